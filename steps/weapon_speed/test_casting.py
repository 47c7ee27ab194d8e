"""Phrases of casting spells in combat."""

from oracle.phrases import given, then, when

FACTS = {
    "caster": "caster",
    "initiative": "initiative",
    "casting time": "casting_time",
    "rounds of casting": "casting_rounds",
    "damage": "damage",
}

CAUSES = {
    "damage breaks": "damage",
    "a failed save breaks": "failed_save",
    "both break": "both",
}


@when("a spell with casting time {time:d} is begun at initiative {initiative:d}")
def begins(case, time, initiative):
    case.ask("begin_casting", initiative=initiative, casting_time=time)


@when("a spell with casting time {time:d} is begun at an initiative that nobody says")
def no_initiative(case, time):
    case.ask("begin_casting", casting_time=time)


@when("a spell with a casting time that nobody says is begun at initiative {initiative:d}")
def no_casting_time(case, initiative):
    case.ask("begin_casting", initiative=initiative)


@given("{caster:name} is casting")
@when("{caster:name} begins to cast")
def is_casting(case, caster):
    case.ask("begin_casting", caster=caster, initiative=15, casting_time=3)


@given("{caster:name} is casting a spell of {rounds:d} rounds")
@when("{caster:name} begins to cast a spell of {rounds:d} rounds")
def casts_long(case, caster, rounds):
    case.ask("begin_casting", caster=caster, initiative=15, casting_rounds=rounds)


@when("{caster:name} begins to cast a spell of {rounds:d} rounds with casting time {time:d}")
def casts_both(case, caster, rounds, time):
    case.ask("begin_casting", caster=caster, initiative=15, casting_time=time, casting_rounds=rounds)


@given("the round has ended {often:often}", often={"never": 0, "twice": 2})
def round_has_ended(case, often):
    for _ in range(often):
        case.ask("end_round")


@then("at which initiative it comes is not determined")
def initiative_is_open(case):
    case.expect(not_determined="initiative")


@then("the spell {works:works} at an initiative that is not determined", works={"works": True, "fails": False})
def long_spell_works(case, works):
    case.expect("spell_works", works)
    case.expect(not_determined="initiative")


@given("someone is casting")
def someone_casts(case):
    case.ask("begin_casting", initiative=14, casting_time=5)


@given("{caster:name} has finished the spell")
@when("the turn of {caster:name}'s spell comes")
def finishes(case, caster):
    case.ask("finish_casting", caster=caster)


@when("the turn of the spell comes")
def someone_finishes(case):
    case.ask("finish_casting")


@given("{caster:name} has taken {damage:d} damage")
@when("{caster:name} takes {damage:d} damage")
def takes(case, caster, damage):
    case.ask("disturb_caster", caster=caster, damage=damage)


@when("the caster takes {damage:d} damage")
def someone_takes(case, damage):
    case.ask("disturb_caster", damage=damage)


@when("{caster:name} {fails:fails} a saving throw", fails={"fails": True, "makes": False})
def saves(case, caster, fails):
    case.ask("disturb_caster", caster=caster, save_failed=fails)


@when("the caster fails a saving throw and takes {damage:d} damage")
def both_happen(case, damage):
    case.ask("disturb_caster", damage=damage, save_failed=True)


@when("nothing happens to {caster:name}")
def nothing(case, caster):
    case.ask("disturb_caster", caster=caster)


@when("{caster:name}, with movement value {value:d}, moves {distance:d} decimetres")
def moves(case, caster, value, distance):
    case.ask("move", combatant=caster, movement_value_m=value, distance_dm=distance)


@when("{caster:name} moves and fires")
def fires(case, caster):
    case.ask("fire_while_moving", combatant=caster, rate_of_fire="2", movement_value_m=9, distance_dm=10)


@when("{caster:name} charges")
def charges(case, caster):
    case.ask("charge", combatant=caster, movement_value_m=9, distance_cm=100)


@when("{caster:name} withdraws")
def withdraws(case, caster):
    case.ask("withdraw", combatant=caster, movement_value_m=9, distance_dm=10, armor_class=12)


@when("{caster:name} flees")
def flees(case, caster):
    case.ask("flee", combatant=caster, movement_value_m=9, distance_dm=10)


@when("{target:name}, with AC {armor_class:d}, of which Dexterity makes {dexterity:d}, is attacked")
def attacked(case, target, armor_class, dexterity):
    case.ask(
        "attack_roll",
        attack_bonus=0,
        target=target,
        target_armor_class=armor_class,
        target_dexterity_modifier=dexterity,
        dice={"attack": [10]},
    )


@given("the {caster:caster} is casting", caster={"combatant": "combatant", "target": "target"})
def one_is_casting(case, caster):
    case.ask("begin_casting", caster=caster, initiative=15, casting_time=3)


@when("the combatant moves")
def one_moves(case):
    case.ask("move", movement_value_m=9, distance_dm=10)


@when("the combatant fires")
def one_fires(case):
    case.ask("fire_while_moving", rate_of_fire="2", movement_value_m=9, distance_dm=10)


@when("the combatant charges")
def one_charges(case):
    case.ask("charge", movement_value_m=9, distance_cm=100)


@when("the combatant goes")
def one_withdraws(case):
    case.ask("withdraw", movement_value_m=9, distance_dm=10, armor_class=12)


@when("the combatant runs off")
def one_flees(case):
    case.ask("flee", movement_value_m=9, distance_dm=10)


@when("the target, with AC {armor_class:d}, of which Dexterity makes {dexterity:d}, is attacked")
def one_is_attacked(case, armor_class, dexterity):
    case.ask(
        "attack_roll",
        attack_bonus=0,
        target_armor_class=armor_class,
        target_dexterity_modifier=dexterity,
        dice={"attack": [10]},
    )


@then("the spell comes at initiative {initiative:d}")
def comes_at(case, initiative):
    case.expect("initiative", initiative)


@then("{cause:cause} concentration, and the use is lost", cause=CAUSES)
def broken(case, cause):
    case.expect("broken", True)
    case.expect("by", cause)
    case.expect("use_lost", True)


@then("concentration holds, and no use is lost")
def holds(case):
    case.expect("broken", False)
    case.expect("by", "nothing")
    case.expect("use_lost", False)


@then("the spell {works:works} at initiative {initiative:d}", works={"works": True, "fails": False})
def works(case, works, initiative):
    case.expect("spell_works", works)
    case.expect("initiative", initiative)


@then("the move is {distance:d} decimetres")
def move_is(case, distance):
    case.expect("moved_dm", distance)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
