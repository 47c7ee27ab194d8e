"""Floors: what engines would score that know no rule at all, from compiled cases alone."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from oracle.certify.cases import Exchange
from oracle.certify.judge import MISSING, at_path, judge, kind_expected
from oracle.engines.protocol import Answer

Case = Mapping[str, Any]

SILENT = Answer("declines")
REFUSING = Answer("invalid")
FORBIDDING = Answer("not_allowed", {"allowed": False})


@dataclass(frozen=True)
class Asked:
    """What is expected of an operation, and how often just that is.

    Args:
        exchange: one that expects it.
        times: how many exchanges of the operation do.
    """

    exchange: Exchange
    times: int


def floors(cases: Sequence[Case]) -> dict[str, Any]:
    """Return what a silent engine, one that refuses all, and the best constant answer of each operation would score.

    Args:
        cases: of one ruleset.

    Returns:
        `{"silent": n, "refusing": n, "constant": n, "of": n}` in cases, those apart that expect a refusal:
        `"refusals": {"refusing": n, "of": n}`; and by operation, in all its exchanges that expect something,
        `"operations": {id: {"constant": n, "of": n}}`.
    """
    refusals = [case for case in cases if case["refusal"]]
    others = [case for case in cases if not case["refusal"]]
    asked = _asked(cases)
    constants = {method: best_constant(expected) for method, expected in asked.items()}
    return {
        "silent": _score(others, lambda _: SILENT),
        "refusing": _score(others, lambda _: REFUSING),
        "constant": _score(others, lambda method: constants.get(method, SILENT)),
        "of": len(others),
        "refusals": {"refusing": _score(refusals, lambda _: REFUSING), "of": len(refusals)},
        "operations": {
            method: {"constant": _met(constants[method], expected), "of": sum(one.times for one in expected)}
            for method, expected in asked.items()
        },
    }


def _goes_well(exchange: Exchange, answer: Answer) -> bool:
    faces = exchange.get("count", {"faces": 1})["faces"]
    return judge(exchange, [answer] * faces)[0] == "conforms"


def _score(cases: Sequence[Case], answer: Callable[[str], Answer]) -> int:
    return sum(all(_goes_well(one, answer(one["method"])) for one in case["exchanges"]) for case in cases)


def _met(answer: Answer, expected: Sequence[Asked]) -> int:
    return sum(one.times for one in expected if _goes_well(one.exchange, answer))


def _asked(cases: Sequence[Case]) -> dict[str, list[Asked]]:
    """Return what is expected of each operation, the most frequent first."""
    counts: Counter[tuple[str, str]] = Counter()
    examples: dict[tuple[str, str], Exchange] = {}
    for exchange in (exchange for case in cases for exchange in case["exchanges"] if exchange["expect"]):
        key = (exchange["method"], json.dumps([exchange["expect"], exchange.get("count")], sort_keys=True))
        counts[key] += 1
        examples.setdefault(key, exchange)
    asked: dict[str, list[Asked]] = {}
    for key, times in counts.most_common():
        asked.setdefault(key[0], []).append(Asked(examples[key], times))
    return dict(sorted(asked.items()))


def best_constant(expected: Sequence[Asked]) -> Answer:
    """Return the one answer that meets most of what is expected of an operation, as far as a greedy search finds it.

    From each expectation as a seed the answer grows by whatever else it can show without breaking what it shows.
    """
    candidates = [FORBIDDING]
    for seed in expected:
        if kind_expected(seed.exchange["expect"]) == "ruling":
            candidates.append(_grown(seed, expected))
    return max(candidates, key=lambda answer: _met(answer, expected))


def _grown(seed: Asked, expected: Sequence[Asked]) -> Answer:
    answer = _showing(Answer("ruling"), seed.exchange)
    met = [seed]
    for one in expected:
        if kind_expected(one.exchange["expect"]) == "ruling" and one is not seed:
            wider = _showing(answer, one.exchange)
            if all(_goes_well(each.exchange, wider) for each in (*met, one)):
                answer = wider
                met.append(one)
    return answer


def _showing(answer: Answer, exchange: Exchange) -> Answer:
    """Return an answer that shows what an exchange expects too, where no field of it stands in the way."""
    outcome, open_fields = answer.outcome, dict(answer.not_determined)
    for wanted in exchange["expect"]:
        path = wanted["path"]
        if at_path(outcome, path) is not MISSING or path[0] in open_fields:
            continue
        if wanted.get("not_determined"):
            open_fields[path[0]] = "not determined"
        else:
            outcome = _put(outcome, path, wanted["one_of"][0] if "one_of" in wanted else wanted["is"])
    return Answer("ruling", outcome, open_fields)


def _put(into: Any, path: Sequence[str | int], value: Any) -> Any:
    """Return an object or list with the value at a path, making what is missing on the way."""
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        members = list(into) if isinstance(into, list) else []
        members += [None] * (step + 1 - len(members))
        members[step] = _put(members[step], rest, value)
        return members
    fields = dict(into) if isinstance(into, Mapping) else {}
    return fields | {step: _put(fields.get(step), rest, value)}
