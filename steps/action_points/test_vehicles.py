"""Phrases of vehicles, those who control them, and those aboard."""

from oracle.phrases import given, then, when

WEAPONS = {
    "no weapon": "none",
    "a light weapon": "light",
    "a one-handed weapon": "one_handed",
    "a one-handed weapon in two hands": "one_handed_in_two_hands",
    "a two-handed weapon": "two_handed",
    "a double weapon": "double",
}
CONTROLLERS = {
    "the driver of the": "designated",
    "another aboard the": "other",
}
DEEDS = {
    "mans a siege weapon": "siege_weapon",
    "makes a ranged attack": "ranged_attack",
    "casts a spell": "spell",
    "moves about": "movement",
    "does something else": "other",
}
DEGREES = {
    "a success": "success",
    "an outstanding success": "outstanding",
    "an exceptional success": "exceptional",
    "a critical success": "critical",
}
DELIVERIES = {"a weapon": "weapon", "a touch": "touch", "a ray": "ray", "an area": "other"}
MEDIA = {"a wagon": "land", "a ship": "water", "an airship": "air"}
PHYSICAL = {one: one for one in ("blunt", "piercing", "slashing")}
BROKEN = {"broken": True, "unbroken": False}
ENOUGH = {"enough": True, "not enough": False}
FACTS = {
    "action": "action",
    "initiative": "initiative",
    "controller": "controller",
    "vehicle": "vehicle",
    "heading": "heading_deg",
    "speed": "speed_sq",
    "DM's heading": "dm_heading_deg",
    "DM's speed": "dm_speed_sq",
    "mishap": "dm_mishap_percent",
    "work": "busy_as_crew",
    "deed": "action",
    "movement": "dm_movement",
    "medium": "medium",
    "hit points": "hit_points",
    "total": "total_hit_points",
    "damage": "damage",
    "type of damage": "damage_type",
    "delivery": "delivery",
    "degree": "degree",
    "namesake": "passengers_within_reach",
    "other namesake": "passengers_out_of_reach",
    "resistance": "damage_resistance",
    "ten dice": "sinking",
    "die": "sinking_at_0",
    "minimum crew": "minimum_crew",
    "bailers": "bailing_all_the_time",
    "helpers": "bailing_at_times",
    "weapon": "weapon",
    "room": "small_or_cramped",
    "penalty": "dm_penalty",
    "out of reach": "passengers_out_of_reach",
    "nameless one": "passengers_within_reach",
    "nameless other": "passengers_out_of_reach",
    "provoker": "provoker",
}


def without(facts, *names):
    return {name: value for name, value in facts.items() if name not in names}


