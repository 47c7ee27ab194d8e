"""Non-lethal damage (L45 to L51)."""

from __future__ import annotations

from oracle.core.rounding import rounded_down, rounded_up
from oracle.core.ruling import NotAllowed, Play
from oracle.rulesets.combat_options.world import LEFT_OUT, Body, in_use

BLADELESS = ("bludgeoning", "mace", "unarmed")


def attack_refused(
    play: Play, kind: str, non_lethal: bool, bladed: bool | None, flat_of_blade: bool
) -> NotAllowed | None:
    """Refuse an attack that cannot be made to subdue (L45, L49.1)."""
    if not non_lethal:
        return None
    if not in_use(play, "non_lethal"):
        return play.cannot_rule(LEFT_OUT)
    # L45 permits it of any melee attack, and neither permits nor forbids it of others
    if kind == "missile" and play.reads("combat_options.non_lethal.missile_attacks") == "not_allowed":
        return play.forbids("combat_options.non_lethal.any_melee_attack")
    # L49.1: a doubt whether a blade can be used to subdue in any other way than with its flat
    edge = bladed is not False and not flat_of_blade and kind == "melee"
    if edge and play.reads("combat_options.non_lethal.blade_without_flat") == "not_allowed":
        if bladed:
            return play.forbids("combat_options.non_lethal.flat_of_blade")
        play.because("combat_options.non_lethal.which_weapons_are_bladed")
        return play.cannot_rule("whether the weapon has a blade (L49.1): bladed")
    if kind == "melee":
        play.because("combat_options.non_lethal.any_melee_attack")
    return None


def attack_modifier(play: Play, flat_of_blade: bool) -> int:
    """Return the penalty of the flat of a blade (L49.2)."""
    if not flat_of_blade:
        play.because("combat_options.non_lethal.normal_rolls")
        return 0
    play.because("combat_options.non_lethal.flat_of_blade")
    play.because("combat_options.non_lethal.flat_penalty", modifier=-2)
    return -2


def halved(play: Play, dice: int, modifiers: int) -> tuple[int, int]:
    """Return the damage of the flat of a blade (L49.2), as the part of the dice and that of the modifiers."""
    play.because("combat_options.non_lethal.flat_half_damage", dice=dice, modifiers=modifiers)
    # "damage" halved: a doubt whether of the dice, or of the dice with their modifiers
    if modifiers == 0 or play.reads("combat_options.non_lethal.half_of_what") == "the_total":
        return half(play, dice + modifiers), 0
    return half(play, dice), modifiers


def half(play: Play, number: int) -> int:
    """Return half of a number (L49.2)."""
    if number % 2 == 0:
        return number // 2
    # nothing says how half an odd number is rounded
    if play.reads("combat_options.non_lethal.half_rounded") == "up":
        return rounded_up(number, 2)
    return rounded_down(number, 2)


def settle(play: Play, body: Body, hit_points: int, by_lethal: bool) -> None:
    """Subdue a combatant whose non-lethal damage has reached its Hit Points (L47.2)."""
    if body.non_lethal and body.non_lethal >= hit_points:
        rule = "current_hit_points" if by_lethal else "subdued"
        play.because(f"combat_options.non_lethal.{rule}", non_lethal=body.non_lethal, hit_points=hit_points)
        body.subdued = True


def wake(play: Play, body: Body, hit_points: int) -> None:
    """End a subdued combatant's state, when enough is healed. The text says when it begins, not when it ends."""
    if not body.subdued or body.non_lethal >= hit_points:
        return
    if body.non_lethal == 0 or play.reads("combat_options.non_lethal.when_subdued_ends") == "below_hit_points":
        body.forget(("subdued", "knocked_unconscious"))


def begin_hour(play: Play, body: Body) -> None:
    """Begin a new hour of rest with a new blow, where it is read so (L51.1)."""
    # "per hour": a doubt whether a blow in the middle of an hour starts it anew
    in_an_hour = body.rested and play.reads("combat_options.non_lethal.part_of_an_hour") == "whole_hours"
    if in_an_hour and play.reads("combat_options.non_lethal.blow_within_the_hour") == "hour_starts_anew":
        body.rested = 0
