"""Phrases of what an attack costs."""

from oracle.phrases import given, then, when

NAMED = ("fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal")
SIZES = {one.capitalize(): one for one in NAMED}
FACTS = {"size": "object_size", "kind": "attack", "base cost": "base_cost_ap"}
WRONG = {
    "with a weapon of no size": {"object_size": "no such thing"},
    "nobody says with what size of weapon": {},
    "of a kind that is not known": {"object_size": "medium", "attack": "no such thing"},
    "for less than nothing": {"object_size": "medium", "attack": "other", "base_cost_ap": -1},
    "a normal one with a base cost of its own": {"object_size": "medium", "base_cost_ap": 8},
}


@given("a normal melee attack with a {size:size} weapon", size=SIZES)
def normal(case, size):
    case.given(attack="normal_melee", object_size=size)


@given("an attack with a {size:size} weapon", size=SIZES)
def some_attack(case, size):
    case.given(object_size=size)


@given("another attack with a {size:size} weapon", size=SIZES)
def another(case, size):
    case.given(attack="other", object_size=size)


@given("another attack with a {size:size} weapon, of base cost {base:d} AP", size=SIZES)
def another_of_base(case, size, base):
    case.given(attack="other", object_size=size, base_cost_ap=base)


@given("skills and magic change its cost by {modifier:d}")
def changed(case, modifier):
    case.given(other_modifiers_ap=modifier)


@given("an attack, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("its cost is asked for")
def asked(case):
    case.ask("attack_speed")


@then("it costs {cost:d} AP, of which its size makes {modifier:d}")
def costs(case, cost, modifier):
    case.expect("cost_ap", cost)
    case.expect("size_modifier_ap", modifier)


@then("its size makes {modifier:d}, and its cost is not determined")
def cost_is_open(case, modifier):
    case.expect("size_modifier_ap", modifier)
    case.expect(not_determined="cost_ap")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
