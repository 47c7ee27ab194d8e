"""The reports: what each says of a record written by hand, and that no word in it can break out of its place."""

from __future__ import annotations

import io
import json
import shlex
import tracemalloc
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from oracle.certify.record import CountIsOff, Record, read_record
from oracle.certify.reports.badge import badge, write_badge
from oracle.certify.reports.common import sentence
from oracle.certify.reports.html import write_html
from oracle.certify.reports.junit import write_junit
from oracle.certify.reports.markdown import code, prose, write_markdown
from oracle.certify.reports.terminal import print_case, print_report
from oracle.certify.summary import Tally
from oracle.core.errors import UsageError

Write = Callable[[Record, Path], None]
WRITERS: list[Write] = [write_html, write_markdown, write_junit, write_badge]

HIT = "games.attack_roll.natural_20"
CHARGE = "games.charge.bonus"
HOSTILE = HIT + "/<script>alert(1)</script>|`x`\"'\x1b[31m\x00[a=1|2]"
HOSTILE_WORDS = '<img src=x onerror=alert(2)> | `tick` "quote"\nsecond\x1b[2J\x07 line'
HEADER: dict[str, Any] = {
    "record": 1,
    "suite": {"name": "rules-as-written", "version": "0.1.0", "content": {"games": "c0ffee", "other": "decade"}},
    "engine": {"name": "Dicebox", "version": "3.1", "language": "Rust", "url": "https://example.org/dicebox"},
    "spec": "./dice box",
    "claims": {
        "games": {
            "operations": ["games.attack_roll", "games.charge"],
            "operations_of": 5,
            "optional": ["games.charge.bonus"],
            "optional_of": 3,
            "dice": "given",
            "readings": {"games.charge.when": "before_initiative", "games.parry.who": "any"},
        },
        "other": None,
    },
    "rules": {
        HIT: {"statements": ["L41.1"], "standing": "required", "summary": "A natural 20 hits whatever the AC"},
        CHARGE: {"statements": ["L9", "L15"], "standing": "optional", "summary": "A charge adds 2"},
        "games.charge.once": {"statements": ["L11"], "standing": "required", "summary": "One charge a combat"},
    },
    "command": "raw certify './dice box'",
    "filters": {"rulesets": [], "rules": [], "cases": []},
    "known_failures": [{"rule": CHARGE, "reason": "still a constant", "link": "https://example.org/issues/7"}],
    "accept_partial": False,
    "platform": {"python": "3.12.1", "system": "Linux", "machine": "x86_64"},
    "started": "2031-02-03T04:05:06.789+00:00",
}


def row(case: str, verdict: str = "conforms", **more: Any) -> dict[str, Any]:
    """Return a line of a record; the rule is the id's."""
    rule = case.partition("/")[0]
    line = {"case": case, "rule": rule, "standing": "required", "ruleset": rule.partition(".")[0], "refusal": False}
    return line | {"verdict": verdict} | more


def asked(expected: Any, found: Any, path: tuple[str | int, ...] = ("hit",), method: str = "games.attack_roll") -> Any:
    """Return what a line has beside its verdict when its only exchange went wrong."""
    params = {"facts": {"attack_bonus": 5}, "dice": {"attack": [15]}, "readings": {}, "state": None}
    answer = {"kind": "ruling", "outcome": {"hit": True}}
    return {
        "findings": [{"exchange": 0, "path": list(path), "expected": expected, "found": found}],
        "exchanges": [{"method": method, "params": params, "answer": answer}],
    }


ROWS = [
    row(f"{HIT}/a_20_hits"),
    row(f"{HIT}/a_total_of_20[attack bonus=5]", "differs", **asked(False, True)),
    row(f"{HIT}/breaks", "breaks", **asked("an answer", "exit code 3", path=())),
    row(f"{HIT}/die_of_21", "differs", refusal=True, **asked("refused as invalid", "a ruling", path=())),
    row(f"{HIT}/die_of_22", refusal=True),
    row(f"{CHARGE}/adds_2", "declines", known="still a constant", **asked({"one_of": [2, 3]}, None, ("bonus", 0, "n"))),
    row("games.charge.once/elsewhere", "untested", reason="not claimed"),
    row(
        "games.charge.once/gone", "untested", reason="gave up", findings=[{"found": "20 cases broke it"}], exchanges=[]
    ),
    row("games.charge.once/open", "own ruling", **asked("not determined", 4, ("bonus",))),
    row("other.topic.rule/a", "untested", reason="not claimed"),
]