MOVE = {"action": "move", "initiative": 12, "heading_deg": 90, "speed_sq": 8}
WRONG_MOVES = {
    "nobody says what it is": without(MOVE, "action"),
    "it is a song": MOVE | {"action": "song"},
    "nobody knows the initiative": without(MOVE, "initiative"),
    "the sea does it": MOVE | {"controller": "sea"},
    "the vehicle has a blank for a name": MOVE | {"vehicle": " "},
    "it moves nobody knows where": without(MOVE, "heading_deg"),
    "it moves nobody knows how far": without(MOVE, "speed_sq"),
    "it moves and attacks without a heading": without(MOVE, "heading_deg") | {"action": "both"},
    "it attacks, with a heading": without(MOVE, "speed_sq") | {"action": "attack"},
    "it attacks, with a speed": without(MOVE, "heading_deg") | {"action": "attack"},
    "it moves at 360 degrees": MOVE | {"heading_deg": 360},
    "it moves at -1 degrees": MOVE | {"heading_deg": -1},
    "it moves less than nothing": MOVE | {"speed_sq": -1},
}
COURSE = {"heading_deg": 30, "speed_sq": 5, "dm_mishap_percent": 10}
WRONG_COURSES = {
    "nobody says where it was going": without(COURSE, "heading_deg"),
    "nobody says how fast it was going": without(COURSE, "speed_sq"),
    "it was going at 360 degrees": COURSE | {"heading_deg": 360},
    "it was going at -1 degrees": COURSE | {"heading_deg": -1},
    "it was going less than not at all": COURSE | {"speed_sq": -1},
    "the DM lets it go at 360 degrees": COURSE | {"dm_heading_deg": 360},
    "the DM lets it go at -1 degrees": COURSE | {"dm_heading_deg": -1},
    "the DM lets it go below 0": COURSE | {"dm_speed_sq": -1},
    "a mishap has a chance below 0": COURSE | {"dm_mishap_percent": -1},
    "a mishap has a chance above 100": COURSE | {"dm_mishap_percent": 101},
    "the vehicle has a blank for a name": COURSE | {"vehicle": " "},
}
DEED = {"busy_as_crew": False, "action": "movement", "dm_movement": "as_normal"}
WRONG_DEEDS = {
    "nobody says whether that one is busy": without(DEED, "busy_as_crew"),
    "nobody says what it is": without(DEED, "action"),
    "it is of a kind that nobody knows": DEED | {"action": "no such thing"},
    "it moves in a way that nobody knows": DEED | {"dm_movement": "no such thing"},
}
DAMAGE = {"medium": "land", "hit_points": 40, "total_hit_points": 40, "damage_type": "blunt", "damage": 5}
WRONG_DAMAGE = {
    "nobody says what it moves on": without(DAMAGE, "medium"),
    "it moves on nothing known": DAMAGE | {"medium": "dreams"},
    "nobody says how many HP it had": without(DAMAGE, "hit_points"),
    "it had none left": DAMAGE | {"hit_points": 0},
    "it had more HP than it can have": DAMAGE | {"hit_points": 41},
    "nobody says how many HP it has in all": without(DAMAGE, "total_hit_points"),
    "it has no HP in all": DAMAGE | {"total_hit_points": 0},
    "nobody says how much": without(DAMAGE, "damage"),
    "less than none": DAMAGE | {"damage": -1},
    "nobody says of what type": without(DAMAGE, "damage_type"),
    "of fire": DAMAGE | {"damage_type": "fire"},
    "delivered in an unknown way": DAMAGE | {"delivery": "no such thing"},
    "of an unknown degree": DAMAGE | {"degree": "no such thing"},
    "its DR is below 0": DAMAGE | {"damage_resistance": -1},
    "the vehicle has a blank for a name": DAMAGE | {"vehicle": " "},
}
BAILING = {"bailing_all_the_time": 2, "minimum_crew": 4}
WRONG_BAILING = {
    "nobody says how many it takes": without(BAILING, "minimum_crew"),
    "it takes none": BAILING | {"minimum_crew": 0},
    "fewer than none do": BAILING | {"bailing_all_the_time": -1},
    "fewer than none do at times": BAILING | {"bailing_at_times": -1},
    "the vehicle has a blank for a name": BAILING | {"vehicle": " "},
}
ABOARD = {"weapon": "double", "small_or_cramped": True}
WRONG_ABOARD = {
    "nobody says with what": without(ABOARD, "weapon"),
    "with a weapon of no kind": ABOARD | {"weapon": "no such thing"},
    "nobody says whether there is room": without(ABOARD, "small_or_cramped"),
    "the DM makes it better than -2": ABOARD | {"dm_penalty": -1},
}
REACH = {"passengers_within_reach": ["Ann"], "passengers_out_of_reach": ["Cid"]}
WRONG_REACTIONS = {
    "Ann is both within reach and out of it": REACH | {"passengers_out_of_reach": ["Ann"]},
    "someone who has no name is within reach": REACH | {"passengers_within_reach": [" "]},
    "someone who has no name is out of reach": REACH | {"passengers_out_of_reach": [" "]},
    "someone who has no name does it": REACH | {"provoker": " "},
    "Cid does it, who is out of reach": REACH | {"provoker": "Cid"},
    "one within reach has its name": REACH | {"vehicle": "Ann"},
    "one out of reach has its name": REACH | {"vehicle": "Cid"},
    "one within reach has the name that it has where nobody names it": {"passengers_within_reach": ["vehicle"]},
    "the vehicle has a blank for a name": REACH | {"vehicle": " "},
}


