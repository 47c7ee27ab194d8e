"""The suite's checks of itself: that each can fail, and that none does."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oracle.certify.compiler import load_cases
from oracle.certify.floors import floors
from oracle.core import home
from oracle.core.errors import SuiteFault
from oracle.engines import reference
from oracle.prove import mutants, survivors, wrong_engines
from oracle.prove.altered import altered_operations, module_folder
from oracle.prove.faults import Fault
from oracle.prove.floors import floor_faults
from oracle.prove.lint import lint
from oracle.prove.mutants import Court, try_mutants
from oracle.prove.mutations import Mutation, mutations, numbered, table_sites
from oracle.prove.oracle_runs import oracle_faults
from oracle.prove.rooms import every_module, folder_faults, room_faults
from oracle.prove.sites import Site, Sites
from oracle.prove.survivors import reasons, score
from oracle.prove.wrong_engines import WrongEngine, try_wrong_engines, wrong_engine_faults
from oracle.tests.tiny_suite import TinySuite, tiny_suite

FEATURE = "features/SLUG/hit.feature"
STEPS = "steps/SLUG/test_hit.py"
RULES = "tables/SLUG/rules.csv"
CONTEXT = "tables/SLUG/context.csv"
STATEMENTS = "tables/SLUG/statements.csv"
READINGS = "tables/SLUG/readings.toml"
MODULE = "rulesets/SLUG/hit.py"


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TinySuite]:
    with tiny_suite(tmp_path, monkeypatch) as tiny:
        yield tiny


def shown(faults: list[Fault]) -> str:
    return "\n".join(map(str, faults))


def test_the_rooms_import_only_what_they_may() -> None:
    assert shown(room_faults()) == ""
    assert shown(list(folder_faults())) == ""
    assert {"conftest", "oracle.core.dice", "oracle.rulesets.combat_options.attack"} <= set(every_module())


def test_a_ruleset_with_a_room_too_few_or_too_many_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("tables/whole", "features/whole", "features/half", "steps/shared"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "tables" / "whole" / "ruleset.toml").touch()
    monkeypatch.setattr("oracle.prove.rooms.suite_home", lambda: tmp_path)
    monkeypatch.setattr("oracle.prove.rooms.rulesets", lambda: ["whole"])
    found = shown(list(folder_faults()))
    assert "features/half: found a folder; expected a ruleset: tables/half/ruleset.toml" in found
    assert "steps/whole: found nothing; expected a folder of the ruleset whole" in found
    assert "tables/whole: " not in found


@pytest.mark.parametrize("ruleset", home.rulesets())
def test_lint_finds_nothing(ruleset: str) -> None:
    assert shown(lint(ruleset)) == ""


@pytest.mark.parametrize("ruleset", home.rulesets())
def test_the_oracle_conforms_for_the_reason_each_case_stands_under(ruleset: str) -> None:
    assert shown(oracle_faults(ruleset)) == ""


@pytest.mark.parametrize("ruleset", home.rulesets())
def test_no_constant_answer_meets_half_of_an_operation(ruleset: str) -> None:
    assert shown(floor_faults(load_cases(ruleset)[0])) == ""


@pytest.mark.parametrize("ruleset", home.rulesets())
def test_every_wrong_engine_is_noticed(ruleset: str) -> None:
    assert shown(list(wrong_engine_faults(ruleset))) == ""


def test_the_tiny_suite_has_no_fault(suite: TinySuite) -> None:
    assert shown(lint(suite.slug)) == ""
    assert shown(oracle_faults(suite.slug)) == ""


@pytest.mark.parametrize(
    ("path", "old", "new", "fault"),
    [
        (STATEMENTS, "L3,", f"L4,{'4' * 64}\nL3,", "statements.csv, L4: found nothing; expected a rule that cites it"),
        (RULES, ",L2,", ",L2 L77,", "SLUG.hit.natural_20: found L77; expected a statement"),
        (CONTEXT, "L3,", "L2,", "context.csv, L2: found a statement that a rule cites"),
        (CONTEXT, "L3,", "L88,", "context.csv: found L88; expected a statement"),
        (READINGS, '"L1"', '"L99"', "SLUG.hit.tie: found L99; expected a statement"),
        (READINGS, '"SLUG.hit.tie"', '"SLUG.hit.reaches"', "SLUG.hit.reaches: found the id of a rule"),
        (READINGS, '"SLUG.hit.tie"', '"SLUG.ties.tie"', "expected an id such as SLUG.topic.question"),
        (
            RULES,
            "SLUG.hit.nat",
            "SLUG.hit.one,L2,required,One\nSLUG.hit.nat",
            "SLUG.hit.one: found nothing; expected a sc",
        ),
        (FEATURE, "Rule: A natural 20", "Rule: A nat 20", "found A nat 20 hits; expected the summary in rules.csv"),
        (
            FEATURE,
            "@SLUG.hit.reaches",
            "@SLUG.hit.reaches @SLUG.hit.natural_20",
            "expected one tag that is a rule's id",
        ),
        (
            FEATURE,
            "@SLUG.hit.reaches",
            "@SLUG.hit.nowhere",
            "found SLUG.hit.nowhere; expected one tag that is a rule's",
        ),
        (FEATURE, "a tie misses", "a tie hits", "found a tie hits; expected a name that line 18 does not have"),
        (FEATURE, "a tie misses", "A tie - hits!", "found A tie - hits!; expected a name that line 18 does not have"),
        (FEATURE, "Scenario: a total of 20", "Scenario: ?!", "found nothing; expected a name with a letter or digit"),
        (
            FEATURE,
            "      Then it misses\n",
            "      And the die shows 10\n",
            "found a tie misses; expected a scenario with a Then",
        ),
        (FEATURE, "        | 20   |\n", "", "found nothing; expected rows under Examples"),
        (FEATURE, "Scenario: a tie misses", "Scenario Outline: a tie misses", "found nothing; expected Examples"),
        (FEATURE, "shows 10", "shows <it>", "found <it>; expected no placeholder, since there are no Examples"),
        (FEATURE, "| face | answer |", "| roll | answer |", "found <face>; expected a column of that name"),
        (FEATURE, "| face | answer |", "| roll | answer |", "found column roll; expected columns that a step uses"),
        (FEATURE, "above and below", "at <bonus>", "found at <bonus>; expected a name without a placeholder"),
        (
            FEATURE,
            "shows 10\n",
            'shows 10\n      """\n      ten\n      """\n',
            "expected a step without a table or text",
        ),
        (FEATURE, "Rule: A total", "Rule A total", "expected Gherkin"),
        (FEATURE, "  @SLUG.hit.reaches\n  Rule: A total above the AC hits\n", "", "expected a scenario under a Rule"),
        (FEATURE, "shows 10", "displays 10", "found When the die displays 10; expected a step that a phrase of"),
        (STEPS, '@then("it is', '@then("it hits")\n@then("it is', "found Then it hits; expected one phrase, not"),
        (
            STEPS,
            '@then("it is',
            '@then("it flies")\n@then("it is',
            "@then('it flies') at test_hit.py:21; expected a step",
        ),
        (FEATURE, "| 2     | 12 | 1    |", "| 2     | 12 | 9    |", "expected an id of its own"),
        (
            FEATURE,
            "        | 21   |\n",
            "",
            "SLUG.attack, attack: found nothing; expected a case that is refused for a face too high",
        ),
        (FEATURE, "        | 0    |\n", "", "expected a case that is refused for a face too low"),
        ("tables/SLUG/hit.csv", "20,", "19,L2\n20,", "hit.csv:2, face: found 19; expected a cell that an Examples row"),
    ],
)
def test_lint_finds(suite: TinySuite, path: str, old: str, new: str, fault: str) -> None:
    suite.alter(path, old, new)
    assert fault.replace("SLUG", suite.slug) in shown(lint(suite.slug))


def test_lint_finds_a_step_file_without_a_feature(suite: TinySuite) -> None:
    suite.write("steps/SLUG/test_miss.py", "")
    assert "test_miss.py: found nothing; expected a feature of the same stem" in shown(lint(suite.slug))


def test_lint_finds_a_feature_without_a_step_file(suite: TinySuite) -> None:
    suite.remove(STEPS)
    assert "hit.feature: found nothing; expected a step file test_hit.py" in shown(lint(suite.slug))


def test_lint_tells_an_error_of_the_suite_once(suite: TinySuite) -> None:
    suite.alter(RULES, "required", "compulsory")
    assert [fault.found for fault in lint(suite.slug)] == ["compulsory"]


def test_a_fault_is_told_on_one_line() -> None:
    assert str(Fault("lint", "a.py:3", "one\n  two", "three")) == "lint: a.py:3: found one two; expected three"


@pytest.mark.parametrize(
    ("module", "text", "allowed"),
    [
        ("oracle.core.dice", "from oracle.engines import reference", "oracle.core"),
        ("oracle.core.dice", "def late():\n    import oracle.prove.lint", "oracle.core"),
        ("oracle.rulesets.one.hit", "from oracle.rulesets.two.hit import hit", "oracle.core and oracle.rulesets.one"),
        ("oracle.rulesets.one.hit", "from ..two import hit", "oracle.core and oracle.rulesets.one"),
        ("oracle.rulesets.one.hit", "import pytest", "oracle.core and oracle.rulesets.one"),
        ("oracle.engines.pipe", "from oracle.rulesets import one", "oracle.core and oracle.engines"),
        ("oracle.certify.run", "import oracle.rulesets.one.hit", "oracle.core and oracle.engines"),
        ("oracle.disputes.ask", "from oracle.rulesets.one import hit", "oracle.core and oracle.engines"),
        ("oracle.engines.host", "from oracle.core import dice", "nothing of ours"),
        ("oracle.engines.examples.partial", "import oracle", "nothing of ours"),
        ("steps.one.test_hit", "from oracle.core import dice", "oracle.phrases"),
        ("steps.one.test_hit", "import json", "oracle.phrases"),
    ],
)
def test_a_room_may_not_import(tmp_path: Path, module: str, text: str, allowed: str) -> None:
    file = tmp_path / "module.py"
    file.write_text(text, encoding="utf-8")
    assert f"expected imports of {allowed}" in shown(room_faults({module: file}))


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("oracle.rulesets.one.hit", "from oracle.core.dice import Dice\nfrom . import miss\nimport json"),
        ("oracle.core.dice", "import parse"),
        ("oracle.engines.host", "import json"),
        ("steps.one.test_hit", "from oracle.phrases import given"),
        ("oracle.prove.lint", "from oracle.rulesets.one import hit"),
    ],
)
def test_a_room_may_import(tmp_path: Path, module: str, text: str) -> None:
    file = tmp_path / "module.py"
    file.write_text(text, encoding="utf-8")
    assert room_faults({module: file}) == []


RULE_OF_ITS_OWN = "SLUG.hit.one,L2,required,One\nSLUG.hit.natural_20"
AMBIGUITY = """[[ambiguity]]
id = "SLUG.hit.other"
question = "?"
statements = "L1"
default = "one"
why = "."
[ambiguity.readings.one]
for = "."
against = "."
[ambiguity.readings.two]
for = "."
against = "."
"""


@pytest.mark.parametrize(
    ("path", "old", "new", "fault"),
    [
        (FEATURE, "| 9    | misses |", "| 9    | hits   |", "[bonus=2,AC=12,face=9]: found differs under no reading"),
        (FEATURE, "    @reading.SLUG.hit.tie.hits\n", "", "a_tie_hits: found differs under SLUG.hit.tie.misses"),
        (FEATURE, "tie.hits\n", "tie.misses\n", "a_tie_hits@SLUG.hit.tie.misses: found differs under SLUG.hit.tie.mis"),
        (
            FEATURE,
            "    @near_miss\n",
            "    @near_miss @reading.SLUG.hit.tie.hits\n",
            "conforms under SLUG.hit.tie.misses too",
        ),
        (
            FEATURE,
            "@near_miss",
            "@near_miss @reading.SLUG.hit.tie.hits @reading.SLUG.hit.tie.misses",
            "found tags with every reading of SLUG.hit.tie",
        ),
        (
            FEATURE,
            "    @near_miss\n",
            "",
            "a_total_of_20: found ['SLUG.hit.reaches']; expected a ruling that cites SLUG",
        ),
        (RULES, "SLUG.hit.natural_20", RULE_OF_ITS_OWN, "SLUG.hit.one: found nothing; expected a case with a ruling"),
        (
            READINGS,
            "[[ambiguity]]",
            AMBIGUITY + "[[ambiguity]]",
            "SLUG.hit.other: found nothing; expected a case that c",
        ),
        (STEPS, 'dice={"attack": [face]}', "", "SLUG.attack rolls attack, which the scenario does not state"),
        (FEATURE, "for its attack", "for its bonus", "found a refusal for attack; expected one for bonus"),
        (STEPS, '"attack": [face]', '"defence": [face]', "found differs under no reading"),
    ],
)
def test_the_oracle_runs_find(suite: TinySuite, path: str, old: str, new: str, fault: str) -> None:
    suite.alter(path, old, new)
    assert fault.replace("SLUG", suite.slug) in shown(oracle_faults(suite.slug))


def test_the_oracle_runs_find_a_near_miss_that_is_none(suite: TinySuite) -> None:
    suite.alter(FEATURE, "    Scenario Outline: a natural 20\n", "    @near_miss\n    Scenario Outline: a natural 20\n")
    assert f"a near miss whose last ruling cites {suite.slug}.hit.natural_20" in shown(oracle_faults(suite.slug))


def test_the_oracle_runs_find_readings_that_nothing_tells_apart(suite: TinySuite) -> None:
    suite.alter(FEATURE, "tie.hits\n", "tie.hits @reading.SLUG.hit.tie.misses\n")
    suite.alter(FEATURE, "    @reading.SLUG.hit.tie.misses\n    Scenario: a tie misses", "    Scenario: a tie misses")
    assert f"{suite.slug}.hit.tie: found nothing; expected a case that tells hits from misses" in shown(
        oracle_faults(suite.slug)
    )


def test_the_oracle_runs_find_an_unknown_rule(suite: TinySuite) -> None:
    text = suite.read(MODULE).replace(".hit.reaches", ".hit.reached")
    altered = altered_operations(suite.slug, {"hit.py": text})
    faults = shown(oracle_faults(suite.slug, operations=altered))
    assert f"{suite.slug}.hit.reached: found a rule that a ruling cites and rules.csv does not have" in faults


def exchange(method: str, *expect: dict[str, Any], faces: int = 0) -> dict[str, Any]:
    counted = {"count": {"purpose": "attack", "faces": faces}} if faces else {}
    return {"method": method, "facts": {}, "dice": {}, "stated": [], "expect": list(expect)} | counted


def case_of(*exchanges: dict[str, Any], refusal: bool = False) -> dict[str, Any]:
    return {"case": "", "refusal": refusal, "exchanges": list(exchanges)}


def test_floors_of_what_no_rule_is_known_for() -> None:
    total = {"path": ["total"], "is": 5}
    parts = {"path": ["parts", 1, "name"], "one_of": ["Ann", "Bob"]}
    unknown = {"path": ["hit"], "not_determined": True, "like": {"type": "boolean"}}
    cases = [
        case_of(exchange("attack", total), exchange("end", {"not_allowed": True})),
        case_of(exchange("attack", total, parts)),
        case_of(exchange("attack", parts)),
        case_of(exchange("attack", {"path": ["total"], "is": 6}), exchange("end", {"not_allowed": True})),
        case_of(exchange("attack", {"path": ["total"], "is": 5, "times": 20}, faces=20)),
        case_of(exchange("attack", {"path": ["total"], "is": 5, "times": 1}, faces=20)),
        case_of(exchange("attack", {"path": ["hit"], "is": True})),
        case_of(exchange("attack", unknown)),
        case_of(exchange("attack", {"refused": "bonus"}), refusal=True),
        case_of(exchange("attack"), exchange("attack", {"refused": "bonus"}), refusal=True),
    ]
    assert floors(cases) == {
        "silent": 0,
        "refusing": 0,
        "constant": 5,
        "of": 8,
        "refusals": {"refusing": 1, "of": 2},
        "operations": {"attack": {"constant": 5, "of": 10}, "end": {"constant": 2, "of": 2}},
    }
    assert shown(floor_faults(cases)).splitlines() == [
        "floors: attack: found 5 of 10 exchanges met by one answer; expected less than half",
        "floors: end: found 2 of 2 exchanges met by one answer; expected less than half",
    ]
    assert floor_faults(cases[3:4] + [case_of(exchange("end", {"path": ["a"], "is": n})) for n in range(9)])[1:] == []


def test_an_altered_ruleset_leaves_the_installed_one_as_it_is() -> None:
    installed = reference.operations("combat_options")
    before = {name: one for name, one in sys.modules.items() if name.startswith("oracle.rulesets")}
    text = (module_folder("combat_options") / "world.py").read_text(encoding="utf-8")
    altered = altered_operations(
        "combat_options", {"world.py": text.replace('"melee", "missile"', '"melee", "thrown"')}
    )
    assert list(altered) == list(installed)
    kinds = {
        name: one["combat_options.attack"].facts["kind"].schema["enum"]
        for name, one in {"altered": altered, "installed": installed}.items()
    }
    assert kinds == {"altered": ["melee", "thrown"], "installed": ["melee", "missile"]}
    assert before == {name: one for name, one in sys.modules.items() if name.startswith("oracle.rulesets")}
    assert reference.operations("combat_options") is installed
    with pytest.raises(SuiteFault, match="expected a module that loads"):
        altered_operations("combat_options", {"world.py": "no Python"})
    assert before == {name: one for name, one in sys.modules.items() if name.startswith("oracle.rulesets")}


def test_a_table_is_altered_as_a_module_is(suite: TinySuite) -> None:
    altered = altered_operations(suite.slug, {"hit.csv": "face,statement\n19,L2\n"})
    assert altered[f"{suite.slug}.attack"].function.__globals__["ALWAYS"] == [19]
    assert reference.operations(suite.slug)[f"{suite.slug}.attack"].function.__globals__["ALWAYS"] == [20]


def wrong(suite: TinySuite, rule: str, old: str, new: str) -> WrongEngine:
    return WrongEngine(f"{suite.slug}.hit.{rule}", "a mistake", "hit", old, new)


def test_where_a_wrong_engine_differs(suite: TinySuite) -> None:
    engine = wrong(suite, "reaches", "return Hit(True)", "return Hit(False)")
    (tried,) = try_wrong_engines(suite.slug, [engine])
    assert (len(tried.on_its_rule), len(tried.elsewhere)) == (0, 1)


def test_wrong_engines_that_are_not_noticed(suite: TinySuite, monkeypatch: pytest.MonkeyPatch) -> None:
    engines = [
        wrong(suite, "reaches", "return Hit(True)", "return Hit(False)"),
        wrong(suite, "natural_20", "return Hit(True)", "return Hit(not False)"),
        WrongEngine(f"{suite.slug}.miss.nowhere", "an unknown rule", "hit", "return Hit(True)", "return Hit(False)"),
    ]
    monkeypatch.setattr(wrong_engines, "listed", lambda _: engines)
    faults = shown(list(wrong_engine_faults(suite.slug)))
    assert (
        f"hit.reaches, a mistake: found it differs on 1 cases of other rules; expected a scenario of {suite.slug}"
        in faults
    )
    assert "hit.natural_20, a mistake: found nothing; expected a scenario" in faults
    assert f"an unknown rule: found {suite.slug}.miss.nowhere; expected a rule's id" in faults
    monkeypatch.setattr(wrong_engines, "listed", lambda _: engines[2:])
    assert f"{suite.slug}.hit: found nothing; expected a wrong engine of this topic" in shown(
        list(wrong_engine_faults(suite.slug))
    )


def test_a_wrong_engine_replaces_what_stands_once(suite: TinySuite) -> None:
    with pytest.raises(SuiteFault, match="3 times in hit"):
        list(try_wrong_engines(suite.slug, [wrong(suite, "reaches", "return Hit", "return Miss")]))
    assert wrong_engines.listed(suite.slug) == []


def changes(text: str) -> list[tuple[str, str]]:
    """Return each change of a module, with the line that it makes."""
    return [(one.site.change, one.after) for one in numbered("a.py", text, Sites(text).found)]


@pytest.mark.parametrize(
    ("line", "made"),
    [
        ("x = a < b", {"x = a <= b"}),
        ("x = (a) >= ( b )", {"x = (a) > ( b )"}),
        ("x = a == b != c", {"x = a != b != c", "x = a == b == c"}),
        ("x = a not in b", {"x = a in b"}),
        ("x = a is not None", {"x = a is None"}),
        ("x = a and b or c", {"x = a or b or c", "x = a and b and c"}),
        ("x = not a", {"x =  a"}),
        ("x = a + b - c", {"x = a - b - c", "x = a + b + c"}),
        ("x = a * b // c % d", {"x = a // b // c % d", "x = a * b * c % d", "x = a * b // c // d"}),
        ("x = a & b | c", {"x = a | b | c"}),
        ("x = -a", {"x = a"}),
        ("f(7)", {"f(8)", "f(6)", "pass"}),
        ("a.because('rule', n=7)", set()),
        ("a.forbids('rule', n=7)", {"pass"}),
        ("x = min(a, b)", {"x = max(a, b)"}),
        ("a.b = c", {"pass"}),
        ("a.b -= c", {"pass", "a.b += c"}),
        ("x = True if a else b", {"x = False if a else b", "x = True if True else b", "x = True if False else b"}),
        ("x = f'{7}'", set()),
        ("'a docstring'", set()),
        ("x = a == 'y' or a in ('z', 'y')", {
            "x = a != 'y' or a in ('z', 'y')",
            "x = a == 'z' or a in ('z', 'y')",
            "x = a == 'y' and a in ('z', 'y')",
            "x = a == 'y' or a not in ('z', 'y')",
            "x = a == 'y' or a in ('y', 'y')",
            "x = a == 'y' or a in ('z', 'z')",
        }),
        ("x = a == 'y'", {"x = a != 'y'", "x = a == 'no_such_word'"}),
        ("x = ('y', 'z')", {"x = ('z', 'z')", "x = ('y', 'y')"}),
        ("x = 'y'", set()),
        ("x = zip(a, strict=True)", set()),
        ("x = Annotated[Literal['y', 'z'], Fact('a', least=1)]", {
            "x = Annotated[Literal['z', 'z'], Fact('a', least=1)]",
            "x = Annotated[Literal['y', 'y'], Fact('a', least=1)]",
            "x = Annotated[Literal['y', 'z'], Fact('a', least=2)]",
            "x = Annotated[Literal['y', 'z'], Fact('a', least=0)]",
        }),
    ],
)  # fmt: skip
def test_what_mutations_a_statement_has(line: str, made: set[str]) -> None:
    assert {after for _, after in changes(line)} == made


def test_what_mutations_a_function_has() -> None:
    text = '''
@operation(dice={"attack": "2d6"})
def f(a: Annotated[int, Fact("x", most=3)], b: str = "one", *, c: bool = False) -> Literal["x", "y"]:
    """A docstring."""
    if a > 1:  # é < 2
        play.because("rule")
    elif b == "one":
        raise Invalid("a", 1, "b")
    if TYPE_CHECKING:
        import a
    return b == "two"
'''
    assert sorted(change for change, _ in changes(text)) == sorted(
        [
            *("2d6 to 3d6", "2d6 to 1d6", "2d6 to 2d7", "2d6 to 2d5"),
            *("3 to 4", "3 to 2", "one to two", "False to True"),
            *("condition to True", "condition to False", "> to >=", "1 to 2", "1 to 0"),
            *("condition to True", "condition to False", "== to !=", "one to two"),
            *("== to !=", "two to one"),
        ]
    )


def test_a_mutation_is_named_by_its_line_and_not_by_its_number() -> None:
    text = "def f():\n    return 1\n\n\ndef g():\n    return 1 + 1\n"
    moved = "import a\n" + text
    keys, moved_keys = ([one.key for one in numbered("a.py", this, Sites(this).found)] for this in (text, moved))
    assert keys == moved_keys
    assert keys[0] == ("a.py", "f", "1 to 2", "return 1", 1)
    assert [key for key in keys if key[2] == "1 to 2"][1:] == [
        ("a.py", "g", "1 to 2", "return 1 + 1", 1),
        ("a.py", "g", "1 to 2", "return 1 + 1", 2),
    ]


def test_what_mutations_a_table_has() -> None:
    text = 'level,name,statement\n1,"a, b",L1\n-2,c,L2\n'
    made = [(one.site.within, one.after) for one in numbered("a.csv", text, table_sites(text))]
    assert sorted(made) == [
        ("level", "-1,c,L2"),
        ("level", "-3,c,L2"),
        ("level", '0,"a, b",L1'),
        ("level", '2,"a, b",L1'),
        ("name", '-2,"a, b",L2'),
        ("name", "1,c,L1"),
    ]


def test_which_mutants_of_the_tiny_suite_survive(suite: TinySuite) -> None:
    court = Court(suite.slug)
    left = [one for one, text in mutations(suite.slug) if not court.notices((one.file, text))]
    assert {(one.file, one.site.change) for one in left} == {
        ("hit.py", change) for change in ("0 to 1", "0 to -1", "> to >=")
    }


def test_a_mutant_that_has_no_end_is_noticed(suite: TinySuite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "SECONDS", 0.2)
    text = suite.read(MODULE).replace("if face in ALWAYS:", "while face != 20:\n        pass\n    if face in ALWAYS:")
    assert Court(suite.slug).notices(("hit.py", text))
    assert not Court(suite.slug).notices(("hit.py", suite.read(MODULE)))
    assert Court(suite.slug).notices(("hit.py", suite.read(MODULE).replace("return Hit(True)", "raise OSError")))


def test_a_mutant_is_tried_under_the_other_readings_too(suite: TinySuite) -> None:
    cases = [case for case in load_cases(suite.slug)[0] if not case["readings"]]
    altered = suite.read(MODULE).replace("face + bonus > armor_class", 'play.reads("SLUG.hit.tie") == "hits"')
    assert not Court(suite.slug, cases[:1]).notices(("hit.py", suite.read(MODULE)))
    assert Court(suite.slug, cases).notices(("hit.py", altered.replace("SLUG", suite.slug)))


def mutation(line: int) -> Mutation:
    return Mutation("a.py", Site(line, "f", "1 to 2", 0, 1, "2"), f"return {line} + 1", f"return {line} + 2")


def test_the_score_of_mutants() -> None:
    known = {mutation(1).key: "it is the same", mutation(7).key: "nobody needs this"}
    result = score(30, [mutation(1), mutation(2)], known)
    assert (result.mutants, result.killed) == (30, 28)
    assert [survivor.reason for survivor in result.survivors] == ["it is the same", None]
    assert shown(result.faults).splitlines() == [
        "mutants: a.py:2: found a.py:2, f: 1 to 2: 'return 2 + 1' as 'return 2 + 2': no reason given; "
        "expected a case that notices, or a reason",
        "mutants: survivors.toml: found a.py, f, 1 to 2, return 7 + 1, 1; expected an entry for a mutant that survives",
        "mutants: mutants: found 28 killed of 30; expected at least 95 %",
    ]
    assert score(20, [mutation(1)], {mutation(1).key: "it is the same"}).faults == []


ENTRY = 'file = "a.py"\nwithin = "f"\nchange = "1 to 2"\nbefore = "x"\nreason = "it is the same"\n'


def test_the_reasons_for_survivors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "survivors.toml"
    monkeypatch.setattr(survivors, "survivors_file", lambda _: file)
    assert reasons("tiny") == {}
    file.write_text(f"[[survivor]]\n{ENTRY}[[survivor]]\n{ENTRY}ordinal = 2\n", encoding="utf-8")
    assert reasons("tiny") == {("a.py", "f", "1 to 2", "x", number): "it is the same" for number in (1, 2)}
    for wrong_entry in (ENTRY + "why = 1\n", ENTRY.replace("within", "in"), ENTRY + "ordinal = 2\n"):
        file.write_text(f"[[survivor]]\n{ENTRY}ordinal = 2\n[[survivor]]\n{wrong_entry}", encoding="utf-8")
        with pytest.raises(SuiteFault, match="survivor 2"):
            reasons("tiny")


def test_mutants_are_tried_in_processes_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    of_charging = [one for one in mutations("combat_options") if one[0].file == "charging.py"][:3]
    unaltered = (module_folder("combat_options") / "charging.py").read_text(encoding="utf-8")
    monkeypatch.setattr(mutants, "mutations", lambda _: [of_charging[0], (of_charging[1][0], unaltered)])
    monkeypatch.setattr(mutants, "reasons", lambda _: {})
    done: list[int] = []
    result = try_mutants("combat_options", processes=1, progress=done.append)
    assert (result.mutants, result.killed, done) == (2, 1, [2])
    assert [survivor.after for survivor in result.survivors] == [of_charging[1][0].after]


def test_no_mutants_are_tried_of_an_oracle_that_differs(suite: TinySuite) -> None:
    suite.alter(FEATURE, "| 9    | misses |", "| 9    | hits   |")
    with pytest.raises(SuiteFault, match="cases that the oracle itself differs on"):
        try_mutants(suite.slug)