def written(folder: Path, rows: list[dict[str, Any]], header: dict[str, Any] | None = None, **footer: Any) -> Record:
    """Write a record and read it back."""
    tally = Tally(["games", "other"])
    for one in rows:
        tally.add(one)
    end = {"counts": tally.counts(), "rulesets": tally.rulesets(), "stale": [], "exit": 0} | footer
    path = folder / "record.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in [HEADER | (header or {}), *rows, end]))
    return read_record(path)


@pytest.fixture
def record(tmp_path: Path) -> Record:
    floors = {"games": {"silent": 0, "refusing": 1, "constant": 2, "of": 6}}
    return written(tmp_path, ROWS, exit=1, floors=floors, stale=["case x: conforms now"], noise="panic\x1b[31m at 3")


@pytest.fixture
def hostile(tmp_path: Path) -> Record:
    known = [{"case": HOSTILE, "reason": HOSTILE_WORDS, "link": "javascript:alert(3)"}]
    engine = {"name": HOSTILE_WORDS, "version": "<b>", "url": "javascript:alert(4)"}
    rules = {HIT: {"statements": [], "standing": "required", "summary": HOSTILE_WORDS}}
    rows = [row(HOSTILE, "differs", known=HOSTILE_WORDS, **asked(HOSTILE_WORDS, HOSTILE_WORDS + "\ud800"))]
    header = {"known_failures": known, "engine": engine, "rules": rules, "command": HOSTILE_WORDS}
    folder = tmp_path / "hostile"
    folder.mkdir()
    return written(folder, rows, header, stale=[HOSTILE_WORDS], noise=HOSTILE_WORDS, exit=6)


def printed(record: Record, color: bool = False) -> str:
    file = io.StringIO()
    print_report(record, file, color)
    return file.getvalue()


def report(record: Record, write: Write, suffix: str = "report") -> str:
    path = record.path.with_name(suffix)
    write(record, path)
    return path.read_text(encoding="utf-8")


class Page(HTMLParser):
    """An HTML page as its tags, its text and the text of its elements with a role to play."""

    VOID = ("meta", "br")

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.texts: dict[str, list[str]] = {}
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)
            self.texts.setdefault(tag, []).append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        if tag in ("td", "th"):
            self.handle_data(" ")

    def handle_data(self, data: str) -> None:
        for tag in set(self.open):
            self.texts[tag][-1] += data

    def text(self, tag: str) -> list[str]:
        """Return the text of each element of a name, its spaces made one."""
        return [" ".join(text.split()) for text in self.texts.get(tag, [])]


