"""Phrases of unstable surfaces."""

from oracle.phrases import given, when


@given("the Referee {counts:counts} magical flight as unstable", counts={"counts": True, "does not count": False})
def referee_counts(case, counts):
    case.given(referee_counts_flight=counts)


@given("the missile weapon is magic")
def magic_weapon(case):
    case.given(magic_weapon=True)


@when("a spell is cast somewhere")
def spell_somewhere(case):
    case.ask("use_magic", what="spell")


@when("something magical is used on firm ground")
def something_magical(case):
    case.ask("use_magic", footing="firm")
