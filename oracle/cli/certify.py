"""Certify an engine against the suite. Without ENGINE, the built-in reference oracle.

ENGINE is `command:PROGRAM ARGUMENTS`, `python:package.module:Name`, or an http(s) URL.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

from oracle.certify.certification import Order, Watch, certify, load_suite
from oracle.certify.compiler import CompiledCase, load_cases
from oracle.certify.record import read_record
from oracle.certify.reports.html import write_html
from oracle.certify.reports.terminal import print_case, print_report
from oracle.certify.summary import out_of_scope_row
from oracle.cli.common import add_filters, chosen_rulesets, colored_terminal, filters
from oracle.core.errors import UsageError
from oracle.core.home import rulesets
from oracle.engines.opening import open_engine
from oracle.engines.protocol import NotMeasured

EXAMPLE = """\
  raw certify
  raw certify "command:node my_engine.js" --known-failures known.toml
  raw certify "python:my_game.rules:Engine" --rule combat_options.charging --show"""


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"found {text!r}; expected a number of seconds above 0")
    return value


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("engine", nargs="?", metavar="ENGINE", help="the engine; the reference oracle if none is named")
    add_filters(parser)
    parser.add_argument("--timeout", type=_seconds, default=10.0, metavar="SECONDS", help="an answer may take (10)")
    parser.add_argument("--known-failures", type=Path, metavar="FILE", help="TOML: the engine's known failures")
    parser.add_argument("--accept-partial", action="store_true", help="exit 0 if cases only decline")
    parser.add_argument("--fail-fast", action="store_true", help="stop at the first case that fails")
    parser.add_argument("--in-process", action="store_true", help="run a python: engine in this process, to debug it")
    parser.add_argument("--show", action="store_true", help="print each case: as written, sent, answered, expected")
    parser.add_argument("--record", type=Path, default=Path("raw-record.jsonl"), metavar="FILE", help="the record")
    parser.add_argument("--html", type=Path, default=Path("raw-report.html"), metavar="FILE", help="the page")


def run(asked: argparse.Namespace) -> int:
    """Certify, write the record and the page, and print the report."""
    chosen_rulesets(asked.ruleset)
    _writable(asked.html)
    if asked.html.resolve() == asked.record.resolve():
        raise UsageError(str(asked.html), "the record too", "a path of its own for the page")
    engine = open_engine(asked.engine, asked.timeout, asked.in_process)
    suite = load_suite(rulesets())
    order = Order(
        spec=asked.engine or "",
        command=shlex.join(["raw", *sys.argv[1:]]),
        record=asked.record,
        filters=filters(asked),
        known_failures=asked.known_failures,
        accept_partial=asked.accept_partial,
        fail_fast=asked.fail_fast,
        show=asked.show,
    )
    try:
        with _watching(asked.show, len(suite.cases)) as watch:
            code = certify(suite, engine, asked.engine is None, order, watch)
    except NotMeasured:
        if asked.record.exists():
            print(f"raw: no record was written: {asked.record} is of an earlier run", file=sys.stderr)
        raise
    record = read_record(asked.record)
    write_html(record, asked.html)
    with suppress(BrokenPipeError):  # whoever reads no further must not change the verdict
        print_report(record, sys.stdout, colored_terminal())
        print(f"record: {asked.record}   page: {asked.html}")
    return code


def _writable(path: Path) -> None:
    """Find out before the run whether the page can be written after it."""
    reason = ""
    if path.is_dir():
        reason = "Is a directory"
    elif not path.parent.is_dir():
        reason = "No such file or directory"
    elif not os.access(path if path.exists() else path.parent, os.W_OK):
        reason = "Permission denied"
    if reason:
        raise UsageError(str(path), reason, "a path where the page can be written")


@contextmanager
def _watching(show: bool, total: int) -> Iterator[Watch]:
    if show:
        yield _show
        return
    from tqdm import tqdm

    with tqdm(total=total, delay=1, disable=None, leave=False, unit=" cases") as bar:

        def count(_: dict[str, object]) -> None:
            bar.update()

        yield count


@cache
def _by_id(ruleset: str) -> dict[str, CompiledCase]:
    return {case["case"]: case for case in load_cases(ruleset)[0]}


def _show(row: dict[str, object]) -> None:
    """Print a case as written, each line sent and answered, expected and found."""
    if out_of_scope_row(row):
        return
    from oracle.certify.written import scenario_text

    print(scenario_text(_by_id(str(row["ruleset"]))[str(row["case"])]))
    print_case(row, sys.stdout, colored_terminal())
    print()
