"""What several tests share: an engine on strings, hand-made cases, and a suite that has every kind of expectation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from oracle.core import home
from oracle.engines import reference
from oracle.engines.protocol import Broke, NotMeasured
from oracle.tests.tiny_suite import TinySuite, tiny_suite

Reply = Callable[[str, dict[str, Any]], dict[str, Any]]
"""Given a method and its params, returns the response's part, or raises Broke."""


class Puppet:
    """An engine in our own process that answers one request at each `collect`.

    Args:
        reply: its answers; those of the oracle if none is given.
        in_flight: how many cases it says it takes at once.
        claims: its claims by ruleset; everything if none are given.
        last_first: whether it answers the request that came last.
        starts: how often it can be started; as often as asked if 0.
    """

    def __init__(
        self,
        reply: Reply | None = None,
        *,
        in_flight: int = 1,
        claims: Mapping[str, Any] | None = None,
        last_first: bool = False,
        starts: int = 0,
    ) -> None:
        self.in_flight = 1
        self.noise = ""
        self.started = 0
        self.closed = 0
        self.seen: list[list[dict[str, Any]]] = []
        """The facts of what was open at each `collect`."""
        self._reply = reply or reference.call
        self._says = in_flight
        self._claims = {one: {} for one in home.rulesets()} if claims is None else claims
        self._next = max if last_first else min
        self._starts = starts
        self._open: dict[int, tuple[str, dict[str, Any]]] = {}
        self._runs = False

    def start(self) -> dict[str, Any]:
        if self._starts and self.started == self._starts:
            raise NotMeasured("the puppet", "cut strings", "a puppet that starts")
        self.started += 1
        self._runs = True
        self.in_flight = self._says
        engine = {"name": "puppet", "version": "7"}
        return {"protocol": 1, "engine": engine, "in_flight": self._says, "rulesets": self._claims}

    def submit(self, key: int, method: str, params: Mapping[str, Any]) -> None:
        assert self._runs
        assert key not in self._open
        self._open[key] = method, dict(params)

    def collect(self) -> list[tuple[int, dict[str, Any]]]:
        self.seen.append([params["facts"] for _, params in self._open.values()])
        key = self._next(self._open)
        method, params = self._open.pop(key)
        try:
            part = self._reply(method, params)
        except Broke:
            self._open.clear()
            self._runs = False
            raise
        return [(key, {"jsonrpc": "2.0", "id": key, **part})]

    def close(self) -> None:
        self.closed += 1
        self._open.clear()


def exchange(*expect: dict[str, Any], method: str = "games.ask", **more: Any) -> dict[str, Any]:
    """Return an exchange; `facts`, `dice` and `count` may be given."""
    return {"method": method, "facts": {}, "dice": {}, "stated": [], "expect": list(expect)} | more


