"""Cover and concealment, Table 9.5 (L147 to L156)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rounding import rounded_down, rounded_up
from oracle.core.rules import folder
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.tables import read_table, text

SORTS = {
    "bush": "concealment",
    "tapestry": "concealment",
    "other_concealment": "concealment",
    "wall": "cover",
    "furniture": "cover",
    "other_cover": "cover",
}
"""What hides, and what protects as well (L148)."""


def _penalty(cell: str) -> int:
    return -int(cell.removeprefix("\N{MINUS SIGN}"))


def _percent(cell: str) -> int:
    return int(cell.replace("%+", "%").removesuffix("% hidden"))


COLUMNS = {"degree": _percent, "cover": _penalty, "concealment": _penalty, "statement": text}
DEGREES = read_table(folder("weapon_speed") / "cover.csv", COLUMNS)
NEARLY_ALL = 90


@dataclass(frozen=True)
class Screen:
    """Something that a defender is behind.

    Args:
        what: it is.
        hidden_percent: how much of the defender it hides, 1 to 100.
    """

    what: Annotated[
        Literal["bush", "tapestry", "other_concealment", "wall", "furniture", "other_cover"], Fact("target")
    ]
    hidden_percent: Annotated[int, Fact("target", least=1, most=100)]


Behind = Annotated[tuple[Screen, ...], Fact("target")]


@dataclass(frozen=True)
class Protection:
    """What protects a defender.

    Args:
        attack_modifier: of an attack on the defender, signed.
        physical: whether something stands in the way of missiles.
    """

    attack_modifier: int
    physical: bool


@operation()
def protection(
    *,
    attack: Annotated[Literal["ranged", "melee"], Fact("attacker")] = "ranged",
    behind: Behind,
    play: Play,
) -> Protection:
    """Rule on what cover and concealment do for a defender.

    Args:
        attack: the kind of attack on the defender.
        behind: what the defender is behind, no more than one concealment and one cover.

    Returns:
        The modifier of the attack roll, and whether there is a physical barrier.

    Raises:
        Invalid: two of one sort.

    Source: document 001, L148 to L155.
    """
    check_screens(behind)
    physical = any(SORTS[one.what] == "cover" for one in behind)
    for one in behind:
        play.because(f"weapon_speed.cover.what_is_{SORTS[one.what]}", what=one.what)
    if attack == "melee":
        return Protection(0, physical)
    return Protection(ranged_modifier(play, behind), physical)


def check_screens(behind: Sequence[Screen]) -> None:
    """Check that nothing is behind two covers, or two concealments.

    Raises:
        Invalid: two of one sort.
    """
    sorts = [SORTS[one.what] for one in behind]
    if len(set(sorts)) < len(sorts):
        raise Invalid("behind", [one.what for one in behind], "one cover and one concealment at most")


def ranged_modifier(play: Play, behind: Sequence[Screen]) -> int:
    """Return what cover and concealment add to a ranged attack (L148.3, Table 9.5)."""
    each = [_degree(play, SORTS[one.what], one.hidden_percent) for one in behind]
    if any(each):
        play.because("weapon_speed.cover.ranged_attacks", modifiers=each)
    # both are said to apply, and no line tells how they do so together: a doubt
    worse, together = min(each, default=0), sum(each)
    if worse != together and play.reads("weapon_speed.cover.both_at_once") == "worse_counts":
        return worse
    return together


def _degree(play: Play, sort: str, percent: int) -> int:
    """Return a row's modifier for how much is hidden (Table 9.5)."""
    last = max((row for row in DEGREES if row["degree"] <= percent), key=lambda row: row["degree"], default=None)
    rows = [None, *DEGREES]
    nearest = min(rows, key=lambda row: abs((row["degree"] if row else 0) - percent))
    # only the last row says that it reaches further: a doubt about what lies between two rows
    if last is not nearest and play.reads("weapon_speed.cover.between_rows") == "nearest_row":
        last = nearest
    if last is None:
        return 0
    modifier: int = last[sort]
    play.because("weapon_speed.cover.modifiers", sort=sort, percent=last["degree"], modifier=modifier)
    return modifier


@dataclass(frozen=True)
class Sheltered:
    """What cover does against an effect on an area: a bonus to the Reflex save, signed, and the damage suffered."""

    reflex_bonus: int | None
    damage: int | None


@operation()
def area_effect_on_covered(
    *,
    behind: Behind,
    detonates: Annotated[Literal["before_cover", "behind_cover"], Fact("scene")] = "before_cover",
    cover_blocks: Annotated[bool, Fact("scene")] = True,
    saved: Annotated[bool, Fact("target")],
    damage: Annotated[int, Fact("scene", least=0)],
    damage_if_saved: Annotated[int | None, Fact("scene", least=0)] = None,
    reflex_bonus_of_cover: Annotated[int | None, Fact("scene", least=1)] = None,
    play: Play,
) -> Sheltered:
    """Rule on an effect on an area, such as a fireball, and a defender behind something.

    Args:
        behind: what the defender is behind, no more than one concealment and one cover.
        detonates: whether the effect begins before the cover, or on the defender's side of it.
        cover_blocks: whether the cover blocks an effect that begins before it.
        saved: whether the Reflex save succeeds.
        damage: the effect's damage after a failed save.
        damage_if_saved: the effect's own damage after a successful save; null if nobody says.
        reflex_bonus_of_cover: the bonus that this cover gives; null if nobody says.

    Returns:
        The bonus to the save, and the damage.

    Raises:
        Invalid: two of one sort.

    Source: document 001, L156.
    """
    check_screens(behind)
    covers = [one.hidden_percent for one in behind if SORTS[one.what] == "cover"]
    bonus: int | None = 0
    blocked = cover_blocks and detonates == "before_cover"
    if covers and detonates == "behind_cover":
        play.because("weapon_speed.cover.detonates_behind")
    elif covers and _gives_bonus(play, cover_blocks):
        play.because("weapon_speed.cover.reflex_bonus")
        bonus = reflex_bonus_of_cover
    if bonus is None:
        missing = "how large the bonus by cover is (L156.1): reflex_bonus_of_cover"
        play.cannot_tell("reflex_bonus", missing, "weapon_speed.cover.size_of_bonus")
    if blocked and any(percent >= NEARLY_ALL for percent in covers):
        play.because("weapon_speed.cover.nearly_all_covered", percents=covers)
        return Sheltered(bonus, 0 if saved else _half(play, damage))
    if not saved:
        return Sheltered(bonus, damage)
    if damage_if_saved is None:
        missing = "what the effect does after a successful save: damage_if_saved"
        play.cannot_tell("damage", missing, "weapon_speed.cover.effect_of_save")
    return Sheltered(bonus, damage_if_saved)


def _gives_bonus(play: Play, blocks: bool) -> bool:
    # that the cover must block the effect is said of cover of 90 % only: a doubt about the bonus
    return blocks or play.reads("weapon_speed.cover.bonus_without_blocking") == "bonus"


def _half(play: Play, damage: int) -> int:
    # half of an odd number of points: no rounding is given
    if damage % 2 and play.reads("weapon_speed.cover.half_a_point") == "rounded_up":
        return rounded_up(damage, 2)
    return rounded_down(damage, 2)
