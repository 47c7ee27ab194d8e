"""Phrases of blows at whoever grapples, and at whoever is grappled."""

from oracle.phrases import given, then, when

ATTEMPTS = {"pinned": "pin", "grabbed": "grab", "restrained": "restrain"}
MEANS = {
    "a free arm and nothing in it": {"strikes_with": "free_arm", "weapon": "none"},
    "a free arm, of whose weapon nobody speaks": {"strikes_with": "free_arm"},
    "a free arm and a weapon smaller than a dagger": {"strikes_with": "free_arm", "weapon": "smaller_than_dagger"},
    "a free arm and a weapon of dagger size": {"strikes_with": "free_arm", "weapon": "dagger"},
    "a free arm and a weapon larger than a dagger": {"strikes_with": "free_arm", "weapon": "larger_than_dagger"},
    "a free foot, by martial arts": {"strikes_with": "martial_arts", "weapon": "none"},
    "the arm that holds him": {"strikes_with": "holding_part", "weapon": "none"},
    "the arm that holds him, and a dagger": {"strikes_with": "holding_part", "weapon": "dagger"},
}
AREAS = {"smaller than": 143, "exactly": 144, "larger than": 145}
FACTS = {
    "attacker": "attacker",
    "target": "target",
    "creature": "creature",
    "blow": "struck",
    "means": "strikes_with",
    "weapon": "weapon",
    "area": "area_sqin",
    "part": "aimed_area_sqin",
    "target's guts": "target_guts",
    "holder's guts": "holder_guts",
}
BLOW = {
    "attacker": "Ann",
    "target": "Bob",
    "strikes_with": "free_arm",
    "target_guts": 12,
    "holder_guts": 20,
    "area_sqin": 900,
}
WRONG = {
    "by nobody": {name: value for name, value in BLOW.items() if name != "attacker"},
    "of nobody": {name: value for name, value in BLOW.items() if name != "target"},
    "of someone who is free": BLOW | {"target": "Cid"},
    "of someone whom another holds": BLOW | {"attacker": "Cid"},
    "with nothing": {name: value for name, value in BLOW.items() if name != "strikes_with"},
    "with what has no name": BLOW | {"strikes_with": "no such thing"},
    "with a weapon without a name": BLOW | {"weapon": "no such thing"},
    "by martial arts with a dagger": BLOW | {"strikes_with": "martial_arts", "weapon": "dagger"},
    "at an area that nobody knows": {name: value for name, value in BLOW.items() if name != "area_sqin"},
    "at no area": BLOW | {"area_sqin": 0},
    "at a part without an area": BLOW | {"aimed_area_sqin": 0},
    "at a part that is larger than all": BLOW | {"aimed_area_sqin": 901},
    "who makes a check that nobody knows": {name: value for name, value in BLOW.items() if name != "target_guts"},
}
WRONG_BLOWS = {
    "at nobody": {"struck": True},
    "with nobody knows what effect": {"creature": "Ann"},
}


@given("{holder:name} has grappled {held:name}")
def has_grappled(case, holder, held):
    case.ask("grapple", attacker=holder, target=held, attempt="grab", attacker_guts=20, target_guts=5)


@given("{holder:name} has {attempt:attempt} {held:name}", attempt=ATTEMPTS)
def has_held(case, holder, attempt, held):
    case.ask("grapple", attacker=holder, target=held, attempt=attempt, attacker_guts=20, target_guts=5)


@given("{holder:name} has tied up {held:name}, with a rope of durability {durability:d}")
def has_tied(case, holder, held, durability):
    case.ask("tie_up", attacker=holder, target=held, durability=durability, possible=True)


@given("{holder:name} has broken {held:name}'s neck")
def has_killed(case, holder, held):
    case.ask(
        "break_bone",
        attacker=holder,
        target=held,
        part="neck",
        attacker_check=20,
        target_check=5,
        target_stamina=2,
        might=3,
    )


BLOWS = {"strikes": True, "misses": False}


@given("an attack at {name:name} {struck:struck}", struck=BLOWS)
@when("an attack at {name:name} {struck:struck}", struck=BLOWS)
def blow(case, name, struck):
    case.ask("attacked_while_grappling", creature=name, struck=struck)


@when("someone is attacked {wrong:wrong}", wrong=WRONG_BLOWS)
def wrong_blow(case, wrong):
    case.ask("attacked_while_grappling", **wrong)


