"""List what can be read in more than one way: the question, each reading with its arguments, and the default."""

from __future__ import annotations

import argparse

from oracle.cli.common import chosen_rulesets, has_words, statement_list
from oracle.core.errors import UsageError
from oracle.core.readings import Ambiguity, ambiguities

EXAMPLE = "  raw readings charging"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="*", metavar="WORD", help="words that must all stand in an id or question")
    parser.add_argument("--ruleset", action="append", metavar="RULESET", help="only this ruleset; may be repeated")


def run(asked: argparse.Namespace) -> int:
    """Print the readings found."""
    found = [
        one
        for ruleset in chosen_rulesets(asked.ruleset)
        for one in ambiguities(ruleset).values()
        if has_words(asked.words, f"{one.id} {one.question} {' '.join(one.statements)}")
    ]
    if not found:
        raise UsageError("WORD", " ".join(asked.words), "words that some ambiguity has")
    print("\n\n".join(_text(one) for one in found))
    return 0


def _text(one: Ambiguity) -> str:
    lines = [f"{one.id}  ({statement_list(one.statements)})", f"  {one.question}"]
    for reading in one.readings.values():
        mark = "*" if reading.id == one.default else " "
        lines += [
            f"  {mark} {reading.id}",
            f"      for: {reading.argument_for}",
            f"      against: {reading.argument_against}",
        ]
    return "\n".join([*lines, f"  default (*): {one.why}"])
