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
    AttackKind,
    DamageDice,
    Target,
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
    weapon: Weapon = "slashing",
    natural_weapon: NaturalWeapon = "none",
    damage_dice: DamageDice = None,
    damage_modifier: Annotated[int, Fact("attacker")] = 0,
    strength_modifier: Annotated[int, Fact("attacker")] = 0,
    attacker_water: Water = "none",
    attacker_dwells_on_land: Annotated[bool, Fact("attacker")] = True,
    can_be_braced: Annotated[bool | None, Fact("weapon")] = None,
    is_braced: Annotated[bool, Fact("weapon")] = True,
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
        weapon: what it is made to do, one of the document's examples, or unarmed.
        natural_weapon: what a monster attacks with in place of weapons; "none" for characters.
        damage_dice: of the weapon, or of the monster's natural attack; not stated for a character's unarmed attack.
        damage_modifier: all that the Combat rules add to the damage of a weapon, signed.
        strength_modifier: of whoever attacks unarmed, signed.
        attacker_water: whether the attacker fights in water, or beneath it.
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
        Invalid: the flat of a blade in an attack that is not to subdue, or a weapon without its dice.

    Source: document 003, L17, L27 to L31, L47.1, L49.2, L85, L87.
    """
    if flat_of_blade and not to_subdue:
        raise Invalid("flat_of_blade", flat_of_blade, "an attack to subdue")
    if to_subdue and not in_use(play, "non_lethal"):
        return play.forbids("combat_options.opening.referee_decides")
    if underwater.ineffective(play, attacker_water, attacker_dwells_on_land, weapon, kind):
        return Damage(0, to_subdue)
    doubled = False
    you = play.recall(World).of(target)
    if you.charging and in_use(play, "charging"):
        if can_be_braced is None:
            missing = "whether the weapon may be braced (L17)"
            play.cannot_tell("damage", missing, "combat_options.charging.which_weapons_brace")
            return Damage(None, to_subdue)
        doubled = charging.doubles_damage(play, you, can_be_braced, is_braced, as_charge_arrives)
    by_rule = unarmed.strikes(play, weapon, natural_weapon)
    if by_rule:
        rolled, modifiers = unarmed.roll(play, strength_modifier)
    elif damage_dice is None:
        raise Invalid("damage_dice", None, "the damage of the weapon or natural attack, in dice")
    else:
        rolled, modifiers = play.roll("damage"), damage_modifier
    modifiers += underwater.damage_modifier(play, attacker_water, attacker_dwells_on_land, weapon, kind)
    if to_subdue:
        play.because("combat_options.non_lethal.normal_rolls")
    total = non_lethal.halved(play, rolled, modifiers) if flat_of_blade else rolled + modifiers
    if doubled:
        total = _doubled(play, rolled, total)
    return Damage(_floored(play, total), to_subdue)


def _doubled(play: Play, rolled: int, total: int) -> int:
    """Return double damage (L17)."""
    # "double damage": a doubt whether all is doubled, the dice are, or the dice are rolled twice
    reading = play.reads("combat_options.charging.what_is_doubled")
    if reading == "the_total":
        return 2 * total
    if reading == "the_dice":
        return total + rolled
    return total + play.roll("second_damage")


def _floored(play: Play, total: int) -> int:
    """Return damage that is not below what a hit does at least."""
    if total >= 1:
        return total
    # penalties can take damage to 0 and below (L27, L49.2, L87): a doubt whether a hit does at least 1
    return 1 if play.reads("combat_options.underwater.least_damage") == "one" else 0
