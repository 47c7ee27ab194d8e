"""Attacks of opportunity, and the reactions that they and parries spend (L106 to L114, L210.4, L210.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points import concealment as hiding
from oracle.rulesets.action_points import cover as covering
from oracle.rulesets.action_points.defense_modifiers import BySight, Concealment, Cover
from oracle.rulesets.action_points.reach import Reach, idle, within
from oracle.rulesets.action_points.world import NAME, Attacker, World

Reactions = Annotated[int | None, Fact("creature", least=0, starting=True)]
Weapon = Annotated[str, Fact("weapon", pattern=NAME)]
Condition = Annotated[Literal["none", "stunned", "other"], Fact("creature")]
ConditionBars = Annotated[bool | None, Fact("creature")]

MOST_AP = 9
"""What a melee attack action may require at most to serve a reaction, in action points (L114, L120)."""

HOW_MANY = "how many reactions the creature has in a round (L210.5): reactions"


@dataclass(frozen=True)
class Opportunity:
    """What an attack of opportunity costs in action points, and the reactions left for this round."""

    cost_ap: int
    reactions_left: int


def reactions_left(play: Play, name: str, stated: int | None) -> int | None:
    """Return how many reactions a creature has left this round; None where nobody says how many it can make (L210.5).

    Raises:
        Invalid: the number is stated again.
    """
    body = play.recall(World).of(name)
    if stated is None and body.reactions_each_round is None:
        return None
    body.reactions_each_round = play.starting("reactions", stated, body.reactions_each_round)
    return body.reactions_each_round - body.reactions_spent


def spend_reaction(play: Play, name: str, left: int) -> int:
    """Spend one of a creature's reactions and return how many are left for this round (L112.1, L120)."""
    play.recall(World).of(name).reactions_spent += 1
    play.because("action_points.reactions.each_round", left=left - 1)
    return left - 1


def check_condition(condition: str, bars: bool | None) -> None:
    """Refuse a word on a condition where there is none.

    Raises:
        Invalid: there is such a word.
    """
    if condition == "none" and bars is not None:
        raise Invalid("condition_bars", bars, "no word on a condition where there is none")


