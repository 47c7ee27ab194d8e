"""Damage resistance, and piercing damage (L46, L66, L80, L314, L318)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.rounding import rounded_down, rounded_up
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points.damage_types import PHYSICAL, DamageType
from oracle.rulesets.action_points.world import Degree

Delivery = Literal["weapon", "touch", "ray", "other"]

INSENSITIVE = 10
"""The racial resistance to critical hits from which on piercing damage is halved (L314.2)."""
HALVING = ("exceptional", "critical")


@dataclass(frozen=True)
class Resisted:
    """What of one instance of damage is taken, and what damage resistance keeps off."""

    damage_taken: int
    kept_off: int


@operation()
def resist_damage(
    *,
    damage_type: Annotated[DamageType, Fact("attack")],
    damage: Annotated[int, Fact("attack", least=0)],
    damage_resistance: Annotated[int, Fact("target", least=0)],
    delivery: Annotated[Delivery, Fact("attack")] = "weapon",
    degree: Annotated[Degree, Fact("attack")] = "success",
    target_is_object: Annotated[bool, Fact("target")] = False,
    racial_critical_resistance: Annotated[int, Fact("target", least=0)] = 0,
    other_critical_resistance: Annotated[int, Fact("target", least=0)] = 0,
    play: Play,
) -> Resisted:
    """Rule on how much of one instance of damage is taken.

    Args:
        damage_type: of this instance.
        damage: before resistance.
        damage_resistance: of the target.
        delivery: a weapon, a touch or reach, a ray, or anything else such as an area.
        degree: of the attack.
        target_is_object: whether it is no creature.
        racial_critical_resistance: a creature's resistance to critical hits that comes from its race.
        other_critical_resistance: the same from anything else.

    Returns:
        The damage taken, before any energy resistance, and how much damage resistance kept off.

    Source: document 000, L46, L66, L80, L314.2, L314.3, L318.
    """
    if damage_type not in PHYSICAL:
        return Resisted(damage, 0)
    kept_off = kept_off_by(play, damage, damage_resistance, delivery, degree)
    taken = damage - kept_off
    if damage_type == "piercing" and _insensitive(play, target_is_object, racial_critical_resistance):
        taken = halved_piercing(play, taken)
    return Resisted(taken, kept_off)


def kept_off_by(play: Play, damage: int, resistance: int, delivery: Delivery, degree: Degree) -> int:
    """Return what damage resistance keeps off of one instance of physical damage (L318)."""
    kept_off = min(damage, _resistance(play, resistance, delivery, degree))
    play.because("action_points.damage_resistance.each_instance", kept_off=kept_off)
    return kept_off


def halved_piercing(play: Play, damage: int) -> int:
    """Return half of the piercing damage that resistance has left (L314.2)."""
    # a half is not said to be rounded either way
    if damage % 2 and play.reads("action_points.damage_resistance.rounding_of_piercing") == "up":
        return rounded_up(damage, 2)
    return rounded_down(damage, 2)


def _resistance(play: Play, resistance: int, delivery: Delivery, degree: Degree) -> int:
    """Return the damage resistance that counts against an attack (L46, L66, L80)."""
    if delivery == "other" or degree not in HALVING:
        return resistance
    play.because("action_points.damage_resistance.exceptional_hit", delivery=delivery, degree=degree)
    return halved_resistance(play, resistance)


def halved_resistance(play: Play, resistance: int) -> int:
    """Return half of a resistance."""
    # a half is not said to be rounded either way
    if resistance % 2 and play.reads("action_points.damage_resistance.rounding_of_resistance") == "up":
        return rounded_up(resistance, 2)
    return rounded_down(resistance, 2)


def _insensitive(play: Play, is_object: bool, racial: int) -> bool:
    """Return whether piercing damage is halved (L314.2)."""
    if racial >= INSENSITIVE:
        play.because("action_points.damage_resistance.piercing_resistant_creatures", racial=racial)
        return True
    if not is_object:
        return False
    return insensitive_object(play)


def insensitive_object(play: Play) -> bool:
    """Return whether piercing damage is halved for whatever is an object (L314.2)."""
    # the clause on racial resistance may belong to the creatures alone, or to the objects too
    if play.reads("action_points.damage_resistance.which_objects") == "resistant_ones":
        return False
    play.because("action_points.damage_resistance.piercing_objects")
    return True
