"""Phrases of parrying."""

from oracle.phrases import given, then, when

INCOMING = {
    "a melee attack": "melee",
    "a touch or reach attack": "touch",
    "an attack with a thrown weapon": "thrown",
    "another attack": "other",
}
FORMS = {"a primary attack form": True, "no primary attack form": False}
CONDITIONS = {
    "flat-footed": {"flat_footed": True},
    "not flat-footed": {"flat_footed": False},
    "stunned": {"condition": "stunned"},
    "stunned, which is said to bar parrying": {"condition": "stunned", "condition_bars": True},
    "stunned, which is said not to bar parrying": {"condition": "stunned", "condition_bars": False},
    "in another condition": {"condition": "other"},
    "in another condition, which is said to bar parrying": {"condition": "other", "condition_bars": True},
    "in another condition, which is said not to bar parrying": {"condition": "other", "condition_bars": False},
    "in no condition": {"condition": "none"},
    "in no condition, which is said to bar parrying": {"condition_bars": True},
    "in no condition, which is said not to bar parrying": {"condition": "none", "condition_bars": False},
}
STROKES = {"Bob's first stroke": "Bob's first stroke", "Bob's second stroke": "Bob's second stroke"}
FACTS = {
    "required AP": "required_ap",
    "incoming attack": "incoming",
    "word on the condition": "condition_bars",
    "condition": "condition",
    "name": "target",
    "reactions": "reactions",
    "attack's name": "attack_name",
}
WRONG = {
    "nobody says of what attack": {"required_ap": 8},
    "of an attack of no kind": {"incoming": "no such thing", "required_ap": 8},
    "nobody says what it requires": {"incoming": "melee"},
    "requiring less than nothing": {"incoming": "melee", "required_ap": -1},
    "in a condition without a name": {"incoming": "melee", "required_ap": 8, "condition": "no such thing"},
    "by someone of no name": {"incoming": "melee", "required_ap": 8, "target": " "},
    "with less than no reactions": {"incoming": "melee", "required_ap": 8, "reactions": -1},
    "of an attack of no name": {"incoming": "melee", "required_ap": 8, "attack_name": " "},
}


@given("{incoming:incoming} on her", incoming=INCOMING)
def exposed(case, incoming):
    case.given(incoming=incoming)


@given("it is {attack:stroke}", stroke=STROKES)
def named(case, attack):
    case.given(attack_name=attack)


@given("she parries with what requires {required:d} AP")
def with_what(case, required):
    case.given(required_ap=required)


@given("she parries with what can make no melee attack")
def with_what_cannot(case):
    case.given(can_melee=False)


@given("her weapon is {primary:primary}", primary=FORMS)
def form(case, primary):
    case.given(primary_form=primary)


@given("she is {condition:condition}", condition=CONDITIONS)
def in_condition(case, condition):
    case.given(**condition)


@given("a parry, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("it is tried")
def tried(case):
    case.ask("parry")


@when("{name:name} tries to parry")
def parries(case, name):
    case.ask("parry", target=name)


@when("someone tries to parry")
def someone_parries(case):
    case.ask("parry")


@when("{name:name}, with {count:d} reactions each round, tries to parry")
def another_parries(case, name, count):
    case.ask("parry", target=name, reactions=count)


@given("{name:name} has tried to parry, which left her {left:d} reactions")
def parried(case, name, left):
    case.ask("parry", target=name)
    case.expect("reactions_left", left)


@given("{name:name} has tried to parry {attack:stroke}, which left her {left:d} reactions", stroke=STROKES)
def parried_one(case, name, attack, left):
    case.ask("parry", target=name, attack_name=attack)
    case.expect("reactions_left", left)


@when("{name:name} tries to parry {attack:stroke}", stroke=STROKES)
def parries_one(case, name, attack):
    case.ask("parry", target=name, attack_name=attack)


@then("whether the attack is parried is not determined")
def outcome_is_open(case):
    case.expect(not_determined="parried")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
