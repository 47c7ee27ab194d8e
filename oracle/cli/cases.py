"""List the compiled cases, or export them as JSON lines for engines whose authors run no Python."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from oracle.certify.certification import load_suite
from oracle.certify.scope import check_filters
from oracle.cli.common import add_filters, chosen_rulesets, filters
from oracle.core.errors import UsageError
from oracle.core.home import PACKAGE, rulesets

EXAMPLE = """\
  raw cases --rule combat_options.parrying
  raw cases --export cases.jsonl
  raw cases --schema > case.schema.json"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_filters(parser)
    parser.add_argument("--export", type=Path, metavar="FILE", help="write the cases as JSON lines")
    parser.add_argument("--schema", action="store_true", help="print the JSON Schema of a case")


def run(asked: argparse.Namespace) -> int:
    """Print the ids of the cases, or write the cases."""
    if asked.schema:
        print((PACKAGE / "certify" / "case.schema.json").read_text(encoding="utf-8"), end="")
        return 0
    chosen_rulesets(asked.ruleset)
    suite = load_suite(rulesets())
    chosen = filters(asked)
    check_filters(chosen, suite.catalogues, suite.cases)
    cases = [case for case in suite.cases if chosen.takes(case)]
    if asked.export is None:
        print("\n".join(case["case"] for case in cases))
        return 0
    try:
        with asked.export.open("w", encoding="utf-8") as file:
            for case in cases:
                file.write(json.dumps(case, ensure_ascii=False) + "\n")
    except OSError as error:
        raise UsageError(str(asked.export), error.strerror, "a path where the cases can be written") from None
    print(f"{len(cases)} cases written to {asked.export}", file=sys.stderr)
    return 0
