"""Phrases of the damage of weapons."""

from oracle.phrases import given, then, when

DICE = {one: one for one in ("d4", "d6", "d8", "2d4", "2d6", "d6+d4")}
APPLIES = {"takes Strength": True, "takes no Strength": False, "takes Strength if it does": None}
POINTS = {"HP": "hp", "SP": "sp", "PP": "pp", "ability points": "ability"}
TYPES = {"blunt": "blunt", "piercing": "piercing", "slashing": "slashing"}
GRIPS = {"a light": "light", "a one-handed": "one_handed", "a two-handed": "two_handed"}
HANDS = {"one hand": "one", "two hands": "two"}
HEAT = {"d2": "d2", "d3": "d3", "d4": "d4"}
FACTS = {
    "damage roll": "damage",
    "extra damage": "extra_damage",
    "fire damage": "fire_damage",
    "base damage": "damage_dice",
    "extra dice": "extra_dice",
    "grip": "grip",
    "hands": "hands",
    "boost": "ap_boost",
    "points": "points",
    "degree": "degree",
    "critical factor": "weapon_factor",
    "other factor": "other_factor",
    "heat": "heat_die",
    "type": "damage_type",
    "wanted points": "wanted_points",
    "skill level": "skill_level",
}
D4 = {"damage_dice": "d4"}
WRONG = {
    "of unsaid base damage": {},
    "of base damage that is no dice": {"damage_dice": "no such thing"},
    "with extra damage that is no dice": D4 | {"extra_dice": "no such thing"},
    "in a grip without a name": D4 | {"grip": "no such thing"},
    "in hands of no number": D4 | {"hands": "no such thing"},
    "of two hands, in one": D4 | {"grip": "two_handed", "hands": "one"},
    "with a boost below nothing": D4 | {"ap_boost": -1},
    "that costs something without a name": D4 | {"points": "no such thing"},
    "with a hit of unknown degree": D4 | {"degree": "no such thing"},
    "with a miss": D4 | {"degree": "failure"},
    "with a critical factor of nothing": D4 | {"weapon_factor": 0},
    "with another factor of nothing": D4 | {"other_factor": 0},
    "hot to an unknown die": D4 | {"hot": True, "heat_die": "no such thing"},
    "cold, and yet with a die for its heat": D4 | {"heat_die": "d4"},
}
TO_SP = {"points": "hp", "damage_type": "slashing", "wanted_points": "sp"}
WRONG_CHANGES = {
    "listed in unknown points": TO_SP | {"points": "pp"},
    "listed in no points": {"damage_type": "slashing", "wanted_points": "sp"},
    "of an unknown type": TO_SP | {"damage_type": "no such thing"},
    "of no type": {"points": "hp", "wanted_points": "sp"},
    "to unknown points": TO_SP | {"wanted_points": "ability"},
    "to no points": {"points": "hp", "damage_type": "slashing"},
    "by a skill level below 0": TO_SP | {"skill_level": -1},
}


@given("a weapon that does {dice:dice} and {applies:applies}", dice=DICE, applies=APPLIES)
def weapon(case, dice, applies):
    case.given(damage_dice=dice, strength_applies=applies)


@given("a weapon that does {dice:dice} HP and {applies:applies}", dice=DICE, applies=APPLIES)
def hp_weapon(case, dice, applies):
    case.given(damage_dice=dice, strength_applies=applies, points="hp")


@given("an HP weapon without base damage that takes Strength")
def no_base_damage(case):
    case.given(damage_dice=None, strength_applies=True, points="hp")


@given("a weapon, {wrong:wrong}", wrong=WRONG)
def wrong_weapon(case, wrong):
    case.given(**wrong)


@given("Strength modifies by {strength:d}")
def strength_modifies(case, strength):
    case.given(strength_modifier=strength)


@given("AP boost its damage by {boost:d}")
def boosted(case, boost):
    case.given(ap_boost=boost)


