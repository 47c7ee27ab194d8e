"""Phrases of reach, and of provoking by size."""

from oracle.phrases import given, then, when

NAMED = ("fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal")
SIZES = {one.capitalize(): one for one in NAMED}
SERVES = {"can be used": True, "cannot be used": False}
IS = {"is": True, "is not": False}
FEINTS = {
    "of its usual kind": {},
    "that tricks the opponent": {"feint_tricks": True},
    "that tricks nobody": {"feint_tricks": False},
}
FACTS = {
    "weapons": "reaches",
    "distance": "distance_sq",
}
STROKE_FACTS = {
    "strokes": "strokes",
    "defender's weapons": "defender_weapons",
    "kind": "attack",
}
SWORD = {"min_reach_sq": 0, "max_reach_sq": 1}
BACKWARDS = {"min_reach_sq": 2, "max_reach_sq": 1}
WRONG = {
    "with no weapon at all": {"reaches": [], "distance_sq": 1},
    "nobody says with which weapons": {"distance_sq": 1},
    "with a reach that ends before it begins": {"reaches": [BACKWARDS], "distance_sq": 1},
    "with a second reach that ends before it begins": {"reaches": [SWORD, BACKWARDS], "distance_sq": 1},
    "with a reach of less than nothing": {"reaches": [{"min_reach_sq": -1, "max_reach_sq": 1}], "distance_sq": 1},
    "nobody says how far the square is": {"reaches": [SWORD]},
    "nearer than its own square": {"reaches": [SWORD], "distance_sq": -1},
}
STROKE = {"object_size": "tiny", "against": "Bob"}
WRONG_STROKES = {
    "with none": {"strokes": [], "defender_weapons": []},
    "nobody says with which": {"defender_weapons": []},
    "with one of no size": {"strokes": [{"object_size": "no such thing", "against": "Bob"}], "defender_weapons": []},
    "nobody says what the defender holds": {"strokes": [STROKE]},
    "on a weapon of no size": {
        "strokes": [STROKE],
        "defender_weapons": [{"defender": "Bob", "object_size": "no such thing", "threatening": True}],
    },
    "on a defender without a name": {"strokes": [{"object_size": "tiny", "against": " "}], "defender_weapons": []},
    "on a weapon of a defender without a name": {
        "strokes": [STROKE],
        "defender_weapons": [{"defender": " ", "object_size": "small", "threatening": True}],
    },
    "of a kind without a name": {"strokes": [STROKE], "defender_weapons": [], "attack": "no such thing"},
}


@given("a weapon of reach {least:d}-{most:d}")
def reach(case, least, most):
    case.add("reaches", {"min_reach_sq": least, "max_reach_sq": most})


@given("a secondary form of attack of reach {least:d}-{most:d}")
def secondary(case, least, most):
    case.add("reaches", {"min_reach_sq": least, "max_reach_sq": most, "secondary": True})


@when("someone is {distance:d} squares away")
def away(case, distance):
    case.ask("threatens", distance_sq=distance)


@given("a threat, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("the threat is looked at")
def looked_at(case):
    case.ask("threatens")


@then("the weapon {serves:serves} there, and the square {threatened:state} threatened", serves=SERVES, state=IS)
def answered(case, serves, threatened):
    case.expect("in_reach", serves)
    case.expect("threatens", threatened)


@given("a {size:size} weapon is used against {name:name}", size=SIZES)
def stroke(case, size, name):
    case.add("strokes", {"object_size": size, "against": name})
    case.given(defender_weapons=[])


@given("{name:name} threatens with a {size:size} weapon", size=SIZES)
def larger(case, name, size):
    case.add("defender_weapons", {"defender": name, "object_size": size, "threatening": True})


@given("{name:name} holds a {size:size} weapon that threatens nothing", size=SIZES)
def idle(case, name, size):
    case.add("defender_weapons", {"defender": name, "object_size": size, "threatening": False})


@given("an attack by weapons, but {wrong:wrong}", wrong=WRONG_STROKES)
def struck_wrongly(case, wrong):
    case.given(**wrong)


@when("that melee attack is made")
def attacks(case):
    case.ask("provoked_by_size")


@when("that attack is made as a regular one")
def attacks_regularly(case):
    case.ask("provoked_by_size", attack="regular")


@when("that charge attack is made")
def charges(case):
    case.ask("provoked_by_size", attack="charge")


@when("that attack is made by way of a Feint {feint:feint}", feint=FEINTS)
def feints(case, feint):
    case.ask("provoked_by_size", attack="feint", **feint)


@then("it provokes {names:names}")
def provokes(case, names):
    case.expect("by", names)


@then("it is refused for its {fact:fact}", fact=FACTS | STROKE_FACTS)
def refused(case, fact):
    case.expect(refused=fact)
