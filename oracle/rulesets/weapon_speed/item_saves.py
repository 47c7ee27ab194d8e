"""Saving throws of items (L353 to L370)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, get_args

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.tables import read_table, text
from oracle.rulesets.weapon_speed.objects import named

Solid = Literal[
    "bone_or_ivory",
    "cloth",
    "glass",
    "leather",
    "metal",
    "paper",
    "pottery",
    "rock_or_crystal",
    "rope",
    "wood_thick",
    "wood_thin",
]
Item = Literal[Solid, "oil", "potion"]
Hazard = Literal["acid", "crushing", "disintegrate", "fall", "magic_fire", "fire", "cold", "lightning", "electricity"]


def number_or_dash(cell: str) -> int | None:
    """Return a cell that is a number, or None for a dash."""
    return None if cell == "—" else int(cell)


COLUMNS = {"item": named, **dict.fromkeys(get_args(Hazard), number_or_dash), "statement": text}
NUMBERS = {row["item"]: row for row in read_table(folder("weapon_speed") / "item_saves.csv", COLUMNS)}


@dataclass(frozen=True)
class ItemSave:
    """An item's saving throw.

    Args:
        save_needed: whether the item saves at all.
        number: what its roll is held against; None where it does not save.
        bonus: what is added for magic and for resistance; 0 where it does not save.
        total: of the roll; None where it does not save.
        destroyed: whether the item is.
        acid_mixes: whether acid mixes with it.
    """

    save_needed: bool
    number: int | None
    bonus: int
    total: int | None
    destroyed: bool
    acid_mixes: bool


@operation(dice={"save": "d20"})
def item_save(
    *,
    item: Annotated[Item, Fact("target")],
    hazard: Annotated[Hazard, Fact("attacker")],
    deliberate: Annotated[bool, Fact("attacker")] = False,
    exceptionally_powerful: Annotated[bool, Fact("attacker")] = False,
    attended: Annotated[bool, Fact("target")] = False,
    protected: Annotated[bool, Fact("target")] = False,
    liquid_number: Annotated[int | None, Fact("target", least=1)] = None,
    enchantment_bonus: Annotated[int | None, Fact("target", least=1)] = None,
    magical_without_bonus: Annotated[bool, Fact("target")] = False,
    power_bonus: Annotated[int | None, Fact("target", least=1, most=5)] = None,
    designed_to_resist: Annotated[bool, Fact("target")] = False,
    gm_calls_for_save: Annotated[bool | None, Fact("scene")] = None,
    play: Play,
) -> ItemSave:
    """Rule on an item's saving throw.

    Args:
        item: what it is made of; an oil or a potion is the liquid.
        hazard: what threatens it.
        deliberate: whether someone means to destroy it; else it is caught in an area effect.
        exceptionally_powerful: whether the attack is.
        attended: whether someone holds or wears it.
        protected: whether it is inside something, such as a pack or a pouch.
        liquid_number: the number for a liquid, which the table does not print.
        enchantment_bonus: of a magical item that has one.
        magical_without_bonus: whether it is magical without one; a potion is.
        power_bonus: what the GM gives such an item for its power.
        designed_to_resist: whether it is designed to resist just this type of damage.
        gm_calls_for_save: the GM's word where the document leaves open whether a save is made.

    Returns:
        Whether the item saves, the number, bonus and total, whether it is destroyed, and whether acid mixes
        with it.

    Raises:
        Invalid: magic that contradicts itself, a power bonus that nothing asks for, or a liquid's number for a solid.

    Source: document 001, L339.2, L354, L355, L357 to L370.
    """
    liquid = item in ("oil", "potion")
    without_bonus = magical_without_bonus or item == "potion"
    _check_magic(enchantment_bonus, without_bonus, power_bonus)
    if liquid_number is not None and not liquid:
        raise Invalid("liquid_number", liquid_number, "nothing, since the table has a number for this item")
    if protected:
        play.because("weapon_speed.item_saves.protected")
        return ItemSave(False, None, 0, None, destroyed=False, acid_mixes=False)
    if attended and not deliberate:
        play.because("weapon_speed.item_saves.attended")
        if gm_calls_for_save is None:
            missing = "whether an item that someone has about him saves (L354.1): gm_calls_for_save"
            if hazard == "acid":
                play.not_determined["acid_mixes"] = missing
            return _open(play, missing, mixes=False)
        if not gm_calls_for_save:
            return ItemSave(False, None, 0, None, destroyed=False, acid_mixes=False)
    elif not deliberate:
        play.because("weapon_speed.item_saves.unattended")
    mixes = _acid_mixes(play, hazard, liquid)
    if liquid:
        play.because("weapon_speed.item_saves.liquids")
        if liquid_number is None:
            missing = "the save of a liquid, which the table does not print: liquid_number"
            return _open(play, missing, mixes)
        number: int | None = liquid_number
    else:
        number = NUMBERS[item][hazard]
        play.because("weapon_speed.item_saves.table", item=item, hazard=hazard, number=number)
    if number is None:
        play.because("weapon_speed.item_saves.dashes")
        # nothing explains these dashes: a doubt whether there is nothing to save from, or no save
        destroyed = play.reads("weapon_speed.item_saves.dash") == "no_chance"
        return ItemSave(False, None, 0, None, destroyed, mixes)
    if number <= 10 and not exceptionally_powerful:
        play.because("weapon_speed.item_saves.rarely_checked", number=number)
        if gm_calls_for_save is None:
            missing = "whether a save is called for that is rarely needed (L354.2): gm_calls_for_save"
            return _open(play, missing, mixes)
        if not gm_calls_for_save:
            return ItemSave(False, None, 0, None, destroyed=False, acid_mixes=mixes)
    bonus = _magic(play, enchantment_bonus, without_bonus, power_bonus)
    if bonus is None:
        return _open(play, "what the item's power adds, from 1 to 5 (L355.3): power_bonus", mixes)
    if designed_to_resist:
        play.because("weapon_speed.item_saves.designed_to_resist", bonus=2)
        bonus += 2
    return _rolled(play, number, bonus, mixes)


def _open(play: Play, missing: str, mixes: bool) -> ItemSave:
    """Leave the save undetermined, but not whether acid mixes, which does not depend on it (L370.2)."""
    for name in ("save_needed", "number", "bonus", "total", "destroyed"):
        play.not_determined[name] = missing
    return ItemSave(False, None, 0, None, destroyed=False, acid_mixes=mixes)


def _check_magic(enchantment: int | None, without_bonus: bool, power: int | None) -> None:
    if enchantment is not None and without_bonus:
        raise Invalid("enchantment_bonus", enchantment, "nothing, for an item without an enchantment bonus")
    if power is not None and not without_bonus:
        raise Invalid("power_bonus", power, "nothing, unless the item is magical without an enchantment bonus")


def _acid_mixes(play: Play, hazard: str, liquid: bool) -> bool:
    if hazard != "acid":
        return False
    # "affected items": a doubt whether the liquids are meant that the line speaks of, or all
    if not liquid and play.reads("weapon_speed.item_saves.mixing_with_acid") == "liquids":
        return False
    play.because("weapon_speed.item_saves.acid_mixes")
    return True


def _magic(play: Play, enchantment: int | None, without_bonus: bool, power: int | None) -> int | None:
    """Return what magic adds; None where the GM has not said how powerful the item is."""
    if enchantment is not None:
        play.because("weapon_speed.item_saves.enchantment_bonus", bonus=enchantment)
        return enchantment
    if without_bonus:
        play.because("weapon_speed.item_saves.power_bonus", bonus=power)
        return power
    return 0


def _rolled(play: Play, number: int, bonus: int, mixes: bool) -> ItemSave:
    face = play.roll("save")
    # no sentence says from which side an item's roll must meet the number
    if play.reads("weapon_speed.item_saves.which_side") == "at_least":
        total = face + bonus
        destroyed = total < number
    # a roll that must stay low: a doubt whether a bonus raises the number, as it helps, or the roll, as L182 adds it
    elif not bonus or play.reads("weapon_speed.item_saves.bonus_to_low_rolls") == "to_the_number":
        total, number = face, number + bonus
        destroyed = total > number
    else:
        total = face + bonus
        destroyed = total > number
    play.because("weapon_speed.item_saves.roll", face=face, total=total, number=number)
    if destroyed:
        play.because("weapon_speed.item_saves.destroyed")
    return ItemSave(True, number, bonus, total, destroyed, mixes)
