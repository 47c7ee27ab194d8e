"""The commands as a user runs them: what each prints, its exit code, and what it makes of a mistake."""

from __future__ import annotations

import json
import os
import pty
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from oracle import cli
from oracle.certify.certification import load_suite
from oracle.certify.compiler import load_cases
from oracle.certify.record import read_record
from oracle.cli import COMMANDS
from oracle.core import home
from oracle.core.home import rulesets
from oracle.core.readings import ambiguities
from oracle.core.rules import digests, register
from oracle.core.statements import digest, statements
from oracle.engines import reference
from oracle.tests import faulty
from oracle.tests.helpers import games
from oracle.tests.tiny_suite import TinySuite

RAW = [sys.executable, "-m", "oracle.cli"]
EXAMPLES = home.PACKAGE / "engines" / "examples"
ATTACK = ["ask", "combat_options", "attack"]
FACTS = ["kind=melee", "attack_bonus=5", "target_armor_class=15"]
ROLLED = [*ATTACK, *FACTS, "--dice", "attack=10"]


@dataclass
class Done:
    """What a command came to."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def raw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command here, in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def run(*words: str) -> Done:
        capsys.readouterr()
        try:
            code = cli.main(words)
        except SystemExit as end:
            code = int(end.code or 0)
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    return run


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TinySuite]:
    """Have a tiny suite be the one that is found."""
    with games(tmp_path / "suite", monkeypatch) as tiny:
        yield tiny


def spawned(*words: str, **how: Any) -> subprocess.CompletedProcess[bytes]:
    """Run a command in a process of its own."""
    return subprocess.run([*RAW, *words], check=False, timeout=60, **how)


def case_lines(path: Path) -> list[str]:
    """Return the lines of a record without its header and footer."""
    return path.read_text(encoding="utf-8").splitlines()[1:-1]


# help, and mistakes in the command itself


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_shows_an_example(raw: Run, command: str) -> None:
    done = raw(command, "--help")
    assert (done.code, done.err) == (0, "")
    assert f"usage: raw {command} " in done.out
    example = done.out.partition("\nexample:\n")[2]
    assert re.search(rf"^  raw {command}\b", example, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_an_example_names_only_options_that_there_are(raw: Run, command: str) -> None:
    usage, _, example = raw(command, "--help").out.partition("\nexample:\n")
    for line in example.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        if words[:2] == ["raw", command]:
            assert {word for word in words if word.startswith("--")} <= set(re.findall(r"--[\w-]+", usage))


def test_the_help_names_every_command_and_exit_code(raw: Run) -> None:
    done = raw("--help")
    assert done.code == 0
    assert all(re.search(rf"^    {command}\b", done.out, re.MULTILINE) for command in COMMANDS)
    assert all(f"  {code} " in done.out for code in (0, 1, 2, 3, 4, 5, 6, 7, 130))


def test_the_version_comes_with_the_content_of_each_ruleset(raw: Run) -> None:
    done = raw("--version")
    wanted = [f"rules-as-written {version('rules-as-written')}"]
    wanted += [f"{ruleset} {load_cases(ruleset)[1]}" for ruleset in home.rulesets()]
    assert (done.code, done.out.splitlines()) == (0, wanted)


MISTAKES: list[tuple[list[str], str]] = [
    ([], "the following arguments are required: COMMAND"),
    (["certfy"], "argument COMMAND: invalid choice: 'certfy' (choose from 'certify', 'ask', "),
    (["--loud", "rules"], "unrecognized arguments: --loud"),
    (["certify", "--loud"], "unrecognized arguments: --loud"),
    (["report"], "the following arguments are required: RECORD"),
    (["serve", "--http", "here"], "argument --http: invalid int value: 'here'"),
    (["ask", "combat_option", "attack"], "RULESET: found 'combat_option'; expected a ruleset, perhaps combat_options"),
    (["ask", "zzz", "attack"], f"RULESET: found 'zzz'; expected a ruleset: {', '.join(rulesets())}"),
    (["ask", "combat_options", "atack"], "OPERATION: found 'atack'; expected an operation of combat_options, perhaps"),
    (["ask", "combat_options", "zzz"], "OPERATION: found 'zzz'; expected an operation of combat_options: attack, "),
    ([*ATTACK, *FACTS], "attack: nothing is stated; expected a d20"),
    ([*ATTACK, *FACTS[:2]], "target_armor_class: nothing is stated; expected this fact of combat_options.attack"),
    ([*ROLLED[:4], "luck=7"], "luck: found 7; expected a fact of combat_options.attack: attacker, target, kind, "),
    ([*ATTACK, "kind"], "fact: found 'kind'; expected fact=value"),
    ([*ATTACK, "kind="], "fact: found 'kind='; expected fact=value"),
    ([*ATTACK, "=melee"], "fact: found '=melee'; expected fact=value"),
    ([*ATTACK, *FACTS, "kind=missile"], "kind: found 'kind=missile'; expected one value"),
    ([*ATTACK, "kind=club"], "kind: found 'club'; expected one of melee, missile"),
    ([*ATTACK, "kind=true"], "kind: found True; expected one of melee, missile"),
    ([*ATTACK, "attack_bonus=five"], "attack_bonus: found 'five'; expected an integer"),
    ([*ATTACK, "attack_bonus=true"], "attack_bonus: found True; expected an integer"),
    ([*ATTACK, "attack_bonus=1.5"], "attack_bonus: found 1.5; expected an integer"),
    ([*ATTACK, "attack_bonus=" + "9" * 5000], "expected an integer"),
    ([*ATTACK, "attack_bonus=NaN"], "attack_bonus: found nan; expected an integer"),
    (["ask", "combat_options", "charge", "run_ft=-1"], "run_ft: found -1; expected an integer of at least 0"),
    ([*ATTACK, "magic_weapon=1"], "magic_weapon: found 1; expected true or false"),
    ([*ATTACK, "unused_rules=charging"], "unused_rules: found 'charging'; expected a list"),
    ([*ATTACK, 'unused_rules=["flying"]'], "unused_rules[0]: found 'flying'; expected one of "),
    ([*ATTACK, 'melee=[{"name": "Ann"}, {"name": 3}]'], "melee[1].name: found 3; expected a text"),
    ([*ATTACK, "attacker= R2D2"], "attacker: found ' R2D2'; expected a text that matches "),
    ([*ATTACK, *FACTS, "--dice", "attack=21"], "attack: found 21; expected a face from 1 to 20"),
    ([*ATTACK, *FACTS, "--dice", "attack=0"], "attack: found 0; expected a face from 1 to 20"),
    ([*ATTACK, *FACTS, "--dice", "attack=high"], "attack: found 'high'; expected faces, such as 14 or 3,5"),
    ([*ATTACK, *FACTS, "--dice", "attack"], "purpose: found 'attack'; expected purpose=faces"),
    ([*ATTACK, *FACTS, "--dice", "attack=1", "attack=2"], "attack: found 'attack=2'; expected one value"),
    ([*ATTACK, *FACTS, "--dice", "luck=3"], "luck: found [3]; expected a die purpose: attack, stray"),
    ([*ROLLED, "--reading", "zzz=x"], "--reading: found 'combat_options.zzz'; expected an ambiguity"),
    (
        [*ROLLED, "--reading", "charging.bent_run=x"],
        "charging.bent_run: found 'x'; expected one of the readings clear, ",
    ),
    ([*ROLLED, "--reading", "charging.bent_run"], "ambiguity: found 'charging.bent_run'; expected ambiguity=reading"),
    ([*ROLLED, "--state", "{"], "--state: found '{'; expected the state of an earlier answer, as JSON"),
    ([*ROLLED, "--state", "[]"], "--state: found '[]'; expected the state of an earlier answer, as JSON"),
    ([*ROLLED, "--state", '{"weather": 3}'], "state.weather: found 3; expected one of the members "),
    (
        ["ask", "combat_options", "damage", "damage_dice=2d6", "--dice", "damage=3"],
        "damage: found [3]; expected 2 faces",
    ),
    (["ask", "combat_options", "damage", "damage_dice=2x6"], "damage_dice: found '2x6'; expected a text that matches "),
    (
        ["ask", "combat_options", "attack", 'melee=[{"name": "Ann"'],
        'melee: found \'[{"name": "Ann"\'; expected JSON; this is broken: ',
    ),
    (
        ["ask", "combat_options", "attack", "kind=melee", "--dice", "attack=3", "kind=missile"],
        "kind: found 'missile'; expected one value",
    ),
    (["rule", "nope"], "ID: found 'nope'; expected a rule's id; see raw rules\n"),
    (["certify", "--timeout", "soon"], "argument --timeout: "),
    (["certify", "--ruleset", "zzz"], f"RULESET: found 'zzz'; expected a ruleset: {', '.join(rulesets())}"),
    (
        ["certify", "--rule", "combat_options.charg"],
        "--rule: found 'combat_options.charg'; expected a rule's id, or the first of its parts",
    ),
    (
        ["certify", "--case", "*no such case*"],
        "--case: found '*no such case*'; expected a case's id, or a pattern with *",
    ),
    (
        ["certify", "--known-failures", "no.toml"],
        "no.toml: found 'No such file or directory'; expected a file of known",
    ),
    (
        ["certify", "--record", "no/record"],
        "no/record: found 'No such file or directory'; expected a path where the rec",
    ),
    (["certify", "--record", "."], ".: found 'Is a directory'; expected a path where the record can be written"),
    (["certify", "--html", "no/page.html"], "no/page.html: "),
    (["certify", "--in-process"], "--in-process: found 'the reference oracle'; expected an ENGINE of the kind python:"),
    (["certify", "my_engine.py"], "ENGINE: found 'my_engine.py'; expected python:package.module:Name, command:PROGRAM"),
    (["certify", "command:"], "ENGINE: found 'command:'; expected a program after command:"),
    (["cases", "--ruleset", "zzz"], f"RULESET: found 'zzz'; expected a ruleset: {', '.join(rulesets())}"),
    (["cases", "--rule", "zzz"], "--rule: found 'zzz'; expected a rule's id, or the first of its parts"),
    (["cases", "--case", "zzz"], "--case: found 'zzz'; expected a case's id, or a pattern with *; see raw cases"),
    (["cases", "--export", "no/cases"], "no/cases: found 'No such file or directory'; expected a path where the cases"),
    (["cases", "--export", "."], ".: found 'Is a directory'; expected a path where the cases can be written"),
    (["rules", "charge", "zzz"], "WORD: found 'charge zzz'; expected words that some rule has"),
    (["rules", "--ruleset", "zzz"], f"RULESET: found 'zzz'; expected a ruleset: {', '.join(rulesets())}"),
    (
        ["rule", "combat_options.charging.bonus"],
        "ID: found 'combat_options.charging.bonus'; expected a rule's id; see raw",
    ),
    (["readings", "zzz"], "WORD: found 'zzz'; expected words that some ambiguity has"),
    (
        ["operations", "combat_options.atack"],
        "ID: found 'combat_options.atack'; expected an operation's id, or a ruleset; see raw op",
    ),
    (["trace", "zzz"], f"RULESET: found 'zzz'; expected a ruleset: {', '.join(rulesets())}"),
    (
        ["trace", "combat_options", "--documents", "no"],
        "no/003.txt: found 'No such file or directory'; expected the document's text",
    ),
    (["report", "no"], "no: found 'No such file or directory'; expected a record to read"),
    (["report", "."], ".: found 'Is a directory'; expected a record to read"),
    (["serve", "--http", "99999"], "expected an address that can be listened on"),
    (["bench", "--ruleset", "zzz"], f"RULESET: found 'zzz'; expected a ruleset: {', '.join(rulesets())}"),
    (["prove", "--ruleset", "zzz"], f"RULESET: found 'zzz'; expected a ruleset: {', '.join(rulesets())}"),
    (["prove", "--mutants", "zzz"], f"RULESET: found 'zzz'; expected a ruleset: {', '.join(rulesets())}"),
]


@pytest.mark.parametrize(("words", "said"), MISTAKES, ids=lambda one: shlex.join(one)[:60] if type(one) is list else "")
def test_a_mistake_is_named_with_its_place_and_what_was_expected(
    raw: Run, tmp_path: Path, words: list[str], said: str
) -> None:
    done = raw(*words)
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert "Traceback" not in done.err
    message = done.err.splitlines()[-1]
    assert re.match(r"raw( \w+)?: (error: )?", message)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("seconds", ["soon", "0", "-1", "nan", "inf"])
def test_a_wrong_timeout_is_told_what_was_expected(raw: Run, seconds: str) -> None:
    done = raw("certify", f"--timeout={seconds}")
    assert done.code == 2
    assert "_seconds" not in done.err
    assert "seconds" in done.err.splitlines()[-1]


@pytest.mark.parametrize("path", [".", "no/page.html"])
def test_a_page_that_cannot_be_written_is_named_with_the_reason(raw: Run, path: str) -> None:
    done = raw("certify", "--html", path)
    assert done.code == 2
    assert "nothing is stated" not in done.err


@pytest.mark.parametrize("words", [[*ATTACK, "kind=" + "[" * 100_000], [*ROLLED, "--state", "[" * 100_000]])
def test_json_nested_too_deep_is_a_mistake(raw: Run, words: list[str]) -> None:
    assert raw(*words).code == 2


def test_a_page_in_the_place_of_the_record_is_a_mistake_before_the_run(raw: Run, tmp_path: Path) -> None:
    done = raw("certify", "--record", "report", "--html", "report")
    assert (done.code, done.out) == (2, "")
    assert list(tmp_path.iterdir()) == []


def test_an_output_that_takes_no_more_is_told_in_one_line() -> None:
    full = Path("/dev/full")
    if not full.is_char_device():
        pytest.skip("needs a device that is always full")
    with full.open("w") as nowhere:
        done = spawned("rules", stdout=nowhere, stderr=subprocess.PIPE)
    assert done.returncode == 2
    assert done.stderr.startswith(b"raw: ")
    assert done.stderr.count(b"\n") == 1


def test_a_mistake_in_a_name_may_hold_anything(raw: Run) -> None:
    done = raw("certify", "--case", "*\x1b[31m\n\ud800")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "\x1b" not in done.err


def test_an_interruption_is_said_in_one_line(raw: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("oracle.cli.rules.run", interrupted)
    done = raw("rules")
    assert (done.code, done.out, done.err) == (130, "", "raw: interrupted\n")


# ask


def test_an_answer_has_its_outcome_and_its_reasons(raw: Run) -> None:
    words = ["kind=missile", "attack_bonus=5", "target_armor_class=15", "attack_succeeds=false"]
    done = raw(*ATTACK, *words, 'melee=[{"name": "Ann"}, {"name": "Bob"}]', "--dice", "attack=10")
    assert (done.code, done.err) == (0, "")
    outcome, _, because = done.out.partition("because\n")
    assert {"modifier: -2", "total: 13", "armor_class: 15", "hit: false", "allowed: true"} <= set(outcome.splitlines())
    rule = register("combat_options")["combat_options.missiles_into_melee.penalty"]
    assert f"  {rule.id}  ({' '.join(rule.statements)})" in because
    assert rule.summary in because


def test_what_is_not_determined_is_said(raw: Run) -> None:
    done = raw(*ROLLED)
    assert done.code == 0
    assert re.search(r"^hit: not determined; missing is .*attack_succeeds$", done.out, re.MULTILINE)


def test_what_is_not_allowed_is_said(raw: Run) -> None:
    done = raw("ask", "combat_options", "declare_charge", "initiative_rolled=true")
    assert done.code == 0
    assert done.out.startswith("not allowed\nbecause\n  combat_options.charging.declaration  (L11)")


def test_another_reading_and_what_it_comes_to_is_shown(raw: Run) -> None:
    declared = raw("ask", "combat_options", "declare_charge", "combatant=Ann", "initiative_rolled=false", "--json")
    state = json.dumps(json.loads(declared.out)["state"])
    words = ["ask", "combat_options", "charge", "combatant=Ann", "run_ft=60", "straight=false", "--state", state]
    done = raw(*words)
    assert "read as\n  combat_options.charging.bent_run = clear: " in done.out
    assert "but if combat_options.charging.bent_run = not_clear\n  not allowed\n" in done.out
    assert done.out.startswith("attack_modifier: 2\n")
    for name in ("charging.bent_run", "combat_options.charging.bent_run"):
        other = raw(*words, "--reading", f"{name}=not_clear")
        assert other.out.startswith("not allowed\n")
        assert "but if combat_options.charging.bent_run = clear\n" in other.out


def test_a_face_left_over_is_a_note(raw: Run) -> None:
    done = raw(*ATTACK, *FACTS, "--dice", "attack=10,11,12", "stray=1")
    assert (done.code, done.err) == (0, "")
    assert done.out.endswith("note: attack: 11, 12 not used\nnote: stray: 1 not used\n")


def test_an_answer_in_json_can_be_asked_on(raw: Run) -> None:
    first = raw("ask", "combat_options", "declare_charge", "combatant=Ann", "initiative_rolled=false", "--json")
    said = json.loads(first.out)
    assert (first.code, said["outcome"], said["notes"]) == (0, {"allowed": True}, [])
    assert {"rule": "combat_options.charging.declaration", "numbers": {}} in said["by"]
    words = ["ask", "combat_options", "charge", "combatant=Ann", "run_ft=60"]
    assert raw(*words).out.startswith("not allowed")
    second = raw(*words, "--state", json.dumps(said["state"]), "--json")
    assert json.loads(second.out)["outcome"]["attack_modifier"] == 2


# rules, rule, readings, operations, cases


def test_rules_are_listed_and_found_by_words(raw: Run) -> None:
    every = raw("rules")
    listed = [line.split()[0] for line in every.out.splitlines()[2:]]
    assert listed == [rule for ruleset in home.rulesets() for rule in register(ruleset)]
    found = raw("rules", "CHARGE", "bonus", "--ruleset", "combat_options")
    assert found.code == 0
    assert "combat_options.charging.this_round" in found.out
    for line in found.out.splitlines()[2:]:
        assert "charg" in line.lower()
        assert "bonus" in line.lower()


def test_a_rule_is_shown_with_its_readings_and_scenarios(raw: Run) -> None:
    done = raw("rule", "combat_options.charging.clear_run")
    rule = register("combat_options")["combat_options.charging.clear_run"]
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"{rule.id}\n  {rule.summary}\n  standing: {rule.standing}\n  statements: L13.2\n")
    assert "  reading: combat_options.charging.bent_run (clear | not_clear): " in done.out
    cases = [case for case in load_cases("combat_options")[0] if case["rule"] == rule.id]
    for case in cases:
        assert f"\n{case['case']}\n# {case['feature']}:{case['line']}\n" in done.out
    assert "<" not in done.out  # no placeholder of an outline is left


def test_a_scenario_under_another_keyword_is_shown(raw: Run, suite: TinySuite) -> None:
    suite.alter("features/SLUG/wounds.feature", "Scenario: a scar", "Example: a scar")
    assert "Ann is struck for 2" in raw("rule", f"{suite.slug}.wounds.scars").out


def test_a_scenario_with_an_empty_line_is_shown_whole(raw: Run, suite: TinySuite) -> None:
    suite.alter("features/SLUG/wounds.feature", "      Then the scar", "\n      Then the scar")
    assert "Then the scar is not determined" in raw("rule", f"{suite.slug}.wounds.scars").out


def test_readings_are_listed_with_their_arguments(raw: Run) -> None:
    every = raw("readings")
    known = [one for ruleset in home.rulesets() for one in ambiguities(ruleset).values()]
    heads = [block.split()[0] for block in every.out.split("\n\n")]
    assert (every.code, heads) == (0, [one.id for one in known])
    one = raw("readings", "bent", "STRAIGHT").out
    about = ambiguities("combat_options")["combat_options.charging.bent_run"]
    assert one.startswith("combat_options.charging.bent_run  (L13.2)\n")
    assert "\n  * clear\n" in one
    assert "\n    not_clear\n" in one
    for reading in about.readings.values():
        assert f"for: {reading.argument_for}\n      against: {reading.argument_against}\n" in one
    assert one.endswith(f"  default (*): {about.why}\n")


def test_a_name_that_the_state_almost_knows_is_noted(raw: Run) -> None:
    facts = ("attacker=Ann", "target=Bob", "attempt=grab", "attacker_guts=9", "target_guts=3")
    held = raw("ask", "chained_dice", "grapple", *facts, "--json")
    asked = ("ask", "chained_dice", "act_grappled", "action=attack")
    assert "not allowed" in raw(*asked, "creature=Bob", "--state", held.out).out
    almost = raw(*asked, "creature=bob", "--state", held.out).out
    assert "note: creature: the state knows Bob, and nothing of bob\n" in almost
    assert "note" not in raw(*asked, "creature=Cid", "--state", held.out).out


def test_the_operations_of_one_ruleset_are_listed(raw: Run) -> None:
    listed = raw("operations", "combat_options").out.splitlines()[2:]
    assert [line.split()[0] for line in listed] == list(reference.catalogue("combat_options")["operations"])


def test_operations_are_listed_and_shown(raw: Run) -> None:
    every = raw("operations")
    listed = [line.split()[0] for line in every.out.splitlines()[2:]]
    assert (every.code, listed) == (0, [one for ruleset in home.rulesets() for one in reference.operations(ruleset)])
    one = raw("operations", "combat_options.attack")
    assert "  kind  (of the attacker; required)\n      melee or missile.\n      melee | missile\n" in one.out
    assert "dice\n  attack  d20\n  stray  one die, with a side for each of melee\n" in one.out
    assert "  allowed  boolean\n" in one.out
    assert max(map(len, one.out.splitlines())) < 110
    weighted = raw("operations", "weapon_speed.fire_into_crowd").out
    assert "  draw  one die, with as many sides as a rule gives each of creatures\n" in weighted
    assert "      {name: integer, ...}\n" in raw("operations", "chained_dice.find_accuracy").out
    said = json.loads(raw("operations", "combat_options.attack", "--json").out)
    assert said == {
        "combat_options.attack": reference.catalogue("combat_options")["operations"]["combat_options.attack"]
    }


def test_every_operation_can_be_shown(raw: Run) -> None:
    for ruleset in home.rulesets():
        for name, one in reference.operations(ruleset).items():
            done = raw("operations", name)
            assert (done.code, done.out.splitlines()[0]) == (0, name)
            assert all(re.search(rf"^  {fact}  ", done.out, re.MULTILINE) for fact in one.facts)


def test_cases_are_listed_and_filtered(raw: Run) -> None:
    every = [case["case"] for case in load_suite(home.rulesets()).cases]
    assert raw("cases").out.splitlines() == every
    parrying = [one for one in every if one.startswith("combat_options.parrying.")]
    assert raw("cases", "--rule", "combat_options.parrying").out.splitlines() == parrying
    some = next(one for one in every if "[" in one)
    assert raw("cases", "--case", some).out.splitlines() == [some]


def test_exported_cases_are_the_compiled_ones(raw: Run, tmp_path: Path) -> None:
    done = raw("cases", "--export", "cases.jsonl")
    exported = [json.loads(line) for line in (tmp_path / "cases.jsonl").read_text(encoding="utf-8").splitlines()]
    assert exported == load_suite(home.rulesets()).cases
    assert (done.code, done.out, done.err) == (0, "", f"{len(exported)} cases written to cases.jsonl\n")
    raw("cases", "--export", "some.jsonl", "--rule", "combat_options.parrying")
    some = [json.loads(line) for line in (tmp_path / "some.jsonl").read_text(encoding="utf-8").splitlines()]
    assert some == [one for one in exported if one["rule"].startswith("combat_options.parrying.")]


def test_the_schema_of_a_case_is_printed(raw: Run) -> None:
    done = raw("cases", "--schema")
    assert json.loads(done.out) == json.loads((home.PACKAGE / "certify" / "case.schema.json").read_text())


# trace


def test_every_statement_is_traced_to_its_rules_or_its_reason(raw: Run) -> None:
    done = raw("trace", "combat_options")
    rows = done.out.splitlines()[2:]
    assert done.code == 0
    assert [row.split()[0] for row in rows if row.startswith("L")] == list(digests("combat_options"))
    assert "not accounted for" not in done.out
    assert re.search(r"^L13\.2 +combat_options\.charging\.clear_run$", done.out, re.MULTILINE)
    assert re.search(r"^L1\.2 +context: ", done.out, re.MULTILINE)


TEXT = "CHARGING\n\nAnn runs at Bob. Bob waits.\n"


@pytest.fixture
def documents(suite: TinySuite, tmp_path: Path) -> Path:
    """A folder with the text that the tiny suite's digests are of."""
    lines = [f"{one},{digest(said)}\n" for one, said in statements(TEXT)]
    suite.write("tables/SLUG/statements.csv", "statement,digest\n" + "".join(lines))
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "999.txt").write_text(TEXT)
    return tmp_path / "texts"


