"""Mutations of a ruleset: one token of one module, or one cell of one table, changed."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from oracle.core.tables import read_text
from oracle.prove.altered import module_folder, printed_tables
from oracle.prove.sites import Site, Sites

Key = tuple[str, str, str, str, int]
"""File, function or class (of a table, column), change, line as it was, and which of several such."""


@dataclass(frozen=True)
class Mutation:
    """One change of one file.

    Args:
        file: its name: of a module or a table.
        site: what is changed, and where; within a table, `within` is the column.
        before: the line as it was, without its indentation.
        after: the line as it is with the change.
        ordinal: which of several with the same `file`, `within`, `change` and `before`, from 1.
    """

    file: str
    site: Site
    before: str
    after: str
    ordinal: int = 1

    @property
    def key(self) -> Key:
        """What names this mutation, wherever its line moves."""
        return self.file, self.site.within, self.site.change, self.before, self.ordinal


def applied(site: Site, text: str) -> str:
    """Return a text with a change made."""
    data = text.encode()
    return (data[: site.start] + site.new.encode() + data[site.end :]).decode()


def mutations(ruleset: str) -> Iterator[tuple[Mutation, str]]:
    """Yield every mutation of a ruleset's modules and printed tables, with the altered text of its file."""
    for path in [*sorted(module_folder(ruleset).glob("*.py")), *printed_tables(ruleset)]:
        text = read_text(path)
        sites = Sites(text).found if path.suffix == ".py" else table_sites(text)
        for mutation in numbered(path.name, text, sites):
            yield mutation, applied(mutation.site, text)


def numbered(file: str, text: str, sites: Iterable[Site]) -> Iterator[Mutation]:
    """Yield the mutations at sites of a file, in the order in which they stand there."""
    seen: Counter[Key] = Counter()
    lines = text.splitlines()
    for site in sorted(sites, key=lambda one: (one.start, one.end)):
        after = applied(site, text).splitlines()[site.line - 1].strip()
        mutation = Mutation(file, site, lines[site.line - 1].strip(), after)
        seen[mutation.key] += 1
        yield replace(mutation, ordinal=seen[mutation.key])


def table_sites(text: str) -> Iterator[Site]:
    """Yield every change of a table's cell: a number one up or down, another cell of the same column."""
    header, *rows = csv.reader(io.StringIO(text, newline=""))
    lines = text.encode().splitlines(keepends=True)
    for at, row in enumerate(rows, 1):
        start = sum(len(line) for line in lines[:at])
        for column, name in enumerate(header):
            for cell in _other_cells({one[column] for one in rows}, row[column]) if name != "statement" else ():
                line = io.StringIO(newline="")
                csv.writer(line, lineterminator="\n").writerow([*row[:column], cell, *row[column + 1 :]])
                yield Site(at + 1, name, f"{row[column]} to {cell}", start, start + len(lines[at]), line.getvalue())


def _other_cells(column: set[str], cell: str) -> list[str]:
    if re.fullmatch(r"[+-]?\d+", cell):
        return [str(int(cell) + 1), str(int(cell) - 1)]
    return sorted(column - {cell})[:1]
