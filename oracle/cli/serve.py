"""Answer as an engine: the reference oracle, on standard streams, or by URL with --http."""

from __future__ import annotations

import argparse
import sys

from oracle.engines.serve import serve_http, serve_lines

EXAMPLE = """\
  raw certify "command:raw serve"
  raw serve --http 8000"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--http", type=int, metavar="PORT", help="serve by POST at this port of this machine")


def run(asked: argparse.Namespace) -> int:
    """Serve until the input ends."""
    if asked.http is None:
        serve_lines(sys.stdin.buffer, sys.stdout.buffer)
    else:
        serve_http("127.0.0.1", asked.http, lambda url: print(url, flush=True))
    return 0
