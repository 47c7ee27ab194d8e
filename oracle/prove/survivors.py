"""The score of a ruleset's mutants, and the reasons for those that survive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from oracle.core.errors import SuiteFault
from oracle.core.home import PACKAGE
from oracle.core.tables import read_toml
from oracle.prove.faults import Fault
from oracle.prove.mutations import Key, Mutation

CHECK = "mutants"
LEAST_KILLED = 95  # of 100


@dataclass(frozen=True)
class Survivor:
    """A mutant that no case notices.

    Args:
        file: the module or table.
        line: where, from 1.
        within: the function or class; of a table, the column.
        change: what becomes what.
        before: the line as it was.
        after: the line as it is.
        reason: why no case can tell it from the oracle; None if nobody says.
    """

    file: str
    line: int
    within: str
    change: str
    before: str
    after: str
    reason: str | None

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" + (f", {self.within}" if self.within else "")
        return f"{where}: {self.change}: {self.before!r} as {self.after!r}: {self.reason or 'no reason given'}"


@dataclass(frozen=True)
class Score:
    """What came of a ruleset's mutants.

    Args:
        mutants: how many there are.
        killed: how many a case notices.
        survivors: the others.
        faults: too few killed, survivors without a reason, reasons that no survivor needs.
    """

    mutants: int
    killed: int
    survivors: list[Survivor] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)


def score(mutants: int, left: Sequence[Mutation], known: Mapping[Key, str]) -> Score:
    """Return the score of so many mutants, of which some are left, with the reasons known by key."""
    survivors = [
        Survivor(one.file, one.site.line, one.site.within, one.site.change, one.before, one.after, known.get(one.key))
        for one in left
    ]
    killed = mutants - len(left)
    faults = [
        Fault(CHECK, f"{one.file}:{one.line}", str(one), "a case that notices, or a reason")
        for one in survivors
        if one.reason is None
    ]
    for key in sorted(set(known) - {mutation.key for mutation in left}):
        faults.append(Fault(CHECK, "survivors.toml", ", ".join(map(str, key)), "an entry for a mutant that survives"))
    if 100 * killed < LEAST_KILLED * mutants:
        faults.append(Fault(CHECK, "mutants", f"{killed} killed of {mutants}", f"at least {LEAST_KILLED} %"))
    return Score(mutants, killed, survivors, faults)


def survivors_file(ruleset: str) -> Path:
    """Return where the reasons for a ruleset's survivors stand."""
    return PACKAGE / "tests" / ruleset / "survivors.toml"


def reasons(ruleset: str) -> dict[Key, str]:
    """Return the reasons why mutants survive, by the key of each; none if the ruleset has no such file.

    Raises:
        SuiteFault: an entry lacks a key, has an unknown one, or stands twice.
    """
    path = survivors_file(ruleset)
    known: dict[Key, str] = {}
    for number, entry in enumerate(read_toml(path).get("survivor", []) if path.exists() else [], 1):
        place = f"{path}, survivor {number}"
        keys = {"file", "within", "change", "before", "reason"}
        if not keys <= set(entry) <= keys | {"ordinal"}:
            raise SuiteFault(place, sorted(entry), "the keys " + ", ".join(sorted(keys)) + ", and perhaps ordinal")
        key = (entry["file"], entry["within"], entry["change"], entry["before"], entry.get("ordinal", 1))
        if key in known:
            raise SuiteFault(place, key, "an entry that stands once")
        known[key] = entry["reason"]
    return known
