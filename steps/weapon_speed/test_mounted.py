"""Phrases of mounted combat."""

from oracle.phrases import given, then, when

TRAINING = {"a trained": True, "an untrained": False}
SIZES = {
    one: one
    for one in (
        "fine",
        "diminutive",
        "tiny",
        "small",
        "medium",
        "large",
        "huge",
        "gargantuan",
        "colossal",
        "vast",
    )
}
EVENTS = {
    "damage": "damage",
    "a sudden noise": "sudden_loud_noise",
    "an unexpected touch": "unexpected_contact",
    "another start": "other_start",
    "boredom": "boredom",
}
WEAPONS = {
    "short bow": "short_bow",
    "composite short bow": "composite_short_bow",
    "light crossbow": "light_crossbow",
    "heavy crossbow": "heavy_crossbow",
    "repeating crossbow": "repeating_crossbow",
    "long bow": "other",
    "blowgun": "blowgun",
}
RATES = {one: one for one in ("3", "5/2", "2", "3/2", "1", "1/2", "1/3", "0", "-1")}
SPEEDS = dict.fromkeys(("Stationary", "Less than ½ normal rate", "½ to ¾ normal rate", "Greater than ¾ normal rate"))
PRINTED = {"0": 0, "\N{MINUS SIGN}2": -2, "\N{MINUS SIGN}4": -4, "\N{MINUS SIGN}6": -6}
FACTS = {
    "event": "event",
    "training": "mount_trained",
    "movement value": "movement_value_m",
    "name": "mount",
    "panic": "panic",
    "direction": "direction",
    "size": "other_size",
    "mount's size": "mount_size",
    "attacker": "attacker",
    "weapon": "weapon",
    "rider": "rider",
    "rate of fire": "rate_of_fire",
    "movement": "moved_dm",
    "normal rate": "normal_rate_dm",
    "fall": "fall",
}


@given("{training:training} mount with a movement value of {value:d} m", training=TRAINING | {"a": None})
def mount_with(case, training, value):
    case.given(movement_value_m=value)
    if training is not None:
        case.given(mount_trained=training)


@given("an untrained mount without a movement value")
def mount_without(case):
    case.given(mount_trained=False)


@given("the Wisdom check {succeeds:succeeds}", succeeds={"succeeds": True, "fails": False})
def check(case, succeeds):
    case.given(check_succeeds=succeeds)


@given("a rider on {training:training} {size:size} mount", training=TRAINING, size=SIZES)
def rider_on(case, training, size):
    case.given(mount_trained=training, mount_size=size)


@given("a rider on a {size:size} mount", size=SIZES)
def rider_on_some(case, size):
    case.given(mount_size=size)


@given("the mount is untrained")
def untrained(case):
    case.given(mount_trained=False)


@given("a {weapon:weapon} with a rate of fire of {rate:rate}", weapon=WEAPONS, rate=RATES)
def weapon_with_rate(case, weapon, rate):
    case.given(weapon=weapon, rate_of_fire=rate)


@given("a {weapon:weapon}", weapon=WEAPONS)
def weapon_without_rate(case, weapon):
    case.given(weapon=weapon)


@given("the mount moves {moved:d} of {normal:d} dm")
def moves(case, moved, normal):
    case.given(moved_dm=moved, normal_rate_dm=normal)


@given("the mount moves {moved:d} dm")
def moves_only(case, moved):
    case.given(moved_dm=moved)


@given("the mount moves {moved:d} of {normal:d} dm, which is {speed:speed}", speed=SPEEDS)
def moves_at(case, moved, normal, speed):  # noqa: ARG001 - the speed is for whoever reads
    case.given(moved_dm=moved, normal_rate_dm=normal)


@when("{name:name} meets with {event:event}", event=EVENTS)
def meets_with(case, name, event):
    case.ask("frighten_mount", mount=name, event=event)


@given("{name:name} has met with {event:event} while the panic die showed {face:d}", event=EVENTS)
@when("{name:name} meets with {event:event} and the panic die shows {face:d}", event=EVENTS)
def meets_and_panics(case, name, event, face):
    case.ask("frighten_mount", mount=name, event=event, dice={"panic": [face]})


@given("{name:name} has panicked while the die showed {face:d}")
def has_panicked(case, name, face):
    case.ask("frighten_mount", mount=name, event="damage", check_succeeds=False, dice={"panic": [face]})


@given("{name:name} has met with {event:event} and was calmed", event=EVENTS)
@when("{name:name} meets with {event:event} and is calmed", event=EVENTS)
def meets_and_is_calmed(case, name, event):
    case.ask("frighten_mount", mount=name, event=event, check_succeeds=True, dice={"panic": [4]})


@given("chance sends it {direction:direction}", direction={"north": "north", "nowhere in particular": " "})
def chance_sends(case, direction):
    case.given(direction=direction)


@when("{name:name} meets with nobody knows what")
def meets_with_nothing(case, name):
    case.ask("frighten_mount", mount=name)


@when("something without a name meets with damage")
def nameless_meets(case):
    case.ask("frighten_mount", mount=" ", event="damage")


@when("the panic of {name:name} is looked at")
def look_at_panic(case, name):
    case.ask("mount_in_panic", mount=name)


