"""Fighting in water (L25 to L31)."""

from __future__ import annotations

from oracle.core.errors import Invalid
from oracle.core.ruling import Play
from oracle.rulesets.combat_options.world import in_use

INEFFECTIVE_EXAMPLES = ("axe", "sword", "mace")
THRUSTING_EXAMPLES = ("dagger", "spear")
VESSEL = "vessel"
"""A splash weapon, which is thrown."""
NO_WEAPON = "none"
"""What a push is made with, and a monster's natural attack: nothing that was designed for anything."""


def is_underwater(play: Play, water: str) -> bool:
    """Return whether the rules of fighting underwater apply (L25, L27)."""
    if water == "none" or not in_use(play, "underwater"):
        return False
    # L25 speaks of fighting "in or beneath water", L27 of fighting "underwater"
    return water == "beneath" or play.reads("combat_options.underwater.in_or_beneath") == "in_water_too"


def _thrusts(weapon: str | None) -> bool:
    return weapon == "thrusting" or weapon in THRUSTING_EXAMPLES


def _is_used_underwater(play: Play, water: str, target_water: str) -> bool:
    if is_underwater(play, water):
        return True
    # L27 is of whoever fights underwater: a doubt about a weapon used from outside on someone who is there
    return is_underwater(play, target_water) and play.reads("combat_options.underwater.from_outside") == "ineffective"


def ineffective(
    play: Play,
    water: str,
    target_water: str,
    dwells_on_land: bool,
    weapon: str | None,
    kind: str,
) -> str | None:
    """Return the rule by which a weapon is ineffective where it is used (L29, L31); None if it works.

    Raises:
        Invalid: nobody says what kind of weapon it is.
    """
    if not _is_used_underwater(play, water, target_water):
        return None
    if weapon is None and kind == "melee":
        raise Invalid("weapon", None, "the kind of weapon, since it is used in water")
    rule = _missile(play, weapon) if kind == "missile" else _melee(play, weapon)
    # L25 introduces the rules as a land-dweller's disadvantage; L29.1 and L31 name nobody
    if rule and not dwells_on_land and play.reads("combat_options.underwater.whose_weapons") == "land_dwellers":
        return None
    return rule


def _missile(play: Play, weapon: str | None) -> str | None:
    # L69 calls splash weapons containers, L71.2 handles a throw as a missile attack: a doubt whether they are missiles
    if weapon == VESSEL and play.reads("combat_options.underwater.splash_weapons") == "work":
        return None
    # L29.2 lets thrusting weapons work, L31 lets no missile work: a doubt about a spear that is thrown
    if _thrusts(weapon) and play.reads("combat_options.underwater.thrown_thrusting_weapon") == "works":
        play.because("combat_options.underwater.thrusting_weapons")
        return None
    return "combat_options.underwater.missile_weapons"


def _melee(play: Play, weapon: str | None) -> str | None:
    if weapon in INEFFECTIVE_EXAMPLES:
        play.because("combat_options.underwater.ineffective_examples")
    elif weapon in THRUSTING_EXAMPLES:
        play.because("combat_options.underwater.thrusting_examples")
    if _thrusts(weapon):
        play.because("combat_options.underwater.thrusting_weapons")
        return None
    if weapon == NO_WEAPON:
        return None
    # L29.1 speaks of weapons made to bludgeon: a doubt about fists
    if weapon == "unarmed" and play.reads("combat_options.underwater.unarmed_attacks") == "work":
        return None
    return "combat_options.underwater.ineffective_weapons"


def _has_penalty(play: Play, water: str, dwells_on_land: bool, weapon: str | None) -> bool:
    if not is_underwater(play, water):
        return False
    if not dwells_on_land:
        play.because("combat_options.underwater.water_dwellers")
        return False
    # thrusting weapons "function normally": a doubt whether that lifts the penalties of L27 too
    return not (_thrusts(weapon) and play.reads("combat_options.underwater.thrusting_penalty") == "no_penalty")


def attack_modifier(play: Play, water: str, dwells_on_land: bool, weapon: str | None) -> int:
    """Return the penalty to an attack underwater (L27)."""
    if not _has_penalty(play, water, dwells_on_land, weapon):
        return 0
    play.because("combat_options.underwater.attack_penalty", modifier=-2)
    return -2


def damage_modifier(play: Play, water: str, dwells_on_land: bool, weapon: str | None) -> int:
    """Return the penalty to damage underwater (L27)."""
    if not _has_penalty(play, water, dwells_on_land, weapon):
        return 0
    play.because("combat_options.underwater.damage_penalty", modifier=-2)
    return -2
