"""Ray attacks (L74 to L78)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points.attack_modifiers import column_of
from oracle.rulesets.action_points.defenses import defense_of
from oracle.rulesets.action_points.supernatural import Aim, Defense, check_beside


def aim(play: Play, targets: int, usual_check: Defense | None, kept: bool | None) -> Aim | NotAllowed:
    """Rule how a ray is aimed (L76)."""
    if targets > 1:
        return play.forbids("action_points.rays.single_target", targets=targets)
    play.because("action_points.rays.single_target")
    play.because("action_points.rays.skill")
    # only of touch and reach is it said that the attack on DeC stands in for the check (L72)
    missing = "whether a ray's effect is checked besides (L72 is of touch and reach): keeps_its_check"
    further = check_beside(play, usual_check, kept, missing, "action_points.rays.check_besides")
    return Aim(1, defense_of(play, "ray"), further, column_of(play, "ray"), "ray_attacks")


@dataclass(frozen=True)
class RayDamage:
    """The damage of a ray, before any multiplication and resistance."""

    damage: int


@operation()
def ray_damage(
    *,
    hits: Annotated[bool, Fact("attacker")],
    stated_damage: Annotated[int | None, Fact("attacker", least=0)] = None,
    partial_damage: Annotated[int, Fact("attacker", least=0)] = 0,
    play: Play,
) -> RayDamage:
    """Rule on the damage of a ray.

    Args:
        hits: whether the attack succeeds.
        stated_damage: what the attack's own description makes of a hit, rolled already.
        partial_damage: what that description makes of a miss.

    Returns:
        The damage, before any multiplication and resistance.

    Source: document 000, L5.2, L78.
    """
    if not hits:
        if partial_damage:
            play.because("action_points.defenses.partial_damage")
        return RayDamage(partial_damage)
    play.because("action_points.rays.damage", stated_damage=stated_damage)
    if stated_damage is None:
        play.not_determined["damage"] = "the damage of this kind of ray (L78): stated_damage"
    return RayDamage(stated_damage or 0)
