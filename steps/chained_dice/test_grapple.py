"""Phrases of grapples."""

from oracle.phrases import given, then, when

ATTEMPTS = {"pin": "pin", "grab": "grab", "restrain": "restrain"}
ACTIONS = {
    "an attack": "attack",
    "a physical action": "physical",
    "something that is not physical": "not_physical",
}
OCCASIONS = {"in its turn": "turn", "after being moved": "moved", "after a blow to its holder": "holder_struck"}
FACTS = {
    "attacker": "attacker",
    "target": "target",
    "attempt": "attempt",
    "attacker's guts": "attacker_guts",
    "target's guts": "target_guts",
    "holder's guts": "holder_guts",
    "sizes": "difference",
    "creature": "creature",
    "action": "action",
    "movement": "movement_ft",
    "distance": "distance_ft",
    "occasion": "occasion",
    "actions": "actions_left",
    "needed actions": "actions_needed",
}
PAIR = {"attacker": "Ann", "target": "Bob"}
SEIZES = PAIR | {"attempt": "grab", "attacker_guts": 12, "target_guts": 8}
WRONG = {
    "by nobody": {name: value for name, value in SEIZES.items() if name != "attacker"},
    "of nobody": {name: value for name, value in SEIZES.items() if name != "target"},
    "of oneself": SEIZES | {"target": "Ann"},
    "for nothing": {name: value for name, value in SEIZES.items() if name != "attempt"},
    "for something without a name": SEIZES | {"attempt": "no such thing"},
    "without a check of the attacker": {name: value for name, value in SEIZES.items() if name != "attacker_guts"},
    "without a check of the target": {name: value for name, value in SEIZES.items() if name != "target_guts"},
    "of sizes without a name": SEIZES | {"difference": "no such thing"},
}
WRONG_ACTS = {
    "nobody does something": {"action": "attack"},
    "somebody does nothing": {"creature": "Bob"},
    "somebody does what has no name": {"creature": "Bob", "action": "no such thing"},
}
MOVES = PAIR | {"movement_ft": 30, "distance_ft": 10}
WRONG_MOVES = {
    "by nobody": {name: value for name, value in MOVES.items() if name != "attacker"},
    "of nobody": {name: value for name, value in MOVES.items() if name != "target"},
    "of someone who is free": MOVES | {"target": "Cid"},
    "by someone who does not hold the other": MOVES | {"attacker": "Cid"},
    "at nobody knows what movement": {name: value for name, value in MOVES.items() if name != "movement_ft"},
    "nobody knows how far": {name: value for name, value in MOVES.items() if name != "distance_ft"},
    "at a movement below nothing": MOVES | {"movement_ft": -1},
    "over less than nothing": MOVES | {"distance_ft": -1},
}
BREAKS = {
    "target": "Bob",
    "occasion": "turn",
    "target_guts": 25,
    "holder_guts": 20,
    "actions_left": 5,
    "actions_needed": 1,
}
WRONG_BREAKS = {
    "by nobody": {name: value for name, value in BREAKS.items() if name != "target"},
    "by someone who is free": BREAKS | {"target": "Cid"},
    "on no occasion": {name: value for name, value in BREAKS.items() if name != "occasion"},
    "on an occasion without a name": BREAKS | {"occasion": "no such thing"},
    "without its check": {name: value for name, value in BREAKS.items() if name != "target_guts"},
    "with nobody knows how many actions": {name: value for name, value in BREAKS.items() if name != "actions_left"},
    "with fewer actions than none": BREAKS | {"actions_left": -1},
    "for fewer actions than none": BREAKS | {"actions_needed": -1},
}


def seize(case, holder, held, attempt="grab", mine=20, theirs=5, **more):
    case.ask("grapple", attacker=holder, target=held, attempt=attempt, attacker_guts=mine, target_guts=theirs, **more)


@given("{holder:name} has grappled {held:name}")
def has_grappled(case, holder, held):
    seize(case, holder, held)


@when("{holder:name} tries to {attempt:attempt} {held:name}, {mine:d} against {theirs:d}", attempt=ATTEMPTS)
def tries_to_grapple(case, holder, attempt, held, mine, theirs):
    seize(case, holder, held, attempt, mine, theirs)


@when("a grapple is tried {wrong:wrong}", wrong=WRONG)
def wrong_grapple(case, wrong):
    case.ask("grapple", **wrong)


@when("{name:name} tries {action:action}", action=ACTIONS)
def tries_action(case, name, action):
    case.ask("act_grappled", creature=name, action=action)


