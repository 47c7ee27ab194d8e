"""Phrases of throwing."""

from oracle.phrases import given, then, when

FACTS = {
    "might": "might",
    "kind of weapon": "throwing_weapon",
    "weight": "weight_lb",
    "size modifier": "size_modifier_ft",
    "distance": "distance_ft",
    "penalty": "untrained_modifier",
}
WRONG = {
    "nobody says how mighty": {"throwing_weapon": True},
    "nobody says whether it is a throwing weapon": {"might": 4},
    "no throwing weapon, and nobody says how heavy": {"might": 4, "throwing_weapon": False},
    "a thing of -1 pound": {"might": 4, "throwing_weapon": False, "weight_lb": -1},
    "no throwing weapon, with such a weapon's bonus": {
        "might": 4,
        "throwing_weapon": False,
        "weight_lb": 3,
        "size_modifier_ft": 5,
    },
    "a distance of -1 foot": {"might": 4, "throwing_weapon": True, "distance_ft": -1},
    "an untrained thrower who gains 1": {
        "might": 4,
        "throwing_weapon": False,
        "weight_lb": 3,
        "untrained_modifier": 1,
    },
}


@given("a thrower with might {might:d}")
def thrower(case, might):
    case.given(might=might)


@given("a throwing weapon")
def throwing_weapon(case):
    case.given(throwing_weapon=True)


@given("a throwing weapon whose size makes a difference of {feet:d} feet")
def sized_weapon(case, feet):
    case.given(throwing_weapon=True, size_modifier_ft=feet)


@given("a throwing weapon that weighs {pounds:d} pounds")
def weighed_weapon(case, pounds):
    case.given(throwing_weapon=True, weight_lb=pounds)


@given("something else that weighs {pounds:d} pounds")
def something_else(case, pounds):
    case.given(throwing_weapon=False, weight_lb=pounds)


@given("a thrower {has:has} the Throwing Weapons mastery", has={"with": True, "without": False})
def has_mastery(case, has):
    case.given(throwing_weapons_mastery=has)


@given("the standard penalty of the untrained is {modifier:d}")
def standard_penalty(case, modifier):
    case.given(untrained_modifier=modifier)


@given("a throw, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("it is thrown")
def is_thrown(case):
    case.ask("throw")


@when("it is thrown at a target {feet:d} feet away")
def is_thrown_at(case, feet):
    case.ask("throw", distance_ft=feet)


@then("its range is {feet:d} feet, and the attack has {modifier:d}")
def goes(case, feet, modifier):
    case.expect("allowed", True)
    case.expect("range_ft", feet)
    case.expect("attack_modifier", modifier)


@then("its range is not determined, and the attack has {modifier:d}")
def range_open(case, modifier):
    case.expect("attack_modifier", modifier)
    case.expect(not_determined="range_ft")


@then("neither its range nor what the attack has is determined")
def both_open(case):
    case.expect("allowed", True)
    case.expect(not_determined="range_ft")
    case.expect(not_determined="attack_modifier")


@then("its range is {feet:d} feet, and what the attack has is not determined")
def modifier_open(case, feet):
    case.expect("range_ft", feet)
    case.expect(not_determined="attack_modifier")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
