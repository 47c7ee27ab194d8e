"""Phrases of ties."""

from oracle.phrases import given, then, when

FACTS = {
    "first initiative": "first_initiative",
    "first damage": "first_damage",
    "second damage": "second_damage",
    "killing first blow": "first_blow_kills",
    "killing second blow": "second_blow_kills",
    "first weapon speed": "first_weapon_speed",
    "second weapon speed": "second_weapon_speed",
}


@given("Ann has initiative {first:d} and Bob initiative {second:d}")
def initiatives(case, first, second):
    case.given(first_initiative=first, second_initiative=second)


@given("Ann would do {first:d} points of damage and Bob {second:d}")
def damages(case, first, second):
    case.given(first_damage=first, second_damage=second)


@given("{whose:whose} blow would kill", whose={"Ann's": "first", "Bob's": "second"})
def blow_kills(case, whose):
    case.given(**{f"{whose}_blow_kills": True})


@given("Ann's weapon has speed {first:d} and Bob's speed {second:d}")
def weapon_speeds(case, first, second):
    case.given(first_weapon_speed=first, second_weapon_speed=second)


@given("Ann's weapon has speed {first:d}")
def one_weapon_speed(case, first):
    case.given(first_weapon_speed=first)


@when("they attack each other")
def attack_each_other(case):
    case.ask("exchange_attacks")


@given("Ann acts at {ann:d}, Bob at {bob:d} and Cid at {cid:d}")
def three_act(case, ann, bob, cid):
    for name, count in (("Ann", ann), ("Bob", bob), ("Cid", cid)):
        case.add("combatants", {"name": name, "initiative": count})


@when("their order is asked for")
def order(case):
    case.ask("order_of_actions")


@then("first come {first:names}, and then {last:name}")
def two_groups(case, first, last):
    case.expect("groups", [first, [last]])


@then("first comes {first:name}, then {second:name}, and then {last:name}")
def three_groups(case, first, second, last):
    case.expect("groups", [[first], [second], [last]])


@then("{names:names} act at the same time")
def one_group(case, names):
    case.expect("groups", [names])


@then("they act {when:when}", when={"at the same time": True, "one after the other": False})
def simultaneous(case, when):
    case.expect("simultaneous", when)


WHO = {"both": (True, True), "only Ann": (True, False), "only Bob": (False, True), "nobody": (False, False)}


@then("{who:who} attack", who={"both": WHO["both"]})
@then("{who:who} attacks", who={name: WHO[name] for name in ("only Ann", "only Bob")})
def attacks(case, who):
    case.expect("first_attacks", who[0])
    case.expect("second_attacks", who[1])


@then("{who:who} die", who={"both": WHO["both"]})
@then("{who:who} dies", who={name: WHO[name] for name in ("only Ann", "only Bob", "nobody")})
def dies(case, who):
    case.expect("first_dies", who[0])
    case.expect("second_dies", who[1])


@then("Ann takes {first:d} points and Bob {second:d}")
def takes(case, first, second):
    case.expect("damage_to_first", first)
    case.expect("damage_to_second", second)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
