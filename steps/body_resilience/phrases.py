"""Phrases that several topics of document 004 share."""

from oracle.phrases import given, then, when

FACTS = {
    "attack roll": "attack",
    "Evasion roll": "evasion",
    "damage roll": "damage",
    "extra damage roll": "extra_damage",
    "save roll": "save",
    "effect roll": "effect",
    "kind of attack": "kind",
    "attack bonus": "attack_bonus",
    "Evasion modifier": "evasion_modifier",
    "size": "size",
    "base attack bonuses": "base_attack_bonuses",
    "Dexterity modifier": "dexterity_modifier",
    "range penalty": "range_penalty",
    "number of the attack": "which_attack",
    "armour limit": "armor_limit",
    "other factors": "other_factors",
    "weapon": "weapon",
    "damage dice": "damage_dice",
    "extra dice": "extra_dice",
    "Strength modifier": "strength_modifier",
    "grip": "grip",
    "factors": "factors",
    "armour": "armor",
    "active DR": "active",
    "base damage": "base_damage",
    "body points": "body_points",
    "resilience points": "resilience_points",
    "target": "target",
    "touch attack": "touch_attack",
    "means of touching": "touches_with",
    "effects": "effects",
    "body damage": "body_damage",
    "speed": "speed",
    "base speed": "base_speed",
    "way of moving": "how",
    "distance": "distance",
    "kind of save": "kind",
    "base save bonuses": "base_save_bonuses",
    "base save bonus": "base_save_bonus",
    "save modifier": "save_modifier",
    "difficulty class": "difficulty_class",
    "saver": "saver",
    "attacker": "attacker",
    "defender": "defender",
    "choice of the GM": "gm_chooses",
}
LISTS = {"base attack bonuses", "other factors", "factors", "armour", "active DR", "base save bonuses", "effects"}


@given("an unknown {fact:fact}", fact={name: name for name in FACTS})
def unknown(case, fact):
    if fact in LISTS:
        case.add(FACTS[fact], "no such thing")
    else:
        case.given(**{FACTS[fact]: "no such thing"})


@given("an attack bonus of {bonus:d} against an Evasion modifier of {evasion:d}")
def bonus_against(case, bonus, evasion):
    case.given(attack_bonus=bonus, evasion_modifier=evasion)


@given("other modifiers of {modifiers:d}")
def other_modifiers(case, modifiers):
    case.given(other_modifiers=modifiers)


@given("the attack is made {kind:kind}", kind={"in melee": "melee", "at range": "ranged"})
def attack_kind(case, kind):
    case.given(kind=kind)


@given("it is a touch attack")
def touch_attack(case):
    case.given(touch_attack=True)


@given("a threat {becomes:becomes} a critical hit", becomes={"becomes": True, "does not become": False})
def becomes_critical(case, becomes):
    case.given(threat_becomes_critical=becomes)


@when("the attack roll shows {face:d}")
def attack_roll_shows(case, face):
    case.ask("attack", dice={"attack": [face]})


@when("the defender rolls {face:d}")
def defender_rolls(case, face):
    case.ask("evade", dice={"evasion": [face]})


@when("the attacker rolls {attack:d} and the defender {evasion:d}")
def both_roll(case, attack, evasion):
    case.ask("opposed_attack", dice={"attack": [attack], "evasion": [evasion]})


@when("the attack is rolled on every face of the d20")
def attack_on_every_face(case):
    case.count("attack", "attack")


@when("Evasion is rolled on every face of the d20")
def evasion_on_every_face(case):
    case.count("evade", "evasion")


@then("the total is {total:d}")
def total_is(case, total):
    case.expect("total", total)


@then("it is held against {score:d}")
def held_against(case, score):
    case.expect("score", score)


@then("the attack {succeeds:succeeds}", succeeds={"succeeds": True, "fails": False})
def attack_result(case, succeeds):
    case.expect("succeeds", succeeds)


@then("the attack succeeds on {times:d} of the 20 faces")
def succeeds_on(case, times):
    case.expect("succeeds", True, times=times)


@then("it {threatens:threatens} a critical hit", threatens={"threatens": True, "does not threaten": False})
def threat(case, threatens):
    case.expect("threat", threatens)


@then("it threatens a critical hit on {times:d} of the 20 faces")
def threatens_on(case, times):
    case.expect("threat", True, times=times)


@then("it {is_one:is_one} a critical hit", is_one={"is": True, "is not": False})
def critical_hit(case, is_one):
    case.expect("critical_hit", is_one)


@then("whether it is a critical hit is not determined")
def critical_is_open(case):
    case.expect(not_determined="critical_hit")


