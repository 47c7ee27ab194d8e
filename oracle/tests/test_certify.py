"""Certification: cases compiled, conducted, judged, run, recorded and added up, on small engines and a tiny suite."""

from __future__ import annotations

import itertools
import json
import re
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from io import StringIO
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.certify import compiler
from oracle.certify.cases import Case
from oracle.certify.certification import Order, Suite, certify, load_suite
from oracle.certify.compiler import content_hash, kept_file, load_cases, source_hash
from oracle.certify.conduct import Request, Result, conduct
from oracle.certify.judge import judge, same, well_formed, worst
from oracle.certify.known_failures import KnownFailures, read_known_failures
from oracle.certify.live import LiveCase
from oracle.certify.record import PARTS, CountIsOff, Writer, read_record, row_of
from oracle.certify.run import GIVE_UP_AFTER, Runner
from oracle.certify.scope import Filters, check_claims, check_filters, out_of_scope, readings_for
from oracle.certify.summary import EXIT_CODES, WORST_FIRST, Tally, exit_code, ruleset_verdict, worst_exit
from oracle.core import home
from oracle.core.errors import SuiteFault, UsageError
from oracle.engines import reference
from oracle.engines.protocol import Answer, Broke, Description, NotMeasured, RulesetClaim, breaks
from oracle.tests.helpers import Puppet, Reply, case, exchange, games, ruled
from oracle.tests.tiny_suite import TinySuite

WOUNDS = "features/SLUG/wounds.feature"
STEPS = "steps/SLUG/test_wounds.py"


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TinySuite]:
    with games(tmp_path, monkeypatch) as tiny:
        yield tiny


# judge


@pytest.mark.parametrize(
    ("found", "expected", "equal"),
    [
        (4, 4, True),
        (4.0, 4, True),
        (4, 4.0, True),
        (4.5, 4, False),
        ("4", 4, False),
        (4, "4", False),
        (True, 1, False),
        (1, True, False),
        (False, 0, False),
        (True, True, True),
        (True, False, False),
        (None, None, True),
        (None, 0, False),
        (0, None, False),
        (None, False, False),
        ("a", "a", True),
        ("A", "a", False),
        ([1, 2], [1, 2], True),
        ([2, 1], [1, 2], False),
        ([1, 2, 3], [1, 2], False),
        ([1], [1, 2], False),
        ([True], [1], False),
        ([], {}, False),
        ({}, [], False),
        ("ab", ["a", "b"], False),
        ({"a": 1, "b": 2}, {"a": 1}, True),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ({}, {"a": None}, False),
        ({"a": {"b": [1, {"c": 2, "d": 3}]}}, {"a": {"b": [1, {"c": 2}]}}, True),
        ({"a": {"b": [{"c": 2}, 1]}}, {"a": {"b": [1, {"c": 2}]}}, False),
    ],
)
def test_values_are_compared_by_json_type(found: Any, expected: Any, equal: bool) -> None:
    assert same(found, expected) is equal


@pytest.mark.parametrize(
    ("found", "expected", "equal"),
    [
        ([2, 1], [1, 2], True),
        ([1, 1, 2], [1, 2, 2], False),
        ([1, 2], [1, 2, 2], False),
        ([1, True], [True, 1], True),
        ([1, 1], [1, True], False),
        ([{"name": "Bob"}, {"name": "Ann", "age": 3}], [{"name": "Ann"}, {"name": "Bob"}], True),
        ([{"name": "Bob"}, {"name": "Bob"}], [{"name": "Ann"}, {"name": "Bob"}], False),
        ({"a": 1}, [1], False),
    ],
)
def test_a_set_is_compared_without_order(found: Any, expected: Any, equal: bool) -> None:
    assert same(found, expected, unordered=True) is equal


def test_a_set_of_objects_is_compared_on_the_members_stated_whatever_the_order() -> None:
    found = [{"name": "Ann", "damage": 2}, {"name": "Ann", "damage": 1}]
    assert same(found, [{"name": "Ann"}, {"name": "Ann", "damage": 2}], unordered=True)


def test_the_worst_verdict_is_taken() -> None:
    order = ["breaks", "differs", "declines", "own ruling", "conforms"]
    for bad, good in itertools.combinations(order, 2):
        assert worst([good, bad]) == worst([bad, good]) == bad
    assert worst([]) == "conforms"


HIT = {"path": ["hit"], "is": True}
TOTAL_IS_NULL = {"path": ["total"], "is": None}
TWO_OR_THREE = {"path": ["damage"], "one_of": [2, 3]}
DEEP = {"path": ["struck", 1, "name"], "is": "Bob"}
FALLEN = {"path": ["fallen"], "is": ["Ann", "Bob"], "unordered": True}
IN_ORDER = {"path": ["fallen"], "is": ["Ann", "Bob"]}
SCAR = {"path": ["scar"], "not_determined": True, "like": {"type": "string", "minLength": 1}}
NOT_ALLOWED = {"not_allowed": True}
REFUSED = {"refused": "attack"}

INVALID = Answer("invalid", why="attack: 21")
FORBIDDEN = Answer("not_allowed", {"allowed": False})
DECLINES = Answer("declines", why="no such method")


def ruling(**outcome: Any) -> Answer:
    return Answer("ruling", outcome)


def opened(*fields: str, **outcome: Any) -> Answer:
    return Answer("ruling", outcome, dict.fromkeys(fields, "not said"))


@pytest.mark.parametrize(
    ("expect", "answer", "verdict"),
    [
        ([HIT], ruling(hit=True), "conforms"),
        ([HIT], ruling(hit=True, damage=3, nonsense=None), "conforms"),
        ([HIT], ruling(hit=False), "differs"),
        ([HIT], ruling(hit=1), "differs"),
        ([HIT], ruling(), "declines"),
        ([HIT], ruling(hit=None), "declines"),
        ([HIT], opened("hit"), "declines"),
        ([HIT], FORBIDDEN, "differs"),
        ([HIT], INVALID, "differs"),
        ([HIT], DECLINES, "declines"),
        ([HIT], breaks("crash"), "breaks"),
        ([TOTAL_IS_NULL], ruling(total=None), "conforms"),
        ([TOTAL_IS_NULL], ruling(), "declines"),
        ([TOTAL_IS_NULL], ruling(total=0), "differs"),
        ([TWO_OR_THREE], ruling(damage=2), "conforms"),
        ([TWO_OR_THREE], ruling(damage=3.0), "conforms"),
        ([TWO_OR_THREE], ruling(damage=4), "differs"),
        ([TWO_OR_THREE], ruling(damage=[2, 3]), "differs"),
        ([TWO_OR_THREE], ruling(), "declines"),
        ([DEEP], ruling(struck=[{}, {"name": "Bob"}]), "conforms"),
        ([DEEP], ruling(struck=[{}, {"name": "Ann"}]), "differs"),
        ([DEEP], ruling(struck=[{}, {}]), "declines"),
        ([DEEP], ruling(), "declines"),
        ([FALLEN], ruling(fallen=["Bob", "Ann"]), "conforms"),
        ([FALLEN], ruling(fallen=["Ann"]), "differs"),
        ([IN_ORDER], ruling(fallen=["Ann", "Bob"]), "conforms"),
        ([IN_ORDER], ruling(fallen=["Bob", "Ann"]), "differs"),
        ([SCAR], opened("scar", damage=3), "conforms"),
        ([SCAR], ruling(damage=3), "declines"),
        ([SCAR], ruling(scar=None), "declines"),
        ([SCAR], ruling(scar="a long one"), "own ruling"),
        ([SCAR], ruling(scar=3), "differs"),
        ([SCAR], FORBIDDEN, "differs"),
        ([NOT_ALLOWED], FORBIDDEN, "conforms"),
        ([NOT_ALLOWED], ruling(allowed=True), "differs"),
        ([NOT_ALLOWED], INVALID, "differs"),
        ([NOT_ALLOWED], DECLINES, "declines"),
        ([NOT_ALLOWED], breaks("crash"), "breaks"),
        ([REFUSED], INVALID, "conforms"),
        ([REFUSED], ruling(hit=False), "differs"),
        ([REFUSED], FORBIDDEN, "differs"),
        ([REFUSED], DECLINES, "declines"),
        ([REFUSED], breaks("crash"), "breaks"),
        ([HIT, TWO_OR_THREE], ruling(hit=True, damage=2), "conforms"),
        ([HIT, TWO_OR_THREE], ruling(damage=7), "differs"),
        ([HIT, TWO_OR_THREE], ruling(hit=True), "declines"),
        ([SCAR, HIT], ruling(scar="a long one", hit=True), "own ruling"),
        ([SCAR, HIT], ruling(scar="a long one"), "declines"),
        ([], ruling(), "conforms"),
        ([], FORBIDDEN, "set-up"),
        ([], INVALID, "set-up"),
        ([], DECLINES, "declines"),
        ([], breaks("crash"), "breaks"),
    ],
)
def test_an_answer_is_judged(expect: list[dict[str, Any]], answer: Answer, verdict: str) -> None:
    found, findings = judge(exchange(*expect), [answer])
    assert found == verdict
    assert bool(findings) is (verdict != "conforms")


def test_the_oracle_must_not_fill_what_the_document_leaves_open() -> None:
    assert judge(exchange(SCAR), [ruling(scar="long")], is_oracle=True)[0] == "differs"
    assert judge(exchange(SCAR), [opened("scar")], is_oracle=True) == ("conforms", [])


OPEN = {"path": ["allowed"], "not_determined": True, "like": {"type": "boolean"}}


@pytest.mark.parametrize(
    ("answer", "is_oracle", "verdict"),
    [
        (opened("allowed"), False, "conforms"),
        (opened("allowed"), True, "conforms"),
        (ruling(), False, "declines"),
        (ruling(allowed=True), False, "own ruling"),
        (FORBIDDEN, False, "own ruling"),
        (FORBIDDEN, True, "differs"),
        (INVALID, False, "differs"),
    ],
)
def test_whether_it_is_allowed_may_be_what_the_document_leaves_open(
    answer: Answer, is_oracle: bool, verdict: str
) -> None:
    assert judge(exchange(OPEN), [answer], is_oracle)[0] == verdict


