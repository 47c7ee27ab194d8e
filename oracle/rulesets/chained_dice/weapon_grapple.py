"""Grappling with a weapon (L145 to L147)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice import called_shots, disarm, grapple, grapple_sizes
from oracle.rulesets.chained_dice.attack import CRITICAL, CriticalFrom, Defense, DefenseRules, settle
from oracle.rulesets.chained_dice.grapple import Attempt
from oracle.rulesets.chained_dice.grapple_sizes import Difference, Luck, SizeModifier
from oracle.rulesets.chained_dice.luck import Lucky
from oracle.rulesets.chained_dice.world import Attacker, Target, World


@dataclass(frozen=True)
class WeaponGrapple:
    """Whether a weapon grapples.

    Args:
        total: of the die that counts, the grapple and modifiers.
        grappled: whether the target is grappled now.
        critical: whether it is a critical strike, to which the normal rules apply.
        harms: whether the weapon also does its damage.
        target_luck: whether the target's defence roll is lucky for its size.
    """

    total: int
    grappled: bool
    critical: bool
    harms: bool
    target_luck: Luck


@operation(dice={"called_shot": "d8"})
def weapon_grapple(
    *,
    attacker: Attacker,
    target: Target,
    attempt: Attempt = "grab",
    weapon_can_grapple: Annotated[bool, Fact("weapon")],
    grapple_skill: Annotated[int, Fact("attacker")],
    modifiers: Annotated[int, Fact("attacker")] = 0,
    at_head: Annotated[bool, Fact("attacker")] = False,
    non_lethal: Annotated[bool, Fact("attacker")] = False,
    lucky: Lucky = False,
    unlucky: Lucky = False,
    critical_from: CriticalFrom = CRITICAL,
    difference: Difference = "same",
    size_modifier: SizeModifier = None,
    target_teeny: grapple_sizes.Teeny = False,
    defense_total: Annotated[int, Fact("target")],
    defense: Annotated[Defense, Fact("target")] = "other",
    critical_defense: Annotated[bool, Fact("target")] = False,
    defense_rules: DefenseRules = None,
    play: Play,
) -> WeaponGrapple | NotAllowed:
    """Rule whether someone grapples another with a weapon, by a called shot.

    Args:
        attacker: who grapples.
        target: who is grappled.
        attempt: what the attacker wants.
        weapon_can_grapple: whether the weapon is one of those that can, which their descriptions say.
        grapple_skill: what the attacker's grapple comes to.
        modifiers: the sum of everything else that changes the roll, but for the sizes and the aim at the head.
        at_head: whether the head is aimed at.
        non_lethal: whether the attacker has declared non-lethal force.
        lucky: whether something makes the roll lucky.
        unlucky: whether something makes it unlucky.
        critical_from: the lowest face within the weapon's critical strike range.
        difference: the size category of the target, against the attacker's.
        size_modifier: what the lost tables have for it, where someone knows.
        target_teeny: whether the target's size category is Teeny.
        defense_total: what the target's opposed defence roll comes to, rolled with luck where the answer calls it so.
        defense: whether the target dodges.
        critical_defense: whether the target's roll is a Critical Defense.
        defense_rules: what an exception of this type of defence makes of the attack, where it has one that applies.

    Returns:
        Not allowed, or the total, whether the target is grappled, whether critically, and whether it is harmed.

    Source: document 002, L31.2 to L35, L41.2, L76, L147, L171, L173.
    """
    if not weapon_can_grapple:
        return play.forbids("chained_dice.weapon_grapple.some_weapons")
    world = play.recall(World)
    refused = grapple.may_not_grapple(play, world, attacker, target)
    if refused:
        return refused
    size = grapple_sizes.modifier(play, difference, size_modifier, None, teeny=target_teeny)
    if size is None:
        return play.cannot_rule(grapple_sizes.UNKNOWN)
    modified_by = (grapple_skill, modifiers + size, lucky, unlucky)
    rolled = called_shots.roll(play, "called_shot", modified_by, critical_from, at_head=at_head)
    if isinstance(rolled, str):
        return play.cannot_rule(rolled)
    play.because("chained_dice.weapon_grapple.some_weapons")
    play.because("chained_dice.weapon_grapple.called_shot", grapple=grapple_skill)
    total, strikes_critically = rolled
    critical = strikes_critically and _counts(play, non_lethal=non_lethal)
    sure = strikes_critically and _is_sure(play, non_lethal=non_lethal)
    shot = settle(play, total, sure, defense_total, defense, critical_defense, defense_rules)
    is_open = play.not_determined.pop("hit", None)
    if shot.hit:
        body = world.of(target)
        body.grapple_holder = attacker
        body.grapple_pinned = attempt == "pin"
        body.grapple_total = total
        body.grapple_modifier = size
        body.grapple_sizes_lucky = target_teeny and difference == "smaller"
    # damage is named for critical strikes only: a doubt whether an ordinary hit harms as well (L147.3)
    harms = bool(shot.hit or is_open) and (critical or _ordinary_harm(play, strikes_critically))
    if is_open:
        play.not_determined["grappled"] = is_open
        if harms:
            play.not_determined["harms"] = is_open
    return WeaponGrapple(total, shot.hit, critical, harms, _luck(play, difference, teeny=target_teeny))


def _luck(play: Play, difference: str, *, teeny: bool) -> Luck:
    """Return the luck of the target's defence roll (L147.2, L173.2)."""
    # a defence roll is thrown against the shot: a doubt whether it is a "defensive grapple check"
    if not teeny or difference != "smaller":
        return "normal"
    if play.reads("chained_dice.weapon_grapple.defense_of_the_teeny") == "no_check":
        return "normal"
    play.because("chained_dice.grapple_sizes.teeny")
    return "lucky"


def _counts(play: Play, *, non_lethal: bool) -> bool:
    """Return whether the rules of critical strikes apply to a critical strike (L147.3)."""
    if non_lethal:
        play.because("chained_dice.weapon_grapple.non_lethal")
        return False
    play.because("chained_dice.weapon_grapple.critical")
    return True


def _is_sure(play: Play, *, non_lethal: bool) -> bool:
    """Return whether a critical strike hits by itself (L76, L147.3)."""
    # all rules of critical strikes are set aside, or only those that harm
    return not non_lethal or play.reads("chained_dice.weapon_grapple.non_lethal_certainty") == "still_hits"


def _ordinary_harm(play: Play, strikes_critically: bool) -> bool:
    """Return whether a shot harms to which no rules on critical strikes apply (L147.2, L147.3)."""
    return not (strikes_critically and disarm.unruled_is_harmless(play)) and disarm.weapon_harms(play)
