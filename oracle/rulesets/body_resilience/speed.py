"""Speed, double move and run (L24.49 to L24.52)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact


@dataclass(frozen=True)
class Move:
    """How far one can move in a Round, and whether one can act in it too."""

    greatest_distance: int
    acts_too: bool | None


@operation()
def move(
    *,
    speed: Annotated[int, Fact("combatant", least=0)],
    how: Annotated[Literal["one_move", "two_moves", "run"], Fact("combatant")] = "one_move",
    heavily_encumbered: Annotated[bool, Fact("combatant")] = False,
    distance: Annotated[int | None, Fact("combatant", least=0)] = None,
    play: Play,
) -> Move | NotAllowed:
    """Rule on how far someone can move in a Round.

    Args:
        speed: current, in any unit.
        how: with one move action, with two, or by running all Round.
        heavily_encumbered: with armour or other gear.
        distance: that is to be covered, in the same unit; not stated where only the limit is asked for.

    Returns:
        Not allowed if it is too far, or the greatest distance, and whether one can act in the same Round.

    Source: document 004, L24.49 to L24.52.
    """
    rule, factor, acts = _limit(how, heavily_encumbered)
    play.because(f"body_resilience.speed.{rule}", factor=factor)
    if distance is not None and distance > factor * speed:
        return play.forbids(f"body_resilience.speed.{rule}", distance=distance)
    if acts is None:
        missing = "whether one can act as well as move twice (L24.49, L24.51)"
        play.cannot_tell("acts_too", missing, "body_resilience.speed.acting_after_two_moves")
    return Move(factor * speed, acts)


def _limit(how: str, heavily_encumbered: bool) -> tuple[str, int, bool | None]:
    if how == "one_move":
        return "single", 1, True
    if how == "two_moves":
        return "double", 2, None
    return ("encumbered_run", 3, False) if heavily_encumbered else ("run", 4, False)
