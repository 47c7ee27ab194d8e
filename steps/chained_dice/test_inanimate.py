"""Phrases of objects and inanimate creatures."""

from oracle.phrases import given, then, when

RESULTS = {"critical hit": (True, True), "hit": (True, False), "miss": (False, False)}
CONDITIONS = {
    "helpless": "helpless",
    "unconscious": "unconscious",
    "pinned": "pinned",
    "paralysed": "paralysed",
    "unable to move any part": "no_part_can_move",
    "unable to move a part": "a_part_cannot_move",
    "free": "free",
}
FACTS = {
    "accuracy": "accuracy",
    "area": "area_sqin",
    "part": "aimed_area_sqin",
    "critical range": "critical_from",
    "attack die": "attack",
    "durability": "durability",
    "damage": "damage",
    "critical damage": "critical_damage",
    "object": "thing",
    "condition": "condition",
    "defence": "defense_total",
    "name": "creature",
}
WRONG_ATTACKS = {
    "nobody says how accurate": {"area_sqin": 300},
    "nobody says how large it is": {"accuracy": 4},
    "the object has no area": {"accuracy": 4, "area_sqin": 0},
    "the part has no area": {"accuracy": 4, "area_sqin": 300, "aimed_area_sqin": 0},
    "the part is larger than all": {"accuracy": 4, "area_sqin": 300, "aimed_area_sqin": 301},
    "a critical range from 0": {"accuracy": 4, "area_sqin": 300, "critical_from": 0},
    "a critical range from 11": {"accuracy": 4, "area_sqin": 300, "critical_from": 11},
}
WRONG_DAMAGE = {
    "nobody says how durable it is": {"damage": 3},
    "the object has no durability": {"durability": 0, "damage": 3},
    "nobody says how much": {"durability": 3},
    "less than none": {"durability": 3, "damage": -1},
    "the critical strike takes some away": {"durability": 3, "damage": 3, "critical_damage": -1},
    "the critical strike does more than all": {"durability": 3, "damage": 3, "critical_damage": 4},
    "the object has no name": {"thing": " ", "durability": 3, "damage": 3},
}
WRONG_CREATURES = {
    "it is held in a way nobody knows": {"condition": "no such thing", "area_sqin": 900, "defense_total": 17},
    "nobody says how large it is": {"defense_total": 17},
    "it has no area": {"area_sqin": 0, "defense_total": 17},
    "its part has no area": {"area_sqin": 900, "aimed_area_sqin": 0, "defense_total": 17},
    "its part is larger than all": {"area_sqin": 900, "aimed_area_sqin": 901, "defense_total": 17},
    "nobody says how it defends itself": {"area_sqin": 900},
    "it has no name": {"creature": " ", "area_sqin": 900, "defense_total": 17},
}


@given("an attack of accuracy {accuracy:d} on an object of {area:d} square inches")
def on_object(case, accuracy, area):
    case.given(accuracy=accuracy, area_sqin=area)


@given("the blow is modified by {modifiers:d}")
def modified(case, modifiers):
    case.given(modifiers=modifiers)


@given("the weapon strikes critically from {face:d} on")
def critical_from(case, face):
    case.given(critical_from=face)


@given("the attack aims at a part of {area:d} square inches")
def aims(case, area):
    case.given(aimed_area_sqin=area)


@given(
    "the blow is {luck:luck}",
    luck={
        "lucky": {"lucky": True},
        "unlucky": {"unlucky": True},
        "lucky and unlucky": {"lucky": True, "unlucky": True},
    },
)
def blow_is(case, luck):
    case.given(**luck)


@given("an attack on an object, but {wrong:wrong}", wrong=WRONG_ATTACKS)
def wrong_attack(case, wrong):
    case.given(**wrong)


@when("the blow shows {faces:faces}")
def blow_shows(case, faces):
    case.ask("attack_object", dice={"attack": faces})


@then("it comes to {total:d} against a defence of {defense:d}, a {result:result}", result=RESULTS)
def comes_to(case, total, defense, result):
    case.expect("total", total)
    case.expect("defense", defense)
    case.expect("hit", result[0])
    case.expect("critical", result[1])


@then("nothing of the blow is determined against a defence of {defense:d}")
def blow_open(case, defense):
    case.expect("defense", defense)
    case.expect(not_determined="total")
    case.expect(not_determined="hit")
    case.expect(not_determined="critical")


@then("it comes to {total:d}, and neither the defence nor whether it hits is determined")
def hit_open(case, total):
    case.expect("total", total)
    case.expect("critical", False)
    case.expect(not_determined="defense")
    case.expect(not_determined="hit")


