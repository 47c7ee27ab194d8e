"""Mounted combat (L210 to L241). Size categories are steps of a scale, counted by whole numbers, larger upwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice.attack import CRITICAL, Defense, DefenseRules, attack
from oracle.rulesets.chained_dice.luck import Lucky
from oracle.rulesets.chained_dice.world import Creature, World

Steer = Literal[
    "reins", "hair", "verbal_command", "other_physical_force", "other_signal", "nothing", "creature_in_control"
]
"""How someone controls or guides what carries him (L210.1); or that it is in control itself (L212.2)."""

MountSize = Annotated[int, Fact("mount")]
LargestSize = Annotated[int | None, Fact("scene")]
Struck = Annotated[Literal["rider", "mount"], Fact("target")]

PAST_THE_LARGEST = "a size category larger than the largest (L212.1)"


@dataclass(frozen=True)
class Ride:
    """What someone is who is carried.

    Args:
        carried_as: a rider on a mount, a passenger, or neither.
        size: of the one who is carried, as a size category.
    """

    carried_as: Literal["rider", "passenger", "neither"]
    size: int


@operation()
def ride(
    *,
    rider: Creature = "rider",
    rider_size: Annotated[int, Fact("rider")],
    mount_size: MountSize,
    largest_size: LargestSize = None,
    is_creature: Annotated[bool, Fact("mount")] = True,
    straddled: Annotated[bool, Fact("mount")] = True,
    steered_by: Annotated[Steer, Fact("rider")],
    play: Play,
) -> Ride | NotAllowed:
    """Rule whether someone may ride something, and what size a rider is.

    Args:
        rider: by name.
        rider_size: the rider's own size category, as a step of the scale.
        mount_size: the mount's.
        largest_size: the largest step there is; None if none larger than the rider's needs to be doubted.
        is_creature: whether what carries the rider is a creature.
        straddled: whether the rider can straddle it.
        steered_by: how the rider controls or guides it, or that it is in control itself.

    Returns:
        Not allowed, or as what the rider is carried, and the size; the state then holds as what.

    Raises:
        Invalid: a size past the largest; something in control that is no creature.

    Source: document 002, L210, L212.
    """
    _within(largest_size, rider_size=rider_size, mount_size=mount_size)
    if steered_by == "creature_in_control" and not is_creature:
        raise Invalid("steered_by", steered_by, "a creature that could be in control")
    body = play.recall(World).of(rider)
    if steered_by == "creature_in_control":
        play.because("chained_dice.mounted.passenger")
        body.mounted_as = "passenger"
        return Ride("passenger", rider_size)
    play.because("chained_dice.mounted.mount", steered_by=steered_by)
    if not is_creature or not straddled or steered_by == "nothing":
        body.mounted_as = None
        return Ride("neither", rider_size)
    if mount_size < rider_size:
        return play.forbids("chained_dice.mounted.no_smaller_mount", mount_size=mount_size, rider_size=rider_size)
    body.mounted_as = "rider"
    if mount_size == largest_size:
        play.cannot_tell("size", PAST_THE_LARGEST, "chained_dice.mounted.past_the_largest")
    else:
        play.because("chained_dice.mounted.size", mount_size=mount_size)
    return Ride("rider", mount_size + 1)


def _within(largest: int | None, **sizes: int) -> None:
    """Refuse sizes past the largest.

    Raises:
        Invalid: such a size.
    """
    for fact, size in sizes.items():
        if largest is not None and size > largest:
            raise Invalid(fact, size, f"no more than the largest, {largest}")


@dataclass(frozen=True)
class Steering:
    """What someone may do with what carries him.

    Args:
        carried_as: as what he does it.
    """

    carried_as: Literal["rider", "passenger"]


@operation()
def steer(
    *,
    rider: Creature = "rider",
    does: Annotated[Literal["communicate", "guide", "control"], Fact("rider")],
    play: Play,
) -> Steering | NotAllowed:
    """Rule whether someone may guide or control what carries him.

    Args:
        rider: by name.
        does: what he wants to do with it.

    Returns:
        Not allowed, or as what he does it.

    Raises:
        Invalid: someone whom nothing carries.

    Source: document 002, L210.1, L212.3.
    """
    carried_as = play.recall(World).look_at(rider).mounted_as
    if carried_as is None:
        raise Invalid("rider", rider, "someone who rides a mount or is a passenger")
    if carried_as == "rider":
        play.because("chained_dice.mounted.mount", does=does)
        return Steering("rider")
    if does == "control":
        return play.forbids("chained_dice.mounted.passengers_guide", does=does)
    play.because("chained_dice.mounted.passengers_guide", does=does)
    return Steering("passenger")


@dataclass(frozen=True)
class MountDefense:
    """What an attack on a mount must reach."""

    defense: int


@operation()
def mount_defense(
    *,
    natural_defense: Annotated[int, Fact("mount")],
    armored: Annotated[bool, Fact("mount")] = False,
    armor_bonus: Annotated[int | None, Fact("mount", least=0)] = None,
    play: Play,
) -> MountDefense:
    """Rule on what an attack on a mount must reach.

    Args:
        natural_defense: the mount's, which its stats list.
        armored: whether it wears mount armour.
        armor_bonus: what that armour adds, which stands in another chapter.

    Returns:
        The defence.

    Raises:
        Invalid: a bonus of armour that is not worn.

    Source: document 002, L216.
    """
    if armor_bonus is not None and not armored:
        raise Invalid("armor_bonus", armor_bonus, "none, of a mount without armour")
    play.because("chained_dice.mounted.natural_defense", natural_defense=natural_defense)
    if not armored:
        return MountDefense(natural_defense)
    if armor_bonus is None:
        missing = "what the mount armour adds, which is listed elsewhere (L216.3): armor_bonus"
        play.cannot_tell("defense", missing, "chained_dice.mounted.armor_elsewhere")
        return MountDefense(natural_defense)
    play.because("chained_dice.mounted.armor", armor_bonus=armor_bonus)
    return MountDefense(natural_defense + armor_bonus)


Mastery = Literal["mounted_channeling", "shot_on_the_move", "trample"]


@dataclass(frozen=True)
class MountedAction:
    """What allows an action.

    Args:
        mastery: the mastery that allows it; None if none is needed.
    """

    mastery: Mastery | None


@operation()
def mounted_action(
    *,
    rider: Creature = "rider",
    action: Annotated[Literal["channel", "trample"], Fact("rider")],
    masteries: Annotated[frozenset[Mastery], Fact("rider")] = frozenset(),
    play: Play,
) -> MountedAction | NotAllowed:
    """Rule whether someone may channel on a mount, or trample with it.

    Args:
        rider: by name, of whom it is known whether he rides a mount.
        action: what he wants to do.
        masteries: those of mounted combat that he has.

    Returns:
        Not allowed, or the mastery that allows it.

    Raises:
        Invalid: someone who tramples with no mount.

    Source: document 002, L212.2, L220.1, L241.1.
    """
    carried_as = play.recall(World).look_at(rider).mounted_as
    if action == "trample":
        if carried_as != "rider":
            raise Invalid("rider", rider, "someone who rides a mount to trample with")
        if "trample" not in masteries:
            return play.forbids("chained_dice.mounted.trample")
        play.because("chained_dice.mounted.trample")
        return MountedAction("trample")
    if carried_as == "passenger":
        play.because("chained_dice.mounted.passenger")
    if carried_as != "rider":
        return MountedAction(None)
    if "mounted_channeling" not in masteries:
        return play.forbids("chained_dice.mounted.channeling")
    play.because("chained_dice.mounted.channeling")
    return MountedAction("mounted_channeling")


@dataclass(frozen=True)
class AgainstMounted:
    """What sizes change between an attacker and a mounted target.

    Args:
        attack_modifier: of the attacker's attack.
        attacker_defense_modifier: of the attacker's own defence, when he is struck back.
        target_defense_modifier: of the defence of whom he attacks.
    """

    attack_modifier: int
    attacker_defense_modifier: int
    target_defense_modifier: int


@operation()
def attack_mounted(
    *,
    attacker_size: Annotated[int, Fact("attacker")],
    mount_size: MountSize,
    largest_size: LargestSize = None,
    struck: Struck,
    called_shot: Annotated[Literal["none", "upper_body", "elsewhere", "unclear"], Fact("attacker")] = "none",
    weapon: Annotated[Literal["reach", "ranged", "other"], Fact("weapon")] = "other",
    play: Play,
) -> AgainstMounted | NotAllowed:
    """Rule on what sizes change when a mounted target is attacked.

    Args:
        attacker_size: the size category of who fights a mounted target; one larger than his mount's, if he has one.
        mount_size: that of the target's mount.
        largest_size: the largest step there is; None if none larger than the rider's needs to be doubted.
        struck: which of the two is attacked.
        called_shot: whether it is a called shot, and whether at the upper body; unclear if nobody says.
        weapon: what the attacker uses.

    Returns:
        Not allowed, or what is added to attack and defence; not determined if it is unclear what is aimed at, or if it
        hangs on a size past the largest.

    Raises:
        Invalid: a size past the largest.

    Source: document 002, L210.3, L212.1, L224 to L229, L237.
    """
    _within(largest_size, attacker_size=attacker_size, mount_size=mount_size)
    target_size = _target_size(play, mount_size, struck)
    past = target_size > mount_size == largest_size
    if past and attacker_size == mount_size:
        play.because("chained_dice.mounted.past_the_largest")
        return play.cannot_rule(PAST_THE_LARGEST)
    if attacker_size == target_size:
        play.because("chained_dice.mounted.same_size", size=attacker_size)
        return AgainstMounted(0, 0, 0)
    smaller = attacker_size < target_size
    if smaller and weapon == "other" and called_shot in ("upper_body", "unclear"):
        if called_shot == "upper_body":
            return play.forbids("chained_dice.mounted.upper_body", weapon=weapon)
        play.because("chained_dice.mounted.which_upper_body")
        return play.cannot_rule("whether what is aimed at is of the upper body (L226): called_shot")
    if smaller and called_shot == "upper_body":
        play.because("chained_dice.mounted.upper_body", weapon=weapon)
    difference = abs(attacker_size - target_size)
    # on the largest mount, three apart is what only a size past the largest would make of two
    if past and difference == 3:
        play.cannot_tell("attacker_defense_modifier", PAST_THE_LARGEST, "chained_dice.mounted.past_the_largest")
        difference = 0
    bonus = _defense_of_the_smaller(play, difference)
    if not smaller:
        return AgainstMounted(0, 0, bonus)
    if struck == "mount":
        play.because("chained_dice.mounted.attack_on_mount")
        return AgainstMounted(1, bonus, 0)
    play.because("chained_dice.mounted.attack_on_rider")
    return AgainstMounted(-1, bonus, 0)


def _target_size(play: Play, mount_size: int, struck: str) -> int:
    """Return the size category that an attacker's own is held against (L212.1, L224)."""
    # a rider is larger than his mount: a doubt which of the two sizes counts where the mount is attacked
    if struck == "mount" and play.reads("chained_dice.mounted.size_that_counts") == "of_the_struck":
        return mount_size
    return mount_size + 1


