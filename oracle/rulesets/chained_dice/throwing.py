"""How far weapons and other objects are thrown, and how well (L257 to L273)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rounding import rounded_down, rounded_up
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice import range_limit

BELOW = "what a range below nothing comes to (L263.1, L269.2)"


@dataclass(frozen=True)
class Throw:
    """How far something can be thrown, and how well.

    Args:
        range_ft: the farthest that it goes.
        attack_modifier: what being untrained adds to the attack roll, and a target beyond the range.
    """

    range_ft: int
    attack_modifier: int


@operation()
def throw(
    *,
    might: Annotated[int, Fact("attacker")],
    throwing_weapon: Annotated[bool, Fact("weapon")],
    size_modifier_ft: Annotated[int, Fact("weapon")] = 0,
    weight_lb: Annotated[int | None, Fact("weapon", least=0)] = None,
    throwing_weapons_mastery: Annotated[bool, Fact("attacker")] = False,
    untrained_modifier: Annotated[int | None, Fact("attacker", most=0)] = None,
    distance_ft: Annotated[int | None, Fact("target", least=0)] = None,
    play: Play,
) -> Throw | NotAllowed:
    """Rule on how far something can be thrown, whether that is far enough, and on the thrower's penalty.

    Args:
        might: of the thrower.
        throwing_weapon: whether it is classified as a Throwing Weapon.
        size_modifier_ft: what the size of a throwing weapon adds to its range, signed.
        weight_lb: of anything else, in whole pounds; needed then.
        throwing_weapons_mastery: whether the thrower has that mastery.
        untrained_modifier: the standard penalty for untrained equipment, signed, where another chapter says it.
        distance_ft: how far it shall be thrown; not stated where only the range is asked for.

    Returns:
        Not allowed, or the range and the modifier.

    Raises:
        Invalid: a thing that is no throwing weapon has no weight, or a bonus or penalty of throwing weapons.

    Source: document 002, L259.1 to L273.
    """
    if throwing_weapon:
        range_ft = 5 * might + size_modifier_ft
        play.because("chained_dice.throwing.weapon_range", might=might)
        if size_modifier_ft:
            play.because("chained_dice.throwing.size_modifier", size_modifier_ft=size_modifier_ft)
    else:
        range_ft = _range_of_others(play, might, size_modifier_ft, weight_lb)
    if range_ft < 0 and distance_ft == 0:
        play.because("chained_dice.throwing.range_below_nothing")
        return play.cannot_rule(BELOW)
    beyond = 0 if distance_ft is None else max(distance_ft - range_ft, 0)
    modifier = 0
    if beyond:
        # nothing goes farther (L259.3), while attacks beyond a range are said to have a penalty only (L293)
        if play.reads("chained_dice.throwing.beyond_range") == "impossible":
            return play.forbids("chained_dice.throwing.no_farther", range_ft=range_ft, distance_ft=distance_ft)
        modifier = range_limit.penalty(play, beyond)
    elif distance_ft is not None:
        play.because("chained_dice.throwing.no_farther", range_ft=range_ft, distance_ft=distance_ft)
    if not throwing_weapon and not throwing_weapons_mastery:
        modifier += _penalty(play, untrained_modifier)
    if range_ft < 0:
        play.cannot_tell("range_ft", BELOW, "chained_dice.throwing.range_below_nothing")
        if beyond:
            play.not_determined["attack_modifier"] = BELOW
    return Throw(range_ft, modifier)


def _range_of_others(play: Play, might: int, size_modifier_ft: int, weight_lb: int | None) -> int:
    """Return the range of what is no throwing weapon (L269.2).

    Raises:
        Invalid: it has no weight, or a bonus or penalty of throwing weapons.
    """
    if size_modifier_ft:
        raise Invalid("size_modifier_ft", size_modifier_ft, "0 for what is no throwing weapon")
    if weight_lb is None:
        raise Invalid("weight_lb", None, "the weight of what is no throwing weapon")
    play.because("chained_dice.throwing.any_weapon")
    less = max(_lost_by_weight(play, weight_lb), 5)
    play.because("chained_dice.throwing.range_of_others", might=might, less=less)
    if weight_lb < 5:
        play.because("chained_dice.throwing.at_least_five", weight_lb=weight_lb)
    return 5 * might - less


def _lost_by_weight(play: Play, weight_lb: int) -> int:
    """Return the feet that a weight takes from a range, before the least that any weight takes."""
    # "per five pounds": a doubt what a part of five pounds takes
    counted = play.reads("chained_dice.throwing.part_of_five_pounds")
    if counted == "proportionally":
        return weight_lb
    return 5 * (rounded_up(weight_lb, 5) if counted == "as_five" else rounded_down(weight_lb, 5))


def _penalty(play: Play, stated: int | None) -> int:
    """Return what a thrower without the mastery has on the attack roll (L269.3, L271.4)."""
    play.because("chained_dice.throwing.untrained")
    if stated is not None:
        return stated
    # the penalties are called standard, and their number stands in an example alone
    if play.reads("chained_dice.throwing.standard_penalties") == "said_elsewhere":
        play.not_determined["attack_modifier"] = "the standard penalties (L269.3): untrained_modifier"
    return -2
