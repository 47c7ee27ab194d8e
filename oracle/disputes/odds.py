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
from oracle.core.errors import UsageError
from oracle.core.operation import Operation
from oracle.core.ruling import Ruling

MOST_WALKS = 200_000
"""A question with more ways to roll its dice is not counted."""

MOST_READINGS = 64
"""So many combinations of readings are compared at most."""

NOT_DETERMINED = "not determined"

Distribution = dict[str, Fraction]
"""How likely each answer is, as JSON; the chances sum to 1."""


@dataclass(frozen=True)
class Odds:
    """A question's answers.

    Args:
        answers: each whole outcome with its chance.
        consulted: the ambiguities that any of them turned on, with the reading taken.
    """

    answers: list[tuple[Fraction, dict[str, Any]]]
    consulted: dict[str, str]

    def whole(self) -> Distribution:
        """Return the distribution of the whole outcome."""
        return _added((chance, outcome) for chance, outcome in self.answers)

    def of(self, field: str) -> Distribution:
        """Return the distribution of one field."""
        return _added((chance, outcome.get(field)) for chance, outcome in self.answers)


def _added(answers: Iterator[tuple[Fraction, Any]]) -> Distribution:
    found: Distribution = {}
    for chance, value in answers:
        key = json.dumps(value, ensure_ascii=False, sort_keys=True)
        found[key] = found.get(key, Fraction(0)) + chance
    return found


def odds(
    operation: Operation[..., Any],
    facts: Mapping[str, Any],
    readings: Mapping[str, str],
    state: Mapping[str, Any] | None = None,
) -> Odds:
    """Count every face of every die that a question rolls.

    Args:
        operation: the question.
        facts: as JSON data.
        readings: those asked for; the others are taken by their defaults.
        state: what an earlier answer left.

    Raises:
        Invalid: facts or readings that cannot be.
        UsageError: there are more than MOST_WALKS ways to roll; the number is named.
    """
    in_force = operation.bind_readings(readings)
    branches = Branches()
    answers: list[tuple[Fraction, dict[str, Any]]] = []
    consulted: dict[str, str] = {}
    more = True
    while more:
        ruling = operation.rule(facts, CountingDice(branches), in_force, state)
        chance = branches.probability()
        if chance < Fraction(1, MOST_WALKS):
            ways = f"{chance.denominator:,} ways to roll"
            raise UsageError(operation.id, ways, f"a question of at most {MOST_WALKS:,}, which can be counted")
        consulted |= ruling.consulted
        answers.append((chance, _outcome(ruling)))
        more = branches.advance()
    return Odds(answers, consulted)


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
) -> list[Comparison]:
    """Compare the distributions of a field in two operations, under every reading that either turns on.

    Args:
        one: the first question.
        other: the second, with the same facts; those that it does not take are left out.
        field: of both outcomes.
        situations: the facts, one after the other.
        readings: those that are fixed.
        known: the readings of each ambiguity, its default first.

    Raises:
        Invalid: facts or readings that cannot be.
        UsageError: a question too large to count, or more readings than can be compared.
    """
    doubts = sorted(_doubts(one, other, situations, readings) - readings.keys())
    if prod(len(known[doubt]) for doubt in doubts) > MOST_READINGS:
        raise UsageError("--reading", f"{len(doubts)} open ambiguities", f"at most {MOST_READINGS} combinations")
    found = []
    for taken in product(*(known[doubt] for doubt in doubts)):
        fixed = {**readings, **dict(zip(doubts, taken, strict=True))}
        pairs = [
            tuple(odds(asked, _taken(asked, facts), fixed).of(field) for asked in (one, other)) for facts in situations
        ]
        differ = {at: (first, second) for at, (first, second) in enumerate(pairs) if first != second}
        found.append(Comparison(fixed, [at for at in range(len(pairs)) if at not in differ], differ))
    return found


def _doubts(
    one: Operation[..., Any],
    other: Operation[..., Any],
    situations: Sequence[Mapping[str, Any]],
    readings: Mapping[str, str],
) -> set[str]:
    return {
        doubt
        for facts in situations
        for asked in (one, other)
        for doubt in odds(asked, _taken(asked, facts), readings).consulted
    }


def _taken(operation: Operation[..., Any], facts: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in facts.items() if name in operation.facts}
