"""Properties of document 002 that hold for any numbers: attacks, luck, distances, damage and what lasts."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from oracle.core.readings import ambiguities
from oracle.core.ruling import Ruling
from oracle.engines import reference

RULESET = "chained_dice"
READINGS = {name: list(one.readings) for name, one in ambiguities(RULESET).items()}
OPERATIONS = reference.operations(RULESET)
BETTER_OF_TWO = {"chained_dice.luck.meaning": "better_of_two"}

numbers = st.integers(-10, 20)
steps = st.integers(1, 10)
feet = st.integers(0, 400)
d8 = st.integers(1, 8)
d10 = st.integers(1, 10)
any_readings = st.fixed_dictionaries({name: st.sampled_from(options) for name, options in READINGS.items()})

ATTACKS: dict[str, tuple[dict[str, Any], str]] = {
    "attack": ({"critical_from": 7}, "hit"),
    "call_shot": ({"area": "head", "declared": "before_the_roll"}, "hit"),
    "disarm": ({"means": "martial_art", "area": "hand", "hit_succeeds": True}, "disarmed"),
    "trip": ({"means": "weapon", "weapon_allows": True, "area": "leg", "hit_succeeds": True}, "tripped"),
}
"""Attacks against a defence roll: the facts that each needs besides, and what it is made for."""

DEFENSES: list[dict[str, Any]] = [
    {},
    {"defense": "dodge"},
    {"defense": "dodge", "critical_defense": True},
    {"defense_rules": "hits"},
    {"defense_rules": "misses"},
]

kinds_of_attack = st.sampled_from(sorted(ATTACKS))
defenses = st.sampled_from(DEFENSES)


def ask(
    name: str,
    facts: dict[str, Any],
    readings: dict[str, str] | None = None,
    state: dict[str, Any] | None = None,
    **dice: list[int],
) -> Ruling:
    return OPERATIONS[f"{RULESET}.{name}"].answer(facts, dice, readings or {}, state)


def attack(kind: str, readings: dict[str, str], faces: list[int], **facts: Any) -> dict[str, Any]:
    return ask(kind, ATTACKS[kind][0] | facts, readings, attack=faces).outcome


def succeeds(kind: str, readings: dict[str, str], faces: list[int], **facts: Any) -> bool:
    found: bool = attack(kind, readings, faces, **facts)[ATTACKS[kind][1]]
    return found


@given(kinds_of_attack, any_readings, d8, numbers, numbers, defenses, steps)
def test_a_better_accuracy_never_turns_a_hit_into_a_miss(
    kind: str,
    readings: dict[str, str],
    face: int,
    accuracy: int,
    defense_total: int,
    defense: dict[str, Any],
    step: int,
) -> None:
    against = {"defense_total": defense_total, **defense}
    plain = succeeds(kind, readings, [face], accuracy=accuracy, **against)
    assert succeeds(kind, readings, [face], accuracy=accuracy + step, **against) >= plain
    assert succeeds(kind, readings, [face], accuracy=accuracy, modifiers=step, **against) >= plain


@given(kinds_of_attack, any_readings, d8, numbers, numbers, defenses, steps)
def test_a_higher_defence_roll_never_helps_an_attacker(
    kind: str,
    readings: dict[str, str],
    face: int,
    accuracy: int,
    defense_total: int,
    defense: dict[str, Any],
    step: int,
) -> None:
    plain = succeeds(kind, readings, [face], accuracy=accuracy, defense_total=defense_total, **defense)
    higher = succeeds(kind, readings, [face], accuracy=accuracy, defense_total=defense_total + step, **defense)
    assert higher <= plain


@given(any_readings, d10, numbers, st.integers(-3, 3))
def test_below_the_critical_range_the_roll_alone_decides_and_equal_is_enough(
    readings: dict[str, str], face: int, accuracy: int, margin: int
) -> None:
    facts = {"accuracy": accuracy, "defense_total": face + accuracy - margin}
    outcome = ask("attack", facts, readings, attack=[face]).outcome
    assert outcome["total"] == face + accuracy
    assert outcome["critical"] == (face == 10)
    assert outcome["hit"] == (face == 10 or margin >= 0)


@given(kinds_of_attack, any_readings, st.tuples(d8, d8), numbers, numbers)
def test_luck_is_never_worse_than_a_plain_face_of_it_and_bad_luck_never_better(
    kind: str, readings: dict[str, str], faces: tuple[int, int], accuracy: int, defense_total: int
) -> None:
    readings |= BETTER_OF_TWO
    facts = {"accuracy": accuracy, "defense_total": defense_total}
    lucky, unlucky = (attack(kind, readings, list(faces), **facts, **{luck: True}) for luck in ("lucky", "unlucky"))
    for face in faces:
        plain = attack(kind, readings, [face], **facts)
        for field in ("total", "hit", "critical", ATTACKS[kind][1]):
            assert lucky[field] >= plain[field] >= unlucky[field]


@given(any_readings, st.integers(1, 300), feet, st.integers(0, 40))
def test_a_penalty_of_range_never_shrinks_with_distance(
    readings: dict[str, str], maximum: int, distance: int, step: int
) -> None:
    near, far = (
        ask("range_modifier", {"maximum_range_ft": maximum, "distance_ft": at}, readings).outcome
        for at in (distance, distance + step)
    )
    assert far["modifier"] <= near["modifier"] <= 0
    assert far["beyond_ft"] >= near["beyond_ft"] == max(0, distance - maximum)
    assert 10 * -near["modifier"] - 10 < near["beyond_ft"] < 10 * -near["modifier"] + 10


def reach(readings: dict[str, str], **facts: Any) -> int | None:
    """Return the range of a throw in feet; None where it is below nothing."""
    found: int | None = ask("throw", facts, readings).outcome.get("range_ft")
    return found


@given(any_readings, st.integers(0, 40), st.integers(0, 200), st.integers(0, 40))
def test_weight_never_adds_to_a_range_and_might_never_takes_from_it(
    readings: dict[str, str], might: int, weight: int, step: int
) -> None:
    plain = reach(readings, might=might, throwing_weapon=False, weight_lb=weight)
    weapon = reach(readings, might=might, throwing_weapon=True)
    assert weapon == 5 * might
    heavier = reach(readings, might=might, throwing_weapon=False, weight_lb=weight + step)
    mightier = reach(readings, might=might + step, throwing_weapon=False, weight_lb=weight)
    if plain is None:
        assert heavier is None
    else:
        assert (-1 if heavier is None else heavier) <= plain <= weapon - 5
        assert mightier == plain + 5 * step


@given(any_readings, st.integers(0, 20), st.booleans(), feet, st.integers(0, 40))
def test_a_target_farther_away_is_never_easier_to_throw_at(
    readings: dict[str, str], might: int, throwing_weapon: bool, distance: int, step: int
) -> None:
    facts = {"might": might, "throwing_weapon": throwing_weapon, "weight_lb": 12, "untrained_modifier": -2}
    near, far = (ask("throw", {**facts, "distance_ft": at}, readings).outcome for at in (distance, distance + step))
    if "allowed" in near and "allowed" in far:
        assert far["allowed"] <= near["allowed"]
    if "attack_modifier" in near and "attack_modifier" in far:
        assert far["attack_modifier"] <= near["attack_modifier"] <= 0


DAMAGES: dict[str, dict[str, Any]] = {
    "damage": {},
    "body_shot_damage": {"part": "limb"},
    "headshot_damage": {"target": "Orm", "called": True},
}
"""Questions after damage, with the facts that each needs besides."""

below_the_highest = st.integers(1, 5)


@given(
    st.sampled_from(sorted(DAMAGES)),
    st.sampled_from(["standard", "critical"]),
    any_readings,
    below_the_highest,
    below_the_highest,
    st.integers(-5, 20),
    steps,
)
def test_damage_never_falls_with_might_or_with_a_face(
    kind: str, strike: str, readings: dict[str, str], base: int, extra: int, might: int, step: int
) -> None:
    def deals(base: int, might: int) -> int:
        facts = {**DAMAGES[kind], "strike": strike, "base_die": "d6", "might": might}
        faces = {"base": [base], "added": [extra], "extra": [extra]}
        rolled: dict[str, Any] = {
            purpose: faces[purpose] for purpose in OPERATIONS[f"{RULESET}.{kind}"].dice if purpose in faces
        }
        found: int = ask(kind, facts, readings, **rolled).outcome["damage"]
        return found

    plain = deals(base, might)
    assert deals(base, might + step) >= plain
    if base < 5:
        assert deals(base + 1, might) > plain


@given(any_readings, st.integers(2, 12), st.data())
def test_a_chain_is_the_sum_of_its_faces(readings: dict[str, str], sides: int, data: st.DataObject) -> None:
    once = {"chained_dice.damage.how_often": "once", "chained_dice.damage.which_dice_chain": "every_damage_die"}
    every_time = once | {"chained_dice.damage.how_often": "every_time"}
    last = data.draw(st.integers(1, sides - 1))
    links = data.draw(st.integers(0, 4))
    facts = {"strike": "standard", "base_die": f"d{sides}", "might": 0}
    found = ask("damage", facts, readings | every_time, base=[sides] * links + [last]).outcome["damage"]
    assert found == links * sides + last
    if links < 2:
        assert ask("damage", facts, readings | once, base=[sides] * links + [last]).outcome["damage"] == found


@given(any_readings, numbers, numbers)
def test_hours_of_unconsciousness_are_the_margin(readings: dict[str, str], guts: int, stamina: int) -> None:
    outcome = ask("knock_out", {"guts_total": guts, "stamina_total": stamina}, readings).outcome
    assert outcome["unconscious"] == (guts > stamina)
    assert outcome["hours"] == max(0, guts - stamina)


@given(any_readings, st.integers(1, 40), st.integers(1, 20))
def test_whoever_is_unconscious_wakes_when_those_hours_are_over(
    readings: dict[str, str], margin: int, hours: int
) -> None:
    state = ask("knock_out", {"guts_total": margin, "stamina_total": 0}, readings).state
    outcome = ask("hours_pass", {"hours": hours}, readings, state).outcome
    assert outcome["hours"] == max(0, margin - hours)
    assert outcome["unconscious"] == (hours < margin)


@given(any_readings, st.integers(1, 30), st.lists(st.integers(0, 60), min_size=1, max_size=5))
def test_health_is_ten_times_durability_and_damage_adds_up(
    readings: dict[str, str], durability: int, hits: list[int]
) -> None:
    state: dict[str, Any] | None = None
    told: dict[str, Any] = {"durability": durability}
    taken = 0
    for damage in hits:
        ruling = ask("damage_object", {**told, "damage": damage}, readings, state)
        state, told = ruling.state, {}
        taken += damage
        assert ruling.outcome["health"] == max(0, 10 * durability - taken)
        assert ruling.outcome["destroyed"] == (taken >= 10 * durability)
        if ruling.outcome["destroyed"]:
            break


@given(any_readings, st.integers(1, 50))
def test_the_health_of_bonds_is_ten_times_their_durability(readings: dict[str, str], durability: int) -> None:
    facts = {"attacker": "Ann", "target": "Orm", "durability": durability, "possible": True}
    assert ask("tie_up", facts, readings).outcome["health"] == 10 * durability
