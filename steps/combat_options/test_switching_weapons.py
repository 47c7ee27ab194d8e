"""Phrases of switching weapons."""

from oracle.phrases import given, then, when


@given("{name:name} has switched weapons")
@when("{name:name} switches weapons")
def switches(case, name):
    case.ask("switch_weapon", combatant=name, drops_it=False)


@given("{name:name} has dropped a weapon and taken another")
@when("{name:name} drops the weapon in hand and takes another")
def drops(case, name):
    case.ask("switch_weapon", combatant=name, drops_it=True)


@when("{name:name} takes a weapon into empty hands")
def takes(case, name):
    case.ask("switch_weapon", combatant=name, drops_it=False, weapon_in_hand=False)


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


@given("{name:name} has used {what:what}", what=MAGIC)
@when("{name:name} uses {what:what}", what=MAGIC)
def uses_magic(case, name, what):
    case.ask("use_magic", combatant=name, what=what, footing="firm")


@given("{name:name} has made the extra attack")
def has_made_extra_attack(case, name):
    case.ask("attack", attacker=name, hand="secondary", dice={"attack": [10]})
