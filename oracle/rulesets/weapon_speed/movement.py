"""Movement in combat, with melee and with missiles (L82 to L87)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rounding import rounded_down
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed import casting
from oracle.rulesets.weapon_speed.world import Combatant, World

MovementValue = Annotated[int, Fact("combatant", least=0)]
Distance = Annotated[int | None, Fact("combatant", least=0)]

METRE_DM = 10


@dataclass(frozen=True)
class Move:
    """How far one may go in the round, and where the move ends, in decimetres."""

    limit_dm: int
    moved_dm: int
    stopped_by: Literal["nothing", "limit", "defender"]


@dataclass(frozen=True)
class Fire:
    """Shots in a round: a whole number, or a fraction where there is one in several rounds."""

    rate_of_fire: str | None


def full_movement_dm(play: Play, movement_value_m: int) -> int:
    """Return how far anyone may move in a round (L82)."""
    play.because("weapon_speed.movement.three_times", movement_value_m=movement_value_m)
    return 3 * METRE_DM * movement_value_m


@operation()
def move(
    *,
    combatant: Combatant = "combatant",
    movement_value_m: MovementValue,
    melee_attack: Annotated[bool, Fact("combatant")] = False,
    distance_dm: Annotated[int, Fact("combatant", least=0)],
    blocked_after_dm: Distance = None,
    play: Play,
) -> Move | NotAllowed:
    """Rule on how far someone gets in a round.

    Args:
        combatant: by name.
        movement_value_m: in metres.
        melee_attack: whether a melee attack is made in the same round.
        distance_dm: that is to be covered, in decimetres.
        blocked_after_dm: the distance after which the defender of a melee attack actively blocks the path.

    Returns:
        Not allowed, or the limit, the distance covered, and what ended the move.

    Raises:
        Invalid: a defender blocks the path, and no melee attack is made.

    Source: document 001, L72.2, L82, L84.
    """
    if blocked_after_dm is not None and not melee_attack:
        raise Invalid("blocked_after_dm", blocked_after_dm, "no distance, since nobody is attacked in melee")
    refused = casting.forbids_moving(play, play.recall(World).look_at(combatant)) if distance_dm else None
    if refused:
        return refused
    full = full_movement_dm(play, movement_value_m)
    if not melee_attack:
        if distance_dm > full:
            return play.forbids("weapon_speed.movement.three_times", distance_dm=distance_dm)
        return Move(full, distance_dm, "nothing")
    limit = full // 2
    play.because("weapon_speed.movement.half_with_melee", limit_dm=limit)
    if blocked_after_dm is not None and blocked_after_dm < min(limit, distance_dm):
        play.because("weapon_speed.movement.ends", blocked_after_dm=blocked_after_dm)
        return Move(limit, blocked_after_dm, "defender")
    if distance_dm > limit:
        play.because("weapon_speed.movement.ends", limit_dm=limit)
        return Move(limit, limit, "limit")
    return Move(limit, distance_dm, "nothing")


@operation()
def fire_while_moving(
    *,
    combatant: Combatant = "combatant",
    rate_of_fire: Annotated[str, Fact("weapon", pattern=r"[1-9][0-9]?(/2)?|1/[1-9]")],
    movement_value_m: MovementValue,
    distance_dm: Annotated[int, Fact("combatant", least=0)],
    rate_of_fire_beyond_half: Annotated[str | None, Fact("scene", pattern=r"0|[1-9][0-9]?(/2)?|1/[1-9]")] = None,
    play: Play,
) -> Fire | NotAllowed:
    """Rule on the rate of fire of someone who moves.

    Args:
        combatant: by name.
        rate_of_fire: the weapon's normal one: shots in a round, halves too, or one shot in several rounds.
        movement_value_m: in metres.
        distance_dm: covered in the round, in decimetres.
        rate_of_fire_beyond_half: what is left of the rate on a move of more than half, where it is known.

    Returns:
        Not allowed, or the rate of fire; 0 is no shot at all.

    Raises:
        Invalid: what is left of the rate is no less than the rate.

    Source: document 001, L72.2, L82, L86, L87.
    """
    rate = Fraction(rate_of_fire)
    if rate_of_fire_beyond_half is not None and Fraction(rate_of_fire_beyond_half) >= rate:
        raise Invalid("rate_of_fire_beyond_half", rate_of_fire_beyond_half, f"less than {rate_of_fire}")
    if distance_dm == 0:
        return Fire(str(rate))
    refused = casting.forbids_moving(play, play.recall(World).look_at(combatant))
    if refused:
        return refused
    beyond_half = 2 * distance_dm > _movement_rate_dm(play, movement_value_m)
    # "up to half": a doubt whether more rules out any shot, or leaves unsaid how many there are
    if beyond_half and play.reads("weapon_speed.movement.fire_after_more") == "ruled_out":
        return play.forbids("weapon_speed.movement.half_rate_of_fire", distance_dm=distance_dm)
    if beyond_half and distance_dm > full_movement_dm(play, movement_value_m):
        return play.forbids("weapon_speed.movement.three_times", distance_dm=distance_dm)
    play.because("weapon_speed.movement.moving_slows_fire")
    if rate <= 1:
        play.because("weapon_speed.movement.slow_weapons", rate_of_fire=rate_of_fire)
        return Fire(str(1 / (1 / rate + 1)))
    if beyond_half:
        return _beyond_half(play, rate_of_fire_beyond_half)
    play.because("weapon_speed.movement.half_rate_of_fire", rate_of_fire=rate_of_fire)
    return Fire(str(_half(play, rate)))


def _movement_rate_dm(play: Play, movement_value_m: int) -> int:
    # "their movement rate": a doubt whether what they may move in a round, or their movement value
    if play.reads("weapon_speed.movement.movement_rate") == "movement_value":
        return METRE_DM * movement_value_m
    return full_movement_dm(play, movement_value_m)


def _beyond_half(play: Play, stated: str | None) -> Fire:
    if stated is not None:
        return Fire(str(Fraction(stated)))
    missing = "what is left of the rate of fire on a move of more than half (L86.1, L86.2): rate_of_fire_beyond_half"
    play.cannot_tell("rate_of_fire", missing, "weapon_speed.movement.rate_beyond_half")
    return Fire(None)


def _half(play: Play, rate: Fraction) -> Fraction | int:
    # a rate that alternates: a doubt whether the rate is halved, or the shots of each of its rounds
    if rate.denominator == 2 and play.reads("weapon_speed.movement.half_of_alternating_rate") == "each_round":
        return Fraction(rounded_down(rate.numerator // 2, 2) + rounded_down(rate.numerator // 2 + 1, 2), 2)
    return rounded_down(rate.numerator, 2 * rate.denominator)
