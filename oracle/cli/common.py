"""What several commands share."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

from oracle.certify.scope import Filters
from oracle.core.errors import UsageError
from oracle.core.home import rulesets

MOST_LISTED = 20
"""So many known names are listed for an unknown one."""


def colored_terminal() -> bool:
    """Return whether to colour: only on a terminal, and not where NO_COLOR is set."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")


def table(rows: Iterable[Sequence[str]], headers: Sequence[str]) -> str:
    """Return rows as a table that keeps every cell as it is."""
    from tabulate import tabulate

    return tabulate(list(rows), headers=headers, disable_numparse=True, maxcolwidths=_widths(len(headers)))


def _widths(columns: int) -> list[int | None]:
    """Return the widths that let the last column wrap on a terminal."""
    return [None] * (columns - 1) + [70 if sys.stdout.isatty() else None]


def known(place: str, name: str, names: Iterable[str], what: str) -> str:
    """Return a name that is known.

    Raises:
        UsageError: it is not; the nearest ones are named.
    """
    names = list(names)
    if name in names:
        return name
    near = get_close_matches(name, names, n=3, cutoff=0.5)
    listed = f": {', '.join(names)}" if len(names) <= MOST_LISTED else ""
    raise UsageError(place, name, what + (f", perhaps {' or '.join(near)}" if near else listed))


def known_ruleset(name: str) -> str:
    """Return a ruleset's slug.

    Raises:
        UsageError: there is no such ruleset.
    """
    return known("RULESET", name, rulesets(), "a ruleset")


def chosen_rulesets(names: Sequence[str] | None) -> list[str]:
    """Return the rulesets named, or all of them."""
    return [known_ruleset(name) for name in names] if names else rulesets()


def add_filters(parser: argparse.ArgumentParser) -> None:
    """Add the options that choose cases."""
    parser.add_argument("--ruleset", action="append", metavar="RULESET", help="only this ruleset; may be repeated")
    parser.add_argument(
        "--rule", action="append", default=[], metavar="ID", help="only this rule, or all that begin with these parts"
    )
    parser.add_argument(
        "--case", action="append", default=[], metavar="ID", help="only this case; * stands for anything"
    )


def filters(asked: argparse.Namespace) -> Filters:
    """Return the cases that were chosen."""
    return Filters(tuple(asked.ruleset or ()), tuple(asked.rule), tuple(asked.case))


def statement_list(statements: Iterable[str]) -> str:
    """Return statement ids in the document's order, as one text."""
    from oracle.core.rules import in_order

    return " ".join(in_order(statements))


def as_json(value: Any) -> str:
    """Return a value as JSON on one line."""
    import json

    return json.dumps(value, ensure_ascii=False)


def has_words(words: Sequence[str], text: str) -> bool:
    """Return whether every word stands in a text, in whatever form: charge, charges, charging."""
    stems = {_stem(one) for one in re.split(r"[^a-z0-9.]+|[._]", text.lower())}
    return all(_stem(word.lower()) in stems or word.lower() in text.lower() for word in words)


def _stem(word: str) -> str:
    stem = re.sub(r"(ing|ed|es|s|e)$", "", word)
    return stem if len(stem) > 2 else word