def steer(case, name, **facts):
    case.ask("control_vehicle", vehicle=name, **facts)


@given(
    "{who:who} {name:name}, of initiative {initiative:d}, has moved it {speed:d} squares at {heading:d} degrees",
    who=CONTROLLERS,
)
@when(
    "{who:who} {name:name}, of initiative {initiative:d}, moves it {speed:d} squares at {heading:d} degrees",
    who=CONTROLLERS,
)
def moves(case, who, name, initiative, speed, heading):
    steer(case, name, controller=who, initiative=initiative, action="move", speed_sq=speed, heading_deg=heading)


@given(
    "{who:who} {name:name}, of initiative {initiative:d}, "
    "has moved it {speed:d} squares at {heading:d} degrees and attacked",
    who=CONTROLLERS,
)
@when(
    "{who:who} {name:name}, of initiative {initiative:d}, "
    "moves it {speed:d} squares at {heading:d} degrees and attacks",
    who=CONTROLLERS,
)
def moves_and_attacks(case, who, name, initiative, speed, heading):
    steer(case, name, controller=who, initiative=initiative, action="both", speed_sq=speed, heading_deg=heading)


@given("{who:who} {name:name}, of initiative {initiative:d}, has attacked with it", who=CONTROLLERS)
@when("{who:who} {name:name}, of initiative {initiative:d}, attacks with it", who=CONTROLLERS)
def attacks_with(case, who, name, initiative):
    steer(case, name, controller=who, initiative=initiative, action="attack")


@when(
    "someone aboard the {name:name}, which nobody commands, of initiative {initiative:d}, "
    "moves it {speed:d} squares at {heading:d} degrees"
)
def moves_uncommanded(case, name, initiative, speed, heading):
    facts = {"initiative": initiative, "speed_sq": speed, "heading_deg": heading}
    steer(case, name, controller="none_designated", action="move", **facts)


@given("a vehicle is moved {speed:d} squares at {heading:d} degrees on initiative {initiative:d}")
def unnamed_moves(case, speed, heading, initiative):
    case.ask("control_vehicle", action="move", initiative=initiative, speed_sq=speed, heading_deg=heading)


@when("the course of that vehicle is looked at")
def unnamed_course(case):
    case.ask("vehicle_course")


@given("a vehicle action, but {wrong:wrong}", wrong=WRONG_MOVES)
def wrong_move(case, wrong):
    case.given(**wrong)


@when("the vehicle action is asked for")
def move_asked(case):
    case.ask("control_vehicle")


@then("it acts on initiative {initiative:d}")
def acts_on(case, initiative):
    case.expect("initiative", initiative)


@given("the DM lets it drift at {heading:d} degrees")
def drift_heading(case, heading):
    case.given(dm_heading_deg=heading)


@given("the DM lets it drift {speed:d} squares")
def drift_speed(case, speed):
    case.given(dm_speed_sq=speed)


@given("the DM lets it drift {speed:d} squares at {heading:d} degrees")
def drift_both(case, speed, heading):
    case.given(dm_speed_sq=speed, dm_heading_deg=heading)


@given("the {name:name} has drifted {speed:d} squares at {heading:d} degrees by the DM")
def has_drifted(case, name, speed, heading):
    case.ask("vehicle_course", vehicle=name, dm_speed_sq=speed, dm_heading_deg=heading)


@when("the {name:name}'s course is looked at")
def course(case, name):
    case.ask("vehicle_course", vehicle=name)


@when("the {name:name}'s course is looked at, with a chance of mishap of {chance:d}")
def course_by_dm(case, name, chance):
    case.ask("vehicle_course", vehicle=name, dm_mishap_percent=chance)


