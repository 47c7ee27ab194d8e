"""Phrases of multiplying damage."""

from oracle.phrases import given, then


@then("the weapon's damage has been rolled {times:d} times")
def rolled_times(case, times):
    case.expect("rolls", times)


@given("a critical hit")
def critical_hit(case):
    case.given(critical_hit=True)


@then("the base damage is not determined")
def damage_is_open(case):
    case.expect(not_determined="damage")


@then("how many times it is rolled is not determined")
def rolls_are_open(case):
    case.expect(not_determined="rolls")
