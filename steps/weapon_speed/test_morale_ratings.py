"""Phrases of base morale ratings."""

from oracle.phrases import given, then, when

FACTS = {"type of creature": "creature_type", "base rating": "base_rating"}
TYPES = {
    "Unintelligent": "unintelligent",
    "Animal, docile": "docile_animal",
    "Animal, predator": "predator",
    "Intelligent animal": "intelligent_animal",
    "Commoner": "commoner",
    "Mob": "mob",
    "Militia": "militia",
    "Trained soldiers": "trained_soldiers",
    "Elite soldiers": "elite_soldiers",
    "Hirelings": "hirelings",
    "Henchmen": "henchmen",
    "another sort": "other",
}


@given("creatures of the type {kind:kind}", kind=TYPES)
def creatures(case, kind):
    case.given(creature_type=kind)


@given("a base rating of {rating:d} that the GM has set")
def base_rating(case, rating):
    case.given(base_rating=rating)


@given("they have the advantage of the ground")
def ground(case):
    case.add("situations", "terrain_advantage")


@given("an unknown {fact:fact}", fact=FACTS)
def unknown(case, fact):
    case.given(**{fact: "no such thing"})


@when("their morale rating is asked for")
def asked(case):
    case.ask("morale_rating")


@then("their base rating is {rating:d}")
def base_is(case, rating):
    case.expect("base", rating)


@then("their rating is {rating:d}")
def rating_is(case, rating):
    case.expect("rating", rating)


@then("the modifiers come to {modifier:d}")
def modifier_is(case, modifier):
    case.expect("modifier", modifier)


@then("their base rating and their rating are not determined")
def rating_open(case):
    case.expect(not_determined="base")
    case.expect(not_determined="rating")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
