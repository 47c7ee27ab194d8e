"""Phrases of siege weapons."""

from oracle.phrases import given, then, when

WEAPONS = {
    "Ballista": "ballista",
    "Giant's fist": "giants_fist",
    "Small catapult": "small_catapult",
    "Ram": "ram",
    "Screw/drill": "screw_or_drill",
    "Large catapult": "large_catapult",
    "Trebuchet": "trebuchet",
}
MATERIALS = {
    one: one.replace(" ", "_") for one in ("hard stone", "soft stone", "earth", "thin wood", "thick wood", "ice")
}
FACTS = {"siege weapon": "siege_weapon", "material": "material", "aim": "aimed_at", "save": "save", "name": "structure"}


@given("a {weapon:weapon} against {material:material}", weapon=WEAPONS, material=MATERIALS)
def weapon_against(case, weapon, material):
    case.given(siege_weapon=weapon, material=material)


@given("a {weapon:weapon} against nobody knows what", weapon=WEAPONS)
def weapon_only(case, weapon):
    case.given(siege_weapon=weapon)


@given("something unnamed against {material:material}", material=MATERIALS)
def material_only(case, material):
    case.given(material=material)


@given("it is aimed at {what:what}", what={"a creature": "creature", "a structure": "structure", "a ghost": "ghost"})
def aimed_at(case, what):
    case.given(aimed_at=what)


@when("the structure's save shows {face:d}")
def save_shows(case, face):
    case.ask("siege_attack", dice={"save": [face]})


@given("the save of {name:name} has shown {face:d}")
@when("the save of {name:name} shows {face:d}")
def save_of(case, name, face):
    case.ask("siege_attack", structure=name, dice={"save": [face]})


@when("the save of something without a name shows {face:d}")
def save_of_no_name(case, face):
    case.ask("siege_attack", structure=" ", dice={"save": [face]})


@when("the structure's save is rolled on every face of the d20")
def every_face(case):
    case.count("siege_attack", "save")


@then("the structure's number is {number:d}")
def number_is(case, number):
    case.expect("target_number", number)


@then("the structure {gives_way:gives_way}", gives_way={"gives way": True, "holds": False})
def gives_way(case, gives_way):
    case.expect("gives_way", gives_way)


@then("it gives way on {times:d} of the 20 faces")
def gives_way_on(case, times):
    case.expect("gives_way", True, times=times)


@then("{feet:d} cubic feet of it are destroyed")
def destroyed(case, feet):
    case.expect("cubic_feet", feet)


@then("{feet:d} cubic feet of it are destroyed in all")
def destroyed_in_all(case, feet):
    case.expect("cubic_feet_in_all", feet)


@then("what becomes of the creature is not determined")
def creature_is_open(case):
    case.expect(not_determined="gives_way")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
