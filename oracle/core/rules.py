"""The register: every rule of a ruleset, and what its document's statements are accounted for by."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from oracle.core import tables
from oracle.core.errors import SuiteFault
from oracle.core.home import suite_home

STANDINGS = ("required", "optional", "discretion", "silent")
STATEMENT = re.compile(r"L\d+(\.\d+)*")
RULE_ID = re.compile(r"[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*){2}")


@dataclass(frozen=True)
class Rule:
    """One core idea of a document, restated.

    Args:
        id: `<ruleset>.<topic>.<rule>`.
        statements: ids of the statements it restates.
        standing: one of STANDINGS.
        summary: the rule in one line of our own words.
    """

    id: str
    statements: tuple[str, ...]
    standing: str
    summary: str

    @property
    def topic(self) -> str:
        return self.id.split(".")[1]


@dataclass(frozen=True)
class Document:
    """What a ruleset says of its document, from `ruleset.toml`.

    Args:
        document: its number, "003".
        sha256: digest of its text, so that a reader's copy can be checked.
        abbreviations: short forms its text uses, with what they mean.
        units: what its numbers are counted in.
        topics: the second parts of its rule ids, in the document's order, with a title each.
    """

    ruleset: str
    title: str
    document: str
    sha256: str
    abbreviations: dict[str, str]
    units: dict[str, str]
    topics: dict[str, str]


def statement_ids(cell: str) -> tuple[str, ...]:
    """Return the statement ids of a cell, separated by spaces."""
    ids = tuple(cell.split())
    if not ids or not all(STATEMENT.fullmatch(one) for one in ids):
        raise ValueError("statement ids such as L41.1, separated by spaces")
    return ids


def _statement_id(cell: str) -> str:
    if not STATEMENT.fullmatch(cell):
        raise ValueError("a statement id such as L41.1")
    return cell


def _digest(cell: str) -> str:
    if not re.fullmatch(r"[0-9a-f]{64}", cell):
        raise ValueError("a sha256 digest, 64 hexadecimal digits")
    return cell


def folder(ruleset: str) -> Path:
    """Return the folder of a ruleset's tables."""
    return suite_home() / "tables" / ruleset


@cache
def document(ruleset: str) -> Document:
    """Return what `ruleset.toml` says.

    Raises:
        SuiteFault: a key is missing, unknown, or of another type.
    """
    path = folder(ruleset) / "ruleset.toml"
    about = tables.read_toml(path)
    wanted = {"title": str, "document": str, "sha256": str, "abbreviations": dict, "units": dict, "topics": dict}
    if set(about) != set(wanted):
        raise SuiteFault(str(path), sorted(about), f"the keys {sorted(wanted)}")
    for key, kind in wanted.items():
        if not isinstance(about[key], kind):
            raise SuiteFault(f"{path}, {key}", about[key], f"a {kind.__name__}")
    return Document(ruleset=ruleset, **about)


@cache
def register(ruleset: str) -> dict[str, Rule]:
    """Return the rules of a ruleset by id, in the register's order.

    Raises:
        SuiteFault: a wrong cell, an id that stands twice, is malformed or belongs to no topic of the ruleset.
    """
    path = folder(ruleset) / "rules.csv"
    columns = {
        "rule": tables.text,
        "statements": statement_ids,
        "standing": tables.one_of(*STANDINGS),
        "summary": tables.text,
    }
    topics = document(ruleset).topics
    rules: dict[str, Rule] = {}
    for line, row in enumerate(tables.read_table(path, columns), 2):
        rule = Rule(row["rule"], row["statements"], row["standing"], row["summary"])
        place = f"{path}:{line}, rule"
        if not RULE_ID.fullmatch(rule.id) or not rule.id.startswith(ruleset + "."):
            raise SuiteFault(place, rule.id, f"an id such as {ruleset}.topic.rule")
        if rule.topic not in topics:
            raise SuiteFault(place, rule.id, "a topic of ruleset.toml: " + ", ".join(topics))
        if rule.id in rules:
            raise SuiteFault(place, rule.id, "an id that stands once")
        rules[rule.id] = rule
    return rules


@cache
def context(ruleset: str) -> dict[str, str]:
    """Return the statements that no rule cites, each with the reason why."""
    columns = {"statement": _statement_id, "why": tables.text}
    return {row["statement"]: row["why"] for row in tables.read_table(folder(ruleset) / "context.csv", columns)}


@cache
def digests(ruleset: str) -> dict[str, str]:
    """Return the sha256 digest of each statement's text, in the document's order."""
    columns = {"statement": _statement_id, "digest": _digest}
    return {row["statement"]: row["digest"] for row in tables.read_table(folder(ruleset) / "statements.csv", columns)}


def in_order(statements: Iterable[str]) -> list[str]:
    """Return statement ids in the order of the document: L9 before L13.1."""
    return sorted(set(statements), key=lambda one: [int(part) for part in one[1:].split(".")])
