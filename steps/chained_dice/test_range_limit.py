"""Phrases of the range limit."""

from oracle.phrases import given, then, when

FACTS = {"range": "maximum_range_ft", "distance": "distance_ft"}
WRONG = {
    "nobody says how far the weapon reaches": {"distance_ft": 50},
    "the weapon reaches nothing": {"maximum_range_ft": 0, "distance_ft": 50},
    "nobody says how far away the target is": {"maximum_range_ft": 50},
    "the target is nearer than nothing": {"maximum_range_ft": 50, "distance_ft": -1},
}


@given("a ranged weapon with a maximum range of {feet:d} feet")
def maximum_range(case, feet):
    case.given(maximum_range_ft=feet)


@given("a shot, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("the target is {feet:d} feet away")
def distance(case, feet):
    case.ask("range_modifier", distance_ft=feet)


@when("its modifier is asked for")
def modifier_asked(case):
    case.ask("range_modifier")


@then("it is {beyond:d} feet beyond the range, which makes {modifier:d}")
def makes(case, beyond, modifier):
    case.expect("beyond_ft", beyond)
    case.expect("modifier", modifier)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
