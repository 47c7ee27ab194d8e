"""Phrases of body points and resilience points."""

from oracle.phrases import given, then, when

CONDITIONS = {one: one for one in ("normal", "restricted", "dying", "dead")}


@when("{target:name} is hit for {damage:d}")
def hit(case, target, damage):
    case.ask("take_hit", target=target, base_damage=damage)


@given("{target:name}, with {body:d} body points and {resilience:d} resilience points, has been hit for {damage:d}")
def has_been_hit(case, target, body, resilience, damage):
    case.ask("take_hit", target=target, body_points=body, resilience_points=resilience, base_damage=damage)


@given("only {points:d} {kind:kind}", kind={"body points": "body_points", "resilience points": "resilience_points"})
def only(case, points, kind):
    case.given(**{kind: points})


@when("a hit for {damage:d} is taken by someone with {points:d} body points")
def hit_with_points(case, damage, points):
    case.ask("take_hit", base_damage=damage, body_points=points)


@when("someone has {body:d} body points and {resilience:d} resilience points")
def has_points(case, body, resilience):
    case.ask("condition", body_points=body, resilience_points=resilience)


@then("that one {acts:acts} normally", acts={"acts": True, "does not act": False})
def acts_normally(case, acts):
    case.expect("acts_normally", acts)


@then("the condition is {condition:condition}", condition=CONDITIONS)
def condition_is(case, condition):
    case.expect("condition", condition)


@then("what the restrictions are is not determined")
def restrictions_are_open(case):
    case.expect(not_determined="restrictions")


@then("there are no restrictions")
def no_restrictions(case):
    case.expect("restrictions", None)
