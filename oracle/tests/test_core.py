"""What no ruleset owns: dice, shapes, operations, rulings, state, tables, statements and counting."""

from __future__ import annotations

import json
import typing
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any, Literal

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.core import home
from oracle.core.counting import Branches, CountingDice, EveryReading, every_walk
from oracle.core.dice import AskedDice, ChainGoesOn, Dice, GivenDice, SeededDice, Source, sides_of
from oracle.core.errors import Invalid, SuiteFault
from oracle.core.operation import Operation, argument_texts, operation
from oracle.core.readings import ambiguities, defaults
from oracle.core.rounding import rounded_down, rounded_up
from oracle.core.rules import context, digests, document, in_order, register
from oracle.core.ruling import NotAllowed, Play, Ruling
from oracle.core.shapes import Fact, Lasting, plain, record, shape_of
from oracle.core.statements import digest, statements
from oracle.engines import reference
from oracle.rulesets.combat_options.world import Body, Count, World
from oracle.tests.helpers import games
from oracle.tests.tiny_suite import TinySuite

Refusal = tuple[str, Any, str]
"""Of an Invalid: place, what was found, and what was expected."""


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TinySuite]:
    with games(tmp_path, monkeypatch) as tiny:
        yield tiny


def refusal(ask: Callable[[], Any]) -> Refusal:
    """Return why something is refused as invalid."""
    with pytest.raises(Invalid) as wrong:
        ask()
    return wrong.value.place, wrong.value.found, wrong.value.expected


# dice


@pytest.mark.parametrize(
    ("notation", "sides"),
    [
        ("d20", (20,)),
        ("1d6", (6,)),
        ("3d6", (6, 6, 6)),
        ("2d6+d4", (6, 6, 4)),
        ("d4+2d6+d100", (4, 6, 6, 100)),
        ("d1", (1,)),
        ("99d999", (999,) * 99),
    ],
)
def test_a_notation_names_the_sides_of_its_dice_left_to_right(notation: str, sides: tuple[int, ...]) -> None:
    assert sides_of(notation) == sides


@pytest.mark.parametrize(
    "notation",
    [
        "",
        "d",
        "6",
        "2d",
        "d0",
        "0d6",
        "d06",
        "D6",
        "2 d6",
        "d6 ",
        "d6+",
        "+d6",
        "d6++d4",
        "d6-1",
        "d6+2",
        "100d6",
        "d1000",
    ],
)
def test_what_is_no_notation_is_refused(notation: str) -> None:
    with pytest.raises(ValueError, match="^" + notation.replace("+", r"\+") + "$"):
        sides_of(notation)


def test_a_purpose_rolls_its_notation_or_what_a_fact_states_or_picks() -> None:
    facts = {"damage_dice": "2d6+d4", "melee": ["Ann", "Bob", "Cid"], "nobody": [], "unknown": None}
    assert Dice(notation="d20").sides({}) == (20,)
    assert Dice(fact="damage_dice").sides(facts) == (6, 6, 4)
    assert Dice(picks="melee").sides(facts) == (3,)
    assert [Dice(fact="unknown").sides(facts), Dice(fact="absent").sides(facts)] == [(), ()]
    assert [Dice(picks="nobody").sides(facts), Dice(picks="absent").sides(facts)] == [(), ()]


def test_dice_are_described_by_what_they_are() -> None:
    lots = Dice(picks="melee", weighted=True)
    all_kinds = [Dice(notation="d20"), Dice(fact="damage_dice"), Dice(picks="melee"), lots]
    assert [dice.described() for dice in all_kinds] == [
        {"notation": "d20"},
        {"fact": "damage_dice"},
        {"picks": "melee"},
        {"picks": "melee", "weighted": True},
    ]


def test_given_faces_are_taken_in_order_over_several_rolls() -> None:
    dice = GivenDice({"damage": [3, 5, 2], "attack": [14]})
    assert list(dice.take("damage", (6, 6))) == [3, 5]
    assert list(dice.take("attack", (20,))) == [14]
    assert list(dice.take("damage", (4,))) == [2]
    dice.finish()


@pytest.mark.parametrize(
    ("faces", "sides", "refused"),
    [
        ({}, (20,), ("damage", None, "a d20")),
        ({"damage": []}, (20,), ("damage", None, "a d20")),
        ({"damage": [3]}, (6, 4), ("damage", [3], "2 faces, of d6, d4")),
        ({"damage": [0]}, (6,), ("damage", 0, "a face from 1 to 6")),
        ({"damage": [-1]}, (6,), ("damage", -1, "a face from 1 to 6")),
        ({"damage": [7]}, (6,), ("damage", 7, "a face from 1 to 6")),
        ({"damage": [6, 6]}, (6, 4), ("damage", 6, "a face from 1 to 4")),
        ({"damage": ["3"]}, (6,), ("damage", "3", "a face from 1 to 6")),
        ({"damage": [3.0]}, (6,), ("damage", 3.0, "a face from 1 to 6")),
        ({"damage": [None]}, (6,), ("damage", None, "a face from 1 to 6")),
    ],
)
def test_too_few_given_faces_and_faces_of_no_such_die_are_invalid(
    faces: dict[str, list[Any]], sides: tuple[int, ...], refused: Refusal
) -> None:
    assert refusal(lambda: GivenDice(faces).take("damage", sides)) == refused


@pytest.mark.parametrize("face", [True, False])
def test_true_and_false_are_no_faces(face: bool) -> None:
    place, found, expected = refusal(lambda: GivenDice({"attack": [face]}).take("attack", (6,)))
    assert (place, expected) == ("attack", "a face from 1 to 6")
    assert found is face


def test_too_many_given_faces_are_invalid_where_the_purpose_was_reached() -> None:
    dice = GivenDice({"attack": [14, 3], "damage": [1, 2, 3]})
    dice.finish()
    dice.take("attack", (20,))
    assert refusal(dice.finish) == ("attack", [14, 3], "no more than 1 faces")


def rolled(roll: Callable[[Source], Any]) -> Counter[Any]:
    """Return how likely each result of a roll is."""
    odds: Counter[Any] = Counter()
    for chance, result in every_walk(lambda branches: roll(CountingDice(branches))):
        odds[result] += chance  # type: ignore[assignment]  # a Counter of fractions
    return odds


def test_counting_finds_the_exact_odds_of_every_sum() -> None:
    odds = rolled(lambda dice: sum(dice.take("damage", (6, 6))))
    assert odds == {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}


