"""The size modifier of attacks and of Evasion (L6, L18.1)."""

from __future__ import annotations

from oracle.core.rules import folder
from oracle.core.ruling import Play
from oracle.core.size import SIZES
from oracle.core.tables import one_of, read_table, signed, text

COLUMNS = {"size": one_of(*(size.capitalize() for size in SIZES)), "modifier": signed, "statement": text}
MODIFIERS: dict[str, int] = {
    row["size"].lower(): row["modifier"] for row in read_table(folder("body_resilience") / "size.csv", COLUMNS)
}


def modifier(play: Play, size: str) -> int:
    """Return what a size adds to attacks, and to Evasion (L6, L18.1)."""
    found = MODIFIERS[size]
    play.because("body_resilience.size.modifier", size=size, modifier=found)
    return found
