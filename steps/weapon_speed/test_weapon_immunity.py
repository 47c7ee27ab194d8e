"""Phrases of immunity to weapons."""

from oracle.phrases import given, then, when

FACTS = {
    "immunity": "immunity",
    "needed bonus": "needed_bonus",
    "weapon damage": "weapon_damage",
    "effect damage": "effect_damage",
    "weapon bonus": "weapon_bonus",
    "material": "material",
    "attacker": "attacker_is",
    "hit dice": "attacker_hit_dice",
}
IMMUNE = {
    "not immune": {"immunity": "none"},
    "immune to all but silver": {"immunity": "silver"},
    "immune in some other way": {"immunity": "other"},
    "immune to all but magic weapons": {"immunity": "magic"},
    "immune to gossip": {"immunity": "no such thing"},
    **{
        f"immune to all but magic weapons of +{bonus}": {"immunity": "magic", "needed_bonus": bonus}
        for bonus in range(7)
    },
    "immune to all but silver, with +2 said of magic": {"immunity": "silver", "needed_bonus": 2},
}
OVERCOMES = {f"+{bonus} weapon immunity": bonus for bonus in range(1, 5)}
MATERIALS = {
    "pure silver": "silver",
    "steel with some silver": "silver_in_part",
    "steel": "other",
    "cheese": "no such thing",
}
ATTACKERS = {
    "a creature": "creature",
    "a player character": "player_character",
    "an NPC": "npc",
    "a rumour": "no such thing",
}


@given("a target that is {immune:immune}", immune=IMMUNE)
def immune(case, immune):
    case.given(**immune)


@given("a target that has {overcomes:overcomes}", overcomes=OVERCOMES)
def has_immunity(case, overcomes):
    case.given(immunity="magic", needed_bonus=overcomes)


@given("a weapon of +{bonus:d}")
def weapon_bonus(case, bonus):
    case.given(weapon_bonus=bonus)


@given("a weapon with a bonus below nothing")
def negative_bonus(case):
    case.given(weapon_bonus=-1)


@given("a weapon of {material:material}", material=MATERIALS)
def material(case, material):
    case.given(material=material)


@given("it delivers a magical effect for {damage:d}")
def effect(case, damage):
    case.given(effect_damage=damage)


@given("the weapon {qualifies:qualifies}", qualifies={"overcomes it": True, "does not overcome it": False})
def qualifies(case, qualifies):
    case.given(weapon_qualifies=qualifies)


@given("a natural attack of {attacker:attacker} with {dice:d} HD", attacker=ATTACKERS)
def natural_attack(case, attacker, dice):
    case.given(natural_attack=True, attacker_is=attacker, attacker_hit_dice=dice)


@given("a weapon in the hand of {attacker:attacker} with {dice:d} HD", attacker=ATTACKERS)
def in_hand(case, attacker, dice):
    case.given(attacker_is=attacker, attacker_hit_dice=dice)


@given("a natural attack with {dice:d} HD, nobody says whose")
def natural_attack_of_nobody(case, dice):
    case.given(natural_attack=True, attacker_hit_dice=dice)


@given("a natural attack of {attacker:attacker}", attacker=ATTACKERS)
def natural_attack_of(case, attacker):
    case.given(natural_attack=True, attacker_is=attacker)


@when("the target is hit for {damage:d}")
def hit_for(case, damage):
    case.ask("hit_the_immune", weapon_damage=damage)


@when("the target is hit for nobody knows how much")
def hit_for_unknown(case):
    case.ask("hit_the_immune")


@then("the weapon {counts:counts}", counts={"counts": True, "does not count": False})
def counts(case, counts):
    case.expect("weapon_counts", counts)


@then("{points:d} hit points are lost to the hit")
def lost(case, points):
    case.expect("hit_points_lost", points)


@then("what the hit does is not determined")
def hit_is_open(case):
    case.expect(not_determined="weapon_counts")
    case.expect(not_determined="hit_points_lost")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
