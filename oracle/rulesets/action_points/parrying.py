"""Parrying a melee attack (L116 to L120)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points.reactions import (
    HOW_MANY,
    MOST_AP,
    Condition,
    ConditionBars,
    Reactions,
    check_condition,
    reactions_left,
    spend_reaction,
)
from oracle.rulesets.action_points.world import NAME, Target, World


@dataclass(frozen=True)
class Parry:
    """The reactions left for this round, and whether the attack is parried."""

    reactions_left: int
    parried: bool


@operation()
def parry(
    *,
    target: Target = "target",
    reactions: Reactions = None,
    incoming: Annotated[Literal["melee", "touch", "thrown", "other"], Fact("attacker")],
    attack_name: Annotated[str | None, Fact("attacker", pattern=NAME)] = None,
    can_melee: Annotated[bool, Fact("weapon")] = True,
    required_ap: Annotated[int | None, Fact("weapon", least=0)] = None,
    primary_form: Annotated[bool, Fact("weapon")] = True,
    flat_footed: Annotated[bool, Fact("target")] = False,
    condition: Condition = "none",
    condition_bars: ConditionBars = None,
    play: Play,
) -> Parry | NotAllowed:
    """Rule whether a creature may try to parry an attack that it is exposed to.

    Args:
        target: who parries, by name.
        reactions: how many it has in a round.
        incoming: a melee attack, a touch or reach attack, a thrown melee weapon, or another.
        attack_name: that attack by name, the same in one round for the same attack; unsaid of one not yet parried.
        can_melee: whether the weapon or form that it would parry with serves in melee.
        required_ap: the least that such an action of it requires, in action points.
        primary_form: whether it is, or is wielded by, a primary attack form.
        flat_footed: whether the parrying creature is.
        condition: a further condition of it.
        condition_bars: whether that condition's description keeps it from parrying.

    Returns:
        Not allowed; or the reactions left; whether the parry works is not said. The state then holds that a reaction
        is spent.

    Raises:
        Invalid: no cost of the action, or one of a weapon that can make none; a word on a condition where there is
            none; the number of reactions stated again.

    Source: document 000, L31, L56.1, L118, L120.
    """
    left = reactions_left(play, target, reactions)
    check_condition(condition, condition_bars)
    if can_melee == (required_ap is None):
        raise Invalid("required_ap", required_ap, "a cost of the melee attack action, if there is such an action")
    if flat_footed:
        return play.forbids("action_points.parrying.flat_footed")
    # only primary attack forms are named for who can parry (L118); then a weapon "or" such a form will do (L120)
    if not primary_form and play.reads("action_points.parrying.other_weapons") == "barred":
        return play.forbids("action_points.parrying.primary_form")
    # a thrown weapon is a melee weapon, and what is made with it is a ranged attack (L19.2, L31)
    if incoming in ("thrown", "other"):
        return play.forbids("action_points.parrying.melee_only")
    if required_ap is None:
        return play.forbids("action_points.parrying.able_weapon")
    if required_ap > MOST_AP:
        return play.forbids("action_points.parrying.nine_ap", required_ap=required_ap)
    if left == 0:
        return play.forbids("action_points.reactions.each_round", left=0)
    body = play.recall(World).of(target)
    # "a reaction", "its own weapon": a doubt whether a second weapon can be tried against the same attack
    tried = body.parrying_tried or {}
    once = attack_name and tried.get(attack_name)
    if once and play.reads("action_points.parrying.tries_at_one_attack") == "one":
        return play.forbids("action_points.parrying.reaction", attack=attack_name)
    if condition_bars:
        return play.forbids("action_points.parrying.conditions", condition=condition)
    if condition != "none" and condition_bars is None:
        play.because("action_points.parrying.conditions", condition=condition)
        return play.cannot_rule("what that condition does to parrying: condition_bars")
    if left is None:
        play.because("action_points.reactions.how_many")
        return play.cannot_rule(HOW_MANY)
    if incoming == "touch":
        play.because("action_points.parrying.touch")
    play.because("action_points.parrying.reaction", required_ap=required_ap)
    play.cannot_tell("parried", "what decides whether a parry works", "action_points.parrying.outcome")
    if attack_name:
        body.parrying_tried = tried | {attack_name: True}
    return Parry(spend_reaction(play, target, left), parried=False)
