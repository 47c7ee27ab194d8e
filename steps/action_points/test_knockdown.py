"""Phrases of blows that knock down."""

from oracle.phrases import given, then, when

TYPES = {
    "blunt": "blunt",
    "piercing": "piercing",
    "slashing": "slashing",
    "acid": "acid",
    "cold": "cold",
    "electric": "electricity",
    "fire": "fire",
    "necrotic": "necrotic",
    "radiant": "radiant",
    "sonic": "sonic",
    "physical fatigue": "physical_fatigue",
    "psychic": "psychic",
    "ability": "ability",
}
FACTS = {
    "type": "damage_type",
    "HP": "maximum_hp",
    "SP": "maximum_sp",
    "damage to HP": "hp_damage",
    "damage to SP": "sp_damage",
    "resisted damage to HP": "hp_kept_off",
    "resisted damage to SP": "sp_kept_off",
    "HP left": "current_hp",
    "SP left": "current_sp",
    "success": "check_succeeds",
    "levels": "levels_of_failure",
}
PLAIN = {"damage_type": "blunt", "maximum_hp": 40, "maximum_sp": 60}
WRONG = {
    "of an unknown type": PLAIN | {"damage_type": "no such thing"},
    "of no type": {"maximum_hp": 40, "maximum_sp": 60},
    "against someone with no HP": PLAIN | {"maximum_hp": 0},
    "against someone of unknown HP": {"damage_type": "blunt", "maximum_sp": 60},
    "against someone with no SP": PLAIN | {"maximum_sp": 0},
    "against someone of unknown SP": {"damage_type": "blunt", "maximum_hp": 40},
    "with less than nothing to HP": PLAIN | {"hp_damage": -1},
    "with less than nothing to SP": PLAIN | {"sp_damage": -1},
    "with less than nothing of it resisted in HP": PLAIN | {"hp_kept_off": -1},
    "with less than nothing of it resisted in SP": PLAIN | {"sp_kept_off": -1},
    "with more resisted than done to HP": PLAIN | {"hp_damage": 5, "hp_kept_off": 6},
    "with more resisted than done to SP": PLAIN | {"sp_damage": 5, "sp_kept_off": 6},
    "against someone with fewer than 0 HP left": PLAIN | {"current_hp": -1},
    "against someone with fewer than 0 SP left": PLAIN | {"current_sp": -1},
    "against someone with more HP left than there are": PLAIN | {"current_hp": 41},
    "against someone with more SP left than there are": PLAIN | {"current_sp": 61},
}
WRONG_CHECKS = {
    "nobody says with what result": {},
    "it succeeds by levels of failure": {"check_succeeds": True, "levels_of_failure": 5},
    "it succeeds by 0 levels of failure": {"check_succeeds": True, "levels_of_failure": 0},
    "it fails by fewer levels than 0": {"check_succeeds": False, "levels_of_failure": -1},
}


@given("a creature of {hp:d} HP and {sp:d} SP")
def creature(case, hp, sp):
    case.given(maximum_hp=hp, maximum_sp=sp)


@given("{hp:d} HP and {sp:d} SP are left to it")
def left(case, hp, sp):
    case.given(current_hp=hp, current_sp=sp)


@given("{hp:d} HP are left to it")
def hp_left(case, hp):
    case.given(current_hp=hp)


@given("its resistance keeps off {hp:d} points from HP and {sp:d} from SP")
def resisted(case, hp, sp):
    case.given(hp_kept_off=hp, sp_kept_off=sp)


@when("an attack does {hp:d} points of {kind:kind} damage to HP", kind=TYPES)
def to_hp(case, hp, kind):
    case.ask("balance_check", damage_type=kind, hp_damage=hp)


@when("an attack does {sp:d} points of {kind:kind} damage to SP", kind=TYPES)
def to_sp(case, sp, kind):
    case.ask("balance_check", damage_type=kind, sp_damage=sp)


@when("an attack does {hp:d} points of {kind:kind} damage to HP and {sp:d} to SP", kind=TYPES)
def to_both(case, hp, sp, kind):
    case.ask("balance_check", damage_type=kind, hp_damage=hp, sp_damage=sp)


@when("a blow is struck, {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.ask("balance_check", **wrong)


@then("it has to check for its balance, against DC {difficulty:d}")
def has_to_check(case, difficulty):
    case.expect("check_needed", True)
    case.expect("difficulty", difficulty)


@then("it has not to check for its balance")
def need_not(case):
    case.expect("check_needed", False)
    case.expect("difficulty", 0)


@when("the check for balance succeeds")
def succeeds(case):
    case.ask("knock_down", check_succeeds=True)


@when("the check for balance fails by {levels:d} levels")
def fails_by(case, levels):
    case.ask("knock_down", check_succeeds=False, levels_of_failure=levels)


@when("the check for balance fails")
def fails(case):
    case.ask("knock_down", check_succeeds=False)


@when("there is a check for balance, but {wrong:wrongcheck}", wrongcheck=WRONG_CHECKS)
def wrong_check(case, wrong):
    case.ask("knock_down", **wrong)


@then("the creature is prone, and knocked back by {squares:d} squares")
def prone(case, squares):
    case.expect("prone", True)
    case.expect("knocked_back_sq", squares)


@then("the creature stands, and is knocked back by {squares:d} squares")
def stands(case, squares):
    case.expect("prone", False)
    case.expect("knocked_back_sq", squares)


@then("the creature is prone, and how far it is knocked back is not determined")
def distance_is_open(case):
    case.expect("prone", True)
    case.expect(not_determined="knocked_back_sq")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
