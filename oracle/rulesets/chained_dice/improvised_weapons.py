"""Mundane objects used as weapons: their damage, the skill they go by, and masteries (L181 to L185)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.dice import DICE_PATTERN
from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rounding import rounded_down, rounded_up
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice.world import NAME

POUNDS = 5
"""What an object weighs for each of its d6 (L181.5)."""

Skill = Annotated[str, Fact("attacker", pattern=r"[a-z_]+")]
Mastery = Literal["none", "fist_of_the_dragon", "other_martial_art", "other"]


@dataclass(frozen=True)
class ImprovisedWeapon:
    """What an object is as a weapon.

    Args:
        as_weapon: the weapon whose stats it has; None where it resembles none.
        damage_dice: its damage in notation, "2d6".
    """

    as_weapon: str | None
    damage_dice: str


@operation()
def improvised_weapon(
    *,
    thing: Annotated[Literal["table_leg", "other"], Fact("object")] = "other",
    resembles: Annotated[str | None, Fact("object", pattern=NAME)] = None,
    weapon_damage_dice: Annotated[str | None, Fact("weapon", pattern=DICE_PATTERN)] = None,
    weight_lb: Annotated[int | None, Fact("object", least=0)] = None,
    play: Play,
) -> ImprovisedWeapon:
    """Rule on an object that is used as a weapon.

    Args:
        thing: what it is, where the document names it.
        resembles: the weapon it is most like; None if it is like none, or is one that the document names.
        weapon_damage_dice: the damage dice of that weapon, which stand in another chapter.
        weight_lb: in pounds; needed of an object that is like no weapon.

    Returns:
        The weapon whose stats it has, if any, and its damage dice.

    Raises:
        Invalid: a table leg that is like something else than a club; no weight of an object that is like no weapon;
            a weapon's dice with no weapon.

    Source: document 002, L181.
    """
    weapon = resembles
    if thing == "table_leg":
        if resembles not in (None, "club"):
            raise Invalid("resembles", resembles, "club, or nothing stated, of a table leg")
        play.because("chained_dice.improvised_weapons.table_leg")
        weapon = "club"
    if weapon is not None:
        play.because("chained_dice.improvised_weapons.resemblance", weapon=weapon)
        if weapon_damage_dice is None:
            missing = "that weapon's damage, which is listed elsewhere (L181.1): weapon_damage_dice"
            play.cannot_tell("damage_dice", missing, "chained_dice.improvised_weapons.stats_elsewhere")
        return ImprovisedWeapon(weapon, weapon_damage_dice or "")
    if weapon_damage_dice is not None:
        raise Invalid("weapon_damage_dice", weapon_damage_dice, "none, of an object that is like no weapon")
    if weight_lb is None:
        raise Invalid("weight_lb", None, "a weight, of an object that is like no weapon")
    return ImprovisedWeapon(None, _dice_by_weight(play, weight_lb))


def _dice_by_weight(play: Play, weight: int) -> str:
    """Return the damage dice of an object that is like no weapon (L181.4, L181.5)."""
    if weight < POUNDS:
        play.because("chained_dice.improvised_weapons.light", weight=weight)
        return "1d4"
    # "for every five pounds": nothing is said of what is left over
    whole = play.reads("chained_dice.improvised_weapons.part_of_five_pounds") == "dropped"
    dice = rounded_down(weight, POUNDS) if whole else rounded_up(weight, POUNDS)
    play.because("chained_dice.improvised_weapons.weight", weight=weight, dice=dice)
    return f"{dice}d6"


@dataclass(frozen=True)
class ImprovisedSkill:
    """By which skill someone attacks with an improvised weapon.

    Args:
        skill: the one that counts.
        choices: those that may be chosen.
    """

    skill: str
    choices: frozenset[str]


@operation()
def improvised_skill(
    *,
    expert_skills: Annotated[frozenset[Skill], Fact("attacker")],
    chosen: Annotated[str | None, Fact("attacker", pattern=r"[a-z_]+")] = None,
    gm_skill: Annotated[str | None, Fact("scene", pattern=r"[a-z_]+")] = None,
    play: Play,
) -> ImprovisedSkill | NotAllowed:
    """Rule by which skill an attack with an improvised weapon is made.

    Args:
        expert_skills: the offensive combat skills that the attacker has as expertise: "martial_arts", "one_handed", ...
        chosen: the one that the attacker wants to use; None if that is not said.
        gm_skill: the one that the GM lets someone use who has none as expertise, or several of which the text does
            not speak.

    Returns:
        Not allowed, or the skill and what may be chosen; not determined without expertise.

    Source: document 002, L183.
    """
    if not expert_skills:
        play.because("chained_dice.improvised_weapons.no_expertise", gm_skill=gm_skill)
        return _by_gm(play, gm_skill, "what someone attacks with who has no such expertise (L183.1): gm_skill")
    if chosen is not None and chosen not in expert_skills:
        return play.forbids("chained_dice.improvised_weapons.expertise", chosen=chosen)
    play.because("chained_dice.improvised_weapons.expertise", skills=sorted(expert_skills))
    if len(expert_skills) == 1:
        return ImprovisedSkill(next(iter(expert_skills)), expert_skills)
    # the choice is given between the two skills of the example: a doubt whether others are chosen from, too
    if (
        expert_skills != {"martial_arts", "one_handed"}
        and play.reads("chained_dice.improvised_weapons.other_choices") == "not_said"
    ):
        return _by_gm(play, gm_skill, "which of other skills than those two counts (L183.4): gm_skill")
    play.because("chained_dice.improvised_weapons.choice", chosen=chosen)
    if chosen is None:
        play.not_determined["skill"] = "which skill the attacker chooses (L183.4): chosen"
    return ImprovisedSkill(chosen or "", expert_skills)


def _by_gm(play: Play, gm_skill: str | None, missing: str) -> ImprovisedSkill | NotAllowed:
    """Return the skill that the GM lets someone use, or that nothing says which."""
    if gm_skill is None:
        return play.cannot_rule(missing)
    return ImprovisedSkill(gm_skill, frozenset((gm_skill,)))


@dataclass(frozen=True)
class ImprovisedExtra:
    """What a mastery adds to the damage of an improvised weapon."""

    extra_damage: int


@operation()
def improvised_extra_damage(
    *,
    mastery: Annotated[Mastery, Fact("attacker")],
    mastery_damage: Annotated[int | None, Fact("attacker", least=0)] = None,
    play: Play,
) -> ImprovisedExtra:
    """Rule on the extra damage that a mastery adds to a hit with an improvised weapon.

    Args:
        mastery: what the attacker has learnt.
        mastery_damage: what that mastery adds to a hit with the attacker's own body; it stands in another chapter.

    Returns:
        The extra damage: none without mastery; not determined of a mastery of another kind.

    Source: document 002, L185.
    """
    if mastery == "none":
        return ImprovisedExtra(0)
    if mastery == "other":
        missing = "whether masteries apply that are none of martial arts (L185.1)"
        play.cannot_tell("extra_damage", missing, "chained_dice.improvised_weapons.other_masteries")
        return ImprovisedExtra(0)
    play.because("chained_dice.improvised_weapons.martial_art_masteries")
    if mastery == "fist_of_the_dragon":
        play.because("chained_dice.improvised_weapons.fist_of_the_dragon")
    if mastery_damage is None:
        missing = "what the mastery adds, which is listed elsewhere (L185.2): mastery_damage"
        play.cannot_tell("extra_damage", missing, "chained_dice.improvised_weapons.masteries_elsewhere")
    return ImprovisedExtra(mastery_damage or 0)