@when("the {name:name}'s course is looked at, which was {speed:d} squares at {heading:d} degrees")
def course_from(case, name, speed, heading):
    case.ask("vehicle_course", vehicle=name, speed_sq=speed, heading_deg=heading)


@when(
    "the {name:name}'s course is looked at, which was {speed:d} squares at {heading:d} degrees, "
    "with a chance of mishap of {chance:d}"
)
def course_from_by_dm(case, name, speed, heading, chance):
    case.ask("vehicle_course", vehicle=name, speed_sq=speed, heading_deg=heading, dm_mishap_percent=chance)


@given("a vehicle's course, but {wrong:wrong}", wrong=WRONG_COURSES)
def wrong_course(case, wrong):
    case.given(**wrong)


@when("the course is asked for")
def course_asked(case):
    case.ask("vehicle_course")


def expect_course(case, controlled, speed, heading):
    case.expect("controlled", controlled)
    case.expect("speed_sq", speed)
    case.expect("heading_deg", heading)


@then(
    "it {moves:moves} {speed:d} squares at {heading:d} degrees, and a mishap has a chance of {chance:d}",
    moves={"drifts": False, "is steered": True},
)
def on_course(case, moves, speed, heading, chance):
    expect_course(case, moves, speed, heading)
    case.expect("mishap_percent", chance)


@then("it drifts {speed:d} squares at {heading:d} degrees, and the chance of a mishap is not determined")
def chance_open(case, speed, heading):
    expect_course(case, False, speed, heading)
    case.expect(not_determined="mishap_percent")


@then("it is controlled, on a course that is not determined, and a mishap has a chance of {chance:d}")
def controlled_somewhere(case, chance):
    case.expect("controlled", True)
    case.expect(not_determined="speed_sq")
    case.expect(not_determined="heading_deg")
    case.expect("mishap_percent", chance)


@then("its course is not determined, and a mishap has a chance of {chance:d}")
def course_open(case, chance):
    case.expect("controlled", False)
    case.expect(not_determined="speed_sq")
    case.expect(not_determined="heading_deg")
    case.expect("mishap_percent", chance)


@given("a passenger who is {busy:busy} as crew", busy={"busy": True, "not busy": False})
def passenger(case, busy):
    case.given(busy_as_crew=busy)


@given(
    "movement aboard is {how:how}",
    how={"as normal": "as_normal", "affected": "affected", "impossible": "impossible"},
)
def movement_aboard(case, how):
    case.given(dm_movement=how)


@given("a passenger's action, but {wrong:wrong}", wrong=WRONG_DEEDS)
def wrong_deed(case, wrong):
    case.given(**wrong)


@when("the passenger {does:does}", does=DEEDS)
def acts_aboard(case, does):
    case.ask("passenger_action", action=does)


@when("the action aboard is asked for")
def deed_asked(case):
    case.ask("passenger_action")


@then("the action is {how:how}", how={"as normal": True, "possible, but not as normal": False})
def deed_as_normal(case, how):
    case.expect("allowed", True)
    case.expect("as_normal", how)


@given("a wagon of {total:d} HP in all, with {points:d} HP and DR {resistance:d}")
def wagon(case, total, points, resistance):
    case.given(vehicle="Gull", medium="land", total_hit_points=total, hit_points=points, damage_type="blunt")
    case.given(damage_resistance=resistance)


@given("a ship of {total:d} HP in all, with {points:d} HP")
def ship(case, total, points):
    case.given(vehicle="Gull", medium="water", total_hit_points=total, hit_points=points, damage_type="blunt")


@given("an airship of {total:d} HP in all, with {points:d} HP")
def airship(case, total, points):
    case.given(vehicle="Gull", medium="air", total_hit_points=total, hit_points=points, damage_type="blunt")


@when("its ten dice show {faces:faces}")
def ten_dice(case, faces):
    case.roll(sinking=faces)


