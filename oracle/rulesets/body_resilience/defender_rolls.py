"""The same attack, rolled by the defender (L4, L5.4)."""

from __future__ import annotations

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.rulesets.body_resilience import touch
from oracle.rulesets.body_resilience.attack_roll import threat
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


@operation(dice={"evasion": "d20"})
def evade(
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
    """Rule on an attack for which the defender rolls Evasion, against an attack that is not rolled.

    Args:
        kind: melee or ranged.
        attack_bonus: signed.
        other_modifiers: whatever else applies to the attack, signed; not the bonus of a touch attack.
        touch_attack: whether it is declared to be a touch attack.
        touches_with: what a touch attack is made with.
        evasion_modifier: the defender's, signed.
        threat_becomes_critical: whether a threat becomes a critical hit; not stated where nobody knows.

    Returns:
        Not allowed, or the defender's total, the attack score, whether the attack succeeds, threatens, does damage.

    Source: document 004, L4.1 to L4.3, L5.4, L12.3, L24.39 to L24.42.
    """
    refused = touch.refused(play, kind, touch_attack)
    if refused:
        return refused
    face = play.roll("evasion")
    total = face + evasion_modifier
    score = attack_score(play, attack_bonus, other_modifiers + touch.attack_modifier(play, kind, touch_attack))
    play.because("body_resilience.defender_rolls.new_roll", face=face, total=total)
    succeeds = not _is_missed(play, face, total, score)
    threatens, critical = threat(play, "defender_rolls", face == 1, touch_attack, threat_becomes_critical)
    return Attack(
        total, score, succeeds, threatens, critical, touch.allows_damage(play, succeeds, touch_attack, touches_with)
    )


def attack_score(play: Play, attack_bonus: int, other_modifiers: int) -> int:
    """Return what a defender's roll is held against (L4.2)."""
    # L4.2 adds the attack bonus only, L3.3 lets other modifiers apply to the roll that it stands for
    if other_modifiers and play.reads("body_resilience.defender_rolls.other_modifiers") == "do_not_count":
        return TAKEN + attack_bonus
    return TAKEN + attack_bonus + other_modifiers


def _is_missed(play: Play, face: int, total: int, score: int) -> bool:
    if face == 20:
        play.because("body_resilience.defender_rolls.natural_20", face=face)
        return True
    if face == 1:
        play.because("body_resilience.defender_rolls.natural_1", face=face)
        return False
    play.because("body_resilience.defender_rolls.reaches_attack_score", total=total, score=score)
    return total >= score
