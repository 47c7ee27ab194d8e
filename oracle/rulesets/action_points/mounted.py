"""Mounts and their riders (L386 to L403)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.core.size import SIZES, Size
from oracle.rulesets.action_points.attack_modifiers import Held, unwieldy
from oracle.rulesets.action_points.world import NAME, Body, World

Rider = Annotated[str, Fact("rider", pattern=NAME)]
Mount = Annotated[str, Fact("mount", pattern=NAME)]
Points = Annotated[int, Fact("mount", least=0)]
RiderPoints = Annotated[int, Fact("rider", least=0)]
Weapon = Annotated[Held, Fact("weapon")]
Severally = Annotated[bool, Fact("mount")]
RuleHolds = Annotated[bool | None, Fact("scene")]
Command = Literal["movement", "attack"]
Reason = Literal["movement", "attack", "knees"]


@dataclass(frozen=True)
class RideCheck:
    """What a rider needs Ride checks for; nothing if the mount simply does as directed."""

    needed_for: frozenset[Reason]
    hands_free: bool


@operation()
def ride_check(
    *,
    trained_for_combat: Annotated[bool, Fact("mount")],
    natural_predator: Annotated[bool, Fact("mount")] = False,
    commands: Annotated[frozenset[Command], Fact("rider", least=1)],
    only_knees: Annotated[bool, Fact("rider")] = False,
    play: Play,
) -> RideCheck:
    """Rule on what a rider needs Ride checks for in combat.

    Args:
        trained_for_combat: whether the mount is trained for war.
        natural_predator: whether it is a predator by nature.
        commands: what the rider directs it to do.
        only_knees: whether the rider guides it with nothing but the knees.

    Returns:
        What needs a check, and whether the rider's hands are free.

    Source: document 000, L388.1 to L388.3, L390.
    """
    needed: set[Reason] = set()
    obedient = trained_for_combat or natural_predator
    if "movement" in commands:
        if obedient:
            play.because("action_points.mounted.moves_by_itself", trained=trained_for_combat)
        else:
            play.because("action_points.mounted.untrained_mount")
            needed.add("movement")
    if "attack" in commands:
        play.because(f"action_points.mounted.{'check_to_attack' if obedient else 'untrained_mount'}")
        needed.add("attack")
    # knees are spoken of beside trained mounts only: a doubt whether others take a check of their own for them
    if only_knees and (obedient or play.reads("action_points.mounted.knees_on_the_untrained") == "own_check"):
        play.because("action_points.mounted.knees")
        needed.add("knees")
    return RideCheck(frozenset(needed), only_knees)


@dataclass(frozen=True)
class PointsLeft:
    """The points that rider and mount have left in this round."""

    rider_ap_left: int
    mount_ap_left: int
    mount_mp_left: int


@operation()
def mounted_action(
    *,
    rider: Rider = "rider",
    mount: Mount = "mount",
    actor: Annotated[Literal["rider", "mount"], Fact("scene")],
    action: Annotated[Literal["full_round_movement", "brawl", "dismount", "other"], Fact("scene")] = "other",
    cost_ap: Annotated[int, Fact("scene", least=0)] = 0,
    cost_mp: Annotated[int, Fact("scene", least=0)] = 0,
    mount_cost_ap: Annotated[int | None, Fact("mount", least=0)] = None,
    conversion_ap: Annotated[int | None, Fact("rider", least=0)] = None,
    rider_ap: RiderPoints,
    rider_mp: RiderPoints = 0,
    mount_ap: Points,
    mount_mp: Points,
    several_riders: Severally = False,
    dm_rule_holds: RuleHolds = None,
    play: Play,
) -> PointsLeft | NotAllowed:
    """Rule on an action of a rider or a mount, and on whose points pay for it.

    Args:
        rider: by name; the state holds what was spent in this round.
        mount: likewise.
        actor: whose action it is; of a brawling attack with the mount, whoever leads it.
        action: "brawl" is a brawling attack that is made with the mount.
        cost_ap: what the action costs in action points.
        cost_mp: what it costs in movement points.
        mount_cost_ap: of a brawling attack, what it costs the mount, where that is not what it costs the rider.
        conversion_ap: how many action points the rider must convert for the movement points of this action.
        rider_ap: the rider's action points for the round.
        rider_mp: the rider's own movement points for the round.
        mount_ap: the mount's action points for the round.
        mount_mp: the mount's movement points for the round.
        several_riders: whether others ride the same mount.
        dm_rule_holds: with several, whether the DM lets the rule that this action goes by hold for this one.

    Returns:
        Not allowed; or what is left to both.

    Raises:
        Invalid: one who is rider and mount, a mount that dismounts, full-round movement of a rider, or a cost to the
            mount apart from the action's without a brawling attack.

    Source: document 000, L394.1 to L394.4, L395.2, L395.3, L403.
    """
    _check(rider, mount, actor, action)
    if mount_cost_ap is not None and action != "brawl":
        raise Invalid("mount_cost_ap", mount_cost_ap, "no cost apart, except of a brawling attack with the mount")
    world = play.recall(World)
    of_rider, of_mount = world.of(rider), world.of(mount)
    for_riders = action in ("brawl", "dismount") or conversion_ap is not None
    for_riders |= actor == "rider" and (cost_mp > 0 or of_mount.mounted_full_round)
    if several_riders and for_riders:
        play.because("action_points.mounted.several_riders", holds=dm_rule_holds)
        if not dm_rule_holds:
            return play.cannot_rule("what holds for each of several riders here (L394, L403): dm_rule_holds")
    if conversion_ap is not None and action != "dismount":
        return play.forbids("action_points.mounted.conversion", action=action)
    if actor == "mount" or action == "brawl":
        if of_mount.mounted_full_round or (action == "full_round_movement" and of_mount.mounted_acted):
            play.because("action_points.mounted.beside_full_round_movement")
            return play.cannot_rule("what a mount can do beside full-round movement (L394.4)")
        rider_cost, mount_cost = _mount_acts(play, action, cost_ap, mount_cost_ap)
        mount_cost_mp = cost_mp
    elif cost_mp and action == "other":
        return play.forbids("action_points.mounted.no_mp_of_the_rider", rider_mp=rider_mp)
    elif cost_mp and conversion_ap is None:
        play.because("action_points.mounted.conversion_rate")
        return play.cannot_rule("how many AP the MP of dismounting take (L394.3): conversion_ap")
    else:
        rider_cost, mount_cost, mount_cost_mp = _rider_acts(play, action, cost_ap, cost_mp, conversion_ap), 0, 0
        if of_mount.mounted_full_round:
            play.because("action_points.mounted.during_full_round_movement")
    left = PointsLeft(
        rider_ap - of_rider.mounted_ap_spent - rider_cost,
        mount_ap - of_mount.mounted_ap_spent - mount_cost,
        mount_mp - of_mount.mounted_mp_spent - mount_cost_mp,
    )
    if min(left.rider_ap_left, left.mount_ap_left, left.mount_mp_left) < 0:
        return play.forbids("action_points.mounted.own_points", **vars(left))
    if of_rider.mounted_last_actor not in (None, actor):
        play.because("action_points.mounted.mixed_actions", before=of_rider.mounted_last_actor)
    of_rider.mounted_last_actor = actor
    of_rider.mounted_ap_spent += rider_cost
    _spend(of_mount, mount_cost, mount_cost_mp)
    if actor == "mount" or action == "brawl":
        of_mount.mounted_acted = True
        of_mount.mounted_full_round = action == "full_round_movement"
    return left


def _check(rider: str, mount: str, actor: str, action: str) -> None:
    if rider == mount:
        raise Invalid("mount", mount, "someone other than the rider")
    if action == "dismount" and actor == "mount":
        raise Invalid("action", action, "an action of a mount")
    if action == "full_round_movement" and actor == "rider":
        raise Invalid("action", action, "an action of a rider")


def _mount_acts(play: Play, action: str, cost_ap: int, mount_cost_ap: int | None) -> tuple[int, int]:
    """Return what an action of the mount costs rider and mount in AP (L394.1, L394.2)."""
    if action != "brawl":
        play.because("action_points.mounted.own_points")
        return 0, cost_ap
    mount_cost = cost_ap if mount_cost_ap is None else mount_cost_ap
    play.because("action_points.mounted.brawling_costs_both", rider_ap=cost_ap, mount_ap=mount_cost)
    return cost_ap, mount_cost


def _rider_acts(play: Play, action: str, cost_ap: int, cost_mp: int, conversion_ap: int | None) -> int:
    """Return what an action of the rider costs in AP, with those that are turned into MP (L394.3)."""
    if action != "dismount":
        return cost_ap
    play.because("action_points.mounted.conversion", cost_mp=cost_mp)
    return cost_ap + (conversion_ap or 0) if cost_mp else cost_ap


def _spend(of_mount: Body, points_ap: int, points_mp: int) -> None:
    of_mount.mounted_ap_spent += points_ap
    of_mount.mounted_mp_spent += points_mp


@dataclass(frozen=True)
class Standing:
    """When rider and mount act, and the space that each takes, in squares."""

    mount_initiative: int
    rider_space_sq: int
    mount_space_sq: int


@operation()
def mounted_standing(
    *,
    rider_initiative: Annotated[int, Fact("rider")],
    mount_initiative: Annotated[int | None, Fact("mount")] = None,
    rider_space_sq: Annotated[int, Fact("rider", least=0)],
    mount_space_sq: Annotated[int, Fact("mount", least=0)],
    several_riders: Severally = False,
    dm_rule_holds: RuleHolds = None,
    play: Play,
) -> Standing:
    """Rule on when a mount acts, and what space is taken.

    Args:
        rider_initiative: the rider's.
        mount_initiative: what the mount would have by itself, if anyone knows.
        rider_space_sq: the spacing of the rider alone, in squares.
        mount_space_sq: the spacing of the mount alone, in squares.
        several_riders: whether others ride the same mount.
        dm_rule_holds: with several, whether the DM lets the rule on spacing hold for this one.

    Returns:
        The initiative that the mount acts on, and the spacing of both.

    Source: document 000, L395.1, L399, L403.
    """
    space = rider_space_sq
    holds = _holds(play, ("rider_space_sq",), several_riders, dm_rule_holds)
    if holds:
        play.because("action_points.mounted.spacing", mount_space_sq=mount_space_sq)
        space = mount_space_sq
    if several_riders:
        missing = "on which of several riders' initiative a mount acts (L395.1, L403)"
        play.cannot_tell("mount_initiative", missing, "action_points.mounted.several_riders")
    else:
        play.because("action_points.mounted.initiative", mount_alone=mount_initiative)
    return Standing(rider_initiative, space, mount_space_sq)


def _holds(play: Play, fields: tuple[str, ...], several_riders: bool, dm_rule_holds: bool | None) -> bool:
    """Return whether a rule on riders holds for this one (L403); leave the fields open where nobody says."""
    if not several_riders:
        return True
    # "most of" these rules hold for all of several riders, and nothing says which
    if dm_rule_holds is None:
        missing = "whether this rule holds for each of several riders (L403): dm_rule_holds"
        for field in fields:
            play.cannot_tell(field, missing, "action_points.mounted.several_riders")
        return False
    play.because("action_points.mounted.several_riders", holds=dm_rule_holds)
    return dm_rule_holds


@dataclass(frozen=True)
class Charge:
    """What a charge brings its rider and its mount."""

    rider_bonus: int
    mount_bonus: int
    rider_penalty: int
    mount_penalty: int


@operation()
def mounted_charge(
    *,
    charging: Annotated[bool, Fact("mount")],
    charge_bonus: Annotated[int | None, Fact("scene", least=0)] = None,
    charge_penalty: Annotated[int | None, Fact("scene", most=0)] = None,
    several_riders: Severally = False,
    dm_rule_holds: RuleHolds = None,
    play: Play,
) -> Charge:
    """Rule on whom the modifiers of a charge with a mount go to.

    Args:
        charging: whether rider and mount charge.
        charge_bonus: what a charge adds, from its own description; 0 or more.
        charge_penalty: what a charge takes, from its own description; 0 or less.
        several_riders: whether others ride the same mount.
        dm_rule_holds: with several, whether the DM lets the rule hold for this one.

    Returns:
        The bonus and the penalty of each.

    Source: document 000, L396, L403.
    """
    if not charging:
        return Charge(0, 0, 0, 0)
    play.because("action_points.mounted.charge", bonus=charge_bonus, penalty=charge_penalty)
    holds = _holds(play, ("rider_bonus", "rider_penalty"), several_riders, dm_rule_holds)
    for kind, known in (("bonus", charge_bonus), ("penalty", charge_penalty)):
        if known is None:
            missing = f"the {kind} of a charge, which its own description states: charge_{kind}"
            if holds:
                play.cannot_tell(f"rider_{kind}", missing, "action_points.mounted.charge_modifiers")
            play.cannot_tell(f"mount_{kind}", missing, "action_points.mounted.charge_modifiers")
    bonus, penalty = charge_bonus or 0, charge_penalty or 0
    return Charge(bonus if holds else 0, bonus, penalty if holds else 0, penalty)


@dataclass(frozen=True)
class MountedAttack:
    """What sitting on a mount does to an attack of the rider."""

    weapon_modifier: int
    higher_ground: bool


@operation()
def mounted_attack(
    *,
    weapon: Weapon,
    mount_size: Annotated[Size, Fact("mount")],
    target_size: Annotated[Size, Fact("target")],
    several_riders: Severally = False,
    dm_rule_holds: RuleHolds = None,
    play: Play,
) -> MountedAttack:
    """Rule on what a mount does to an attack of its rider.

    Args:
        weapon: how the weapon is wielded; "none" of an attack without one.
        mount_size: of the mount.
        target_size: of the creature attacked.
        several_riders: whether others ride the same mount.
        dm_rule_holds: with several, whether the DM lets these rules hold for this one.

    Returns:
        The modifier of the weapon, and whether the rider has the bonuses of higher ground.

    Source: document 000, L190, L225, L230, L397, L401, L403.
    """
    modifier = unwieldy(play, weapon)
    # from a mount a two-handed weapon has that by the table too, whoever else rides along (L230); a double one has not
    if modifier and (weapon != "double" or _holds(play, ("weapon_modifier",), several_riders, dm_rule_holds)):
        play.because("action_points.mounted.unwieldy_weapon", weapon=weapon, modifier=modifier)
    else:
        modifier = 0
    higher = SIZES.index(target_size) < SIZES.index(mount_size)
    if higher:
        higher = _holds(play, ("higher_ground",), several_riders, dm_rule_holds)
    if higher:
        play.because("action_points.mounted.higher_ground", mount_size=mount_size, target_size=target_size)
    return MountedAttack(modifier, higher)


@dataclass(frozen=True)
class Best:
    """What a brawling attack with a mount is made with."""

    attack_bonus: int
    ability_modifier: int
    skill_modifier: int
    size_modifier: int


Modifier = Annotated[int, Fact("rider")]
OfMount = Annotated[int, Fact("mount")]


@operation()
def mounted_brawl(
    *,
    maneuver: Annotated[Literal["bull_rush", "overrun", "other"], Fact("scene")],
    described_as_mounted: Annotated[bool | None, Fact("scene")] = None,
    rider_attack_bonus: Modifier,
    mount_attack_bonus: OfMount,
    rider_ability_modifier: Modifier,
    mount_ability_modifier: OfMount,
    rider_skill_modifier: Modifier,
    mount_skill_modifier: OfMount,
    rider_size_modifier: Modifier,
    mount_size_modifier: OfMount,
    several_riders: Severally = False,
    dm_rule_holds: RuleHolds = None,
    play: Play,
) -> Best | NotAllowed:
    """Rule on a brawling attack with a mount.

    Args:
        maneuver: one of the two that are named, or another.
        described_as_mounted: of another one, whether its own description lets it be made with a mount.
        rider_attack_bonus: the rider's AB, signed, as all of these.
        mount_attack_bonus: the mount's.
        rider_ability_modifier: of the ability that the attack uses.
        mount_ability_modifier: likewise.
        rider_skill_modifier: of the skill that the attack uses.
        mount_skill_modifier: likewise.
        rider_size_modifier: of the rider's size.
        mount_size_modifier: of the mount's size.
        several_riders: whether others ride the same mount.
        dm_rule_holds: with several, whether the DM lets the rule hold for this one.

    Returns:
        Not allowed; or the four modifiers that are used.

    Source: document 000, L398.1, L398.2, L403.
    """
    if maneuver == "other":
        play.because("action_points.mounted.other_brawling_attacks", described_as_mounted=described_as_mounted)
        if described_as_mounted is None:
            return play.cannot_rule("whether this is one of the many that can (L398.1): described_as_mounted")
        if not described_as_mounted:
            return play.forbids("action_points.mounted.other_brawling_attacks")
    else:
        play.because("action_points.mounted.brawling_attacks", maneuver=maneuver)
    if several_riders:
        play.because("action_points.mounted.several_riders", holds=dm_rule_holds)
    if several_riders and dm_rule_holds is False:
        return play.forbids("action_points.mounted.several_riders")
    if several_riders and dm_rule_holds is None:
        return play.cannot_rule("whether each of several riders can make it (L398.1, L403): dm_rule_holds")
    play.because("action_points.mounted.best_of_both")
    return Best(
        max(rider_attack_bonus, mount_attack_bonus),
        max(rider_ability_modifier, mount_ability_modifier),
        max(rider_skill_modifier, mount_skill_modifier),
        max(rider_size_modifier, mount_size_modifier),
    )


@dataclass(frozen=True)
class MountedTargets:
    """Whom an attack of opportunity can strike."""

    targets: frozenset[Literal["mount", "rider"]]


@operation()
def mounted_reaction(
    *,
    provoker: Annotated[Literal["mount", "rider"], Fact("scene")],
    by_movement: Annotated[bool, Fact("scene")],
    several_riders: Severally = False,
    dm_rule_holds: RuleHolds = None,
    play: Play,
) -> MountedTargets:
    """Rule on whom an attack of opportunity can strike that rider or mount provoked.

    Args:
        provoker: who acted.
        by_movement: whether movement provoked it, and no other action.
        several_riders: whether others ride the same mount.
        dm_rule_holds: with several, whether the DM lets the rule hold for this one.

    Returns:
        Those who can be struck.

    Source: document 000, L112.1, L400, L403.
    """
    if by_movement:
        if not _holds(play, ("targets",), several_riders, dm_rule_holds):
            return MountedTargets(frozenset({provoker}))
        play.because("action_points.mounted.provoked_by_movement")
        return MountedTargets(frozenset({"mount", "rider"}))
    play.because("action_points.mounted.provoked_otherwise", provoker=provoker)
    return MountedTargets(frozenset({provoker}))


@dataclass(frozen=True)
class Unseated:
    """Whether an attack knocks a rider off."""

    knocked_off: bool


@operation()
def unseat(
    *,
    forcibly_moves: Annotated[Literal["nobody", "rider", "mount"], Fact("target")],
    attack_succeeds: Annotated[bool, Fact("attacker")],
    several_riders: Severally = False,
    dm_rule_holds: RuleHolds = None,
    play: Play,
) -> Unseated:
    """Rule whether an attack knocks a rider off the mount.

    Args:
        forcibly_moves: whom the attack moves by force where it succeeds.
        attack_succeeds: whether it does.
        several_riders: whether others ride the same mount.
        dm_rule_holds: with several, whether the DM lets the rule hold for this one.

    Returns:
        Whether the rider is knocked off.

    Source: document 000, L402, L403.
    """
    if not attack_succeeds or forcibly_moves == "nobody":
        return Unseated(knocked_off=False)
    # whoever sits on a mount that is pushed is moved along: a doubt whether that is "moving you"
    if forcibly_moves == "mount" and play.reads("action_points.mounted.mount_is_moved") == "rider_stays":
        return Unseated(knocked_off=False)
    if not _holds(play, ("knocked_off",), several_riders, dm_rule_holds):
        return Unseated(knocked_off=False)
    play.because("action_points.mounted.knocked_off")
    return Unseated(knocked_off=True)
