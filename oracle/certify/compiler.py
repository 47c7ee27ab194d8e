"""Compile features into cases: gherkin-official parses, the steps run once in recording mode, and cases are kept.

A compiled case is JSON data: `case` (its id), `rule`, `standing`, `ruleset`, `feature`, `line`, `scenario`, `cells` (of
its Examples row), `readings` (per ambiguity, the readings it holds under), `near_miss`, `refusal` (whether an input
must be refused), and `exchanges`.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import re
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from oracle.certify.cases import Case
from oracle.certify.floors import floors
from oracle.certify.judge import kind_expected
from oracle.core.errors import SuiteFault
from oracle.core.home import PACKAGE, suite_home

CompiledCase = dict[str, Any]

KINDS = {"Context": "given", "Action": "when", "Outcome": "then"}
READING = "@reading."
NEAR_MISS = "@near_miss"


def features(ruleset: str) -> list[Path]:
    """Return the feature files of a ruleset."""
    return sorted((suite_home() / "features" / ruleset).glob("*.feature"))


def parse_feature(path: Path) -> dict[str, Any]:
    """Return a feature as gherkin-official parses it.

    Raises:
        SuiteFault: it does not parse; the place is `file:line`.
    """
    from gherkin.errors import CompositeParserException
    from gherkin.parser import Parser

    from oracle.core.tables import read_text

    try:
        document = Parser().parse(read_text(path))
    except CompositeParserException as error:
        first = error.errors[0]
        raise SuiteFault(f"{path}:{first.location['line']}", str(first), "Gherkin") from None
    return dict(document) | {"uri": str(path)}


def scenarios(document: Mapping[str, Any]) -> Iterator[tuple[dict[str, Any] | None, dict[str, Any]]]:
    """Yield each scenario of a parsed feature, with the `Rule` that it stands under, if any."""
    for child in document.get("feature", {}).get("children", []):
        if "scenario" in child:
            yield None, child["scenario"]
        for inner in child.get("rule", {}).get("children", []):
            if "scenario" in inner:
                yield child["rule"], inner["scenario"]


def _steps(document: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield every step of a parsed feature, backgrounds and all."""
    for child in document.get("feature", {}).get("children", []):
        for part in (child, *child.get("rule", {}).get("children", [])):
            yield from part.get("background", part.get("scenario", {})).get("steps", [])


def slug(name: str) -> str:
    """Return a scenario's name as the part of an id."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")


def asked_columns(scenario: Mapping[str, Any]) -> set[str]:
    """Return the placeholders that `Given` and `When` steps use: the columns that are part of a row's id."""
    used: set[str] = set()
    kind = "given"
    for step in scenario["steps"]:
        kind = KINDS.get(step["keywordType"], kind)
        if kind != "then":
            used |= set(re.findall(r"<([^<>]+)>", step["text"]))
    return used