@given("other modifiers of {others:d} to its damage")
def other_modifiers(case, others):
    case.given(other_modifiers=others)


@given("{dice:dice} of extra damage from the weapon", dice=DICE)
def extra_damage(case, dice):
    case.given(extra_dice=dice)


@given("its damage is listed in {points:points}", points=POINTS)
def listed_in(case, points):
    case.given(points=points)


@given("it is held in {hands:hands}", hands=HANDS)
def held_in(case, hands):
    case.given(hands=hands)


@given("it is held as {grip:grip}", grip=GRIPS)
def held_as(case, grip):
    case.given(grip=grip)


@given("it is held as {grip:grip}, in {hands:hands}", grip=GRIPS, hands=HANDS)
def held_as_in(case, grip, hands):
    case.given(grip=grip, hands=hands)


@given("another effect multiplies its damage by {factor:d}")
def multiplied(case, factor):
    case.given(other_factor=factor)


@given("it is hot enough for a {die:die}", die=HEAT)
def hot_enough(case, die):
    case.given(hot=True, heat_die=die)


@given("it is hot")
def hot(case):
    case.given(hot=True)


@when("the weapon's damage shows {faces:faces}")
def shows(case, faces):
    case.ask("weapon_damage", dice={"damage": faces})


@when("the weapon's damage shows {faces:faces}, and the extra dice {extra:faces}")
def shows_with_extra(case, faces, extra):
    case.ask("weapon_damage", dice={"damage": faces, "extra_damage": extra})


@when("the weapon's damage shows {faces:faces}, and its fire {fire:faces}")
def shows_with_fire(case, faces, fire):
    case.ask("weapon_damage", dice={"damage": faces, "fire_damage": fire})


@when("the weapon's damage needs no dice")
def needs_no_dice(case):
    case.ask("weapon_damage")


@when("the weapon's damage needs no dice, and the extra dice show {extra:faces}")
def needs_only_extra(case, extra):
    case.ask("weapon_damage", dice={"extra_damage": extra})


@then("it does {damage:d} {points:points}, {strength:d} of them by Strength", points=POINTS)
def does(case, damage, points, strength):
    case.expect("damage", damage)
    case.expect("points", points)
    case.expect("strength", strength)


@then("it does {damage:d} in points that are not determined")
def does_in_open_points(case, damage):
    case.expect("damage", damage)
    case.expect(not_determined="points")


@then("by fire it does {damage:d} HP")
def does_by_fire(case, damage):
    case.expect("fire_damage", damage)


@then("what it does by fire is not determined")
def fire_is_open(case):
    case.expect(not_determined="fire_damage")


@then("neither its damage nor its share of Strength is determined")
def strength_is_open(case):
    case.expect(not_determined="damage")
    case.expect(not_determined="strength")


@given("damage listed in {points:points}, {damage_type:damage_type}", points=POINTS, damage_type=TYPES)
def damage_listed(case, points, damage_type):
    case.given(points=points, damage_type=damage_type)


@given("damage to be changed, {wrong:wrong}", wrong=WRONG_CHANGES)
def wrong_change(case, wrong):
    case.given(**wrong)


@given("it is exempt from the penalty for a change")
def exempt(case):
    case.given(free_to_change=True)


@when("an attacker of skill level {level:d} wants it to cost {points:points}", points=POINTS)
def skilled_attacker_wants(case, level, points):
    case.ask("change_damage", skill_level=level, wanted_points=points)


@when("an attacker wants it to cost {points:points}", points=POINTS)
def attacker_wants(case, points):
    case.ask("change_damage", wanted_points=points)


@when("the change is asked for")
def asks_for_change(case):
    case.ask("change_damage")


@then("it costs {points:points}, {damage_type:damage_type}, at {penalty:d} to attack", points=POINTS, damage_type=TYPES)
def costs(case, points, damage_type, penalty):
    case.expect("points", points)
    case.expect("damage_type", damage_type)
    case.expect("attack_penalty", penalty)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
