"""What the end of a Round and the end of a combat change."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.rulesets.combat_options import charging, deaths_door
from oracle.rulesets.combat_options.world import THIS_ROUND, Body, World


@dataclass(frozen=True)
class RoundEnd:
    """Who died at death's door as the Round ended, and who lingers there."""

    died: frozenset[str]
    lingering: frozenset[str]


@dataclass(frozen=True)
class CombatEnd:
    """Who may charge again that could not."""

    may_charge_again: frozenset[str]


@operation(dice={"dying": "d6"})
def end_round(*, play: Play) -> RoundEnd:
    """Rule on what ends with the Round: bonuses, penalties, declarations, and perhaps lives.

    Returns:
        Who died at death's door, and who lingers there. The purpose "dying" has a face for each who must roll, in the
        order in which they were first spoken of.

    Source: document 003, L15, L21.2, L59.
    """
    world = play.recall(World)
    lingering = [name for name, body in world.bodies.items() if body.at_deaths_door]
    for name in lingering:
        deaths_door.round_passes(play, world.of(name))
    for body in world.bodies.values():
        _lapse(play, body)
    died = frozenset(name for name in lingering if world.of(name).dead)
    return RoundEnd(died, frozenset(lingering) - died)


def _lapse(play: Play, body: Body) -> None:
    if body.charging:
        play.because("combat_options.charging.this_round")
    elif body.charge_declared:
        body.charge_forgone = True
    if body.parry_bonus:
        play.because("combat_options.parrying.this_round")
    body.forget(THIS_ROUND)


@operation()
def end_combat(*, play: Play) -> CombatEnd:
    """Rule on what ends with the combat: every charge may be made anew in the next.

    Returns:
        Who may charge again.

    Source: document 003, L9.
    """
    world = play.recall(World)
    for body in world.bodies.values():
        _lapse(play, body)
    spent = frozenset(name for name, body in world.bodies.items() if not body.dead and charging.is_used_up(play, body))
    for body in world.bodies.values():
        body.forget(("charge_spent", "charge_forgone"))
    play.because("combat_options.charging.once_per_combat", may_charge_again=len(spent))
    return CombatEnd(spent)
