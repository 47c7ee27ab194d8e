"""Base damage: weapon, Strength and the least damage of a hit (L21 to L24.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.dice import DICE_PATTERN, Dice
from oracle.core.operation import operation
from oracle.core.rounding import rounded_down, rounded_up
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.body_resilience import multiplying
from oracle.rulesets.body_resilience.terms import DamageDice

Weapon = Literal["melee", "thrown", "sling", "unarmed", "natural", "bow", "composite_bow", "crossbow", "other_ranged"]
Factor = Annotated[int, Fact("attacker", least=2, most=100)]
BY_STRENGTH = ("melee", "thrown", "sling", "unarmed", "natural")


@dataclass(frozen=True)
class Damage:
    """The base damage of a hit, what Strength adds to each roll of it, and how many times it is rolled."""

    damage: int
    strength: int
    rolls: int


@operation(dice={"damage": Dice(fact="damage_dice"), "extra_damage": Dice(fact="extra_dice")})
def damage(
    *,
    weapon: Annotated[Weapon, Fact("weapon")],
    damage_dice: DamageDice,
    strength_modifier: Annotated[int, Fact("attacker")],
    grip: Annotated[Literal["main_hand", "off_hand", "two_handed"], Fact("attacker")] = "main_hand",
    light: Annotated[bool, Fact("weapon")] = False,
    other_modifiers: Annotated[int, Fact("attacker")] = 0,
    critical_hit: Annotated[bool, Fact("attacker")] = False,
    factors: Annotated[tuple[Factor, ...], Fact("attacker", most=10)] = (),
    extra_dice: Annotated[str | None, Fact("weapon", pattern=DICE_PATTERN)] = None,
    play: Play,
) -> Damage:
    """Rule on the base damage of a hit.

    Args:
        weapon: what kind it is, a fist or a natural weapon included.
        damage_dice: the weapon's own.
        strength_modifier: signed.
        grip: the hand that wields it, or both.
        light: whether it is a light weapon.
        other_modifiers: to each roll of its damage, signed.
        critical_hit: whether it is a critical hit, of which the factor must then be stated.
        factors: what the damage is multiplied by, each from 2 to 100.
        extra_dice: dice over and above the weapon's own, which are rolled once.

    Returns:
        The base damage, before any reduction.

    Source: document 004, L21.1 to L24.7.
    """
    if critical_hit and not factors:
        missing = "what a critical hit multiplies damage by (L24.4): factors"
        play.cannot_tell("damage", missing, "body_resilience.multiplying.critical_factor")
        play.not_determined["rolls"] = missing
    play.because("body_resilience.base_damage.weapon", weapon=weapon)
    strength = _strength(play, weapon, strength_modifier, grip, light)
    rolls = multiplying.rolls(play, factors)
    parts = [play.roll("damage") + strength + other_modifiers for _ in range(rolls)]
    extra = multiplying.extra(play, extra_dice, rolls)
    return Damage(_at_least_1(play, parts, extra), strength, rolls)


def _strength(play: Play, weapon: str, modifier: int, grip: str, light: bool) -> int:
    """Return what Strength adds to a roll of damage (L23, L24.1 to L24.3)."""
    if weapon in BY_STRENGTH:
        play.because("body_resilience.base_damage.strength", modifier=modifier)
        return _by_grip(play, modifier, grip, light)
    # L23.2 denies other bows the bonus, L23.1 gives Strength to melee and thrown weapons: a doubt about composite bows
    if weapon == "composite_bow":
        adds = modifier and play.reads("body_resilience.base_damage.composite_bow") == "adds_it"
        return _composite(play, modifier, grip) if adds else 0
    if weapon == "other_ranged":
        return 0
    # "a bow": a doubt whether a crossbow is one
    if weapon == "crossbow" and play.reads("body_resilience.base_damage.crossbow") == "is_no_bow":
        return 0
    play.because("body_resilience.base_damage.bow", modifier=min(modifier, 0))
    return min(modifier, 0)


def _composite(play: Play, modifier: int, grip: str) -> int:
    # L24.2 is of any weapon in two hands, and a bow takes both: a doubt whether it is meant
    if grip == "two_handed" and play.reads("body_resilience.base_damage.bow_in_both_hands") == "bonus_once":
        return modifier
    return _by_grip(play, modifier, grip, light=False)


def _by_grip(play: Play, modifier: int, grip: str, light: bool) -> int:
    bonus, penalty = max(modifier, 0), min(modifier, 0)
    if grip == "off_hand":
        play.because("body_resilience.base_damage.off_hand", bonus=bonus)
        return _halves(play, bonus) + penalty
    if grip == "main_hand":
        return modifier
    if light:
        play.because("body_resilience.base_damage.light_weapon", bonus=bonus)
        return modifier
    play.because("body_resilience.base_damage.two_handed", bonus=bonus)
    return _halves(play, 3 * bonus) + penalty


def _halves(play: Play, number: int) -> int:
    """Return half of a number (L24.1, L24.2)."""
    # nothing says how a half of a point is rounded
    if number % 2 and play.reads("body_resilience.base_damage.fractions") == "up":
        return rounded_up(number, 2)
    return rounded_down(number, 2)


def _at_least_1(play: Play, parts: list[int], extra: int) -> int:
    """Return the damage of all rolls, of which a hit does at least 1 (L22.1)."""
    own, floored = sum(parts), [max(part, 1) for part in parts]
    if floored == parts:
        return own + extra
    play.because("body_resilience.base_damage.minimum", rolled=own + extra)
    # "a hit" does at least 1: a doubt whether each of several rolls of its damage does
    several = len(parts) > 1
    if several and play.reads("body_resilience.base_damage.minimum_of_several_rolls") == "each_roll":
        own = sum(floored)
    # what is at least 1 is base damage: a doubt whether extra dice are a part of it
    if extra and play.reads("body_resilience.base_damage.minimum_beside_extra_dice") == "the_weapon":
        own = max(own, 1)
    return max(own + extra, 1)