class TestTerminal:
    def test_has_one_row_for_each_ruleset_with_numerators_and_denominators(self, record: Record) -> None:
        (line,) = [line for line in printed(record).splitlines() if line.startswith("games ")]
        assert line.split("  ")[0] == "games"
        assert [cell.strip() for cell in line.split("  ") if cell.strip()] == [
            "games",
            "does not conform (1 known)",
            *("1 of 6", "1", "1", "1", "1", "1", "1 of 2"),
            "operations 2 of 5, optional rules 1 of 3",
        ]

    def test_tells_each_failing_case_with_place_rule_and_command(self, record: Record) -> None:
        lines = printed(record).splitlines()
        at = lines.index(f"differs: {HIT}/a_total_of_20[attack bonus=5]")
        assert lines[at + 1 : at + 4] == [
            "    exchange 1 (games.attack_roll), hit: expected false, found true",
            "    the rule: A natural 20 hits whatever the AC",
            f"    again: raw certify './dice box' --case '{HIT}/a_total_of_20[attack bonus=5]' --show "
            "--record again.jsonl --html again.html",
        ]

    def test_puts_the_unknown_first_and_the_refusals_last(self, record: Record) -> None:
        text = printed(record)
        order = ["/breaks", "a_total_of_20[", "/gone", "declines (known: still a constant)", "differs (a refusal)"]
        places = [text.index(one) for one in order]
        assert places == sorted(places)
        assert "/open" not in text
        assert "/elsewhere" not in text

    def test_says_what_was_expected_at_a_deep_path_and_of_a_case_never_asked(self, record: Record) -> None:
        text = printed(record)
        assert "exchange 1 (games.attack_roll), bonus[0].n: expected one of 2, 3, found nothing" in text
        assert "exchange 1 (games.attack_roll): expected an answer, found exit code 3" in text
        assert "the engine: expected an answer, found 20 cases broke it" in text

    def test_lists_only_rules_that_do_not_wholly_conform(self, tmp_path: Path) -> None:
        text = printed(
            written(tmp_path, [row(f"{CHARGE}/x"), row(f"{HIT}/a"), row(f"{HIT}/b", "differs", **asked(1, 2))])
        )
        (table,) = [line for line in text.splitlines() if line.startswith(HIT)]
        assert table.split() == f"{HIT} 1 of 2 0 1 0 0 0 0 of 0".split()
        assert CHARGE not in text

    def test_ends_with_floors_exit_and_one_sentence(self, record: Record) -> None:
        lines = printed(record).rstrip("\n").split("\n")
        assert "case x: conforms now" in lines
        assert (
            "games: an engine that says nothing 0 of 6, one that refuses everything 1 of 6, "
            "the best constant answer to each operation 2 of 6"
        ) in lines
        assert lines[-3:-1] == ["exit 1: does not conform", ""]
        assert lines[-1] == (
            "games: does not conform (1 known) (1 of 6 cases, own rulings on 1 where the document is silent; "
            "operations 2 of 5, optional rules 1 of 3)."
        )
        assert "%" not in printed(record)

    def test_counts_the_cases_beyond_twenty(self, tmp_path: Path) -> None:
        rows = [row(f"{HIT}/case_{number:02}", "differs", **asked(1, 2)) for number in range(23)]
        text = printed(written(tmp_path, [*rows, row(f"{HIT}/open", "own ruling", **asked("not determined", 4))]))
        assert text.count("    again: ") == 20
        assert "and 3 more" in text
        assert "more" not in printed(written(tmp_path, rows[:20]))

    def test_tells_one_case_of_each_rule_whatever_the_others(self, tmp_path: Path) -> None:
        rows = [row(f"{HIT}/case_{number:02}", "differs", **asked(1, 2)) for number in range(23)]
        other = row("games.charge.once/last", "declines", **asked(1, 2))
        lines = printed(written(tmp_path, [*rows, other])).splitlines()
        told = [line for line in lines if line.startswith(("differs: ", "declines: "))]
        assert len(told) == 20
        assert told[0] == f"differs: {rows[0]['case']}"
        assert told[-1] == f"declines: {other['case']}"

    def test_colours_only_when_asked(self, record: Record) -> None:
        assert "\x1b" not in printed(record)
        assert "\x1b[31mdoes not conform (1 known)\x1b[0m" in printed(record, color=True)

    def test_no_word_steers_the_terminal(self, hostile: Record) -> None:
        text = printed(hostile)
        assert all(one.isprintable() for one in text.replace("\n", ""))
        assert "\\x1b[2J\\x07" in text
        assert "\x1b[2J" not in printed(hostile, color=True)

    def test_the_command_is_one_a_shell_reads_back(self, tmp_path: Path) -> None:
        case = f'{HIT}/it\'s[name=a "b" $HOME,x=1]'
        rows = [row(case, "differs", **asked(1, 2))]
        for spec, words in (("", []), ("python my engine.py", ["python my engine.py"])):
            text = printed(written(tmp_path, rows, {"spec": spec}))
            (command,) = [line.partition("again: ")[2] for line in text.splitlines() if "again: " in line]
            elsewhere = ["--record", "again.jsonl", "--html", "again.html"]
            assert shlex.split(command) == ["raw", "certify", *words, "--case", case, "--show", *elsewhere]

    def test_a_long_answer_is_cut(self, tmp_path: Path) -> None:
        text = printed(written(tmp_path, [row(f"{HIT}/a", "differs", **asked(1, "x" * 5000))]))
        assert max(map(len, text.splitlines())) < 400

    def test_prints_a_case_as_it_went(self) -> None:
        file = io.StringIO()
        print_case(ROWS[1], file, color=False)
        first, sent, answered, finding, verdict = file.getvalue().splitlines()
        assert first == ROWS[1]["case"]
        assert json.loads(sent.removeprefix("  -> "))["params"]["dice"] == {"attack": [15]}
        assert json.loads(answered.removeprefix("  <- ")) == {"kind": "ruling", "outcome": {"hit": True}}
        assert finding == "  exchange 1 (games.attack_roll), hit: expected false, found true"
        assert verdict == "  differs"

    def test_names_the_method_of_the_exchange_after_a_count(self, tmp_path: Path) -> None:
        log = [{"exchange": 0, "method": "games.odds", "params": {}, "answer": {"kind": "ruling"}}] * 20
        log = [*log, {"exchange": 1, "method": "games.damage", "params": {}, "answer": {"kind": "ruling"}}]
        more = {"findings": [{"exchange": 1, "path": ["damage"], "expected": 3, "found": 4}], "exchanges": log}
        text = printed(written(tmp_path, [row(f"{HIT}/a", "differs", **more)]))
        assert "exchange 2 (games.damage), damage: expected 3, found 4" in text


