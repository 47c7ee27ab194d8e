"""Which cases an engine is held to, and under which readings: its claims, and what the user asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from oracle.core.errors import UsageError
from oracle.engines.protocol import Description, NotMeasured, RulesetClaim

Catalogues = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True)
class Filters:
    """What the user asked for: nothing is everything.

    Args:
        rulesets: slugs.
        rules: rule ids, or prefixes of their parts.
        cases: case ids, or patterns with `*`.
    """

    rulesets: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()

    def takes(self, case: Mapping[str, Any]) -> bool:
        """Return whether a case is asked for."""
        return (
            (not self.rulesets or case["ruleset"] in self.rulesets)
            and (not self.rules or any(_is_part(case["rule"], one) for one in self.rules))
            and (not self.cases or any(_is_like(case["case"], one) for one in self.cases))
        )


def _is_part(name: str, prefix: str) -> bool:
    return name == prefix or name.startswith(prefix + ".")


def _is_like(name: str, pattern: str) -> bool:
    return name == pattern or fnmatchcase(name.replace("[", "("), pattern.replace("[", "("))


def check_filters(filters: Filters, catalogues: Catalogues, cases: list[dict[str, Any]]) -> None:
    """Check that every filter matches something.

    Raises:
        UsageError: one does not.
    """
    for ruleset in filters.rulesets:
        if ruleset not in catalogues:
            raise UsageError("--ruleset", ruleset, "one of " + ", ".join(catalogues))
    rules = [rule for catalogue in catalogues.values() for rule in catalogue["rules"]]
    for rule in filters.rules:
        if not any(_is_part(one, rule) for one in rules):
            raise UsageError("--rule", rule, "a rule's id, or the first of its parts joined by dots; see raw rules")
    for pattern in filters.cases:
        if not any(_is_like(case["case"], pattern) for case in cases):
            raise UsageError("--case", pattern, "a case's id, or a pattern with *; see raw cases")


def check_claims(description: Description, catalogues: Catalogues) -> None:
    """Check that everything an engine claims exists in the suite.

    Raises:
        NotMeasured: a claim names no ruleset, operation, optional rule, ambiguity or reading.
    """
    for ruleset, claim in description.rulesets.items():
        place = f"engine.describe, rulesets.{ruleset}"
        if ruleset not in catalogues:
            raise NotMeasured(place, ruleset, "a ruleset: " + ", ".join(catalogues))
        catalogue = catalogues[ruleset]
        for what, names in (("operations", catalogue["operations"]), ("optional", catalogue["rules"])):
            claimed = getattr(claim, what)
            for one in claimed if claimed != "all" else ():
                if not any(_is_part(name, one) for name in names):
                    raise NotMeasured(f"{place}.{what}", one, f"an id, or the first of its parts; see raw {_SEE[what]}")
        for ambiguity, reading in claim.readings.items() if claim.readings != "any" else ():
            known = catalogue["readings"].get(ambiguity)
            if known is None or reading not in {"any", *known["readings"]}:
                raise NotMeasured(f"{place}.readings", f"{ambiguity}: {reading}", "a reading; see raw readings")


_SEE = {"operations": "operations", "optional": "rules"}


def out_of_scope(case: Mapping[str, Any], claims: Mapping[str, RulesetClaim], filters: Filters) -> str:
    """Return why a case is not asked of an engine, or ""."""
    if not filters.takes(case):
        return "filtered"
    claim = claims.get(case["ruleset"])
    if claim is None or claim.dice != "given":
        return "not claimed"
    if claim.operations != "all" and not all(
        claim.covers("operations", exchange["method"]) for exchange in case["exchanges"]
    ):
        return "not claimed"
    if case["standing"] == "optional" and not claim.covers("optional", case["rule"]):
        return "not claimed"
    return ""


def readings_for(
    case: Mapping[str, Any], claim: RulesetClaim, known: Mapping[str, Mapping[str, Any]]
) -> dict[str, str] | None:
    """Return the readings a case is asked under, by ambiguity; None if the engine holds to another one.

    An ambiguity of which an engine says nothing is taken by its default.
    """
    readings = {}
    for ambiguity, allowed in case["readings"].items():
        fixed = claim.reading(ambiguity) or known[ambiguity]["default"]
        if fixed == "any":
            fixed = allowed[0]
        if fixed not in allowed:
            return None
        readings[ambiguity] = fixed
    return readings
