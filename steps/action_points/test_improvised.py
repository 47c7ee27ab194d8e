"""Phrases of improvised and untrained weapons."""

from oracle.phrases import given, then, when

WAYS = {
    "thrown, and not balanced for throwing": "throws_what_is_not_balanced_for_it",
    "a throwing weapon in melee": "throwing_weapon_in_melee",
    "a projectile weapon in melee": "projectile_weapon_in_melee",
    "in another way that it was not meant for": "other_way",
    "its damage switched between HP and SP": "switches_damage",
}
SKILLS = {"skill": 5, "little skill": 1}
FACTS = {
    "kind": "is_weapon",
    "skill": "skill_level",
    "way": "ways",
    "parry bonus": "parry_bonus",
    "range": "open_ended_range",
    "multiplier": "critical_multiplier",
}
USED = {"is_weapon": True, "skill_level": 5}
WRONG = {
    "nobody says whether it is one": {"skill_level": 5},
    "nobody says with what skill": {"is_weapon": True},
    "with less than no skill": USED | {"skill_level": -1},
    "with skill in a thing that is none": {"is_weapon": False, "skill_level": 1},
    "used in no known way": USED | {"ways": ["no such thing"]},
    "with a parry bonus below nothing": USED | {"parry_bonus": -1},
    "open-ended from nothing on": USED | {"open_ended_range": 0},
    "that multiplies by nothing": USED | {"critical_multiplier": 0},
}


@given("a weapon of range {least:d} and multiplier {multiplier:d}, with a parry bonus of {bonus:d}")
def weapon(case, least, multiplier, bonus):
    case.given(is_weapon=True, open_ended_range=least, critical_multiplier=multiplier, parry_bonus=bonus)


@given("a weapon wielded with {skill:skill}", skill=SKILLS)
def wielded(case, skill):
    case.given(is_weapon=True, skill_level=skill)


@given("a thing that is no weapon, with a parry bonus of {bonus:d}")
def thing(case, bonus):
    case.given(is_weapon=False, parry_bonus=bonus)


@given("a skill level of {level:d} with it")
def skill(case, level):
    case.given(skill_level=level)


@given("something says that its damage is switched without a penalty")
def free(case):
    case.given(free_to_change=True)


@given("it is used so: {way:way}", way=WAYS)
def used_so(case, way):
    case.add("ways", way)


@given("a weapon at hand, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("it is used")
def used(case):
    case.ask("use_weapon")


@then("it counts as improvised, at {penalty:d}")
def improvised_at(case, penalty):
    case.expect("improvised", True)
    case.expect("attack_penalty", penalty)


@then("it counts as improvised")
def improvised(case):
    case.expect("improvised", True)


@then("it does not count as improvised, at {penalty:d}")
def not_improvised(case, penalty):
    case.expect("improvised", False)
    case.expect("attack_penalty", penalty)


@then("it is used at {penalty:d}")
def used_at(case, penalty):
    case.expect("attack_penalty", penalty)


@then("it has range {least:d}, multiplier {multiplier:d} and a parry bonus of {bonus:d}")
def figures(case, least, multiplier, bonus):
    case.expect("open_ended_range", least)
    case.expect("critical_multiplier", multiplier)
    case.expect("parry_bonus", bonus)


@then("it has multiplier {multiplier:d}, and its own range is not determined")
def range_is_open(case, multiplier):
    case.expect(not_determined="open_ended_range")
    case.expect("critical_multiplier", multiplier)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
