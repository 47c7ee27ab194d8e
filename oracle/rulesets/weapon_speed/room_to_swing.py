"""The room that a weapon needs (L67)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.core.size import Size


@dataclass(frozen=True)
class Room:
    """The clear area that a weapon needs, in square decimetres, and whether it has an arc at all."""

    needed_area_dm2: int
    has_arc: bool


@operation()
def swing_weapon(
    *,
    weapon_size: Annotated[Size, Fact("weapon")],
    damage_type: Annotated[Literal["slashing", "bludgeoning", "piercing"], Fact("weapon")],
    clear_area_dm2: Annotated[int, Fact("scene", least=0)],
    others_beside: Annotated[bool, Fact("scene")] = False,
    gm_finds_enough: Annotated[bool | None, Fact("scene")] = None,
    area_of_other_sizes_dm2: Annotated[int | None, Fact("weapon", least=0)] = None,
    play: Play,
) -> Room | NotAllowed:
    """Rule whether there is room to use a weapon.

    Args:
        weapon_size: a size.
        damage_type: what the weapon does as it is used now.
        clear_area_dm2: around the combatant, in square decimetres; a hundred of them are a square metre.
        others_beside: whether others fight side by side with the combatant in the same confined space.
        gm_finds_enough: what the GM says of an area that is roughly the one needed, or not stated.
        area_of_other_sizes_dm2: what a swung weapon needs that is neither Medium nor Large, where that is known.

    Returns:
        Not allowed, or the area needed and whether the weapon has an arc.

    Source: document 001, L67.
    """
    if damage_type == "piercing":
        play.because("weapon_speed.room_to_swing.piercing", others_beside=others_beside)
        return Room(0, has_arc=False)
    if weapon_size not in ("medium", "large"):
        return _other_size(play, clear_area_dm2, area_of_other_sizes_dm2)
    if weapon_size == "large":
        return _within(play, "large_weapons", 100, clear_area_dm2)
    if gm_finds_enough is None:
        return _within(play, "medium_weapons", 50, clear_area_dm2)
    if not gm_finds_enough:
        return play.forbids("weapon_speed.room_to_swing.roughly", clear_area_dm2=clear_area_dm2)
    play.because("weapon_speed.room_to_swing.roughly", clear_area_dm2=clear_area_dm2)
    return Room(50, has_arc=True)


def _within(play: Play, rule: str, needed: int, clear: int) -> Room | NotAllowed:
    if clear < needed:
        return play.forbids(f"weapon_speed.room_to_swing.{rule}", needed_area_dm2=needed)
    play.because(f"weapon_speed.room_to_swing.{rule}", needed_area_dm2=needed)
    play.because("weapon_speed.room_to_swing.adequate_space")
    return Room(needed, has_arc=True)


def _other_size(play: Play, clear: int, needed: int | None) -> Room | NotAllowed:
    if needed is None:
        play.because("weapon_speed.room_to_swing.other_sizes")
        return play.cannot_rule("what a swung weapon of this size needs (L67): area_of_other_sizes_dm2")
    return _within(play, "adequate_space", needed, clear)
