"""Let the suite prove itself: its files, the oracle under every reading, floors, wrong engines, and mutants."""

from __future__ import annotations

import argparse
from collections import Counter

from oracle.certify.compiler import load_cases
from oracle.certify.floors import floors
from oracle.cli.common import chosen_rulesets, known_ruleset, table
from oracle.core.readings import ambiguities
from oracle.core.rules import digests, register
from oracle.prove.faults import Fault
from oracle.prove.floors import floor_faults
from oracle.prove.lint import lint
from oracle.prove.mutants import try_mutants
from oracle.prove.oracle_runs import oracle_faults
from oracle.prove.rooms import folder_faults, room_faults
from oracle.prove.wrong_engines import listed, try_wrong_engines, wrong_engine_faults

EXAMPLE = """\
  raw prove
  raw prove --mutants combat_options"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ruleset", action="append", metavar="RULESET", help="only this ruleset; may be repeated")
    parser.add_argument("--mutants", metavar="RULESET", help="try every mutant of this ruleset instead")
    parser.add_argument("--wrong-engines", action="store_true", help="print where each wrong engine differs")


def run(asked: argparse.Namespace) -> int:
    """Print what was proved, and the faults found; return 3 if there is one."""
    if asked.mutants is not None:
        return _mutants(known_ruleset(asked.mutants))
    faults = [*room_faults(), *folder_faults()]
    for ruleset in chosen_rulesets(asked.ruleset):
        faults += _prove(ruleset, asked.wrong_engines)
    return _print_faults(faults)


def _prove(ruleset: str, show_wrong_engines: bool) -> list[Fault]:
    faults = lint(ruleset)
    if not faults:
        cases = load_cases(ruleset)[0]
        faults += [*oracle_faults(ruleset), *floor_faults(cases), *wrong_engine_faults(ruleset)]
    print(f"{ruleset}\n{_numbers(ruleset)}")
    if show_wrong_engines:
        for tried in try_wrong_engines(ruleset):
            print(f"  {tried.engine}: {len(tried.on_its_rule)} cases of its rule, {len(tried.elsewhere)} elsewhere")
            print("".join(f"    {case}\n" for case in (*tried.on_its_rule, *tried.elsewhere)), end="")
    return faults


def _numbers(ruleset: str) -> str:
    rules, cases, doubts = register(ruleset), load_cases(ruleset)[0], ambiguities(ruleset)
    standings = Counter(rule.standing for rule in rules.values())
    floor = floors(cases)
    rows = [
        ["statements", str(len(digests(ruleset)))],
        ["rules", f"{len(rules)}: " + ", ".join(f"{count} {standing}" for standing, count in standings.items())],
        ["ambiguities", f"{len(doubts)}, with {sum(len(one.readings) for one in doubts.values())} readings"],
        ["cases", f"{len(cases)}, of which {sum(case['refusal'] for case in cases)} expect a refusal"],
        ["floors", f"a constant answer {floor['constant']} of {floor['of']}, a silent engine {floor['silent']}"],
        ["wrong engines", str(len(listed(ruleset)))],
    ]
    return table(rows, [])


def _mutants(ruleset: str) -> int:
    from tqdm import tqdm

    from oracle.prove.mutations import mutations

    total = sum(1 for _ in mutations(ruleset))
    with tqdm(total=total, delay=1, disable=None, leave=False, unit=" mutants") as bar:
        score = try_mutants(ruleset, progress=bar.update)
    print(f"{ruleset}: {score.killed} of {score.mutants} mutants killed")
    for one in score.survivors:
        print(f"{one.file}:{one.line}, {one.within}: {one.change}")
        print(f"  - {one.before.strip()}\n  + {one.after.strip()}")
        print(f"  {one.reason or 'NO REASON GIVEN'}")
    return _print_faults(score.faults)


def _print_faults(faults: list[Fault]) -> int:
    for fault in faults:
        print(fault)
    print(f"{len(faults)} fault{'s' if len(faults) > 1 else ''}" if faults else "no faults")
    return 3 if faults else 0