@pytest.mark.parametrize(
    ("expect", "answer", "finding"),
    [
        (HIT, ruling(hit=False), {"path": ["hit"], "expected": True, "found": False}),
        (HIT, ruling(), {"path": ["hit"], "expected": True, "found": None}),
        (HIT, INVALID, {"path": [], "expected": "a ruling", "found": "refused as invalid: attack: 21"}),
        (REFUSED, FORBIDDEN, {"path": [], "expected": "refused as invalid", "found": "not allowed"}),
        (HIT, DECLINES, {"path": [], "expected": "an answer", "found": "no such method"}),
        (TWO_OR_THREE, ruling(damage=4), {"path": ["damage"], "expected": {"one_of": [2, 3]}, "found": 4}),
        (SCAR, ruling(), {"path": ["scar"], "expected": "not determined, said so", "found": None}),
        (SCAR, ruling(scar="x"), {"path": ["scar"], "expected": "not determined", "found": "x"}),
    ],
)
def test_a_finding_says_what_was_expected_and_found(
    expect: dict[str, Any], answer: Answer, finding: dict[str, Any]
) -> None:
    assert judge(exchange(expect), [answer])[1] == [finding]


def test_a_finding_is_made_for_each_field_that_is_wrong() -> None:
    _, findings = judge(exchange(HIT, TWO_OR_THREE, FALLEN), [ruling(hit=False, damage=2, fallen=[])])
    assert [one["path"] for one in findings] == [["hit"], ["fallen"]]


def tally(times: int, value: Any = True) -> dict[str, Any]:
    count = {"purpose": "attack", "faces": 4}
    return exchange({"path": ["hit"], "is": value, "times": times}, count=count)


@pytest.mark.parametrize(
    ("times", "hits", "verdict"),
    [
        (2, [True, False, True, False], "conforms"),
        (0, [False] * 4, "conforms"),
        (2, [True, True, True, False], "differs"),
        (2, [1, 1, False, False], "differs"),
        (2, [True, True, None, False], "declines"),
    ],
)
def test_the_answers_of_a_count_are_tallied(times: int, hits: list[Any], verdict: str) -> None:
    found, findings = judge(tally(times), [ruling(hit=hit) for hit in hits])
    assert found == verdict
    if verdict == "differs":
        wrong = {"is": True, "times": times, "of": 4}
        assert findings == [{"path": ["hit"], "expected": wrong, "found": {"times": sum(hit is True for hit in hits)}}]


def test_one_bad_answer_of_a_count_decides() -> None:
    for bad, verdict in ((INVALID, "differs"), (DECLINES, "declines"), (breaks("crash"), "breaks")):
        assert judge(tally(2), [ruling(hit=True), ruling(hit=True), bad, ruling(hit=False)])[0] == verdict


def test_null_may_be_one_of_several_values() -> None:
    wanted = {"path": ["total"], "one_of": [None, 3]}
    assert judge(exchange(wanted), [ruling(total=None)])[0] == "conforms"


def test_a_list_that_is_too_short_differs() -> None:
    assert judge(exchange(DEEP), [ruling(struck=[])])[0] == "differs"


@pytest.mark.parametrize(
    ("value", "schema", "well"),
    [
        (True, {"type": "boolean"}, True),
        (1, {"type": "boolean"}, False),
        (1, {"type": "integer"}, True),
        (True, {"type": "integer"}, False),
        (1.5, {"type": "integer"}, False),
        ("a", {"type": "string"}, True),
        ([], {"type": "array"}, True),
        ({}, {"type": "object"}, True),
        ({}, {"type": "array"}, False),
        ("in", {"enum": ["in", "out"]}, True),
        ("up", {"enum": ["in", "out"]}, False),
        (3, {"anyOf": [{"type": "integer"}, {"type": "null"}]}, True),
        ("3", {"anyOf": [{"type": "integer"}, {"type": "null"}]}, False),
    ],
)
def test_an_own_ruling_is_of_the_type_of_its_field(value: Any, schema: dict[str, Any], well: bool) -> None:
    assert well_formed(value, schema) is well


def test_an_own_ruling_of_a_whole_number_may_have_a_decimal_point() -> None:
    assert well_formed(4.0, {"type": "integer"})


# conduct


def conducted(one: dict[str, Any], *answers: Answer, is_oracle: bool = False) -> tuple[Result, list[Request]]:
    """Return the result of a case given these answers, and its requests; every answer must be asked for."""
    conductor = conduct(one, {"games.tie": "hits"}, is_oracle)
    requests = [next(conductor)]
    for at, answer in enumerate(answers, 1):
        try:
            requests.append(conductor.send(answer))
        except StopIteration as stop:
            assert at == len(answers)
            result: Result = stop.value
            return result, requests
    pytest.fail("it asks for more")


def keeping(state: Any, **outcome: Any) -> Answer:
    return Answer("ruling", outcome, state=state, keeps=True)


def test_a_request_carries_facts_dice_readings_and_state() -> None:
    asked = exchange(HIT, method="games.attack", facts={"bonus": 2}, dice={"attack": [9]}, stated=["attack"])
    result, requests = conducted(case("games.a.b/c", asked), ruling(hit=True))
    params = {"facts": {"bonus": 2}, "dice": {"attack": [9]}, "readings": {"games.tie": "hits"}, "state": None}
    assert requests == [("games.attack", params)]
    assert (result.case, result.verdict, result.reason, result.findings) == ("games.a.b/c", "conforms", "", [])
    assert result.log == [(0, requests[0], ruling(hit=True))]


def test_state_is_threaded_untouched() -> None:
    handle = {"world": [1, {"b": None, "a": 2.5}], "": "é"}
    one = case("games.a.b/c", exchange(), exchange(HIT), exchange(HIT), exchange(HIT), exchange(HIT))
    answers = [keeping(handle), ruling(hit=True), keeping(None, hit=True), ruling(hit=True), keeping("x", hit=True)]
    _, requests = conducted(one, *answers)
    states = [params["state"] for _, params in requests]
    assert states == [None, handle, handle, None, None]
    assert json.dumps(states[1]) == json.dumps(handle)


def test_what_is_not_allowed_may_change_the_state() -> None:
    one = case("games.a.b/c", exchange(NOT_ALLOWED), exchange(HIT))
    forbidden = Answer("not_allowed", {"allowed": False}, state={"tried": 1}, keeps=True)
    _, requests = conducted(one, forbidden, ruling(hit=True))
    assert requests[1][1]["state"] == {"tried": 1}


def test_a_count_asks_each_face_with_the_same_state_and_leaves_it() -> None:
    count = tally(4) | {"dice": {"attack": [1], "damage": [1]}}
    one = case("games.a.b/c", exchange(), count, exchange(HIT))
    answers = [keeping(7), *(keeping(face, hit=True) for face in range(4)), ruling(hit=True)]
    result, requests = conducted(one, *answers)
    dice = [params["dice"] for _, params in requests[1:5]]
    assert dice == [{"attack": [face], "damage": [1]} for face in (1, 2, 3, 4)]
    assert [params["state"] for _, params in requests] == [None, 7, 7, 7, 7, 7]
    assert [number for number, _, _ in result.log] == [0, 1, 1, 1, 1, 2]
    assert result.verdict == "conforms"


@pytest.mark.parametrize("answer", [DECLINES, breaks("crash"), ruling()])
def test_after_a_decline_or_a_break_nothing_more_is_asked(answer: Answer) -> None:
    result, requests = conducted(case("games.a.b/c", exchange(HIT), exchange(HIT)), answer)
    assert len(requests) == 1
    assert result.verdict == ("breaks" if answer.kind == "breaks" else "declines")


def test_after_a_difference_the_rest_is_asked_and_the_worst_verdict_counts() -> None:
    one = case("games.a.b/c", exchange(HIT), exchange(HIT), exchange(HIT))
    result, requests = conducted(one, ruling(hit=False), ruling(hit=True), ruling())
    assert len(requests) == 3
    assert result.verdict == "differs"
    assert [finding["exchange"] for finding in result.findings] == [0, 2]


@pytest.mark.parametrize("answer", [FORBIDDEN, INVALID])
def test_a_case_whose_set_up_goes_wrong_is_untested(answer: Answer) -> None:
    one = case("games.a.b/c", exchange(HIT), exchange(), exchange(HIT))
    result, requests = conducted(one, ruling(hit=True), answer)
    assert (result.verdict, result.reason, len(requests)) == ("untested", "set-up", 2)
    assert [finding["exchange"] for finding in result.findings] == [1]


def test_a_set_up_that_breaks_or_declines_says_so() -> None:
    one = case("games.a.b/c", exchange(), exchange(HIT))
    assert conducted(one, breaks("crash"))[0].verdict == "breaks"
    assert conducted(one, DECLINES)[0].verdict == "declines"


def test_own_rulings_are_of_engines_other_than_the_oracle() -> None:
    one = case("games.a.b/c", exchange(SCAR))
    assert conducted(one, ruling(scar="long"))[0].verdict == "own ruling"
    assert conducted(one, ruling(scar="long"), is_oracle=True)[0].verdict == "differs"


# run


def steps(name: str, count: int = 1) -> dict[str, Any]:
    """Return a case of so many exchanges; each carries its case's name and its number."""
    asked = [exchange(HIT, facts={"case": name, "step": step}) for step in range(count)]
    return case(f"games.a.b/{name}", *asked)


def hits(*bad: str, step: int = 0, how: str = "break") -> Reply:
    """Return the answers of an engine that hits, but for some cases at some step."""

    def reply(_: str, params: dict[str, Any]) -> dict[str, Any]:
        facts = params["facts"]
        if facts["case"] not in bad or facts["step"] != step:
            return ruled({"hit": True})
        if how == "break":
            raise Broke(f"{facts['case']} broke it")
        return {"error": {"code": -32603, "message": "no"}} if how == "error" else ruled({"hit": False})

    return reply


def ran(engine: Puppet, *cases: dict[str, Any]) -> dict[str, str]:
    """Return the verdict on each case; each must have one result."""
    engine.start()
    results = list(Runner(engine).run([(one, {}) for one in cases]))
    assert len(results) == len({result.case for result in results}) == len(cases)
    return {
        result.case.partition("/")[2]: result.reason or result.verdict
        for result in sorted(results, key=lambda result: result.case)
    }


NAMES = "abcdefghij"


def test_so_many_cases_are_open_as_the_engine_takes() -> None:
    for in_flight in (1, 3, 20):
        engine = Puppet(hits(), in_flight=in_flight)
        assert set(ran(engine, *map(steps, NAMES)).values()) == {"conforms"}
        assert max(map(len, engine.seen)) == min(in_flight, len(NAMES))


