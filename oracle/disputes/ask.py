"""Ask the oracle one question: the ruling, why, and what would be ruled under every other reading."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from oracle.core.dice import GivenDice
from oracle.core.errors import Invalid
from oracle.core.operation import Operation
from oracle.core.ruling import Ruling


@dataclass(frozen=True)
class Alternative:
    """What another reading comes to.

    Args:
        ambiguity: its id.
        reading: the reading taken instead.
        ruling: what is ruled then; None where the question cannot be answered so.
        why: why it cannot.
    """

    ambiguity: str
    reading: str
    ruling: Ruling | None
    why: str = ""


@dataclass(frozen=True)
class Asked:
    """A question answered.

    Args:
        ruling: under the readings in force.
        alternatives: for each ambiguity that it turned on, what each other reading comes to, where it is another thing.
        notes: faces that were stated and not used.
    """

    ruling: Ruling
    alternatives: list[Alternative] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


class NotedDice(GivenDice):
    """Given faces, of which those left over are noted and not refused."""

    __slots__ = ("notes",)

    def __init__(self, faces: Mapping[str, Sequence[int]]) -> None:
        super().__init__(faces)
        self.notes: list[str] = []

    def finish(self) -> None:
        for purpose, faces in self._faces.items():
            left = faces[self._taken.get(purpose, 0) :]
            if left:
                self.notes.append(f"{purpose}: {', '.join(map(str, left))} not used")


def ask(
    operation: Operation[..., Any],
    facts: Mapping[str, Any],
    dice: Mapping[str, Sequence[int]],
    readings: Mapping[str, str],
    known: Mapping[str, Sequence[str]],
    state: Mapping[str, Any] | None = None,
) -> Asked:
    """Answer a question, and say what each other reading of what it turned on comes to.

    Args:
        operation: the question.
        facts: as JSON data.
        dice: faces by purpose; some may be left over.
        readings: those asked for; the others are taken by their defaults.
        known: the readings of each ambiguity.
        state: what an earlier answer left.

    Raises:
        Invalid: facts, dice or readings that cannot be.
    """
    for purpose in dice:
        if purpose not in operation.dice:
            wanted = "a die purpose: " + ", ".join(operation.dice) if operation.dice else "no dice: it rolls none"
            raise Invalid(purpose, list(dice[purpose]), wanted)
    in_force = operation.bind_readings(readings)
    source = NotedDice(dice)
    ruling = operation.rule(facts, source, in_force, state)
    alternatives = []
    for ambiguity, taken in ruling.consulted.items():
        for reading in known[ambiguity]:
            if reading != taken:
                other = _under(operation, facts, dice, {**in_force, ambiguity: reading}, state)
                if isinstance(other, Invalid):
                    alternatives.append(Alternative(ambiguity, reading, None, str(other)))
                elif _answer(other) != _answer(ruling):
                    alternatives.append(Alternative(ambiguity, reading, other))
    return Asked(ruling, alternatives, source.notes + _strangers(operation, facts, state))


def _strangers(operation: Operation[..., Any], facts: Mapping[str, Any], state: Mapping[str, Any] | None) -> list[str]:
    """Return a note for each name that is almost one that the state knows: it would be somebody new."""
    names = _members(state)
    notes = []
    for fact, value in facts.items():
        if operation.facts[fact].schema.get("type") != "string" or value in names:
            continue
        near = [one for one in names if one.casefold() == value.casefold()] or get_close_matches(value, names, 1, 0.75)
        notes += [f"{fact}: the state knows {near[0]}, and nothing of {value}"] if near else []
    return notes


def _members(value: Any) -> list[str]:
    """Return every name of a member in some JSON data."""
    if isinstance(value, Mapping):
        return [*value, *(name for member in value.values() for name in _members(member))]
    return []


def _under(
    operation: Operation[..., Any],
    facts: Mapping[str, Any],
    dice: Mapping[str, Sequence[int]],
    readings: Mapping[str, str],
    state: Mapping[str, Any] | None,
) -> Ruling | Invalid:
    try:
        return operation.rule(facts, NotedDice(dice), readings, state)
    except Invalid as invalid:
        return invalid


def _answer(ruling: Ruling) -> tuple[Any, ...]:
    return ruling.outcome, ruling.not_determined, ruling.state
