"""Phrases of switching weapons."""

from oracle.phrases import given, then, when


@given("{name:name} has dropped a weapon and taken another")
def drops(case, name):
    case.ask("switch_weapon", combatant=name, drops_it=True)


@when("{name:name} drops a weapon with empty hands")
def drops_nothing(case, name):
    case.ask("switch_weapon", combatant=name, drops_it=True, weapon_in_hand=False)


@when("{name:name} makes the extra attack and the roll shows {face:d}")
def extra_attack(case, name, face):
    case.ask("attack", attacker=name, hand="secondary", dice={"attack": [face]})


@then("it {uses:uses} the action of the Round", uses={"is": True, "is not": False})
def uses_action(case, uses):
    case.expect("uses_action", uses)


MAGIC = {"a spell": "spell", "a magic item": "magic_item"}
