"""The report as GitHub-flavoured Markdown, short enough for the summary of a CI job."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path

from oracle.certify.record import Record
from oracle.certify.reports.common import (
    NOT_CONFORMING,
    ending,
    engine_name,
    report_file,
    ruleset_lines,
    sentence,
)
from oracle.certify.reports.survey import Survey, failures, survey
from oracle.certify.reports.wording import SHOWN, findings, outcome, printable, repeat_command, shortened

SPECIAL = re.compile(r"[\\`*\[\]<>#|~&$]|(?<!\w)_|_(?!\w)")
"""What may mean something in Markdown, in a table or in HTML; an underscore within a word means nothing."""


def prose(text: str) -> str:
    """Return a text that Markdown shows as it is, on one line, also in a cell."""
    return SPECIAL.sub(lambda one: f"&#{ord(one[0])};", printable(" ".join(text.split())))


def code(text: str) -> str:
    """Return a text as code on one line, also in a cell."""
    text = printable(text)
    return f"<code>{prose(text)}</code>" if set(text) & set("`|\\") or not text.strip() else f"`{text}`"


def write_markdown(record: Record, path: Path) -> None:
    """Write a summary of a record: the verdicts, the rules that do not wholly conform, the first cases that fail.

    Raises:
        UsageError: the file cannot be written.
    """
    with report_file(record, path) as file:
        for line in _lines(record):
            file.write(line + "\n")


def _lines(record: Record) -> Iterator[str]:
    found = survey(record)
    yield f"## {prose(engine_name(record))} against the rules as written"
    yield from ("", f"**{prose(sentence(record))}**")
    if record.footer["exit"]:
        yield from ("", prose(ending(record)))
    yield from _rulesets(record)
    yield from _section("Rules that do not wholly conform", _rules(found))
    yield from _section("Cases that fail", _cases(record, found))
    yield from _section("Known failures that are stale", (f"- {prose(line)}" for line in record.footer["stale"]))
    yield from _section("Floors: engines that know nothing would score", _floors(record))
    yield from _source(record)


def _section(title: str, lines: Iterable[str]) -> Iterator[str]:
    for number, line in enumerate(lines):
        if number == 0:
            yield from ("", f"### {title}", "")
        yield line


def _table(headers: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table, none if it has no rows; the cells are escaped already."""
    for number, row in enumerate(rows):
        if number == 0:
            yield f"| {' | '.join(headers)} |"
            yield "|" + " --- |" * len(headers)
        yield f"| {' | '.join(row)} |"


def _rulesets(record: Record) -> Iterator[str]:
    yield ""
    headers = ["ruleset", "verdict", "conform", *NOT_CONFORMING, "refusals", "claims"]
    rows = (
        [
            code(line.ruleset),
            line.said,
            f"{line.conform} of {line.of}",
            *(str(line.scope.get(verdict, 0)) for verdict in NOT_CONFORMING),
            line.refusals,
            line.claims,
        ]
        for line in ruleset_lines(record)
    )
    yield from _table(headers, rows)


def _rules(found: Survey) -> Iterator[str]:
    headers = ["rule", "conform", *NOT_CONFORMING, "refusals", "what it says"]
    rows = (
        [
            code(line.rule),
            f"{line.scope['conforms']} of {line.scope.total()}",
            *(str(line.scope[verdict]) for verdict in NOT_CONFORMING),
            f"{line.refusals['conforms']} of {line.refusals.total()}",
            prose(line.summary),
        ]
        for line in found.rules.values()
        if line.not_conforming
    )
    yield from _table(headers, rows)


def _cases(record: Record, found: Survey) -> Iterator[str]:
    rows = (
        [
            prose(outcome(row)),
            code(row["case"]),
            "<br>".join(prose(shortened(str(finding))) for finding in findings(row)),
            code(repeat_command(record, row)),
        ]
        for row in islice(failures(record), SHOWN)
    )
    yield from _table(["verdict", "case", "expected and found", "again"], rows)
    rest = sum(line.failing for line in found.rules.values()) - SHOWN
    if rest > 0:
        yield from ("", f"and {rest} more.")


def _floors(record: Record) -> Iterator[str]:
    return (f"- {code(line.ruleset)}: {line.floors_said()}" for line in ruleset_lines(record) if line.floors)


def _source(record: Record) -> Iterator[str]:
    suite, on = record.header["suite"], record.header["platform"]
    yield from ("", f"Again: {code(record.header['command'])}")
    machine = f"{on['system']} {on['machine']}, Python {on['python']}"
    asked = f"{suite['name']} {suite['version']}, started {record.header['started']} on {machine}"
    yield from ("", f"{prose(asked)}. Content of the cases:")
    yield ""
    yield from (f"- {code(ruleset)} {code(content)}" for ruleset, content in suite["content"].items())
