"""Phrases of what a morale check does."""

from oracle.phrases import given, then, when

DEGREES = {
    "Success": "success",
    "Outstanding Success": "outstanding",
    "Exceptional Success": "exceptional",
    "Critical Success": "critical",
    "Failure": "failure",
    "Tie": "no such thing",
}
CONDITIONS = {one: one for one in ("none", "shaken", "frightened", "panicked", "cowering")}
MATTERS = {"a fight": "fight", "a captive": "captive", "an army": "army", "nothing known": "no such thing"}
ENDS = {
    "it keeps fighting": "keeps_fighting",
    "it defies its captor": "defies_captor",
    "it stays effective": "stays_effective",
    "nothing is settled": None,
}
FACTS = {"degree": "degree", "matter": "matter"}


@given("a morale check about {matter:matter}", matter=MATTERS)
def about(case, matter):
    case.given(matter=matter)


@when("it ends in {degree:degree}", degree=DEGREES)
@when("a morale check ends in {degree:degree}", degree=DEGREES)
def ends(case, degree):
    case.ask("morale_result", degree=degree)


@when("nobody says how it ends")
def ends_somehow(case):
    case.ask("morale_result")


@then("the creature's condition is {condition:condition}", condition=CONDITIONS)
def in_condition(case, condition):
    case.expect("condition", condition)


@then("it can act normally")
def acts_normally(case):
    case.expect("acts_normally", True)


@then("whether it can act normally is not determined")
def acting_is_open(case):
    case.expect(not_determined="acts_normally")


@then("{end:end}", end=ENDS)
def settled(case, end):
    case.expect("end", end)


@then("what is settled is not determined")
def end_is_open(case):
    case.expect(not_determined="end")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
