"""Phrases of 0 Hit Points and death's door."""

from oracle.phrases import given, then, when

WHO = {"a character": True, "a monster": False}
HEALING = {"Lesser Healing": "lesser_healing", "Spirithame": "spirithame", "a magic potion": "magic_potion"}
MAGICAL = {"magical": True, "not magical": False}
AT_ONCE = {"acts at once": True, "acts slowly": False}
CONDITIONS = {"able to act": "able", "subdued": "subdued", "at death's door": "at_deaths_door", "dead": "dead"}
ABILITIES = {
    name.title(): name for name in ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")
}


@given("{who:who} with {hit_points:d} Hit Points", who=WHO)
def with_hit_points(case, who, hit_points):
    case.given(is_character=who, hit_points=hit_points)


@given("the group {uses:uses} death's door", uses={"uses": True, "does not use": False})
def group_uses(case, uses):
    case.given(deaths_door_used=uses)


@given("the combatant has suffered {damage:d} damage")
@when("the combatant suffers {damage:d} damage")
def suffers(case, damage):
    case.ask("take_damage", damage=damage)


@given("the combatant has suffered {damage:d} non-lethal damage")
@when("the combatant suffers {damage:d} non-lethal damage")
def suffers_non_lethal(case, damage):
    case.ask("take_damage", damage=damage, lethal=False)


@given("a character with {hit_points:d} Hit Points has fallen to death's door")
def fallen(case, hit_points):
    case.given(hit_points=hit_points)
    case.ask("take_damage", damage=hit_points, deaths_door_used=True)


@given("a Round has ended with a roll of {faces:faces}")
@when("the Round ends with a roll of {faces:faces}")
def round_ends_with(case, faces):
    case.ask("end_round", dice={"dying": faces})


@when("the Round ends on every face of the d6")
def round_ends_on_every_face(case):
    case.count("end_round", "dying")


@when("{healing:healing} heals {points:d} points", healing=HEALING)
def heals(case, healing, points):
    case.ask("heal", healing=healing, points=points, dice={"ability": [1]})


@when("something {magical:magical} that {at_once:at_once} heals {points:d} points", magical=MAGICAL, at_once=AT_ONCE)
def something_heals(case, magical, at_once, points):
    case.ask("heal", magical=magical, instantaneous=at_once, points=points, dice={"ability": [1]})


@when("a healing spell heals {points:d} points, and the ability roll shows {faces:faces}")
def heals_with_ability(case, points, faces):
    case.ask("heal", points=points, dice={"ability": faces})


@when(
    "a healing spell heals {points:d} points, and the ability is one of {one:one} and {other:other} at {faces:faces}",
    one=ABILITIES,
    other=ABILITIES,
)
def heals_with_two_abilities(case, points, one, other, faces):
    case.ask("heal", points=points, abilities=[one, other], dice={"ability": faces})


@when("a healing spell heals {points:d} points, on every face of the ability roll")
def heals_on_every_face(case, points):
    case.count("heal", "ability", points=points)


@given("an unknown healing has been tried")
@when("an unknown healing is tried")
def unknown_healing(case):
    case.ask("heal", points=5, healing="no such thing", dice={"ability": [1]})


@then("the combatant is {condition:condition}", condition=CONDITIONS)
def condition_is(case, condition):
    case.expect("condition", condition)


@then("the combatant has {hit_points:d} Hit Points")
def hit_points_are(case, hit_points):
    case.expect("hit_points", hit_points)


@then("the combatant is {conscious:conscious}", conscious={"unconscious": True, "conscious": False})
def unconscious(case, conscious):
    case.expect("unconscious", conscious)


@then("the combatant's condition is not determined")
def condition_is_open(case):
    case.expect(not_determined="condition")


@then("{names:names} dies")
@then("{names:names} die")
def died(case, names):
    case.expect("died", names)


@then("the combatant dies")
def the_combatant_died(case):
    case.expect("died", ["combatant"])


@then("the combatant lingers")
def the_combatant_lingers(case):
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


@then("whether the combatant is unconscious is not determined")
def unconscious_is_open(case):
    case.expect(not_determined="unconscious")


@given("a magic potion has healed {points:d} point")
def potion_healed(case, points):
    case.ask("heal", healing="magic_potion", points=points, dice={"ability": [1]})


@when("the combatant suffers {damage:d} damage where death's door is used")
def suffers_at_deaths_door(case, damage):
    case.ask("take_damage", damage=damage, deaths_door_used=True)
