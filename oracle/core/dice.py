"""Dice by purpose: what is rolled is declared, and the faces come from one of several sources.

A purpose is why dice are rolled ("attack"). Its faces are one flat list, in the order of the notation.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

from oracle.core.errors import Invalid

NOTATION = re.compile(r"([1-9]\d?)?d([1-9]\d{0,2})(?:\+(?=.))?")
DICE_PATTERN = r"^([1-9][0-9]?)?d[1-9][0-9]{0,2}(\+([1-9][0-9]?)?d[1-9][0-9]{0,2})*$"


@cache
def sides_of(notation: str) -> tuple[int, ...]:
    """Return the sides of each die of a notation, left to right: "2d6+d4" is (6, 6, 4).

    Raises:
        ValueError: the notation is not dice joined by "+".
    """
    if not re.match(DICE_PATTERN, notation):
        raise ValueError(notation)
    return tuple(int(sides) for count, sides in NOTATION.findall(notation) for _ in range(int(count or 1)))


@dataclass(frozen=True)
class Dice:
    """What a purpose rolls. One of:

    - `notation`: always these dice, "d20";
    - `fact`: the dice that a fact states in notation, such as a weapon's damage;
    - `picks`: one die with as many sides as the list fact has members; its face picks a member, in order;
    - `picks`, `weighted`: likewise, but a rule gives each member so many sides, and none to some.
    """

    notation: str = ""
    fact: str = ""
    picks: str = ""
    weighted: bool = False

    def sides(self, facts: Mapping[str, Any]) -> tuple[int, ...]:
        """Return the sides of each die under these facts; () if the fact is not stated.

        The sides of a weighted pick are those that it would have unweighted: only its rule knows better.
        """
        if self.notation:
            return sides_of(self.notation)
        if self.fact:
            return sides_of(facts[self.fact]) if facts.get(self.fact) else ()
        members = facts.get(self.picks)
        return (len(members),) if members else ()

    def described(self) -> dict[str, Any]:
        """Return this as plain data: {"notation": "d20"}, {"fact": ...}, {"picks": ...} with or without "weighted"."""
        return {name: value for name, value in vars(self).items() if value}


class ChainGoesOn(Exception):
    """A chain of dice has more links than its source follows."""


class Source(Protocol):
    """Where faces come from.

    Args:
        most_links: how many times a die that chains is rolled again at most; None for as often as it does.
    """

    @property
    def most_links(self) -> int | None: ...

    def take(self, purpose: str, sides: Sequence[int]) -> Sequence[int]:
        """Return one face for each of the dice, in order."""

    def finish(self) -> None:
        """Check that a purpose that was reached has no face left over."""


class GivenDice:
    """Faces stated by the asker, by purpose.

    Raises (from `take` and `finish`):
        Invalid: too few faces, too many for a purpose that was reached, or a face that no such die has.
    """

    __slots__ = ("_faces", "_taken")
    most_links = None

    def __init__(self, faces: Mapping[str, Sequence[int]]) -> None:
        self._faces = faces
        self._taken: dict[str, int] = {}

    def take(self, purpose: str, sides: Sequence[int]) -> Sequence[int]:
        stated = self._faces.get(purpose, ())
        start = self._taken.get(purpose, 0)
        stop = self._taken[purpose] = start + len(sides)
        faces = stated[start:stop] if start or len(stated) != stop else stated
        if len(faces) < len(sides):
            missing = f"{stop} faces, of " + ", ".join(f"d{side}" for side in sides) if stop > 1 else f"a d{sides[0]}"
            raise Invalid(purpose, list(stated) or None, missing)
        for face, side in zip(faces, sides, strict=False):
            if type(face) is not int or not 1 <= face <= side:
                raise Invalid(purpose, face, f"a face from 1 to {side}")
        return faces

    def finish(self) -> None:
        for purpose, taken in self._taken.items():
            if len(self._faces.get(purpose, ())) > taken:
                raise Invalid(purpose, list(self._faces[purpose]), f"no more than {taken} faces")


class SeededDice:
    """Faces from a seed, for play: the same seed gives the same faces."""

    most_links = None

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def take(self, purpose: str, sides: Sequence[int]) -> Sequence[int]:  # noqa: ARG002 - a Source is told the purpose
        return [self._random.randint(1, side) for side in sides]

    def finish(self) -> None:
        pass


class AskedDice:
    """Faces asked for one purpose at a time, such as from a person at the table.

    Args:
        ask: is given the purpose and the sides, and returns the faces; they are checked as given ones are.
    """

    most_links = None

    def __init__(self, ask: Callable[[str, Sequence[int]], Sequence[int]]) -> None:
        self._ask = ask

    def take(self, purpose: str, sides: Sequence[int]) -> Sequence[int]:
        one = GivenDice({purpose: self._ask(purpose, sides)})
        faces = one.take(purpose, sides)
        one.finish()
        return faces

    def finish(self) -> None:
        pass
