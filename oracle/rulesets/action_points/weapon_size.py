"""The printed table of weapon sizes: who can use a weapon, how, and at what penalty (L157 to L172)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.size import SIZES, Size
from oracle.core.tables import Cell, one_of, read_table, text

Grip = Literal["two_handed", "one_handed", "light"]

LETTERS: dict[str, Size] = {size[0].upper(): size for size in SIZES}
GRIPS: dict[str, Grip] = {"2H": "two_handed", "1H": "one_handed", "Lt": "light"}
USER = re.compile(r"([FDTSMLHGC]): (2H|1H|Lt)(?: \((-\d)\))?(?: |$)")


@dataclass(frozen=True)
class User:
    """One size of creature that can use a weapon, how it wields it, and its penalty to attack, 0 or less."""

    size: Size
    grip: Grip
    attack_penalty: int


@dataclass(frozen=True)
class Users:
    """What the table prints of a weapon.

    Args:
        users: every size of creature that can use it, the smallest first; nobody where the table has a dash.
        size_modifier_ap: what its size adds to the cost of an attack, in action points.
    """

    users: tuple[User, ...]
    size_modifier_ap: int


def users_in(cell: str) -> tuple[User, ...]:
    """Return the users that a cell of the table prints.

    Raises:
        ValueError: the cell is neither a dash nor a list of users.
    """
    found = USER.findall(cell)
    if cell != "-" and "".join(match[0] for match in USER.finditer(cell)) != cell:
        raise ValueError("a dash, or users such as M: 2H (-2)")
    return tuple(User(LETTERS[letter], GRIPS[grip], int(penalty or 0)) for letter, grip, penalty in found)


COLUMNS: dict[str, Cell] = {
    "object_size": one_of(*LETTERS),
    **dict.fromkeys(LETTERS, users_in),
    "ap_modifier": int,
    "statement": text,
}
ROWS: dict[Size, dict[str, Any]] = {
    LETTERS[row["object_size"]]: row for row in read_table(folder("action_points") / "weapon_size.csv", COLUMNS)
}


def users_of(object_size: Size, made_for_size: Size) -> tuple[User, ...]:
    """Return the users that the table lists for a weapon."""
    users: tuple[User, ...] = ROWS[object_size][made_for_size[0].upper()]
    return users


def modifier_ap(object_size: Size) -> int:
    """Return what a weapon's size adds to the cost of an attack, in action points."""
    modifier: int = ROWS[object_size]["ap_modifier"]
    return modifier


@operation()
def weapon_users(
    *,
    object_size: Annotated[Size, Fact("weapon")],
    made_for_size: Annotated[Size, Fact("weapon")],
    play: Play,
) -> Users:
    """Look up who can use a weapon.

    Args:
        object_size: the weapon's own size, as an object.
        made_for_size: the size of the creatures that it was made for.

    Returns:
        Each size of creature that the table lists, how it wields the weapon, and its penalty to attack;
        and what the weapon's size adds to the cost of an attack.

    Source: document 000, L151.2 to L151.4, L157, L160 to L172.
    """
    users = users_of(object_size, made_for_size)
    if users:
        play.because("action_points.weapon_size.who_can_use", object_size=object_size, made_for_size=made_for_size)
    else:
        play.because("action_points.weapon_size.dash", object_size=object_size, made_for_size=made_for_size)
    return Users(users, modifier_ap(object_size))
