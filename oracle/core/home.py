"""Where the suite's words and data lie: beside the package in a checkout, inside it in a wheel."""

from __future__ import annotations

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]


@cache
def suite_home() -> Path:
    """Return the folder that holds `features`, `steps` and `tables`."""
    shipped = PACKAGE / "_suite"
    return shipped if shipped.is_dir() else PACKAGE.parent


def rulesets() -> list[str]:
    """Return the slugs of every ruleset found: a folder of `tables` with a `ruleset.toml`."""
    return sorted(path.parent.name for path in suite_home().glob("tables/*/ruleset.toml"))
