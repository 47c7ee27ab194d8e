"""Helpless opponents (L53)."""

from __future__ import annotations

from oracle.core.ruling import Play
from oracle.rulesets.combat_options.world import Body, in_use


def hit_automatically(play: Play, kind: str, target: Body, held: str) -> bool:
    """Return whether the target is hit without an Attack Roll (L53.1)."""
    if held == "free" and not (target.subdued or target.at_deaths_door):
        return False
    if not in_use(play, "helpless"):
        return False
    # the examples are of creatures held fast: a doubt whether one who is subdued or unconscious is helpless too
    if held == "free" and play.reads("combat_options.helpless.who_is_helpless") == "only_the_held":
        return False
    if held in ("magically_paralysed", "frozen"):
        play.because("combat_options.helpless.examples", held=held)
    if kind == "missile":
        play.because("combat_options.helpless.melee_only")
        return False
    play.because("combat_options.helpless.automatic_hit")
    play.because("combat_options.helpless.damage_roll")
    return True