class TestSentence:
    def test_a_ruleset_that_conforms(self, tmp_path: Path) -> None:
        found = written(tmp_path, [row(f"{HIT}/a"), row(f"{HIT}/b", "differs", refusal=True, known="x", **asked(1, 2))])
        assert sentence(found) == "games: conforms (1 of 1 cases; operations 2 of 5, optional rules 1 of 3)."

    def test_partial_and_accepted(self, tmp_path: Path) -> None:
        rows = [row(f"{HIT}/a"), row(f"{HIT}/b", "declines", **asked(1, None))]
        assert sentence(written(tmp_path, rows)).startswith("games: partial (1 of 2 cases; ")
        accepted = written(tmp_path, rows, {"accept_partial": True})
        assert sentence(accepted).startswith("games: partial (accepted) (1 of 2 cases; ")

    def test_nothing_in_scope(self, tmp_path: Path) -> None:
        found = written(tmp_path, [row(f"{HIT}/a", "untested", reason="filtered")])
        assert sentence(found) == "no verdict, for no case was in scope."

    def test_a_part_of_the_cases_is_said_to_be_one(self, tmp_path: Path) -> None:
        filters = {"rulesets": ["games"], "rules": [HIT, CHARGE], "cases": []}
        said = sentence(written(tmp_path, [row(f"{HIT}/a")], {"filters": filters}))
        assert said.startswith(f"Of rules {HIT}, {CHARGE} only: games: conforms (1 of 1 cases; ")
        whole = sentence(written(tmp_path, [row(f"{HIT}/a")], {"filters": filters | {"rules": []}}))
        assert whole.startswith("games: conforms")

    def test_an_interrupted_run_says_so(self, tmp_path: Path) -> None:
        found = written(tmp_path, [row(f"{HIT}/a", "untested", reason="interrupted")], exit=130)
        assert sentence(found).startswith("Interrupted: games: does not conform (0 of 1 cases; ")


