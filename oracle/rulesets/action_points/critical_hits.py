"""What multiplies damage: critical hits and other effects (L48, L50, L68, L70, L82, L84)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.dice import DICE_PATTERN, Dice
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact

HitDegree = Literal["success", "outstanding", "exceptional", "critical"]
Points = Literal["hp", "sp", "pp", "ability"]
Factor = Annotated[int, Fact("attacker", least=1)]
ExtraDice = Annotated[str | None, Fact("weapon", pattern=DICE_PATTERN)]


@dataclass(frozen=True)
class Multiplied:
    """The damage of a touch, a reach or a ray, what it costs, and the factor of its damage or effect."""

    damage: int
    points: Points
    factor: int


@operation(dice={"damage": Dice(fact="damage_dice"), "extra_damage": Dice(fact="extra_dice")})
def touch_or_ray_damage(
    *,
    delivery: Annotated[Literal["touch", "reach", "ray"], Fact("attacker")],
    damage_dice: Annotated[str, Fact("attacker", pattern=DICE_PATTERN)],
    damage_modifier: Annotated[int, Fact("attacker")] = 0,
    extra_dice: ExtraDice = None,
    points: Annotated[Points, Fact("attacker")],
    degree: Annotated[HitDegree, Fact("attacker")],
    critical_doubles: Annotated[bool | None, Fact("attacker")] = None,
    other_factor: Factor = 1,
    play: Play,
) -> Multiplied:
    """Rule on the damage that a touch, a reach or a ray does by a hit, before any resistance.

    Args:
        delivery: how the action reaches its target.
        damage_dice: the base damage of the action.
        damage_modifier: all normal modifiers to it, signed.
        extra_dice: dice of damage beyond the base damage.
        points: what the damage costs the target.
        degree: of the hit.
        critical_doubles: whether a critical success doubles this action's damage or effect; not stated where nobody
            knows.
        other_factor: what another effect multiplies the damage by; 1 for none.

    Returns:
        The damage, in what points, and the factor.

    Source: document 000, L68, L70, L82, L84.
    """
    rolled = play.roll("damage") + damage_modifier
    extra = play.roll("extra_damage") if extra_dice else 0
    critical = 1
    if degree == "critical":
        critical = _doubled(play, delivery, critical_doubles)
    factor = combined(play, critical, other_factor)
    multiplied = rolled * factor
    note_multiplied(play, points, factor, damage_modifier, extra)
    if multiplied < 1:
        # whether extra dice add to that, or to the least that there is, is as open
        missing = "how little such an attack does (L44 is of weapons)"
        play.cannot_tell("damage", missing, "action_points.critical_hits.least_of_touch_or_ray")
    return Multiplied(multiplied + extra, points, factor)


def _doubled(play: Play, delivery: str, doubles: bool | None) -> int:
    """Return the factor of a critical success (L68.1, L82.1)."""
    if doubles is None:
        # "often": what is so for one action need not be for the next
        missing = "whether a critical success doubles this action (L68.1, L82.1): critical_doubles"
        play.cannot_tell("factor", missing, "action_points.critical_hits.often_doubled")
        play.not_determined["damage"] = missing
        return 1
    play.because("action_points.critical_hits.touch_or_ray", delivery=delivery, doubles=doubles)
    return 2 if doubles else 1


def of_weapon(play: Play, degree: HitDegree, weapon_factor: int | None) -> int:
    """Return what a hit with a weapon multiplies its damage by (L48.1, L48.2)."""
    if degree != "critical":
        return 1
    play.because("action_points.critical_hits.weapon", weapon_factor=weapon_factor)
    if weapon_factor is None:
        play.because("action_points.critical_hits.times_2")
        return 2
    return weapon_factor


def combined(play: Play, critical: int, other: int) -> int:
    """Return the factor of a critical hit and of another effect together (L50.1, L70.1, L84.1)."""
    if other > 1:
        play.because("action_points.critical_hits.other_effects", factor=other)
    if critical > 1 and other > 1:
        missing = "what two factors come to together"
        play.cannot_tell("factor", missing, "action_points.critical_hits.several_factors")
        play.not_determined["damage"] = missing
    return critical * other


def note_multiplied(play: Play, points: Points, factor: int, modifiers: int, extra: int) -> None:
    """Note what a factor applies to, and what it does not (L48.3, L50.2, L68.2, L70.2, L82.2, L84.2)."""
    if factor == 1:
        return
    play.because("action_points.critical_hits.all_points", points=points)
    if modifiers:
        play.because("action_points.critical_hits.normal_modifiers", modifiers=modifiers, factor=factor)
    if extra:
        play.because("action_points.critical_hits.extra_dice", extra=extra)
