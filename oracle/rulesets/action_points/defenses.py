"""Which defence an attack is made against, and when it has its full effect (L5, L9, L36)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points.supernatural import Defense, attacks_willing
from oracle.rulesets.action_points.world import Degree

AttackType = Literal[
    "natural", "melee", "thrown", "projectile", "siege", "brawling", "touch_or_reach", "ray", "area", "body_and_mind"
]
Reach = Literal["touch", "reach", "farther"]
Affects = Literal["targets", "ray", "area"]
MindDefense = Literal["fort", "will"]

WEAPONS = ("natural", "melee", "thrown", "projectile")
"""The weapons whose attacks are said to be made against DeC (L36)."""

OTHERS: dict[AttackType, tuple[str, Defense]] = {
    "touch_or_reach": ("touch_and_rays", "dec"),
    "ray": ("touch_and_rays", "dec"),
    "area": ("areas", "ref"),
}
"""The rule and the defence of other types of attack (L56.1, L76.1, L88.1)."""


@dataclass(frozen=True)
class Attacked:
    """The type of an attack, and the defence that it is made against; None for both where no attack is made."""

    attack_type: AttackType | None
    defense: Defense | None


@operation()
def defense_against(
    *,
    attack_type: Annotated[AttackType | None, Fact("attacker")] = None,
    action_range: Annotated[Reach | None, Fact("attacker")] = None,
    affects: Annotated[Affects | None, Fact("attacker")] = None,
    target_willing: Annotated[bool, Fact("target")] = False,
    mind_defense: Annotated[MindDefense | None, Fact("attacker")] = None,
    play: Play,
) -> Attacked:
    """Rule on the defence that an attack is made against.

    Args:
        attack_type: what the action clearly specifies; not stated where it specifies none.
        action_range: of a supernatural action that specifies no type: Tch, Rch, or more than a melee range; of one that
            specifies touch or reach, needed where the target is willing.
        affects: what such an action is aimed at: one or more targets, what a ray strikes, or an area.
        target_willing: whether the target wants to be touched.
        mind_defense: which of the two an attack on body and mind is made against, as its action says.

    Returns:
        The type of the attack and the defence, if there is an attack.

    Raises:
        Invalid: neither a type, nor a range and what is affected; touch or reach of someone willing, and nobody says
            which of the two.

    Source: document 000, L5.1, L5.3, L9, L36, L56.1, L76.1, L88.1, L98.1.
    """
    if attack_type is not None:
        if attack_type == "touch_or_reach" and target_willing and _spared(play, action_range):
            return Attacked(None, None)
        play.because("action_points.defenses.stated_type", attack_type=attack_type)
        return Attacked(attack_type, defense_of(play, attack_type, mind_defense))
    if action_range is None:
        raise Invalid("action_range", None, "a range, where the action specifies no type")
    if affects is None:
        raise Invalid("affects", None, "what is affected, where the action specifies no type")
    if action_range != "farther" and affects != "targets":
        missing = "which of two types goes first (L56.1, L76.1, L88.1)"
        play.cannot_tell("attack_type", missing, "action_points.defenses.two_types")
        if affects == "ray" and (action_range == "reach" or not target_willing or attacks_willing(play)):
            # a touch and a ray are made against one defence
            return Attacked(None, defense_of(play, "ray"))
        play.not_determined["defense"] = missing
        return Attacked(None, None)
    if action_range != "farther" and target_willing and _spared(play, action_range):
        return Attacked(None, None)
    chosen = _by_range(action_range, affects)
    play.because("action_points.defenses.by_range_and_target", attack_type=chosen)
    return Attacked(chosen, defense_of(play, chosen, mind_defense))


def _spared(play: Play, action_range: Reach | None) -> bool:
    """Return whether a touch or a reach is no attack on someone willing (L56.1): only of touch is that said.

    Raises:
        Invalid: it is neither of the two.
    """
    if action_range not in ("touch", "reach"):
        raise Invalid("action_range", action_range, "touch or reach, since only a touch spares the willing")
    return action_range == "touch" and not attacks_willing(play)


def _by_range(action_range: Reach, affects: Affects) -> AttackType:
    """Return the type that an action's range and target make it (L5.3, L56.1, L76.1, L88.1, L98.1)."""
    if affects == "ray":
        return "ray"
    if affects == "area":
        return "area"
    return "body_and_mind" if action_range == "farther" else "touch_or_reach"


