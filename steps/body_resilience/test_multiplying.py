"""Phrases of multiplying damage."""

from oracle.phrases import then


@then("the weapon's damage has been rolled {times:d} times")
def rolled_times(case, times):
    case.expect("rolls", times)
