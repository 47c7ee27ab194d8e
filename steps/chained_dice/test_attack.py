"""Phrases of the attack roll."""

from oracle.phrases import given, then, when

RESULTS = {"critical hit": (True, True), "hit": (True, False), "miss": (False, False)}
FACTS = {
    "accuracy": "accuracy",
    "defence roll": "defense_total",
    "defence": "defense",
    "exception": "defense_rules",
    "critical range": "critical_from",
    "attack die": "attack",
}
WRONG = {
    "nobody says how accurate": {"defense_total": 9},
    "nobody says what the defence is": {"accuracy": 5},
    "against a defence without a name": {"accuracy": 5, "defense_total": 9, "defense": "no such thing"},
    "an exception nobody knows": {"accuracy": 5, "defense_total": 9, "defense_rules": "no such thing"},
    "a critical range from 0": {"accuracy": 5, "defense_total": 9, "critical_from": 0},
    "a critical range from 11": {"accuracy": 5, "defense_total": 9, "critical_from": 11},
}


@given("other modifiers of {modifiers:d}")
def other_modifiers(case, modifiers):
    case.given(modifiers=modifiers)


@given("an attack, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("the attack roll shows {faces:faces}")
def attack_shows(case, faces):
    case.ask("attack", dice={"attack": faces})


@when("the attack is rolled on every face of the d10")
def every_face(case):
    case.count("attack", "attack")


@then("it hits on {times:d} of the 10 faces")
def hits_on(case, times):
    case.expect("hit", True, times=times)


@then("the total is {total:d}")
def total_is(case, total):
    case.expect("total", total)


@then("the total is {total:d}, a {result:result}", result=RESULTS)
def result(case, total, result):
    case.expect("total", total)
    case.expect("hit", result[0])
    case.expect("critical", result[1])


@then("the total is {total:d}, and whether it hits is not determined")
def hit_is_open(case, total):
    case.expect("total", total)
    case.expect(not_determined="hit")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
