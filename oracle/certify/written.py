"""A case as it is written in its feature."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from oracle.core.home import suite_home


@cache
def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def feature_file(case: Mapping[str, Any]) -> Path:
    """Return the feature file of a case."""
    return suite_home() / "features" / str(case["ruleset"]) / str(case["feature"])


def scenario_text(case: Mapping[str, Any]) -> str:
    """Return the scenario of a case as written, with its place, an outline's row put in."""
    lines = _lines(feature_file(case))
    start = next(
        at
        for at, line in enumerate(lines)
        if line.strip() in (f"Scenario: {case['scenario']}", f"Scenario Outline: {case['scenario']}")
    )
    written = [f"# {case['feature']}:{case['line']}", lines[start].strip()]
    for line in lines[start + 1 :]:
        text = line.strip()
        if not text or text.startswith(("Examples", "@", "Scenario", "Rule")):
            break
        for column, cell in case["cells"].items():
            text = text.replace(f"<{column}>", cell)
        written.append("  " + text)
    return "\n".join(written)
