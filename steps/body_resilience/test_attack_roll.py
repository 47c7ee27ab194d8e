"""Phrases of the attack roll."""

from oracle.phrases import given


@given("an Evasion modifier of {modifier:d}")
def evasion_modifier(case, modifier):
    case.given(evasion_modifier=modifier)