@pytest.mark.parametrize("number", [10**9 + 1, -(10**9) - 1, 10**5000], ids=["above", "below", "unprintable"])
def test_a_number_that_no_game_has_is_refused_in_words(number: int) -> None:
    with pytest.raises(Invalid, match=r"x: .*; expected an integer no further from 0 than 1000000000"):
        shape_of(int).read(number, "x")
    with pytest.raises(Invalid) as refused:
        shape_of(int).read(number, "x")
    assert "x: found" in str(refused.value)


@given(st.lists(st.integers(1, 6), max_size=4))
@settings(database=None, derandomize=True, deadline=None, max_examples=30)
def test_the_probabilities_of_a_count_sum_to_1(sides: list[int]) -> None:
    odds = rolled(lambda dice: tuple(dice.take("damage", sides)))
    assert sum(odds.values()) == 1
    assert set(odds.values()) == {Fraction(1, len(odds))}


def test_counting_follows_dice_that_are_rolled_only_after_some_faces() -> None:
    def chain(dice: Source) -> int:
        (face,) = dice.take("first", (3,))
        dice.finish()
        return face + dice.take("second", (4,))[0] if face == 3 else face

    sixth, twelfth = Fraction(1, 3), Fraction(1, 12)
    assert rolled(chain) == {1: sixth, 2: sixth, 4: twelfth, 5: twelfth, 6: twelfth, 7: twelfth}


def test_seeded_dice_repeat_themselves() -> None:
    def play(seed: int) -> list[list[int]]:
        dice = SeededDice(seed)
        taken = [list(dice.take("damage", (4, 6, 20))) for _ in range(50)]
        dice.finish()
        return taken

    assert play(7) == play(7)
    assert play(7) != play(8)
    for at, side in enumerate((4, 6, 20)):
        assert {faces[at] for faces in play(7)} <= set(range(1, side + 1))
    assert {faces[0] for faces in play(7)} == {1, 2, 3, 4}


def test_asked_dice_ask_for_each_roll() -> None:
    asked: list[tuple[str, Sequence[int]]] = []

    def ask(purpose: str, sides: Sequence[int]) -> list[int]:
        asked.append((purpose, sides))
        return [2] * len(sides)

    dice = AskedDice(ask)
    assert list(dice.take("damage", (6, 4))) == [2, 2]
    assert list(dice.take("attack", (20,))) == [2]
    dice.finish()
    assert asked == [("damage", (6, 4)), ("attack", (20,))]


@pytest.mark.parametrize(
    ("said", "refused"),
    [
        ([3], ("damage", [3], "2 faces, of d6, d4")),
        ([3, 5], ("damage", 5, "a face from 1 to 4")),
        ([3, 4, 1], ("damage", [3, 4, 1], "no more than 2 faces")),
    ],
)
def test_asked_faces_are_checked_as_given_ones_are(said: list[int], refused: Refusal) -> None:
    assert refusal(lambda: AskedDice(lambda *_: said).take("damage", (6, 4))) == refused


# shapes


@dataclass(frozen=True)
class Blade:
    """A weapon."""

    name: Annotated[str, Fact("weapon", pattern="[a-z]+")]
    edges: int = 1


@dataclass(frozen=True)
class Fighter:
    """One who has weapons."""

    blades: tuple[Blade, ...]
    best: Blade | None = None
    marks: frozenset[Literal["scar", "ink"]] = frozenset()
    wounds: dict[str, Annotated[int, Fact("", least=1)]] = field(default_factory=dict)


KNIFE = {"name": "knife"}

SHAPES: dict[str, tuple[Any, list[tuple[Any, Any]], list[Any]]] = {
    "boolean": (bool, [(True, True), (False, False)], [1, 0, None, "true", []]),
    "integer": (int, [(0, 0), (-7, -7), (10**9, 10**9)], [True, False, 1.5, "1", None, [1]]),
    "integer in bounds": (Annotated[int, Fact("x", least=-1, most=3)], [(-1, -1), (3, 3)], [-2, 4, True]),
    "text": (str, [("a", "a"), ("Ann's", "Ann's")], ["", 1, None, True, ["a"]]),
    "text of a pattern": (
        Annotated[str, Fact("x", pattern="^[a-c]+$")],
        [("abc", "abc")],
        ["", "abcd", "ab c", "ab\n"],
    ),
    "closed set": (Literal["in", "out"], [("in", "in"), ("out", "out")], ["In", "", 0, None, ["in"], True]),
    "list": (tuple[int, ...], [([], ()), ([2, 2, 1], (2, 2, 1))], [None, 1, {}, "ab", [1, True], [1, None]]),
    "list of some": (Annotated[tuple[int, ...], Fact("x", least=2)], [([1, 1], (1, 1))], [[], [1]]),
    "set": (frozenset[str], [([], frozenset()), (["b", "a"], frozenset("ab"))], [["a", "a"], "a", None, [1]]),
    "mapping": (dict[str, int], [({}, {}), ({"a": 1}, {"a": 1})], [{"a": True}, {"a": None}, [], None, "a"]),
    "optional": (int | None, [(None, None), (3, 3)], [True, "3", []]),
    "optional closed set": (Literal["in"] | None, [(None, None), ("in", "in")], ["out", False]),
    "record": (
        Blade,
        [(KNIFE, Blade("knife")), (KNIFE | {"edges": 2}, Blade("knife", 2))],
        [{}, {"edges": 2}, KNIFE | {"edges": True}, KNIFE | {"colour": "red"}, [], None, "knife", KNIFE | {"name": ""}],
    ),
    "record of records": (
        Fighter,
        [
            ({"blades": []}, Fighter(())),
            (
                {"blades": [KNIFE], "best": KNIFE, "marks": ["ink"], "wounds": {"arm": 2}},
                Fighter((Blade("knife"),), Blade("knife"), frozenset(["ink"]), {"arm": 2}),
            ),
            ({"blades": [], "best": None}, Fighter(())),
        ],
        [
            {"blades": [{}]},
            {"blades": [], "best": {}},
            {"blades": [], "marks": ["red"]},
            {"blades": [], "wounds": {"arm": 0}},
        ],
    ),
}


@pytest.mark.parametrize("kind", SHAPES)
def test_a_shape_reads_what_fits_it(kind: str) -> None:
    annotation, accepted, _ = SHAPES[kind]
    for value, read in accepted:
        found = shape_of(annotation).read(value, "x")
        assert (found, type(found)) == (read, type(read))


@pytest.mark.parametrize("kind", SHAPES)
def test_a_shape_refuses_what_does_not_fit_it(kind: str) -> None:
    annotation, _, refused = SHAPES[kind]
    for value in refused:
        place, _, expected = refusal(lambda value=value: shape_of(annotation).read(value, "x"))  # type: ignore[misc]
        assert place == "x" or place.startswith(("x.", "x["))
        assert expected


