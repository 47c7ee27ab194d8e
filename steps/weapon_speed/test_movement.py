"""Phrases of movement in combat."""

from oracle.phrases import given, then, when

FACTS = {
    "movement value": "movement_value_m",
    "distance": "distance_dm",
    "block": "blocked_after_dm",
    "rate of fire": "rate_of_fire",
    "rate of fire beyond half": "rate_of_fire_beyond_half",
}


@given("the defender bars the way after {distance:d} decimetres")
def barred(case, distance):
    case.given(blocked_after_dm=distance)


@given("a rate of fire beyond half of {rate}")
def rate_beyond_half(case, rate):
    case.given(rate_of_fire_beyond_half=rate)


@when("{distance:d} decimetres are covered")
def covered(case, distance):
    case.ask("move", distance_dm=distance)


@when("{distance:d} decimetres are covered, with a melee attack")
def with_melee(case, distance):
    case.ask("move", distance_dm=distance, melee_attack=True)


@when("nobody says how far")
def unsaid(case):
    case.ask("move")


@when("a weapon with rate {rate} is fired on a move of {distance:d} decimetres")
def fires(case, rate, distance):
    case.ask("fire_while_moving", rate_of_fire=rate, distance_dm=distance)


@when("a weapon with rate {rate} is fired, and nobody says how far the move is")
def fires_somewhere(case, rate):
    case.ask("fire_while_moving", rate_of_fire=rate)


@when("a weapon whose rate nobody says is fired on a move of {distance:d} decimetres")
def fires_something(case, distance):
    case.ask("fire_while_moving", distance_dm=distance)


@then("{moved:d} of {limit:d} decimetres are covered")
def moved_of(case, moved, limit):
    case.expect("moved_dm", moved)
    case.expect("limit_dm", limit)


@then("{cause:cause} ends the move", cause={"nothing": "nothing", "the limit": "limit", "the defender": "defender"})
def ended_by(case, cause):
    case.expect("stopped_by", cause)


@then("the rate of fire is {rate}")
def rate_is(case, rate):
    case.expect("rate_of_fire", rate)


@then("what the rate of fire is is not determined")
def rate_open(case):
    case.expect(not_determined="rate_of_fire")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
