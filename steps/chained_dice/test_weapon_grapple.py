"""Phrases of grapples with a weapon."""

from oracle.phrases import given, then, when

DEFENDS = {
    "does not dodge": {"defense": "other"},
    "dodges, without a Critical Defense": {"defense": "dodge"},
    "dodges, with a Critical Defense": {"defense": "dodge", "critical_defense": True},
    "has a Critical Defense, but does not dodge": {"defense": "other", "critical_defense": True},
    "has a Critical Defense, in a way that nobody states": {"critical_defense": True},
}
RESULTS = {
    "a critical grapple that harms": (True, True, True),
    "a grapple that harms": (True, False, True),
    "a grapple": (True, False, False),
    "a critical miss": (False, True, False),
    "a miss": (False, False, False),
}
SIZES = {"as large": "same", "larger": "larger", "smaller": "smaller"}
LUCK = {"lucky": {"lucky": True}, "unlucky": {"unlucky": True}, "both": {"lucky": True, "unlucky": True}}
FACTS = {
    "attacker": "attacker",
    "target": "target",
    "weapon": "weapon_can_grapple",
    "grapple": "grapple_skill",
    "defence roll": "defense_total",
    "defence": "defense",
    "sizes": "difference",
    "attempt": "attempt",
    "exception": "defense_rules",
    "critical range": "critical_from",
    "die": "called_shot",
}
SHOT = {
    "attacker": "Ann",
    "target": "Bob",
    "weapon_can_grapple": True,
    "grapple_skill": 5,
    "defense_total": 10,
}
WRONG = {
    "by nobody": {name: value for name, value in SHOT.items() if name != "attacker"},
    "at nobody": {name: value for name, value in SHOT.items() if name != "target"},
    "at oneself": SHOT | {"target": "Ann"},
    "and nobody knows whether the weapon can": {n: value for n, value in SHOT.items() if n != "weapon_can_grapple"},
    "without a grapple": {name: value for name, value in SHOT.items() if name != "grapple_skill"},
    "at a defence that nobody knows": {name: value for name, value in SHOT.items() if name != "defense_total"},
    "at a defence without a name": SHOT | {"defense": "no such thing"},
    "at sizes without a name": SHOT | {"difference": "no such thing"},
    "for something without a name": SHOT | {"attempt": "no such thing"},
    "at an exception without a name": SHOT | {"defense_rules": "no such thing"},
    "with a critical range from 0": SHOT | {"critical_from": 0},
    "with a critical range from 11": SHOT | {"critical_from": 11},
}


@given("Ann's weapon can grapple, her grapple is {grapple:d}, and Bob's defence roll {defense:d}")
def weapon(case, grapple, defense):
    case.given(**SHOT | {"grapple_skill": grapple, "defense_total": defense})


@given("Ann's weapon cannot grapple, her grapple is {grapple:d}, and Bob's defence roll {defense:d}")
def other_weapon(case, grapple, defense):
    case.given(**SHOT | {"weapon_can_grapple": False, "grapple_skill": grapple, "defense_total": defense})


@given("other modifiers of {modifiers:d}")
def modifiers_of(case, modifiers):
    case.given(modifiers=modifiers)


@given("she aims at {where:where}", where={"his head": True, "his arm": False})
def aims(case, where):
    case.given(at_head=where)


@given("she declares {force:force}", force={"non-lethal force": True, "nothing of the kind": False})
def declares(case, force):
    case.given(non_lethal=force)


@given("she wants to {attempt:attempt} him", attempt={"pin": "pin", "grab": "grab", "restrain": "restrain"})
def wants(case, attempt):
    case.given(attempt=attempt)


@given("Bob {defends:defends}", defends=DEFENDS)
def target_defends(case, defends):
    case.given(**defends)


@given("Bob is {size:size}, for a modifier of {modifier:d}", size=SIZES)
def sizes_known(case, size, modifier):
    case.given(difference=size, size_modifier=modifier)


@given("Bob is Teeny and smaller, for a modifier of {modifier:d}")
def teeny(case, modifier):
    case.given(difference="smaller", size_modifier=modifier, target_teeny=True)


@given("Bob is Teeny and as large")
def teeny_both(case):
    case.given(difference="same", target_teeny=True)


@given("Bob is {size:size}, for a modifier that nobody knows", size=SIZES)
def sizes_unknown(case, size):
    case.given(difference=size)


@given("her shot is {luck:luck}", luck=LUCK)
def shot_is(case, luck):
    case.given(**luck)


@given("{holder:name} has grappled {held:name} by hand")
def has_grappled(case, holder, held):
    case.ask("grapple", attacker=holder, target=held, attempt="grab", attacker_guts=20, target_guts=5)


@when("the called shot shows {faces:faces}")
def shows(case, faces):
    case.ask("weapon_grapple", dice={"called_shot": faces})


@when("a weapon is to grapple {wrong:wrong}", wrong=WRONG)
def wrong_shot(case, wrong):
    case.ask("weapon_grapple", **wrong, dice={"called_shot": [5]})


@when("Bob tries a physical action afterwards")
def acts(case):
    case.ask("act_grappled", creature="Bob", action="physical")


@when("Bob tries to break free afterwards, {guts:d} against {holder:d}")
def breaks(case, guts, holder):
    case.ask(
        "break_free",
        target="Bob",
        occasion="turn",
        target_guts=guts,
        holder_guts=holder,
        actions_left=5,
        actions_needed=1,
    )


@then("it comes to {total:d}, {result:result}", result=RESULTS)
def comes_to(case, total, result):
    case.expect("total", total)
    case.expect("grappled", result[0])
    case.expect("critical", result[1])
    case.expect("harms", result[2])
    case.expect("target_luck", "normal")


@when("Bob's defence is asked for afterwards, which is otherwise {own:d}")
def defense_asked(case, own):
    case.ask("inanimate_creature", creature="Bob", area_sqin=900, defense_total=own)


@then("it is {defense:d}")
def defense_is(case, defense):
    case.expect("defense", defense)


@then("it comes to {total:d}, against a {luck:w} defence roll")
def against_roll(case, total, luck):
    case.expect("total", total)
    case.expect("grappled", True)
    case.expect("target_luck", luck)


@then("it comes to {total:d} and harms nobody, and whether it is a grapple is not determined")
def grapple_is_open(case, total):
    case.expect("total", total)
    case.expect("critical", False)
    case.expect("harms", False)
    case.expect(not_determined="grappled")


@then("it comes to {total:d}, and what comes of it is not determined")
def rest_is_open(case, total):
    case.expect("total", total)
    case.expect("critical", False)
    for field in ("grappled", "harms"):
        case.expect(not_determined=field)


@then("nothing of the shot is determined")
def open_shot(case):
    for field in ("total", "grappled", "critical", "harms", "allowed"):
        case.expect(not_determined=field)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