def test_a_text_that_is_the_same_is_said_to_be(raw: Run, suite: TinySuite, documents: Path) -> None:
    done = raw("trace", "--documents", "texts")
    said = f"{suite.slug}: 3 of 3 statements of document 999 are the same in texts/999.txt\n"
    assert (done.code, done.out) == (0, said)
    assert documents.is_dir()


def test_where_a_text_is_another_is_said(raw: Run, suite: TinySuite, documents: Path) -> None:
    (documents / "999.txt").write_text("CHARGING\n\nAnn runs at Bob! Bob waits. So does Cid.\n")
    done = raw("trace", suite.slug, "--documents", "texts")
    assert done.code == 1
    assert done.out.splitlines() == [
        f"{suite.slug}: 2 of 3 statements of document 999 are the same in texts/999.txt",
        "  L3.1: another text",
        "  L3.3: not known",
    ]
    (documents / "999.txt").write_text("CHARGING\n")
    assert raw("trace", "--documents", "texts").out.splitlines()[1:] == ["  L3.1: missing", "  L3.2: missing"]


def test_a_text_that_cannot_be_read_is_a_mistake(raw: Run, documents: Path) -> None:
    (documents / "999.txt").write_bytes(b"\xff")
    done = raw("trace", "--documents", "texts")
    assert (done.code, done.out) == (2, "")
    assert done.err == "raw: texts/999.txt: found 'no UTF-8'; expected the document's text\n"
    (documents / "999.txt").unlink()
    assert raw("trace", "--documents", "texts").code == 2


