"""Lint: what can be seen in the files of a ruleset, with no ruling made."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from oracle.certify.cases import Exchange
from oracle.certify.compiler import CompiledCase, features, load_cases, parse_feature, scenarios
from oracle.core.dice import Dice
from oracle.core.readings import ambiguities
from oracle.core.rules import RULE_ID, context, digests, document, in_order, register
from oracle.core.tables import read_text
from oracle.engines.reference import catalogue
from oracle.prove.altered import printed_tables
from oracle.prove.faults import Fault, gathered
from oracle.prove.lint_features import feature_faults, phrase_faults


def lint(ruleset: str) -> list[Fault]:
    """Return what is wrong in the files of a ruleset: register, readings, features, phrases, tables, refused dice."""
    checks = {
        "register": statement_faults,
        "readings": reading_faults,
        "features": feature_faults,
        "phrases": phrase_faults,
        "tables": table_faults,
        "dice": compiled_dice_faults,
    }
    return gathered({name: partial(check, ruleset) for name, check in checks.items()})


def statement_faults(ruleset: str) -> Iterator[Fault]:
    """Yield statements that nothing accounts for, or that two do, and citations of unknown ones.

    Raises:
        SuiteFault: a table is malformed.
    """
    known = digests(ruleset)
    cited = {one for rule in register(ruleset).values() for one in rule.statements}
    left_out = set(context(ruleset))
    place = f"{ruleset}/statements.csv, "
    for one in in_order(set(known) - cited - left_out):
        yield Fault("register", place + one, None, "a rule that cites it, or a reason in context.csv")
    for one in in_order(cited & left_out):
        yield Fault("register", f"{ruleset}/context.csv, {one}", "a statement that a rule cites", "one that none cites")
    citing = {rule.id: rule.statements for rule in register(ruleset).values()}
    citing |= {ambiguity.id: ambiguity.statements for ambiguity in ambiguities(ruleset).values()}
    citing |= {f"{ruleset}/context.csv": tuple(left_out)}
    for source, statements in citing.items():
        for one in in_order(set(statements) - set(known)):
            yield Fault("register", source, one, "a statement of statements.csv")


def reading_faults(ruleset: str) -> Iterator[Fault]:
    """Yield ambiguities with an id of another form, of an unknown topic, or that a rule has too.

    Raises:
        SuiteFault: the readings or the register are malformed.
    """
    topics = document(ruleset).topics
    for one in ambiguities(ruleset):
        if one in register(ruleset):
            yield Fault("readings", one, "the id of a rule", "an id that no rule has")
        if not RULE_ID.fullmatch(one) or one.split(".")[0] != ruleset or one.split(".")[1] not in topics:
            yield Fault("readings", one, one, f"an id such as {ruleset}.topic.question, with a topic of ruleset.toml")


def table_faults(ruleset: str) -> Iterator[Fault]:
    """Yield each cell of a printed table that no Examples row of the feature of the same stem shows.

    Raises:
        SuiteFault: a feature does not parse.
    """
    shown: dict[str, set[str]] = {}
    for path in features(ruleset):
        tables = [table for _, scenario in scenarios(parse_feature(path)) for table in scenario["examples"]]
        cells = [cell["value"] for table in tables for row in table["tableBody"] for cell in row["cells"]]
        shown[path.stem] = set(cells)
    for path in printed_tables(ruleset):
        reader = csv.DictReader(io.StringIO(read_text(path), newline=""))
        for row in reader:
            for column, cell in row.items():
                if column != "statement" and cell not in shown.get(path.stem, set()):
                    place = f"{ruleset}/{path.name}:{reader.line_num}, {column}"
                    yield Fault("tables", place, cell, f"a cell that an Examples row of {path.stem}.feature shows")


def compiled_dice_faults(ruleset: str) -> list[Fault]:
    """Return the faults of `dice_faults` on a ruleset's cases.

    Raises:
        SuiteFault: the cases do not compile; two with one id are such.
    """
    return dice_faults(load_cases(ruleset)[0], catalogue(ruleset)["operations"])


def dice_faults(cases: Sequence[CompiledCase], operations: Mapping[str, Mapping[str, Any]]) -> list[Fault]:
    """Return a fault for each purpose of an operation of which no case refuses a face too low, or one too high."""
    refused: set[tuple[str, str, str]] = set()
    for exchange in (exchange for case in cases for exchange in case["exchanges"]):
        method = exchange["method"]
        for purpose in {wanted["refused"] for wanted in exchange["expect"] if "refused" in wanted}:
            if purpose in operations[method]["dice"]:
                refused |= {(method, purpose, side) for side in _wrong_sides(exchange, purpose, operations[method])}
    return [
        Fault("dice", f"{method}, {purpose}", None, f"a case that is refused for a face too {side}")
        for method, operation in operations.items()
        for purpose in operation["dice"]
        for side in ("low", "high")
        if (method, purpose, side) not in refused
    ]


def _wrong_sides(exchange: Exchange, purpose: str, operation: Mapping[str, Any]) -> Iterator[str]:
    """Yield "low" and "high" for the faces of a purpose that no such die has."""
    usual = {name: shape.get("default") for name, shape in operation["facts"]["properties"].items()}
    sides = Dice(**operation["dice"][purpose]).sides(usual | exchange["facts"])
    faces = exchange["dice"][purpose]
    if any(face < 1 for face in faces):
        yield "low"
    if sides and any(face > max(sides) for face in faces):
        yield "high"
