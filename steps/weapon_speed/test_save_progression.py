"""Phrases of how saves advance."""

from oracle.phrases import given, then, when

FACTS = {"kind of save": "save", "classes": "classes", "starting score": "starting_score"}
SAVES = {"Fortitude": "fortitude", "Reflex": "reflex", "Will": "will", "Luck": "no such thing"}
TYPES = {"Strong": ["will"], "Weak": ["fortitude", "reflex"]}
STRONG = {
    "in which no save is strong": [],
    "in which Will is strong": ["will"],
    "in which Fortitude is strong": ["fortitude"],
    "in which Reflex is strong": ["reflex"],
    "in which Fortitude and Will are strong": ["fortitude", "will"],
    "in which Luck is strong": ["no such thing"],
    "whose saves nobody has looked up": None,
}


@given("a class with {kind:kind} Will saves at {progression}, at level {level:d}", kind=TYPES)
def class_of_type(case, kind, progression, level):  # noqa: ARG001 - the progression is for whoever reads
    case.add("classes", {"level": level, "strong_saves": kind})


@given("level {level:d} of a class {strong:strong}", strong=STRONG)
def class_level(case, level, strong):
    case.add("classes", {"level": level} if strong is None else {"level": level, "strong_saves": strong})


@given("no class")
def no_class(case):
    case.given(classes=[])


@given("a save that started at {score:d}")
def started_at(case, score):
    case.given(starting_score=score)


@given("its ability score was {score:d} at first")
def first_ability(case, score):
    case.given(first_ability_score=score)


@when("the {save:save} score is asked for", save=SAVES)
def asked(case, save):
    case.ask("save_score", save=save)


@when("the score of some save is asked for")
def some_asked(case):
    case.ask("save_score")


@then("levels add {advance:d}, and the save score is {score:d}")
def score_is(case, advance, score):
    case.expect("advance", advance)
    case.expect("save_score", score)


@then("levels add {advance:d}")
def advance_is(case, advance):
    case.expect("advance", advance)


@then("what levels add is not determined")
def advance_is_open(case):
    case.expect(not_determined="advance")


@then("the save score is not determined")
def score_is_open(case):
    case.expect(not_determined="save_score")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