@pytest.mark.parametrize("kind", SHAPES)
def test_the_schema_of_a_shape_accepts_and_refuses_as_its_reader_does(kind: str) -> None:
    annotation, accepted, refused = SHAPES[kind]
    schema = jsonschema.Draft202012Validator(shape_of(annotation).schema)
    assert all(schema.is_valid(value) for value, _ in accepted)
    # `$` of a JSON Schema pattern is that of ECMA-262; in Python's it stands before a last newline too
    assert not any(schema.is_valid(value) for value in refused if value != "ab\n")


def test_the_schema_of_a_pattern_matches_in_full() -> None:
    shape = shape_of(Annotated[str, Fact("x", pattern="[a-z]+")])
    assert refusal(lambda: shape.read("9 knives", "x"))
    assert not jsonschema.Draft202012Validator(shape.schema).is_valid("9 knives")


def test_a_list_of_more_members_than_the_most_is_refused() -> None:
    shape = shape_of(Annotated[tuple[int, ...], Fact("x", most=2)])
    assert shape.read([1, 2], "x") == (1, 2)
    assert refusal(lambda: shape.read([1, 2, 3], "x"))


def test_a_closed_set_of_numbers_is_read_or_is_no_shape() -> None:
    try:
        shape = shape_of(Literal[1, 2])
    except TypeError:
        return
    assert shape.read(1, "x") == 1


def test_a_schema_says_what_an_annotation_says() -> None:
    fact = Fact("attacker", least=0, most=9, starting=True)
    assert shape_of(Annotated[int | None, fact]).schema == {
        "anyOf": [{"type": "integer", "minimum": 0, "maximum": 9}, {"type": "null"}],
        "x-of": "attacker",
        "x-starting": True,
    }
    assert shape_of(Annotated[frozenset[str], Fact("scene", least=1)]).schema == {
        "type": "array",
        "items": {"type": "string", "minLength": 1},
        "uniqueItems": True,
        "minItems": 1,
        "x-of": "scene",
    }
    assert shape_of(Literal["in", "out"]).schema == {"enum": ["in", "out"]}
    assert record(Blade).schema == {
        "type": "object",
        "properties": {
            "name": {"type": "string", "minLength": 1, "pattern": "^(?:[a-z]+)$", "x-of": "weapon"},
            "edges": {"type": "integer"},
        },
        "required": ["name"],
        "additionalProperties": False,
    }


@pytest.mark.parametrize(
    ("value", "refused"),
    [
        ([], ("fighter", [], "an object")),
        ({}, ("fighter.blades", None, "a value")),
        ({"blades": [], "age": 3}, ("fighter.age", 3, "one of the members blades, best, marks, wounds")),
        ({"blades": [KNIFE, 3]}, ("fighter.blades[1]", 3, "an object")),
        ({"blades": [KNIFE, {"name": "Axe"}]}, ("fighter.blades[1].name", "Axe", "a text that matches [a-z]+")),
        ({"blades": [], "best": KNIFE | {"edges": "two"}}, ("fighter.best.edges", "two", "an integer")),
        ({"blades": [], "marks": ["ink", "dye"]}, ("fighter.marks[1]", "dye", "one of scar, ink")),
        ({"blades": [], "marks": ["ink", "ink"]}, ("fighter.marks", ["ink", "ink"], "a list without repetition")),
        ({"blades": [], "wounds": {"arm": 0}}, ("fighter.wounds.arm", 0, "an integer of at least 1")),
    ],
)
def test_a_refusal_names_the_place_inside(value: Any, refused: Refusal) -> None:
    assert refusal(lambda: record(Fighter).read(value, "fighter")) == refused


def test_true_is_not_1_anywhere() -> None:
    for annotation in (int, Annotated[int, Fact("x", least=0, most=1)], int | None):
        assert refusal(lambda annotation=annotation: shape_of(annotation).read(True, "x"))[1] is True  # type: ignore[misc]
    assert refusal(lambda: shape_of(bool).read(1, "x"))[1:] == (1, "true or false")


@pytest.mark.parametrize("annotation", [float, list[int], int | str, int | str | None, object, Any])
def test_an_annotation_of_another_kind_is_no_shape(annotation: Any) -> None:
    with pytest.raises(TypeError, match="no fact or outcome can be of type"):
        shape_of(annotation)


def test_values_become_plain_json_data() -> None:
    fighter = Fighter((Blade("knife"), Blade("axe", 2)), None, frozenset(["scar", "ink"]), {"arm": 2})
    assert plain(fighter) == {
        "blades": [{"name": "knife", "edges": 1}, {"name": "axe", "edges": 2}],
        "best": None,
        "marks": ["ink", "scar"],
        "wounds": {"arm": 2},
    }
    assert plain((True, 0, "a", None)) == [True, 0, "a", None]


# operations, asked of made-up facts


@dataclass(frozen=True)
class Blow:
    """What comes of a blow."""

    total: int
    hit: bool | None


@dataclass(frozen=True)
class Look:
    """What someone sees."""

    fighters: frozenset[str]


@operation(dice={"attack": "d20", "damage": Dice(fact="damage_dice"), "stray": Dice(picks="near")})
def blow(
    *,
    attack_bonus: Annotated[int, Fact("attacker")],
    armor_class: Annotated[int, Fact("target", least=0)],
    damage_dice: Annotated[str | None, Fact("weapon")] = None,  # noqa: ARG001 - it names the dice
    near: tuple[str, ...] = (),
    bans: frozenset[str] = frozenset(),
    hit_points: Annotated[int | None, Fact("target", starting=True)] = None,
    play: Play,
) -> Blow | NotAllowed:
    """Rule on a blow.

    Nobody is hurt.

    Args:
        attack_bonus: all that helps,
            signed.
        armor_class: what is held against it: a total.
        near: who stands near.

    Returns:
        A total, and whether it hits.
    """
    if "blows" in bans:
        return play.forbids("games.blow.banned", bans=len(bans))
    if "answers" in bans:
        return play.cannot_rule("what anything means")
    if hit_points is not None:
        play.because("games.blow.weight")
    face = play.roll("attack")
    play.because("games.blow.total", face=face, bonus=attack_bonus)
    if face == 20:
        play.cannot_tell("hit", "what a 20 means", "games.blow.twenty")
    if face == 1 and near:
        play.because("games.blow.stray", struck=play.pick("stray", near))
    if face == 19:
        play.because("games.blow.hurts", damage=play.faces("damage", 2))
    return Blow(face + attack_bonus, face + attack_bonus >= armor_class)


@operation()
def look(*, play: Play) -> Look:  # noqa: ARG001 - an operation is handed it
    """Look."""
    return Look(frozenset(["Cid", "Ann"]))


