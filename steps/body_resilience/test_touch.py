"""Phrases of touch attacks."""

from oracle.phrases import given, then, when


@given("the GM {finds:finds} a touch", finds={"finds": True, "does not find": False})
def gm_finds(case, finds):
    case.given(gm_finds_a_touch=finds)


@given("the GM asks for a roll")
def gm_asks(case):
    case.given(gm_asks_for_a_roll=True)


@given("it took {damage:d} from {points:points}", points={"body points": "body", "resilience points": "resilience"})
def took(case, damage, points):
    case.given(**{f"{points}_damage": damage})


@when("someone is touched outside combat")
def touched_outside_combat(case):
    case.ask("touch_outside_combat")


@then("there {was:was} a touch", was={"was": True, "was not": False})
def touched(case, was):
    case.expect("touched", was)


@then("whether there was a touch is not determined")
def touch_is_open(case):
    case.expect(not_determined="touched")


@then("{an_attack:an_attack} is rolled", an_attack={"an attack": True, "no attack": False})
def rolled(case, an_attack):
    case.expect("rolled", an_attack)


@then("it counts as a touch only")
def only_a_touch(case):
    case.expect("categories", ["touch"])


@then("it counts as a hit and a touch")
def hit_and_touch(case):
    case.expect("categories", ["hit", "touch"])
