"""Phrases of bonds."""

from oracle.phrases import given, then, when

ALL = ["only_touch", "memorized", "has_conduit", "conduit_in_reach"]
SPELLS = {
    "a spell that takes a touch only": ALL,
    "a spell that takes more than a touch": ALL[1:],
    "a spell that is not memorized": [one for one in ALL if one != "memorized"],
    "a spell without its conduit": [one for one in ALL if one != "has_conduit"],
    "a spell with its conduit out of reach": ALL[:3],
    "a spell of which nobody says anything": [],
    "a spell that takes a touch only, and attacks": [*ALL, "attacks"],
    "a spell that is not memorized, and attacks": [*(one for one in ALL if one != "memorized"), "attacks"],
}
MUCH = {"too much movement": True, "little movement": False}
FACTS = {
    "attacker": "attacker",
    "target": "target",
    "durability": "durability",
    "creature": "creature",
    "action": "action",
    "spell": "spell",
    "time": "seconds",
    "distance": "distance_ft",
    "bonds": "thing",
}
TIE = {"attacker": "Ann", "target": "Bob", "durability": 2, "possible": True}
WRONG = {
    "by nobody": {name: value for name, value in TIE.items() if name != "attacker"},
    "who is nobody": {name: value for name, value in TIE.items() if name != "target"},
    "by oneself": TIE | {"target": "Ann"},
    "with a thing without a name": TIE | {"thing": " "},
    "with nobody knows what": {name: value for name, value in TIE.items() if name != "durability"},
    "with something of no durability": TIE | {"durability": 0},
}
ROLL = {"creature": "Bob", "action": "roll"}
WRONG_ACTS = {
    "nobody rolls": {"action": "roll"},
    "somebody who is free rolls": ROLL | {"creature": "Cid"},
    "somebody does nothing": {"creature": "Bob"},
    "somebody does what has no name": {"creature": "Bob", "action": "no such thing"},
    "somebody channels what has no name": {"creature": "Bob", "action": "channel", "spell": ["no such thing"]},
    "somebody rolls for less than no time": ROLL | {"seconds": -1},
    "somebody rolls less than nowhere": ROLL | {"distance_ft": -1},
}


def tie(case, holder, held, durability, **more):
    case.ask("tie_up", attacker=holder, target=held, durability=durability, **more)


@given("{holder:name} has tied up {held:name}, with a rope of durability {durability:d}")
@when("{holder:name} ties up {held:name}, with a rope of durability {durability:d}")
def ties(case, holder, held, durability):
    tie(case, holder, held, durability, possible=True)


@given("{holder:name} has grappled {held:name}")
def has_grappled(case, holder, held):
    case.ask("grapple", attacker=holder, target=held, attempt="grab", attacker_guts=20, target_guts=5)


@when(
    "Ann ties up Bob, with a rope of durability {durability:d}, {when:when}",
    when={
        "where that is possible": {"possible": True},
        "where that is not possible": {"possible": False},
        "where nobody says whether that is possible": {},
    },
)
def ties_where(case, durability, when):
    tie(case, "Ann", "Bob", durability, **when)


@when("somebody is tied up {wrong:wrong}", wrong=WRONG)
def wrong_tie(case, wrong):
    case.ask("tie_up", **wrong)


def breaks(case, guts, **more):
    case.ask("break_free", target="Bob", occasion="turn", target_guts=guts, actions_left=5, actions_needed=1, **more)


@given("Bob has tried to break free by {guts:d}")
@when("Bob tries to break free by {guts:d}")
def tries_to_break(case, guts):
    breaks(case, guts)


@when("Bob tries to break free by {guts:d}, whose holder checks {holder:d}")
def tries_against_holder(case, guts, holder):
    breaks(case, guts, holder_guts=holder)


@given("{name:name} has been knocked out")
def has_been_knocked_out(case, name):
    case.ask("knock_out", target=name, guts_total=15, stamina_total=10)


