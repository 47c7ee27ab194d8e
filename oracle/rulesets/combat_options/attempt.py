"""An attempt to hit: every topic that lets it be made, or changes its roll or the AC that it is held against."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oracle.core.ruling import FORBIDDEN, NotAllowed, Play
from oracle.rulesets.combat_options import (
    charging,
    helpless,
    invisibility,
    missiles_into_melee,
    non_lethal,
    parrying,
    switching_weapons,
    two_weapons,
    underwater,
    unstable_surfaces,
)
from oracle.rulesets.combat_options.missiles_into_melee import Fighter
from oracle.rulesets.combat_options.world import Body, World, incapable


@dataclass(frozen=True)
class Attack:
    """An attack.

    Args:
        modifier: what these rules add to the Attack Roll.
        total: the face, the attack bonus and the modifier; None where no Attack Roll is made.
        armor_class: what the total is held against.
        hit: whether the target is hit.
        damage_roll: whether a Damage Roll follows.
        struck: who is struck in the target's stead.
    """

    modifier: int
    total: int | None
    armor_class: int
    hit: bool | None
    damage_roll: bool | None
    struck: str | None


def make_attack(
    play: Play,
    *,
    attacker: str,
    target: str,
    kind: str,
    attack_bonus: int,
    target_armor_class: int,
    attack_succeeds: bool | None,
    weapon: str | None,
    water: str,
    target_water: str = "none",
    dwells_on_land: bool,
    attacker_invisible: bool,
    target_invisible: bool,
    attacker_perceives: bool,
    target_perceives: bool,
    target_held: str = "free",
    hand: str = "only",
    makes_other_attack: bool = True,
    magic_weapon: bool = False,
    referee_allows_missile: bool = False,
    melee: Sequence[Fighter] = (),
    attacker_in_melee: bool = False,
    referee_rules_stray: bool = False,
    to_subdue: bool = False,
    bladed: bool | None = None,
    flat_of_blade: bool = False,
    footing: str = "firm",
    referee_counts_flight: bool = False,
) -> Attack | NotAllowed:
    """Make an attack of the kind "melee", "missile" or "push", the last being a melee attack that does no damage.

    The arguments are the facts of the operation `attack`.
    """
    missiles_into_melee.check_melee(melee, attacker, target)
    world = play.recall(World)
    me, you = world.of(attacker), world.look_at(target)
    roll_kind = "missile" if kind == "missile" else "melee"
    refused = (
        incapable(play, me, "attacker", attacker)
        or switching_weapons.refused(play, me)
        or two_weapons.attack_refused(play, me, hand, makes_other_attack, roll_kind)
        or invisibility.attack_refused(play, roll_kind, target_invisible, attacker_perceives, referee_allows_missile)
        or non_lethal.attack_refused(play, roll_kind, to_subdue, bladed, flat_of_blade)
    )
    if refused:
        return refused
    useless = underwater.ineffective(play, water, target_water, dwells_on_land, weapon, roll_kind)
    # "ineffective": a doubt whether the attack cannot be made, always misses, or does no damage
    effect = ""
    if useless:
        play.because(useless)
        effect = play.reads("combat_options.underwater.ineffective_means")
    if effect == "cannot_attack":
        return FORBIDDEN
    _note(me, hand, makes_other_attack)
    modifier = (
        two_weapons.attack_modifier(play, hand, makes_other_attack)
        + charging.attack_modifier(play, me, roll_kind)
        + underwater.attack_modifier(play, water, dwells_on_land, weapon)
        + invisibility.attack_modifier(
            play, roll_kind, attacker_invisible, target_invisible, attacker_perceives, target_perceives
        )
        + missiles_into_melee.attack_modifier(play, roll_kind, melee, attacker_in_melee)
        + (non_lethal.attack_modifier(play, flat_of_blade) if to_subdue else 0)
        + unstable_surfaces.attack_modifier(play, roll_kind, footing, referee_counts_flight, magic_weapon)
    )
    armor_class = (
        target_armor_class
        + charging.armor_class_modifier(play, you)
        + parrying.armor_class_modifier(play, roll_kind, you, target_held)
    )
    misses = effect == "misses"
    if helpless.hit_automatically(play, kind, you, target_held):
        return Attack(modifier, None, armor_class, hit=not misses, damage_roll=not misses, struck=None)
    face = play.roll("attack")
    total = face + attack_bonus + modifier
    struck = None
    if not misses:
        struck = missiles_into_melee.stray_victim(
            play, roll_kind, face, melee, attacker, attacker_in_melee, target, referee_rules_stray
        )
    if struck:
        return Attack(modifier, total, armor_class, hit=struck == target, damage_roll=True, struck=struck)
    hit = False if misses else attack_succeeds
    if hit is None:
        missing = "whether the Combat rules count the total as a success (L1.1): attack_succeeds"
        play.cannot_tell("hit", missing, "combat_options.opening.attack_procedure")
        play.not_determined["damage_roll"] = missing
    return Attack(modifier, total, armor_class, hit, damage_roll=hit, struck=None)


def _note(attacker: Body, hand: str, makes_other_attack: bool) -> None:
    attacker.attacked = True
    if hand == "secondary":
        attacker.extra_attack_made = True
    elif hand == "primary":
        attacker.attacked_with_primary = True
        if not makes_other_attack:
            attacker.extra_attack_forgone = True
