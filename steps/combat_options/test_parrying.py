"""Phrases of parrying."""

from oracle.phrases import given, then, when


@when(
    "{name:name} declares a parry {when:when} with a Strength Modifier of {modifier:d}",
    when={"before initiative": False, "after initiative": True},
)
def declares_parry(case, name, when, modifier):
    case.ask("declare_parry", combatant=name, initiative_rolled=when, strength_modifier=modifier)


@when("{name:name} declares a parry, and moves, with a Strength Modifier of {modifier:d}")
def declares_parry_and_moves(case, name, modifier):
    case.ask("declare_parry", combatant=name, initiative_rolled=False, strength_modifier=modifier, moves=True)


@then("the parry adds {bonus:d} to AC")
def parry_bonus(case, bonus):
    case.expect("armor_class_bonus", bonus)


@when("{name:name} makes the extra attack with a roll of {face:d}")
def extra_attack(case, name, face):
    case.ask("attack", attacker=name, hand="secondary", dice={"attack": [face]})


@when("{name:name} declares a parry at some time with a Strength Modifier of {modifier:d}")
def declares_parry_at_some_time(case, name, modifier):
    case.ask("declare_parry", combatant=name, strength_modifier=modifier)


@when("{name:name} runs {feet:d} feet at an opponent")
def runs_at(case, name, feet):
    case.ask("charge", combatant=name, run_ft=feet)


@when("{name:name} declares a parry before initiative")
def declares_parry_without_strength(case, name):
    case.ask("declare_parry", combatant=name, initiative_rolled=False)


@given("a magic potion has brought {name:name} back")
def brought_back(case, name):
    case.ask("heal", combatant=name, healing="magic_potion", points=1)


@given(
    "Bob fights {how:how}",
    how={
        "unseen": {"attacker_invisible": True},
        "with bare hands": {"weapon": "unarmed"},
        "to subdue": {"to_subdue": True, "bladed": False},
        "with the primary of two weapons": {"hand": "primary"},
        "with claws": {"weapon": "unarmed", "natural_weapon": "claws"},
    },
)
def bob_fights(case, how):
    case.given(**how)
