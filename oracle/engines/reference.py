"""The reference oracle as an engine: it finds the rulesets, describes them as plain data, and answers."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from oracle.core import home
from oracle.core.errors import Invalid, RawError, SuiteFault, not_loading, shown
from oracle.core.operation import Operation
from oracle.core.readings import ambiguities
from oracle.core.rules import document, register
from oracle.engines import protocol

NAME = "rules-as-written oracle"
PARTS = frozenset(("facts", "dice", "readings", "state"))


@cache
def operations(ruleset: str) -> dict[str, Operation[..., Any]]:
    """Return the operations of a ruleset by id, in the order of their modules' names."""
    name = f"oracle.rulesets.{ruleset}"
    try:
        package = importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        raise SuiteFault(f"tables/{ruleset}", "no package", f"oracle/rulesets/{ruleset}/__init__.py") from None
    found: dict[str, Operation[..., Any]] = {}
    for part in sorted(pkgutil.iter_modules(package.__path__), key=lambda one: one.name):
        try:
            module = importlib.import_module(f"{package.__name__}.{part.name}")
        except RawError:
            raise
        except Exception as error:
            raise not_loading(error, Path(package.__path__[0]), "a module that loads") from error
        for value in vars(module).values():
            if isinstance(value, Operation) and value.__module__ == module.__name__:
                found[value.id] = value
    return found


@cache
def catalogue(ruleset: str) -> dict[str, Any]:
    """Return a ruleset as plain data: its document, operations with schemas, rules and readings."""
    about = document(ruleset)
    return {
        "ruleset": ruleset,
        "title": about.title,
        "document": about.document,
        "sha256": about.sha256,
        "topics": about.topics,
        "operations": {name: one.described() for name, one in operations(ruleset).items()},
        "rules": {
            rule.id: {"statements": list(rule.statements), "standing": rule.standing, "summary": rule.summary}
            for rule in register(ruleset).values()
        },
        "readings": {
            one.id: {
                "question": one.question,
                "statements": list(one.statements),
                "default": one.default,
                "why": one.why,
                "readings": {
                    reading.id: {"for": reading.argument_for, "against": reading.argument_against}
                    for reading in one.readings.values()
                },
            }
            for one in ambiguities(ruleset).values()
        },
    }


def catalogues(rulesets: list[str] | None = None) -> dict[str, dict[str, Any]]:
    """Return the catalogue of each ruleset, by slug; of all that are found if none is named."""
    return {ruleset: catalogue(ruleset) for ruleset in (home.rulesets() if rulesets is None else rulesets)}


def describe() -> dict[str, Any]:
    """Return the oracle's answer to `engine.describe`: everything, under any reading."""
    everything = {"operations": "all", "optional": "all", "dice": "given", "readings": "any"}
    return {
        "protocol": protocol.PROTOCOL,
        "engine": {"name": NAME, "version": version("rules-as-written"), "language": "Python"},
        "in_flight": 64,
        "rulesets": dict.fromkeys(home.rulesets(), everything),
    }


def call(method: str, params: Mapping[str, Any]) -> dict[str, Any]:
    """Return the response to a request, without its envelope: `{"result": ...}` or `{"error": ...}`."""
    if method == protocol.DESCRIBE:
        return {"result": describe()}
    operation = _every_operation().get(method)
    if operation is None:
        return protocol.error(protocol.METHOD_NOT_FOUND, f"no operation {method!r}")
    try:
        facts, dice, readings, state = _parts(params)
        ruling = operation.answer(facts, dice, readings, state)
    except Invalid as wrong:
        data = {"fact": wrong.place, "found": shown(wrong.found), "expected": wrong.expected}
        return protocol.error(protocol.INVALID_PARAMS, str(wrong), data)
    result: dict[str, Any] = {"outcome": ruling.outcome, "by": [rule for rule, _ in ruling.by]}
    if ruling.not_determined:
        result["not_determined"] = ruling.not_determined
    if ruling.state is not None:
        result["state"] = ruling.state
    return {"result": result}


@cache
def _every_operation() -> dict[str, Operation[..., Any]]:
    return {name: one for ruleset in home.rulesets() for name, one in operations(ruleset).items()}


def _parts(params: Any) -> tuple[Any, Any, Any, Any]:
    if not isinstance(params, dict):
        raise Invalid("params", params, "an object with facts, dice, readings and state")
    if not params.keys() <= PARTS:
        name = next(one for one in params if one not in PARTS)
        raise Invalid(name, params[name], "facts, dice, readings or state")
    facts, dice, readings = params.get("facts", {}), params.get("dice", {}), params.get("readings", {})
    if not type(facts) is type(dice) is type(readings) is dict:
        name = next(one for one in ("facts", "dice", "readings") if type(params.get(one, {})) is not dict)
        raise Invalid(name, params[name], "an object")
    state = params.get("state")
    if state is not None and type(state) is not dict:
        raise Invalid("state", state, "what an earlier answer gave, or null")
    return facts, dice, readings, state


class Reference:
    """The oracle in process, behind the interface that every engine has."""

    in_flight = 32
    noise = ""

    def __init__(self) -> None:
        self._answers: list[tuple[int, dict[str, Any]]] = []

    def start(self) -> dict[str, Any]:
        return describe()

    def submit(self, key: int, method: str, params: Mapping[str, Any]) -> None:
        self._answers.append((key, call(method, params)))

    def collect(self) -> list[tuple[int, dict[str, Any]]]:
        answers, self._answers = self._answers, []
        return answers

    def close(self) -> None:
        self._answers = []
