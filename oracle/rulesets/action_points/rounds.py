"""What the end of a round changes."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.rulesets.action_points.world import THIS_ROUND, World


@dataclass(frozen=True)
class RoundEnd:
    """The number of the round that begins."""

    next_round: int


@operation()
def end_round(*, play: Play) -> RoundEnd:
    """Rule on what ends with the round.

    Returns:
        The number of the round that begins, counted from the first question on.

    Source: document 000, L141, L210.5, L336.2.
    """
    world = play.recall(World)
    for body in world.bodies.values():
        body.forget(THIS_ROUND)
    world.round += 1
    return RoundEnd(world.round)
