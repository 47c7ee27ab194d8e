"""Helpless opponents (L53)."""

from __future__ import annotations

from oracle.core.ruling import Play
from oracle.rulesets.combat_options.world import Body, in_use


def is_helpless(play: Play, target: Body, held: str) -> bool:
    """Return whether a target is helpless (L53.1)."""
    if held != "free":
        if held != "otherwise_helpless":
            play.because("combat_options.helpless.examples", held=held)
        return True
    # the examples are of creatures held fast: a doubt whether one who is unconscious, or only subdued, is helpless
    if target.at_deaths_door or (target.subdued and target.knocked_unconscious):
        return play.reads("combat_options.helpless.who_is_helpless") != "only_the_held"
    return target.subdued and play.reads("combat_options.helpless.who_is_helpless") == "the_subdued_too"


def hit_automatically(play: Play, kind: str, target: Body, held: str) -> bool:
    """Return whether the target is hit without an Attack Roll (L53.1)."""
    free = held == "free" and not (target.subdued or target.at_deaths_door)
    if free or not in_use(play, "helpless") or not is_helpless(play, target, held):
        return False
    if kind == "missile":
        play.because("combat_options.helpless.melee_only")
        return False
    # L53.2 speaks of damage: a doubt whether a push, which does none, is rolled for
    if kind == "push" and play.reads("combat_options.helpless.pushing_the_helpless") == "is_rolled":
        return False
    play.because("combat_options.helpless.automatic_hit")
    if kind == "melee":
        play.because("combat_options.helpless.damage_roll")
    return True
