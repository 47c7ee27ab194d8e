"""What a weapon's hit does, before any resistance (L38 to L52)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.dice import DICE_PATTERN, Dice, sides_of
from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points import critical_hits, weapon_skills, wielding
from oracle.rulesets.action_points.critical_hits import ExtraDice, Factor, HitDegree, Points
from oracle.rulesets.action_points.damage_types import PhysicalType
from oracle.rulesets.action_points.weapon_size import Grip

Lost = Literal["hp", "sp"]


@dataclass(frozen=True)
class WeaponDamage:
    """What a hit does.

    Args:
        damage: in the weapon's own points, extra dice included.
        points: what that damage costs the target.
        strength: what Strength adds to the damage, before it is multiplied.
        factor: what the damage is multiplied by.
        fire_damage: in HP, beside the rest.
    """

    damage: int
    points: Points
    strength: int
    factor: int
    fire_damage: int


@operation(
    dice={
        "damage": Dice(fact="damage_dice"),
        "extra_damage": Dice(fact="extra_dice"),
        "fire_damage": Dice(fact="heat_die"),
    }
)
def weapon_damage(
    *,
    damage_dice: Annotated[str | None, Fact("weapon", pattern=DICE_PATTERN)],
    strength_modifier: Annotated[int, Fact("attacker")] = 0,
    strength_applies: Annotated[bool | None, Fact("weapon")] = None,
    grip: Annotated[Grip, Fact("attacker")] = "one_handed",
    hands: Annotated[Literal["one", "two"] | None, Fact("attacker")] = None,
    ap_boost: Annotated[int, Fact("attacker", least=0)] = 0,
    other_modifiers: Annotated[int, Fact("attacker")] = 0,
    extra_dice: ExtraDice = None,
    points: Annotated[Points | None, Fact("weapon")] = None,
    degree: Annotated[HitDegree, Fact("attacker")] = "success",
    weapon_factor: Annotated[int | None, Fact("weapon", least=1)] = None,
    other_factor: Factor = 1,
    hot: Annotated[bool, Fact("weapon")] = False,
    heat_die: Annotated[Literal["d2", "d3", "d4"] | None, Fact("weapon")] = None,
    play: Play,
) -> WeaponDamage:
    """Rule on the damage that a weapon does by a hit, before any resistance.

    Args:
        damage_dice: the base damage that is listed for the weapon or the creature's attack; null if none is.
        strength_modifier: signed.
        strength_applies: whether Strength modifies this weapon's damage; not stated where nobody knows.
        grip: what the weapon counts as in these hands.
        hands: what it is held in; as few as the grip allows if nobody says.
        ap_boost: what AP spent on it add, 0 or more.
        other_modifiers: all other normal modifiers, signed.
        extra_dice: dice of damage beyond the base damage.
        points: what its damage costs the target, as it is listed or was changed to; not stated where nobody knows.
        degree: of the hit.
        weapon_factor: what is specified for critical hits with the weapon.
        other_factor: what another effect multiplies the damage by; 1 for none.
        hot: whether the weapon burns or glows with heat.
        heat_die: the die for how hot it is; not stated where nobody knows.

    Returns:
        The damage, in what points, Strength's share, the factor, and the damage by fire.

    Raises:
        Invalid: a two-handed weapon in one hand, or a die for the heat of a weapon that is not hot.

    Source: document 000, L38 to L52.
    """
    if grip == "two_handed" and hands == "one":
        raise Invalid("hands", hands, "two, for a two-handed weapon")
    if heat_die is not None and not hot:
        raise Invalid("heat_die", heat_die, "no die, for a weapon that is not hot")
    held = hands or ("two" if grip == "two_handed" else "one")
    fire = _fire(play, heat_die) if hot else 0
    cap = sum(sides_of(damage_dice)) if damage_dice else 0
    limited, apart = _strength(play, strength_modifier, strength_applies, grip, held, cap)
    strength = limited + apart
    base = play.roll("damage") if damage_dice else 0
    play.because("action_points.weapon_damage.total", base=base, strength=strength, ap_boost=ap_boost)
    lost = _points(play, points)
    extra = play.roll("extra_damage") if extra_dice else 0
    factor = critical_hits.combined(play, critical_hits.of_weapon(play, degree, weapon_factor), other_factor)
    modifiers = strength + ap_boost + other_modifiers
    critical_hits.note_multiplied(play, lost, factor, modifiers, extra)
    surplus = _surplus(play, limited, factor, cap)
    damage = _at_least_1(play, base, modifiers, factor, surplus, extra, lost)
    return WeaponDamage(damage, lost, strength, factor, fire)


def _points(play: Play, points: Points | None) -> Points:
    """Return what the damage costs the target (L40.1)."""
    if points is None:
        missing = "whether the damage is listed in HP or in SP (L40.1): points"
        play.cannot_tell("points", missing, "action_points.weapon_damage.unlisted_points")
        return "hp"
    play.because("action_points.weapon_damage.listed_points", points=points)
    return points


def _fire(play: Play, heat_die: str | None) -> int:
    """Return the damage by fire of a hot weapon (L52)."""
    if heat_die is None:
        missing = "which die goes with how hot it is (L52): heat_die"
        play.cannot_tell("fire_damage", missing, "action_points.weapon_damage.degree_of_heat")
        return 0
    rolled = play.roll("fire_damage")
    play.because("action_points.weapon_damage.hot", rolled=rolled)
    return rolled


def _strength(play: Play, modifier: int, applies: bool | None, grip: Grip, held: str, cap: int) -> tuple[int, int]:
    """Return what Strength adds to the damage within its limit, and what apart from that (L42)."""
    if applies is False:
        return 0, 0
    bonus = wielding.two_hands(play, grip) if held == "two" else 0
    # a bonus of two hands that the cap does not know: L190 and L192.2 call it one to damage
    apart = bonus and modifier + bonus > cap and play.reads("action_points.weapon_damage.cap_and_two_hands") == "apart"
    parts = (min(modifier, cap), bonus) if apart else (min(modifier + bonus, cap), 0)
    strength = sum(parts)
    if applies is None:
        if strength:
            missing = "whether Strength modifies this weapon's damage (L42.1): strength_applies"
            play.cannot_tell("strength", missing, "action_points.weapon_damage.which_weapons")
            play.not_determined["damage"] = missing
        return 0, 0
    play.because("action_points.weapon_damage.strength", modifier=modifier)
    if strength < modifier + bonus:
        play.because("action_points.weapon_damage.cap", cap=cap)
    return parts


def _surplus(play: Play, limited: int, factor: int, cap: int) -> int:
    """Return by how much multiplied Strength goes beyond what it can ever add (L42.3)."""
    surplus = max(limited * factor - cap, 0)
    # the modifier is capped (L42.4), and what is capped is multiplied; but it is the damage that is improved (L42.3)
    if surplus and play.reads("action_points.weapon_damage.cap_of_multiplied") == "whole":
        play.because("action_points.weapon_damage.cap", cap=cap)
        return surplus
    return 0


def _at_least_1(play: Play, base: int, modifiers: int, factor: int, surplus: int, extra: int, points: Points) -> int:
    """Return the damage of a hit, which modifiers do not reduce below 1 (L44)."""
    own = base + modifiers
    multiplied = own * factor - surplus
    if multiplied >= 1:
        return multiplied + extra
    if points in ("pp", "ability"):
        missing = "how little damage in other points than HP and SP can come to (L44)"
        play.cannot_tell("damage", missing, "action_points.weapon_damage.minimum_of_other_points")
        return 0
    # modifiers cannot reduce what is nothing without them
    if not base and play.reads("action_points.weapon_damage.minimum_without_base") == "nothing":
        return extra
    play.because("action_points.weapon_damage.minimum", own=own)
    # extra dice are caused by the weapon as well, yet they are no part of its total (L38)
    if extra and play.reads("action_points.weapon_damage.minimum_beside_extra_dice") == "together":
        return max(multiplied + extra, 1)
    # damage is reduced by modifiers, and then multiplied (L48.1); or both are multiplied first (L50.2)
    if factor > 1 and play.reads("action_points.weapon_damage.minimum_of_multiplied") == "before":
        own = max(own, 1)
    return max(own * factor - surplus, 1) + extra


@dataclass(frozen=True)
class Changed:
    """What a weapon's damage costs the target, of what type it is, and the penalty to attack, 0 or less."""

    points: Lost
    damage_type: PhysicalType
    attack_penalty: int


