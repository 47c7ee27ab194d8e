"""Phrases of helpless opponents."""

from oracle.phrases import given, when


@given("Bob with {hit_points:d} Hit Points has been subdued by {damage:d} non-lethal damage")
def subdued(case, hit_points, damage):
    case.ask("take_damage", combatant="Bob", hit_points=hit_points, damage=damage, lethal=False)


@given("Bob with {hit_points:d} Hit Points has been knocked unconscious by {damage:d} non-lethal damage")
def knocked_out(case, hit_points, damage):
    case.ask(
        "take_damage", combatant="Bob", hit_points=hit_points, damage=damage, lethal=False, knocks_unconscious=True
    )


@given("Bob with {hit_points:d} Hit Points has fallen to death's door")
def fallen(case, hit_points):
    case.ask("take_damage", combatant="Bob", hit_points=hit_points, damage=hit_points, deaths_door_used=True)


@when("Ann attacks Bob without a die")
def attacks_without_die(case):
    case.ask("attack", attacker="Ann", target="Bob")
