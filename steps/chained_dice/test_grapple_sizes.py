"""Phrases of grapples between different sizes."""

from oracle.phrases import given, then, when

SIZES = {"as large": "same", "larger": "larger", "smaller": "smaller"}
TEENY = {"": False, ", and Teeny": True}
FACTS = {"sizes": "difference", "modifier": "size_modifier"}
WRONG = {
    "of sizes that nobody states": {},
    "of sizes without a name": {"difference": "no such thing"},
    "with a bonus of 1 for a larger target": {"difference": "larger", "size_modifier": 1},
    "with a penalty of 1 between equals": {"difference": "same", "size_modifier": -1},
    "with a bonus of 1 between equals": {"difference": "same", "size_modifier": 1},
}
PAIR = {"attacker": "Ann", "target": "Bob"}
BREAKS = {"target": "Bob", "occasion": "turn", "actions_left": 5, "actions_needed": 1}


@when("the target is {size:size}{teeny:teeny}, and nobody knows the modifier", size=SIZES, teeny=TEENY)
def unknown(case, size, teeny):
    case.ask("grapple_size", difference=size, target_teeny=teeny)


@when("the target is {size:size}, whose being Teeny nobody mentions, for a modifier of {modifier:d}", size=SIZES)
def not_mentioned(case, size, modifier):
    case.ask("grapple_size", difference=size, size_modifier=modifier)


@when("the target is {size:size}{teeny:teeny}, for a modifier of {modifier:d}", size=SIZES, teeny=TEENY)
def known(case, size, teeny, modifier):
    case.ask("grapple_size", difference=size, target_teeny=teeny, size_modifier=modifier)


@when("the target is smaller, and one as much larger had a modifier of {larger:d}")
def known_if_larger(case, larger):
    case.ask("grapple_size", difference="smaller", modifier_if_larger=larger)


@when("the target is smaller, for a modifier of {modifier:d}, and one as much larger had {larger:d}")
def both_known(case, modifier, larger):
    case.ask("grapple_size", difference="smaller", size_modifier=modifier, modifier_if_larger=larger)


@when("the target is larger, and one as much larger had a modifier of {larger:d}")
def larger_twice(case, larger):
    case.ask("grapple_size", difference="larger", modifier_if_larger=larger)


@when("sizes are compared {wrong:wrong}", wrong=WRONG)
def wrong_sizes(case, wrong):
    case.ask("grapple_size", **wrong)


def seize(case, mine, theirs, size, teeny, modifier):
    case.ask(
        "grapple",
        **PAIR,
        attempt="grab",
        attacker_guts=mine,
        target_guts=theirs,
        difference=size,
        target_teeny=teeny,
        size_modifier=modifier,
    )


@given(
    "Ann has grappled Bob by {mine:d}, who is {size:size}{teeny:teeny}, for a modifier of {modifier:d}",
    size=SIZES,
    teeny=TEENY,
)
def has_grappled(case, mine, size, teeny, modifier):
    seize(case, mine, 2, size, teeny, modifier)


@when(
    "Ann grapples Bob, {mine:d} against {theirs:d}, who is {size:size}{teeny:teeny}, for a modifier of {modifier:d}",
    size=SIZES,
    teeny=TEENY,
)
def grapples(case, mine, theirs, size, teeny, modifier):
    seize(case, mine, theirs, size, teeny, modifier)


@when("Ann grapples Bob, who is {size:size}, for a modifier that nobody knows", size=SIZES)
def grapples_somehow(case, size):
    case.ask("grapple", **PAIR, attempt="grab", attacker_guts=20, target_guts=5, difference=size)


@when("Bob tries to break free, {guts:d} against {holder:d}")
def breaks_free(case, guts, holder):
    case.ask("break_free", **BREAKS, target_guts=guts, holder_guts=holder)


@when("Ann breaks Bob's neck, {mine:d} against {theirs:d} and a stamina of {stamina:d}")
def breaks_neck(case, mine, theirs, stamina):
    case.ask(
        "break_bone", **PAIR, part="neck", attacker_check=mine, target_check=theirs, target_stamina=stamina, might=3
    )


@then("the attacker adds {mine:d} and the target {theirs:d}, whose check is {luck:w}")
def sizes_do(case, mine, theirs, luck):
    case.expect("attacker_modifier", mine)
    case.expect("target_modifier", theirs)
    case.expect("target_luck", luck)


@then("what the attacker adds is not determined, and the target's check is {luck:w}")
def sizes_open(case, luck):
    case.expect(not_determined="attacker_modifier")
    case.expect("target_modifier", 0)
    case.expect("target_luck", luck)


@then(
    "the grapple {grappled:grappled} with {total:d}, against a check that is {luck:w}",
    grappled={"succeeds": True, "fails": False},
)
def grappled_is(case, grappled, total, luck):
    case.expect("grappled", grappled)
    case.expect("attacker_total", total)
    case.expect("target_luck", luck)


@then("the neck {broken:broken}, at a difficulty of {difficulty:d}", broken={"breaks": True, "holds": False})
def neck(case, broken, difficulty):
    case.expect("broken", broken)
    case.expect("difficulty", difficulty)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
