"""What weapons do against the unarmed: a free attack, and small weapons among wrestlers (L94, L139)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.core.size import SIZES, Size
from oracle.rulesets.weapon_speed.attack_roll import hits
from oracle.rulesets.weapon_speed.world import Combatant, World


@dataclass(frozen=True)
class FreeAttack:
    """A free attack: its total, whether it hits, and whether it comes before the attack that it answers."""

    total: int
    hit: bool
    comes_first: bool


@dataclass(frozen=True)
class WeaponAmongWrestlers:
    """Whom a weapon can be used on in a wrestle: the other one."""

    strikes_at: Literal["wrestler", "wrestled"]


@operation(dice={"attack": "d20"})
def free_attack(
    *,
    combatant: Combatant = "combatant",
    armed: Annotated[bool, Fact("combatant")],
    attacked_by: Annotated[Literal["brawling", "wrestling", "overbearing", "weapon"], Fact("attacker")],
    attack_bonus: Annotated[int, Fact("combatant")],
    modifiers: Annotated[int, Fact("combatant")] = 0,
    attacker_armor_class: Annotated[int, Fact("attacker")],
    play: Play,
) -> FreeAttack | NotAllowed:
    """Rule on the free attack of someone who is attacked without weapons.

    Args:
        combatant: who would make the free attack, by name.
        armed: whether that one is.
        attacked_by: how that one is attacked.
        attack_bonus: of the one attacked, signed.
        modifiers: whatever else applies to the free attack, signed; not what it gains for being one.
        attacker_armor_class: the AC of the one who attacks without weapons.

    Returns:
        Not allowed, or the total, whether it hits, and whether it comes first.

    Source: document 001, L94, L139.1.
    """
    if attacked_by == "weapon":
        return play.forbids("weapon_speed.armed_against_unarmed.three_forms")
    if not armed:
        return play.forbids("weapon_speed.armed_against_unarmed.free_attack")
    body = play.recall(World).of(combatant)
    # "one free attack": a doubt whether for each unarmed attack, or for all of a round
    if body.armed_against_unarmed_used and play.reads("weapon_speed.armed_against_unarmed.how_often") == "once_a_round":
        return play.forbids("weapon_speed.armed_against_unarmed.free_attack")
    body.armed_against_unarmed_used = True
    play.because("weapon_speed.armed_against_unarmed.three_forms", attacked_by=attacked_by)
    play.because("weapon_speed.armed_against_unarmed.free_attack")
    play.because("weapon_speed.armed_against_unarmed.comes_first")
    face = play.roll("attack")
    total = face + attack_bonus + modifiers + 4
    play.because("weapon_speed.armed_against_unarmed.bonus", face=face, total=total)
    return FreeAttack(total, hits(play, face, total, attacker_armor_class), True)


@operation()
def weapon_among_wrestlers(
    *,
    user: Annotated[Literal["wrestler", "wrestled"], Fact("attacker")],
    weapon_size: Annotated[Size, Fact("weapon")],
    play: Play,
) -> WeaponAmongWrestlers | NotAllowed:
    """Rule whether one of two who wrestle may attack the other with a weapon.

    Args:
        user: of the weapon: who wrestles, or who is wrestled with.
        weapon_size: its size.

    Returns:
        Not allowed, or whom it may be used on.

    Source: document 001, L139.2.
    """
    size = SIZES.index(weapon_size)
    small = SIZES.index("small")
    # "small weapons": a doubt whether of the size Small, or as small as that at least
    if size < small and play.reads("weapon_speed.armed_against_unarmed.smaller_than_small") == "too_small":
        return play.forbids("weapon_speed.armed_against_unarmed.small_weapons", size=weapon_size)
    if size > small:
        return play.forbids("weapon_speed.armed_against_unarmed.small_weapons", size=weapon_size)
    play.because("weapon_speed.armed_against_unarmed.small_weapons", size=weapon_size)
    return WeaponAmongWrestlers("wrestled" if user == "wrestler" else "wrestler")
