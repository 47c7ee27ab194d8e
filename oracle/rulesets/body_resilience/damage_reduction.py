"""Damage reduction: negation and conversion, by armour and by skill (L24.8 to L24.18)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.rounding import rounded_down, rounded_up
from oracle.core.ruling import Play
from oracle.core.shapes import Fact

SOURCES = {
    "armor": "armor",
    "armor_like_effect": "armor",
    "shield": "shield",
    "natural_armor": "natural_armor",
    "natural_armor_effect": "natural_armor",
}
"""The type of each source of armour DR (L24.13)."""


@dataclass(frozen=True)
class Source:
    """A source of armour DR.

    Args:
        kind: what it is.
        dr: how much, 0 or more.
    """

    kind: Annotated[
        Literal["armor", "armor_like_effect", "shield", "natural_armor", "natural_armor_effect"], Fact("target")
    ]
    dr: Annotated[int, Fact("target", least=0)]


Armor = Annotated[tuple[Source, ...], Fact("target")]
Active = Annotated[tuple[Annotated[int, Fact("target", least=0)], ...], Fact("target")]


@dataclass(frozen=True)
class Reduction:
    """How much of a hit's damage is negated, and how much of the rest converted."""

    negation: int
    conversion: int
    armor_dr: int


@operation()
def damage_reduction(
    *,
    armor: Armor = (),
    active: Active = (),
    active_converts: Annotated[bool, Fact("target")] = True,
    play: Play,
) -> Reduction:
    """Rule on someone's damage reduction.

    Args:
        armor: the sources of armour DR.
        active: the sources of active DR, 0 or more each.
        active_converts: whether active DR is conversion, as it normally is.

    Returns:
        The negation and the conversion, and the armour DR that they are halves of.

    Source: document 004, L24.12 to L24.18.
    """
    if active and not active_converts:
        missing = "what active DR does that is no conversion (L24.17)"
        play.cannot_tell("negation", missing, "body_resilience.damage_reduction.unusual_active")
        play.not_determined["conversion"] = missing
    return reduction(play, armor, active)


def reduction(play: Play, armor: Sequence[Source], active: Sequence[int]) -> Reduction:
    """Return the negation and conversion of armour and active DR."""
    total = _armor(play, armor)
    negation, conversion = rounded_up(total, 2), rounded_down(total, 2)
    if armor:
        play.because("body_resilience.damage_reduction.negation", armor_dr=total, negation=negation)
        play.because("body_resilience.damage_reduction.conversion", armor_dr=total, conversion=conversion)
    if active:
        play.because("body_resilience.damage_reduction.active", active=list(active))
        if conversion:
            play.because("body_resilience.damage_reduction.active_stacks", conversion=conversion)
        conversion += _active(play, active)
    return Reduction(negation, conversion, total)


def _armor(play: Play, sources: Sequence[Source]) -> int:
    """Return the armour DR of several sources: the best of each type (L24.13)."""
    best: dict[str, int] = {}
    for one in sources:
        kind = SOURCES[one.kind]
        if kind in best:
            play.because("body_resilience.damage_reduction.same_source", type=kind)
        best[kind] = max(best.get(kind, one.dr), one.dr)
    if len(best) > 1:
        play.because("body_resilience.damage_reduction.sources_stack", types=sorted(best))
    return sum(best.values())


def _active(play: Play, sources: Sequence[int]) -> int:
    # L24.13 speaks of armour DR, L24.16 names other sources of active DR: a doubt whether these add up
    _, *others = sources
    if others and play.reads("body_resilience.damage_reduction.several_active") == "best_counts":
        return max(sources)
    return sum(sources)


def divided(play: Play, damage: int, reduced: Reduction) -> tuple[int, int, int]:
    """Return what of a hit's base damage is negated, and what goes to resilience points and to body points (L24.8)."""
    negated = min(damage, reduced.negation)
    converted = min(damage - negated, reduced.conversion)
    body = damage - negated - converted
    if negated:
        play.because("body_resilience.damage_reduction.negated", negated=negated)
    if converted:
        play.because("body_resilience.damage_reduction.resilience_points", damage=converted)
    if body:
        play.because("body_resilience.damage_reduction.body_points", damage=body)
    return negated, converted, body