def test_answers_may_come_in_any_order() -> None:
    engine = Puppet(hits("c", how="differ"), in_flight=4, last_first=True)
    engine.start()
    cases = [steps(name, count) for name, count in zip(NAMES, itertools.cycle([3, 1, 2]), strict=False)]
    results = list(Runner(engine).run([(one, {}) for one in cases]))
    verdicts = {result.case.partition("/")[2]: result.verdict for result in results}
    assert verdicts == {name: "differs" if name == "c" else "conforms" for name in NAMES}
    assert [result.case for result in results] != sorted(result.case for result in results)
    for result in results:
        assert [request[1]["facts"]["step"] for _, request, _ in result.log] == list(range(len(result.log)))
        assert {request[1]["facts"]["case"] for _, request, _ in result.log} == {result.case.partition("/")[2]}


@pytest.mark.parametrize("in_flight", [1, 4])
def test_only_the_case_that_breaks_alone_breaks(in_flight: int) -> None:
    engine = Puppet(hits("c", "f"), in_flight=in_flight)
    verdicts = ran(engine, *map(steps, NAMES))
    assert verdicts == {name: "breaks" if name in "cf" else "conforms" for name in NAMES}


def test_a_break_with_several_open_starts_them_over_alone() -> None:
    engine = Puppet(hits("c"), in_flight=4)
    engine.start()
    results = {result.case: result for result in Runner(engine).run([(steps(name), {}) for name in "abcdef"])}
    assert engine.started == 3  # once at first, once after the break with others, once after that alone
    assert engine.seen[2] == [{"case": one, "step": 0} for one in "cdef"]
    assert [len(seen) for seen in engine.seen[3:5]] == [1, 1]
    assert results["games.a.b/c"].findings == [
        {"exchange": 0, "path": [], "expected": "an answer", "found": "c broke it"}
    ]


def test_a_case_that_starts_over_is_alone_to_its_end() -> None:
    engine = Puppet(hits("d", step=2), in_flight=4, last_first=True)
    verdicts = ran(engine, *(steps(name, 3) for name in NAMES))
    assert verdicts == {name: "breaks" if name == "d" else "conforms" for name in NAMES}
    over = [[facts["case"] for facts in seen] for seen in engine.seen[3:]]  # the first three were those of d
    assert [seen for seen in over if "d" in seen] == [["d"]] * 3


@pytest.mark.parametrize("how", ["break", "error"])
@pytest.mark.parametrize("in_flight", [1, 8])
def test_after_20_breaks_the_rest_is_not_asked(how: str, in_flight: int) -> None:
    names = [f"case{number:02}" for number in range(GIVE_UP_AFTER + 15)]
    engine = Puppet(hits(*names, how=how), in_flight=in_flight)
    verdicts = list(ran(engine, *map(steps, names)).values())
    assert verdicts.count("breaks") == GIVE_UP_AFTER == 20
    assert verdicts.count("gave up") == 15


def test_19_breaks_are_borne() -> None:
    names = [f"case{number:02}" for number in range(GIVE_UP_AFTER + 10)]
    verdicts = ran(Puppet(hits(*names[: GIVE_UP_AFTER - 1]), in_flight=3), *map(steps, names))
    assert list(verdicts.values()) == ["breaks"] * 19 + ["conforms"] * 11


@pytest.mark.parametrize(("in_flight", "lost"), [(1, "breaks"), (4, "gave up")])
def test_an_engine_that_does_not_start_again_loses_no_case(in_flight: int, lost: str) -> None:
    engine = Puppet(hits("c"), in_flight=in_flight, starts=1)
    verdicts = ran(engine, *map(steps, NAMES))
    assert verdicts == {name: "conforms" if name in "ab" else lost if name == "c" else "gave up" for name in NAMES}


def test_a_case_that_was_given_up_says_why() -> None:
    engine = Puppet(hits("a"), starts=1)
    engine.start()
    *_, last = Runner(engine).run([(steps("a"), {}), (steps("b"), {})])
    assert last.reason == "gave up"
    assert "it did not start again: the puppet: found 'cut strings'" in last.findings[0]["found"]


@given(
    sizes=st.lists(st.integers(1, 3), min_size=1, max_size=12),
    bad=st.sets(st.integers(0, 11), max_size=6),
    step=st.integers(0, 2),
    in_flight=st.integers(1, 5),
    last_first=st.booleans(),
)
@settings(database=None, derandomize=True, deadline=None, max_examples=80)
def test_whatever_breaks_every_case_has_its_own_verdict(
    sizes: list[int], bad: set[int], step: int, in_flight: int, last_first: bool
) -> None:
    names = [f"case{number:02}" for number in range(len(sizes))]
    broken = [name for at, name in enumerate(names) if at in bad]
    engine = Puppet(hits(*broken, step=step), in_flight=in_flight, last_first=last_first)
    verdicts = ran(engine, *(steps(name, size) for name, size in zip(names, sizes, strict=True)))
    assert verdicts == {
        name: "breaks" if at in bad and step < sizes[at] else "conforms" for at, name in enumerate(names)
    }


# scope

CATALOGUES: dict[str, dict[str, Any]] = {
    "games": {
        "operations": {"games.attack": {}, "games.attack_twice": {}, "games.charge": {}},
        "rules": {
            "games.attack.hits": {"standing": "required"},
            "games.charge.bonus": {"standing": "optional"},
            "games.charging.bonus": {"standing": "optional"},
        },
        "readings": {
            "games.attack.tie": {"default": "hits", "readings": {"hits": {}, "misses": {}}},
            "games.charge.when": {"default": "now", "readings": {"now": {}, "later": {}}},
        },
    },
    "other": {"operations": {}, "rules": {}, "readings": {}},
}
ATTACK = case("games.attack.hits/a_hit[face=3]", exchange(HIT, method="games.attack"))
CHARGE = case("games.charge.bonus/a_charge", exchange(HIT, method="games.charge"), standing="optional")


def scope(one: dict[str, Any], claim: RulesetClaim | None = None, filters: Filters | None = None) -> str:
    return out_of_scope(one, {"games": claim or RulesetClaim()}, filters or Filters())


def test_what_is_claimed_is_in_scope() -> None:
    assert scope(ATTACK) == scope(CHARGE) == ""
    assert out_of_scope(ATTACK, {}, Filters()) == "not claimed"
    assert out_of_scope(ATTACK, {"other": RulesetClaim()}, Filters()) == "not claimed"


@pytest.mark.parametrize(
    ("operations", "attack", "charge"),
    [
        (("games",), "", ""),
        (("games.attack",), "", "not claimed"),
        (("games.att",), "not claimed", "not claimed"),
        (("games.attack_twice",), "not claimed", "not claimed"),
        (("games.attack", "games.charge"), "", ""),
        ((), "not claimed", "not claimed"),
    ],
)
def test_operations_are_claimed_by_ids_or_beginnings_of_ids(
    operations: tuple[str, ...], attack: str, charge: str
) -> None:
    claim = RulesetClaim(operations=operations)
    assert (scope(ATTACK, claim), scope(CHARGE, claim)) == (attack, charge)


def test_a_case_is_claimed_if_all_its_operations_are() -> None:
    both = case("games.attack.hits/both", exchange(method="games.charge"), exchange(HIT, method="games.attack"))
    assert scope(both, RulesetClaim(operations=("games.attack",))) == "not claimed"
    assert scope(both, RulesetClaim(operations=("games.attack", "games.charge"))) == ""


@pytest.mark.parametrize(
    ("optional", "charge"),
    [(("games.charge",), ""), (("games.charge.bonus",), ""), (("games.charging",), "not claimed"), ((), "not claimed")],
)
def test_optional_rules_are_claimed_by_ids_or_beginnings_of_ids(optional: tuple[str, ...], charge: str) -> None:
    claim = RulesetClaim(optional=optional)
    assert (scope(ATTACK, claim), scope(CHARGE, claim)) == ("", charge)


@pytest.mark.parametrize("standing", ["required", "discretion", "silent"])
def test_rules_of_another_standing_need_no_claim(standing: str) -> None:
    assert scope(CHARGE | {"standing": standing}, RulesetClaim(optional=())) == ""


@pytest.mark.parametrize("dice", ["own", "reported"])
def test_an_engine_that_rolls_its_own_dice_is_not_asked(dice: str) -> None:
    assert scope(ATTACK, RulesetClaim(dice=dice)) == "not claimed"


@pytest.mark.parametrize(
    ("filters", "taken"),
    [
        (Filters(), True),
        (Filters(rulesets=("games",)), True),
        (Filters(rulesets=("other",)), False),
        (Filters(rulesets=("other", "games")), True),
        (Filters(rules=("games.attack.hits",)), True),
        (Filters(rules=("games.attack",)), True),
        (Filters(rules=("games",)), True),
        (Filters(rules=("games.att",)), False),
        (Filters(rules=("games.charge", "games.attack")), True),
        (Filters(cases=("games.attack.hits/a_hit[face=3]",)), True),
        (Filters(cases=("games.attack.hits/a_hit",)), False),
        (Filters(cases=("*/a_hit[face=3]",)), True),
        (Filters(cases=("*[face=*]",)), True),
        (Filters(cases=("*[face=4]",)), False),
        (Filters(cases=("games.attack.hits/a_hi[t]*",)), False),
        (Filters(cases=("GAMES.*",)), False),
        (Filters(cases=("*charge*", "*a_hit*")), True),
        (Filters(rulesets=("games",), rules=("games.charge",)), False),
        (Filters(rules=("games.attack",), cases=("*charge*",)), False),
    ],
)
def test_cases_are_filtered(filters: Filters, taken: bool) -> None:
    assert scope(ATTACK, filters=filters) == ("" if taken else "filtered")


def test_a_case_id_is_not_taken_for_a_pattern() -> None:
    odd = case("games.attack.hits/row[aim=a?b*c,x=1]", exchange(HIT))
    assert Filters(cases=(odd["case"],)).takes(odd)


@pytest.mark.parametrize(
    ("filters", "place", "found"),
    [
        (Filters(rulesets=("games", "gmaes")), "--ruleset", "gmaes"),
        (Filters(rules=("games.attack", "games.attac")), "--rule", "games.attac"),
        (Filters(cases=("*a_hit*", "*a_miss*")), "--case", "*a_miss*"),
    ],
)
def test_a_filter_that_matches_nothing_is_a_mistake(filters: Filters, place: str, found: str) -> None:
    with pytest.raises(UsageError) as wrong:
        check_filters(filters, CATALOGUES, [ATTACK, CHARGE])
    assert (wrong.value.place, wrong.value.found) == (place, found)


