"""A case as it is written in its feature."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from oracle.certify.compiler import parse_feature, scenarios
from oracle.core.home import suite_home


@cache
def _scenarios(ruleset: str, feature: str) -> dict[str, dict[str, Any]]:
    document = parse_feature(suite_home() / "features" / ruleset / feature)
    return {scenario["name"]: scenario for _, scenario in scenarios(document)}


def scenario_text(case: Mapping[str, Any]) -> str:
    """Return the scenario of a case as written, with its place, an outline's row put in."""
    scenario = _scenarios(case["ruleset"], case["feature"])[case["scenario"]]
    written = [f"# {case['feature']}:{case['line']}", f"{scenario['keyword']}: {scenario['name']}"]
    for step in scenario["steps"]:
        text = step["keyword"] + step["text"]
        for column, cell in case["cells"].items():
            text = text.replace(f"<{column}>", cell)
        written.append("  " + text)
    return "\n".join(written)
