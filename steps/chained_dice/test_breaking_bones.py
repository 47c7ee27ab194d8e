"""Phrases of broken bones."""

from oracle.phrases import given, then, when

PARTS = {"neck": "neck", "limb": "limb"}
FACTS = {
    "attacker": "attacker",
    "target": "target",
    "part": "part",
    "attacker's check": "attacker_check",
    "target's check": "target_check",
    "stamina": "target_stamina",
    "might": "might",
    "limb": "limb_damage",
}
TRY = {
    "attacker": "Ann",
    "target": "Bob",
    "part": "neck",
    "attacker_check": 13,
    "target_check": 10,
    "target_stamina": 14,
    "might": 3,
}
WRONG = {
    "by nobody": {name: value for name, value in TRY.items() if name != "attacker"},
    "of nobody": {name: value for name, value in TRY.items() if name != "target"},
    "of someone who is free": TRY | {"target": "Cid"},
    "of someone whom another holds": TRY | {"attacker": "Cid"},
    "of no part": {name: value for name, value in TRY.items() if name != "part"},
    "of a part without a name": TRY | {"part": "no such thing"},
    "without the attacker's check": {name: value for name, value in TRY.items() if name != "attacker_check"},
    "without the target's check": {name: value for name, value in TRY.items() if name != "target_check"},
    "without a stamina check": {name: value for name, value in TRY.items() if name != "target_stamina"},
    "without anybody's might": {name: value for name, value in TRY.items() if name != "might"},
    "with might below nothing": TRY | {"might": -1},
    "of a limb that heals by it": TRY | {"part": "limb", "limb_damage": -1},
}


def seize(case, holder, held, **more):
    case.ask("grapple", attacker=holder, target=held, attempt="grab", attacker_guts=20, target_guts=5, **more)


@given("{holder:name} has grappled {held:name}")
def has_grappled(case, holder, held):
    seize(case, holder, held)


@given("{holder:name} has grappled {held:name}, who is smaller and Teeny")
def has_grappled_teeny(case, holder, held):
    seize(case, holder, held, difference="smaller", target_teeny=True, size_modifier=0)


@given("{name:name} has broken free")
def has_freed(case, name):
    case.ask(
        "break_free", target=name, occasion="turn", target_guts=40, holder_guts=20, actions_left=5, actions_needed=1
    )


@given("{holder:name} has tied up {held:name}, with a rope of durability {durability:d}")
def has_tied(case, holder, held, durability):
    case.ask("tie_up", attacker=holder, target=held, durability=durability, possible=True)


@given("{holder:name} has grappled {held:name}, who is larger, for a modifier of {modifier:d}")
def has_grappled_larger(case, holder, held, modifier):
    seize(case, holder, held, difference="larger", size_modifier=modifier)


@given("{name:name} has been strangled to death")
def has_strangled(case, name):
    case.ask("knock_out", target=name, guts_total=15, stamina_total=10, means="strangulation")
    case.ask("hold_strangulation", target=name, seconds=70)


@given("the attacker's might is {might:d}")
def might_is(case, might):
    case.given(might=might)


@given("a broken limb does {damage:d} damage, says somebody")
def limb_does(case, damage):
    case.given(limb_damage=damage)


def breaks(case, holder, held, part, mine, theirs, stamina):
    case.ask(
        "break_bone",
        attacker=holder,
        target=held,
        part=part,
        attacker_check=mine,
        target_check=theirs,
        target_stamina=stamina,
    )


@given(
    "{holder:name} has broken {held:name}'s {part:part}, {mine:d} against {theirs:d} and a stamina of {stamina:d}",
    part=PARTS,
)
@when(
    "{holder:name} breaks {held:name}'s {part:part}, {mine:d} against {theirs:d} and a stamina of {stamina:d}",
    part=PARTS,
)
def tries(case, holder, held, part, mine, theirs, stamina):
    breaks(case, holder, held, part, mine, theirs, stamina)


@when("a bone is to be broken {wrong:wrong}", wrong=WRONG)
def wrong_try(case, wrong):
    case.ask("break_bone", **wrong)


@when("{name:name} tries to break free, {guts:d} against {holder:d}")
def frees(case, name, guts, holder):
    case.ask(
        "break_free",
        target=name,
        occasion="turn",
        target_guts=guts,
        holder_guts=holder,
        actions_left=5,
        actions_needed=1,
    )


@then("nothing breaks for want of a grip, for {damage:d} damage")
def no_grip(case, damage):
    case.expect("difficulty", 0)
    holds(case, damage)


@then("nothing breaks at a difficulty of {difficulty:d}, for {damage:d} damage")
def no_break(case, difficulty, damage):
    case.expect("difficulty", difficulty)
    holds(case, damage)


def holds(case, damage):
    case.expect("broken", False)
    case.expect("dead", False)
    case.expect("damage", damage)
    case.expect("grappled", True)


@then("it breaks at a difficulty of {difficulty:d}, and kills")
def kills(case, difficulty):
    case.expect("difficulty", difficulty)
    case.expect("broken", True)
    case.expect("dead", True)
    case.expect("damage", 0)
    case.expect("grappled", True)


@then("it breaks at a difficulty of {difficulty:d}, and what that does is not determined")
def breaks_openly(case, difficulty):
    case.expect("difficulty", difficulty)
    case.expect("broken", True)
    case.expect("dead", False)
    case.expect(not_determined="damage")
    case.expect("grappled", True)


@then("it breaks at a difficulty of {difficulty:d}, for {damage:d} damage")
def breaks_for(case, difficulty, damage):
    case.expect("difficulty", difficulty)
    case.expect("broken", True)
    case.expect("dead", False)
    case.expect("damage", damage)
    case.expect("grappled", True)


@then("the attacker's check is {mine:w}, and the target's {theirs:w}")
def luck_is(case, mine, theirs):
    case.expect("attacker_luck", mine)
    case.expect("target_luck", theirs)


@then("it is {free:free}, by a check against {against:d}", free={"free": True, "still held": False})
def is_free(case, free, against):
    case.expect("free", free)
    case.expect("against", against)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
