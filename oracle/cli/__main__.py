"""Run the command as `python -m oracle.cli`."""

import sys

from oracle.cli import main

sys.exit(main())
