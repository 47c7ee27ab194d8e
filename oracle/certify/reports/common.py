"""What the reports have in common: the verdict on each ruleset in words, and the file written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from oracle.certify.judge import VERDICTS
from oracle.certify.record import Record
from oracle.certify.summary import DOES_NOT, EXIT_CODES, NO_VERDICT, PARTIAL
from oracle.core.errors import UsageError

NOT_CONFORMING = (*(verdict for verdict in VERDICTS if verdict != "conforms"), "untested")
"""The verdicts on a case that are counted beside *conforms*, in the order of their columns."""

FLOORS = {
    "silent": "an engine that says nothing",
    "refusing": "one that refuses everything",
    "constant": "the best constant answer to each operation",
}
"""The engines that know nothing, by their name in the footer."""


@dataclass(frozen=True)
class RulesetLine:
    """What a report says of one ruleset.

    Args:
        ruleset: its slug.
        verdict: "conforms", "partial", "does not conform" or "no verdict".
        said: the verdict with what qualifies it: "does not conform (3 known)".
        conform: how many cases in scope conform.
        of: how many are in scope, refusals apart.
        scope: the cases in scope, by verdict.
        cases: all its cases, by verdict.
        known: how many of those that fail are known failures.
        refusals: "5 of 6"
        claims: "operations 31 of 40, optional rules 12 of 30", or "not claimed".
        floors: how many cases each engine of FLOORS would have right, "3 of 58"; empty if the record does not say.
    """

    ruleset: str
    verdict: str
    said: str
    conform: int
    of: int
    scope: Mapping[str, int]
    cases: Mapping[str, int]
    known: int
    refusals: str
    claims: str
    floors: Mapping[str, str]

    def floors_said(self) -> str:
        """Return the floors on one line."""
        return ", ".join(f"{engine} {count}" for engine, count in self.floors.items())


def ruleset_lines(record: Record) -> list[RulesetLine]:
    """Return what a report says of each ruleset, in the record's order."""
    floors = record.footer.get("floors", {})
    accepted = record.header["accept_partial"]
    return [
        RulesetLine(
            ruleset=ruleset,
            verdict=one["verdict"],
            said=_said(one["verdict"], one["known"], accepted),
            conform=one["conform"],
            of=one["of"],
            scope=one["scope"],
            cases=one["cases"],
            known=one["known"],
            refusals=f"{one['refusals']['conform']} of {one['refusals']['of']}",
            claims=_claims(record.header["claims"].get(ruleset)),
            floors=_floors(floors.get(ruleset)),
        )
        for ruleset, one in record.footer["rulesets"].items()
    ]


def _said(verdict: str, known: int, accept_partial: bool) -> str:
    notes = [f"{known} known"] if known and verdict in (PARTIAL, DOES_NOT) else []
    if verdict == PARTIAL and accept_partial:
        notes.append("accepted")
    return f"{verdict} ({', '.join(notes)})" if notes else verdict


def _claims(claim: Mapping[str, Any] | None) -> str:
    if claim is None:
        return "not claimed"
    said = [
        f"operations {len(claim['operations'])} of {claim['operations_of']}",
        f"optional rules {len(claim['optional'])} of {claim['optional_of']}",
    ]
    if claim["dice"] != "given":
        said.append(f"dice {claim['dice']}")
    return ", ".join(said)


def _floors(floor: Mapping[str, int] | None) -> dict[str, str]:
    return {engine: f"{floor[name]} of {floor['of']}" for name, engine in FLOORS.items()} if floor else {}


def sentence(record: Record) -> str:
    """Return the verdict on every ruleset that has one, as one sentence with its counts and claims."""
    said = [
        f"{line.ruleset}: {line.said} ({line.conform} of {line.of} cases{_own_rulings(line)}; {line.claims})"
        for line in ruleset_lines(record)
        if line.verdict != NO_VERDICT
    ]
    only = narrowed(record)
    start = _start(record) + (f"Of {only} only: " if only else "")
    return start + ("; ".join(said) or f"no verdict, for {_nothing_judged(record)}") + "."


def _start(record: Record) -> str:
    if record.footer["exit"] == 130:
        return "Interrupted: "
    if record.footer["exit"] == 4:
        return "Not measured, for no case was answered: "
    return "Stopped at the first failure: " if record.footer.get("stopped") else ""


def _nothing_judged(record: Record) -> str:
    refusals = [one["refusals"] for one in record.footer["rulesets"].values()]
    of = sum(one["of"] for one in refusals)
    if not of:
        return "no case was in scope"
    return f"only refusals were in scope, and {sum(one['conform'] for one in refusals)} of {of} were refused"


def _own_rulings(line: RulesetLine) -> str:
    count = line.scope.get("own ruling", 0)
    return f", own rulings on {count} where the document is silent" if count else ""


def narrowed(record: Record) -> str:
    """Return which part of a ruleset's cases was asked for, as "rules a.b.c"; "" if all of them were.

    Leaving out whole rulesets narrows no verdict.
    """
    filters = record.header["filters"].items()
    asked = [f"{name} {', '.join(map(str, wanted))}" for name, wanted in filters if wanted and name != "rulesets"]
    return " and ".join(asked)


def ending(record: Record) -> str:
    """Return the exit code in words, "exit 6: a known failure is stale"."""
    code = record.footer["exit"]
    return f"exit {code}: {EXIT_CODES[code]}"


def engine_name(record: Record) -> str:
    """Return the engine's name and version, with its language if it says one."""
    engine = record.header["engine"]
    name = " ".join(engine[part] for part in ("name", "version") if part in engine)
    return f"{name} ({engine['language']})" if "language" in engine else name


@contextmanager
def report_file(record: Record, path: Path) -> Iterator[TextIOWrapper]:
    """Open the file of a report for writing.

    Raises:
        UsageError: it cannot be written, or is the record that the report is drawn from.
    """
    wanted = "a path where the report can be written"
    if path.resolve() == record.path.resolve():
        raise UsageError(str(path), "the record itself", wanted)
    try:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            yield file
    except OSError as error:
        raise UsageError(str(path), error.strerror, wanted) from None
