"""Phrases that several topics of document 001 share."""

from oracle.phrases import given, then, when


@given("the round has ended")
@when("the round ends")
def round_ends(case):
    case.ask("end_round")


@given("the combat has ended")
@when("the combat ends")
def combat_ends(case):
    case.ask("end_combat")


@then("the AC is {armor_class:d}")
def armor_class_is(case, armor_class):
    case.expect("armor_class", armor_class)
