"""The charges of an action that is delivered by touch or reach to several targets (L62)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points.world import NAME, Creature, Target, TouchAction, World

Action = Annotated[str, Fact("attacker", pattern=NAME)]


@dataclass(frozen=True)
class Begun:
    """The charges of the action that begins, and how many of earlier actions it removes."""

    charges: int
    removed: int


@operation()
def begin_charged_action(
    *,
    creature: Creature,
    action: Action,
    targets_allowed: Annotated[int, Fact("attacker", least=0)] = 0,
    requires_concentration: Annotated[bool, Fact("attacker")],
    play: Play,
) -> Begun:
    """Rule on the charges of an action that someone begins, and on those of earlier ones.

    Args:
        creature: whoever begins it, by name.
        action: by name.
        targets_allowed: how many targets it allows for touch or reach; 0 for any other action.
        requires_concentration: whether the new action does.

    Returns:
        The new action's charges, and how many of earlier actions are removed.

    Raises:
        Invalid: an action of that name still goes on.

    Source: document 000, L62.
    """
    held = play.recall(World).touch_charges.setdefault(creature, {})
    removed = 0
    if requires_concentration:
        for one in held.values():
            removed += 0 if one.ended else one.charges
            one.ended = one.ended or "concentration"
    if removed:
        play.because("action_points.touch_charges.concentration", removed=removed)
    if action in held and not held[action].ended:
        raise Invalid("action", action, "an action of another name than one that still goes on")
    if targets_allowed:
        play.because("action_points.touch_charges.as_many_as_targets", charges=targets_allowed)
        held[action] = TouchAction(charges=targets_allowed, several=targets_allowed > 1)
    return Begun(targets_allowed, removed)


@dataclass(frozen=True)
class Attempt:
    """Whether the attempt delivers the effect, the charges left after it, and whether the action goes on."""

    delivered: bool
    charges_left: int
    goes_on: bool


@operation()
def attempt_delivery(
    *,
    creature: Creature,
    action: Action,
    target: Target,
    hits: Annotated[bool, Fact("attacker")],
    play: Play,
) -> Attempt | NotAllowed:
    """Rule on an attempt to deliver a charge.

    Args:
        creature: whoever attacks, by name.
        action: the action whose charge it is, by name.
        target: by name.
        hits: whether the attack succeeds.

    Returns:
        Not allowed, or whether the effect is delivered, the charges left, and whether the action goes on.

    Raises:
        Invalid: this creature has not begun that action.

    Source: document 000, L62, L64.
    """
    one = _held(play, creature, action)
    if one.ended:
        return play.forbids(f"action_points.touch_charges.{one.ended}")
    # attempts are counted, not creatures: a doubt whether two of them may be against one
    if target in one.targets and play.reads("action_points.touch_charges.same_target") == "once":
        return play.forbids("action_points.touch_charges.each_attempt")
    one.targets = (*one.targets, target)
    if not hits:
        play.because("action_points.touch.needs_hit")
    if hits or one.several or not keeps_single(play):
        one.charges -= 1
        play.because("action_points.touch_charges.each_attempt", charges_left=one.charges)
    if not one.charges:
        one.ended = "all_delivered"
        play.because("action_points.touch_charges.all_delivered")
    return Attempt(hits, one.charges, goes_on=not one.ended)


def keeps_single(play: Play) -> bool:
    """Return whether a miss leaves its charge to an action that allows one target (L62.1, L62.2)."""
    # attempts are said to count where several targets are allowed: a doubt what a miss costs where only one is
    return play.reads("action_points.touch_charges.single_miss") == "kept"


@dataclass(frozen=True)
class Dismissed:
    """How many charges a dismissal removes."""

    removed: int


@operation()
def dismiss_action(
    *,
    creature: Creature,
    action: Action,
    willingly: Annotated[bool, Fact("attacker")] = True,
    play: Play,
) -> Dismissed:
    """Rule on the end of an action that its instigator dismisses.

    Args:
        creature: the instigator, by name.
        action: by name.
        willingly: whether the instigator wants it; what makes a dismissal an unwilling one is not said.

    Returns:
        How many charges are removed.

    Raises:
        Invalid: this creature has not begun that action, or it has ended.

    Source: document 000, L62.2.
    """
    one = _held(play, creature, action)
    if one.ended:
        raise Invalid("action", action, "an action that still goes on")
    one.ended = "dismissal"
    play.because("action_points.touch_charges.dismissal", willingly=willingly)
    return Dismissed(one.charges)


def _held(play: Play, creature: str, action: str) -> TouchAction:
    """Return what lasts of an action that someone has begun."""
    one = play.recall(World).touch_charges.get(creature, {}).get(action)
    if one is None:
        raise Invalid("action", action, f"an action that {creature} has begun")
    return one