def _rows(scenario: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """Return the cells of each Examples row, by the row's node id."""
    rows = {}
    for examples in scenario["examples"]:
        header = [cell["value"] for cell in examples.get("tableHeader", {}).get("cells", [])]
        for row in examples["tableBody"]:
            rows[row["id"]] = dict(zip(header, (cell["value"] for cell in row["cells"]), strict=True))
    return rows


def _readings(tags: list[str], known: Mapping[str, Any], place: str) -> dict[str, list[str]]:
    """Return the readings that tags name: those of one ambiguity are alternatives."""
    named: dict[str, list[str]] = {}
    for tag in tags:
        if tag.startswith(READING):
            ambiguity, _, reading = tag.removeprefix(READING).rpartition(".")
            if ambiguity not in known or reading not in known[ambiguity]["readings"]:
                raise SuiteFault(place, tag, "a tag @reading.AMBIGUITY.READING of readings.toml")
            named.setdefault(ambiguity, []).append(reading)
    return {ambiguity: sorted(readings) for ambiguity, readings in sorted(named.items())}


def _rule_of(tags: list[str], catalogue: Mapping[str, Any], place: str) -> str:
    """Return the rule that tags name, and check that no tag is unknown."""
    rules = [tag[1:] for tag in tags if tag[1:] in catalogue["rules"]]
    for tag in tags:
        if tag[1:] not in catalogue["rules"] and tag != NEAR_MISS and not tag.startswith(READING):
            raise SuiteFault(place, tag, f"a rule's id from rules.csv, {NEAR_MISS}, or {READING}AMBIGUITY.READING")
    if len(rules) != 1:
        raise SuiteFault(place, " ".join(tags) or None, "one tag that is a rule's id, on a Rule")
    return rules[0]


def compile_feature(path: Path, catalogue: Mapping[str, Any]) -> list[CompiledCase]:
    """Return the cases of a feature file, one for each scenario and Examples row.

    Raises:
        SuiteFault: it does not parse, has an unknown tag, an unmatched or ambiguous step, or a step misuses the case.
    """
    from gherkin.pickles.compiler import Compiler

    from oracle import phrases

    document = parse_feature(path)
    nodes = {scenario["id"]: scenario for _, scenario in scenarios(document)}
    lines = {step["id"]: step["location"]["line"] for step in _steps(document)}
    rows = {row: cells for scenario in nodes.values() for row, cells in _rows(scenario).items()}
    cases = []
    for pickle in Compiler().compile(document):  # type: ignore[arg-type]  # a parsed document with its uri
        scenario = nodes[pickle["astNodeIds"][0]]
        cells = rows.get(pickle["astNodeIds"][-1], {})
        line = pickle["location"]["line"]
        place = f"{path.parent.name}/{path.name}:{line}"
        if not slug(scenario["name"]):
            raise SuiteFault(place, scenario["name"] or None, "a scenario with a name")
        tags = [tag["name"] for tag in pickle["tags"]]
        rule = _rule_of(tags, catalogue, place)
        readings = _readings(tags, catalogue["readings"], place)
        case = Case(catalogue, place)
        for step in pickle["steps"]:
            if step["type"] not in KINDS:
                raise SuiteFault(place, step["text"], "a step that is Given, When or Then, or follows one")
            phrases.take_step(case, path, KINDS[step["type"]], step["text"], lines[step["astNodeIds"][0]])
        exchanges = case.finish()
        cases.append(
            {
                "case": case_id(rule, scenario, cells, readings),
                "rule": rule,
                "standing": catalogue["rules"][rule]["standing"],
                "ruleset": catalogue["ruleset"],
                "feature": path.name,
                "line": line,
                "scenario": scenario["name"],
                "cells": cells,
                "readings": readings,
                "near_miss": NEAR_MISS in tags,
                "refusal": any(kind_expected(exchange["expect"]) == "invalid" for exchange in exchanges),
                "exchanges": exchanges,
            }
        )
    return cases


def case_id(rule: str, scenario: Mapping[str, Any], cells: Mapping[str, str], readings: Mapping[str, list[str]]) -> str:
    """Return the id of a case: rule, scenario, the row's asked columns, and the readings it holds under."""
    asked = asked_columns(scenario)
    row = ",".join(f"{column}={cell}" for column, cell in cells.items() if column in asked)
    under = "+".join(f"{ambiguity}.{'|'.join(names)}" for ambiguity, names in readings.items())
    return f"{rule}/{slug(scenario['name'])}" + (f"[{row}]" if row else "") + (f"@{under}" if under else "")


def compile_ruleset(catalogue: Mapping[str, Any]) -> list[CompiledCase]:
    """Return the cases of a ruleset, in id order.

    Raises:
        SuiteFault: as `compile_feature`; and two cases with one id.
    """
    cases = [case for path in features(catalogue["ruleset"]) for case in compile_feature(path, catalogue)]
    cases.sort(key=lambda case: case["case"])
    for one, other in itertools.pairwise(cases):
        if one["case"] == other["case"]:
            place = f"{other['ruleset']}/{other['feature']}:{other['line']}"
            raise SuiteFault(place, other["case"], f"an id of its own; {one['feature']}:{one['line']} asks the same")
    return cases


def source_hash(ruleset: str) -> str:
    """Return a digest of all that a ruleset's cases are made from: features, steps, tables, schemas, compiler."""
    home = suite_home()
    files = [
        *home.glob(f"features/{ruleset}/*.feature"),
        *home.glob(f"steps/{ruleset}/*.py"),
        *home.glob("steps/shared/*.py"),
        *home.glob(f"tables/{ruleset}/*"),
        *(PACKAGE / "rulesets" / ruleset).glob("*.py"),
        *(PACKAGE / "core").glob("*.py"),
        PACKAGE / "phrases.py",
        PACKAGE / "certify" / "cases.py",
        PACKAGE / "certify" / "compiler.py",
        PACKAGE / "certify" / "floors.py",
        PACKAGE / "certify" / "judge.py",
    ]
    digest = hashlib.sha256()
    for file in sorted(files, key=lambda one: (one.parent.name, one.name)):
        digest.update(f"{file.parent.name}/{file.name}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def content_hash(cases: list[CompiledCase]) -> str:
    """Return the digest that tells one set of cases from another."""
    digest = hashlib.sha256()
    for case in cases:
        digest.update(json.dumps(case, sort_keys=True).encode())
    return digest.hexdigest()


def kept_file(ruleset: str) -> Path:
    """Return where a ruleset's compiled cases are kept: shipped in a wheel, in `.kept` of a checkout."""
    return suite_home() / ".kept" / f"{ruleset}.json"


def load_kept(ruleset: str) -> dict[str, Any]:
    """Return what is kept of a ruleset: `cases` in id order, their `content` hash, and their `floors`.

    Compiled afresh unless the sources are unchanged.

    Raises:
        SuiteFault: the features cannot be compiled.
    """
    sources = source_hash(ruleset)
    try:
        kept: dict[str, Any] = json.loads(kept_file(ruleset).read_bytes())
        if kept["sources"] == sources and {"cases", "content", "floors"} <= kept.keys():
            return kept
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        pass  # nothing kept, or nothing that can be used: compile afresh
    return keep_cases(ruleset, sources)


def load_cases(ruleset: str) -> tuple[list[CompiledCase], str]:
    """Return a ruleset's cases in id order, with their content hash; as `load_kept`."""
    kept = load_kept(ruleset)
    return kept["cases"], kept["content"]


def keep_cases(ruleset: str, sources: str) -> dict[str, Any]:
    """Compile a ruleset's cases and keep them where that is possible; return what is kept."""
    from oracle.engines.reference import catalogue

    cases = compile_ruleset(catalogue(ruleset))
    kept = {"sources": sources, "content": content_hash(cases), "floors": floors(cases), "cases": cases}
    file = kept_file(ruleset)
    try:
        file.parent.mkdir(exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=file.parent, delete=False, encoding="utf-8") as written:
            json.dump(kept, written, separators=(",", ":"))
        Path(written.name).chmod(0o644)
        Path(written.name).replace(file)
    except OSError:
        pass  # a read-only installation compiles each time
    return kept
