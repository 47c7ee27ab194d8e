"""Fighting with two weapons, and with the non-dominant hand only (L75 to L80)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.core.size import SIZES, Size
from oracle.rulesets.weapon_speed.multiple_attacks import AttackRate

Kind = Annotated[Literal["dagger", "knife", "dirk", "other"], Fact("weapon")]
WeaponSize = Annotated[Size, Fact("weapon")]
Weight = Annotated[int, Fact("weapon", least=0)]
MissileModifier = Annotated[int, Fact("attacker")]


@dataclass(frozen=True)
class TwoWeapons:
    """Modifiers of the attack rolls of each hand, and the attacks in a round with both."""

    primary_modifier: int | None
    secondary_modifier: int | None
    attack_rate: str


@dataclass(frozen=True)
class HandUsed:
    """What the hand makes of an action."""

    modifier: int


@operation()
def wield_two_weapons(
    *,
    class_group: Annotated[Literal["warrior", "rogue", "other"], Fact("attacker")],
    primary_one_handed: Annotated[bool, Fact("weapon")] = True,
    primary_kind: Kind = "other",
    primary_size: WeaponSize,
    primary_weight: Weight,
    secondary_kind: Kind = "other",
    secondary_size: WeaponSize,
    secondary_weight: Weight,
    shield: Annotated[Literal["none", "buckler", "larger"], Fact("attacker")] = "none",
    attack_rate: AttackRate = "1",
    dexterity_missile_modifier: MissileModifier = 0,
    dual_weapon_method: Annotated[bool, Fact("attacker")] = False,
    method_primary_modifier: Annotated[int | None, Fact("attacker", least=-2, most=0)] = None,
    method_secondary_modifier: Annotated[int | None, Fact("attacker", least=-4, most=0)] = None,
    play: Play,
) -> TwoWeapons | NotAllowed:
    """Rule whether someone may fight with two weapons, and what that comes to.

    Args:
        class_group: which kind of class it is.
        primary_one_handed: whether the primary weapon is one for one hand.
        primary_kind: whether the primary weapon is one of the three named.
        primary_size: a size.
        primary_weight: in any unit.
        secondary_kind: whether the secondary weapon is one of the three named.
        secondary_size: a size.
        secondary_weight: in the same unit.
        shield: carried alongside.
        attack_rate: attacks in a round with one weapon.
        dexterity_missile_modifier: what Dexterity makes of missile attacks, signed.
        dual_weapon_method: whether the attacker is trained in it.
        method_primary_modifier: what that training leaves of the primary hand's penalty before Dexterity counts,
            where it is known.
        method_secondary_modifier: the same, of the other hand.

    Returns:
        Not allowed, or the modifiers and the attacks in a round.

    Source: document 001, L75 to L78.
    """
    if class_group == "other":
        return play.forbids("weapon_speed.two_weapons.warriors_and_rogues")
    if not primary_one_handed:
        return play.forbids("weapon_speed.two_weapons.one_handed_primary")
    if primary_kind != "other" and secondary_kind != "other":
        play.because("weapon_speed.two_weapons.daggers_and_the_like")
    elif SIZES.index(secondary_size) >= SIZES.index(primary_size) or secondary_weight >= primary_weight:
        return play.forbids("weapon_speed.two_weapons.smaller_and_lighter")
    else:
        play.because("weapon_speed.two_weapons.smaller_and_lighter")
    if shield == "larger":
        return play.forbids("weapon_speed.two_weapons.buckler")
    for rule in ("warriors_and_rogues", "one_handed_primary", "buckler"):
        play.because(f"weapon_speed.two_weapons.{rule}")
    play.because("weapon_speed.two_weapons.additional_attack")
    rate = str(Fraction(attack_rate) + 1)
    if dual_weapon_method:
        return _by_method(play, rate, method_primary_modifier, method_secondary_modifier, dexterity_missile_modifier)
    play.because("weapon_speed.two_weapons.penalties", primary=-2, secondary=-4)
    return TwoWeapons(
        _with_dexterity(play, -2, dexterity_missile_modifier),
        _with_dexterity(play, -4, dexterity_missile_modifier),
        rate,
    )


def _by_method(play: Play, rate: str, primary: int | None, secondary: int | None, dexterity: int) -> TwoWeapons:
    rule = "weapon_speed.two_weapons.dual_weapon_method"
    missing = "what the Dual-Weapon Method of Chapter 6 leaves of the penalties (L78): "
    play.because(rule)
    if primary is None:
        play.cannot_tell("primary_modifier", missing + "method_primary_modifier", rule)
    if secondary is None:
        play.cannot_tell("secondary_modifier", missing + "method_secondary_modifier", rule)
    # training reduces further what Dexterity changes, and does not replace it
    return TwoWeapons(
        None if primary is None else _with_dexterity(play, primary, dexterity),
        None if secondary is None else _with_dexterity(play, secondary, dexterity),
        rate,
    )


def _with_dexterity(play: Play, penalty: int, modifier: int) -> int:
    """Return a penalty as Dexterity changes it (L77.2, L77.3)."""
    if modifier > 0:
        play.because("weapon_speed.two_weapons.dexterity_reduces", modifier=modifier)
        return min(penalty + modifier, 0)
    if modifier < 0:
        play.because("weapon_speed.two_weapons.dexterity_increases", modifier=modifier)
    return penalty + modifier


@operation()
def use_hand(
    *,
    hand: Annotated[Literal["dominant", "non_dominant"], Fact("combatant")],
    action: Annotated[Literal["attack", "other"], Fact("combatant")] = "attack",
    why: Annotated[Literal["injury", "circumstance", "choice"], Fact("combatant")] = "choice",
    dexterity_missile_modifier: MissileModifier = 0,
    play: Play,
) -> HandUsed:
    """Rule on an action with one hand only.

    Args:
        hand: which one.
        action: what is done with it.
        why: the other hand is not used.
        dexterity_missile_modifier: what Dexterity makes of missile attacks, signed.

    Returns:
        The modifier.

    Source: document 001, L80.
    """
    if hand == "dominant":
        return HandUsed(0)
    play.because("weapon_speed.two_weapons.non_dominant_hand", action=action, why=why)
    # a "bonus" modifies it: a doubt whether a modifier below 0 does
    if (
        dexterity_missile_modifier < 0
        and play.reads("weapon_speed.two_weapons.clumsy_non_dominant_hand") == "as_for_anyone"
    ):
        return HandUsed(-2)
    return HandUsed(min(-2 + dexterity_missile_modifier, 0))
