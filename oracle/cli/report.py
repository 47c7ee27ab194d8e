"""Draw a report from a record: on the terminal, or as a page, Markdown, JUnit XML or a badge."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from oracle.certify.record import read_record
from oracle.certify.reports.badge import write_badge
from oracle.certify.reports.html import write_html
from oracle.certify.reports.junit import write_junit
from oracle.certify.reports.markdown import write_markdown
from oracle.certify.reports.terminal import print_report
from oracle.cli.common import colored_terminal
from oracle.core.errors import UsageError

EXAMPLE = """\
  raw report raw-record.jsonl
  raw report raw-record.jsonl --junit report.xml --markdown summary.md"""

WRITERS = {"html": write_html, "markdown": write_markdown, "junit": write_junit, "badge": write_badge}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, metavar="RECORD", help="the record of a run")
    for name in WRITERS:
        parser.add_argument(f"--{name}", type=Path, metavar="FILE", help=f"write the report as {name}")


def run(asked: argparse.Namespace) -> int:
    """Write the reports asked for, or print one; return the exit code of the run recorded."""
    record = read_record(asked.record)
    paths = {name: getattr(asked, name) for name in WRITERS if getattr(asked, name) is not None}
    for name, path in paths.items():
        if [one.resolve() for one in paths.values()].count(path.resolve()) > 1:
            raise UsageError(f"--{name}", str(path), "a file of its own for each report")
    for name, path in paths.items():
        WRITERS[name](record, path)
    if not paths:
        print_report(record, sys.stdout, colored_terminal())
    code: int = record.footer["exit"]
    return code
