"""Put one question to the oracle: the outcome, the rules that made it, and what other readings come to.

A fact is `name=value`: true, false, a number, a word, or JSON. Dice are `purpose=faces`: attack=14, damage=3,5.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any

from oracle.cli.common import as_json, known, known_ruleset, statement_list
from oracle.core.errors import UsageError
from oracle.core.readings import ambiguities
from oracle.core.rules import register
from oracle.core.ruling import Ruling
from oracle.disputes.ask import Asked, ask
from oracle.engines.reference import operations

EXAMPLE = """\
  raw ask combat_options attack kind=missile attack_bonus=5 target_armor_class=15 \\
      'melee=[{"name": "Ann"}, {"name": "Bob"}]' --dice attack=10
  raw operations combat_options.attack      # its facts and dice"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("ruleset", metavar="RULESET", help="a ruleset")
    parser.add_argument("operation", metavar="OPERATION", help="an operation of it; see raw operations")
    parser.add_argument("facts", nargs="*", metavar="fact=value", help="the facts")
    parser.add_argument(
        "--dice", nargs="+", action="extend", default=[], metavar="purpose=faces", help="what dice show"
    )
    parser.add_argument(
        "--reading", action="append", default=[], metavar="ambiguity=reading", help="read it so; may be repeated"
    )
    parser.add_argument("--state", metavar="JSON", help="the state that an earlier answer gave, or its --json whole")
    parser.add_argument("--json", action="store_true", help="print the answer as JSON")


def run(asked: argparse.Namespace) -> int:
    """Print the ruling and its reasons."""
    ruleset = known_ruleset(asked.ruleset)
    found = operations(ruleset)
    short = asked.operation.removeprefix(f"{ruleset}.")
    name = known("OPERATION", short, [one.split(".")[1] for one in found], f"an operation of {ruleset}")
    operation = found[f"{ruleset}.{name}"]
    facts, dice = dict(pairs(asked.facts, "fact=value")), dict(pairs(asked.dice, "purpose=faces"))
    for one in [one for one in dice if one in operation.facts and one not in operation.dice]:
        if one in facts:
            raise UsageError(one, dice[one], "one value")
        facts[one] = dice.pop(one)  # --dice takes all that follows it, facts too
    readings = {one.id: list(one.readings) for one in ambiguities(ruleset).values()}
    answer = ask(
        operation,
        {one: fact_value(one, text) for one, text in facts.items()},
        {purpose: _faces(purpose, text) for purpose, text in dice.items()},
        {whole_reading(ruleset, one, readings): reading for one, reading in pairs(asked.reading, "ambiguity=reading")},
        readings,
        _state(asked.state),
    )
    if asked.json:
        print(as_json(_data(answer)))
    else:
        _print(ruleset, answer)
    return 0


def pairs(texts: Sequence[str], form: str) -> list[tuple[str, str]]:
    """Return texts of the form `name=value` as pairs.

    Raises:
        UsageError: one of another form, or a name that stands twice.
    """
    found: list[tuple[str, str]] = []
    for text in texts:
        name, sign, value = text.partition("=")
        if not (name and sign and value):
            raise UsageError(form.split("=")[0], text, form)
        if name in [one for one, _ in found]:
            raise UsageError(name, text, "one value")
        found.append((name, value))
    return found


def fact_value(fact: str, text: str) -> Any:
    """Return what is stated of a fact: JSON, or else the text itself.

    Raises:
        UsageError: JSON that is broken, or nested too deep.
    """
    try:
        return json.loads(text)
    except ValueError as error:
        if text[0] in "[{":
            raise UsageError(fact, text[:60], f"JSON; this is broken: {error}") from None
        return text
    except RecursionError:
        raise UsageError(fact, text[:60], "JSON that is not nested so deep") from None


def _faces(purpose: str, text: str) -> list[int]:
    try:
        return [int(face) for face in text.split(",")]
    except ValueError:
        raise UsageError(purpose, text, "faces, such as 14 or 3,5") from None


def whole_reading(ruleset: str, name: str, readings: dict[str, list[str]]) -> str:
    """Return the whole id of an ambiguity that may be named without its ruleset."""
    return known("--reading", name if name.startswith(ruleset) else f"{ruleset}.{name}", readings, "an ambiguity")


def _state(text: str | None) -> dict[str, Any] | None:
    if text is None:
        return None
    try:
        state = json.loads(text)
    except (ValueError, RecursionError):
        state = text[:60]
    if isinstance(state, dict) and {"outcome", "state"} <= state.keys():
        state = state["state"]
    if state is not None and not isinstance(state, dict):
        raise UsageError("--state", text, "the state of an earlier answer, as JSON")
    return state


def _data(answer: Asked) -> dict[str, Any]:
    ruling = answer.ruling
    return {
        "outcome": ruling.outcome,
        "not_determined": ruling.not_determined,
        "by": [{"rule": rule, "numbers": numbers} for rule, numbers in ruling.by],
        "readings": ruling.consulted,
        "other_readings": [
            {"ambiguity": one.ambiguity, "reading": one.reading, "outcome": one.ruling and one.ruling.outcome}
            for one in answer.alternatives
        ],
        "state": ruling.state,
        "notes": answer.notes,
    }


def _print(ruleset: str, answer: Asked) -> None:
    ruling = answer.ruling
    print(_outcome(ruling))
    rules = register(ruleset)
    print("because" if ruling.by else "no rule of the document touches the answer")
    for rule, numbers in ruling.by:
        said = ", ".join(f"{name} {as_json(value)}" for name, value in numbers.items())
        print(f"  {rule}  ({statement_list(rules[rule].statements)})" + (f"  [{said}]" if said else ""))
        print(f"      {rules[rule].summary}")
    if ruling.consulted:
        print("read as")
        for ambiguity, reading in ruling.consulted.items():
            print(f"  {ambiguity} = {reading}: {ambiguities(ruleset)[ambiguity].question}")
    for one in answer.alternatives:
        said = _differences(ruling, one.ruling) if one.ruling else f"not to be answered so: {one.why}"
        print(f"but if {one.ambiguity} = {one.reading}\n  {said}")
    if ruling.state is not None and sys.stdout.isatty():
        print(f"state, for --state of the next question\n  {as_json(ruling.state)}")
    for note in answer.notes:
        print(f"note: {note}")


def _differences(ruling: Ruling, other: Ruling) -> str:
    """Return what another ruling says differently."""
    if other.outcome.get("allowed") is False or ruling.outcome.get("allowed") is False:
        return _outcome(other).replace("\n", "; ")
    fields = {**ruling.outcome, **ruling.not_determined, **other.outcome, **other.not_determined}
    changed = [
        f"{name} {_said(other, name)} ({_instead(ruling, name)})"
        for name in fields
        if _said(other, name) != _said(ruling, name)
    ]
    return ", ".join(changed) or "the same answer, and another state"


def _said(ruling: Ruling, name: str) -> str:
    return "not determined" if name in ruling.not_determined else as_json(ruling.outcome.get(name))


def _instead(ruling: Ruling, name: str) -> str:
    return "here not determined" if name in ruling.not_determined else f"not {_said(ruling, name)}"


def _outcome(ruling: Ruling) -> str:
    if ruling.outcome.get("allowed") is False:
        return "not allowed"
    lines = [f"{name}: {as_json(value)}" for name, value in ruling.outcome.items()]
    lines += [f"{name}: not determined; missing is {why}" for name, why in ruling.not_determined.items()]
    return "\n".join(lines) or "allowed"
