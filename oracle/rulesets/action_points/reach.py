"""What a weapon's reach and size mean for those it is turned on (L206 to L210)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.size import SIZES, Size
from oracle.rulesets.action_points.world import NAME

Squares = Annotated[int, Fact("", least=0)]


@dataclass(frozen=True)
class Reach:
    """How near and how far, in squares, a weapon or a form of attack serves in melee; whether the form is secondary."""

    min_reach_sq: Squares
    max_reach_sq: Squares
    secondary: bool = False


@dataclass(frozen=True)
class Threat:
    """Whether one of the weapons can be used against a square, and whether the creature threatens it."""

    in_reach: bool
    threatens: bool


@dataclass(frozen=True)
class Stroke:
    """One weapon of a melee attack, and whom it is used against."""

    object_size: Size
    against: Annotated[str, Fact("target", pattern=NAME)]


@dataclass(frozen=True)
class DefenderWeapon:
    """What a defender fights with, a weapon or a primary form of attack, and whether it threatens the attacker."""

    defender: Annotated[str, Fact("target", pattern=NAME)]
    object_size: Size
    threatening: bool


@dataclass(frozen=True)
class Provoked:
    """The defenders that may answer the attack with an attack of opportunity."""

    by: frozenset[str]


def within(play: Play, reach: Reach, distance_sq: int, fact: str) -> bool:
    """Return whether a weapon can be used at a distance (L206).

    Args:
        play: the ruling in the making.
        reach: of the weapon.
        distance_sq: in squares.
        fact: the one that states where the reach ends.

    Raises:
        Invalid: a reach that ends before it begins.
    """
    if reach.max_reach_sq < reach.min_reach_sq:
        raise Invalid(fact, reach.max_reach_sq, f"a greatest reach of at least the least, {reach.min_reach_sq}")
    play.because("action_points.reach.within_reach", min_sq=reach.min_reach_sq, max_sq=reach.max_reach_sq)
    return reach.min_reach_sq <= distance_sq <= reach.max_reach_sq


def idle(play: Play, *, melee_with_primary_form: bool, flat_footed: bool) -> bool:
    """Return whether a creature threatens no square at all (L110)."""
    if not melee_with_primary_form:
        play.because("action_points.reactions.primary_form")
        return True
    if flat_footed:
        play.because("action_points.reactions.flat_footed")
        return True
    return False


@operation()
def threatens(
    *,
    reaches: Annotated[tuple[Reach, ...], Fact("creature", least=1)],
    distance_sq: Annotated[int, Fact("scene", least=0)],
    melee_with_primary_form: Annotated[bool, Fact("creature")] = True,
    flat_footed: Annotated[bool, Fact("creature")] = False,
    play: Play,
) -> Threat:
    """Rule whether a creature threatens a square.

    Args:
        reaches: of each weapon and form of attack that it can use in melee, in squares; all are primary forms or in the
            hands of such, unless they are said to be secondary.
        distance_sq: how far the square is, in squares; 0 is the creature's own.
        melee_with_primary_form: whether one of its primary attack forms serves in melee.
        flat_footed: whether it is.

    Returns:
        Whether a weapon can be used against that square, and whether the creature threatens it.

    Raises:
        Invalid: a reach that ends before it begins.

    Source: document 000, L110, L206, L208.1.
    """
    within_reach = [within(play, reach, distance_sq, "reaches") for reach in reaches]
    in_reach = any(within_reach)
    if idle(play, melee_with_primary_form=melee_with_primary_form, flat_footed=flat_footed):
        return Threat(in_reach, threatens=False)
    play.because("action_points.reactions.threatened_squares", distance_sq=distance_sq)
    threatening = _covers(play, reaches, within_reach, distance_sq)
    primary = [not reach.secondary for reach in reaches]
    if not threatening or all(primary):
        return Threat(in_reach, threatening)
    # a primary form is asked for (L110), though not in as many words the reach of one: a doubt
    if play.reads("action_points.reach.secondary_forms") == "threatens":
        return Threat(in_reach, threatens=True)
    kept = tuple(compress(reaches, primary))
    return Threat(in_reach, _covers(play, kept, list(compress(within_reach, primary)), distance_sq))


def _covers(play: Play, reaches: tuple[Reach, ...], within_reach: list[bool], distance_sq: int) -> bool:
    """Return whether a square lies in the reach of one of several weapons, or of all of them together (L110, L206)."""
    if any(within_reach):
        return True
    nearest = min((reach.min_reach_sq for reach in reaches), default=distance_sq)
    farthest = max((reach.max_reach_sq for reach in reaches), default=distance_sq)
    if not nearest < distance_sq < farthest:
        return False
    # least and greatest reach are a creature's where threat is defined (L110), and a weapon's where reach is (L206.1)
    return play.reads("action_points.reach.gaps") == "whole_creature"


@operation()
def provoked_by_size(
    *,
    strokes: Annotated[tuple[Stroke, ...], Fact("attacker", least=1)],
    defender_weapons: Annotated[tuple[DefenderWeapon, ...], Fact("target")],
    attack: Annotated[Literal["regular", "charge", "feint"], Fact("attacker")] = "regular",
    feint_tricks: Annotated[bool, Fact("target")] = True,
    play: Play,
) -> Provoked:
    """Rule whom a melee attack provokes by the size of its weapons.

    Args:
        strokes: each weapon of the attack, and whom it is used against; several are an akimbo attack.
        defender_weapons: every weapon and primary attack form of the defenders, and whether it threatens the attacker.
        attack: a charge attack, an attack by way of a Feint action, or any other.
        feint_tricks: whether the Feint tricks the opponent; ignored without one.

    Returns:
        The defenders provoked. Whether they have a reaction left is asked apart.

    Source: document 000, L208, L210.1 to L210.3.
    """
    if attack == "charge":
        play.because("action_points.reach.charge")
        return Provoked(frozenset())
    # a doubt whether the action is the way around, or the trick that it is used for (L210.3)
    if attack == "feint" and (feint_tricks or play.reads("action_points.reach.failed_feint") == "does_not_provoke"):
        play.because("action_points.reach.feint")
        return Provoked(frozenset())
    by = {stroke.against for stroke in strokes if _larger(play, stroke.against, strokes, defender_weapons)}
    return Provoked(frozenset(by))


def _larger(play: Play, defender: str, strokes: tuple[Stroke, ...], weapons: tuple[DefenderWeapon, ...]) -> bool:
    """Return whether a defender has a threatening weapon larger than what it is attacked with (L208)."""
    sizes = [SIZES.index(stroke.object_size) for stroke in strokes if stroke.against == defender]
    largest = max(sizes)
    if len(sizes) > 1:
        play.because("action_points.reach.akimbo", largest=SIZES[largest])
    play.because("action_points.reach.larger_weapon", defender=defender, attacking=SIZES[largest])
    return any(
        weapon.threatening and SIZES.index(weapon.object_size) > largest
        for weapon in weapons
        if weapon.defender == defender
    )