# a suite with a fault


@pytest.mark.parametrize(
    ("path", "old", "new", "said"),
    [
        ("features/SLUG/wounds.feature", "@SLUG.wounds.truce", "@SLUG.wounds.peace", r"wounds\.feature:\d+: found '@"),
        (
            "features/SLUG/wounds.feature",
            "is struck for 5",
            "is shot for 5",
            r"wounds\.feature:\d+: found 'When Ann is shot",
        ),
        ("features/SLUG/wounds.feature", "Feature:", "Feat:", r"wounds\.feature:1: found .*; expected Gherkin"),
        (
            "tables/SLUG/rules.csv",
            "L4,required",
            "L4,must",
            r"rules\.csv:4, standing: found 'must'; expected one of req",
        ),
        ("tables/SLUG/readings.toml", 'default = "hits"', 'default = "x"', r"readings\.toml, .*, default: found 'x'"),
        ("tables/SLUG/ruleset.toml", "[topics]", "[topics", r"ruleset\.toml: found .*; expected TOML"),
    ],
)
def test_a_fault_of_the_suite_is_named_in_one_line(
    raw: Run, suite: TinySuite, path: str, old: str, new: str, said: str
) -> None:
    suite.alter(path, old, new)
    done = raw("certify")
    assert (done.code, done.out) == (3, "")
    assert re.fullmatch(rf"raw: .*{said}.*\n", done.err)


