"""Speed, double move and run (L24.49 to L24.52)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact


@dataclass(frozen=True)
class Move:
    """How far one can move in a Round, and whether one can act in it too."""

    greatest_distance: int
    acts_too: bool


@operation()
def move(
    *,
    speed: Annotated[int | None, Fact("combatant", least=0)] = None,
    base_speed: Annotated[int | None, Fact("combatant", least=0)] = None,
    how: Annotated[Literal["one_move", "two_moves", "run"], Fact("combatant")] = "one_move",
    heavily_encumbered: Annotated[bool, Fact("combatant")] = False,
    distance: Annotated[int | None, Fact("combatant", least=0)] = None,
    play: Play,
) -> Move | NotAllowed:
    """Rule on how far someone can move in a Round.

    Args:
        speed: current, in any unit; not stated where only the base speed is known.
        base_speed: before armour and gear change it, in the same unit.
        how: with one move action, with two, or by running all Round.
        heavily_encumbered: with armour or other gear.
        distance: that is to be covered, in the same unit; not stated where only the limit is asked for.

    Returns:
        Not allowed if it is too far, or the greatest distance, and whether one can act in the same Round.

    Raises:
        Invalid: neither speed is stated.

    Source: document 004, L24.49 to L24.52.
    """
    if speed is None:
        return _unknown(play, base_speed)
    rule, factor, acts = _limit(how, heavily_encumbered)
    play.because(f"body_resilience.speed.{rule}", factor=factor)
    if distance is not None and distance > factor * speed:
        return play.forbids(f"body_resilience.speed.{rule}", distance=distance)
    # L24.49 calls speed how far one can move and still act: a doubt whether two moves leave no time, or it is not said
    if how == "two_moves" and play.reads("body_resilience.speed.time_after_two_moves") == "not_said":
        missing = "whether one can act as well as move twice (L24.49, L24.51)"
        play.cannot_tell("acts_too", missing, "body_resilience.speed.acting_after_two_moves")
    return Move(factor * speed, acts)


def _unknown(play: Play, base_speed: int | None) -> NotAllowed:
    if base_speed is None:
        raise Invalid("speed", None, "a speed, current or base")
    play.because("body_resilience.speed.armor_and_gear", base_speed=base_speed)
    return play.cannot_rule("how much armour and gear change the base speed (L24.50): speed")


def _limit(how: str, heavily_encumbered: bool) -> tuple[str, int, bool]:
    if how == "one_move":
        return "single", 1, True
    if how == "two_moves":
        return "double", 2, False
    return ("encumbered_run", 3, False) if heavily_encumbered else ("run", 4, False)
