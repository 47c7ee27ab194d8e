"""Phrases of areas."""

from oracle.phrases import given, then, when

DEFENSES = {"DeC": "dec", "Ref": "ref", "Fort": "fort", "Will": "will"}
COLUMNS = {"ranged": "ranged", "supernatural": "supernatural"}
SKILLS = {"area attacks": "area_attacks", "ray attacks": "ray_attacks"}
DEGREES = {
    "failure": "failure",
    "success": "success",
    "outstanding": "outstanding",
    "exceptional": "exceptional",
    "critical success": "critical",
}
ENERGIES = {one: one for one in ("acid", "cold", "electricity", "fire", "necrotic", "radiant", "sonic")}
FACTS = {
    "targets": "targets",
    "kept check": "keeps_its_check",
    "damage": "damage",
    "energy damage": "energy_damage",
    "damage left": "dm_reduced_damage",
    "bonus": "dm_defense_bonus",
    "place": "wholly_inside",
    "degree": "degree",
    "energy": "energy",
    "extra damage": "stated_extra_damage",
    "carried items": "carried_items",
    "carried item": "carried_items",
    "protected items": "under_armor",
    "immune items": "immune_items",
    "number": "number",
    "item": "item",
}
WRONG_PLACES = {
    "nobody says what it does": {"wholly_inside": False},
    "it does less than nothing": {"damage": -1, "wholly_inside": False},
    "nobody says how far the target is inside": {"damage": 20},
    "the DM leaves more than there was": {"damage": 20, "wholly_inside": False, "dm_reduced_damage": 21},
    "the DM leaves less than nothing": {"damage": 20, "wholly_inside": False, "dm_reduced_damage": -1},
    "the DM takes something from the defence": {"damage": 20, "wholly_inside": False, "dm_defense_bonus": -1},
    "the DM lessens the damage of one wholly inside": {"damage": 20, "wholly_inside": True, "dm_reduced_damage": 10},
    "the DM leaves nothing to one wholly inside": {"damage": 20, "wholly_inside": True, "dm_reduced_damage": 0},
    "the DM helps the defence of one wholly inside": {"damage": 20, "wholly_inside": True, "dm_defense_bonus": 1},
}
FIRE = {"degree": "critical", "energy": "fire", "energy_damage": 20}
WRONG_SUCCESSES = {
    "nobody says how well it went": {"energy": "fire", "energy_damage": 20},
    "it went as no attack goes": FIRE | {"degree": "no such thing"},
    "nobody says with what energy": {"degree": "critical", "energy_damage": 20},
    "with an energy that is none": FIRE | {"energy": "no such thing"},
    "nobody says how much damage it does": {"degree": "critical", "energy": "fire"},
    "it does less than nothing": FIRE | {"energy_damage": -1},
    "it adds less than nothing": FIRE | {"stated_extra_damage": -1},
    "an item has no name": FIRE | {"carried_items": [" "]},
    "an item is carried twice": FIRE | {"carried_items": ["hat", "hat"]},
    "armour protects what is not carried": FIRE | {"carried_items": ["hat"], "under_armor": ["lute"]},
    "something not carried is immune": FIRE | {"carried_items": ["hat"], "immune_items": ["lute"]},
}


def several(text):
    return text.replace(" and ", ", ").split(", ")


@given("an attack on the Will of {targets:d} targets")
def on_will(case, targets):
    case.given(shape="body_and_mind", named_defense="will", targets=targets)


@given("a ray at one of them")
def ray(case):
    case.given(shape="ray", targets=1)


@when("the area's attack is asked for")
def attack_asked(case):
    case.ask("aim_supernatural_attack")


@then("the area is against Ref, and {defense:defense} is checked besides", defense=DEFENSES)
def checked_besides(case, defense):
    case.expect("defense", "ref")
    case.expect("further_check", defense)


@then("the area is against Ref, and whether its effect is checked besides is not determined")
def check_is_open(case):
    case.expect("defense", "ref")
    case.expect(not_determined="further_check")


