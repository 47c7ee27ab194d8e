"""Properties of document 003 that hold for any numbers, and agreement with a second way to compute them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.core.counting import Branches, CountingDice, every_walk
from oracle.core.dice import SeededDice
from oracle.core.errors import Invalid
from oracle.core.readings import ambiguities
from oracle.core.ruling import Ruling
from oracle.engines import reference

RULESET = "combat_options"
READINGS = {name: list(one.readings) for name, one in ambiguities(RULESET).items()}
OPERATIONS = reference.operations(RULESET)

bonuses = st.integers(-30, 30)
faces = st.integers(1, 20)
any_readings = st.fixed_dictionaries({name: st.sampled_from(options) for name, options in READINGS.items()})


def ask(
    name: str,
    facts: dict[str, Any],
    readings: dict[str, str] | None = None,
    state: dict[str, Any] | None = None,
    **dice: list[int],
) -> Ruling:
    return OPERATIONS[f"{RULESET}.{name}"].answer(facts, dice, readings or {}, state)


def attack(kind: str, bonus: int, face: int, **facts: Any) -> Ruling:
    stated = {"kind": kind, "attack_bonus": bonus, "target_armor_class": 15, "attack_succeeds": True, **facts}
    return ask("attack", stated, attack=[face])


@given(st.sampled_from(["melee", "missile"]), bonuses, faces, any_readings)
def test_a_total_is_face_bonus_and_modifier(kind: str, bonus: int, face: int, readings: dict[str, str]) -> None:
    facts = {"kind": kind, "attack_bonus": bonus, "target_armor_class": 15, "attack_succeeds": True}
    facts |= {"attacker_invisible": True, "attacker_footing": "flying_animal", "melee": [{"name": "Ann"}]}
    outcome = ask("attack", facts, readings, attack=[face]).outcome
    assert outcome["total"] == face + bonus + outcome["modifier"]


@given(bonuses, faces)
def test_a_better_bonus_or_face_never_lowers_a_total(bonus: int, face: int) -> None:
    total = attack("melee", bonus, face, target_invisible=True).outcome["total"]
    assert attack("melee", bonus + 1, face, target_invisible=True).outcome["total"] == total + 1
    if face < 20:
        assert attack("melee", bonus, face + 1, target_invisible=True).outcome["total"] == total + 1


@given(st.integers(0, 12), faces)
def test_the_penalty_of_a_melee_grows_by_one_up_to_four(count: int, face: int) -> None:
    fighters = [{"name": f"F{'a' * (at + 1)}"} for at in range(count)]
    modifier = attack("missile", 0, face, melee=fighters).outcome["modifier"]
    assert modifier == -len(fighters[:4])


@given(st.integers(-20, 20))
def test_a_parry_is_worth_at_least_one_and_never_less_than_strength(modifier: int) -> None:
    outcome = ask("declare_parry", {"strength_modifier": modifier, "initiative_rolled": False}).outcome
    assert outcome["armor_class_bonus"] == sorted([modifier, 1])[-1]


@given(st.integers(1, 100), bonuses, any_readings)
def test_damage_is_never_negative_and_the_flat_never_does_more(
    face: int, modifier: int, readings: dict[str, str]
) -> None:
    facts = {"damage_dice": "1d100", "damage_modifier": modifier}
    edge = ask("damage", facts, readings, damage=[face]).outcome["damage"]
    flat = ask("damage", {**facts, "to_subdue": True, "flat_of_blade": True}, readings, damage=[face])
    assert edge >= 0
    if readings["combat_options.non_lethal.half_of_what"] == "the_total" or modifier >= 0:
        assert 0 <= flat.outcome["damage"] <= edge


@given(st.integers(1, 100))
def test_a_quarter_rounded_up_is_the_least_number_four_of_which_are_enough(rolled: int) -> None:
    facts = {
        "smashed_on": "surface",
        "creatures": [{"name": "Ann", "distance_ft": 5, "harmed": True}],
        "damage_dice": "1d100",
    }
    (suffered,) = ask("splash", facts, damage=[rolled]).outcome["suffered"]
    assert 4 * suffered["damage"] >= rolled > 4 * (suffered["damage"] - 1)


@given(st.lists(st.tuples(st.integers(0, 30), st.booleans()), max_size=6), st.integers(1, 12))
def test_who_is_near_is_splashed_and_who_is_harmed_suffers(near: list[tuple[int, bool]], rolled: int) -> None:
    creatures: list[dict[str, Any]] = [
        {"name": f"C{'x' * (at + 1)}", "distance_ft": feet, "harmed": harmed} for at, (feet, harmed) in enumerate(near)
    ]
    facts = {"smashed_on": "missed", "creatures": creatures, "damage_dice": "1d12"}
    outcome = ask("splash", facts, damage=[rolled]).outcome
    within = {one["name"] for one in creatures if one["distance_ft"] < 6}
    assert set(outcome["splashed"]) == within
    assert {one["name"] for one in outcome["suffered"]} == {
        one["name"] for one in creatures if one["harmed"] and one["name"] in within
    }


@given(st.integers(0, 300), st.integers(0, 300), st.integers(0, 9), any_readings)
def test_rest_in_two_parts_is_rest_in_one(first: int, second: int, level: int, readings: dict[str, str]) -> None:
    hurt = ask("take_damage", {"hit_points": 200, "damage": 90, "lethal": False}, readings).state
    once = ask("rest", {"level": level, "minutes": first + second}, readings, hurt)
    half = ask("rest", {"level": level, "minutes": first}, readings, hurt)
    twice = ask("rest", {"level": level, "minutes": second}, readings, half.state)
    if half.outcome["non_lethal"]:
        assert twice.outcome["non_lethal"] == once.outcome["non_lethal"]


@given(st.integers(1, 50), st.lists(st.integers(0, 20), min_size=1, max_size=5), st.booleans())
def test_damage_adds_up_whatever_its_parts(hit_points: int, parts: list[int], lethal: bool) -> None:
    state: dict[str, Any] | None = None
    told: dict[str, Any] = {"hit_points": hit_points}
    for part in parts:
        ruling = ask("take_damage", {**told, "damage": part, "lethal": lethal}, None, state)
        state, told = ruling.state, {}
        if ruling.outcome["condition"] == "dead":
            break
    taken = sum(parts)
    if lethal:
        assert (ruling.outcome["condition"] == "dead") == (taken >= hit_points)
        assert ruling.outcome["hit_points"] == max(0, hit_points - taken)
    else:
        assert ruling.outcome["non_lethal"] == taken
        assert (ruling.outcome["condition"] == "subdued") == (taken >= hit_points)


@given(st.sampled_from(["declare_charge", "declare_parry"]), any_readings)
def test_nothing_can_be_declared_once_initiative_is_rolled(name: str, readings: dict[str, str]) -> None:
    facts: dict[str, Any] = {"initiative_rolled": True}
    if name == "declare_parry":
        facts["strength_modifier"] = 3
    assert ask(name, facts, readings).outcome == {"allowed": False}


WORKED: dict[str, dict[str, Any]] = {
    "attack": {
        "kind": "missile",
        "attack_bonus": 5,
        "target_armor_class": 15,
        "melee": [{"name": "Ann"}, {"name": "Bob"}],
        "referee_rules_stray": True,
    },
    "damage": {"damage_dice": "2d6", "damage_modifier": 1},
    "end_round": {},
    "heal": {"hit_points": 5, "points": 3},
    "push": {"attack_bonus": 5, "target_armor_class": 15, "aim": "back"},
    "splash": {
        "smashed_on": "surface",
        "creatures": [{"name": "Ann", "distance_ft": 1, "harmed": True}],
        "damage_dice": "1d8",
    },
    "throw_splash_weapon": {
        "at": "surface",
        "attack_bonus": 5,
        "attack_succeeds": False,
        "referee_locates_miss": True,
    },
}


@pytest.mark.parametrize("name", [one.split(".")[1] for one, operation in OPERATIONS.items() if operation.dice])
def test_the_exact_distribution_of_a_worked_situation_sums_to_1(name: str) -> None:
    operation = OPERATIONS[f"{RULESET}.{name}"]

    def question(branches: Branches) -> str:
        ruling = operation.rule(WORKED[name], CountingDice(branches), operation.readings)
        return json.dumps(ruling.outcome, sort_keys=True)

    chances = dict.fromkeys((outcome for _, outcome in every_walk(question)), Fraction(0))
    for chance, outcome in every_walk(question):
        chances[outcome] += chance
    assert sum(chances.values()) == 1
    if name == "attack":
        # a natural 1 in 20 strays, to each of two alike; no other face does
        strays = [chance for outcome, chance in chances.items() if json.loads(outcome)["struck"]]
        assert strays == [Fraction(1, 40), Fraction(1, 40)]


def values(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Return JSON values that mostly fit a schema of facts."""
    if "anyOf" in schema:
        return st.one_of([values(option) for option in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    kind = schema["type"]
    if kind == "null":
        return st.none()
    if kind == "boolean":
        return st.booleans()
    if kind == "integer":
        return st.integers(schema.get("minimum", -5), schema.get("maximum", 40))
    if kind == "string":
        dice = "d[" in schema.get("pattern", "")
        return st.sampled_from(["1d6", "2d4", "1d8+1d4"] if dice else ["ann", "bob", "attacker", "target"])
    if kind == "array":
        return st.lists(values(schema["items"]), min_size=schema.get("minItems", 0), max_size=3)
    members = {name: values(one) for name, one in schema["properties"].items()}
    required = {name: members.pop(name) for name in schema["required"]}
    return st.fixed_dictionaries(required, optional=members)


@st.composite
def stories(draw: st.DrawFn) -> list[tuple[str, dict[str, Any]]]:
    """Draw some questions, with facts that fit their schemas."""
    names = draw(st.lists(st.sampled_from(sorted(OPERATIONS)), min_size=1, max_size=6))
    return [(name, draw(values(OPERATIONS[name].described()["facts"]))) for name in names]


def tell(story: list[tuple[str, dict[str, Any]]], readings: dict[str, str]) -> Iterator[tuple[str, Ruling]]:
    state = None
    for name, facts in story:
        try:
            ruling = OPERATIONS[name].rule(facts, SeededDice(1), readings, state)
        except Invalid:
            continue
        state = json.loads(json.dumps(ruling.state)) if ruling.state is not None else state
        yield name, ruling


@settings(max_examples=300, deadline=None)
@given(stories(), any_readings)
def test_any_story_is_ruled_on_or_refused_and_every_answer_is_whole(
    story: list[tuple[str, dict[str, Any]]], readings: dict[str, str]
) -> None:
    for name, ruling in tell(story, readings):
        operation = OPERATIONS[name]
        if ruling.outcome == {"allowed": False}:
            assert ruling.by
            continue
        assert set(ruling.outcome) | set(ruling.not_determined) == set(operation.outcome_fields)
        assert not set(ruling.outcome) & set(ruling.not_determined)
        schema = operation.described()["outcome"]
        jsonschema.validate(ruling.outcome, {**schema, "required": []})
