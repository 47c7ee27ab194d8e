"""Phrases of damage reduction."""

from oracle.phrases import given, then, when

STRIKES = {"critical strike": "critical", "standard strike": "standard"}
FACTS = {"strike": "strike", "damage": "damage", "reduction": "has_reduction", "remainder": "reduced_to"}
WRONG = {
    "nobody says how it is struck": {"damage": 9, "has_reduction": True},
    "a strike without a name": {"strike": "no such thing", "damage": 9, "has_reduction": True},
    "nobody says for how much it is struck": {"strike": "critical", "has_reduction": True},
    "it is struck for less than nothing": {"strike": "critical", "damage": -1, "has_reduction": True},
    "nobody says whether it has a reduction": {"strike": "critical", "damage": 9},
    "less than nothing is left": {"strike": "standard", "damage": 9, "has_reduction": True, "reduced_to": -1},
    "more is left than there was": {"strike": "standard", "damage": 9, "has_reduction": True, "reduced_to": 10},
    "no reduction leaves half": {"strike": "standard", "damage": 9, "has_reduction": False, "reduced_to": 4},
}


@given("a target with damage reduction")
def with_reduction(case):
    case.given(has_reduction=True)


@given("a target with damage reduction that would leave {left:d}")
def reduction_leaves(case, left):
    case.given(has_reduction=True, reduced_to=left)


@given("a target without damage reduction")
def without_reduction(case):
    case.given(has_reduction=False)


@given("a target, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("a {strike:strike} hits it for {damage:d}", strike=STRIKES)
def hits_it(case, strike, damage):
    case.ask("reduce_damage", strike=strike, damage=damage)


@when("its damage is asked for")
def damage_asked(case):
    case.ask("reduce_damage")


@then("{damage:d} damage is taken")
def is_taken(case, damage):
    case.expect("taken", damage)


@then("how much damage is taken is not determined")
def taken_is_open(case):
    case.expect(not_determined="taken")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
