"""Phrases of non-lethal damage."""

from oracle.phrases import given, then, when


@given("the flat of a blade is used in an attack to kill")
def flat_to_kill(case):
    case.given(flat_of_blade=True)


@given("{hours:d} hours have passed at Level {level:d}")
@when("{hours:d} hours pass at Level {level:d}")
def hours_pass(case, hours, level):
    case.ask("rest", minutes=hours * 60, level=level)


@when("{minutes:d} minutes pass at Level {level:d}")
def minutes_pass(case, minutes, level):
    case.ask("rest", minutes=minutes, level=level)


@when("magic heals {points:d} points")
def magic_heals(case, points):
    case.ask("heal", points=points, dice={"ability": [1]})


@when("magic heals {points:d} points, Hit Points first")
def magic_heals_hit_points_first(case, points):
    case.ask("heal", points=points, hit_points_first=True)


@given("the combatant's full Hit Points are {points:d}")
def full_hit_points(case, points):
    case.given(greatest_hit_points=points)


@given("the weapon is a dagger that is thrown to subdue")
def thrown_to_subdue(case):
    case.given(to_subdue=True, bladed=True, weapon="dagger")


@then("the non-lethal damage is {points:d}")
def non_lethal_is(case, points):
    case.expect("non_lethal", points)


@then("the damage is {non_lethal:non_lethal}", non_lethal={"non-lethal": True, "lethal": False})
def damage_is_non_lethal(case, non_lethal):
    case.expect("non_lethal", non_lethal)
