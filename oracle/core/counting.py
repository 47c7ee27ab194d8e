"""Explore every way a question can go: each face of each die, each reading of each ambiguity."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import TypeVar

T = TypeVar("T")


class Branches:
    """A depth-first walk over a tree of choices that is found while it is walked."""

    def __init__(self) -> None:
        self._path: list[int] = []
        self._sizes: list[int] = []
        self._at = 0

    def choose(self, size: int) -> int:
        """Return which of `size` branches this walk takes here, from 0."""
        if self._at == len(self._path):
            self._path.append(0)
            self._sizes.append(size)
        branch = self._path[self._at]
        self._at += 1
        return branch

    def advance(self) -> bool:
        """Turn to the next walk; return False when every one has been taken."""
        self._at = 0
        while self._path:
            self._path[-1] += 1
            if self._path[-1] < self._sizes[-1]:
                return True
            self._path.pop()
            self._sizes.pop()
        return False

    def probability(self) -> Fraction:
        """Return the probability of the walk taken, each branch being as likely as its sisters."""
        chance = Fraction(1)
        for size in self._sizes:
            chance /= size
        return chance


def every_walk(question: Callable[[Branches], T]) -> Iterator[tuple[Fraction, T]]:
    """Yield each way the question can go, with its probability; the probabilities sum to 1."""
    branches = Branches()
    while True:
        answer = question(branches)
        yield branches.probability(), answer
        if not branches.advance():
            return


class CountingDice:
    """A source of dice that takes every face in turn.

    Args:
        branches: the walk.
        most_links: how far a chain of dice, which may have no end, is followed.
    """

    def __init__(self, branches: Branches, most_links: int | None = None) -> None:
        self._branches = branches
        self.most_links = most_links

    def take(self, purpose: str, sides: Sequence[int]) -> Sequence[int]:  # noqa: ARG002 - a Source is told the purpose
        return [self._branches.choose(side) + 1 for side in sides]

    def finish(self) -> None:
        pass


class EveryReading(dict[str, str]):
    """Readings that take each reading of whatever ambiguity is consulted, in turn.

    Args:
        branches: the walk.
        known: the readings of each ambiguity.
        fixed: ambiguities that are not explored, with the readings allowed; several are explored.
    """

    def __init__(
        self, branches: Branches, known: dict[str, list[str]], fixed: dict[str, list[str]] | None = None
    ) -> None:
        super().__init__()
        self._branches = branches
        self._known = known
        self._fixed = fixed or {}

    def __missing__(self, ambiguity: str) -> str:
        readings = self._fixed.get(ambiguity) or self._known[ambiguity]
        self[ambiguity] = readings[self._branches.choose(len(readings))]
        return self[ambiguity]
