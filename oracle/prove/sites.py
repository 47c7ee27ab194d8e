"""Where a module can be changed by one token: a walk over its syntax tree."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass

from oracle.core.dice import DICE_PATTERN
from oracle.prove.tokens import (
    ARITHMETIC,
    CALLS,
    COMPARISONS,
    NO_WORD,
    NOT_JUDGED,
    called,
    only_derives,
    texts_in,
    words_of,
)


@dataclass(frozen=True)
class Site:
    """A change at a place: the bytes from `start` to `end` become `new`; `within` is the function or class."""

    line: int
    within: str
    change: str
    start: int
    end: int
    new: str


class Sites(ast.NodeVisitor):
    """Finds every site of a module's text, in `found`."""

    def __init__(self, text: str) -> None:
        self.found: list[Site] = []
        self._source = text.encode()
        self._starts = [0]
        for line in self._source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._within: list[str] = []
        self._in_function = False
        tree = ast.parse(text)
        self._words = words_of(tree)
        self.visit(tree)

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Return the bytes that a node takes."""
        last = node.end_lineno or node.lineno
        return self._starts[node.lineno - 1] + node.col_offset, self._starts[last - 1] + (node.end_col_offset or 0)

    def _add(self, start: int, end: int, new: str, change: str) -> None:
        line = self._source.count(b"\n", 0, start) + 1
        self.found.append(Site(line, ".".join(self._within), change, start, end, new))

    def _replace(self, node: ast.expr | ast.stmt, new: str, change: str) -> None:
        self._add(*self._span(node), new, change)

    def _between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Replace an operator between two nodes."""
        begin, end = self._span(left)[1], self._span(right)[0]
        gap = re.sub(rb"#[^\n]*", lambda comment: b" " * len(comment[0]), self._source[begin:end])
        token = re.search(r"\s+".join(re.escape(word) for word in old.split()).encode(), gap)
        if token:
            self._add(begin + token.start(), begin + token.end(), new, f"{old} to {new}")

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for decorator in node.decorator_list:
            self._notations(decorator)
        outside, self._in_function = self._in_function, True
        self._within.append(node.name)
        self.visit(node.args)
        for statement in node.body:
            self.visit(statement)
        self._within.pop()
        self._in_function = outside

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._within.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self._within.pop()

    def visit_arguments(self, node: ast.arguments) -> None:
        arguments = [*node.posonlyargs, *node.args, *node.kwonlyargs]
        defaults = [*node.defaults, *node.kw_defaults]
        for argument, default in zip(reversed(arguments), reversed(defaults), strict=False):
            if default is not None:
                self._texts(default, ast.dump(ast.Name(argument.arg, ast.Load())))
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        self._deletion(node, node.targets)
        self._texts(node.value, "")
        self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._deletion(node, [node.target])
        if type(node.op) in ARITHMETIC:
            old, new = ARITHMETIC[type(node.op)]
            self._between(node.target, node.value, f"{old}=", f"{new}=")
        self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if not self._in_function:
            self.visit(node.annotation)
        if node.value:
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and not only_derives([node]):
            self._replace(node, "pass", "statement to pass")
            self.visit(node.value)

    def _deletion(self, node: ast.stmt, targets: Iterable[ast.expr]) -> None:
        if any(isinstance(target, (ast.Attribute, ast.Subscript)) for target in targets):
            self._replace(node, "pass", "statement to pass")

    def visit_If(self, node: ast.If | ast.IfExp) -> None:
        if isinstance(node, ast.If) and only_derives([node]):
            return
        for new in ("True", "False"):
            self._replace(node.test, new, f"condition to {new}")
        self.generic_visit(node)

    visit_IfExp = visit_If  # noqa: N815

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, op, right in zip(operands, node.ops, node.comparators, strict=False):
            self._between(left, right, *COMPARISONS[type(op)])
            self._texts(right, ast.dump(left))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._between(left, right, old, new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        start = self._span(node)[0]
        if isinstance(node.op, ast.Not):
            self._add(start, start + len("not"), "", "not removed")
        elif isinstance(node.op, ast.USub):
            self._add(start, start + len("-"), "", "minus removed")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in ARITHMETIC:
            self._between(node.left, node.right, *ARITHMETIC[type(node.op)])
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = called(node)
        if name in NOT_JUDGED:
            return
        if isinstance(node.func, ast.Name) and name in CALLS:
            self._replace(node.func, CALLS[name], f"{name} to {CALLS[name]}")
        for part in (node.func, *node.args, *(one.value for one in node.keywords if one.arg != "strict")):
            self.visit(part)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if isinstance(node.value, ast.Name) and node.value.id == "Literal":
            self._texts(node.slice, "")
        self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Leave texts that are put together, such as a rule's id."""

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._replace(node, str(not node.value), f"{node.value} to {not node.value}")
        elif isinstance(node.value, int):
            for new in (node.value + 1, node.value - 1):
                self._replace(node, str(new), f"{node.value} to {new}")

    def _texts(self, node: ast.expr, compared: str) -> None:
        """Replace each text in a tuple by a sister, and one that stands alone by another that is compared with.

        Args:
            node: a text or a tuple of texts; anything else is left alone.
            compared: the dump of what it is compared with; "" if a text that stands alone means nothing here.
        """
        texts = texts_in(node)
        if isinstance(node, ast.Constant) and not compared:
            return
        members = {text for _, text in texts} if len(texts) > 1 else self._words.get(compared, set())
        for one, text in texts:
            new = min(members - {text}, default=NO_WORD)
            self._replace(one, repr(new), f"{text} to {new}")

    def _notations(self, decorator: ast.expr) -> None:
        """Change the numbers of dice that an operation declares."""
        for node in ast.walk(decorator):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.match(DICE_PATTERN, node.value):
                for number in re.finditer(r"\d+", node.value):
                    for size in (int(number[0]) + 1, int(number[0]) - 1):
                        new = node.value[: number.start()] + str(size) + node.value[number.end() :]
                        self._replace(node, repr(new), f"{node.value} to {new}")
