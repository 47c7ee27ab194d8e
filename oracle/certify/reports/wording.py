"""A case in words: what was expected and found, what was sent and answered, and how to ask it again."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from oracle.certify.record import Record, Row

SHOWN = 20
"""So many failing cases are told in a report that is read in a terminal or a job summary."""

LONG = 300
"""So many characters of one finding are told there."""


def printable(text: str) -> str:
    """Return a text with what does not print written as escapes, so that no engine's words steer a terminal."""
    if text.isprintable():
        return text
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in text)


def shortened(text: str) -> str:
    """Return a text, cut where it is LONG."""
    return text if len(text) <= LONG else f"{text[:LONG]}... ({len(text)} characters)"


def as_json(value: Any) -> str:
    """Return a value as JSON on one line."""
    return json.dumps(value, ensure_ascii=False)


@dataclass(frozen=True)
class Finding:
    """What was expected and found, and where: "exchange 2 (weapon_speed.attack_roll), damage"."""

    place: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.place}: expected {self.expected}, found {self.found}"


def exchanges(row: Row) -> list[tuple[int, dict[str, Any]]]:
    """Return what was sent and answered, each with the number, from 0, of the exchange that it belongs to."""
    return [(one.get("exchange", at), one) for at, one in enumerate(row.get("exchanges", ()))]


def findings(row: Row) -> list[Finding]:
    """Return the findings of a row; of one that was never asked, why not."""
    return [_finding(row, one) for one in row.get("findings", ())]


def _finding(row: Row, finding: Mapping[str, Any]) -> Finding:
    if "exchange" not in finding:
        return Finding("the engine", "an answer", finding["found"])
    number, path = finding["exchange"], finding["path"]
    methods = [one["method"] for at, one in exchanges(row) if at == number]
    place = f"exchange {number + 1}" + (f" ({methods[0]})" if methods else "")
    if not path:
        return Finding(place, str(finding["expected"]), finding["found"] or "nothing")
    return Finding(f"{place}, {_path(path)}", _value(finding["expected"]), _value(finding["found"]))


def _path(path: Sequence[str | int]) -> str:
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")


def _value(value: Any) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, dict) and list(value) == ["one_of"]:
        return "one of " + ", ".join(map(as_json, value["one_of"]))
    return as_json(value)


def outcome(row: Row) -> str:
    """Return a row's verdict with what qualifies it: "differs (known: still a constant)", "untested (set-up)"."""
    notes = [row["reason"]] if "reason" in row else []
    notes += ["a refusal"] if row["refusal"] else []
    notes += [f"known: {row['known']}"] if "known" in row else []
    return f"{row['verdict']} ({'; '.join(notes)})" if notes else str(row["verdict"])


def repeat_command(record: Record, row: Row) -> str:
    """Return the command that asks one case again, shows what is sent and answered, and spares this record."""
    elsewhere = ["--record", "again.jsonl", "--html", "again.html"]
    words = ["raw", "certify", *filter(None, [record.header["spec"]]), "--case", row["case"], "--show", *elsewhere]
    return shlex.join(words)


def sent(exchange: Mapping[str, Any]) -> str:
    """Return what was sent, as a line of JSON."""
    return as_json({"method": exchange["method"], "params": exchange["params"]})


def laid_out(value: Mapping[str, Any]) -> str:
    """Return an object as JSON, one member a line."""
    members = ",\n".join(f"  {as_json(name)}: {as_json(member)}" for name, member in value.items())
    return f"{{\n{members}\n}}"
