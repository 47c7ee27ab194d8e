"""The judge: what an answer must show, against what it shows. One for every way of running."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from oracle.certify.cases import Exchange, Expectation
from oracle.engines.protocol import Answer

VERDICTS = ("breaks", "differs", "declines", "own ruling", "conforms")
"""From worst to best; a case has the worst verdict of its exchanges."""

MISSING = object()
TOO_SHORT = object()

Finding = dict[str, Any]
"""What was expected and what was found: `path` of the field ([] for the answer as a whole), `expected`, `found`."""


def worst(verdicts: Sequence[str]) -> str:
    """Return the worst of several verdicts."""
    return min(verdicts, key=VERDICTS.index) if verdicts else "conforms"


def same(found: Any, expected: Any, unordered: bool = False) -> bool:
    """Return whether two JSON values are equal by JSON type: true is not 1, 4 and 4.0 are one number.

    Lists are compared in full and in order, unless `unordered`; objects on the members that `expected` states.
    """
    if found is expected:
        return True
    if isinstance(expected, bool) or isinstance(found, bool):
        return False
    if isinstance(expected, dict):
        return isinstance(found, dict) and all(
            name in found and same(found[name], value) for name, value in expected.items()
        )
    if isinstance(expected, list):
        if not isinstance(found, list) or len(found) != len(expected):
            return False
        return _same_set(found, expected) if unordered else all(map(same, found, expected))
    if isinstance(expected, (int, float)):
        return isinstance(found, (int, float)) and found == expected
    return type(found) is type(expected) and bool(found == expected)


def _same_set(found: list[Any], expected: list[Any]) -> bool:
    """Return whether each expected member can be matched with a found one of its own."""
    if not expected:
        return not found
    first, rest = expected[0], expected[1:]
    return any(same(one, first) and _same_set(found[:at] + found[at + 1 :], rest) for at, one in enumerate(found))


def at_path(outcome: Any, path: Sequence[str | int]) -> Any:
    """Return the value at a path into an outcome, or MISSING; TOO_SHORT for a place beyond a list's end."""
    for step in path:
        if isinstance(step, int):
            if not isinstance(outcome, list):
                return MISSING
            if step >= len(outcome):
                return TOO_SHORT
        elif not isinstance(outcome, dict) or step not in outcome:
            return MISSING
        outcome = outcome[step]
    return outcome


def kind_expected(expectations: Sequence[Expectation]) -> str:
    """Return the kind of answer that expectations are about: "invalid", "not_allowed" or "ruling"."""
    for one in expectations:
        if "refused" in one:
            return "invalid"
        if "not_allowed" in one:
            return "not_allowed"
    return "ruling"


def leaves_allowed_open(expectations: Sequence[Expectation]) -> bool:
    """Return whether the document does not determine if the rules allow it, so that either answer is an own ruling."""
    return any(one.get("not_determined") and one["path"] == ["allowed"] for one in expectations)


def _phrase(answer: Answer) -> str:
    words = {"ruling": "a ruling", "not_allowed": "not allowed", "invalid": "refused as invalid"}
    return words.get(answer.kind, answer.kind) + (f": {answer.why}" if answer.why else "")


def judge(exchange: Exchange, answers: Sequence[Answer], is_oracle: bool = False) -> tuple[str, list[Finding]]:
    """Judge the answers to one exchange.

    Args:
        exchange: with its expectations; without any, only a ruling goes well.
        answers: one, or for a count one for each face.
        is_oracle: the engine is the oracle, which must not fill a field that the document leaves open.

    Returns:
        The verdict ("set-up" if an exchange without expectations went wrong), and a finding for each fault.
    """
    wanted = kind_expected(exchange["expect"])
    for answer in answers:
        if answer.kind in ("breaks", "declines"):
            return answer.kind, [{"path": [], "expected": "an answer", "found": answer.why}]
        if answer.kind != wanted and not (answer.kind == "not_allowed" and leaves_allowed_open(exchange["expect"])):
            expected = _phrase(Answer(wanted))  # type: ignore[arg-type]  # one of the kinds
            finding = {"path": [], "expected": expected, "found": _phrase(answer)}
            return "differs" if exchange["expect"] else "set-up", [finding]
    if wanted != "ruling":
        return "conforms", []
    verdicts: list[str] = []
    findings: list[Finding] = []
    for one in exchange["expect"]:
        verdict, fault = judge_field(one, answers, is_oracle)
        if fault:
            verdicts.append(verdict)
            findings.append(fault)
    return worst(verdicts), findings


def judge_field(wanted: Expectation, answers: Sequence[Answer], is_oracle: bool) -> tuple[str, Finding | None]:
    """Judge one expectation about a field."""
    path = wanted["path"]
    if "times" in wanted:
        return _judge_tally(wanted, answers)
    answer = answers[0]
    found = at_path(answer.outcome, path)
    if wanted.get("not_determined"):
        return _judge_open(wanted, answer, found, is_oracle)
    if found is TOO_SHORT:
        return "differs", {"path": path, "expected": _wanted(wanted), "found": "the list ends before"}
    if found is MISSING or (found is None and not _allows_null(wanted)):
        return "declines", {"path": path, "expected": _wanted(wanted), "found": None}
    unordered = "unordered" in wanted
    if "is" in wanted:
        agrees = same(found, wanted["is"], unordered)
    else:
        agrees = any(same(found, option, unordered) for option in wanted["one_of"])
    if agrees:
        return "conforms", None
    return "differs", {"path": path, "expected": _wanted(wanted), "found": found}


def _allows_null(wanted: Mapping[str, Any]) -> bool:
    return None in wanted["one_of"] if "one_of" in wanted else wanted["is"] is None


def _wanted(wanted: Mapping[str, Any]) -> Any:
    return {"one_of": wanted["one_of"]} if "one_of" in wanted else wanted["is"]


def _judge_tally(wanted: Expectation, answers: Sequence[Answer]) -> tuple[str, Finding | None]:
    found = [at_path(answer.outcome, wanted["path"]) for answer in answers]
    if any(one is MISSING or one is TOO_SHORT or (one is None and wanted["is"] is not None) for one in found):
        return "declines", {"path": wanted["path"], "expected": wanted["is"], "found": None}
    times = sum(same(one, wanted["is"]) for one in found)
    if times == wanted["times"]:
        return "conforms", None
    expected = {"is": wanted["is"], "times": wanted["times"], "of": len(answers)}
    return "differs", {"path": wanted["path"], "expected": expected, "found": {"times": times}}


def _judge_open(wanted: Expectation, answer: Answer, found: Any, is_oracle: bool) -> tuple[str, Finding | None]:
    path = wanted["path"]
    if path[0] in answer.not_determined:
        return "conforms", None
    if found is MISSING or found is TOO_SHORT or found is None:
        return "declines", {"path": path, "expected": "not determined, said so", "found": None}
    finding = {"path": path, "expected": "not determined", "found": found}
    if is_oracle or not well_formed(found, wanted["like"]):
        return "differs", finding
    return "own ruling", finding


def well_formed(value: Any, schema: Mapping[str, Any]) -> bool:
    """Return whether a value has the type that a field's schema asks for, or is one of its closed set."""
    if "anyOf" in schema:
        return any(well_formed(value, option) for option in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    kinds: dict[str, tuple[type, ...]] = {
        "boolean": (bool,),
        "integer": (int,),
        "string": (str,),
        "array": (list,),
        "object": (dict,),
        "null": (type(None),),
    }
    if schema["type"] == "integer" and type(value) is float:
        return value.is_integer()
    return type(value) in kinds[schema["type"]]
