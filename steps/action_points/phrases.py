"""Phrases that several topics of document 000 share."""

from oracle.phrases import given, when

KEEPS = {"keeps": True, "drops": False}


@given("the round has ended")
@when("the round ends")
def round_ends(case):
    case.ask("end_round")


@given("its description {keeps:keeps} that check", keeps=KEEPS)
def keeps_check(case, keeps):
    case.given(keeps_its_check=keeps)
