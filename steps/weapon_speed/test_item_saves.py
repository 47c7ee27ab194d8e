"""Phrases of the saving throws of items."""

from oracle.phrases import given, then, when

ITEMS = {
    "Bone/Ivory": "bone_or_ivory",
    "Cloth": "cloth",
    "Glass": "glass",
    "Leather": "leather",
    "Metal": "metal",
    "Paper": "paper",
    "Pottery": "pottery",
    "Rock/Crystal": "rock_or_crystal",
    "Rope": "rope",
    "Wood, thick": "wood_thick",
    "Wood, thin": "wood_thin",
    "oil": "oil",
    "potion": "potion",
    "straw": "straw",
}
HAZARDS = {
    one: one.replace(" ", "_")
    for one in (
        "acid",
        "crushing",
        "disintegrate",
        "fall",
        "magic fire",
        "fire",
        "cold",
        "lightning",
        "electricity",
        "rust",
    )
}
FACTS = {
    "item": "item",
    "hazard": "hazard",
    "enchantment bonus": "enchantment_bonus",
    "power": "power_bonus",
    "liquid's number": "liquid_number",
    "roll": "save",
}


@given("an item of {item:item}", item=ITEMS)
def item_of(case, item):
    case.given(item=item)


@given("someone means to destroy it")
def deliberate(case):
    case.given(deliberate=True)


@given("someone has it about him")
def attended(case):
    case.given(attended=True)


@given("it is put away")
def put_away(case):
    case.given(protected=True)


@given("the attack is exceptionally powerful")
def powerful(case):
    case.given(exceptionally_powerful=True)


@given("the GM calls for {a_save:a_save}", a_save={"a save": True, "no save": False})
def gm_calls(case, a_save):
    case.given(gm_calls_for_save=a_save)


@given("an enchantment bonus of {bonus:d}")
def enchanted(case, bonus):
    case.given(enchantment_bonus=bonus)


@given("magic without an enchantment bonus")
def without_bonus(case):
    case.given(magical_without_bonus=True)


@given("a bonus of {bonus:d} for its power")
def power(case, bonus):
    case.given(power_bonus=bonus)


@given("a number of {number:d} for liquids")
def liquid_number(case, number):
    case.given(liquid_number=number)


@given("it is designed to resist this")
def designed(case):
    case.given(designed_to_resist=True)


@when("it meets {hazard:hazard} and the roll shows {face:d}", hazard=HAZARDS)
def meets(case, hazard, face):
    case.ask("item_save", hazard=hazard, dice={"save": [face]})


@when("it meets {hazard:hazard}, where the table has {dash:dash}", hazard=HAZARDS, dash={"—": None})
def meets_at_dash(case, hazard, dash):  # noqa: ARG001 - the dash is for whoever reads
    case.ask("item_save", hazard=hazard, dice={"save": [10]})


@when("it meets nobody knows what")
def meets_the_unknown(case):
    case.ask("item_save", dice={"save": [10]})


@when("its roll against {hazard:hazard} is made on every face of the d20", hazard=HAZARDS)
def every_face(case, hazard):
    case.count("item_save", "save", hazard=hazard)


@given("the GM would follow {way:way}", way={"hit points": "hit_points", "only saves": "saving_throw"})
def gm_would(case, way):
    case.given(gm_uses=way)


@when("it is asked how an area effect is followed that catches an item")
def how_followed(case):
    case.ask("destroy_object", danger="area_effect")


@then("the item saves and no hit points are tracked")
def saves_untracked(case):
    case.expect("saves", True)
    case.expect("tracks_hit_points", False)


@then("it saves against {number:d}")
def saves_against(case, number):
    case.expect("save_needed", True)
    case.expect("number", number)


@then("it does not save")
def no_save(case):
    case.expect("save_needed", False)


@then("it comes to no number")
def no_number(case):
    case.expect("number", None)
    case.expect("total", None)
    case.expect("bonus", 0)


@then("the roll comes to {total:d}")
def total_is(case, total):
    case.expect("total", total)


@then("a bonus of {bonus:d} counts")
def bonus_is(case, bonus):
    case.expect("bonus", bonus)


@then("it {does:does}", does={"is destroyed": True, "lasts": False})
def destroyed(case, does):
    case.expect("destroyed", does)


@then("it is destroyed on {times:d} of the 20 faces")
def destroyed_on(case, times):
    case.expect("destroyed", True, times=times)


@then("acid {mixes:mixes} with it", mixes={"mixes": True, "does not mix": False})
def acid_mixes(case, mixes):
    case.expect("acid_mixes", mixes)


@then("whether acid mixes with it is not determined")
def mixing_is_open(case):
    case.expect(not_determined="acid_mixes")


@then("whether it saves is not determined")
def save_is_open(case):
    case.expect(not_determined="save_needed")


@then("whether it is destroyed is not determined")
def destroyed_is_open(case):
    case.expect(not_determined="destroyed")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
