"""Immunity to weapons, and Table 9.7 (L217 to L227)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.tables import read_table, signed, text


def _hit_dice(cell: str) -> int:
    return int(cell.removesuffix(" HD"))


def _bonus(cell: str) -> int:
    return signed(cell.removesuffix(" weapon immunity"))


COLUMNS = {"creature_hd": _hit_dice, "overcomes": _bonus, "statement": text}
OVERCOMES: dict[int, int] = {
    row["creature_hd"]: row["overcomes"] for row in read_table(folder("weapon_speed") / "weapon_immunity.csv", COLUMNS)
}


@dataclass(frozen=True)
class Wound:
    """What a hit does to someone who may be immune to the weapon.

    Args:
        weapon_counts: whether the weapon's own damage does.
        hit_points_lost: in all.
    """

    weapon_counts: bool | None
    hit_points_lost: int | None


@operation()
def hit_the_immune(
    *,
    immunity: Annotated[Literal["none", "magic", "silver", "other"], Fact("target")],
    weapon_damage: Annotated[int, Fact("weapon", least=0)],
    effect_damage: Annotated[int, Fact("weapon", least=0)] = 0,
    needed_bonus: Annotated[int | None, Fact("target", least=1)] = None,
    natural_attack: Annotated[bool, Fact("attacker")] = False,
    weapon_bonus: Annotated[int, Fact("weapon", least=0)] = 0,
    material: Annotated[Literal["other", "silver", "silver_in_part"], Fact("weapon")] = "other",
    attacker_is: Annotated[Literal["creature", "player_character", "npc"], Fact("attacker")] = "creature",
    attacker_hit_dice: Annotated[int | None, Fact("attacker", least=0)] = None,
    weapon_qualifies: Annotated[bool | None, Fact("target")] = None,
    play: Play,
) -> Wound:
    """Rule on the hit points that someone loses who may be immune to the weapon.

    Args:
        immunity: none, to all but magic weapons, to all but silver, or some other.
        weapon_damage: the weapon's own.
        effect_damage: of a magical effect that it delivers, such as fire or poison.
        needed_bonus: the least enchantment bonus that overcomes the immunity.
        natural_attack: whether it is no weapon, but a creature's claw, bite or the like.
        weapon_bonus: the weapon's enchantment bonus.
        material: silver through and through, in part, or something else.
        attacker_is: whether the attacker is a creature, a player character or an NPC.
        attacker_hit_dice: of a creature.
        weapon_qualifies: of another immunity, whether the weapon overcomes it.

    Returns:
        Whether the weapon's own damage counts, and the hit points lost.

    Raises:
        Invalid: an immunity to all but magic weapons with no bonus that it needs; a creature's natural attack with
            no hit dice.

    Source: document 001, L217 to L227.
    """
    bonus = _bonus_of(play, weapon_bonus, attacker_is, attacker_hit_dice) if natural_attack else weapon_bonus
    if immunity == "other":
        counts = weapon_qualifies
    else:
        counts = immunity == "none" or _overcome(play, immunity, needed_bonus, bonus, material)
    if counts is None:
        return _open(play, effect_damage)
    if effect_damage:
        play.because("weapon_speed.weapon_immunity.magical_effects", damage=effect_damage)
    if counts:
        return Wound(weapon_counts=True, hit_points_lost=weapon_damage + effect_damage)
    play.because("weapon_speed.weapon_immunity.no_loss", weapon_damage=weapon_damage)
    return Wound(weapon_counts=False, hit_points_lost=effect_damage)


def _open(play: Play, effect_damage: int) -> Wound:
    missing = "what overcomes this immunity (L219)"
    play.cannot_tell("weapon_counts", missing, "weapon_speed.weapon_immunity.other_immunities")
    play.not_determined["hit_points_lost"] = missing
    return Wound(None, effect_damage)


def _overcome(play: Play, immunity: str, needed: int | None, bonus: int, material: str) -> bool | None:
    """Return whether a bonus or a material overcomes one of the two usual immunities (L219)."""
    if immunity == "magic" and needed is None:
        raise Invalid("needed_bonus", None, "the least enchantment bonus that overcomes the immunity")
    if material == "silver" and _either(play, immunity, needs="silver"):
        play.because("weapon_speed.weapon_immunity.silver")
        return True
    if immunity == "silver":
        play.because("weapon_speed.weapon_immunity.silver")
    if not bonus or not _either(play, immunity, needs="magic"):
        return False
    if needed is None:
        return None
    play.because("weapon_speed.weapon_immunity.magic_weapons", bonus=bonus, needed_bonus=needed)
    return bonus >= needed


def _either(play: Play, immunity: str, needs: str) -> bool:
    # "magic weapons, or weapons forged of silver": a doubt whether each overcomes one immunity, or both
    return immunity == needs or play.reads("weapon_speed.weapon_immunity.magic_or_silver") == "either"


def _bonus_of(play: Play, weapon_bonus: int, attacker_is: str, hit_dice: int | None) -> int:
    """Return the enchantment bonus that a natural attack stands for (L223 to L227)."""
    if attacker_is != "creature":
        play.because("weapon_speed.weapon_immunity.creatures_only", attacker_is=attacker_is)
        return weapon_bonus
    if hit_dice is None:
        raise Invalid("attacker_hit_dice", None, "the creature's hit dice")
    bonus = _by_hit_dice(play, hit_dice)
    play.because("weapon_speed.weapon_immunity.natural_attacks", hit_dice=hit_dice, bonus=bonus)
    return max(weapon_bonus, bonus)


def _by_hit_dice(play: Play, hit_dice: int) -> int:
    if hit_dice < min(OVERCOMES):
        return 0
    if hit_dice in OVERCOMES:
        return OVERCOMES[hit_dice]
    # the table skips every second number, and ends: a doubt whether a row holds up to the next
    if play.reads("weapon_speed.weapon_immunity.between_rows") == "only_these_rows":
        return 0
    return max(bonus for least, bonus in OVERCOMES.items() if least <= hit_dice)
