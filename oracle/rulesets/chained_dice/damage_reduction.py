"""Damage reduction against critical strikes (L86 to L88)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact

ELSEWHERE = "what damage reduction leaves of a hit, which stands elsewhere: reduced_to"


@dataclass(frozen=True)
class DamageTaken:
    """How much of a hit's damage the target takes."""

    taken: int


@operation()
def reduce_damage(
    *,
    strike: Annotated[Literal["standard", "critical"], Fact("attacker")],
    damage: Annotated[int, Fact("attacker", least=0)],
    has_reduction: Annotated[bool, Fact("target")],
    reduced_to: Annotated[int | None, Fact("target", least=0)] = None,
    play: Play,
) -> DamageTaken:
    """Rule on how much damage a target takes of a strike that hits it.

    Args:
        strike: whether it is a critical strike.
        damage: all that it does.
        has_reduction: whether the target has damage reduction.
        reduced_to: what that reduction leaves of this damage, where it counts.

    Returns:
        The damage that is taken.

    Raises:
        Invalid: something is left by a reduction that is not there, or more than there was.

    Source: document 002, L88.
    """
    if reduced_to is not None and not has_reduction:
        raise Invalid("reduced_to", reduced_to, "nothing, where there is no damage reduction")
    if reduced_to is not None and reduced_to > damage:
        raise Invalid("reduced_to", reduced_to, f"no more than the damage, {damage}")
    if not has_reduction:
        return DamageTaken(damage)
    if strike == "critical":
        play.because("chained_dice.damage_reduction.bypassed", damage=damage)
        return DamageTaken(damage)
    if reduced_to is None:
        play.cannot_tell("taken", ELSEWHERE, "chained_dice.damage_reduction.undefined")
        return DamageTaken(damage)
    play.because("chained_dice.damage_reduction.undefined", reduced_to=reduced_to)
    return DamageTaken(reduced_to)
