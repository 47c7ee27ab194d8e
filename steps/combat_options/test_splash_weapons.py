"""Phrases of splash weapons."""

from oracle.phrases import given, then, when

HARMS = {"harms": True, "does not harm": False}


@given("a splash weapon thrown at a creature with attack bonus {bonus:d} on AC {armor_class:d}")
def at_creature(case, bonus, armor_class):
    case.given(at="creature", attack_bonus=bonus, target_armor_class=armor_class)


@given("a splash weapon thrown at a surface with attack bonus {bonus:d}")
def at_surface(case, bonus):
    case.given(at="surface", attack_bonus=bonus)


@given("a splash weapon thrown at a surface with attack bonus {bonus:d} on AC {armor_class:d}")
def at_surface_with_ac(case, bonus, armor_class):
    case.given(at="surface", attack_bonus=bonus, target_armor_class=armor_class)


@given("a splash weapon thrown at a creature of unknown AC with attack bonus {bonus:d}")
def at_creature_without_ac(case, bonus):
    case.given(at="creature", attack_bonus=bonus)


@given("a splash weapon thrown with attack bonus {bonus:d} at who knows what")
def at_who_knows(case, bonus):
    case.given(attack_bonus=bonus)


@given(
    "it holds {liquid:liquid}",
    liquid={"burning oil": "burning_oil", "holy water": "holy_water", "some other liquid": "other"},
)
def holds(case, liquid):
    case.given(liquid=liquid)


@given("the liquid does {dice} damage")
def liquid_does(case, dice):
    case.given(damage_dice=dice)


@given("the liquid {harms:harms} the target", harms=HARMS)
def harms_target(case, harms):
    case.given(harms_target=harms)


@given("the target is called {name:name}")
def target_called(case, name):
    case.given(target=name)


@given(
    "the Referee {locates:locates} where a miss smashes",
    locates={"determines": True, "does not determine": False},
)
def locates_miss(case, locates):
    case.given(referee_locates_miss=locates)


@given("the throw goes towards {hour:d} o'clock on the map")
def throw_towards(case, hour):
    case.given(throw_hour=hour)


@given("{name:name} is {feet:d} feet away, and the liquid {harms:harms} her", harms=HARMS)
def nearby(case, name, feet, harms):
    case.add("creatures", {"name": name, "distance_ft": feet, "harmed": harms})


@given("nobody is near")
def nobody_near(case):
    case.given(creatures=[])


@when("the throw shows {face:d}")
def throw(case, face):
    case.ask("throw_splash_weapon", dice={"attack": [face]})


@when("the throw shows {face:d} and the liquid's damage roll {faces:faces}")
def throw_with_damage(case, face, faces):
    case.ask("throw_splash_weapon", dice={"attack": [face], "damage": faces})


@when("the throw shows {face:d} and the direction roll {direction:faces}")
def throw_with_direction(case, face, direction):
    case.ask("throw_splash_weapon", dice={"attack": [face], "direction": direction})


@when("the throw shows 2 and the direction roll every face in turn")
def throw_in_every_direction(case):
    case.count("throw_splash_weapon", "direction")
    case.roll(attack=[2])


PLACES = {
    "on a surface": "surface",
    "on a creature": "creature",
    "after a miss": "missed",
    "on an unknown thing": "air",
}


@when("it smashes {place:place}, and the liquid's damage roll shows {faces:faces}", place=PLACES)
def smashes(case, place, faces):
    case.ask("splash", smashed_on=place, dice={"damage": faces})


@when("it smashes {place:place}", place=PLACES)
def smashes_without_damage(case, place):
    case.ask("splash", smashed_on=place)


@when("the throw shows {face:d}, the stray roll {stray:faces} and the liquid's damage roll {faces:faces}")
def strays(case, face, stray, faces):
    case.ask("throw_splash_weapon", dice={"attack": [face], "stray": stray, "damage": faces})


@given("the Referee lets it be aimed")
def referee_lets(case):
    case.given(referee_allows_missile=True)


@given(
    "each {perceives:perceives} the other in some other way",
    perceives={"perceives": True, "does not perceive": False},
)
def perceive(case, perceives):
    case.given(attacker_perceives_target=perceives, target_perceives_attacker=perceives)


@given("magical flight {counts:counts} as unstable", counts={"counts": True, "does not count": False})
def flight_counts(case, counts):
    case.given(referee_counts_flight=counts)


@given("the thrower is in melee with the creature")
def thrower_in_melee(case):
    case.given(attacker_in_melee_with_target=True)


@given("a natural 1 strays")
def natural_1_strays(case):
    case.given(referee_rules_stray=True)


@given("the thrower dwells in water")
def dwells_in_water(case):
    case.given(attacker_dwells_on_land=False)


@then("{name:name} is doused")
def doused(case, name):
    case.expect("doused", name)


@then("nobody is doused")
def nobody_doused(case):
    case.expect("doused", None)


@then("it smashes {feet:d} feet away towards {hour:d} o'clock")
def lands(case, feet, hour):
    case.expect("lands_ft", feet)
    case.expect("lands_hour", hour)


@then("it smashes {feet:d} feet away")
def lands_ft(case, feet):
    case.expect("lands_ft", feet)


@then("it smashes 10 feet away towards {hour:d} o'clock on {times:d} of the 12 faces")
def lands_times(case, hour, times):
    case.expect("lands_hour", hour, times=times)


@then("{names:names} is splashed")
@then("{names:names} are splashed")
def splashed(case, names):
    case.expect("splashed", names)


@then("nobody suffers")
def nobody_suffers(case):
    case.expect("suffered", [])


@then("{name:name} alone suffers {damage:d}")
def one_suffers(case, name, damage):
    case.expect("suffered", [{"name": name, "damage": damage}])


@then("{one:name} suffers {first:d} and {other:name} {second:d}")
def two_suffer(case, one, first, other, second):
    case.expect("suffered", [{"name": one, "damage": first}, {"name": other, "damage": second}])


@then("what they suffer is not determined")
def suffering_is_open(case):
    case.expect(not_determined="suffered")


@then("where it smashes is not determined")
def landing_is_open(case):
    case.expect(not_determined="lands_ft")


@when("the throw at {target:name} shows {face:d}")
def throw_at(case, target, face):
    case.ask("throw_splash_weapon", target=target, dice={"attack": [face]})


@given("the surface is {hard:hard}", hard={"hard": True, "soft": False})
def surface_is(case, hard):
    case.given(surface_is_hard=hard)
