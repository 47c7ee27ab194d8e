"""Certify an engine: run every case that it claims, write the record, and say what it adds up to."""

from __future__ import annotations

import platform
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import IO, Any

from oracle.certify.compiler import CompiledCase
from oracle.certify.conduct import Result
from oracle.certify.known_failures import KnownFailures, read_known_failures
from oracle.certify.record import FORMAT, Row, Writer, check_count, row_of, verdicts_on_disk
from oracle.certify.run import Job, Runner
from oracle.certify.scope import Catalogues, Filters, check_claims, check_filters, out_of_scope, readings_for
from oracle.certify.summary import Tally, exit_code, fails, out_of_scope_row
from oracle.core.errors import UsageError
from oracle.engines.protocol import Description, Engine, read_description


@dataclass(frozen=True)
class Suite:
    """What engines are certified against: each ruleset's catalogue, its cases in id order, their hash and floors."""

    catalogues: Catalogues
    cases: list[CompiledCase]
    content: dict[str, str]
    floors: dict[str, dict[str, Any]]


@dataclass(frozen=True)
class Order:
    """What the user asked for.

    Args:
        spec: the engine as typed; "" for the oracle in process.
        command: the command line, for the record.
        record: where the record is written.
        filters: which cases.
        known_failures: the file, if any.
        accept_partial: whether partial is as good as conforming.
        fail_fast: whether to stop at the first case that fails.
        show: whether every row carries what was sent and answered.
    """

    spec: str
    command: str
    record: Path
    filters: Filters = field(default_factory=Filters)
    known_failures: Path | None = None
    accept_partial: bool = False
    fail_fast: bool = False
    show: bool = False


Watch = Callable[[Row], None]
"""Is told each row as it is written."""


def certify(suite: Suite, engine: Engine, is_oracle: bool, order: Order, watch: Watch = lambda _: None) -> int:
    """Certify an engine and return the exit code. The record is at `order.record`, whatever happened to any case.

    Raises:
        NotMeasured: the engine never started, or its description cannot be used.
        UsageError: a filter that matches nothing, a file that cannot be read or written.
        CountIsOff: the record does not hold the rows that were written.
    """
    check_filters(order.filters, suite.catalogues, suite.cases)
    known = read_known_failures(order.known_failures)
    try:
        description = read_description(engine.start())
        check_claims(description, suite.catalogues)
        engine.in_flight = min(engine.in_flight, description.in_flight) if is_oracle else description.in_flight
        with _opened(order.record) as file:
            writer = Writer(file, _header(suite, description, order, known), [case["case"] for case in suite.cases])
            footer = _Run(suite, engine, is_oracle, order, known, description, watch).run(writer)
    finally:
        engine.close()
    check_count(str(order.record), verdicts_on_disk(order.record), footer["counts"])
    code: int = footer["exit"]
    return code


def _opened(path: Path) -> IO[str]:
    try:
        return path.open("w", encoding="utf-8", errors="backslashreplace")
    except OSError as error:
        raise UsageError(str(path), error.strerror, "a path where the record can be written") from None


def _header(suite: Suite, description: Description, order: Order, known: KnownFailures) -> dict[str, Any]:
    return {
        "record": FORMAT,
        "suite": {"name": "rules-as-written", "version": version("rules-as-written"), "content": suite.content},
        "engine": description.engine,
        "spec": order.spec,
        "claims": {ruleset: _claim(description, ruleset, suite.catalogues) for ruleset in suite.catalogues},
        "titles": {ruleset: catalogue["title"] for ruleset, catalogue in suite.catalogues.items()},
        "topics": {ruleset: catalogue["topics"] for ruleset, catalogue in suite.catalogues.items()},
        "rules": {name: rule for catalogue in suite.catalogues.values() for name, rule in catalogue["rules"].items()},
        "command": order.command,
        "filters": {name: list(value) for name, value in vars(order.filters).items()},
        "known_failures": known.described(),
        "accept_partial": order.accept_partial,
        "platform": {"python": platform.python_version(), "system": platform.system(), "machine": platform.machine()},
        "started": datetime.now(UTC).isoformat(timespec="milliseconds"),
    }


