"""Attacks with weapons that are meant not to kill (L141)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.rounding import rounded_down, rounded_up
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed.attack_roll import hits
from oracle.rulesets.weapon_speed.world import ArmorClass, AttackBonus


@dataclass(frozen=True)
class SparingAttack:
    """An attack that is meant not to kill: its total, whether it hits, and its damage of both kinds."""

    total: int
    hit: bool
    lethal: int
    non_lethal: int


@operation(dice={"attack": "d20"})
def sparing_attack(
    *,
    damage_type: Annotated[Literal["slashing", "piercing", "bludgeoning"], Fact("weapon")],
    ranged: Annotated[bool, Fact("attacker")] = False,
    gm_lets_bludgeoning_spare: Annotated[bool | None, Fact("scene")] = None,
    attack_bonus: AttackBonus,
    modifiers: Annotated[int, Fact("attacker")] = 0,
    target_armor_class: ArmorClass,
    damage: Annotated[int, Fact("attacker", least=0)],
    play: Play,
) -> SparingAttack | NotAllowed:
    """Rule on an attack with a weapon that is meant to do non-lethal damage.

    Args:
        damage_type: of the weapon.
        ranged: whether the attack is.
        gm_lets_bludgeoning_spare: whether the GM lets bludgeoning weapons be used so; not stated where the GM has
            said nothing.
        attack_bonus: signed.
        modifiers: whatever else applies to the attack roll, signed; not the penalty for sparing.
        target_armor_class: the target's AC.
        damage: that the attack does if it hits, 0 or more.

    Returns:
        Not allowed, or the total, whether it hits, and the damage of both kinds.

    Source: document 001, L141.
    """
    if ranged:
        return play.forbids("weapon_speed.non_lethal_weapons.ranged")
    if damage_type == "bludgeoning":
        play.because("weapon_speed.non_lethal_weapons.bludgeoning", allowed=gm_lets_bludgeoning_spare)
        if gm_lets_bludgeoning_spare is None:
            return play.cannot_rule("whether bludgeoning weapons can spare (L141.1): gm_lets_bludgeoning_spare")
        if not gm_lets_bludgeoning_spare:
            return play.forbids("weapon_speed.non_lethal_weapons.bludgeoning")
    else:
        play.because("weapon_speed.non_lethal_weapons.slashing_and_piercing", damage_type=damage_type)
    face = play.roll("attack")
    total = face + attack_bonus + modifiers - 4
    play.because("weapon_speed.non_lethal_weapons.penalty", face=face, total=total)
    if not hits(play, face, total, target_armor_class):
        return SparingAttack(total, False, 0, 0)
    play.because("weapon_speed.non_lethal_weapons.half", damage=damage)
    non_lethal = rounded_down(damage, 2)
    # nothing says how half an odd number is rounded
    if damage % 2 and play.reads("weapon_speed.non_lethal_weapons.rounded_half") == "up":
        non_lethal = rounded_up(damage, 2)
    return SparingAttack(total, True, damage - non_lethal, non_lethal)