@operation(dice={"attack": "d20"})
def two_blows(*, attack_bonus: int, play: Play) -> Blow:
    """Rule on two blows as on one."""
    for _ in range(2):
        outcome = blow(attack_bonus=attack_bonus, armor_class=10, play=play)
    assert isinstance(outcome, Blow)
    return outcome


FACTS = {"attack_bonus": 2, "armor_class": 12}


def ruling(face: int = 10, facts: dict[str, Any] | None = None, **faces: list[int]) -> Ruling:
    return blow.rule(FACTS | (facts or {}), GivenDice({"attack": [face], **faces}), {})


def test_facts_are_bound_as_python_values() -> None:
    bound = blow.bind(FACTS | {"near": ["Ann", "Bob"], "bans": ["blows"], "damage_dice": None})
    assert bound == FACTS | {"near": ("Ann", "Bob"), "bans": frozenset(["blows"]), "damage_dice": None}
    assert blow.required == ("attack_bonus", "armor_class")


@pytest.mark.parametrize(
    ("facts", "place", "found", "expected"),
    [
        ({"attack_bonus": 2}, "armor_class", None, "this fact of "),
        (FACTS | {"luck": 7}, "luck", 7, "a fact of "),
        (FACTS | {"armor_class": -1}, "armor_class", -1, "an integer of at least 0"),
        (FACTS | {"attack_bonus": True}, "attack_bonus", True, "an integer"),
        (FACTS | {"near": ["Ann", 4]}, "near[1]", 4, "a text"),
        (FACTS | {"attack_bonus": None}, "attack_bonus", None, "an integer"),
    ],
)
def test_an_unknown_a_missing_and_a_wrong_fact_are_invalid(
    facts: dict[str, Any], place: str, found: Any, expected: str
) -> None:
    refused = refusal(lambda: blow.bind(facts))
    assert refused[:2] == (place, found)
    assert refused[2].startswith(expected)


def test_a_refusal_of_a_fact_names_the_operation_and_its_facts() -> None:
    assert refusal(lambda: blow.bind({}))[2] == f"this fact of {blow.id}"
    expected = f"a fact of {blow.id}: attack_bonus, armor_class, damage_dice, near, bans, hit_points"
    assert refusal(lambda: blow.bind({"luck": 1}))[2] == expected


def test_a_die_purpose_that_is_not_declared_is_invalid(suite: TinySuite) -> None:
    assert refusal(lambda: blow.answer(FACTS, {"attack": [10], "luck": [3]}, {})) == (
        "luck",
        [3],
        f"a die purpose of {blow.id}: attack, damage, stray",
    )
    assert refusal(lambda: blow.answer(FACTS, {"attack": 10}, {})) == ("attack", 10, "a list of faces")  # type: ignore[dict-item]
    assert refusal(lambda: look.answer({}, {"luck": [3]}, {}))[2].endswith("none: it rolls no dice")
    attack = reference.operations(suite.slug)[f"{suite.slug}.attack"]
    assert attack.answer({"bonus": 0, "armor_class": 5}, {"attack": [9]}, {}).outcome == {"hit": True}


@pytest.mark.parametrize(
    ("name", "reading", "expected"),
    [
        ("SLUG.hit.nothing", "hits", "an ambiguity of SLUG; see raw readings"),
        ("SLUG.hit.tie", "sometimes", "one of the readings hits, misses"),
        ("SLUG.hit.tie", ["hits"], "a reading's name"),
        ("SLUG.hit.tie", 1, "one of the readings hits, misses"),
    ],
)
def test_an_unknown_reading_is_invalid(suite: TinySuite, name: str, reading: Any, expected: str) -> None:
    attack = reference.operations(suite.slug)[f"{suite.slug}.attack"]
    name, expected = (text.replace("SLUG", suite.slug) for text in (name, expected))
    assert refusal(lambda: attack.bind_readings({name: reading})) == (name, reading, expected)


def test_readings_asked_for_are_in_force_and_the_others_stand_at_their_defaults(suite: TinySuite) -> None:
    attack, tie = reference.operations(suite.slug)[f"{suite.slug}.attack"], f"{suite.slug}.hit.tie"
    assert attack.bind_readings({}) == {tie: "hits"} == defaults(suite.slug)
    assert attack.bind_readings({tie: "misses"}) == {tie: "misses"}
    facts = {"bonus": 2, "armor_class": 12}
    for reading, hits in (("hits", True), ("misses", False)):
        found = attack.answer(facts, {"attack": [10]}, {tie: reading})
        assert (found.outcome, found.consulted) == ({"hit": hits}, {tie: reading})
    assert attack.answer(facts, {"attack": [11]}, {tie: "misses"}).consulted == {}


def test_an_operation_describes_itself_from_its_signature_and_docstring() -> None:
    described = blow.described()
    assert described["summary"] == "Rule on a blow."
    assert described["dice"] == {
        "attack": {"notation": "d20"},
        "damage": {"fact": "damage_dice"},
        "stray": {"picks": "near"},
    }
    facts = described["facts"]
    assert list(facts["properties"]) == ["attack_bonus", "armor_class", "damage_dice", "near", "bans", "hit_points"]
    assert (facts["required"], facts["additionalProperties"]) == (["armor_class", "attack_bonus"], False)
    said = {name: (one["description"], one.get("default", "none")) for name, one in facts["properties"].items()}
    assert said == {
        "attack_bonus": ("all that helps, signed.", "none"),
        "armor_class": ("what is held against it: a total.", "none"),
        "damage_dice": ("", "none"),
        "near": ("who stands near.", []),
        "bans": ("", []),
        "hit_points": ("", "none"),
    }
    assert facts["properties"]["hit_points"]["x-starting"] is True
    assert facts["properties"]["armor_class"] == {
        "description": "what is held against it: a total.",
        "type": "integer",
        "minimum": 0,
        "x-of": "target",
    }
    jsonschema.Draft202012Validator.check_schema(facts)


def test_an_outcome_says_whether_it_is_allowed_if_the_rules_can_forbid_it() -> None:
    assert list(blow.described()["outcome"]["properties"]) == ["allowed", "total", "hit"]
    assert list(two_blows.described()["outcome"]["properties"]) == ["total", "hit"]
    assert [blow.may_forbid, two_blows.may_forbid] == [True, False]
    assert [blow.flat, two_blows.flat, look.flat] == [True, True, False]


def test_an_operation_must_return_one_record() -> None:
    def nothing(*, play: Play) -> int:  # noqa: ARG001 - an operation is handed it
        return 1

    with pytest.raises(TypeError, match="must return one dataclass"):
        Operation(nothing, {}).described()


