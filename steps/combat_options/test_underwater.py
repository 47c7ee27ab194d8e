"""Phrases of fighting in water."""

from oracle.phrases import given

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
