"""Phrases that several topics of document 001 share."""

from oracle.phrases import given, then, when


@given("the round has ended")
@when("the round ends")
def round_ends(case):
    case.ask("end_round")


@given("the combat has ended")
@when("the combat ends")
def combat_ends(case):
    case.ask("end_combat")


@then("the AC is {armor_class:d}")
def armor_class_is(case, armor_class):
    case.expect("armor_class", armor_class)


@given("a Strength modifier of {modifier:d}")
def strength(case, modifier):
    case.given(strength_modifier=modifier)


@given("a Dexterity modifier of {modifier:d}")
def dexterity(case, modifier):
    case.given(dexterity_modifier=modifier)


@given("an unknown situation")
def unknown_situation(case):
    case.add("situations", "no such thing")


@when("the brawl shows {face:d}")
def brawl_shows(case, face):
    case.ask("brawl", dice={"attack": [face], "knock_out": [100]})


@given("{number:d} undead of {hit_dice:S} HD")
def undead_are(case, number, hit_dice):
    case.add("undead", {"hit_dice": hit_dice, "number": number})


@given("a morale rating of {rating:d}")
def rated(case, rating):
    case.given(morale_rating=rating)


@then("the creature {fights:fights}", fights={"fights on": True, "gives in": False})
def fights_on(case, fights):
    case.expect("fights_on", fights)


@given("a movement value of {value:d} metres")
def value_is(case, value):
    case.given(movement_value_m=value)


@given("Ann has {number:d} significant actions in a round")
def significant_actions(case, number):
    case.given(significant_actions=number)


@given("Ann is unlike most characters")
def unlike_most(case):
    case.given(significant_actions=None)
