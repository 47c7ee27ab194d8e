"""What the end of a round and the end of a combat change."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.rulesets.weapon_speed.world import THIS_COMBAT, THIS_ROUND, World


@dataclass(frozen=True)
class RoundEnd:
    """The number of the round that begins."""

    next_round: int


@dataclass(frozen=True)
class CombatEnd:
    """The number of the round in which a combat ends."""

    last_round: int


@operation()
def end_round(*, play: Play) -> RoundEnd:
    """Rule on what ends with the round.

    Returns:
        The number of the round that begins, counted from the first of the combat.

    Source: document 001, L3.
    """
    world = play.recall(World)
    for body in world.bodies.values():
        body.forget(THIS_ROUND)
    world.round += 1
    return RoundEnd(world.round)


@operation()
def end_combat(*, play: Play) -> CombatEnd:
    """Rule on what ends with the combat.

    Returns:
        The number of the round in which it ends; the next round is the first of another combat.

    Source: document 001, L3, L238.
    """
    world = play.recall(World)
    for body in world.bodies.values():
        body.forget((*THIS_ROUND, *THIS_COMBAT))
    last = world.round
    world.round = 1
    return CombatEnd(last)
