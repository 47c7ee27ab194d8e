"""Document 000 says twice how a weapon is wielded: all combinations of sizes, by its table and by its sentences."""

from __future__ import annotations

from collections import Counter
from itertools import product

from oracle.core.size import SIZES, Size
from oracle.engines import reference

RULESET = "action_points"
OPERATIONS = reference.operations(RULESET)

Use = tuple[str, int] | None
"""A grip and a penalty; None where the creature cannot use the weapon."""


def by_sentences(object_size: Size, made_for: Size, wielder: Size) -> Use:
    """Return the use that the sentences give (L186 to L194, L200.1), counted here, not asked of the oracle."""
    at = {size: step for step, size in enumerate(SIZES)}
    grip = {0: "two_handed", 1: "one_handed", 2: "light"}.get(at[wielder] - at[object_size])
    return None if grip is None else (grip, -2 * abs(at[made_for] - at[wielder]))


def by_table(object_size: Size, made_for: Size, wielder: Size) -> Use:
    facts = {"object_size": object_size, "made_for_size": made_for}
    ruling = OPERATIONS[f"{RULESET}.weapon_users"].answer(facts, {}, {}, None)
    found = [user for user in ruling.outcome["users"] if user["size"] == wielder]
    return (found[0]["grip"], found[0]["attack_penalty"]) if found else None


def by_oracle(reading: str, object_size: Size, made_for: Size, wielder: Size) -> Use:
    facts = {"object_size": object_size, "made_for_size": made_for, "wielder_size": wielder}
    readings = {"action_points.weapon_size.dashes": reading}
    outcome = OPERATIONS[f"{RULESET}.wield_weapon"].answer(facts, {}, readings, None).outcome
    return (outcome["grip"], outcome["attack_penalty"]) if outcome["allowed"] else None


def test_table_and_sentences_agree_on_581_of_729_combinations_and_differ_only_on_dashes() -> None:
    compared: Counter[str] = Counter()
    for sizes in product(SIZES, repeat=3):
        table, sentences = by_table(*sizes), by_sentences(*sizes)
        if table == sentences:
            compared["both use it" if table else "neither uses it"] += 1
        else:
            assert table is None, sizes
            dash = (
                not OPERATIONS[f"{RULESET}.weapon_users"]
                .answer({"object_size": sizes[0], "made_for_size": sizes[1]}, {}, {}, None)
                .outcome["users"]
            )
            compared["a dash" if dash else "elsewhere"] += 1
    assert compared == {"both use it": 68, "neither uses it": 513, "a dash": 148}


def test_each_reading_of_the_dashes_is_one_of_the_two_ways() -> None:
    for sizes in product(SIZES, repeat=3):
        assert by_oracle("nobody", *sizes) == by_table(*sizes), sizes
        assert by_oracle("left_out", *sizes) == by_sentences(*sizes), sizes
