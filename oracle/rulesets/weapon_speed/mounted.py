"""Fighting from a mount, and mounts that panic or die (L375 to L386)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.core.size import SIZES, Size
from oracle.core.tables import read_table, text
from oracle.rulesets.weapon_speed.world import NAME, Body, World


def with_minus(cell: str) -> int:
    """Return a cell that is 0, or a number with a minus sign as printed."""
    return int(cell.replace("\N{MINUS SIGN}", "-"))


COLUMNS = {"mount_speed": text, "attack_modifier": with_minus, "statement": text}
MODIFIERS: dict[str, int] = {
    row["mount_speed"]: row["attack_modifier"] for row in read_table(folder("weapon_speed") / "mounted.csv", COLUMNS)
}
Trained = Annotated[bool, Fact("mount")]
MountSize = Annotated[Size, Fact("mount")]
Rider = Annotated[str, Fact("attacker", pattern=NAME)]
WisdomCheck = Annotated[bool | None, Fact("rider")]


@dataclass(frozen=True)
class MountedBlow:
    """What mounts add to a melee attack roll."""

    attack_modifier: int


@operation()
def mounted_blow(
    *,
    attacker: Annotated[Literal["rider", "attacker_of_rider"], Fact("attacker")],
    other_size: Annotated[Size, Fact("scene")],
    mount_size: MountSize,
    mount_trained: Trained = True,
    play: Play,
) -> MountedBlow:
    """Rule on what a mount adds to a melee attack of its rider, or on its rider.

    Args:
        attacker: the rider, or someone who attacks the rider.
        other_size: of whom the rider attacks, or of the rider's attacker.
        mount_size: of the mount.
        mount_trained: whether the mount is trained for combat.

    Returns:
        The modifier to the attack roll.

    Source: document 001, L376.1 to L376.3, L377.
    """
    smaller = SIZES.index(other_size) < SIZES.index(mount_size)
    if attacker == "attacker_of_rider":
        if not smaller:
            return MountedBlow(0)
        play.because("weapon_speed.mounted.attacker_smaller_than_mount", modifier=-1)
        return MountedBlow(-1)
    modifier = _untrained(play, mount_trained)
    if smaller:
        play.because("weapon_speed.mounted.target_smaller_than_mount", modifier=1)
        modifier += 1
    return MountedBlow(modifier)


def _untrained(play: Play, trained: bool) -> int:
    if trained:
        return 0
    play.because("weapon_speed.mounted.untrained_mount", modifier=-2)
    return -2


@dataclass(frozen=True)
class MountedShot:
    """A shot from a mount: its modifier, and the attacks in a round that are left, as a fraction."""

    attack_modifier: int
    rate_of_fire: str


@operation()
def mounted_shot(
    *,
    rider: Rider = "rider",
    weapon: Annotated[
        Literal["short_bow", "composite_short_bow", "light_crossbow", "heavy_crossbow", "other"], Fact("weapon")
    ],
    rate_of_fire: Annotated[str, Fact("weapon", pattern=r"[1-9]\d?(/[1-9]\d?)?")] = "1",
    mount_trained: Trained = True,
    moved_dm: Annotated[int, Fact("mount", least=0)] = 0,
    normal_rate_dm: Annotated[int | None, Fact("mount", least=1)] = None,
    play: Play,
) -> MountedShot | NotAllowed:
    """Rule on a shot from a mount.

    Args:
        rider: by name; the state holds whether a heavy crossbow was shot off.
        weapon: what is fired.
        rate_of_fire: of the weapon, in attacks a round; 1/2 is one every second round.
        mount_trained: whether the mount is trained for combat.
        moved_dm: how far the mount moves in the round, in decimetres.
        normal_rate_dm: how far it moves in a round at its normal rate, in decimetres; needed if it moves.

    Returns:
        Not allowed, or the modifier to the attack roll, and the attacks in a round.

    Raises:
        Invalid: the mount moves, and its normal rate is not stated.

    Source: document 001, L376.1 to L376.3, L378 to L385.
    """
    body = play.recall(World).of(rider)
    if weapon == "other":
        # L378.2 and L378.3 name what can be fired: a doubt whether they shut out the rest
        if play.reads("weapon_speed.mounted.other_weapons") == "not_allowed":
            return play.forbids("weapon_speed.mounted.weapons")
    elif weapon == "heavy_crossbow":
        play.because("weapon_speed.mounted.heavy_crossbow")
        if body.mounted_crossbow_spent:
            return play.forbids("weapon_speed.mounted.no_reload")
    else:
        play.because("weapon_speed.mounted.weapons", weapon=weapon)
    speed = _speed_modifier(moved_dm, normal_rate_dm)
    rate = _rate(play, Fraction(rate_of_fire), moved_dm)
    if not rate:
        return play.forbids("weapon_speed.mounted.moving_rate", rate="0")
    if weapon == "heavy_crossbow":
        body.mounted_crossbow_spent = True
    modifier = _untrained(play, mount_trained)
    play.because("weapon_speed.mounted.missile_penalty", modifier=speed)
    return MountedShot(modifier + speed, str(rate))


def _rate(play: Play, rate: Fraction, moved: int) -> Fraction:
    if not moved:
        play.because("weapon_speed.mounted.stationary_rate", rate=str(rate))
        return rate
    play.because("weapon_speed.mounted.moving_rate", rate=str(max(rate - 1, Fraction(0))))
    if rate > 1:
        return rate - 1
    # one less than 1 is none: a doubt whether L86.3 lengthens the time between shots instead
    if play.reads("weapon_speed.mounted.rate_of_1_or_less") == "no_shot":
        return Fraction(0)
    return 1 / (1 / rate + 1)


def _speed_modifier(moved: int, normal: int | None) -> int:
    if not moved:
        return MODIFIERS["Stationary"]
    if normal is None:
        raise Invalid("normal_rate_dm", None, "a rate, since the mount moves")
    if 2 * moved < normal:
        return MODIFIERS["Less than ½ normal rate"]
    if 4 * moved <= 3 * normal:
        return MODIFIERS["½ to ¾ normal rate"]
    return MODIFIERS["Greater than ¾ normal rate"]


@dataclass(frozen=True)
class Reloaded:
    """A crossbow that is ready to be fired."""

    ready: bool


@operation()
def reload_crossbow(
    *,
    rider: Rider = "rider",
    weapon: Annotated[Literal["light_crossbow", "heavy_crossbow"], Fact("weapon")],
    in_the_saddle: Annotated[bool, Fact("attacker")] = True,
    play: Play,
) -> Reloaded | NotAllowed:
    """Rule on reloading a crossbow.

    Args:
        rider: by name; the state holds whether a heavy crossbow was shot off.
        weapon: which crossbow.
        in_the_saddle: whether the rider is mounted.

    Returns:
        Not allowed, or that the crossbow is ready.

    Source: document 001, L378.2, L378.3.
    """
    body = play.recall(World).of(rider)
    if weapon == "light_crossbow":
        play.because("weapon_speed.mounted.weapons", weapon=weapon)
        return Reloaded(ready=True)
    if in_the_saddle:
        return play.forbids("weapon_speed.mounted.no_reload")
    body.mounted_crossbow_spent = False
    return Reloaded(ready=True)


@dataclass(frozen=True)
class Fright:
    """What a mount does that is hurt or startled.

    Args:
        check_needed: whether it takes a Wisdom check of the rider.
        check_modifier: what is added to it; 0 where there is none.
        panics: whether this makes the mount panic.
        panic_rounds: for how many rounds.
        bolt_dm: how far it bolts in a round, in decimetres.
        direction: in which it bolts; None if it does not.
    """

    check_needed: bool
    check_modifier: int
    panics: bool
    panic_rounds: int
    bolt_dm: int
    direction: str | None


@operation(dice={"panic": "d4"})
def frighten_mount(
    *,
    mount: Annotated[str, Fact("mount", pattern=NAME)] = "mount",
    mount_trained: Trained,
    event: Annotated[Literal["damage", "sudden_loud_noise", "unexpected_contact", "other_start"], Fact("scene")],
    movement_value_m: Annotated[int, Fact("mount", least=0)],
    check_succeeds: WisdomCheck = None,
    direction: Annotated[str | None, Fact("scene", pattern=NAME)] = None,
    play: Play,
) -> Fright:
    """Rule on a mount that is hurt or startled.

    Args:
        mount: by name; the state holds how long it panics.
        mount_trained: whether it is trained for combat.
        event: what happens to it.
        movement_value_m: of the mount, in metres.
        check_succeeds: whether the rider's Wisdom check does, at the modifier of the outcome; how it is rolled is
            told in another chapter.
        direction: which one chance gives; null if nobody says.

    Returns:
        Whether a check is needed and at what modifier, whether the mount panics, for how long, and how far and in
        which direction it bolts.

    Source: document 001, L82, L376.
    """
    if mount_trained:
        play.because("weapon_speed.mounted.trained_mounts")
        return Fright(False, 0, panics=False, panic_rounds=0, bolt_dm=0, direction=None)
    play.because("weapon_speed.mounted.skittish", event=event)
    play.because("weapon_speed.mounted.calming_check", modifier=3)
    if check_succeeds is None:
        play.because("weapon_speed.mounted.wisdom_check")
        for name in ("panics", "panic_rounds", "bolt_dm", "direction"):
            play.not_determined[name] = "whether the Wisdom check succeeds (L376.4): check_succeeds"
    world = play.recall(World)
    body = world.of(mount)
    if check_succeeds:
        _calmed(play, world, body)
    if check_succeeds is not False:
        return Fright(True, 3, panics=False, panic_rounds=0, bolt_dm=0, direction=None)
    rounds = play.roll("panic")
    # in a round one moves three times the value (L82): a doubt which of the two is raised by half
    times = 1 if play.reads("weapon_speed.mounted.bolting_distance") == "metres" else 3
    bolt = 15 * movement_value_m * times
    play.because("weapon_speed.mounted.panic", rounds=rounds, bolt_dm=bolt)
    if direction is None:
        missing = "the random direction (L376.4): direction"
        play.cannot_tell("direction", missing, "weapon_speed.mounted.bolting_direction")
    else:
        play.because("weapon_speed.mounted.bolting_direction", direction=direction)
    _panics(play, world, body, rounds)
    return Fright(True, 3, panics=True, panic_rounds=rounds, bolt_dm=bolt, direction=direction)


def _calmed(play: Play, world: World, body: Body) -> None:
    """Note what a check that succeeds makes of a panic that is under way (L376.4)."""
    if body.mounted_panic_until < world.round:
        return
    # the check calms the mount, the panic has its number of rounds: a doubt
    if play.reads("weapon_speed.mounted.calmed_while_in_panic") == "panic_ends":
        body.mounted_panic_rounds = body.mounted_panic_until = 0


def _panics(play: Play, world: World, body: Body, rounds: int) -> None:
    """Note how long a mount panics from now on (L376.4)."""
    # nothing says whether the rest of this round is the first one
    first = world.round if play.reads("weapon_speed.mounted.first_round_of_panic") == "this_one" else world.round + 1
    until = first + rounds - 1
    if body.mounted_panic_until >= world.round:
        # nothing says what becomes of a panic that is under way: a doubt
        reading = play.reads("weapon_speed.mounted.fright_while_in_panic")
        if reading != "from_now":
            first = body.mounted_panic_until - body.mounted_panic_rounds + 1
            until = max(until, body.mounted_panic_until)
        if reading == "added":
            until = body.mounted_panic_until + rounds
    body.mounted_panic_rounds = until - first + 1
    body.mounted_panic_until = until


@dataclass(frozen=True)
class Panic:
    """Whether a mount is in panic this round, and for how many rounds from this one on."""

    panics: bool
    rounds_left: int


@operation()
def mount_in_panic(*, mount: Annotated[str, Fact("mount", pattern=NAME)] = "mount", play: Play) -> Panic:
    """Rule on whether a mount is still in panic.

    Args:
        mount: by name.

    Returns:
        Whether it is, and for how many rounds more; this one counts where it is one of them.

    Source: document 001, L376.4.
    """
    world = play.recall(World)
    body = world.look_at(mount)
    left = min(max(body.mounted_panic_until - world.round + 1, 0), body.mounted_panic_rounds)
    if left:
        play.because("weapon_speed.mounted.panic", rounds_left=left)
    return Panic(panics=left > 0, rounds_left=left)


@dataclass(frozen=True)
class Fall:
    """What becomes of the rider of a mount that dies."""

    check_modifier: int
    prone: bool
    damage: int


@operation(dice={"fall": "d3"})
def mount_dies(*, check_succeeds: WisdomCheck = None, play: Play) -> Fall:
    """Rule on a rider whose mount dies.

    Args:
        check_succeeds: whether the rider's Wisdom check does, at the modifier of the outcome.

    Returns:
        The check's modifier, whether the rider falls prone, and the damage.

    Source: document 001, L386.
    """
    play.because("weapon_speed.mounted.safe_landing", modifier=3)
    if check_succeeds is None:
        play.because("weapon_speed.mounted.wisdom_check")
        for name in ("prone", "damage"):
            play.not_determined[name] = "whether the Wisdom check succeeds (L386.2): check_succeeds"
    if check_succeeds is not False:
        return Fall(3, prone=False, damage=0)
    damage = play.roll("fall")
    play.because("weapon_speed.mounted.mount_killed", damage=damage)
    return Fall(3, prone=True, damage=damage)