@when("its die shows {face:d}")
def one_die(case, face):
    case.roll(sinking_at_0=[face])


@given("damage to a vehicle, but {wrong:wrong}", wrong=WRONG_DAMAGE)
def wrong_damage(case, wrong):
    case.given(**wrong)


@given("it has taken {damage:d} points of damage, with a {face:d} on its die")
def has_taken(case, damage, face):
    case.ask("damage_vehicle", damage=damage, dice={"sinking_at_0": [face]})


@given("it has taken {damage:d} points of damage")
@when("it takes {damage:d} points of damage")
def takes(case, damage):
    case.ask("damage_vehicle", damage=damage)


@when("it takes {damage:d} points of {kind:kind} damage", kind=PHYSICAL)
def takes_of_type(case, damage, kind):
    case.ask("damage_vehicle", damage=damage, damage_type=kind)


@when("{what:what} does {damage:d} points of damage to it, with {degree:degree}", what=DELIVERIES, degree=DEGREES)
def takes_well_aimed(case, what, damage, degree):
    case.ask("damage_vehicle", damage=damage, delivery=what, degree=degree)


@when("it takes {damage:d} points of damage, with {degree:degree}", degree=DEGREES)
def takes_somehow(case, damage, degree):
    case.ask("damage_vehicle", damage=damage, degree=degree)


@when("{what:what} does {damage:d} points of damage to it", what=DELIVERIES)
def takes_from(case, what, damage):
    case.ask("damage_vehicle", damage=damage, delivery=what)


@when("it takes {damage:d} points of damage as {medium:medium}", medium=MEDIA)
def takes_as(case, damage, medium):
    case.ask("damage_vehicle", damage=damage, medium=medium)


@when("it takes {damage:d} points of damage, and is said to have {total:d} HP in all")
def takes_of_another_total(case, damage, total):
    case.ask("damage_vehicle", damage=damage, total_hit_points=total)


@when("it takes {damage:d} points of damage, and is said to have {points:d} HP")
def takes_restated(case, damage, points):
    case.ask("damage_vehicle", damage=damage, hit_points=points)


@when("another wagon with {points:d} HP of {total:d} takes {damage:d} points of damage")
def another_takes(case, points, total, damage):
    facts = {"medium": "land", "hit_points": points, "total_hit_points": total, "damage_type": "blunt"}
    case.ask("damage_vehicle", vehicle="Tern", damage=damage, damage_resistance=3, **facts)


@when("the damage is asked for")
def damage_asked(case):
    case.ask("damage_vehicle")


def strike(case, damage, dice, **facts):
    facts |= {"vehicle": "Gull", "medium": "water", "total_hit_points": 40, "damage_type": "blunt"}
    case.ask("damage_vehicle", damage=damage, dice=dice, **facts)


def dice_of(rounds):
    """Return faces of ten dice that come to so many rounds, 19 at most."""
    return [1] * 9 + [rounds - 9]


@given("the Gull is broken, and sinks in {rounds:d} rounds")
def broken(case, rounds):
    strike(case, 31, {"sinking": dice_of(rounds)}, hit_points=40)


@given("the Gull is at 0 HP, and sinks in {rounds:d} rounds")
def at_zero(case, rounds):
    strike(case, 40, {"sinking_at_0": [rounds]}, hit_points=40)


@given("the Gull is sound")
def sound(case):
    strike(case, 0, {}, hit_points=40)


@when("it is struck again for {damage:d} point")
def struck_again(case, damage):
    strike(case, damage, {})


@given("it has been struck again for {damage:d} points, with a {face:d} on its die")
@when("it is struck again for {damage:d} points, with a {face:d} on its die")
def struck_again_at_zero(case, damage, face):
    strike(case, damage, {"sinking_at_0": [face]})


def expect_hull(case, **fields):
    for name, value in fields.items():
        case.expect(name, value)


