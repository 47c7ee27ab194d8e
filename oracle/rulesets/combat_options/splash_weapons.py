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
from oracle.rulesets.combat_options.attempt import make_attack
from oracle.rulesets.combat_options.damage import floored
from oracle.rulesets.combat_options.missiles_into_melee import Melee
from oracle.rulesets.combat_options.underwater import VESSEL, damage_modifier, ineffective
from oracle.rulesets.combat_options.world import (
    LEFT_OUT,
    NAME,
    AttackBonus,
    Attacker,
    DamageDice,
    DwellsOnLand,
    Footing,
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
    in_use,
)

SURFACE = " surface"
"""A name that nobody can have."""
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
        lands_ft: how far from its target the weapon smashes, in feet.
        lands_hour: in which direction, as the hour of a clock face on the map, 12 being its top; None for a hit.
    """

    total: int
    armor_class: int
    hit: bool | None
    doused: str | None
    damage: int | None
    lands_ft: int | None
    lands_hour: int | None


@operation(dice={"attack": "d20", "stray": Dice(picks="melee"), "damage": Dice(fact="damage_dice"), "direction": "d12"})
def throw_splash_weapon(
    *,
    attacker: Attacker = "attacker",
    target: Target = "target",
    at: Annotated[Literal["creature", "surface"], Fact("attacker")],
    liquid: Liquid = "other",
    attack_bonus: AttackBonus,
    target_armor_class: Annotated[int | None, Fact("target")] = None,
    attack_succeeds: Succeeds = None,
    damage_dice: DamageDice = None,
    harms_target: Annotated[bool, Fact("target")] = True,
    attacker_invisible: Invisible = False,
    target_invisible: TargetInvisible = False,
    attacker_perceives_target: Perceives = False,
    target_perceives_attacker: IsPerceived = False,
    referee_allows_missile: RefereeRules = False,
    melee: Melee = (),
    attacker_in_melee_with_target: Annotated[bool, Fact("attacker")] = False,
    referee_rules_stray: RefereeRules = False,
    attacker_water: Water = "none",
    target_water: TargetWater = "none",
    attacker_dwells_on_land: DwellsOnLand = True,
    attacker_footing: Footing = "firm",
    referee_counts_flight: RefereeRules = False,
    referee_locates_miss: RefereeRules = False,
    surface_is_hard: Annotated[bool, Fact("target")] = True,
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
        harms_target: whether the liquid is harmful to whoever is hit.
        attacker_invisible: whether the thrower is invisible.
        target_invisible: whether the creature is invisible.
        attacker_perceives_target: whether an invisible creature is perceived by some other sense.
        target_perceives_attacker: whether an invisible thrower is perceived by some other sense.
        referee_allows_missile: whether the Referee lets a missile be aimed at an invisible creature.
        melee: who fights in the creature's melee, beside it and the thrower, in an order.
        attacker_in_melee_with_target: whether the thrower is in melee with the creature.
        referee_rules_stray: whether the Referee has a missile with a natural 1 strike another.
        attacker_water: whether the thrower fights in water, or beneath it.
        target_water: whether the creature or the surface is in water, or beneath it.
        attacker_dwells_on_land: whether the thrower is a land-dweller.
        attacker_footing: what the thrower stands on, or flies by.
        referee_counts_flight: whether the Referee counts magical flight as unstable.
        referee_locates_miss: whether the Referee determines where a miss smashes.
        surface_is_hard: whether the surface is hard.
        throw_hour: the direction from the thrower to the target on the map, as the hour of a clock face.
        unused_rules: topics whose rules the Referee does not use.

    Returns:
        Not allowed, or the roll, the hit, who is doused, the damage of a direct hit, and where it smashes.

    Raises:
        Invalid: no AC for a creature, or one for a surface; a creature of which the hardness is stated; facts of a
            creature's melee that contradict each other.

    Source: document 003, L31, L43, L69 to L79.
    """
    if (at == "creature") != (target_armor_class is not None):
        raise Invalid("target_armor_class", target_armor_class, "the AC of a creature, and none for a surface")
    if at == "creature" and not surface_is_hard:
        raise Invalid("surface_is_hard", surface_is_hard, "a surface as the target")
    if not in_use(play, "splash_weapons"):
        return play.cannot_rule(LEFT_OUT)
    if not surface_is_hard:
        play.because("combat_options.splash_weapons.soft_surface")
        return play.cannot_rule("what a splash weapon does on a surface that is not hard (L73.1)")
    at_creature = at == "creature"
    # L71.2 makes of a throw a normal missile attack, L75 has rules of its own for a miss: a doubt about a natural 1
    strays = referee_rules_stray and play.reads("combat_options.splash_weapons.natural_1_into_melee") == "strays"
    roll = make_attack(
        play,
        attacker=attacker,
        target=target if at_creature else SURFACE,
        kind="missile",
        attack_bonus=attack_bonus,
        target_armor_class=SURFACE_ARMOR_CLASS if target_armor_class is None else target_armor_class,
        attack_succeeds=attack_succeeds,
        weapon=VESSEL,
        water=attacker_water,
        target_water=target_water,
        dwells_on_land=attacker_dwells_on_land,
        attacker_invisible=attacker_invisible and at_creature,
        target_invisible=target_invisible and at_creature,
        attacker_perceives=attacker_perceives_target,
        target_perceives=target_perceives_attacker,
        referee_allows_missile=referee_allows_missile,
        melee=melee if at_creature else (),
        attacker_in_melee=attacker_in_melee_with_target and at_creature,
        referee_rules_stray=strays,
        footing=attacker_footing,
        referee_counts_flight=referee_counts_flight,
    )
    if isinstance(roll, NotAllowed):
        return roll
    if liquid != "other":
        play.because("combat_options.splash_weapons.examples", liquid=liquid)
    if target_armor_class is None:
        play.because("combat_options.splash_weapons.at_surface")
        play.because("combat_options.splash_weapons.surface_armor_class", armor_class=SURFACE_ARMOR_CLASS)
    else:
        play.because("combat_options.splash_weapons.at_creature", armor_class=target_armor_class)
    play.not_determined.pop("damage_roll", None)
    unknown = play.not_determined.get("hit")
    if unknown:
        play.not_determined |= dict.fromkeys(("doused", "damage", "lands_ft", "lands_hour"), unknown)
    victim = roll.struck or (target if roll.hit and at_creature else None)
    useless = ineffective(play, attacker_water, target_water, attacker_dwells_on_land, VESSEL, "missile")
    damage = _direct_hit(play, victim, damage_dice, harms_target, useless is not None)
    if damage:
        damage = floored(play, damage + damage_modifier(play, attacker_water, attacker_dwells_on_land, VESSEL))
    if roll.struck:
        missing = "where a splash weapon lands that strikes another (L43, L79)"
        play.not_determined |= {"lands_ft": missing, "lands_hour": missing}
    lands_ft, lands_hour = _smashes(play, None if roll.struck else roll.hit, referee_locates_miss, throw_hour)
    return Throw(roll.total or 0, roll.armor_class, roll.hit, victim, damage, lands_ft, lands_hour)


