"""The report as JUnit XML: a suite for each ruleset, a test for each case."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from xml.sax.saxutils import XMLGenerator
from xml.sax.xmlreader import AttributesImpl

from oracle.certify.record import Record, Row
from oracle.certify.reports.common import engine_name, report_file, ruleset_lines
from oracle.certify.reports.wording import findings, outcome, repeat_command

ELEMENTS = {
    "differs": "failure",
    "breaks": "error",
    "declines": "skipped",
    "untested": "skipped",
    "own ruling": "skipped",
}
"""What a verdict is called in JUnit XML; a case that conforms is a test with nothing in it."""

PLURALS = {"failure": "failures", "error": "errors", "skipped": "skipped"}

ILLEGAL = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no XML document may hold."""


def write_junit(record: Record, path: Path) -> None:
    """Write a record as JUnit XML.

    Raises:
        UsageError: the file cannot be written.
    """
    with report_file(record, path) as file:
        _Xml(XMLGenerator(file, "utf-8", short_empty_elements=True)).write(record)


class _Xml:
    def __init__(self, generator: XMLGenerator) -> None:
        self._generator = generator

    def write(self, record: Record) -> None:
        """Write the document."""
        verdicts = {line.ruleset: line for line in ruleset_lines(record)}
        counts: dict[str, Counter[str]] = {ruleset: Counter() for ruleset in verdicts}
        for row in record.rows():
            counts[row["ruleset"]][_element_of(row)] += 1
        self._generator.startDocument()
        total = {"name": f"raw: {engine_name(record)}"} | _totals(sum(counts.values(), Counter()))
        with self._element("testsuites", total):
            for ruleset, rows in groupby(record.rows(), lambda row: str(row["ruleset"])):
                line = verdicts[ruleset]
                about = {"name": ruleset} | _totals(counts[ruleset]) | {"timestamp": record.header["started"]}
                with self._element("testsuite", about):
                    self._properties({"verdict": line.said, "claims": line.claims} | _source(record, ruleset))
                    for row in rows:
                        self._case(record, row)
        self._generator.endDocument()

    def _properties(self, properties: Mapping[str, str]) -> None:
        with self._element("properties"):
            for name, value in properties.items():
                with self._element("property", {"name": name, "value": value}):
                    pass

    def _case(self, record: Record, row: Row) -> None:
        with self._element("testcase", {"classname": row["rule"], "name": row["case"]}):
            element = _element_of(row)
            if not element:
                return
            lines = [outcome(row), *map(str, findings(row))]
            said = {"message": ": ".join(lines[:2])}
            if element != "skipped":
                said["type"] = row["verdict"]
            with self._element(element, said):
                if len(lines) > 1:
                    self._text("\n".join([*lines, f"again: {repeat_command(record, row)}"]))

    @contextmanager
    def _element(self, name: str, attributes: Mapping[str, str] | None = None) -> Iterator[None]:
        legal = {key: ILLEGAL.sub("", value) for key, value in (attributes or {}).items()}
        self._generator.startElement(name, AttributesImpl(legal))
        yield
        self._generator.endElement(name)
        self._text("\n")

    def _text(self, text: str) -> None:
        self._generator.characters(ILLEGAL.sub("", text))


def _element_of(row: Row) -> str:
    """Return what a row is to JUnit; what does not fail the run, known failures and refusals, is skipped."""
    element = ELEMENTS.get(row["verdict"], "")
    return "skipped" if element and ("known" in row or row["refusal"]) else element


def _totals(counts: Mapping[str, int]) -> dict[str, str]:
    """Return the attributes that count tests, by element."""
    return {"tests": str(sum(counts.values()))} | {plural: str(counts.get(one, 0)) for one, plural in PLURALS.items()}


def _source(record: Record, ruleset: str) -> dict[str, str]:
    suite = record.header["suite"]
    return {"engine": engine_name(record), "suite": f"{suite['name']} {suite['version']} {suite['content'][ruleset]}"}
