"""Phrases of charging."""

from oracle.phrases import given, then, when

FACTS = {
    "attacker": "attacker",
    "distance": "distance_ft",
    "running": "running",
    "accuracy": "accuracy",
    "damage": "damage",
    "defender": "creature",
    "defence roll": "defense_total",
    "charge die": "charge",
}
RIGHT = {"attacker": "Ann", "distance_ft": 30, "running": True, "accuracy": 5, "damage": 9}
AFTER = {"attacker": "Ann", "accuracy": 5, "damage": 9}
TRIES = {
    "over 9 feet": {"distance_ft": 9, "running": True},
    "at a walk": {"distance_ft": 30, "running": False},
}


def _without(facts, fact):
    return {name: value for name, value in facts.items() if name != fact}


WRONG = {
    "nobody says who": _without(RIGHT, "attacker"),
    "the attacker has no name": RIGHT | {"attacker": " "},
    "nobody says from how far": _without(RIGHT, "distance_ft"),
    "from less than no distance": RIGHT | {"distance_ft": -1},
    "nobody says whether they run": _without(RIGHT, "running"),
    "nobody says how accurate": _without(RIGHT, "accuracy"),
    "nobody says what it does": _without(RIGHT, "damage"),
}
WRONG_AFTER = {
    "nobody says who": _without(AFTER, "attacker"),
    "the attacker has no name": AFTER | {"attacker": " "},
    "nobody says how accurate": _without(AFTER, "accuracy"),
    "nobody says what it does": _without(AFTER, "damage"),
}
WRONG_DEFENSE = {
    "nobody says who": {"defense_total": 12},
    "the defender has no name": {"creature": " ", "defense_total": 12},
    "nobody says what roll it is": {"creature": "Ann"},
}


@given("an attack of accuracy {accuracy:d} that does {damage:d} damage")
def attack_of(case, accuracy, damage):
    case.given(accuracy=accuracy, damage=damage)


@given("{name:name} has charged")
def has_charged(case, name):
    case.ask("charge", attacker=name, distance_ft=30, running=True, dice={"charge": [3]})


@given("{name:name} has charged, and the charge's die has shown {faces:faces}")
def has_charged_with(case, name, faces):
    case.ask("charge", attacker=name, distance_ft=30, running=True, dice={"charge": faces})


@given("{holder:name} has grappled {held:name}")
def has_grappled(case, holder, held):
    case.ask("grapple", attacker=holder, target=held, attempt="grab", attacker_guts=20, target_guts=5)


@when("{name:name} tries to charge {how:how}", how=TRIES)
def tries_to_charge(case, name, how):
    case.ask("charge", attacker=name, **how)


@when("{name:name} charges over {distance:d} feet, and the charge's die shows {faces:faces}")
def charges(case, name, distance, faces):
    case.ask("charge", attacker=name, distance_ft=distance, running=True, dice={"charge": faces})


@when("{name:name} charges at a walk over {distance:d} feet, and the charge's die shows {faces:faces}")
def charges_walking(case, name, distance, faces):
    case.ask("charge", attacker=name, distance_ft=distance, running=False, dice={"charge": faces})


@when("{name:name} attacks again, and the charge's die shows {faces:faces}")
def attacks_again(case, name, faces):
    case.ask("attack_after_charge", attacker=name, dice={"charge": faces})


@when("{name:name} defends with a roll of {roll:d}")
def defends(case, name, roll):
    case.ask("defend_after_charge", creature=name, defense_total=roll)


@when("someone charges, but {wrong:wrong}", wrong=WRONG)
def charges_wrongly(case, wrong):
    case.ask("charge", **wrong, dice={"charge": [3]})


@when("someone attacks after a charge, but {wrong:wrong}", wrong=WRONG_AFTER)
def attacks_wrongly(case, wrong):
    case.ask("attack_after_charge", **wrong)


@when("someone defends, but {wrong:wrong}", wrong=WRONG_DEFENSE)
def defends_wrongly(case, wrong):
    case.ask("defend_after_charge", **wrong)


@then("the attack has accuracy {accuracy:d} and does {damage:d} damage")
def comes_to(case, accuracy, damage):
    case.expect("accuracy", accuracy)
    case.expect("damage", damage)


@then("the defence comes to {total:d}")
def defense_comes_to(case, total):
    case.expect("defense_total", total)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
