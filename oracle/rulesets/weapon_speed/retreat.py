"""Withdrawing from melee, and fleeing (L91, L92)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed import casting, facing, movement
from oracle.rulesets.weapon_speed.world import NAME, Combatant, World

MovementValue = Annotated[int, Fact("combatant", least=0)]
Distance = Annotated[int, Fact("combatant", least=0)]


@dataclass(frozen=True)
class Opponent:
    """An adjacent opponent, with the attacks of this round and how many of them are made already."""

    name: Annotated[str, Fact("", pattern=NAME)]
    attacks: Annotated[int, Fact("", least=0)]
    attacks_made: Annotated[int, Fact("", least=0)] = 0


@dataclass(frozen=True)
class Pursuer:
    """What an opponent has: free attacks at once, and attacks of the round that are left after them."""

    name: str
    free_attacks: int
    attacks_left: int


@dataclass(frozen=True)
class Retreat:
    """How far the retreat may go, in decimetres, the AC meanwhile, and what opponents have."""

    limit_dm: int
    armor_class: int | None
    opponents: tuple[Pursuer, ...]


@operation()
def withdraw(
    *,
    combatant: Combatant = "combatant",
    movement_value_m: MovementValue,
    distance_dm: Distance,
    armor_class: Annotated[int, Fact("combatant")],
    opponents: Annotated[tuple[Opponent, ...], Fact("opponents")] = (),
    play: Play,
) -> Retreat | NotAllowed:
    """Rule on a careful withdrawal from melee.

    Args:
        combatant: who withdraws, by name.
        movement_value_m: in metres.
        distance_dm: to be covered, in decimetres.
        armor_class: usual.
        opponents: those adjacent.

    Returns:
        Not allowed, or the limit, the AC, and what opponents have; the state then holds no place of the combatant.

    Source: document 001, L72.2, L91.
    """
    refused = _refused(play, combatant, opponents)
    if refused:
        return refused
    # "full movement value": a doubt whether the value itself, or what it lets one move in a round
    limit = movement.METRE_DM * movement_value_m
    if play.reads("weapon_speed.retreat.full_movement_value") == "full_movement":
        limit = movement.full_movement_dm(play, movement_value_m)
    if distance_dm > limit:
        return play.forbids("weapon_speed.retreat.withdrawal", limit_dm=limit)
    play.because("weapon_speed.retreat.withdrawal", limit_dm=limit)
    play.because("weapon_speed.retreat.not_exploited")
    facing.leave(play.recall(World), combatant)
    return Retreat(limit, armor_class, _pursuers(opponents, free=False))


@operation()
def flee(
    *,
    combatant: Combatant = "combatant",
    movement_value_m: MovementValue,
    distance_dm: Distance,
    armor_class_without_defenses: Annotated[int | None, Fact("combatant")] = None,
    opponents: Annotated[tuple[Opponent, ...], Fact("opponents")] = (),
    play: Play,
) -> Retreat | NotAllowed:
    """Rule on a flight from melee.

    Args:
        combatant: who flees, by name.
        movement_value_m: in metres.
        distance_dm: to be covered, in decimetres.
        armor_class_without_defenses: what is left of AC, where it is known.
        opponents: those adjacent.

    Returns:
        Not allowed, or the limit, the AC, and what opponents have; the state then holds no place of the combatant.

    Source: document 001, L72.2, L92.
    """
    refused = _refused(play, combatant, opponents)
    if refused:
        return refused
    # "normal combat speed": a doubt whether what one may move in a round, or the movement value
    limit = 3 * movement.METRE_DM * movement_value_m
    if play.reads("weapon_speed.retreat.normal_combat_speed") == "full_movement":
        limit = 3 * movement.full_movement_dm(play, movement_value_m)
    if distance_dm > limit:
        return play.forbids("weapon_speed.retreat.flight", limit_dm=limit)
    play.because("weapon_speed.retreat.flight", limit_dm=limit)
    if opponents:
        play.because("weapon_speed.retreat.free_attacks")
    facing.leave(play.recall(World), combatant)
    if armor_class_without_defenses is None:
        missing = "what AC is left to whoever drops all defences (L92.2): armor_class_without_defenses"
        play.cannot_tell("armor_class", missing, "weapon_speed.retreat.without_defenses")
    return Retreat(limit, armor_class_without_defenses, _pursuers(opponents, free=True))


def _refused(play: Play, combatant: str, opponents: tuple[Opponent, ...]) -> NotAllowed | None:
    names = [one.name for one in opponents]
    if len({*names, combatant}) <= len(names):
        raise Invalid("opponents", names, "names that differ from each other and from the combatant's")
    for one in opponents:
        if one.attacks_made > one.attacks:
            raise Invalid("opponents", one.attacks_made, f"no more than {one.attacks} attacks made")
    return casting.forbids_moving(play, play.recall(World).look_at(combatant))


def _pursuers(opponents: tuple[Opponent, ...], *, free: bool) -> tuple[Pursuer, ...]:
    return tuple(Pursuer(one.name, one.attacks if free else 0, one.attacks - one.attacks_made) for one in opponents)
