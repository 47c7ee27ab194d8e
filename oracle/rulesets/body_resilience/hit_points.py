"""Body points and resilience points, and what their loss comes to (L24.43 to L24.48)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact, Lasting
from oracle.rulesets.body_resilience.damage_reduction import Active, Armor, divided, reduction
from oracle.rulesets.body_resilience.terms import NAME

DEAD_AT = -10
State = Literal["normal", "restricted", "dying", "dead"]


@dataclass(init=False)
class Body(Lasting):
    """What lasts of one creature: its points."""

    body_points: int | None = None
    resilience_points: int | None = None


@dataclass
class World:
    """What lasts of a scene: its creatures by name."""

    bodies: dict[str, Body] = field(default_factory=dict)


@dataclass(frozen=True)
class Condition:
    """What points come to.

    Args:
        condition: normal, restricted in actions, dying, or dead.
        acts_normally: whether actions have no restrictions or penalties.
        restrictions: what they are, which this document does not say; None for whoever has none.
    """

    condition: State
    acts_normally: bool
    restrictions: str | None


@dataclass(frozen=True)
class Hit:
    """What a hit does.

    Args:
        negated: the damage that is taken from nothing.
        resilience_damage: the damage taken from resilience points.
        body_damage: the damage taken from body points.
        resilience_points: what is left of them.
        body_points: what is left of them.
        condition: what that comes to.
    """

    negated: int
    resilience_damage: int
    body_damage: int
    resilience_points: int
    body_points: int
    condition: State


@operation()
def take_hit(
    *,
    target: Annotated[str, Fact("target", pattern=NAME)] = "target",
    body_points: Annotated[int | None, Fact("target", starting=True)] = None,
    resilience_points: Annotated[int | None, Fact("target", starting=True)] = None,
    base_damage: Annotated[int, Fact("attacker", least=1)],
    armor: Armor = (),
    active: Active = (),
    play: Play,
) -> Hit:
    """Rule on what a hit takes of whoever it hits.

    Args:
        target: who is hit, by name.
        body_points: current, before the first hit.
        resilience_points: current, before the first hit.
        base_damage: of the hit, 1 or more.
        armor: the sources of armour DR.
        active: the sources of active DR, 0 or more each.

    Returns:
        The damage negated and taken, the points left, and the condition.

    Raises:
        Invalid: points that nobody stated, or stated again.

    Source: document 004, L24.8 to L24.18, L24.43 to L24.47.
    """
    body = play.recall(World).bodies.setdefault(target, Body())
    before = play.starting("body_points", body_points, body.body_points)
    resilience = play.starting("resilience_points", resilience_points, body.resilience_points)
    negated, converted, lost = divided(play, base_damage, reduction(play, armor, active))
    play.because("body_resilience.hit_points.two_kinds")
    body.body_points, body.resilience_points = before - lost, resilience - converted
    condition = _condition(play, body.body_points, body.resilience_points)
    return Hit(negated, converted, lost, body.resilience_points, body.body_points, condition)


@operation()
def condition(
    *,
    body_points: Annotated[int, Fact("target")],
    resilience_points: Annotated[int, Fact("target")],
    play: Play,
) -> Condition:
    """Rule on what body points and resilience points come to.

    Args:
        body_points: current.
        resilience_points: current.

    Returns:
        The condition, whether one acts normally, and what the restrictions are, which this document does not say.

    Source: document 004, L24.45 to L24.48.
    """
    found = _condition(play, body_points, resilience_points)
    if found != "normal":
        missing = "the restrictions and penalties of injury (L24.48)"
        play.cannot_tell("restrictions", missing, "body_resilience.hit_points.injury_rules")
    return Condition(found, found == "normal", None)


def _condition(play: Play, body_points: int, resilience_points: int) -> State:
    if body_points <= DEAD_AT:
        play.because("body_resilience.hit_points.dead", body_points=body_points)
        return "dead"
    if body_points < 0:
        play.because("body_resilience.hit_points.dying", body_points=body_points)
        return "dying"
    if body_points < 1 or resilience_points < 0:
        play.because(
            "body_resilience.hit_points.restricted", body_points=body_points, resilience_points=resilience_points
        )
        return "restricted"
    play.because("body_resilience.hit_points.normal", body_points=body_points, resilience_points=resilience_points)
    return "normal"