def _defense_of_the_smaller(play: Play, difference: int) -> int:
    """Return what the smaller of two adds to its defence (L229)."""
    if difference <= 2:
        return 0
    play.because("chained_dice.mounted.defense_of_the_smaller", difference=difference)
    return 1


@dataclass(frozen=True)
class Shares:
    """What rider and mount each take of a hit."""

    rider_damage: int
    mount_damage: int


@operation()
def damage_mounted(
    *,
    attacker_size: Annotated[int, Fact("attacker")],
    mount_size: MountSize,
    largest_size: LargestSize = None,
    struck: Struck,
    strike: Annotated[Literal["standard", "critical"], Fact("attacker")],
    damage: Annotated[int, Fact("attacker", least=0)],
    extra_die: Annotated[int, Fact("attacker", least=0)] = 0,
    rider_share: Annotated[int | None, Fact("attacker", least=0)] = None,
    play: Play,
) -> Shares:
    """Rule on who takes the damage of a hit on a rider or a mount.

    Args:
        attacker_size: the attacker's size category, as in `attack_mounted`.
        mount_size: that of the target's mount.
        largest_size: as in `attack_mounted`.
        struck: which of the two was hit.
        strike: whether the hit is a critical strike.
        damage: all of it.
        extra_die: how much of it is the extra die of a critical strike.
        rider_share: what of the divided damage the rider takes, where the text does not settle that.

    Returns:
        What each of them takes.

    Raises:
        Invalid: an extra die of a standard hit, or one that does more than the hit; a share that is none; a size past
            the largest.

    Source: document 002, L212.1, L224, L227, L237.
    """
    _within(largest_size, attacker_size=attacker_size, mount_size=mount_size)
    if extra_die > (damage if strike == "critical" else 0):
        raise Invalid("extra_die", extra_die, "no more than a critical strike's damage, and nothing of another hit")
    if strike == "standard":
        return _all_to(struck, damage)
    size = _target_size(play, mount_size, struck)
    if size > mount_size == largest_size == attacker_size:
        play.cannot_tell("rider_damage", PAST_THE_LARGEST, "chained_dice.mounted.past_the_largest")
        play.not_determined["mount_damage"] = PAST_THE_LARGEST
        return Shares(0, 0)
    if attacker_size == size:
        play.because("chained_dice.mounted.same_size", size=size)
        return _all_to(struck, damage)
    play.because("chained_dice.mounted.split", damage=damage)
    # "critical strike damage": of the whole strike, or what it adds (L68.4, L70.6, L72)
    divided = extra_die if play.reads("chained_dice.mounted.what_is_split") == "extra_die" else damage
    shares = _divided(play, divided, rider_share, struck)
    if shares is None:
        missing = "how the damage is divided between rider and mount (L227): rider_share"
        play.cannot_tell("rider_damage", missing, "chained_dice.mounted.shares_not_given")
        play.not_determined["mount_damage"] = missing
        return Shares(0, 0)
    rest = _all_to(struck, damage - divided)
    return Shares(rest.rider_damage + shares.rider_damage, rest.mount_damage + shares.mount_damage)


