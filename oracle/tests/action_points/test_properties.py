"""Properties of document 000 that hold for any numbers: resistance, modifiers, damage, objects and morale."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from oracle.core.ruling import Ruling
from oracle.engines import reference

RULESET = "action_points"
OPERATIONS = reference.operations(RULESET)

points = st.integers(0, 200)
degrees = st.sampled_from(["failure", "success", "outstanding", "exceptional", "critical"])


def ask(name: str, facts: dict[str, Any], state: Any = None, **dice: list[int]) -> Ruling:
    return OPERATIONS[f"{RULESET}.{name}"].answer(facts, dice, {}, state)


def taken(damage: int, resistance: int, degree: str, kind: str = "slashing") -> int:
    facts = {"damage_type": kind, "damage": damage, "damage_resistance": resistance, "degree": degree}
    found: int = ask("resist_damage", facts).outcome["damage_taken"]
    return found


@given(points, points, degrees)
def test_more_resistance_never_hurts_and_more_damage_never_helps(damage: int, resistance: int, degree: str) -> None:
    plain = taken(damage, resistance, degree)
    assert 0 <= plain <= damage
    assert taken(damage, resistance + 1, degree) <= plain <= taken(damage + 1, resistance, degree)


@given(points, points)
def test_a_better_hit_never_does_less_through_resistance(damage: int, resistance: int) -> None:
    by_degree = [taken(damage, resistance, one) for one in ("success", "outstanding", "exceptional", "critical")]
    assert by_degree == sorted(by_degree)


@given(st.lists(points, min_size=1, max_size=6), points)
def test_energy_resistance_keeps_off_no_more_in_a_round_than_its_amount(blows: list[int], amount: int) -> None:
    state, kept_off = None, 0
    for damage in blows:
        facts = {
            "target": "Ann",
            "damage_type": "fire",
            "damage": damage,
            "resistances": [{"damage_type": "fire", "amount": amount}],
        }
        ruling = ask("resist_energy", facts, state)
        state = ruling.state
        kept_off += ruling.outcome["kept_off"]
        assert ruling.outcome["damage_taken"] + ruling.outcome["kept_off"] == damage
    assert kept_off == min(amount, sum(blows))


@given(st.integers(1, 6), st.integers(-20, 20), st.integers(-20, 20))
def test_a_weapon_does_at_least_1_and_strength_never_adds_more_than_its_dice_can_show(
    face: int, strength: int, other: int
) -> None:
    facts = {
        "damage_dice": "d6",
        "strength_modifier": strength,
        "strength_applies": True,
        "other_modifiers": other,
        "points": "hp",
    }
    found = ask("weapon_damage", facts, damage=[face]).outcome["damage"]
    assert found == max(1, face + min(strength, 6) + other)


@given(st.integers(1, 100), st.integers(0, 50))
def test_every_five_levels_of_failure_are_a_square(maximum: int, levels: int) -> None:
    outcome = ask("knock_down", {"check_succeeds": False, "levels_of_failure": levels}).outcome
    assert outcome["prone"]
    assert outcome["knocked_back_sq"] == levels // 5
    needed = [
        ask(
            "balance_check",
            {"damage_type": "blunt", "maximum_hp": maximum, "maximum_sp": 1000, "hp_damage": damage},
        ).outcome["check_needed"]
        for damage in range(maximum + 1)
    ]
    assert needed == [2 * damage >= maximum and damage > 0 for damage in range(maximum + 1)]


MELEE_CATEGORIES = {"higher_ground": 1, "target_pinned": 4, "target_helpless": 4}


@given(st.sets(st.sampled_from(sorted(MELEE_CATEGORIES))))
def test_of_one_category_only_the_greatest_modifier_counts(situations: set[str]) -> None:
    total = ask("attack_modifier", {"attack": "melee", "situations": sorted(situations)}).outcome["total"]
    assert total == max((MELEE_CATEGORIES[one] for one in situations), default=0)


@given(st.sampled_from(["none", "injured", "bloodied", "near_death"]), st.integers(1, 100), st.integers(1, 100))
def test_losses_raise_and_lower_a_morale_check_by_full_tens(injury: str, allies: int, enemies: int) -> None:
    lost = ask("suffer_losses", {"creature": "Ann", "side": "allies", "lost_percent": allies})
    lost = ask("suffer_losses", {"creature": "Ann", "side": "enemies", "lost_percent": enemies}, lost.state)
    found = ask("morale_modifier", {"creature": "Ann", "injury": injury}, lost.state).outcome["modifier"]
    printed = {"none": 0, "injured": 2, "bloodied": 4, "near_death": 8}
    assert found == printed[injury] + allies // 10 - enemies // 10
