"""The exact odds of every question of document 001 that rolls dice, in one situation each, worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from oracle.disputes.odds import odds
from oracle.engines import reference

RULESET = "weapon_speed"
OPERATIONS = reference.operations(RULESET)
AGAINST_15: dict[str, Any] = {"attack_bonus": 4, "target_armor_class": 15}
"""Hits with 11 and more: half of the faces."""
ALIGHT = {"round": 1, "bodies": {"target": {"indirect_missiles_alight": 1}}}
WITHIN = {
    "round": 1,
    "bodies": {
        "Ann": {"magic_resistance_spells": {"the spell": False}, "magic_resistance_unfailed": {"the spell": 30}}
    },
}
READINGS = {"remain_in_spell": {"weapon_speed.magic_resistance.raised_within": "from_then_on"}}
STATES = {"greek_fire_burns": ALIGHT, "remain_in_spell": WITHIN}


def yes(chance: str) -> dict[str, str]:
    return {"true": chance, "false": str(1 - Fraction(chance))}


def alike(*values: int) -> dict[str, str]:
    return {str(value): f"1/{len(values)}" for value in values}


CROWD = [{"name": "Ann", "size": "medium", "armor_class": 12}, {"name": "Ogre", "size": "large", "armor_class": 12}]
UNDEAD = [{"hit_dice": "3", "number": 1}]
TURNED = '[{"destroyed": 0, "listed": "10", "turned": %d}]'

WORKED: dict[str, tuple[dict[str, Any], str, dict[str, str]]] = {
    # at +4 beside the bonus of 2: 9 and more
    "free_attack": (
        {"armed": True, "attack_bonus": 2, "attacked_by": "brawling", "attacker_armor_class": 15},
        "hit",
        yes("3/5"),
    ),
    "attack_roll": (AGAINST_15, "hit", yes("1/2")),
    "brawl": (AGAINST_15, "hit", yes("1/2")),
    "wrestle": ({**AGAINST_15, "both_hands_free": True}, "hit", yes("1/2")),
    "ranged_attack": ({**AGAINST_15, "weapon": "bow"}, "hit", yes("1/2")),
    "overbear": (
        {
            "attackers": [{"size": "medium", "attack_bonus": 4}],
            "target_armor_class": 15,
            "target_size": "medium",
            "target_legs": 2,
        },
        "hit",
        yes("1/2"),
    ),
    # at -4: 15 and more
    "sparing_attack": ({**AGAINST_15, "damage": 8, "damage_type": "slashing"}, "hit", yes("3/10")),
    # against 9 with a bonus of 3: 6 and more
    "attack_object": (
        {"object": "wooden_door", "damage_type": "slashing", "kind": "ranged", "attack_bonus": 3},
        "hits",
        yes("3/4"),
    ),
    "touch_with_spell": ({"willing": False, "attack_bonus": 0}, "touches", yes("11/20")),
    # the numbers 2 and 3 of 5, once the die does not show a 1
    "fire_into_crowd": (
        {"target": "Ann", "creatures": CROWD, "attack_bonus": 20},
        "struck",
        {"null": "1/20", '"Ann"': "38/100", '"Ogre"': "57/100"},
    ),
    "throw_indirect_missile": (
        {"attack_bonus": 0, "missile": "acid", "range_band": "short"},
        "on_point",
        yes("11/20"),
    ),
    "indirect_missile_effect": (
        {"distance_cm": 0, "missile": "acid"},
        "damage",
        {"2": "1/16", "3": "2/16", "4": "3/16", "5": "4/16", "6": "3/16", "7": "2/16", "8": "1/16"},
    ),
    "greek_fire_burns": ({"still_burns": True}, "damage", alike(1, 2, 3, 4, 5, 6)),
    "heavy_object_rolls": (
        {"attack_bonus": 0, "distance_dm": 30, "missile": "boulder", "target_armor_class": 10},
        "reaches_creature",
        yes("6/8"),
    ),
    "initiative": ({"weapon_speed": 4}, "initiative", alike(*range(7, 17))),
    "roll_initiative": (
        {"combatants": [{"name": "Ann", "side": "ours", "weapon_speed": 4}]},
        "initiatives",
        {f"[{initiative}]": "1/10" for initiative in range(7, 17)},
    ),
    "saving_throw": ({"save_score": 12}, "save_succeeds", yes("12/20")),
    "item_save": ({"hazard": "crushing", "item": "glass"}, "destroyed", yes("19/20")),
    "siege_attack": ({"material": "thick_wood", "siege_weapon": "ram"}, "gives_way", yes("16/20")),
    "resist_spell": ({"targets": [{"name": "Ann", "resistance": 30}], "spell": "targeted"}, "spell_fails", yes("3/10")),
    "remain_in_spell": ({"target": "Ann"}, "affected", yes("7/10")),
    # 36 of the 100 pairs come to 13 and more
    "morale_check": ({"morale_rating": 12}, "fights_on", yes("64/100")),
    "charmed_spellcaster": ({"casts_spells": True}, "casts_harmful_spell", yes("1/4")),
    "face_gaze": ({"character_looks": "in_its_general_direction"}, "meets_gaze", yes("1/5")),
    # a number of 10 is listed at level 4 for 3 hit dice
    "turn_undead": (
        {"level": 4, "priest_class": "cleric", "undead": UNDEAD},
        "kinds",
        {TURNED % 1: "11/20", TURNED % 0: "9/20"},
    ),
    "dominate_undead": ({"level": 4, "undead": UNDEAD}, "commanded", {"1": "11/20", "0": "9/20"}),
    # as a cleric of level 6, for whom 10 is listed for 5 hit dice
    "dominate_paladin": (
        {"level": 9, "gm_sets_hit_dice": "5"},
        "result",
        {'"follows_first_order"': "11/20", '"unaffected"': "9/20"},
    ),
    "frighten_mount": (
        {"event": "damage", "mount_trained": False, "movement_value_m": 20, "check_succeeds": False},
        "panic_rounds",
        alike(1, 2, 3, 4),
    ),
    "mount_dies": ({"check_succeeds": False}, "damage", alike(1, 2, 3)),
    "object_hit_points": ({"object": "chair"}, "hit_points", alike(*range(2, 10))),
    # the higher of two dice
    "tagged_damage": (
        {
            "damage_dice": "1d6",
            "damage_types": ["bludgeoning"],
            "vulnerable_to": ["bludgeoning"],
            "resistant_to": [],
        },
        "damage",
        {"1": "1/36", "2": "3/36", "3": "5/36", "4": "7/36", "5": "9/36", "6": "11/36"},
    ),
}


@pytest.mark.parametrize("name", [one.split(".")[1] for one, operation in OPERATIONS.items() if operation.dice])
def test_the_odds_of_every_question_with_dice(name: str) -> None:
    facts, field, expected = WORKED[name]
    found = odds(OPERATIONS[f"{RULESET}.{name}"], facts, READINGS.get(name, {}), STATES.get(name))
    assert found.of(field) == {value: Fraction(chance) for value, chance in expected.items()}
    assert sum(found.whole().values()) == 1
