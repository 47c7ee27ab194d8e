"""Phrases of one attack on several targets."""

from oracle.phrases import given, then, when

DEGREES = {
    "a failure": "failure",
    "a success": "success",
    "an outstanding success": "outstanding",
    "an exceptional success": "exceptional",
    "a critical success": "critical",
}
ANN = {"target": "Ann", "degree": "success"}
WRONG = {
    "unsaid": {},
    "nobody": {"targets": []},
    "Ann twice": {"targets": [ANN, ANN | {"degree": "failure"}]},
    "someone without a name": {"targets": [ANN | {"target": " "}]},
    "hit to an unknown degree": {"targets": [ANN | {"degree": "no such thing"}]},
    "hit to a degree nobody says": {"targets": [{"target": "Ann"}]},
    "multiplied by nothing": {"targets": [ANN | {"factor": 0}]},
    "resistant to less than nothing": {"targets": [ANN | {"resistance": -1}]},
    "harmed by less than nothing": {"targets": [ANN | {"damage_on_failure": -1}]},
}
FACTS = {
    "targets": "targets",
    "target": "targets",
    "degree": "targets",
    "factor": "targets",
    "resistance": "targets",
    "damage on failure": "targets",
    "damage dice": "damage_dice",
    "damage roll": "damage",
}
DICE = {"d6": "d6", "2d6": "2d6"}
WRONG_DICE = {"unknown": {"damage_dice": "no such thing"}, "unsaid": {}}


@given("an attack that does {dice:dice}", dice=DICE)
def attack(case, dice):
    case.given(damage_dice=dice)


@given("an attack whose dice are {wrong:wrong}", wrong=WRONG_DICE)
def wrong_dice(case, wrong):
    case.given(**wrong)


@given("it is {degree:degree} against {name:name}", degree=DEGREES)
def went(case, degree, name):
    case.add("targets", {"target": name, "degree": degree})


@given("it is {degree:degree} against {name:name}, which multiplies by {factor:d}", degree=DEGREES)
def multiplied(case, degree, name, factor):
    case.add("targets", {"target": name, "degree": degree, "factor": factor})


@given("it is a failure against {name:name}, which does {damage:d}, less a resistance of {resistance:d}")
def harms_less(case, name, damage, resistance):
    case.add("targets", {"target": name, "degree": "failure", "damage_on_failure": damage, "resistance": resistance})


@given("it is {degree:degree} against {name:name}, who resists {resistance:d}", degree=DEGREES)
def resisted(case, degree, name, resistance):
    case.add("targets", {"target": name, "degree": degree, "resistance": resistance})


@given(
    "it is {degree:degree} against {name:name}, which multiplies by {factor:d}, less a resistance of {resistance:d}",
    degree=DEGREES,
)
def multiplied_and_resisted(case, degree, name, factor, resistance):
    case.add("targets", {"target": name, "degree": degree, "factor": factor, "resistance": resistance})


@given("it is {degree:degree} against {name:name}, which does {damage:d}", degree=DEGREES)
@given("it is {degree:degree} against {name:name}, or else does {damage:d}", degree=DEGREES)
def harms(case, degree, name, damage):
    case.add("targets", {"target": name, "degree": degree, "damage_on_failure": damage})


@given("its targets are {wrong:wrong}", wrong=WRONG)
def wrong_targets(case, wrong):
    case.given(**wrong)


@given("its damage is rolled for each target")
def for_each(case):
    case.given(rolled_for_each=True)


@when("its damage on several targets shows {faces:faces}")
def rolled(case, faces):
    case.ask("attack_several", dice={"damage": faces})


@then("it takes {attack:d} attack rolls and {damage:d} damage rolls")
def takes_rolls(case, attack, damage):
    case.expect("attack_rolls", attack)
    case.expect("damage_rolls", damage)


@then("{name:name} alone takes {damage:d}")
def one_takes(case, name, damage):
    case.expect("damage", [{"target": name, "damage": damage}])


@then("{name:name} takes {damage:d} and {other:name} {others:d}")
def two_take(case, name, damage, other, others):
    case.expect("damage", [{"target": name, "damage": damage}, {"target": other, "damage": others}])


@then("{name:name} takes {damage:d}, {other:name} {others:d} and {third:name} {thirds:d}")
def three_take(case, name, damage, other, others, third, thirds):
    shares = ((name, damage), (other, others), (third, thirds))
    case.expect("damage", [{"target": one, "damage": share} for one, share in shares])


@then("what they take is not determined")
def damage_is_open(case):
    case.expect(not_determined="damage")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
