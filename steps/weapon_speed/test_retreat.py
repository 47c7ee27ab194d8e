"""Phrases of withdrawing and fleeing."""

from oracle.phrases import given, then, when

FACTS = {
    "movement value": "movement_value_m",
    "distance": "distance_dm",
    "AC": "armor_class",
    "opponents": "opponents",
}


@given("{name:name} beside, with {attacks:d} attacks in the round, {made:d} of them made")
def beside(case, name, attacks, made):
    case.add("opponents", {"name": name, "attacks": attacks, "attacks_made": made})


@given("{name:name} beside, with {attacks:d} attacks in the round")
def beside_fresh(case, name, attacks):
    case.add("opponents", {"name": name, "attacks": attacks})


@given("AC {armor_class:d} without defences")
def without(case, armor_class):
    case.given(armor_class_without_defenses=armor_class)


@when("someone of AC 14 withdraws {distance:d} decimetres")
def withdraws(case, distance):
    case.ask("withdraw", armor_class=14, distance_dm=distance)


@when("someone withdraws of whose AC nobody speaks")
def withdraws_unknown(case):
    case.ask("withdraw", distance_dm=20)


@when("someone of AC 14 withdraws, nobody says how far")
def withdraws_somewhere(case):
    case.ask("withdraw", armor_class=14)


@when("someone flees {distance:d} decimetres")
def flees(case, distance):
    case.ask("flee", distance_dm=distance)


@when("{name:name} flees {distance:d} decimetres")
def named_flees(case, name, distance):
    case.ask("flee", combatant=name, distance_dm=distance)


@when("someone flees, nobody says how far")
def flees_somewhere(case):
    case.ask("flee")


@then("the way may be {limit:d} decimetres")
def limit_is(case, limit):
    case.expect("limit_dm", limit)


@then("what the AC is is not determined")
def armor_class_open(case):
    case.expect(not_determined="armor_class")


@then("opponent {at:d} has {free:d} free attacks, and {left:d} left")
def opponent_has(case, at, free, left):
    case.expect(["opponents", at - 1, "free_attacks"], free)
    case.expect(["opponents", at - 1, "attacks_left"], left)


@then("nobody is beside")
def nobody(case):
    case.expect("opponents", [])


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
