"""Ties of initiative (L32, L33)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact

Speed = Annotated[int | None, Fact("weapon", least=1, most=10)]


def cite(play: Play, groups: tuple[tuple[str, ...], ...]) -> None:
    """Note that equal initiative makes actions simultaneous, where it does (L33.1)."""
    if any(len(group) > 1 for group in groups):
        play.because("weapon_speed.ties.simultaneous")


@dataclass(frozen=True)
class Exchange:
    """What becomes of two attacks on each other."""

    simultaneous: bool
    first_attacks: bool
    second_attacks: bool
    damage_to_first: int
    damage_to_second: int
    first_dies: bool
    second_dies: bool


@operation()
def exchange_attacks(
    *,
    first_initiative: Annotated[int, Fact("attacker")],
    second_initiative: Annotated[int, Fact("target")],
    first_damage: Annotated[int, Fact("attacker", least=0)],
    second_damage: Annotated[int, Fact("target", least=0)],
    first_blow_kills: Annotated[bool, Fact("attacker")] = False,
    second_blow_kills: Annotated[bool, Fact("target")] = False,
    first_weapon_speed: Speed = None,
    second_weapon_speed: Speed = None,
    play: Play,
) -> Exchange:
    """Rule on two combatants who attack each other in one round.

    Args:
        first_initiative: of the one.
        second_initiative: of the other.
        first_damage: what the attack of the one does, if it is made; 0 for a miss.
        second_damage: the same of the other.
        first_blow_kills: whether that damage, if it is done, kills the other.
        second_blow_kills: the same of the other's.
        first_weapon_speed: of the weapon of the one, which breaks no tie.
        second_weapon_speed: the same of the other.

    Returns:
        Whether they act at the same time, which attacks are made, the damage that each takes, and who dies.

    Raises:
        Invalid: a blow that does no damage, and kills.

    Source: document 001, L11.2, L16, L33.
    """
    if first_blow_kills and first_damage == 0:
        raise Invalid("first_blow_kills", True, "a blow that does damage")
    if second_blow_kills and second_damage == 0:
        raise Invalid("second_blow_kills", True, "a blow that does damage")
    if first_initiative == second_initiative:
        play.because("weapon_speed.ties.simultaneous", initiative=first_initiative)
        play.because("weapon_speed.ties.both_apply")
        if first_weapon_speed is not None and second_weapon_speed is not None:
            play.because("weapon_speed.ties.no_tiebreaker", speeds=[first_weapon_speed, second_weapon_speed])
        if first_blow_kills and second_blow_kills:
            play.because("weapon_speed.ties.both_can_die")
        return Exchange(True, True, True, second_damage, first_damage, second_blow_kills, first_blow_kills)
    play.because("weapon_speed.sequence.highest_first")
    first_attacks = first_initiative > second_initiative or not second_blow_kills
    second_attacks = second_initiative > first_initiative or not first_blow_kills
    return Exchange(
        False,
        first_attacks,
        second_attacks,
        second_damage if second_attacks else 0,
        first_damage if first_attacks else 0,
        second_blow_kills and second_attacks,
        first_blow_kills and first_attacks,
    )
