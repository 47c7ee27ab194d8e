"""Lint of a ruleset's features and step files: what Gherkin, pytest-bdd and the compiler let pass without a word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from oracle import phrases
from oracle.certify.compiler import KINDS, features, parse_feature, scenarios, slug
from oracle.core.errors import SuiteFault
from oracle.core.home import suite_home
from oracle.core.rules import register
from oracle.prove.faults import Fault

CHECK = "features"
PHRASES = "phrases"
PLACEHOLDER = re.compile(r"<([^<>]+)>")
OUTLINES = ("Scenario Outline", "Scenario Template")

Node = dict[str, Any]
"""A rule, scenario, step or table as gherkin-official parses it."""


def feature_faults(ruleset: str) -> Iterator[Fault]:
    """Yield what is wrong in a ruleset's features.

    Raises:
        SuiteFault: one does not parse.
    """
    shown: set[str] = set()
    for path in features(ruleset):
        document = parse_feature(path)
        for child in document.get("feature", {}).get("children", []):
            if "rule" in child:
                yield from _rule(ruleset, path, child["rule"], shown)
        yield from _names(path, [scenario for _, scenario in scenarios(document)])
        for rule, scenario in scenarios(document):
            if rule is None:
                yield _fault(path, scenario, scenario["name"], "a scenario under a Rule")
            yield from _steps(path, scenario)
            yield from _examples(path, scenario)
    for rule_id in register(ruleset):
        if rule_id not in shown:
            yield Fault(CHECK, rule_id, None, "a scenario under a Rule that has this tag")


def _fault(path: Path, node: Node, found: object, expected: str) -> Fault:
    return Fault(CHECK, f"{path.parent.name}/{path.name}:{node['location']['line']}", found, expected)


def _rule(ruleset: str, path: Path, rule: Node, shown: set[str]) -> Iterator[Fault]:
    """Check a `Rule:` against the register, and note the rules of which it shows scenarios."""
    tags = [tag["name"][1:] for tag in rule["tags"]]
    ids = [tag for tag in tags if tag in register(ruleset)]
    if len(ids) != 1:
        yield _fault(path, rule, " ".join(tags) or None, "one tag that is a rule's id")
    for one in ids:
        if rule["name"] != register(ruleset)[one].summary:
            yield _fault(path, rule, rule["name"], f"the summary in rules.csv: {register(ruleset)[one].summary}")
    if any("scenario" in child for child in rule["children"]):
        shown.update(ids)


def _names(path: Path, all_scenarios: list[Node]) -> Iterator[Fault]:
    """Check that names differ, also as parts of an id: pytest-bdd drops the earlier of two silently."""
    first: dict[str, Node] = {}
    for scenario in all_scenarios:
        earlier = first.setdefault(slug(scenario["name"]), scenario)
        if earlier is not scenario:
            yield _fault(
                path, scenario, scenario["name"], f"a name that line {earlier['location']['line']} does not have"
            )
        if not slug(scenario["name"]):
            yield _fault(path, scenario, None, "a name with a letter or digit")


def _steps(path: Path, scenario: Node) -> Iterator[Fault]:
    if not any(step["keywordType"] == "Outcome" for step in scenario["steps"]):
        yield _fault(path, scenario, scenario["name"], "a scenario with a Then")
    for step in scenario["steps"]:
        if "dataTable" in step or "docString" in step:
            yield _fault(path, step, step["text"], "a step without a table or text below it: no phrase takes them")


def _examples(path: Path, scenario: Node) -> Iterator[Fault]:
    """Check the placeholders of a scenario against the columns of its Examples."""
    if PLACEHOLDER.search(scenario["name"]):
        yield _fault(path, scenario, scenario["name"], "a name without a placeholder")
    used = {name for step in scenario["steps"] for name in PLACEHOLDER.findall(step["text"])}
    if scenario["keyword"] in OUTLINES and not scenario["examples"]:
        yield _fault(path, scenario, None, "Examples")
    if used and not scenario["examples"]:
        yield _fault(path, scenario, f"<{'>, <'.join(sorted(used))}>", "no placeholder, since there are no Examples")
    for examples in scenario["examples"]:
        columns = {cell["value"] for cell in examples.get("tableHeader", {}).get("cells", [])}
        if not examples["tableBody"]:
            yield _fault(path, examples, None, "rows under Examples")
        for name in sorted(used - columns):
            yield _fault(path, examples, f"<{name}>", "a column of that name")
        for name in sorted(columns - used):
            yield _fault(path, examples, f"column {name}", "columns that a step uses")


def phrase_faults(ruleset: str) -> Iterator[Fault]:
    """Yield steps without a phrase of their own, phrases without a step, and features and step files without the other.

    Raises:
        SuiteFault: a feature does not parse.
    """
    own = suite_home() / "steps" / ruleset
    paths = features(ruleset)
    for file in sorted(own.glob("test_*.py")):
        if file not in [phrases.step_file(path) for path in paths]:
            yield Fault(PHRASES, f"steps/{ruleset}/{file.name}", None, "a feature of the same stem")
    used: set[phrases.Phrase] = set()
    there: dict[phrases.Phrase, None] = {}
    for path in paths:
        try:
            there |= dict.fromkeys(phrases.phrases_for(path))
        except SuiteFault as wrong:
            yield Fault(PHRASES, f"{ruleset}/{path.name}", wrong.found, wrong.expected)
            continue
        yield from _matched(path, used)
    for phrase in there:
        if phrase.file.parent == own.resolve() and phrase not in used:
            yield Fault(
                PHRASES, f"steps/{ruleset}/{phrase.file.name}:{phrase.line}", str(phrase), "a step that uses it"
            )


def _matched(path: Path, used: set[phrases.Phrase]) -> Iterator[Fault]:
    """Look up each step of each row as the compiler does, and note the phrases that are used."""
    from gherkin.pickles.compiler import Compiler

    document = parse_feature(path)
    for pickle in Compiler().compile(document):  # type: ignore[arg-type]  # a parsed document with its uri
        for step in pickle["steps"]:
            try:
                used.add(phrases.find(path, KINDS[step["type"]], step["text"])[0])
            except SuiteFault as wrong:
                place = f"{path.parent.name}/{path.name}:{pickle['location']['line']}"
                yield Fault(PHRASES, place, wrong.found, wrong.expected)