@when("{wrong:wrong} in a grapple", wrong=WRONG_ACTS)
def wrong_act(case, wrong):
    case.ask("act_grappled", **wrong)


@when("{name:name} tries to charge by the rules for that")
def charges(case, name):
    case.ask("charge", attacker=name, distance_ft=30, running=True, accuracy=5, damage=9, dice={"charge": [3]})


@when("{name:name} tries to attack by the rules for that")
def spends(case, name):
    case.ask("spend_on_attack", attacker=name, weapon="sword")


@given("{holder:name} has broken {held:name}'s neck")
def has_killed(case, holder, held):
    case.ask(
        "break_bone",
        attacker=holder,
        target=held,
        part="neck",
        attacker_check=13,
        target_check=10,
        target_stamina=5,
        might=3,
    )


@given("{holder:name} has moved {held:name} {distance:d} of {movement:d} feet")
@when("{holder:name} moves {held:name} {distance:d} of {movement:d} feet")
def moves(case, holder, held, distance, movement):
    case.ask("move_grappled", attacker=holder, target=held, movement_ft=movement, distance_ft=distance)


@given("{name:name} has been knocked out for {hours:d} hours")
def has_been_knocked_out(case, name, hours):
    case.ask("knock_out", target=name, guts_total=10 + hours, stamina_total=10)


@given("{hours:d} hours have passed for {name:name}")
def hours_have_passed(case, hours, name):
    case.ask("hours_pass", target=name, hours=hours)


@given("an attack has struck {name:name}")
def has_been_struck(case, name):
    case.ask("attacked_while_grappling", creature=name, struck=True)


@when("a victim is moved {wrong:wrong}", wrong=WRONG_MOVES)
def wrong_move(case, wrong):
    case.ask("move_grappled", **wrong)


def breaks(case, name, occasion, guts, holder, left=5, **more):
    case.ask(
        "break_free", target=name, occasion=occasion, target_guts=guts, holder_guts=holder, actions_left=left, **more
    )


@given("{name:name} has tried to break free {occasion:occasion}, {guts:d} against {holder:d}", occasion=OCCASIONS)
@when("{name:name} tries to break free {occasion:occasion}, {guts:d} against {holder:d}", occasion=OCCASIONS)
def tries_to_break(case, name, occasion, guts, holder):
    breaks(case, name, occasion, guts, holder, actions_needed=1)


@when("{name:name} tries to break free with {left:d} of the {needed:d} actions that it takes")
def with_actions(case, name, left, needed):
    breaks(case, name, "turn", 25, 20, left, actions_needed=needed)


@when("{name:name} tries to break free with {left:d} actions, and nobody says how many it takes")
def unknown_actions(case, name, left):
    breaks(case, name, "turn", 25, 20, left)


@when("{name:name} tries to break free against a check that nobody knows")
def unknown_check(case, name):
    case.ask("break_free", target=name, occasion="turn", target_guts=25, actions_left=5, actions_needed=1)


@when("a grapple is to be broken {wrong:wrong}", wrong=WRONG_BREAKS)
def wrong_break(case, wrong):
    case.ask("break_free", **wrong)


@then("the grapple succeeds with {total:d}")
def succeeds(case, total):
    case.expect("grappled", True)
    case.expect("attacker_total", total)
    case.expect("target_luck", "normal")


@then("the grapple fails with {total:d}")
def fails(case, total):
    case.expect("grappled", False)
    case.expect("attacker_total", total)
    case.expect("target_luck", "normal")


@then("it is allowed to someone who is {held:held}", held={"grappled": True, "free": False})
def allowed_to(case, held):
    case.expect("allowed", True)
    case.expect("grappled", held)


@then("{most:d} feet were possible, with {checks:d} checks, and {carried:d} feet left over")
def moved(case, most, checks, carried):
    case.expect("most_ft", most)
    case.expect("checks", checks)
    case.expect("carried_ft", carried)


@then("{most:d} feet were possible")
def were_possible(case, most):
    case.expect("most_ft", most)


@then("{most:d} feet were possible, with {checks:d} checks")
def were_possible_for(case, most, checks):
    case.expect("most_ft", most)
    case.expect("checks", checks)


@then("it is {free:free}, by a check against {against:d}", free={"free": True, "still held": False})
def is_free(case, free, against):
    case.expect("free", free)
    case.expect("against", against)
    case.expect("luck", "normal")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
