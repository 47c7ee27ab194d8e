"""Phrases of pushing."""

from oracle.phrases import given, then, when

AIMS = {"past": "past", "back": "back", "nowhere": "neither"}
SIZES = {
    "extremely smaller than": "extremely_smaller",
    "much smaller than": "much_smaller",
    "about as large as": "about_as_large",
    "much larger than": "much_larger",
    "extremely larger than": "extremely_larger",
}


@given("a push with attack bonus {bonus:d} on AC {armor_class:d}")
def push_on_ac(case, bonus, armor_class):
    case.given(attack_bonus=bonus, target_armor_class=armor_class)


@given("the defender's Save Versus Hold {saved:saved}", saved={"succeeds": True, "fails": False})
def save(case, saved):
    case.given(saved=saved)


@given("the defender is {size:size} the attacker", size=SIZES)
def defender_size(case, size):
    case.given(target_size=size)


@given("the Referee {grants:grants} a bonus to the save", grants={"grants": True, "does not grant": False})
def referee_grants(case, grants):
    case.given(referee_grants_bonus=grants)


@given("the Referee {rules:rules} the push impossible", rules={"rules": True, "does not rule": False})
def referee_rules(case, rules):
    case.given(referee_rules_impossible=rules)


@when("the push to move {aim:aim} is rolled with {face:d}", aim=AIMS)
def push_rolled(case, aim, face):
    case.ask("push", aim=aim, dice={"attack": [face]})


@when("the push to move {aim:aim} needs no roll", aim=AIMS)
def push_not_rolled(case, aim):
    case.ask("push", aim=aim)


@when("the push to move {aim:aim} is rolled on every face of the d20", aim=AIMS)
def push_on_every_face(case, aim):
    case.count("push", "attack", aim=aim)


@when("a push of which nobody says the aim is rolled with {face:d}")
def push_without_aim(case, face):
    case.ask("push", dice={"attack": [face]})


@when("{attacker:name} pushes {target:name} back with a roll of {face:d}")
def named_push(case, attacker, target, face):
    case.ask("push", attacker=attacker, target=target, aim="back", dice={"attack": [face]})


@then("the defender {must:must} save", must={"must": True, "need not": False})
def must_save(case, must):
    case.expect("save_needed", must)


@then("the save is at {modifier:d}")
def save_modifier(case, modifier):
    case.expect("save_modifier", modifier)


@then("the attacker {moves:moves} past the defender", moves={"moves": True, "does not move": False})
def moved_past(case, moves):
    case.expect("moved_past", moves)


@then("the defender is pushed {feet:d} feet back")
def pushed_back(case, feet):
    case.expect("pushed_back_ft", feet)


@then("the push does {damage:d} damage")
def push_damage(case, damage):
    case.expect("damage", damage)


@then("what the push achieves is not determined")
def push_is_open(case):
    case.expect(not_determined="moved_past")
    case.expect(not_determined="pushed_back_ft")


@then("whether a save is needed is not determined")
def save_is_open(case):
    case.expect(not_determined="save_needed")


@given("each perceives the other in some other way")
def perceive(case):
    case.given(attacker_perceives_target=True, target_perceives_attacker=True)


@given("the pusher dwells {where:where}", where={"on land": True, "in water": False})
def dwells(case, where):
    case.given(attacker_dwells_on_land=where)


HANDS = {"primary": "primary", "secondary": "secondary"}


@when("{attacker:name} pushes {target:name} with the {hand:hand} of two weapons and a roll of {face:d}", hand=HANDS)
def push_with_hand(case, attacker, target, hand, face):
    case.ask("push", attacker=attacker, target=target, aim="back", hand=hand, dice={"attack": [face]})


@given("{attacker:name} has pushed {target:name} with the {hand:hand} of two weapons", hand=HANDS)
def has_pushed_with_hand(case, attacker, target, hand):
    case.ask("push", attacker=attacker, target=target, aim="back", hand=hand, dice={"attack": [10]})
