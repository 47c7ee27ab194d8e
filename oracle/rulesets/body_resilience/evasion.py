"""The Evasion modifier and score (L12 to L20)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from oracle.core import size as sizes
from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.body_resilience import size as size_table
from oracle.rulesets.body_resilience.terms import TAKEN

SORT = r"[a-z]+( [a-z]+)*"
ELSEWHERE = ("dodge", "dexterity", "size")
"""Sorts of modifiers that are facts of their own."""

DodgeModifier = Annotated[int, Fact("target")]


@dataclass(frozen=True)
class Factor:
    """Something else that changes Evasion.

    Args:
        sort: of bonus or penalty, in small letters, such as deflection; not dodge, Dexterity or size.
        modifier: signed.
    """

    sort: Annotated[str, Fact("target", pattern=SORT)]
    modifier: Annotated[int, Fact("target")]


@dataclass(frozen=True)
class Evasion:
    """An Evasion modifier, the score where it is not rolled, and whether dodge bonuses are denied."""

    modifier: int
    score: int
    dodge_denied: bool


@operation()
def evasion(
    *,
    dexterity_modifier: Annotated[int, Fact("target")],
    dodge_modifiers: Annotated[tuple[DodgeModifier, ...], Fact("target")] = (),
    size: Annotated[sizes.Size, Fact("target")] = "medium",
    other_factors: Annotated[tuple[Factor, ...], Fact("target")] = (),
    armor_limit: Annotated[int | None, Fact("target", least=0)] = None,
    can_react: Annotated[bool, Fact("target")] = True,
    denied_dexterity: Annotated[bool, Fact("target")] = False,
    play: Play,
) -> Evasion:
    """Rule on someone's Evasion.

    Args:
        dexterity_modifier: signed.
        dodge_modifiers: other dodge modifiers, signed.
        size: the defender's.
        other_factors: whatever else changes Evasion, each of its sort.
        armor_limit: the greatest Dexterity bonus that the armour lets count, 0 or more; not stated where there is none.
        can_react: whether the defender can react to the blow.
        denied_dexterity: whether some other rule denies the defender the Dexterity bonus.

    Returns:
        The modifier, the score of whoever takes 11, and whether dodge bonuses are denied.

    Raises:
        Invalid: a factor of a sort that is a fact of its own.

    Source: document 004, L6, L12 to L20.
    """
    for one in other_factors:
        if one.sort in ELSEWHERE:
            raise Invalid("other_factors", one.sort, "none of what is a fact of its own: " + ", ".join(ELSEWHERE))
    dexterity = _limited(play, dexterity_modifier, armor_limit)
    denied = denied_dexterity or not can_react
    modifier = (
        _dodge(play, [dexterity, *dodge_modifiers], denied)
        + size_table.modifier(play, size)
        + _others(play, other_factors)
    )
    play.because("body_resilience.evasion.modifier", modifier=modifier)
    play.because("body_resilience.evasion.score", score=TAKEN + modifier)
    return Evasion(modifier, TAKEN + modifier, denied)


def _limited(play: Play, dexterity: int, limit: int | None) -> int:
    """Return what armour leaves of a Dexterity modifier (L16)."""
    if limit is None:
        return dexterity
    play.because("body_resilience.evasion.limit_is_no_denial")
    if dexterity <= limit:
        return dexterity
    play.because("body_resilience.evasion.armor_limit", dexterity_modifier=dexterity, limit=limit)
    return limit


def _dodge(play: Play, modifiers: Sequence[int], denied: bool) -> int:
    """Return the dodge modifier, of which Dexterity is the first part (L15)."""
    play.because("body_resilience.evasion.dexterity", dexterity_modifier=modifiers[0])
    total, penalties = sum(modifiers), sum(min(one, 0) for one in modifiers)
    if not denied:
        if sum(one > 0 for one in modifiers) > 1:
            play.because("body_resilience.evasion.dodge_stacks", dodge_modifier=total)
        return total
    play.because("body_resilience.evasion.denied", dodge_modifiers=list(modifiers))
    left = penalties
    # L15.5 lets a dodge modifier apply that is a penalty: a doubt whether each part, or what all come to
    if penalties != total and play.reads("body_resilience.evasion.denied_parts") == "the_sum":
        left = min(total, 0)
    if left:
        play.because("body_resilience.evasion.penalty_remains", modifier=left)
    return left


def _others(play: Play, factors: Sequence[Factor]) -> int:
    """Return what else changes Evasion (L19, L20)."""
    if not factors:
        return 0
    play.because("body_resilience.evasion.other_factors", factors=len(factors))
    if any(one.sort == "deflection" for one in factors):
        play.because("body_resilience.evasion.deflection")
    bonuses: dict[str, list[int]] = {}
    for one in factors:
        bonuses.setdefault(one.sort, []).append(max(one.modifier, 0))
    penalties = sum(min(one.modifier, 0) for one in factors)
    return penalties + sum(_of_one_sort(play, values) for values in bonuses.values())


def _of_one_sort(play: Play, bonuses: Sequence[int]) -> int:
    # L15.7 has dodge bonuses add up unlike most sorts: a doubt whether these are of the most
    _, *others = bonuses
    if others and play.reads("body_resilience.evasion.other_bonuses") == "best_counts":
        return max(bonuses)
    return sum(bonuses)
