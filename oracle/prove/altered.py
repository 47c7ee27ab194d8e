"""A ruleset loaded afresh, in memory, with the text of one of its files altered."""

from __future__ import annotations

import dataclasses
import importlib
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from oracle.core import tables
from oracle.core.operation import Operation
from oracle.core.rules import folder
from oracle.core.shapes import record
from oracle.engines import reference

PARENT = "oracle.rulesets"
REGISTER = ("rules.csv", "context.csv", "statements.csv")


def module_folder(ruleset: str) -> Path:
    """Return the folder of a ruleset's modules."""
    return Path(next(iter(importlib.import_module(f"{PARENT}.{ruleset}").__path__)))


def printed_tables(ruleset: str) -> list[Path]:
    """Return the tables that a ruleset's document prints: what lies beside the register."""
    return sorted(path for path in folder(ruleset).glob("*.csv") if path.name not in REGISTER)


@cache
def _compiled(file: Path) -> CodeType:
    return compile(file.read_bytes(), str(file), "exec")


class _Code(Loader):
    """Runs a module's code."""

    def __init__(self, code: CodeType) -> None:
        self._code = code

    def exec_module(self, module: ModuleType) -> None:
        exec(self._code, module.__dict__)


class _Finder(MetaPathFinder):
    """Finds the modules of one ruleset, some with altered text."""

    def __init__(self, ruleset: str, texts: Mapping[str, str]) -> None:
        self._package = f"{PARENT}.{ruleset}"
        self._folder = module_folder(ruleset)
        self._texts = texts

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:  # noqa: ARG002
        is_package = name == self._package
        if not is_package and not name.startswith(self._package + "."):
            return None
        file = self._folder / ("__init__.py" if is_package else name.removeprefix(self._package + ".") + ".py")
        text = self._texts.get(file.name)
        code = _compiled(file) if text is None else compile(text, str(file), "exec")
        spec = spec_from_loader(name, _Code(code), origin=str(file), is_package=is_package)
        if spec and is_package:
            spec.submodule_search_locations = [str(self._folder)]
        return spec


@contextmanager
def _aside(ruleset: str) -> Iterator[None]:
    """Set a ruleset's installed modules aside, and put them back."""
    package = f"{PARENT}.{ruleset}"
    importlib.import_module(package)
    parent = sys.modules[PARENT]
    attribute = getattr(parent, ruleset)
    installed = {name: one for name, one in sys.modules.items() if name == package or name.startswith(package + ".")}
    for name in installed:
        del sys.modules[name]
    try:
        yield
    finally:
        for name in [one for one in sys.modules if one == package or one.startswith(package + ".")]:
            del sys.modules[name]
        sys.modules.update(installed)
        setattr(parent, ruleset, attribute)


@contextmanager
def _altered_tables(ruleset: str, texts: Mapping[str, str]) -> Iterator[None]:
    """Have tables read with altered text."""
    read = tables.read_text

    def read_altered(path: Path) -> str:
        text = texts.get(path.name) if path.parent == folder(ruleset) else None
        return read(path) if text is None else text

    tables.read_text = read_altered
    try:
        yield
    finally:
        tables.read_text = read


def altered_operations(ruleset: str, texts: Mapping[str, str]) -> dict[str, Operation[..., Any]]:
    """Return the operations of a ruleset, by id, with some of its files altered. What is installed stays as it is.

    Not for several threads at once. A ruleset reads its tables while its modules load; what it read later would
    not be altered.

    Args:
        ruleset: its slug.
        texts: the altered text of modules ("charging.py") and tables ("turn_undead.csv"), by the file's name.

    Raises:
        Exception: whatever loading the altered modules raises.
    """
    finder = _Finder(ruleset, texts)
    with _aside(ruleset), _altered_tables(ruleset, texts):
        sys.meta_path.insert(0, finder)
        try:
            found = reference.operations.__wrapped__(ruleset)
            _resolve(ruleset, found)
        finally:
            sys.meta_path.remove(finder)
    return found


def _resolve(ruleset: str, found: Mapping[str, Operation[..., Any]]) -> None:
    """Resolve all annotations while the names in them mean the altered modules."""
    for one in found.values():
        _ = one.facts, one.required, one.flat
    package = f"{PARENT}.{ruleset}"
    for name in [one for one in sys.modules if one.startswith(package + ".")]:
        for value in list(vars(sys.modules[name]).values()):
            if isinstance(value, type) and dataclasses.is_dataclass(value) and value.__module__ == name:
                record(value)
