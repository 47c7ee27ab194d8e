"""Phrases of fighting in water."""

from oracle.phrases import given, then

WEAPONS = {
    "a chopping weapon": "chopping",
    "a slashing weapon": "slashing",
    "a bludgeoning weapon": "bludgeoning",
    "a thrusting weapon": "thrusting",
    "an axe": "axe",
    "a sword": "sword",
    "a mace": "mace",
    "a dagger": "dagger",
    "a spear": "spear",
    "a bare fist": "unarmed",
}


@given("the attacker dwells {where:where}", where={"on land": True, "in water": False})
def dwells(case, where):
    case.given(attacker_dwells_on_land=where)


@given("the attack is made with {weapon:weapon}", weapon=WEAPONS)
def with_weapon(case, weapon):
    case.given(weapon=weapon)


@given("a hit in a {kind:kind} attack", kind={"melee": "melee", "missile": "missile"})
def hit_by(case, kind):
    case.given(kind=kind)


@given("a monster that dwells in water bites for {dice}")
def bites(case, dice):
    case.given(weapon="unarmed", natural_weapon="bite", damage_dice=dice, attacker_dwells_on_land=False)


@given("the Referee would have a natural 1 stray")
def would_stray(case):
    case.given(referee_rules_stray=True)


@then("it would be non-lethal")
def would_be_non_lethal(case):
    case.expect("non_lethal", True)


@given("a monster that dwells in water bites")
def bites_at(case):
    case.given(weapon="unarmed", natural_weapon="bite", attacker_dwells_on_land=False)


@given("a monster that dwells on land bites for {dice}")
def land_dweller_bites(case, dice):
    case.given(weapon="unarmed", natural_weapon="bite", damage_dice=dice)


@given("a monster that dwells on land bites")
def land_dweller_bites_at(case):
    case.given(weapon="unarmed", natural_weapon="bite")
