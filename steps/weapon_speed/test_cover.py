"""Phrases of cover and concealment."""

from oracle.phrases import given, then, when

SCREENS = {
    "a bush": "bush",
    "a tapestry": "tapestry",
    "other concealment": "other_concealment",
    "a wall": "wall",
    "furniture": "furniture",
    "other cover": "other_cover",
    "a thing unheard of": "moonbeam",
}
DEGREES = {"25% hidden": 25, "50% hidden": 50, "75% hidden": 75, "90%+ hidden": 90}
MODIFIERS = {f"\N{MINUS SIGN}{number}": -number for number in (1, 2, 3, 4, 7)}
FACTS = {
    "screens": "behind",
    "kind of attack": "attack",
    "save": "saved",
    "damage": "damage",
    "damage after a save": "damage_if_saved",
    "bonus by cover": "reflex_bonus_of_cover",
    "place of detonation": "detonates",
}


@given("a defender behind {what:what} that hides {percent:d} percent", what=SCREENS)
@given("behind {what:what} that hides {percent:d} percent", what=SCREENS)
def behind(case, what, percent):
    case.add("behind", {"what": what, "hidden_percent": percent})


@given("a defender who is {degree:degree} by {what:what}", degree=DEGREES, what=SCREENS)
def degree_hidden(case, degree, what):
    case.add("behind", {"what": what, "hidden_percent": degree})


@given("a defender in the open")
def in_the_open(case):
    case.given(behind=[])


@when("an attack at range is considered")
def ranged_considered(case):
    case.ask("protection")


@when("an attack of {kind:kind} is considered", kind={"melee": "melee", "missiles": "ranged", "words": "words"})
def attack_considered(case, kind):
    case.ask("protection", attack=kind)


@then("the attack is at {modifier:d}")
def attack_is_at(case, modifier):
    case.expect("attack_modifier", modifier)


@then("the table has {modifier:modifier} for it", modifier=MODIFIERS)
def table_has(case, modifier):
    case.expect("attack_modifier", modifier)


@then("there {is_one:is_one} barrier", is_one={"is a": True, "is no": False})
def barrier(case, is_one):
    case.expect("physical", is_one)


@given("an effect that would do {damage:d}, or {saved:d} after a save")
def effect(case, damage, saved):
    case.given(damage=damage, damage_if_saved=saved)


@given("an effect that would do {damage:d}, and nobody knows what after a save")
def effect_of_save_unknown(case, damage):
    case.given(damage=damage)


@given("an effect of which nobody says what it would do")
def effect_unknown(case):
    case.given(damage_if_saved=0)


@given("a bonus of {bonus:d} by cover")
def bonus_by_cover(case, bonus):
    case.given(reflex_bonus_of_cover=bonus)


@given(
    "it goes off {where:where}",
    where={"before the cover": "before_cover", "behind the cover": "behind_cover", "elsewhere": "elsewhere"},
)
def goes_off(case, where):
    case.given(detonates=where)


@given("the cover does not stop it")
def does_not_stop(case):
    case.given(cover_blocks=False)


@when("the save {saved:saved}", saved={"succeeds": True, "fails": False})
def save(case, saved):
    case.ask("area_effect_on_covered", saved=saved)


@when("nobody says how the save went")
def save_unknown(case):
    case.ask("area_effect_on_covered")


@then("{damage:d} is suffered")
def suffered(case, damage):
    case.expect("damage", damage)


@then("what is suffered is not determined")
def suffered_is_open(case):
    case.expect(not_determined="damage")


@then("the save has a bonus of {bonus:d}")
def save_bonus(case, bonus):
    case.expect("reflex_bonus", bonus)


@then("the bonus of the save is not determined")
def save_bonus_is_open(case):
    case.expect(not_determined="reflex_bonus")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
