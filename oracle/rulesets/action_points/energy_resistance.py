"""Energy resistance: so much a round against each type (L66, L80, L336)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points.damage_resistance import HALVING, Delivery, halved_resistance
from oracle.rulesets.action_points.damage_types import EnergyType
from oracle.rulesets.action_points.world import Degree, Target, World


@dataclass(frozen=True)
class Resistance:
    """A resistance to one type of energy.

    Args:
        damage_type: which.
        amount: how much it keeps off in a round.
    """

    damage_type: Annotated[EnergyType, Fact("target")]
    amount: Annotated[int, Fact("target", least=0)]


@dataclass(frozen=True)
class Absorbed:
    """What of energy damage is taken, what is kept off, and what the resistance can yet do this round."""

    damage_taken: int
    kept_off: int
    left_this_round: int


@operation()
def resist_energy(
    *,
    target: Target,
    damage_type: Annotated[EnergyType, Fact("attack")],
    damage: Annotated[int, Fact("attack", least=0)],
    resistances: Annotated[tuple[Resistance, ...], Fact("target")] = (),
    delivery: Annotated[Delivery, Fact("attack")] = "other",
    degree: Annotated[Degree, Fact("attack")] = "success",
    play: Play,
) -> Absorbed:
    """Rule on how much of one instance of energy damage is taken.

    Args:
        target: its name.
        damage_type: of this instance.
        damage: before resistance.
        resistances: the target's energy resistances, each type once.
        delivery: a weapon, a touch or reach, a ray, or anything else such as an area.
        degree: of the attack.

    Returns:
        The damage taken, what the resistance kept off, and how much of it is left until the round ends.

    Raises:
        Invalid: two resistances to one type.

    Source: document 000, L46, L66, L80, L336.
    """
    amounts: dict[str, int] = {}
    for one in resistances:
        if one.damage_type in amounts:
            raise Invalid("resistances", one.damage_type, "each type once")
        amounts[one.damage_type] = one.amount
    amount = amounts.get(damage_type)
    if amount is None:
        return Absorbed(damage, 0, 0)
    play.because("action_points.energy_resistance.appropriate_type", damage_type=damage_type, resistance=amount)
    body = play.recall(World).of(target)
    used = body.energy_resistance_used or {}
    before = used.get(damage_type, 0)
    left = max(amount - before, 0)
    kept_off = min(damage, left)
    if delivery in ("touch", "ray") and degree in HALVING:
        play.because("action_points.energy_resistance.exceptional_hit", delivery=delivery, degree=degree)
        kept_off = _halved(play, damage, amount, before)
    play.because("action_points.energy_resistance.per_round", used_before=before, kept_off=kept_off)
    body.energy_resistance_used = {**used, damage_type: before + kept_off}
    return Absorbed(damage - kept_off, kept_off, left - kept_off)


def _halved(play: Play, damage: int, amount: int, before: int) -> int:
    """Return what half a resistance keeps off of one instance."""
    # what is halved may be the round's amount, what is left of it, or what this instance is reduced by
    what = play.reads("action_points.energy_resistance.what_is_halved")
    if what == "amount":
        return min(damage, max(halved_resistance(play, amount) - before, 0))
    left = max(amount - before, 0)
    if what == "rest":
        return min(damage, halved_resistance(play, left))
    return halved_resistance(play, min(damage, left))
