"""Wrong engines, by hand: each breaks one rule, as one really would, and must differ on a scenario of that rule."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from oracle.certify.compiler import CompiledCase, load_cases
from oracle.core.errors import SuiteFault
from oracle.core.readings import defaults
from oracle.core.rules import document, register
from oracle.core.tables import read_text
from oracle.prove.altered import altered_operations, module_folder
from oracle.prove.faults import Fault
from oracle.prove.running import held_readings, run_case

CHECK = "wrong engines"


@dataclass(frozen=True)
class WrongEngine:
    """The oracle with one mistake.

    Args:
        rule: the id of the rule that it breaks.
        what: the mistake, in a few words.
        module: the module of the ruleset in which it is made.
        old: what stands there, exactly once.
        new: what the mistake makes of it.
    """

    rule: str
    what: str
    module: str
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.rule}, {self.what}"


@dataclass(frozen=True)
class Tried:
    """Where a wrong engine differs: cases of the rule that it breaks, and others; both by id."""

    engine: WrongEngine
    on_its_rule: list[str]
    elsewhere: list[str]


def listed(ruleset: str) -> list[WrongEngine]:
    """Return the wrong engines of a ruleset: WRONG_ENGINES of its tests' module `wrong_engines`; none without one."""
    name = f"oracle.tests.{ruleset}.wrong_engines"
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name not in (name, name.rpartition(".")[0]):
            raise
        return []
    engines: list[WrongEngine] = module.WRONG_ENGINES
    return engines


def try_wrong_engines(
    ruleset: str, engines: Sequence[WrongEngine] | None = None, cases: Sequence[CompiledCase] | None = None
) -> Iterator[Tried]:
    """Yield where each wrong engine differs, each case under the readings that it holds under.

    Args:
        ruleset: its slug.
        engines: those to try, if not all that are listed.
        cases: the cases to try them on, if not all.

    Raises:
        SuiteFault: what an engine replaces does not stand exactly once in its module; the cases do not compile.
    """
    asked = load_cases(ruleset)[0] if cases is None else cases
    usual = defaults(ruleset)
    for engine in listed(ruleset) if engines is None else engines:
        operations = altered_operations(ruleset, {f"{engine.module}.py": altered_text(ruleset, engine)})
        differs = [case for case in asked if not run_case(case, operations, held_readings(case, usual)).conforms]
        yield Tried(
            engine,
            [case["case"] for case in differs if case["rule"] == engine.rule],
            [case["case"] for case in differs if case["rule"] != engine.rule],
        )


def altered_text(ruleset: str, engine: WrongEngine) -> str:
    """Return a module's text with the mistake.

    Raises:
        SuiteFault: what it replaces does not stand there exactly once.
    """
    text = read_text(module_folder(ruleset) / f"{engine.module}.py")
    if text.count(engine.old) != 1:
        raise SuiteFault(
            str(engine), f"{engine.old!r} {text.count(engine.old)} times in {engine.module}.py", "it exactly once"
        )
    return text.replace(engine.old, engine.new)


def wrong_engine_faults(ruleset: str) -> Iterator[Fault]:
    """Yield each wrong engine that no scenario of its rule notices, and each topic without one.

    Raises:
        SuiteFault: as `try_wrong_engines`.
    """
    engines = listed(ruleset)
    for engine in engines:
        if engine.rule not in register(ruleset):
            yield Fault(CHECK, str(engine), engine.rule, "a rule's id")
    for topic in document(ruleset).topics:
        if not any(engine.rule.split(".")[1:2] == [topic] for engine in engines):
            yield Fault(CHECK, f"{ruleset}.{topic}", None, "a wrong engine of this topic")
    for tried in try_wrong_engines(ruleset, engines):
        if not tried.on_its_rule:
            found = f"it differs on {len(tried.elsewhere)} cases of other rules" if tried.elsewhere else None
            yield Fault(CHECK, str(tried.engine), found, f"a scenario of {tried.engine.rule} on which it differs")
