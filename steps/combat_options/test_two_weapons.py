"""Phrases of fighting with two weapons."""

from oracle.phrases import given, then, when

HELD = {"in one hand": True, "in both hands": False}
MELEE = {"a melee weapon": True, "a missile weapon": False}
ABILITIES = {
    name.title(): name
    for name in ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma", "luck")
}
SIZES = {
    "smaller than Small": "smaller",
    "Small": "small",
    "larger than Small": "larger",
    "a dagger": "dagger",
    "a hand axe": "hand_axe",
}


@given("a character with {ability:ability} as a Prime Ability", ability=ABILITIES)
def prime_ability(case, ability):
    case.add("prime_abilities", ability)


@given("a character without a Prime Ability")
def no_prime_ability(case):
    case.given(prime_abilities=[])


@given("the primary weapon is {melee:melee} held {held:held}", melee=MELEE, held=HELD)
def primary(case, melee, held):
    case.given(primary_melee=melee, primary_one_handed=held)


@given("the secondary weapon is {melee:melee} held {held:held}", melee=MELEE, held=HELD)
def secondary(case, melee, held):
    case.given(secondary_melee=melee, secondary_one_handed=held)


@given("the secondary weapon is {size:size}", size=SIZES)
def secondary_size(case, size):
    case.given(secondary_size=size)


@when("two weapons are wielded")
def wield(case):
    case.ask("wield_two_weapons")


@when("{name:name} attacks with the primary of two weapons and the roll shows {face:d}")
@given("{name:name} has attacked with the primary of two weapons with a roll of {face:d}")
def primary_attack(case, name, face):
    case.ask("attack", attacker=name, hand="primary", dice={"attack": [face]})


@when("{name:name} attacks with the secondary of two weapons and the roll shows {face:d}")
@given("{name:name} has attacked with the secondary of two weapons with a roll of {face:d}")
def secondary_attack(case, name, face):
    case.ask("attack", attacker=name, hand="secondary", dice={"attack": [face]})


@when("{name:name} attacks with a single weapon and the roll shows {face:d}")
def single_attack(case, name, face):
    case.ask("attack", attacker=name, hand="only", dice={"attack": [face]})


@given("the extra attack is not made this Round")
def no_extra_attack(case):
    case.given(makes_other_attack=False)


@given("{name:name} has attacked with a melee weapon in her first hand")
def has_attacked_in_melee(case, name):
    case.ask("attack", attacker=name, kind="melee", hand="primary", dice={"attack": [10]})


@when("{name:name} tries to subdue with the edge of the secondary weapon")
def tries_to_subdue(case, name):
    case.ask("attack", attacker=name, hand="secondary", to_subdue=True, bladed=True)


@then("the primary weapon attacks at {modifier:d}")
def primary_modifier(case, modifier):
    case.expect("primary_modifier", modifier)


@then("the secondary weapon attacks at {modifier:d}")
def secondary_modifier(case, modifier):
    case.expect("secondary_modifier", modifier)


@then("there is {attacks:d} extra attack each Round")
def extra_attacks(case, attacks):
    case.expect("extra_attacks", attacks)


@given("{name:name} has attacked with the primary of two weapons, and makes no extra attack")
@when("{name:name} attacks with the primary of two weapons, and makes no extra attack")
def primary_attack_alone(case, name):
    case.ask("attack", attacker=name, hand="primary", makes_other_attack=False, dice={"attack": [10]})


@when("{name:name} attacks with an empty second hand")
def empty_hand(case, name):
    case.ask("attack", attacker=name, hand="secondary", weapon="unarmed")


@when("{name:name} attacks with an empty first hand")
def empty_first_hand(case, name):
    case.ask("attack", attacker=name, hand="primary", weapon="unarmed")


@when("{name:name} attacks with the secondary of two weapons alone and the roll shows {face:d}")
def secondary_attack_alone(case, name, face):
    case.ask("attack", attacker=name, hand="secondary", makes_other_attack=False, dice={"attack": [face]})


@when("{attacker:name} attacks {target:name} with the primary of two weapons and the roll shows {face:d}")
def primary_attack_at(case, attacker, target, face):
    case.ask("attack", attacker=attacker, target=target, hand="primary", dice={"attack": [face]})
