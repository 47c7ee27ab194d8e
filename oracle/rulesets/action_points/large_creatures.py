"""Cover and concealment where a creature occupies several squares (L282)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points import concealment as hiding
from oracle.rulesets.action_points import cover as covering
from oracle.rulesets.action_points.defense_modifiers import (
    BY_EYE,
    BySight,
    Column,
    Concealment,
    Cover,
    modifier_of,
    rows_of,
)


@dataclass(frozen=True)
class Square:
    """One of the defender's squares, as seen from one of the attacker's.

    Args:
        cover: of that square.
        concealment: of that square.
    """

    cover: Cover = "none"
    concealment: Concealment = "none"


Defender = Annotated[tuple[Square, ...], Fact("target", least=1)]
SeenFrom = Annotated[tuple[Defender, ...], Fact("scene", least=1)]
ChosenSquare = Annotated[int | None, Fact("attacker", least=1)]


@dataclass(frozen=True)
class Bonuses:
    """What cover and concealment give a defender: bonuses to DeC and to Ref."""

    dec_bonus: int
    ref_bonus: int


@operation()
def bonuses_by_squares(
    *,
    seen_from: SeenFrom,
    chosen_square: ChosenSquare = None,
    play: Play,
) -> Bonuses:
    """Rule on the bonuses of cover and concealment where attacker or defender occupies several squares.

    Args:
        seen_from: for each of the attacker's squares, in order, each of the defender's squares.
        chosen_square: which of its squares the attacker chooses, counted from 1; it may be left unsaid of one only.

    Returns:
        The bonuses to DeC and to Ref.

    Raises:
        Invalid: a square that the attacker does not have, or no choice among several; a defender that is not of
            as many squares from each.

    Source: document 000, L282.
    """
    squares = _chosen(play, seen_from, chosen_square)
    if len(squares) > 1:
        play.because("action_points.large_creatures.all_squares", squares=len(squares))
        squares = _counting(play, squares)
    dec, ref = _bonus(play, squares, "dec"), _bonus(play, squares, "ref")
    return Bonuses(dec, ref)


@dataclass(frozen=True)
class Exposure:
    """Whether cover and concealment keep attacks of opportunity from a creature, and from how many of its squares."""

    safe: bool
    safe_squares: int


@operation()
def opportunity_by_squares(
    *,
    seen_from: SeenFrom,
    chosen_square: ChosenSquare = None,
    relies_on_sight: BySight = True,
    play: Play,
) -> Exposure:
    """Rule whether cover and concealment keep attacks of opportunity from a defender of several squares.

    Args:
        seen_from: for each of the attacker's squares, in order, each of the defender's squares.
        chosen_square: which of its squares the attacker chooses, counted from 1; it may be left unsaid of one only.
        relies_on_sight: whether the attacker does.

    Returns:
        Whether the defender is safe, and how many of its squares are.

    Raises:
        Invalid: a square that the attacker does not have, or no choice among several; a defender that is not of
            as many squares from each.

    Source: document 000, L112.2, L274.2, L275.3, L278.2, L279.2, L282.
    """
    squares = _chosen(play, seen_from, chosen_square)
    safe = sum(_safe(play, one, relies_on_sight) for one in squares)
    if len(squares) > 1:
        play.because("action_points.large_creatures.opportunity", squares=len(squares), safe=safe)
    if safe in (0, len(squares)):
        return Exposure(safe > 0, safe)
    # bonuses are said to need every square, and to be safe from such attacks is none: a doubt
    return Exposure(play.reads("action_points.large_creatures.some_squares_safe") == "safe", safe)


def _safe(play: Play, square: Square, relies_on_sight: bool) -> bool:
    """Return whether a square's cover or concealment keeps attacks of opportunity away."""
    concealed = hiding.opportunity_refused(play, square.concealment, relies_on_sight)
    return (concealed or covering.opportunity_refused(play, square.cover)) is not None


def _chosen(play: Play, seen_from: tuple[Defender, ...], chosen_square: int | None) -> Defender:
    """Return the defender's squares as seen from the one that the attacker chooses (L282.2).

    Raises:
        Invalid: a square that the attacker does not have, or no choice among several; a defender that is not of
            as many squares from each.
    """
    if len({len(one) for one in seen_from}) > 1:
        raise Invalid("seen_from", [len(one) for one in seen_from], "the same squares of the defender from each")
    if chosen_square is None and len(seen_from) > 1:
        raise Invalid("chosen_square", None, "the square that the attacker chooses among its own")
    chosen = chosen_square or 1
    if chosen > len(seen_from):
        raise Invalid("chosen_square", chosen, f"a square of the attacker, 1 to {len(seen_from)}")
    if len(seen_from) > 1:
        play.because("action_points.large_creatures.attackers_choice", square=chosen)
    return seen_from[chosen - 1]


def _counting(play: Play, squares: tuple[Square, ...]) -> tuple[Square, ...]:
    """Return the squares with what counts of them: nothing unless every square has it (L282.3)."""
    if any(one.cover == "none" and one.concealment == "none" for one in squares):
        return (Square(),)
    covered = all(one.cover != "none" for one in squares)
    concealed = all(one.concealment != "none" for one in squares)
    apart = tuple(Square(one.cover if covered else "none", one.concealment if concealed else "none") for one in squares)
    # a square in cover beside one that is concealed: each has one of the two, and not all have the same: a doubt
    if apart != squares and play.reads("action_points.large_creatures.cover_here_concealment_there") == "apart":
        return apart
    return squares


def _bonus(play: Play, squares: tuple[Square, ...], column: Column) -> int:
    """Return the bonus to a defence, of squares that may not be alike."""
    ranks = {(one.cover, one.concealment): _rank(one, column) for one in squares}
    counts = min(ranks, key=ranks.__getitem__)
    most = max(ranks, key=ranks.__getitem__)
    # every square has some, and not all as much: the document does not say what the creature gets, a doubt
    if ranks[counts] != ranks[most] and play.reads("action_points.large_creatures.unequal_squares") == "the_most":
        counts = most
    return modifier_of(play, rows_of(counts), column, BY_EYE, f"{column}_bonus")


def _rank(square: Square, column: Column) -> tuple[bool, int]:
    """Return what a square is worth, to be compared: a dash of the table is worth more than any number."""
    modifiers = [row[column].modifier for row in rows_of({square.cover, square.concealment})]
    return None in modifiers, max([0, *(one for one in modifiers if one is not None)])
