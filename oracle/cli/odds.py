"""Count the exact odds of a question: every face of every die, as fractions.

One fact may be a range, such as attack_bonus=-5..10. With --against, the odds of a second operation are counted on the
same facts, and held against the first under every reading of the text that either turns on.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from oracle.cli.ask import fact_value, pairs, whole_reading
from oracle.cli.common import as_json, known, known_ruleset, table
from oracle.core.errors import UsageError
from oracle.core.operation import Operation
from oracle.core.readings import ambiguities
from oracle.disputes.odds import MOST_LINKS, Comparison, Distribution, compare, odds
from oracle.engines.reference import operations

EXAMPLE = """\
  raw odds body_resilience attack attack_bonus=5 evasion_modifier=3 --field succeeds
  raw odds body_resilience attack attack_bonus=-12..12 evasion_modifier=0 --field succeeds --against evade"""

MOST_SITUATIONS = 1000
GREATEST_LINKS = 50


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("ruleset", metavar="RULESET", help="a ruleset")
    parser.add_argument("operation", metavar="OPERATION", help="an operation of it; see raw operations")
    parser.add_argument("facts", nargs="*", metavar="fact=value", help="the facts; one may be a range, 1..20")
    parser.add_argument("--field", metavar="FIELD", help="of the outcome; the whole outcome if none is named")
    parser.add_argument("--against", metavar="OPERATION", help="another operation, asked on the same facts")
    parser.add_argument(
        "--reading", action="append", default=[], metavar="ambiguity=reading", help="read it so; may be repeated"
    )
    parser.add_argument(
        "--links",
        type=int,
        default=MOST_LINKS,
        metavar="N",
        help=f"follow a chain of dice so many links, {MOST_LINKS} if not said; the chance of more is printed",
    )
    parser.add_argument("--json", action="store_true", help="print JSON, the chances as fractions in lowest terms")


def run(asked: argparse.Namespace) -> int:
    """Print the odds, or where two operations agree."""
    if not 0 <= asked.links <= GREATEST_LINKS:
        raise UsageError("--links", asked.links, f"a number from 0 to {GREATEST_LINKS}")
    ruleset = known_ruleset(asked.ruleset)
    one = _operation(ruleset, "OPERATION", asked.operation)
    if asked.field is not None:
        known("--field", asked.field, one.outcome_fields, f"a field of {one.id}")
    doubts = {name: list(doubt.readings) for name, doubt in ambiguities(ruleset).items()}
    readings = {
        whole_reading(ruleset, name, doubts): taken for name, taken in pairs(asked.reading, "ambiguity=reading")
    }
    ranged, values, situations = _situations(dict(pairs(asked.facts, "fact=value")))
    if asked.against is None:
        return _print_odds(one, asked, readings, ranged, values, situations)
    if asked.field is None:
        raise UsageError("--field", None, "the field that --against compares")
    other = _operation(ruleset, "--against", asked.against)
    known("--field", asked.field, other.outcome_fields, f"a field of {other.id}")
    default_first = {
        name: [doubt.default, *(one for one in doubt.readings if one != doubt.default)]
        for name, doubt in ambiguities(ruleset).items()
    }
    found = compare(one, other, asked.field, situations, readings, default_first, asked.links)
    if asked.json:
        print(as_json([_comparison(one, ranged, values) for one in found]))
    else:
        _print_comparison(one, other, asked.field, ranged, values, found)
    return 0


def _operation(ruleset: str, place: str, name: str) -> Operation[..., Any]:
    found = operations(ruleset)
    short = name.removeprefix(f"{ruleset}.")
    return found[f"{ruleset}.{known(place, short, [one.split('.')[1] for one in found], f'an operation of {ruleset}')}"]


def _situations(facts: Mapping[str, str]) -> tuple[str, list[int], list[dict[str, Any]]]:
    """Return the fact that is a range, its values, and the facts of each situation; "" if there is no range."""
    ranges = {name: match for name, text in facts.items() if (match := re.fullmatch(r"(-?\d+)\.\.(-?\d+)", text))}
    if len(ranges) > 1:
        raise UsageError(list(ranges)[1], facts[list(ranges)[1]], "one range at most")
    fixed = {name: fact_value(name, text) for name, text in facts.items() if name not in ranges}
    if not ranges:
        return "", [], [fixed]
    ((name, match),) = ranges.items()
    least, most = int(match[1]), int(match[2])
    if not least <= most < least + MOST_SITUATIONS:
        raise UsageError(name, match[0], f"a range upwards, of at most {MOST_SITUATIONS} numbers")
    values = list(range(least, most + 1))
    return name, values, [{**fixed, name: value} for value in values]


def _print_odds(
    one: Operation[..., Any],
    asked: argparse.Namespace,
    readings: Mapping[str, str],
    ranged: str,
    values: Sequence[int],
    situations: Sequence[Mapping[str, Any]],
) -> int:
    counted = [odds(one, facts, readings, links=asked.links) for facts in situations]
    found = [each.of(asked.field) if asked.field else each.whole() for each in counted]
    if asked.json:
        print(as_json([{name: str(chance) for name, chance in each.items()} for each in found]))
        return 0
    rows = [
        [*([str(values[at])] if ranged else []), name, str(chance), _percent(chance)]
        for at, each in enumerate(found)
        for name, chance in each.items()
    ]
    print(table(rows, [*([ranged] if ranged else []), asked.field or "outcome", "chance", ""]))
    consulted = {doubt: taken for each in counted for doubt, taken in each.consulted.items()}
    for doubt, taken in consulted.items():
        others = ", ".join(one for one in ambiguities(doubt.split(".")[0])[doubt].readings if one != taken)
        print(f"read as {doubt} = {taken}, not {others}")
    return 0


def _percent(chance: Fraction) -> str:
    return f"{float(100 * chance):.2f} %"


def _comparison(one: Comparison, ranged: str, values: Sequence[int]) -> dict[str, Any]:
    def place(at: int) -> int | None:
        return values[at] if ranged else None

    def said(found: Distribution) -> dict[str, str]:
        return {name: str(chance) for name, chance in found.items()}

    return {
        "readings": one.readings,
        "agree": [place(at) for at in one.agree],
        "differ": [
            {"at": place(at), "odds": [said(first), said(second)]} for at, (first, second) in one.differ.items()
        ],
    }


def _print_comparison(
    one: Operation[..., Any],
    other: Operation[..., Any],
    field: str,
    ranged: str,
    values: Sequence[int],
    found: Sequence[Comparison],
) -> None:
    print(f"{field}: {one.id} against {other.id}")
    for each in found:
        print()
        for doubt, taken in each.readings.items():
            print(f"where {doubt} = {taken}")
        of = len(each.agree) + len(each.differ)
        if not ranged:
            print("  alike" if each.agree else f"  {_apart(*each.differ[0])}")
            continue
        print(f"  alike for {len(each.agree)} of {of} values of {ranged}")
        for how, places in _grouped(each).items():
            print(f"  {how} for {ranged} {_spans([values[at] for at in places])}")


def _grouped(one: Comparison) -> dict[str, list[int]]:
    groups: dict[str, list[int]] = {}
    for at, (first, second) in one.differ.items():
        groups.setdefault(_apart(first, second), []).append(at)
    return groups


def _apart(first: Distribution, second: Distribution) -> str:
    """Return by how much two distributions differ: of each value, what the first has more or less."""
    values = list(dict.fromkeys([*first, *second]))
    differences = {value: first.get(value, Fraction(0)) - second.get(value, Fraction(0)) for value in values}
    return ", ".join(
        f"{value} {abs(apart)} {'more' if apart > 0 else 'less'} likely"
        for value, apart in differences.items()
        if apart
    )


def _spans(numbers: Sequence[int]) -> str:
    """Return numbers in rising order as spans: -8 to 9, 12."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][-1] + 1:
            spans[-1].append(number)
        else:
            spans.append([number])
    return ", ".join(f"{span[0]} to {span[-1]}" if len(span) > 1 else str(span[0]) for span in spans)
