"""Phrases of modifiers of saves, saves that are given up, and checks in their place."""

from oracle.phrases import given, then, when

FACTS = {
    "kind of save": "save",
    "effect": "effect",
    "magical armour": "armor_enchantment",
    "strength of the effect": "effect_strength",
    "amount": "effect_amount",
    "items": "items",
    "situation": "situations",
    "time": "stated",
    "act": "act",
    "ability": "gm_names_ability",
}
SAVES = {"Fortitude": "fortitude", "Reflex": "reflex", "Will": "will", "Luck": "no such thing"}
EFFECTS = {
    "fire": "fire",
    "disintegration": "disintegration",
    "an impact": "impact",
    "other damage from outside": "other_outward_damage",
    "gas": "gas",
    "poison": "poison",
    "an effect on the mind": "mental",
    "no damage from outside": "no_outward_damage",
    "boredom": "no such thing",
}
NAMED = {
    "Fortitude": {"helps_with": "fortitude"},
    "Reflex": {"helps_with": "reflex"},
    "Will": {"helps_with": "will"},
    "old Paralysis / Poison / Death Magic": {"old_category": "paralysis_poison_death_magic"},
    "old Rod / Staff / Wand": {"old_category": "rod_staff_wand"},
    "old Breath Weapon": {"old_category": "breath_weapon"},
    "old Spell": {"old_category": "spell"},
    "old Spell that can be evaded": {"old_category": "spell", "evasion_based": True},
    "Will and old Spell": {"helps_with": "will", "old_category": "spell"},
    "nothing": {},
    "Luck": {"helps_with": "no such thing"},
    "old Sunburn": {"old_category": "no such thing"},
}


@given("a {save:save} save against {effect:effect}", save=SAVES, effect=EFFECTS)
def save_against(case, save, effect):
    case.given(save=save, effect=effect)


@given("only a {save:save} save", save=SAVES)
def only_save(case, save):
    case.given(save=save)


@given("only an effect of fire")
def only_effect(case):
    case.given(effect="fire")


@given("an effect that {can:can} evaded", can={"can be": True, "cannot be": False})
def evaded(case, can):
    case.given(evasion_based=can)


@given("magical armour of {bonus:d}")
def armor(case, bonus):
    case.given(armor_enchantment=bonus)


@given("a Mental Defense Modifier of {modifier:d}")
def mental_defense(case, modifier):
    case.given(mental_defense=modifier)


@given("Poison Resistance of {modifier:d}")
def poison_resistance(case, modifier):
    case.given(poison_resistance=modifier)


@given("a Surprise Modifier of {modifier:d}")
def surprise_modifier(case, modifier):
    case.given(surprise_modifier=modifier)


STRENGTHS = {"usual": "usual", "potent": "potent", "weak": "weak", "dull": "no such thing"}


@given("the effect is {strength:strength}", strength=STRENGTHS)
def strength(case, strength):
    case.given(effect_strength=strength)


@given("its strength makes {amount:d}")
def amount(case, amount):
    case.given(effect_amount=amount)


@given("an item that gives {bonus:d} to saves of {named:named}", named=NAMED)
def item(case, bonus, named):
    case.add("items", {"bonus": bonus, **named})


@given("the GM gives {modifier:d} for the circumstances")
def situation(case, modifier):
    case.add("situations", modifier)


@when("the save's modifier is asked for")
def modifier_asked(case):
    case.ask("save_modifier")


@then("the save's modifier is {modifier:d}")
def modifier_is(case, modifier):
    case.expect("save_modifier", modifier)


@then("the save's modifier is not determined")
def modifier_is_open(case):
    case.expect(not_determined="save_modifier")


TIMES = {
    "before the roll": "before_the_roll",
    "after the roll": "after_the_roll",
    "not at all": "not_at_all",
    "tomorrow": "no such thing",
}


@given("a save is given up {consciously:consciously}", consciously={"on purpose": True, "without knowing it": False})
def consciously(case, consciously):
    case.given(chooses_consciously=consciously)


@when("that is stated {time:time}", time=TIMES)
def stated(case, time):
    case.ask("give_up_save", stated=time)


@when("nobody says when that is stated")
def never_stated(case):
    case.ask("give_up_save")


@then("the save fails and the effect applies")
def given_up(case):
    case.expect("save_succeeds", False)
    case.expect("effect_applies", True)


ACTS = {
    "jams a pick into a cliff": "jam_a_pick",
    "lands after a drop": "land",
    "resists exhaustion": "resist_exhaustion",
    "catches a ledge": "catch_a_ledge",
    "does something else": "other",
    "sings": "no such thing",
}
ABILITIES = {
    "Strength": "strength",
    "Dexterity": "dexterity",
    "Constitution": "constitution",
    "Wisdom": "wisdom",
    "Luck": "no such thing",
}


@given("the GM {calls:calls} for an ability check", calls={"calls": True, "does not call": False})
def calls_for_check(case, calls):
    case.given(gm_calls_for_check=calls)


@given("the GM has it rolled with {ability:ability}", ability=ABILITIES)
def names_ability(case, ability):
    case.given(gm_names_ability=ability)


@given("the check {succeeds:succeeds}", succeeds={"succeeds": True, "fails": False})
def check_result(case, succeeds):
    case.given(check_succeeds=succeeds)


@when("someone {act:act} to avoid damage", act=ACTS)
def acts(case, act):
    case.ask("check_for_save", act=act)


@when("someone does nothing that anybody names")
def acts_without_name(case):
    case.ask("check_for_save")


@then("a save is rolled")
def save_rolled(case):
    case.expect("rolled", "save")
    case.expect("ability", None)
    case.expect("avoids_damage", None)


@then("a check with {ability:ability} is rolled", ability=ABILITIES)
def check_rolled(case, ability):
    case.expect("rolled", "ability_check")
    case.expect("ability", ability)


@then("the damage {avoided:avoided}", avoided={"is avoided": True, "is not avoided": False})
def avoided(case, avoided):
    case.expect("avoids_damage", avoided)


@then("whether the damage is avoided is not determined")
def avoided_is_open(case):
    case.expect(not_determined="avoids_damage")


@then("the ability of the check is not determined")
def ability_is_open(case):
    case.expect("rolled", "ability_check")
    case.expect(not_determined="ability")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
