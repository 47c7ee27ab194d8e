"""Phrases of wounds."""

from oracle.phrases import given, then, when

STRIKES = {
    "a critical strike succeeds": {"strike": "critical", "hits": True},
    "a critical strike fails": {"strike": "critical", "hits": False},
    "a critical strike is all that is said": {"strike": "critical"},
    "a standard strike succeeds": {"strike": "standard", "hits": True},
    "a called critical strike at a leg succeeds": {"strike": "critical", "hits": True, "called_elsewhere": True},
    "a called critical strike at a leg fails": {"strike": "critical", "hits": False, "called_elsewhere": True},
    "a called standard strike at a leg succeeds": {"strike": "standard", "hits": True, "called_elsewhere": True},
}
WOUNDS = {
    "broken rib": "broken_rib",
    "torn side": "torn_side",
    "burnt chest": "burnt_chest",
    "broken nose": "broken_nose",
    "broken bone": "broken_bone",
}
PARTS = {"head": "head", "limb": "limb", "torso": "torso"}
FACTS = {"strike": "strike", "wound": "wound"}
WRONG = {
    "nobody says which": {"hits": True},
    "a strike without a name": {"strike": "no such thing"},
    "a wound without a name": {"strike": "critical", "wound": "?"},
}


@given("a kind of damage whose wound is a {wound:wound}", wound=WOUNDS)
def kind_of_damage(case, wound):
    case.given(wound=wound)


@given("a strike, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("its effects are asked for")
def effects_asked(case):
    case.ask("critical_effects")


@when("{strike:strike}", strike=STRIKES)
def strike_made(case, strike):
    case.ask("critical_effects", **strike)


@when("what a called critical strike at the {part:part} wounds is asked for", part=PARTS)
def called_shot_made(case, part):
    case.ask("wound_by_called_shot", part=part, strike="critical")


@then("that part has a {wound:wound}", wound=WOUNDS)
def part_has(case, wound):
    case.expect("wounded", True)
    case.expect("wound", wound)


@then("that part is wounded, and by which wound is not determined")
def part_wounded_somehow(case):
    case.expect("wounded", True)
    case.expect(not_determined="wound")


@then("the torso has a {wound:wound}", wound=WOUNDS)
def torso_has(case, wound):
    case.expect("torso_wounded", True)
    case.expect("wound", wound)
    case.expect("special_effect", "none")


@then("the torso is spared")
def torso_spared(case):
    case.expect("torso_wounded", False)
    case.expect("wound", "none")


@then("the torso is wounded, and by which wound is not determined")
def wound_is_open(case):
    case.expect("torso_wounded", True)
    case.expect(not_determined="wound")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
