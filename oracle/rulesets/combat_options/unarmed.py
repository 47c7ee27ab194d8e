"""Unarmed combat (L85 to L87)."""

from __future__ import annotations

from typing import Annotated, Literal

from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.combat_options.world import in_use

NaturalWeapon = Annotated[Literal["none", "claws", "horns", "bite", "other"], Fact("attacker")]


def strikes(play: Play, weapon: str | None, natural_weapon: str) -> bool:
    """Return whether damage is that of an unarmed attack (L85, L87)."""
    if weapon != "unarmed" or not in_use(play, "unarmed"):
        return False
    if natural_weapon == "none":
        play.because("combat_options.unarmed.unarmed_attacks")
        return True
    # L85.1 calls natural attacks unarmed, L87 gives all unarmed attacks 1d2 but speaks of characters
    if play.reads("combat_options.unarmed.monsters") == "unarmed_damage":
        return True
    play.because("combat_options.unarmed.natural_attacks", attack=natural_weapon)
    return False


def roll(play: Play, strength_modifier: int) -> tuple[int, int]:
    """Return the face and the modifier of an unarmed attack (L87)."""
    face = play.roll("unarmed")
    play.because("combat_options.unarmed.damage", face=face)
    play.because("combat_options.unarmed.strength", modifier=strength_modifier)
    return face, strength_modifier
