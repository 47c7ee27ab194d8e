"""A case as pytest runs it: each question is asked of the oracle when its first expectation is stated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oracle.certify.cases import Case, Exchange, Expectation
from oracle.certify.conduct import requests
from oracle.certify.judge import judge
from oracle.engines import reference
from oracle.engines.protocol import Answer, read_answer


class LiveCase(Case):
    """A case that is asked of the oracle as its steps go by.

    Args:
        compiled: the compiled case of the same scenario row; at the end the recorded exchanges must be the same.
        catalogue: of its ruleset.
    """

    def __init__(self, compiled: Mapping[str, Any], catalogue: Mapping[str, Any]) -> None:
        super().__init__(catalogue, compiled["case"], self._judge)
        self._compiled = compiled
        self._readings = {ambiguity: readings[0] for ambiguity, readings in compiled["readings"].items()}
        self._answers: list[list[Answer]] = []
        self._state: Any = None

    def _judge(self, _: Case, exchange: Exchange, wanted: Expectation) -> None:
        while len(self._answers) < len(self.exchanges):
            self._run(self.exchanges[len(self._answers)], judged=exchange)
        verdict, findings = judge(exchange | {"expect": [wanted]}, self._answers[-1], is_oracle=True)
        if verdict != "conforms":
            raise AssertionError(f"{self._compiled['case']}: {verdict}: {findings}")

    def _run(self, exchange: Exchange, judged: Exchange) -> None:
        answers = [
            read_answer(reference.call(method, params))
            for method, params in requests(exchange, self._readings, self._state)
        ]
        if exchange is not judged and not exchange["expect"]:
            verdict, findings = judge(exchange, answers, is_oracle=True)
            if verdict != "conforms":
                raise AssertionError(f"{self._compiled['case']}: {verdict} of {exchange['method']}: {findings}")
        self._answers.append(answers)
        if answers[-1].keeps and "count" not in exchange:
            self._state = answers[-1].state

    def finish(self) -> list[Exchange]:
        """Return the exchanges, having compared them with the compiled ones."""
        recorded = super().finish()
        if recorded != self._compiled["exchanges"]:
            raise AssertionError(f"recorded as {recorded}, compiled as {self._compiled['exchanges']}")
        return recorded