def breaks(case, name, occasion, guts, **more):
    case.ask("break_free", target=name, occasion=occasion, target_guts=guts, holder_guts=20, **more)


@given("{name:name} has tried to break free after the blow by {guts:d}")
@when("{name:name} tries to break free after the blow by {guts:d}")
def breaks_after_blow(case, name, guts):
    breaks(case, name, "holder_struck", guts, actions_left=5, actions_needed=1)


@given("{name:name} has tried to break free in its turn by {guts:d}")
@when("{name:name} tries to break free in its turn by {guts:d}")
def breaks_in_turn(case, name, guts):
    breaks(case, name, "turn", guts, actions_left=5, actions_needed=1)


@when("{name:name} tries to break free after the blow by {guts:d}, with {left:d} of {needed:d} actions")
def breaks_with_actions(case, name, guts, left, needed):
    breaks(case, name, "holder_struck", guts, actions_left=left, actions_needed=needed)


@when("{name:name} tries to break free after the blow by {guts:d}, and nobody says what it takes")
def breaks_somehow(case, name, guts):
    breaks(case, name, "holder_struck", guts, actions_left=5)


def strikes(case, holder, means, guts, area=900, **more):
    case.ask(
        "attack_grappled",
        attacker=holder,
        target="Bob",
        target_guts=guts,
        holder_guts=20,
        area_sqin=area,
        **means,
        **more,
    )


@given("{holder:name} has attacked Bob, who tried {guts:d}, with {means:means}", means=MEANS)
@when("{holder:name} attacks Bob, who tries {guts:d}, with {means:means}", means=MEANS)
def attacks(case, holder, guts, means):
    strikes(case, holder, means, guts)


@when("Ann attacks Bob, who tries {guts:d} and is {area:area} a square foot", area=AREAS)
def attacks_area(case, guts, area):
    strikes(case, "Ann", MEANS["a free arm and nothing in it"], guts, area)


def strikes_idle(case, area, **more):
    case.ask(
        "attack_grappled",
        attacker="Ann",
        target="Bob",
        strikes_with="martial_arts",
        target_tries=False,
        area_sqin=area,
        **more,
    )


@when("Ann attacks Bob, who does not try, and is {area:area} a square foot", area=AREAS)
def attacks_idle(case, area):
    strikes_idle(case, area)


@when("Ann attacks a part of {part:d} square inches of Bob, who does not try")
def attacks_part_idle(case, part):
    strikes_idle(case, 900, aimed_area_sqin=part)


@when("Ann attacks a part of {part:d} square inches of Bob, who tries {guts:d}")
def attacks_part(case, part, guts):
    strikes(case, "Ann", MEANS["a free arm and nothing in it"], guts, aimed_area_sqin=part)


@given("{name:name} has been knocked out")
def knocked_out(case, name):
    case.ask("knock_out", target=name, guts_total=15, stamina_total=10)


@given("{name:name} has been strangled to death")
def strangled(case, name):
    case.ask("knock_out", target=name, guts_total=15, stamina_total=10, means="strangulation")
    case.ask("hold_strangulation", target=name, seconds=70)


@when("Ann attacks Bob, who tries {guts:d} against a check that nobody knows")
def attacks_unknown(case, guts):
    case.ask("attack_grappled", attacker="Ann", target="Bob", strikes_with="free_arm", target_guts=guts, area_sqin=900)


@when("a victim is attacked {wrong:wrong}", wrong=WRONG)
def wrong_attack(case, wrong):
    case.ask("attack_grappled", **wrong)


@then("those who may try to break free are {names:names}")
def may_break(case, names):
    case.expect("may_break_free", names)


@then("he is {free:free}, and defends as an object, by {defense:d}", free={"still held": False})
def as_object(case, free, defense):
    case.expect("free", free)
    case.expect("defends", "as_an_object")
    case.expect("defense", defense)


@then("he is still held, and his defence as an object is not determined")
def object_defense_open(case):
    case.expect("free", False)
    case.expect("defends", "as_an_object")
    case.expect(not_determined="defense")


@then("he is {free:free}, and defends in his own way", free={"free": True, "still held": False})
def own_way(case, free):
    case.expect("free", free)
    case.expect("defends", "its_own_way")
    case.expect("defense", 0)


@then("his check was {luck:w}")
def check_was(case, luck):
    case.expect("luck", luck)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
