"""One attack: every topic that lets it be made, or changes its roll or the AC that it is made against."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.dice import Dice
from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.combat_options import (
    charging,
    helpless,
    invisibility,
    missiles_into_melee,
    non_lethal,
    parrying,
    switching_weapons,
    two_weapons,
    underwater,
    unstable_surfaces,
)
from oracle.rulesets.combat_options.missiles_into_melee import Melee
from oracle.rulesets.combat_options.two_weapons import Hand
from oracle.rulesets.combat_options.world import (
    ArmorClass,
    AttackBonus,
    Attacker,
    AttackKind,
    Footing,
    Held,
    Succeeds,
    Target,
    UnusedRules,
    Water,
    Weapon,
    World,
)


@dataclass(frozen=True)
class Attack:
    """An attack.

    Args:
        modifier: what these rules add to the Attack Roll.
        total: the face, the attack bonus and the modifier; None where no Attack Roll is made.
        armor_class: what the total is held against.
        hit: whether the target is hit.
        damage_roll: whether a Damage Roll follows.
        struck: who is struck in the target's stead.
    """

    modifier: int
    total: int | None
    armor_class: int
    hit: bool | None
    damage_roll: bool | None
    struck: str | None


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
    makes_extra_attack: Annotated[bool, Fact("attacker")] = True,
    weapon: Weapon = "slashing",
    magic_weapon: Annotated[bool, Fact("weapon")] = False,
    attacker_water: Water = "none",
    attacker_dwells_on_land: Annotated[bool, Fact("attacker")] = True,
    attacker_invisible: Annotated[bool, Fact("attacker")] = False,
    target_invisible: Annotated[bool, Fact("target")] = False,
    attacker_perceives_target: Annotated[bool, Fact("attacker")] = False,
    target_perceives_attacker: Annotated[bool, Fact("target")] = False,
    referee_allows_missile: Annotated[bool, Fact("scene")] = False,
    melee: Melee = (),
    attacker_in_melee_with_target: Annotated[bool, Fact("attacker")] = False,
    referee_rules_stray: Annotated[bool, Fact("scene")] = False,
    to_subdue: Annotated[bool, Fact("attacker")] = False,
    bladed: Annotated[bool, Fact("weapon")] = False,
    flat_of_blade: Annotated[bool, Fact("weapon")] = False,
    target_held: Held = "free",
    attacker_footing: Footing = "firm",
    referee_counts_flight: Annotated[bool, Fact("scene")] = False,
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
        makes_extra_attack: with the primary of two weapons, whether the extra attack is made this Round too.
        weapon: what it is made to do, or one of the document's examples.
        magic_weapon: whether the weapon is a magic item.
        attacker_water: whether the attacker fights in water, or beneath it.
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
        bladed: whether the weapon has a blade.
        flat_of_blade: whether the blade's flat side is used.
        target_held: whether the target is helpless, and by what.
        attacker_footing: what the attacker stands on, or flies by.
        referee_counts_flight: whether the Referee counts magical flight as unstable.
        unused_rules: topics whose rules the Referee does not use.

    Returns:
        Not allowed, or the modifier, the total, the AC, the hit, whether damage is rolled, and who is struck instead.
        Whether a total hits is not determined, unless `attack_succeeds` tells.

    Raises:
        Invalid: a missile thrown with one of two weapons, or the flat of what has no blade or is not meant to subdue.

    Source: document 003, L1 to L59 and L91; each topic's rules are in its module.
    """
    if hand != "only" and kind == "missile":
        raise Invalid("hand", hand, "only, for a missile attack")
    if flat_of_blade and not (bladed and to_subdue and kind == "melee"):
        raise Invalid("flat_of_blade", flat_of_blade, "a melee attack to subdue, with a bladed weapon")
    world = play.recall(World)
    me, you = world.of(attacker), world.of(target)
    useless = underwater.ineffective(play, attacker_water, attacker_dwells_on_land, weapon, kind)
    # "ineffective": a doubt whether the attack cannot be made, always misses, or does no damage
    effect = play.reads("combat_options.underwater.ineffective_means") if useless else ""
    refused = (
        switching_weapons.attack_refused(play, me)
        or two_weapons.attack_refused(play, me, hand)
        or (play.forbids(useless) if useless and effect == "cannot_attack" else None)
        or invisibility.attack_refused(play, kind, target_invisible, referee_allows_missile)
        or non_lethal.attack_refused(play, kind, to_subdue, bladed, flat_of_blade)
    )
    if refused:
        return refused
    me.attacked = me.attacked or hand != "secondary"
    modifier = (
        two_weapons.attack_modifier(play, hand, makes_extra_attack)
        + charging.attack_modifier(play, me, kind)
        + underwater.attack_modifier(play, attacker_water, attacker_dwells_on_land, weapon, kind)
        + invisibility.attack_modifier(
            play,
            kind,
            attacker_invisible,
            target_invisible,
            attacker_perceives_target,
            target_perceives_attacker,
        )
        + missiles_into_melee.attack_modifier(play, kind, melee, attacker_in_melee_with_target)
        + (non_lethal.attack_modifier(play, flat_of_blade) if to_subdue else 0)
        + unstable_surfaces.attack_modifier(play, kind, attacker_footing, referee_counts_flight, magic_weapon)
    )
    armor_class = (
        target_armor_class + charging.armor_class_modifier(play, you) + parrying.armor_class_modifier(play, kind, you)
    )
    if helpless.hit_automatically(play, kind, you, target_held):
        return Attack(modifier, None, armor_class, hit=effect != "misses", damage_roll=effect != "misses", struck=None)
    face = play.roll("attack")
    total = face + attack_bonus + modifier
    struck = missiles_into_melee.stray_victim(play, kind, face, melee, target, referee_rules_stray)
    if struck:
        return Attack(modifier, total, armor_class, hit=struck == target, damage_roll=True, struck=struck)
    hit = False if effect == "misses" else attack_succeeds
    if hit is None:
        missing = "how a total is held against an AC (L1.1)"
        play.cannot_tell("hit", missing, "combat_options.opening.attack_procedure")
        play.not_determined["damage_roll"] = missing
    return Attack(modifier, total, armor_class, hit, damage_roll=hit, struck=None)
