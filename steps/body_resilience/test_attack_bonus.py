"""Phrases of the attack bonus."""

from oracle.phrases import given, then, when


@given("a base attack bonus of {bonus:d}")
@given("another base attack bonus of {bonus:d}")
def base_attack_bonus(case, bonus):
    case.add("base_attack_bonuses", bonus)


@given("no base attack bonus")
def no_base_attack_bonus(case):
    case.given(base_attack_bonuses=[])


@given("a Dexterity modifier of {modifier:d}")
def dexterity_modifier(case, modifier):
    case.given(dexterity_modifier=modifier)


@given("a range penalty of {penalty:d}")
def range_penalty(case, penalty):
    case.given(range_penalty=penalty)


@when("the bonus of a {kind:kind} attack is asked for", kind={"melee": "melee", "ranged": "ranged"})
def bonus_asked(case, kind):
    case.ask("attack_bonus", kind=kind)


@when("the bonus of some attack is asked for")
def some_bonus_asked(case):
    case.ask("attack_bonus")


@when("the bonus of attack number {number:d} is asked for")
def bonus_of_attack(case, number):
    case.ask("attack_bonus", kind="melee", which_attack=number)


@then("the attack bonus is {bonus:d}")
def attack_bonus_is(case, bonus):
    case.expect("attack_bonus", bonus)


@then("the attack bonus is not determined")
def attack_bonus_is_open(case):
    case.expect(not_determined="attack_bonus")


@then("the base attack bonus is {bonus:d}")
def base_is(case, bonus):
    case.expect("base_attack_bonus", bonus)


@then("there are {attacks:d} attacks")
@then("there is {attacks:d} attack")
def attacks_are(case, attacks):
    case.expect("attacks", attacks)


@when("the bonus of ranged attack number {number:d} is asked for")
def bonus_of_ranged_attack(case, number):
    case.ask("attack_bonus", kind="ranged", which_attack=number)
