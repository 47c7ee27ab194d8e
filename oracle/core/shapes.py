"""Types as shapes: from a Python annotation, a JSON Schema and a reader that refuses what does not fit.

Facts, outcomes, dice and state are all described by annotations; everything else that must know their form (schemas,
the protocol, the `ask` command) derives from these.
"""

from __future__ import annotations

import dataclasses
import re
import types
import typing
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin

from oracle.core.errors import Invalid

Read = Callable[[Any, str], Any]
"""Given a JSON value and its place, returns the Python value, or raises Invalid."""


@dataclass(frozen=True)
class Fact:
    """What an annotation cannot say of a fact.

    Args:
        of: whom the fact describes: "attacker", "target", "weapon", "scene", ...
        least: the smallest integer allowed, or the smallest number of members of a list.
        most: the largest of the same.
        pattern: a regular expression that a text must match in full.
        starting: a quantity that the rules change: stated once, then kept in the state.
    """

    of: str
    least: int | None = None
    most: int | None = None
    pattern: str = ""
    starting: bool = False


@dataclass(frozen=True)
class Shape:
    """A JSON Schema, and the reader that enforces it."""

    schema: dict[str, Any]
    read: Read


NO_FACT = Fact("")
MOST_REMEMBERED = 1000
GREATEST = 1_000_000_000
"""No integer is further from 0: no game has such numbers, and some are too long to be written."""


def shape_of(annotation: Any) -> Shape:
    """Return the shape of an annotation: int, bool, str, Literal, tuple, frozenset, dict, a dataclass, or one or None.

    Raises:
        TypeError: an annotation that facts and outcomes cannot have.
    """
    fact = NO_FACT
    if get_origin(annotation) is typing.Annotated:
        annotation, *notes = get_args(annotation)
        fact = next((note for note in notes if isinstance(note, Fact)), NO_FACT)
    shape = _bare(annotation, fact)
    extra: dict[str, Any] = {}
    if fact.of:
        extra["x-of"] = fact.of
    if fact.starting:
        extra["x-starting"] = True
    return Shape(shape.schema | extra, shape.read)


def _bare(annotation: Any, fact: Fact) -> Shape:
    origin = get_origin(annotation)
    if annotation is bool:
        return Shape({"type": "boolean"}, _boolean)
    if annotation is int:
        return _integer(fact)
    if annotation is str:
        return _text(fact)
    if origin is Literal:
        return _closed(get_args(annotation))
    if origin in (tuple, frozenset):
        return _several(origin, get_args(annotation)[0], fact)
    if origin is dict:
        return _mapping(get_args(annotation)[1])
    if origin in (types.UnionType, typing.Union):
        return _optional(annotation, fact)
    if dataclasses.is_dataclass(annotation):
        return record(typing.cast("type[Any]", annotation))
    raise TypeError(f"no fact or outcome can be of type {annotation!r}")


def _boolean(value: Any, place: str) -> bool:
    if type(value) is not bool:
        raise Invalid(place, value, "true or false")
    return value


def _integer(fact: Fact) -> Shape:
    schema: dict[str, Any] = {"type": "integer"}
    if fact.least is not None:
        schema["minimum"] = fact.least
    if fact.most is not None:
        schema["maximum"] = fact.most
    least = -GREATEST if fact.least is None else fact.least
    most = GREATEST if fact.most is None else fact.most
    wanted = "an integer" + (f" of at least {least}" if fact.least is not None else "")
    wanted += f" and at most {most}" if fact.most is not None else ""

    def read(value: Any, place: str) -> int:
        if type(value) is not int or not least <= value <= most:
            too_far = type(value) is int and abs(value) > GREATEST
            raise Invalid(place, value, f"an integer no further from 0 than {GREATEST}" if too_far else wanted)
        return value

    return Shape(schema, read)


def _text(fact: Fact) -> Shape:
    pattern = re.compile(fact.pattern) if fact.pattern else None
    schema: dict[str, Any] = {"type": "string", "minLength": 1}
    if pattern:
        schema["pattern"] = f"^(?:{fact.pattern})$"

    # names come again and again, and matching one takes as long as a small ruling
    matched: set[str] = set()

    def read(value: Any, place: str) -> str:
        if type(value) is not str or not value:
            raise Invalid(place, value, "a text")
        if pattern and value not in matched:
            if not pattern.fullmatch(value):
                raise Invalid(place, value, f"a text that matches {fact.pattern}")
            if len(matched) < MOST_REMEMBERED:
                matched.add(value)
        return value

    return Shape(schema, read)