class TestHtml:
    def test_is_whole_and_needs_nothing_from_elsewhere(self, record: Record) -> None:
        page = Page(report(record, write_html))
        assert page.open == []
        assert {"script", "link", "img", "iframe"}.isdisjoint(tag for tag, _ in page.tags)
        assert [tag for tag, attributes in page.tags if "src" in attributes] == []
        assert "url(" not in page.texts["style"][0]
        assert "@import" not in page.texts["style"][0]
        links = [attributes["href"] for tag, attributes in page.tags if tag == "a"]
        targets = {f"#{attributes['id']}" for _, attributes in page.tags if "id" in attributes}
        assert {link for link in links if link and link.startswith("#")} <= targets

    def test_headings_descend_and_tables_have_captions_and_scopes(self, record: Record) -> None:
        page = Page(report(record, write_html))
        levels = [int(tag[1]) for tag, _ in page.tags if tag in ("h1", "h2", "h3", "h4")]
        assert levels[0] == 1
        assert levels.count(1) == 1
        assert all(after - before <= 1 for before, after in pairwise(levels))
        assert len(page.texts["caption"]) == len(page.texts["table"])
        assert all("scope" in attributes for tag, attributes in page.tags if tag == "th")

    def test_says_verdict_claims_readings_and_floors(self, record: Record) -> None:
        page = Page(report(record, write_html))
        assert page.text("h1") == ["Dicebox 3.1 (Rust)"]
        games, other = page.text("article")
        assert games.startswith("Games does not conform (1 known) 1 of 6 cases in scope conform.")
        assert "Claims: operations 2 of 5, optional rules 1 of 3." in games
        assert "Refusals, beside the verdict: 1 of 2." in games
        assert other.startswith("Other no verdict No case is in scope. Claims: not claimed.")
        rows = page.text("tr")
        assert "games.charge.when before_initiative" in rows
        assert "games.parry.who any: it obeys the one it is asked under" in rows
        assert "games 1 of 6 0 of 6 1 of 6 2 of 6" in rows

    def test_groups_rules_by_topic_in_the_register_s_order(self, record: Record) -> None:
        page = Page(report(record, write_html))
        (start,) = [at for at, line in enumerate(page.text("tr")) if line.startswith("Rule Conform")]
        assert page.text("tr")[start + 1 : start + 6] == [
            "Attack roll",
            f"{HIT} A natural 20 hits whatever the AC 1 of 3 1 breaks 1 differs 1 of 2 required",
            "Charge",
            f"{CHARGE} A charge adds 2 0 of 1 1 declines 0 of 0 optional",
            "games.charge.once One charge a combat 0 of 2 1 own ruling 1 untested 0 of 0 required",
        ]

    def test_each_case_stands_in_its_section_with_what_was_said(self, record: Record) -> None:
        page = Page(report(record, write_html))
        names = [attributes["id"] for tag, attributes in page.tags if tag == "section"]
        sections = dict(zip(names, page.text("section"), strict=True))
        for name, ends in {
            "failures": ["a_total_of_20[attack bonus=5]", "/breaks", "/adds_2", "/gone"],
            "refusals": ["/die_of_21"],
            "own-rulings": ["/open"],
        }.items():
            for case in ends:
                assert [one for one, text in sections.items() if case in text] == [name]
        assert "hit expected false found true" in sections["failures"]
        assert '"dice": {"attack": [15]}' in sections["failures"]
        assert "declines (known: still a constant)" in sections["failures"]

    def test_says_why_cases_are_untested_and_how_to_run_again(self, record: Record) -> None:
        page = Page(report(record, write_html))
        rows = page.text("tr")
        assert any(line.startswith("games gave up 1 ") for line in rows)
        assert any(line.startswith("other not claimed 1 ") for line in rows)
        assert f"{CHARGE} still a constant https://example.org/issues/7" in rows
        assert "case x: conforms now" in page.text("li")
        assert "raw certify './dice box'" in page.text("pre")
        text = " ".join(page.text("dl")[-1:])
        for said in (
            "rules-as-written 0.1.0",
            "c0ffee",
            "2031-02-03T04:05:06.789+00:00",
            "Linux x86_64, Python 3.12.1",
        ):
            assert said in text

    def test_without_floors_noise_or_failures_nothing_is_made_up(self, tmp_path: Path) -> None:
        text = report(written(tmp_path, [row(f"{HIT}/a")], {"known_failures": []}), write_html)
        assert "None of those in scope." in text
        for absent in ("Floors", "Own rulings", "Stale", "standard error", "Ended with", CHARGE + "</code> <span"):
            assert absent not in text

    def test_no_word_becomes_markup(self, hostile: Record) -> None:
        source = report(hostile, write_html)
        page = Page(source)
        assert page.open == []
        assert {"script", "img", "b"}.isdisjoint(tag for tag, _ in page.tags)
        assert not any("javascript:" in str(attributes) for _, attributes in page.tags)
        assert "javascript:alert(3)" in page.text("td")
        assert all(one.isprintable() for one in source.replace("\n", ""))
        assert any("<script>alert(1)</script>|`x`\"'" in one for one in page.text("code"))


def cells(line: str) -> list[str]:
    """Return the cells of a line of a Markdown table, as its pipes divide it."""
    return [cell.strip() for cell in line.strip("|").split("|")]


