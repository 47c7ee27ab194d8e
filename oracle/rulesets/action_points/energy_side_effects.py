"""What energy does beside damage: to water, gas and gear, in liquids and vacuum, against energy (L346 to L352)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Any, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rounding import rounded_down
from oracle.core.rules import folder
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.tables import Cell, read_table, text
from oracle.rulesets.action_points.damage_types import EnergyType
from oracle.rulesets.action_points.energy_effects import ROWS as EFFECTS
from oracle.rulesets.action_points.world import Count

Liquid = Literal["water", "ice", "water_based_liquid", "other_liquid"]
Change = Literal["none", "freezes", "melts", "evaporates"]
Volume = Literal["shrinks", "grows"]
Medium = Literal["natural_water", "very_pure_water", "water_based_liquid", "other_liquid", "gas", "solid", "vacuum"]

LIQUIDS = ("natural_water", "very_pure_water", "water_based_liquid", "other_liquid")
COUNTERS = {
    ("acid", "water"): "water_against_acid",
    ("cold", "fire"): "fire_and_cold",
    ("fire", "cold"): "fire_and_cold",
    ("fire", "water"): "water_against_fire",
}
"""What counteracts which energy, and the rule that says so."""

RULES: dict[Change, str] = {
    "freezes": "action_points.energy_side_effects.freezes_water",
    "melts": "action_points.energy_side_effects.melts_ice",
    "evaporates": "action_points.energy_side_effects.evaporates_water",
}

COLUMNS: dict[str, Cell] = {"damage_type": text, "onto": text, "change": text, "hp_per_cm": int, "statement": text}
CHANGES: dict[tuple[str, str], dict[str, Any]] = {
    (row["damage_type"].lower(), row["onto"]): row
    for row in read_table(folder("action_points") / "energy_side_effects.csv", COLUMNS)
}


@dataclass(frozen=True)
class Water:
    """What becomes of water or ice, and how thick a layer of it, in centimetres; a fraction in lowest terms."""

    change: Change
    depth_cm: str


@dataclass(frozen=True)
class Gas:
    """What becomes of a gas and of what it is contained in."""

    volume: Volume
    condenses: bool
    container_bursts: bool


@dataclass(frozen=True)
class Spread:
    """Whether energy propagates through a medium, and whether it has an effect on the medium itself."""

    propagates: bool
    affects_medium: bool


@dataclass(frozen=True)
class Countered:
    """Whether energy is counteracted, what damage is left, in HP, and whether a solid becomes brittle."""

    counteracted: bool
    damage_hp: int
    brittle: bool


@dataclass(frozen=True)
class Degraded:
    """Whether a thing is degraded, and its penalty, below 0."""

    degraded: bool
    penalty: int


@operation()
def energy_on_water(
    *,
    damage_type: Annotated[EnergyType, Fact("attacker")],
    onto: Annotated[Liquid, Fact("target")],
    damage_hp: Count,
    like_most: Annotated[bool, Fact("target")] = True,
    play: Play,
) -> Water:
    """Rule on what energy does to water, ice and other liquids.

    Args:
        damage_type: of the energy.
        onto: what it meets.
        damage_hp: all the damage of this type that it takes.
        like_most: whether the liquid is like most; false where a description says otherwise.

    Returns:
        What becomes of it, and how thick a layer.

    Source: document 000, L347, L349 to L352.
    """
    if EFFECTS[damage_type]["organic_only"] == "yes" and onto in ("water", "ice"):
        play.because("action_points.energy_effects.inorganic", damage_type=damage_type)
        return Water("none", "0")
    if damage_type == "sonic" and onto != "ice" and like_most:
        play.because("action_points.energy_side_effects.sonic_little_effect")
        return Water("none", "0")
    water = "water" if onto == "water_based_liquid" and like_most else onto
    row = CHANGES.get((damage_type, water))
    if row is None:
        missing = "what this energy does to it (L347, L349, L352)"
        play.cannot_tell("change", missing, "action_points.energy_side_effects.other_liquids")
        play.cannot_tell("depth_cm", missing, "action_points.energy_side_effects.other_liquids")
        return Water("none", "0")
    change: Change = row["change"]
    play.because(RULES[change], damage=damage_hp, hp_per_cm=row["hp_per_cm"])
    return Water(change, _depth(play, damage_hp, row["hp_per_cm"]))


def _depth(play: Play, damage: int, hp_per_cm: int) -> str:
    """Return so many centimetres, as a fraction in lowest terms."""
    # "1 cm per": a doubt whether a part of the damage makes a part of a centimetre
    if damage % hp_per_cm and play.reads("action_points.energy_side_effects.fractions") == "whole_centimetres":
        return str(rounded_down(damage, hp_per_cm))
    return str(Fraction(damage, hp_per_cm))


@operation()
def energy_on_gas(
    *,
    damage_type: Annotated[Literal["cold", "fire"], Fact("attacker")],
    contained: Annotated[bool, Fact("target")],
    dm_condenses: Annotated[bool | None, Fact("scene")] = None,
    dm_bursts: Annotated[bool | None, Fact("scene")] = None,
    play: Play,
) -> Gas:
    """Rule on what cold and fire do to a gas.

    Args:
        damage_type: of the energy.
        contained: whether a container carries the gas.
        dm_condenses: whether the DM has it condense in the cold.
        dm_bursts: whether the DM has the container burst in the heat.

    Returns:
        Whether the gas shrinks or grows, whether it condenses, and whether its container bursts.

    Source: document 000, L347, L349.
    """
    if damage_type == "cold":
        play.because("action_points.energy_side_effects.compresses_gas")
        if dm_condenses is None:
            missing = "whether it is cold enough for this gas to condense (L347): dm_condenses"
            play.cannot_tell("condenses", missing, "action_points.energy_side_effects.condenses_gas")
        return Gas("shrinks", condenses=bool(dm_condenses), container_bursts=False)
    play.because("action_points.energy_side_effects.expands_gas")
    if contained and dm_bursts is None:
        missing = "whether the container holds (L349): dm_bursts"
        play.cannot_tell("container_bursts", missing, "action_points.energy_side_effects.bursts_container")
    return Gas("grows", condenses=False, container_bursts=contained and bool(dm_bursts))


@operation()
def energy_in_medium(
    *,
    damage_type: Annotated[Literal["electricity", "sonic"], Fact("attacker")],
    medium: Annotated[Medium, Fact("scene")],
    like_most: Annotated[bool, Fact("scene")] = True,
    play: Play,
) -> Spread:
    """Rule whether electricity or sonic damage propagates through a medium, and whether it affects the medium.

    Args:
        damage_type: of the energy.
        medium: what it goes through; a liquid of water is very pure only if it is said to be.
        like_most: whether the medium is as most are; false where a description says otherwise.

    Returns:
        Whether the energy propagates, and whether the medium is affected.

    Source: document 000, L348, L352.
    """
    if damage_type == "electricity":
        return _electricity(play, medium, like_most)
    if medium == "vacuum":
        play.because("action_points.energy_side_effects.vacuum")
        return Spread(propagates=False, affects_medium=False)
    if medium in LIQUIDS:
        play.because("action_points.energy_side_effects.sonic_in_liquids")
    else:
        _unsaid(play, "propagates")
    if medium == "solid":
        _unsaid(play, "affects_medium")
        return Spread(propagates=False, affects_medium=False)
    play.because("action_points.energy_side_effects.sonic_little_effect")
    return Spread(propagates=True, affects_medium=not like_most)


def _electricity(play: Play, medium: Medium, like_most: bool) -> Spread:
    """Rule on electricity (L348)."""
    if medium == "solid":
        play.because("action_points.energy_side_effects.heats_solids")
        missing = "the conductivity of the solid, and what it changes (L348)"
        play.cannot_tell("propagates", missing, "action_points.energy_side_effects.conductivity")
        return Spread(propagates=False, affects_medium=like_most)
    _unsaid(play, "affects_medium")
    if medium == "very_pure_water":
        play.because("action_points.energy_side_effects.very_pure_water")
        return Spread(propagates=False, affects_medium=False)
    if medium == "natural_water" or (medium == "water_based_liquid" and like_most):
        play.because("action_points.energy_side_effects.electricity_in_water")
        return Spread(propagates=True, affects_medium=False)
    _unsaid(play, "propagates")
    return Spread(propagates=False, affects_medium=False)


def _unsaid(play: Play, name: str) -> None:
    """Leave open what is not said of an energy in a medium."""
    play.cannot_tell(
        name, "what this energy does in this medium (L348, L352)", "action_points.energy_side_effects.other_media"
    )


@operation()
def counteract_energy(
    *,
    damage_type: Annotated[Literal["acid", "cold", "fire"], Fact("attacker")],
    against: Annotated[Literal["water", "cold", "fire"], Fact("target")],
    damage_hp: Count,
    typical: Annotated[bool, Fact("scene")] = True,
    dm_damage_hp: Annotated[int | None, Fact("scene", least=0)] = None,
    dm_brittle: Annotated[bool | None, Fact("scene")] = None,
    play: Play,
) -> Countered:
    """Rule on energy that something counteracts.

    Args:
        damage_type: of the energy that does the damage.
        against: what is used against it.
        damage_hp: what it would do otherwise.
        typical: whether this is as typical; false where a description says otherwise.
        dm_damage_hp: what the DM leaves of the damage.
        dm_brittle: whether the DM has the solid become brittle.

    Returns:
        Whether it is counteracted, the damage left, and whether a solid becomes brittle, which lowers its DR.

    Raises:
        Invalid: the DM leaves more damage than there was.

    Source: document 000, L346, L347, L349.
    """
    if dm_damage_hp is not None and dm_damage_hp > damage_hp:
        raise Invalid("dm_damage_hp", dm_damage_hp, f"at most {damage_hp}, the damage that is counteracted")
    rule = COUNTERS.get((damage_type, against))
    if rule is None:
        missing = "what this does against that energy (L346, L347, L349)"
        for name in ("counteracted", "damage_hp", "brittle"):
            play.cannot_tell(name, missing, "action_points.energy_side_effects.other_pairs")
        return Countered(counteracted=False, damage_hp=damage_hp, brittle=False)
    play.because(f"action_points.energy_side_effects.{rule}", typical=typical)
    left = damage_hp
    if typical:
        left = _left(play, dm_damage_hp)
    return Countered(typical, left, _brittle(play, damage_type, dm_brittle))


def _left(play: Play, dm_damage: int | None) -> int:
    """Return the damage left, which is for the DM to say (L346)."""
    rule = "action_points.energy_side_effects.how_much_is_counteracted"
    if dm_damage is None:
        play.cannot_tell("damage_hp", "how much of the damage is left (L346, L347, L349): dm_damage_hp", rule)
        return 0
    play.because(rule, left=dm_damage)
    return dm_damage


def _brittle(play: Play, damage_type: str, dm_brittle: bool | None) -> bool:
    """Return whether a solid becomes brittle between fire and cold or water (L347, L349)."""
    if damage_type == "acid":
        return False
    if dm_brittle is None:
        missing = "whether this solid is one of those that become brittle (L347, L349): dm_brittle"
        play.cannot_tell("brittle", missing, "action_points.energy_side_effects.brittle")
        return False
    play.because("action_points.energy_side_effects.brittle", brittle=dm_brittle)
    return dm_brittle


@operation()
def degrade_with_acid(
    *,
    kind: Annotated[Literal["weapon", "armor", "tool", "similar"], Fact("target")],
    dm_penalty: Annotated[int | None, Fact("scene", most=-1)] = None,
    play: Play,
) -> Degraded:
    """Rule on gear that acid damages.

    Args:
        kind: of the thing.
        dm_penalty: the penalty so far, below 0, as the DM has set it.

    Returns:
        That it is degraded, and its penalty.

    Source: document 000, L346.
    """
    play.because("action_points.energy_side_effects.acid_degrades", kind=kind)
    if dm_penalty is None:
        play.cannot_tell(
            "penalty", "how great the penalty is (L346): dm_penalty", "action_points.energy_side_effects.acid_penalties"
        )
    return Degraded(degraded=True, penalty=dm_penalty or 0)
