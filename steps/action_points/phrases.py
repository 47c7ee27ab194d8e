"""Phrases that several topics of document 000 share."""

from oracle.phrases import given, when


@given("the round has ended")
@when("the round ends")
def round_ends(case):
    case.ask("end_round")
