"""Phrases of how a weapon is wielded."""

from oracle.phrases import given, then, when

NAMED = ("fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal")
SIZES = {one.capitalize(): one for one in NAMED}
HANDS = {"one hand": "one", "two hands": "two"}
USES = {"fires": "fire", "loads": "load"}
SIZE_FACTS = {"object size": "object_size", "made-for size": "made_for_size"}
FACTS = SIZE_FACTS | {"wielder": "wielder_size", "hands": "hands", "use": "use"}
WRONG = {
    "by a creature of no size": {"wielder_size": "no such thing"},
    "nobody says by whom": {},
    "in hands of no number": {"wielder_size": "medium", "hands": "no such thing"},
    "for a use without a name": {"wielder_size": "medium", "use": "no such thing"},
}


@given("a {size:size} weapon made for {made_for:size} creatures", size=SIZES)
def weapon(case, size, made_for):
    case.given(object_size=size, made_for_size=made_for)


@given("a weapon whose {fact:fact} is unknown", fact=SIZE_FACTS)
def unknown(case, fact):
    case.given(**{"object_size": "small", "made_for_size": "medium", fact: "no such thing"})


@given("a weapon whose {fact:fact} is unsaid", fact=SIZE_FACTS)
def unsaid(case, fact):
    case.given(**{one: "medium" for one in SIZE_FACTS.values() if one != fact})


@when("a {size:size} creature wields it", size=SIZES)
def wields(case, size):
    case.ask("wield_weapon", wielder_size=size)


@when("a {size:size} creature wields it in {hands:hands}", size=SIZES, hands=HANDS)
def wields_in(case, size, hands):
    case.ask("wield_weapon", wielder_size=size, use="strike", hands=hands)


@when("a {size:size} creature {use:use} it with {hands:hands}", size=SIZES, use=USES, hands=HANDS)
def uses_with(case, size, use, hands):
    case.ask("wield_weapon", wielder_size=size, use=use, hands=hands)


@when("a {size:size} creature {use:use} it", size=SIZES, use=USES)
def uses(case, size, use):
    case.ask("wield_weapon", wielder_size=size, use=use)


@when("it is wielded, but {wrong:wrong}", wrong=WRONG)
def wielded_wrongly(case, wrong):
    case.ask("wield_weapon", **wrong)


@then("it adds {bonus:d} to Strength")
def adds(case, bonus):
    case.expect("strength_bonus", bonus)


@then("it is of use in cramped situations")
def of_use(case):
    case.expect("effective_when_cramped", True)


@then("its use in cramped situations is not determined")
def use_is_open(case):
    case.expect(not_determined="effective_when_cramped")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
