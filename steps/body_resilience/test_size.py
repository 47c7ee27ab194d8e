"""Phrases of size."""

from oracle.phrases import given, then, when


@given("someone with base attack bonus {base:d} and Dexterity modifier {dexterity:d}")
def attacker(case, base, dexterity):
    case.given(base_attack_bonuses=[base], dexterity_modifier=dexterity)


@when("the attack bonus {kind:kind} is asked for", kind={"in melee": None, "at range": 0})
def attack_bonus(case, kind):
    ranged = {} if kind is None else {"range_penalty": kind}
    case.ask("attack_bonus", kind="ranged" if ranged else "melee", **ranged)


@then("it is {bonus:d}, of which size makes {modifier:d}")
def bonus_is(case, bonus, modifier):  # noqa: ARG001 - the modifier is for whoever reads
    case.expect("attack_bonus", bonus)
