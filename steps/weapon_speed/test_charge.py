"""Phrases of charging."""

from oracle.phrases import given, then, when

FACTS = {"movement value": "movement_value_m", "distance": "distance_cm", "charger": "combatant"}
WEAPONS = {"strikes": "melee", "shoots": "bow", "throws": "hurled"}


@given("{charger:name} has charged")
def has_charged(case, charger):
    case.ask("charge", combatant=charger, movement_value_m=9, distance_cm=100)


@when("{charger:name} charges once more")
def charges_again(case, charger):
    case.ask("charge", combatant=charger, movement_value_m=9, distance_cm=100)


@when("{charger:name} charges too far")
def too_far(case, charger):
    case.ask("charge", combatant=charger, movement_value_m=9, distance_cm=5000)


@when("someone with movement value {value:d} charges {distance:d} centimetres")
def charges(case, value, distance):
    case.ask("charge", movement_value_m=value, distance_cm=distance)


@when("someone of whose movement value nobody speaks charges {distance:d} centimetres")
def no_value(case, distance):
    case.ask("charge", distance_cm=distance)


@when("someone with movement value {value:d} charges, nobody says how far")
def no_distance(case, value):
    case.ask("charge", movement_value_m=value)


@given("{attacker:name} has struck")
def has_struck(case, attacker):
    case.ask("attack_roll", attacker=attacker, attack_bonus=5, target_armor_class=15, dice={"attack": [10]})


@given("{attacker:name} has shot")
def has_shot(case, attacker):
    case.ask(
        "attack_roll", attacker=attacker, weapon="bow", attack_bonus=5, target_armor_class=15, dice={"attack": [10]}
    )


@when("{attacker:name}, with attack bonus 5, {weapon:weapon} and rolls 10", weapon=WEAPONS)
def strikes(case, attacker, weapon):
    case.ask(
        "attack_roll", attacker=attacker, weapon=weapon, attack_bonus=5, target_armor_class=17, dice={"attack": [10]}
    )


@when("{target:name}, with AC 15, of which Dexterity makes {dexterity:d}, is attacked")
def attacked(case, target, dexterity):
    case.ask(
        "attack_roll",
        attack_bonus=5,
        target=target,
        target_armor_class=15,
        target_dexterity_modifier=dexterity,
        dice={"attack": [9]},
    )


@when("{target:name}, with AC 15, of which Dexterity makes {dexterity:d}, is attacked from the rear")
def attacked_from_the_rear(case, target, dexterity):
    case.ask(
        "attack_roll",
        attack_bonus=5,
        situations=["rear"],
        target=target,
        target_armor_class=15,
        target_dexterity_modifier=dexterity,
        dice={"attack": [9]},
    )


@then("the charge may go {limit:d} centimetres")
def limit_is(case, limit):
    case.expect("limit_cm", limit)


@then("the attack is at {attack:d}, the AC at {armor_class:d}, and the target's initiative at {initiative:d}")
def modifiers(case, attack, armor_class, initiative):
    case.expect("attack_modifier", attack)
    case.expect("armor_class_modifier", armor_class)
    case.expect("target_initiative_modifier", initiative)


@then("the total is {total:d}")
def total_is(case, total):
    case.expect("total", total)


@then("the AC is {armor_class:d}, and the attack {hits:hits}", hits={"hits": True, "misses": False})
def armor_class_is(case, armor_class, hits):
    case.expect("armor_class", armor_class)
    case.expect("hit", hits)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
