"""Read a table of the suite: a CSV file whose columns and cells are checked, with the place of whatever is wrong."""

from __future__ import annotations

import csv
import io
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from oracle.core.errors import SuiteFault

Cell = Callable[[str], Any]
"""Turns a cell as printed into a value; raises ValueError with what it expected."""


def text(cell: str) -> str:
    """Return a cell that must not be empty."""
    if not cell.strip():
        raise ValueError("some text")
    return cell


def one_of(*allowed: str) -> Cell:
    """Return a check that a cell is one of a closed list."""

    def check(cell: str) -> str:
        if cell not in allowed:
            raise ValueError("one of " + ", ".join(allowed))
        return cell

    return check


def signed(cell: str) -> int:
    """Return a cell that is a number with its sign: +2, -1, +0."""
    if cell[:1] not in ("+", "-") or not cell[1:].isdecimal():
        raise ValueError("a number with its sign")
    return int(cell)


def read_text(path: Path) -> str:
    """Return a file of the suite as text.

    Raises:
        SuiteFault: it is missing, or no UTF-8.
    """
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise SuiteFault(str(path), None, "a file") from None
    except UnicodeDecodeError as error:
        raise SuiteFault(str(path), f"byte {error.start}", "text in UTF-8") from None


def read_table(path: Path, columns: Mapping[str, Cell]) -> list[dict[str, Any]]:
    """Return the rows of a CSV file, each a dict of its columns in order.

    Raises:
        SuiteFault: other columns than the expected ones, a row of another length, or a cell that its column
            does not allow; the place is `file:line, column`.
    """
    reader = csv.reader(io.StringIO(read_text(path), newline=""))
    header = next(reader, [])
    if header != list(columns):
        raise SuiteFault(f"{path}:1", ",".join(header), "the columns " + ",".join(columns))
    rows = []
    for cells in reader:
        place = f"{path}:{reader.line_num}"
        if len(cells) != len(columns):
            raise SuiteFault(place, f"{len(cells)} cells", f"{len(columns)} cells")
        row = {}
        for (column, check), cell in zip(columns.items(), cells, strict=True):
            try:
                row[column] = check(cell)
            except ValueError as error:
                raise SuiteFault(f"{place}, {column}", cell, str(error)) from None
        rows.append(row)
    return rows


def read_toml(path: Path) -> dict[str, Any]:
    """Return a TOML file as data.

    Raises:
        SuiteFault: it is missing or does not parse.
    """
    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise SuiteFault(str(path), str(error), "TOML") from None