@then("the modifiers of a {column:column} attack count", column=COLUMNS)
def modifiers(case, column):
    case.expect("modifiers", column)


@then("the skill with {skill:skill} counts", skill=SKILLS)
def skill_counts(case, skill):
    case.expect("skill", skill)


@given("an area of {damage:d} damage")
def area_of(case, damage):
    case.given(damage=damage)


@given("a target that is {wholly:wholly} inside", wholly={"wholly": True, "partly": False})
def inside(case, wholly):
    case.given(wholly_inside=wholly)


@given("the DM leaves {left:d} of the damage")
def dm_leaves(case, left):
    case.given(dm_reduced_damage=left)


@given("the DM adds {bonus:d} to its defence")
def dm_adds(case, bonus):
    case.given(dm_defense_bonus=bonus)


@given("an area, but {wrong:wrong}", wrong=WRONG_PLACES)
def wrong_place(case, wrong):
    case.given(**wrong)


@when("the target's exposure is asked for")
def exposure_asked(case):
    case.ask("area_exposure")


@then(
    "it is dealt {damage:d} damage {fully:fully}, with {bonus:d} on its defence",
    fully={"in full": True, "as an exception": False},
)
def dealt(case, damage, fully, bonus):
    case.expect("damage", damage)
    case.expect("fully_affected", fully)
    case.expect("defense_bonus", bonus)


@given("a {degree:degree} with {damage:d} {energy:energy} damage", degree=DEGREES, energy=ENERGIES)
def success(case, degree, damage, energy):
    case.given(degree=degree, energy_damage=damage, energy=energy)


@given("it adds {extra:d} damage")
def adds(case, extra):
    case.given(stated_extra_damage=extra)


@given("the target carries nothing")
def carries_nothing(case):
    case.given(carried_items=[])


@given("the target carries cloak and hat, both protected by its armour")
def all_protected(case):
    case.given(carried_items=["cloak", "hat"], under_armor=["cloak", "hat"])


@given("the target carries cloak and hat")
def two_items(case):
    case.given(carried_items=["cloak", "hat"])


@given("the target carries cloak, hat and lute")
def three_items(case):
    case.given(carried_items=["cloak", "hat", "lute"])


@given("the target carries cloak, hat, lute and staff")
def four_items(case):
    case.given(carried_items=["cloak", "hat", "lute", "staff"])


@given("the target carries cloak, hat, lute, scroll and staff")
def five_items(case):
    case.given(carried_items=["cloak", "hat", "lute", "scroll", "staff"])


@given("its armour protects {items}")
def protects(case, items):
    case.given(under_armor=several(items))


@given("only {items} are immune")
def immune(case, items):
    case.given(immune_items=several(items))


@given("none of them are immune")
def none_immune(case):
    case.given(immune_items=[])


@when("the die for the number shows {number:d}")
def number_shows(case, number):
    case.roll(number=[number])


@when("the dice for the items show {faces:faces}")
def items_show(case, faces):
    case.roll(item=faces)


@given("an area's success, but {wrong:wrong}", wrong=WRONG_SUCCESSES)
def wrong_success(case, wrong):
    case.given(**wrong)


@when("its equipment is looked at")
def looked_at(case):
    case.ask("area_critical")


@then("the extra damage is {extra:d}")
def extra_is(case, extra):
    case.expect("extra_damage", extra)


@then("the extra damage is not determined")
def extra_is_open(case):
    case.expect(not_determined="extra_damage")


@then("the items picked are {items}")
def picked(case, items):
    case.expect("items", several(items))


@then("no items are picked")
def none_picked(case):
    case.expect("items", [])
    case.expect("item_damage", [])


@then("which items are picked is not determined")
def picked_is_open(case):
    case.expect(not_determined="items")


@then("they take {damage:faces}")
def they_take(case, damage):
    case.expect("item_damage", damage)


@then("their damage is not determined")
def damage_is_open(case):
    case.expect(not_determined="item_damage")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