# certify


def test_certify_writes_the_record_and_the_page_and_prints_the_verdict(raw: Run, tmp_path: Path) -> None:
    done = raw("certify")
    assert (done.code, done.err) == (0, "")
    record = read_record(tmp_path / "raw-record.jsonl")
    assert [row["case"] for row in record.rows()] == [case["case"] for case in load_suite(home.rulesets()).cases]
    for ruleset, one in record.footer["rulesets"].items():
        assert (one["verdict"], one["conform"]) == ("conforms", one["of"])
        assert f"{ruleset}: conforms ({one['of']} of {one['of']} cases; operations " in done.out
    assert "record: raw-record.jsonl   page: raw-report.html\n" in done.out
    assert "<!doctype html>" in (tmp_path / "raw-report.html").read_text(encoding="utf-8").lower()
    assert {path.name for path in tmp_path.iterdir()} == {"raw-record.jsonl", "raw-report.html"}


def test_the_oracle_as_a_command_has_the_same_verdicts_as_in_process(raw: Run) -> None:
    assert raw("certify", "--record", "inside").code == 0
    done = raw("certify", f"command:{shlex.join([*RAW, 'serve'])}", "--record", "command", "--html", "x.html")
    assert (done.code, done.err) == (0, "")
    assert case_lines(Path("inside")) == case_lines(Path("command"))
    inside, command = read_record(Path("inside")), read_record(Path("command"))
    assert inside.footer == command.footer
    assert inside.header["claims"] == command.header["claims"]


