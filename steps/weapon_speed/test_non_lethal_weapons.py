"""Phrases of weapons that are not meant to kill."""

from oracle.phrases import given, then, when

FACTS = {
    "roll": "attack",
    "weapon": "damage_type",
    "attack bonus": "attack_bonus",
    "AC": "target_armor_class",
    "damage": "damage",
}
WEAPONS = {
    "a slashing weapon": "slashing",
    "a piercing weapon": "piercing",
    "a bludgeoning weapon": "bludgeoning",
    "an unheard-of weapon": "no_such_weapon",
}


@given("an attack with {weapon:weapon} that is meant not to kill", weapon=WEAPONS)
def weapon(case, weapon):
    case.given(damage_type=weapon)


@given("it has an attack bonus of {bonus:d} against AC {ac:d} and does {damage:d} points")
def numbers(case, bonus, ac, damage):
    case.given(attack_bonus=bonus, target_armor_class=ac, damage=damage)


@given("it has no stated attack bonus against AC {ac:d} and does {damage:d} points")
def no_bonus(case, ac, damage):
    case.given(target_armor_class=ac, damage=damage)


@given("it has an attack bonus of {bonus:d} against no stated AC and does {damage:d} points")
def no_ac(case, bonus, damage):
    case.given(attack_bonus=bonus, damage=damage)


@given("it has an attack bonus of {bonus:d} against AC {ac:d} and does an unstated damage")
def no_damage(case, bonus, ac):
    case.given(attack_bonus=bonus, target_armor_class=ac)


@given("other modifiers of {modifiers:d} to it")
def other_modifiers(case, modifiers):
    case.given(modifiers=modifiers)


@given("it is {ranged:ranged}", ranged={"ranged": True, "in melee": False})
def ranged_is(case, ranged):
    case.given(ranged=ranged)


@given(
    "the GM {lets:lets} bludgeoning weapons be used so",
    lets={"lets": True, "does not let": False},
)
def gm_lets(case, lets):
    case.given(gm_lets_bludgeoning_spare=lets)


@when("the sparing attack shows {face:d}")
def shows(case, face):
    case.ask("sparing_attack", dice={"attack": [face]})


@when("the sparing attack is rolled on every face of the d20")
def every_face(case):
    case.count("sparing_attack", "attack")


@then("the sparing attack hits on {faces:d} of the 20 faces")
def hits_on(case, faces):
    case.expect("hit", True, times=faces)


@then("the sparing attack comes to {total:d}")
def total_is(case, total):
    case.expect("total", total)


@then("the sparing attack {hits:hits}", hits={"hits": True, "misses": False})
def hits_is(case, hits):
    case.expect("hit", hits)


@then("it does {lethal:d} lethal and {non_lethal:d} non-lethal points")
def shares_are(case, lethal, non_lethal):
    case.expect("lethal", lethal)
    case.expect("non_lethal", non_lethal)


@then("what the sparing attack comes to is not determined")
def total_is_open(case):
    case.expect(not_determined="total")
    case.expect(not_determined="non_lethal")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
