"""Brawling: blows with bare hands, and whom they stun (L94 to L97.1, L97.5, L123, L124)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.rounding import rounded_down, rounded_up
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed import holds
from oracle.rulesets.weapon_speed.attack_roll import hits
from oracle.rulesets.weapon_speed.unarmed_results import Blow, Result, result, roll_of_the_table
from oracle.rulesets.weapon_speed.world import ArmorClass, AttackBonus, Combatant, Target, World


@dataclass(frozen=True)
class Brawl:
    """A brawling attack.

    Args:
        total: of the attack roll.
        hit: whether it hits.
        blow: what the table calls it; None for a miss.
        damage: in points, before it is shared out.
        lethal: the points of it that are lethal.
        non_lethal: the points of it that are not.
        knock_out_percent: the chance to stun; 0 for a miss.
        stunned_rounds: for how long the victim is stunned; 0 for not at all.
    """

    total: int
    hit: bool
    blow: Blow | None
    damage: int
    lethal: int
    non_lethal: int
    knock_out_percent: int
    stunned_rounds: int


@dataclass(frozen=True)
class Stun:
    """Whether someone is stunned by a blow now, and for how many rounds after this one."""

    stunned: bool
    rounds_left: int


@operation(dice={"attack": "d20", "gauntlets": "d3", "knock_out": "d100", "stun": "d10"})
def brawl(
    *,
    target: Target = "target",
    strikes_with: Annotated[
        Literal["bare_hands", "feet", "primary_appendage", "lesser_appendage", "weapon"], Fact("attacker")
    ] = "bare_hands",
    attack_bonus: AttackBonus,
    modifiers: Annotated[int, Fact("attacker")] = 0,
    target_armor_class: ArmorClass,
    strength_modifier: Annotated[int, Fact("attacker")] = 0,
    gauntlets: Annotated[bool, Fact("attacker")] = False,
    pulls_blows: Annotated[bool, Fact("attacker")] = False,
    play: Play,
) -> Brawl | NotAllowed:
    """Rule on an attack without weapons that is meant to hurt or to stun.

    Args:
        target: who is brawled with, by name.
        strikes_with: hands, feet, another primary appendage, one that is not primary, or a weapon.
        attack_bonus: signed.
        modifiers: whatever else applies to the attack roll, signed.
        target_armor_class: the target's normal AC.
        strength_modifier: to damage, signed.
        gauntlets: whether the attacker wears them.
        pulls_blows: whether the attacker means to do no lethal damage.

    Returns:
        Not allowed, or the total, whether it hits, the blow, its damage by kind, the chance to stun and for how long.

    Source: document 001, L96, L97.1, L97.5, L98 to L121, L123, L124.
    """
    if strikes_with in ("lesser_appendage", "weapon"):
        return play.forbids("weapon_speed.brawling.appendages", strikes_with=strikes_with)
    play.because("weapon_speed.brawling.appendages", strikes_with=strikes_with)
    world = play.recall(World)
    face = play.roll("attack")
    total = face + attack_bonus + modifiers
    play.because("weapon_speed.brawling.attack_roll", face=face, total=total, armor_class=target_armor_class)
    if not hits(play, face, total, target_armor_class, automatic=holds.helpless(play, world, target)):
        return Brawl(total, False, None, 0, 0, 0, 0, 0)
    row = result(play, roll_of_the_table(play, face, attack_bonus, modifiers))
    damage = _damage(play, row, strikes_with, strength_modifier, gauntlets)
    lethal, non_lethal = _shares(play, damage, pulls_blows)
    rounds = _stun(play, world, target, row.knock_out_percent, pulls_blows)
    return Brawl(total, True, row.brawl, damage, lethal, non_lethal, row.knock_out_percent, rounds)


@operation()
def stunned(*, combatant: Combatant = "target", play: Play) -> Stun:
    """Rule whether someone is still stunned by a blow.

    Args:
        combatant: by name.

    Returns:
        Whether that one is stunned in this round, and for how many rounds after it.

    Source: document 001, L123.2.
    """
    world = play.recall(World)
    until = world.look_at(combatant).brawling_stunned_until
    play.because("weapon_speed.brawling.stun", until=until, round=world.round)
    return Stun(until >= world.round, max(until - world.round, 0))


def _damage(play: Play, row: Result, strikes_with: str, strength_modifier: int, gauntlets: bool) -> int:
    damage = _with_gauntlets(play, row, strikes_with) if gauntlets else row.damage
    if not strength_modifier:
        return damage
    # a doubt whether Strength makes a harmless blow harmful
    if damage == 0 and play.reads("weapon_speed.brawling.strength_on_harmless_blows") == "none":
        return damage
    play.because("weapon_speed.brawling.strength", damage=damage, strength_modifier=strength_modifier)
    return damage + strength_modifier


def _with_gauntlets(play: Play, row: Result, strikes_with: str) -> int:
    # only hands wear gauntlets; yet brawling damage is said to increase, whichever the blow
    without_hands = strikes_with != "bare_hands" or row.brawl.endswith("_kick")
    if without_hands and play.reads("weapon_speed.brawling.gauntlets_and_kicks") == "no_kicks":
        return row.damage
    face = play.roll("gauntlets")
    play.because("weapon_speed.brawling.gauntlets", face=face, printed=row.damage)
    # "increases to": a doubt whether the die may lower what the table prints
    if face < row.damage and play.reads("weapon_speed.brawling.gauntlets_below_table") == "the_greater":
        return row.damage
    return face


def _shares(play: Play, damage: int, pulls_blows: bool) -> tuple[int, int]:
    if damage < 0:
        missing = "what a blow does that Strength brings below 0 points (L96.3)"
        play.cannot_tell("damage", missing, "weapon_speed.brawling.below_none")
        play.not_determined["non_lethal"] = missing
        if pulls_blows:
            play.because("weapon_speed.brawling.pulled_blows")
        else:
            play.not_determined["lethal"] = missing
        return 0, 0
    play.because("weapon_speed.brawling.shares", damage=damage)
    lethal = rounded_down(damage, 4)
    # nothing says how a quarter is rounded
    if damage % 4 and play.reads("weapon_speed.brawling.rounded_quarter") == "up":
        lethal = rounded_up(damage, 4)
    if not pulls_blows:
        return lethal, damage - lethal
    play.because("weapon_speed.brawling.pulled_blows", spared=lethal)
    # "to deal no lethal damage": a doubt whether that share is not done, or not lethal
    if lethal and play.reads("weapon_speed.brawling.share_that_is_pulled") == "non_lethal":
        return 0, damage
    return 0, damage - lethal


def _stun(play: Play, world: World, target: str, chance: int, pulls_blows: bool) -> int:
    if pulls_blows:
        play.because("weapon_speed.brawling.pulled_blows_stun", chance=chance)
    face = play.roll("knock_out")
    play.because("weapon_speed.brawling.knock_out", chance=chance, face=face)
    if face > chance:
        return 0
    rounds = play.roll("stun")
    play.because("weapon_speed.brawling.stun", rounds=rounds)
    body = world.of(target)
    # nothing says whether the round of the blow is one of them
    before = 1 if play.reads("weapon_speed.brawling.first_round_of_a_stun") == "this_round" else 0
    until = world.round + rounds - before
    left = body.brawling_stunned_until - world.round + before
    # nothing says what a second stun adds to the first
    if left > 0 and play.reads("weapon_speed.brawling.second_stun") == "added":
        until += left
    body.brawling_stunned_until = max(until, body.brawling_stunned_until)
    return rounds
