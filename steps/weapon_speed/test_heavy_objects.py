"""Phrases of heavy objects."""

from oracle.phrases import given, then, when

OBJECTS = {"a boulder": "boulder", "an iron ball": "iron_ball", "an acid vial": "acid", "a snowball": "snowball"}
FACTS = {
    "roll for travel": "travel",
    "attack roll": "attack",
    "object": "missile",
    "distance": "distance_dm",
    "attack bonus": "attack_bonus",
    "AC": "target_armor_class",
}


@given("{what:what} that strikes {distance:d} decimetres from someone with AC {armor_class:d}", what=OBJECTS)
def strikes_near(case, what, distance, armor_class):
    case.given(missile=what, distance_dm=distance, target_armor_class=armor_class)


@given("{what:what} that strikes someone knows not how far from AC {armor_class:d}", what=OBJECTS)
def strikes_anywhere(case, what, armor_class):
    case.given(missile=what, target_armor_class=armor_class)


@given("{what:what} that strikes {distance:d} decimetres from someone of unknown AC", what=OBJECTS)
def strikes_near_unknown(case, what, distance):
    case.given(missile=what, distance_dm=distance)


@given("something that strikes {distance:d} decimetres from someone with AC {armor_class:d}")
def something_strikes(case, distance, armor_class):
    case.given(distance_dm=distance, target_armor_class=armor_class)


@given("it was sent with an attack bonus of {bonus:d}")
def sent_with(case, bonus):
    case.given(attack_bonus=bonus)


@given("it has other modifiers of {modifiers:d}")
def other_modifiers(case, modifiers):
    case.given(modifiers=modifiers)


@given("who {stands:stands} in its line", stands={"stands": True, "does not stand": False})
def in_line(case, stands):
    case.given(in_line=stands)


@when("the travel shows {travel:faces} and the attack {attack:faces}")
def travel_and_attack(case, travel, attack):
    case.ask("heavy_object_rolls", dice={"travel": travel, "attack": attack})


@when("the travel shows {travel:d}")
def travels(case, travel):
    case.ask("heavy_object_rolls", dice={"travel": [travel]})


@when("the travel shows every face")
def travels_every_face(case):
    case.count("heavy_object_rolls", "travel")
    case.roll(attack=[10])


@then("it is whole")
def whole(case):
    case.expect("shatters", False)


@then("it rolls {metres:d} metres")
def rolls(case, metres):
    case.expect("rolls_m", metres)


@then("it {reaches:reaches} the creature", reaches={"reaches": True, "does not reach": False})
def reaches_creature(case, reaches):
    case.expect("reaches_creature", reaches)


@then("it reaches the creature on {times:d} of the 8 faces")
def reaches_times(case, times):
    case.expect("reaches_creature", True, times=times)


@then("its attack is at {modifier:d}")
def attack_at(case, modifier):
    case.expect("attack_modifier", modifier)


@then("the attack's total is {total:d}")
def total_is(case, total):
    case.expect("total", total)


@then("the creature {struck:struck}", struck={"is struck": True, "is not struck": False})
def struck_or_not(case, struck):
    case.expect("hit", struck)


@given(
    "{what:what} is thrown at a point at {band:band} range",
    what=OBJECTS,
    band={b: b for b in ("short", "medium", "long")},
)
def thrown(case, what, band):
    case.given(missile=what, range_band=band, attack_bonus=0)


@when(
    "the throw shows {face:d} and the {band:band} scatter {scatter:d}", band={b: b for b in ("short", "medium", "long")}
)
def scatters(case, face, band, scatter):
    case.ask("throw_indirect_missile", dice={"attack": [face], "direction": [4], f"scatter_{band}": [scatter]})


@then("it comes down {metres:d} metres from the point")
def comes_down(case, metres):
    case.expect("scatter_m", metres)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