def test_filters_that_match_are_no_mistake() -> None:
    check_filters(Filters(("games", "other"), ("games", "games.charge.bonus"), ("*[face=3]",)), CATALOGUES, [ATTACK])


@pytest.mark.parametrize(
    ("ruleset", "claim", "place", "found"),
    [
        ("gmaes", RulesetClaim(), "rulesets.gmaes", "gmaes"),
        ("games", RulesetClaim(operations=("games.attac",)), "rulesets.games.operations", "games.attac"),
        ("games", RulesetClaim(optional=("games.fly",)), "rulesets.games.optional", "games.fly"),
        ("games", RulesetClaim(readings={"games.fly": "any"}), "rulesets.games.readings", "games.fly: any"),
        ("games", RulesetClaim(readings={"games.attack.tie": "x"}), "rulesets.games.readings", "games.attack.tie: x"),
    ],
)
def test_a_claim_of_what_is_not_there_is_not_measured(
    ruleset: str, claim: RulesetClaim, place: str, found: str
) -> None:
    with pytest.raises(NotMeasured) as wrong:
        check_claims(Description({"name": "x"}, {ruleset: claim}), CATALOGUES)
    assert (wrong.value.place, wrong.value.found) == (f"engine.describe, {place}", found)


def test_good_claims_are_accepted() -> None:
    readings = {"games.attack.tie": "misses", "games.charge.when": "any"}
    claim = RulesetClaim(("games.attack", "games"), ("games.charge",), readings=readings)
    check_claims(Description({"name": "x"}, {"games": claim, "other": RulesetClaim(readings="any")}), CATALOGUES)


TIE, WHEN = "games.attack.tie", "games.charge.when"


@pytest.mark.parametrize(
    ("held", "claimed", "asked"),
    [
        ({}, {}, {}),
        ({TIE: ["hits"]}, {}, {TIE: "hits"}),
        ({TIE: ["misses"]}, {}, None),
        ({TIE: ["misses"]}, {TIE: "misses"}, {TIE: "misses"}),
        ({TIE: ["hits"]}, {TIE: "misses"}, None),
        ({TIE: ["misses"]}, {TIE: "any"}, {TIE: "misses"}),
        ({TIE: ["misses"]}, "any", {TIE: "misses"}),
        ({TIE: ["hits", "misses"]}, {TIE: "misses"}, {TIE: "misses"}),
        ({TIE: ["hits", "misses"]}, "any", {TIE: "hits"}),
        ({TIE: ["hits"], WHEN: ["later"]}, {}, None),
        ({TIE: ["hits"], WHEN: ["later"]}, {WHEN: "later"}, {TIE: "hits", WHEN: "later"}),
        ({TIE: ["misses"], WHEN: ["later"]}, {WHEN: "any"}, None),
    ],
)
def test_a_case_is_asked_under_a_reading_that_the_engine_holds(
    held: dict[str, list[str]], claimed: Any, asked: dict[str, str] | None
) -> None:
    claim = RulesetClaim(readings=claimed)
    assert readings_for(ATTACK | {"readings": held}, claim, CATALOGUES["games"]["readings"]) == asked


# the record

HEADER = {part: part for part in PARTS["header"]} | {"record": 1}


def rows(*verdicts: str) -> list[dict[str, Any]]:
    return [
        row_of(case(f"games.a.b/{name}"), Result(f"games.a.b/{name}", verdict), None, show=False)
        for name, verdict in zip(NAMES, verdicts, strict=False)
    ]


def written(path: Path, *verdicts: str) -> list[str]:
    """Write a record of some rows, and return its lines."""
    made = rows(*verdicts)
    with path.open("w", encoding="utf-8") as file:
        writer = Writer(file, HEADER, [row["case"] for row in made])
        for row in made:
            assert list(writer.add(row)) == [row]
        writer.finish({"counts": Counter(verdicts), "rulesets": {}, "stale": ["Käthe"], "exit": 0})
    return path.read_text(encoding="utf-8").splitlines(keepends=True)


def test_rows_are_written_in_the_order_of_their_ids() -> None:
    file, made = StringIO(), rows("conforms", "differs", "conforms", "breaks")
    writer = Writer(file, HEADER, [row["case"] for row in made])
    assert [one["case"] for one in writer.add(made[2])] == []
    assert writer.missing() == [made[0]["case"], made[1]["case"], made[3]["case"]]
    assert [one["case"] for one in writer.add(made[0])] == [made[0]["case"]]
    assert [one["case"] for one in writer.add(made[3])] == []
    assert list(writer.add(made[1])) == made[1:]
    assert writer.missing() == []
    writer.finish({"counts": {}})
    assert [json.loads(line) for line in file.getvalue().splitlines()] == [HEADER, *made, {"counts": {}}]


def test_a_row_carries_what_was_sent_only_if_it_went_wrong_or_is_shown() -> None:
    request: Request = ("games.ask", {"facts": {}, "dice": {}, "readings": {}, "state": None})
    answer = Answer("ruling", {"hit": False}, {"scar": "why"}, ["games.a.b"], {"a": 1}, keeps=True)
    fine = Result("games.a.b/c", "conforms", log=[(0, request, answer)])
    wrong = Result("games.a.b/c", "differs", findings=[{"exchange": 0}], log=fine.log)
    one = case("games.a.b/c")
    assert "exchanges" not in row_of(one, fine, None, show=False)
    said = {"kind": "ruling", "outcome": {"hit": False}, "not_determined": {"scar": "why"}, "by": ["games.a.b"]}
    sent = {"exchange": 0, "method": "games.ask", "params": request[1], "answer": said | {"state": {"a": 1}}}
    assert row_of(one, fine, None, show=True)["exchanges"] == [sent]
    assert row_of(one, wrong, "why", show=False) == {
        "case": "games.a.b/c",
        "rule": "games.a.b",
        "standing": "required",
        "ruleset": "games",
        "refusal": False,
        "verdict": "differs",
        "findings": [{"exchange": 0}],
        "known": "why",
        "exchanges": [sent],
    }
    assert row_of(one, Result("games.a.b/c", "untested", "filtered"), None, show=True)["reason"] == "filtered"


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    written(tmp_path / "record", "conforms", "differs", "conforms")
    record = read_record(tmp_path / "record")
    assert (record.header, record.footer["counts"]) == (HEADER, {"conforms": 2, "differs": 1})
    assert list(record.rows()) == list(record.rows()) == rows("conforms", "differs", "conforms")


def test_a_record_cut_anywhere_certifies_nothing(tmp_path: Path) -> None:
    path = tmp_path / "record"
    whole = "".join(written(path, "conforms", "differs")).encode()
    for length in range(len(whole) - 1):
        path.write_bytes(whole[:length])
        with pytest.raises(UsageError):
            read_record(path)


def test_a_record_without_its_footer_says_that_it_was_cut(tmp_path: Path) -> None:
    path = tmp_path / "record"
    path.write_text("".join(written(path, "conforms", "differs")[:-1]))
    with pytest.raises(UsageError, match=r"no footer.*cut short, and certifies nothing"):
        read_record(path)


@pytest.mark.parametrize("line", ["oops\n", "3\n", "[]\n", "\n", '{"case": "games.a.b/b"\n'])
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "record"
    lines = written(path, "conforms", "differs", "conforms")
    path.write_text("".join([*lines[:2], line, *lines[3:]]))
    with pytest.raises(UsageError, match="a JSON object: the record is cut or damaged") as wrong:
        read_record(path)
    assert (wrong.value.place, wrong.value.found) == (f"{path}:3", line.strip())


def test_a_record_with_a_row_too_few_or_too_many_is_off(tmp_path: Path) -> None:
    path = tmp_path / "record"
    lines = written(path, "conforms", "differs", "conforms")
    for changed in ([*lines[:1], *lines[2:]], [*lines[:2], *lines[1:]]):
        path.write_text("".join(changed))
        with pytest.raises(CountIsOff):
            read_record(path)


def test_nothing_may_follow_the_footer(tmp_path: Path) -> None:
    path = tmp_path / "record"
    lines = written(path, "conforms")
    for more in (lines[1], lines[-1]):
        path.write_text("".join([*lines, more]))
        with pytest.raises(UsageError, match="the end of the record") as wrong:
            read_record(path)
        assert wrong.value.place == f"{path}:4"


@pytest.mark.parametrize(("at", "kind"), [(0, "header"), (1, "row"), (2, "footer")])
def test_every_part_of_a_line_must_be_there(tmp_path: Path, at: int, kind: str) -> None:
    path = tmp_path / "record"
    lines = written(path, "conforms")
    for part in set(PARTS[kind]) - {"record", "counts"}:  # by these a header and a footer are known
        one = json.loads(lines[at])
        del one[part]
        path.write_text("".join([*lines[:at], json.dumps(one) + "\n", *lines[at + 1 :]]))
        with pytest.raises(UsageError, match="the record is damaged") as wrong:
            read_record(path)
        assert (wrong.value.place, wrong.value.found) == (f"{path}:{at + 1}", f"no {part}")


@pytest.mark.parametrize("header", ['{"record": 2}\n', '{"record": "1"}\n', '{"case": "x", "verdict": "y"}\n', ""])
def test_what_is_no_record_of_this_format_is_refused(tmp_path: Path, header: str) -> None:
    path = tmp_path / "record"
    path.write_text(header)
    with pytest.raises(UsageError, match="the header of a record of format 1") as wrong:
        read_record(path)
    assert wrong.value.place == f"{path}:1"


def test_a_record_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b'{"record": "\xff"}')
    for path in (tmp_path, tmp_path / "nothing", tmp_path / "binary"):
        with pytest.raises(UsageError, match="a record to read") as wrong:
            read_record(path)
        assert wrong.value.place == str(path)


@pytest.mark.parametrize(
    ("at", "line"), [(1, '{"case": "x"}'), (1, '{"case": "x", "verdict": []}'), (2, '{"counts": 3}')]
)
def test_a_line_without_its_parts_is_a_damaged_one(tmp_path: Path, at: int, line: str) -> None:
    path = tmp_path / "record"
    lines = written(path, "conforms")
    lines[at] = line + "\n"
    path.write_text("".join(lines))
    with pytest.raises(UsageError):
        read_record(path)


# what rows add up to


