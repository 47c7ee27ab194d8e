"""Parrying (L55 to L59)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.combat_options import charging
from oracle.rulesets.combat_options.world import LEFT_OUT, Body, Combatant, UnusedRules, World, in_use, incapable


@dataclass(frozen=True)
class Parry:
    """What a parry adds to AC against melee attacks, this Round."""

    armor_class_bonus: int


@operation()
def declare_parry(
    *,
    combatant: Combatant = "combatant",
    strength_modifier: Annotated[int, Fact("combatant")],
    initiative_rolled: Annotated[bool, Fact("scene")],
    moves: Annotated[bool, Fact("combatant")] = False,
    unused_rules: UnusedRules = frozenset(),
    play: Play,
) -> Parry | NotAllowed:
    """Rule whether a combatant may parry this Round, and what it adds to AC.

    Args:
        combatant: who parries, by name.
        strength_modifier: signed.
        initiative_rolled: whether this Round's initiative has been rolled.
        moves: whether the combatant means to move this Round too.
        unused_rules: topics whose rules the Referee does not use.

    Returns:
        Not allowed, or the bonus; the state then holds it, and that the combatant's action is spent.

    Source: document 003, L55 to L59.
    """
    if not in_use(play, "parrying"):
        return play.cannot_rule(LEFT_OUT)
    body = play.recall(World).of(combatant)
    refused = incapable(play, body, "combatant", combatant)
    if refused:
        return refused
    if initiative_rolled:
        return play.forbids("combat_options.parrying.declaration")
    if body.charging or body.attacked or body.action is not None:
        return play.forbids("combat_options.parrying.sole_action")
    if body.charge_declared and not charging.may_change(play):
        return play.forbids("combat_options.parrying.sole_action")
    # "instead of attacking (or performing another action)": a doubt whether moving is one
    if moves and play.reads("combat_options.parrying.movement") == "not_allowed":
        return play.forbids("combat_options.parrying.sole_action")
    if body.charge_declared:
        body.charge_forgone = True
        body.charge_declared = False
    body.action = "parry"
    body.parry_bonus = max(strength_modifier, 1)
    play.because("combat_options.parrying.declaration")
    play.because("combat_options.parrying.bonus", strength_modifier=strength_modifier, bonus=body.parry_bonus)
    return Parry(armor_class_bonus=body.parry_bonus)


def armor_class_modifier(play: Play, kind: str, target: Body, held: str) -> int:
    """Return what the target's parry adds to its AC against an attack (L59)."""
    if not target.parry_bonus or not in_use(play, "parrying"):
        return 0
    if kind == "missile":
        play.because("combat_options.parrying.melee_only")
        return 0
    if held != "free" and _ends_with_ability(play):
        return 0
    play.because("combat_options.parrying.bonus", bonus=target.parry_bonus)
    return target.parry_bonus


def struck_down(play: Play, body: Body) -> None:
    """End the parry of someone who can no longer act, where it ends so (L59)."""
    if body.parry_bonus and _ends_with_ability(play):
        body.forget(("parry_bonus",))


def _ends_with_ability(play: Play) -> bool:
    # "all melee attacks that Round": a doubt whether someone still parries who has been struck down, or is held
    return play.reads("combat_options.parrying.parry_of_the_helpless") == "ends"
