"""Who rolls for an attack, and what holds where both do (L4.1, L12.3, L14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.body_resilience import touch
from oracle.rulesets.body_resilience.attack_roll import threat
from oracle.rulesets.body_resilience.terms import (
    Attack,
    AttackBonus,
    AttackKind,
    BecomesCritical,
    EvasionModifier,
    OtherModifiers,
    TouchAttack,
    TouchesWith,
)

Role = Literal["player", "npc", "monster"]
Rolls = Literal["attack_roll", "evasion_roll", "both_rolls"]


@dataclass(frozen=True)
class Procedure:
    """Which rolls an attack is decided by."""

    procedure: Rolls | None


@operation()
def choose_procedure(
    *,
    attacker: Annotated[Role, Fact("attacker")],
    defender: Annotated[Role, Fact("target")],
    gm_chooses: Annotated[Literal["attack_roll", "evasion_roll"] | None, Fact("scene")] = None,
    play: Play,
) -> Procedure:
    """Rule which rolls an attack is decided by.

    Args:
        attacker: a player's character, an NPC or a monster.
        defender: the same.
        gm_chooses: the roll that the GM wants; not stated where the GM says nothing.

    Returns:
        The attack roll, the Evasion roll, or both.

    Source: document 004, L4.1, L12.3, L14.1, L14.2.
    """
    if defender == "player" and attacker == "player":
        return _among_players(play, gm_chooses)
    if defender == "player":
        play.because("body_resilience.who_rolls.attacks_on_players", chosen=gm_chooses)
        return Procedure(gm_chooses or _by_default(play))
    if gm_chooses == "evasion_roll":
        play.because("body_resilience.who_rolls.gm_chooses")
        # L4.2 and L12.2 hold Evasion against the attack score: a doubt whether the attacker then rolls, too
        both = play.reads("body_resilience.who_rolls.rolled_evasion") == "attack_roll"
        return Procedure("both_rolls" if both else "evasion_roll")
    play.because("body_resilience.who_rolls.take_11")
    return Procedure("attack_roll")


def _by_default(play: Play) -> Rolls:
    # L4.1 gives the GM the choice; L12.3 speaks of a player's Evasion as of a roll
    if play.reads("body_resilience.who_rolls.by_default") == "the_gm":
        return "attack_roll"
    return "evasion_roll"


def _among_players(play: Play, gm_chooses: str | None) -> Procedure:
    if gm_chooses == "attack_roll":
        play.because("body_resilience.who_rolls.gm_chooses")
        return Procedure("attack_roll")
    missing = "who rolls when players attack each other (L4.1, L14.1)"
    play.cannot_tell("procedure", missing, "body_resilience.who_rolls.players_among_themselves")
    return Procedure(None)


@operation(dice={"attack": "d20", "evasion": "d20"})
def opposed_attack(
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
    """Rule on an attack for which both sides roll.

    Args:
        kind: melee or ranged.
        attack_bonus: signed.
        other_modifiers: whatever else applies to the roll, signed; not the bonus of a touch attack.
        touch_attack: whether it is declared to be a touch attack.
        touches_with: what a touch attack is made with.
        evasion_modifier: the defender's, signed.
        threat_becomes_critical: whether a threat becomes a critical hit; not stated where nobody knows.

    Returns:
        Not allowed, or the attack's total, the Evasion score, whether the attack succeeds, threatens, does damage.

    Source: document 004, L3, L5, L12.2, L12.3, L14.2.
    """
    refused = touch.refused(play, kind, touch_attack)
    if refused:
        return refused
    # L12.2 and L4.2 hold a rolled Evasion against the attack score: a doubt whether two rolls are ever compared
    if play.reads("body_resilience.who_rolls.rolled_evasion") == "attack_score":
        return play.forbids("body_resilience.who_rolls.gm_chooses")
    play.because("body_resilience.who_rolls.gm_chooses")
    face, evasion = play.roll("attack"), play.roll("evasion")
    total = face + attack_bonus + other_modifiers + touch.attack_modifier(play, kind, touch_attack)
    score = evasion + evasion_modifier
    succeeds = _succeeds(play, face, evasion, total, score)
    if succeeds is None:
        return Attack(total, score, None, None, None, None)
    threatens, critical = threat(play, "attack_roll", face == 20, touch_attack, threat_becomes_critical)
    if not threatens:
        threatens, critical = threat(play, "defender_rolls", evasion == 1, touch_attack, threat_becomes_critical)
    return Attack(
        total, score, succeeds, threatens, critical, touch.allows_damage(play, succeeds, touch_attack, touches_with)
    )


def _succeeds(play: Play, face: int, evasion: int, total: int, score: int) -> bool | None:
    misses, hits = face == 1 or evasion == 20, face == 20 or evasion == 1
    if misses and hits:
        missing = "which of two natural results holds that contradict each other (L5)"
        play.cannot_tell("succeeds", missing, "body_resilience.who_rolls.both_natural")
        play.not_determined |= dict.fromkeys(("threat", "critical_hit", "damage_roll"), missing)
        return None
    if misses or hits:
        for shown, rule in ((face, "attack_roll"), (evasion, "defender_rolls")):
            if shown in (1, 20):
                play.because(f"body_resilience.{rule}.natural_{shown}", face=shown)
        return hits
    play.because("body_resilience.attack_roll.reaches_evasion", total=total, score=score)
    # L3.4 gives equal results to the attacker, L4.2 to the defender
    return total > score or (
        total == score and play.reads("body_resilience.who_rolls.equal_rolls") == "attacker_succeeds"
    )
