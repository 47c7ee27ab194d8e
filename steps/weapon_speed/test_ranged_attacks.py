"""Phrases of ranged attacks."""

from oracle.phrases import given, then, when

WEAPONS = {
    "a hurled axe": "hurled",
    "a bow": "bow",
    "a crossbow": "crossbow",
    "another aimed weapon": "other_aimed",
    "a weapon that is not aimed": "other_unaimed",
    "an unheard-of weapon": "moonbeam",
}
ARCED = {
    "a staff sling": "staff_sling",
    "another weapon that must fire in an arc": "other_arced",
    "an ordinary weapon": "other",
    "an unheard-of weapon": "moonbeam",
}
FACTS = {
    "attack roll": "attack",
    "weapon": "weapon",
    "attack bonus": "attack_bonus",
    "AC": "target_armor_class",
    "rate": "rate",
    "flight": "flight",
    "distance": "distance_m",
    "range of the arc": "arc_extra_m",
    "minimum range": "minimum_range_m",
}


@given("{weapon:weapon} fired with attack bonus {bonus:d} at AC {armor_class:d}", weapon=WEAPONS)
def fired(case, weapon, bonus, armor_class):
    case.given(weapon=weapon, attack_bonus=bonus, target_armor_class=armor_class)


@given("a hurled axe of which only the AC {armor_class:d} is known")
def without_bonus(case, armor_class):
    case.given(weapon="hurled", target_armor_class=armor_class)


@given("a hurled axe of which only the attack bonus {bonus:d} is known")
def without_armor_class(case, bonus):
    case.given(weapon="hurled", attack_bonus=bonus)


@given("an attack bonus of {bonus:d} at AC {armor_class:d}, with who knows what")
def without_weapon(case, bonus, armor_class):
    case.given(attack_bonus=bonus, target_armor_class=armor_class)


@given("other modifiers of {modifier:d}")
def others(case, modifier):
    case.given(modifiers=modifier)


@given("Strength {counts:counts} for this bow", counts={"counts": True, "does not count": False})
def counts_for_bow(case, counts):
    case.given(bow_takes_strength=counts)


@when("the ranged attack shows {face:d}")
def attack_shows(case, face):
    case.ask("ranged_attack", dice={"attack": [face]})


@when("the ranged attack is rolled on every face")
def every_face(case):
    case.count("ranged_attack", "attack")


@then("its total is {total:d}")
def total_is(case, total):
    case.expect("total", total)


@then("the ranged attack {hits:hits}", hits={"hits": True, "misses": False})
def hits_or_misses(case, hits):
    case.expect("hit", hits)


@then("the ranged attack hits on {times:d} of the 20 faces")
def hits_on(case, times):
    case.expect("hit", True, times=times)


@then("Strength adds {modifier:d} to its damage")
def damage_modifier(case, modifier):
    case.expect("damage_modifier", modifier)


@then("what Strength adds to its damage is not determined")
def damage_is_open(case):
    case.expect(not_determined="damage_modifier")


@then("its total is not determined")
def total_is_open(case):
    case.expect(not_determined="total")


@then("whether it hits is not determined")
def hit_is_open(case):
    case.expect(not_determined="hit")


@given("{count:d} rounds are over")
def rounds_over(case, count):
    for _ in range(count):
        case.ask("end_round")


@when("a rate of fire of {rate} is looked at")
def rate_looked_at(case, rate):
    case.ask("rate_of_fire", rate=rate)


@given("{attacker:name} has fired at a rate of {rate}")
@when("{attacker:name} fires at a rate of {rate}")
def fires_at(case, attacker, rate):
    case.ask("rate_of_fire", attacker=attacker, rate=rate)


@when("a rate of fire is looked at that nobody states")
def rate_missing(case):
    case.ask("rate_of_fire")


@then("it gives {shots:d} shots, {staggered:staggered}", staggered={"staggered": True, "not staggered": False})
def gives_shots(case, shots, staggered):
    case.expect("shots", shots)
    case.expect("staggered", staggered)


@then("how many shots it gives is not determined")
def shots_are_open(case):
    case.expect(not_determined="shots")
    case.expect(not_determined="staggered")


@given("{weapon:weapon}, and a target {distance:d} metres away", weapon=ARCED)
def weapon_and_distance(case, weapon, distance):
    case.given(weapon=weapon, distance_m=distance)


@given("a weapon, and a target {distance:d} metres away")
def only_distance(case, distance):
    case.given(distance_m=distance)


@given("an ordinary weapon, and nobody says how far away the target is")
def no_distance(case):
    case.given(weapon="other")


@given("an arc that takes {extra:d} metres more")
def arc_takes(case, extra):
    case.given(arc_extra_m=extra)


@given("a minimum range of {metres:d} metres")
def minimum_range(case, metres):
    case.given(minimum_range_m=metres)


@when(
    "it is fired {flight:flight}",
    flight={"in a straight line": "straight", "in an arc": "arc", "round a corner": "corner"},
)
def is_fired(case, flight):
    case.ask("line_of_fire", flight=flight)


@when("it is simply fired")
def simply_fired(case):
    case.ask("line_of_fire")


@then("it flies {flight:flight}", flight={"straight": "straight", "in an arc": "arc"})
def flies(case, flight):
    case.expect("flight", flight)


@then("its range counts as {metres:d} metres")
def range_is(case, metres):
    case.expect("range_m", metres)


@then("its range is not determined")
def range_is_open(case):
    case.expect(not_determined="range_m")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