@pytest.mark.parametrize(
    ("scope", "verdict"),
    [
        ({}, "no verdict"),
        ({"conforms": 3}, "conforms"),
        ({"conforms": 3, "own ruling": 1}, "conforms"),
        ({"own ruling": 1}, "conforms"),
        ({"conforms": 3, "declines": 1}, "partial"),
        ({"declines": 1}, "partial"),
        ({"conforms": 3, "differs": 1}, "does not conform"),
        ({"conforms": 3, "breaks": 1}, "does not conform"),
        ({"conforms": 3, "untested": 1}, "does not conform"),
        ({"conforms": 3, "declines": 2, "differs": 1}, "does not conform"),
        ({"conforms": 0, "differs": 0}, "no verdict"),
    ],
)
def test_a_ruleset_has_its_verdict(scope: dict[str, int], verdict: str) -> None:
    assert ruleset_verdict(scope) == verdict


def line(verdict: str, reason: str = "", ruleset: str = "games", **more: Any) -> dict[str, Any]:
    return {"ruleset": ruleset, "refusal": False, "verdict": verdict, "reason": reason} | more


def test_rows_are_tallied_by_ruleset_and_refusals_apart() -> None:
    found = Tally(["games", "other"])
    for one in (
        line("conforms"),
        line("differs", known="why"),
        line("declines", known="why"),
        line("conforms", known="why"),
        line("own ruling"),
        line("differs", refusal=True, known="why"),
        line("conforms", refusal=True),
        *(line("untested", reason) for reason in ("other reading", "not claimed", "filtered", "other shard")),
        *(line("untested", reason) for reason in ("set-up", "gave up", "interrupted")),
        line("conforms", ruleset="other"),
    ):
        found.add(one)
    summary = found.rulesets()
    assert found.counts() == {"conforms": 4, "differs": 2, "declines": 1, "own ruling": 1, "untested": 7}
    assert summary["games"] == {
        "verdict": "does not conform",
        "cases": {"conforms": 3, "differs": 2, "declines": 1, "own ruling": 1, "untested": 7},
        "scope": {"conforms": 2, "differs": 1, "declines": 1, "own ruling": 1, "untested": 3},
        "conform": 2,
        "of": 8,
        "refusals": {"conform": 1, "of": 2},
        "known": 2,
    }
    assert (summary["other"]["verdict"], summary["other"]["known"]) == ("conforms", 0)


@pytest.mark.parametrize(
    ("scopes", "refusals", "stale", "failures", "declines", "code"),
    [
        ([{"conforms": 2}], 0, False, 0, 0, 0),
        ([{"conforms": 2}, {}], 0, False, 0, 0, 0),
        ([{}, {"own ruling": 1}], 0, False, 0, 0, 0),
        ([{}], 0, False, 0, 0, 5),
        ([{}], 0, True, 0, 0, 5),
        ([], 0, False, 0, 0, 5),
        ([{}], 1, False, 0, 0, 0),
        ([{"breaks": 2}], 0, False, 2, 0, 4),
        ([{"breaks": 2, "untested": 7}], 3, True, 9, 0, 4),
        ([{"breaks": 2}, {"differs": 1}], 0, False, 3, 0, 1),
        ([{"breaks": 2, "declines": 1}], 0, False, 2, 1, 1),
        ([{"declines": 2}], 0, False, 0, 2, 7),
        ([{"declines": 2}], 0, False, 0, 0, 0),
        ([{"differs": 1, "declines": 2}], 0, False, 0, 2, 7),
        ([{"differs": 1}], 0, False, 0, 0, 0),
        ([{"conforms": 1}], 0, True, 0, 0, 6),
        ([{"declines": 1}], 0, True, 0, 1, 6),
        ([{"differs": 1}], 0, True, 1, 0, 1),
    ],
)
def test_a_run_has_its_exit_code(
    scopes: list[dict[str, int]], refusals: int, stale: bool, failures: int, declines: int, code: int
) -> None:
    refused = {"of": refusals, "conform": refusals}
    summary = {str(at): {"scope": scope, "refusals": refused} for at, scope in enumerate(scopes)}
    assert exit_code(summary, stale, failures, declines) == code


@pytest.mark.parametrize(("conform", "code"), [(0, 1), (1, 1), (2, 0)])
def test_a_run_of_refusals_alone_has_the_exit_code_of_its_refusals(conform: int, code: int) -> None:
    assert exit_code({"hit": {"scope": {}, "refusals": {"of": 2, "conform": conform}}}, False, 0, 0) == code


def test_a_run_that_stopped_at_a_break_has_measured_the_engine() -> None:
    summary = {"hit": {"scope": {"breaks": 1}, "refusals": {"of": 0, "conform": 0}}}
    assert exit_code(summary, False, 1, 0) == 4
    assert exit_code(summary, False, 1, 0, stopped=True) == 1


def test_the_worst_exit_code_speaks_first() -> None:
    assert sorted(WORST_FIRST) == sorted(EXIT_CODES)
    for bad, good in itertools.combinations([130, 2, 3, 5, 4, 1, 6, 7, 0], 2):
        assert worst_exit([good, bad]) == worst_exit([bad, good]) == bad
    assert worst_exit([]) == 0


# known failures


def known(path: Path, text: str) -> KnownFailures:
    path.write_text(text)
    return read_known_failures(path)


ENTRY = '[[known_failure]]\nrule = "games.a.b"\nreason = "a constant"\n'


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("rule = ", "", "TOML"),
        ("rule = 'games.a.b'\n", "", "only [[known_failure]] tables"),
        (ENTRY + "[[failure]]\n", "", "only [[known_failure]] tables"),
        (ENTRY + "[[known_failure]]\n", ", known_failure 2", "the keys rule or case, reason, and perhaps link"),
        (ENTRY + 'case = "games.a.b/c"\n', ", known_failure 1", "the keys rule or case, reason, and perhaps link"),
        (ENTRY + 'since = "1.2"\n', ", known_failure 1", "the keys rule or case, reason, and perhaps link"),
        (ENTRY.replace('"a constant"', '" "'), ", known_failure 1", "texts"),
        (ENTRY.replace('"a constant"', "3"), ", known_failure 1", "texts"),
        (ENTRY + "link = true\n", ", known_failure 1", "texts"),
    ],
)
def test_a_file_of_known_failures_with_a_mistake_is_refused(
    tmp_path: Path, text: str, place: str, expected: str
) -> None:
    with pytest.raises(UsageError) as wrong:
        known(tmp_path / "known.toml", text)
    assert (wrong.value.place, wrong.value.expected) == (f"{tmp_path / 'known.toml'}{place}", expected)


@pytest.mark.parametrize(
    "text", [ENTRY.replace("[[", "[").replace("]]", "]"), "known_failure = 3\n", "known_failure = [3]\n"]
)
def test_known_failures_that_are_no_list_of_tables_are_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(UsageError, match=r"\[\[known_failure\]\]"):
        known(tmp_path / "known.toml", text)


def test_a_file_of_known_failures_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b"# \xe9")
    for path in (tmp_path, tmp_path / "nothing.toml", tmp_path / "latin.toml"):
        with pytest.raises(UsageError) as wrong:
            read_known_failures(path)
        assert wrong.value.place == str(path)


def test_known_failures_are_of_a_rule_or_of_a_case(tmp_path: Path) -> None:
    found = known(
        tmp_path / "known.toml", ENTRY + '[[known_failure]]\ncase = "games.c.d/e"\nreason = "r"\nlink = "l"\n'
    )
    assert found.described() == [
        {"rule": "games.a.b", "reason": "a constant", "link": ""},
        {"case": "games.c.d/e", "reason": "r", "link": "l"},
    ]
    reasons = [found.entry(case(name)) for name in ("games.a.b/x", "games.a.bc/x", "games.c.d/e", "games.c.d/f")]
    assert [one and one.reason for one in reasons] == ["a constant", None, "r", None]
    assert read_known_failures(None).described() == []


def test_an_entry_is_stale_if_what_it_covers_conforms_or_it_covers_nothing(tmp_path: Path) -> None:
    names = ["rule games.fails.all", "rule games.fails.some", "rule games.conforms.all", "rule games.not.there"]
    names += ["case games.c.d/fails", "case games.c.d/declines", "case games.c.d/conforms", "case games.c.d/own"]
    text = "".join(
        '[[known_failure]]\n{} = "{}"\nreason = "r"\n'.format(*name.split()) for name in [*names, "case games.c.d/none"]
    )
    found = known(tmp_path / "known.toml", text)
    for name, verdict in {
        "games.fails.all/a": "differs",
        "games.fails.some/a": "breaks",
        "games.fails.some/b": "conforms",
        "games.conforms.all/a": "conforms",
        "games.c.d/fails": "differs",
        "games.c.d/declines": "declines",
        "games.c.d/conforms": "conforms",
        "games.c.d/own": "own ruling",
    }.items():
        found.note(case(name) | {"verdict": verdict})
    assert found.stale() == [
        "rule games.conforms.all: no case of it fails, or there is none",
        "rule games.not.there: no case of it fails, or there is none",
        "case games.c.d/conforms: conforms now",
        "case games.c.d/own: conforms now",
        "case games.c.d/none: no case of it fails, or there is none",
    ]


def test_an_entry_of_which_nothing_was_asked_is_not_stale(tmp_path: Path) -> None:
    found = known(tmp_path / "known.toml", ENTRY + '[[known_failure]]\ncase = "games.c.d/e"\nreason = "r"\n')
    found.leave_out(case("games.a.b/x"))
    assert found.stale() == ["case games.c.d/e: no case of it fails, or there is none"]
    found.leave_out(case("games.c.d/e"))
    assert found.stale() == []


# from end to end, on the tiny suite


class Certified:
    """A run, and its record."""

    def __init__(self, tiny: TinySuite, engine: Any, path: Path, *, is_oracle: bool = False, **order: Any) -> None:
        self.suite: Suite = load_suite([tiny.slug])
        self.path = path
        self.watched: list[str] = []
        asked = Order(spec="x", command="raw certify x", record=path, **order)
        self.code = certify(self.suite, engine, is_oracle, asked, lambda row: self.watched.append(row["case"]))
        self.record = read_record(path)
        self.rows = {
            row["case"].removeprefix(f"{tiny.slug}."): row["verdict"]
            + (f": {row['reason']}" if "reason" in row else "")
            for row in self.record.rows()
        }

    @property
    def verdict(self) -> str:
        (summary,) = self.record.footer["rulesets"].values()
        verdict: str = summary["verdict"]
        return verdict


