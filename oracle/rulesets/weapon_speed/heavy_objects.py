"""Heavy objects: boulders and iron balls (L174)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.rounding import rounded_down, rounded_up
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed.attack_roll import hits
from oracle.rulesets.weapon_speed.ranged_attacks import Modifiers
from oracle.rulesets.weapon_speed.world import ArmorClass, AttackBonus

HEAVY = {"boulder", "iron_ball"}
DM_PER_METRE = 10
STEP_DM = 30
STEP_MODIFIER = -2
SCATTER_FACTOR = 2


def scattered(play: Play, missile: str, distance_m: int) -> int:
    """Return how far a missile scatters that misses (L174.4)."""
    if missile not in HEAVY:
        return distance_m
    play.because("weapon_speed.heavy_objects.scatter", distance_m=distance_m)
    return SCATTER_FACTOR * distance_m


@dataclass(frozen=True)
class Rolling:
    """A heavy object after its impact, and a creature that it may roll into.

    Args:
        shatters: whether the object breaks.
        rolls_m: how far it rolls, in metres.
        reaches_creature: whether the creature is in its path.
        attack_modifier: by how far it has travelled, signed.
        total: of the attack roll; 0 if there is none.
        hit: whether the creature is struck.
    """

    shatters: bool
    rolls_m: int
    reaches_creature: bool
    attack_modifier: int
    total: int
    hit: bool


@operation(dice={"travel": "d8", "attack": "d20"})
def heavy_object_rolls(
    *,
    missile: Annotated[Literal["boulder", "iron_ball"], Fact("weapon")],
    distance_dm: Annotated[int, Fact("target", least=0)],
    in_line: Annotated[bool, Fact("target")] = True,
    attack_bonus: AttackBonus,
    modifiers: Modifiers = 0,
    target_armor_class: ArmorClass,
    play: Play,
) -> Rolling:
    """Rule on a heavy object that rolls on from its impact, and a creature near it.

    Args:
        missile: what rolls.
        distance_dm: from the impact to the creature, in decimetres.
        in_line: whether the creature is in the direction in which the object rolls.
        attack_bonus: of whoever sent it, signed.
        modifiers: all others of the attack roll, signed, without that of the travel.
        target_armor_class: of the creature.

    Returns:
        That it does not shatter, how far it rolls, whether it reaches the creature, and the attack if it does.

    Source: document 001, L174.
    """
    play.because("weapon_speed.heavy_objects.no_shattering", missile=missile)
    rolls_m = play.roll("travel")
    play.because("weapon_speed.heavy_objects.rolls_on", rolls_m=rolls_m)
    if not in_line or distance_dm > rolls_m * DM_PER_METRE:
        return Rolling(False, rolls_m, False, 0, 0, False)
    play.because("weapon_speed.heavy_objects.everything_in_path", distance_dm=distance_dm)
    modifier = _travelled(play, distance_dm)
    face = play.roll("attack")
    total = face + attack_bonus + modifiers + modifier
    return Rolling(False, rolls_m, True, modifier, total, hits(play, face, total, target_armor_class))


def _travelled(play: Play, distance_dm: int) -> int:
    """Return the modifier by how far the object has rolled (L174.5)."""
    steps = rounded_down(distance_dm, STEP_DM)
    # -2 for every 3 m: a doubt about 3 m that have only begun
    if distance_dm % STEP_DM and play.reads("weapon_speed.heavy_objects.begun_metres") == "count":
        steps = rounded_up(distance_dm, STEP_DM)
    if steps:
        play.because("weapon_speed.heavy_objects.travel", steps=steps)
    return STEP_MODIFIER * steps
