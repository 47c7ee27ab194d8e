"""Splash weapons (L69 to L81)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.dice import Dice
from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rounding import rounded_up
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.combat_options.attack import attack
from oracle.rulesets.combat_options.missiles_into_melee import Melee
from oracle.rulesets.combat_options.world import (
    AttackBonus,
    Attacker,
    DamageDice,
    Footing,
    Succeeds,
    Target,
    UnusedRules,
    Water,
    in_use,
)

SURFACE_ARMOR_CLASS = 10
SPLASH_FT = 5
MISS_FT = 10
Liquid = Annotated[Literal["burning_oil", "holy_water", "other"], Fact("weapon")]


@dataclass(frozen=True)
class Throw:
    """A thrown splash weapon.

    Args:
        total: of the Attack Roll.
        armor_class: what the total is held against.
        hit: whether the creature or the surface is hit.
        doused: the creature that is doused, if any.
        damage: what the creature hit suffers.
        lands_ft: how far from its target the weapon smashes, in feet; None where nobody determines it.
        lands_hour: in which direction, as the hour of a clock face on the map, 12 being the map's top.
    """

    total: int
    armor_class: int
    hit: bool | None
    doused: str | None
    damage: int | None
    lands_ft: int | None
    lands_hour: int | None


@operation(dice={"attack": "d20", "damage": Dice(fact="damage_dice"), "direction": "d12"})
def throw_splash_weapon(
    *,
    attacker: Attacker = "attacker",
    target: Target = "target",
    at: Annotated[Literal["creature", "surface"], Fact("attacker")],
    liquid: Liquid = "other",
    attack_bonus: AttackBonus,
    target_armor_class: Annotated[int | None, Fact("target", least=0)] = None,
    attack_succeeds: Succeeds = None,
    damage_dice: DamageDice = None,
    harms_target: Annotated[bool, Fact("target")] = True,
    target_invisible: Annotated[bool, Fact("target")] = False,
    melee: Melee = (),
    attacker_water: Water = "none",
    attacker_footing: Footing = "firm",
    referee_locates_miss: Annotated[bool, Fact("scene")] = False,
    throw_hour: Annotated[int, Fact("scene", least=1, most=12)] = 12,
    unused_rules: UnusedRules = frozenset(),
    play: Play,
) -> Throw | NotAllowed:
    """Rule on a splash weapon thrown at a creature or a surface, and where it smashes.

    Args:
        attacker: who throws, by name.
        target: the creature it is thrown at, by name.
        at: a creature, or a hard surface close to creatures.
        liquid: which of the document's examples it holds, or another.
        attack_bonus: all that the Combat rules add to the Attack Roll, signed.
        target_armor_class: of the creature; not stated for a surface.
        attack_succeeds: whether the Combat rules count the total as a success; not stated where nobody knows.
        damage_dice: the liquid's normal damage; not stated where nobody knows.
        harms_target: whether the liquid is harmful to the creature.
        target_invisible: whether the creature is invisible.
        melee: who is in melee with the creature, in an order.
        attacker_water: whether the thrower fights in water, or beneath it.
        attacker_footing: what the thrower stands on, or flies by.
        referee_locates_miss: whether the Referee determines where a miss smashes.
        throw_hour: the direction from the thrower to the target on the map, as the hour of a clock face.
        unused_rules: topics whose rules the Referee does not use.

    Returns:
        Not allowed, or the roll, the hit, who is doused, the damage of a direct hit, and where it smashes.

    Raises:
        Invalid: no AC for a creature, or one for a surface.

    Source: document 003, L69 to L79.
    """
    if (at == "creature") != (target_armor_class is not None):
        raise Invalid("target_armor_class", target_armor_class, "the AC of a creature, and none for a surface")
    if not in_use(play, "splash_weapons"):
        return play.forbids("combat_options.opening.referee_decides")
    if liquid != "other":
        play.because("combat_options.splash_weapons.examples", liquid=liquid)
    if at == "surface":
        play.because("combat_options.splash_weapons.at_surface")
        play.because("combat_options.splash_weapons.surface_armor_class", armor_class=SURFACE_ARMOR_CLASS)
    else:
        play.because("combat_options.splash_weapons.at_creature", armor_class=target_armor_class)
    roll = attack(
        attacker=attacker,
        target=target if at == "creature" else "surface",
        kind="missile",
        attack_bonus=attack_bonus,
        target_armor_class=SURFACE_ARMOR_CLASS if target_armor_class is None else target_armor_class,
        attack_succeeds=attack_succeeds,
        weapon="bludgeoning",
        attacker_water=attacker_water,
        target_invisible=target_invisible and at == "creature",
        melee=melee if at == "creature" else (),
        attacker_footing=attacker_footing,
        unused_rules=unused_rules,
        play=play,
    )
    if isinstance(roll, NotAllowed):
        return roll
    play.not_determined.pop("damage_roll", None)
    if "hit" in play.not_determined:
        for name in ("doused", "damage", "lands_ft", "lands_hour"):
            play.not_determined[name] = play.not_determined["hit"]
    doused, damage = _direct_hit(play, roll.hit, at, target, damage_dice, harms_target)
    lands_ft, lands_hour = _smashes(play, roll.hit, referee_locates_miss, throw_hour)
    return Throw(_total(roll.total), roll.armor_class, roll.hit, doused, damage, lands_ft, lands_hour)


def _total(total: int | None) -> int:
    if total is None:
        raise AssertionError("a missile always has an Attack Roll")
    return total


def _direct_hit(
    play: Play, hit: bool | None, at: str, target: str, damage_dice: str | None, harms: bool
) -> tuple[str | None, int | None]:
    """Return who is doused by a direct hit, and the damage it does (L69, L71)."""
    if hit is None:
        return None, None
    if not hit or at == "surface":
        return None, 0
    play.because("combat_options.splash_weapons.dousing", doused=target)
    # L73.3 and L81.2 spare creatures that the liquid does not harm; L71.2 has a normal attack, and spares nobody
    if not harms and play.reads("combat_options.splash_weapons.harmless_direct_hit") == "no_damage":
        return target, 0
    if damage_dice is None:
        missing = "the liquid's normal damage (L69.2)"
        play.cannot_tell("damage", missing, "combat_options.splash_weapons.liquid_damage")
        return target, None
    return target, play.roll("damage")


def _smashes(play: Play, hit: bool | None, referee_locates: bool, throw_hour: int) -> tuple[int | None, int | None]:
    """Return how far from its target, and in which direction, a splash weapon smashes (L75 to L79)."""
    if hit is None:
        return None, None
    if hit:
        return 0, None
    play.because("combat_options.splash_weapons.where_a_miss_lands", determined=referee_locates)
    if not referee_locates:
        return None, None
    face = play.roll("direction")
    play.because("combat_options.splash_weapons.direction", hour=face)
    play.because("combat_options.splash_weapons.distance", feet=MISS_FT)
    if throw_hour == 12:
        return MISS_FT, face
    # nothing says which way the clock face lies: with 12 at the map's top, or straight on from the thrower
    if play.reads("combat_options.splash_weapons.twelve_o_clock") == "straight_on":
        face = (throw_hour + face - 1) % 12 + 1
    return MISS_FT, face


@dataclass(frozen=True)
class Nearby:
    """A creature near where a splash weapon smashes.

    Args:
        name: of the creature.
        distance_ft: from where it smashes, in feet.
        harmed: whether the liquid is harmful to it.
    """

    name: str
    distance_ft: Annotated[int, Fact("target", least=0)]
    harmed: bool


@dataclass(frozen=True)
class Splashed:
    """A creature that is splashed, and the damage it suffers."""

    name: str
    damage: int


@dataclass(frozen=True)
class Splash:
    """Every creature that is splashed."""

    splashed: frozenset[Splashed]


@operation(dice={"damage": Dice(fact="damage_dice")})
def splash(
    *,
    creatures: Annotated[tuple[Nearby, ...], Fact("scene")],
    damage_dice: DamageDice = None,
    play: Play,
) -> Splash:
    """Rule who is splashed where a splash weapon smashes on a surface, or where a miss lands, and what it does.

    Args:
        creatures: who is near, in an order.
        damage_dice: the liquid's normal damage; not stated where nobody knows.

    Returns:
        The creatures splashed, each with its damage.

    Raises:
        Invalid: two creatures of one name.

    Source: document 003, L73.3, L81.1, L81.2.
    """
    names = [one.name for one in creatures]
    if len(set(names)) < len(names):
        raise Invalid("creatures", names, "creatures with names of their own")
    within = [one for one in creatures if one.distance_ft <= SPLASH_FT]
    play.because("combat_options.splash_weapons.burst", within_ft=SPLASH_FT, splashed=len(within))
    harmed = [one for one in within if one.harmed]
    if len(harmed) < len(within):
        play.because("combat_options.splash_weapons.harmed", harmed=len(harmed))
    if not harmed:
        return Splash(frozenset(Splashed(one.name, 0) for one in within))
    if damage_dice is None:
        missing = "the liquid's normal damage (L69.2)"
        play.cannot_tell("splashed", missing, "combat_options.splash_weapons.liquid_damage")
        return Splash(frozenset())
    rolls = _rolls(play, len(harmed))
    damage = {one.name: rounded_up(rolled, 4) for one, rolled in zip(harmed, rolls, strict=True)}
    play.because("combat_options.splash_weapons.harmed", harmed=len(harmed))
    play.because("combat_options.splash_weapons.quarter_damage", rolled=rolls)
    return Splash(frozenset(Splashed(one.name, damage.get(one.name, 0)) for one in within))


def _rolls(play: Play, creatures: int) -> Sequence[int]:
    """Return the normal damage that each creature takes a quarter of."""
    # "normal damage": a doubt whether it is rolled once for all, or for each
    if creatures == 1 or play.reads("combat_options.splash_weapons.rolls_of_damage") == "one_for_all":
        return [play.roll("damage")] * creatures
    return [play.roll("damage") for _ in range(creatures)]