@given("the rope, of durability {durability:d}, has taken {damage:d} damage")
def rope_damaged_before(case, durability, damage):
    case.ask("damage_object", thing="rope", durability=durability, damage=damage)


@given("a chain, of durability {durability:d}, has taken {damage:d} damage")
def chain_damaged_before(case, durability, damage):
    case.ask("damage_object", thing="chain", durability=durability, damage=damage)


@given("a chain has taken {damage:d} damage")
def chain_damaged(case, damage):
    case.ask("damage_object", thing="chain", damage=damage)


@given("{holder:name} has tied up {held:name}, with a chain of durability {durability:d}")
@when("{holder:name} ties up {held:name}, with a chain of durability {durability:d}")
def ties_with_chain(case, holder, held, durability):
    tie(case, holder, held, durability, thing="chain", possible=True)


@when("Ann ties up Bob with that rope")
def ties_with_that(case):
    case.ask("tie_up", attacker="Ann", target="Bob", thing="rope", possible=True)


@when("Bob tries to break free by {guts:d}, with {left:d} of {needed:d} actions")
def tries_with_actions(case, guts, left, needed):
    case.ask("break_free", target="Bob", occasion="turn", target_guts=guts, actions_left=left, actions_needed=needed)


@when("Bob wants to channel {spell:spell}", spell=SPELLS)
def channels(case, spell):
    case.ask("act_bound", creature="Bob", action="channel", spell=spell)


@when("Bob wants to channel {spell:spell}, which is {much:much}", spell=SPELLS, much=MUCH)
def channels_judged(case, spell, much):
    case.ask("act_bound", creature="Bob", action="channel", spell=spell, much_movement=much)


@when("Bob wants to do {action:action}", action={"an attack": "attack", "something else": "other"})
def wants(case, action):
    case.ask("act_bound", creature="Bob", action=action)


@when("Bob wants to glare")
def glares(case):
    case.ask("act_bound", creature="Bob", action="glare")


@when("Bob wants to glare, which is {much:much}", much=MUCH)
def glares_judged(case, much):
    case.ask("act_bound", creature="Bob", action="glare", much_movement=much)


@when(
    "Bob wants to do {action:action}, which is {much:much}",
    action={"an attack": "attack", "something else": "other"},
    much=MUCH,
)
def wants_judged(case, action, much):
    case.ask("act_bound", creature="Bob", action=action, much_movement=much)


@when("Bob wants to roll {distance:d} feet in {seconds:d} seconds")
def rolls(case, distance, seconds):
    case.ask("act_bound", creature="Bob", action="roll", distance_ft=distance, seconds=seconds)


@when("Bob wants to roll, and nobody says how far or how long")
def rolls_somehow(case):
    case.ask("act_bound", creature="Bob", action="roll")


@when(
    "Bob, {bound:bound}, wants to roll {distance:d} feet in {seconds:d} seconds",
    bound={"who is bound to a surface": True, "who is bound to none": False},
)
def rolls_bound(case, bound, distance, seconds):
    case.ask("act_bound", creature="Bob", action="roll", distance_ft=distance, seconds=seconds, on_surface=bound)


@when("{wrong:wrong} in bonds", wrong=WRONG_ACTS)
def wrong_act(case, wrong):
    case.ask("act_bound", **wrong)


@when("Bob tries something physical, as if he were not tied up")
def acts_grappled(case):
    case.ask("act_grappled", creature="Bob", action="physical")


@when("{holder:name} moves Bob {distance:d} of {movement:d} feet")
def moved(case, holder, distance, movement):
    case.ask("move_grappled", attacker=holder, target="Bob", distance_ft=distance, movement_ft=movement)


@then("it is free")
def goes_free(case):
    case.expect("free", True)


@then("the bonds have {health:d} health")
def bonds(case, health):
    case.expect("health", health)


@then("he may, and comes {most:d} feet at most")
def may(case, most):
    case.expect("allowed", True)
    case.expect("most_ft", most)


@then("{most:d} feet were possible")
def possible(case, most):
    case.expect("most_ft", most)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
