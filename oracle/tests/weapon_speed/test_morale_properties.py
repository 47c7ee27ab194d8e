"""Properties of morale that hold for any numbers, and the exact odds of a check."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.core.ruling import Ruling
from oracle.engines import reference

RULESET = "weapon_speed"
OPERATIONS = reference.operations(RULESET)
PAIRS = list(product(range(1, 11), range(1, 11)))

HOLDING = {
    "unintelligent": 97,
    "docile_animal": 3,
    "predator": 21,
    "intelligent_animal": 64,
    "commoner": 21,
    "mob": 36,
    "militia": 45,
    "trained_soldiers": 64,
    "elite_soldiers": 79,
    "hirelings": 64,
    "henchmen": 85,
}
"""For each row of Table 9.9, how many of the 100 pairs of faces come to no more than its rating, added by hand."""

ratings = st.integers(-10, 30)
faces = st.tuples(st.integers(1, 10), st.integers(1, 10))


def ask(name: str, facts: dict[str, Any], state: dict[str, Any] | None = None, **dice: list[int]) -> Ruling:
    return OPERATIONS[f"{RULESET}.{name}"].answer(facts, dice, {}, state)


def check(rating: int, shown: tuple[int, int], state: dict[str, Any] | None = None) -> Ruling:
    return ask("morale_check", {"morale_rating": rating}, state, morale=list(shown))


def holding(rating: int) -> int:
    return sum(check(rating, pair).outcome["fights_on"] for pair in PAIRS)


@pytest.mark.parametrize(("creature_type", "pairs"), HOLDING.items())
def test_how_many_pairs_hold_for_each_type(creature_type: str, pairs: int) -> None:
    assert holding(ask("morale_rating", {"creature_type": creature_type}).outcome["rating"]) == pairs


@given(ratings)
def test_the_odds_are_those_of_the_triangle(rating: int) -> None:
    ways = sum(10 - abs(total - 11) for total in range(2, 21) if total <= rating)
    assert Fraction(holding(rating), len(PAIRS)) == Fraction(ways, 100)


def test_the_totals_are_spread_from_1_way_to_10_and_back() -> None:
    totals = [check(10, pair).outcome["total"] for pair in PAIRS]
    assert [totals.count(total) for total in range(1, 22)] == [0, *range(1, 11), *range(9, 0, -1), 0]


@given(ratings, faces)
def test_a_better_rating_never_breaks_whoever_held(rating: int, shown: tuple[int, int]) -> None:
    assert check(rating + 1, shown).outcome["fights_on"] >= check(rating, shown).outcome["fights_on"]


@given(ratings, faces)
def test_a_creature_either_fights_on_or_its_reaction_is_open(rating: int, shown: tuple[int, int]) -> None:
    ruling = check(rating, shown)
    assert ruling.outcome["fights_on"] == (sum(shown) <= rating)
    assert ("reaction" in ruling.not_determined) == (not ruling.outcome["fights_on"])


@given(ratings, faces, st.integers(1, 6))
def test_each_check_of_a_round_is_held_against_one_less(rating: int, shown: tuple[int, int], times: int) -> None:
    state = None
    for before in range(times):
        ruling = check(rating, shown, state)
        assert ruling.outcome["rating"] == rating - before
        state = ruling.state
    state = ask("end_round", {}, state).state
    assert check(rating, shown, state).outcome["rating"] == rating


@given(st.integers(2, 30))
def test_a_group_that_dies_one_by_one_checks_at_a_quarter_at_half_and_ever_after(size: int) -> None:
    facts: dict[str, Any] = {"group_size": size, "killed": True}
    state = None
    for fallen in range(1, size):
        ruling = ask("companion_falls", facts, state)
        reached = [fallen == -(-size // 4), fallen == -(-size // 2), fallen > -(-size // 2)]
        assert ruling.outcome["checks"] == sum(reached)
        facts, state = {"killed": True}, ruling.state
