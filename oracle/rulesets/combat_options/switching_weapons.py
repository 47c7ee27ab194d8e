"""Switching weapons (L83)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import FORBIDDEN, NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.combat_options.world import LEFT_OUT, Body, Combatant, UnusedRules, World, in_use, incapable


@dataclass(frozen=True)
class Switch:
    """Whether switching weapons is the combatant's action for the Round."""

    uses_action: bool


@operation()
def switch_weapon(
    *,
    combatant: Combatant = "combatant",
    weapon_in_hand: Annotated[bool, Fact("combatant")] = True,
    drops_it: Annotated[bool, Fact("combatant")],
    unused_rules: UnusedRules = frozenset(),
    play: Play,
) -> Switch | NotAllowed:
    """Rule whether a combatant may switch weapons, and whether that is the action of the Round.

    Args:
        combatant: who switches, by name.
        weapon_in_hand: whether a weapon is in hand.
        drops_it: whether the weapon in hand is simply dropped on the ground.
        unused_rules: topics whose rules the Referee does not use.

    Returns:
        Not allowed where the action is already spent, or whether switching spends it; the state then holds that.

    Raises:
        Invalid: a weapon is dropped and none is in hand.

    Source: document 003, L55, L83.
    """
    if drops_it and not weapon_in_hand:
        raise Invalid("drops_it", drops_it, "no weapon dropped, since none is in hand")
    if not in_use(play, "switching_weapons"):
        return play.cannot_rule(LEFT_OUT)
    body = play.recall(World).of(combatant)
    unable = incapable(play, body, "combatant", combatant)
    if unable:
        return unable
    # L83 speaks of the current weapon: a doubt whether taking one into empty hands is switching
    is_switch = weapon_in_hand or play.reads("combat_options.switching_weapons.empty_hands") == "is_a_switch"
    if drops_it or not is_switch:
        # L55 names attacks and actions: a doubt about what is neither
        parries = body.action == "parry" and in_use(play, "parrying")
        if parries and play.reads("combat_options.parrying.free_acts") == "not_allowed":
            return play.forbids("combat_options.parrying.sole_action")
        if drops_it:
            play.because("combat_options.switching_weapons.dropping")
        return Switch(uses_action=False)
    spent = refused(play, body)
    if spent:
        return spent
    play.because("combat_options.switching_weapons.action")
    if body.attacked or body.action is not None:
        return FORBIDDEN
    body.action = "switch"
    return Switch(uses_action=True)


def refused(play: Play, body: Body) -> NotAllowed | None:
    """Refuse an attack or another action of someone whose parry or switch was the action of the Round (L55, L83)."""
    if body.action == "parry" and in_use(play, "parrying"):
        return play.forbids("combat_options.parrying.sole_action")
    if body.action == "switch" and in_use(play, "switching_weapons"):
        return play.forbids("combat_options.switching_weapons.action")
    return None