def test_an_operation_asked_inside_another_shares_its_dice_and_derivation() -> None:
    found = two_blows.rule({"attack_bonus": 1}, GivenDice({"attack": [5, 9]}), {})
    assert found.outcome == {"total": 10, "hit": True}
    assert found.by == [("games.blow.total", {"face": 5, "bonus": 1}), ("games.blow.total", {"face": 9, "bonus": 1})]
    assert found.reached == {"attack": [5, 9]}


@operation(dice={"damage": Dice(fact="damage_die")})
def chained(
    *, damage_die: Annotated[str, Fact("weapon")], most_links: Annotated[int | None, Fact("scene")] = None, play: Play
) -> Blow:
    """Roll a die that chains."""
    return Blow(sum(play.chain("damage", sides_of(damage_die)[0], most_links)), hit=True)


@pytest.mark.parametrize(
    ("faces", "most_links", "total"),
    [([5], None, 5), ([6, 1], None, 7), ([6, 6, 6, 2], None, 20), ([6, 6], 1, 12), ([6, 5], 1, 11), ([6], 0, 6)],
)
def test_a_die_that_chains_is_rolled_again_on_its_highest_face(
    faces: list[int], most_links: int | None, total: int
) -> None:
    facts = {"damage_die": "d6", "most_links": most_links}
    assert chained.rule(facts, GivenDice({"damage": faces}), {}).outcome["total"] == total


@pytest.mark.parametrize(
    ("facts", "faces", "found", "expected"),
    [
        ({"damage_die": "d6"}, [6], [6], "2 faces, of d6"),
        ({"damage_die": "d6"}, [5, 1], [5, 1], "no more than 1 faces"),
        ({"damage_die": "d6"}, [6, 7], 7, "a face from 1 to 6"),
        ({"damage_die": "d1"}, [1], "d1", "a die with two sides or more, where it chains"),
    ],
)
def test_a_chain_that_cannot_be_is_refused(
    facts: dict[str, Any], faces: list[int], found: object, expected: str
) -> None:
    refused = refusal(lambda: chained.rule(facts, GivenDice({"damage": faces}), {}))
    assert refused == ("damage", found, expected)


def test_a_chain_is_counted_as_far_as_it_is_followed() -> None:
    walks = every_walk(lambda branches: chained.rule({"damage_die": "d4"}, CountingDice(branches, 1), {}))
    below = [next(walks) for _ in range(6)]
    assert [ruling.outcome["total"] for _, ruling in below] == [1, 2, 3, 5, 6, 7]
    assert sum(chance for chance, _ in below) == Fraction(15, 16)
    with pytest.raises(ChainGoesOn):
        next(walks)


@operation(dice={"damage": Dice(fact="damage_dice")})
def damage(*, damage_dice: Annotated[str, Fact("weapon")] = "2d6", play: Play) -> Blow:  # noqa: ARG001 - names the dice
    """Roll damage."""
    return Blow(play.roll("damage"), hit=True)


def test_the_dice_of_a_purpose_may_be_stated_by_a_fact() -> None:
    assert damage.rule({"damage_dice": "d4+d6"}, GivenDice({"damage": [4, 6]}), {}).outcome["total"] == 10
    assert refusal(lambda: damage.rule({"damage_dice": "d4"}, GivenDice({"damage": [5]}), {})) == (
        "damage",
        5,
        "a face from 1 to 4",
    )


def test_the_dice_of_a_purpose_may_be_those_of_the_default_of_a_fact() -> None:
    assert damage.described()["facts"]["properties"]["damage_dice"]["default"] == "2d6"
    assert damage.rule({}, GivenDice({"damage": [4, 6]}), {}).outcome["total"] == 10


def test_arguments_are_read_from_a_docstring() -> None:
    docstring = """Say.

        Args:
            one: the first: a thing
                that goes on.
            other: the last.

        Returns:
            other: not an argument.
        """
    assert argument_texts(docstring) == {"one": "the first: a thing that goes on.", "other": "the last."}
    assert argument_texts("Say.") == {}


# rulings


def test_a_ruling_has_the_outcome_the_rules_and_their_numbers() -> None:
    found = ruling(10)
    assert found.outcome == {"total": 12, "hit": True, "allowed": True}
    assert found.by == [("games.blow.total", {"face": 10, "bonus": 2})]
    assert (found.not_determined, found.consulted, found.state) == ({}, {}, None)
    assert found.reached == {"attack": [10]}
    assert found.cites("games.blow.total")
    assert not found.cites("games.blow.weight")


def test_what_is_not_determined_is_absent_from_the_outcome_and_said() -> None:
    found = ruling(20)
    assert found.outcome == {"total": 22, "allowed": True}
    assert found.not_determined == {"hit": "what a 20 means"}
    assert found.cites("games.blow.twenty")


def test_what_the_rules_forbid_has_no_other_field() -> None:
    found = ruling(facts={"bans": ["blows", "kicks"]})
    assert found.outcome == {"allowed": False}
    assert found.by == [("games.blow.banned", {"bans": 2})]
    assert found.reached == {}


def test_an_answer_may_be_undetermined_as_a_whole() -> None:
    found = ruling(facts={"bans": ["answers"]})
    assert found.outcome == {}
    assert found.not_determined == dict.fromkeys(["total", "hit", "allowed"], "what anything means")


def test_no_outcome_says_allowed_where_the_rules_forbid_nothing() -> None:
    assert look.rule({}, GivenDice({}), {}).outcome == {"fighters": ["Ann", "Cid"]}
    assert two_blows.rule({"attack_bonus": 0}, GivenDice({"attack": [1, 1]}), {}).outcome == {"total": 1, "hit": False}


def test_a_face_picks_a_member_in_order() -> None:
    found = ruling(1, {"near": ["Ann", "Bob", "Cid"]}, stray=[2])
    assert found.by[-1] == ("games.blow.stray", {"struck": "Bob"})
    assert found.reached == {"attack": [1], "stray": [2]}
    assert refusal(lambda: ruling(1, {"near": ["Ann"]}, stray=[2])) == ("stray", 2, "a face from 1 to 1")


def test_dice_rolled_over_again_are_one_flat_list() -> None:
    found = ruling(19, {"damage_dice": "d4+d6"}, damage=[4, 6, 1, 2])
    assert found.by[-1] == ("games.blow.hurts", {"damage": [4, 6, 1, 2]})
    assert refusal(lambda: ruling(19, {"damage_dice": "d4+d6"}, damage=[4, 6, 5, 2]))[0] == "damage"
    assert refusal(lambda: ruling(19, {"damage_dice": "d4"}, damage=[1, 2, 3])) == (
        "damage",
        [1, 2, 3],
        "no more than 2 faces",
    )


