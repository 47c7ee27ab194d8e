"""One attack on several targets: its attack rolls and its damage (L7)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import cycle
from typing import Annotated

from oracle.core.dice import DICE_PATTERN, Dice
from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points.world import NAME, Degree


@dataclass(frozen=True)
class Aimed:
    """How one attack went against one of its targets.

    Args:
        target: by name.
        degree: of success.
        factor: what this degree multiplies the damage by; must be known of a critical success, and is 1 otherwise if
            nobody says.
        resistance: what the target's resistances, as this degree leaves them, take off the damage, 0 or more.
        damage_on_failure: what the action does to a target that it fails against, before its resistances.
    """

    target: Annotated[str, Fact("target", pattern=NAME)]
    degree: Annotated[Degree, Fact("attacker")]
    factor: Annotated[int | None, Fact("attacker", least=1)] = None
    resistance: Annotated[int, Fact("target", least=0)] = 0
    damage_on_failure: Annotated[int, Fact("attacker", least=0)] = 0


@dataclass(frozen=True)
class Taken:
    """The damage that one target takes."""

    target: str
    damage: int


@dataclass(frozen=True)
class SeveralTargets:
    """How many rolls an attack on several targets takes, and what each of them suffers, in the order stated."""

    attack_rolls: int
    damage_rolls: int
    damage: tuple[Taken, ...]


@operation(dice={"damage": Dice(fact="damage_dice")})
def attack_several(
    *,
    targets: Annotated[tuple[Aimed, ...], Fact("target", least=1)],
    damage_dice: Annotated[str, Fact("weapon", pattern=DICE_PATTERN)],
    rolled_for_each: Annotated[bool, Fact("attacker")] = False,
    play: Play,
) -> SeveralTargets:
    """Rule on one attack that is made against several targets.

    Args:
        targets: each potential target, and how the attack went against it.
        damage_dice: of the attack.
        rolled_for_each: whether the attack's own description has damage rolled for each target that it succeeds
            against, in the order stated, and not once.

    Returns:
        The attack rolls, the damage rolls, and the damage that each target takes.

    Raises:
        Invalid: a target that is named twice.

    Source: document 000, L5.2, L7.
    """
    names = [one.target for one in targets]
    if len(set(names)) < len(names):
        raise Invalid("targets", names, "each target once")
    play.because("action_points.attack_rolls.one_for_each_target", targets=len(targets))
    struck = [one for one in targets if one.degree != "failure"]
    rolled = _rolled(play, len(struck), rolled_for_each)
    faces = cycle(rolled)
    damage = tuple(
        Taken(one.target, _after_failure(play, one) if one.degree == "failure" else _suffered(play, one, next(faces)))
        for one in targets
    )
    if any(one.degree == "critical" and one.factor is None for one in targets):
        missing = "what a critical success of this attack multiplies its damage by (L7.4): factor"
        play.cannot_tell("damage", missing, "action_points.attack_rolls.critical_unsaid")
    elif len({one.damage for one in damage}) > 1:
        play.because("action_points.attack_rolls.differs_by_target")
    return SeveralTargets(len(targets), len(rolled), damage)


def _rolled(play: Play, struck: int, for_each: bool) -> list[int]:
    """Return what the damage rolls come to (L7.3)."""
    if not struck:
        return []
    if for_each:
        play.because("action_points.attack_rolls.damage_for_each", rolls=struck)
        return [play.roll("damage") for _ in range(struck)]
    play.because("action_points.attack_rolls.damage_once", targets=struck)
    return [play.roll("damage")]


def _after_failure(play: Play, one: Aimed) -> int:
    """Return the damage to a target that the attack fails against (L5.2, L7.4)."""
    if one.damage_on_failure:
        play.because("action_points.defenses.partial_damage")
    return max(one.damage_on_failure - one.resistance, 0)


def _suffered(play: Play, one: Aimed, rolled: int) -> int:
    """Return the damage to one target, by its degree of success and its resistances (L7.4)."""
    # both change the damage, and nothing here says which of them does so first
    factor = one.factor or 1
    both = factor > 1 and one.resistance
    if both and play.reads("action_points.attack_rolls.factor_or_resistance_first") == "resistance":
        return max(rolled - one.resistance, 0) * factor
    return max(rolled * factor - one.resistance, 0)
