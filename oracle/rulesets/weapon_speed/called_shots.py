"""Called shots (L69, L70)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed.sequence import initiative_is_rolled
from oracle.rulesets.weapon_speed.world import Attacker, World


@dataclass(frozen=True)
class CalledShot:
    """What a called shot is at, and what it makes of initiative and of the attack roll."""

    affects: Literal["object", "location"]
    initiative_modifier: int
    attack_modifier: int


@operation()
def call_shot(
    *,
    attacker: Attacker = "attacker",
    aimed_at: Annotated[
        Literal["potion_on_a_belt", "lock_of_a_door", "joint_in_armor", "other_object", "other_location", "anatomy"],
        Fact("target"),
    ],
    meant_to: Annotated[Literal["hit", "blind", "maim", "cripple"], Fact("attacker")] = "hit",
    initiative_rolled: Annotated[bool, Fact("scene")],
    play: Play,
) -> CalledShot | NotAllowed:
    """Rule whether a called shot may be declared, and what it comes to.

    Args:
        attacker: who calls it, by name.
        aimed_at: the specific point: one of the document's examples, another object or location, or a part of a body.
        meant_to: what it is for.
        initiative_rolled: whether this round's initiative has been rolled; where the state holds that, it has.

    Returns:
        Not allowed, or what it is at and the modifiers; the state then holds the declaration until the
        attack or the end of the round.

    Source: document 001, L69, L70.
    """
    world = play.recall(World)
    if initiative_rolled or initiative_is_rolled(world):
        return play.forbids("weapon_speed.called_shots.declared_first")
    if aimed_at == "anatomy" or meant_to != "hit":
        return play.forbids("weapon_speed.called_shots.no_maiming", meant_to=meant_to)
    play.because("weapon_speed.called_shots.specific_point", aimed_at=aimed_at)
    play.because("weapon_speed.called_shots.declared_first")
    play.because("weapon_speed.called_shots.modifiers", initiative=-1, attack=-4)
    world.of(attacker).called_shots_declared += 1
    affects: Literal["object", "location"] = (
        "location" if aimed_at in ("joint_in_armor", "other_location") else "object"
    )
    return CalledShot(affects, initiative_modifier=-1, attack_modifier=-4)


def undeclared(play: Play) -> NotAllowed:
    """Refuse a called shot that was not declared in time (L69.2)."""
    return play.forbids("weapon_speed.called_shots.declared_first")


def attack_modifier(play: Play, world: World, attacker: str, called_shot: bool) -> int:
    """Return what a called shot makes of its attack roll, and use the declaration up (L70)."""
    if not called_shot:
        return 0
    world.of(attacker).called_shots_declared -= 1
    play.because("weapon_speed.called_shots.modifiers", attack=-4)
    play.because("weapon_speed.called_shots.normal_damage")
    return -4
