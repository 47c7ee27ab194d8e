"""The exact odds of every question of document 002 that rolls dice, in one situation each, worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from oracle.disputes.odds import odds
from oracle.engines import reference

RULESET = "chained_dice"
OPERATIONS = reference.operations(RULESET)
LINKS = 1
AGAINST_10: dict[str, Any] = {"accuracy": 4, "defense_total": 10}
"""Hits with 6 and more: half of the faces of a d10, three of the eight of a d8."""
TWO_D4 = {str(total): f"{ways}/16" for total, ways in {2: 1, 3: 2, 4: 3, 5: 4, 6: 3, 7: 2, 8: 1}.items()}


COMPASS = ("north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west")


def yes(chance: str) -> dict[str, str]:
    return {"true": chance, "false": str(1 - Fraction(chance))}


def alike(*values: object) -> dict[str, str]:
    return {str(value): f"1/{len(values)}" for value in values}


WORKED: dict[str, tuple[dict[str, Any], str, dict[str, str]]] = {
    "attack": (AGAINST_10, "hit", yes("1/2")),
    "call_shot": ({**AGAINST_10, "area": "arm", "declared": "before_the_roll"}, "hit", yes("3/8")),
    "disarm": ({**AGAINST_10, "means": "martial_art", "area": "hand"}, "disarmed", yes("3/8")),
    "trip": ({**AGAINST_10, "means": "martial_art", "area": "leg"}, "tripped", yes("3/8")),
    "weapon_grapple": (
        {"attacker": "Ann", "target": "Bob", "weapon_can_grapple": True, "grapple_skill": 4, "defense_total": 10},
        "grappled",
        yes("3/8"),
    ),
    # two square feet: a defence of ten
    "attack_object": ({"accuracy": 4, "area_sqin": 288}, "hit", yes("1/2")),
    # at -2: 8 and more
    "attack_from_mount": ({**AGAINST_10, "weapon": "ranged", "mount_moves": True}, "hit", yes("3/10")),
    "charge": (
        {"attacker": "Ann", "distance_ft": 10, "running": True, "accuracy": 4, "damage": 5},
        "damage",
        alike(6, 7, 8, 9, 10, 11),
    ),
    "attack_after_charge": ({"attacker": "Ann", "accuracy": 4, "damage": 5}, "damage", alike(6, 7, 8, 9, 10, 11)),
    "damage": ({"strike": "standard", "base_die": "d6", "might": 2}, "damage", alike(3, 4, 5, 6, 7, 8)),
    # the weapon's die, and one more
    "headshot_damage": (
        {"target": "Bob", "called": True, "strike": "standard", "base_die": "d4", "might": 0},
        "damage",
        TWO_D4,
    ),
    "body_shot_damage": ({"part": "torso", "strike": "standard", "base_die": "d4", "might": 0}, "damage", TWO_D4),
    # a die of four that chains: 1 to 3, or 4 and 1 to 3 more
    "sneak_attack": (
        {
            "sneak_attack_mastery": True,
            "unaware": True,
            "hits": True,
            "weapon_damage": 5,
            "sneak_dice": "d4",
        },
        "sneak_damage",
        {
            **dict.fromkeys(("1", "2", "3"), "1/4"),
            **dict.fromkeys(("5", "6", "7", '"a chain of more than 1 links"'), "1/16"),
        },
    ),
    "land_area_throw": (
        {"missed_by": 1, "thrown_towards": "north", "first_offset_ft": 5},
        "direction",
        alike(*(f'"{one}"' for one in COMPASS)),
    ),
}

READINGS = {"attack_after_charge": {"chained_dice.charge.how_long_it_helps": "until_the_next_turn"}}
STATES = {"attack_after_charge": {"bodies": {"Ann": {"charge_times": 1}}}}


@pytest.mark.parametrize("name", [one.split(".")[1] for one, operation in OPERATIONS.items() if operation.dice])
def test_the_odds_of_every_question_with_dice(name: str) -> None:
    facts, field, expected = WORKED[name]
    found = odds(OPERATIONS[f"{RULESET}.{name}"], facts, READINGS.get(name, {}), STATES.get(name), links=LINKS)
    assert found.of(field) == {value: Fraction(chance) for value, chance in expected.items()}
    assert sum(found.whole().values()) == 1
