"""Mutations of a ruleset: one token of one module, or one cell of one table, changed."""

from __future__ import annotations

import ast
import csv
import io
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from oracle.core.dice import DICE_PATTERN
from oracle.core.rules import folder
from oracle.core.tables import read_text
from oracle.prove.altered import module_folder
from oracle.prove.lint import REGISTER_FILES

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
NOT_JUDGED = {"because", "forbids", "cannot_tell", "Invalid", "AssertionError"}
"""Calls whose arguments are the derivation or the text of an error."""

NO_WORD = "no_such_word"


@dataclass(frozen=True)
class Mutation:
    """One change of one file.

    Args:
        file: its name: a module or a table.
        line: where, from 1.
        within: the function or class, "" outside of any; of a table, the column.
        change: what becomes what.
        before: the line as it was, without its indentation.
        ordinal: which of several with the same `file`, `within`, `change` and `before`, from 1.
        start: the first byte replaced.
        end: the byte after the last.
        new: what stands there instead.
    """

    file: str
    line: int
    within: str
    change: str
    before: str
    start: int
    end: int
    new: str
    ordinal: int = 1

    @property
    def key(self) -> tuple[str, str, str, str, int]:
        """What names this mutation as long as its line stays, wherever that moves."""
        return self.file, self.within, self.change, self.before, self.ordinal

    def applied(self, text: str) -> str:
        """Return the text of the file with the change."""
        data = text.encode()
        return (data[: self.start] + self.new.encode() + data[self.end :]).decode()

    def after(self, text: str) -> str:
        """Return the line as it is with the change."""
        return self.applied(text).splitlines()[self.line - 1].strip()


def mutations(ruleset: str) -> Iterator[Mutation]:
    """Yield every mutation of a ruleset's modules and printed tables."""
    for path in sorted(module_folder(ruleset).glob("*.py")):
        yield from module_mutations(path.name, read_text(path))
    for path in sorted(folder(ruleset).glob("*.csv")):
        if path.name not in REGISTER_FILES:
            yield from table_mutations(path.name, read_text(path))


def module_mutations(file: str, text: str) -> Iterator[Mutation]:
    """Yield every mutation of a module's text, in its order."""
    tree = ast.parse(text)
    found = _Sites(file, text, _words(tree))
    for statement in tree.body:
        found.look(statement)
    yield from _numbered(found.mutations)


def table_mutations(file: str, text: str) -> Iterator[Mutation]:
    """Yield every mutation of a table's text: a number one up or down, another cell of the same column."""
    header, *rows = csv.reader(io.StringIO(text, newline=""))
    lines = text.encode().splitlines(keepends=True)
    found = []
    for at, row in enumerate(rows, 1):
        start = sum(len(line) for line in lines[:at])
        for column, name in enumerate(header):
            for cell in _other_cells([one[column] for one in rows], row[column]) if name != "statement" else ():
                line = io.StringIO(newline="")
                csv.writer(line, lineterminator="\n").writerow([*row[:column], cell, *row[column + 1 :]])
                change, before = f"{row[column]} to {cell}", lines[at].decode().strip()
                found.append(
                    Mutation(file, at + 1, name, change, before, start, start + len(lines[at]), line.getvalue())
                )
    yield from _numbered(found)


def _other_cells(column: list[str], cell: str) -> list[str]:
    if re.fullmatch(r"[+-]?\d+", cell):
        return [str(int(cell) + 1), str(int(cell) - 1)]
    others = sorted(set(column) - {cell})
    return others[:1]


def _numbered(found: list[Mutation]) -> Iterator[Mutation]:
    """Yield mutations with their ordinals."""
    seen: Counter[tuple[str, str, str, str, int]] = Counter()
    for one in sorted(found, key=lambda one: (one.start, one.end)):
        seen[one.key] += 1
        yield replace(one, ordinal=seen[one.key])


def _texts(node: ast.AST) -> list[ast.Constant]:
    """Return a text, or the texts in a tuple, set or list."""
    members = node.elts if isinstance(node, (ast.Tuple, ast.Set, ast.List)) else [node]
    return [one for one in members if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def _words(tree: ast.AST) -> dict[str, set[str]]:
    """Return the texts that each expression of a module is compared with."""
    words: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            texts = {str(one.value) for one in _texts(node.comparators[0])}
            words.setdefault(ast.dump(node.left), set()).update(texts)
    return words
