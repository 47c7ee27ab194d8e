"""Phrases of saves that are turned round."""

from oracle.phrases import given, when

ROLES = {"a player": "player", "an NPC": "npc", "a monster": "monster"}


@given("an effect of {cause:cause} on {saver:saver}", cause=ROLES, saver=ROLES)
def effect_of(case, cause, saver):
    case.given(effect_of=cause, saver=saver)


@given("a base save bonus of {bonus:d} in it")
def base_save_bonus(case, bonus):
    case.given(base_save_bonus=bonus)


@when("the effect is rolled with {face:d}")
def effect_rolled(case, face):
    case.ask("reversed_save", dice={"effect": [face]})


@when("the effect is rolled on every face of the d20")
def effect_on_every_face(case):
    case.count("reversed_save", "effect")
