"""List the operations, or show one: its facts, dice and outcome, as a table or as JSON Schemas."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Mapping
from typing import Any

from oracle.cli.common import as_json, known, table
from oracle.engines.reference import catalogues

EXAMPLE = """\
  raw operations
  raw operations combat_options
  raw operations combat_options.attack
  raw operations combat_options.attack --json"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", nargs="?", metavar="ID", help="an operation's id, or a ruleset")
    parser.add_argument("--json", action="store_true", help="print JSON: summary, dice, schemas of facts and outcome")


def run(asked: argparse.Namespace) -> int:
    """Print the operations."""
    rulesets = catalogues()
    listed = [asked.id] if asked.id in rulesets else list(rulesets)
    found = {name: one for ruleset in listed for name, one in rulesets[ruleset]["operations"].items()}
    if asked.id is not None and asked.id not in rulesets:
        whole = [one for one in found if one.endswith(f".{asked.id}")]
        wanted = "an operation's id, or a ruleset; see raw operations"
        name = known("ID", whole[0] if len(whole) == 1 else asked.id, found, wanted)
        print(as_json({name: found[name]}) if asked.json else _text(name, found[name]))
    elif asked.json:
        print(as_json(found))
    else:
        print(table([[name, one["summary"]] for name, one in found.items()], ["operation", "question"]))
    return 0


def _text(name: str, one: Mapping[str, Any]) -> str:
    required = one["facts"]["required"]
    lines = [name, f"  {one['summary']}", "facts" if one["facts"]["properties"] else "facts: none"]
    for fact, shape in one["facts"]["properties"].items():
        lines.append(f"  {fact}  (of the {shape.get('x-of', 'scene')}; {_stated(fact, shape, required)})")
        lines += _wrapped(shape["description"])
        lines += _wrapped(_kind(shape))
    lines.append("dice" if one["dice"] else "dice: none")
    lines += [f"  {purpose}  {_rolls(**what)}" for purpose, what in one["dice"].items()]
    lines.append("outcome")
    lines += _wrapped(one["outcome"]["description"])
    lines += [f"  {field}  {_kind(shape)}" for field, shape in one["outcome"]["properties"].items()]
    return "\n".join(lines)


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, 100, initial_indent="      ", subsequent_indent="      ")


def _rolls(notation: str = "", fact: str = "", picks: str = "", *, weighted: bool = False) -> str:
    if notation:
        return notation
    if fact:
        return f"the dice that {fact} states"
    return f"one die, with {'as many sides as a rule gives' if weighted else 'a side for'} each of {picks}"


def _stated(fact: str, shape: Mapping[str, Any], required: list[str]) -> str:
    if fact in required:
        return "required"
    return "if not stated " + (as_json(shape["default"]) if "default" in shape else "unknown")


def _kind(shape: Mapping[str, Any]) -> str:
    if "anyOf" in shape:
        return " or ".join(_kind(option) for option in shape["anyOf"])
    if "enum" in shape:
        return " | ".join(shape["enum"])
    if shape["type"] == "array":
        return f"{'set' if shape.get('uniqueItems') else 'list'} of {_kind(shape['items'])}"
    if "additionalProperties" in shape and "properties" not in shape:
        return "{name: " + _kind(shape["additionalProperties"]) + ", ...}"
    if shape["type"] == "object":
        return "{" + ", ".join(f"{name}: {_kind(one)}" for name, one in shape["properties"].items()) + "}"
    least = f" from {shape['minimum']}" if "minimum" in shape else ""
    most = f" to {shape['maximum']}" if "maximum" in shape else ""
    return f"{shape['type']}{least}{most}"
