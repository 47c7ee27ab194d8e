"""Modifiers of saves, saves that are given up, and ability checks in their place (L200 to L208)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed.old_save_categories import OldCategory, converted
from oracle.rulesets.weapon_speed.saving_throws import Save

Effect = Literal[
    "fire",
    "disintegration",
    "impact",
    "other_outward_damage",
    "gas",
    "poison",
    "mental",
    "no_outward_damage",
]
OUTWARD = ("fire", "disintegration", "impact", "other_outward_damage")
"""Effects that do physical damage from outside (L201.2)."""

MOST_GIVEN = 4
"""The GM's greatest bonus and greatest penalty for circumstances (L204.2)."""
GivenByGM = Annotated[int, Fact("", least=-MOST_GIVEN, most=MOST_GIVEN)]

BodilyAct = Literal["jam_a_pick", "land", "resist_exhaustion", "catch_a_ledge", "other"]
CheckedAbility = Literal["strength", "dexterity", "constitution", "wisdom"]
CHECKED: dict[str, CheckedAbility] = {
    "jam_a_pick": "strength",
    "land": "dexterity",
    "resist_exhaustion": "constitution",
}
"""The ability of each check that is named (L208.2)."""


@dataclass(frozen=True)
class ItemBonus:
    """A magical item that helps with saves.

    Args:
        bonus: 1 or more.
        helps_with: the save that it names.
        old_category: or the category of older material that it names.
        evasion_based: whether it names spells that can be evaded; only with that category.
    """

    bonus: Annotated[int, Fact("target", least=1)]
    helps_with: Annotated[Save | None, Fact("target")] = None
    old_category: Annotated[OldCategory | None, Fact("target")] = None
    evasion_based: Annotated[bool, Fact("target")] = False


@dataclass(frozen=True)
class SaveModifier:
    """All that modifies a save; a bonus is positive."""

    save_modifier: int | None


@dataclass(frozen=True)
class GivenUp:
    """A save that is given up: it fails, and the effect applies."""

    save_succeeds: bool
    effect_applies: bool


@dataclass(frozen=True)
class Check:
    """What is rolled, with which ability, and whether that avoids the damage.

    Args:
        rolled: a save or an ability check.
        ability: of the check; None for a save.
        avoids_damage: whether the check does; None for a save, which is asked about apart.
    """

    rolled: Literal["save", "ability_check"]
    ability: CheckedAbility | None
    avoids_damage: bool | None


@operation()
def save_modifier(
    *,
    save: Annotated[Save, Fact("target")],
    effect: Annotated[Effect, Fact("scene")],
    evasion_based: Annotated[bool, Fact("scene")] = False,
    armor_enchantment: Annotated[int, Fact("target", least=0)] = 0,
    mental_defense: Annotated[int | None, Fact("target")] = None,
    poison_resistance: Annotated[int | None, Fact("target")] = None,
    surprise_modifier: Annotated[int | None, Fact("target")] = None,
    effect_strength: Annotated[Literal["usual", "potent", "weak"], Fact("scene")] = "usual",
    effect_amount: Annotated[int | None, Fact("scene", least=1)] = None,
    items: Annotated[tuple[ItemBonus, ...], Fact("target")] = (),
    situations: Annotated[tuple[GivenByGM, ...], Fact("scene")] = (),
    play: Play,
) -> SaveModifier:
    """Rule on all that modifies a save.

    Args:
        save: which of the three.
        effect: what it is made against.
        evasion_based: whether the effect is one that can be evaded.
        armor_enchantment: of magical armour, 0 or more.
        mental_defense: Wisdom's modifier of Table 1.5, signed.
        poison_resistance: Constitution's modifier of Table 1.2, signed.
        surprise_modifier: Dexterity's modifier of Table 1.3, signed.
        effect_strength: whether the effect is potent or weak.
        effect_amount: how much that changes the save, 1 or more.
        items: magical items that help with saves.
        situations: the GM's modifier for each circumstance, -4 to 4.

    Returns:
        The sum; a bonus is positive.

    Raises:
        Invalid: an amount for an effect that is neither potent nor weak; an item that names no save, or two; more for
            the circumstances than the GM may give.

    Source: document 001, L200 to L204.
    """
    strength = _strength(play, effect_strength, effect_amount)
    abilities = {"will": mental_defense, "fortitude": poison_resistance, "reflex": surprise_modifier}
    ability = _ability(play, save, effect, abilities[save], evasion_based=evasion_based)
    others = _armor(play, effect, armor_enchantment) + _items(play, save, items) + _circumstances(play, situations)
    if strength is None or ability is None:
        return SaveModifier(None)
    return SaveModifier(strength + ability + others)


def _armor(play: Play, effect: str, enchantment: int) -> int:
    if effect in OUTWARD:
        play.because("weapon_speed.save_modifiers.magic_armor", modifier=enchantment)
        return enchantment
    play.because("weapon_speed.save_modifiers.armor_limits", effect=effect)
    return 0