@then("it comes to {total:d}, a critical hit, and the defence is not determined")
def defense_open(case, total):
    case.expect("total", total)
    case.expect("hit", True)
    case.expect("critical", True)
    case.expect(not_determined="defense")


@given("{holder:name} has broken {held:name}'s neck")
def has_killed(case, holder, held):
    case.ask(
        "break_bone",
        attacker=holder,
        target=held,
        part="neck",
        attacker_check=13,
        target_check=10,
        target_stamina=5,
        might=3,
    )


@given("a {thing:name} with durability {durability:d}")
def thing_with(case, thing, durability):
    case.given(thing=thing, durability=durability)


@given("an object with durability {durability:d}")
def object_with(case, durability):
    case.given(durability=durability)


@given("a {thing:name} with durability {durability:d} has taken {damage:d} damage")
def has_taken(case, thing, durability, damage):
    case.ask("damage_object", thing=thing, durability=durability, damage=damage)


@given("damage to an object, but {wrong:wrong}", wrong=WRONG_DAMAGE)
def wrong_damage(case, wrong):
    case.given(**wrong)


@when("it is dealt")
def dealt(case):
    case.ask("damage_object")


@when("the {thing:name} takes {damage:d} damage")
@when("the object takes {damage:d} damage")
def takes(case, damage, thing=None):  # noqa: ARG001 - the Given names it
    case.ask("damage_object", damage=damage)


@when("the {thing:name} takes {damage:d} damage more")
def takes_more(case, thing, damage):
    case.ask("damage_object", thing=thing, damage=damage)


@when("the {thing:name} with durability {durability:d} takes {damage:d} damage")
def takes_again(case, thing, durability, damage):
    case.ask("damage_object", thing=thing, durability=durability, damage=damage)


@when("the {thing:name} takes {damage:d} damage, of which a critical strike adds {extra:d}")
def takes_critical(case, thing, damage, extra):  # noqa: ARG001 - the Given names it
    case.ask("damage_object", damage=damage, critical_damage=extra)


@then("it has {health:d} health left")
def health_left(case, health):
    case.expect("health", health)
    case.expect("destroyed", False)


@then("it is destroyed")
def destroyed(case):
    case.expect("health", 0)
    case.expect("destroyed", True)


@given(
    "a creature of {area:d} square inches that is {condition:condition}, and defends itself with {defense:d}",
    condition=CONDITIONS,
)
def a_creature(case, area, condition, defense):
    case.given(area_sqin=area, condition=condition, defense_total=defense)


@given("a creature of {area:d} square inches that defends itself with {defense:d}")
def some_creature(case, area, defense):
    case.given(area_sqin=area, defense_total=defense)


@given("a part of the creature of {area:d} square inches is aimed at")
def part_of_creature(case, area):
    case.given(aimed_area_sqin=area)


@given("a creature, but {wrong:wrong}", wrong=WRONG_CREATURES)
def wrong_creature(case, wrong):
    case.given(**wrong)


@given(
    "{holder:name} has {attempt:attempt} {held:name}",
    attempt={"pinned": "pin", "grabbed": "grab", "restrained": "restrain"},
)
def has_held(case, holder, attempt, held):
    case.ask("grapple", attacker=holder, target=held, attempt=attempt, attacker_guts=20, target_guts=5)


@given("{name:name} has broken free")
def has_broken_free(case, name):
    case.ask(
        "break_free", target=name, occasion="turn", target_guts=28, holder_guts=5, actions_left=5, actions_needed=1
    )


@given("{name:name} has been knocked out for {hours:d} hours")
def knocked_out(case, name, hours):
    case.ask("knock_out", target=name, guts_total=11 + hours, stamina_total=11)


@given("one of his parts cannot move")
def a_part(case):
    case.given(condition="a_part_cannot_move")


@given("{hours:d} hours have passed for {name:name}")
def hours_passed(case, hours, name):
    case.ask("hours_pass", target=name, hours=hours)


@when("its defence is asked for")
def defense_asked(case):
    case.ask("inanimate_creature")


@when("the defence of {name:name} is asked for, of {area:d} square inches and otherwise {defense:d}")
def defense_of(case, name, area, defense):
    case.ask("inanimate_creature", creature=name, area_sqin=area, defense_total=defense)


@then(
    "it is {inanimate:inanimate}, and its defence is {defense:d}", inanimate={"inanimate": True, "not inanimate": False}
)
def defense_is(case, inanimate, defense):
    case.expect("inanimate", inanimate)
    case.expect("defense", defense)


@then("it is inanimate, and its defence is not determined")
def creature_defense_open(case):
    case.expect("inanimate", True)
    case.expect(not_determined="defense")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
