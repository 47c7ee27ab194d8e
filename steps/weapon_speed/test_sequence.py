"""Phrases of the four steps of a round."""

from oracle.phrases import given, then, when

FACTS = {
    "side": "controlled_by",
    "combatant": "combatant",
    "action": "action",
    "combatants": "combatants",
    "first combatant's name": "combatants",
}
UNKNOWN = {"side": "no such thing", "combatant": " ", "action": "no such thing"}
SIDES = {"a player's": "player", "the GM's": "gm"}
ACTIONS = {"a spell": "spell", "something else": "other"}


@given("initiative has been rolled for {name:name}")
def initiative_rolled(case, name):
    zoe = {"name": name, "side": "party", "weapon_speed": 5}
    case.ask("roll_initiative", combatants=[zoe], dice={"side": [5], "character": [5]})


@given("initiative has been rolled for someone")
def someones_initiative(case):
    someone = {"name": "combatant", "side": "party", "weapon_speed": 5}
    case.ask("roll_initiative", combatants=[someone], dice={"side": [5], "character": [5]})


@given(
    "a 10 has been rolled for each, modified by {ann:d} for Ann, {bob:d} for Bob, {cid:d} for Cid and {dan:d} for Dan"
)
def four_initiatives(case, ann, bob, cid, dan):
    modifiers = {"Ann": ann, "Bob": bob, "Cid": cid, "Dan": dan}
    combatants = [
        {"name": name, "side": name, "weapon_speed": 5, "modifier": modifier} for name, modifier in modifiers.items()
    ]
    case.ask("roll_initiative", combatants=combatants, dice={"side": [5, 5, 5, 5], "character": [5, 5, 5, 5]})


@given("{name:name}, a player's, has announced something else in a way that overrides the sequence")
def announces_late(case, name):
    case.ask("announce", combatant=name, controlled_by="player", action="other", overridden=True, gm_allows=True)


@when("{name:name} comes to act")
def comes_to_act(case, name):
    case.ask("act_on_initiative", combatant=name)


@when("someone comes to act")
def someone_comes_to_act(case):
    case.ask("act_on_initiative")


@given("{name:name}, {side:side}, has announced {action:action}", side=SIDES, action=ACTIONS)
@when("{name:name}, {side:side}, announces {action:action}", side=SIDES, action=ACTIONS)
def announces(case, name, side, action):
    case.ask("announce", combatant=name, controlled_by=side, action=action)


@when("{name:name}, {side:side}, announces it", side=SIDES)
def announces_it(case, name, side):
    case.ask("announce", combatant=name, controlled_by=side)


@when("{name:name} announces {action:action}", action=ACTIONS)
def somebodys_announces(case, name, action):
    case.ask("announce", combatant=name, action=action)


@when("someone announces {action:action}", action=ACTIONS)
def someone_announces(case, action):
    case.ask("announce", controlled_by="player", action=action)


@when("someone of {side:side} announces {action:action}", side=SIDES, action=ACTIONS)
def someone_of_announces(case, side, action):
    case.ask("announce", controlled_by=side, action=action)


@given("a spell has been chosen for {name:name}, {side:side}", side=SIDES)
@when("a spell is chosen for {name:name}, {side:side}", side=SIDES)
def chooses(case, name, side):
    case.ask("choose_spell", combatant=name, controlled_by=side)


@given("a spell has been chosen for someone of {side:side}", side=SIDES)
@when("a spell is chosen for someone of {side:side}", side=SIDES)
def someone_chooses(case, side):
    case.ask("choose_spell", controlled_by=side)


@when("a spell is chosen for someone")
def nobodys_chooses(case):
    case.ask("choose_spell")


@given("only general words")
def general_words(case):
    case.given(in_general_words=True)


@given("the GM {allows:allows} it", allows={"allows": True, "forbids": False})
def gm_allows(case, allows):
    case.given(gm_allows=allows)


@given("something overrides the sequence")
def overridden(case):
    case.given(overridden=True)


@given("an unknown {fact:fact}", fact={name: name for name in UNKNOWN})
def unknown(case, fact):
    case.given(**{FACTS[fact]: UNKNOWN[fact]})


@given("{name:name} has initiative {initiative:d}")
def has_initiative(case, name, initiative):
    case.add("combatants", {"name": name, "initiative": initiative})


@given("nobody to put in order")
def nobody(case):
    case.given(combatants=[])


@given("nobody with any name has initiative {initiative:d}")
def nameless_has_initiative(case, initiative):
    case.add("combatants", {"name": " ", "initiative": initiative})


@when("the order of actions is asked for")
def order(case):
    case.ask("order_of_actions")


@then("only {name:name} acts")
def one_acts(case, name):
    case.expect("groups", [[name]])


@then("it is {first:name}, then {second:name}")
def order_is(case, first, second):
    case.expect("groups", [[first], [second]])


@then("it is at {count:d}, after {after:names} and together with {with_whom:names}")
def turn_is(case, count, after, with_whom):
    case.expect("initiative", count)
    case.expect("after", after)
    case.expect("together_with", with_whom)


@then("it belongs to step {step:d}")
def step_is(case, step):
    case.expect("step", step)


@then("the players {learn:learn} it", learn={"learn": False, "do not learn": True})
def secret(case, learn):
    case.expect("secret", learn)


@then("{casting:casting} begins", casting={"casting": True, "no casting": False})
def casting_begins(case, casting):
    case.expect("begins_casting", casting)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