def test_the_record_says_what_was_asked_for(raw: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["certify", "--rule", "combat_options.parrying", "--accept-partial"]
    monkeypatch.setattr(sys, "argv", ["raw", *words])
    done = raw(*words)
    header = read_record(Path("raw-record.jsonl")).header
    assert header["command"] == "raw certify --rule combat_options.parrying --accept-partial"
    assert header["filters"] == {"rulesets": [], "rules": ["combat_options.parrying"], "cases": []}
    assert (header["spec"], header["accept_partial"]) == ("", True)
    assert header["suite"]["version"] == version("rules-as-written")
    assert "\nOf rules combat_options.parrying only: combat_options: conforms (" in done.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["no_such_program --fast"], "no_such_program --fast: found 'No such file or directory'; expected a program"),
        ([f"{faulty.__file__}"], "Permission denied"),
        (["exit_at_once"], "found 'exited with code 3; standard error: this is exit_at_once'; expected an answer to"),
        (["garbage_at_describe"], "found \"a line that is no JSON: 'Welcome to the engine!'"),
        (["error_at_describe"], "found \"error {'code': -32601, 'message': 'what?'}; standard error: this is error_at"),
        (["hang_at_describe", "--timeout", "0.3"], "found 'no answer within 0.3 s"),
    ],
)
def test_an_engine_that_cannot_be_measured_exits_with_4(raw: Run, tmp_path: Path, words: list[str], said: str) -> None:
    command, *options = words
    if command in faulty.KINDS:
        command = shlex.join([sys.executable, "-I", "-S", faulty.__file__, command])
    done = raw("certify", f"command:{command}", *options)
    assert (done.code, done.out) == (4, "")
    assert said in done.err
    assert done.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("python:no_such_module:Engine", "no module named 'no_such_module'"),
        ("python:faulty_engine:Engine", "ZeroDivisionError"),
        ("http://127.0.0.1:1/", "the connection failed"),
    ],
)
def test_an_engine_that_does_not_load_or_connect_exits_with_4(raw: Run, tmp_path: Path, spec: str, said: str) -> None:
    (tmp_path / "faulty_engine.py").write_text("1 / 0\n")
    done = raw("certify", spec)
    assert (done.code, done.out) == (4, "")
    assert said in done.err.splitlines()[-1]


