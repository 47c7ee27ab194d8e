"""Phrases of firing into crowds."""

from oracle.phrases import given, then, when

SIZES = {
    name.capitalize(): name
    for name in ("fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal", "vast")
}
SIDES = {"an ally": True, "an enemy": False}
FACTS = {
    "attack roll": "attack",
    "draw": "draw",
    "roll for the ally": "miss_hit",
    "target": "target",
    "crowd": "creatures",
    "attack bonus": "attack_bonus",
    "penalty by concealment": "miss_hit_modifier",
}


@given("{target:name} is aimed at with an attack bonus of {bonus:d}")
def aimed_at(case, target, bonus):
    case.given(target=target, attack_bonus=bonus)


@given("{target:name} is aimed at")
def is_aimed_at(case, target):
    case.given(target=target)


@given("nobody says who is in the crowd")
def no_crowd(case):
    case.given(target="Zoe")


@given("the crowd is empty")
def empty_crowd(case):
    case.given(creatures=[])


@given("{name:name} in the crowd, of {size:size} size and with AC {armor_class:d}", size=SIZES)
def in_the_crowd(case, name, size, armor_class):
    case.add("creatures", {"name": name, "size": size, "armor_class": armor_class})


@given(
    "{name:name}, {side:side}, of {size:size} size and with AC {armor_class:d}, next to the target",
    side=SIDES,
    size=SIZES,
)
def next_to_target(case, name, side, size, armor_class):
    case.add("creatures", {"name": name, "size": size, "armor_class": armor_class, "ally": side})


@given(
    "{name:name}, {side:side}, of {size:size} size and with AC {armor_class:d}, away from the target",
    side=SIDES,
    size=SIZES,
)
def away_from_target(case, name, side, size, armor_class):
    member = {"name": name, "size": size, "armor_class": armor_class, "ally": side, "adjacent": False}
    case.add("creatures", member)


@given("modifiers of {modifiers:d} on the missile")
def modifiers_are(case, modifiers):
    case.given(modifiers=modifiers)


@given("the shot is called")
def called(case):
    case.given(called_shot=True)


@given("a penalty by concealment of {modifier:d} against allies")
def concealment(case, modifier):
    case.given(miss_hit_modifier=modifier)


@when("the missile shows {face:d}")
def missile_shows(case, face):
    case.ask("fire_into_crowd", dice={"attack": [face], "miss_hit": [1]})


@when("the missile shows {face:d} and a roll for the ally {other:d}")
def missile_and_other_roll(case, face, other):
    case.ask("fire_into_crowd", dice={"attack": [face], "miss_hit": [other]})


@when("the missile shows {face:d} and the draw {draw:faces}")
def missile_and_draw(case, face, draw):
    case.ask("fire_into_crowd", dice={"attack": [face], "draw": draw})


@when("the chances in the crowd are asked for")
def chances_asked(case):
    case.ask("crowd_chances")


@then("the missile's total is {total:d}")
def total_is(case, total):
    case.expect("total", total)


@then("chance picks {name:name}")
def drawn(case, name):
    case.expect("drawn", name)


@then("there is no draw")
def not_drawn(case):
    case.expect("drawn", None)


@then("{name:name} is struck")
def struck(case, name):
    case.expect("struck", name)


@then("no creature is struck")
def nobody_struck(case):
    case.expect("struck", None)


@then("who is struck is not determined")
def struck_is_open(case):
    case.expect(not_determined="struck")


@then("all their numbers are {total:d}")
def numbers_are(case, total):
    case.expect("total", total)


@then("the {place:place} of them has a chance of {chance}", place={"first": 0, "second": 1, "third": 2, "fourth": 3})
def chance_is(case, place, chance):
    case.expect(["chances", place, "chance"], chance)


@then("the {place:place} of them is {name:name}", place={"first": 0, "second": 1, "third": 2})
def place_is(case, place, name):
    case.expect(["chances", place, "name"], name)


@then("{name:name} alone can be struck")
def only_one(case, name):
    case.expect("chances", [{"name": name, "chance": "1"}])


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