@then("it has {points:d} HP, {broken:broken}, on its wheels", broken=BROKEN)
def on_wheels(case, points, broken):
    facts = {"hit_points": points, "broken": broken, "stopped": False, "falling": False}
    expect_hull(case, **facts, can_gain_altitude=None, rounds_left=None)


@then("it has {points:d} HP, {broken:broken}, and sinks in {rounds:d} rounds", broken=BROKEN)
def takes_on_water(case, points, broken, rounds):
    facts = {"hit_points": points, "broken": broken, "stopped": False, "falling": False}
    expect_hull(case, **facts, can_gain_altitude=None, rounds_left=rounds)


@then("it has {points:d} HP, {broken:broken}, and does not sink", broken=BROKEN)
def holds_water_out(case, points, broken):
    facts = {"hit_points": points, "broken": broken, "stopped": False, "falling": False}
    expect_hull(case, **facts, can_gain_altitude=None, rounds_left=None)


@then("it has {points:d} HP, {broken:broken}, stops and sinks in {rounds:d} rounds", broken=BROKEN)
def goes_down(case, points, broken, rounds):
    expect_hull(case, hit_points=points, broken=broken, stopped=True, falling=False, rounds_left=rounds)


@then("its HP are not determined, and it stops and sinks in {rounds:d} rounds")
def goes_down_below(case, rounds):
    case.expect(not_determined="hit_points")
    expect_hull(case, broken=True, stopped=True, rounds_left=rounds)


@then("it has {points:d} HP, broken, aloft without climbing")
def aloft_broken(case, points):
    facts = {"hit_points": points, "broken": True, "stopped": False, "falling": False}
    expect_hull(case, **facts, can_gain_altitude=False, rounds_left=None)


@then("it has {points:d} HP, unbroken, aloft and climbing")
def aloft(case, points):
    facts = {"hit_points": points, "broken": False, "stopped": False, "falling": False}
    expect_hull(case, **facts, can_gain_altitude=True, rounds_left=None)


@then("it has {points:d} HP, broken, and falls")
def falls(case, points):
    facts = {"hit_points": points, "broken": True, "stopped": False, "falling": True}
    expect_hull(case, **facts, can_gain_altitude=False, rounds_left=None)


@then("its HP are not determined, and it falls")
def falls_below(case):
    case.expect(not_determined="hit_points")
    expect_hull(case, broken=True, stopped=False, falling=True, can_gain_altitude=False)


@then("it has {points:d} HP, and whether it is broken is not determined")
def broken_open(case, points):
    case.expect(not_determined="broken")
    expect_hull(case, hit_points=points, stopped=False, falling=False, can_gain_altitude=None, rounds_left=None)


@then("it has {points:d} HP, and neither whether it is broken nor whether it stops is determined")
def stopped_open(case, points):
    case.expect(not_determined="broken")
    case.expect(not_determined="stopped")
    expect_hull(case, hit_points=points, falling=False, can_gain_altitude=None, rounds_left=None)


@given("{rounds:d} rounds have ended")
def rounds_ended(case, rounds):
    for _ in range(rounds):
        case.ask("end_round")


@given("{bail:d} of {crew:d} have bailed all the time for {rounds:d} rounds")
def have_bailed(case, bail, crew, rounds):
    for _ in range(rounds):
        case.ask("bail_out_water", vehicle="Gull", bailing_all_the_time=bail, minimum_crew=crew)
        case.ask("end_round")


@when("{bail:d} of {crew:d} bail all the time")
def bail(case, bail, crew):
    case.ask("bail_out_water", vehicle="Gull", bailing_all_the_time=bail, minimum_crew=crew)


@when("{bail:d} of {crew:d} bail all the time, and {help:d} at times")
def bail_with_help(case, bail, crew, help):  # noqa: A002 - the word of the phrase
    facts = {"bailing_all_the_time": bail, "bailing_at_times": help, "minimum_crew": crew}
    case.ask("bail_out_water", vehicle="Gull", **facts)


