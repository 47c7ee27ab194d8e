"""Siege weapons against structures (L387 to L397)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, get_args

from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.core.tables import Cell, read_table, text
from oracle.rulesets.weapon_speed.objects import named
from oracle.rulesets.weapon_speed.world import NAME, World

SiegeWeapon = Literal["ballista", "giants_fist", "small_catapult", "ram", "screw_or_drill", "large_catapult"]
Material = Literal["hard_stone", "soft_stone", "earth", "thin_wood", "thick_wood"]

COLUMNS: dict[str, Cell] = {"siege_weapon": named, **dict.fromkeys(get_args(Material), int), "statement": text}
TARGETS = {row["siege_weapon"]: row for row in read_table(folder("weapon_speed") / "siege.csv", COLUMNS)}


@dataclass(frozen=True)
class SiegeAttack:
    """A shot or blow at a structure: the number its save needs, and the cubic feet it loses, now and in all."""

    target_number: int
    gives_way: bool
    cubic_feet: int
    cubic_feet_in_all: int


@operation(dice={"save": "d20"})
def siege_attack(
    *,
    aimed_at: Annotated[Literal["structure", "creature"], Fact("target")] = "structure",
    structure: Annotated[str, Fact("target", pattern=NAME)] = "structure",
    siege_weapon: Annotated[SiegeWeapon, Fact("weapon")],
    material: Annotated[Material, Fact("target")],
    play: Play,
) -> SiegeAttack | NotAllowed:
    """Rule on what a siege weapon does to a structure.

    Args:
        aimed_at: a structure or a creature.
        structure: by name; the state holds what it has lost.
        siege_weapon: which one.
        material: what the structure is made of.

    Returns:
        Not allowed, or the number that the structure's save needs, whether the structure gives way, and the
        cubic feet of it that are destroyed by this, and by all so far.

    Source: document 001, L388 to L397.
    """
    if aimed_at == "creature":
        # L388.1 tells what siege weapons are for: a doubt whether it forbids anything else
        if play.reads("weapon_speed.siege.creatures") == "forbidden":
            return play.forbids("weapon_speed.siege.structures_only")
        play.because("weapon_speed.siege.structures_only")
        return play.cannot_rule("what a siege weapon does to a creature (L388.1)")
    target: int = TARGETS[siege_weapon][material]
    play.because("weapon_speed.siege.table", weapon=siege_weapon, material=material, number=target)
    face = play.roll("save")
    body = play.recall(World).of(structure)
    play.because("weapon_speed.siege.gives_way", face=face, number=target)
    if face >= target:
        return SiegeAttack(target, gives_way=False, cubic_feet=0, cubic_feet_in_all=body.siege_cubic_feet)
    destroyed = target - face
    body.siege_cubic_feet += destroyed
    play.because("weapon_speed.siege.cubic_feet", cubic_feet=destroyed, in_all=body.siege_cubic_feet)
    return SiegeAttack(target, True, destroyed, body.siege_cubic_feet)
