"""Vehicles, those who control them, and those aboard (L405 to L417)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points.attack_modifiers import unwieldy
from oracle.rulesets.action_points.damage_resistance import Delivery, halved_piercing, insensitive_object, kept_off_by
from oracle.rulesets.action_points.mounted import Weapon
from oracle.rulesets.action_points.world import NAME, Body, Degree, Vehicle, World

Medium = Literal["land", "water", "air"]
Physical = Literal["blunt", "piercing", "slashing"]
Heading = Annotated[int | None, Fact("vehicle", least=0, most=359)]
Speed = Annotated[int | None, Fact("vehicle", least=0)]
Person = Annotated[str, Fact("passenger", pattern=NAME)]
Crew = Annotated[int, Fact("vehicle", least=0)]


@dataclass(frozen=True)
class Controlled:
    """The initiative that a vehicle acts on."""

    initiative: int


@operation()
def control_vehicle(
    *,
    vehicle: Vehicle = "vehicle",
    action: Annotated[Literal["move", "attack", "both"], Fact("vehicle")],
    controller: Annotated[Literal["designated", "other", "none_designated"], Fact("scene")] = "designated",
    initiative: Annotated[int, Fact("scene")],
    heading_deg: Heading = None,
    speed_sq: Speed = None,
    play: Play,
) -> Controlled | NotAllowed:
    """Rule on a vehicle action.

    Args:
        vehicle: by name; the state holds its course, and whether its action was spent in this round.
        action: what the vehicle is made to do.
        controller: the character designated for it, someone else, or someone aboard a vehicle that has no such one.
        initiative: of the character who controls it.
        heading_deg: where it is made to move, in degrees.
        speed_sq: how many squares it is made to move.

    Returns:
        Not allowed; or the vehicle's initiative. The state then holds its course.

    Raises:
        Invalid: a move without heading or speed, or an attack alone with one of them.

    Source: document 000, L407.1, L407.2, L412, L414.2, L415.2.
    """
    for fact, value in (("heading_deg", heading_deg), ("speed_sq", speed_sq)):
        if (value is None) != (action == "attack"):
            raise Invalid(fact, value, "stated if the vehicle is made to move, and only then")
    world = play.recall(World)
    body = world.of(vehicle)
    if controller == "none_designated":
        play.because("action_points.vehicles.no_designated_character")
        return play.cannot_rule("how a vehicle is controlled that has no designated character (L407.1)")
    if controller == "other":
        return play.forbids("action_points.vehicles.designated_character")
    if body.vehicles_falling:
        return play.forbids("action_points.vehicles.air_at_zero")
    if body.vehicles_stopped and action != "attack":
        return play.forbids("action_points.vehicles.water_at_zero")
    if body.vehicles_action is not None:
        return play.forbids("action_points.vehicles.one_action")
    _let_rounds_pass(play, world, body)
    if body.vehicles_sunk:
        play.because("action_points.vehicles.sunk")
        return play.cannot_rule("what a vehicle can do that has sunk (L414)")
    play.because("action_points.vehicles.designated_character")
    play.because("action_points.vehicles.one_action", action=action)
    play.because("action_points.vehicles.initiative", initiative=initiative)
    body.vehicles_action = action
    if action != "attack":
        body.vehicles_heading_deg, body.vehicles_speed_sq = heading_deg, speed_sq
    return Controlled(initiative)


@dataclass(frozen=True)
class Course:
    """How a vehicle moves in a round, and the chance of a mishap that the round brings."""

    controlled: bool
    heading_deg: int
    speed_sq: int
    mishap_percent: int


@operation()
def vehicle_course(
    *,
    vehicle: Vehicle = "vehicle",
    heading_deg: Annotated[int | None, Fact("vehicle", least=0, most=359, starting=True)] = None,
    speed_sq: Annotated[int | None, Fact("vehicle", least=0, starting=True)] = None,
    dm_heading_deg: Heading = None,
    dm_speed_sq: Speed = None,
    dm_mishap_percent: Annotated[int | None, Fact("scene", least=0, most=100)] = None,
    play: Play,
) -> Course:
    """Rule how a vehicle moves in this round, once whoever could control it has acted or not.

    Args:
        vehicle: by name; the state holds its course, and the vehicle action of this round.
        heading_deg: its heading in the round before, in degrees; stated once.
        speed_sq: its speed in the round before, in squares; stated once.
        dm_heading_deg: where the DM lets it drift instead, if it is not controlled.
        dm_speed_sq: how fast the DM lets it drift instead.
        dm_mishap_percent: the chance of a mishap that the DM determines.

    Returns:
        Whether it was controlled; its heading, speed and chance of a mishap.

    Source: document 000, L407.2 to L407.4, L414.2, L415.2.
    """
    world = play.recall(World)
    body = world.of(vehicle)
    _let_rounds_pass(play, world, body)
    heading = play.starting("heading_deg", heading_deg, body.vehicles_heading_deg)
    speed = play.starting("speed_sq", speed_sq, body.vehicles_speed_sq)
    controlled = body.vehicles_action is not None
    # an attack spends the vehicle action: a doubt whether that is "controlling" it
    if body.vehicles_action == "attack" and play.reads("action_points.vehicles.attack_alone") == "uncontrolled":
        controlled = False
    if body.vehicles_falling:
        play.cannot_tell("heading_deg", "how a vehicle falls (L415.2)", "action_points.vehicles.air_at_zero")
        play.cannot_tell("speed_sq", "how fast a vehicle falls (L415.2)", "action_points.vehicles.air_at_zero")
    elif body.vehicles_stopped:
        play.because("action_points.vehicles.water_at_zero")
        speed = 0
    elif body.vehicles_sunk:
        for field in ("heading_deg", "speed_sq"):
            play.cannot_tell(field, "how a vehicle moves that has sunk (L414.1)", "action_points.vehicles.sunk")
    elif not controlled:
        heading = heading if dm_heading_deg is None else dm_heading_deg
        speed = speed if dm_speed_sq is None else dm_speed_sq
        play.because("action_points.vehicles.drift", heading_deg=heading, speed_sq=speed)
    elif body.vehicles_action == "attack":
        missing = "how a vehicle moves whose action went into an attack (L407.2, L407.3)"
        play.cannot_tell("heading_deg", missing, "action_points.vehicles.course_while_attacking")
        play.cannot_tell("speed_sq", missing, "action_points.vehicles.course_while_attacking")
    body.vehicles_heading_deg, body.vehicles_speed_sq = heading, speed
    if controlled or not (speed or body.vehicles_falling):
        return Course(controlled, heading, speed, 0)
    if dm_mishap_percent is None:
        missing = "the chance of a mishap, which the DM determines (L407.4): dm_mishap_percent"
        play.cannot_tell("mishap_percent", missing, "action_points.vehicles.mishap")
    play.because("action_points.vehicles.mishap", percent=dm_mishap_percent)
    return Course(controlled, heading, speed, dm_mishap_percent or 0)


@dataclass(frozen=True)
class AsPassenger:
    """Whether an action aboard is performed as anywhere else."""

    as_normal: bool


@operation()
def passenger_action(
    *,
    busy_as_crew: Annotated[bool, Fact("passenger")],
    action: Annotated[Literal["siege_weapon", "ranged_attack", "spell", "movement", "other"], Fact("passenger")],
    dm_movement: Annotated[Literal["as_normal", "affected", "impossible"] | None, Fact("vehicle")] = None,
    play: Play,
) -> AsPassenger | NotAllowed:
    """Rule on an action of someone aboard a vehicle.

    Args:
        busy_as_crew: whether the vehicle keeps that person busy.
        action: what that person does.
        dm_movement: what the vehicle leaves of movement actions, as the DM has it.

    Returns:
        Not allowed; or whether it is performed as normal.

    Source: document 000, L408.1, L408.2.
    """
    if busy_as_crew:
        play.because("action_points.vehicles.busy_crew")
        return play.cannot_rule("what those can do who are busy as crew (L408.1)")
    if action != "movement":
        play.because("action_points.vehicles.passengers", action=action)
        return AsPassenger(as_normal=True)
    if dm_movement is None:
        play.because("action_points.vehicles.movement_aboard")
        return play.cannot_rule("what size and nature of this vehicle leave of movement (L408.2): dm_movement")
    if dm_movement == "impossible":
        return play.forbids("action_points.vehicles.movement_aboard")
    play.because("action_points.vehicles.movement_aboard", movement=dm_movement)
    return AsPassenger(as_normal=dm_movement == "as_normal")


@dataclass(frozen=True)
class Hull:
    """What damage leaves of a vehicle.

    Args:
        hit_points: what it has left.
        broken: whether that is below half.
        stopped: whether it no longer moves at all.
        falling: whether it falls out of control.
        can_gain_altitude: of an air vehicle; None of others.
        rounds_left: in how many rounds it sinks; None if it does not.
    """

    hit_points: int
    broken: bool
    stopped: bool
    falling: bool
    can_gain_altitude: bool | None
    rounds_left: int | None


@operation(dice={"sinking": "10d10", "sinking_at_0": "d10"})
def damage_vehicle(
    *,
    vehicle: Vehicle = "vehicle",
    medium: Annotated[Medium, Fact("vehicle")],
    hit_points: Annotated[int | None, Fact("vehicle", least=1, starting=True)] = None,
    total_hit_points: Annotated[int, Fact("vehicle", least=1)],
    damage_type: Annotated[Physical, Fact("attacker")],
    damage: Annotated[int, Fact("attacker", least=0)],
    damage_resistance: Annotated[int, Fact("vehicle", least=0)] = 0,
    delivery: Annotated[Delivery, Fact("attacker")] = "weapon",
    degree: Annotated[Degree, Fact("attacker")] = "success",
    play: Play,
) -> Hull:
    """Rule on physical damage to a vehicle.

    Args:
        vehicle: by name; the state holds its medium, its hit points, and in how many rounds it sinks.
        medium: what it is made to move on or in.
        hit_points: before any damage; stated once.
        total_hit_points: what it has when it is whole.
        damage_type: of one blow.
        damage: of that blow, before resistance.
        damage_resistance: the vehicle's DR.
        delivery: a weapon, a touch or reach, a ray, or anything else such as an area.
        degree: of the attack.

    Returns:
        Its hit points and condition.

    Raises:
        Invalid: more hit points than in all, or another medium or other hit points in all than before.

    Source: document 000, L46, L66, L80, L314.2, L318, L413.1 to L415.2.
    """
    world = play.recall(World)
    body = world.of(vehicle)
    before = play.starting("hit_points", hit_points, body.vehicles_hit_points)
    if before > total_hit_points:
        raise Invalid("total_hit_points", total_hit_points, f"at least the {before} that it has")
    _remember(body, medium, total_hit_points)
    taken = damage - kept_off_by(play, damage, damage_resistance, delivery, degree)
    if damage_type == "piercing" and _insensitive(play):
        taken = halved_piercing(play, taken)
    left = before - taken
    play.because("action_points.vehicles.as_creatures", hit_points=left)
    if left < 0:
        play.cannot_tell("hit_points", "how far below 0 hit points fall", "action_points.vehicles.below_zero")
    body.vehicles_hit_points = left
    broken = 2 * left < total_hit_points
    if medium == "land":
        return _land(play, left, broken=broken)
    if medium == "air":
        return _air(play, body, left, broken=broken)
    _let_rounds_pass(play, world, body)
    if left <= 0:
        _at_zero(play, world, body)
    elif broken and body.vehicles_rounds_left is None:
        body.vehicles_count = play.roll("sinking")
        play.because("action_points.vehicles.water_below_half", rounds=body.vehicles_count)
        _begin(play, world, body, body.vehicles_count)
    return Hull(
        left,
        broken,
        body.vehicles_stopped,
        falling=False,
        can_gain_altitude=None,
        rounds_left=_rounds_left(play, body),
    )


def _remember(body: Body, medium: Medium, total: int) -> None:
    """Note what stays as it is of a vehicle, and refuse what contradicts it."""
    if body.vehicles_medium not in (None, medium):
        raise Invalid("medium", medium, f"{body.vehicles_medium}, as before")
    if body.vehicles_total_hit_points not in (None, total):
        raise Invalid("total_hit_points", total, f"{body.vehicles_total_hit_points}, as before")
    body.vehicles_medium, body.vehicles_total_hit_points = medium, total


def _insensitive(play: Play) -> bool:
    """Return whether a vehicle takes half of piercing damage (L314.2, L413.2)."""
    # a vehicle is a thing, and its HP and DR are used as a creature's: a doubt which of them piercing damage meets
    if play.reads("action_points.vehicles.piercing_damage") == "as_a_creature":
        return False
    return insensitive_object(play)


def _land(play: Play, left: int, *, broken: bool) -> Hull:
    if broken:
        missing = "whether a vehicle on land is broken, and what that does"
        play.cannot_tell("broken", missing, "action_points.vehicles.on_land")
    if left <= 0:
        play.cannot_tell("stopped", "what befalls a vehicle on land at 0 HP", "action_points.vehicles.on_land")
    return Hull(left, broken=False, stopped=False, falling=False, can_gain_altitude=None, rounds_left=None)


def _air(play: Play, body: Body, left: int, *, broken: bool) -> Hull:
    if broken:
        play.because("action_points.vehicles.air_below_half")
    body.vehicles_falling = left <= 0
    if body.vehicles_falling:
        play.because("action_points.vehicles.air_at_zero")
    return Hull(left, broken, stopped=False, falling=left <= 0, can_gain_altitude=not broken, rounds_left=None)


def _at_zero(play: Play, world: World, body: Body) -> None:
    """Stop a water vehicle, and let it sink soon (L414.2)."""
    play.because("action_points.vehicles.water_at_zero")
    if body.vehicles_stopped:
        return
    body.vehicles_stopped = True
    soon, before = play.roll("sinking_at_0"), body.vehicles_rounds_left
    # it may have been about to sink sooner: a doubt whether it then gains time
    if before and before <= soon and play.reads("action_points.vehicles.two_counts") == "shorter":
        return
    _begin(play, world, body, soon)


def _begin(play: Play, world: World, body: Body, rounds: int) -> None:
    """Begin to count the rounds until a vehicle sinks."""
    # "in" so many rounds: a doubt whether the end of this one is the end of the first
    begun_next = play.reads("action_points.vehicles.first_round") == "next_round"
    body.vehicles_rounds_left = rounds
    body.vehicles_as_of_round = world.round + begun_next


def _let_rounds_pass(play: Play, world: World, body: Body) -> None:
    """Count the rounds that have ended since this was last asked."""
    left = body.vehicles_rounds_left
    passed = world.round - body.vehicles_as_of_round
    if left is None or passed <= 0 or body.vehicles_sunk:
        return
    # any later round in which somebody bailed has been counted when they did
    bailed = body.vehicles_bailed_in_round == body.vehicles_as_of_round
    left -= passed
    afloat = False
    if not body.vehicles_stopped:
        # "unless" they spend "all their time": a doubt what becomes of the count when they bail in some rounds only
        reading = play.reads("action_points.vehicles.interrupted_bailing")
        body.vehicles_not_always_bailed |= passed > bailed
        if reading == "in_vain":
            afloat = not body.vehicles_not_always_bailed
        elif bailed and reading == "suspends":
            left += 1
        elif bailed:
            left = body.vehicles_count - (passed - 1)
    body.vehicles_rounds_left = max(left, 0)
    body.vehicles_as_of_round = world.round
    body.vehicles_sunk = left <= 0 and not afloat


def _rounds_left(play: Play, body: Body) -> int | None:
    left = body.vehicles_rounds_left
    if left is not None:
        play.because("action_points.vehicles.countdown", rounds_left=left)
    return left


@dataclass(frozen=True)
class Afloat:
    """Whether enough of the crew bail in this round, whether the vehicle has sunk, and the rounds until it does."""

    enough_bail: bool
    sunk: bool
    rounds_left: int | None


@operation()
def bail_out_water(
    *,
    vehicle: Vehicle = "vehicle",
    bailing_all_the_time: Crew = 0,
    bailing_at_times: Crew = 0,
    minimum_crew: Annotated[int, Fact("vehicle", least=1)],
    play: Play,
) -> Afloat:
    """Rule on a water vehicle in a round in which its crew bail water, or nobody does.

    Args:
        vehicle: by name; the state holds in how many rounds it sinks, and that enough bail in this round.
        bailing_all_the_time: how many of the crew do nothing else in this round.
        bailing_at_times: how many others bail in a part of it.
        minimum_crew: how many the vehicle needs.

    Returns:
        Whether that is enough; whether the vehicle has sunk by now; the rounds left, this one included, if it sinks.

    Source: document 000, L414.1, L414.2.
    """
    world = play.recall(World)
    body = world.of(vehicle)
    _let_rounds_pass(play, world, body)
    enough = bailing_all_the_time * 2 >= minimum_crew
    # no half of an odd crew is a whole number: a doubt which way it is rounded
    if bailing_all_the_time == minimum_crew // 2 and not enough:
        enough = play.reads("action_points.vehicles.half_an_odd_crew") == "rounded_down"
    body.vehicles_bailed_in_round = world.round if enough else 0
    if body.vehicles_stopped:
        play.because("action_points.vehicles.water_at_zero")
    else:
        play.because("action_points.vehicles.bailing", bail=bailing_all_the_time, at_times=bailing_at_times)
    return Afloat(enough, body.vehicles_sunk, _rounds_left(play, body))


@dataclass(frozen=True)
class Aboard:
    """What a vehicle does to an attack of someone aboard."""

    weapon_modifier: int


@operation()
def attack_aboard(
    *,
    weapon: Weapon,
    small_or_cramped: Annotated[bool, Fact("vehicle")],
    dm_penalty: Annotated[int | None, Fact("vehicle", most=-2)] = None,
    play: Play,
) -> Aboard:
    """Rule on what a vehicle does to an attack of someone aboard.

    Args:
        weapon: how the weapon is wielded; "none" of an attack without one.
        small_or_cramped: whether the vehicle is.
        dm_penalty: what the DM makes of it for this vehicle, -2 or worse.

    Returns:
        The modifier of the weapon.

    Source: document 000, L190, L230, L416.
    """
    modifier = unwieldy(play, weapon) if small_or_cramped else 0
    if not modifier:
        return Aboard(0)
    play.because("action_points.vehicles.unwieldy_weapon", weapon=weapon, modifier=modifier)
    if dm_penalty is None:
        return Aboard(modifier)
    play.because("action_points.vehicles.worse_penalty", penalty=dm_penalty)
    return Aboard(dm_penalty)


@dataclass(frozen=True)
class VehicleTargets:
    """Whom or what an attack of opportunity can strike, by name."""

    targets: frozenset[str]


@operation()
def vehicle_reaction(
    *,
    vehicle: Vehicle = "vehicle",
    passengers_within_reach: Annotated[frozenset[Person], Fact("scene")] = frozenset(),
    passengers_out_of_reach: Annotated[frozenset[Person], Fact("scene")] = frozenset(),
    provoker: Annotated[str | None, Fact("passenger", pattern=NAME)] = None,
    play: Play,
) -> VehicleTargets:
    """Rule on what an attack of opportunity can strike that a vehicle or someone aboard provoked.

    Args:
        vehicle: by name.
        passengers_within_reach: those aboard whom the attacker can reach.
        passengers_out_of_reach: those aboard whom it cannot reach.
        provoker: whoever aboard provoked it with an action; nobody, if movement of the vehicle did.

    Returns:
        Those that can be struck.

    Raises:
        Invalid: a passenger both within and out of reach, or with the vehicle's own name, or someone who provoked it
            and is not within reach.

    Source: document 000, L112.1, L417.
    """
    for fact, people in (
        ("passengers_within_reach", passengers_within_reach),
        ("passengers_out_of_reach", passengers_out_of_reach),
    ):
        if vehicle in people:
            raise Invalid(fact, sorted(people), "passengers whose names are not the vehicle's")
    both = passengers_within_reach & passengers_out_of_reach
    if both:
        raise Invalid("passengers_out_of_reach", sorted(both), "nobody who is within reach")
    if provoker is None:
        play.because("action_points.vehicles.provoked_by_movement", out_of_reach=len(passengers_out_of_reach))
        return VehicleTargets(passengers_within_reach | {vehicle})
    if provoker not in passengers_within_reach:
        raise Invalid("provoker", provoker, "one of those within reach")
    play.because("action_points.vehicles.provoked_by_passenger", provoker=provoker)
    return VehicleTargets(frozenset({provoker}))
