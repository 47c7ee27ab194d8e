"""Properties of document 004 that hold for any numbers, and agreement with a second way to compute them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.core.readings import ambiguities
from oracle.core.ruling import Ruling
from oracle.disputes.odds import odds
from oracle.engines import reference

RULESET = "body_resilience"
READINGS = {name: list(one.readings) for name, one in ambiguities(RULESET).items()}
OPERATIONS = reference.operations(RULESET)

bonuses = st.integers(-40, 40)
faces = st.integers(1, 20)
points = st.integers(0, 40)
any_readings = st.fixed_dictionaries({name: st.sampled_from(options) for name, options in READINGS.items()})
sources = st.lists(
    st.fixed_dictionaries(
        {
            "kind": st.sampled_from(["armor", "armor_like_effect", "shield", "natural_armor", "natural_armor_effect"]),
            "dr": points,
        }
    ),
    max_size=6,
)


def ask(
    name: str,
    facts: dict[str, Any],
    readings: dict[str, str] | None = None,
    state: dict[str, Any] | None = None,
    **dice: list[int],
) -> Ruling:
    return OPERATIONS[f"{RULESET}.{name}"].answer(facts, dice, readings or {}, state)


@given(bonuses, bonuses, faces, any_readings)
def test_a_better_bonus_never_turns_a_success_into_a_failure(
    bonus: int, evasion: int, face: int, readings: dict[str, str]
) -> None:
    facts = {"attack_bonus": bonus, "evasion_modifier": evasion}
    better = {"attack_bonus": bonus + 1, "evasion_modifier": evasion}
    assert (
        ask("attack", facts, readings, attack=[face]).outcome["succeeds"]
        <= ask("attack", better, readings, attack=[face]).outcome["succeeds"]
    )
    assert (
        ask("evade", facts, readings, evasion=[face]).outcome["succeeds"]
        <= ask("evade", better, readings, evasion=[face]).outcome["succeeds"]
    )


@given(bonuses, bonuses, faces)
def test_the_defender_s_roll_is_the_attacker_s_turned_round(bonus: int, evasion: int, face: int) -> None:
    facts = {"attack_bonus": bonus, "evasion_modifier": evasion}
    attack = ask("attack", facts, attack=[face]).outcome
    evade = ask("evade", facts, evasion=[21 - face]).outcome
    assert attack["succeeds"] == evade["succeeds"]
    assert attack["threat"] == evade["threat"]


@given(bonuses, st.integers(0, 40), faces)
def test_a_save_turned_round_is_the_save_in_which_an_equal_total_fails(modifier: int, dc: int, face: int) -> None:
    facts = {"save_modifier": modifier, "difficulty_class": dc}
    readings = {"body_resilience.saving_throws.equal_total": "fails"}
    direct = ask("saving_throw", facts, readings, save=[face]).outcome
    turned = ask("reversed_save", facts, readings, effect=[21 - face]).outcome
    assert direct["save_succeeds"] == turned["save_succeeds"]
    assert direct["items_exposed"] == turned["items_exposed"]


@given(bonuses, bonuses)
def test_odds_of_an_attack_depend_on_the_difference_alone(bonus: int, evasion: int) -> None:
    found = odds(OPERATIONS["body_resilience.attack"], {"attack_bonus": bonus, "evasion_modifier": evasion}, {})
    assert found.of("succeeds")["true"] == Fraction(sorted([1, 10 + bonus - evasion, 19])[1], 20)


@given(sources, st.lists(points, max_size=3), any_readings)
def test_negation_and_conversion_by_armour_are_halves_of_its_dr(
    armor: list[dict[str, Any]], active: list[int], readings: dict[str, str]
) -> None:
    found = ask("damage_reduction", {"armor": armor}, readings).outcome
    assert found["negation"] + found["conversion"] == found["armor_dr"]
    assert found["negation"] - found["conversion"] in (0, 1)
    both = ask("damage_reduction", {"armor": armor, "active": active}, readings).outcome
    assert both["negation"] == found["negation"]
    assert both["conversion"] >= found["conversion"]
    assert found["armor_dr"] <= sum(one["dr"] for one in armor)


@given(st.integers(1, 60), sources, st.lists(points, max_size=3), any_readings)
def test_every_point_of_damage_goes_somewhere_and_only_once(
    damage: int, armor: list[dict[str, Any]], active: list[int], readings: dict[str, str]
) -> None:
    facts = {"body_points": 50, "resilience_points": 50, "base_damage": damage, "armor": armor, "active": active}
    found = ask("take_hit", facts, readings).outcome
    assert found["negated"] + found["resilience_damage"] + found["body_damage"] == damage
    assert found["body_points"] == 50 - found["body_damage"]
    assert found["resilience_points"] == 50 - found["resilience_damage"]


@given(st.lists(st.integers(1, 9), min_size=1, max_size=6), st.lists(points, max_size=2))
def test_points_lost_add_up_over_several_hits(hits: list[int], active: list[int]) -> None:
    told: dict[str, Any] = {"body_points": 60, "resilience_points": 60}
    state: dict[str, Any] | None = None
    lost = 0
    for hit in hits:
        ruling = ask("take_hit", {**told, "base_damage": hit, "active": active}, None, state)
        state, told, lost = ruling.state, {}, lost + ruling.outcome["body_damage"]
    assert ruling.outcome["body_points"] == 60 - lost
    assert ruling.outcome["body_points"] + ruling.outcome["resilience_points"] == 120 - sum(hits)


@given(bonuses, st.lists(st.integers(-5, 5), max_size=4), st.none() | st.integers(0, 10), any_readings)
def test_to_be_denied_dodge_never_helps_and_a_limit_never_helps(
    dexterity: int, dodge: list[int], limit: int | None, readings: dict[str, str]
) -> None:
    facts: dict[str, Any] = {"dexterity_modifier": dexterity, "dodge_modifiers": dodge}
    free = ask("evasion", facts, readings).outcome["modifier"]
    limited = ask("evasion", {**facts, "armor_limit": limit}, readings).outcome
    denied = ask("evasion", {**facts, "can_react": False}, readings).outcome["modifier"]
    assert limited["modifier"] <= free
    assert not limited["dodge_denied"]
    assert denied <= min(free, 0)


@given(st.integers(-9, 9), st.sampled_from(["main_hand", "off_hand", "two_handed"]), st.booleans(), any_readings)
def test_strength_counts_least_in_the_off_hand_and_most_in_both(
    strength: int, grip: str, light: bool, readings: dict[str, str]
) -> None:
    def share(how: str) -> int:
        facts = {"weapon": "melee", "damage_dice": "1d6", "strength_modifier": strength, "grip": how, "light": light}
        found: int = ask("damage", facts, readings, damage=[6]).outcome["strength"]
        return found

    assert share("off_hand") <= share("main_hand") <= share("two_handed")
    if strength <= 0:
        assert share(grip) == strength


WORKED: dict[str, dict[str, Any]] = {
    "attack": {"attack_bonus": 5, "evasion_modifier": 3},
    "evade": {"attack_bonus": 5, "evasion_modifier": 3},
    "opposed_attack": {"attack_bonus": 5, "evasion_modifier": 3},
    "damage": {"weapon": "melee", "damage_dice": "1d8", "strength_modifier": 2, "factors": [2], "extra_dice": "1d6"},
    "saving_throw": {"save_modifier": 4, "difficulty_class": 15},
    "reversed_save": {"save_modifier": 4, "difficulty_class": 15},
}


@pytest.mark.parametrize("name", [one.split(".")[1] for one, operation in OPERATIONS.items() if operation.dice])
def test_the_odds_of_every_operation_with_dice_sum_to_1(name: str) -> None:
    readings = {"body_resilience.who_rolls.rolled_evasion": "attack_roll"}
    found = odds(OPERATIONS[f"{RULESET}.{name}"], WORKED[name], readings)
    assert sum(found.whole().values()) == 1


def test_the_worked_odds_of_two_rolls_against_each_other() -> None:
    readings = {"body_resilience.who_rolls.rolled_evasion": "attack_roll"}
    found = odds(OPERATIONS["body_resilience.opposed_attack"], WORKED["opposed_attack"], readings).of("succeeds")
    pairs = [(face, evasion) for face in range(1, 21) for evasion in range(1, 21)]
    contradict = [(1, 1), (20, 20)]
    hits = [
        (face, evasion)
        for face, evasion in pairs
        if (face, evasion) not in contradict
        and (face == 20 or evasion == 1 or (face + 5 >= evasion + 3 and face != 1 and evasion != 20))
    ]
    assert found['"not determined"'] == Fraction(2, 400)
    assert found["true"] == Fraction(len(hits), 400)