def _direct_hit(play: Play, victim: str | None, damage_dice: str | None, harms: bool, useless: bool) -> int | None:
    """Return the damage that a direct hit does to whoever is doused (L69, L71)."""
    if victim is None:
        return 0
    play.because("combat_options.splash_weapons.dousing", doused=victim)
    if useless:
        return 0
    # L73.3 and L81.2 spare creatures that the liquid does not harm; L71.2 has a normal attack, and spares nobody
    if not harms and play.reads("combat_options.splash_weapons.harmless_direct_hit") == "no_damage":
        return 0
    if damage_dice is None:
        missing = "the liquid's normal damage (L69.2): damage_dice"
        play.cannot_tell("damage", missing, "combat_options.splash_weapons.liquid_damage")
        return None
    return play.roll("damage")


def _smashes(play: Play, hit: bool | None, referee_locates: bool, throw_hour: int) -> tuple[int | None, int | None]:
    """Return how far from its target, and in which direction, a splash weapon smashes (L75 to L79)."""
    if hit is None:
        return None, None
    if hit:
        return 0, None
    play.because("combat_options.splash_weapons.where_a_miss_lands", determined=referee_locates)
    if not referee_locates:
        missing = "where the Referee has it smash (L75): referee_locates_miss"
        play.not_determined |= {"lands_ft": missing, "lands_hour": missing}
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

    name: Annotated[str, Fact("target", pattern=NAME)]
    distance_ft: Annotated[int, Fact("target", least=0)]
    harmed: bool


