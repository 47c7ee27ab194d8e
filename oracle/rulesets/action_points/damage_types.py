"""The types of damage: what category each is of, and which points it costs whom (L284 to L336)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, get_args

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact

PhysicalType = Literal["blunt", "piercing", "slashing"]
EnergyType = Literal["acid", "cold", "electricity", "fire", "necrotic", "radiant", "sonic"]
DamageType = Literal[PhysicalType, EnergyType, "physical_fatigue", "psychic", "ability"]
Category = Literal["physical", "energy", "physical_fatigue", "psychic", "ability"]
Name = Literal[
    DamageType,
    "lightning",
    "heat",
    "negative_energy",
    "death_energy",
    "positive_energy",
    "life_energy",
    "mental_fatigue",
    "force",
]
Kind = Literal[
    "blunt", "piercing", "slashing", "acid", "cold", "electricity", "fire", "heat", "necrotic", "radiant", "sonic"
]
Also = frozenset[Literal["blindness", "deafness", "freezing", "restoring_life"]]
TargetKind = Literal["living", "undead", "other_creature", "organic_object", "inorganic_object"]

OTHER_NAMES: dict[str, DamageType] = {
    "lightning": "electricity",
    "heat": "fire",
    "negative_energy": "necrotic",
    "death_energy": "necrotic",
    "positive_energy": "radiant",
    "life_energy": "radiant",
    "mental_fatigue": "psychic",
}
"""Second names of types (L298 to L301, L305, L330.1, L332.1)."""
PHYSICAL: tuple[str, ...] = get_args(PhysicalType)
ENERGY: tuple[str, ...] = get_args(EnergyType)
BY_DEGREE = ("cold", "heat")
HP_ONLY = ("piercing", "slashing", "acid")
OBJECTS = ("organic_object", "inorganic_object")


@dataclass(frozen=True)
class DamageCategory:
    """What type of damage a name means, its category, and which resistance reduces it."""

    damage_type: DamageType
    category: Category
    reduced_by: Literal["damage_resistance", "energy_resistance"]


@operation()
def damage_category(
    *,
    name: Annotated[Name, Fact("attack")],
    described_type: Annotated[DamageType | None, Fact("attack")] = None,
    play: Play,
) -> DamageCategory:
    """Rule on what kind of damage is meant.

    Args:
        name: a type of damage by any of its names, or an effect of force.
        described_type: the type that an effect of force has by its own description.

    Returns:
        The type, its category, and which resistance is against it.

    Raises:
        Invalid: a described type of what is no effect of force.

    Source: document 000, L286 to L306, L312, L318, L330.1, L332.1, L336.1.
    """
    kind = _type_of(play, name, described_type)
    play.because("action_points.damage_types.categories", damage_type=kind)
    if kind in PHYSICAL:
        play.because("action_points.damage_types.resistances")
        return DamageCategory(kind, "physical", "damage_resistance")
    if kind in ENERGY:
        play.because("action_points.damage_types.resistances")
        return DamageCategory(kind, "energy", "energy_resistance")
    missing = f"what reduces {kind.replace('_', ' ')} damage (L318, L336.1)"
    play.cannot_tell("reduced_by", missing, "action_points.damage_types.other_resistance")
    category: Category = "ability" if kind == "ability" else "psychic" if kind == "psychic" else "physical_fatigue"
    return DamageCategory(kind, category, "damage_resistance")


def _type_of(play: Play, name: Name, described: DamageType | None) -> DamageType:
    """Return the type that a name means (L312 for force)."""
    if name == "force":
        play.because("action_points.damage_types.force", described_type=described)
        return described or "blunt"
    if described is not None:
        raise Invalid("described_type", described, "no description of a type that its name gives")
    if name in OTHER_NAMES:
        play.because("action_points.damage_types.other_names", name=name)
        return OTHER_NAMES[name]
    return name  # type: ignore[return-value]  # every other name is a type's own


@dataclass(frozen=True)
class Loss:
    """What damage costs.

    Args:
        hp: hit points lost, 0 or more.
        sp: likewise.
        pp: likewise.
        hp_regained: 0 or more.
        may_also: what some attacks of this kind do besides.
    """

    hp: int
    sp: int
    pp: int
    hp_regained: int
    may_also: Also


@dataclass(frozen=True)
class _Attack:
    kind: Kind
    damage: int
    severity: str | None
    points: str | None
    of_it_sp: int | None


@operation()
def damage_loss(
    *,
    damage_type: Annotated[Kind, Fact("attack")],
    target_kind: Annotated[TargetKind, Fact("target")],
    damage: Annotated[int, Fact("attack", least=0)],
    severity: Annotated[Literal["moderate", "severe", "extreme"] | None, Fact("attack")] = None,
    points: Annotated[Literal["hp", "sp", "hp_and_sp", "neither"] | None, Fact("attack")] = None,
    of_it_sp: Annotated[int | None, Fact("attack", least=0)] = None,
    used_with_care: Annotated[bool, Fact("attack")] = False,
    described_hp_change: Annotated[int | None, Fact("target")] = None,
    play: Play,
) -> Loss:
    """Rule on which points physical or energy damage costs, after all resistance.

    Args:
        damage_type: fire is flames, heat is heat without them.
        target_kind: a living creature, an undead one, one that is neither, or an object of either material.
        damage: how much.
        severity: of cold and heat only; extreme of cold only.
        points: what this attack costs by its own description, where its type leaves that open.
        of_it_sp: of damage that costs both, how much is SP.
        used_with_care: whether it is a moderate amount of radiance, used to heal the living or give back their life.
        described_hp_change: what a description says that this does to HP where the document has no number: lost HP
            are negative.

    Returns:
        The points lost and regained, and what else some such attacks do.

    Raises:
        Invalid: a severity of what has none, points that such damage does not cost, a share without a whole.

    Source: document 000, L310.1, L314.1, L316, L322 to L334.2, L340.2, L350, L351.
    """
    attack = _Attack(damage_type, damage, severity, points, of_it_sp)
    _check(attack)
    if used_with_care and (damage_type, target_kind) != ("radiant", "living"):
        raise Invalid("used_with_care", used_with_care, "radiance used on the living")
    if described_hp_change is not None:
        _check_description(attack, target_kind, described_hp_change, careful=used_with_care)
    if used_with_care:
        return _healing(play, described_hp_change)
    also = _also(play, attack)
    if target_kind == "inorganic_object" and damage_type in ("necrotic", "radiant"):
        play.because("action_points.energy_effects.inorganic", damage_type=damage_type)
        return _nothing(also)
    if target_kind == "other_creature" and damage_type in ("necrotic", "radiant"):
        rule = "action_points.damage_types.neither_living_nor_undead"
        missing = f"what {damage_type} damage does to creatures neither living nor undead"
        play.cannot_tell("hp_regained", missing, rule)
        _either(play, missing, rule)
        return _nothing(also)
    if target_kind == "undead" and damage_type in ("necrotic", "radiant"):
        return _to_undead(play, attack, described_hp_change, also)
    if target_kind in OBJECTS and damage_type not in PHYSICAL:
        play.because("action_points.energy_effects.object_hp", damage=damage)
        if points == "neither":
            hp, sp = _divided(play, attack)
            return Loss(hp, sp, 0, 0, also)
        # the damage goes to the object's HP (L340.2), yet some of it is of a kind that costs SP: a doubt
        if play.reads("action_points.energy_effects.objects_and_sp") == "cost_hp":
            return Loss(damage, 0, 0, 0, also)
        hp, _ = _divided(play, attack)
        play.not_determined.pop("sp", None)
        return Loss(hp, 0, 0, 0, also)
    if damage_type in ("necrotic", "radiant"):
        play.because(f"action_points.damage_types.{damage_type}_to_living")
    hp, sp = _divided(play, attack)
    return Loss(hp, sp, 0, 0, also)


def _nothing(also: Also) -> Loss:
    """Return that no points are lost or regained, or that how many is left open."""
    return Loss(0, 0, 0, 0, also)


def _either(play: Play, missing: str, rule: str) -> tuple[int, int]:
    """Leave the HP and SP that are lost open."""
    play.cannot_tell("hp", missing, rule)
    play.not_determined["sp"] = missing
    return 0, 0


def _check(attack: _Attack) -> None:
    """Refuse facts that contradict one another."""
    if attack.severity is not None and attack.kind not in BY_DEGREE:
        raise Invalid("severity", attack.severity, "the severity of cold or heat")
    if attack.severity == "extreme" and attack.kind != "cold":
        raise Invalid("severity", attack.severity, "moderate or severe: only cold is also extreme")
    if attack.kind in (*HP_ONLY, "radiant") and attack.points not in (None, "hp"):
        raise Invalid("points", attack.points, "hp, which is all that such damage costs")
    if attack.severity == "moderate" and attack.points not in (None, "sp"):
        raise Invalid("points", attack.points, "sp, which is all that moderate cold or heat costs")
    if attack.points == "neither" and attack.kind != "electricity":
        raise Invalid("points", attack.points, "points that such damage costs")
    if attack.of_it_sp is None:
        return
    if attack.points != "hp_and_sp":
        raise Invalid("of_it_sp", attack.of_it_sp, "no share of damage that does not cost both")
    if attack.of_it_sp > attack.damage:
        raise Invalid("of_it_sp", attack.of_it_sp, f"at most the damage, {attack.damage}")


def _check_description(attack: _Attack, target_kind: TargetKind, change: int, *, careful: bool) -> None:
    """Refuse a described change of HP where the document has a number, and healing that costs HP."""
    if not careful and (target_kind != "undead" or attack.kind not in ("necrotic", "radiant")):
        raise Invalid("described_hp_change", change, "no change of HP where the damage says how many are lost")
    if careful and change < 0:
        raise Invalid("described_hp_change", change, "0 or more: this heals")


def _also(play: Play, attack: _Attack) -> Also:
    """Return what some attacks of a kind do besides (L324.3, L332.2, L334.2)."""
    if attack.severity == "extreme":
        play.because("action_points.damage_types.extreme_cold")
        return frozenset(["freezing"])
    if attack.kind == "radiant":
        play.because("action_points.damage_types.blindness")
        return frozenset(["blindness"])
    if attack.kind == "sonic":
        play.because("action_points.damage_types.deafness")
        return frozenset(["deafness"])
    return frozenset()


def _to_undead(
    play: Play,
    attack: _Attack,
    described: int | None,
    also: Also,
) -> Loss:
    """Rule on necrotic and radiant damage to the undead (L330.2, L332.1)."""
    if attack.kind == "necrotic":
        play.because("action_points.damage_types.necrotic_to_undead")
        if described is None:
            missing = "how many HP the undead regain (L330.2): described_hp_change"
            play.cannot_tell("hp_regained", missing, "action_points.damage_types.regained")
            return _nothing(also)
    if described is None:
        missing = "how vulnerable this undead is to radiant damage (L332.1): described_hp_change"
        play.cannot_tell("hp", missing, "action_points.damage_types.radiant_to_undead")
        return _nothing(also)
    if attack.kind == "radiant":
        play.because("action_points.damage_types.described_vulnerability", hp_change=described)
    return Loss(max(-described, 0), 0, 0, max(described, 0), also)


def _healing(play: Play, described: int | None) -> Loss:
    """Rule on radiance used with care, which is no attack that could blind (L332.2, L332.3)."""
    play.because("action_points.damage_types.radiance_heals")
    healing: Also = frozenset(["restoring_life"])
    if described is None:
        missing = "how much this radiance heals (L332.3): described_hp_change"
        play.cannot_tell("hp_regained", missing, "action_points.damage_types.healed")
        return _nothing(healing)
    return Loss(0, 0, 0, described, healing)


def _divided(play: Play, attack: _Attack) -> tuple[int, int]:
    """Return the HP and SP that damage costs by its type."""
    if attack.kind in HP_ONLY:
        play.because("action_points.damage_types.hp_only", damage_type=attack.kind)
        return attack.damage, 0
    if attack.kind == "radiant":
        return attack.damage, 0
    if attack.severity == "moderate":
        play.because("action_points.damage_types.moderate", damage_type=attack.kind)
        return 0, attack.damage
    # nothing costs nothing, whichever points it would cost
    if not attack.damage:
        return 0, 0
    # points that the attack names are the same for severe cold or heat, and for moderate that costs SP
    if attack.kind in BY_DEGREE and attack.severity is None and attack.points is None:
        missing = "whether this cold or heat is moderate or severe (L324, L328): severity"
        return _either(play, missing, "action_points.damage_types.severity")
    if attack.points is None:
        missing = "whether this attack costs HP, SP or both, which it has to say itself: points"
        return _either(play, missing, "action_points.damage_types.which_points")
    return _as_described(play, attack)


def _as_described(play: Play, attack: _Attack) -> tuple[int, int]:
    """Return the HP and SP that damage costs whose attack says which."""
    if attack.points == "neither":
        play.because("action_points.damage_types.unusual_electricity")
        return 0, 0
    play.because("action_points.damage_types.hp_or_sp", damage_type=attack.kind, points=attack.points)
    if attack.points == "hp":
        return attack.damage, 0
    if attack.points == "sp":
        return 0, attack.damage
    if attack.of_it_sp is None:
        missing = "how much of it is HP and how much SP: of_it_sp"
        return _either(play, missing, "action_points.damage_types.division")
    return attack.damage - attack.of_it_sp, attack.of_it_sp
