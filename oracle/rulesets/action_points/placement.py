"""Placing an area where that is difficult (L94)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Literal, get_args

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points.world import Degree

Difficulty = Literal["none", "poor_visibility", "long_range", "other"]

DEGREES: tuple[Degree, ...] = get_args(Degree)


@dataclass(frozen=True)
class Placement:
    """Where an area comes to lie.

    Args:
        optimal: whether it lies where it was wanted.
        offset_sq: by how many squares it is off, a fraction as text, "0" if by none.
        direction: 1 to 8, where the die sends it; None if it is not off. Which way each face points is not said.
    """

    optimal: bool
    offset_sq: str
    direction: int | None


@operation(dice={"direction": "d8"})
def place_area(
    *,
    difficulty: Annotated[Difficulty, Fact("scene")],
    degree: Annotated[Degree | None, Fact("attacker")] = None,
    levels_of_failure: Annotated[int | None, Fact("attacker", least=1)] = None,
    range_sq: Annotated[int, Fact("scene", least=0)],
    dm_requires: Annotated[Literal["outstanding", "exceptional"] | None, Fact("scene")] = None,
    dm_resolves_otherwise: Annotated[bool, Fact("scene")] = False,
    play: Play,
) -> Placement:
    """Rule on where an area comes to lie.

    Args:
        difficulty: why exact placement is difficult here.
        degree: how well it went; which roll tells, the document does not say.
        levels_of_failure: by how many levels it failed, or fell short of what the DM requires.
        range_sq: the distance to where the area is wanted, in squares.
        dm_requires: the degree that the DM requires for optimal placement, if more than a success.
        dm_resolves_otherwise: whether the DM resolves a failure in another way.

    Returns:
        Whether the area lies where it was wanted; and if not, its offset in squares and the direction.

    Raises:
        Invalid: a requirement where nothing is difficult, or levels of failure of what did not fail.

    Source: document 000, L94.
    """
    if difficulty == "none":
        if dm_requires:
            raise Invalid("dm_requires", dm_requires, "no requirement where exact placement is not difficult")
        return _open(play, "how an area is placed where that is not difficult (L94.1)", "not_difficult")
    if degree is None:
        return _open(play, "which roll places an area, and how well it went (L94.1): degree", "which_roll")
    required = DEGREES.index(dm_requires or "success")
    if dm_requires:
        play.because("action_points.placement.dm_requires", required=dm_requires)
    if DEGREES.index(degree) >= required:
        if levels_of_failure is not None:
            raise Invalid("levels_of_failure", levels_of_failure, "no levels of failure of what did not fail")
        play.because("action_points.placement.optimal", degree=degree)
        return Placement(optimal=True, offset_sq="0", direction=None)
    # a failure is resolved; a success that falls short of the requirement is not said to be one
    if degree != "failure" and play.reads("action_points.placement.falling_short") == "open":
        return _off(play, "where an area comes to lie after a success that falls short (L94)", None)
    if dm_resolves_otherwise:
        return _off(play, "how the DM resolves it (L94.2)", "dm_resolves")
    return _offset(play, range_sq, levels_of_failure)


def _offset(play: Play, range_sq: int, levels: int | None) -> Placement:
    """Rule on how far off an area lies (L94.2)."""
    direction = play.roll("direction")
    play.because("action_points.placement.direction", direction=direction)
    # a hundredth of no range is nothing, by however many levels it failed
    if not range_sq:
        play.because("action_points.placement.offset", range_sq=range_sq)
        return Placement(optimal=True, offset_sq="0", direction=None)
    if levels is None:
        missing = "by how many levels it failed, for which the document has no scale: levels_of_failure"
        play.cannot_tell("offset_sq", missing, "action_points.placement.levels")
        return Placement(optimal=False, offset_sq="0", direction=direction)
    offset = Fraction(range_sq * levels, 100)
    play.because("action_points.placement.offset", levels=levels, range_sq=range_sq)
    return Placement(optimal=False, offset_sq=str(offset), direction=direction)


def _off(play: Play, missing: str, rule: str | None) -> Placement:
    """Leave open where an area lies that is not where it was wanted."""
    if rule:
        play.because(f"action_points.placement.{rule}")
    for name in ("offset_sq", "direction"):
        play.not_determined[name] = missing
    return Placement(optimal=False, offset_sq="0", direction=None)


def _open(play: Play, missing: str, rule: str) -> Placement:
    """Leave the whole placement open."""
    play.because(f"action_points.placement.{rule}")
    for name in ("optimal", "offset_sq", "direction"):
        play.not_determined[name] = missing
    return Placement(optimal=False, offset_sq="0", direction=None)
