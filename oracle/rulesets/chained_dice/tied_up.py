"""Whoever is tied up: what breaks the bonds, and what can be done in them (L163 to L167)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rounding import rounded_down
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice import grapple_sizes, inanimate
from oracle.rulesets.chained_dice.world import Attacker, Body, Creature, Target, Thing, World

Spell = Annotated[
    frozenset[Literal["only_touch", "memorized", "has_conduit", "conduit_in_reach", "attacks"]],
    Fact("creature"),
]
EASY_SPELL = frozenset(("only_touch", "memorized", "has_conduit", "conduit_in_reach"))
"""What must hold of a spell so that it can be channeled in bonds (L167.2)."""

DESTROYED = "what holds someone whose bonds are destroyed (L165.1, L194.2)"


@dataclass(frozen=True)
class Bonds:
    """What a check to break free of bonds is made against."""

    health: int


@dataclass(frozen=True)
class BoundAct:
    """How far someone who is bound comes in feet at most; 0 for an act that leads nowhere."""

    most_ft: int


@operation()
def tie_up(
    *,
    attacker: Attacker,
    target: Target,
    thing: Thing = "rope",
    durability: Annotated[int | None, Fact("object", least=1, starting=True)] = None,
    possible: Annotated[bool | None, Fact("scene")] = None,
    play: Play,
) -> Bonds | NotAllowed:
    """Rule on what it takes to break the bonds that someone is tied up with.

    Args:
        attacker: who ties.
        target: who is tied up, and grappled from then on.
        thing: the object that binds, by name.
        durability: of that object, before anything befell it.
        possible: whether the situation is one of those in which someone can be tied up.

    Returns:
        Not allowed, or the object's health; the state then holds it.

    Raises:
        Invalid: the target is tied up already, or ties itself; an object that is destroyed.

    Source: document 002, L165, L194.
    """
    world = play.recall(World)
    if attacker == target or _is_bound(world, world.look_at(target)):
        raise Invalid("target", target, "someone else than the attacker, who is not tied up")
    if world.look_at(attacker).grapple_holder is not None:
        return play.forbids("chained_dice.grapple.held", held_by=world.look_at(attacker).grapple_holder)
    if possible is None:
        play.because("chained_dice.tied_up.situations")
        return play.cannot_rule("whether this is a situation to tie someone up in (L165.1): possible")
    if not possible:
        return play.forbids("chained_dice.tied_up.situations")
    play.because("chained_dice.tied_up.situations")
    bonds = world.of(thing)
    bonds.inanimate_durability = play.starting("durability", durability, bonds.inanimate_durability)
    health = inanimate.health_of(play, bonds.inanimate_durability)
    if bonds.inanimate_damage >= health:
        raise Invalid("thing", thing, "an object that is not destroyed")
    body = world.of(target)
    if body.grapple_holder is None:
        body.grapple_holder = attacker
    body.tied_up_health = health
    body.tied_up_with = thing
    against = _against(play, body, bonds)
    play.because("chained_dice.tied_up.against_health", health=against)
    return Bonds(against)


def _is_bound(world: World, body: Body) -> bool:
    """Return whether someone is tied up with something that is not destroyed."""
    with_what = body.tied_up_with
    return with_what is not None and world.look_at(with_what).inanimate_damage < body.tied_up_health


def are_destroyed(play: Play, world: World, body: Body) -> bool:
    """Return whether someone was tied up with something that is destroyed now (L165.1, L194.2)."""
    if body.tied_up_with is None or _is_bound(world, body):
        return False
    play.because("chained_dice.tied_up.destroyed_bonds")
    return True


def _against(play: Play, body: Body, bonds: Body) -> int:
    """Return what a check to break someone's bonds is made against (L165.2, L165.3)."""
    # "the object's health", made from its durability: a doubt whether it is what is left of it, or all of it
    if bonds.inanimate_damage and play.reads("chained_dice.tied_up.damaged_bonds") == "what_is_left":
        return body.tied_up_health - bonds.inanimate_damage
    return body.tied_up_health


def breaks(play: Play, world: World, body: Body, target_guts: int) -> tuple[bool, int]:
    """Return whether a guts check breaks someone's bonds, and what it was against (L165.2)."""
    health = _against(play, body, world.look_at(str(body.tied_up_with)))
    play.because("chained_dice.tied_up.against_health", target_guts=target_guts, health=health)
    return grapple_sizes.reaches(play, "chained_dice.tied_up.equal_health", target_guts, health), health


@operation()
def act_bound(
    *,
    creature: Creature,
    action: Annotated[Literal["attack", "channel", "roll", "glare", "other"], Fact("creature")],
    spell: Spell = frozenset(),
    seconds: Annotated[int, Fact("creature", least=0)] = 0,
    distance_ft: Annotated[int, Fact("creature", least=0)] = 0,
    on_surface: Annotated[bool, Fact("creature")] = False,
    much_movement: Annotated[bool | None, Fact("scene")] = None,
    play: Play,
) -> BoundAct | NotAllowed:
    """Rule whether someone who is tied up may do something.

    Args:
        creature: who is tied up.
        action: what it wants to do.
        spell: what holds of the spell that it would channel, and of its conduit; and whether it attacks somebody.
        seconds: for how long it would roll.
        distance_ft: how far it would roll.
        on_surface: whether it is bound to a surface.
        much_movement: whether the GM finds that the action takes too much movement, where no example decides.

    Returns:
        Not allowed, or how far it comes at most.

    Raises:
        Invalid: the creature is not tied up.

    Source: document 002, L139.2, L167.
    """
    world = play.recall(World)
    body = world.look_at(creature)
    if not body.tied_up_health:
        raise Invalid("creature", creature, "someone who is tied up")
    if are_destroyed(play, world, body):
        return play.cannot_rule(DESTROYED)
    # attacking with magic is attacking, and channeling is allowed: a doubt which of the two gives way (L3.1, L167.2)
    attacks = "attacks" in spell and action == "channel"
    if attacks:
        attacks = play.reads("chained_dice.tied_up.spell_that_attacks") == "is_an_attack"
    if action == "attack" or attacks:
        return play.forbids("chained_dice.grapple.held", held_by=body.grapple_holder)
    if action == "glare":
        play.because("chained_dice.tied_up.glaring")
        return BoundAct(0)
    if action == "roll":
        return _roll(play, seconds, distance_ft, on_surface=on_surface)
    if action == "channel" and spell >= EASY_SPELL:
        play.because("chained_dice.tied_up.channeling")
        return BoundAct(0)
    # how much movement is too much is not said (L167.1)
    if much_movement is None:
        play.because("chained_dice.tied_up.little_movement")
        return play.cannot_rule("whether this takes too much physical movement (L167.1): much_movement")
    if much_movement:
        return play.forbids("chained_dice.tied_up.little_movement")
    play.because("chained_dice.tied_up.little_movement")
    return BoundAct(0)


def _roll(play: Play, seconds: int, distance_ft: int, *, on_surface: bool) -> BoundAct | NotAllowed:
    """Rule whether someone who is bound may roll so far (L167.2)."""
    if on_surface:
        return play.forbids("chained_dice.tied_up.bound_to_a_surface")
    # "five feet per ten seconds": a doubt about spans that are not whole
    whole = play.reads("chained_dice.tied_up.part_of_ten_seconds") == "whole_spans"
    most = 5 * rounded_down(seconds, 10) if whole else rounded_down(5 * seconds, 10)
    if distance_ft > most:
        return play.forbids("chained_dice.tied_up.rolling", most_ft=most)
    play.because("chained_dice.tied_up.rolling", most_ft=most)
    return BoundAct(most)
