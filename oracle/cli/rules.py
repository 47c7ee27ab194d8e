"""List the rules, or those in which each of some words stands: in the id, standing, topic, summary or statements."""

from __future__ import annotations

import argparse

from oracle.cli.common import chosen_rulesets, has_words, statement_list, table
from oracle.core.errors import UsageError
from oracle.core.rules import Rule, document, register

EXAMPLE = "  raw rules charge bonus"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="*", metavar="WORD", help="words that must all stand in a rule")
    parser.add_argument("--ruleset", action="append", metavar="RULESET", help="only this ruleset; may be repeated")


def run(asked: argparse.Namespace) -> int:
    """Print the rules found."""
    found = [rule for ruleset in chosen_rulesets(asked.ruleset) for rule in register(ruleset).values()]
    rows = [
        [rule.id, rule.standing, statement_list(rule.statements), rule.summary]
        for rule in found
        if _has(rule, asked.words)
    ]
    if not rows:
        raise UsageError("WORD", " ".join(asked.words), "words that some rule has")
    print(table(rows, ["rule", "standing", "statements", "summary"]))
    return 0


def _has(rule: Rule, words: list[str]) -> bool:
    topic = document(rule.id.split(".")[0]).topics[rule.topic]
    return has_words(words, f"{rule.id} {rule.standing} {topic} {rule.summary} {' '.join(rule.statements)}")
