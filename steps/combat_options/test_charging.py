"""Phrases of charging and braced weapons."""

from oracle.phrases import given, then, when


@when("{name:name} declares a charge {when:when}", when={"before initiative": False, "after initiative": True})
def declares_charge_when(case, name, when):
    case.ask("declare_charge", combatant=name, initiative_rolled=when)


@when("{name:name} declares a charge at some time")
def declares_charge_at_some_time(case, name):
    case.ask("declare_charge", combatant=name)


@when("{name:name} runs {feet:d} feet into melee")
def runs(case, name, feet):
    case.ask("charge", combatant=name, run_ft=feet)


@when("{name:name} runs {feet:d} feet and meets nobody")
def runs_short_of_melee(case, name, feet):
    case.ask("charge", combatant=name, run_ft=feet, ends_in_melee=False)


@when(
    "{name:name} runs {feet:d} feet along a {path:path}",
    path={
        "clear and straight path": {"clear": True, "straight": True},
        "clear but bent path": {"clear": True, "straight": False},
        "blocked path": {"clear": False, "straight": True},
    },
)
def runs_along(case, name, feet, path):
    case.ask("charge", combatant=name, run_ft=feet, **path)


@when("{attacker:name} shoots at {target:name} and the roll shows {face:d}")
@given("{attacker:name} has shot at {target:name} with a roll of {face:d}")
def shoots(case, attacker, target, face):
    case.ask("attack", dice={"attack": [face]}, attacker=attacker, target=target, kind="missile")


@when("{attacker:name} strikes {target:name} and the roll shows {face:d}")
@given("{attacker:name} has struck {target:name} with a roll of {face:d}")
def strikes(case, attacker, target, face):
    case.ask("attack", dice={"attack": [face]}, attacker=attacker, target=target, kind="melee")


@given("it is a braced weapon")
def braced(case):
    case.given(can_be_braced=True, is_braced=True)


@given("it is a weapon that can be braced, and is not")
def not_braced(case):
    case.given(can_be_braced=True, is_braced=False)


@given("it is a weapon that cannot be braced")
def cannot_be_braced(case):
    case.given(can_be_braced=False)


@given("nobody says that it is braced")
def nobody_braces(case):
    case.given(is_braced=False)


@given("it is braced, but nobody says that it can be")
def braced_somehow(case):
    case.given(is_braced=True)


@given("it is a thrusting weapon used beneath water")
def thrust_beneath_water(case):
    case.given(weapon="thrusting", attacker_water="beneath")


@given("it is thrown")
def thrown(case):
    case.given(kind="missile")


@given("{name:name} has struck Bob with her secondary weapon")
def has_struck_with_secondary(case, name):
    case.ask("attack", attacker=name, target="Bob", kind="melee", hand="secondary", dice={"attack": [10]})


@given("{name:name} has switched weapons without dropping one")
def has_switched(case, name):
    case.ask("switch_weapon", combatant=name, drops_it=False)


@when("{name:name} leaves a melee and runs {feet:d} feet into another")
def runs_from_melee(case, name, feet):
    case.ask("charge", combatant=name, run_ft=feet, begins_in_melee=True)


@given("it strikes {when:when}", when={"as the charge arrives": True, "later in the Round": False})
def strikes_when(case, when):
    case.given(as_charge_arrives=when)


@when("{target:name} is hit for {faces:faces}")
def is_hit(case, target, faces):
    case.ask("damage", target=target, dice={"damage": faces})


@when("{target:name} is hit for {faces:faces}, and a second roll shows {second:faces}")
def is_hit_twice_rolled(case, target, faces, second):
    case.ask("damage", target=target, dice={"damage": faces, "second_damage": second})


@then("the charge gives {modifier:d} to attacks")
def charge_attack_modifier(case, modifier):
    case.expect("attack_modifier", modifier)


@then("the charge gives {modifier:d} to AC")
def charge_ac_modifier(case, modifier):
    case.expect("armor_class_modifier", modifier)


@then("{names:names} may charge again")
def may_charge_again(case, names):
    case.expect("may_charge_again", names)


@when("{name:name} runs some way into melee")
def runs_some_way(case, name):
    case.ask("charge", combatant=name)


@when("{target:name} is hit by a fist for {faces:faces}")
def is_hit_by_fist(case, target, faces):
    case.ask("damage", target=target, weapon="unarmed", dice={"unarmed": faces})


@then("it is refused for what it can be")
def refused_for_bracing(case):
    case.expect(refused="can_be_braced")
