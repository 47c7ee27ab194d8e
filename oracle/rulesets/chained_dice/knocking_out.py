"""Knocking someone out, and strangling on (L202 to L206)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice import grapple
from oracle.rulesets.chained_dice.world import Body, Target, World

MINUTE = 60
"""In seconds: how long a strangler holds on to kill (L206)."""


@dataclass(frozen=True)
class KnockOut:
    """Whether an attempt knocks someone out.

    Args:
        unconscious: whether the target is so now.
        hours: for how long.
    """

    unconscious: bool
    hours: int


@operation()
def knock_out(
    *,
    target: Target = "target",
    guts_total: Annotated[int, Fact("attacker")],
    stamina_total: Annotated[int, Fact("target")],
    means: Annotated[Literal["strangulation", "other"], Fact("attacker")] = "other",
    play: Play,
) -> KnockOut:
    """Rule whether an attempt to knock someone out succeeds, and for how long.

    Args:
        target: by name.
        guts_total: what the attacker's guts check comes to.
        stamina_total: what the target's stamina check comes to.
        means: whether the target is strangled.

    Returns:
        Whether the target is unconscious, and for how many hours; the state then holds both.

    Raises:
        Invalid: a target that is unconscious already, or dead.

    Source: document 002, L202, L204.
    """
    body = _alive(play, target)
    if body.knocking_out_hours:
        raise Invalid("target", target, "someone who is conscious")
    play.because("chained_dice.knocking_out.checks", guts=guts_total, stamina=stamina_total)
    if guts_total <= stamina_total:
        return KnockOut(unconscious=False, hours=0)
    hours = guts_total - stamina_total
    play.because("chained_dice.knocking_out.unconscious")
    play.because("chained_dice.knocking_out.hours", hours=hours)
    body.knocking_out_hours = hours
    body.knocking_out_held = means == "strangulation"
    grapple.holder_falls(play, play.recall(World), target)
    return KnockOut(unconscious=True, hours=hours)


def _alive(play: Play, target: str) -> Body:
    """Return what lasts of a target who is not dead.

    Raises:
        Invalid: the target is dead.
    """
    body = play.recall(World).of(target)
    if body.dead:
        raise Invalid("target", target, "someone who is not dead")
    return body


@dataclass(frozen=True)
class Strangled:
    """What becomes of a target that is strangled on.

    Args:
        dead: whether it is.
        seconds: how long it has been held since it was knocked out.
    """

    dead: bool
    seconds: int


@operation()
def hold_strangulation(
    *,
    target: Target = "target",
    seconds: Annotated[int, Fact("attacker", least=1)],
    play: Play,
) -> Strangled | NotAllowed:
    """Rule on holding on to someone who has been strangled unconscious.

    Args:
        target: by name.
        seconds: for how long the hold goes on from now.

    Returns:
        Not allowed without such a hold, or whether the target is dead; the state holds how long the hold has lasted.

    Raises:
        Invalid: a target that is dead already.

    Source: document 002, L206.
    """
    body = _alive(play, target)
    if not body.knocking_out_held:
        return play.forbids("chained_dice.knocking_out.hold_needed")
    body.knocking_out_held_seconds += seconds
    play.because("chained_dice.knocking_out.strangulation", seconds=body.knocking_out_held_seconds)
    body.knocking_out_dead = body.knocking_out_held_seconds >= MINUTE
    return Strangled(body.knocking_out_dead, body.knocking_out_held_seconds)


@dataclass(frozen=True)
class Unconscious:
    """Whether someone is unconscious.

    Args:
        unconscious: whether the target still is.
        hours: that it will be so.
    """

    unconscious: bool
    hours: int


@operation()
def let_go(*, target: Target = "target", play: Play) -> Unconscious:
    """Rule on a target of a strangulation that is let go of.

    Args:
        target: by name.

    Returns:
        Whether the target is unconscious, and for how long yet; the state no longer holds the hold.

    Raises:
        Invalid: a target that is dead.

    Source: document 002, L202.3, L206.
    """
    body = _alive(play, target)
    body.forget(("knocking_out_held", "knocking_out_held_seconds"))
    return _unconscious(play, body)


@operation()
def hours_pass(*, target: Target = "target", hours: Annotated[int, Fact("scene", least=1)], play: Play) -> Unconscious:
    """Rule on a target that was knocked out, some hours later.

    Args:
        target: by name.
        hours: that pass; whoever held the target has let go.

    Returns:
        Whether the target is still unconscious, and for how long yet.

    Raises:
        Invalid: a target that is dead.

    Source: document 002, L202.3, L202.4.
    """
    body = _alive(play, target)
    body.knocking_out_hours = max(0, body.knocking_out_hours - hours)
    body.forget(("knocking_out_held", "knocking_out_held_seconds"))
    return _unconscious(play, body)


def _unconscious(play: Play, body: Body) -> Unconscious:
    play.because("chained_dice.knocking_out.hours", hours=body.knocking_out_hours)
    return Unconscious(body.knocking_out_hours > 0, body.knocking_out_hours)
