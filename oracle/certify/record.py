"""The record of a run: JSON lines, a header, a line for every case in id order, and a footer with the counts.

Every report is drawn from it. No footer, no certificate.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from oracle.certify.conduct import Result
from oracle.core.errors import RawError, UsageError

FORMAT = 1

Row = dict[str, Any]


class CountIsOff(RawError):
    """The rows on disk are not those that were written: exit code 5."""


def row_of(case: Mapping[str, Any], result: Result, known: str | None, show: bool) -> Row:
    """Return a case's line of the record; one that went wrong carries what was sent and answered."""
    row: Row = {
        "case": case["case"],
        "rule": case["rule"],
        "standing": case["standing"],
        "ruleset": case["ruleset"],
        "refusal": case["refusal"],
        "verdict": result.verdict,
    }
    if result.reason:
        row["reason"] = result.reason
    if result.findings:
        row["findings"] = result.findings
    if known is not None:
        row["known"] = known
    if show or result.findings:
        row["exchanges"] = [
            {"exchange": number, "method": method, "params": params, "answer": _answer(answer)}
            for number, (method, params), answer in result.log
        ]
    return row


def _answer(answer: Any) -> dict[str, Any]:
    said: dict[str, Any] = {"kind": answer.kind}
    for name in ("outcome", "not_determined", "by", "why"):
        if getattr(answer, name):
            said[name] = getattr(answer, name)
    if answer.keeps:
        said["state"] = answer.state
    return said


class Writer:
    """Writes a record: the header at once, rows in id order as soon as their turn comes, the footer last.

    Args:
        file: opened for writing text.
        order: the ids of all cases, sorted.
    """

    def __init__(self, file: IO[str], header: Mapping[str, Any], order: list[str]) -> None:
        self._file = file
        self._order = order
        self._next = 0
        self._early: dict[str, Row] = {}
        self._line(header)

    def _line(self, value: Mapping[str, Any]) -> None:
        self._file.write(_encode(value) + "\n")

    def add(self, row: Row) -> list[Row]:
        """Take a row, and return those that are written now."""
        if self._order[self._next] != row["case"]:
            self._early[row["case"]] = row
            return []
        ready = [row]
        self._next += 1
        while self._early and (later := self._early.pop(self._order[self._next], None)):
            ready.append(later)
            self._next += 1
        for one in ready:
            self._line(one)
        return ready

    def missing(self) -> list[str]:
        """Return the ids that have no row yet."""
        return [one for one in self._order[self._next :] if one not in self._early]

    def finish(self, footer: Mapping[str, Any]) -> None:
        """Write the footer."""
        self._line(footer)
        self._file.flush()


_encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False).encode


@dataclass(frozen=True)
class Record:
    """A record on disk, read as often as needed without being held.

    Args:
        path: of the file.
        header: who was measured, by which suite, on what claims.
        footer: the counts and the verdict of each ruleset.
    """

    path: Path
    header: dict[str, Any]
    footer: dict[str, Any]

    def rows(self) -> Iterator[Row]:
        """Yield the line of each case."""
        return rows_on_disk(self.path)


def rows_on_disk(path: Path) -> Iterator[Row]:
    """Yield the line of each case of a record."""
    return (line for line in _lines(path) if "case" in line)


def verdicts_on_disk(path: Path) -> Counter[str]:
    """Count the rows of a record by verdict, by another way than they were written: as text."""
    with path.open(encoding="utf-8") as file:
        rows = [line.partition('"verdict":"')[2] for line in file if line.startswith('{"case":')]
    return Counter(row[: row.index('"')] for row in rows)


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            try:
                value = json.loads(line)
            except ValueError:
                value = None
            if not isinstance(value, dict):
                raise UsageError(f"{path}:{number}", line[:60].rstrip(), "a JSON object: the record is cut or damaged")
            yield value


_HEADER = "record suite engine spec claims rules command filters known_failures accept_partial platform started"
PARTS = {
    "header": tuple(_HEADER.split()),
    "row": ("case", "rule", "standing", "ruleset", "refusal", "verdict"),
    "footer": ("counts", "rulesets", "stale", "exit"),
}
"""The parts that a line of each kind must have."""


def read_record(path: Path) -> Record:
    """Read a record's header and footer, and count its rows.

    Raises:
        UsageError: it cannot be read, is no record, or is cut short; the place names the line.
        CountIsOff: its rows are not what its footer counts.
    """
    header: dict[str, Any] = {}
    footer: dict[str, Any] = {}
    counts: Counter[str] = Counter()
    try:
        for number, line in enumerate(_lines(path), 1):
            place = f"{path}:{number}"
            if number == 1:
                header = _checked(line, "header", place)
            elif footer:
                raise UsageError(place, "a line after the footer", "the end of the record")
            elif "counts" in line:
                footer = _checked(line, "footer", place)
            else:
                counts[_checked(line, "row", place)["verdict"]] += 1
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(str(path), getattr(error, "strerror", None) or str(error), "a record to read") from None
    if not header:
        _checked({}, "header", f"{path}:1")
    if not footer:
        raise UsageError(str(path), "no footer", "a whole record: this one was cut short, and certifies nothing")
    check_count(str(path), counts, footer["counts"])
    return Record(path, header, footer)


def _checked(line: dict[str, Any], kind: str, place: str) -> dict[str, Any]:
    """Return a line that has the parts of its kind."""
    if kind == "header" and line.get("record") != FORMAT:
        raise UsageError(place, line.get("record"), f"the header of a record of format {FORMAT}")
    missing = [part for part in PARTS[kind] if part not in line]
    if missing:
        raise UsageError(place, f"no {missing[0]}", f"a {kind} with {', '.join(PARTS[kind])}: the record is damaged")
    if kind == "row" and not all(isinstance(line[part], str) for part in ("case", "rule", "ruleset", "verdict")):
        raise UsageError(place, line["case"], "a row of texts: the record is damaged")
    if kind == "footer" and not (isinstance(line["counts"], dict) and isinstance(line["rulesets"], dict)):
        raise UsageError(place, line["counts"], "a footer with counts: the record is damaged")
    return line


def check_count(place: str, counted: Mapping[str, int], stated: Mapping[str, int]) -> None:
    """Compare the rows counted with those that the footer states.

    Raises:
        CountIsOff: they differ.
    """
    if dict(counted) != dict(stated):
        raise CountIsOff(place, dict(counted), f"the rows that its footer counts, {dict(stated)}")