def certified(tiny: TinySuite, engine: Any, **order: Any) -> Certified:
    return Certified(tiny, engine, home.suite_home() / "record.jsonl", **order)


def strike(change: Callable[[dict[str, Any]], dict[str, Any]]) -> Reply:
    """Return the answers of the oracle, but for what an engine makes of a blow's result."""

    def reply(method: str, params: dict[str, Any]) -> dict[str, Any]:
        answer = reference.call(method, params)
        return {"result": change(answer["result"])} if method.endswith("strike") and "result" in answer else answer

    return reply


def outcome(**changed: Any) -> Reply:
    """Return the answers of an engine that sees some fields of a wound otherwise."""
    return strike(lambda result: result | {"outcome": result["outcome"] | changed})


def declining(method: str, params: dict[str, Any]) -> dict[str, Any]:
    return ruled({"allowed": True}) if method.endswith("strike") else reference.call(method, params)


def test_the_oracle_conforms(suite: TinySuite) -> None:
    found = certified(suite, reference.Reference(), is_oracle=True)
    assert (found.code, found.verdict) == (0, "conforms")
    assert set(found.rows.values()) == {"conforms"}
    assert list(found.rows) == sorted(found.rows)
    assert found.watched == [one["case"] for one in found.suite.cases] == [row["case"] for row in found.record.rows()]
    header, footer = found.record.header, found.record.footer
    assert header["suite"]["content"] == {suite.slug: content_hash(found.suite.cases)}
    assert header["engine"]["name"] == reference.NAME
    claim = header["claims"][suite.slug]
    assert (claim["operations_of"], len(claim["operations"]), claim["optional"]) == (
        2,
        2,
        [f"{suite.slug}.wounds.truce"],
    )
    assert claim["readings"] == {f"{suite.slug}.hit.tie": "any"}
    assert footer["counts"] == {"conforms": len(found.rows)}
    (summary,) = footer["rulesets"].values()
    refusals = [one for one in found.suite.cases if one["refusal"]]
    assert summary["refusals"] == {"conform": len(refusals), "of": len(refusals)}
    assert summary["of"] == len(found.rows) - len(refusals)


def test_two_runs_differ_only_in_the_times_of_the_header(suite: TinySuite, tmp_path: Path) -> None:
    texts = []
    for name in ("one", "two"):
        found = Certified(suite, Puppet(outcome(hit_points=0), in_flight=3), tmp_path / name)
        header, *rest = found.path.read_text().splitlines()
        said = json.loads(header)
        assert said.pop("started")
        texts.append((said, rest))
    assert texts[0] == texts[1]


def test_the_order_of_answers_does_not_show_in_the_record(suite: TinySuite, tmp_path: Path) -> None:
    one = Certified(suite, Puppet(outcome(hit_points=0)), tmp_path / "one")
    many = Certified(suite, Puppet(outcome(hit_points=0), in_flight=5, last_first=True), tmp_path / "many")
    assert one.path.read_text().splitlines()[1:] == many.path.read_text().splitlines()[1:]
    assert one.code == many.code == 1


def test_an_engine_under_one_reading_is_not_asked_of_another(suite: TinySuite) -> None:
    found = certified(suite, Puppet())
    reading = f"@{suite.slug}.hit.tie.misses"
    other = {name: verdict for name, verdict in found.rows.items() if verdict != "conforms"}
    assert other == {f"hit.reaches/a_tie_misses{reading}": "untested: other reading"}
    assert (found.code, found.verdict) == (0, "conforms")
    misses = certified(suite, Puppet(claims={suite.slug: {"readings": {f"{suite.slug}.hit.tie": "misses"}}}))
    assert misses.rows[f"hit.reaches/a_tie_hits@{suite.slug}.hit.tie.hits"] == "untested: other reading"
    assert misses.rows[f"hit.reaches/a_tie_misses{reading}"] == "conforms"


def test_an_engine_that_differs_does_not_conform(suite: TinySuite) -> None:
    found = certified(suite, Puppet(outcome(fallen=[])))
    assert (found.code, found.verdict) == (1, "does not conform")
    assert {name for name, verdict in found.rows.items() if verdict == "differs"} == {
        "wounds.falls/two_blows",
        "wounds.falls/every_face",
    }
    row = next(row for row in found.record.rows() if row["case"].endswith("two_blows"))
    assert row["findings"] == [{"exchange": 1, "path": ["fallen"], "expected": ["Ann"], "found": []}]
    sent = [(one["exchange"], one["params"]["facts"], one["params"]["state"]) for one in row["exchanges"]]
    assert sent == [
        (0, {"target": "Ann", "hit_points": 5}, None),
        (1, {"target": "Ann"}, {"bodies": {"Ann": {"hit_points": 2}}}),
    ]


def test_an_engine_that_loses_its_state_is_untested_where_its_set_up_goes_wrong(suite: TinySuite) -> None:
    def forgetful(method: str, params: dict[str, Any]) -> dict[str, Any]:
        return (
            {"error": {"code": -32602, "message": "Ann?"}}
            if params["facts"].get("hit_points") == 5
            else reference.call(method, params)
        )

    found = certified(suite, Puppet(forgetful))
    assert found.rows["wounds.falls/two_blows"] == "untested: set-up"
    assert found.rows["wounds.truce/a_blow_under_truce"] == "differs"
    assert found.code == 1


def test_an_engine_that_only_declines_is_partial(suite: TinySuite) -> None:
    found = certified(suite, Puppet(declining))
    assert found.rows["wounds.falls/two_blows"] == "declines"
    assert found.rows["hit.natural_20/a_total_of_20"] == "conforms"
    differs = [name for name, verdict in found.rows.items() if verdict == "differs"]
    assert differs == ["wounds.scars/no_such_face_of_a_wound_s_die", "wounds.truce/a_blow_under_truce"]

    claims: dict[str, Any] = {suite.slug: {"optional": []}}
    partial = certified(suite, Puppet(declining, claims=claims))
    assert (partial.code, partial.verdict, partial.record.header["accept_partial"]) == (7, "partial", False)
    assert partial.rows["wounds.truce/a_blow_under_truce"] == "untested: not claimed"
    accepted = certified(suite, Puppet(declining, claims=claims), accept_partial=True)
    assert (accepted.code, accepted.verdict, accepted.record.header["accept_partial"]) == (0, "partial", True)


def test_refusals_are_no_part_of_conforming(suite: TinySuite) -> None:
    def lenient(method: str, params: dict[str, Any]) -> dict[str, Any]:
        answer = reference.call(method, params)
        return ruled({"hit": False}) if "error" in answer else answer

    found = certified(suite, Puppet(lenient))
    assert (found.code, found.verdict) == (0, "conforms")
    assert found.rows["wounds.scars/no_such_face_of_a_wound_s_die"] == "differs"
    (summary,) = found.record.footer["rulesets"].values()
    assert summary["refusals"]["conform"] == 0 < summary["refusals"]["of"]


def test_an_own_ruling_conforms_but_for_the_oracle(suite: TinySuite) -> None:
    filling = strike(lambda result: {"outcome": result["outcome"] | {"scar": "long"}, "state": result.get("state")})
    own = certified(suite, Puppet(filling))
    assert (own.code, own.verdict, own.rows["wounds.scars/a_scar"]) == (0, "conforms", "own ruling")
    oracle = certified(suite, Puppet(filling, claims={suite.slug: {"readings": "any"}}), is_oracle=True)
    assert (oracle.code, oracle.rows["wounds.scars/a_scar"]) == (1, "differs")


def test_a_break_costs_no_other_case(suite: TinySuite) -> None:
    def fragile(method: str, params: dict[str, Any]) -> dict[str, Any]:
        if params["facts"].get("under_truce"):
            raise Broke("it crashed")
        return reference.call(method, params)

    engine = Puppet(fragile, in_flight=6, claims={suite.slug: {"readings": "any"}})
    found = certified(suite, engine)
    assert {name for name, verdict in found.rows.items() if verdict != "conforms"} == {
        "wounds.truce/a_blow_under_truce"
    }
    assert (found.code, engine.closed) == (1, 1)


def test_an_engine_that_claims_what_is_not_there_is_not_measured(suite: TinySuite, tmp_path: Path) -> None:
    engine = Puppet(claims={suite.slug: {"operations": [f"{suite.slug}.fly"]}})
    with pytest.raises(NotMeasured, match="fly"):
        certified(suite, engine)
    assert engine.closed == 1
    assert not (tmp_path / "record.jsonl").exists()


def test_an_engine_that_answers_no_case_is_not_measured(suite: TinySuite) -> None:
    def crashing(*_: Any) -> dict[str, Any]:
        raise Broke("it crashed")

    assert certified(suite, Puppet(crashing)).code == 4


def test_where_nothing_ran_the_exit_code_says_so(suite: TinySuite) -> None:
    found = certified(suite, Puppet(claims={}))
    assert (found.code, found.verdict) == (5, "no verdict")
    assert set(found.rows.values()) == {"untested: not claimed"}


def test_a_record_that_does_not_hold_what_was_written_is_off(suite: TinySuite) -> None:
    class Forger(Puppet):
        def close(self) -> None:
            with (home.suite_home() / "record.jsonl").open("a") as file:
                file.write('{"case":"x","verdict":"conforms"}\n')

    with pytest.raises(CountIsOff):
        certified(suite, Forger())


def test_a_record_that_cannot_be_written_is_a_mistake_of_the_user(suite: TinySuite, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "no" / "folder"):
        engine = Puppet()
        with pytest.raises(UsageError, match="a path where the record can be written"):
            Certified(suite, engine, path)
        assert engine.closed == 1


def test_cases_that_are_filtered_are_untested(suite: TinySuite) -> None:
    found = certified(suite, Puppet(outcome(fallen=[])), filters=Filters(cases=("*/what_is_left[face=1]",)))
    asked = {name: verdict for name, verdict in found.rows.items() if verdict != "untested: filtered"}
    assert asked == {"wounds.falls/what_is_left[face=1]": "conforms"}
    assert found.code == 0
    assert found.record.header["filters"] == {"rulesets": [], "rules": [], "cases": ["*/what_is_left[face=1]"]}