DYING = """
import os, sys
from oracle.engines import host, reference

def answer(method, params):
    if method.endswith("declare_charge") and params["facts"].get("initiative_rolled") is True:
        FAULT
    return reference.call(method, params)

host.serve(0, 1, answer)
"""

FAULTS = {
    "dies": ("os._exit(7)", "exited with code 7"),
    "crashes": ("os.abort()", "ended by signal SIGABRT"),
    "half": ("os.write(1, b'{\"json'); os._exit(0)", "ended half-way through a line (exited with code 0): '{\"json'"),
    "garbage": ("os.write(1, b'oops\\n')", "a line that is no JSON: 'oops'"),
    "wrong_id": ('os.write(1, b\'{"id": 4711, "result": {}}\\n\')', "an answer to id 4711, which was not asked: "),
    "flood": ("os.write(1, b'x' * (3 << 20))", "a line of more than 1048576 bytes"),
    "error": ("raise ValueError('no idea')", "error -32603: ValueError: no idea"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_whatever_happens_to_one_case_the_record_keeps_the_others(raw: Run, tmp_path: Path, fault: str) -> None:
    does, said = FAULTS[fault]
    (tmp_path / "dying.py").write_text(DYING.replace("FAULT", does))
    done = raw("certify", f"command:{sys.executable} dying.py", "--rule", "combat_options.charging.declaration")
    record = read_record(tmp_path / "raw-record.jsonl")
    asked = {row["case"]: row for row in record.rows() if row["verdict"] != "untested"}
    assert len(asked) > 3
    broken = [name for name, row in asked.items() if row["verdict"] != "conforms"]
    assert broken == ["combat_options.charging.declaration/declared_in_time_or_too_late[when=after initiative]"]
    row = asked[broken[0]]
    assert row["verdict"] == "breaks"
    assert row["findings"][0]["found"].startswith(said)
    assert f"breaks: {broken[0]}\n" in done.out
    assert done.code == 1


WRONG = '''
"""An engine that lets anyone charge at any time."""


class Game:
    def declare_charge(self, facts, dice, readings, state):
        return {"outcome": {"allowed": True}, "state": {"turn": 1}}

    def use_magic(self, facts, dice, readings, state):
        raise NotImplementedError("no magic yet")


class Engine:
    combat_options = Game()

    def describe(self):
        claim = {"operations": ["combat_options.CLAIMED"], "optional": []}
        return {"protocol": 1, "engine": {"name": "careless"}, "rulesets": {"combat_options": claim}}
'''
DECLARED = "combat_options.charging.declaration/declared_in_time_or_too_late"
LATE = f"{DECLARED}[when=after initiative]"


@pytest.fixture
def wrong(tmp_path: Path) -> str:
    """The name of an engine that differs on some cases."""
    (tmp_path / "wrong.py").write_text(WRONG.replace("CLAIMED", "declare_charge"))
    return "python:wrong:Engine"


@pytest.fixture
def partial(tmp_path: Path) -> str:
    """The name of an engine that declines all that it claims."""
    (tmp_path / "partial.py").write_text(WRONG.replace("CLAIMED", "use_magic"))
    return "python:partial:Engine"


def test_an_engine_that_never_answers_breaks_only_the_case_that_it_hangs_on(
    raw: Run, wrong: str, tmp_path: Path
) -> None:
    module = tmp_path / "wrong.py"
    hang = "import time\n        time.sleep(600 * facts['initiative_rolled'])\n        return"
    module.write_text(module.read_text().replace("return", hang, 1))
    done = raw("certify", wrong, "--case", f"{DECLARED}*", "--timeout", "1")
    rows = [row for row in read_record(tmp_path / "raw-record.jsonl").rows() if row["verdict"] != "untested"]
    assert {row["case"]: row["verdict"] for row in rows} == {
        LATE: "breaks",
        f"{DECLARED}[when=before initiative]": "conforms",
    }
    assert "found no answer within 1 s\n" in done.out
    assert done.code == 1


def test_a_difference_is_told_with_the_command_that_repeats_it_alone(raw: Run, wrong: str) -> None:
    done = raw("certify", wrong)
    assert done.code == 1
    assert "combat_options: does not conform (" in done.out
    told = done.out.partition(f"differs: {LATE}\n")[2].splitlines()
    assert told[0] == "    exchange 1 (combat_options.declare_charge): expected not allowed, found a ruling"
    assert told[1] == f"    the rule: {register('combat_options')['combat_options.charging.declaration'].summary}"
    again = told[2].removeprefix("    again: ")
    words = shlex.split(again)
    assert words[:2] == ["raw", "certify"]
    repeated = raw(*words[1:])
    assert repeated.code == 1
    rows = [row for row in read_record(Path("again.jsonl")).rows() if row["verdict"] != "untested"]
    assert [(row["case"], row["verdict"]) for row in rows] == [(LATE, "differs")]
    assert f"    again: {again}\n" in repeated.out
    assert sum(row["verdict"] != "untested" for row in read_record(Path("raw-record.jsonl")).rows()) > 1


def test_a_case_is_shown_as_written_sent_answered_expected_and_found(raw: Run, wrong: str) -> None:
    done = raw("certify", wrong, "--case", LATE, "--show")
    shown = done.out.partition("\n\n")[0].splitlines()
    case = next(one for one in load_cases("combat_options")[0] if one["case"] == LATE)
    assert shown[:2] == [f"# charging.feature:{case['line']}", "Scenario Outline: declared in time or too late"]
    assert "  When Ann declares a charge after initiative" in shown
    sent = next(line for line in shown if line.startswith("  -> "))
    answered = next(line for line in shown if line.startswith("  <- "))
    (asked,) = case["exchanges"]
    params = {"facts": asked["facts"], "dice": asked["dice"], "readings": {}, "state": None}
    assert json.loads(sent[5:]) == {"method": "combat_options.declare_charge", "params": params}
    said = {"kind": "ruling", "outcome": {"allowed": True}, "state": {"turn": 1}}
    assert json.loads(answered[5:]) == said
    assert shown[-2:] == [
        "  exchange 1 (combat_options.declare_charge): expected not allowed, found a ruling",
        "  differs",
    ]


def test_a_python_object_answers_in_process_as_in_a_process_of_its_own(raw: Run, wrong: str) -> None:
    apart = raw("certify", wrong, "--record", "apart")
    inside = raw("certify", wrong, "--in-process", "--record", "inside")
    sys.modules.pop("wrong")
    assert apart.code == inside.code == 1
    assert case_lines(Path("apart")) == case_lines(Path("inside"))


def known(*entries: tuple[str, str]) -> str:
    """Write a file of known failures, and return its path."""
    text = [f'[[known_failure]]\n{key} = "{value}"\nreason = "charges are next"\n' for key, value in entries]
    Path("known.toml").write_text("".join(text))
    return "known.toml"


def failing() -> list[str]:
    """Return the cases of the record that fail, refusals apart."""
    rows = read_record(Path("raw-record.jsonl")).rows()
    return [row["case"] for row in rows if row["verdict"] in ("differs", "breaks", "declines") and not row["refusal"]]


def test_known_failures_are_told_and_do_not_fail_the_run(raw: Run, wrong: str) -> None:
    raw("certify", wrong)
    fails = failing()
    assert LATE in fails
    done = raw("certify", wrong, "--known-failures", known(*(("case", one) for one in fails)))
    assert (done.code, done.err) == (0, "")
    assert f"does not conform ({len(fails)} known)" in done.out
    assert f"differs (known: charges are next): {LATE}\n" in done.out
    one_less = raw("certify", wrong, "--known-failures", known(*(("case", one) for one in fails if one != LATE)))
    assert one_less.code == 1


def test_stale_known_failures_are_told(raw: Run, wrong: str) -> None:
    raw("certify", wrong)
    fine, gone = f"{DECLARED}[when=before initiative]", "combat_options.charging.declaration/gone"
    entries = [("case", one) for one in (*failing(), fine, gone)]
    done = raw("certify", wrong, "--known-failures", known(*entries))
    assert done.code == 6
    assert "Known failures that are stale\n" in done.out
    assert f"\ncase {fine}: conforms now\n" in done.out
    assert f"\ncase {gone}: no case of it fails, or there is none\n" in done.out
    assert "exit 6: a known failure is stale\n" in done.out


def test_a_wrong_file_of_known_failures_is_a_mistake(raw: Run) -> None:
    Path("known.toml").write_text('[[known_failure]]\nrule = "x"\n')
    done = raw("certify", "--known-failures", "known.toml")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(
        "raw: known.toml, known_failure 1: found ['rule']; expected the keys rule or case, reason"
    )


def test_an_engine_that_declines_is_partial_and_may_be_accepted(raw: Run, partial: str) -> None:
    done = raw("certify", partial)
    assert done.code == 7
    assert "exit 7: partial\n" in done.out
    assert "combat_options: partial (0 of " in done.out
    accepted = raw("certify", partial, "--accept-partial")
    assert accepted.code == 0
    assert "combat_options: partial (accepted) (0 of " in accepted.out
    assert read_record(Path("raw-record.jsonl")).header["accept_partial"] is True


def test_a_run_may_stop_at_the_first_failure(raw: Run, wrong: str) -> None:
    done = raw("certify", wrong, "--fail-fast")
    assert done.code == 1
    assert len(failing()) == 1


def test_filters_that_match_nothing_together_leave_nothing_to_run(raw: Run) -> None:
    done = raw("certify", "--rule", "combat_options.parrying", "--case", "*charg*ed_in_time*")
    assert done.code == 5
    assert "exit 5: nothing ran, or the count is off\n" in done.out
    assert "no verdict, for no case was in scope" in done.out


@pytest.mark.parametrize(
    "spec", ["python:oracle.engines.examples.partial:Partial", f"command:node {shlex.quote(str(EXAMPLES))}/partial.js"]
)
def test_an_example_claims_a_part_and_has_nothing_wrong_in_it(raw: Run, spec: str) -> None:
    if "node" in spec and not shutil.which("node"):
        pytest.skip("needs node")
    done = raw("certify", spec)
    assert done.err == ""
    (line,) = [one for one in done.out.splitlines() if one.startswith("combat_options: ")][-1:]
    verdict, conform, operations, of = re.findall(r": (\w+) \((\d+) of .*; operations (\d+) of (\d+),", line)[0]
    assert (verdict, done.code) in (("conforms", 0), ("partial", 7))
    assert int(conform) > 10
    assert 1 < int(operations) < int(of)
    rows = list(read_record(Path("raw-record.jsonl")).rows())
    assert {row["verdict"] for row in rows if not row["refusal"]} <= {"conforms", "declines", "untested"}
    assert {row["reason"] for row in rows if row["verdict"] == "untested"} >= {"not claimed"}


# report


@pytest.fixture
def record(raw: Run, wrong: str) -> str:
    """The path of a record of an engine that does not conform."""
    assert raw("certify", wrong).code == 1
    return "raw-record.jsonl"


def test_a_report_repeats_the_verdict_and_the_exit_code(raw: Run, wrong: str) -> None:
    ran = raw("certify", wrong)
    done = raw("report", "raw-record.jsonl")
    assert (done.code, done.err) == (1, "")
    assert ran.out == done.out + "record: raw-record.jsonl   page: raw-report.html\n"


def test_a_report_is_written_in_each_format(raw: Run, record: str, tmp_path: Path) -> None:
    files = {name: f"report.{name}" for name in ("html", "markdown", "junit", "badge")}
    done = raw("report", record, *(word for name, file in files.items() for word in (f"--{name}", file)))
    assert (done.code, done.out, done.err) == (1, "", "")
    texts = {name: (tmp_path / file).read_text(encoding="utf-8") for name, file in files.items()}
    page = (tmp_path / "raw-report.html").read_text(encoding="utf-8")
    assert texts["html"] == page
    for name in ("html", "markdown", "junit"):
        assert "declared_in_time_or_too_late" in texts[name]
        assert "careless" in texts[name]
    suites = ElementTree.fromstring(texts["junit"])
    rows = [row for row in read_record(tmp_path / record).rows() if row["verdict"] == "differs" and not row["refusal"]]
    assert len(suites.findall(".//failure")) == len(rows)
    assert "does not conform" in json.loads(texts["badge"])["message"]


@pytest.mark.parametrize("format", ["html", "markdown", "junit", "badge"])
def test_a_report_that_cannot_be_written_is_a_mistake(raw: Run, record: str, format: str) -> None:  # noqa: A002
    for path, found in (
        ("no/report", "No such file or directory"),
        (".", "Is a directory"),
        (record, "the record itself"),
    ):
        done = raw("report", record, f"--{format}", path)
        wanted = f"raw: {path}: found '{found}'; expected a path where the report can be written\n"
        assert (done.code, done.out, done.err) == (2, "", wanted)
    read_record(Path(record))


def test_a_record_that_is_cut_short_draws_no_report(raw: Run, record: str) -> None:
    whole = Path(record).read_text(encoding="utf-8")
    lines = whole.splitlines(keepends=True)
    for text, said in (
        ("".join(lines[:-1]), ": found 'no footer'; expected a whole record: this one was cut short"),
        (whole[: len("".join(lines[:5])) + 20], ':6: found \'{"case":"'),
        (whole[:50], ':1: found \'{"record":1'),
        ("", ":1: nothing is stated; expected the header of a record of format 1"),
    ):
        Path(record).write_text(text, encoding="utf-8")
        done = raw("report", record, "--html", "report.html")
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith(f"raw: {record}{said}")
        assert not Path("report.html").exists()


def test_a_record_with_a_row_too_few_exits_with_5(raw: Run, record: str) -> None:
    lines = Path(record).read_text(encoding="utf-8").splitlines(keepends=True)
    Path(record).write_text("".join([lines[0], *lines[2:]]), encoding="utf-8")
    done = raw("report", record)
    assert (done.code, done.out) == (5, "")
    assert "expected the rows that its footer counts" in done.err


@pytest.mark.parametrize("at", [0, -1])
def test_a_record_without_a_part_of_its_header_or_footer_is_a_mistake(raw: Run, record: str, at: int) -> None:
    lines = Path(record).read_text(encoding="utf-8").splitlines()
    part = json.loads(lines[at])
    lines[at] = json.dumps({name: part[name] for name in ("record", "counts") if name in part})
    Path(record).write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert raw("report", record).code == 2


# where the output goes


def on_a_terminal(*words: str, **environment: str) -> str:
    """Return what a command prints on a terminal."""
    own, its = pty.openpty()
    clean = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    with subprocess.Popen([*RAW, *words], stdout=its, stderr=its, env=clean | environment) as process:
        os.close(its)
        said = b""
        while True:
            try:
                part = os.read(own, 1 << 16)
            except OSError:  # the terminal has been left by whoever wrote on it
                break
            if not part:
                break
            said += part
        process.wait(60)
    os.close(own)
    return said.decode()


def test_there_is_colour_on_a_terminal_only_and_not_where_nobody_wants_it(raw: Run, record: str) -> None:
    assert "\x1b[31m" in on_a_terminal("report", record)
    plain = on_a_terminal("report", record, NO_COLOR="1")
    assert "\x1b" not in plain
    assert "does not conform" in plain
    assert "\x1b" not in raw("report", record).out


def test_nothing_is_coloured_where_there_is_no_terminal(raw: Run, wrong: str) -> None:
    for words in (["certify", wrong], ["certify", wrong, "--show"], ["rules"], ["readings"], ROLLED, ["trace"]):
        done = raw(*words)
        assert "\x1b" not in done.out + done.err


def test_output_that_nobody_reads_ends_quietly() -> None:
    for words in (["rules"], ["cases"], ["--version"], ["--help"]):
        reading, writing = os.pipe()
        os.close(reading)
        done = spawned(*words, stdout=writing, stderr=subprocess.PIPE)
        os.close(writing)
        assert (done.returncode in (0, 141), done.stderr) == (True, b"")


def test_a_verdict_that_nobody_reads_is_a_verdict_all_the_same(wrong: str, tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = spawned("certify", wrong, stdout=writing, stderr=subprocess.PIPE, cwd=tmp_path)
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, b"")
    assert read_record(tmp_path / "raw-record.jsonl").footer["exit"] == 1


def test_a_command_can_be_run_by_its_name() -> None:
    script = shutil.which("raw", path=Path(sys.executable).parent)
    if not script:
        pytest.skip("needs the script beside the interpreter")
    done = subprocess.run([script, "rule", "zzz"], check=False, capture_output=True, timeout=60)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"raw: ID: found 'zzz'; expected a rule's id")


def test_serve_answers_lines_until_its_input_ends() -> None:
    asked = [
        {"jsonrpc": "2.0", "id": 1, "method": "engine.describe"},
        {"jsonrpc": "2.0", "id": 2, "method": "combat_options.fly", "params": {}},
    ]
    lines = "".join(json.dumps(one) + "\n" for one in asked)
    done = spawned("serve", input=lines.encode(), capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")
    described, declined = (json.loads(line) for line in done.stdout.splitlines())
    assert described["result"] == reference.describe()
    assert declined["error"]["code"] == -32601
