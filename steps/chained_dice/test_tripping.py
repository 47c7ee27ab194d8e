"""Phrases of tripping."""

from oracle.phrases import given, then, when

WEAPONS = {
    "weapon that can trip": True,
    "weapon that cannot trip": False,
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
TRIPS = {"trips": True, "does not trip": False}
BESIDE = {"nothing": "none", "a standard hit": "standard", "a critical strike": "critical"}
DEFENDS = {
    "dodges, without a Critical Defense": {"defense": "dodge"},
    "dodges, with a Critical Defense": {"defense": "dodge", "critical_defense": True},
    "has a Critical Defense, but does not dodge": {"defense": "other", "critical_defense": True},
    "has a Critical Defense, in a way that nobody states": {"critical_defense": True},
}
FORCE = {"lethal": False, "non-lethal": True}
LETS = {"let": True, "do not let": False}
FACTS = {
    "means": "means",
    "aim": "area",
    "legs": "legs",
    "leg": "leg",
    "bound legs": "bound_legs",
    "accuracy": "accuracy",
    "defence roll": "defense_total",
    "defence": "defense",
    "exception": "defense_rules",
    "critical range": "critical_from",
    "target": "target",
    "die": "attack",
}
USUAL = {"means": "martial_art", "area": "leg", "accuracy": 5, "defense_total": 9}
WRONG = {
    "nobody says with what": {"area": "leg", "accuracy": 5, "defense_total": 9},
    "with means unheard of": {**USUAL, "means": "no such thing"},
    "nobody says where it is aimed": {"means": "martial_art", "accuracy": 5, "defense_total": 9},
    "it is aimed at a part without a name": {**USUAL, "area": "no such thing"},
    "the target has no legs": {**USUAL, "legs": 0},
    "it is aimed at leg 0": {**USUAL, "legs": 4, "leg": 0},
    "it is aimed at leg 5 of 4": {**USUAL, "legs": 4, "leg": 5},
    "it is aimed at leg 3 of nobody knows how many": {**USUAL, "leg": 3},
    "leg 5 of 4 is bound": {**USUAL, "legs": 4, "bound_legs": [4, 5]},
    "leg 0 is bound": {**USUAL, "legs": 4, "bound_legs": [0]},
    "nobody says how accurate": {"means": "martial_art", "area": "leg", "defense_total": 9},
    "nobody says what the defence is": {"means": "martial_art", "area": "leg", "accuracy": 5},
    "a defence without a name": {**USUAL, "defense": "no such thing"},
    "an exception without a name": {**USUAL, "defense_rules": "no such thing"},
    "with a critical range from 0": {**USUAL, "critical_from": 0},
    "with a critical range from 11": {**USUAL, "critical_from": 11},
    "the target's name is blank": {**USUAL, "target": " "},
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


@given("a {weapon:weapon}, of accuracy {accuracy:d}", weapon=WEAPONS)
def only_weapon(case, weapon, accuracy):
    case.given(means="weapon", accuracy=accuracy, weapon_allows=weapon)


@given("a target with {legs:d} legs")
def target_with(case, legs):
    case.given(legs=legs)


@given("its legs {legs:faces} are bound")
def bound(case, legs):
    case.given(bound_legs=legs)


@given("the regular rules {lets:lets} a hit trip", lets=LETS)
def regular_rules(case, lets):
    case.given(hit_succeeds=lets)


@given("{force:force} force is declared", force=FORCE)
def force_declared(case, force):
    case.given(non_lethal=force)


@given("an attempt to trip, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@given("the shot at {name:name}'s leg {leg:d} has shown {face:d} against a defence roll of {defense:d}")
@when("the shot at {name:name}'s leg {leg:d} shows {face:d} against a defence roll of {defense:d}")
def shot_at_someones_leg(case, name, leg, face, defense):
    case.ask("trip", target=name, area="leg", leg=leg, defense_total=defense, dice={"attack": [face]})


@given("the shot at the foot of {name:name}'s leg {leg:d} has shown {face:d} against a defence roll of {defense:d}")
def shot_at_someones_foot(case, name, leg, face, defense):
    case.ask("trip", target=name, area="foot", leg=leg, defense_total=defense, dice={"attack": [face]})


@given(
    "a shot at {name:name}'s leg {leg:d} that is no attempt to trip has shown {face:d} against a defence roll of "
    "{defense:d}"
)
def other_shot_at_leg(case, name, leg, face, defense):
    _other_shot(case, name, "leg", leg, face, defense)


@given(
    "a shot at the foot of {name:name}'s leg {leg:d} that is no attempt to trip has shown {face:d} against a defence "
    "roll of {defense:d}"
)
def other_shot_at_foot(case, name, leg, face, defense):
    _other_shot(case, name, "foot", leg, face, defense)


@given(
    "a shot at some leg of {name:name}'s that is no attempt to trip has shown {face:d} against a defence roll of "
    "{defense:d}"
)
def other_shot_at_some_leg(case, name, face, defense):
    _other_shot(case, name, "leg", None, face, defense)


def _other_shot(case, name, area, leg, face, defense):
    numbered = {} if leg is None else {"leg": leg}
    case.ask(
        "call_shot",
        target=name,
        area=area,
        **numbered,
        declared="before_the_roll",
        defense_total=defense,
        dice={"attack": [face]},
    )


@given("a shot at leg {leg:d} of {name:name}'s {legs:d} has hit")
@when("a shot at leg {leg:d} of {name:name}'s {legs:d} hits")
def shot_of_so_many(case, leg, name, legs):
    case.ask("trip", target=name, legs=legs, area="leg", leg=leg, defense_total=9, dice={"attack": [3]})


@when("it is made")
def made(case):
    case.ask("trip", dice={"attack": [4]})


@when("the shot at {area:area} shows {faces:faces}", area=AREAS)
def shot_shows(case, area, faces):
    case.ask("trip", area=area, dice={"attack": faces})


@when("the shot at leg {leg:d} shows {face:d}")
def shot_at_leg(case, leg, face):
    case.ask("trip", area="leg", leg=leg, dice={"attack": [face]})


@then("the total is {total:d}, a {result:result}", result=RESULTS)
def total_is(case, total, result):
    case.expect("total", total)
    case.expect("hit", result[0])
    case.expect("critical", result[1])


@then(
    "the total is {total:d}, a {result:result} with {affected:d} of {needed:d} legs that {trips:trips}",
    result=RESULTS,
    trips=TRIPS,
)
def trips(case, total, result, affected, needed, trips):
    total_is(case, total, result)
    case.expect("legs_affected", affected)
    case.expect("legs_needed", needed)
    case.expect("tripped", trips)


@then(
    "the total is {total:d}, a {result:result} with {affected:d} of {needed:d} legs that {does:trips} and counts as "
    "{beside:beside}",
    result=RESULTS,
    trips=TRIPS,
    beside=BESIDE,
)
def trips_and(case, total, result, affected, needed, does, beside):
    trips(case, total, result, affected, needed, does)
    case.expect("strikes_as", beside)


@then("the total is {total:d}, a hit with {affected:d} of {needed:d} legs, and whether it trips is not determined")
def tripping_is_open(case, total, affected, needed):
    total_is(case, total, (True, False))
    case.expect("legs_affected", affected)
    case.expect("legs_needed", needed)
    case.expect(not_determined="tripped")


@then("the total is {total:d}, and what comes of it is not determined but that it needs {needed:d} legs")
def rest_is_open(case, total, needed):
    case.expect("total", total)
    case.expect("critical", False)
    case.expect("legs_needed", needed)
    for field in ("hit", "legs_affected", "tripped", "strikes_as"):
        case.expect(not_determined=field)


@then("nothing of the attempt is determined but that it needs {needed:d} legs")
def needed_is_known(case, needed):
    case.expect("legs_needed", needed)
    for field in ("total", "hit", "critical", "legs_affected", "tripped", "strikes_as"):
        case.expect(not_determined=field)


@then("nothing of the attempt is determined")
def all_is_open(case):
    for field in ("total", "hit", "critical", "legs_affected", "legs_needed", "tripped", "strikes_as"):
        case.expect(not_determined=field)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
