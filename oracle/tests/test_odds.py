"""Odds: exact distributions, and where two ways of deciding one thing agree."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from oracle.cli import main
from oracle.core.errors import UsageError
from oracle.core.readings import ambiguities
from oracle.disputes.odds import MOST_WALKS, compare, odds
from oracle.engines import reference

OPERATIONS = reference.operations("body_resilience")
KNOWN = {
    name: [one.default, *(reading for reading in one.readings if reading != one.default)]
    for name, one in ambiguities("body_resilience").items()
}


def operation(name: str) -> Any:
    return OPERATIONS[f"body_resilience.{name}"]


def test_the_chances_of_two_dice_are_those_of_any_schoolbook() -> None:
    facts = {"weapon": "melee", "damage_dice": "2d6", "strength_modifier": 0}
    found = odds(operation("damage"), facts, {}).of("damage")
    assert found == {str(total): Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}
    assert sum(found.values()) == 1


def test_a_whole_outcome_says_what_is_not_determined() -> None:
    found = odds(operation("attack"), {"attack_bonus": 0, "evasion_modifier": 40}, {}).whole()
    critical = [name for name in found if json.loads(name)["critical_hit"] == "not determined"]
    assert [found[name] for name in critical] == [Fraction(1, 20)]
    assert sum(found.values()) == 1


def test_a_question_without_dice_is_certain() -> None:
    facts = {"body_points": 0, "resilience_points": 0}
    assert odds(operation("condition"), facts, {}).of("condition") == {'"restricted"': 1}


@pytest.mark.parametrize(("dice", "counted"), [("5d10", True), ("6d10", False), ("99d100", False)])
def test_a_question_too_large_to_count_is_refused_with_its_size(dice: str, counted: bool) -> None:
    facts = {"weapon": "melee", "damage_dice": dice, "strength_modifier": 0}
    if counted:
        assert len(odds(operation("damage"), facts, {}).answers) == 10**5
        return
    with pytest.raises(UsageError) as wrong:
        odds(operation("damage"), facts, {})
    count, sides = (int(part) for part in dice.split("d"))
    assert wrong.value.found == f"{sides**count:,} ways to roll"
    assert f"{MOST_WALKS:,}" in wrong.value.expected


def test_an_attack_is_the_same_whoever_rolls_unless_an_equal_total_misses() -> None:
    bonuses = range(-40, 41)
    situations = [{"attack_bonus": bonus, "evasion_modifier": 0} for bonus in bonuses]
    equal, unequal = compare(operation("attack"), operation("evade"), "succeeds", situations, {}, KNOWN)
    assert equal.readings == {"body_resilience.attack_roll.equal_total": "succeeds"}
    assert len(equal.agree) == len(bonuses)
    assert [bonuses[at] for at in unequal.differ] == list(range(-8, 10))
    for first, second in unequal.differ.values():
        assert second["true"] - first["true"] == Fraction(1, 20)


def test_a_save_is_the_same_whoever_rolls_only_if_an_equal_total_fails() -> None:
    modifiers = range(-40, 41)
    situations = [{"save_modifier": modifier, "difficulty_class": 15} for modifier in modifiers]
    known = KNOWN | {"body_resilience.reversed_saves.which_bonus": ["whole_modifier"]}
    asked = operation("saving_throw"), operation("reversed_save")
    succeeds, fails = compare(*asked, "save_succeeds", situations, {}, known)
    assert [modifiers[at] for at in succeeds.differ] == list(range(-4, 14))
    for direct, turned in succeeds.differ.values():
        assert direct["true"] - turned["true"] == Fraction(1, 20)
    assert len(fails.agree) == len(modifiers)


def test_too_many_readings_are_not_compared() -> None:
    facts = {"attack_bonus": 0, "evasion_modifier": 0}
    known = KNOWN | {"body_resilience.attack_roll.equal_total": ["succeeds"] * 65}
    with pytest.raises(UsageError, match="at most 64 combinations"):
        compare(operation("attack"), operation("evade"), "succeeds", [facts], {}, known)


ATTACK = ["odds", "body_resilience", "attack"]
RANGED = [*ATTACK, "attack_bonus=-10..-7", "evasion_modifier=0", "--field", "succeeds"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([*ATTACK, "attack_bonus=0", "evasion_modifier=0", "--field", "succeeds"], "true        1/2"),
        ([*ATTACK, "attack_bonus=0", "evasion_modifier=0"], '"total": 20'),
        (RANGED, "-8              false       9/10"),
        ([*RANGED, "--against", "evade"], "alike for 4 of 4 values of attack_bonus"),
        ([*RANGED, "--against", "body_resilience.evade"], "true 1/20 less likely for attack_bonus -8 to -7"),
        (
            [*ATTACK, "attack_bonus=0", "evasion_modifier=0", "--field", "succeeds", "--against", "evade"],
            "where body_resilience.attack_roll.equal_total = misses\n  false 1/20 more likely, true 1/20 less likely",
        ),
        ([*RANGED, "--reading", "attack_roll.equal_total=misses"], "attack_roll.equal_total = misses"),
    ],
)
def test_odds_are_printed(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    assert said in capsys.readouterr().out


def test_odds_are_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RANGED, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[2] == {"false": "9/10", "true": "1/10"}
    assert main([*RANGED, "--against", "evade", "--json"]) == 0
    alike, apart = json.loads(capsys.readouterr().out)
    assert alike["agree"] == [-10, -9, -8, -7]
    assert apart["differ"][0] == {
        "at": -8,
        "odds": [{"false": "19/20", "true": "1/20"}, {"false": "9/10", "true": "1/10"}],
    }


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([*ATTACK, "attack_bonus=1..2", "evasion_modifier=1..2"], "evasion_modifier: found '1..2'; expected one range"),
        ([*ATTACK, "attack_bonus=2..1", "evasion_modifier=0"], "attack_bonus: found '2..1'; expected a range upwards"),
        ([*ATTACK, "attack_bonus=1..9999", "evasion_modifier=0"], "expected a range upwards, of at most 1000 numbers"),
        ([*RANGED, "--links", "51"], "--links: found 51; expected a number from 0 to 50"),
        ([*RANGED, "--links", "-1"], "--links: found -1; expected a number from 0 to 50"),
        ([*ATTACK, "attack_bonus=1"], "evasion_modifier: nothing is stated; expected this fact"),
        ([*RANGED[:-1], "hit"], "--field: found 'hit'; expected a field of body_resilience.attack: "),
        (
            [*RANGED[:-2], "--against", "evade"],
            "--field: nothing is stated; expected the field that --against compares",
        ),
        (
            [*RANGED, "--against", "condition"],
            "--field: found 'succeeds'; expected a field of body_resilience.condition",
        ),
        ([*RANGED, "--against", "zzz"], "--against: found 'zzz'; expected an operation of body_resilience"),
    ],
)
def test_what_cannot_be_counted_is_named(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert said in capsys.readouterr().err
