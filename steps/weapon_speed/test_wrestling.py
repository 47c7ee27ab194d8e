"""Phrases of wrestling."""

from oracle.phrases import given, then, when

FACTS = {
    "hands": "both_hands_free",
    "attack bonus": "attack_bonus",
    "AC": "target_armor_class",
    "armour": "armor",
    "target's armour": "target_armor",
    "modifier of armour": "heavier_armor_modifier",
    "victim": "target",
    "roll": "attack",
}
ARMOR = {
    "no armour": "none",
    "leather": "leather",
    "studded leather": "studded_leather",
    "chain mail": "chain_mail",
    "ring mail": "ring_mail",
    "scale mail": "scale_mail",
    "banded mail": "banded_mail",
    "splint mail": "splint_mail",
    "plate mail": "plate_mail",
    "field plate": "field_plate",
    "full plate": "full_plate",
    "another heavier armour": "another_heavier_armor",
    "unheard-of armour": "no_such_armor",
}
ROWS = {
    one: one
    for one in (
        "Studded leather",
        "Chain, ring, or scale mail",
        "Banded, splint, or plate variants",
        "Field plate",
        "Full plate",
    )
}
MODIFIERS = {f"\N{MINUS SIGN}{one}": -one for one in (1, 2, 4, 7, 9)}


@given("a wrestler with an attack bonus of {bonus:d} against AC {ac:d}")
def wrestler(case, bonus, ac):
    case.given(attack_bonus=bonus, target_armor_class=ac, both_hands_free=True)


@given("a wrestler with an attack bonus of {bonus:d} and a hand that is not free, against AC {ac:d}")
def wrestler_without_hands(case, bonus, ac):
    case.given(attack_bonus=bonus, target_armor_class=ac, both_hands_free=False)


@given("a wrestler of whose hands nobody speaks")
def wrestler_of_unknown_hands(case):
    case.given(attack_bonus=0, target_armor_class=12)


@given("a wrestler of whose attack bonus nobody speaks")
def wrestler_of_unknown_bonus(case):
    case.given(target_armor_class=12, both_hands_free=True)


@given("a wrestler against someone of whose AC nobody speaks")
def wrestler_against_unknown_ac(case):
    case.given(attack_bonus=0, both_hands_free=True)


@given("other modifiers of {modifiers:d} to the wrestle")
def other_modifiers(case, modifiers):
    case.given(modifiers=modifiers)


@given("the wrestler wears {armor:armor}", armor=ARMOR)
def wears(case, armor):
    case.given(armor=armor)


@given("the wrestler wears {armor:armor}, of the row {row:row}", armor=ARMOR, row=ROWS)
def wears_of_row(case, armor, row):  # noqa: ARG001 - the row is for whoever reads
    case.given(armor=armor)


@given("the victim wears {armor:armor}", armor=ARMOR)
def victim_wears(case, armor):
    case.given(target_armor=armor)


@given("armour that the table does not name costs {modifier:d}")
def heavier_costs(case, modifier):
    case.given(heavier_armor_modifier=modifier)


@given("{attacker:name} has taken hold of {target:name}")
def has_hold(case, attacker, target):
    case.ask("wrestle", attacker=attacker, target=target, dice={"attack": [20]})


@when("{attacker:name} wrestles {target:name} and shows {face:d}")
def wrestles(case, attacker, target, face):
    case.ask("wrestle", attacker=attacker, target=target, dice={"attack": [face]})


@when("the wrestle shows {face:d}")
def wrestle_shows(case, face):
    case.ask("wrestle", dice={"attack": [face]})


@when("the wrestle is rolled on every face of the d20")
def every_face(case):
    case.count("wrestle", "attack")


@then("the wrestle hits on {faces:d} of the 20 faces")
def hits_on(case, faces):
    case.expect("hit", True, times=faces)


@then("the wrestle comes to {total:d}")
def total_is(case, total):
    case.expect("total", total)


@then("the total is {total:d}, of which armour makes {modifier:modifier}", modifier=MODIFIERS)
def total_with_armor(case, total, modifier):  # noqa: ARG001 - the modifier is for whoever reads
    case.expect("total", total)


@then("the wrestle {hits:hits}", hits={"hits": True, "misses": False})
def hits_is(case, hits):
    case.expect("hit", hits)


@then("the wrestle gets a {grip:grip}", grip={"headlock": "headlock", "gouge": "gouge", "trip": "trip"})
def grip_is(case, grip):
    case.expect("grip", grip)


@then("the wrestle gets no grip and ends nothing")
def no_grip(case):
    case.expect("grip", None)
    case.expect("holds", False)
    case.expect("breaks_hold", False)
    case.expect("damage", 0)


@then("the wrestle does {points:d} points at once")
def damage_is(case, points):
    case.expect("damage", points)


@then("the wrestle's total is not determined")
def total_is_open(case):
    case.expect(not_determined="total")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
