"""Phrases of damage reduction."""

from oracle.phrases import given, then, when


@when("damage reduction is asked for")
def reduction_asked(case):
    case.ask("damage_reduction")


@then("the armour DR is {dr:d}")
def armor_dr_is(case, dr):
    case.expect("armor_dr", dr)


@then("the negation is {negation:d}")
def negation_is(case, negation):
    case.expect("negation", negation)


@then("the conversion is {conversion:d}")
def conversion_is(case, conversion):
    case.expect("conversion", conversion)


@given("active DR that is no conversion")
def no_conversion(case):
    case.given(active_converts=False)


@then("what is negated and converted is not determined")
def reduction_is_open(case):
    case.expect(not_determined="negation")
    case.expect(not_determined="conversion")
