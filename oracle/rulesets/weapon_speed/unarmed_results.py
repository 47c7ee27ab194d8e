"""What the roll of a brawl or of a wrestle comes to (L98 to L121)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import Play
from oracle.core.tables import Cell, read_table, text

Blow = Literal[
    "haymaker",
    "back_kick",
    "rabbit_punch",
    "kidney_punch",
    "front_kick",
    "jab",
    "uppercut",
    "crescent_kick",
    "roundhouse",
    "hook",
    "back_fist",
    "combination",
    "reverse_kick",
    "side_kick",
    "overhand",
    "cross",
    "glancing_blow",
    "wild_swing",
]
Grip = Literal[
    "bear_hug",
    "arm_twist",
    "kick",
    "trip",
    "elbow_smash",
    "arm_lock",
    "leg_twist",
    "leg_lock",
    "throw",
    "gouge",
    "headlock",
]


@dataclass(frozen=True)
class Result:
    """A row of the table.

    Args:
        row: the roll that it stands for, as printed.
        brawl: what a brawl comes to.
        damage: of the brawl, in points.
        knock_out_percent: the chance that the brawl stuns.
        wrestle: what a wrestle comes to.
        hold: whether the wrestle has a star: it is a hold.
    """

    row: str
    brawl: Blow
    damage: int
    knock_out_percent: int
    wrestle: Grip
    hold: bool


def percent(cell: str) -> int:
    """Return a cell that is a percentage: 10%."""
    if not cell.endswith("%"):
        raise ValueError("a percentage")
    return int(cell.removesuffix("%"))


def blow(cell: str) -> str:
    """Return a cell that names a blow: Back kick."""
    return _named(cell, get_args(Blow))


def grip(cell: str) -> tuple[str, bool]:
    """Return a cell that names a grip, and whether it has the star of a hold: Bear hug*."""
    return _named(cell.removesuffix("*"), get_args(Grip)), cell.endswith("*")


def _named(cell: str, allowed: tuple[str, ...]) -> str:
    name = cell.lower().replace(" ", "_")
    if name not in allowed:
        raise ValueError("one of " + ", ".join(allowed))
    return name


COLUMNS: dict[str, Cell] = {
    "roll": text,
    "brawl": blow,
    "damage": int,
    "knock_out": percent,
    "wrestle": grip,
    "statement": text,
}
RESULTS: dict[str, Result] = {
    row["roll"]: Result(row["roll"], row["brawl"], row["damage"], row["knock_out"], *row["wrestle"])
    for row in read_table(folder("weapon_speed") / "unarmed_results.csv", COLUMNS)
}


@operation()
def unarmed_result(*, roll: int, play: Play) -> Result:
    """Rule on what a roll of a brawl or of a wrestle comes to, if it hits.

    Args:
        roll: that the table is read at; it may be above 20 or below 1.

    Returns:
        The row, what it calls the brawl, its damage and its chance to stun, what it calls the wrestle.

    Source: document 001, L98 to L122.
    """
    found = result(play, roll)
    if found.hold:
        play.because("weapon_speed.holds.starred", wrestle=found.wrestle)
    return found


def result(play: Play, roll: int) -> Result:
    """Return the row of a roll (L98 to L121)."""
    if roll >= 20:
        play.because("weapon_speed.unarmed_results.twenty_and_more", roll=roll)
        return RESULTS["20+"]
    if roll < 1:
        play.because("weapon_speed.unarmed_results.less_than_one", roll=roll)
        return RESULTS["<1"]
    play.because("weapon_speed.unarmed_results.row", roll=roll)
    return RESULTS[str(roll)]


def roll_of_the_table(play: Play, face: int, attack_bonus: int, modifiers: int) -> int:
    """Return the roll that the table is read at (L99)."""
    if not attack_bonus and not modifiers:
        return face
    # "Roll", with rows below 1 and above 20: a doubt how much of the attack roll's total counts
    reading = play.reads("weapon_speed.unarmed_results.which_roll")
    if reading == "total":
        return face + attack_bonus + modifiers
    return face + modifiers if reading == "without_attack_bonus" else face
