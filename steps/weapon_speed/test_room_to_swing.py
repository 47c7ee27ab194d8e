"""Phrases of the room that a weapon needs."""

from oracle.phrases import given, then, when

NAMED = ("fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal")
SIZES = {one.capitalize(): one for one in NAMED}
TYPES = {one: one for one in ("slashing", "bludgeoning", "piercing")}
FACTS = {
    "size": "weapon_size",
    "type of damage": "damage_type",
    "clear area": "clear_area_dm2",
    "area of other sizes": "area_of_other_sizes_dm2",
}


@given("a {size:size} {kind:kind} weapon", size=SIZES, kind=TYPES)
def weapon(case, size, kind):
    case.given(weapon_size=size, damage_type=kind)


@given("a {size:size} weapon of an unknown type", size=SIZES)
def unknown_type(case, size):
    case.given(weapon_size=size, damage_type="no such thing")


@given("a {kind:kind} weapon of an unknown size", kind=TYPES)
def unknown_size(case, kind):
    case.given(weapon_size="no such thing", damage_type=kind)


@given("a {kind:kind} weapon of whose size nobody speaks", kind=TYPES)
def unstated_size(case, kind):
    case.given(damage_type=kind)


@given("a {size:size} weapon of whose type nobody speaks", size=SIZES)
def unstated_type(case, size):
    case.given(weapon_size=size)


@given("others fight beside its wielder")
def others(case):
    case.given(others_beside=True)


@given("the GM finds the room {enough:enough}", enough={"enough": True, "too small": False})
def gm_finds(case, enough):
    case.given(gm_finds_enough=enough)


@given("such a weapon needs {area:d} square decimetres")
def such_a_weapon(case, area):
    case.given(area_of_other_sizes_dm2=area)


@when("{area:d} square decimetres are clear")
def clear(case, area):
    case.ask("swing_weapon", clear_area_dm2=area)


@when("nobody says how much is clear")
def unsaid(case):
    case.ask("swing_weapon")


@then("it needs {area:d} square decimetres, for its arc")
def needs(case, area):
    case.expect("needed_area_dm2", area)
    case.expect("has_arc", True)


@then("it has no arc, and needs 0 square decimetres")
def no_arc(case):
    case.expect("needed_area_dm2", 0)
    case.expect("has_arc", False)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