def _all_to(struck: str, damage: int) -> Shares:
    """Return that the one who is struck takes everything."""
    return Shares(damage, 0) if struck == "rider" else Shares(0, damage)


def _divided(play: Play, damage: int, stated: int | None, struck: str) -> Shares | None:
    """Return what rider and mount take of damage that is split; None if nothing says how much (L227).

    Raises:
        Invalid: a stated share that the reading does not leave open.
    """
    least = most = damage // 2
    lost = 0
    # "split": nothing says into which parts
    if play.reads("chained_dice.mounted.shares") == "chosen":
        least, most = 0, damage
    elif damage % 2:
        # nothing says who takes the odd point
        odd = play.reads("chained_dice.mounted.odd_point")
        if odd == "not_said":
            most += 1
        elif odd == "lost":
            lost = 1
        elif struck == "rider":
            least = most = most + 1
    if stated is None and least != most:
        return None
    rider = least if stated is None else stated
    if not least <= rider <= most:
        raise Invalid("rider_share", rider, f"from {least} to {most}, of {damage}")
    return Shares(rider, damage - lost - rider)


@dataclass(frozen=True)
class AttackFromMount:
    """Whether a rider's attack succeeds.

    Args:
        mount_modifier: what riding adds to it.
        total: of die, accuracy and modifiers.
        hit: whether it succeeds.
        critical: whether it is a critical strike.
    """

    mount_modifier: int
    total: int
    hit: bool
    critical: bool


