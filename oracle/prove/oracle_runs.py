"""The oracle on every case, under every reading: it conforms, for the reason that the case stands under."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from oracle.certify.compiler import CompiledCase, load_cases
from oracle.core.errors import Invalid
from oracle.core.rules import register
from oracle.core.ruling import Ruling
from oracle.engines import reference
from oracle.prove.faults import Fault
from oracle.prove.running import Known, Operations, Walk, every_run, known_readings

CHECK = "oracle"


@dataclass
class Seen:
    """What the cases of a ruleset have shown together.

    Args:
        cited: rules, by any ruling.
        consulted: ambiguities.
        told_apart: pairs of readings of an ambiguity, each as `ambiguity, reading, reading` in either order.
    """

    cited: set[str] = field(default_factory=set)
    consulted: set[str] = field(default_factory=set)
    told_apart: set[tuple[str, str, str]] = field(default_factory=set)


def oracle_faults(
    ruleset: str, cases: Sequence[CompiledCase] | None = None, operations: Operations | None = None
) -> list[Fault]:
    """Return what is wrong with the cases of a ruleset, or with its operations, as each shows of the other.

    Args:
        ruleset: its slug.
        cases: its compiled cases, if not all.
        operations: its operations, if not the installed ones.

    Raises:
        SuiteFault: the cases do not compile.
    """
    known = known_readings(ruleset)
    asked = operations or reference.operations(ruleset)
    seen = Seen()
    faults: list[Fault] = []
    for case in load_cases(ruleset)[0] if cases is None else cases:
        walks = list(every_run(case, asked, known, case["readings"]))
        good = [walk for walk in walks if walk.conforms]
        faults += _differs(case, walks)
        faults += _reasons(case, good)
        faults += [fault for walk in good for fault in _exchanges(walk)]
        faults += _tells_apart(case, asked, known, seen) if len(good) == len(walks) else []
        for walk in walks:
            seen.consulted |= set(walk.readings)
            seen.cited |= {rule for ruling in _rulings(walk) for rule, _ in ruling.by}
    return _once([*faults, *_unknown_rules(ruleset, seen), *_never(ruleset, known, seen)])


def _once(faults: Sequence[Fault]) -> list[Fault]:
    """Return faults without those that another reading only repeats."""
    return list({str(fault): fault for fault in faults}.values())


def _rulings(walk: Walk) -> Iterator[Ruling]:
    return (one for one in walk.rulings if isinstance(one, Ruling))


def _differs(case: CompiledCase, walks: Sequence[Walk]) -> Iterator[Fault]:
    for walk in walks:
        if not walk.conforms:
            under = ", ".join(f"{ambiguity}.{reading}" for ambiguity, reading in sorted(walk.readings.items()))
            found = f"{walk.verdict} under {under or 'no reading'}: {walk.findings}"
            yield Fault(CHECK, case["case"], found, "a case that conforms under each reading that it holds under")


def _reasons(case: CompiledCase, walks: Sequence[Walk]) -> Iterator[Fault]:
    """Yield a fault if a case goes well for another reason than its rule, or its near miss is none."""
    rule = case["rule"]
    for walk in walks:
        *_, (_, last) = walk.exchanges()
        if case["near_miss"]:
            if any(isinstance(one, Ruling) and one.cites(rule) for one in last):
                yield Fault(CHECK, case["case"], f"a near miss whose last ruling cites {rule}", "one that does not")
        elif not case["refusal"] and not any(ruling.cites(rule) for ruling in _rulings(walk)):
            cited = list(dict.fromkeys(rule for ruling in _rulings(walk) for rule, _ in ruling.by))
            yield Fault(CHECK, case["case"], cited or None, f"a ruling that cites {rule}, or the tag @near_miss")


def _exchanges(walk: Walk) -> Iterator[Fault]:
    """Yield a fault for each die that a scenario leaves open, and each refusal for another fact than it names."""
    place = walk.case["case"]
    for exchange, rulings in walk.exchanges():
        for one in rulings:
            if isinstance(one, Invalid):
                named = [wanted["refused"] for wanted in exchange["expect"]]
                fact = re.split(r"[.\[]", one.place)[0]
                if any(name != fact for name in named):
                    yield Fault(CHECK, place, f"a refusal for {one.place}", f"one for {' and '.join(named)}")
            elif rest := sorted(set(one.reached) - set(exchange["stated"])):
                found = f"{exchange['method']} rolls {', '.join(rest)}, which the scenario does not state"
                yield Fault(CHECK, place, found, "a face for every die that is rolled")


def _tells_apart(case: CompiledCase, operations: Operations, known: Known, seen: Seen) -> Iterator[Fault]:
    """Yield a fault for each reading under which a case must fail and does not; note those that it tells apart."""
    for ambiguity, held in case["readings"].items():
        others = [reading for reading in known[ambiguity] if reading not in held]
        if not others:
            yield Fault(CHECK, case["case"], f"tags with every reading of {ambiguity}", "no tag of it")
        for other in others:
            walks = every_run(case, operations, known, case["readings"] | {ambiguity: [other]})
            if all(walk.conforms for walk in walks):
                yield Fault(CHECK, case["case"], f"it conforms under {ambiguity}.{other} too", "a case that does not")
            else:
                seen.told_apart |= {(ambiguity, *pair) for one in held for pair in ((one, other), (other, one))}


def _unknown_rules(ruleset: str, seen: Seen) -> Iterator[Fault]:
    for rule in sorted(seen.cited - set(register(ruleset))):
        yield Fault(CHECK, rule, "a rule that a ruling cites and rules.csv does not have", "a rule's id")


def _never(ruleset: str, known: Known, seen: Seen) -> Iterator[Fault]:
    """Yield a fault for what no case shows: rules, ambiguities, the difference of two readings."""
    for rule in register(ruleset):
        if rule not in seen.cited:
            yield Fault(CHECK, rule, None, "a case with a ruling that cites it")
    for ambiguity, readings in known.items():
        if ambiguity not in seen.consulted:
            yield Fault(CHECK, ambiguity, None, "a case that consults it")
            continue
        for one, other in combinations(readings, 2):
            if (ambiguity, one, other) not in seen.told_apart:
                yield Fault(CHECK, ambiguity, None, f"a case that tells {one} from {other}")
