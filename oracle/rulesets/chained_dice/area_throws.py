"""Where thrown equipment with an area of effect lands that misses (L275 to L279)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, get_args

from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact

Compass = Literal["north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west"]

COMPASS: tuple[Compass, ...] = get_args(Compass)
"""The eight ways from a place, clockwise as seen from above; a d8 has as many faces."""


@dataclass(frozen=True)
class Landing:
    """Where the area of effect is.

    Args:
        moved: whether it is elsewhere than aimed at.
        direction: which way from the target; None where it has not moved.
        extra_ft: how much farther from the target it is than by a narrower miss.
        distance_ft: how far from the target all in all.
    """

    moved: bool
    direction: Compass | None
    extra_ft: int
    distance_ft: int


@operation(dice={"direction": "d8"})
def land_area_throw(
    *,
    missed_by: Annotated[int | None, Fact("attacker", least=0)] = None,
    thrown_towards: Annotated[Compass, Fact("attacker")],
    target_faces: Annotated[Compass | None, Fact("target")] = None,
    first_offset_ft: Annotated[int | None, Fact("scene", least=0)] = None,
    play: Play,
) -> Landing:
    """Rule on where the area of effect of thrown equipment is.

    Args:
        missed_by: the difference by which the attack misses; not stated where it hits.
        thrown_towards: which way the target lies from the thrower.
        target_faces: which way the target looks, if anyone says so.
        first_offset_ft: how far from the target the area is after a narrow miss, where the table says it.

    Returns:
        Whether the area has moved, which way from the target, and how far.

    Source: document 002, L277.1 to L279.
    """
    if missed_by is None:
        return Landing(moved=False, direction=None, extra_ft=0, distance_ft=0)
    play.because("chained_dice.area_throws.moves", missed_by=missed_by)
    direction = _direction(play, thrown_towards, target_faces)
    extra_ft = 0
    # five feet once, however wide the miss
    if missed_by >= 5:
        extra_ft = 5
        play.because("chained_dice.area_throws.wide_miss", missed_by=missed_by)
    if first_offset_ft is None:
        missing = "how far from the target the new area is (L277.3): first_offset_ft"
        play.cannot_tell("distance_ft", missing, "chained_dice.area_throws.first_offset")
    else:
        play.because("chained_dice.area_throws.first_offset", first_offset_ft=first_offset_ft)
    return Landing(True, direction, extra_ft, (first_offset_ft or 0) + extra_ft)


def _direction(play: Play, thrown_towards: Compass, target_faces: Compass | None) -> Compass | None:
    """Return the way from the target that the die shows (L277.3 to L277.5)."""
    face = play.roll("direction")
    behind = COMPASS.index(thrown_towards)
    # behind the target: a doubt whether for the thrower, or at its back
    if play.reads("chained_dice.area_throws.where_behind_is") == "at_its_back":
        if target_faces is None:
            missing = "which way the target looks (L277.3): target_faces"
            play.cannot_tell("direction", missing, "chained_dice.area_throws.behind")
            return None
        behind = COMPASS.index(target_faces) + 4
    if face == 1:
        play.because("chained_dice.area_throws.behind", face=face)
    else:
        play.because("chained_dice.area_throws.clockwise", face=face)
    return COMPASS[(behind + face - 1) % 8]
