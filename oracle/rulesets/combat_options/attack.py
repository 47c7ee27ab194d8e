"""One attack, as a question of its own."""

from __future__ import annotations

from typing import Annotated

from oracle.core.dice import Dice
from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.combat_options.attempt import Attack, make_attack
from oracle.rulesets.combat_options.missiles_into_melee import Melee
from oracle.rulesets.combat_options.non_lethal import BLADELESS
from oracle.rulesets.combat_options.two_weapons import Hand
from oracle.rulesets.combat_options.unarmed import NaturalWeapon
from oracle.rulesets.combat_options.underwater import NO_WEAPON
from oracle.rulesets.combat_options.world import (
    ArmorClass,
    AttackBonus,
    Attacker,
    AttackKind,
    DwellsOnLand,
    Footing,
    Held,
    Invisible,
    IsPerceived,
    Perceives,
    RefereeRules,
    Succeeds,
    Target,
    TargetInvisible,
    TargetWater,
    UnusedRules,
    Water,
    Weapon,
)


@operation(dice={"attack": "d20", "stray": Dice(picks="melee")})
def attack(
    *,
    attacker: Attacker = "attacker",
    target: Target = "target",
    kind: AttackKind,
    attack_bonus: AttackBonus,
    target_armor_class: ArmorClass,
    attack_succeeds: Succeeds = None,
    hand: Hand = "only",
    makes_other_attack: Annotated[bool, Fact("attacker")] = True,
    weapon: Weapon = None,
    natural_weapon: NaturalWeapon = "none",
    magic_weapon: Annotated[bool, Fact("weapon")] = False,
    attacker_water: Water = "none",
    target_water: TargetWater = "none",
    attacker_dwells_on_land: DwellsOnLand = True,
    attacker_invisible: Invisible = False,
    target_invisible: TargetInvisible = False,
    attacker_perceives_target: Perceives = False,
    target_perceives_attacker: IsPerceived = False,
    referee_allows_missile: RefereeRules = False,
    melee: Melee = (),
    attacker_in_melee_with_target: Annotated[bool, Fact("attacker")] = False,
    referee_rules_stray: RefereeRules = False,
    to_subdue: Annotated[bool, Fact("attacker")] = False,
    bladed: Annotated[bool | None, Fact("weapon")] = None,
    flat_of_blade: Annotated[bool, Fact("weapon")] = False,
    target_held: Held = "free",
    attacker_footing: Footing = "firm",
    referee_counts_flight: RefereeRules = False,
    unused_rules: UnusedRules = frozenset(),
    play: Play,
) -> Attack | NotAllowed:
    """Rule on one attack: whether it can be made, and what its roll comes to against which AC.

    Args:
        attacker: who attacks, by name.
        target: who is attacked, by name.
        kind: melee or missile.
        attack_bonus: all that the Combat rules add to the Attack Roll, signed.
        target_armor_class: as the Combat rules have it, before these rules.
        attack_succeeds: whether the Combat rules count the total as a success; not stated where nobody knows.
        hand: the only weapon, or which of two.
        makes_other_attack: with one of two weapons, whether the attack with the other is made this Round too.
        weapon: what it is made to do, or one of the document's examples; must be stated for a fight in water.
        natural_weapon: what a monster attacks with in place of weapons; "none" for characters.
        magic_weapon: whether the weapon is a magic item.
        attacker_water: whether the attacker fights in water, or beneath it.
        target_water: whether the target is in water, or beneath it.
        attacker_dwells_on_land: whether the attacker is a land-dweller.
        attacker_invisible: whether the attacker is invisible.
        target_invisible: whether the target is invisible.
        attacker_perceives_target: whether an invisible target is perceived by some other sense.
        target_perceives_attacker: whether an invisible attacker is perceived by some other sense.
        referee_allows_missile: whether the Referee lets a missile be aimed at an invisible target.
        melee: who fights in the target's melee, beside the target and the attacker, in an order.
        attacker_in_melee_with_target: whether the attacker is in melee with the target.
        referee_rules_stray: whether the Referee has a missile with a natural 1 strike another.
        to_subdue: whether the attack is made to subdue or restrain.
        bladed: whether the weapon has a blade; not stated where nobody knows.
        flat_of_blade: whether the blade's flat side is used.
        target_held: whether the target is helpless, and by what.
        attacker_footing: what the attacker stands on, or flies by.
        referee_counts_flight: whether the Referee counts magical flight as unstable.
        unused_rules: topics whose rules the Referee does not use.

    Returns:
        Not allowed, or the modifier, the total, the AC, the hit, whether damage is rolled, and who is struck instead.
        Whether a total hits is not determined, unless `attack_succeeds` tells.

    Raises:
        Invalid: facts that contradict each other, such as the flat of a weapon without a blade; in water, a weapon
            of which nobody says what it is.

    Source: document 003, L1 to L59 and L91; each topic's rules are in its module.
    """
    _check(kind, weapon, natural_weapon, hand, bladed, to_subdue, flat_of_blade)
    return make_attack(
        play,
        attacker=attacker,
        target=target,
        kind=kind,
        attack_bonus=attack_bonus,
        target_armor_class=target_armor_class,
        attack_succeeds=attack_succeeds,
        hand=hand,
        makes_other_attack=makes_other_attack,
        weapon=weapon if natural_weapon == "none" else NO_WEAPON,
        magic_weapon=magic_weapon,
        water=attacker_water,
        target_water=target_water,
        dwells_on_land=attacker_dwells_on_land,
        attacker_invisible=attacker_invisible,
        target_invisible=target_invisible,
        attacker_perceives=attacker_perceives_target,
        target_perceives=target_perceives_attacker,
        referee_allows_missile=referee_allows_missile,
        melee=melee,
        attacker_in_melee=attacker_in_melee_with_target,
        referee_rules_stray=referee_rules_stray,
        to_subdue=to_subdue,
        bladed=False if weapon in BLADELESS else bladed,
        flat_of_blade=flat_of_blade,
        target_held=target_held,
        footing=attacker_footing,
        referee_counts_flight=referee_counts_flight,
    )


def _check(
    kind: str,
    weapon: str | None,
    natural_weapon: str,
    hand: str,
    bladed: bool | None,
    to_subdue: bool,
    flat_of_blade: bool,
) -> None:
    if hand != "only" and weapon == "unarmed":
        raise Invalid("hand", hand, "a weapon in it")
    if kind == "missile" and weapon == "unarmed":
        raise Invalid("weapon", weapon, "a weapon that can be thrown or shot")
    if natural_weapon != "none" and weapon != "unarmed":
        raise Invalid("natural_weapon", natural_weapon, "none, where a weapon is used")
    if bladed and weapon in BLADELESS:
        raise Invalid("bladed", bladed, f"no blade on a weapon of the kind {weapon}")
    if flat_of_blade and not (bladed is not False and weapon not in BLADELESS and to_subdue and kind == "melee"):
        raise Invalid("flat_of_blade", flat_of_blade, "a melee attack to subdue, with a bladed weapon")
