"""The types of fact that several questions share, and the outcome of an attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.dice import DICE_PATTERN
from oracle.core.shapes import Fact

NAME = r"\S(.*\S)?"

AttackKind = Annotated[Literal["melee", "ranged"], Fact("attacker")]
AttackBonus = Annotated[int, Fact("attacker")]
OtherModifiers = Annotated[int, Fact("attacker")]
EvasionModifier = Annotated[int, Fact("target")]
TouchAttack = Annotated[bool, Fact("attacker")]
TouchesWith = Annotated[Literal["empty_hand", "melee_weapon", "natural_weapon"], Fact("attacker")]
BecomesCritical = Annotated[bool | None, Fact("scene")]
DamageDice = Annotated[str, Fact("weapon", pattern=DICE_PATTERN)]
Points = Annotated[int, Fact("target", least=0)]

TAKEN = 11
"""What stands for the roll of whoever does not roll (L3.4, L4.2, L14.1, L24.66)."""


@dataclass(frozen=True)
class Attack:
    """An attack.

    Args:
        total: of the one roll that is made.
        score: what it is held against.
        succeeds: whether the attack does, as a hit or as a touch.
        threat: whether it threatens a critical hit.
        critical_hit: whether it is one.
        damage_roll: whether damage is rolled.
    """

    total: int
    score: int
    succeeds: bool | None
    threat: bool | None
    critical_hit: bool | None
    damage_roll: bool | None
