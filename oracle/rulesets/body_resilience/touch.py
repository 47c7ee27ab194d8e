"""Touch attacks, and touches outside combat (L24.36 to L24.42)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact


def refused(play: Play, kind: str, touch: bool) -> NotAllowed | None:
    """Refuse a touch attack at range (L24.39, L24.42)."""
    if not touch:
        return None
    # L24.39 has melee attacks declared so, L24.42 only denies ranged ones the bonus
    if kind == "ranged" and play.reads("body_resilience.touch.ranged") == "not_allowed":
        return play.forbids("body_resilience.touch.declared")
    play.because("body_resilience.touch.declared")
    return None


def attack_modifier(play: Play, kind: str, touch: bool) -> int:
    """Return the bonus of a touch attack (L24.40, L24.42)."""
    if not touch or kind == "ranged":
        return 0
    play.because("body_resilience.touch.bonus", modifier=2)
    return 2


def allows_damage(play: Play, succeeds: bool, touch: bool, touches_with: str) -> bool:
    """Return whether damage is rolled for an attack (L24.41, L24.42)."""
    if not (succeeds and touch):
        return succeeds
    play.because("body_resilience.touch.only_a_touch")
    play.because("body_resilience.touch.weapon_or_hand", touches_with=touches_with)
    return False


@dataclass(frozen=True)
class Touch:
    """Whether an attack roll is made for a touch, and whether there was one."""

    rolled: bool
    touched: bool | None


@operation()
def touch_outside_combat(
    *,
    gm_handles_it: Annotated[Literal["without_roll", "ad_hoc_roll", "combat_rules"], Fact("scene")] = "without_roll",
    gm_finds_a_touch: Annotated[bool | None, Fact("scene")] = None,
    play: Play,
) -> Touch:
    """Rule on a touch outside combat.

    Args:
        gm_handles_it: without a roll, with an attack roll made up for it, or by the rules of combat.
        gm_finds_a_touch: what the GM decides; not stated where the GM has said nothing yet.

    Returns:
        Whether an attack roll is made, and whether there was a touch.

    Source: document 004, L24.37, L24.38.
    """
    play.because("body_resilience.touch.outside_combat", handled=gm_handles_it)
    if gm_finds_a_touch is None:
        play.not_determined["touched"] = "what the GM decides (L24.38): gm_finds_a_touch"
    return Touch(gm_handles_it != "without_roll", gm_finds_a_touch)
