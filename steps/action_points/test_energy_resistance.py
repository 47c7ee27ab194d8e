"""Phrases of energy resistance."""

from oracle.phrases import given, then, when

TYPES = {
    "acid": "acid",
    "cold": "cold",
    "electric": "electricity",
    "fire": "fire",
    "necrotic": "necrotic",
    "radiant": "radiant",
    "sonic": "sonic",
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
    "target": "target",
    "type": "damage_type",
    "damage": "damage",
    "resistances": "resistances",
    "delivery": "delivery",
    "degree": "degree",
}
PLAIN = {"target": "Ann", "damage_type": "fire", "damage": 20}
WRONG = {
    "of nobody": {"damage_type": "fire", "damage": 20},
    "of someone without a name": PLAIN | {"target": " "},
    "of an unknown type": PLAIN | {"damage_type": "no such thing"},
    "of slashing damage": PLAIN | {"damage_type": "slashing"},
    "of no type": {"target": "Ann", "damage": 20},
    "of less than nothing": PLAIN | {"damage": -1},
    "of no amount": {"target": "Ann", "damage_type": "fire"},
    "with a resistance of an unknown type": PLAIN | {"resistances": [{"damage_type": "no such thing", "amount": 5}]},
    "with a resistance to slashing damage": PLAIN | {"resistances": [{"damage_type": "slashing", "amount": 5}]},
    "with a resistance of less than nothing": PLAIN | {"resistances": [{"damage_type": "fire", "amount": -1}]},
    "with two resistances to fire": PLAIN
    | {"resistances": [{"damage_type": "fire", "amount": 5}, {"damage_type": "fire", "amount": 10}]},
    "delivered in an unknown way": PLAIN | {"delivery": "no such thing"},
    "of an unknown degree": PLAIN | {"degree": "no such thing"},
}


@given("resistance {amount:d} to {kind:kind} damage", kind=TYPES)
def resistance(case, amount, kind):
    case.add("resistances", {"damage_type": kind, "amount": amount})


@given("{target:name} has met {damage:d} points of {kind:kind} damage this round", kind=TYPES)
def has_met(case, target, damage, kind):
    case.ask("resist_energy", target=target, damage_type=kind, damage=damage)


@given(
    "{target:name} has met {delivery:delivery} of {damage:d} points of fire, with {degree:degree}, this round",
    delivery=DELIVERIES,
    degree=DEGREES,
)
def has_met_attack(case, target, delivery, damage, degree):
    case.ask("resist_energy", target=target, damage_type="fire", damage=damage, delivery=delivery, degree=degree)


@when("{target:name} meets {damage:d} points of {kind:kind} damage", kind=TYPES)
def meets(case, target, damage, kind):
    case.ask("resist_energy", target=target, damage_type=kind, damage=damage)


@when(
    "{target:name} meets {delivery:delivery} of {damage:d} points of fire, with {degree:degree}",
    delivery=DELIVERIES,
    degree=DEGREES,
)
def meets_attack(case, target, delivery, damage, degree):
    case.ask("resist_energy", target=target, damage_type="fire", damage=damage, delivery=delivery, degree=degree)


@when("{target:name} meets {damage:d} points of fire damage with {degree:degree}", degree=DEGREES)
def meets_to_degree(case, target, damage, degree):
    case.ask("resist_energy", target=target, damage_type="fire", damage=damage, degree=degree)


@given("{target:name}, whose resistance to fire was {amount:d}, has met {damage:d} points of it this round")
@when("{target:name}, whose resistance to fire is now {amount:d}, meets {damage:d} points of it")
def changed(case, target, amount, damage):
    resistances = [{"damage_type": "fire", "amount": amount}]
    case.ask("resist_energy", target=target, damage_type="fire", damage=damage, resistances=resistances)


@when(
    "{target:name}, whose resistance to fire is now {amount:d}, meets a ray of {damage:d} points, with {degree:degree}",
    degree=DEGREES,
)
def changed_ray(case, target, amount, damage, degree):
    case.ask(
        "resist_energy",
        target=target,
        damage_type="fire",
        damage=damage,
        resistances=[{"damage_type": "fire", "amount": amount}],
        delivery="ray",
        degree=degree,
    )


@when("energy is resisted, {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.ask("resist_energy", **wrong)


@then("{taken:d} are taken, {kept:d} kept off, and {left:d} of the resistance left")
def taken(case, taken, kept, left):
    case.expect("damage_taken", taken)
    case.expect("kept_off", kept)
    case.expect("left_this_round", left)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
