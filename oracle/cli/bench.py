"""Measure how fast the suite is: each figure a ratio from this run, with the bound that it is held against."""

from __future__ import annotations

import argparse
from importlib.util import find_spec

from oracle.cli.common import chosen_rulesets, table
from oracle.core.errors import UsageError
from oracle.prove.bench import figures

EXAMPLE = "  raw bench --ruleset combat_options"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ruleset", action="append", metavar="RULESET", help="only this ruleset; may be repeated")


def run(asked: argparse.Namespace) -> int:
    """Print the figures; return 1 if one lies out of its bound."""
    if find_spec("pytest_bdd") is None:
        raise UsageError("raw bench", "no pytest-bdd", 'it, to compare with: pip install -e ".[test]" in the checkout')
    found = figures(chosen_rulesets(asked.ruleset))
    rows = [
        [
            figure.what,
            f"{figure.measured:.2f}",
            f"at {'least' if figure.at_least else 'most'} {figure.bound:g}",
            "yes" if figure.holds else "NO",
            figure.detail,
        ]
        for figure in found
    ]
    print(table(rows, ["figure", "measured", "bound", "holds", "of"]))
    return 0 if all(figure.holds for figure in found) else 1
