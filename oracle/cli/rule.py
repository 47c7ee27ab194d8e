"""Show one rule: summary, standing, statements, the readings that touch it, and its scenarios as written."""

from __future__ import annotations

import argparse

from oracle.certify.compiler import load_cases
from oracle.certify.written import scenario_text
from oracle.cli.common import known, statement_list
from oracle.core.home import rulesets
from oracle.core.readings import ambiguities
from oracle.core.rules import register

EXAMPLE = "  raw rule combat_options.charging.attack_bonus"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", help="a rule's id; see raw rules")


def run(asked: argparse.Namespace) -> int:
    """Print the rule."""
    rules = {rule.id: rule for ruleset in rulesets() for rule in register(ruleset).values()}
    rule = rules[known("ID", asked.id, rules, "a rule's id; see raw rules")]
    ruleset = rule.id.split(".")[0]
    print(rule.id)
    print(f"  {rule.summary}")
    print(f"  standing: {rule.standing}")
    print(f"  statements: {statement_list(rule.statements)}")
    for ambiguity in ambiguities(ruleset).values():
        if set(ambiguity.statements) & set(rule.statements):
            print(f"  reading: {ambiguity.id} ({' | '.join(ambiguity.readings)}): {ambiguity.question}")
    for case in sorted(load_cases(ruleset)[0], key=lambda one: int(one["line"])):
        if case["rule"] == rule.id:
            print(f"\n{case['case']}")
            print(scenario_text(case))
    return 0
