"""Saves of monsters and NPCs, rolled by the player who causes them (L24.65 to L24.68)."""

from __future__ import annotations

from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.body_resilience.saving_throws import DifficultyClass, Save, SaveModifier, saved
from oracle.rulesets.body_resilience.terms import TAKEN

Role = Literal["player", "npc", "monster"]


@operation(dice={"effect": "d20"})
def reversed_save(
    *,
    save_modifier: SaveModifier,
    difficulty_class: DifficultyClass,
    base_save_bonus: Annotated[int | None, Fact("target", least=0)] = None,
    effect_of: Annotated[Role, Fact("attacker")] = "player",
    saver: Annotated[Role, Fact("target")] = "monster",
    play: Play,
) -> Save | NotAllowed:
    """Rule on a save that is rolled, turned round, by the player whose effect it is made against.

    Args:
        save_modifier: of whoever makes the save, signed.
        difficulty_class: of the effect.
        base_save_bonus: the part of the modifier that comes from classes; if it is not stated, all of it.
        effect_of: whose effect it is.
        saver: who makes the save.

    Returns:
        The player's total, the save score, whether the save succeeds, and whether exposed items may
        be damaged.

    Source: document 004, L24.65 to L24.68.
    """
    if effect_of != "player" or saver == "player":
        play.because("body_resilience.reversed_saves.other_saves")
        return play.cannot_rule("whether such a save may be turned round (L24.65)")
    play.because("body_resilience.reversed_saves.gm_chooses")
    face = play.roll("effect")
    total = face + difficulty_class - 10
    score = TAKEN + _save_bonus(play, save_modifier, base_save_bonus)
    play.because("body_resilience.reversed_saves.total", face=face, total=total)
    if face == 20:
        play.because("body_resilience.reversed_saves.natural_20", face=face)
        play.because("body_resilience.reversed_saves.exposed_items")
        return saved(play, total, score, save_succeeds=False, items_exposed=True)
    if face == 1:
        play.because("body_resilience.reversed_saves.natural_1", face=face)
        return saved(play, total, score, save_succeeds=True, items_exposed=False)
    play.because("body_resilience.reversed_saves.reaches_save_score", total=total, score=score)
    return saved(play, total, score, save_succeeds=total < score, items_exposed=False)


def _save_bonus(play: Play, modifier: int, base: int | None) -> int:
    # "save bonus": a doubt whether the whole modifier is meant, or the base save bonus in it
    if base is not None and play.reads("body_resilience.reversed_saves.which_bonus") == "base_bonus":
        return base
    return modifier
