"""The report for a terminal: tables, the cases that fail, and one last sentence with the verdict."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import IO

from oracle.certify.record import Record, Row
from oracle.certify.reports.common import (
    NOT_CONFORMING,
    ending,
    engine_name,
    ruleset_lines,
    sentence,
)
from oracle.certify.reports.survey import Survey, failures, survey
from oracle.certify.reports.wording import (
    SHOWN,
    as_json,
    findings,
    outcome,
    printable,
    repeat_command,
    sent,
    shortened,
)
from oracle.certify.summary import CONFORMS, DOES_NOT, PARTIAL

COLORS = {
    CONFORMS: "green",
    PARTIAL: "yellow",
    DOES_NOT: "red",
    "breaks": "red",
    "differs": "red",
    "declines": "yellow",
    "own ruling": "cyan",
    "untested": "yellow",
}


def print_report(record: Record, file: IO[str], color: bool) -> None:
    """Print a record: a table of rulesets, of the rules that do not wholly conform, the cases that fail, the verdict.

    Args:
        record: read, whole.
        file: where it is printed.
        color: whether the verdicts are coloured.
    """
    found = survey(record)
    suite = record.header["suite"]
    _print(file, f"{engine_name(record)}, asked by {suite['name']} {suite['version']}")
    for title, lines in (
        ("", _rulesets(record, color)),
        ("Rules that do not wholly conform", _rules(found)),
        ("Cases that fail", _cases(record, found, color)),
        ("Known failures that are stale", record.footer["stale"]),
        ("Floors: engines that know nothing would score", _floors(record)),
        ("The engine's standard error ends", record.footer.get("noise", "").splitlines()),
    ):
        _section(file, title, lines)
    if record.footer["exit"]:
        _section(file, "", [ending(record)])
    _section(file, "", [sentence(record)])


def print_case(row: Row, file: IO[str], color: bool) -> None:
    """Print a case: every line sent and answered as JSON, what was expected and found, its verdict."""
    _print(file, row["case"])
    for exchange in row.get("exchanges", ()):
        _print(file, "  -> " + sent(exchange))
        _print(file, "  <- " + as_json(exchange["answer"]))
    for finding in findings(row):
        _print(file, f"  {finding}")
    _print(file, _paint(f"  {outcome(row)}", row["verdict"], color))


class _Painted(str):
    """A line that may hold colours: what others wrote in it is escaped already."""

    __slots__ = ()


def _print(file: IO[str], line: str = "") -> None:
    file.write((line if isinstance(line, _Painted) else printable(line)) + "\n")


def _section(file: IO[str], title: str, lines: Iterable[str]) -> None:
    for number, line in enumerate(lines):
        if number == 0:
            _print(file)
            if title:
                _print(file, title)
        _print(file, line)


def _paint(text: str, verdict: str, color: bool) -> _Painted:
    text = printable(text)
    if not color or verdict not in COLORS:
        return _Painted(text)
    from termcolor import colored

    return _Painted(colored(text, COLORS[verdict], force_color=True))


def _table(rows: Sequence[Sequence[str]], headers: Sequence[str]) -> list[str]:
    from tabulate import tabulate

    return tabulate(rows, headers=headers, disable_numparse=True).splitlines()


def _rulesets(record: Record, color: bool) -> list[str]:
    rows = [
        [
            printable(line.ruleset),
            _paint(line.said, line.verdict, color),
            f"{line.conform} of {line.of}",
            *(str(line.scope.get(verdict, 0)) for verdict in NOT_CONFORMING),
            line.refusals,
            line.claims,
        ]
        for line in ruleset_lines(record)
    ]
    return [
        _Painted(line)
        for line in _table(rows, ["ruleset", "verdict", "conform", *NOT_CONFORMING, "refusals", "claims"])
    ]


def _rules(found: Survey) -> list[str]:
    rows = [
        [
            line.rule,
            f"{line.scope['conforms']} of {line.scope.total()}",
            *(str(line.scope[verdict]) for verdict in NOT_CONFORMING),
            f"{line.refusals['conforms']} of {line.refusals.total()}",
        ]
        for line in found.rules.values()
        if line.not_conforming
    ]
    return _table(rows, ["rule", "conform", *NOT_CONFORMING, "refusals"]) if rows else []


def _cases(record: Record, found: Survey, color: bool) -> Iterable[str]:
    for row in _told(record):
        yield from _case(record, found, row, color)
    rest = sum(line.failing for line in found.rules.values()) - SHOWN
    if rest > 0:
        yield f"and {rest} more, all of them in the record {record.path}"


def _told(record: Record) -> list[Row]:
    """Return the failures that are told, in their order: one of each rule, and others where there is room."""
    firsts: list[tuple[int, Row]] = []
    others: list[tuple[int, Row]] = []
    rules: set[str] = set()
    for at, row in enumerate(failures(record)):
        if row["rule"] not in rules:
            rules.add(row["rule"])
            firsts.append((at, row))
        elif len(others) < SHOWN:
            others.append((at, row))
        if len(firsts) == SHOWN:
            break
    told = [*firsts, *others][:SHOWN]
    return [row for _, row in sorted(told, key=itemgetter(0))]


def _case(record: Record, found: Survey, row: Row, color: bool) -> Iterable[str]:
    yield _Painted(f"{_paint(outcome(row), row['verdict'], color)}: {printable(row['case'])}")
    for finding in findings(row):
        yield f"    {shortened(str(finding))}"
    yield f"    the rule: {found.rules[row['rule']].summary}"
    yield f"    again: {repeat_command(record, row)}"


def _floors(record: Record) -> list[str]:
    return [f"{line.ruleset}: {line.floors_said()}" for line in ruleset_lines(record) if line.floors]
