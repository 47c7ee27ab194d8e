"""Phrases of how creatures fight, as far as morale goes."""

from oracle.phrases import given, then, when

FACTS = {"kind of creature": "creature_kind", "charge to defend": "defends", "control": "specifically_controlled"}


@given(
    "the creature is {kind:kind}",
    kind={
        "an animal": "animal",
        "a construct": "construct",
        "one of the mindless undead": "mindless_undead",
        "a plant": "plant",
        "unintelligent in some other way": "other_unintelligent",
        "intelligent": "intelligent",
    },
)
def creature_is(case, kind):
    case.given(creature_kind=kind)


@given("it defends {what:what}", what={"its lair": "lair", "its young": "young", "neither lair nor young": "neither"})
def defends(case, what):
    case.given(defends=what)


@given("somebody controls it specifically")
def controlled(case):
    case.given(specifically_controlled=True)


@given("an unknown {fact:fact}", fact=FACTS)
def unknown(case, fact):
    case.given(**{fact: "no such thing"})


@when("its way of fighting is asked for")
def asked(case):
    case.ask("way_of_fighting")


@then(
    "it {manner:manner}",
    manner={
        "rarely fights to the death": "rarely_to_the_death",
        "may well fight to the death": "even_to_the_death",
        "gives no thought to itself": "without_self_preservation",
        "weighs how it stands": "assessing",
    },
)
def manner_is(case, manner):
    case.expect("manner", manner)


@then("how it fights is not determined")
def manner_open(case):
    case.expect(not_determined="manner")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
