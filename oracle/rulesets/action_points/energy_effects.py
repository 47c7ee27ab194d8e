"""What energy damage does to objects, by the share of their HP that it reaches (L338 to L352)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_args

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.tables import Cell, one_of, read_table, text
from oracle.rulesets.action_points.damage_types import EnergyType
from oracle.rulesets.action_points.world import Body, Count, Target, World

Level = Literal["none", "minimal", "light", "moderate", "heavy", "broken", "destroyed"]
Material = Literal["steel", "organic", "inorganic"]

LEVELS: tuple[Level, ...] = get_args(Level)[1:]
MELTING = ("broken", "destroyed")
HEAT = ("electricity", "fire")
DIM_LIGHT = re.compile(r"dim light (\d) sq(?: (\d) r)?")
ALIGHT = "alight if flammable"


@dataclass(frozen=True)
class Damaged:
    """What an object shows after energy damage.

    Args:
        damage_hp: what it has taken in all, of every type.
        level: the heading of the table whose share this type of damage has reached; "none" below the least.
        effects: what shows, in the words of the suite's table.
        catches_fire: whether it burns from now on.
        melted_or_burnt: whether it is melted or burnt beyond use.
        dim_light_radius_sq: how far it sheds dim light, in squares; 0 if it does not.
        dim_light_rounds: for how many rounds.
    """

    damage_hp: int
    level: Level
    effects: frozenset[str]
    catches_fire: bool
    melted_or_burnt: bool
    dim_light_radius_sq: int
    dim_light_rounds: int


@dataclass(frozen=True)
class Resistance:
    """Whether the resistance of a material helps, and how much it takes off energy damage, in HP."""

    helps: bool
    resistance_hp: int


@dataclass(frozen=True)
class Parts:
    """Into how many parts an object is taken apart for energy damage, and what they take together, in HP."""

    parts: int
    damage_hp: int


COLUMNS: dict[str, Cell] = {
    "damage_type": text,
    **dict.fromkeys(LEVELS, text),
    "organic_only": one_of("yes", "no"),
    "statement": text,
}
ROWS: dict[str, dict[str, Any]] = {
    row["damage_type"].lower(): row for row in read_table(folder("action_points") / "energy_effects.csv", COLUMNS)
}
SHARES: dict[Level, int] = {level: int(ROWS["percent"][level]) for level in LEVELS}


@operation()
def damage_object(
    *,
    target: Target,
    damage_type: Annotated[EnergyType, Fact("attacker")],
    damage_hp: Count,
    total_hp: Annotated[int | None, Fact("target", least=1, starting=True)] = None,
    material: Annotated[Material | None, Fact("target")] = None,
    flammable: Annotated[bool | None, Fact("target")] = None,
    source: Annotated[Literal["candle", "other"], Fact("attacker")] = "other",
    dm_level: Annotated[Level | None, Fact("scene")] = None,
    play: Play,
) -> Damaged:
    """Rule on a solid object that takes energy damage.

    Args:
        target: the object, or the square or cube of it that is damaged.
        damage_type: of the energy.
        damage_hp: what it costs the object's HP, after resistance.
        total_hp: the object's HP when whole.
        material: what it is made of; needed for necrotic and radiant damage.
        flammable: whether its material is; needed for electricity and fire.
        source: what the damage comes from.
        dm_level: the level that the DM sets instead of the table's.

    Returns:
        The damage so far, the level reached, what the object shows, and the light that it sheds.

    Raises:
        Invalid: the material, or whether it is flammable, is not stated where it matters; a candle of another energy
            than fire; a candle that a DM lets melt steel; an effect that a DM gives energy without effect.

    Source: document 000, L340.1, L340.2, L342, L344 to L352.
    """
    if ROWS[damage_type]["organic_only"] == "yes" and material is None:
        raise Invalid("material", None, "a material, as this energy does nothing to an inorganic one")
    if damage_type in HEAT and flammable is None:
        raise Invalid("flammable", None, "true or false, as this energy sets flammable material alight")
    if source == "candle" and damage_type != "fire":
        raise Invalid("source", source, "another source, as a candle's energy is fire")
    never_melts = source == "candle" and material == "steel"
    if never_melts and dm_level in MELTING:
        raise Invalid("dm_level", dm_level, "a level at which nothing melts, for a candle on steel")
    without_effect = ROWS[damage_type]["organic_only"] == "yes" and material != "organic"
    if without_effect and dm_level not in (None, "none"):
        raise Invalid("dm_level", dm_level, "none, as this energy does nothing to this material")
    body = play.recall(World).of(target)
    whole = play.starting("total_hp", total_hp, body.energy_effects_total_hp)
    body.energy_effects_total_hp = whole
    if without_effect:
        play.because("action_points.energy_effects.inorganic", damage_type=damage_type)
        taken = sum((body.energy_effects_taken_hp or {}).values())
        return Damaged(taken, "none", frozenset(), False, False, 0, 0)
    taken = _take(play, body, damage_type, damage_hp)
    level = _level(play, body.energy_effects_taken_hp or {}, whole, damage_type)
    if dm_level is not None:
        play.because("action_points.energy_effects.dm_tempers", level=dm_level)
        level = dm_level
    if never_melts and level in MELTING:
        play.because("action_points.energy_effects.candle_on_steel")
        missing = "what a candle does to steel instead of melting it (L342.3): dm_level"
        play.cannot_tell("level", missing, "action_points.energy_effects.dm_tempers")
        play.cannot_tell("effects", missing, "action_points.energy_effects.dm_tempers")
        return Damaged(taken, level, frozenset(), _alight(play, damage_type, level, flammable), False, 0, 0)
    return _shown(play, taken, damage_type, level, flammable)


def _take(play: Play, body: Body, damage_type: EnergyType, damage: int) -> int:
    """Count the damage, and return what the object has taken in all (L340.2, L342.3)."""
    before = body.energy_effects_taken_hp or {}
    play.because("action_points.energy_effects.object_hp", damage=damage)
    if before:
        play.because("action_points.energy_effects.accumulated", before=sum(before.values()))
    body.energy_effects_taken_hp = before | {damage_type: before.get(damage_type, 0) + damage}
    return sum(body.energy_effects_taken_hp.values())


def _level(play: Play, by_type: dict[str, int], total: int, damage_type: EnergyType) -> Level:
    """Return the highest level whose share of the total HP the damage has reached (L342.1, L345)."""
    counted = sum(by_type.values())
    # "the level of damage": a doubt whether damage of other types counts for the effects of this one
    if len(by_type) > 1 and play.reads("action_points.energy_effects.several_types") == "each_alone":
        counted = by_type[damage_type]
    reached: Level = "none"
    for level in LEVELS:
        if 100 * counted >= SHARES[level] * total:
            reached = level
    if reached == "none":
        play.because("action_points.energy_effects.below_least_share", damage=counted, total_hp=total)
    else:
        play.because("action_points.energy_effects.reached_share", damage=counted, total_hp=total, level=reached)
    return reached


def _shown(play: Play, taken: int, damage_type: EnergyType, level: Level, flammable: bool | None) -> Damaged:
    """Return what the table shows at a level."""
    terms = _terms(damage_type, level)
    radius = rounds = 0
    for light in filter(None, map(DIM_LIGHT.fullmatch, terms)):
        radius, rounds = int(light[1]), int(light[2] or 0)
        play.because("action_points.energy_effects.dim_light", radius_sq=radius)
        if not rounds:
            missing = "how long the dim light lasts (L351)"
            play.cannot_tell("dim_light_rounds", missing, "action_points.energy_effects.brief_light")
    effects = frozenset(term for term in terms if term != ALIGHT and not DIM_LIGHT.fullmatch(term))
    alight = _alight(play, damage_type, level, flammable)
    return Damaged(taken, level, effects, alight, level in MELTING and damage_type in HEAT, radius, rounds)


def _terms(damage_type: EnergyType, level: Level) -> list[str]:
    """Return the terms that a cell lists; a dash is nothing obvious."""
    cell = "-" if level == "none" else ROWS[damage_type][level]
    return [] if cell == "-" else cell.split("; ")


def _alight(play: Play, damage_type: EnergyType, level: Level, flammable: bool | None) -> bool:
    """Return whether an object catches fire (L348, L349)."""
    if not flammable or damage_type not in HEAT:
        return False
    # from 100 % on, the cells speak of melting or burning and no more of catching fire
    if level in MELTING:
        missing = "whether something flammable catches fire when it is melted or burnt beyond use (L348, L349)"
        play.cannot_tell("catches_fire", missing, "action_points.energy_effects.alight_beyond_heavy")
        return False
    if ALIGHT not in _terms(damage_type, level):
        return False
    play.because("action_points.energy_effects.catches_fire", level=level)
    return True


@operation()
def material_resistance(
    *,
    material: Annotated[Literal["steel", "other"], Fact("target")],
    damage_type: Annotated[EnergyType, Fact("attacker")],
    who: Annotated[Literal["object", "covered_creature"], Fact("target")],
    material_resistance_hp: Annotated[int | None, Fact("target", least=0)] = None,
    play: Play,
) -> Resistance:
    """Rule whether the resistance of a material helps.

    Args:
        material: of the object, or of what covers the creature.
        damage_type: of the energy.
        who: the object itself, or a creature that the material covers.
        material_resistance_hp: the material's resistance to this energy, where a description tells it.

    Returns:
        Whether it helps, and by how much.

    Source: document 000, L340.3, L340.4.
    """
    if who == "covered_creature":
        play.because("action_points.energy_effects.covered_creature")
        return Resistance(helps=False, resistance_hp=0)
    if material_resistance_hp is not None:
        if _steel_resists(play, material, damage_type) and not material_resistance_hp:
            raise Invalid("material_resistance_hp", 0, "more than 0, as steel resists this energy")
        play.because("action_points.energy_effects.base_material", resistance_hp=material_resistance_hp)
        return Resistance(helps=material_resistance_hp > 0, resistance_hp=material_resistance_hp)
    missing = "what the material resists (L340.3): material_resistance_hp"
    if not _steel_resists(play, material, damage_type):
        play.cannot_tell("helps", missing, "action_points.energy_effects.other_materials")
    play.cannot_tell("resistance_hp", missing, "action_points.energy_effects.resistance_figures")
    return Resistance(helps=True, resistance_hp=0)


def _steel_resists(play: Play, material: str, damage_type: EnergyType) -> bool:
    """Return whether it is steel that meets one of the three energies named for it (L340.3)."""
    if material != "steel" or damage_type not in ("fire", "electricity", "cold"):
        return False
    play.because("action_points.energy_effects.steel", damage_type=damage_type)
    return True


@operation()
def damaged_parts(
    *,
    defined_size: Annotated[bool, Fact("target")],
    squares: Annotated[int, Fact("target", least=1)],
    damage_hp: Count,
    dm_as_a_whole: Annotated[bool, Fact("scene")] = False,
    play: Play,
) -> Parts:
    """Rule into how many parts an object is taken apart for energy damage.

    Args:
        defined_size: whether the object has one; buildings, walls and the ground have none.
        squares: how many squares or cubes of it the energy reaches.
        damage_hp: of the energy, to whatever takes it once.
        dm_as_a_whole: whether the DM has an object of undefined size take the damage as a whole.

    Returns:
        The number of parts that take the damage separately, and the sum.

    Source: document 000, L340.2, L340.5.
    """
    if defined_size or dm_as_a_whole:
        play.because("action_points.energy_effects.object_hp", damage=damage_hp)
        return Parts(1, damage_hp)
    play.because("action_points.energy_effects.each_square", squares=squares)
    return Parts(squares, squares * damage_hp)
