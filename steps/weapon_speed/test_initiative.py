"""Phrases of initiative."""

from oracle.phrases import given, then, when

FACTS = {
    "side's roll": "side",
    "character's roll": "character",
    "combatants": "combatants",
    "combatant's weapon speed": "combatants",
    "combatant's casting time": "combatants",
    "initiative roll": "initiative",
    "weapon speed": "weapon_speed",
    "casting time": "casting_time",
    "rounds of casting": "casting_rounds",
    "rounds until it comes": "specified_rounds",
    "situations": "situations",
    "first situation": "situations",
}
PRINTED = {
    "Hasted": "hasted",
    "Slowed": "slowed",
    "High ground": "high_ground",
    "Receive charge": "receive_charge",
    "Knee-deep water": "knee_deep_water",
    "Slippery footing": "slippery_footing",
    "Waist-deep water": "waist_deep_water",
    "Underwater": "underwater",
    "Hindered (climbing, tangled, held)": "held",
    "Called shot": "called_shot",
}
SITUATIONS = {
    "hasted": "hasted",
    "slowed": "slowed",
    "on high ground": "high_ground",
    "in knee-deep water": "knee_deep_water",
    "in waist-deep water": "waist_deep_water",
    "underwater": "underwater",
    "climbing": "climbing",
    "tangled": "tangled",
    "held": "held",
}
MODIFIERS = {
    f"{sign}{size}": factor * size for sign, factor in (("+", 1), ("\N{MINUS SIGN}", -1)) for size in range(10)
}
PLAIN = {str(size): size for size in range(-9, 10)}


@given("{name:name} of the {side:side} with weapon speed {speed:d}", side={"party": "party", "foes": "foes"})
def combatant(case, name, side, speed):
    case.add("combatants", {"name": name, "side": side, "weapon_speed": speed})


@given(
    "{name:name} of the {side:side} with weapon speed {speed:d}, modified by {modifier:d}",
    side={"party": "party", "foes": "foes"},
)
def modified_combatant(case, name, side, speed, modifier):
    case.add("combatants", {"name": name, "side": side, "weapon_speed": speed, "modifier": modifier})


@given("{name:name} of the {side:side}, whose weapon nobody knows", side={"party": "party", "foes": "foes"})
def unarmed_combatant(case, name, side):
    case.add("combatants", {"name": name, "side": side})


@given(
    "{name:name} of the {side:side}, who casts a spell with a casting time of {time:d}",
    side={"party": "party", "foes": "foes"},
)
def unarmed_caster(case, name, side, time):
    case.add("combatants", {"name": name, "side": side, "casting_time": time})


@given(
    "{name:name} of the {side:side} with weapon speed {speed:d}, modified by {modifier:d}, "
    "who casts a spell with a casting time of {time:d}",
    side={"party": "party", "foes": "foes"},
)
def armed_caster(case, name, side, speed, modifier, time):
    caster = {"name": name, "side": side, "weapon_speed": speed, "modifier": modifier, "casting_time": time}
    case.add("combatants", caster)


@when(
    "initiative is rolled for {name:name} of the {side:side} with weapon speed {speed:d}, "
    "with {faces:faces} for sides and {character:faces} for characters",
    side={"party": "party", "foes": "foes"},
)
def roll_for_one(case, name, side, speed, faces, character):
    combatants = [{"name": name, "side": side, "weapon_speed": speed}]
    case.ask("roll_initiative", combatants=combatants, dice={"side": faces, "character": character})


@given("initiative has been rolled, with {side:faces} for sides and {character:faces} for characters")
@when("initiative is rolled, with {side:faces} for sides and {character:faces} for characters")
def roll_initiative(case, side, character):
    case.ask("roll_initiative", dice={"side": side, "character": character})


@given("nobody to roll for")
def nobody(case):
    case.given(combatants=[])


@given("initiative has been rolled for {name:name} alone")
def rolled_for_one(case, name):
    zoe = {"name": name, "side": "party", "weapon_speed": 5}
    case.ask("roll_initiative", combatants=[zoe], dice={"side": [5], "character": [5]})


@then("the initiatives are {initiatives:faces}")
def initiatives_are(case, initiatives):
    case.expect("initiatives", initiatives)


@then("the initiatives are not determined")
def initiatives_are_open(case):
    case.expect(not_determined="initiatives")


@given("a weapon of speed {speed:d}")
def weapon(case, speed):
    case.given(weapon_speed=speed)


@given("a spell with a casting time of {time:d}")
def casting_time(case, time):
    case.given(casting_time=time)


@given("someone who is {situation:situation}", situation=SITUATIONS)
@given('the situation "{situation:situation}"', situation=PRINTED)
def situation_is(case, situation):
    case.add("situations", situation)


@when("the initiative roll shows {face:d}")
def initiative_roll(case, face):
    case.ask("initiative", dice={"initiative": [face]})


@then("the initiative is {initiative:d}")
def initiative_is(case, initiative):
    case.expect("initiative", initiative)


@then("the initiative is not determined")
def initiative_is_open(case):
    case.expect(not_determined="initiative")


@then("situations make {modifier:modifier} of it", modifier=MODIFIERS | PLAIN)
def situations_make(case, modifier):
    case.expect("modifier", modifier)


@given("a spell of {rounds:d} rounds")
def long_spell(case, rounds):
    case.given(casting_rounds=rounds)


@given("a spell of {rounds:d} rounds that says it comes {later:d} rounds later")
def specified_spell(case, rounds, later):
    case.given(casting_rounds=rounds, specified_rounds=later)


@when("it is asked when the long spell takes effect")
def long_spell_asked(case):
    case.ask("long_spell")


@then("it is in round {number:d}, {later:d} rounds later")
def takes_effect(case, number, later):
    case.expect("round", number)
    case.expect("rounds_to_wait", later)


@then("that is at its end")
def at_its_end(case):
    case.expect("at_its_end", True)


@then("whether that is at its end is not determined")
def end_is_open(case):
    case.expect(not_determined="at_its_end")


@then("when it takes effect is not determined")
def effect_is_open(case):
    case.expect(not_determined="round")
    case.expect(not_determined="rounds_to_wait")
    case.expect(not_determined="at_its_end")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
