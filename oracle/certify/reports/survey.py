"""The rows of a record added up rule by rule, and those that fail."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from oracle.certify.judge import VERDICTS
from oracle.certify.record import Record, Row
from oracle.certify.summary import fails, out_of_scope_row


@dataclass
class RuleLine:
    """What a report says of one rule: its words, and its cases by verdict."""

    rule: str
    standing: str = ""
    summary: str = ""
    statements: Sequence[str] = ()
    scope: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)

    @property
    def asked(self) -> int:
        """How many cases are in scope, refusals included."""
        return self.scope.total() + self.refusals.total()

    @property
    def not_conforming(self) -> int:
        """How many of them do not conform."""
        return self.asked - self.scope["conforms"] - self.refusals["conforms"]

    @property
    def failing(self) -> int:
        """How many of them fail: an own ruling does not conform and is no failure."""
        return self.not_conforming - self.scope["own ruling"] - self.refusals["own ruling"]


@dataclass
class Survey:
    """What one reading of the rows adds up to: each rule in the register's order, and why cases are untested."""

    rules: dict[str, RuleLine]
    untested: dict[str, Counter[str]] = field(default_factory=dict)

    def add(self, row: Row) -> None:
        """Count one row."""
        if row["verdict"] == "untested":
            self.untested.setdefault(row["ruleset"], Counter())[row["reason"]] += 1
        if not out_of_scope_row(row):
            line = self.rules.setdefault(row["rule"], RuleLine(row["rule"], row["standing"]))
            (line.refusals if row["refusal"] else line.scope)[row["verdict"]] += 1


def survey(record: Record) -> Survey:
    """Read all rows once and add them up."""
    rules = {
        rule: RuleLine(rule, one["standing"], one["summary"], one["statements"])
        for rule, one in record.header["rules"].items()
    }
    found = Survey(rules)
    for row in record.rows():
        found.add(row)
    return found


def failing(row: Row) -> bool:
    """Return whether a row is a case in scope, or a refusal in scope, that fails."""
    return fails(row["verdict"]) and not out_of_scope_row(row)


def failures(record: Record) -> Iterator[Row]:
    """Yield the cases that fail: those that nobody knew of, the gravest first, the known ones, the refusals, the rest.

    The rest are those that a run did not come to.
    """
    for rank in range(len(VERDICTS) + 3):
        yield from (row for row in record.rows() if failing(row) and _rank(row) == rank)


def _rank(row: Row) -> int:
    if row.get("reason") == "interrupted":
        return len(VERDICTS) + 2
    if row["refusal"]:
        return len(VERDICTS) + 1
    if "known" in row:
        return len(VERDICTS)
    return len(VERDICTS) - 1 if row["verdict"] == "untested" else VERDICTS.index(row["verdict"])