def test_an_interrupted_run_leaves_a_whole_record(suite: TinySuite) -> None:
    def interrupted(method: str, params: dict[str, Any]) -> dict[str, Any]:
        if params["facts"].get("hit_points") == 8:
            raise KeyboardInterrupt
        return reference.call(method, params)

    engine = Puppet(interrupted, in_flight=2)
    found = certified(suite, engine)
    assert (found.code, found.record.footer["exit"], engine.closed) == (130, 130, 1)
    assert [row["case"] for row in found.record.rows()] == [one["case"] for one in found.suite.cases]
    assert found.rows["wounds.falls/any_face_of_a_small_die"] == "untested: interrupted"
    assert found.rows["wounds.truce/a_blow_under_truce"] == "untested: interrupted"
    assert found.rows["hit.natural_20/a_total_of_20"] == "conforms"


def test_a_run_may_stop_at_the_first_failure(suite: TinySuite) -> None:
    found = certified(suite, Puppet(outcome(fallen=["Bob"])), fail_fast=True)
    asked = [
        verdict for verdict in found.rows.values() if verdict not in ("untested: stopped", "untested: other reading")
    ]
    assert asked.count("differs") == 1
    assert asked[-1] == "differs"
    assert found.rows["wounds.truce/a_blow_under_truce"] == "untested: stopped"
    assert found.record.footer["stopped"] is True
    assert found.code == 1


def test_a_case_that_is_shown_carries_what_was_sent(suite: TinySuite) -> None:
    found = certified(suite, Puppet(), show=True)
    for row in found.record.rows():
        assert bool(row.get("exchanges")) is (row["verdict"] != "untested")


def test_half_a_character_in_an_answer_survives(suite: TinySuite) -> None:
    odd = 'a "\ud800" b\u2028\x00'
    found = certified(suite, Puppet(outcome(damage=odd)))
    row = next(row for row in found.record.rows() if row["case"].endswith("any_face_of_a_small_die"))
    assert row["findings"][0]["found"] == odd
    assert found.code == 1


# known failures, from end to end

FALLS = '[[known_failure]]\nrule = "SLUG.wounds.falls"\nreason = "nobody falls yet"\n'
CONFORMS = '[[known_failure]]\ncase = "SLUG.wounds.truce/a_blow_under_truce"\nreason = "once"\n'
NOTHING = '[[known_failure]]\ncase = "SLUG.wounds.truce/no_such_case"\nreason = "once"\n'


def with_known(suite: TinySuite, engine: Puppet, text: str, **order: Any) -> Certified:
    suite.write("known.toml", text)
    return certified(suite, engine, known_failures=home.suite_home() / "known.toml", **order)


def test_a_known_failure_does_not_fail_the_run_and_stays_in_the_verdict(suite: TinySuite) -> None:
    found = with_known(suite, Puppet(outcome(fallen=[])), FALLS)
    assert (found.code, found.verdict) == (0, "does not conform")
    (summary,) = found.record.footer["rulesets"].values()
    assert summary["known"] == 2
    said = {row["case"]: row["known"] for row in found.record.rows() if "known" in row}
    assert set(said.values()) == {"nobody falls yet"}
    assert {one.partition("/")[0] for one in said} == {f"{suite.slug}.wounds.falls"}
    assert found.record.header["known_failures"][0]["reason"] == "nobody falls yet"


def test_a_failure_that_nobody_knew_of_fails_the_run(suite: TinySuite) -> None:
    assert with_known(suite, Puppet(outcome(fallen=[], hit_points=0)), FALLS).code == 0
    assert with_known(suite, Puppet(outcome(fallen=[])), FALLS.replace("falls", "scars")).code == 1


@pytest.mark.parametrize("text", [CONFORMS, NOTHING])
def test_a_stale_known_failure_fails_the_run(suite: TinySuite, text: str) -> None:
    found = with_known(suite, Puppet(outcome(fallen=[])), FALLS + text)
    assert (found.code, len(found.record.footer["stale"])) == (6, 1)
    assert with_known(suite, Puppet(outcome(fallen=[])), text).code == 1


def test_no_known_failure_is_stale_when_the_run_was_interrupted(suite: TinySuite) -> None:
    def interrupted(*_: Any) -> dict[str, Any]:
        raise KeyboardInterrupt

    found = with_known(suite, Puppet(interrupted), NOTHING)
    assert (found.code, found.record.footer["stale"]) == (130, [])


def test_a_known_failure_that_was_filtered_is_not_stale(suite: TinySuite) -> None:
    filters = Filters(cases=("*/two_blows",))
    text = FALLS + '[[known_failure]]\nrule = "SLUG.wounds.scars"\nreason = "not asked today"\n'
    assert with_known(suite, Puppet(outcome(fallen=[])), text, filters=filters).code == 0


def test_known_differences_do_not_hide_that_an_engine_declines(suite: TinySuite) -> None:
    def both(method: str, params: dict[str, Any]) -> dict[str, Any]:
        if method.endswith("attack"):
            return {"result": {"declines": "not yet"}}
        return outcome(fallen=[])(method, params)

    assert with_known(suite, Puppet(both), FALLS).code == 7


# compiled cases

CASE_SCHEMA: dict[str, Any] = json.loads((home.PACKAGE / "certify" / "case.schema.json").read_text(encoding="utf-8"))
SCHEMA = jsonschema.Draft202012Validator(CASE_SCHEMA)


@pytest.mark.parametrize("ruleset", home.rulesets())
def test_the_compiled_cases_are_as_their_schema_says(ruleset: str) -> None:
    cases, content = load_cases(ruleset)
    assert content == content_hash(cases)
    assert [one["case"] for one in cases] == sorted({one["case"] for one in cases})
    for one in cases:
        SCHEMA.validate(one)


def test_every_kind_that_the_schema_has_is_compiled(suite: TinySuite) -> None:
    cases, _ = load_cases(suite.slug)
    for one in cases:
        SCHEMA.validate(one)
    asked = [one for case in cases for one in case["exchanges"]]
    kinds = CASE_SCHEMA["$defs"]["expectation"]["oneOf"]
    seen = {frozenset(expected) for one in asked for expected in one["expect"]}
    for kind in kinds:
        assert any(set(kind["required"]) <= fields <= set(kind["properties"]) for fields in seen)
    assert set().union(*seen) == {name for kind in kinds for name in kind["properties"]}
    assert set().union(*asked) == set(CASE_SCHEMA["$defs"]["exchange"]["properties"])
    assert {True, False} == {one["refusal"] for one in cases} == {one["near_miss"] for one in cases}
    assert {one["standing"] for one in cases} >= {"required", "optional", "silent"}
    assert {bool(one["readings"]) for one in cases} == {bool(one["cells"]) for one in cases} == {True, False}


def compiled(suite: TinySuite, name: str) -> dict[str, Any]:
    return next(one for one in load_cases(suite.slug)[0] if one["case"].partition("/")[2].startswith(name))


def test_a_scenario_becomes_exchanges(suite: TinySuite) -> None:
    blows = compiled(suite, "two_blows")
    assert (blows["case"], blows["feature"], blows["scenario"]) == (
        f"{suite.slug}.wounds.falls/two_blows",
        "wounds.feature",
        "two blows",
    )
    method, dice = f"{suite.slug}.strike", {"damage": [3]}
    assert blows["exchanges"] == [
        exchange(method=method, facts={"target": "Ann", "hit_points": 5}, dice=dice, stated=["damage"]),
        exchange(
            {"path": ["hit_points"], "is": 0},
            {"path": ["fallen"], "is": ["Ann"], "unordered": True},
            method=method,
            facts={"target": "Ann"},  # hit points are a starting fact: the state has them now
            dice={"damage": [2]},
            stated=["damage"],
        ),
    ]


def test_a_case_has_the_line_and_cells_of_its_row(suite: TinySuite) -> None:
    lines = suite.read(WOUNDS).splitlines()
    row = compiled(suite, "what_is_left[face=4]")
    assert lines[row["line"] - 1].strip() == "| 4    | 6    |"
    assert row["cells"] == {"face": "4", "left": "6"}
    assert lines[compiled(suite, "a_scar")["line"] - 1].strip() == "Scenario: a scar"


def test_an_id_has_the_reading_and_only_the_columns_that_are_asked(suite: TinySuite) -> None:
    names = [one["case"].removeprefix(suite.slug + ".") for one in load_cases(suite.slug)[0]]
    assert "hit.reaches/above_and_below[bonus=2,AC=12,face=11]" in names
    assert f"hit.reaches/a_tie_hits@{suite.slug}.hit.tie.hits" in names
    assert not [one for one in names if "left=" in one or "answer=" in one]


def test_a_corrected_answer_keeps_the_id(suite: TinySuite) -> None:
    before = [one["case"] for one in load_cases(suite.slug)[0]]
    suite.alter(WOUNDS, "| 4    | 6    |", "| 4    | 5    |")
    assert [one["case"] for one in load_cases(suite.slug)[0]] == before


def test_a_count_asks_for_every_face(suite: TinySuite) -> None:
    (asked,) = compiled(suite, "every_face")["exchanges"]
    assert (asked["count"], asked["stated"]) == ({"purpose": "damage", "faces": 4}, ["damage"])
    assert [one["times"] for one in asked["expect"]] == [1, 2]


def test_a_count_of_a_weighted_pick_is_a_fault() -> None:
    case = Case(reference.catalogue("weapon_speed"), "here")
    with pytest.raises(SuiteFault, match="found 'every face of draw'; expected a die whose sides"):
        case.count("fire_into_crowd", "draw", target="Ann", creatures=[], attack_bonus=0)


HITS = "features/SLUG/hit.feature"
NATURAL = "@SLUG.hit.natural_20\n"
STRUCK = "      When Ann is struck for 2\n"
SCARRED = "      Then the scar is not determined\n"
AGAIN = "      And Ann has 8 hit points\n"


