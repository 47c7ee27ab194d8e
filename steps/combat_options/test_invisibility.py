"""Phrases of invisible opponents."""

from oracle.phrases import given

PERCEIVES = {"perceives": True, "does not perceive": False}


@given("the attacker {perceives:perceives} the target in some other way", perceives=PERCEIVES)
def attacker_perceives(case, perceives):
    case.given(attacker_perceives_target=perceives)


@given("the target {perceives:perceives} the attacker in some other way", perceives=PERCEIVES)
def target_perceives(case, perceives):
    case.given(target_perceives_attacker=perceives)


@given("the Referee {lets:lets} a missile be aimed at it", lets={"lets": True, "does not let": False})
def referee_lets(case, lets):
    case.given(referee_allows_missile=lets)