@when("nobody bails")
def nobody_bails(case):
    case.ask("bail_out_water", vehicle="Gull", minimum_crew=2)


@given("a vehicle comes to 0 HP, and sinks in {rounds:d} rounds")
def unnamed_at_zero(case, rounds):
    facts = {"medium": "water", "hit_points": 40, "total_hit_points": 40, "damage_type": "blunt", "damage": 40}
    case.ask("damage_vehicle", **facts, dice={"sinking_at_0": [rounds]})


@when("nobody bails that vehicle out")
def nobody_bails_unnamed(case):
    case.ask("bail_out_water", minimum_crew=2)


@given("a crew that bails, but {wrong:wrong}", wrong=WRONG_BAILING)
def wrong_bailing(case, wrong):
    case.given(**wrong)


@when("the bailing is asked for")
def bailing_asked(case):
    case.ask("bail_out_water")


@then("the bailing is {enough:enough}, and that vehicle sinks in {rounds:d} rounds", enough=ENOUGH)
@then("the bailing is {enough:enough}, and the Gull sinks in {rounds:d} rounds", enough=ENOUGH)
def sinks(case, enough, rounds):
    case.expect("enough_bail", enough)
    case.expect("sunk", False)
    case.expect("rounds_left", rounds)


@then("the bailing is {enough:enough}, and the Gull has sunk", enough=ENOUGH)
def sunk(case, enough):
    case.expect("enough_bail", enough)
    case.expect("sunk", True)
    case.expect("rounds_left", 0)


@then("the bailing is {enough:enough}, and the Gull is afloat", enough=ENOUGH)
def afloat(case, enough):
    case.expect("enough_bail", enough)
    case.expect("sunk", False)


@then("the bailing is {enough:enough}, and the Gull does not sink", enough=ENOUGH)
def does_not_sink(case, enough):
    case.expect("enough_bail", enough)
    case.expect("sunk", False)
    case.expect("rounds_left", None)


@given("someone aboard with {weapon:weapon}", weapon=WEAPONS)
def armed_aboard(case, weapon):
    case.given(weapon=weapon)


@given("the DM makes its penalty {penalty:d}")
def dm_penalty(case, penalty):
    case.given(dm_penalty=penalty)


@given("an attack aboard, but {wrong:wrong}", wrong=WRONG_ABOARD)
def wrong_aboard(case, wrong):
    case.given(**wrong)


@when("that one attacks in a {room:room} vehicle", room={"cramped": True, "roomy": False})
def attacks_aboard(case, room):
    case.ask("attack_aboard", small_or_cramped=room)


@when("its modifier is asked for")
def aboard_asked(case):
    case.ask("attack_aboard")


@then("the weapon aboard is at {modifier:d}")
def aboard_at(case, modifier):
    case.expect("weapon_modifier", modifier)


@given("the {vehicle:name} has {within:names} aboard within reach, and {out:names} out of reach")
def reach(case, vehicle, within, out):
    case.given(vehicle=vehicle, passengers_within_reach=within, passengers_out_of_reach=out)


@when("the vehicle's movement provokes an attack of opportunity")
def vehicle_provokes(case):
    case.ask("vehicle_reaction")


@when("movement of a vehicle with {within:names} aboard within reach provokes an attack of opportunity")
def unnamed_provokes(case, within):
    case.ask("vehicle_reaction", passengers_within_reach=within)


@then("{names:names} and the vehicle can be struck")
def unnamed_struck(case, names):
    case.expect("targets", [*names, "vehicle"])


@when("{name:name}, aboard, provokes an attack of opportunity")
def passenger_provokes(case, name):
    case.ask("vehicle_reaction", provoker=name)


@when("a vehicle provokes an attack of opportunity, but {wrong:wrong}", wrong=WRONG_REACTIONS)
def wrong_reaction(case, wrong):
    case.ask("vehicle_reaction", **wrong)


@then("{names:names} can be struck")
def struck(case, names):
    case.expect("targets", names)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
