"""Properties of document 001 that hold for any numbers: initiative, attacks, saves and turning."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.core.ruling import Ruling
from oracle.engines import reference

RULESET = "weapon_speed"
OPERATIONS = reference.operations(RULESET)
D20 = range(1, 21)

modifiers = st.integers(-40, 40)
faces = st.integers(1, 20)


def ask(name: str, facts: dict[str, Any], **dice: int) -> Ruling:
    faces = {purpose: [face] for purpose, face in dice.items()}
    return OPERATIONS[f"{RULESET}.{name}"].answer(facts, faces, {}, None)


def hits(face: int, armor_class: int, **facts: Any) -> bool:
    found: bool = ask("attack_roll", {"target_armor_class": armor_class, **facts}, attack=face).outcome["hit"]
    return found


def test_initiative_lies_between_1_and_19_and_reaches_both() -> None:
    found = {
        ask("initiative", {"weapon_speed": speed}, initiative=face).outcome["initiative"]
        for speed in range(1, 11)
        for face in range(1, 11)
    }
    assert found == set(range(1, 20))


@given(faces, modifiers, modifiers)
def test_the_highest_face_hits_and_the_lowest_does_not_whatever_the_numbers(
    face: int, attack_bonus: int, armor_class: int
) -> None:
    assert hits(20, armor_class, attack_bonus=attack_bonus)
    assert not hits(1, armor_class, attack_bonus=attack_bonus)
    if 1 < face < 20:
        assert hits(face, armor_class, attack_bonus=attack_bonus) == (face + attack_bonus >= armor_class)


@given(faces, modifiers, modifiers)
def test_a_bonus_never_hurts_an_attack_and_armour_never_helps_it(
    face: int, attack_bonus: int, armor_class: int
) -> None:
    plain = hits(face, armor_class, attack_bonus=attack_bonus)
    assert hits(face, armor_class, attack_bonus=attack_bonus + 1) >= plain
    assert hits(face, armor_class + 1, attack_bonus=attack_bonus) <= plain


@given(st.integers(-5, 30), st.integers(-10, 10))
def test_a_save_succeeds_on_as_many_faces_as_its_score_comes_to(save_score: int, save_modifier: int) -> None:
    facts = {"save_score": save_score, "save_modifier": save_modifier}
    found = sum(ask("saving_throw", facts, save=face).outcome["save_succeeds"] for face in D20)
    assert found == min(max(save_score + save_modifier, 0), 20)


WORST_FIRST = ["—", "20", "19", "16", "13", "10", "7", "4", "T", "D", "D*"]


def listed(level: int, hit_dice: str) -> int:
    facts = {"priest_class": "cleric", "level": level, "hit_dice": hit_dice}
    return WORST_FIRST.index(ask("turning_target", facts).outcome["listed"])


@pytest.mark.parametrize("hit_dice", ["1/2", *(str(number) for number in range(1, 13))])
def test_a_higher_level_never_turns_worse(hit_dice: str) -> None:
    assert all(lower <= higher for lower, higher in pairwise(listed(level, hit_dice) for level in range(1, 18)))


@pytest.mark.parametrize("level", range(1, 16))
def test_more_hit_dice_are_never_easier_to_turn(level: int) -> None:
    rows = ["1/2", *(str(number) for number in range(1, 13))]
    assert all(weaker >= stronger for weaker, stronger in pairwise(listed(level, row) for row in rows))