def test_a_purpose_that_is_not_reached_may_be_stated() -> None:
    assert ruling(10, damage=[3, 3], stray=[9]).outcome == ruling(10).outcome


def test_a_count_over_an_operation_is_the_exact_distribution() -> None:
    def question(branches: Branches) -> tuple[Any, ...]:
        return tuple(blow.rule(FACTS, CountingDice(branches), {}).outcome.items())

    facts = FACTS | {"near": ["Ann", "Bob"]}
    hits = sum(chance for chance, outcome in every_walk(question) if ("hit", True) in outcome)
    assert hits == Fraction(10, 20)  # 10 to 19; a 20 is not determined
    walks = list(every_walk(lambda branches: blow.rule(facts, CountingDice(branches), {}).reached))
    assert sum(chance for chance, _ in walks) == 1
    assert [reached for _, reached in walks[:3]] == [
        {"attack": [1], "stray": [1]},
        {"attack": [1], "stray": [2]},
        {"attack": [2]},
    ]


# what lasts


def strike(suite: TinySuite, state: dict[str, Any] | None, **facts: Any) -> Ruling:
    operation = reference.operations(suite.slug)[f"{suite.slug}.strike"]
    return operation.answer({"target": "Ann", **facts}, {"damage": [2]}, {}, state)


def test_state_is_kept_and_recalled(suite: TinySuite) -> None:
    first = strike(suite, None, hit_points=5)
    assert first.state == {"bodies": {"Ann": {"hit_points": 3}}}
    second = strike(suite, first.state)
    assert (second.outcome["hit_points"], second.state) == (1, {"bodies": {"Ann": {"hit_points": 1}}})
    assert first.state == {"bodies": {"Ann": {"hit_points": 3}}}
    assert strike(suite, second.state, under_truce=True).state == second.state


def test_a_starting_fact_is_stated_once(suite: TinySuite) -> None:
    state = strike(suite, None, hit_points=5).state
    assert refusal(lambda: strike(suite, None)) == ("hit_points", None, "a starting value, since no state holds it")
    refused = refusal(lambda: strike(suite, state, hit_points=5))
    assert refused == ("hit_points", 5, "no starting fact: the state holds it")


def test_a_state_that_no_answer_gave_is_invalid(suite: TinySuite) -> None:
    for state, place in (
        ({"bodies": {"Ann": {"hit_points": "3"}}}, "state.bodies.Ann.hit_points"),
        ({"bodies": {"Ann": {"age": 3}}}, "state.bodies.Ann.age"),
        ({"bodies": []}, "state.bodies"),
        ({"weather": "rain"}, "state.weather"),
    ):
        assert refusal(lambda state=state: strike(suite, state, hit_points=5))[0] == place  # type: ignore[misc]


def values(hint: Any) -> st.SearchStrategy[Any]:
    """Return what a field of that type may hold."""
    if hint == Count:
        return st.integers(0, 500)
    if typing.get_origin(hint) is Literal:
        return st.sampled_from(typing.get_args(hint))
    if hint in (bool, int, type(None)):
        return {bool: st.booleans(), int: st.integers(-50, 500), type(None): st.none()}[hint]
    return st.one_of([values(option) for option in typing.get_args(hint)])


FIELDS = {name: values(hint) for name, hint in typing.get_type_hints(Body, include_extras=True).items()}
CHANGES = st.lists(
    st.sampled_from(["Ann", "Bob", "Cid"]).flatmap(
        lambda name: st.sampled_from(sorted(FIELDS)).flatmap(
            lambda one: st.tuples(st.just(name), st.just(one), FIELDS[one])
        )
    ),
    max_size=12,
)


@given(st.lists(CHANGES, min_size=1, max_size=4))
@settings(database=None, derandomize=True, deadline=None, max_examples=150)
def test_a_world_is_recalled_as_it_was_kept_whatever_changed(rounds: list[list[tuple[str, str, Any]]]) -> None:
    world, told = World(), {}
    for changes in rounds:
        for name, one, value in changes:
            setattr(world.of(name), one, value)
            told[name, one] = value
        state = json.loads(json.dumps(plain(world)))
        world, before = record(World).read(state, "state"), world
        assert world == before
        assert plain(world) == state
    for name, body in world.bodies.items():
        assert {one: getattr(body, one) for one in FIELDS} == {
            one: told.get((name, one), getattr(Body, one)) for one in FIELDS
        }


def test_a_state_holds_only_what_was_set() -> None:
    world = World()
    world.of("Ann").parry_bonus = 3
    assert world.of("Bob").parry_bonus == 0
    assert plain(world) == {"bodies": {"Ann": {"parry_bonus": 3}, "Bob": {}}}
    assert isinstance(world.of("Ann"), Lasting)


def test_a_kept_state_does_not_change_with_the_world() -> None:
    world = World()
    world.of("Ann").parry_bonus = 3
    state = plain(world)
    world.of("Ann").parry_bonus = 4
    world.of("Bob")
    assert state == {"bodies": {"Ann": {"parry_bonus": 3}}}


def test_no_two_kinds_of_world_last_in_one_question() -> None:
    play = Play(look, {}, GivenDice({}), {})
    world = play.recall(World)
    assert play.recall(World) is world
    with pytest.raises(TypeError, match="state is kept as World, not Body"):
        play.recall(Body)


# tables

RULES = "tables/SLUG/rules.csv"
CONTEXT = "tables/SLUG/context.csv"
STATEMENTS = "tables/SLUG/statements.csv"
READINGS = "tables/SLUG/readings.toml"
ABOUT = "tables/SLUG/ruleset.toml"

SECOND_RULE = "SLUG.hit.natural_20,L2,required,A natural 20 hits"
DIGEST = "a" * 64

