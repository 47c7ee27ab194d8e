"""Phrases of touch attacks."""

from oracle.phrases import given, then, when


@given("the GM {finds:finds} a touch", finds={"finds": True, "does not find": False})
def gm_finds(case, finds):
    case.given(gm_finds_a_touch=finds)


@given(
    "the GM handles it {how:how}",
    how={
        "without a roll": "without_roll",
        "with a roll made up for it": "ad_hoc_roll",
        "by the rules of combat": "combat_rules",
    },
)
def gm_handles(case, how):
    case.given(gm_handles_it=how)


@given(
    "it is a touch attack with {what:what}",
    what={"an empty hand": "empty_hand", "a melee weapon": "melee_weapon", "a natural weapon": "natural_weapon"},
)
def touch_with(case, what):
    case.given(touch_attack=True, touches_with=what)


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
