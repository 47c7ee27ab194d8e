"""How fast the suite is, as ratios measured in one run: each figure with what it is held against."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from oracle.certify.certification import Order, Suite, certify, load_suite
from oracle.certify.conduct import Request, conduct
from oracle.core.dice import GivenDice
from oracle.core.home import rulesets, suite_home
from oracle.core.ruling import Play
from oracle.engines import protocol, reference
from oracle.engines.pipe import Pipe

ROUNDS = 7
IN_FLIGHT = 64
RULINGS = 10_000

ECHO = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    answer = asked["params"].get("answer", {"result": {"protocol": 1, "engine": {"name": "echo"}, "rulesets": {}}})
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": asked["id"]} | answer) + "\\n")
    sys.stdout.flush()
"""


@dataclass(frozen=True)
class Figure:
    """One measured figure.

    Args:
        what: it measures.
        measured: the ratio, or the amount.
        bound: what it is held against.
        at_least: whether the bound is the least allowed, and not the most.
        detail: the amounts that the ratio is of.
    """

    what: str
    measured: float
    bound: float
    at_least: bool
    detail: str

    @property
    def holds(self) -> bool:
        """Whether it is within its bound."""
        return self.measured >= self.bound if self.at_least else self.measured <= self.bound


def figures(chosen: list[str] | None = None) -> list[Figure]:
    """Measure everything, on the rulesets chosen, or all of them."""
    chosen = chosen or rulesets()
    whole = load_suite(rulesets())
    suite = replace(whole, cases=[case for case in whole.cases if case["ruleset"] in chosen])
    with tempfile.TemporaryDirectory() as folder:
        certified = _best(lambda: _certify(suite, Path(folder) / "record.jsonl"))
        return [
            _against_bare(suite, certified),
            _against_pytest(suite, certified, chosen, Path(folder)),
            _pipe(suite),
            _help(),
            _memory(Path(folder)),
        ]


def _best(what: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Return the least of several times, in seconds."""
    return min(_time(what) for _ in range(rounds))


def _time(what: Callable[[], object]) -> float:
    begun = time.perf_counter()
    what()
    return time.perf_counter() - begun


def _certify(suite: Suite, record: Path) -> None:
    certify(suite, reference.Reference(), True, Order("", "raw bench", record))


def _asked(suite: Suite) -> list[Request]:
    """Return every request that the cases make of the oracle, in order."""
    asked: list[Request] = []
    for case in suite.cases:
        conductor = conduct(case, {name: allowed[0] for name, allowed in case["readings"].items()}, True)
        request = next(conductor)
        try:
            while True:
                asked.append(request)
                request = conductor.send(protocol.read_answer(reference.call(*request)))
        except StopIteration:
            pass
    return asked


def _against_bare(suite: Suite, certified: float) -> Figure:
    """Compare certifying with calling the oracle's functions on the same facts, to a finished ruling each."""
    calls: list[tuple[Any, ...]] = []
    asked = _asked(suite)
    for method, params in asked:
        if "result" in reference.call(method, params):
            operation = reference.operations(method.split(".")[0])[method]
            readings = operation.bind_readings(params["readings"])
            calls.append((operation, operation.bind(params["facts"]), params["dice"], readings, params["state"]))

    def bare() -> None:
        for operation, facts, dice, readings, state in calls:
            play = Play(operation, facts, GivenDice(dice), readings, state)
            play.ruling(operation.function(**facts, play=play))

    taken = _best(bare)
    detail = f"{certified * 1e3:.1f} ms for {len(suite.cases)} cases; bare {taken * 1e3:.1f} ms for {len(calls)} calls"
    return Figure("certifying in process / bare calls of the oracle", certified / taken, 5, False, detail)


def _against_pytest(suite: Suite, certified: float, chosen: list[str], folder: Path) -> Figure:
    """Compare a scenario certified from kept cases with one of a session of pytest-bdd, which must collect them."""
    report = folder / "pytest.xml"
    steps = [f"steps/{ruleset}" for ruleset in chosen]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junit-xml={report}", *steps]
    subprocess.run(command, cwd=suite_home(), capture_output=True, check=True)
    session = ElementTree.parse(report).getroot()[0]
    count, seconds = int(session.attrib["tests"]), float(session.attrib["time"])
    here, there = len(suite.cases) / certified, count / seconds
    detail = f"{here:,.0f} scenarios a second; pytest-bdd {there:,.0f}"
    return Figure("scenarios a second, certified / by pytest-bdd", here / there, 50, True, detail)


def _pipe(suite: Suite) -> Figure:
    """Compare rulings over a pipe with a child that parses each request and writes an answer of the same JSON."""
    asked = [request for request in _asked(suite) if "result" in reference.call(*request)]
    asked = (asked * (RULINGS // len(asked) + 1))[:RULINGS]
    answered = [(method, {**params, "answer": reference.call(method, params)}) for method, params in asked]
    rates = []
    for _ in range(3):
        ours = _rate([sys.executable, "-m", "oracle.cli", "serve"], asked)
        echo = _rate([sys.executable, "-c", ECHO], answered)
        rates.append((ours / echo, ours, echo))
    ratio, ours, echo = sorted(rates)[1]
    return Figure("rulings over a pipe / echoes", ratio, 0.5, True, f"{ours:,.0f} rulings a second; echo {echo:,.0f}")


def _rate(command: list[str], asked: list[Request]) -> float:
    """Return how many requests a second a child answers, IN_FLIGHT at once."""
    pipe = Pipe(command, 30)
    pipe.start()
    pipe.in_flight = IN_FLIGHT
    try:
        begun = time.perf_counter()
        sent = done = 0
        while done < len(asked):
            while sent < len(asked) and sent - done < IN_FLIGHT:
                pipe.submit(sent, *asked[sent])
                sent += 1
            done += len(pipe.collect())
        return len(asked) / (time.perf_counter() - begun)
    finally:
        pipe.close()


def _help() -> Figure:
    """Compare the start of `raw --help` with that of Python."""
    ours = _best(
        lambda: subprocess.run([sys.executable, "-m", "oracle.cli", "--help"], capture_output=True, check=True)
    )
    python = _best(lambda: subprocess.run([sys.executable, "-c", "pass"], capture_output=True, check=True))
    return Figure("raw --help / python -c pass", ours / python, 6, False, f"{ours * 1e3:.0f} ms; {python * 1e3:.0f} ms")


def _memory(folder: Path) -> Figure:
    """Return the peak memory of `raw certify`, in MB."""
    program = f"import resource, sys; sys.argv = ['raw', 'certify']; from oracle.cli import main; main(); print({PEAK})"
    # a process begins with the peak of whoever started it, so that a small shell stands between it and this one
    shell = ["sh", "-c", '"$0" -c "$1"; exit $?', sys.executable, program]
    found = subprocess.run(shell, cwd=folder, capture_output=True, text=True, check=True)
    return Figure("peak memory of raw certify, MB", int(found.stdout.split()[-1]) / 1024, 100, False, "")


PEAK = "resource.getrusage(resource.RUSAGE_SELF).ru_maxrss"
