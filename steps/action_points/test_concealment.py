"""Phrases of concealment and of hiding."""

from oracle.phrases import given, then, when

CLASSES = {
    "no concealment": "none",
    "concealment": "concealment",
    "good concealment": "good_concealment",
    "total concealment": "total_concealment",
}
COVERS = {
    "no cover": "none",
    "limited cover": "limited_cover",
    "cover": "cover",
    "good cover": "good_cover",
    "total cover": "total_cover",
}
VEILS = {
    "fog": "fog",
    "shadows": "shadows",
    "foliage": "foliage",
    "curtains": "curtains",
    "something else that veils it": "other_hindrance_to_sight",
    "dense fog": "dense_fog",
    "dense foliage": "dense_foliage",
    "near-total darkness": "near_total_darkness",
    "invisibility": "invisibility",
}
SITUATIONS = {
    "behind limited cover": "limited_cover",
    "behind cover": "cover",
    "behind good cover": "good_cover",
    "concealed": "concealment",
    "well concealed": "good_concealment",
    "totally concealed": "total_concealment",
    "invisible": "invisible",
    "stunned": "stunned",
    "squeezing through": "squeezing",
}
FACTS = {
    "veil": "veil",
    "class": "concealment",
    "cover": "cover",
    "rest": "concealment_bonus_left",
    "square": "targets_right_square",
    "total cover": "total_cover_bonus",
}
WRONG = {
    "a veil without a name": {"veil": "no such thing"},
    "a class without a name": {"concealment": "no such thing"},
    "nobody says anything": {},
    "a veil and a class": {"veil": "fog", "concealment": "concealment"},
    "less than nothing is left": {"veil": "fog", "relies_on_sight": False, "concealment_bonus_left": -1},
}
WRONG_HIDING = {
    "behind cover without a name": {"cover": "no such thing"},
    "in concealment without a name": {"concealment": "no such thing"},
    "less than nothing is left": {
        "concealment": "concealment",
        "relies_on_sight": False,
        "concealment_bonus_left": -1,
    },
}


@given("a defender in {veil:veil}", veil=VEILS)
def veiled(case, veil):
    case.given(veil=veil)


@given("a defender that has {concealment:concealment}", concealment=CLASSES)
def concealed(case, concealment):
    case.given(concealment=concealment)


@given("behind {cover:cover}", cover=COVERS)
def behind(case, cover):
    case.given(cover=cover)


@given("a defender that is {one:situation} and {other:situation}", situation=SITUATIONS)
def situated(case, one, other):
    case.given(situations=[one, other])


@given("nothing is said of what hides it")
def nothing_said(case):
    case.given()


@given("the attacker {relies:relies} on sight", relies={"relies": True, "does not rely": False})
def sight(case, relies):
    case.given(relies_on_sight=relies)


@given("{left:d} is left of it")
def is_left(case, left):
    case.given(concealment_bonus_left=left)


@given("the attack is on {right:square}", square={"its square": True, "another square": False})
def square(case, right):
    case.given(targets_right_square=right)


@given("total cover gives {bonus:d}")
def total_cover_gives(case, bonus):
    case.given(total_cover_bonus=bonus)


@given("a defender whose concealment is wrong: {wrong:wrong}", wrong=WRONG)
def concealed_wrongly(case, wrong):
    case.given(**wrong)


@given("someone hides, but {wrong:wrong}", wrong=WRONG_HIDING)
def hides_wrongly(case, wrong):
    case.given(**wrong)


@when("its concealment is judged")
def judged(case):
    case.ask("concealment_class")


@when("the modifiers against that attacker are looked up")
def looked_up(case):
    case.ask("defense_modifiers")


@when("its DeC of {value:d} against that attacker is worked out")
def worked_out(case, value):
    case.ask("defense_value", defense="active_dec", normal_value=value)


@given("who provokes")
def provokes(case):
    case.given(provokes=True)


@when("it hides")
def hides(case):
    case.ask("hide_bonus")


@then("it has {concealment:concealment}, with {dec:d} to DeC", concealment=CLASSES)
def has(case, concealment, dec):
    case.expect("concealment", concealment)
    case.expect("dec_bonus", dec)


@then("it has {concealment:concealment}, with nothing determined to DeC", concealment=CLASSES)
def has_open(case, concealment):
    case.expect("concealment", concealment)
    case.expect(not_determined="dec_bonus")


@then("they are {dec:d} to DeC and {ref:d} to Ref")
def modifiers(case, dec, ref):
    case.expect("dec_modifier", dec)
    case.expect("ref_modifier", ref)


@then("that to DeC is not determined, and it is {ref:d} to Ref")
def dec_is_open(case, ref):
    case.expect(not_determined="dec_modifier")
    case.expect("ref_modifier", ref)


@then("that DeC is {value:d}, of which the situation makes {modifier:d}")
def value_is(case, value, modifier):
    case.expect("value", value)
    case.expect("modifier", modifier)


@then("that DeC is not determined")
def value_is_open(case):
    case.expect(not_determined="value")


@then("its Hide bonus is {bonus:d}")
def hide_is(case, bonus):
    case.expect("hide_bonus", bonus)


@then("its Hide bonus is not determined")
def hide_is_open(case):
    case.expect(not_determined="hide_bonus")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
