"""Breath weapons, charmed creatures and innate abilities (L273 to L278)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.rounding import rounded_down, rounded_up
from oracle.core.ruling import Play
from oracle.core.shapes import Fact


@dataclass(frozen=True)
class Breath:
    """What a breath weapon does to one creature.

    Args:
        origin: where it begins.
        attack_rolled: whether an attack roll is made.
        affected: whether the creature is.
        save: the saving throw that it makes.
        damage: what it suffers.
    """

    origin: Literal["mouth"]
    attack_rolled: bool
    affected: bool
    save: Literal["none", "reflex"]
    damage: int


@operation()
def breathe(
    *,
    in_area: Annotated[bool, Fact("target")],
    damage: Annotated[int, Fact("attacker", least=0)],
    save_succeeds: Annotated[bool, Fact("target")] = False,
    is_character: Annotated[bool, Fact("target")] = True,
    play: Play,
) -> Breath:
    """Rule on what a breath weapon does to a creature.

    Args:
        in_area: whether the creature is caught in the area.
        damage: of the breath weapon, 0 or more.
        save_succeeds: whether the creature's Reflex save does, if it makes one.
        is_character: whether the creature is a character, and no monster.

    Returns:
        Whether the creature is affected, which save it makes, and what damage it suffers.

    Source: document 001, L273.
    """
    play.because("weapon_speed.creatures.breath_origin")
    play.because("weapon_speed.creatures.breath_without_attack_roll")
    play.because("weapon_speed.creatures.breath_area", in_area=in_area)
    if not in_area:
        return Breath("mouth", False, False, "none", 0)
    # creatures are affected, and of characters a save is told: a doubt whether others make one
    if not is_character and play.reads("weapon_speed.creatures.who_saves_from_breath") == "characters_only":
        return Breath("mouth", False, True, "none", damage)
    play.because("weapon_speed.creatures.breath_save", save_succeeds=save_succeeds)
    return Breath("mouth", False, True, "reflex", _half(play, damage) if save_succeeds else damage)


def _half(play: Play, damage: int) -> int:
    # nothing says how half of an odd number is rounded
    if damage % 2 and play.reads("weapon_speed.creatures.half_of_odd_breath") == "up":
        return rounded_up(damage, 2)
    return rounded_down(damage, 2)


@dataclass(frozen=True)
class Answer:
    """Whether a charmed creature does what its caster would have it do, and whether it refuses to."""

    does_it: bool
    refuses: bool


@operation()
def order_charmed(
    *,
    order: Annotated[
        Literal[
            "none", "specific_and_clear", "not_specific", "not_clear", "suicide", "self_destructive", "hopeless_fight"
        ],
        Fact("attacker"),
    ],
    play: Play,
) -> Answer:
    """Rule whether a charmed creature does what its caster would have it do.

    Args:
        order: what the caster's order is like; `none` where the creature is to judge by itself. Those that would
            destroy it, and those to fight against hopeless odds, are taken to be specific and clear.

    Returns:
        Whether it does, and whether it refuses.

    Source: document 001, L275.1, L276.1 to L276.3.
    """
    if order == "none":
        play.because("weapon_speed.creatures.charmed_judgment")
        return Answer(does_it=False, refuses=False)
    if order in ("not_specific", "not_clear"):
        play.because("weapon_speed.creatures.charmed_clear_orders")
        return Answer(does_it=False, refuses=False)
    if order in ("suicide", "self_destructive"):
        play.because("weapon_speed.creatures.charmed_self_destruction")
        return Answer(does_it=False, refuses=True)
    play.because("weapon_speed.creatures.charmed_obey")
    play.because("weapon_speed.creatures.charmed_clear_orders")
    if order == "hopeless_fight":
        play.because("weapon_speed.creatures.charmed_hopeless_fights")
    return Answer(does_it=True, refuses=False)


@dataclass(frozen=True)
class Use:
    """Whether a charmed monster uses a weapon or an ability."""

    uses_it: bool


@operation()
def charmed_monster_uses(
    *,
    means: Annotated[Literal["normal_weapon", "special_ability"], Fact("attacker")],
    directly_commanded: Annotated[bool, Fact("attacker")] = False,
    play: Play,
) -> Use:
    """Rule whether a charmed monster that fights uses a weapon or an ability.

    Args:
        means: a normal weapon or a special ability.
        directly_commanded: whether it was commanded to use just that.

    Returns:
        Whether it does.

    Source: document 001, L275.2.
    """
    if means == "normal_weapon":
        play.because("weapon_speed.creatures.charmed_weapons")
        return Use(True)
    play.because("weapon_speed.creatures.charmed_special_abilities", directly_commanded=directly_commanded)
    return Use(directly_commanded)


@dataclass(frozen=True)
class CharmedCaster:
    """What a charmed creature does with its spells.

    Args:
        reveals_spells: whether it tells which spells it has memorized.
        casts_harmful_spell: whether it casts a spell that harms.
        harmed: whom that spell harms.
    """

    reveals_spells: bool
    casts_harmful_spell: bool
    harmed: frozenset[Literal["itself", "master"]]


@operation(dice={"harmful_spell": "d100"})
def charmed_spellcaster(*, casts_spells: Annotated[bool, Fact("target")], play: Play) -> CharmedCaster:
    """Rule on what a charmed creature does with its spells.

    Args:
        casts_spells: whether it is a spellcaster.

    Returns:
        Whether it reveals its spells, and whether it casts one that harms itself and its master.

    Source: document 001, L275.3.
    """
    if not casts_spells:
        return CharmedCaster(False, False, frozenset())
    play.because("weapon_speed.creatures.charmed_reveal_spells")
    face = play.roll("harmful_spell")
    play.because("weapon_speed.creatures.charmed_harmful_spell", face=face, chance=25)
    if face > 25:
        return CharmedCaster(True, False, frozenset())
    return CharmedCaster(True, True, frozenset({"itself", "master"}))


@dataclass(frozen=True)
class Language:
    """Whether orders to a charmed creature need a language."""

    needs_language: bool


@operation()
def charm_language(
    *,
    orders_come_from: Annotated[Literal["charmed_monster", "charmer"], Fact("attacker")],
    innate_mental_charm: Annotated[bool, Fact("attacker")],
    play: Play,
) -> Language:
    """Rule whether someone needs a language to give orders to whom it has charmed.

    Args:
        orders_come_from: a monster that is charmed itself, or a charmer that is not.
        innate_mental_charm: whether it charms by an innate power of its mind, as a vampire does.

    Returns:
        Whether a language is needed.

    Source: document 001, L276.2, L276.4.
    """
    # "charmed monsters" with powers to charm: a doubt whether only those that are charmed themselves are meant
    if innate_mental_charm and (
        orders_come_from == "charmed_monster"
        or play.reads("weapon_speed.creatures.who_needs_no_language") == "any_charmer"
    ):
        play.because("weapon_speed.creatures.charm_without_language")
        return Language(False)
    play.because("weapon_speed.creatures.charmed_clear_orders")
    return Language(True)


@dataclass(frozen=True)
class InnateAbility:
    """How an innate ability is used.

    Args:
        activated: how it is set off.
        action: a significant action or a minor one.
        casting_time: in counts of initiative.
        needs_components: whether it does.
        level: that a variable effect stands at; None for an effect that does not vary.
    """

    activated: Literal["mentally"]
    action: Literal["significant", "minor"]
    casting_time: int
    needs_components: bool
    level: int | None


@operation()
def innate_ability(
    *,
    hit_dice: Annotated[int, Fact("attacker", least=0)],
    effect_varies: Annotated[bool, Fact("attacker")] = True,
    lowest_level: Annotated[int | None, Fact("attacker", least=0)] = None,
    gm_counts_as: Annotated[Literal["significant", "minor"] | None, Fact("scene")] = None,
    play: Play,
) -> InnateAbility:
    """Rule on a creature's innate spell or power.

    Args:
        hit_dice: the creature's, in whole numbers; 0 for less than one.
        effect_varies: whether the effect varies with the caster's level.
        lowest_level: the level at which the spell has its lowest effect, if there is one.
        gm_counts_as: what the GM counts a basic action as, which the text does not say.

    Returns:
        What using it takes, and the level that a variable effect stands at.

    Source: document 001, L5.2, L278.
    """
    play.because("weapon_speed.creatures.innate_activation")
    play.because("weapon_speed.creatures.innate_casting")
    level = _level(play, hit_dice, lowest_level) if effect_varies else None
    if gm_counts_as is None:
        missing = "whether a basic action is a significant one (L278.1): gm_counts_as"
        play.cannot_tell("action", missing, "weapon_speed.creatures.innate_action")
    return InnateAbility("mentally", gm_counts_as or "minor", 0, False, level)


def _level(play: Play, hit_dice: int, lowest_level: int | None) -> int:
    if lowest_level is not None and hit_dice < lowest_level:
        play.because("weapon_speed.creatures.innate_lowest_level", hit_dice=hit_dice, level=lowest_level)
        return lowest_level
    play.because("weapon_speed.creatures.innate_level", level=hit_dice)
    return hit_dice
