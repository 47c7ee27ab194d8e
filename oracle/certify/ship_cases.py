"""Hatchling's build hook: compile the cases and ship them in the wheel, so that an installation need not."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ShipCases(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the kept cases of every ruleset to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and add the cases; an editable installation compiles its own.

        Args:
            version: of the wheel: "standard" or "editable".
            build_data: what hatchling adds to the wheel.
        """
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from oracle.certify.compiler import kept_file, load_cases
        from oracle.core.home import rulesets

        for ruleset in rulesets():
            load_cases(ruleset)
            kept = kept_file(ruleset)
            build_data["force_include"][str(kept)] = f"oracle/_suite/.kept/{Path(kept).name}"