@operation()
def change_damage(
    *,
    points: Annotated[Lost, Fact("weapon")],
    damage_type: Annotated[PhysicalType, Fact("weapon")],
    wanted_points: Annotated[Lost, Fact("attacker")],
    skill_level: Annotated[int | None, Fact("attacker", least=0)] = None,
    free_to_change: Annotated[bool, Fact("weapon")] = False,
    play: Play,
) -> Changed:
    """Rule on an attacker who chooses what a weapon's damage costs.

    Args:
        points: what the damage costs, as listed for the weapon.
        damage_type: as listed.
        wanted_points: what it is to cost.
        skill_level: in the skill of this weapon; not stated where nobody knows.
        free_to_change: whether something says that this weapon is changed without a penalty.

    Returns:
        The points, the type of the damage, and the penalty to the attack for the change alone.

    Raises:
        Invalid: piercing or slashing damage listed in SP, since both cost HP.

    Source: document 000, L40, L142, L314.1, L316.
    """
    if points == "sp" and damage_type != "blunt":
        raise Invalid("damage_type", damage_type, "a type of damage that can cost SP")
    if wanted_points == points:
        play.because("action_points.weapon_damage.listed_points", points=points)
        return Changed(points, damage_type, 0)
    play.because("action_points.weapon_damage.changed_points", points=wanted_points)
    if wanted_points == "sp":
        play.because("action_points.weapon_damage.blunt", was=damage_type)
        damage_type = "blunt"
    return Changed(wanted_points, damage_type, penalty_of_change(play, skill_level, free_to_change))


def penalty_of_change(play: Play, skill_level: int | None, free: bool) -> int:
    """Return the penalty of a change (L40.2, L142, L370.3, L372)."""
    if free:
        play.because("action_points.weapon_damage.free_to_change")
        return 0
    if skill_level is not None and weapon_skills.switches_freely(play, skill_level):
        return 0
    play.because("action_points.weapon_damage.penalty_for_change", penalty=-4)
    return -4
