"""What a record's rows add up to: counts, the verdict of each ruleset, and the exit code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

OUT_OF_SCOPE = ("other reading", "not claimed", "filtered", "other shard", "stopped")
"""Reasons for which an untested case says nothing of the engine."""

EXIT_CODES = {
    0: "conforms",
    1: "does not conform",
    2: "usage",
    3: "the suite itself is at fault",
    4: "the engine could not be measured",
    5: "nothing ran, or the count is off",
    6: "a known failure is stale",
    7: "partial",
    130: "interrupted",
}
WORST_FIRST = (130, 2, 3, 5, 4, 1, 6, 7, 0)

CONFORMS, PARTIAL, DOES_NOT, NO_VERDICT = "conforms", "partial", "does not conform", "no verdict"


class Tally:
    """Adds up rows, ruleset by ruleset."""

    def __init__(self, rulesets: Iterable[str]) -> None:
        self._all: dict[str, Counter[str]] = {ruleset: Counter() for ruleset in rulesets}
        self._scope: dict[str, Counter[str]] = {ruleset: Counter() for ruleset in self._all}
        self._refusals: dict[str, Counter[str]] = {ruleset: Counter() for ruleset in self._all}
        self._known: Counter[str] = Counter()

    def add(self, row: Mapping[str, Any]) -> None:
        """Count one row."""
        ruleset, verdict = row["ruleset"], row["verdict"]
        self._all[ruleset][verdict] += 1
        if out_of_scope_row(row):
            return
        (self._refusals if row["refusal"] else self._scope)[ruleset][verdict] += 1
        if row.get("known") is not None and fails(verdict) and not row["refusal"]:
            self._known[ruleset] += 1

    def counts(self) -> dict[str, int]:
        """Return the rows by verdict, of all rulesets."""
        return dict(sum(self._all.values(), Counter()))

    def rulesets(self) -> dict[str, dict[str, Any]]:
        """Return for each ruleset its verdict, its rows by verdict, those in scope, the refusals and known failures."""
        return {
            ruleset: {
                "verdict": ruleset_verdict(scope),
                "cases": dict(self._all[ruleset]),
                "scope": dict(scope),
                "conform": scope["conforms"],
                "of": scope.total(),
                "refusals": {"conform": self._refusals[ruleset]["conforms"], "of": self._refusals[ruleset].total()},
                "known": self._known[ruleset],
            }
            for ruleset, scope in self._scope.items()
        }


def out_of_scope_row(row: Mapping[str, Any]) -> bool:
    """Return whether a row says nothing of the engine."""
    return row["verdict"] == "untested" and row["reason"] in OUT_OF_SCOPE


def fails(verdict: str) -> bool:
    """Return whether a verdict keeps an engine from conforming."""
    return verdict in ("breaks", "differs", "declines", "untested")


def ruleset_verdict(scope: Mapping[str, int]) -> str:
    """Return the verdict on a ruleset from the cases in scope, refusals apart.

    A case that the engine's own set-up kept from being asked counts against it. An own ruling, where the document is
    silent, does not.
    """
    if not sum(scope.values()):
        return NO_VERDICT
    if any(scope.get(one) for one in ("breaks", "differs", "untested")):
        return DOES_NOT
    return PARTIAL if scope.get("declines") else CONFORMS


def worst_exit(codes: Iterable[int]) -> int:
    """Return the exit code that speaks first."""
    return min(codes, key=WORST_FIRST.index, default=0)


def exit_code(
    summary: Mapping[str, Mapping[str, Any]], stale: bool, failures: int, declines: int, stopped: bool = False
) -> int:
    """Return the exit code for what a run added up to.

    Args:
        summary: as `Tally.rulesets`.
        stale: whether an entry of the known failures is stale.
        failures: how many cases in scope differ, break or could not be asked, and are not known failures.
        declines: how many decline, are not known failures, and matter: none where partial is accepted.
        stopped: whether the run stopped at the first failure, so that nothing is known of the rest.
    """
    asked: Counter[str] = sum((Counter(one["scope"]) for one in summary.values()), Counter())
    refusals = sum(one["refusals"]["of"] for one in summary.values())
    if not asked.total():
        refused = sum(one["refusals"]["conform"] for one in summary.values())
        return 5 if not refusals else int(refused < refusals)
    codes = [0]
    answered = any(asked[verdict] for verdict in ("conforms", "own ruling", "declines", "differs"))
    if not answered and not stopped:
        codes.append(4)
    if failures:
        codes.append(1)
    if declines:
        codes.append(7)
    if stale:
        codes.append(6)
    return worst_exit(codes)
