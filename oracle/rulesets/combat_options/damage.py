"""One Damage Roll: every topic that changes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.dice import Dice
from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.combat_options import charging, non_lethal, unarmed, underwater
from oracle.rulesets.combat_options.unarmed import NaturalWeapon
from oracle.rulesets.combat_options.world import (
    LEFT_OUT,
    AttackKind,
    DamageDice,
    DwellsOnLand,
    Target,
    TargetWater,
    UnusedRules,
    Water,
    Weapon,
    World,
    in_use,
)


@dataclass(frozen=True)
class Damage:
    """The damage that a hit does, and whether it is non-lethal."""

    damage: int | None
    non_lethal: bool


@operation(dice={"damage": Dice(fact="damage_dice"), "second_damage": Dice(fact="damage_dice"), "unarmed": "d2"})
def damage(
    *,
    target: Target = "target",
    kind: AttackKind = "melee",
    weapon: Weapon = None,
    natural_weapon: NaturalWeapon = "none",
    damage_dice: DamageDice = None,
    damage_modifier: Annotated[int, Fact("attacker")] = 0,
    strength_modifier: Annotated[int, Fact("attacker")] = 0,
    attacker_water: Water = "none",
    target_water: TargetWater = "none",
    attacker_dwells_on_land: DwellsOnLand = True,
    can_be_braced: Annotated[bool | None, Fact("weapon")] = None,
    is_braced: Annotated[bool, Fact("weapon")] = False,
    as_charge_arrives: Annotated[bool, Fact("scene")] = True,
    to_subdue: Annotated[bool, Fact("attacker")] = False,
    flat_of_blade: Annotated[bool, Fact("weapon")] = False,
    unused_rules: UnusedRules = frozenset(),
    play: Play,
) -> Damage | NotAllowed:
    """Rule what damage a hit does.

    Args:
        target: who is hit, by name.
        kind: melee or missile.
        weapon: what it is made to do, one of the document's examples, or unarmed; must be stated for a fight in water.
        natural_weapon: what a monster attacks with in place of weapons; "none" for characters.
        damage_dice: of the weapon, or of the monster's natural attack; not stated for a character's unarmed attack.
        damage_modifier: all that the Combat rules add to the damage of a weapon, signed.
        strength_modifier: of whoever attacks unarmed, signed.
        attacker_water: whether the attacker fights in water, or beneath it.
        target_water: whether the target is in water, or beneath it.
        attacker_dwells_on_land: whether the attacker is a land-dweller.
        can_be_braced: whether the weapon is one that may be braced; not stated where nobody knows.
        is_braced: whether such a weapon is in fact braced.
        as_charge_arrives: whether it strikes as the charge arrives, and not later in the Round.
        to_subdue: whether the attack is made to subdue.
        flat_of_blade: whether the flat side of a blade is used.
        unused_rules: topics whose rules the Referee does not use.

    Returns:
        The damage, and whether it is non-lethal.

    Raises:
        Invalid: facts that contradict each other, or a weapon without its dice.

    Source: document 003, L17, L27 to L31, L47.1, L49.2, L85, L87.
    """
    _check(kind, weapon, natural_weapon, to_subdue, flat_of_blade)
    _check_bracing(kind, weapon, can_be_braced, is_braced)
    if to_subdue and not in_use(play, "non_lethal"):
        return play.cannot_rule(LEFT_OUT)
    worn = underwater.NO_WEAPON if natural_weapon != "none" else weapon
    useless = underwater.ineffective(play, attacker_water, target_water, attacker_dwells_on_land, worn, kind)
    if useless:
        play.because(useless)
        return Damage(0, to_subdue)
    you = play.recall(World).look_at(target)
    braceable = False if weapon == "unarmed" else can_be_braced
    doubled = charging.doubles_damage(play, you, kind, braceable, is_braced, as_charge_arrives)
    if doubled is None:
        missing = "whether the weapon may be braced (L17): can_be_braced"
        play.cannot_tell("damage", missing, "combat_options.charging.which_weapons_brace")
        return Damage(None, to_subdue)
    dice, modifiers = _rolled(play, weapon, natural_weapon, damage_dice, damage_modifier, strength_modifier)
    modifiers += underwater.damage_modifier(play, attacker_water, attacker_dwells_on_land, worn)
    if to_subdue:
        play.because("combat_options.non_lethal.normal_rolls")
    dice, modifiers = _multiplied(play, dice, modifiers, doubled, flat_of_blade)
    return Damage(floored(play, dice + modifiers), to_subdue)


def _check(kind: str, weapon: str | None, natural_weapon: str, to_subdue: bool, flat_of_blade: bool) -> None:
    if flat_of_blade and not (to_subdue and kind == "melee" and weapon not in non_lethal.BLADELESS):
        raise Invalid("flat_of_blade", flat_of_blade, "a melee attack to subdue, with a weapon that has a blade")
    if kind == "missile" and weapon == "unarmed":
        raise Invalid("weapon", weapon, "a weapon that can be thrown or shot")
    if natural_weapon != "none" and weapon != "unarmed":
        raise Invalid("natural_weapon", natural_weapon, "none, where a weapon is used")


def _check_bracing(kind: str, weapon: str | None, can_be_braced: bool | None, is_braced: bool) -> None:
    if is_braced and (kind == "missile" or can_be_braced is False):
        raise Invalid("is_braced", is_braced, "a melee weapon that can be braced")
    if weapon == "unarmed" and (is_braced or can_be_braced):
        raise Invalid("can_be_braced", can_be_braced, "a weapon, which a fist or a claw is not")


def _rolled(
    play: Play,
    weapon: str | None,
    natural_weapon: str,
    damage_dice: str | None,
    damage_modifier: int,
    strength_modifier: int,
) -> tuple[int, int]:
    """Return what the dice show and the modifiers to it.

    Raises:
        Invalid: nobody says which dice.
    """
    if unarmed.strikes(play, weapon, natural_weapon):
        return unarmed.roll(play, strength_modifier)
    if damage_dice is None:
        raise Invalid("damage_dice", None, "the damage of the weapon or natural attack, in dice")
    return play.roll("damage"), damage_modifier


def _multiplied(play: Play, dice: int, modifiers: int, doubled: bool, halved: bool) -> tuple[int, int]:
    """Return the damage of the dice and that of the modifiers, doubled (L17) and halved (L49.2) where they are."""
    if not (doubled and halved):
        if doubled:
            return _doubled(play, dice, modifiers)
        return non_lethal.halved(play, dice, modifiers) if halved else (dice, modifiers)
    # nothing says which comes first, and rounding makes a difference
    if play.reads("combat_options.non_lethal.half_and_double") == "double_first":
        return non_lethal.halved(play, *_doubled(play, dice, modifiers))
    return _doubled(play, *non_lethal.halved(play, dice, modifiers), halved=True)


def _doubled(play: Play, dice: int, modifiers: int, halved: bool = False) -> tuple[int, int]:
    """Return double damage (L17); a second roll of the dice is halved where the first was."""
    # "double damage": a doubt whether all is doubled, the dice are, or the dice are rolled twice
    reading = play.reads("combat_options.charging.what_is_doubled")
    if reading == "the_total":
        return 2 * dice, 2 * modifiers
    if reading == "the_dice":
        return 2 * dice, modifiers
    second = play.roll("second_damage")
    return dice + (non_lethal.half(play, second) if halved else second), modifiers


def floored(play: Play, total: int) -> int:
    """Return damage that is not below what a hit does at least."""
    if total >= 1:
        return total
    # penalties can take damage to 0 and below (L27, L49.2, L87): a doubt whether a hit does at least 1
    return 1 if play.reads("combat_options.opening.least_damage") == "one" else 0
