"""The printed table of defence modifiers with its notes, and what a defence comes to by it (L245 to L271)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.core.tables import Cell, one_of, read_table, text

Situation = Literal[
    "limited_cover",
    "cover",
    "good_cover",
    "total_cover",
    "concealment",
    "good_concealment",
    "total_concealment",
    "invisible",
    "entangled",
    "flat_footed",
    "blind",
    "unable_to_see_attacker",
    "cowering",
    "stunned",
    "grappling",
    "pinned",
    "helpless",
    "squeezing",
]
Cover = Literal["none", "limited_cover", "cover", "good_cover", "total_cover"]
Concealment = Literal["none", "concealment", "good_concealment", "total_concealment"]
Defense = Literal["active_dec", "passive_dec", "ref", "fort", "will"]
Column = Literal["dec", "ref", "fort_will"]
Counts = Literal["whole", "penalty_only", "never"]

LABELS: dict[str, str] = {
    "limited_cover": "Behind limited cover",
    "cover": "Behind cover",
    "good_cover": "Behind good cover",
    "total_cover": "Total cover",
    "concealment": "Concealment⁵",
    "good_concealment": "Good concealment⁵",
    "total_concealment": "Total concealment or invisible⁵",
    "invisible": "Total concealment or invisible⁵",
    "entangled": "Entangled",
    "flat_footed": "Flat-footed",
    "blind": "Blind or unable to see attacker",
    "unable_to_see_attacker": "Blind or unable to see attacker",
    "cowering": "Cowering",
    "stunned": "Stunned",
    "grappling": "Grappling",
    "pinned": "Pinned",
    "helpless": "Helpless",
    "squeezing": "Squeezing through tight space",
}
COLUMN_OF: dict[Defense, Column] = {
    "active_dec": "dec",
    "passive_dec": "dec",
    "ref": "ref",
    "fort": "fort_will",
    "will": "fort_will",
}
ENTRY = re.compile(r"([+-]\d+)([²³⁴]?)")
PASSIVE_ONLY = {"²", "³"}
DEX_AS_0 = "³"
DEX_PENALTY = "⁴"
BY_SIGHT = "⁵"
AT_DEX_0 = -5
"""The modifier of a Dex of 0 (L269)."""


@dataclass(frozen=True)
class Entry:
    """A cell of the table: a modifier, None for a dash, and the mark of its note, "" for none."""

    modifier: int | None
    mark: str


def entry_in(cell: str) -> Entry:
    """Return what a cell of the table prints.

    Raises:
        ValueError: the cell is neither a dash nor a signed number with at most one mark.
    """
    if cell == "-":
        return Entry(None, "")
    found = ENTRY.fullmatch(cell)
    if not found:
        raise ValueError("a dash, or a modifier such as -2²")
    return Entry(int(found[1]), found[2])


COLUMNS: dict[str, Cell] = {
    "category": one_of("Visibility¹", "Disadvantaged¹", "Position¹"),
    "defender": text,
    "dec": entry_in,
    "ref": entry_in,
    "fort_will": entry_in,
    "statement": text,
}
Row = dict[str, Any]
ROWS: dict[str, Row] = {
    row["defender"]: row for row in read_table(folder("action_points") / "defense_modifiers.csv", COLUMNS)
}

Situations = Annotated[frozenset[Situation], Fact("target")]
BySight = Annotated[bool, Fact("attacker")]
Left = Annotated[int | None, Fact("attacker", least=0)]


@dataclass(frozen=True)
class Sight:
    """How an attacker finds the defender.

    Args:
        relied_on: whether it relies on sight.
        left: what the defender's concealment still gives if it does not; null if nobody says.
    """

    relied_on: bool
    left: int | None


BY_EYE = Sight(relied_on=True, left=None)


def rows_of(situations: Iterable[str]) -> list[Row]:
    """Return the rows of the table that describe a defender, each once; "none" has no row."""
    wanted = {LABELS[one] for one in situations if one != "none"}
    return [ROWS[label] for label in sorted(wanted)]


def modifier_of(play: Play, rows: list[Row], column: Column, sight: Sight, *fields: str) -> int:
    """Return what a column of the table comes to, category by category.

    Args:
        play: the ruling in the making.
        rows: those that describe the defender.
        column: of the table.
        sight: how the attacker finds the defender.
        fields: the outcome's fields that are open where the modifier is.

    Raises:
        Invalid: concealment that an attacker leaves where there is none to leave, or as much as there was.
    """
    check_left(rows, sight)
    if not rows:
        return 0
    if any(row[column].modifier is None for row in rows):
        for name in fields:
            missing = "a DeC modifier of total cover, for which the table has a dash (L251)"
            play.cannot_tell(name, missing, "action_points.defense_modifiers.no_number")
        return 0
    _cite(play, rows, column)
    if sight.relied_on or not _concealed(rows, column):
        return _sum(rows, column, None)
    if sight.left is not None:
        play.because("action_points.concealment.without_sight", left=sight.left)
        return _sum(rows, column, sight.left)
    removed, reduced = _sum(rows, column, 0), _sum(rows, column, _concealed(rows, column) - 1)
    if removed == reduced:
        play.because("action_points.concealment.without_sight")
        return removed
    for name in fields:
        missing = (
            "what concealment gives against an attacker that does not rely on sight (L271): concealment_bonus_left"
        )
        play.cannot_tell(name, missing, "action_points.concealment.left_without_sight")
    return 0


def check_left(rows: list[Row], sight: Sight) -> None:
    """Check what is left of concealment against an attacker that does not rely on sight.

    Raises:
        Invalid: there is none to leave, or as much is left as there was.
    """
    if sight.left is None:
        return
    if sight.relied_on:
        raise Invalid("concealment_bonus_left", sight.left, "nothing of the kind, since the attacker relies on sight")
    if sight.left >= _concealed(rows, "dec"):
        raise Invalid("concealment_bonus_left", sight.left, "less than the bonus of the defender's concealment")


def _concealed(rows: list[Row], column: Column) -> int:
    """Return the greatest modifier of concealment, 0 without any."""
    return max((row[column].modifier for row in rows if row["defender"].endswith(BY_SIGHT)), default=0)


def _sum(rows: list[Row], column: Column, left: int | None) -> int:
    """Return the sum of what is furthest from 0 in each category (L267)."""
    furthest: dict[str, int] = {}
    for row in rows:
        modifier = row[column].modifier
        if left is not None and row["defender"].endswith(BY_SIGHT):
            modifier = left
        # only one sign stands in each category, so that two of one size are never opposed
        furthest[row["category"]] = max(furthest.get(row["category"], 0), modifier, key=abs)
    return sum(furthest.values())


def _cite(play: Play, rows: list[Row], column: Column) -> None:
    categories = [row["category"] for row in rows]
    modifiers = [row[column].modifier for row in rows]
    play.because("action_points.defense_modifiers.each_situation", column=column, modifiers=modifiers)
    if len(set(categories)) < len(categories):
        play.because("action_points.defense_modifiers.one_of_a_category", modifiers=modifiers)
    if len(set(categories)) > 1:
        play.because("action_points.defense_modifiers.categories_add_up")


def marks_of(play: Play, rows: list[Row], column: Column) -> set[str]:
    """Return the marks that hold of a defender in a column."""
    every = {row[column].mark for row in rows} - {""}
    highest: dict[str, int] = {}
    for row in rows:
        highest[row["category"]] = max(highest.get(row["category"], 0), abs(row[column].modifier or 0))
    counting = {row[column].mark for row in rows if abs(row[column].modifier or 0) == highest[row["category"]]} - {""}
    # that one row of a category applies is said of modifiers: a doubt about the notes of the other rows
    if every != counting and play.reads("action_points.defense_modifiers.notes_of_other_rows") == "fall_away":
        return counting
    return every


@dataclass(frozen=True)
class Modifiers:
    """What a defender's situation does to its defences.

    Args:
        dec_modifier: to DeC, signed.
        ref_modifier: to Ref.
        fort_will_modifier: to Fort and to Will.
        active_dec: whether the active DeC can be used.
        ref_bonuses: whether Ref keeps the bonuses of Dex and Int.
        dex_0_in_dec: whether Dex is treated as 0 in DeC.
        dex_0_in_ref: whether Dex is treated as 0 in Ref.
    """

    dec_modifier: int
    ref_modifier: int
    fort_will_modifier: int
    active_dec: bool
    ref_bonuses: bool
    dex_0_in_dec: bool
    dex_0_in_ref: bool


@operation()
def defense_modifiers(
    *,
    situations: Situations,
    relies_on_sight: BySight = True,
    concealment_bonus_left: Left = None,
    play: Play,
) -> Modifiers:
    """Look up what a defender's situation does to its defences.

    Args:
        situations: everything of the table that is so; none of it changes nothing.
        relies_on_sight: whether the attacker does.
        concealment_bonus_left: what concealment still gives against an attacker that does not; null if nobody says.

    Returns:
        The modifier of each column, whether the active DeC can be used, whether Ref keeps the bonuses of Dex and Int,
        and whether Dex is treated as 0.

    Raises:
        Invalid: concealment that is left where there is none to leave, or as much as there was.

    Source: document 000, L245 to L271.
    """
    rows = rows_of(situations)
    sight = Sight(relies_on_sight, concealment_bonus_left)
    dec = modifier_of(play, rows, "dec", sight, "dec_modifier")
    ref = modifier_of(play, rows, "ref", sight, "ref_modifier")
    fort_will = modifier_of(play, rows, "fort_will", sight, "fort_will_modifier")
    in_dec, in_ref = marks_of(play, rows, "dec"), marks_of(play, rows, "ref")
    if in_dec & PASSIVE_ONLY:
        play.because("action_points.defense_modifiers.passive_only")
    if in_ref & PASSIVE_ONLY:
        play.because("action_points.defense_modifiers.bonuses_lost")
    if DEX_AS_0 in in_dec | in_ref:
        play.because("action_points.defense_modifiers.dex_as_0", modifier=AT_DEX_0)
    return Modifiers(
        dec,
        ref,
        fort_will,
        active_dec=not in_dec & PASSIVE_ONLY,
        ref_bonuses=not in_ref & PASSIVE_ONLY,
        dex_0_in_dec=DEX_AS_0 in in_dec,
        dex_0_in_ref=DEX_AS_0 in in_ref,
    )


@dataclass(frozen=True)
class Defended:
    """What a defence comes to in a situation.

    Args:
        value: of the defence.
        modifier: what the table makes of it, signed; abilities apart.
    """

    value: int
    modifier: int


@dataclass(frozen=True)
class Abilities:
    """What a defence is made of.

    Args:
        dex: the Dex modifier.
        int_: the Int modifier.
        dex_counts: how the defence counts Dex; null if nobody says.
        dex_entangled: the Dex modifier with the penalty of an entangled creature; null if nobody says.
    """

    dex: int | None
    int_: int | None
    dex_counts: Counts | None
    dex_entangled: int | None


@operation()
def defense_value(
    *,
    situations: Situations,
    defense: Annotated[Defense, Fact("target")],
    normal_value: Annotated[int, Fact("target")],
    dex_modifier: Annotated[int | None, Fact("target")] = None,
    int_modifier: Annotated[int | None, Fact("target")] = None,
    dec_counts_dex: Annotated[Counts | None, Fact("target")] = None,
    entangled_dex_modifier: Annotated[int | None, Fact("target")] = None,
    relies_on_sight: BySight = True,
    concealment_bonus_left: Left = None,
    play: Play,
) -> Defended | NotAllowed:
    """Rule on what one of a defender's defences comes to.

    Args:
        situations: everything of the table that is so.
        defense: the one asked about.
        normal_value: what it is in no such situation.
        dex_modifier: what Dex is worth, and gives Ref, signed; needed where the situation touches it.
        int_modifier: what Int gives Ref, signed; needed where the situation touches it.
        dec_counts_dex: how this DeC counts Dex: whole, only if it is a penalty, or never; null if nobody says.
        entangled_dex_modifier: the Dex modifier with the penalty of being entangled; null if nobody says.
        relies_on_sight: whether the attacker does.
        concealment_bonus_left: what concealment still gives against an attacker that does not; null if nobody says.

    Returns:
        Not allowed, of an active DeC that cannot be used; or the value, and the table's modifier in it.

    Raises:
        Invalid: an ability that is needed and not stated; an entangled creature with a better Dex; concealment that is
            left where there is none to leave, or as much as there was.

    Source: document 000, L245 to L271.
    """
    rows = rows_of(situations)
    column = COLUMN_OF[defense]
    marks = marks_of(play, rows, column)
    if defense == "active_dec" and marks & PASSIVE_ONLY:
        return play.forbids("action_points.defense_modifiers.passive_only")
    modifier = modifier_of(play, rows, column, Sight(relies_on_sight, concealment_bonus_left), "modifier", "value")
    abilities = Abilities(dex_modifier, int_modifier, dec_counts_dex, entangled_dex_modifier)
    change = _in_ref(play, marks, abilities) if defense == "ref" else _in_dec(play, marks, abilities)
    return Defended(normal_value + modifier + change, modifier)


def _in_dec(play: Play, marks: set[str], abilities: Abilities) -> int:
    """Return what a changed Dex does to a DeC (L269, L270); Fort and Will carry no such mark."""
    if not marks & {DEX_AS_0, DEX_PENALTY} or abilities.dex_counts == "never":
        return 0
    # how either DeC is made up stands in another chapter
    if abilities.dex_counts is None:
        missing = "whether this DeC counts the Dex modifier: dec_counts_dex"
        play.cannot_tell("value", missing, "action_points.defense_modifiers.dex_in_dec")
        return 0
    before = _stated("dex_modifier", abilities.dex)
    after = _dex(play, marks, abilities, before)
    if abilities.dex_counts == "penalty_only":
        return min(after, 0) - min(before, 0)
    return after - before


def _in_ref(play: Play, marks: set[str], abilities: Abilities) -> int:
    """Return what lost bonuses and a changed Dex do to Ref (L268.2, L269, L270)."""
    if not marks:
        return 0
    before = _stated("dex_modifier", abilities.dex)
    after = _dex(play, marks, abilities, before)
    if not marks & PASSIVE_ONLY:
        return after - before
    play.because("action_points.defense_modifiers.bonuses_lost")
    intelligence = _stated("int_modifier", abilities.int_)
    return min(after, 0) - before + min(intelligence, 0) - intelligence


def _dex(play: Play, marks: set[str], abilities: Abilities, dex: int) -> int:
    """Return the Dex modifier that counts."""
    if DEX_AS_0 in marks:
        play.because("action_points.defense_modifiers.dex_as_0", modifier=AT_DEX_0)
        return AT_DEX_0
    if DEX_PENALTY not in marks:
        return dex
    if abilities.dex_entangled is None:
        missing = "how large the Dex penalty of an entangled creature is (L270): entangled_dex_modifier"
        play.cannot_tell("value", missing, "action_points.defense_modifiers.size_of_dex_penalty")
        return dex
    if abilities.dex_entangled > dex:
        raise Invalid("entangled_dex_modifier", abilities.dex_entangled, "no better than the Dex modifier")
    play.because("action_points.defense_modifiers.entangled", dex_modifier=abilities.dex_entangled)
    return abilities.dex_entangled


def _stated(name: str, value: int | None) -> int:
    if value is None:
        raise Invalid(name, None, "this ability's modifier, which the situation touches")
    return value
