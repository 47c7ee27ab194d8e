"""What an attack costs in action points (L172 to L180)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.size import Size
from oracle.rulesets.action_points.weapon_size import modifier_ap

NORMAL_MELEE = 8
"""The base cost of a normal melee attack, in action points (L178.1)."""


@dataclass(frozen=True)
class Speed:
    """What an attack costs in action points, and how much of it the weapon's size adds or saves."""

    cost_ap: int
    size_modifier_ap: int


@operation()
def attack_speed(
    *,
    object_size: Annotated[Size, Fact("weapon")],
    attack: Annotated[Literal["normal_melee", "other"], Fact("attacker")] = "normal_melee",
    base_cost_ap: Annotated[int | None, Fact("attacker", least=0)] = None,
    other_modifiers_ap: Annotated[int, Fact("attacker")] = 0,
    play: Play,
) -> Speed:
    """Rule on what an attack costs.

    Args:
        object_size: the weapon's own size, as an object, whoever wields it.
        attack: a normal melee attack, or another one.
        base_cost_ap: of another attack, from its description.
        other_modifiers_ap: of skills and magic, signed; less is faster.

    Returns:
        The cost, and the modifier of the weapon's size.

    Raises:
        Invalid: a base cost of a normal melee attack.

    Source: document 000, L172, L176 to L180.
    """
    modifier = modifier_ap(object_size)
    play.because("action_points.attack_speed.by_object_size", object_size=object_size, modifier=modifier)
    if attack == "normal_melee":
        if base_cost_ap is not None:
            raise Invalid("base_cost_ap", base_cost_ap, "no base cost of a normal melee attack: the document gives it")
        play.because("action_points.attack_speed.normal_melee_attack", base_cost_ap=NORMAL_MELEE)
        base_cost_ap = NORMAL_MELEE
    if base_cost_ap is None:
        missing = "the base cost of this attack, which its own description states: base_cost_ap"
        play.cannot_tell("cost_ap", missing, "action_points.attack_speed.other_attacks")
        return Speed(0, modifier)
    if other_modifiers_ap:
        play.because("action_points.attack_speed.skills_and_magic", modifier=other_modifiers_ap)
    cost = base_cost_ap + modifier + other_modifiers_ap
    if cost < 0:
        play.cannot_tell("cost_ap", "the least that an attack costs", "action_points.attack_speed.least_cost")
    return Speed(cost, modifier)