FAULTS = [
    (
        HITS,
        NATURAL,
        "@slow\n" + NATURAL,
        "hit.feature:N: found '@slow'; expected a rule's id from rules.csv, @near_miss",
    ),
    (HITS, NATURAL, "@SLUG.hit.natural\n", "hit.feature:N: found '@SLUG.hit.natural'; expected a rule's id"),
    (HITS, NATURAL, "@SLUG.hit.reaches " + NATURAL, "'@SLUG.hit.reaches @SLUG.hit.natural_20'; expected one tag that"),
    (HITS, NATURAL, "", "hit.feature:N: nothing is stated; expected one tag that is a rule's id, on a Rule"),
    (HITS, "tie.misses", "tie.draws", "hit.feature:N: found '@reading.SLUG.hit.tie.draws'; expected a tag @reading."),
    (HITS, "tie.misses", "ties.misses", "'@reading.SLUG.hit.ties.misses'; expected a tag @reading.AMBIGUITY.READING"),
    (
        WOUNDS,
        "is a truce",
        "is peace",
        "wounds.feature:N: found 'Given there is peace'; expected a step that a phrase of",
    ),
    (WOUNDS, "for <face>", "for <faces>", "wounds.feature:N: found 'When Ann is struck for <faces>'; expected a step"),
    (WOUNDS, "  Rule: Nobody", "  Rules: Nobody", "wounds.feature:N: found"),
    (WOUNDS, "| 4    | 6    |", "| 4    |", "wounds.feature:N: found"),
    (
        WOUNDS,
        "| 4    | 6    |",
        "| 1    | 6    |",
        "found 'SLUG.wounds.falls/what_is_left[face=1]'; expected an id of its",
    ),
    (
        WOUNDS,
        "Scenario: a scar",
        "Scenario: no such face of a wound's die",
        "expected an id of its own; wounds.feature:N",
    ),
    (WOUNDS, SCARRED, "", "wounds.feature:N: found 'a scenario that ends without an expectation'; expected a Then"),
    (WOUNDS, STRUCK + SCARRED, SCARRED, "wounds.feature:N: found 'an expectation with no question'; expected a quest"),
    (WOUNDS, STRUCK + SCARRED, AGAIN + STRUCK, "found 'hit_points stated as 7 and 8'; expected one value"),
    (STEPS, "under_truce", "in_peace", "wounds.feature:N: found 'in_peace stated, but no question takes it'; expected"),
    (
        STEPS,
        '"strike", target',
        '"smite", target',
        "found 'SLUG.smite'; expected an operation: SLUG.attack, SLUG.strike",
    ),
    (
        STEPS,
        'determined="scar"',
        'determined="x"',
        "found \"path ['x']\"; expected a path into the operation's outcome",
    ),
    (
        STEPS,
        "given(under_truce=True)",
        "roll(x=[1])",
        "found \"dice {'x': [1]} with no open question\"; expected a quest",
    ),
]


@pytest.mark.parametrize(("path", "old", "new", "said"), FAULTS)
def test_a_fault_of_a_feature_names_place_finding_and_expectation(
    suite: TinySuite, path: str, old: str, new: str, said: str
) -> None:
    suite.alter(path, old, new)
    with pytest.raises(SuiteFault) as fault:
        load_cases(suite.slug)
    assert f"{suite.slug}/" in fault.value.place
    assert said.replace("SLUG", suite.slug) in re.sub(r"(?<=\.feature:)\d+", "N", str(fault.value))
    assert not kept_file(suite.slug).exists()


def test_the_line_of_a_fault_is_that_of_the_scenario(suite: TinySuite) -> None:
    suite.alter(WOUNDS, SCARRED, "")
    with pytest.raises(SuiteFault) as fault:
        load_cases(suite.slug)
    line = suite.read(WOUNDS).splitlines().index("    Scenario: a scar") + 1
    assert fault.value.place == f"{suite.slug}/wounds.feature:{line}"


AMBIGUOUS = """

@given("{target:name} has 5 hit {what}")
def has_five(case, target, what):
    case.given(target=target, hit_points=5)
"""


def test_a_step_that_two_phrases_match_is_a_fault(suite: TinySuite) -> None:
    suite.write("steps/SLUG/phrases.py", "from oracle.phrases import given" + AMBIGUOUS)
    with pytest.raises(SuiteFault) as fault:
        load_cases(suite.slug)
    assert fault.value.found == "Given Ann has 5 hit points"
    assert "one phrase, not @given" in fault.value.expected
    assert "test_wounds.py:" in fault.value.expected
    assert "phrases.py:" in fault.value.expected


@pytest.mark.parametrize("path", ["steps/SLUG/phrases.py", "steps/shared/common.py"])
def test_a_phrase_may_stand_with_those_of_its_ruleset_or_the_shared_ones(suite: TinySuite, path: str) -> None:
    own = suite.read(STEPS)
    start, end = own.index('@given("there is a truce")'), own.index('@given("{target:name} has been struck')
    suite.write(STEPS, own[:start] + own[end:])
    suite.write(path, "from oracle.phrases import given\n\n\n" + own[start:end])
    (asked,) = compiled(suite, "a_blow_under_truce")["exchanges"]
    assert asked["facts"]["under_truce"] is True


def test_a_feature_needs_a_step_file_of_its_stem(suite: TinySuite) -> None:
    suite.remove(STEPS)
    with pytest.raises(SuiteFault, match=r"a step file test_wounds\.py of the same stem in steps/tiny\d+"):
        load_cases(suite.slug)


@pytest.mark.parametrize("keyword", ["*", "And", "But"])
def test_a_step_of_no_kind_is_a_fault(suite: TinySuite, keyword: str) -> None:
    suite.alter(WOUNDS, "      Given Ann has 8 hit points", f"      {keyword} Ann has 8 hit points")
    with pytest.raises(SuiteFault):
        load_cases(suite.slug)


@pytest.mark.parametrize("name", ["", " !"])
def test_a_scenario_without_a_name_is_a_fault(suite: TinySuite, name: str) -> None:
    suite.alter(WOUNDS, "Scenario: a scar", f"Scenario:{name}")
    with pytest.raises(SuiteFault):
        load_cases(suite.slug)


def test_a_step_that_no_phrase_matches_is_named_with_its_line(suite: TinySuite) -> None:
    suite.alter(WOUNDS, "there is a truce", "there is peace")
    line = suite.read(WOUNDS).splitlines().index("      And there is peace") + 1
    with pytest.raises(SuiteFault) as fault:
        load_cases(suite.slug)
    scenario = line - 2
    assert fault.value.place in {f"{suite.slug}/wounds.feature:{one}" for one in (line, scenario)}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("def truce(case):", "def truce(case:"),
        ("def truce(case):", "def truce(case, peace):"),
        ("from oracle.phrases", "from oracle.phrase"),
        ("{left:d} are left", "{left:q} are left"),
    ],
)
def test_a_step_file_that_does_not_load_or_fit_its_phrases_is_a_fault(suite: TinySuite, old: str, new: str) -> None:
    suite.alter(STEPS, old, new)
    with pytest.raises(SuiteFault):
        load_cases(suite.slug)


# kept cases


def no_compiling(patch: pytest.MonkeyPatch) -> None:
    def compile_ruleset(catalogue: Mapping[str, Any]) -> list[dict[str, Any]]:
        raise AssertionError(f"compiles {catalogue['ruleset']}")

    patch.setattr(compiler, "compile_ruleset", compile_ruleset)


def test_kept_cases_are_used_while_their_sources_are_unchanged(
    suite: TinySuite, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = load_cases(suite.slug)
    no_compiling(monkeypatch)
    assert load_cases(suite.slug) == fresh


@pytest.mark.parametrize(
    "path",
    [HITS, WOUNDS, STEPS, "tables/SLUG/rules.csv", "tables/SLUG/readings.toml"],
)
def test_cases_are_compiled_again_when_a_source_changes(
    suite: TinySuite, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    load_cases(suite.slug)
    suite.write(path, suite.read(path) + "\n")
    no_compiling(monkeypatch)
    with pytest.raises(AssertionError, match="compiles"):
        load_cases(suite.slug)


def test_a_new_file_is_a_changed_source(suite: TinySuite) -> None:
    before = source_hash(suite.slug)
    seen = {before}
    for path in ("features/SLUG/more.feature", "steps/SLUG/phrases.py", "steps/shared/common.py", "tables/SLUG/x.csv"):
        suite.write(path, "")
        seen.add(source_hash(suite.slug))
    assert len(seen) == 5


def test_a_changed_feature_has_its_changed_cases(suite: TinySuite) -> None:
    _, before = load_cases(suite.slug)
    suite.alter(WOUNDS, "| 4    | 6    |", "| 3    | 7    |")
    cases, after = load_cases(suite.slug)
    assert before != after == content_hash(cases)
    assert compiled(suite, "what_is_left[face=3]")
    assert json.loads(kept_file(suite.slug).read_bytes())["content"] == after


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b"3", b'{"sources": "x"}', b"\xff", b'{"cases": []}'])
def test_damaged_kept_cases_are_compiled_again(suite: TinySuite, damage: bytes) -> None:
    fresh = load_cases(suite.slug)
    kept_file(suite.slug).write_bytes(damage)
    assert load_cases(suite.slug) == fresh
    assert json.loads(kept_file(suite.slug).read_bytes())["cases"] == fresh[0]


def test_a_home_that_cannot_be_written_compiles_each_time(suite: TinySuite, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = load_cases(suite.slug)
    kept_file(suite.slug).unlink()
    kept_file(suite.slug).parent.rmdir()
    kept_file(suite.slug).parent.write_text("a file where the folder would be")
    assert load_cases(suite.slug) == fresh
    kept_file(suite.slug).parent.unlink()

    def read_only(*_: Any, **__: Any) -> None:
        raise PermissionError

    monkeypatch.setattr(tempfile, "NamedTemporaryFile", read_only)
    assert load_cases(suite.slug) == fresh
    assert list(kept_file(suite.slug).parent.iterdir()) == []


# a case as pytest runs it


def live(suite: TinySuite, name: str) -> LiveCase:
    return LiveCase(compiled(suite, name), reference.catalogue(suite.slug))


def test_a_live_case_asks_the_oracle_at_each_expectation(suite: TinySuite) -> None:
    one = live(suite, "two_blows")
    one.given(hit_points=5)
    one.ask("strike", target="Ann", dice={"damage": [3]})
    one.ask("strike", target="Ann", dice={"damage": [2]})
    one.expect("hit_points", 0)
    with pytest.raises(AssertionError, match="differs"):
        one.expect("fallen", [])


def test_a_live_case_must_record_what_was_compiled(suite: TinySuite) -> None:
    one = live(suite, "a_scar")
    one.given(target="Ann", hit_points=7)
    one.ask("strike", dice={"damage": [3]})
    one.expect(not_determined="scar")
    with pytest.raises(AssertionError, match=r"recorded as .*, compiled as"):
        one.finish()


def test_a_live_case_whose_set_up_goes_wrong_fails(suite: TinySuite) -> None:
    one = live(suite, "two_blows")
    one.given(hit_points=5)
    one.ask("strike", target="Ann", dice={"damage": [9]})
    one.ask("strike", target="Ann", dice={"damage": [2]})
    with pytest.raises(AssertionError, match="set-up of"):
        one.expect("hit_points", 0)
