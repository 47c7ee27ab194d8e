"""Phrases of improvised weapons."""

from oracle.phrases import given, then, when

ONE = {"martial arts": "martial_arts", "one-handed": "one_handed", "two-handed": "two_handed"}
SEVERAL = {
    "nothing": [],
    "martial arts": ["martial_arts"],
    "one-handed": ["one_handed"],
    "two-handed": ["two_handed"],
    "martial arts and one-handed": ["martial_arts", "one_handed"],
    "one-handed and two-handed": ["one_handed", "two_handed"],
    "martial arts, one-handed and two-handed": ["martial_arts", "one_handed", "two_handed"],
}
MASTERIES = {
    "no mastery": "none",
    "Fist of the Dragon": "fist_of_the_dragon",
    "another mastery of martial arts": "other_martial_art",
    "a mastery of another kind": "other",
}
FACTS = {
    "thing": "thing",
    "likeness": "resembles",
    "weapon's dice": "weapon_damage_dice",
    "weight": "weight_lb",
    "expertise": "expert_skills",
    "choice": "chosen",
    "GM's choice": "gm_skill",
    "mastery": "mastery",
    "extra damage": "mastery_damage",
}
WRONG_OBJECTS = {
    "it is a thing that the document does not name": {"thing": "no such thing", "weight_lb": 10},
    "it is like something without a name": {"resembles": " ", "weight_lb": 10},
    "it is a table leg that is like a spear": {"thing": "table_leg", "resembles": "spear"},
    "it does damage that is no dice": {"resembles": "spear", "weapon_damage_dice": "eight"},
    "it does a weapon's damage but is like none": {"weapon_damage_dice": "1d8", "weight_lb": 10},
    "it is like no weapon and nobody weighed it": {},
    "it weighs less than nothing": {"weight_lb": -1},
}
WRONG_SKILLS = {
    "a choice without a name": {"chosen": "?"},
    "the GM's without a name": {"gm_skill": "?"},
}
WRONG_MASTERIES = {
    "nobody says which": {"mastery_damage": 3},
    "one without a name": {"mastery": "no such thing"},
    "one that takes damage": {"mastery": "other_martial_art", "mastery_damage": -1},
}


@given("an object that is most like a {weapon:w}, which does {dice:w}")
def like(case, weapon, dice):
    case.given(resembles=weapon, weapon_damage_dice=dice)


@given("an object that is like no weapon")
def like_none(case):
    case.given(thing="other", resembles=None)


@given("a table leg")
def table_leg(case):
    case.given(thing="table_leg")


@given("the object is most like a {weapon:w}")
def most_like(case, weapon):
    case.given(resembles=weapon)


@given("clubs do {dice:w}")
def clubs_do(case, dice):
    case.given(weapon_damage_dice=dice)


@given("the object weighs {weight:d} pounds")
def weighs(case, weight):
    case.given(weight_lb=weight)


@given("an object, but {wrong:wrong}", wrong=WRONG_OBJECTS)
def wrong_object(case, wrong):
    case.given(**wrong)


@when("the object is used as a weapon")
def used(case):
    case.ask("improvised_weapon")


@then("it has the stats of a {weapon:w}, and does {dice:w}")
def has_stats(case, weapon, dice):
    case.expect("as_weapon", weapon)
    case.expect("damage_dice", dice)


@then("it has no weapon's stats, and does {dice:w}")
def has_none(case, dice):
    case.expect("as_weapon", None)
    case.expect("damage_dice", dice)


@then("it has the stats of a {weapon:w}, and what it does is not determined")
def stats_open(case, weapon):
    case.expect("as_weapon", weapon)
    case.expect(not_determined="damage_dice")


@given("an attacker with the expertise of {skills:skills}", skills=SEVERAL)
def expert(case, skills):
    case.given(expert_skills=skills)


@given("the attacker wants to use {skill:skill}", skill=ONE)
def wants(case, skill):
    case.given(chosen=skill)


@given("the GM lets the attacker use {skill:skill}", skill=ONE)
def gm_lets(case, skill):
    case.given(gm_skill=skill)


@given("the attacker's skills are stated wrongly: {wrong:wrong}", wrong=WRONG_SKILLS)
def wrong_skills(case, wrong):
    case.given(**wrong)


@when("an improvised attack is made")
def attack_made(case):
    case.ask("improvised_skill")


@then("it goes by {skill:skill}, of {skills:skills}", skill=ONE, skills=SEVERAL)
def goes_by(case, skill, skills):
    case.expect("skill", skill)
    case.expect("choices", skills)


@then("the skill is not determined, of {skills:skills}", skills=SEVERAL)
def skill_open(case, skills):
    case.expect(not_determined="skill")
    case.expect("choices", skills)


@then("it goes by nobody knows what")
def all_open(case):
    for field in ("allowed", "skill", "choices"):
        case.expect(not_determined=field)


@given("an attacker with {mastery:mastery}", mastery=MASTERIES)
def has_mastery(case, mastery):
    case.given(mastery=mastery)


@given("an attacker with {mastery:mastery}, which adds {extra:d} damage", mastery=MASTERIES)
def mastery_adds(case, mastery, extra):
    case.given(mastery=mastery, mastery_damage=extra)


@given("an attacker whose mastery is stated wrongly: {wrong:wrong}", wrong=WRONG_MASTERIES)
def wrong_mastery(case, wrong):
    case.given(**wrong)


@when("the improvised weapon hits")
def hits(case):
    case.ask("improvised_extra_damage")


@then("the mastery adds {extra:d} damage")
def adds(case, extra):
    case.expect("extra_damage", extra)


@then("what the mastery adds is not determined")
def extra_open(case):
    case.expect(not_determined="extra_damage")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
