"""Charging (L89)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed import casting, movement
from oracle.rulesets.weapon_speed.world import Body, Combatant, World

CENTIMETRES = 10
"""In a decimetre."""


@dataclass(frozen=True)
class Charge:
    """How far a charge may go, in centimetres, and what it makes of attack, AC and the target's initiative."""

    limit_cm: int
    attack_modifier: int
    armor_class_modifier: int
    target_initiative_modifier: int


@operation()
def charge(
    *,
    combatant: Combatant = "combatant",
    movement_value_m: Annotated[int, Fact("combatant", least=0)],
    distance_cm: Annotated[int, Fact("combatant", least=0)],
    play: Play,
) -> Charge | NotAllowed:
    """Rule whether someone may charge so far, and what that comes to; asked before the target acts, who may be first.

    Args:
        combatant: who charges, by name.
        movement_value_m: in metres.
        distance_cm: to the target, in centimetres.

    Returns:
        Not allowed, or the limit and the modifiers; the state then holds the charge until the end of the round, and
        that its first melee attack is still to come until the end of the combat.

    Raises:
        Invalid: the combatant has charged in this round.

    Source: document 001, L72.2, L82, L84.1, L89.
    """
    body = play.recall(World).of(combatant)
    refused = casting.forbids_moving(play, body)
    if refused:
        return refused
    if body.charge_made:
        raise Invalid("combatant", combatant, "someone who has not charged in this round")
    limit = movement.full_movement_dm(play, movement_value_m) * CENTIMETRES * 3 // 2
    # who makes a melee attack may go half as far: a doubt whether half is what a charge adds to
    if play.reads("weapon_speed.charge.what_is_increased") == "half_movement":
        limit //= 2
    if distance_cm > limit:
        return play.forbids("weapon_speed.charge.half_as_far_again", limit_cm=limit)
    body.charge_made = body.charge_unspent = True
    play.because("weapon_speed.charge.half_as_far_again", limit_cm=limit)
    play.because("weapon_speed.charge.first_attack", modifier=2)
    play.because("weapon_speed.charge.initiative_of_target", modifier=2)
    play.because("weapon_speed.charge.armor_class", modifier=-1)
    return Charge(limit, attack_modifier=2, armor_class_modifier=-1, target_initiative_modifier=2)


def attack_modifier(play: Play, world: World, attacker: str, weapon: str) -> int:
    """Return what a charge adds to the first melee attack, and use that up (L89.1)."""
    if weapon != "melee" or not world.look_at(attacker).charge_unspent:
        return 0
    body = world.of(attacker)
    # "first melee attack", with no word of the round: a doubt whether the bonus outlasts it
    if not body.charge_made and play.reads("weapon_speed.charge.attack_in_a_later_round") == "no_bonus":
        return 0
    body.charge_unspent = False
    play.because("weapon_speed.charge.first_attack", modifier=2)
    return 2


def armor_class_modifier(play: Play, target: Body) -> int:
    """Return what a charge makes of the charger's own AC (L89.2)."""
    if not target.charge_made:
        return 0
    play.because("weapon_speed.charge.armor_class", modifier=-1)
    return -1


def denies_dexterity(play: Play, target: Body, dexterity_modifier: int) -> bool:
    """Return whether a charge takes a Dexterity bonus from the charger's AC (L89.2)."""
    if not target.charge_made or dexterity_modifier <= 0:
        return False
    play.because("weapon_speed.charge.dexterity_lost", bonus=dexterity_modifier)
    return True
