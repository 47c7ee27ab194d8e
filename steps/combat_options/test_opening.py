"""Phrases of what the rules are, and of leaving them out."""

from oracle.phrases import given, then, when


@given("the secondary of two weapons is used")
def secondary_weapon(case):
    case.given(hand="secondary")


@given("the primary of two weapons is used")
def primary_weapon(case):
    case.given(hand="primary")


@given("someone unarmed with a Strength Modifier of {modifier:d}, and a fist that does {dice}")
def fist(case, modifier, dice):
    case.given(weapon="unarmed", strength_modifier=modifier, damage_dice=dice)


@given("a character with Strength as a Prime Ability and a dagger for the secondary weapon")
def fit_for_two_weapons(case):
    case.given(prime_abilities=["strength"], secondary_size="dagger")


@when("two weapons are wielded")
def wield(case):
    case.ask("wield_two_weapons")


@when("someone declares a parry with a Strength Modifier of {modifier:d}")
def declare_parry(case, modifier):
    case.ask("declare_parry", strength_modifier=modifier, initiative_rolled=False)


@when("someone declares a charge")
def declare_charge(case):
    case.ask("declare_charge", initiative_rolled=False)


@when("someone pushes an opponent back with a roll of {face:d}")
def push(case, face):
    case.ask("push", aim="back", dice={"attack": [face]})


@when("a splash weapon is thrown at a creature with a roll of {face:d}")
def throw(case, face):
    case.ask("throw_splash_weapon", at="creature", dice={"attack": [face]})


@when("someone switches weapons without dropping one")
def switch(case):
    case.ask("switch_weapon", drops_it=False)


@given("an attack bonus of {bonus:d} on AC {armor_class:d}")
def bonus_and_ac(case, bonus, armor_class):
    case.given(attack_bonus=bonus, target_armor_class=armor_class)


@when("the fist's damage roll shows {faces:faces}")
def fist_rolls(case, faces):
    case.ask("damage", dice={"damage": faces})


@when(
    "a splash weapon smashes {where:where}, near nobody",
    where={"on a surface": "surface", "on a creature": "creature", "after a miss": "missed"},
)
def smashes(case, where):
    case.ask("splash", smashed_on=where, creatures=[])


@when("a splash weapon is thrown at a surface with a roll of {face:d}")
def throw_at_surface(case, face):
    case.ask("throw_splash_weapon", at="surface", attack_bonus=5, dice={"attack": [face]})


@when("someone with {hit_points:d} Hit Points suffers {damage:d} non-lethal damage")
def has_suffered(case, hit_points, damage):
    case.ask("take_damage", hit_points=hit_points, damage=damage, lethal=False)


@given("someone with {hit_points:d} Hit Points has suffered {damage:d} damage")
@when("someone with {hit_points:d} Hit Points suffers {damage:d} damage")
def suffers_damage(case, hit_points, damage):
    case.ask("take_damage", hit_points=hit_points, damage=damage)


@given(
    "someone with {hit_points:d} Hit Points has suffered {damage:d} non-lethal damage, and the rules on it are left out"
)
def suffered_and_left_out(case, hit_points, damage):
    case.ask("take_damage", hit_points=hit_points, damage=damage, lethal=False)
    case.add("unused_rules", "non_lethal")


@when("magic heals {points:d} points of it")
def magic_heals(case, points):
    case.ask("heal", points=points)


@then("{hit_points:d} Hit Points are left")
def hit_points_left(case, hit_points):
    case.expect("hit_points", hit_points)


@then("the rest of the health is open")
def health_is_open(case):
    case.expect(not_determined="hit_points")
    case.expect(not_determined="condition")
    case.expect(not_determined="unconscious")


@when("an hour passes at Level {level:d}")
def hour_passes(case, level):
    case.ask("rest", level=level, minutes=60)


@then("the non-lethal damage left is open")
def non_lethal_is_open(case):
    case.expect(not_determined="non_lethal")


@given("{name:name} has charged, and the rules on charging are left out")
def charged_and_left_out(case, name):
    case.ask("declare_charge", combatant=name, initiative_rolled=False)
    case.ask("charge", combatant=name, run_ft=60)
    case.add("unused_rules", "charging")


@given("{name:name} parries with a Strength Modifier of {modifier:d}, and the rules on parrying are left out")
def parries_and_left_out(case, name, modifier):
    case.ask("declare_parry", combatant=name, strength_modifier=modifier, initiative_rolled=False)
    case.add("unused_rules", "parrying")


@given("{name:name} has switched weapons, and the rules on switching are left out")
def switched_and_left_out(case, name):
    case.ask("switch_weapon", combatant=name, drops_it=False)
    case.add("unused_rules", "switching_weapons")


@when("a braced weapon hits {target:name} for {faces:faces}")
def braced_hits(case, target, faces):
    case.ask("damage", target=target, can_be_braced=True, is_braced=True, dice={"damage": faces})


@then("no Ability Score loses a point")
def no_ability_loss(case):
    case.expect("ability_points_lost", 0)


@given("the weapon is an axe")
def axe(case):
    case.given(weapon="axe")


@given("the Referee would count it as unstable")
def counts_flight(case):
    case.given(referee_counts_flight=True)


@given("the combatant has fallen to death's door by {damage:d} damage")
def has_fallen(case, damage):
    case.ask("take_damage", damage=damage, deaths_door_used=True)


@then("what has become of the combatant is open")
def condition_is_open(case):
    case.expect(not_determined="condition")
    case.expect(not_determined="unconscious")


@when("someone runs {feet:d} feet at an opponent")
def runs(case, feet):
    case.ask("charge", run_ft=feet)


@when("{name:name} casts a spell on firm ground")
def casts(case, name):
    case.ask("use_magic", combatant=name, what="spell", footing="firm")
