"""The readings: every statement that can be taken in more than one way, from `readings.toml`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from oracle.core import tables
from oracle.core.errors import SuiteFault
from oracle.core.rules import folder, statement_ids


@dataclass(frozen=True)
class Reading:
    """One way to take an ambiguous statement, with what speaks for and against it."""

    id: str
    argument_for: str
    argument_against: str


@dataclass(frozen=True)
class Ambiguity:
    """A question on which two honest referees could differ in a number or a permission.

    Args:
        id: `<ruleset>.<topic>.<question>`; shares no name with a rule.
        question: the question, as asked at the table.
        statements: ids of the statements that can be read in several ways.
        default: the reading taken where none is asked for.
        why: why it is the default.
        readings: at least two, by id.
    """

    id: str
    question: str
    statements: tuple[str, ...]
    default: str
    why: str
    readings: dict[str, Reading]


@cache
def ambiguities(ruleset: str) -> dict[str, Ambiguity]:
    """Return the ambiguities of a ruleset by id.

    Raises:
        SuiteFault: an entry lacks a key, has an unknown one, stands twice, has fewer than two readings, or its
            default is none of them.
    """
    path = folder(ruleset) / "readings.toml"
    entries = tables.read_toml(path).get("ambiguity", [])
    if not isinstance(entries, list):
        raise SuiteFault(str(path), entries, "[[ambiguity]] tables")
    found: dict[str, Ambiguity] = {}
    for number, entry in enumerate(entries, 1):
        named = isinstance(entry, dict) and "id" in entry
        ambiguity = _ambiguity(entry, f"{path}, {entry['id'] if named else f'ambiguity {number}'}")
        if ambiguity.id in found:
            raise SuiteFault(f"{path}, {ambiguity.id}", ambiguity.id, "an id that stands once")
        found[ambiguity.id] = ambiguity
    return found


def _ambiguity(entry: Any, place: str) -> Ambiguity:
    _check_keys(entry, ("id", "question", "statements", "default", "why", "readings"), place)
    for key, value in entry.items():
        if not isinstance(value, dict if key == "readings" else str):
            raise SuiteFault(f"{place}, {key}", value, "a table" if key == "readings" else "a text")
    readings = {}
    for name, reading in entry["readings"].items():
        _check_keys(reading, ("for", "against"), f"{place}, {name}")
        if not all(isinstance(argument, str) for argument in reading.values()):
            raise SuiteFault(f"{place}, {name}", reading, "texts")
        readings[name] = Reading(name, reading["for"], reading["against"])
    if len(readings) < 2:
        raise SuiteFault(place, list(readings), "at least two readings")
    if entry["default"] not in readings:
        raise SuiteFault(f"{place}, default", entry["default"], "one of " + ", ".join(readings))
    try:
        statements = statement_ids(entry["statements"])
    except ValueError as error:
        raise SuiteFault(f"{place}, statements", entry["statements"], str(error)) from None
    return Ambiguity(entry["id"], entry["question"], statements, entry["default"], entry["why"], readings)


def _check_keys(entry: Any, keys: tuple[str, ...], place: str) -> None:
    if not isinstance(entry, dict) or sorted(entry) != sorted(keys):
        raise SuiteFault(place, sorted(entry) if isinstance(entry, dict) else entry, "the keys " + ", ".join(keys))


def defaults(ruleset: str) -> dict[str, str]:
    """Return the default reading of each ambiguity of a ruleset."""
    return {name: ambiguity.default for name, ambiguity in ambiguities(ruleset).items()}
