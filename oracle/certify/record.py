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


def read_record(path: Path) -> Record:
    """Read a record's header and footer, and count its rows.

    Raises:
        UsageError: it cannot be read, is no record, or is cut short.
        CountIsOff: its rows are not what its footer counts.
    """
    header: dict[str, Any] | None = None
    last: dict[str, Any] = {}
    counts: Counter[str] = Counter()
    try:
        for line in _lines(path):
            header = header or line
            last = line
            counts.update([line["verdict"]] if "case" in line else [])
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(str(path), getattr(error, "strerror", None) or str(error), "a record to read") from None
    if header is None or header.get("record") != FORMAT:
        raise UsageError(f"{path}:1", (header or {}).get("record"), f"the header of a record of format {FORMAT}")
    if "counts" not in last:
        raise UsageError(str(path), "no footer", "a whole record: this one was cut short, and certifies nothing")
    check_count(str(path), counts, last["counts"])
    return Record(path, header, last)


def check_count(place: str, counted: Mapping[str, int], stated: Mapping[str, int]) -> None:
    """Compare the rows counted with those that the footer states.

    Raises:
        CountIsOff: they differ.
    """
    if dict(counted) != dict(stated):
        raise CountIsOff(place, dict(counted), f"the rows that its footer counts, {dict(stated)}")
