"""Odds: the exact distribution of a question's answer, and where two ways of deciding one thing agree."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

from oracle.core.counting import Branches, CountingDice
from oracle.core.dice import ChainGoesOn
from oracle.core.errors import UsageError
from oracle.core.operation import Operation
from oracle.core.ruling import Ruling
from oracle.core.shapes import GREATEST

MOST_WALKS = 200_000
"""A question with more ways to roll its dice is not counted."""

MOST_READINGS = 64
"""So many combinations of readings are compared at most."""

NOT_DETERMINED = "not determined"

MOST_LINKS = 4
"""How far a chain of dice is followed, unless the asker says how far."""

Distribution = dict[str, Fraction]
"""How likely each answer is, as JSON; the chances sum to 1."""


@dataclass(frozen=True)
class Odds:
    """A question's answers.

    Args:
        answers: each whole outcome with its chance.
        beyond: the chance that a chain of dice goes on beyond the links that were followed.
        links: how many links were followed.
        consulted: the ambiguities that any of them turned on, with the reading taken.
    """

    answers: list[tuple[Fraction, dict[str, Any]]]
    beyond: Fraction
    links: int
    consulted: dict[str, str]

    def whole(self) -> Distribution:
        """Return the distribution of the whole outcome, and beside it the chance of what lies beyond."""
        return self._added((chance, outcome) for chance, outcome in self.answers)

    def of(self, field: str) -> Distribution:
        """Return the distribution of one field, and beside it the chance of what lies beyond."""
        return self._added((chance, outcome.get(field)) for chance, outcome in self.answers)

    def _added(self, answers: Iterator[tuple[Fraction, Any]]) -> Distribution:
        found: Distribution = {}
        for chance, value in answers:
            key = json.dumps(value, ensure_ascii=False, sort_keys=True)
            found[key] = found.get(key, Fraction(0)) + chance
        found = dict(sorted(found.items(), key=_by_number))
        if self.beyond:
            found[json.dumps(f"a chain of more than {self.links} links")] = self.beyond
        return found


def _by_number(answer: tuple[str, Fraction]) -> int:
    """Return where an answer stands among numbers; answers that are none stay in the order found, first."""
    value = json.loads(answer[0])
    return value if type(value) is int else -GREATEST - 1


def odds(
    operation: Operation[..., Any],
    facts: Mapping[str, Any],
    readings: Mapping[str, str],
    state: Mapping[str, Any] | None = None,
    links: int = MOST_LINKS,
) -> Odds:
    """Count every face of every die that a question rolls.

    Args:
        operation: the question.
        facts: as JSON data.
        readings: those asked for; the others are taken by their defaults.
        state: what an earlier answer left.
        links: how many times a die that chains is rolled again at most; the chance of more is counted, 0 or more.

    Raises:
        Invalid: facts or readings that cannot be.
        UsageError: there are more than MOST_WALKS ways to roll; the number is named.
    """
    in_force = operation.bind_readings(readings)
    branches = Branches()
    answers: list[tuple[Fraction, dict[str, Any]]] = []
    beyond = Fraction(0)
    consulted: dict[str, str] = {}
    more = True
    while more:
        try:
            ruling = operation.rule(facts, CountingDice(branches, links), in_force, state)
        except ChainGoesOn:
            beyond += branches.probability()
        else:
            answers.append((branches.probability(), _outcome(ruling)))
            consulted |= ruling.consulted
        _countable(operation.id, answers, branches.probability())
        more = branches.advance()
    return Odds(answers, beyond, links, consulted)


def _countable(name: str, answers: Sequence[object], chance: Fraction) -> None:
    """Stop at a question too large to count: at once where no chain is behind it, and else on the way.

    The first walk shows the lowest faces, which chain no die; of others, one that is unlikely may be a long chain.
    """
    expected = f"a question of at most {MOST_WALKS:,}, which can be counted"
    if len(answers) == 1 and chance < Fraction(1, MOST_WALKS):
        raise UsageError(name, f"{chance.denominator:,} ways to roll", expected)
    if len(answers) > MOST_WALKS:
        raise UsageError(name, f"more than {MOST_WALKS:,} ways to roll", expected)


def _outcome(ruling: Ruling) -> dict[str, Any]:
    return ruling.outcome | dict.fromkeys(ruling.not_determined, NOT_DETERMINED)


@dataclass(frozen=True)
class Comparison:
    """Two ways of deciding one thing, under certain readings.

    Args:
        readings: of every ambiguity that either turns on.
        agree: the facts under which a field is distributed alike, as the number of each in the list compared.
        differ: the others, with the two distributions.
    """

    readings: dict[str, str]
    agree: list[int]
    differ: dict[int, tuple[Distribution, Distribution]]


def compare(
    one: Operation[..., Any],
    other: Operation[..., Any],
    field: str,
    situations: Sequence[Mapping[str, Any]],
    readings: Mapping[str, str],
    known: Mapping[str, Sequence[str]],
    links: int = MOST_LINKS,
) -> list[Comparison]:
    """Compare the distributions of a field in two operations, under every reading that either turns on.

    Args:
        one: the first question.
        other: the second, with the same facts; those that it does not take are left out.
        field: of both outcomes.
        situations: the facts, one after the other.
        readings: those that are fixed.
        known: the readings of each ambiguity, its default first.
        links: how far a chain of dice is followed.

    Raises:
        Invalid: facts or readings that cannot be.
        UsageError: a question too large to count, or more readings than can be compared.
    """
    doubts = sorted(_doubts(one, other, situations, readings, links) - readings.keys())
    if prod(len(known[doubt]) for doubt in doubts) > MOST_READINGS:
        raise UsageError("--reading", f"{len(doubts)} open ambiguities", f"at most {MOST_READINGS} combinations")
    found = []
    for taken in product(*(known[doubt] for doubt in doubts)):
        fixed = {**readings, **dict(zip(doubts, taken, strict=True))}
        pairs = [
            tuple(odds(asked, _taken(asked, facts), fixed, links=links).of(field) for asked in (one, other))
            for facts in situations
        ]
        differ = {at: (first, second) for at, (first, second) in enumerate(pairs) if first != second}
        found.append(Comparison(fixed, [at for at in range(len(pairs)) if at not in differ], differ))
    return found


def _doubts(
    one: Operation[..., Any],
    other: Operation[..., Any],
    situations: Sequence[Mapping[str, Any]],
    readings: Mapping[str, str],
    links: int,
) -> set[str]:
    return {
        doubt
        for facts in situations
        for asked in (one, other)
        for doubt in odds(asked, _taken(asked, facts), readings, links=links).consulted
    }


def _taken(operation: Operation[..., Any], facts: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in facts.items() if name in operation.facts}
