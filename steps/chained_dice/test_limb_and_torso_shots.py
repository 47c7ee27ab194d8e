"""Phrases of limb and torso shots."""

from oracle.phrases import given, then, when

AREAS = {
    "the head": "head",
    "the torso": "torso",
    "the largest section of a body": "largest_section",
    "an arm": "arm",
    "a hand": "hand",
    "a leg": "leg",
    "a foot": "foot",
    "a tail": "other_appendage",
}
PARTS = {"head": "head", "limb": "limb", "torso": "torso"}
AIMS = {"a limb": "limb", "the torso": "torso", "the head": "head"}
STRIKES = {"standard": "standard", "critical": "critical"}
FACTS = {
    "part": "part",
    "strike": "strike",
    "base die": "base_die",
    "number": "base_dice",
    "other dice": "other_dice",
    "might": "might",
    "base dice": "base",
    "other faces": "other",
    "added die": "added",
    "extra die": "extra",
}
RIGHT = {"part": "limb", "strike": "standard", "base_die": "d8", "might": 0}
WRONG = {
    "nobody says where": {"strike": "standard", "base_die": "d8", "might": 0},
    "at the head": RIGHT | {"part": "head"},
    "nobody says what strike it is": {"part": "limb", "base_die": "d8", "might": 0},
    "a strike without a name": RIGHT | {"strike": "no such thing"},
    "nobody says its base die": {"part": "limb", "strike": "standard", "might": 0},
    "a base die of one side": RIGHT | {"base_die": "d1"},
    "no dice at all": RIGHT | {"base_dice": 0},
    "twenty-one base dice": RIGHT | {"base_dice": 21},
    "other dice that are none": RIGHT | {"other_dice": "four"},
    "nobody says how mighty": {"part": "limb", "strike": "standard", "base_die": "d8"},
}


@given("a shot that hits, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@given("a {strike:strike} shot has hit the {part:part}", strike=STRIKES, part=PARTS)
def has_hit(case, strike, part):
    case.given(strike=strike, part=part)


@when("a shot of accuracy {accuracy:d} is called at {area:area}, and shows {face:d}", area=AREAS)
def called_at(case, accuracy, area, face):
    case.ask(
        "call_shot",
        area=area,
        declared="before_the_roll",
        accuracy=accuracy,
        defense_total=30,
        dice={"attack": [face]},
    )


@when("a {strike:strike} shot at the {part:part} is rolled for", strike=STRIKES, part=PARTS)
def rolled_for(case, strike, part):
    case.ask("body_shot_damage", strike=strike, part=part)


@when("its damage is rolled for")
def damage_rolled(case):
    case.ask("body_shot_damage")


@then("it is a shot at {aim:aim}, of a total of {total:d}", aim=AIMS)
def is_shot_at(case, aim, total):
    case.expect("part", aim)
    case.expect("total", total)


@then("it does {damage:d} damage, {added:d} by the added die and {extra:d} by the extra die")
def does(case, damage, added, extra):
    case.expect("damage", damage)
    case.expect("added_die", added)
    case.expect("extra_die", extra)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
