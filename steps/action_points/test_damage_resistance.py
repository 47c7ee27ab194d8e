"""Phrases of damage resistance."""

from oracle.phrases import given, then, when

TYPES = {
    "blunt": "blunt",
    "piercing": "piercing",
    "slashing": "slashing",
    "acid": "acid",
    "cold": "cold",
    "electric": "electricity",
    "fire": "fire",
    "necrotic": "necrotic",
    "radiant": "radiant",
    "sonic": "sonic",
    "physical fatigue": "physical_fatigue",
    "psychic": "psychic",
    "ability": "ability",
}
DEGREES = {
    "a failure": "failure",
    "a success": "success",
    "an outstanding success": "outstanding",
    "an exceptional success": "exceptional",
    "a critical success": "critical",
}
DELIVERIES = {"a weapon": "weapon", "a touch": "touch", "a ray": "ray", "an area": "other"}
FACTS = {
    "type": "damage_type",
    "damage": "damage",
    "resistance": "damage_resistance",
    "delivery": "delivery",
    "degree": "degree",
    "racial resistance": "racial_critical_resistance",
    "other resistance": "other_critical_resistance",
}
PLAIN = {"damage_type": "slashing", "damage": 20, "damage_resistance": 6}
WRONG = {
    "of an unknown type": PLAIN | {"damage_type": "no such thing"},
    "of no type": {"damage": 20, "damage_resistance": 6},
    "of less than nothing": PLAIN | {"damage": -1},
    "of no amount": {"damage_type": "slashing", "damage_resistance": 6},
    "against less than no resistance": PLAIN | {"damage_resistance": -1},
    "against nobody knows what resistance": {"damage_type": "slashing", "damage": 20},
    "delivered in an unknown way": PLAIN | {"delivery": "no such thing"},
    "of an unknown degree": PLAIN | {"degree": "no such thing"},
    "against a negative racial resistance to critical hits": PLAIN | {"racial_critical_resistance": -1},
    "against a negative other resistance to critical hits": PLAIN | {"other_critical_resistance": -1},
}


@given("someone with DR {dr:d}")
def someone(case, dr):
    case.given(damage_resistance=dr)


@given("an object with DR {dr:d}")
def an_object(case, dr):
    case.given(damage_resistance=dr, target_is_object=True)


@given("a racial resistance of {bonus:d} to critical hits")
def racial(case, bonus):
    case.given(racial_critical_resistance=bonus)


@given("armour gives a resistance of {bonus:d} to critical hits")
def not_racial(case, bonus):
    case.given(other_critical_resistance=bonus)


@given("a blow of {damage:d} points has been taken")
def blow_taken(case, damage):
    case.ask("resist_damage", damage_type="slashing", damage=damage)


@when("{damage:d} points of {kind:kind} damage are done", kind=TYPES)
def done(case, damage, kind):
    case.ask("resist_damage", damage_type=kind, damage=damage)


@when(
    "{delivery:delivery} does {damage:d} points of {kind:kind} damage, with {degree:degree}",
    delivery=DELIVERIES,
    kind=TYPES,
    degree=DEGREES,
)
def done_with(case, delivery, damage, kind, degree):
    case.ask("resist_damage", damage_type=kind, damage=damage, delivery=delivery, degree=degree)


@when("{damage:d} points of {kind:kind} damage are done with {degree:degree}", kind=TYPES, degree=DEGREES)
def done_to_degree(case, damage, kind, degree):
    case.ask("resist_damage", damage_type=kind, damage=damage, degree=degree)


@when("a blow is resisted, {wrong:wrong}", wrong=WRONG)
def done_wrongly(case, wrong):
    case.ask("resist_damage", **wrong)


@then("{damage:d} of it are taken and {kept:d} kept off")
def taken(case, damage, kept):
    case.expect("damage_taken", damage)
    case.expect("kept_off", kept)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