def _closed(allowed: tuple[Any, ...]) -> Shape:
    if not all(type(one) is str for one in allowed):
        raise TypeError(f"a closed set is of texts, not {allowed!r}")
    wanted = "one of " + ", ".join(str(one) for one in allowed)

    def read(value: Any, place: str) -> Any:
        if type(value) is not str or value not in allowed:
            raise Invalid(place, value, wanted)
        return value

    return Shape({"enum": list(allowed)}, read)


def _several(kind: Any, member: Any, fact: Fact) -> Shape:
    inner = shape_of(member)
    unordered = kind is frozenset
    schema: dict[str, Any] = {"type": "array", "items": inner.schema}
    if unordered:
        schema["uniqueItems"] = True
    if fact.least is not None:
        schema["minItems"] = fact.least
    if fact.most is not None:
        schema["maxItems"] = fact.most
    least, most = fact.least or 0, fact.most
    wanted = "a list" + (f" of at least {least}" if least else "") + (f" of at most {most}" if most is not None else "")

    def read(value: Any, place: str) -> Any:
        if type(value) is not list or len(value) < least or (most is not None and len(value) > most):
            raise Invalid(place, value, wanted)
        members = [inner.read(one, f"{place}[{at}]") for at, one in enumerate(value)]
        if unordered and len(set(members)) < len(members):
            raise Invalid(place, value, "a list without repetition")
        return kind(members)

    return Shape(schema, read)


def _mapping(member: Any) -> Shape:
    inner = shape_of(member)

    def read(value: Any, place: str) -> dict[str, Any]:
        if type(value) is not dict:
            raise Invalid(place, value, "an object")
        try:
            return {name: inner.read(one, name) for name, one in value.items()}
        except Invalid as wrong:
            raise wrong.within(place) from None

    return Shape({"type": "object", "additionalProperties": inner.schema}, read)


def _optional(annotation: Any, fact: Fact) -> Shape:
    members = [one for one in get_args(annotation) if one is not type(None)]
    if len(members) != 1:
        raise TypeError(f"no fact or outcome can be of type {annotation!r}")
    inner = _bare(members[0], fact)

    def read(value: Any, place: str) -> Any:
        return None if value is None else inner.read(value, place)

    return Shape({"anyOf": [inner.schema, {"type": "null"}]}, read)


def record(kind: type[Any]) -> Shape:
    """Return the shape of a dataclass: an object with a member for each field."""
    if kind not in _records:
        _records[kind] = _record(kind)
    return _records[kind]


_records: dict[type[Any], Shape] = {}


def _record(kind: type[Any]) -> Shape:
    hints = typing.get_type_hints(kind, include_extras=True)
    fields = {field.name: shape_of(hints[field.name]) for field in dataclasses.fields(kind)}
    required = [
        field.name
        for field in dataclasses.fields(kind)
        if field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
    ]

    def read(value: Any, place: str) -> Any:
        if type(value) is not dict:
            raise Invalid(place, value, "an object")
        if not value.keys() <= readers.keys():
            name = next(one for one in value if one not in readers)
            raise Invalid(f"{place}.{name}", value[name], "one of the members " + ", ".join(readers))
        if not needed <= value.keys():
            name = next(one for one in required if one not in value)
            raise Invalid(f"{place}.{name}", None, "a value")
        try:
            members = {name: readers[name](one, name) for name, one in value.items()}
        except Invalid as wrong:
            raise wrong.within(place) from None
        if not lasting:
            return kind(**members)
        made = kind()
        vars(made).update(members)
        return made

    lasting = issubclass(kind, Lasting)
    readers = {name: shape.read for name, shape in fields.items()}
    needed = frozenset(required)
    properties = {name: shape.schema for name, shape in fields.items()}
    schema = {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
    return Shape(schema, read)


class Lasting:
    """Base of a record of state, of plain values, whose fields stand at their class's defaults until they are set.

    A dataclass with `init=False`: making one sets nothing, and only what was set is kept in the state.
    """

    def forget(self, names: Iterable[str]) -> None:
        """Put fields back to their defaults."""
        for name in names:
            vars(self).pop(name, None)


_PLAIN = frozenset((type(None), bool, int, str))


def plain(value: Any) -> Any:
    """Return a value of facts, outcome or state as JSON data: records as objects, sets as sorted lists."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is dict:
        return {name: plain(one) for name, one in value.items()}
    if kind is tuple or kind is list:
        return [plain(one) for one in value]
    if kind is frozenset:
        return sorted((plain(one) for one in value), key=str)
    members = vars(value)
    if isinstance(value, Lasting):
        return members.copy()
    return {name: plain(one) for name, one in members.items()}
