"""Phrases of the save categories of older material."""

from oracle.phrases import given, then, when

FACTS = {"old category": "old_category"}
SAVES = {"Fortitude": "fortitude", "Reflex": "reflex", "Will": "will"}
ABILITIES = {"Constitution": "constitution", "Dexterity": "dexterity", "Wisdom": "wisdom"}
PRINTED = {
    "Paralysis / Poison / Death Magic": {"old_category": "paralysis_poison_death_magic"},
    "Rod / Staff / Wand": {"old_category": "rod_staff_wand"},
    "Petrification / Polymorph": {"old_category": "petrification_polymorph"},
    "Breath Weapon": {"old_category": "breath_weapon"},
    "Spell (default)": {"old_category": "spell"},
    "Spell (evasion-based)": {"old_category": "spell", "evasion_based": True},
    "Sunburn": {"old_category": "no such thing"},
}


@given("older material asks for a save against {category:category}", category=PRINTED)
def old_category(case, category):
    case.given(**category)


@given("that old save {can:can} evaded", can={"can be": True, "cannot be": False})
def evaded(case, can):
    case.given(evasion_based=can)


@when("the old category is converted")
def convert(case):
    case.ask("convert_save")


@then("it has become {save:save}, governed by {ability:ability}", save=SAVES, ability=ABILITIES)
def has_become(case, save, ability):
    case.expect("save", save)
    case.expect("ability", ability)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
