"""A whole suite in a few lines, to be broken in one place: one ruleset, with one rule for each kind of scenario."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

import oracle.rulesets
from oracle.core import home

FILES = {
    "tables/SLUG/ruleset.toml": """
title = "Hitting"
document = "999"
sha256 = "0"
[abbreviations]
[units]
[topics]
hit = "Hitting"
""",
    "tables/SLUG/rules.csv": """rule,statements,standing,summary
SLUG.hit.reaches,L1,required,A total above the AC hits
SLUG.hit.natural_20,L2,required,A natural 20 hits
""",
    "tables/SLUG/context.csv": "statement,why\nL3,Greets the reader\n",
    "tables/SLUG/statements.csv": "statement,digest\n" + "".join(f"L{one},{one * 64}\n" for one in "123"),
    "tables/SLUG/readings.toml": """
[[ambiguity]]
id = "SLUG.hit.tie"
question = "Does a total equal to the AC hit?"
statements = "L1"
default = "hits"
why = "It reaches it."
[ambiguity.readings.hits]
for = "It reaches it."
against = "It is not above it."
[ambiguity.readings.misses]
for = "It is not above it."
against = "It reaches it."
""",
    "tables/SLUG/hit.csv": "face,statement\n20,L2\n",
    "rulesets/SLUG/__init__.py": '"""Document 999."""\n',
    "rulesets/SLUG/hit.py": '''"""Hitting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.tables import read_table

ALWAYS = [row["face"] for row in read_table(folder("SLUG") / "hit.csv", {"face": int, "statement": str})]


@dataclass(frozen=True)
class Hit:
    """Whether it hits."""

    hit: bool


@operation(dice={"attack": "d20"})
def attack(*, bonus: int, armor_class: Annotated[int, Fact("target", least=0)], play: Play) -> Hit:
    """Rule whether an attack hits."""
    face = play.roll("attack")
    if face in ALWAYS:
        play.because("SLUG.hit.natural_20", face=face)
        return Hit(True)
    play.because("SLUG.hit.reaches", total=face + bonus)
    if face + bonus == armor_class:
        return Hit(play.reads("SLUG.hit.tie") == "hits")
    return Hit(face + bonus > armor_class)
''',
    "features/SLUG/hit.feature": """Feature: Hitting

  @SLUG.hit.reaches
  Rule: A total above the AC hits

    Scenario Outline: above and below
      Given an attack at <bonus> on AC <AC>
      When the die shows <face>
      Then it <answer>

      Examples:
        | bonus | AC | face | answer |
        | 2     | 12 | 11   | hits   |
        | 2     | 12 | 9    | misses |
        | 2     | 12 | 1    | misses |

    @reading.SLUG.hit.tie.hits
    Scenario: a tie hits
      Given an attack at 2 on AC 12
      When the die shows 10
      Then it hits

    @reading.SLUG.hit.tie.misses
    Scenario: a tie misses
      Given an attack at 2 on AC 12
      When the die shows 10
      Then it misses

    Scenario Outline: no such face
      Given an attack at 2 on AC 12
      When the die shows <face>
      Then it is refused for its attack

      Examples:
        | face |
        | 0    |
        | 21   |

  @SLUG.hit.natural_20
  Rule: A natural 20 hits

    Scenario Outline: a natural 20
      Given an attack at 0 on AC 30
      When the die shows <face>
      Then it hits

      Examples:
        | face |
        | 20   |

    @near_miss
    Scenario: a total of 20
      Given an attack at 5 on AC 30
      When the die shows 15
      Then it misses
""",
    "steps/SLUG/test_hit.py": '''"""Phrases of hitting."""

from oracle.phrases import given, then, when


@given("an attack at {bonus:d} on AC {armor_class:d}")
def attack_at(case, bonus, armor_class):
    case.given(bonus=bonus, armor_class=armor_class)


@when("the die shows {face:d}")
def die_shows(case, face):
    case.ask("attack", dice={"attack": [face]})


@then("it {hits:hits}", hits={"hits": True, "misses": False})
def hits(case, hits):
    case.expect("hit", hits)


@then("it is refused for its {fact:w}")
def refused(case, fact):
    case.expect(refused=fact)
''',
}
"""Every file of the suite; SLUG stands for the ruleset's slug."""

_numbers = count(1)


class TinySuite:
    """The suite in a folder. Each one has a slug of its own, since what is read is kept by slug."""

    def __init__(self, root: Path) -> None:
        self.slug = f"tiny{next(_numbers)}"
        self._root = root
        for path in FILES:
            self.write(path, FILES[path])

    def write(self, path: str, text: str) -> None:
        """Write a file."""
        file = self._root / path.replace("SLUG", self.slug)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.replace("SLUG", self.slug), encoding="utf-8")

    def read(self, path: str) -> str:
        """Return the text of a file."""
        return (self._root / path.replace("SLUG", self.slug)).read_text(encoding="utf-8")

    def alter(self, path: str, old: str, new: str) -> None:
        """Replace the first `old` of a file, which must be there."""
        text = self.read(path)
        old = old.replace("SLUG", self.slug)
        assert old in text
        self.write(path, text.replace(old, new, 1))

    def remove(self, path: str) -> None:
        """Remove a file."""
        (self._root / path.replace("SLUG", self.slug)).unlink()


@contextmanager
def tiny_suite(root: Path, patch: pytest.MonkeyPatch) -> Iterator[TinySuite]:
    """Have a tiny suite be the one that is found."""
    suite = TinySuite(root)
    patch.setattr(home, "PACKAGE", root / "oracle")
    patch.setattr(oracle.rulesets, "__path__", [*oracle.rulesets.__path__, str(root / "rulesets")])
    home.suite_home.cache_clear()
    yield suite
    patch.undo()
    home.suite_home.cache_clear()
    for name in [one for one in sys.modules if one.startswith(f"oracle.rulesets.{suite.slug}")]:
        del sys.modules[name]
