"""Phrases of base damage."""

from oracle.phrases import given

GRIPS = {"in the main hand": "main_hand", "in the off hand": "off_hand", "in both hands": "two_handed"}


@given("it is wielded {grip:grip}", grip=GRIPS)
def wielded(case, grip):
    case.given(grip=grip)


@given("it is a light weapon")
def light(case):
    case.given(light=True)


@given("a weapon of unknown kind")
def unknown_weapon(case):
    case.given(weapon="no such thing", damage_dice="1d8")


@given("a melee weapon with unknown dice")
def unknown_dice(case):
    case.given(weapon="melee", damage_dice="some")


@given("a melee weapon of which nobody says the dice")
def no_dice(case):
    case.given(weapon="melee")