@operation()
def attack_of_opportunity(
    *,
    attacker: Attacker = "attacker",
    reactions: Reactions = None,
    opponent: Annotated[bool, Fact("target")] = True,
    provokes: Annotated[bool | None, Fact("target")] = None,
    provocation: Annotated[str | None, Fact("target", pattern=NAME)] = None,
    distance_sq: Annotated[int, Fact("scene", least=0)],
    min_reach_sq: Annotated[int, Fact("weapon", least=0)],
    max_reach_sq: Annotated[int, Fact("weapon", least=0)],
    attack: Annotated[Literal["melee", "thrown", "other"], Fact("attacker")] = "melee",
    required_ap: Annotated[int, Fact("attacker", least=0)],
    boost_ap: Annotated[int, Fact("attacker", least=0)] = 0,
    weapon: Weapon = "weapon",
    melee_with_primary_form: Annotated[bool, Fact("attacker")] = True,
    flat_footed: Annotated[bool, Fact("attacker")] = False,
    freed: Annotated[bool, Fact("attacker")] = False,
    condition: Condition = "none",
    condition_bars: ConditionBars = None,
    cover: Annotated[Cover, Fact("target")] = "none",
    concealment: Annotated[Concealment, Fact("target")] = "none",
    relies_on_sight: BySight = True,
    play: Play,
) -> Opportunity | NotAllowed:
    """Rule whether a creature may make an attack of opportunity, and at what cost.

    Args:
        attacker: who makes it, by name.
        reactions: how many it has in a round.
        opponent: whether whoever acts is one of the attacker's.
        provokes: whether the opponent's action is one that provokes.
        provocation: that action by name, the same in one round for the same action; unsaid of one not yet answered.
        distance_sq: how far the opponent is, in squares.
        min_reach_sq: of the weapon or primary form that would be used, in squares.
        max_reach_sq: likewise.
        attack: a melee attack action, a throw of a melee weapon, or another action.
        required_ap: what that action requires, its size and all else counted, in action points.
        boost_ap: saved action points that the attacker boosts the attack with.
        weapon: by name.
        melee_with_primary_form: whether one of the attacker's primary attack forms serves in melee.
        flat_footed: whether the attacker is.
        freed: whether something described elsewhere lets it make these attacks although it is flat-footed.
        condition: a further condition of the attacker.
        condition_bars: whether that condition's description keeps it from these attacks.
        cover: of the opponent against the attacker.
        concealment: likewise.
        relies_on_sight: whether the attacker does.

    Returns:
        Not allowed; or what it costs, and the reactions left. The state then holds that a reaction is spent.

    Raises:
        Invalid: a reach that ends before it begins; a word on a condition, or on the flat-footed, where there is none;
            the number of reactions stated again.

    Source: document 000, L31, L110 to L114, L210.4, L210.5, L274.2, L275.3, L278.2, L279.2.
    """
    left = reactions_left(play, attacker, reactions)
    check_condition(condition, condition_bars)
    if freed and not flat_footed:
        raise Invalid("freed", freed, "no word on the flat-footed where the attacker is not")
    reached = within(play, Reach(min_reach_sq, max_reach_sq), distance_sq, "max_reach_sq")
    # the flat-footed threaten nothing, flatly (L110); a condition such as theirs bars "typically" (L210.4)
    excepted = flat_footed and freed and play.reads("action_points.reactions.flat_footed_freed") == "can_be_freed"
    if idle(play, melee_with_primary_form=melee_with_primary_form, flat_footed=flat_footed and not excepted):
        return play.forbids("action_points.reactions.not_threatened")
    if not reached:
        return play.forbids("action_points.reactions.not_threatened", distance_sq=distance_sq)
    if not opponent:
        return play.forbids("action_points.reactions.opponents_only")
    if provokes is False:
        return play.forbids("action_points.reactions.not_provoking")
    if condition_bars or (condition == "stunned" and condition_bars is None):
        return play.forbids("action_points.reactions.conditions", condition=condition)
    hidden = hiding.opportunity_refused(play, concealment, relies_on_sight) or covering.opportunity_refused(play, cover)
    if hidden:
        return hidden
    # a thrown weapon is a melee weapon, and what is made with it is a ranged attack (L19.2, L31)
    if attack in ("thrown", "other"):
        return play.forbids("action_points.reactions.melee_attack")
    if required_ap > MOST_AP:
        return play.forbids("action_points.reactions.nine_ap", required_ap=required_ap)
    if left == 0:
        return play.forbids("action_points.reactions.each_round", left=0)
    body = play.recall(World).of(attacker)
    # "a reaction", "an attack": a doubt whether one action can be answered twice
    answered = body.reactions_answered or {}
    once = provocation and answered.get(provocation)
    if once and play.reads("action_points.reactions.answers_to_one_action") == "one":
        return play.forbids("action_points.reactions.opportunity", action=provocation)
    if provokes is None:
        play.because("action_points.reactions.which_actions")
        return play.cannot_rule("whether that action provokes attacks of opportunity (L112.1): provokes")
    if condition == "other" and condition_bars is None:
        play.because("action_points.reactions.other_conditions")
        return play.cannot_rule("what that condition does to attacks of opportunity (L210.4): condition_bars")
    if left is None:
        play.because("action_points.reactions.how_many")
        return play.cannot_rule(HOW_MANY)
    play.because("action_points.reactions.opportunity", required_ap=required_ap)
    play.because("action_points.reactions.no_cost", boost_ap=boost_ap)
    play.recall(World).of(weapon).weapon_skills_attacked_with = True
    if provocation:
        body.reactions_answered = answered | {provocation: True}
    return Opportunity(boost_ap, spend_reaction(play, attacker, left))
