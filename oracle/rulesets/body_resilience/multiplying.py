"""Multiplying damage (L24.4 to L24.7)."""

from __future__ import annotations

from collections.abc import Sequence

from oracle.core.ruling import Play


def rolls(play: Play, factors: Sequence[int]) -> int:
    """Return how many times damage is rolled (L24.5, L24.6)."""
    if not factors:
        return 1
    _, *others = factors
    times = sum(factors)
    if others:
        play.because("body_resilience.multiplying.of_the_original", factors=list(factors))
    # each works off the original: a doubt whether each adds what is beyond it, or its whole multiple
    if others and play.reads("body_resilience.multiplying.several_factors") == "extra_times":
        times -= len(others)
    play.because("body_resilience.multiplying.rolled_again", times=times)
    return times


def extra(play: Play, dice: str | None, times: int) -> int:
    """Return the damage of dice over and above the weapon's own, which are rolled once (L24.7)."""
    if dice is None:
        return 0
    rolled = play.roll("extra_damage")
    if times > 1:
        play.because("body_resilience.multiplying.extra_dice", rolled=rolled)
    return rolled
