"""Phrases of unarmed combat."""

from oracle.phrases import given, then, when

NATURAL = {"claws": "claws", "horns": "horns", "a bite": "bite", "some other natural weapon": "other"}


@given("a character strikes unarmed with a Strength Modifier of {modifier:d}")
def unarmed(case, modifier):
    case.given(weapon="unarmed", strength_modifier=modifier)


@given("a character attacks unarmed")
def attacks_unarmed(case):
    case.given(weapon="unarmed")


@given("a monster strikes with {natural:natural} for {dice} with a modifier of {modifier:d}", natural=NATURAL)
def natural_weapon(case, natural, dice, modifier):
    case.given(weapon="unarmed", natural_weapon=natural, damage_dice=dice, damage_modifier=modifier)


@given("a monster strikes with {natural:natural}", natural=NATURAL)
def natural_weapon_without_dice(case, natural):
    case.given(weapon="unarmed", natural_weapon=natural)


@given("someone strikes with a sword of which nobody knows the damage")
def sword(case):
    case.given(weapon="sword")


@when("the unarmed damage roll shows {faces:faces}")
def unarmed_roll(case, faces):
    case.ask("damage", dice={"unarmed": faces})


@when("the damage is rolled on every face of the d2")
def every_face(case):
    case.count("damage", "unarmed")


@when("some damage is rolled")
def some_damage(case):
    case.ask("damage")


@then("the damage is {damage:d} on {times:d} of the 2 faces")
def damage_on(case, damage, times):
    case.expect("damage", damage, times=times)


@then("the damage is {non_lethal:non_lethal}", non_lethal={"non-lethal": True, "lethal": False})
def damage_is_non_lethal(case, non_lethal):
    case.expect("non_lethal", non_lethal)


@given("someone strikes with a sword and with claws at once")
def sword_and_claws(case):
    case.given(weapon="sword", natural_weapon="claws", damage_dice="1d8")


@given("there is no natural weapon")
def no_natural_weapon(case):
    case.given(natural_weapon="none")


@given("someone strikes with a sword and with claws")
def attack_with_sword_and_claws(case):
    case.given(weapon="sword", natural_weapon="claws")


@given("a fist that is thrown")
def thrown_fist(case):
    case.given(weapon="unarmed", kind="missile")