class TestMarkdown:
    def test_tables_have_the_numbers(self, record: Record) -> None:
        lines = report(record, write_markdown).splitlines()
        assert lines[0] == "## Dicebox 3.1 (Rust) against the rules as written"
        (games,) = [cells(line) for line in lines if line.startswith("| `games`")]
        assert games == [
            *("`games`", "does not conform (1 known)", "1 of 6", "1", "1", "1", "1", "1", "1 of 2"),
            "operations 2 of 5, optional rules 1 of 3",
        ]
        (hit,) = [cells(line) for line in lines if line.startswith(f"| `{HIT}`")]
        assert hit[1:3] == ["1 of 3", "1"]
        assert "- case x: conforms now" in lines

    def test_every_row_of_a_table_has_as_many_cells_as_its_head(self, record: Record, hostile: Record) -> None:
        for one in (record, hostile):
            lines = report(one, write_markdown).splitlines()
            heads = [at for at, line in enumerate(lines) if line.startswith("| ---")]
            assert len(heads) == 3
            for at in heads:
                rows = list(self.table(lines[at - 1 :]))
                assert {len(cells(line)) for line in rows} == {len(cells(rows[0]))}

    def table(self, lines: list[str]) -> Iterator[str]:
        for line in lines:
            if not line.startswith("|"):
                return
            yield line

    def test_escapes(self) -> None:
        assert prose("a|b `c`\nd <e> _f_ g_h") == "a&#124;b &#96;c&#96; d &#60;e&#62; &#95;f&#95; g_h"
        assert code("plain_id[a=1]") == "`plain_id[a=1]`"
        assert code("a|b") == "<code>a&#124;b</code>"
        assert code("a`b\\c") == "<code>a&#96;b&#92;c</code>"
        assert "`" not in code("\n")

    def test_no_word_becomes_markup(self, hostile: Record) -> None:
        text = report(hostile, write_markdown)
        assert "<script" not in text
        assert "<img" not in text
        assert all(one.isprintable() for one in text.replace("\n", ""))

    def test_stays_short(self, tmp_path: Path) -> None:
        rows = [row(f"{HIT}/case_{number:03}", "differs", **asked(1, "x" * 5000)) for number in range(300)]
        text = report(written(tmp_path, rows), write_markdown)
        assert "and 280 more." in text
        assert len(text) < 30_000


class TestJUnit:
    def test_counts_are_those_of_the_elements(self, record: Record) -> None:
        root = ElementTree.fromstring(report(record, write_junit))
        total = {"name": "raw: Dicebox 3.1 (Rust)", "tests": "10", "failures": "1", "errors": "1", "skipped": "6"}
        assert root.attrib == total
        games, other = root
        assert games.attrib["tests"] == "9"
        assert other.attrib == {"name": "other", "timestamp": HEADER["started"]} | {
            "tests": "1",
            "failures": "0",
            "errors": "0",
            "skipped": "1",
        }
        for suite in (games, other):
            assert len(suite.findall("testcase")) == int(suite.attrib["tests"])
            for element, attribute in (("failure", "failures"), ("error", "errors"), ("skipped", "skipped")):
                assert len(suite.findall(f"testcase/{element}")) == int(suite.attrib[attribute])

    def test_each_case_says_what_became_of_it(self, record: Record) -> None:
        root = ElementTree.fromstring(report(record, write_junit))
        found = {case.attrib["name"]: case for case in root.iter("testcase")}
        assert list(found) == [one["case"] for one in ROWS]
        assert {case.attrib["classname"] for case in found.values()} == {one["rule"] for one in ROWS}
        assert list(found[f"{HIT}/a_20_hits"]) == []
        (differs,) = found[f"{HIT}/a_total_of_20[attack bonus=5]"]
        assert (differs.tag, differs.attrib["type"]) == ("failure", "differs")
        assert differs.attrib["message"] == "differs: exchange 1 (games.attack_roll), hit: expected false, found true"
        assert "again: raw certify './dice box' --case" in str(differs.text)
        assert [one.tag for one in found[f"{HIT}/breaks"]] == ["error"]
        (declines,) = found[f"{CHARGE}/adds_2"]
        assert declines.tag == "skipped"
        assert declines.attrib["message"].startswith("declines (known: still a constant): exchange 1")
        assert found["games.charge.once/elsewhere"][0].attrib["message"] == "untested (not claimed)"
        assert found["games.charge.once/open"][0].attrib["message"].startswith("own ruling: ")

    def test_says_which_suite_and_verdict(self, record: Record) -> None:
        root = ElementTree.fromstring(report(record, write_junit))
        said = {one.attrib["name"]: one.attrib["value"] for one in root[0].iter("property")}
        assert said["verdict"] == "does not conform (1 known)"
        assert said["suite"] == "rules-as-written 0.1.0 c0ffee"

    def test_hostile_words_are_carried_or_removed(self, hostile: Record) -> None:
        root = ElementTree.fromstring(report(hostile, write_junit))
        (case,) = root.iter("testcase")
        assert case.attrib["name"] == HOSTILE.replace("\x1b", "").replace("\x00", "")
        assert "<img src=x onerror=alert(2)> | `tick`" in case[0].attrib["message"]
        assert "\ud800" not in str(case[0].text)


