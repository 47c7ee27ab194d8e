"""What the questions on supernatural attacks share: touch, reach, rays, areas, and body and mind (L54 to L98)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from oracle.core.ruling import Play

Defense = Literal["dec", "ref", "fort", "will"]
Shape = Literal["touch", "reach", "ray", "area", "body_and_mind"]
Column = Literal["melee", "ranged", "supernatural"]
Skill = Literal["natural_weapons", "weapon_used", "ray_attacks", "area_attacks", "body_and_mind"]


@dataclass(frozen=True)
class Aim:
    """How a supernatural attack is made.

    Args:
        attack_rolls: how many are made, one against each target.
        defense: what each is made against; None where no attack is made.
        further_check: the defence that the effect is checked against beside that attack; None if there is none.
        modifiers: those of which kind of attack count; None where no attack is made.
        skill: which skill with weapons counts; None where no attack is made.
    """

    attack_rolls: int
    defense: Defense | None
    further_check: Defense | None
    modifiers: Column | None
    skill: Skill | None


def attacks_willing(play: Play) -> bool:
    """Return whether a touch of someone willing is an attack (L9, L56.1)."""
    # only unwilling targets of a touch are named: a doubt whether willing ones are attacked with lowered defences (L9)
    if play.reads("action_points.touch.attack_on_willing") == "attack":
        return True
    play.because("action_points.touch.willing_target")
    return False


def check_beside(play: Play, usual: Defense | None, kept: bool | None, missing: str, rule: str) -> Defense | None:
    """Return the defence that an effect is checked against beside its attack, where L72 does not say so.

    Args:
        play: the ruling in the making.
        usual: Fort or Will, where the description names one of them.
        kept: whether the description keeps that check; None if it does not say.
        missing: what is not said then.
        rule: the rule that leaves it open.
    """
    if usual and kept is None:
        play.cannot_tell("further_check", missing, rule)
    return usual if kept else None
