"""Phrases of critical strikes."""

from oracle.phrases import given, then, when

RESULTS = {
    "critical hit": (True, True),
    "critical miss": (False, True),
    "hit": (True, False),
    "miss": (False, False),
}
DEFENDS = {
    "does not dodge": {"defense": "other"},
    "dodges, without a Critical Defense": {"defense": "dodge"},
    "dodges, with a Critical Defense": {"defense": "dodge", "critical_defense": True},
    "has a Critical Defense, but does not dodge": {"defense": "other", "critical_defense": True},
    "has a Critical Defense, in a way that nobody states": {"critical_defense": True},
}
FACTS = {"special effect": "special_effect"}
STRIKES = {
    "critical strike that fails": {"strike": "critical", "hits": False},
    "standard strike": {"strike": "standard"},
}


@given("the target {defends:defends}", defends=DEFENDS)
def target_defends(case, defends):
    case.given(**defends)


@when("the attack roll shows {face:d}")
def attack_shows(case, face):
    case.ask("attack", dice={"attack": [face]})


@then("the total is {total:d}, a {result:result}", result=RESULTS)
def result(case, total, result):
    case.expect("total", total)
    case.expect("hit", result[0])
    case.expect("critical", result[1])


@given("a special ability")
def special_ability(case):
    case.given(special_ability=True)


@given("a special ability that makes the target {effect:w}")
def described_ability(case, effect):
    case.given(special_ability=True, special_effect=effect)


@given("an effect without an ability")
def effect_alone(case):
    case.given(special_effect="blinded")


@when("what a {strike:strike} brings is asked for", strike=STRIKES)
def effects_asked(case, strike):
    case.ask("critical_effects", **strike)


@then("the torso is spared, and the special effect is {effect:w}")
def special_effect_is(case, effect):
    case.expect("torso_wounded", False)
    case.expect("wound", "none")
    case.expect("special_effect", effect)


@then("the special effect is not determined")
def special_effect_is_open(case):
    case.expect("torso_wounded", False)
    case.expect(not_determined="special_effect")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
