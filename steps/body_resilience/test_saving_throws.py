"""Phrases of saving throws."""

from oracle.phrases import given, then, when


@given("a base save bonus of {bonus:d}")
@given("another base save bonus of {bonus:d}")
def base_save_bonus(case, bonus):
    case.add("base_save_bonuses", bonus)


@given("no base save bonus")
def no_base_save_bonus(case):
    case.given(base_save_bonuses=[])


@given("Constitution {constitution:d} and Wisdom {wisdom:d}")
def abilities(case, constitution, wisdom):
    case.given(constitution_modifier=constitution, wisdom_modifier=wisdom)


@given("other save modifiers of {modifiers:d}")
def other_save_modifiers(case, modifiers):
    case.given(other_modifiers=modifiers)


@when("the modifier of a {kind:kind} save is asked for", kind={"Fortitude": "fortitude", "Will": "will"})
def modifier_asked(case, kind):
    case.ask("save_modifier", kind=kind)


@when("the modifier of some save is asked for")
def some_modifier_asked(case):
    case.ask("save_modifier")


@then("the save modifier is {modifier:d}")
def save_modifier_is(case, modifier):
    case.expect("modifier", modifier)


@given(
    "only a {stated:stated} for the save",
    stated={"save modifier": "save_modifier", "difficulty class": "difficulty_class"},
)
def only(case, stated):
    case.given(**{stated: 4})


@when("the save shows {face:d}")
def save_shows(case, face):
    case.ask("saving_throw", dice={"save": [face]})


@when("the save is rolled on every face of the d20")
def save_on_every_face(case):
    case.count("saving_throw", "save")
