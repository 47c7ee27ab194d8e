"""The report as a badge: the JSON that a badge server draws from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from oracle.certify.record import Record
from oracle.certify.reports.common import RulesetLine, narrowed, report_file, ruleset_lines
from oracle.certify.summary import CONFORMS, DOES_NOT, NO_VERDICT, PARTIAL

COLORS = {DOES_NOT: "red", PARTIAL: "yellow", CONFORMS: "brightgreen"}
"""The colour of each verdict, from the worst to the best."""


def badge(record: Record) -> dict[str, Any]:
    """Return the badge of a record: the worst verdict on any ruleset, and the cases that conform over those in scope.

    Returns:
        `{"schemaVersion": 1, "label": ..., "message": "conforms 412/412", "color": ...}`; the label is the ruleset,
        or, for several, "rules as written".
    """
    lines = [line for line in ruleset_lines(record) if line.verdict != NO_VERDICT]
    return {
        "schemaVersion": 1,
        "label": lines[0].ruleset.replace("_", " ") if len(lines) == 1 else "rules as written",
        "message": _message(record, lines) if lines else NO_VERDICT,
        "color": COLORS[_worst(lines)] if lines else "lightgrey",
    }


def _worst(lines: list[RulesetLine]) -> str:
    return min((line.verdict for line in lines), key=list(COLORS).index)


def _message(record: Record, lines: list[RulesetLine]) -> str:
    known = sum(line.known for line in lines if line.verdict != CONFORMS)
    said = _worst(lines) + (f" ({known} known)" if known else "")
    said += f" {sum(line.conform for line in lines)}/{sum(line.of for line in lines)}"
    said += " of a part" if narrowed(record) else ""
    return said + (", interrupted" if record.footer["exit"] == 130 else "")


def write_badge(record: Record, path: Path) -> None:
    """Write the badge of a record.

    Raises:
        UsageError: the file cannot be written.
    """
    with report_file(record, path) as file:
        json.dump(badge(record), file)
        file.write("\n")
