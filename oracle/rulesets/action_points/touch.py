"""Effects delivered by touch and reach (L54 to L60, L64, L72)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points import areas, body_and_mind, rays
from oracle.rulesets.action_points.attack_modifiers import column_of
from oracle.rulesets.action_points.defenses import defense_of
from oracle.rulesets.action_points.supernatural import Aim, Defense, Shape, Skill, attacks_willing, check_beside
from oracle.rulesets.action_points.touch_charges import keeps_single

Means = Literal["natural_weapon", "melee_weapon", "wand", "holy_symbol", "staff", "rod", "other_focus"]

SMALL_FOCI = ("wand", "holy_symbol")


@operation()
def aim_supernatural_attack(
    *,
    shape: Annotated[Shape, Fact("attacker")],
    targets: Annotated[int, Fact("attacker", least=1)] = 1,
    willing: Annotated[bool, Fact("target")] = False,
    means: Annotated[Means, Fact("attacker")] = "natural_weapon",
    focus_is_small: Annotated[bool | None, Fact("weapon")] = None,
    named_defense: Annotated[Defense | None, Fact("attacker")] = None,
    keeps_its_check: Annotated[bool | None, Fact("attacker")] = None,
    play: Play,
) -> Aim | NotAllowed:
    """Rule how a supernatural attack is made: against which defence, and with which modifiers and skill.

    Args:
        shape: a range of touch or reach, a ray, an area, or else targets at a distance.
        targets: how many attacks or potential targets there are.
        willing: whether the target of a touch is.
        means: what delivers a touch or reach; the last five are foci held in the hand.
        focus_is_small: of a focus that is none of the document's four, what whoever decides that says.
        named_defense: the defence that the action's description names.
        keeps_its_check: whether the description of a touch, a reach, a ray or an area keeps its usual check against
            Fort or Will beside that attack.

    Returns:
        Not allowed; or the number of attack rolls, the defence, the modifiers and the skill.

    Raises:
        Invalid: the size of another means than such a focus; a check that is kept where none is named, or beside the
            attack on body and mind that it is.

    Source: document 000, L9, L30.1, L54 to L58, L72 to L76, L86, L88, L96, L98, L215.
    """
    usual_check = named_defense if named_defense in ("fort", "will") else None
    if keeps_its_check and not usual_check:
        raise Invalid("keeps_its_check", True, "false, since the description names neither Fort nor Will")
    if shape == "ray":
        return rays.aim(play, targets, usual_check, keeps_its_check)
    if shape == "area":
        return areas.aim(play, targets, usual_check, keeps_its_check)
    if shape == "body_and_mind":
        if keeps_its_check:
            raise Invalid("keeps_its_check", True, "false, since the attack is that check")
        return body_and_mind.aim(play, targets, named_defense)
    small = _is_small(means, focus_is_small)
    if shape == "touch" and willing and not attacks_willing(play):
        return _touch_willing(play, usual_check, keeps_its_check)
    play.because("action_points.touch.weapon_attack", shape=shape, attack_rolls=targets)
    if usual_check and not keeps_its_check:
        play.because("action_points.touch.replaces_check", named_defense=usual_check)
        usual_check = None
    defense = defense_of(play, "touch_or_reach")
    return Aim(targets, defense, usual_check, column_of(play, "touch"), _skill(play, means, small))


def _touch_willing(play: Play, usual_check: Defense | None, kept: bool | None) -> Aim:
    """Rule on a touch of someone willing (L56.1)."""
    missing = "whether an effect is checked that someone willing is touched with (L72): keeps_its_check"
    further = check_beside(play, usual_check, kept, missing, "action_points.touch.willing_check")
    return Aim(0, None, further, None, None)


def _skill(play: Play, means: Means, small: bool | None) -> Skill:
    """Return whose skill counts for what delivers a touch or reach (L56.2, L58)."""
    if means in ("natural_weapon", "melee_weapon"):
        play.because("action_points.touch.weapon_skill", means=means)
        return "natural_weapons" if means == "natural_weapon" else "weapon_used"
    if small:
        play.because("action_points.touch.small_focus", means=means)
        return "natural_weapons"
    if small is False:
        play.because("action_points.touch.large_focus", means=means)
        return "weapon_used"
    missing = "whether this focus counts as small (L58.2): focus_is_small"
    play.cannot_tell("skill", missing, "action_points.touch.other_foci")
    return "weapon_used"


def _is_small(means: Means, stated: bool | None) -> bool | None:
    """Return whether what delivers an effect is a small focus; None where nobody knows (L58.2).

    Raises:
        Invalid: a size is stated of what is no focus, or is one of the document's four.
    """
    if means == "other_focus":
        return stated
    if stated is not None:
        raise Invalid("focus_is_small", stated, "no size of what is no focus, or one that the document sizes")
    return means in SMALL_FOCI


@dataclass(frozen=True)
class TouchCost:
    """What delivering an effect costs.

    Args:
        cost_ap: of the action and of every attack that it does not include.
        separate_attacks: how many attacks are paid for beside the action.
        may_move_before_them: whether movement is allowed between beginning the action and those attacks.
    """

    cost_ap: int
    separate_attacks: int
    may_move_before_them: bool


@operation()
def touch_cost(
    *,
    action_ap: Annotated[int, Fact("attacker", least=0)],
    attack_ap: Annotated[int | None, Fact("attacker", least=0)] = None,
    attack_included: Annotated[bool, Fact("attacker")] = True,
    targets_allowed: Annotated[int, Fact("attacker", least=1)] = 1,
    attempts: Annotated[int, Fact("attacker", least=0)] = 1,
    play: Play,
) -> TouchCost | NotAllowed:
    """Rule on what an action of touch or reach costs with its attacks.

    Args:
        action_ap: the action's own cost.
        attack_ap: the normal cost of one attack with what delivers the effect.
        attack_included: false where the action's description says that its time includes no attack.
        targets_allowed: how many targets the action allows.
        attempts: how many attacks are made; where only one target is allowed, all but the last have missed.

    Returns:
        Not allowed, or the cost in action points, the attacks paid for apart, and whether one may move before them.

    Source: document 000, L56.3, L60, L62.
    """
    if attempts > targets_allowed and not _again(play, targets_allowed):
        return play.forbids("action_points.touch_charges.all_delivered", charges=targets_allowed)
    separate = attempts
    if attack_included and attempts:
        play.because("action_points.touch.included_attack")
        separate = attempts - 1
    if not separate:
        missing = "whether one may move between beginning an action and the attack that it includes (L60.3)"
        play.cannot_tell("may_move_before_them", missing, "action_points.touch.movement_before_included")
        return TouchCost(action_ap, 0, may_move_before_them=False)
    # a second attempt on the only target is no further target, and no attack that the action's time includes
    if not attack_included or targets_allowed == 1:
        play.because("action_points.touch.separate_attack")
    if attempts > 1 and targets_allowed > 1:
        play.because("action_points.touch.further_targets", further=attempts - 1)
    play.because("action_points.touch.movement_between")
    if attack_ap is None:
        missing = "what the attack normally costs: attack_ap"
        play.cannot_tell("cost_ap", missing, "action_points.touch.attack_cost")
        return TouchCost(action_ap, separate, may_move_before_them=True)
    return TouchCost(action_ap + separate * attack_ap, separate, may_move_before_them=True)


def _again(play: Play, targets_allowed: int) -> bool:
    """Return whether attempts can go on beyond the number of targets: on the only one, after misses (L62.1, L62.2)."""
    return targets_allowed == 1 and keeps_single(play)


@dataclass(frozen=True)
class Delivery:
    """What an attack delivers.

    Args:
        effect_delivered: whether the effect arrives.
        normal_damage: whose normal damage the attack does too; None if it does none.
    """

    effect_delivered: bool
    normal_damage: Literal["natural_weapon", "weapon_used"] | None


@operation()
def deliver_effect(
    *,
    hits: Annotated[bool, Fact("attacker")],
    means: Annotated[Means, Fact("attacker")] = "natural_weapon",
    focus_is_small: Annotated[bool | None, Fact("weapon")] = None,
    attack: Annotated[Literal["included", "separate"], Fact("attacker")] = "included",
    without_damage: Annotated[bool, Fact("attacker")] = False,
    must_penetrate: Annotated[bool, Fact("attacker")] = False,
    penetrates: Annotated[bool | None, Fact("target")] = None,
    play: Play,
) -> Delivery:
    """Rule on what an attack of touch or reach delivers.

    Args:
        hits: whether the attack succeeds.
        means: what delivers the effect.
        focus_is_small: of a focus that is none of the document's four, what whoever decides that says.
        attack: the one that the action's time includes, or one paid for apart.
        without_damage: whether the action's description says that its attack does no normal damage.
        must_penetrate: whether the description says that the attack's damage must penetrate DR.
        penetrates: whether it does; needed only then.

    Returns:
        Whether the effect is delivered, and whose normal damage the attack does, before any DR.

    Raises:
        Invalid: the size of another means than such a focus; nobody says whether damage penetrates that must; or some
            penetrates where the attack does none.

    Source: document 000, L56.3, L58, L60.1, L64.
    """
    small = _is_small(means, focus_is_small)
    if not hits:
        play.because("action_points.touch.needs_hit")
        return Delivery(effect_delivered=False, normal_damage=None)
    if penetrates and without_damage:
        raise Invalid("penetrates", True, "nothing that penetrates, where the attack does no damage")
    if must_penetrate and penetrates is None:
        raise Invalid("penetrates", None, "whether the attack's damage penetrates, since it must")
    if not must_penetrate:
        play.because("action_points.touch.past_resistance")
    delivered = not must_penetrate or penetrates is True
    if not _does_damage(play, attack, without_damage):
        return Delivery(delivered, None)
    if means == "natural_weapon":
        return Delivery(delivered, "natural_weapon")
    # a small focus goes by the skill with natural weapons; that the damage does so too is not said
    if small is not False:
        missing = "what normal damage is with a small focus, or which focus is small (L58)"
        play.cannot_tell("normal_damage", missing, "action_points.touch.damage_of_small_focus")
    return Delivery(delivered, "weapon_used")


def _does_damage(play: Play, attack: str, without_damage: bool) -> bool:
    """Return whether an attack that hits does normal damage (L56.3)."""
    if without_damage:
        return False
    # normal damage is spoken of where the attack is part of the action's time, and not where it is paid for (L60.1)
    if attack == "separate" and play.reads("action_points.touch.damage_of_separate_attacks") == "none":
        return False
    play.because("action_points.touch.normal_damage")
    return True
