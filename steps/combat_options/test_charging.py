"""Phrases of charging and braced weapons."""

from oracle.phrases import given, then, when

YES = {"is": True, "is not": False}


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
def shoots(case, attacker, target, face):
    case.ask("attack", dice={"attack": [face]}, attacker=attacker, target=target, kind="missile")


@when("{attacker:name} strikes {target:name} and the roll shows {face:d}")
@given("{attacker:name} has struck {target:name} with a roll of {face:d}")
def strikes(case, attacker, target, face):
    case.ask("attack", dice={"attack": [face]}, attacker=attacker, target=target, kind="melee")


@given("an attack bonus of {bonus:d} and an AC of {armor_class:d} for everyone")
def bonus_and_ac(case, bonus, armor_class):
    case.given(attack_bonus=bonus, target_armor_class=armor_class)


@given(
    "it is a weapon that {can:can} be braced against a charge",
    can={"may": True, "may not": False},
)
def can_be_braced(case, can):
    case.given(can_be_braced=can)


@given("it {yes:yes} in fact braced", yes=YES)
def is_braced(case, yes):
    case.given(is_braced=yes)


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
