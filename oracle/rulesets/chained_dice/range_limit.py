"""Attacks beyond the range of a ranged weapon (L291 to L293)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.operation import operation
from oracle.core.rounding import rounded_down, rounded_up
from oracle.core.ruling import Play
from oracle.core.shapes import Fact

STEP_FT = 10


@dataclass(frozen=True)
class RangeModifier:
    """What distance does to an attack.

    Args:
        beyond_ft: how far beyond the range the target is.
        modifier: of the attack, signed.
    """

    beyond_ft: int
    modifier: int


@operation()
def range_modifier(
    *,
    maximum_range_ft: Annotated[int, Fact("weapon", least=1)],
    distance_ft: Annotated[int, Fact("scene", least=0)],
    play: Play,
) -> RangeModifier:
    """Rule on the modifier of a shot with a ranged weapon, one that is not thrown, at some distance.

    Args:
        maximum_range_ft: the weapon's maximum range.
        distance_ft: how far away the target is.

    Returns:
        How far beyond the range the target is, and the modifier.

    Source: document 002, L293.
    """
    if distance_ft <= maximum_range_ft:
        return RangeModifier(beyond_ft=0, modifier=0)
    beyond = distance_ft - maximum_range_ft
    return RangeModifier(beyond, penalty(play, beyond))


def penalty(play: Play, beyond: int) -> int:
    """Return the modifier of an attack at a target some feet beyond the range."""
    # every ten feet cost one: a doubt what the feet cost that are no ten
    whole = not beyond % STEP_FT or play.reads("chained_dice.range_limit.part_of_ten") == "free"
    modifier = -rounded_down(beyond, STEP_FT) if whole else -rounded_up(beyond, STEP_FT)
    play.because("chained_dice.range_limit.beyond", beyond_ft=beyond, modifier=modifier)
    return modifier
