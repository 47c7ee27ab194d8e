"""Phrases of the attack roll."""

from oracle.phrases import given, then, when

FACTS = {
    "attack roll": "attack",
    "attack bonus": "attack_bonus",
    "AC": "target_armor_class",
    "weapon": "weapon",
    "situation": "situations",
    "range": "missile_range",
    "helplessness": "helplessness",
    "combat": "in_combat",
    "target": "target",
}
SITUATIONS = {
    "Attacker on higher ground": "higher_ground",
    "Attacker invisible to the defender": "invisible",
    "Opponent off-balance": "off_balance",
    "Opponent stunned or prone": "stunned",
    "Opponent prone": "prone",
    "Opponent helpless (held, sleeping, paralyzed)": "held",
    "Opponent asleep": "sleeping",
    "Opponent paralyzed": "paralyzed",
    "Opponent helpless in another way": "otherwise_helpless",
    "Defender surprised": "surprised",
    "Rear attack": "rear",
}
RANGES = {"Missile attack, medium range": "medium", "Missile attack, long range": "long"}
SIGNED = {"+1": 1, "+2": 2, "+4": 4, "\N{MINUS SIGN}2": -2, "\N{MINUS SIGN}5": -5}
WEAPONS = {
    "melee weapon": "melee",
    "bow": "bow",
    "crossbow": "crossbow",
    "hurled weapon": "hurled",
    "sling": "other_missile",
}
HELPLESS = {
    "not helpless": "not_helpless",
    "held": "held",
    "asleep": "sleeping",
    "paralyzed": "paralyzed",
    "helpless in another way": "otherwise_helpless",
}


BENEFITS = {"attack roll": "attack_roll", "AC": "armor_class"}


@given("{name:name} has waited for a better {benefit:benefit}", benefit=BENEFITS)
def has_waited(case, name, benefit):
    case.ask("wait", combatant=name, benefit=benefit)


@given("{name:name} has waited, and declared no benefit")
def has_waited_for_nothing(case, name):
    case.ask("wait", combatant=name)


@given("{name:name} has been stunned by a blow for {rounds:d} round")
def has_been_stunned(case, name, rounds):
    dice = {"attack": [15], "knock_out": [1], "stun": [rounds]}
    case.ask("brawl", target=name, attack_bonus=0, target_armor_class=10, dice=dice)


@given("{name:name} has been overborne")
def has_been_overborne(case, name):
    attackers = [{"attack_bonus": 0, "size": "medium"}]
    facts = {"attackers": attackers, "target_armor_class": 10, "target_size": "medium", "target_legs": 2}
    case.ask("overbear", target=name, **facts, dice={"attack": [15]})


@given("{name:name} has risen")
def has_risen(case, name):
    case.ask("rise", combatant=name)


@given("an attack bonus of {bonus:d} against AC {armor_class:d}")
def bonus_against(case, bonus, armor_class):
    case.given(attack_bonus=bonus, target_armor_class=armor_class)


@given("a target of AC {armor_class:d}")
def target(case, armor_class):
    case.given(target_armor_class=armor_class)


@given("an attack bonus of {bonus:d}")
def attack_bonus(case, bonus):
    case.given(attack_bonus=bonus)


@given("other modifiers of {modifiers:d}")
def other_modifiers(case, modifiers):
    case.given(other_modifiers=modifiers)


@given("the situation: {situation:situation}", situation=SITUATIONS)
def situation_is(case, situation):
    case.add("situations", situation)


@given("the situation: {missile_range:missile_range}", missile_range=RANGES)
def range_is(case, missile_range):
    case.given(weapon="bow", missile_range=missile_range)


@given("medium range, with a {weapon:weapon}", weapon=WEAPONS)
def medium_range(case, weapon):
    case.given(weapon=weapon, missile_range="medium")


@given("short range, with a {weapon:weapon}", weapon=WEAPONS)
def short_range(case, weapon):
    case.given(weapon=weapon, missile_range="short")


@given("a {weapon:weapon}", weapon=WEAPONS)
def weapon_is(case, weapon):
    case.given(weapon=weapon)


@given("a bow with which Strength {counts:counts}", counts={"counts": True, "does not count": False})
def bow(case, counts):
    case.given(weapon="bow", bow_takes_strength=counts)


@given("the GM has {mishap:mishap} come of a natural 1", mishap={"something more": True, "nothing more": False})
def gm_has(case, mishap):
    case.given(mishap=mishap)


@given("an unknown weapon")
def unknown_weapon(case):
    case.given(weapon="no such thing")


@given("an unknown range")
def unknown_range(case):
    case.given(missile_range="no such thing")


@when("the attack roll shows {face:d}")
def attack_roll_shows(case, face):
    case.ask("attack_roll", dice={"attack": [face]})


@when("{attacker:name} attacks {target:name} and shows {face:d}")
def attacks(case, attacker, target, face):
    case.ask("attack_roll", attacker=attacker, target=target, dice={"attack": [face]})


@when("the attack is rolled on every face of the d20")
def every_face(case):
    case.count("attack_roll", "attack")


@when(
    "someone {helpless:helpless} is to be slain {where:where}",
    helpless=HELPLESS,
    where={"in combat": True, "outside combat": False},
)
def slay(case, helpless, where):
    case.ask("slay_helpless", helplessness=helpless, in_combat=where)


@when("someone of unknown helplessness is to be slain outside combat")
def slay_unknown(case):
    case.ask("slay_helpless", helplessness="no such thing", in_combat=False)


@when("someone is to be slain outside combat")
def slay_someone(case):
    case.ask("slay_helpless", in_combat=False)


@when("someone held is to be slain somewhere")
def slay_somewhere(case):
    case.ask("slay_helpless", helplessness="held")


@then("no roll is needed")
def no_roll(case):
    case.expect("roll_needed", False)


@then("the total is {total:d}")
def total_is(case, total):
    case.expect("total", total)


@then("the situation makes {modifier:signed} of it", signed=SIGNED)
def situation_makes(case, modifier):
    case.expect("situation_modifier", modifier)


@then("the situations make {modifier:d} of it")
def situations_make(case, modifier):
    case.expect("situation_modifier", modifier)


@then("the situation makes Automatic* of it")
def automatic(case):
    case.expect("situation_modifier", 0)
    case.expect("hit", True)


@then("the attack {hits:hits}", hits={"hits": True, "misses": False})
def attack_result(case, hits):
    case.expect("hit", hits)


@then("{damage:damage} is rolled", damage={"damage": "normal", "no damage": "none"})
def damage_is(case, damage):
    case.expect("damage", damage)


@then("the attack hits on {times:d} of the 20 faces")
def hits_on(case, times):
    case.expect("hit", True, times=times)


@then("{mishap:mishap} comes of it", mishap={"something more": True, "nothing more": False})
def mishap_is(case, mishap):
    case.expect("mishap", mishap)


@then("whether something more comes of it is not determined")
def mishap_is_open(case):
    case.expect(not_determined="mishap")


@then("the AC is not determined")
def armor_class_is_open(case):
    case.expect(not_determined="armor_class")


@then("the total is not determined")
def total_is_open(case):
    case.expect(not_determined="total")


@then("whether it hits is not determined")
def hit_is_open(case):
    case.expect(not_determined="hit")


@then("whether damage is rolled is not determined")
def damage_is_open(case):
    case.expect(not_determined="damage")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