def case(name: str, *exchanges: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return a compiled case of that id; its rule is the id's."""
    rule = name.partition("/")[0]
    return {
        "case": name,
        "rule": rule,
        "standing": "required",
        "ruleset": rule.partition(".")[0],
        "feature": "ask.feature",
        "line": 1,
        "scenario": name,
        "cells": {},
        "readings": {},
        "near_miss": False,
        "refusal": False,
        "exchanges": list(exchanges),
    } | more


def ruled(outcome: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return the response's part of a ruling."""
    return {"result": {"outcome": outcome} | more}


MODULE = '''"""Wounds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact, Lasting


@dataclass(init=False)
class Body(Lasting):
    """What lasts of one creature."""

    hit_points: int | None = None


@dataclass
class World:
    """What lasts."""

    bodies: dict[str, Body] = field(default_factory=dict)


@dataclass(frozen=True)
class Wound:
    """A wound."""

    damage: int
    hit_points: int
    fallen: frozenset[str]
    scar: str


@operation(dice={"damage": "d4"})
def strike(
    *,
    target: Annotated[str, Fact("target")],
    hit_points: Annotated[int | None, Fact("target", least=1, starting=True)] = None,
    under_truce: Annotated[bool, Fact("scene")] = False,
    play: Play,
) -> Wound | NotAllowed:
    """Rule on a blow."""
    world = play.recall(World)
    body = world.bodies.setdefault(target, Body())
    body.hit_points = play.starting("hit_points", hit_points, body.hit_points)
    if under_truce:
        return play.forbids("SLUG.wounds.truce")
    damage = play.roll("damage")
    body.hit_points -= damage
    play.because("SLUG.wounds.falls", damage=damage)
    play.cannot_tell("scar", "a table of scars", "SLUG.wounds.scars")
    fallen = frozenset(name for name, one in world.bodies.items() if (one.hit_points or 0) <= 0)
    return Wound(damage, body.hit_points, fallen, "")
'''

FEATURE = """Feature: Wounds

  @SLUG.wounds.falls
  Rule: A creature without hit points falls

    Scenario Outline: what is left
      Given Ann has 10 hit points
      When Ann is struck for <face>
      Then <left> are left
      And nobody has fallen

      Examples:
        | face | left |
        | 1    | 9    |
        | 4    | 6    |

    Scenario: two blows
      Given Ann has 5 hit points
      And Ann has been struck for 3
      When Ann is struck for 2
      Then 0 are left
      And Ann has fallen

    Scenario: any face of a small die
      Given Ann has 8 hit points
      When Ann is struck for 2
      Then the damage is 2 or 3

    Scenario: every face
      Given Ann has 3 hit points
      When Ann is struck, whatever the face
      Then 0 are left on 1 of the faces
      And nobody has fallen on 2 of the faces

  @SLUG.wounds.truce
  Rule: Nobody is struck under a truce

    Scenario: a blow under truce
      Given Ann has 5 hit points
      And there is a truce
      When Ann is struck for 2
      Then it is not allowed

  @SLUG.wounds.scars
  Rule: What scar remains is not said

    Scenario: a scar
      Given Ann has 7 hit points
      When Ann is struck for 2
      Then the scar is not determined

    Scenario: no such face of a wound's die
      Given Ann has 7 hit points
      When Ann is struck for 5
      Then the question is refused for its damage
"""

STEPS = '''"""Phrases of wounds."""

from oracle.phrases import given, then, when


@given("{target:name} has {hit_points:d} hit points")
def has(case, target, hit_points):
    case.given(target=target, hit_points=hit_points)


@given("there is a truce")
def truce(case):
    case.given(under_truce=True)


@given("{target:name} has been struck for {faces:faces}")
@when("{target:name} is struck for {faces:faces}")
def struck(case, target, faces):
    case.ask("strike", target=target, dice={"damage": faces})


@when("{target:name} is struck, whatever the face")
def counted(case, target):
    case.count("strike", "damage", target=target)


@then("{left:d} are left")
def left(case, left):
    case.expect("hit_points", left)


@then("{names:names} has fallen")
def fallen(case, names):
    case.expect("fallen", names)


@then("the damage is {low:d} or {high:d}")
def damage(case, low, high):
    case.expect("damage", one_of=[low, high])


@then("{left:d} are left on {times:d} of the faces")
def left_on(case, left, times):
    case.expect("hit_points", left, times=times)


@then("{names:names} has fallen on {times:d} of the faces")
def fallen_on(case, names, times):
    case.expect("fallen", names, times=times)


@then("it is not allowed")
def not_allowed(case):
    case.expect(not_allowed=True)


@then("the scar is not determined")
def scar(case):
    case.expect(not_determined="scar")


@then("the question is refused for its {purpose:w}")
def refused(case, purpose):
    case.expect(refused=purpose)
'''

WOUNDS = {
    "rulesets/SLUG/wounds.py": MODULE,
    "features/SLUG/wounds.feature": FEATURE,
    "steps/SLUG/test_wounds.py": STEPS,
    "tables/SLUG/rules.csv": """rule,statements,standing,summary
SLUG.hit.reaches,L1,required,A total above the AC hits
SLUG.hit.natural_20,L2,required,A natural 20 hits
SLUG.wounds.falls,L4,required,A creature without hit points falls
SLUG.wounds.truce,L5,optional,Nobody is struck under a truce
SLUG.wounds.scars,L6,silent,What scar remains is not said
""",
}
"""A second topic, with a case for every kind of expectation."""


@contextmanager
def games(root: Path, patch: pytest.MonkeyPatch) -> Iterator[TinySuite]:
    """Have a tiny suite of two topics be the one that is found."""
    with tiny_suite(root, patch) as suite:
        for path, text in WOUNDS.items():
            suite.write(path, text)
        suite.alter("tables/SLUG/ruleset.toml", 'hit = "Hitting"', 'hit = "Hitting"\nwounds = "Wounds"')
        reference._every_operation.cache_clear()
        yield suite
    reference._every_operation.cache_clear()
