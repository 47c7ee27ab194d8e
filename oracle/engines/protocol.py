"""The protocol between the suite and an engine: JSON-RPC 2.0, one object a line.

A request names an operation and carries `facts`, `dice`, `readings` and `state`; a result carries `outcome`, and may
carry `not_determined`, `by` and `state`. The method `engine.describe` states what an engine claims.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal
from typing import Protocol as Interface

from oracle.core.errors import RawError

PROTOCOL = 1
DESCRIBE = "engine.describe"

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603

Kind = Literal["ruling", "not_allowed", "invalid", "declines", "breaks"]


class Broke(Exception):
    """An engine broke: it crashed, hung, or said what the protocol does not allow. All that was open is lost."""


class NotMeasured(RawError):
    """An engine that could not be measured: it never started, or its description cannot be used. Exit code 4."""


class Engine(Interface):
    """Whatever answers: the reference oracle, a Python object, a child process, a URL."""

    in_flight: int
    """How many requests it takes before it has answered the first."""

    noise: str
    """The end of what it wrote to standard error since it was started first."""

    def start(self) -> dict[str, Any]:
        """Start it, again if it ran, and return the result of `engine.describe`.

        Raises:
            NotMeasured: it does not start or does not describe itself.
        """

    def submit(self, key: int, method: str, params: Mapping[str, Any]) -> None:
        """Send a request under an id that no open request has."""

    def collect(self) -> list[tuple[int, dict[str, Any]]]:
        """Wait for at least one answer and return those that are there: the id, and the response object.

        Raises:
            Broke: the engine broke; it must be started again.
        """

    def close(self) -> None:
        """End it."""


@dataclass(slots=True)
class Answer:
    """A response, sorted by kind.

    Args:
        kind: a ruling, not allowed, invalid (refused), declines or breaks.
        outcome: the fields of a ruling.
        not_determined: the fields it leaves open, with the reason.
        by: the rules it names; shown, never judged.
        state: what to send back with the next exchange; only if `keeps`.
        keeps: whether it gave a state.
        why: of a refusal, a decline or a break.
    """

    kind: Kind
    outcome: Mapping[str, Any] = field(default_factory=dict)
    not_determined: Mapping[str, Any] = field(default_factory=dict)
    by: list[Any] = field(default_factory=list)
    state: Any = None
    keeps: bool = False
    why: str = ""


def breaks(why: str) -> Answer:
    """Return the answer of an engine that broke."""
    return Answer("breaks", why=why)


def read_answer(response: Mapping[str, Any]) -> Answer:
    """Sort a JSON-RPC response object by the kind of its answer."""
    if "error" in response:
        return _read_error(response["error"])
    result = response.get("result")
    if not isinstance(result, dict):
        return breaks(f"the result is no object: {result!r}")
    if "declines" in result:
        return Answer("declines", why=str(result["declines"]))
    outcome = result.get("outcome")
    if not isinstance(outcome, dict):
        return breaks(f"the result's outcome is no object: {outcome!r}")
    open_fields = result.get("not_determined") or {}
    if not isinstance(open_fields, dict):
        return breaks(f"the result's not_determined is no object: {open_fields!r}")
    by = result.get("by")
    return Answer(
        "not_allowed" if outcome.get("allowed") is False else "ruling",
        outcome,
        open_fields,
        by if isinstance(by, list) else [],
        result.get("state"),
        "state" in result,
    )


def _read_error(error: Any) -> Answer:
    if not isinstance(error, dict) or type(error.get("code")) is not int:
        return breaks(f"the error has no code: {error!r}")
    message = str(error.get("message", ""))
    if error["code"] == METHOD_NOT_FOUND:
        return Answer("declines", why=message or "no such method")
    if error["code"] == INVALID_PARAMS:
        return Answer("invalid", why=message)
    return breaks(f"error {error['code']}: {message}")


def error(code: int, message: str, data: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Return the error part of a response."""
    said: dict[str, Any] = {"code": code, "message": message}
    if data:
        said["data"] = dict(data)
    return {"error": said}


@dataclass(frozen=True)
class RulesetClaim:
    """What an engine claims of one ruleset.

    Args:
        operations: "all", or operation ids or prefixes of ids.
        optional: "all", or ids or prefixes of optional rules.
        dice: "given", "reported" or "own".
        readings: per ambiguity a reading or "any"; the text "any" for all of them.
    """

    operations: Literal["all"] | tuple[str, ...] = "all"
    optional: Literal["all"] | tuple[str, ...] = "all"
    dice: str = "given"
    readings: Literal["any"] | Mapping[str, str] = field(default_factory=dict)

    def covers(self, what: Literal["operations", "optional"], name: str) -> bool:
        """Return whether an operation or an optional rule is claimed, by its id or a prefix of its parts."""
        claimed = self.operations if what == "operations" else self.optional
        return claimed == "all" or any(name == one or name.startswith(one + ".") for one in claimed)

    def reading(self, ambiguity: str) -> str | None:
        """Return the reading an engine is fixed on; "any" if it obeys; None if it says nothing."""
        return "any" if self.readings == "any" else self.readings.get(ambiguity)


@dataclass(frozen=True)
class Description:
    """What `engine.describe` answered, checked."""

    engine: dict[str, str]
    rulesets: dict[str, RulesetClaim]
    in_flight: int = 1


def read_description(result: Any) -> Description:
    """Check the result of `engine.describe`.

    Raises:
        NotMeasured: a part is missing or of another form; the place names it.
    """
    said = _object(result, "engine.describe")
    if said.get("protocol") != PROTOCOL:
        raise NotMeasured("engine.describe, protocol", said.get("protocol"), f"the protocol version {PROTOCOL}")
    engine = _object(said.get("engine"), "engine.describe, engine")
    if not isinstance(engine.get("name"), str):
        raise NotMeasured("engine.describe, engine.name", engine.get("name"), "the engine's name")
    in_flight = said.get("in_flight", 1)
    if type(in_flight) is not int or in_flight < 1:
        raise NotMeasured("engine.describe, in_flight", in_flight, "an integer of at least 1")
    claims = {}
    for ruleset, claim in _object(said.get("rulesets"), "engine.describe, rulesets").items():
        claims[ruleset] = _claim(claim, f"engine.describe, rulesets.{ruleset}")
    return Description({name: str(value) for name, value in engine.items()}, claims, in_flight)


def _object(value: Any, place: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise NotMeasured(place, value, "an object")
    return value


def _claim(value: Any, place: str) -> RulesetClaim:
    said = _object(value, place)
    lists: dict[str, Any] = {}
    for name in ("operations", "optional"):
        part = said.get(name, "all")
        if part != "all" and not (isinstance(part, list) and all(isinstance(one, str) for one in part)):
            raise NotMeasured(f"{place}.{name}", part, '"all", or a list of ids or prefixes of ids')
        lists[name] = part if part == "all" else tuple(part)
    dice = said.get("dice", "given")
    if dice not in ("given", "reported", "own"):
        raise NotMeasured(f"{place}.dice", dice, "one of given, reported, own")
    readings = said.get("readings", {})
    if readings != "any" and not (
        isinstance(readings, dict) and all(isinstance(one, str) for one in readings.values())
    ):
        raise NotMeasured(f"{place}.readings", readings, '"any", or a reading or "any" for each ambiguity')
    return RulesetClaim(dice=dice, readings=readings, **lists)
