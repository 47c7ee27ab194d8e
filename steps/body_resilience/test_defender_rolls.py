"""Phrases of the attack rolled by the defender."""

from oracle.phrases import given


@given("the defender has rolled {face:d}")
def has_rolled(case, face):
    case.ask("evade", dice={"evasion": [face]})
