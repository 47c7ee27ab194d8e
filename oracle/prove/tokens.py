"""What a mutation makes of a token, and which parts of a syntax tree the cases cannot judge."""

from __future__ import annotations

import ast
from collections.abc import Sequence

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

DERIVES = "because"
NOT_JUDGED = {DERIVES, "forbids", "cannot_tell", "cannot_rule", "Invalid", "AssertionError"}
"""Calls whose arguments are the derivation, or the text of an error."""

NO_WORD = "no_such_word"


def called(node: ast.Call) -> str:
    """Return the name of what is called, without what it is a member of."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def only_derives(statements: Sequence[ast.stmt]) -> bool:
    """Return whether statements do nothing but write the derivation, or import what only types need."""
    return all(
        (isinstance(one, ast.If) and only_derives(one.body) and only_derives(one.orelse))
        or (isinstance(one, ast.Expr) and isinstance(one.value, ast.Call) and called(one.value) == DERIVES)
        or isinstance(one, (ast.Import, ast.ImportFrom))
        for one in statements
    )


def texts_in(node: ast.expr) -> list[tuple[ast.Constant, str]]:
    """Return a text, or the texts in a tuple, set or list, each with its node."""
    members = node.elts if isinstance(node, (ast.Tuple, ast.Set, ast.List)) else [node]
    constants = [one for one in members if isinstance(one, ast.Constant)]
    return [(one, one.value) for one in constants if isinstance(one.value, str)]


def words_of(tree: ast.AST) -> dict[str, set[str]]:
    """Return the texts that each expression of a module is compared with, by its dump."""
    words: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            texts = {text for _, text in texts_in(node.comparators[0])}
            words.setdefault(ast.dump(node.left), set()).update(texts)
    return words
