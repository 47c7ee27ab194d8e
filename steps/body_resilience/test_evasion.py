"""Phrases of Evasion."""

from oracle.phrases import given, then


@given("a dodge modifier of {modifier:d}")
def dodge_modifier(case, modifier):
    case.add("dodge_modifiers", modifier)


@given(
    "a factor of {modifier:d} for {sort:sort}",
    sort={one: one for one in ("cover", "luck", "deflection", "dodge", "dexterity", "size", "Deflection")},
)
def factor(case, modifier, sort):
    case.add("other_factors", {"sort": sort, "modifier": modifier})


@given(
    "who {state:state}",
    state={
        "cannot react": {"can_react": False},
        "can react": {"can_react": True},
        "is denied Dexterity": {"denied_dexterity": True},
    },
)
def who(case, state):
    case.given(**state)


@then("the Evasion score is {score:d}")
def score_is(case, score):
    case.expect("score", score)


@then("dodge bonuses {denied:denied}", denied={"are denied": True, "are not denied": False})
def dodge_denied(case, denied):
    case.expect("dodge_denied", denied)
