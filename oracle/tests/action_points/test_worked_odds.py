"""The exact odds of every question of document 000 that rolls dice, in one situation each, worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from oracle.disputes.odds import odds
from oracle.engines import reference

RULESET = "action_points"
OPERATIONS = reference.operations(RULESET)


def alike(*values: str) -> dict[str, str]:
    return {value: f"1/{len(values)}" for value in values}


CONDITION = '{"damage": %d, "target": "Ann"}, {"damage": 0, "target": "Bob"}'

WORKED: dict[str, tuple[dict[str, Any], str, dict[str, str]]] = {
    # a 1 picks one of two items, a 2 and more picks both
    "area_critical": (
        {"degree": "critical", "energy": "fire", "energy_damage": 12, "carried_items": ["cloak", "rope"]},
        "items",
        {'["cloak"]': "1/8", '["rope"]': "1/8", '["cloak", "rope"]': "3/4"},
    ),
    "strike_at_grapplers": (
        {"attack": "thrown", "target": "Ann", "grapplers": ["Ann", "Bob", "Cid"]},
        "struck",
        alike('"Ann"', '"Bob"', '"Cid"'),
    ),
    # one roll of two dice for both targets
    "attack_several": (
        {
            "targets": [{"target": "Ann", "degree": "success"}, {"target": "Bob", "degree": "failure"}],
            "damage_dice": "2d4",
        },
        "damage",
        {f"[{CONDITION % total}]": f"{ways}/16" for total, ways in {2: 1, 3: 2, 4: 3, 5: 4, 6: 3, 7: 2, 8: 1}.items()},
    ),
    "touch_or_ray_damage": (
        {"delivery": "ray", "damage_dice": "d4", "points": "hp", "degree": "success"},
        "damage",
        alike("1", "2", "3", "4"),
    ),
    "place_area": (
        {"difficulty": "long_range", "range_sq": 200, "degree": "failure", "levels_of_failure": 3},
        "direction",
        alike(*map(str, range(1, 9))),
    ),
    # at 0 HP: one die of ten; the ten dice of a ship below half are too many to be counted face by face
    "damage_vehicle": (
        {"medium": "water", "total_hit_points": 20, "hit_points": 5, "damage_type": "blunt", "damage": 5},
        "rounds_left",
        alike(*map(str, range(1, 11))),
    ),
    # 1 to 4 and Strength 2, doubled
    "weapon_damage": (
        {"damage_dice": "d4", "strength_modifier": 2, "strength_applies": True, "degree": "critical"},
        "damage",
        alike("6", "8", "10", "12"),
    ),
}


@pytest.mark.parametrize("name", [one.split(".")[1] for one, operation in OPERATIONS.items() if operation.dice])
def test_the_odds_of_every_question_with_dice(name: str) -> None:
    facts, field, expected = WORKED[name]
    found = odds(OPERATIONS[f"{RULESET}.{name}"], facts, {})
    assert found.of(field) == {value: Fraction(chance) for value, chance in expected.items()}
    assert sum(found.whole().values()) == 1
