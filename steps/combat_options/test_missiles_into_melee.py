"""Phrases of missiles into melee."""

from oracle.phrases import given, then, when


@given("{names:names} are in the same melee, and fight another")
@given("{names:names} is in the same melee, and fights another")
def fight_another(case, names):
    for name in names:
        case.add("melee", {"name": name, "fights": "another"})


@given("{name:name} is in the same melee, and fights the target")
def one_fights_the_target(case, name):
    case.add("melee", {"name": name, "fights": "target"})


@given("the shooter is in melee with the target")
def shooter_in_melee(case):
    case.given(attacker_in_melee_with_target=True)


@given("the Referee {rules:rules} that a natural 1 strays", rules={"rules": True, "does not rule": False})
def referee_rules(case, rules):
    case.given(referee_rules_stray=rules)


@given("the target is called {name:name}")
def target_called(case, name):
    case.given(target=name)


@when("the attack roll shows {face:d} and the stray roll shows {stray:faces}")
def strays(case, face, stray):
    case.ask("attack", dice={"attack": [face], "stray": stray})


@when("the attack roll shows 1, and the stray roll every face in turn")
def strays_on_every_face(case):
    case.count("attack", "stray")
    case.roll(attack=[1])


@then("{name:name} is struck instead")
def struck(case, name):
    case.expect("struck", name)
    case.expect("damage_roll", True)


@then("{name:name} is struck on {times:d} of the faces")
def struck_times(case, name, times):
    case.expect("struck", name, times=times)


@then("nobody is struck instead")
def nobody_struck(case):
    case.expect("struck", None)


@given("the shooter is called {name:name}")
def shooter_called(case, name):
    case.given(attacker=name)