@when("the panic of something without a name is looked at")
def look_at_nameless(case):
    case.ask("mount_in_panic", mount=" ")


@when(
    "the {attacker:attacker} strikes at someone of {size:size} size",
    attacker={"rider": "rider", "mount": "mount"},
    size=SIZES,
)
def strikes(case, attacker, size):
    case.ask("mounted_blow", attacker=attacker, other_size=size)


@when("the rider strikes at someone")
def strikes_someone(case):
    case.ask("mounted_blow", attacker="rider")


@when("a blow falls on someone of {size:size} size", size=SIZES)
def blow_falls(case, size):
    case.ask("mounted_blow", other_size=size)


@when("someone of {size:size} size strikes at the rider", size=SIZES)
def strikes_rider(case, size):
    case.ask("mounted_blow", attacker="attacker_of_rider", other_size=size)


@given("{name:name} has shot from the saddle")
@when("{name:name} shoots from the saddle")
def shoots(case, name):
    case.ask("mounted_shot", rider=name)


@given("{name:name} has shot a {weapon:weapon} from the saddle", weapon=WEAPONS)
@when("{name:name} shoots a {weapon:weapon} from the saddle", weapon=WEAPONS)
def shoots_with(case, name, weapon):
    case.ask("mounted_shot", rider=name, weapon=weapon)


@when("{name:name} shoots from the saddle at {moved:d} of {normal:d} dm")
def shoots_moving(case, name, moved, normal):
    case.ask("mounted_shot", rider=name, moved_dm=moved, normal_rate_dm=normal)


@when("someone without a name shoots from the saddle")
def nameless_shoots(case):
    case.ask("mounted_shot", rider=" ")


@when(
    "{name:name} reloads a {weapon:weapon} {where:where}",
    weapon=WEAPONS,
    where={"in the saddle": True, "on foot": False},
)
def reloads(case, name, weapon, where):
    case.ask("reload_crossbow", rider=name, weapon=weapon, in_the_saddle=where)


@when("{name:name} reloads a {weapon:weapon}", weapon=WEAPONS)
def reloads_somewhere(case, name, weapon):
    case.ask("reload_crossbow", rider=name, weapon=weapon)


@when("{name:name} reloads something")
def reloads_something(case, name):
    case.ask("reload_crossbow", rider=name)


@when("someone without a name reloads")
def nameless_reloads(case):
    case.ask("reload_crossbow", rider=" ", weapon="light_crossbow")


@when("a rider's mount dies and the fall shows {face:d}")
def mount_dies(case, face):
    case.ask("mount_dies", dice={"fall": [face]})


@then("it needs no check")
def no_check(case):
    case.expect("check_needed", False)
    case.expect("check_modifier", 0)


@then("it needs a check at {modifier:d}")
def needs_check(case, modifier):
    case.expect("check_needed", True)
    case.expect("check_modifier", modifier)


@then("it {panics:panics}", panics={"panics": True, "does not panic": False})
def panics(case, panics):
    case.expect("panics", panics)


@then("its panic lasts {rounds:d} rounds")
def panic_lasts(case, rounds):
    case.expect("panic_rounds", rounds)


@then("it bolts {distance:d} dm a round")
def bolts(case, distance):
    case.expect("bolt_dm", distance)


@then("whether it panics is not determined")
def panic_is_open(case):
    case.expect(not_determined="panics")
    case.expect(not_determined="panic_rounds")
    case.expect(not_determined="bolt_dm")
    case.expect(not_determined="direction")


@then("where it bolts is not determined")
def direction_is_open(case):
    case.expect(not_determined="direction")


@then("it bolts to {direction:direction}", direction={"the north": "north", "no side": None})
def bolts_to(case, direction):
    case.expect("direction", direction)


@then("it is in panic for {rounds:d} rounds more")
def in_panic(case, rounds):
    case.expect("panics", True)
    case.expect("rounds_left", rounds)


@then("it is not in panic")
def not_in_panic(case):
    case.expect("panics", False)
    case.expect("rounds_left", 0)


@then("the blow is at {modifier:d}")
def blow_at(case, modifier):
    case.expect("attack_modifier", modifier)


@then("the shot is at {modifier:d}")
def shot_at(case, modifier):
    case.expect("attack_modifier", modifier)


@then("the shot is at {modifier:modifier} by the table", modifier=PRINTED)
def shot_at_printed(case, modifier):
    case.expect("attack_modifier", modifier)


@then("its rate of fire is {rate:rate}", rate=RATES)
def rate_is(case, rate):
    case.expect("rate_of_fire", rate)


@then("the crossbow is ready")
def ready(case):
    case.expect("ready", True)


@then("the rider falls and takes {damage:d}")
def falls(case, damage):
    case.expect("prone", True)
    case.expect("damage", damage)


@then("the rider does not fall")
def does_not_fall(case):
    case.expect("prone", False)
    case.expect("damage", 0)


@then("the rider takes {damage:d}")
def takes(case, damage):
    case.expect("damage", damage)


@then("the rider's check is at {modifier:d}")
def rider_check(case, modifier):
    case.expect("check_modifier", modifier)


@then("whether the rider falls is not determined")
def fall_is_open(case):
    case.expect(not_determined="prone")


@then("the rider's damage is not determined")
def fall_damage_is_open(case):
    case.expect(not_determined="damage")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