def _ability(play: Play, save: str, effect: str, modifier: int | None, *, evasion_based: bool) -> int | None:
    """Return what the ability adds; None if its table was not looked at (L202)."""
    if save == "will":
        rule = "mental_defense"
    elif save == "fortitude" and effect == "poison":
        rule = "poison_resistance"
    elif save == "reflex" and evasion_based:
        rule = "surprise_modifier"
    else:
        return 0
    play.because(f"weapon_speed.save_modifiers.{rule}", modifier=modifier)
    if modifier is None:
        missing = "the ability's modifier (Tables 1.2, 1.3 and 1.5, L202)"
        play.cannot_tell("save_modifier", missing, "weapon_speed.save_modifiers.ability_tables")
        return None
    # "High Constitution's": a doubt whether the table's penalties count too
    if rule == "poison_resistance" and play.reads("weapon_speed.save_modifiers.low_constitution") == "high_alone":
        return max(0, modifier)
    return modifier


def _strength(play: Play, strength: str, amount: int | None) -> int | None:
    if strength == "usual":
        if amount is not None:
            raise Invalid("effect_amount", amount, "no amount, since the effect is neither potent nor weak")
        return 0
    play.because("weapon_speed.save_modifiers.effect_strength", strength=strength, amount=amount)
    if amount is None:
        missing = "how much a potent or weak effect changes the save (L203.2, L203.3)"
        play.cannot_tell("save_modifier", missing, "weapon_speed.save_modifiers.effect_amounts")
        return None
    return -amount if strength == "potent" else amount


def _items(play: Play, save: str, items: Sequence[ItemBonus]) -> int:
    """Return what magical items add to this save (L203.4)."""
    helping = []
    for at, item in enumerate(items):
        if (item.helps_with is None) == (item.old_category is None):
            raise Invalid(f"items[{at}].helps_with", item.helps_with, "one save, or one category of older material")
        helped = item.helps_with or converted(play, item.old_category or "", evasion_based=item.evasion_based)
        play.because("weapon_speed.save_modifiers.items", bonus=item.bonus, save=helped)
        if helped == save:
            helping.append(item.bonus)
    # items' bonuses "apply": a doubt whether those of several do, or the best one
    if len(helping) > 1 and play.reads("weapon_speed.save_modifiers.several_items") == "best_one":
        return max(helping)
    return sum(helping)


def _circumstances(play: Play, situations: Sequence[int]) -> int:
    total = sum(situations)
    if abs(total) > MOST_GIVEN and _bounds_the_sum(play):
        raise Invalid("situations", list(situations), "modifiers that together come to -4 to 4")
    if situations:
        play.because("weapon_speed.save_modifiers.situation", modifiers=list(situations))
    return total


def _bounds_the_sum(play: Play) -> bool:
    # "from -4 to +4": a doubt whether that bounds each of several modifiers, or what they come to
    return play.reads("weapon_speed.save_modifiers.several_circumstances") == "all_together"


@operation()
def give_up_save(
    *,
    stated: Annotated[Literal["before_the_roll", "after_the_roll", "not_at_all"], Fact("target")],
    chooses_consciously: Annotated[bool, Fact("target")] = True,
    play: Play,
) -> GivenUp | NotAllowed:
    """Rule whether someone may let a save fail.

    Args:
        stated: when it was said aloud.
        chooses_consciously: whether it is a choice that is consciously made.

    Returns:
        Not allowed, or that the save fails and the effect applies.

    Source: document 001, L205, L206.
    """
    if not chooses_consciously:
        return play.forbids("weapon_speed.save_modifiers.giving_up")
    if stated != "before_the_roll":
        return play.forbids("weapon_speed.save_modifiers.stated_before_the_roll", stated=stated)
    play.because("weapon_speed.save_modifiers.stated_before_the_roll", stated=stated)
    play.because("weapon_speed.save_modifiers.giving_up")
    return GivenUp(save_succeeds=False, effect_applies=True)


@operation()
def check_for_save(
    *,
    act: Annotated[BodilyAct, Fact("target")],
    gm_calls_for_check: Annotated[bool, Fact("scene")] = False,
    gm_names_ability: Annotated[CheckedAbility | None, Fact("scene")] = None,
    check_succeeds: Annotated[bool | None, Fact("target")] = None,
    play: Play,
) -> Check:
    """Rule on an ability check that the GM may have made instead of a save.

    Args:
        act: what someone does to avoid damage.
        gm_calls_for_check: whether the GM calls for a check.
        gm_names_ability: the ability that the GM names where the text names none.
        check_succeeds: what came of the check, rolled as Chapter 7 says.

    Returns:
        What is rolled, with which ability, and whether it avoids the damage.

    Source: document 001, L207, L208.
    """
    play.because("weapon_speed.save_modifiers.ability_check", gm_calls_for_check=gm_calls_for_check)
    if not gm_calls_for_check:
        return Check("save", None, None)
    ability = CHECKED.get(act, gm_names_ability)
    if act in CHECKED:
        play.because("weapon_speed.save_modifiers.named_checks", act=act, ability=ability)
    elif ability is None:
        missing = "the ability of a check that is not named (L208.1, L208.2)"
        play.cannot_tell("ability", missing, "weapon_speed.save_modifiers.unnamed_checks")
    if check_succeeds is None:
        missing = "how such a check is rolled (Chapter 7, L208.3)"
        play.cannot_tell("avoids_damage", missing, "weapon_speed.save_modifiers.check_roll")
    return Check("ability_check", ability, check_succeeds)
