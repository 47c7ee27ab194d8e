"""Known failures: what an engine's authors know to be wrong, by rule or case, with a reason. The file is theirs.

[[known_failure]]
rule = "combat_options.parrying.bonus"      # or: case = "..."
reason = "the bonus is still a constant"
link = "https://example.org/issues/7"       # may be left out
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from oracle.certify.summary import fails
from oracle.core.errors import UsageError


@dataclass(frozen=True)
class KnownFailure:
    """One entry: of a rule or of a case."""

    key: str
    value: str
    reason: str
    link: str = ""

    def covers(self, row: Mapping[str, Any]) -> bool:
        """Return whether a row is of this rule or case."""
        return bool(row[self.key] == self.value)


class KnownFailures:
    """The entries of a file, and which of them turned out stale."""

    def __init__(self, entries: list[KnownFailure]) -> None:
        self._entries = entries
        self._failed: set[KnownFailure] = set()
        self._unasked: set[KnownFailure] = set()
        self._conformed: dict[KnownFailure, str] = {}

    def entry(self, case: Mapping[str, Any]) -> KnownFailure | None:
        """Return the first entry that covers a case."""
        for one in self._entries:
            if one.covers(case):
                return one
        return None

    def note(self, row: Mapping[str, Any]) -> None:
        """Take note of what came of a case."""
        for one in self._entries:
            if one.covers(row):
                if fails(row["verdict"]):
                    self._failed.add(one)
                elif one.key == "case":
                    self._conformed[one] = row["case"]

    def leave_out(self, row: Mapping[str, Any]) -> None:
        """Take note of a case that was not asked: what is not asked cannot turn out stale."""
        self._unasked |= {one for one in self._entries if one.covers(row)}

    def stale(self) -> list[str]:
        """Return a line for each entry that no longer holds: what it covers conforms, or it covers nothing."""
        lines = []
        for one in self._entries:
            if one in self._conformed:
                lines.append(f"{one.key} {one.value}: conforms now")
            elif one not in self._failed and one not in self._unasked:
                lines.append(f"{one.key} {one.value}: no case of it fails, or there is none")
        return lines

    def described(self) -> list[dict[str, str]]:
        """Return the entries as plain data."""
        return [{one.key: one.value, "reason": one.reason, "link": one.link} for one in self._entries]


def read_known_failures(path: Path | None) -> KnownFailures:
    """Read a file of known failures; none if no file is named.

    Raises:
        UsageError: it cannot be read, or an entry has other keys than rule or case, reason, and link.
    """
    if path is None:
        return KnownFailures([])
    try:
        said = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UsageError(str(path), error.strerror, "a file of known failures") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(str(path), str(error), "TOML") from None
    if set(said) - {"known_failure"}:
        raise UsageError(str(path), sorted(said), "only [[known_failure]] tables")
    tables = said.get("known_failure", [])
    if not isinstance(tables, list) or not all(isinstance(entry, dict) for entry in tables):
        raise UsageError(str(path), tables, "[[known_failure]] tables")
    entries = []
    for number, entry in enumerate(tables, 1):
        place = f"{path}, known_failure {number}"
        keys = set(entry)
        if keys - {"link"} not in ({"rule", "reason"}, {"case", "reason"}):
            raise UsageError(place, sorted(keys), "the keys rule or case, reason, and perhaps link")
        if not all(isinstance(value, str) and value.strip() for value in entry.values()):
            raise UsageError(place, entry, "texts")
        key = "rule" if "rule" in keys else "case"
        entries.append(KnownFailure(key, entry[key], entry["reason"], entry.get("link", "")))
    return KnownFailures(entries)
