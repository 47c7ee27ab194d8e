"""Phrases of damage."""

from oracle.phrases import given, then, when

STRIKES = {"standard hit": "standard", "critical strike": "critical"}
FACTS = {
    "strike": "strike",
    "base die": "base_die",
    "number": "base_dice",
    "other dice": "other_dice",
    "might": "might",
    "base dice": "base",
    "other faces": "other",
    "extra die": "extra",
}
WRONG = {
    "nobody says what strike it is": {"base_die": "d8", "might": 0},
    "a strike without a name": {"strike": "no such thing", "base_die": "d8", "might": 0},
    "nobody says its base die": {"strike": "standard", "might": 0},
    "a base die of one side": {"strike": "standard", "base_die": "d1", "might": 0},
    "no dice at all": {"strike": "standard", "base_die": "d8", "base_dice": 0, "might": 0},
    "twenty-one base dice": {"strike": "standard", "base_die": "d8", "base_dice": 21, "might": 0},
    "other dice that are none": {"strike": "standard", "base_die": "d8", "other_dice": "four", "might": 0},
    "nobody says how mighty": {"strike": "standard", "base_die": "d8"},
}


@given("a weapon, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("a {strike:strike} is rolled for", strike=STRIKES)
def rolled_for(case, strike):
    case.ask("damage", strike=strike)


@when("its damage is rolled for")
def damage_rolled(case):
    case.ask("damage")


@then("it does {damage:d} damage, of which the extra die is {extra:d}")
def does(case, damage, extra):
    case.expect("damage", damage)
    case.expect("extra_die", extra)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
