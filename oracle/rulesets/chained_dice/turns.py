"""What the start of someone's turn changes."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.rulesets.chained_dice import grapple
from oracle.rulesets.chained_dice.world import THIS_TURN, Creature, World


@dataclass(frozen=True)
class TurnStart:
    """Whose turn it is."""

    creature: str


@operation()
def start_turn(*, creature: Creature, play: Play) -> TurnStart:
    """Rule on what ends when someone's next turn starts.

    Args:
        creature: whose turn it is.

    Returns:
        Whose turn it is.

    Source: document 002, L9.2, L64.1, L143.1, L151.
    """
    world = play.recall(World)
    world.of(creature).forget(THIS_TURN)
    for body in world.bodies.values():
        grapple.lapse(play, body)
    return TurnStart(creature)
