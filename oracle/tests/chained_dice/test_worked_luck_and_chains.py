"""Luck and chains of document 002 by exact distribution, each worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from oracle.disputes.odds import odds
from oracle.engines import reference

RULESET = "chained_dice"
OPERATIONS = reference.operations(RULESET)
BETTER_OF_TWO = {"chained_dice.luck.meaning": "better_of_two"}
ATTACK = {"accuracy": 0, "defense_total": 30}
D8 = {"strike": "critical", "base_die": "d8", "might": 0}


def of(name: str, facts: dict[str, Any], field: str, readings: dict[str, str], links: int = 4) -> dict[str, Fraction]:
    return odds(OPERATIONS[f"{RULESET}.{name}"], facts, readings, links=links).of(field)


@pytest.mark.parametrize(
    ("luck", "chances"),
    [
        ({}, [Fraction(1, 10)] * 10),
        # of a hundred pairs, 2k - 1 have k for their higher face, and 21 - 2k for their lower
        ({"lucky": True}, [Fraction(2 * face - 1, 100) for face in range(1, 11)]),
        ({"unlucky": True}, [Fraction(21 - 2 * face, 100) for face in range(1, 11)]),
    ],
    ids=["plain", "lucky", "unlucky"],
)
def test_an_attack_roll_by_luck(luck: dict[str, bool], chances: list[Fraction]) -> None:
    found = of("attack", ATTACK | luck, "total", BETTER_OF_TWO)
    assert found == {str(face): chance for face, chance in enumerate(chances, 1)}


@pytest.mark.parametrize(("luck", "chance"), [({}, "1/10"), ({"lucky": True}, "19/100"), ({"unlucky": True}, "1/100")])
def test_a_critical_strike_by_luck(luck: dict[str, bool], chance: str) -> None:
    assert of("attack", ATTACK | luck, "critical", BETTER_OF_TWO)["true"] == Fraction(chance)


def test_luck_without_a_meaning_rolls_nothing() -> None:
    assert of("attack", ATTACK | {"lucky": True}, "total", {}) == {'"not determined"': 1}


def test_a_die_that_chains_is_followed_so_far_and_no_further() -> None:
    found = of("damage", D8, "extra_die", {}, links=2)
    # eight, and then 1 to 7 after no, one or two eights
    expected = {
        str(8 + 8 * eights + face): Fraction(1, 8 ** (eights + 1)) for eights in range(3) for face in range(1, 8)
    }
    assert found == expected | {'"a chain of more than 2 links"': Fraction(1, 512)}
    assert sum(found.values()) == 1


def test_a_die_that_chains_once_only_has_chained_already() -> None:
    found = of("damage", D8, "extra_die", {"chained_dice.damage.how_often": "once"})
    assert found == {str(8 + face): Fraction(1, 8) for face in range(1, 9)}


@pytest.mark.parametrize("links", [0, 1, 6])
def test_what_lies_beyond_is_an_exact_chance(links: int) -> None:
    found = of("damage", D8, "damage", {}, links=links)
    assert found[f'"a chain of more than {links} links"'] == Fraction(1, 8 ** (links + 1))
    assert sum(found.values()) == 1
