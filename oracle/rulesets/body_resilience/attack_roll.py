"""The attack roll, and its natural results (L3, L5)."""

from __future__ import annotations

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.rulesets.body_resilience import touch
from oracle.rulesets.body_resilience.terms import (
    TAKEN,
    Attack,
    AttackBonus,
    AttackKind,
    BecomesCritical,
    EvasionModifier,
    OtherModifiers,
    TouchAttack,
    TouchesWith,
)


@operation(dice={"attack": "d20"})
def attack(
    *,
    kind: AttackKind = "melee",
    attack_bonus: AttackBonus,
    other_modifiers: OtherModifiers = 0,
    touch_attack: TouchAttack = False,
    touches_with: TouchesWith = "empty_hand",
    evasion_modifier: EvasionModifier,
    threat_becomes_critical: BecomesCritical = None,
    play: Play,
) -> Attack | NotAllowed:
    """Rule on an attack that the attacker rolls, against an Evasion that is not rolled.

    Args:
        kind: melee or ranged.
        attack_bonus: signed.
        other_modifiers: whatever else applies to the roll, signed; not the bonus of a touch attack.
        touch_attack: whether it is declared to be a touch attack.
        touches_with: what a touch attack is made with.
        evasion_modifier: the target's, signed.
        threat_becomes_critical: whether a threat becomes a critical hit; not stated where nobody knows.

    Returns:
        Not allowed, or the total, the Evasion score, whether the attack succeeds, threatens, and does damage.

    Source: document 004, L3, L5.1 to L5.3, L12.2, L24.39 to L24.42.
    """
    refused = touch.refused(play, kind, touch_attack)
    if refused:
        return refused
    face = play.roll("attack")
    total = face + attack_bonus + other_modifiers + touch.attack_modifier(play, kind, touch_attack)
    score = TAKEN + evasion_modifier
    play.because("body_resilience.attack_roll.total", face=face, total=total)
    play.because("body_resilience.evasion.score", score=score)
    succeeds = _succeeds(play, face, total, score)
    threatens, critical = threat(play, "attack_roll", face == 20, touch_attack, threat_becomes_critical)
    return Attack(
        total, score, succeeds, threatens, critical, touch.allows_damage(play, succeeds, touch_attack, touches_with)
    )


def _succeeds(play: Play, face: int, total: int, score: int) -> bool:
    if face == 1:
        play.because("body_resilience.attack_roll.natural_1", face=face)
        return False
    if face == 20:
        play.because("body_resilience.attack_roll.natural_20", face=face)
        return True
    play.because("body_resilience.attack_roll.reaches_evasion", total=total, score=score)
    # L3.4 lets an equal total hit, L12.2 has an opponent need to beat the score
    return total > score or (total == score and play.reads("body_resilience.attack_roll.equal_total") == "succeeds")


def threat(
    play: Play, topic: str, natural: bool, touch_attack: bool, becomes_critical: bool | None
) -> tuple[bool, bool | None]:
    """Return whether a natural result is a threat, and whether that is a critical hit (L5.3, L5.4)."""
    # a touch attack cannot become a critical hit: a doubt whether it can threaten one
    if not natural or (touch_attack and play.reads("body_resilience.attack_roll.touch_threat") == "no_threat"):
        return False, False
    play.because(f"body_resilience.{topic}.threat")
    if touch_attack:
        return True, False
    if becomes_critical is None:
        missing = "what makes a critical hit of a threat (L5.3): threat_becomes_critical"
        play.cannot_tell("critical_hit", missing, "body_resilience.attack_roll.critical_hits")
    return True, becomes_critical