BAD_CELLS = [
    (RULES, SECOND_RULE, ",L2,required,A", register, ":3, rule", "", "some text"),
    (RULES, SECOND_RULE, "SLUG.hit,L2,required,A", register, ":3, rule", "SLUG.hit", "an id such as SLUG.topic.rule"),
    (RULES, SECOND_RULE, "SLUG.hit.B,L2,required,A", register, ":3, rule", "SLUG.hit.B", "an id such as "),
    (RULES, SECOND_RULE, "other.hit.b,L2,required,A", register, ":3, rule", "other.hit.b", "an id such as "),
    (
        RULES,
        SECOND_RULE,
        "SLUG.miss.b,L2,required,A",
        register,
        ":3, rule",
        "SLUG.miss.b",
        "a topic of ruleset.toml: hit",
    ),
    (
        RULES,
        SECOND_RULE,
        "SLUG.hit.reaches,L2,required,A",
        register,
        ":3, rule",
        "SLUG.hit.reaches",
        "an id that stands once",
    ),
    (RULES, SECOND_RULE, "SLUG.hit.b,,required,A", register, ":3, statements", "", "statement ids such as L41.1"),
    (
        RULES,
        SECOND_RULE,
        "SLUG.hit.b,L2 2.1,required,A",
        register,
        ":3, statements",
        "L2 2.1",
        "statement ids such as L41.1",
    ),
    (RULES, SECOND_RULE, "SLUG.hit.b,L2,wanted,A", register, ":3, standing", "wanted", "one of required, optional, "),
    (RULES, SECOND_RULE, "SLUG.hit.b,L2,required,", register, ":3, summary", "", "some text"),
    (RULES, SECOND_RULE, "SLUG.hit.b,L2,required", register, ":3", "3 cells", "4 cells"),
    (RULES, SECOND_RULE, "SLUG.hit.b,L2,required,A,B", register, ":3", "5 cells", "4 cells"),
    (RULES, SECOND_RULE, "", register, ":3", "0 cells", "4 cells"),
    (
        RULES,
        "rule,statements",
        "rule,statement",
        register,
        ":1",
        "rule,statement,standing,summary",
        "the columns rule,",
    ),
    (CONTEXT, "L3,Greets the reader", "3,Greets", context, ":2, statement", "3", "a statement id such as L41.1"),
    (CONTEXT, "L3,Greets the reader", "L3,  ", context, ":2, why", "  ", "some text"),
    (STATEMENTS, "L3,", "L3.,", digests, ":4, statement", "L3.", "a statement id such as L41.1"),
    (STATEMENTS, "L1," + "1" * 64, "L1,1234", digests, ":2, digest", "1234", "a sha256 digest, 64 hexadecimal digits"),
    (STATEMENTS, "L1," + "1" * 64, "L1," + "A" * 64, digests, ":2, digest", "A" * 64, "a sha256 digest, 64 hex"),
    (ABOUT, 'title = "Hitting"', "title = 3", document, ", title", 3, "a str"),
    (ABOUT, "[topics]", "[Topics]", document, "", None, "the keys ['abbreviations', 'document', "),
    (ABOUT, "[topics]", "[topics", document, "", None, "TOML"),
    (
        READINGS,
        'why = "It reaches it."',
        "",
        ambiguities,
        ", SLUG.hit.tie",
        None,
        "the keys id, question, statements, ",
    ),
    (READINGS, 'why = "It', 'whither = "x"\nwhy = "It', ambiguities, ", SLUG.hit.tie", None, "the keys id, question, "),
    (READINGS, 'id = "SLUG.hit.tie"', "", ambiguities, ", ambiguity 1", None, "the keys id, question, "),
    (
        READINGS,
        'statements = "L1"',
        'statements = "1"',
        ambiguities,
        ", SLUG.hit.tie, statements",
        "1",
        "statement ids such",
    ),
    (READINGS, 'default = "hits"', 'default = "x"', ambiguities, ", SLUG.hit.tie, default", "x", "one of hits, misses"),
    (
        READINGS,
        "[ambiguity.readings.misses]\nfor",
        "[ambiguity.readings.misses]\nwhy",
        ambiguities,
        ", SLUG.hit.tie, misses",
        None,
        "the keys for, against",
    ),
]


@pytest.mark.parametrize(("path", "old", "new", "read", "place", "found", "expected"), BAD_CELLS)
def test_a_wrong_cell_is_named_by_file_line_and_column(
    suite: TinySuite,
    path: str,
    old: str,
    new: str,
    read: Callable[[str], Any],
    place: str,
    found: Any,
    expected: str,
) -> None:
    suite.alter(path, old, new)
    with pytest.raises(SuiteFault) as fault:
        read(suite.slug)
    file = home.suite_home() / path.replace("SLUG", suite.slug)
    assert fault.value.place == f"{file}{place}".replace("SLUG", suite.slug)
    if found is not None:
        assert fault.value.found == (found.replace("SLUG", suite.slug) if isinstance(found, str) else found)
    assert fault.value.expected.startswith(expected.replace("SLUG", suite.slug))


@pytest.mark.parametrize(
    ("path", "read"),
    [(RULES, register), (CONTEXT, context), (STATEMENTS, digests), (READINGS, ambiguities), (ABOUT, document)],
)
def test_a_table_that_is_missing_or_no_utf_8_is_a_fault(
    suite: TinySuite, path: str, read: Callable[[str], Any]
) -> None:
    file = home.suite_home() / path.replace("SLUG", suite.slug)
    file.write_bytes(b"rule,\xff")
    with pytest.raises(SuiteFault) as fault:
        read(suite.slug)
    assert (fault.value.place, fault.value.found, fault.value.expected) == (str(file), "byte 5", "text in UTF-8")
    suite.remove(path)
    with pytest.raises(SuiteFault) as fault:
        read(suite.slug)
    assert (fault.value.place, fault.value.found, fault.value.expected) == (str(file), None, "a file")


def test_an_ambiguity_stands_once(suite: TinySuite) -> None:
    suite.write(READINGS, suite.read(READINGS) * 2)
    with pytest.raises(SuiteFault, match="an id that stands once"):
        ambiguities(suite.slug)


def test_an_ambiguity_has_two_readings(suite: TinySuite) -> None:
    suite.write(READINGS, suite.read(READINGS).split("[ambiguity.readings.misses]")[0])
    with pytest.raises(SuiteFault, match=r"found \['hits'\]; expected at least two readings"):
        ambiguities(suite.slug)


AMBIGUITY = """[[ambiguity]]
id = "SLUG.hit.tie"
question = "Does it hit?"
statements = "L1"
default = "hits"
why = "It does."
readings = {hits = {for = "a", against = "b"}, misses = {for = "c", against = "d"}}
"""


def test_an_ambiguity_may_be_written_on_a_few_lines(suite: TinySuite) -> None:
    suite.write(READINGS, AMBIGUITY)
    assert defaults(suite.slug) == {f"{suite.slug}.hit.tie": "hits"}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"L1"', '["L1"]'),
        ('"hits"', '["hits"]'),
        ('{hits = {for = "a", against = "b"}, ', '"hits" #'),
        ('{for = "a", against = "b"}', "3"),
        ('"a"', "3"),
        (AMBIGUITY, "ambiguity = 3"),
    ],
)
def test_a_reading_of_another_type_is_a_fault(suite: TinySuite, old: str, new: str) -> None:
    suite.write(READINGS, AMBIGUITY.replace(old, new, 1))
    with pytest.raises(SuiteFault):
        ambiguities(suite.slug)


