"""Phrases of fatigue, psychic damage and ability damage."""

from oracle.phrases import given, then, when

TYPES = {"physical fatigue": "physical_fatigue", "psychic damage": "psychic"}
ABILITIES = {"Con": "con", "Wis": "wis"}
FACTS = {
    "type": "damage_type",
    "damage": "damage",
    "harm": "ability_damage",
    "scores": "scores",
    "duration": "duration_rounds",
}
PLAIN = {"damage_type": "psychic", "damage": 8}
WRONG = {
    "of an unknown type": PLAIN | {"damage_type": "no such thing"},
    "of a blunt type": PLAIN | {"damage_type": "blunt"},
    "of no type": {"damage": 8},
    "of less than nothing": PLAIN | {"damage": -1},
    "of no amount": {"damage_type": "psychic"},
    "with a harm of less than nothing": PLAIN | {"serious": True, "ability_damage": -1},
    "with a harm though it is not serious": PLAIN | {"ability_damage": 1},
    "with a harm of 0 though it is not serious": PLAIN | {"ability_damage": 0},
}
ONE = {"ability": "Str", "score": 12, "damage": 4}
WRONG_SCORES = {
    "with no word on which": {},
    "to none": {"scores": []},
    "to the same one twice": {"scores": [ONE, ONE]},
    "to one without a name": {"scores": [ONE | {"ability": " "}]},
    "to one of an unknown score": {"scores": [{"ability": "Str", "damage": 4}]},
    "of less than nothing": {"scores": [ONE | {"damage": -1}]},
    "for no round": {"scores": [ONE], "duration_rounds": 0},
}


@given("{damage:d} points of {kind:kind}", kind=TYPES)
def some_fatigue(case, damage, kind):
    case.given(damage_type=kind, damage=damage)


@given("it is serious")
def serious(case):
    case.given(serious=True)


@given("it does {damage:d} points of damage to the ability by its own description")
def harms(case, damage):
    case.given(ability_damage=damage)


@given("fatigue, {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("its cost to body and mind is asked for")
def fatigue_asked(case):
    case.ask("fatigue_damage")


@then("it costs {sp:d} SP and {pp:d} PP")
def costs(case, sp, pp):
    case.expect("sp", sp)
    case.expect("pp", pp)


@then("it does {damage:d} points of damage to {ability:ability}", ability=ABILITIES)
def to_ability(case, damage, ability):
    case.expect("ability", ability)
    case.expect("ability_damage", damage)


@then("its damage to {ability:ability} is not determined", ability=ABILITIES)
def harm_is_open(case, ability):
    case.expect("ability", ability)
    case.expect(not_determined="ability_damage")


@given("{ability:name} {score:d} that takes {damage:d} points of ability damage")
def damaged(case, ability, score, damage):
    case.add("scores", {"ability": ability, "score": score, "damage": damage})


@given("by its own description it lasts {rounds:d} rounds")
def for_so_long(case, rounds):
    case.given(duration_rounds=rounds)


@given("ability damage, {wrong:wrongscores}", wrongscores=WRONG_SCORES)
def wrong_scores(case, wrong):
    case.given(**wrong)


@when("the reduced scores are asked for")
def scores_asked(case):
    case.ask("ability_damage")


@then("the scores are {scores:faces}")
def scores_are(case, scores):
    case.expect("scores", scores)


@then("the scores are not determined")
def scores_are_open(case):
    case.expect(not_determined="scores")


@then("they stay so for {rounds:d} rounds")
def lasts(case, rounds):
    case.expect("lasts_rounds", rounds)


@then("for how long is not determined")
def duration_is_open(case):
    case.expect(not_determined="lasts_rounds")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
