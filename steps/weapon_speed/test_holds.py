"""Phrases of holds."""

from oracle.phrases import given, then, when

FACTS = {"means": "by", "miss": "misses", "holder's name": "attacker", "victim's name": "target"}
MEANS = {
    "a throw": "throw",
    "a gouge": "gouge",
    "help from another": "assistance",
    "an attack with a melee weapon": "melee_weapon_attack",
    "an attack with a missile": "missile_attack",
    "a blow": "brawling_attack",
    "struggling": "struggle",
    "something unheard of": "no_such_means",
}


def _wrestles(case, attacker, target, face):
    case.ask(
        "wrestle",
        attacker=attacker,
        target=target,
        both_hands_free=True,
        attack_bonus=0,
        target_armor_class=2,
        dice={"attack": [face]},
    )


@given("{attacker:name} has wrestled {target:name} and shown {face:d}")
@when("{attacker:name} wrestles {target:name} and shows {face:d}")
def wrestles(case, attacker, target, face):
    _wrestles(case, attacker, target, face)


@given("{attacker:name} holds {target:name}")
def holds(case, attacker, target):
    _wrestles(case, attacker, target, 8)


@when("someone brawls with {target:name} of AC {ac:d} and shows {face:d}")
def brawls(case, target, ac, face):
    case.ask(
        "brawl",
        target=target,
        attack_bonus=0,
        target_armor_class=ac,
        dice={"attack": [face], "knock_out": [100]},
    )


@when("{attacker:name} wrestles {target:name} of AC {ac:d} and shows {face:d}")
def wrestles_against(case, attacker, target, ac, face):
    case.ask(
        "wrestle",
        attacker=attacker,
        target=target,
        both_hands_free=True,
        attack_bonus=0,
        target_armor_class=ac,
        dice={"attack": [face]},
    )


@when("someone attacks {target:name} of AC {ac:d} with a weapon and shows {face:d}")
def attacks(case, target, ac, face):
    case.ask(
        "attack_roll",
        target=target,
        attack_bonus=0,
        target_armor_class=ac,
        mishap=False,
        dice={"attack": [face]},
    )


@when("{target:name} of AC {ac:d} is overborne with a roll of {face:d}")
def overborne(case, target, ac, face):
    case.ask(
        "overbear",
        target=target,
        attackers=[{"attack_bonus": 0, "size": "medium"}],
        target_size="medium",
        target_legs=2,
        target_armor_class=ac,
        dice={"attack": [face]},
    )


@given("someone without a stated name holds another")
def holds_unnamed(case):
    case.ask("wrestle", both_hands_free=True, attack_bonus=0, target_armor_class=2, dice={"attack": [8]})


@when("that hold is looked at")
def unnamed_hold_looked_at(case):
    case.ask("hold_damage")


@when("that hold is met with {means:means}", means=MEANS)
def unnamed_hold_met(case, means):
    case.ask("break_hold", by=means)


@given("the hold of {attacker:name} on {target:name} has done its damage")
@when("the hold of {attacker:name} on {target:name} is looked at")
def hold_looked_at(case, attacker, target):
    case.ask("hold_damage", attacker=attacker, target=target)


@given("the hold of {attacker:name} on {target:name} has been met with {means:means}", means=MEANS)
@when("the hold of {attacker:name} on {target:name} is met with {means:means}", means=MEANS)
def hold_met(case, attacker, target, means):
    case.ask("break_hold", attacker=attacker, target=target, by=means)


@when("the hold of {attacker:name} on {target:name} is met with {means:means}, which misses", means=MEANS)
def hold_met_with_a_miss(case, attacker, target, means):
    case.ask("break_hold", attacker=attacker, target=target, by=means, misses=True)


@when("the hold of {attacker:name} on {target:name} is met with nothing")
def hold_met_with_nothing(case, attacker, target):
    case.ask("break_hold", attacker=attacker, target=target)


@when("a hold of somebody without a name is looked at")
def nameless_holder(case):
    case.ask("hold_damage", attacker=" ")


@when("a hold on somebody without a name is looked at")
def nameless_victim(case):
    case.ask("hold_damage", target=" ")


@when("a hold on somebody without a name is met with a throw")
def nameless_victim_freed(case):
    case.ask("break_hold", target=" ", by="throw")


@then("the victim is held, and takes {points:d} points")
def held_and_hurt(case, points):
    case.expect("held", True)
    case.expect("damage", points)


@then("the victim is not held, and takes no points")
def not_held(case):
    case.expect("held", False)
    case.expect("damage", 0)


@then("the hold is {broken:broken}", broken={"broken": True, "not broken": False})
def broken_is(case, broken):
    case.expect("broken", broken)
    case.expect("held", not broken)


@then("it {ends:ends} a hold", ends={"ends": True, "does not end": False})
def breaks_hold(case, ends):
    case.expect("breaks_hold", ends)


@then("the wrestler {has:has} a hold", has={"has": True, "does not have": False})
def has_hold(case, has):
    case.expect("holds", has)


@then("the attack {hits:hits}", hits={"hits": True, "misses": False})
def attack_hits(case, hits):
    case.expect("hit", hits)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
