"""Phrases of headshots and helmets."""

from oracle.phrases import given, then, when

AREAS = {"the head": "head", "the torso": "torso", "an arm": "arm"}
STRIKES = {"standard": "standard", "critical": "critical"}
HEADS = {"a bare head": {"helmet": False}, "a head of which nobody speaks": {}}
RESULTS = {"critical hit": (True, True), "hit": (True, False), "miss": (False, False)}
FACTS = {
    "target": "target",
    "calling": "called",
    "strike": "strike",
    "base die": "base_die",
    "number": "base_dice",
    "other dice": "other_dice",
    "might": "might",
    "helmet health": "helmet_health",
    "durability": "helmet_durability",
    "base dice": "base",
    "other faces": "other",
    "added die": "added",
    "extra die": "extra",
}
RIGHT = {"target": "Bob", "called": True, "strike": "standard", "base_die": "d8", "might": 0}


def _without(fact):
    return {name: value for name, value in RIGHT.items() if name != fact}


WRONG = {
    "nobody says at whom": _without("target"),
    "at someone without a name": RIGHT | {"target": " "},
    "nobody says whether it was called": _without("called"),
    "nobody says what strike it is": _without("strike"),
    "a strike without a name": RIGHT | {"strike": "no such thing"},
    "nobody says its base die": _without("base_die"),
    "a base die of one side": RIGHT | {"base_die": "d1"},
    "no dice at all": RIGHT | {"base_dice": 0},
    "twenty-one base dice": RIGHT | {"base_dice": 21},
    "other dice that are none": RIGHT | {"other_dice": "four"},
    "nobody says how mighty": _without("might"),
    "a helmet that can take 0": RIGHT | {"helmet": True, "helmet_health": 0},
    "the health of no helmet": RIGHT | {"helmet_health": 6},
    "the health of a helmet not worn": RIGHT | {"helmet": False, "helmet_health": 6},
    "a helmet of durability 0": RIGHT | {"helmet": True, "helmet_durability": 0},
    "the durability of no helmet": RIGHT | {"helmet_durability": 2},
    "a helmet's durability and health": RIGHT | {"helmet": True, "helmet_durability": 2, "helmet_health": 6},
}


@given("a helmet that can take {health:d}")
def helmet_of(case, health):
    case.given(helmet=True, helmet_health=health)


@given("a helmet of durability {durability:d}")
def helmet_of_durability(case, durability):
    case.given(helmet=True, helmet_durability=durability)


@given("a helmet of which nobody knows what it can take")
def helmet_of_some(case):
    case.given(helmet=True)


@given("{head:head}", head=HEADS)
def head_of(case, head):
    case.given(**head)


@given("a headshot, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when(
    "a called shot of accuracy {accuracy:d} at {area:area}, against a defence roll of {defense:d}, shows {face:d}",
    area=AREAS,
)
def called_at(case, accuracy, area, defense, face):
    case.ask(
        "call_shot",
        area=area,
        declared="before_the_roll",
        accuracy=accuracy,
        defense_total=defense,
        dice={"attack": [face]},
    )


@when("a {strike:strike} shot hits {name:name}'s head", strike=STRIKES)
def hits_head(case, strike, name):
    case.ask("headshot_damage", target=name, called=True, strike=strike)


@when("a {strike:strike} shot hits the head of {name:name}, whose helmet can take {health:d}", strike=STRIKES)
def hits_helmet(case, strike, name, health):
    case.ask("headshot_damage", target=name, called=True, strike=strike, helmet_health=health)


@when(
    "a {strike:strike} shot hits the head of {name:name}, whose helmet is of durability {durability:d}", strike=STRIKES
)
def hits_durable_helmet(case, strike, name, durability):
    case.ask("headshot_damage", target=name, called=True, strike=strike, helmet_durability=durability)


@when("a {strike:strike} hit that was not called lands on {name:name}'s head", strike=STRIKES)
def hits_uncalled(case, strike, name):
    case.ask("headshot_damage", target=name, called=False, strike=strike)


@when("its damage is rolled for")
def damage_rolled(case):
    case.ask("headshot_damage")


@then("its total is {total:d}, a {result:result}", result=RESULTS)
def result(case, total, result):
    case.expect("total", total)
    case.expect("hit", result[0])
    case.expect("critical", result[1])


@then("it does {damage:d} damage, without a helmet")
def does(case, damage):
    case.expect("damage", damage)
    case.expect("helmet_takes", 0)
    case.expect("helmet_left", 0)


@then("it does {damage:d} damage, and {takes:d} to the helmet, which has {left:d} left")
def does_to_helmet(case, damage, takes, left):
    case.expect("damage", damage)
    case.expect("helmet_takes", takes)
    case.expect("helmet_left", left)


@then("neither the damage nor what the helmet takes and has left is determined")
def is_open(case):
    for field in ("damage", "helmet_takes", "helmet_left"):
        case.expect(not_determined=field)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
