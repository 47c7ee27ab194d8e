"""Phrases of 0 Hit Points and death's door."""

from oracle.phrases import given, then, when

HEALING = {"Lesser Healing": "lesser_healing", "Spirithame": "spirithame", "a magic potion": "magic_potion"}
ABILITIES = {
    name.title(): name for name in ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")
}


@given("the group {uses:uses} death's door", uses={"uses": True, "does not use": False})
def group_uses(case, uses):
    case.given(deaths_door_used=uses)


@given("a character with {hit_points:d} Hit Points has fallen to death's door")
def fallen(case, hit_points):
    case.given(hit_points=hit_points)
    case.ask("take_damage", damage=hit_points, deaths_door_used=True)


@given("a character with {hit_points:d} Hit Points has fallen to death's door by {damage:d} damage")
def fallen_far(case, hit_points, damage):
    case.given(hit_points=hit_points)
    case.ask("take_damage", damage=damage, deaths_door_used=True)


@given("the full Hit Points are {hit_points:d}")
def full_hit_points(case, hit_points):
    case.given(greatest_hit_points=hit_points)


@when("the combatant attacks someone")
def combatant_attacks(case):
    case.ask("attack", attacker="combatant", kind="melee", attack_bonus=5, target_armor_class=15)


@when("{healing:healing} without magic heals {points:d} points", healing=HEALING)
def heals_without_magic(case, healing, points):
    case.ask("heal", healing=healing, magical=False, points=points)


@when("some other healing heals {points:d} points")
def other_healing(case, points):
    case.ask("heal", healing="other", points=points)


@when("a healing spell heals {points:d} points, and the ability is {one:one} alone at {faces:faces}", one=ABILITIES)
def heals_with_one_ability(case, points, one, faces):
    case.ask("heal", points=points, abilities=[one], dice={"ability": faces})


@when("a healing spell heals {points:d} points, and there are no abilities")
def heals_without_abilities(case, points):
    case.ask("heal", points=points, abilities=[])


@then("no Ability Score is picked")
def no_ability_picked(case):
    case.expect("ability_lost", None)


@then("the combatant is neither conscious nor unconscious")
def consciousness_is_moot(case):
    case.expect("unconscious", None)


@then("nothing else of the combatant's health is determined")
def health_is_open(case):
    case.expect(not_determined="hit_points")
    case.expect(not_determined="non_lethal")
    case.expect(not_determined="unconscious")


@when("a magic potion that acts slowly heals {points:d} points")
def slow_potion(case, points):
    case.ask("heal", healing="magic_potion", instantaneous=False, points=points)


@given("a Round has ended with a roll of {faces:faces}")
@when("the Round ends with a roll of {faces:faces}")
def round_ends_with(case, faces):
    case.ask("end_round", dice={"dying": faces})


@when("the Round ends on every face of the d6")
def round_ends_on_every_face(case):
    case.count("end_round", "dying")


@when("{healing:healing} heals {points:d} points", healing=HEALING)
def heals(case, healing, points):
    case.ask("heal", healing=healing, points=points)


@when("a healing spell heals {points:d} points, and the ability roll shows {faces:faces}")
def heals_with_ability(case, points, faces):
    case.ask("heal", points=points, abilities=list(ABILITIES.values()), dice={"ability": faces})


@when(
    "a healing spell heals {points:d} points, and the ability is one of {one:one} and {other:other} at {faces:faces}",
    one=ABILITIES,
    other=ABILITIES,
)
def heals_with_two_abilities(case, points, one, other, faces):
    case.ask("heal", points=points, abilities=[one, other], dice={"ability": faces})


@when("a healing spell heals {points:d} points, on every face of the ability roll")
def heals_on_every_face(case, points):
    case.count("heal", "ability", points=points, abilities=list(ABILITIES.values()))


@when("an unknown healing is tried")
def unknown_healing(case):
    case.ask("heal", points=5, healing="no such thing")


@then("the combatant's condition is not determined")
def condition_is_open(case):
    case.expect(not_determined="condition")


@then("{names:names} dies")
def died(case, names):
    case.expect("died", names)


@then("{names:names} linger")
def linger(case, names):
    case.expect("died", [])
    case.expect("lingering", names)


@then("{dead:name} dies and {alive:name} lingers")
def one_dies(case, dead, alive):
    case.expect("died", [dead])
    case.expect("lingering", [alive])


@then("which Ability Score loses the point is not determined")
def ability_is_open(case):
    case.expect(not_determined="ability_lost")
    case.expect("ability_points_lost", 1)


@then("the combatant dies")
def the_combatant_died(case):
    case.expect("died", ["combatant"])
    case.expect("lingering", [])


@then("the combatant lingers")
def the_combatant_lingers(case):
    case.expect("died", [])
    case.expect("lingering", ["combatant"])


@then("the combatant dies on {times:d} of the 6 faces")
def dies_on(case, times):
    case.expect("died", ["combatant"], times=times)


@then("{ability:ability} loses 1 point for good", ability=ABILITIES)
def ability_lost(case, ability):
    case.expect("ability_lost", ability)
    case.expect("ability_points_lost", 1)


@then("{ability:ability} loses the point on {times:d} of the 6 faces", ability=ABILITIES)
def ability_lost_on(case, ability, times):
    case.expect("ability_lost", ability, times=times)


@then("no Ability Score loses a point")
def no_ability_lost(case):
    case.expect("ability_points_lost", 0)


@given("a magic potion has healed {points:d} points where the full Hit Points are {full:d}")
def potion_healed_to_full(case, points, full):
    case.ask("heal", healing="magic_potion", points=points, greatest_hit_points=full)


@given("a magic potion has healed {points:d} points")
@given("a magic potion has healed {points:d} point")
def potion_healed(case, points):
    case.ask("heal", healing="magic_potion", points=points)


@given("the combatant has suffered {damage:d} damage where death's door is used")
@when("the combatant suffers {damage:d} damage where death's door is used")
def suffers_at_deaths_door(case, damage):
    case.ask("take_damage", damage=damage, deaths_door_used=True)


TRIES = {
    "declares a parry": ("declare_parry", {"strength_modifier": 2, "initiative_rolled": False}),
    "declares a charge": ("declare_charge", {"initiative_rolled": False}),
    "switches weapons": ("switch_weapon", {"drops_it": False}),
    "drops a weapon": ("switch_weapon", {"drops_it": True}),
    "casts a spell": ("use_magic", {"what": "spell", "footing": "firm"}),
}


@when("the combatant {tries:tries}", tries=TRIES)
def combatant_tries(case, tries):
    operation, facts = tries
    case.ask(operation, **facts)


@given("the combatant has been knocked unconscious by {damage:d} non-lethal damage")
def knocked_unconscious(case, damage):
    case.ask("take_damage", damage=damage, lethal=False, knocks_unconscious=True)


@when("someone attacks {target:name} and the roll shows {face:d}")
def someone_attacks(case, target, face):
    case.ask("attack", target=target, kind="melee", attack_bonus=5, target_armor_class=15, dice={"attack": [face]})


@then("the combatant's Hit Points are open")
def hit_points_are_open(case):
    case.expect(not_determined="hit_points")


@given("an orc with {hit_points:d} Hit Points has fallen to death's door")
def orc_fallen(case, hit_points):
    case.ask("take_damage", hit_points=hit_points, damage=hit_points, deaths_door_used=True, is_character=False)


@then("there are {points:d} points of non-lethal damage")
def non_lethal_is(case, points):
    case.expect("non_lethal", points)
