"""Phrases of dominating undead."""

from oracle.phrases import given, then, when

FACTS = {
    "level": "level",
    "undead": "undead",
    "kind of command": "undead_are",
    "number ordered": "number",
    "Hit Dice of the paladin": "gm_sets_hit_dice",
    "commanding roll": "turn",
    "number commanded": "affected",
    "number of more to command": "additional",
}


@given("an evil priest of level {level:d}")
def evil_priest(case, level):
    case.given(level=level)


@given("none that could be commanded")
def no_undead(case):
    case.given(undead=[])


@given("the evil priest {lacks:lacks}", lacks={
    "presents no holy object": "presents_holy_object",
    "carries something in the other hand": "other_hand_free",
    "cannot speak clearly": "speaks_clearly",
})  # fmt: skip
def priest_lacks(case, lacks):
    case.given(**{lacks: False})


@given("the GM has equals commanded in the order told")
def equals_as_listed(case):
    case.given(gm_takes_equals_as_listed=True)


@given("the GM has the paladin looked up under {hit_dice:S} HD")
def paladin_row(case, hit_dice):
    case.given(gm_sets_hit_dice=hit_dice)


@when(
    "{name:name}, {priest:priest} of level {level:d}, tries to turn undead",
    priest={"an evil priest": "evil_priest", "a cleric": "cleric"},
)
def tries_to_turn(case, name, priest, level):
    case.ask("turn_undead", priest=name, priest_class=priest, level=level, dice={"affected": [3, 4]})


@given("{name:name} has commanded undead with {faces:faces} for their number")
@when("{name:name} commands undead with {faces:faces} for their number")
def commands(case, name, faces):
    case.ask("dominate_undead", priest=name, dice={"affected": faces})


@when("some evil priest commands undead with {faces:faces} for their number")
def some_priest_commands(case, faces):
    case.ask("dominate_undead", dice={"affected": faces})


@when("{name:name} commands undead with a roll of {face:d} and {faces:faces} for their number")
def commands_by_roll(case, name, face, faces):
    case.ask("dominate_undead", priest=name, dice={"turn": [face], "affected": faces})


@when("{name:name} commands undead with {faces:faces} for their number and {more:faces} for more")
def commands_more(case, name, faces, more):
    case.ask("dominate_undead", priest=name, dice={"affected": faces, "additional": more})


@then(
    "of the {at:at} kind {by_order:d} follow one order and {subservient:d} are subservient",
    at={"first": 0, "second": 1},
)
def kind_is(case, at, by_order, subservient):
    case.expect(["kinds", at, "by_order"], by_order)
    case.expect(["kinds", at, "subservient"], subservient)


@then("the table lists {listed} for the first kind to be commanded")
def kind_listed(case, listed):
    case.expect(["kinds", 0, "listed"], listed)


@then("{name:name} commands {number:d} altogether")
def commanded(case, name, number):  # noqa: ARG001 - the name is for whoever reads
    case.expect("commanded", number)


@then("who is commanded is not determined")
def kinds_are_open(case):
    case.expect(not_determined="kinds")


@then("how many are commanded altogether is not determined")
def commanded_is_open(case):
    case.expect(not_determined="commanded")


@given("{name:name} has given {number:d} undead won by a turn an order")
@when("{name:name} gives {number:d} undead won by a turn an order")
def gives_order(case, name, number):
    case.ask("order_undead", priest=name, undead_are="won_by_a_turn", number=number)


@given("{name:name} has given {number:d} subservient undead an order")
@when("{name:name} gives {number:d} subservient undead an order")
def gives_subservient_order(case, name, number):
    case.ask("order_undead", priest=name, undead_are="subservient", number=number)


@when("someone gives {number:d} undead won by a turn an order")
def someone_gives_order(case, number):
    case.ask("order_undead", undead_are="won_by_a_turn", number=number)


@when("{name:name} gives an order {of:of}", of={
    "to undead of no known kind": {"undead_are": "bribed", "number": 1},
    "to a kind of no name": {"number": 1},
    "to nobody knows how many": {"undead_are": "subservient"},
})  # fmt: skip
def gives_odd_order(case, name, of):
    case.ask("order_undead", priest=name, **of)


@then("{following:d} follow, and {left:d} are still commanded")
def order_is(case, following, left):
    case.expect("following", following)
    case.expect("commanded", left)


@given("{number:d} undead that {name:name} won by a turn have carried out their order")
@when("{number:d} undead that {name:name} won by a turn have carried out their order")
def have_carried_out(case, number, name):
    case.ask("complete_order", priest=name, undead_are="won_by_a_turn", number=number)


@when("{number:d} subservient undead have carried out an order of {name:name}")
def subservient_have_carried_out(case, number, name):
    case.ask("complete_order", priest=name, undead_are="subservient", number=number)


@when("an order of someone is carried out by {number:d} undead won by a turn")
def someones_order_is_carried_out(case, number):
    case.ask("complete_order", undead_are="won_by_a_turn", number=number)


@when("an order of {name:name} is carried out by {whom:whom}", whom={
    "undead of no known kind": {"undead_are": "bribed", "number": 1},
    "a kind of no name": {"number": 1},
    "nobody knows how many": {"undead_are": "subservient"},
})  # fmt: skip
def odd_order_is_carried_out(case, name, whom):
    case.ask("complete_order", priest=name, **whom)


@then("{free:d} are free, and {left:d} are still commanded")
def completion_is(case, free, left):
    case.expect("set_free", free)
    case.expect("commanded", left)


@given("{name:name} has dominated a paladin with a roll of {face:d}")
@when("{name:name} dominates a paladin with a roll of {face:d}")
def dominates_paladin(case, name, face):
    case.ask("dominate_paladin", priest=name, dice={"turn": [face]})


@when("some evil priest dominates a paladin with a roll of {face:d}")
def some_priest_dominates(case, face):
    case.ask("dominate_paladin", dice={"turn": [face]})


@then("the priest counts as of level {level:d}, and the table lists {listed}")
def counts_as(case, level, listed):
    case.expect("as_level", level)
    case.expect("listed", listed)


@then("the paladin {result:result}", result={
    "is unaffected": "unaffected",
    "follows a first order": "follows_first_order",
    "is subservient": "subservient",
})  # fmt: skip
def paladin_is(case, result):
    case.expect("result", result)


@then("what the table lists for the paladin is not determined")
def listed_is_open(case):
    case.expect(not_determined="listed")


@then("what becomes of the paladin is not determined")
def result_is_open(case):
    case.expect(not_determined="result")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
