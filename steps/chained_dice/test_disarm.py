"""Phrases of disarming."""

from oracle.phrases import given, then, when

WEAPONS = {
    "weapon that can disarm": True,
    "weapon that cannot disarm": False,
    "weapon of unknown uses": None,
}
AREAS = {
    "a hand": "hand",
    "an arm": "arm",
    "a head": "head",
    "a torso": "torso",
    "a leg": "leg",
    "a foot": "foot",
    "something else": "elsewhere",
    "a tail": "other_appendage",
    "the largest section of a body": "largest_section",
}
RESULTS = {
    "critical hit": (True, True),
    "critical miss": (False, True),
    "hit": (True, False),
    "miss": (False, False),
}
DISARMS = {"disarms": True, "does not disarm": False}
BESIDE = {"nothing": "none", "a standard hit": "standard", "a critical strike": "critical"}
DEFENDS = {
    "dodges, without a Critical Defense": {"defense": "dodge"},
    "dodges, with a Critical Defense": {"defense": "dodge", "critical_defense": True},
    "has a Critical Defense, but does not dodge": {"defense": "other", "critical_defense": True},
    "has a Critical Defense, in a way that nobody states": {"critical_defense": True},
}
WANTS = {
    "would do damage": {"without_damage": False},
    "would not do damage": {"without_damage": True},
    "does not say what for": {},
}
LETS = {"let": True, "do not let": False}
FACTS = {
    "means": "means",
    "aim": "area",
    "hands": "hands",
    "accuracy": "accuracy",
    "defence roll": "defense_total",
    "defence": "defense",
    "exception": "defense_rules",
    "critical range": "critical_from",
    "die": "attack",
}
USUAL = {"means": "martial_art", "area": "hand", "accuracy": 5, "defense_total": 9}
WRONG = {
    "nobody says with what": {"area": "hand", "accuracy": 5, "defense_total": 9},
    "with means unheard of": {**USUAL, "means": "no such thing"},
    "nobody says where it is aimed": {"means": "martial_art", "accuracy": 5, "defense_total": 9},
    "it is aimed at a part without a name": {**USUAL, "area": "no such thing"},
    "no hand is to be disarmed": {**USUAL, "hands": 0},
    "nobody says how accurate": {"means": "martial_art", "area": "hand", "defense_total": 9},
    "nobody says what the defence is": {"means": "martial_art", "area": "hand", "accuracy": 5},
    "a defence without a name": {**USUAL, "defense": "no such thing"},
    "an exception without a name": {**USUAL, "defense_rules": "no such thing"},
    "with a critical range from 0": {**USUAL, "critical_from": 0},
    "with a critical range from 11": {**USUAL, "critical_from": 11},
}


@given("a {weapon:weapon}, of accuracy {accuracy:d} against a defence roll of {defense:d}", weapon=WEAPONS)
def with_weapon(case, weapon, accuracy, defense):
    case.given(means="weapon", accuracy=accuracy, defense_total=defense)
    if weapon is not None:
        case.given(weapon_allows=weapon)


@given("other modifiers of {modifiers:d}")
def other_modifiers(case, modifiers):
    case.given(modifiers=modifiers)


@given("the target {defends:defends}", defends=DEFENDS)
def target_defends(case, defends):
    case.given(**defends)


@given("{hands:d} hands are to be disarmed")
def several_hands(case, hands):
    case.given(hands=hands)


@given("the regular rules {lets:lets} a hit disarm", lets=LETS)
def regular_rules(case, lets):
    case.given(hit_succeeds=lets)


@given("the attacker {wants:wants}", wants=WANTS)
def attacker_wants(case, wants):
    case.given(**wants)


@given("an attempt to disarm, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("it is made")
def made(case):
    case.ask("disarm", dice={"attack": [4]})


@when("the shot at {area:area} shows {faces:faces}", area=AREAS)
def shot_shows(case, area, faces):
    case.ask("disarm", area=area, dice={"attack": faces})


@then("the total is {total:d}, a {result:result}", result=RESULTS)
def total_is(case, total, result):
    case.expect("total", total)
    case.expect("hit", result[0])
    case.expect("critical", result[1])


@then("the total is {total:d}, a critical hit that disarms")
def critically_disarms(case, total):
    total_is(case, total, (True, True))
    case.expect("disarmed", True)


@then(
    "the total is {total:d}, a {result:result} that {disarms:disarms} and counts as {beside:beside}",
    result=RESULTS,
    disarms=DISARMS,
    beside=BESIDE,
)
def disarms_and(case, total, result, disarms, beside):
    total_is(case, total, result)
    case.expect("disarmed", disarms)
    case.expect("strikes_as", beside)


@then(
    "the total is {total:d}, a hit that counts as {beside:beside}, and whether it disarms is not determined",
    beside=BESIDE,
)
def disarming_is_open(case, total, beside):
    total_is(case, total, (True, False))
    case.expect("strikes_as", beside)
    case.expect(not_determined="disarmed")


@then("the total is {total:d}, and what comes of it is not determined")
def rest_is_open(case, total):
    case.expect("total", total)
    case.expect("critical", False)
    for field in ("hit", "disarmed", "strikes_as"):
        case.expect(not_determined=field)


@then("nothing of the attempt is determined")
def all_is_open(case):
    for field in ("total", "hit", "critical", "disarmed", "strikes_as"):
        case.expect(not_determined=field)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
