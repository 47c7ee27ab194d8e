"""Phrases that several topics of document 001 share."""

from oracle.phrases import given, when


@given("the round has ended")
@when("the round ends")
def round_ends(case):
    case.ask("end_round")


@given("the combat has ended")
@when("the combat ends")
def combat_ends(case):
    case.ask("end_combat")
