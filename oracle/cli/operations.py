"""List the operations, or show one: its facts, dice and outcome, as a table or as JSON Schemas."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from oracle.cli.common import as_json, known, table
from oracle.engines.reference import catalogues

EXAMPLE = """\
  raw operations
  raw operations combat_options.attack
  raw operations combat_options.attack --json"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", nargs="?", metavar="ID", help="an operation's id")
    parser.add_argument("--json", action="store_true", help="print JSON: summary, dice, schemas of facts and outcome")


def run(asked: argparse.Namespace) -> int:
    """Print the operations."""
    found = {name: one for catalogue in catalogues().values() for name, one in catalogue["operations"].items()}
    if asked.id is not None:
        name = known("ID", asked.id, found, "an operation's id; see raw operations")
        found = {name: found[name]}
    if asked.json:
        print(as_json(found))
    elif asked.id is None:
        print(table([[name, one["summary"]] for name, one in found.items()], ["operation", "question"]))
    else:
        print(_text(name, found[name]))
    return 0


def _text(name: str, one: Mapping[str, Any]) -> str:
    required = one["facts"]["required"]
    facts = [
        [fact, _kind(shape), shape.get("x-of", ""), _stated(fact, shape, required), shape["description"]]
        for fact, shape in one["facts"]["properties"].items()
    ]
    dice = [[purpose, *next(iter(what.items()))] for purpose, what in one["dice"].items()]
    outcome = [[field, _kind(shape)] for field, shape in one["outcome"]["properties"].items()]
    parts = [name, f"  {one['summary']}", "", table(facts, ["fact", "type", "of", "if not stated", "meaning"])]
    if dice:
        parts += ["", table(dice, ["dice", "rolls", ""])]
    return "\n".join([*parts, "", table(outcome, ["outcome", "type"])])


def _stated(fact: str, shape: Mapping[str, Any], required: list[str]) -> str:
    if fact in required:
        return "required"
    return as_json(shape["default"]) if "default" in shape else "unknown"


def _kind(shape: Mapping[str, Any]) -> str:
    if "anyOf" in shape:
        return " or ".join(_kind(option) for option in shape["anyOf"])
    if "enum" in shape:
        return " | ".join(shape["enum"])
    if shape["type"] == "array":
        return f"{'set' if shape.get('uniqueItems') else 'list'} of {_kind(shape['items'])}"
    if shape["type"] == "object":
        return "{" + ", ".join(f"{name}: {_kind(one)}" for name, one in shape["properties"].items()) + "}"
    least = f" from {shape['minimum']}" if "minimum" in shape else ""
    most = f" to {shape['maximum']}" if "maximum" in shape else ""
    return f"{shape['type']}{least}{most}"