def test_a_register_is_read_in_its_order(suite: TinySuite) -> None:
    rules = register(suite.slug)
    assert [name.removeprefix(suite.slug + ".") for name in rules] == [
        "hit.reaches",
        "hit.natural_20",
        "wounds.falls",
        "wounds.truce",
        "wounds.scars",
    ]
    truce = rules[f"{suite.slug}.wounds.truce"]
    assert (truce.topic, truce.standing, truce.statements) == ("wounds", "optional", ("L5",))


def test_the_rulesets_are_those_with_a_table_of_their_own(suite: TinySuite) -> None:
    assert home.rulesets() == [suite.slug]
    suite.write("tables/empty/notes.txt", "nothing")
    assert home.rulesets() == [suite.slug]


def test_statements_are_put_in_the_order_of_their_document() -> None:
    assert in_order(["L13.1", "L9", "L13.10", "L2.1", "L13.2", "L9"]) == ["L2.1", "L9", "L13.1", "L13.2", "L13.10"]


# rounding


@pytest.mark.parametrize(
    ("number", "parts", "down", "up"),
    [(7, 2, 3, 4), (8, 2, 4, 4), (1, 4, 0, 1), (0, 4, 0, 0), (-1, 2, -1, 0), (-7, 2, -4, -3), (-8, 4, -2, -2)],
)
def test_shares_are_rounded_towards_one_side(number: int, parts: int, down: int, up: int) -> None:
    assert (rounded_down(number, parts), rounded_up(number, parts)) == (down, up)


@given(st.integers(-1000, 1000), st.integers(1, 20))
@settings(database=None, derandomize=True, deadline=None, max_examples=100)
def test_a_rounded_share_is_the_nearest_whole_number_on_its_side(number: int, parts: int) -> None:
    exact = Fraction(number, parts)
    assert exact - 1 < rounded_down(number, parts) <= exact <= rounded_up(number, parts) < exact + 1


# statements


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("One sentence of prose.", ["One sentence of prose."]),
        ("Ann strikes. Bob falls!", ["Ann strikes.", "Bob falls!"]),
        ('She asks "Who fell?" Nobody knows.', ['She asks "Who fell?"', "Nobody knows."]),
        ("He falls. 2 others stand. +1 to both.", ["He falls.", "2 others stand.", "+1 to both."]),
        ("It falls. and a small letter begins nothing.", ["It falls. and a small letter begins nothing."]),
        (
            "| Ann runs. Bob waits. | A row of a table is one statement. However long | +2 |",
            ["| Ann runs. Bob waits. | A row of a table is one statement. However long | +2 |"],
        ),
        ("Level\tBonus. Two", ["Level ¦ Bonus. Two"]),
        ("Total = face + bonus. Or not", ["Total = face + bonus. Or not"]),
        ("Hits where total ≥ AC", ["Hits where total ≥ AC"]),
        ("Damage is = 10 here. Or it is not.", ["Damage is = 10 here.", "Or it is not."]),
        ("FIGHTING WITH TWO WEAPONS", ["FIGHTING WITH TWO WEAPONS"]),
        ("A Heading. Of Two Parts", ["A Heading. Of Two Parts"]),
        ("Some, e.g. Axes, i.e. Heavy ones, vs. All.", ["Some, e.g. Axes, i.e. Heavy ones, vs. All."]),
        ("Within 5 ft. of it, 20 lbs. are lifted.", ["Within 5 ft. of it, 20 lbs. are lifted."]),
        ("Bows, slings, etc. The rest is light.", ["Bows, slings, etc.", "The rest is light."]),
        ("It moves 5 ft. Then it stops.", ["It moves 5 ft.", "Then it stops."]),
    ],
)
def test_a_line_is_split_into_its_statements(line: str, found: list[str]) -> None:
    split = list(statements(line))
    assert [text for _, text in split] == found
    numbers = ["L1"] if len(found) == 1 else [f"L1.{at}" for at in range(1, len(found) + 1)]
    assert [one for one, _ in split] == numbers


def test_a_text_is_numbered_by_its_lines() -> None:
    text = "CHARGING\n\nAnn runs. Bob waits.\n| Feet | Bonus |\n|------|-------|\n| 20 | +2 |\n \t \nThe end.\n"
    assert list(statements(text)) == [
        ("L1", "CHARGING"),
        ("L3.1", "Ann runs."),
        ("L3.2", "Bob waits."),
        ("L4", "| Feet | Bonus |"),
        ("L6", "| 20 | +2 |"),
        ("L8", "The end."),
    ]
    assert list(statements("")) == []


def test_a_digest_tells_statements_apart() -> None:
    # the digest of the empty text is the best known of them all
    assert digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert digest("The end.") != digest("The end")


# counting over readings

KNOWN = {"a": ["yes", "no"], "b": ["one", "two", "three"], "c": ["never", "asked"]}


def readings_taken(fixed: dict[str, list[str]] | None = None) -> list[tuple[Fraction, dict[str, str]]]:
    def question(branches: Branches) -> dict[str, str]:
        readings = EveryReading(branches, KNOWN, fixed)
        if readings["a"] == "yes":
            assert readings["b"] == readings["b"]  # the same, however often it is asked
        return dict(readings)

    return list(every_walk(question))


def test_every_reading_of_what_is_consulted_is_explored() -> None:
    half, sixth = Fraction(1, 2), Fraction(1, 6)
    assert readings_taken() == [
        (sixth, {"a": "yes", "b": "one"}),
        (sixth, {"a": "yes", "b": "two"}),
        (sixth, {"a": "yes", "b": "three"}),
        (half, {"a": "no"}),
    ]


def test_readings_that_are_fixed_are_not_explored() -> None:
    assert [taken for _, taken in readings_taken({"a": ["yes"], "b": ["three", "one"]})] == [
        {"a": "yes", "b": "three"},
        {"a": "yes", "b": "one"},
    ]


def test_a_question_without_choices_has_one_walk() -> None:
    assert list(every_walk(lambda _: "answer")) == [(Fraction(1), "answer")]


def test_every_reading_of_a_real_ruling_is_explored(suite: TinySuite) -> None:
    attack, tie = reference.operations(suite.slug)[f"{suite.slug}.attack"], f"{suite.slug}.hit.tie"
    known = {one.id: list(one.readings) for one in ambiguities(suite.slug).values()}

    def question(branches: Branches) -> tuple[dict[str, str], bool]:
        dice, readings = GivenDice({"attack": [10]}), EveryReading(branches, known)
        found = attack.rule({"bonus": 2, "armor_class": 12}, dice, readings)
        return found.consulted, found.outcome["hit"]

    assert [answer for _, answer in every_walk(question)] == [({tie: "hits"}, True), ({tie: "misses"}, False)]
