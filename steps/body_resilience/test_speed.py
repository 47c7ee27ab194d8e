"""Phrases of speed."""

from oracle.phrases import given, then, when

WAYS = {"one move": "one_move", "two moves": "two_moves", "running": "run"}


@given("a current speed of {speed:d}")
def current_speed(case, speed):
    case.given(speed=speed)


@given("heavy encumbrance")
def heavy_encumbrance(case):
    case.given(heavily_encumbered=True)


@when("the limit of {how:how} is asked for", how=WAYS)
def limit(case, how):
    case.ask("move", how=how)


@when("the limit of some move is asked for")
def some_limit(case):
    case.ask("move")


@when("{distance:d} is covered with {how:how}", how=WAYS)
@when("{distance:d} is covered by {how:how}", how=WAYS)
def covered(case, distance, how):
    case.ask("move", how=how, distance=distance)


@then("the greatest distance is {distance:d}")
def greatest_distance(case, distance):
    case.expect("greatest_distance", distance)


@then("there is {time:time} to act", time={"time": True, "no time": False})
def time_to_act(case, time):
    case.expect("acts_too", time)


@then("whether there is time to act is not determined")
def time_is_open(case):
    case.expect(not_determined="acts_too")


@given("a base speed of {speed:d}")
def base_speed(case, speed):
    case.given(base_speed=speed)
