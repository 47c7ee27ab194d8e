"""Run compiled cases straight on operations, and keep the rulings: with the requests and the judge of any engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from oracle.certify.cases import Exchange
from oracle.certify.compiler import CompiledCase
from oracle.certify.conduct import Request, conduct
from oracle.certify.judge import Finding
from oracle.core.counting import Branches, EveryReading, every_walk
from oracle.core.dice import GivenDice
from oracle.core.errors import Invalid
from oracle.core.operation import Operation
from oracle.core.readings import ambiguities
from oracle.core.ruling import Ruling
from oracle.engines.protocol import Answer

Operations = Mapping[str, Operation[..., Any]]
Known = dict[str, list[str]]
"""The readings of each ambiguity."""


@dataclass(frozen=True, slots=True)
class Walk:
    """One way in which a case went.

    Args:
        case: the case.
        readings: those that it was run under; of a walk over every reading, those that were consulted.
        verdict: as of any engine, or "untested" where the set-up went wrong.
        findings: what went wrong.
        rulings: what came of each request, in turn: a ruling, or the error for which it is refused.
    """

    case: CompiledCase
    readings: Mapping[str, str]
    verdict: str
    findings: list[Finding]
    rulings: list[Ruling | Invalid]

    @property
    def conforms(self) -> bool:
        """Whether the case went as it should."""
        return self.verdict == "conforms"

    def exchanges(self) -> Iterator[tuple[Exchange, list[Ruling | Invalid]]]:
        """Yield each exchange that was asked, with what came of it; a count has several rulings."""
        left = iter(self.rulings)
        for exchange in self.case["exchanges"]:
            rulings = list(islice(left, exchange.get("count", {"faces": 1})["faces"]))
            if rulings:
                yield exchange, rulings


def ask(operations: Operations, request: Request) -> tuple[Answer, Ruling | Invalid]:
    """Return the answer to a request, as the judge takes it, and the ruling or the error behind it.

    Raises:
        Exception: whatever an altered operation raises beside Invalid.
    """
    method, params = request
    operation = operations[method]
    try:
        for purpose, faces in params["dice"].items():
            if purpose not in operation.dice:
                raise Invalid(purpose, faces, f"a die purpose of {method}")
        ruling = operation.rule(params["facts"], GivenDice(params["dice"]), params["readings"], params["state"])
    except Invalid as wrong:
        return Answer("invalid", why=str(wrong)), wrong
    forbidden = ruling.outcome.get("allowed") is False
    answer = Answer(
        "not_allowed" if forbidden else "ruling",
        ruling.outcome,
        ruling.not_determined,
        state=ruling.state,
        keeps=ruling.state is not None,
    )
    return answer, ruling


def run_case(case: CompiledCase, operations: Operations, readings: dict[str, str]) -> Walk:
    """Run a case under the readings that are given, whichever it holds under."""
    going = conduct(case, readings, is_oracle=True)
    rulings = []
    try:
        request = next(going)
        while True:
            answer, ruling = ask(operations, request)
            rulings.append(ruling)
            request = going.send(answer)
    except StopIteration as finished:
        result = finished.value
    return Walk(case, readings, result.verdict, result.findings, rulings)


def every_run(case: CompiledCase, operations: Operations, known: Known, fixed: Known) -> Iterator[Walk]:
    """Run a case under every combination of the readings that it consults; `fixed` ambiguities have those only."""

    def walk(branches: Branches) -> Walk:
        return run_case(case, operations, EveryReading(branches, known, fixed))

    return (walked for _, walked in every_walk(walk))


def known_readings(ruleset: str) -> Known:
    """Return the readings of each ambiguity of a ruleset."""
    return {name: list(ambiguity.readings) for name, ambiguity in ambiguities(ruleset).items()}


def held_readings(case: CompiledCase, defaults: Mapping[str, str]) -> dict[str, str]:
    """Return the readings that a case is asked under by itself: the first it is tagged with, else the defaults."""
    return {**defaults, **{ambiguity: readings[0] for ambiguity, readings in case["readings"].items()}}
