"""Phrases of overbearing."""

from oracle.phrases import given, then, when

FACTS = {
    "roll": "attack",
    "attackers": "attackers",
    "legs": "target_legs",
    "size": "target_size",
    "AC": "target_armor_class",
    "victim's name": "target",
    "name": "combatant",
}
SIZES = {
    one.capitalize(): one
    for one in ("fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal")
}
SIZES_OF_ANY_KIND = SIZES | {"unheard-of": "no_such_size"}


@given("an overbearer of {size:size} size with an attack bonus of {bonus:d}", size=SIZES_OF_ANY_KIND)
def overbearer(case, size, bonus):
    case.add("attackers", {"attack_bonus": bonus, "size": size})


@given("an overbearer of {size:size} size with an attack bonus of {bonus:d} and Strength {strength:d}", size=SIZES)
def strong_overbearer(case, size, bonus, strength):
    case.add("attackers", {"attack_bonus": bonus, "size": size, "strength": strength})


@given("an overbearer of whose size nobody speaks")
def overbearer_without_size(case):
    case.add("attackers", {"attack_bonus": 0})


@given("an overbearer of whose attack bonus nobody speaks")
def overbearer_without_bonus(case):
    case.add("attackers", {"size": "medium"})


@given("no overbearers")
def no_overbearers(case):
    case.given(attackers=[])


@given("a victim of {size:size} size with AC {ac:d} and {legs:d} legs", size=SIZES_OF_ANY_KIND)
def victim(case, size, ac, legs):
    case.given(target_size=size, target_armor_class=ac, target_legs=legs)


@given("an amorphous victim of {size:size} size with AC {ac:d}", size=SIZES)
def amorphous(case, size, ac):
    case.given(target_size=size, target_armor_class=ac, target_amorphous=True)


@given("an amorphous victim of {size:size} size with AC {ac:d} and {legs:d} legs", size=SIZES)
def amorphous_with_legs(case, size, ac, legs):
    case.given(target_size=size, target_armor_class=ac, target_amorphous=True, target_legs=legs)


@given("a victim of {size:size} size with AC {ac:d}, of whose legs nobody speaks", size=SIZES)
def victim_of_unknown_legs(case, size, ac):
    case.given(target_size=size, target_armor_class=ac)


@given("a victim with AC {ac:d} and {legs:d} legs, of whose size nobody speaks")
def victim_of_unknown_size(case, ac, legs):
    case.given(target_armor_class=ac, target_legs=legs)


@given("a victim of {size:size} size with {legs:d} legs, of whose AC nobody speaks", size=SIZES)
def victim_of_unknown_ac(case, size, legs):
    case.given(target_size=size, target_legs=legs)


@given("other modifiers of {modifiers:d} to the overbearing")
def other_modifiers(case, modifiers):
    case.given(modifiers=modifiers)


@given("{target:name} has been overborne with a roll of {face:d}")
@when("{target:name} is overborne with a roll of {face:d}")
def overborne(case, target, face):
    case.ask("overbear", target=target, dice={"attack": [face]})


@given("the overbearing has shown {face:d}")
@when("the overbearing shows {face:d}")
def shows(case, face):
    case.ask("overbear", dice={"attack": [face]})


@when("the overbearing is rolled on every face of the d20")
def every_face(case):
    case.count("overbear", "attack")


@when("someone without a name is overborne")
def overborne_without_name(case):
    case.ask("overbear", target=" ", dice={"attack": [10]})


@given("{combatant:name} has got up")
@when("{combatant:name} gets up")
def gets_up(case, combatant):
    case.ask("rise", combatant=combatant)


@given("{combatant:name} has stood up as an action")
@when("{combatant:name} stands up as an action")
def stands_up(case, combatant):
    case.ask("act", combatant=combatant, action="stand_up")


@given("{combatant:name} has drawn a weapon")
def draws(case, combatant):
    case.ask("act", combatant=combatant, action="draw_weapon")


@when("that one gets up")
def unnamed_gets_up(case):
    case.ask("rise")


@when("someone without a name gets up")
def nobody_gets_up(case):
    case.ask("rise", combatant=" ")


@then("the overbearing hits on {faces:d} of the 20 faces")
def hits_on(case, faces):
    case.expect("hit", True, times=faces)


@then("the overbearing comes to {total:d}")
def total_is(case, total):
    case.expect("total", total)


@then("the overbearing {hits:hits}", hits={"hits": True, "misses": False})
def hits_is(case, hits):
    case.expect("hit", hits)


@then(
    "the victim {state:state}",
    state={"stands": (False, False), "is down": (True, False), "is pinned": (True, True)},
)
def state_is(case, state):
    case.expect("down", state[0])
    case.expect("pinned", state[1])


@then("who rolls is not determined")
def who_rolls_is_open(case):
    case.expect(not_determined="total")
    case.expect(not_determined="allowed")


@then("that takes {action:action}", action={"a minor action": "minor", "nothing": "none"})
def action_is(case, action):
    case.expect("action", action)


@then("what that takes is not determined")
def action_is_open(case):
    case.expect(not_determined="action")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
