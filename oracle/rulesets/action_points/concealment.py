"""What conceals, what concealment does, and what it shares with cover (L277 to L280)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points.defense_modifiers import (
    BY_EYE,
    BySight,
    Concealment,
    Cover,
    Left,
    Sight,
    check_left,
    modifier_of,
    rows_of,
)

Veil = Literal[
    "fog",
    "shadows",
    "foliage",
    "curtains",
    "other_hindrance_to_sight",
    "near_total_darkness",
    "dense_foliage",
    "dense_fog",
    "invisibility",
]
NAMED: dict[Veil, tuple[Concealment, str]] = {
    "fog": ("concealment", "hard_to_see"),
    "shadows": ("concealment", "hard_to_see"),
    "foliage": ("concealment", "hard_to_see"),
    "curtains": ("concealment", "hard_to_see"),
    "other_hindrance_to_sight": ("concealment", "hard_to_see"),
    "near_total_darkness": ("good_concealment", "dense"),
    "dense_foliage": ("good_concealment", "dense"),
    "dense_fog": ("good_concealment", "dense"),
    "invisibility": ("total_concealment", "invisible"),
}
"""The class of concealment of each thing that the document names, and the rule that names it."""

HidingCover = Annotated[Cover, Fact("target")]
HidingConcealment = Annotated[Concealment, Fact("target")]


@dataclass(frozen=True)
class Concealed:
    """A defender's concealment: its class, and its bonus to DeC."""

    concealment: Concealment
    dec_bonus: int


@operation()
def concealment_class(
    *,
    veil: Annotated[Veil | None, Fact("target")] = None,
    concealment: Annotated[Concealment | None, Fact("target")] = None,
    relies_on_sight: BySight = True,
    concealment_bonus_left: Left = None,
    targets_right_square: Annotated[bool, Fact("attacker")] = True,
    play: Play,
) -> Concealed:
    """Rule which concealment a defender has, and its bonus against one attack.

    Args:
        veil: what hinders the attacker's sight.
        concealment: its class, if that is known.
        relies_on_sight: whether the attacker does.
        concealment_bonus_left: what concealment still gives against an attacker that does not; null if nobody says.
        targets_right_square: whether the attack is on the square where the defender is.

    Returns:
        The class of concealment, and the bonus to DeC.

    Raises:
        Invalid: neither veil nor class is stated, or both are; a wrong square without total concealment; concealment
            that is left where there is none to leave, or as much as there was.

    Source: document 000, L252 to L254, L271, L277 to L279.
    """
    if veil is not None:
        if concealment is not None:
            raise Invalid("concealment", concealment, "no class, since it is stated what hinders sight")
        concealment, rule = NAMED[veil]
        play.because(f"action_points.concealment.{rule}", veil=veil)
    if concealment is None:
        raise Invalid("concealment", None, "a class, or what hinders sight")
    if concealment == "total_concealment" and targets_right_square:
        play.because("action_points.concealment.right_square")
    if not targets_right_square:
        if concealment != "total_concealment":
            raise Invalid("targets_right_square", False, "the right square, since the defender is not wholly concealed")
        missing = "what becomes of an attack on a square where the defender is not (L279.1)"
        play.cannot_tell("dec_bonus", missing, "action_points.concealment.wrong_square")
        return Concealed(concealment, 0)
    sight = Sight(relies_on_sight, concealment_bonus_left)
    return Concealed(concealment, modifier_of(play, rows_of([concealment]), "dec", sight, "dec_bonus"))


def opportunity_refused(play: Play, concealment: Concealment, relies_on_sight: bool) -> NotAllowed | None:
    """Refuse an attack of opportunity on someone well concealed (L112.2, L278.2, L279.2); None where it is allowed."""
    if concealment not in ("good_concealment", "total_concealment"):
        return None
    # bonuses are lost on those who do not rely on sight; of what concealment forbids, nothing is said: a doubt
    if relies_on_sight or play.reads("action_points.concealment.opportunity_without_sight") == "forbidden":
        return play.forbids("action_points.concealment.opportunity", concealment=concealment)
    return None


@dataclass(frozen=True)
class Hidden:
    """The bonus of cover and concealment to a Hide check."""

    hide_bonus: int


@operation()
def hide_bonus(
    *,
    cover: HidingCover = "none",
    concealment: HidingConcealment = "none",
    relies_on_sight: Annotated[bool, Fact("observer")] = True,
    concealment_bonus_left: Annotated[int | None, Fact("observer", least=0)] = None,
    total_cover_bonus: Annotated[int | None, Fact("target", least=0)] = None,
    play: Play,
) -> Hidden:
    """Rule on the bonus of cover and concealment to a Hide check.

    Args:
        cover: of the one who hides, towards the observer.
        concealment: likewise.
        relies_on_sight: whether the observer does.
        concealment_bonus_left: what concealment still gives against an observer that does not; null if nobody says.
        total_cover_bonus: what total cover gives; null if nobody says.

    Returns:
        The bonus.

    Raises:
        Invalid: a bonus of total cover without total cover; concealment that is left where there is none to leave, or
            as much as there was.

    Source: document 000, L248 to L254, L271, L280.
    """
    sight = _observed(play, concealment, Sight(relies_on_sight, concealment_bonus_left))
    if cover == "total_cover":
        return _behind_total_cover(play, total_cover_bonus, concealment, sight)
    if total_cover_bonus is not None:
        raise Invalid("total_cover_bonus", total_cover_bonus, "nothing of the kind, since cover is not total")
    if cover != "none" or concealment != "none":
        play.because("action_points.concealment.hide", cover=cover, concealment=concealment)
    if not (cover != "none" and concealment != "none" and _both_count(play)):
        return Hidden(modifier_of(play, rows_of({cover, concealment}), "dec", sight, "hide_bonus"))
    by_cover = modifier_of(play, rows_of({cover}), "dec", BY_EYE, "hide_bonus")
    return Hidden(by_cover + modifier_of(play, rows_of({concealment}), "dec", sight, "hide_bonus"))


def _observed(play: Play, concealment: Concealment, sight: Sight) -> Sight:
    """Return how far an observer is hindered as an attacker would be (L271, L280)."""
    check_left(rows_of({concealment}), sight)
    if sight.relied_on or concealment == "none":
        return sight
    # what does not rely on sight takes from bonuses to defence, and Hide equals one but is none: a doubt
    return BY_EYE if play.reads("action_points.concealment.hiding_without_sight") == "whole" else sight


def _behind_total_cover(play: Play, given: int | None, concealment: Concealment, sight: Sight) -> Hidden:
    """Return the bonus behind total cover, which has no modifier to DeC of its own (L251, L280)."""
    by_concealment = modifier_of(play, rows_of({concealment}), "dec", sight, "hide_bonus")
    if given is None:
        missing = "a Hide bonus of total cover, which has no DeC modifier to equal (L251): total_cover_bonus"
        play.cannot_tell("hide_bonus", missing, "action_points.concealment.hide_behind_total_cover")
        return Hidden(by_concealment)
    play.because("action_points.concealment.hide", cover=given, concealment=by_concealment)
    if concealment != "none" and _both_count(play):
        return Hidden(given + by_concealment)
    return Hidden(max(given, by_concealment))


def _both_count(play: Play) -> bool:
    # the DeC has one bonus of both, and each of the two is said to provide one: a doubt
    return play.reads("action_points.concealment.hiding_by_both") == "both_count"