def defense_of(play: Play, attack_type: AttackType, mind_defense: Defense | None = None) -> Defense:
    """Return the defence that an attack of a type is made against (L36, L56.1, L76.1, L88.1, L98.1)."""
    # a brawling attack may be one with a natural weapon
    brawls = attack_type == "brawling" and play.reads("action_points.natural_weapons.brawls") == "natural"
    if attack_type in WEAPONS or brawls:
        play.because("action_points.defenses.weapons", defense="dec")
        return "dec"
    if attack_type in ("brawling", "siege"):
        missing = "the defence against this type of attack (L36 names other weapons only)"
        play.cannot_tell("defense", missing, "action_points.defenses.other_weapons")
        return "dec"
    if attack_type != "body_and_mind":
        rule, defense = OTHERS[attack_type]
        play.because(f"action_points.defenses.{rule}", defense=defense)
        return defense
    if mind_defense is None:
        missing = "which of Fort and Will the action is against (L98.1): mind_defense"
        play.cannot_tell("defense", missing, "action_points.defenses.fort_or_will_unsaid")
        return "fort"
    play.because("action_points.defenses.body_and_mind", defense=mind_defense)
    return mind_defense


@dataclass(frozen=True)
class Beaten:
    """How an attack went against one of the defences that its action has to beat.

    Args:
        defense: which.
        degree: of success.
    """

    defense: Annotated[Defense, Fact("target")]
    degree: Annotated[Degree, Fact("attacker")]


@dataclass(frozen=True)
class Effect:
    """What an attack does to a target, and which defences it failed to beat."""

    effect: Literal["full", "partial_damage", "none"]
    unbeaten: frozenset[Defense]


@operation()
def attack_effect(
    *,
    against: Annotated[tuple[Beaten, ...], Fact("target", least=1)],
    partial_on_failure: Annotated[bool, Fact("attacker")] = False,
    lowers_defenses: Annotated[bool, Fact("target")] = False,
    lowering_makes: Annotated[Literal["automatic", "easier"] | None, Fact("target")] = None,
    play: Play,
) -> Effect:
    """Rule whether an attack has its full effect on a target.

    Args:
        against: each defence that the action has to beat, and how the attack went against it.
        partial_on_failure: whether the action is one that does partial damage even if it fails.
        lowers_defenses: whether the target wants to be affected, and lowers its defences.
        lowering_makes: what lowered defences come to: an automatic effect, or only an easier one, which the degrees
            then take into account.

    Returns:
        The effect, and the defences that were not beaten.

    Raises:
        Invalid: a defence that is stated twice, or what lowering comes to where nothing is lowered.

    Source: document 000, L5.1, L5.2, L9.
    """
    if len({one.defense for one in against}) < len(against):
        raise Invalid("against", [one.defense for one in against], "each defence once")
    if lowering_makes is not None and not lowers_defenses:
        raise Invalid("lowering_makes", lowering_makes, "nothing, where no defence is lowered")
    unbeaten = frozenset(one.defense for one in against if one.degree == "failure")
    if not unbeaten:
        play.because("action_points.defenses.full_effect", beaten=len(against))
        return Effect("full", unbeaten)
    if lowers_defenses:
        play.because("action_points.defenses.lowered")
        if lowering_makes == "automatic":
            return Effect("full", unbeaten)
        if lowering_makes is None:
            missing = "whether lowered defences make it automatic or only easier (L9): lowering_makes"
            play.cannot_tell("effect", missing, "action_points.defenses.how_lowered")
    if partial_on_failure:
        play.because("action_points.defenses.partial_damage")
        return Effect("partial_damage", unbeaten)
    play.because("action_points.defenses.full_effect", unbeaten=len(unbeaten))
    return Effect("none", unbeaten)
