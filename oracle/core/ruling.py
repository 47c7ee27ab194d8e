"""A ruling in the making (`Play`) and made (`Ruling`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from oracle.core.dice import ChainGoesOn, Source
from oracle.core.errors import Invalid
from oracle.core.shapes import plain, record

if TYPE_CHECKING:
    from oracle.core.operation import Operation

World = TypeVar("World")
Member = TypeVar("Member")


@dataclass(frozen=True)
class NotAllowed:
    """The rules forbid what was asked; the derivation says by which rule."""


@dataclass(slots=True)
class Ruling:
    """An answer and why.

    Args:
        outcome: the operation's fields as JSON data; `{"allowed": False}` where the rules forbid it. A field that
            the document does not determine is absent.
        by: the rules that made it, in order, each with its numbers.
        not_determined: for each such field, what is missing.
        state: what lasts, for the next exchange; None if nothing changed.
        consulted: the ambiguities that were consulted, with the reading taken.
        reached: the die purposes that were rolled, with their faces.
    """

    outcome: dict[str, Any]
    by: list[tuple[str, dict[str, Any]]]
    not_determined: dict[str, str]
    state: dict[str, Any] | None
    consulted: dict[str, str]
    reached: dict[str, list[int]]

    def cites(self, rule: str) -> bool:
        """Return whether the rule took part."""
        return any(cited == rule for cited, _ in self.by)


FORBIDDEN = NotAllowed()
UNRULED = NotAllowed()


@dataclass(slots=True)
class Play:
    """What an operation is handed: the dice, the readings, what lasts, and the derivation that it writes."""

    operation: Operation[..., Any]
    facts: Mapping[str, Any]
    source: Source
    readings: Mapping[str, str]
    stated: Mapping[str, Any] | None = None
    by: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    not_determined: dict[str, str] = field(default_factory=dict)
    consulted: dict[str, str] = field(default_factory=dict)
    reached: dict[str, list[int]] = field(default_factory=dict)
    world: Any = None

    def faces(self, purpose: str, times: int = 1) -> list[int]:
        """Roll a purpose's declared dice, `times` over, and return their faces in order."""
        dice = self.operation.dice[purpose]
        facts = self.facts if dice.notation else {**self.operation.defaults, **self.facts}
        return self._roll(purpose, dice.sides(facts) * times)

    def roll(self, purpose: str) -> int:
        """Roll a purpose's declared dice and return the sum of their faces."""
        return sum(self.faces(purpose))

    def chain(self, purpose: str, sides: int, most_links: int | None = None) -> list[int]:
        """Roll one die, and again each time it shows its highest face; return the faces in order.

        Args:
            purpose: of the die.
            sides: of the die, 2 or more.
            most_links: how often it is rolled again at most by the rules; None where they set no end.

        Raises:
            Invalid: a die with one side only, whose chain has no end.
            ChainGoesOn: it has more links than the source follows.
        """
        if sides < 2:
            raise Invalid(purpose, f"d{sides}", "a die with two sides or more, where it chains")
        faces = self._roll(purpose, (sides,))
        while faces[-1] == sides and len(faces) - 1 != most_links:
            if len(faces) - 1 == self.source.most_links:
                raise ChainGoesOn
            faces += self._roll(purpose, (sides,))
        return faces

    def pick(self, purpose: str, members: Sequence[Member]) -> Member:
        """Roll one die with a side for each member and return the member its face picks, in order."""
        return members[self._roll(purpose, (len(members),))[0] - 1]

    def _roll(self, purpose: str, sides: Sequence[int]) -> list[int]:
        faces = list(self.source.take(purpose, sides))
        if purpose in self.reached:
            self.reached[purpose] = self.reached[purpose] + faces
        else:
            self.reached[purpose] = faces
        return faces

    def reads(self, ambiguity: str) -> str:
        """Return the reading in force of an ambiguity, and note that it was consulted."""
        reading = self.consulted[ambiguity] = self.readings[ambiguity]
        return reading

    def because(self, rule: str, **numbers: Any) -> None:
        """Note that a rule took part, with its numbers."""
        self.by.append((rule, numbers))

    def forbids(self, rule: str, **numbers: Any) -> NotAllowed:
        """Note that a rule forbids it, and return the outcome for that."""
        self.by.append((rule, numbers))
        return FORBIDDEN

    def cannot_rule(self, missing: str) -> NotAllowed:
        """Leave the whole answer undetermined, and return the outcome for that."""
        for name in self.operation.outcome_fields:
            self.not_determined[name] = missing
        return UNRULED

    def cannot_tell(self, name: str, missing: str, rule: str) -> None:
        """Leave an outcome's field undetermined, with what is missing and the rule that leaves it open."""
        self.by.append((rule, {}))
        self.not_determined[name] = missing

    def recall(self, kind: type[World]) -> World:
        """Return what lasts, as a record that the operation may change; a new one if the case has no state yet."""
        if self.world is None:
            self.world = kind() if self.stated is None else record(kind).read(self.stated, "state")
        if not isinstance(self.world, kind):
            raise TypeError(f"state is kept as {type(self.world).__name__}, not {kind.__name__}")
        return self.world

    def starting(self, name: str, stated: int | None, held: int | None) -> int:
        """Return a quantity that lasts: what the state holds, or else what the starting fact of that name states.

        Raises:
            Invalid: neither is there, or both are.
            TypeError: the fact is not marked as a starting one.
        """
        if "x-starting" not in self.operation.facts[name].schema:
            raise TypeError(f"{name} of {self.operation.id} is not marked as a starting fact")
        if held is not None:
            if stated is not None:
                raise Invalid(name, stated, "no starting fact: the state holds it")
            return held
        if stated is None:
            raise Invalid(name, None, "a starting value, since no state holds it")
        return stated

    def ruling(self, outcome: object) -> Ruling:
        """Return the finished ruling."""
        self.source.finish()
        if outcome is FORBIDDEN:
            fields: dict[str, Any] = {"allowed": False}
        elif outcome is UNRULED:
            fields = {}
        else:
            fields = dict(vars(outcome)) if self.operation.flat else plain(outcome)
            if self.operation.may_forbid:
                fields["allowed"] = True
            for name in self.not_determined:
                fields.pop(name, None)
        state = None if self.world is None else plain(self.world)
        return Ruling(fields, self.by, self.not_determined, state, self.consulted, self.reached)