def _claim(description: Description, ruleset: str, catalogues: Catalogues) -> dict[str, Any] | None:
    """Return a claim with the numbers it comes to, and the reading in force of every ambiguity."""
    claim = description.rulesets.get(ruleset)
    if claim is None:
        return None
    catalogue = catalogues[ruleset]
    optional = [rule for rule, one in catalogue["rules"].items() if one["standing"] == "optional"]
    return {
        "operations": sorted(one for one in catalogue["operations"] if claim.covers("operations", one)),
        "operations_of": len(catalogue["operations"]),
        "optional": sorted(one for one in optional if claim.covers("optional", one)),
        "optional_of": len(optional),
        "dice": claim.dice,
        "readings": {
            ambiguity: claim.reading(ambiguity) or one["default"] for ambiguity, one in catalogue["readings"].items()
        },
    }


class _Run:
    """One run, from its jobs to the footer."""

    def __init__(
        self,
        suite: Suite,
        engine: Engine,
        is_oracle: bool,
        order: Order,
        known: KnownFailures,
        description: Description,
        watch: Watch,
    ) -> None:
        self._suite = suite
        self._engine = engine
        self._runner = Runner(engine, is_oracle)
        self._order = order
        self._known = known
        self._description = description
        self._watch = watch
        self._by_id = {case["case"]: case for case in suite.cases}
        self._tally = Tally(suite.catalogues)
        self._unknown: Counter[str] = Counter()

    def run(self, writer: Writer) -> dict[str, Any]:
        """Run what is in scope, write a row for every case and the footer, and return the footer."""
        jobs: list[Job] = []
        for case in self._suite.cases:
            untested = self._sort(case, jobs)
            if untested:
                self._write(writer, Result(case["case"], "untested", untested))
        ended = self._ask(jobs, writer)
        for case_id in writer.missing():
            self._write(writer, Result(case_id, "untested", ended))
        summary = self._tally.rulesets()
        stale = [] if ended else self._known.stale()
        stopped = ended == "stopped"
        code = exit_code(summary, bool(stale), self._unknown["fails"], self._unknown["declines"], stopped)
        footer = {
            "counts": self._tally.counts(),
            "rulesets": summary,
            "floors": {
                name: {part: floor[part] for part in ("silent", "refusing", "constant", "of")}
                for name, floor in self._suite.floors.items()
            },
            "stale": stale,
            "stopped": stopped,
            "exit": 130 if ended == "interrupted" else code,
        }
        if self._engine.noise and code:
            footer["noise"] = self._engine.noise
        writer.finish(footer)
        return footer

    def _sort(self, case: Mapping[str, Any], jobs: list[Job]) -> str:
        """Add a case to the jobs, or return why it is not asked."""
        reason = out_of_scope(case, self._description.rulesets, self._order.filters)
        if reason:
            return reason
        ruleset = case["ruleset"]
        readings = readings_for(case, self._description.rulesets[ruleset], self._suite.catalogues[ruleset]["readings"])
        if readings is None:
            return "other reading"
        jobs.append((case, readings))
        return ""

    def _ask(self, jobs: Iterable[Job], writer: Writer) -> str:
        """Run the jobs; return why the rest is not asked: stopped, interrupted, or ""."""
        try:
            for result in self._runner.run(jobs):
                if self._write(writer, result) and self._order.fail_fast:
                    return "stopped"
        except KeyboardInterrupt:
            return "interrupted"
        return ""

    def _write(self, writer: Writer, result: Result) -> bool:
        """Write a result, and return whether it is a failure that nobody knew of."""
        case = self._by_id[result.case]
        entry = self._known.entry(case)
        row = row_of(case, result, entry.reason if entry else None, self._order.show)
        failed = False
        if not out_of_scope_row(row):
            failed = entry is None and not row["refusal"] and fails(row["verdict"])
            if self._order.accept_partial and row["verdict"] == "declines":
                failed = False
            self._unknown["declines" if row["verdict"] == "declines" else "fails"] += failed
            self._known.note(row)
        else:
            self._known.leave_out(row)
        self._tally.add(row)
        for written in writer.add(row):
            self._watch(written)
        return failed


def load_suite(rulesets: Iterable[str]) -> Suite:
    """Load the suite of some rulesets: catalogues, and cases, compiled or kept."""
    from oracle.certify.compiler import load_kept
    from oracle.engines.reference import catalogue

    catalogues: dict[str, Mapping[str, Any]] = {}
    cases: list[CompiledCase] = []
    content, floors = {}, {}
    for ruleset in rulesets:
        catalogues[ruleset] = catalogue(ruleset)
        kept = load_kept(ruleset)
        content[ruleset], floors[ruleset] = kept["content"], kept["floors"]
        cases += kept["cases"]
    cases.sort(key=lambda case: case["case"])
    return Suite(catalogues, cases, content, floors)