@operation(dice={"attack": "d10"})
def attack_from_mount(
    *,
    rider: Creature = "rider",
    weapon: Annotated[Literal["ranged", "other"], Fact("weapon")],
    mount_moves: Annotated[bool, Fact("mount")],
    equal_sizes: Annotated[bool, Fact("target")] = False,
    masteries: Annotated[frozenset[Mastery], Fact("attacker")] = frozenset(),
    accuracy: Annotated[int, Fact("attacker")],
    modifiers: Annotated[int, Fact("attacker")] = 0,
    lucky: Lucky = False,
    unlucky: Lucky = False,
    critical_from: Annotated[int, Fact("attacker", least=1, most=10)] = CRITICAL,
    defense_total: Annotated[int, Fact("target")],
    defense: Annotated[Defense, Fact("target")] = "other",
    critical_defense: Annotated[bool, Fact("target")] = False,
    defense_rules: DefenseRules = None,
    play: Play,
) -> AttackFromMount:
    """Rule whether a rider's attack succeeds.

    Args:
        rider: by name; a passenger is not mounted.
        weapon: what the rider uses.
        mount_moves: whether the mount is moving.
        equal_sizes: whether the target is of the same size category as the rider.
        masteries: those of mounted combat that the rider has.
        accuracy: the total of the combat skill that this attack goes by.
        modifiers: the sum of everything else that changes the attack roll.
        lucky: whether something makes the roll lucky.
        unlucky: whether something makes it unlucky.
        critical_from: the lowest face within the weapon's critical strike range.
        defense_total: what the target's opposed defence roll comes to.
        defense: whether the target dodges.
        critical_defense: whether the target's roll is a Critical Defense.
        defense_rules: what an exception of this type of defence makes of the attack, where it has one that applies.

    Returns:
        What riding adds, and what the attack comes to.

    Source: document 002, L212.2, L233, L237.
    """
    riding = _moving(play, rider, mount_moves, masteries, equal_sizes=equal_sizes) if weapon == "ranged" else 0
    made = attack(
        accuracy=accuracy,
        modifiers=modifiers + riding,
        lucky=lucky,
        unlucky=unlucky,
        critical_from=critical_from,
        defense_total=defense_total,
        defense=defense,
        critical_defense=critical_defense,
        defense_rules=defense_rules,
        play=play,
    )
    return AttackFromMount(riding, made.total, made.hit, made.critical)


def _moving(play: Play, rider: str, moves: bool, masteries: frozenset[Mastery], *, equal_sizes: bool) -> int:
    """Return what a ranged attack suffers from a mount (L212.2, L233)."""
    if play.recall(World).look_at(rider).mounted_as == "passenger":
        play.because("chained_dice.mounted.passenger")
        return 0
    if not moves:
        play.because("chained_dice.mounted.stationary")
        return 0
    if "shot_on_the_move" in masteries:
        play.because("chained_dice.mounted.shot_on_the_move")
        return 0
    # standard combat between equals has no such penalty: a doubt whether the sentence means the list of sizes alone
    if equal_sizes and play.reads("chained_dice.mounted.penalty_between_equals") == "falls_away":
        play.because("chained_dice.mounted.same_size")
        return 0
    play.because("chained_dice.mounted.moving")
    return -2
