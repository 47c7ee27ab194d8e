"""Attacks on body and mind, and who becomes aware of what (L96 to L104)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points.attack_modifiers import column_of
from oracle.rulesets.action_points.defenses import defense_of
from oracle.rulesets.action_points.supernatural import Aim, Defense
from oracle.rulesets.action_points.world import Degree

Addition = Literal["extra_damage", "longer_duration", "additional_effects"]


def aim(play: Play, targets: int, named_defense: Defense | None) -> Aim:
    """Rule how an attack is made on targets at a distance (L98)."""
    column = column_of(play, "body_and_mind")
    if named_defense in ("dec", "ref"):
        missing = "which skill counts for such an attack against another defence than Fort and Will (L98)"
        play.cannot_tell("skill", missing, "action_points.body_and_mind.other_defenses")
        return Aim(targets, named_defense, None, column, None)
    play.because("action_points.body_and_mind.each_target", attack_rolls=targets)
    play.because("action_points.body_and_mind.skill")
    return Aim(targets, defense_of(play, "body_and_mind", named_defense), None, column, "body_and_mind")


@dataclass(frozen=True)
class MindCritical:
    """What a critical success adds."""

    additions: frozenset[Addition]


@operation()
def mind_critical(
    *,
    degree: Annotated[Degree, Fact("attacker")],
    stated_additions: Annotated[frozenset[Addition] | None, Fact("attacker")] = None,
    play: Play,
) -> MindCritical:
    """Rule on what a critical success adds to an attack on body and mind.

    Args:
        degree: how well the attack went.
        stated_additions: what the action's description adds for a critical success; empty if it adds nothing.

    Returns:
        What it adds.

    Source: document 000, L100.
    """
    if degree != "critical":
        return MindCritical(frozenset())
    play.because("action_points.body_and_mind.critical_success")
    if stated_additions is None:
        play.not_determined["additions"] = "what the action's description adds (L100): stated_additions"
        return MindCritical(frozenset())
    return MindCritical(stated_additions)


@dataclass(frozen=True)
class Awareness:
    """Who becomes aware of what.

    Args:
        attacker_learns: how well the attack went against this target; None if that stays hidden.
        target_aware: whether the target is made aware of the attempt.
        details_revealed: whether the target is made aware of the details of the attack.
        attacker_revealed: whether the target is made aware of who attacks.
    """

    attacker_learns: Degree | None
    target_aware: bool
    details_revealed: bool
    attacker_revealed: bool


@operation()
def attack_awareness(
    *,
    defense: Annotated[Defense, Fact("target")],
    degree: Annotated[Degree, Fact("attacker")],
    hostile: Annotated[bool, Fact("attacker")] = True,
    attacker_told: Annotated[bool | None, Fact("attacker")] = None,
    target_told: Annotated[bool | None, Fact("attacker")] = None,
    reveals: Annotated[frozenset[Literal["details", "attacker"]], Fact("attacker")] = frozenset(),
    play: Play,
) -> Awareness:
    """Rule on what the attacker and the target of an action become aware of.

    Args:
        defense: what the attack is made against.
        degree: how well it went against this target.
        hostile: whether the spell or action is.
        attacker_told: whether this attacker becomes aware of the result, where something else says so.
        target_told: whether this target is made aware of the attempt, where something else says so.
        reveals: what something beside the attempt itself reveals to the target.

    Returns:
        What the attacker learns, whether the target is aware, and what else the target is made aware of.

    Raises:
        Invalid: something revealed of an attempt that the target is kept from noticing.

    Source: document 000, L102, L104.
    """
    if target_told is False and reveals:
        raise Invalid("reveals", sorted(reveals), "nothing of an attempt that the target is not made aware of")
    learns = None if attacker_told is False else degree
    if attacker_told is None and defense in ("fort", "will"):
        play.because("action_points.body_and_mind.attacker_learns", degree=degree)
    elif attacker_told is None:
        missing = "what an attacker learns who attacks another defence than Fort and Will (L102)"
        play.cannot_tell("attacker_learns", missing, "action_points.body_and_mind.attacks_on_others")
    if hostile and target_told is None:
        play.because("action_points.body_and_mind.target_aware")
    elif target_told is None:
        missing = "whether the target is made aware of an attempt that is not hostile (L104.1)"
        play.cannot_tell("target_aware", missing, "action_points.body_and_mind.not_hostile")
    if reveals < {"details", "attacker"}:
        play.because("action_points.body_and_mind.not_revealed")
    return Awareness(learns, target_told is not False, "details" in reveals, "attacker" in reveals)