class TestBadge:
    def test_says_the_verdict_with_numerator_and_denominator(self, tmp_path: Path) -> None:
        found = written(tmp_path, [row(f"{HIT}/a"), row(f"{HIT}/b"), row(f"{HIT}/c", refusal=True)])
        assert badge(found) == {
            "schemaVersion": 1,
            "label": "games",
            "message": "conforms 2/2",
            "color": "brightgreen",
        }
        assert json.loads(report(found, write_badge)) == badge(found)

    def test_the_worst_of_several_rulesets_speaks(self, tmp_path: Path) -> None:
        rows = [row(f"{HIT}/a"), row("other.topic.rule/a", "declines", **asked(1, None)), row("other.topic.rule/b")]
        said = badge(written(tmp_path, rows))
        assert (said["label"], said["message"], said["color"]) == ("rules as written", "partial 2/3", "yellow")

    def test_known_failures_a_part_and_no_verdict(self, record: Record, tmp_path: Path) -> None:
        assert badge(record)["message"] == "does not conform (1 known) 1/6"
        assert badge(record)["color"] == "red"
        filters = {"rulesets": [], "rules": [], "cases": ["a*"]}
        assert badge(written(tmp_path, [row(f"{HIT}/a")], {"filters": filters}))["message"] == "conforms 1/1 of a part"
        nothing = badge(written(tmp_path, [row(f"{HIT}/a", "untested", reason="filtered")]))
        assert (nothing["message"], nothing["color"]) == ("no verdict", "lightgrey")


class TestEveryReport:
    @pytest.mark.parametrize("write", WRITERS)
    def test_a_path_that_cannot_be_written(self, record: Record, write: Write) -> None:
        path = record.path.with_name("missing") / "report"
        with pytest.raises(UsageError) as error:
            write(record, path)
        assert error.value.place == str(path)
        assert error.value.found == "No such file or directory"
        assert error.value.expected == "a path where the report can be written"

    @pytest.mark.parametrize("write", WRITERS)
    def test_the_record_is_not_written_over(self, record: Record, write: Write) -> None:
        before = record.path.read_bytes()
        with pytest.raises(UsageError, match="the record itself"):
            write(record, record.path)
        assert record.path.read_bytes() == before

    @pytest.mark.parametrize("write", [*WRITERS, lambda record, _: print_report(record, io.StringIO(), True)])
    def test_memory_does_not_grow_with_the_cases_that_conform(self, tmp_path: Path, write: Write) -> None:
        peaks = []
        for number in (50, 50, 4000):  # the first imports what is needed
            found = written(tmp_path, [row(f"{HIT}/case_{one:05}") for one in range(number)])
            tracemalloc.start()
            write(found, tmp_path / "report")
            peaks.append(tracemalloc.get_traced_memory()[1])
            tracemalloc.stop()
        assert peaks[2] < peaks[1] + 100_000


class TestRecord:
    def test_a_cut_record_certifies_nothing(self, record: Record) -> None:
        whole = record.path.read_text()
        record.path.write_text(whole[: whole.rindex('{"counts"')])
        with pytest.raises(UsageError, match="cut short"):
            read_record(record.path)
        record.path.write_text(whole[:-20])
        with pytest.raises(UsageError, match="cut or damaged"):
            read_record(record.path)

    def test_a_row_gone_or_twice_is_noticed(self, record: Record) -> None:
        lines = record.path.read_text().splitlines(keepends=True)
        for changed in ([*lines[:3], *lines[4:]], [*lines[:3], *lines[2:]]):
            record.path.write_text("".join(changed))
            with pytest.raises(CountIsOff):
                read_record(record.path)
