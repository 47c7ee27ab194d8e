"""Which room may import which: the table of the design, held against every import."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from oracle.core.errors import not_loading
from oracle.core.home import PACKAGE, rulesets, suite_home
from oracle.prove.faults import Fault

ONLY: dict[str, tuple[str, ...]] = {
    "steps": ("oracle.phrases",),
    "oracle.rulesets.*": ("oracle.core", "oracle.rulesets.*", "the standard library"),
}
"""Rooms that may import these and nothing else; `*` is one name, the same on both sides. The nearest room counts."""

OURS: dict[str, tuple[str, ...]] = {
    "oracle.core": ("oracle.core",),
    "oracle.phrases": ("oracle.core",),
    "oracle.engines.host": (),
    "oracle.engines.examples": (),
    "oracle.engines": ("oracle.core", "oracle.engines"),
    "oracle.certify": ("oracle.core", "oracle.engines", "oracle.certify", "oracle.phrases"),
    "oracle.disputes": ("oracle.core", "oracle.engines", "oracle.certify", "oracle.disputes"),
}
"""Rooms that may import these of ours, and others' packages as they need. A room that stands in neither is free."""

STANDARD = sys.stdlib_module_names


def room_faults(modules: Mapping[str, Path] | None = None) -> list[Fault]:
    """Return each import that the rooms do not allow.

    Args:
        modules: the files by module name; if not given, everything under `oracle` and `steps`, and the conftest.
    """
    found = every_module() if modules is None else modules
    return [fault for module, file in found.items() for fault in _module(module, file)]


def folder_faults() -> Iterator[Fault]:
    """Yield each folder of a ruleset's name in a room, where the other rooms know no such ruleset, or lack its own."""
    home, found = suite_home(), rulesets()
    for room in (home / "tables", home / "features", home / "steps", PACKAGE / "rulesets"):
        folders = {one.name for one in room.iterdir() if one.is_dir() and one.name[0] not in "_."} - {"shared"}
        for name in sorted(folders - set(found)):
            yield Fault("rooms", f"{room.name}/{name}", "a folder", f"a ruleset: tables/{name}/ruleset.toml")
        for name in sorted(set(found) - folders):
            yield Fault("rooms", f"{room.name}/{name}", None, f"a folder of the ruleset {name}")


def every_module() -> dict[str, Path]:
    """Return every module of the suite by name, with its file."""
    home = suite_home()
    modules = {}
    for top, above in ((PACKAGE, PACKAGE.parent), (home / "steps", home)):
        for file in sorted(top.rglob("*.py")):
            parts = list(file.relative_to(above).with_suffix("").parts)
            if "_suite" not in parts:
                modules[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return modules | {"conftest": home / "conftest.py"}


def _module(module: str, file: Path) -> Iterator[Fault]:
    for line, imported in imports(module, file):
        allowed = _allowed(module, imported)
        if allowed is not None:
            place = f"{module.replace('.', '/')}.py:{line}"
            yield Fault(
                "rooms", place, f"imports {imported}", "imports of " + (" and ".join(allowed) or "nothing of ours")
            )


def imports(module: str, file: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and the full name of everything that a module imports, wherever in it."""
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
    except SyntaxError as error:
        raise not_loading(error, file, "a module that loads") from None
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def _allowed(module: str, imported: str) -> tuple[str, ...] | None:
    """Return what a module may import, if it may not import this; None if it may."""
    room, rules = _room_of(module)
    if room is None or imported.startswith("__future__"):
        return None
    own = module.split(".")[2] if room.endswith("*") else ""
    allowed = tuple(one.replace("*", own) for one in rules)
    if room in OURS and imported.split(".")[0] not in ("oracle", "steps", "conftest"):
        return None
    if "the standard library" in allowed and imported.split(".")[0] in STANDARD:
        return None
    return None if any(_is_in(imported, one) for one in allowed) else allowed


def _room_of(module: str) -> tuple[str | None, tuple[str, ...]]:
    """Return the nearest room that a module is in, with its imports."""
    parts = module.split(".")
    for size in range(len(parts), 0, -1):
        name = ".".join(parts[:size])
        for room in (name, ".".join([*parts[: size - 1], "*"])):
            rules = ONLY.get(room, OURS.get(room))
            if rules is not None:
                return room, rules
    return None, ()


def _is_in(name: str, room: str) -> bool:
    return name == room or name.startswith(room + ".")
