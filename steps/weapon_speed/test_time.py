"""Phrases of time and actions."""

from oracle.phrases import given, then, when

FACTS = {
    "rounds": "rounds",
    "number of significant actions": "significant_actions",
    "combatant": "combatant",
    "action": "action",
    "words": "words",
    "judgement of the GM": "gm_judges",
}
UNKNOWN = {"combatant": " ", "action": "no such thing", "judgement of the GM": "no such thing"}
ACTS = {
    "attack": "attack",
    "cast a spell": "cast_spell",
    "activate an item": "activate_item",
    "move the full movement value": "full_move",
    "stabilise someone fallen": "stabilize_fallen",
    "search a body": "search_body",
    "pick up something dropped": "retrieve_item",
    "force a door": "force_door",
    "drink a potion": "drink_potion",
    "speak": "speak",
    "draw a weapon": "draw_weapon",
    "drop something held": "drop_item",
    "take off a backpack": "remove_backpack",
    "take off a belt": "remove_belt",
    "fall prone": "fall_prone",
    "stand up": "stand_up",
    "move less than the full movement value": "shorter_move",
    "take position": "take_position",
    "defend": "defend",
    "do something else": "other",
}
KINDS = {"significant": "significant", "minor": "minor", "part of the rest of the round": "rest_of_the_round"}


@when("it is asked how long the combat has lasted")
def how_long_so_far(case):
    case.ask("how_long")


@when("it is asked how long {rounds:d} rounds are")
def how_long(case, rounds):
    case.ask("how_long", rounds=rounds)


@given("the round has ended {often:often}", often={"never": 0, "twice": 2, "4 times": 4})
def round_has_ended(case, often):
    for _ in range(often):
        case.ask("end_round")


@then("round {number:d} begins")
def round_begins(case, number):
    case.expect("next_round", number)


@then("round {number:d} was its last")
def round_was_last(case, number):
    case.expect("last_round", number)


@then("the number of rounds is {rounds:d}")
def lasts_rounds(case, rounds):
    case.expect("rounds", rounds)


@then("the number of minutes is about {minutes:d}")
def lasts_minutes(case, minutes):
    case.expect("about_minutes", minutes)


@then("the number of whole turns is {turns:d}, and of rounds over {rounds:d}")
def lasts_turns(case, turns, rounds):
    case.expect("whole_turns", turns)
    case.expect("rounds_over", rounds)


@given("{name:name} has attacked")
def has_attacked(case, name):
    case.ask("act", combatant=name, action="attack")


@given("someone has attacked")
def someone_has_attacked(case):
    case.ask("act", action="attack")


@when("{name:name} means to {act:act}", act=ACTS)
def means_to(case, name, act):
    case.ask("act", combatant=name, action=act)


@when("someone means to {act:act}", act=ACTS)
def someone_means_to(case, act):
    case.ask("act", action=act)


@when("{name:name} does that")
def does_that(case, name):
    case.ask("act", combatant=name)


@given("{name:name} has spoken {words:d} words")
@when("{name:name} speaks {words:d} words")
def speaks(case, name, words):
    case.ask("act", combatant=name, action="speak", words=words)


@given("{name:name} has spoken {words:d} words, which the GM judges {kind:kind}", kind=KINDS)
def has_spoken(case, name, words, kind):
    case.ask("act", combatant=name, action="speak", words=words, gm_judges=kind)


@given("the GM judges it {kind:kind}", kind=KINDS)
def gm_judges(case, kind):
    case.given(gm_judges=kind)


@given("an unknown {fact:fact}", fact={name: name for name in UNKNOWN})
def unknown(case, fact):
    case.given(**{FACTS[fact]: UNKNOWN[fact]})


@then("it is {kind:kind}, and the number of significant actions left is {left:d}", kind=KINDS)
def counts_as(case, kind, left):
    case.expect("kind", kind)
    case.expect("significant_left", left)


@then("how many significant actions are left is not determined")
def left_is_open(case):
    case.expect(not_determined="significant_left")


@then("what it counts as is not determined")
def kind_is_open(case):
    case.expect(not_determined="kind")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
