"""Conduct one case: which requests it makes of an engine, in turn, and the result that the answers add up to."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Any

from oracle.certify.cases import Exchange
from oracle.certify.judge import Finding, judge, worst
from oracle.engines.protocol import Answer

Request = tuple[str, dict[str, Any]]
"""A method and its params."""


@dataclass(slots=True)
class Result:
    """What came of a case.

    Args:
        case: its id.
        verdict: one of VERDICTS, or "untested".
        reason: why it is untested: other reading, not claimed, set-up, filtered, gave up, stopped, interrupted.
        findings: of each exchange that went wrong, with its number from 0.
        log: every request sent, with the number of its exchange and its answer.
    """

    case: str
    verdict: str
    reason: str = ""
    findings: list[Finding] = field(default_factory=list)
    log: list[tuple[int, Request, Answer]] = field(default_factory=list)


def requests(exchange: Exchange, readings: Mapping[str, str], state: Any) -> list[Request]:
    """Return the requests of an exchange: one, or for a count one for each face."""
    params = {"facts": exchange["facts"], "dice": exchange["dice"], "readings": readings, "state": state}
    if "count" not in exchange:
        return [(exchange["method"], params)]
    purpose, faces = exchange["count"]["purpose"], exchange["count"]["faces"]
    return [
        (exchange["method"], params | {"dice": exchange["dice"] | {purpose: [face]}}) for face in range(1, faces + 1)
    ]


def conduct(
    case: Mapping[str, Any], readings: Mapping[str, str], is_oracle: bool
) -> Generator[Request, Answer, Result]:
    """Yield each request of a case, be sent its answer, and return the result.

    State is threaded: what an answer gives goes into the next exchange untouched; where it gives none, the last stays.
    After an answer that breaks or declines, later exchanges are not asked.
    """
    result = Result(case["case"], "conforms")
    verdicts = []
    state: Any = None
    for number, exchange in enumerate(case["exchanges"]):
        answers = []
        for request in requests(exchange, readings, state):
            answer = yield request
            answers.append(answer)
            result.log.append((number, request, answer))
        verdict, findings = judge(exchange, answers, is_oracle)
        if findings:
            result.findings += [{"exchange": number} | finding for finding in findings]
            if verdict == "set-up":
                result.verdict, result.reason = "untested", "set-up"
                return result
            verdicts.append(verdict)
            if verdict in ("breaks", "declines"):
                break
        if answers[-1].keeps and "count" not in exchange:
            state = answers[-1].state
    result.verdict = worst(verdicts)
    return result