@dataclass(frozen=True)
class Suffered:
    """A creature that is harmed by a splash, and the damage it suffers."""

    name: str
    damage: int


@dataclass(frozen=True)
class Splash:
    """Who is splashed, and what those suffer whom the liquid harms."""

    splashed: frozenset[str]
    suffered: frozenset[Suffered]


@operation(dice={"damage": Dice(fact="damage_dice")})
def splash(
    *,
    smashed_on: Annotated[Literal["surface", "creature", "missed"], Fact("scene")],
    creatures: Annotated[tuple[Nearby, ...], Fact("scene")],
    damage_dice: DamageDice = None,
    attacker_water: Water = "none",
    target_water: TargetWater = "none",
    attacker_dwells_on_land: DwellsOnLand = True,
    unused_rules: UnusedRules = frozenset(),
    play: Play,
) -> Splash | NotAllowed:
    """Rule who is splashed near where a splash weapon smashes, and what it does.

    Args:
        smashed_on: the surface that it was thrown at, the creature that it hit, or the place where a miss smashed.
        creatures: who is near, beside a creature that was hit, in an order.
        damage_dice: the liquid's normal damage; not stated where nobody knows.
        attacker_water: whether the thrower is in water, or beneath it.
        target_water: whether those who are near are in water, or beneath it.
        attacker_dwells_on_land: whether the thrower is a land-dweller.
        unused_rules: topics whose rules the Referee does not use.

    Returns:
        The creatures splashed, and the damage of each that the liquid harms.

    Raises:
        Invalid: two creatures of one name.

    Source: document 003, L31, L71, L73.3, L81.1, L81.2.
    """
    names = [one.name for one in creatures]
    if len(set(names)) < len(names):
        raise Invalid("creatures", names, "creatures with names of their own")
    if not in_use(play, "splash_weapons"):
        return play.cannot_rule(LEFT_OUT)
    # L73.3 and L81.1 splash those who are near a surface or a miss; L71 says nothing of those near a creature hit
    direct = smashed_on == "creature"
    if direct and play.reads("combat_options.splash_weapons.near_a_direct_hit") == "victim_only":
        return Splash(frozenset(), frozenset())
    within = [one for one in creatures if one.distance_ft <= SPLASH_FT]
    play.because("combat_options.splash_weapons.burst", within_ft=SPLASH_FT, splashed=len(within))
    harmed = [one.name for one in within if one.harmed]
    if within:
        play.because("combat_options.splash_weapons.harmed", harmed=len(harmed))
    useless = ineffective(play, attacker_water, target_water, attacker_dwells_on_land, VESSEL, "missile")
    if useless:
        play.because(useless)
        harmed = []
    splashed = frozenset(one.name for one in within)
    suffered = _suffered(play, harmed, damage_dice, attacker_water, attacker_dwells_on_land)
    return Splash(splashed, suffered)


def _suffered(
    play: Play, harmed: Sequence[str], damage_dice: str | None, water: str, dwells_on_land: bool
) -> frozenset[Suffered]:
    if not harmed:
        return frozenset()
    if damage_dice is None:
        missing = "the liquid's normal damage (L69.2): damage_dice"
        play.cannot_tell("suffered", missing, "combat_options.splash_weapons.liquid_damage")
        return frozenset()
    rolls = _rolls(play, len(harmed))
    play.because("combat_options.splash_weapons.quarter_damage", rolled=rolls)
    modifier = damage_modifier(play, water, dwells_on_land, VESSEL)
    quarters = [floored(play, rounded_up(rolled + modifier, 4)) for rolled in rolls]
    return frozenset(map(Suffered, harmed, quarters))


def _rolls(play: Play, creatures: int) -> Sequence[int]:
    """Return the normal damage that each creature takes a quarter of."""
    # "normal damage": a doubt whether it is rolled once for all, or for each
    if creatures == 1 or play.reads("combat_options.splash_weapons.rolls_of_damage") == "one_for_all":
        return [play.roll("damage")] * creatures
    return [play.roll("damage") for _ in range(creatures)]
