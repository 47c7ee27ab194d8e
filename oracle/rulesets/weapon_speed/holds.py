"""Holds: what keeps them, what breaks them, and what they do each round (L122)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed.world import Attacker, Target, World


@dataclass(frozen=True)
class Hold:
    """Whether someone holds another, and the points of damage that it does now."""

    held: bool
    damage: int


@dataclass(frozen=True)
class Broken:
    """Whether a hold is broken, and whether the victim is still held."""

    broken: bool
    held: bool


@operation()
def hold_damage(*, attacker: Attacker = "attacker", target: Target = "target", play: Play) -> Hold:
    """Rule on what a hold does to its victim in this round; asked once a round.

    Args:
        attacker: who holds, by name.
        target: who is held, by name.

    Returns:
        Whether the hold is there, and its damage: only what it has not done in this round yet.

    Source: document 001, L122.1, L122.3.
    """
    world = play.recall(World)
    if world.look_at(attacker).holds_whom != target:
        return Hold(False, 0)
    body = world.of(attacker)
    play.because("weapon_speed.holds.persist", holder=attacker, held=target)
    play.because("weapon_speed.holds.damage", holds=body.holds_number)
    # "per round maintained": a doubt whether a hold is maintained in the round that it is made in
    maintained = body.holds_number
    if body.holds_new and play.reads("weapon_speed.holds.round_it_is_made_in") == "not_maintained":
        maintained -= body.holds_new
    due = maintained - body.holds_dealt
    body.holds_dealt = maintained
    return Hold(True, due)


@operation()
def break_hold(
    *,
    attacker: Attacker = "attacker",
    target: Target = "target",
    by: Annotated[
        Literal["throw", "gouge", "assistance", "melee_weapon_attack", "missile_attack", "brawling_attack", "struggle"],
        Fact("target"),
    ],
    misses: Annotated[bool, Fact("target")] = False,
    play: Play,
) -> Broken | NotAllowed:
    """Rule whether something that is done against a holder breaks the hold.

    Args:
        attacker: who holds, by name.
        target: who is held, by name.
        by: what is done against the holder.
        misses: whether it is an attack, and misses; a throw and a gouge come only of attacks that hit.

    Returns:
        Not allowed where there is no such hold, or whether it is broken, and whether the victim is still held.

    Raises:
        Invalid: a miss of what is no attack roll.

    Source: document 001, L122.1, L122.2.
    """
    if misses and not by.endswith("_attack"):
        raise Invalid("misses", misses, "an attack with a weapon or a blow")
    world = play.recall(World)
    if world.look_at(attacker).holds_whom != target:
        return play.forbids("weapon_speed.holds.broken", held=False)
    if by not in ("throw", "gouge", "assistance", "melee_weapon_attack"):
        play.because("weapon_speed.holds.persist", by=by)
        return Broken(False, True)
    # "a melee weapon attack": a doubt whether it must hit
    if misses and play.reads("weapon_speed.holds.attack_that_misses") == "keeps":
        play.because("weapon_speed.holds.persist", by=by)
        return Broken(False, True)
    play.because("weapon_speed.holds.broken", by=by)
    release(world, attacker)
    return Broken(True, False)


def take_hold(play: Play, world: World, attacker: str, target: str) -> None:
    """Begin a hold (L122.1)."""
    body = world.of(attacker)
    play.because("weapon_speed.holds.starred", holder=attacker, held=target)
    again = body.holds_whom == target
    # "holds deal 1 point": a doubt whether a second one of the same holder does a point of its own
    if again and play.reads("weapon_speed.holds.second_hold") == "each_counts":
        body.holds_number += 1
        body.holds_new += 1
        return
    if again:
        return
    body.holds_whom, body.holds_number, body.holds_new = target, 1, 1


def release(world: World, holder: str) -> None:
    """End whatever hold someone has (L122.2)."""
    world.of(holder).forget(("holds_whom", "holds_number", "holds_new", "holds_dealt"))


def kept(play: Play, world: World, attacker: str, target: str) -> bool:
    """Return whether someone holds another still (L122.1)."""
    if world.look_at(attacker).holds_whom != target:
        return False
    play.because("weapon_speed.holds.persist", holder=attacker, held=target)
    return True


def wrested(play: Play, world: World, attacker: str, target: str) -> bool:
    """Break the holds that a throw or a gouge breaks, and return whether there were any (L122.2)."""
    breaks = world.look_at(target).holds_whom is not None
    if breaks:
        play.because("weapon_speed.holds.broken", holder=target)
        release(world, target)
    # "a throw, gouge": a doubt whether the holder must suffer it, or the held may
    others = [name for name, body in world.bodies.items() if body.holds_whom == target and name != attacker]
    if others and play.reads("weapon_speed.holds.another_throws_the_held") == "breaks_it":
        breaks = True
        for name in others:
            play.because("weapon_speed.holds.broken", holder=name)
            release(world, name)
    # "a throw, gouge": a doubt whether the holder's own breaks a hold too
    own = world.look_at(attacker).holds_whom == target
    if own and play.reads("weapon_speed.holds.holders_own_throw") == "breaks_it":
        play.because("weapon_speed.holds.broken", holder=attacker)
        release(world, attacker)
        return True
    return breaks


def helpless(play: Play, world: World, target: str) -> bool:
    """Return whether a hold makes its victim helpless, so that attacks hit automatically (L50, L55.1, L122.1)."""
    if all(body.holds_whom != target for body in world.bodies.values()):
        return False
    # L50 calls someone helpless who is held: a doubt whether it means a wrestler's hold
    if play.reads("weapon_speed.holds.held_and_helpless") == "not_helpless":
        return False
    play.because("weapon_speed.holds.persist", held=target)
    return True
