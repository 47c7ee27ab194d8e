"""Operations: the questions that someone asks at the table."""

from __future__ import annotations

import dataclasses
import functools
import inspect
import re
import types
import typing
from collections.abc import Callable, Mapping
from typing import Any, Generic, ParamSpec, TypeVar, get_args, get_origin

from oracle.core.dice import Dice, GivenDice, Source
from oracle.core.errors import Invalid
from oracle.core.readings import ambiguities, defaults
from oracle.core.ruling import NotAllowed, Play, Ruling
from oracle.core.shapes import Read, Shape, plain, record, shape_of

P = ParamSpec("P")
R = TypeVar("R")

SCALARS = {"boolean", "integer", "string"}


class Operation(Generic[P, R]):
    """A question of a ruleset: a function of facts, with its declared dice. Made by `operation`.

    Args:
        function: keyword-only facts, then `play`; returns a frozen dataclass, or NotAllowed.
        dice: what each purpose rolls.
    """

    def __init__(self, function: Callable[P, R], dice: Mapping[str, Dice]) -> None:
        functools.update_wrapper(self, function)
        self.function = function
        self.dice = dict(dice)
        self.ruleset = function.__module__.split(".")[2]
        self.id = f"{self.ruleset}.{function.__name__}"

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Ask this question inside another one, sharing its `play`."""
        return self.function(*args, **kwargs)

    @functools.cached_property
    def facts(self) -> dict[str, Shape]:
        """The shape of each fact, by name, in the function's order."""
        hints = typing.get_type_hints(self.function, include_extras=True)
        return {name: shape_of(hints[name]) for name in self._parameters}

    @functools.cached_property
    def _parameters(self) -> dict[str, inspect.Parameter]:
        parameters = dict(inspect.signature(self.function).parameters)
        parameters.pop("play")
        return parameters

    @functools.cached_property
    def _readers(self) -> dict[str, Read]:
        return {name: shape.read for name, shape in self.facts.items()}

    @functools.cached_property
    def required(self) -> tuple[str, ...]:
        """The facts that must be stated."""
        return tuple(name for name, one in self._parameters.items() if one.default is inspect.Parameter.empty)

    @functools.cached_property
    def _needed(self) -> frozenset[str]:
        return frozenset(self.required)

    @functools.cached_property
    def defaults(self) -> dict[str, Any]:
        """What a fact is that is not stated, where it has a default."""
        return {
            name: one.default for name, one in self._parameters.items() if one.default is not inspect.Parameter.empty
        }

    @functools.cached_property
    def _outcome(self) -> tuple[type[Any], bool]:
        hint = typing.get_type_hints(self.function)["return"]
        kinds = list(get_args(hint)) if get_origin(hint) is types.UnionType else [hint]
        records = [kind for kind in kinds if dataclasses.is_dataclass(kind) and kind is not NotAllowed]
        if len(records) != 1:
            raise TypeError(f"{self.id} must return one dataclass, or that or NotAllowed, not {hint!r}")
        return typing.cast("type[Any]", records[0]), NotAllowed in kinds

    @functools.cached_property
    def may_forbid(self) -> bool:
        """Whether the rules can forbid what is asked; the outcome then always says whether it is allowed."""
        return self._outcome[1]

    @functools.cached_property
    def outcome_fields(self) -> tuple[str, ...]:
        """Every field that an answer gives."""
        fields = tuple(field.name for field in dataclasses.fields(self._outcome[0]))
        return (*fields, "allowed") if self.may_forbid else fields

    @functools.cached_property
    def flat(self) -> bool:
        """Whether every field of the outcome is a plain JSON value already."""
        fields = record(self._outcome[0]).schema["properties"].values()
        return all(
            "enum" in part or part.get("type") in SCALARS or part.get("type") == "null"
            for field in fields
            for part in field.get("anyOf", [field])
        )

    @functools.cached_property
    def readings(self) -> dict[str, str]:
        """The default reading of each ambiguity of the ruleset."""
        return _in_force(self.ruleset, ())

    def described(self) -> dict[str, Any]:
        """Return this operation as plain data: what it rules on, and JSON Schemas of its facts and outcome."""
        said = argument_texts(self.function.__doc__ or "")
        properties = {}
        for name, shape in self.facts.items():
            properties[name] = {"description": said.get(name, "")} | shape.schema
            if self.defaults.get(name) is not None:
                properties[name]["default"] = plain(self.defaults[name])
        outcome = {"description": _returns_text(self.function.__doc__ or "")} | record(self._outcome[0]).schema
        if self.may_forbid:
            outcome = outcome | {"properties": {"allowed": {"type": "boolean"}} | outcome["properties"]}
        return {
            "summary": (self.function.__doc__ or "").strip().split("\n")[0],
            "facts": {
                "type": "object",
                "properties": properties,
                "required": sorted(self.required),
                "additionalProperties": False,
            },
            "dice": {purpose: dice.described() for purpose, dice in self.dice.items()},
            "outcome": outcome,
        }

    def bind(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return facts, given as JSON data, as the function's arguments.

        Raises:
            Invalid: an unknown, missing or wrong fact.
        """
        readers = self._readers
        arguments = {}
        for name, value in facts.items():
            if name not in readers:
                raise Invalid(name, value, f"a fact of {self.id}: " + ", ".join(readers))
            arguments[name] = readers[name](value, name)
        if not self._needed <= arguments.keys():
            name = next(one for one in self.required if one not in arguments)
            raise Invalid(name, None, f"this fact of {self.id}")
        return arguments

    def bind_readings(self, readings: Mapping[str, str]) -> dict[str, str]:
        """Return the reading in force of every ambiguity: those asked for, else the defaults.

        Raises:
            Invalid: an unknown ambiguity or reading.
        """
        if not readings:
            return self.readings
        asked = tuple(readings.items())
        try:
            return _in_force(self.ruleset, asked)
        except TypeError:
            name, reading = next(one for one in asked if type(one[1]) is not str)
            raise Invalid(name, reading, "a reading's name") from None

    def rule(
        self,
        facts: Mapping[str, Any],
        dice: Source,
        readings: Mapping[str, str],
        state: Mapping[str, Any] | None = None,
    ) -> Ruling:
        """Rule on facts given as JSON data.

        Args:
            facts: by name.
            dice: where the faces come from.
            readings: the reading in force of every ambiguity that may be consulted.
            state: what an earlier ruling of the same case left; None for a new world.

        Raises:
            Invalid: facts or dice that no game could have.
        """
        arguments = self.bind(facts)
        play = Play(self, arguments, dice, readings, state)
        outcome = self.function(**arguments, play=play)  # type: ignore[call-arg, arg-type]  # ParamSpec cannot say "play last"
        return play.ruling(outcome)

    def answer(
        self,
        facts: Mapping[str, Any],
        dice: Mapping[str, list[int]],
        readings: Mapping[str, str],
        state: Mapping[str, Any] | None = None,
    ) -> Ruling:
        """Rule on facts, faces and readings as they come over the wire.

        Raises:
            Invalid: as `rule`; and an unknown die purpose, ambiguity or reading.
        """
        for purpose, faces in dice.items():
            if purpose not in self.dice:
                known = ", ".join(self.dice) or "none: it rolls no dice"
                raise Invalid(purpose, faces, f"a die purpose of {self.id}: {known}")
            if type(faces) is not list:
                raise Invalid(purpose, faces, "a list of faces")
        in_force = self.bind_readings(readings) if readings else self.readings
        return self.rule(facts, GivenDice(dice), in_force, state)


@functools.lru_cache(maxsize=1024)
def _in_force(ruleset: str, asked: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """Return the reading of every ambiguity of a ruleset: those asked for, else the defaults."""
    known = ambiguities(ruleset)
    for name, reading in asked:
        if name not in known:
            raise Invalid(name, reading, f"an ambiguity of {ruleset}; see raw readings")
        if reading not in known[name].readings:
            raise Invalid(name, reading, "one of the readings " + ", ".join(known[name].readings))
    return {**defaults(ruleset), **dict(asked)}


def _returns_text(docstring: str) -> str:
    """Return what a docstring's `Returns:` says, on one line."""
    return " ".join(_section(docstring, "Returns").split())


def _section(docstring: str, name: str) -> str:
    """Return the lines of a docstring's section, still indented; "" if there is none."""
    found = re.search(rf"^{name}:\n(.*?)(?=^\S|\Z)", inspect.cleandoc(docstring) + "\n", re.DOTALL | re.MULTILINE)
    return found[1] if found else ""


def argument_texts(docstring: str) -> dict[str, str]:
    """Return what a docstring's `Args:` says of each argument, on one line each."""
    entries = re.findall(r"^    (\w+): (.*?)(?=^    \w|\Z)", _section(docstring, "Args"), re.DOTALL | re.MULTILINE)
    return {name: " ".join(text.split()) for name, text in entries}


def operation(*, dice: Mapping[str, str | Dice] | None = None) -> Callable[[Callable[P, R]], Operation[P, R]]:
    """Make a function of facts an operation of its ruleset.

    Args:
        dice: what each purpose rolls: a notation ("d20", "2d6"), or Dice.
    """
    declared = {
        purpose: Dice(notation=what) if isinstance(what, str) else what for purpose, what in (dice or {}).items()
    }

    def wrap(function: Callable[P, R]) -> Operation[P, R]:
        return Operation(function, declared)

    return wrap
