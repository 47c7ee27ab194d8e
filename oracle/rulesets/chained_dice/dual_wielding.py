"""Dual wielding: which weapons make a pair, and what an attack with one of them goes by (L111 to L127)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice import actions

Skill = Annotated[int | None, Fact("attacker")]


@dataclass(frozen=True)
class Wielded:
    """A weapon of a pair.

    Args:
        kind: what it is; a short arm is of the class Short Arms, another arm is of none that the document names here.
        single_handed: whether it is a single-handed weapon, which matters for melee weapons only.
        two_handed: whether it has the two-handed property, likewise.
        heavy: whether it has the heavy property, likewise.
    """

    kind: Literal["melee", "short_arm", "other_arm", "pistol_crossbow", "other_crossbow", "bow"]
    single_handed: bool = True
    two_handed: bool = False
    heavy: bool = False


Held = Annotated[Wielded, Fact("weapon")]


@dataclass(frozen=True)
class PairedAttack:
    """What an attack with one weapon of a pair goes by.

    Args:
        accuracy: what is added to the die.
        actions: what the attack costs.
        unlucky: whether its roll is unlucky.
    """

    accuracy: int
    actions: int
    unlucky: bool


@operation()
def dual_wield(
    *,
    main: Held,
    off_hand: Held,
    attack: Annotated[Literal["main", "off_hand"], Fact("attacker")],
    ambidextrous_rank: Annotated[int, Fact("attacker", least=0)] = 0,
    one_handed_skill: Skill = None,
    off_hand_skill: Skill = None,
    training: Annotated[Literal["untrained", "expertise"] | None, Fact("attacker")] = None,
    arms_accuracy: Skill = None,
    arms_off_hand_actions: Annotated[int | None, Fact("attacker", least=0)] = None,
    play: Play,
) -> PairedAttack | NotAllowed:
    """Rule whether two weapons may be wielded as a pair, and what an attack with one of them goes by.

    Args:
        main: the weapon of the main attack.
        off_hand: the weapon of off-hand attacks.
        attack: which of the two attacks this is.
        ambidextrous_rank: the rank of the Ambidextrous Mastery; 0 without it.
        one_handed_skill: the total of that skill; needed for a main attack with a melee weapon.
        off_hand_skill: likewise, for an off-hand attack.
        training: whether the skill that is used is untrained or expertise, if anyone says so.
        arms_accuracy: what an attack with the arm goes by, where another chapter says it.
        arms_off_hand_actions: what an off-hand attack with an arm costs, likewise.

    Returns:
        Not allowed, or the accuracy, the actions and whether the roll is unlucky.

    Raises:
        Invalid: the skill that the attack goes by is not stated.

    Source: document 002, L9.2, L113.3 to L127.2.
    """
    pair = (main, off_hand)
    refused = _archery(play, pair) or _melee(play, pair, ambidextrous_rank)
    if refused:
        return refused
    arms = [one for one in pair if one.kind != "melee"]
    if arms:
        unlucky = _arms(play, arms, ambidextrous_rank)
        if isinstance(unlucky, NotAllowed):
            return unlucky
        if len(arms) == 1:
            play.because("chained_dice.dual_wielding.mixed_pair")
            return play.cannot_rule("whether an arm and a melee weapon make a pair (L113.3)")
        return PairedAttack(*_of_arms(play, attack, arms_accuracy, arms_off_hand_actions), unlucky)
    if training:
        play.because("chained_dice.dual_wielding.any_training", training=training)
    if attack == "main":
        accuracy = _skill("one_handed_skill", one_handed_skill)
        play.because("chained_dice.dual_wielding.one_handed_skill", accuracy=accuracy)
        return PairedAttack(accuracy, actions.first_cost(play), unlucky=False)
    accuracy = _skill("off_hand_skill", off_hand_skill)
    play.because("chained_dice.dual_wielding.off_hand_skill", accuracy=accuracy)
    return PairedAttack(accuracy, actions.off_hand_cost(play), unlucky=False)


def _archery(play: Play, pair: Sequence[Wielded]) -> NotAllowed | None:
    """Refuse bows and crossbows, but for the pistol crossbow (L117)."""
    for one in pair:
        if one.kind in ("bow", "other_crossbow"):
            return play.forbids("chained_dice.dual_wielding.archery", kind=one.kind)
    if any(one.kind == "pistol_crossbow" for one in pair):
        play.because("chained_dice.dual_wielding.pistol_crossbow")
    return None


def _melee(play: Play, pair: Sequence[Wielded], rank: int) -> NotAllowed | None:
    """Refuse melee weapons that are not held in one hand (L127)."""
    for one in (one for one in pair if one.kind == "melee"):
        if one.single_handed and not one.two_handed and not one.heavy:
            play.because("chained_dice.dual_wielding.melee_weapons")
            continue
        # the mastery helps weapons with one of the two properties, and no others
        if rank < 1 or not (one.two_handed or one.heavy):
            return play.forbids("chained_dice.dual_wielding.melee_weapons")
        play.because("chained_dice.dual_wielding.ambidextrous", rank=rank)
        # L127.2 names no rank: a doubt whether the first is enough
        if play.reads("chained_dice.dual_wielding.rank_for_large_weapons") == "said_elsewhere":
            return play.cannot_rule("the rank of the mastery from which this holds (L127.2)")
    return None


def _arms(play: Play, arms: Sequence[Wielded], rank: int) -> bool | NotAllowed:
    """Return whether arms in a pair are fired with unlucky rolls, or refuse them (L121)."""
    short = all(_is_short(play, one) for one in arms)
    if short and rank >= 1:
        play.because("chained_dice.dual_wielding.short_arms", rank=rank)
        return False
    # "otherwise": a doubt whether the mastery is lacking, or Short Arms, or either
    otherwise = play.reads("chained_dice.dual_wielding.otherwise")
    if (otherwise == "without_mastery" and not short) or (otherwise == "other_arms" and rank < 1):
        return play.forbids("chained_dice.dual_wielding.short_arms", rank=rank)
    play.because("chained_dice.dual_wielding.unlucky_arms", rank=rank)
    return True


def _is_short(play: Play, one: Wielded) -> bool:
    if one.kind != "pistol_crossbow":
        return one.kind == "short_arm"
    # it is an arm, and L117.2 does not say of which class
    return play.reads("chained_dice.dual_wielding.class_of_pistol_crossbow") == "short_arm"


def _of_arms(play: Play, attack: str, accuracy: int | None, off_hand_actions: int | None) -> tuple[int, int]:
    """Return the accuracy and the actions of an attack with an arm of a pair."""
    if accuracy is None:
        missing = "the skill that arms go by (L113.3): arms_accuracy"
        play.cannot_tell("accuracy", missing, "chained_dice.dual_wielding.accuracy_of_arms")
    if attack == "main":
        return accuracy or 0, actions.first_cost(play)
    if actions.any_off_hand_is_priced(play):
        return accuracy or 0, actions.off_hand_cost(play)
    if off_hand_actions is None:
        missing = "what an off-hand attack with an arm costs (L9.5): arms_off_hand_actions"
        play.cannot_tell("actions", missing, "chained_dice.actions.cost_elsewhere")
    else:
        play.because("chained_dice.actions.cost_elsewhere", actions=off_hand_actions)
    return accuracy or 0, off_hand_actions or 0


def _skill(name: str, total: int | None) -> int:
    """Return the total of the skill that an attack with a melee weapon goes by.

    Raises:
        Invalid: it is not stated.
    """
    if total is None:
        raise Invalid(name, None, "the total of the skill that this attack goes by")
    return total
