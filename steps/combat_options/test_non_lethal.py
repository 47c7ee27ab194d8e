"""Phrases of non-lethal damage."""

from oracle.phrases import given, then, when


@given("the flat of a blade is used in an attack to kill")
def flat_to_kill(case):
    case.given(flat_of_blade=True)


@given("{hours:d} hours have passed at Level {level:d}")
@when("{hours:d} hours pass at Level {level:d}")
def hours_pass(case, hours, level):
    case.ask("rest", minutes=hours * 60, level=level)


@given("{minutes:d} minutes have passed at Level {level:d}")
@when("{minutes:d} minutes pass at Level {level:d}")
def minutes_pass(case, minutes, level):
    case.ask("rest", minutes=minutes, level=level)


@given("magic has healed {points:d} points")
@when("magic heals {points:d} points")
def magic_heals(case, points):
    case.ask("heal", points=points)


@when("magic heals {points:d} points, Hit Points first")
def magic_heals_hit_points_first(case, points):
    case.ask("heal", points=points, hit_points_first=True)


@given("the combatant's full Hit Points are {points:d}")
def full_hit_points(case, points):
    case.given(greatest_hit_points=points)


@given("the weapon is a dagger that is thrown to subdue")
def thrown_to_subdue(case):
    case.given(to_subdue=True, bladed=True, weapon="dagger")


@then("the non-lethal damage is {points:d}")
def non_lethal_is(case, points):
    case.expect("non_lethal", points)


@then("the damage is {non_lethal:non_lethal}", non_lethal={"non-lethal": True, "lethal": False})
def damage_is_non_lethal(case, non_lethal):
    case.expect("non_lethal", non_lethal)


@when("{minutes:d} minutes pass for a creature without a Level")
def minutes_pass_without_level(case, minutes):
    case.ask("rest", minutes=minutes)


@when("Spirithame heals {points:d} points of it")
def spirithame_heals(case, points):
    case.ask("heal", healing="spirithame", points=points)


@when(
    "the combatant suffers {damage:d} non-lethal damage and is {which:which}",
    which={"knocked out": True, "only subdued": False},
)
def suffers_and_is(case, damage, which):
    case.ask("take_damage", damage=damage, lethal=False, knocks_unconscious=which)


@given("the weapon is braced")
def braced(case):
    case.given(can_be_braced=True, is_braced=True)


@when("{target:name} is hit for {faces:faces}")
def is_hit(case, target, faces):
    case.ask("damage", target=target, dice={"damage": faces})


@given("it is a dagger used beneath water")
def dagger_beneath_water(case):
    case.given(weapon="dagger", attacker_water="beneath")


@given(
    "the weapon is {weapon:weapon} with a blade",
    weapon={"a mace": "mace", "a bludgeoning weapon": "bludgeoning", "a bare fist": "unarmed"},
)
def weapon_with_blade(case, weapon):
    case.given(weapon=weapon, bladed=True)


@given("magic has healed {points:d} points where the full Hit Points are {full:d}")
def magic_healed_to_full(case, points, full):
    case.ask("heal", points=points, greatest_hit_points=full)


@given(
    "the combatant has been {which:which} by {damage:d} non-lethal damage",
    which={"knocked out": True, "only subdued": False},
)
def has_been(case, which, damage):
    case.ask("take_damage", damage=damage, lethal=False, knocks_unconscious=which)


@then("the combatant's condition is not determined")
def condition_is_open(case):
    case.expect(not_determined="condition")


@then("the non-lethal damage left is not determined")
def non_lethal_is_open(case):
    case.expect(not_determined="non_lethal")


@then("the combatant's Hit Points are not determined")
def hit_points_are_open(case):
    case.expect(not_determined="hit_points")


@given("the group uses the death's door rule")
def deaths_door_used(case):
    case.given(deaths_door_used=True)


@given("magic has healed {points:d} points, Hit Points first")
def magic_healed_hit_points_first(case, points):
    case.ask("heal", points=points, hit_points_first=True)


@when("{target:name} is hit for {faces:faces}, and the second roll shows {second:faces}")
def is_hit_twice(case, target, faces, second):
    case.ask("damage", target=target, dice={"damage": faces, "second_damage": second})


WEAPONS = {
    "a mace": "mace",
    "a bludgeoning weapon": "bludgeoning",
    "a bare fist": "unarmed",
    "a sword": "sword",
    "an axe": "axe",
    "a spear": "spear",
    "a thrusting weapon": "thrusting",
}


@given("it is {weapon:weapon}", weapon=WEAPONS)
def it_is(case, weapon):
    case.given(weapon=weapon)


@when("the combatant strikes somebody")
def strikes_somebody(case):
    case.ask("attack", attacker="combatant", kind="melee", attack_bonus=5, target_armor_class=15)


@when("the combatant suffers {damage:d} damage and is knocked out")
def suffers_lethal_and_is(case, damage):
    case.ask("take_damage", damage=damage, knocks_unconscious=True)


@when("Spirithame without magic heals {points:d} of the points")
def spirithame_without_magic(case, points):
    case.ask("heal", healing="spirithame", magical=False, points=points)