@then("damage {rolled:rolled} rolled", rolled={"is": True, "is not": False})
def damage_rolled(case, rolled):
    case.expect("damage_roll", rolled)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)


@given("armour that lets {limit:d} of a Dexterity bonus count")
def armor_limit(case, limit):
    case.given(armor_limit=limit)


@given("someone with a Dexterity modifier of {modifier:d}")
def dexterity(case, modifier):
    case.given(dexterity_modifier=modifier)


@given(
    "of {size:size} size",
    size={
        name.capitalize(): name
        for name in ("fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal")
    },
)
def of_size(case, size):
    case.given(size=size)


@when("Evasion is asked for")
def evasion_asked(case):
    case.ask("evasion")


@then("the Evasion modifier is {modifier:d}")
def evasion_is(case, modifier):
    case.expect("modifier", modifier)


@given(
    "{kind:kind} with DR {dr:d}",
    kind={
        "armour": "armor",
        "an effect like armour": "armor_like_effect",
        "a shield": "shield",
        "natural armour": "natural_armor",
        "an effect of natural armour": "natural_armor_effect",
    },
)
def armor(case, kind, dr):
    case.add("armor", {"kind": kind, "dr": dr})


@given("active DR {dr:d}")
def active(case, dr):
    case.add("active", dr)


@given("{body:d} body points and {resilience:d} resilience points")
def points(case, body, resilience):
    case.given(body_points=body, resilience_points=resilience)


@given("a hit for {damage:d} has been taken")
@when("a hit for {damage:d} is taken")
def hit_taken(case, damage):
    case.ask("take_hit", base_damage=damage)


@then("{damage:d} is taken from body points")
def body_damage(case, damage):
    case.expect("body_damage", damage)


@then("{damage:d} is taken from resilience points")
def resilience_damage(case, damage):
    case.expect("resilience_damage", damage)


@then("{damage:d} is negated")
def negated(case, damage):
    case.expect("negated", damage)


WEAPONS = {
    "a melee weapon": "melee",
    "a thrown weapon": "thrown",
    "a sling": "sling",
    "a fist": "unarmed",
    "a claw": "natural",
    "a bow": "bow",
    "a composite bow": "composite_bow",
    "a crossbow": "crossbow",
    "another ranged weapon": "other_ranged",
}


@given("{weapon:weapon} that does {dice}", weapon=WEAPONS)
def weapon_that_does(case, weapon, dice):
    case.given(weapon=weapon, damage_dice=dice)


@given("a Strength modifier of {modifier:d}")
def strength_modifier(case, modifier):
    case.given(strength_modifier=modifier)


@given("other damage modifiers of {modifiers:d}")
def other_damage_modifiers(case, modifiers):
    case.given(other_modifiers=modifiers)


@given("damage that is multiplied by {factor:d}")
def multiplied(case, factor):
    case.add("factors", factor)


@given("{dice} of extra damage")
def extra_dice(case, dice):
    case.given(extra_dice=dice)


@when("the damage roll shows {faces:faces}")
def damage_roll_shows(case, faces):
    case.ask("damage", dice={"damage": faces})


@when("the damage roll shows {faces:faces} and the extra damage roll {extra:faces}")
def damage_rolls_show(case, faces, extra):
    case.ask("damage", dice={"damage": faces, "extra_damage": extra})


@then("the base damage is {damage:d}")
def base_damage_is(case, damage):
    case.expect("damage", damage)


@then("{points:d} body points are left")
def body_points_left(case, points):
    case.expect("body_points", points)


@then("{points:d} resilience points are left")
def resilience_points_left(case, points):
    case.expect("resilience_points", points)


@when("the attack is looked at")
def looked_at(case):
    case.ask("hit_type")


@given("a save modifier of {modifier:d} against a difficulty class of {difficulty:d}")
def save_against(case, modifier, difficulty):
    case.given(save_modifier=modifier, difficulty_class=difficulty)


@then("the save's total is {total:d}")
def save_total_is(case, total):
    case.expect("total", total)


@then("the save is held against {score:d}")
def save_held_against(case, score):
    case.expect("score", score)


@then("the save {succeeds:succeeds}", succeeds={"succeeds": True, "fails": False})
def save_result(case, succeeds):
    case.expect("save_succeeds", succeeds)


@then("the save succeeds on {times:d} of the 20 faces")
def save_succeeds_on(case, times):
    case.expect("save_succeeds", True, times=times)


@then("{items:items} exposed", items={"items are": True, "no items are": False})
def items_exposed(case, items):
    case.expect("items_exposed", items)


@then("no items are damaged")
def no_items_damaged(case):
    case.expect("items_damaged", False)


@then("what becomes of items is not determined")
def items_are_open(case):
    case.expect(not_determined="items_damaged")
