"""Split a document's text into its numbered statements, so that a reader's own copy can be held against the digests.

A statement's id is its line's number, with `.n` for the n-th sentence of a prose line; a table row, a formula and a
heading are one statement each.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator

ABBREVIATED = ("i.e.", "e.g.", "et al.", "et al", "etc.", "Sq. Ft.", "ft.", "lbs.", "vs.", "Mod.")
ENDS_ANYWAY = re.compile(r"(etc|ft|lbs)\0\s+(?=[A-Z])")
SENTENCE_END = re.compile(r"(?:(?<=[.!?])|(?<=[.!?][)”\"’]))\s+(?=[“\"(]?[A-Z0-9+•*—-])")  # noqa: RUF001 - as printed
TABLE_RULE = re.compile(r"\|[-|]+\|")


def statements(text: str) -> Iterator[tuple[str, str]]:
    """Yield the id and the text of each statement, in order."""
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip("\n")
        if not line.strip() or TABLE_RULE.fullmatch(line):
            continue
        parts = _sentences(line) if _is_prose(line) else [line.strip()]
        for at, part in enumerate(parts, 1):
            yield f"L{number}" if len(parts) == 1 else f"L{number}.{at}", part.replace("\t", " ¦ ")


def digest(statement: str) -> str:
    """Return the digest by which a statement's text is known."""
    return hashlib.sha256(statement.encode()).hexdigest()


def _is_prose(line: str) -> bool:
    if "\t" in line or line.startswith("|"):
        return False
    if re.search(r"\s[=≥]\s", line) and len(line) < 110 and not line.rstrip().endswith("."):
        return False
    is_heading = len(line) < 70 and not re.search(r"[.:;!?*]$", line) and not line.startswith(("•", "-", "*"))
    return not is_heading


def _sentences(line: str) -> list[str]:
    for abbreviation in ABBREVIATED:
        line = line.replace(abbreviation, abbreviation.replace(".", "\0"))
    line = ENDS_ANYWAY.sub(r"\1. ", line)
    return [part.replace("\0", ".").strip() for part in SENTENCE_END.split(line) if part.strip()]
