"""Phrases of touch spells."""

from oracle.phrases import given, then, when

ATTEMPTS = {"no attempt": 0, "one attempt": 1, "two attempts": 2, "three attempts": 3}
FACTS = {
    "casting": "casting",
    "caster": "caster",
    "magic": "other_magical_bonuses",
    "will": "willing",
    "enchantment": "armor_enchantment",
    "armour": "physical_armor",
    "roll": "attack",
    "attempts": "attempts_allowed",
    "helplessness": "helpless",
}


@given("{a_target:a_target} target", a_target={"a willing": True, "an unwilling": False})
def target(case, a_target):
    case.given(willing=a_target)


@given("the spell allows {attempts:attempts}", attempts=ATTEMPTS)
def spell_allows(case, attempts):
    case.given(attempts_allowed=attempts)


@given("the {who:who} is in melee", who={"caster": "caster_in_melee", "target": "target_in_melee"})
def in_melee(case, who):
    case.given(**{who: True})


@given("the target is helpless")
def helpless(case):
    case.given(helpless=True)


@given("an unknown helplessness of the target")
def unknown_helplessness(case):
    case.given(helpless="perhaps")


@given("the target is busy")
def busy(case):
    case.given(target_waits=False)


@given("the target has a Dexterity modifier of {modifier:d}")
def dexterity(case, modifier):
    case.given(dexterity_modifier=modifier)


@given("magic gives the target {bonus:d}")
def magic(case, bonus):
    case.given(other_magical_bonuses=bonus)


@given("armour of {armor:d} with an enchantment of {enchantment:d}")
def armor_of(case, armor, enchantment):
    case.given(physical_armor=armor, armor_enchantment=enchantment)


@given("the caster has an attack bonus of {bonus:d}")
def attack_bonus(case, bonus):
    case.given(attack_bonus=bonus)


@given("the caster has other modifiers of {modifiers:d}")
def other_modifiers(case, modifiers):
    case.given(other_modifiers=modifiers)


@given("{name:name} has cast and touched with a roll of {face:d}")
@when("{name:name} casts and touches with a roll of {face:d}")
def casts(case, name, face):
    case.ask("touch_with_spell", caster=name, dice={"attack": [face]})


@given(
    "{name:name} has cast a spell that allows {attempts:attempts} and touched with a roll of {face:d}",
    attempts=ATTEMPTS,
)
def casts_looked_up(case, name, attempts, face):
    case.ask("touch_with_spell", caster=name, attempts_allowed=attempts, dice={"attack": [face]})


@given("{name:name} has touched again with a roll of {face:d}")
@when("{name:name} touches again with a roll of {face:d}")
def touches_again(case, name, face):
    case.ask("touch_with_spell", caster=name, casting=False, dice={"attack": [face]})


@when(
    "{name:name} touches again with a roll of {face:d}, with a spell that allows {attempts:attempts}", attempts=ATTEMPTS
)
def touches_again_looked_up(case, name, face, attempts):
    case.ask("touch_with_spell", caster=name, casting=False, attempts_allowed=attempts, dice={"attack": [face]})


@given("{name:name} has cast on an unwilling target, with a roll of {face:d}")
def casts_on_unwilling(case, name, face):
    case.ask("touch_with_spell", caster=name, willing=False, dice={"attack": [face]})


@given("{name:name} has touched a willing target")
def touches_willing(case, name):
    case.ask("touch_with_spell", caster=name, casting=False, willing=True)


@when("{name:name} touches an unwilling target with a roll of {face:d}")
def touches_unwilling(case, name, face):
    case.ask("touch_with_spell", caster=name, casting=False, willing=False, dice={"attack": [face]})


@when("{name:name} touches with a roll of every face of the d20")
def every_face(case, name):
    case.count("touch_with_spell", "attack", caster=name)


@when("someone without a name casts and touches")
def no_name(case):
    case.ask("touch_with_spell", caster=" ", dice={"attack": [15]})


@then("the target is {touched:touched}", touched={"touched": True, "not touched": False})
def touched(case, touched):
    case.expect("touches", touched)


@then("the target is touched on {times:d} of the 20 faces")
def touched_on(case, times):
    case.expect("touches", True, times=times)


@then("the spell is {lost:lost}", lost={"lost": True, "not lost": False})
def lost(case, lost):
    case.expect("spell_lost", lost)


@then("whether the spell is lost is not determined")
def lost_is_open(case):
    case.expect(not_determined="spell_lost")


@then("{a_roll:a_roll} is needed to touch", a_roll={"a roll": False, "no roll": True})
def roll_needed(case, a_roll):
    case.expect("automatic", a_roll)


@then("the touch must reach {armor_class:d}")
def must_reach(case, armor_class):
    case.expect("armor_class", armor_class)


@then("the touch totals {total:d}")
def totals(case, total):
    case.expect("total", total)


@then("the touch has neither a total nor an AC to reach")
def no_numbers(case):
    case.expect("armor_class", None)
    case.expect("total", None)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
