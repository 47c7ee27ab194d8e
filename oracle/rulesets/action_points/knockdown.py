"""Blunt and sonic blows that knock down (L310, L334)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points.damage_types import DamageType

LEVELS_A_SQUARE = 5
"""Levels of failure for each square (L310.3, L334.4)."""


@dataclass(frozen=True)
class BalanceCheck:
    """Whether a creature has to check whether it keeps its balance, and against which DC: 0 if it need not."""

    check_needed: bool
    difficulty: int


@operation()
def balance_check(
    *,
    damage_type: Annotated[DamageType, Fact("attack")],
    maximum_hp: Annotated[int, Fact("target", least=1)],
    maximum_sp: Annotated[int, Fact("target", least=1)],
    hp_damage: Annotated[int, Fact("attack", least=0)] = 0,
    sp_damage: Annotated[int, Fact("attack", least=0)] = 0,
    hp_kept_off: Annotated[int, Fact("target", least=0)] = 0,
    sp_kept_off: Annotated[int, Fact("target", least=0)] = 0,
    current_hp: Annotated[int | None, Fact("target", least=0)] = None,
    current_sp: Annotated[int | None, Fact("target", least=0)] = None,
    play: Play,
) -> BalanceCheck:
    """Rule whether a blow makes a creature check for its balance.

    Args:
        damage_type: of the damage; what an attack does of other types is left out.
        maximum_hp: of the creature.
        maximum_sp: likewise.
        hp_damage: what the attack does to HP before resistance.
        sp_damage: what it does to SP before resistance.
        hp_kept_off: what resistance keeps off of the former.
        sp_kept_off: of the latter.
        current_hp: before the attack; the maximum if nobody says.
        current_sp: likewise.

    Returns:
        Whether it has to check, and the DC.

    Raises:
        Invalid: more kept off than was done, or more points left than the maximum.

    Source: document 000, L310.2, L334.3.
    """
    if hp_kept_off > hp_damage:
        raise Invalid("hp_kept_off", hp_kept_off, f"at most the damage, {hp_damage}")
    if sp_kept_off > sp_damage:
        raise Invalid("sp_kept_off", sp_kept_off, f"at most the damage, {sp_damage}")
    if current_hp is not None and current_hp > maximum_hp:
        raise Invalid("current_hp", current_hp, f"at most the maximum, {maximum_hp}")
    if current_sp is not None and current_sp > maximum_sp:
        raise Invalid("current_sp", current_sp, f"at most the maximum, {maximum_sp}")
    if damage_type not in ("blunt", "sonic"):
        return BalanceCheck(check_needed=False, difficulty=0)
    # what is caused may be what the attack does, or what gets through
    kept_off = hp_kept_off + sp_kept_off
    if kept_off and play.reads("action_points.knockdown.resisted_part") == "not_counted":
        hp_damage, sp_damage = hp_damage - hp_kept_off, sp_damage - sp_kept_off
    hp = maximum_hp if current_hp is None else current_hp
    sp = maximum_sp if current_sp is None else current_sp
    # HP and SP are said of the creature, at their maximum or as they stand
    if (hp, sp) != (maximum_hp, maximum_sp) and play.reads("action_points.knockdown.half_of_what") == "maximum":
        hp, sp = maximum_hp, maximum_sp
    difficulty = _difficulty(play, (hp_damage, hp), (sp_damage, sp))
    if not difficulty:
        return BalanceCheck(check_needed=False, difficulty=0)
    play.because(f"action_points.knockdown.{damage_type}", hp_damage=hp_damage, sp_damage=sp_damage)
    play.because("action_points.knockdown.difficulty", difficulty=difficulty)
    return BalanceCheck(check_needed=True, difficulty=difficulty)


def _difficulty(play: Play, hit_points: tuple[int, int], other_points: tuple[int, int]) -> int:
    """Return the DC, from damage and points of both kinds; 0 where neither half is reached."""
    whole = hit_points[0] + other_points[0]
    # an attack on both: each loss beside its own points, or all of it beside either
    if play.reads("action_points.knockdown.both_points") == "together":
        return whole if 2 * whole >= min(hit_points[1], other_points[1]) else 0
    reached = sum(damage for damage, points in (hit_points, other_points) if 2 * damage >= points)
    if reached in (0, whole):
        return reached
    # "the damage" of the DC may be all of the attack's, or that which reached half
    if play.reads("action_points.knockdown.damage_of_the_difficulty") == "whole":
        return whole
    return reached


@dataclass(frozen=True)
class KnockedDown:
    """Whether a creature falls prone, and how many squares it is knocked back."""

    prone: bool
    knocked_back_sq: int


@operation()
def knock_down(
    *,
    check_succeeds: Annotated[bool, Fact("target")],
    levels_of_failure: Annotated[int | None, Fact("target", least=0)] = None,
    play: Play,
) -> KnockedDown:
    """Rule on what the check for balance comes to.

    Args:
        check_succeeds: whether it does.
        levels_of_failure: of a check that fails, as the rules of checks count them.

    Returns:
        Whether the creature falls, and how far it is knocked back.

    Raises:
        Invalid: levels of failure of a success.

    Source: document 000, L310.3, L334.4.
    """
    if check_succeeds:
        if levels_of_failure is not None:
            raise Invalid("levels_of_failure", levels_of_failure, "no levels of failure of a success")
        return KnockedDown(prone=False, knocked_back_sq=0)
    play.because("action_points.knockdown.prone")
    if levels_of_failure is None:
        missing = "by how many levels the check fails: levels_of_failure"
        play.cannot_tell("knocked_back_sq", missing, "action_points.knockdown.levels_of_failure")
        return KnockedDown(prone=True, knocked_back_sq=0)
    squares = levels_of_failure // LEVELS_A_SQUARE
    if squares:
        play.because("action_points.knockdown.knocked_back", levels=levels_of_failure, squares=squares)
    return KnockedDown(prone=True, knocked_back_sq=squares)
