"""Phrases of who rolls."""

from oracle.phrases import given, then, when

ROLES = {"a player": "player", "an NPC": "npc", "a monster": "monster"}
ROLLS = {"an attack roll": "attack_roll", "an Evasion roll": "evasion_roll", "both rolls": "both_rolls"}


@given("the GM wants {roll:roll}", roll=ROLLS)
def gm_wants(case, roll):
    case.given(gm_chooses=roll)


@when("{attacker:attacker} attacks {defender:defender}", attacker=ROLES, defender=ROLES)
def attacks(case, attacker, defender):
    case.ask("choose_procedure", attacker=attacker, defender=defender)


@when("someone unknown attacks a player")
def unknown_attacks(case):
    case.ask("choose_procedure", defender="player")


@when("a monster attacks someone unknown")
def attacks_unknown(case):
    case.ask("choose_procedure", attacker="monster")


@then("it is decided by {roll:roll}", roll=ROLLS)
def decided_by(case, roll):
    case.expect("procedure", roll)


@then("what decides it is not determined")
def procedure_is_open(case):
    case.expect(not_determined="procedure")


@then("the outcome is not determined")
def outcome_is_open(case):
    case.expect(not_determined="succeeds")
    case.expect(not_determined="threat")
    case.expect(not_determined="critical_hit")
    case.expect(not_determined="damage_roll")
