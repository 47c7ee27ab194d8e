"""Weapons that are improvised, or that their user has no skill with (L368 to L374)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points.weapon_damage import penalty_of_change
from oracle.rulesets.action_points.weapon_skills import halved, unskilled

Misuse = Literal[
    "throws_what_is_not_balanced_for_it",
    "throwing_weapon_in_melee",
    "projectile_weapon_in_melee",
    "other_way",
    "switches_damage",
]


@dataclass(frozen=True)
class Improvised:
    """What a weapon comes to as it is used.

    Args:
        improvised: whether it counts as improvised.
        attack_penalty: 0 or less, on every attack roll with it.
        open_ended_range: the number that stands for it; what it does, the document does not say.
        critical_multiplier: what a critical success multiplies damage by.
        parry_bonus: what it adds to parries.
    """

    improvised: bool
    attack_penalty: int
    open_ended_range: int
    critical_multiplier: int
    parry_bonus: int


@operation()
def use_weapon(
    *,
    is_weapon: Annotated[bool, Fact("weapon")],
    skill_level: Annotated[int | None, Fact("attacker", least=0)] = None,
    ways: Annotated[frozenset[Misuse], Fact("attacker")] = frozenset(),
    parry_bonus: Annotated[int, Fact("weapon", least=0)] = 0,
    open_ended_range: Annotated[int | None, Fact("weapon", least=1)] = None,
    critical_multiplier: Annotated[int | None, Fact("weapon", least=1)] = None,
    free_to_change: Annotated[bool, Fact("weapon")] = False,
    play: Play,
) -> Improvised:
    """Rule whether a weapon is improvised as it is used, and what follows.

    Args:
        is_weapon: false for a thing that was not made as one.
        skill_level: in the skill of this weapon; 0 is no skill. Needed for a weapon.
        ways: in which it is used otherwise than it was meant; none if it is used as it was meant.
        parry_bonus: its own.
        open_ended_range: its own.
        critical_multiplier: its own; 2 where none is specified.
        free_to_change: whether something says that its damage is switched without a penalty.

    Returns:
        Whether it counts as improvised, the penalty to attack, and its range, multiplier and parry bonus as used.

    Raises:
        Invalid: a weapon and no skill level, or skill with a thing that is no weapon.

    Source: document 000, L40.2, L48.2, L140, L142, L218, L219, L240, L368 to L374.
    """
    if is_weapon and skill_level is None:
        raise Invalid("skill_level", None, "the skill level with this weapon")
    if not is_weapon and skill_level:
        raise Invalid("skill_level", skill_level, "none, as there is no skill with what is no weapon")
    level = skill_level or 0
    reasons = _reasons(play, is_weapon, level, ways - {"switches_damage"})
    partly = False
    if "switches_damage" in ways:
        if not penalty_of_change(play, level, free_to_change):
            if not free_to_change:
                play.because("action_points.improvised.switching_with_skill", skill_level=level)
            # "without penalty": a doubt whether the rest of the list is lifted too
            partly = play.reads("action_points.improvised.switching_without_penalty") == "attack_penalty"
        else:
            play.because("action_points.improvised.other_way", way="switches_damage")
            reasons += 1
    if not reasons and not partly:
        return _as_meant(play, parry_bonus, open_ended_range, critical_multiplier)
    penalty = -4 if reasons else 0
    if penalty:
        play.because("action_points.improvised.attack_penalty", penalty=penalty)
    play.because("action_points.improvised.range_and_multiplier", open_ended_range=20, critical_multiplier=2)
    bonus = _halved(play, parry_bonus)
    # -4 is there once (L240), and 20 and 2 are what they are: a doubt whether half a bonus is halved again
    again = reasons + partly - 1
    if bonus and again and play.reads("action_points.improvised.several_reasons") == "for_each":
        for _ in range(again):
            bonus = _halved(play, bonus)
    return Improvised(True, penalty, 20, 2, bonus)


def _reasons(play: Play, is_weapon: bool, skill_level: int, ways: frozenset[Misuse]) -> int:
    """Return for how many reasons it is improvised, switched damage left aside (L370)."""
    reasons = len(ways)
    for way in sorted(ways):
        play.because("action_points.improvised.other_way", way=way)
    if not is_weapon:
        play.because("action_points.improvised.no_weapon")
        return reasons + 1
    return reasons + unskilled(play, skill_level)


def _as_meant(play: Play, parry_bonus: int, open_ended: int | None, multiplier: int | None) -> Improvised:
    """Return what a weapon has that is not improvised, as far as its description is told."""
    if open_ended is None:
        missing = "the weapon's own range: open_ended_range"
        play.cannot_tell("open_ended_range", missing, "action_points.improvised.own_figures")
    if multiplier is None:
        play.because("action_points.critical_hits.times_2")
    return Improvised(False, 0, open_ended or 20, multiplier or 2, parry_bonus)


def _halved(play: Play, bonus: int) -> int:
    """Return half of a parry bonus (L374)."""
    play.because("action_points.improvised.parry_bonus", parry_bonus=bonus)
    return halved(play, bonus)
