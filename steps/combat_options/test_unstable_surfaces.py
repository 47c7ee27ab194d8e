"""Phrases of unstable surfaces."""

from oracle.phrases import given, when

MAGIC = {"a spell is cast": "spell", "a magic item is used": "magic_item", "a scroll is read": "spell_scroll"}
FOOTINGS = {
    "firm ground": "firm",
    "a ship in rough water": "ship_in_rough_water",
    "a flying animal": "flying_animal",
    "some other unstable surface": "otherwise_unstable",
    "nothing, flying by magic": "magical_flight",
}


@given("the Referee {counts:counts} magical flight as unstable", counts={"counts": True, "does not count": False})
def referee_counts(case, counts):
    case.given(referee_counts_flight=counts)


@given("the missile weapon is magic")
def magic_weapon(case):
    case.given(magic_weapon=True)


@when("{what:what} on {footing:footing}", what=MAGIC, footing=FOOTINGS)
def magic_on(case, what, footing):
    case.ask("use_magic", what=what, footing=footing)


@when("a spell is cast somewhere")
def spell_somewhere(case):
    case.ask("use_magic", what="spell")


@when("something magical is used on firm ground")
def something_magical(case):
    case.ask("use_magic", footing="firm")
