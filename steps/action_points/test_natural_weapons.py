"""Phrases of natural weapons."""

from oracle.phrases import given, then, when

NAMED = ("fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal")
SIZES = {one.capitalize(): one for one in NAMED}
WHOSE = {"humanoid": True, "creature that is no humanoid": False}
FORMS = {"arm": "arm", "leg": "leg", "other": "other", "whole body": "whole_body"}
FACTS = {
    "creature": "creature_size",
    "form": "form",
    "steps": "steps_smaller",
    "kind": "humanoid",
    "number": "how_many",
}
WRONG = {
    "of a creature of no size": {"creature_size": "no such thing", "form": "arm", "humanoid": True},
    "nobody says of which creature": {"form": "arm", "humanoid": True},
    "with a form without a name": {"creature_size": "medium", "form": "no such thing", "humanoid": True},
    "nobody says with which form": {"creature_size": "medium", "humanoid": True},
    "nobody says whether of a humanoid": {"creature_size": "medium", "form": "arm"},
    "larger than the creature": {"creature_size": "medium", "form": "arm", "humanoid": True, "steps_smaller": -1},
    "nine sizes smaller": {"creature_size": "colossal", "form": "arm", "humanoid": True, "steps_smaller": 9},
}


@given("a {size:size} {humanoid:whose}", size=SIZES, whose=WHOSE)
def creature(case, size, humanoid):
    case.given(creature_size=size, humanoid=humanoid)


@given("a form of attack {steps:d} sizes smaller than it")
def other_form(case, steps):
    case.given(form="other", steps_smaller=steps)


@given("its {form:form} is {steps:d} sizes smaller than it", form=FORMS)
def described(case, form, steps):
    case.given(form=form, steps_smaller=steps)


@given("its {form:form}", form=FORMS)
def undescribed(case, form):
    case.given(form=form)


@given("a natural attack, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@given("it has {number:d} of them")
def has(case, number):
    case.given(how_many=number)


@when("the size of that attack is asked for")
def asked(case):
    case.ask("natural_weapon")


@then("it counts as {size:size}, and as light", size=SIZES)
def light(case, size):
    case.expect("weapon_size", size)
    case.expect("light", True)


@then("it counts as {size:size}, and not as light", size=SIZES)
def not_light(case, size):
    case.expect("weapon_size", size)
    case.expect("light", False)


@then("it counts as {size:size}", size=SIZES)
def counts_as(case, size):
    case.expect("weapon_size", size)


@then("it counts as light")
def counts_as_light(case):
    case.expect("light", True)


@then("there are {number:d} of them")
def there_are(case, number):
    case.expect("number", number)


@then("how many there are is not determined")
def number_is_open(case):
    case.expect(not_determined="number")


@then("its size is not determined")
def size_is_open(case):
    case.expect(not_determined="weapon_size")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
