"""Charging (L62 to L64)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.dice import sides_of
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice.damage import rolled
from oracle.rulesets.chained_dice.grapple import held_back
from oracle.rulesets.chained_dice.world import Attacker, Creature, World

CHARGE = "d6"
"""What a charge adds to damage (L64.1)."""


@dataclass(frozen=True)
class Charge:
    """What an attack of someone who charges comes to.

    Args:
        accuracy: of the attack.
        damage: what it does if it hits.
    """

    accuracy: int
    damage: int


@dataclass(frozen=True)
class ChargersDefense:
    """What a defence roll comes to."""

    defense_total: int


@operation(dice={"charge": CHARGE})
def charge(
    *,
    attacker: Attacker,
    distance_ft: Annotated[int, Fact("attacker", least=0)],
    running: Annotated[bool, Fact("attacker")],
    accuracy: Annotated[int, Fact("attacker")],
    damage: Annotated[int, Fact("attacker")],
    play: Play,
) -> Charge | NotAllowed:
    """Rule whether someone may charge, and what the attack at its end comes to.

    Args:
        attacker: who charges, by name.
        distance_ft: between the attacker and the target when the charge begins.
        running: whether the attacker runs.
        accuracy: of the attack otherwise.
        damage: what a hit of it does otherwise.

    Returns:
        Not allowed, or accuracy and damage; the state then holds that the attacker has charged.

    Source: document 002, L64, L139.2.
    """
    refused = held_back(play, play.recall(World).look_at(attacker))
    if refused:
        return refused
    if distance_ft < 10:
        return play.forbids("chained_dice.charge.distance", distance_ft=distance_ft)
    if not running:
        return play.forbids("chained_dice.charge.running")
    play.because("chained_dice.charge.distance", distance_ft=distance_ft)
    play.because("chained_dice.charge.running")
    body = play.recall(World).of(attacker)
    body.charge_times += 1
    # a span ends a list of three: a doubt whether it is said of them all
    lasts = body.charge_times > 1 and play.reads("chained_dice.charge.how_long_it_helps") == "until_the_next_turn"
    return _charging(play, accuracy, damage, _counted(play, body.charge_times) if lasts else 1)


@operation(dice={"charge": CHARGE})
def attack_after_charge(
    *,
    attacker: Attacker,
    accuracy: Annotated[int, Fact("attacker")],
    damage: Annotated[int, Fact("attacker")],
    play: Play,
) -> Charge | NotAllowed:
    """Rule on what a further attack comes to of someone who may have charged.

    Args:
        attacker: who attacks, by name.
        accuracy: of the attack otherwise.
        damage: what a hit of it does otherwise.

    Returns:
        Not allowed, or accuracy and damage.

    Source: document 002, L64.1, L139.2.
    """
    body = play.recall(World).look_at(attacker)
    refused = held_back(play, body)
    if refused:
        return refused
    if body.charge_times and play.reads("chained_dice.charge.how_long_it_helps") == "until_the_next_turn":
        return _charging(play, accuracy, damage, _counted(play, body.charge_times))
    return Charge(accuracy, damage)


@operation()
def defend_after_charge(
    *,
    creature: Creature,
    defense_total: Annotated[int, Fact("creature")],
    play: Play,
) -> ChargersDefense:
    """Rule on what a defence roll comes to of someone who may have charged.

    Args:
        creature: who defends, by name.
        defense_total: what the roll comes to otherwise.

    Returns:
        What it comes to.

    Source: document 002, L64.1.
    """
    times = _counted(play, play.recall(World).look_at(creature).charge_times)
    if not times:
        return ChargersDefense(defense_total)
    play.because("chained_dice.charge.defense", modifier=-2 * times)
    return ChargersDefense(defense_total - 2 * times)


def _counted(play: Play, charges: int) -> int:
    """Return how many of someone's charges count, as long as what they bring lasts."""
    # each is said to bring it, and it is there already: a doubt whether it comes again
    if charges > 1 and play.reads("chained_dice.charge.several_charges") == "one_counts":
        return 1
    return charges


def _charging(play: Play, accuracy: int, damage: int, times: int) -> Charge:
    """Return an attack with what a charge adds to it, or several that last (L64.1)."""
    play.because("chained_dice.charge.accuracy", modifier=2 * times)
    (sides,) = sides_of(CHARGE)
    extra = sum(rolled(play, "charge", sides) for _ in range(times))
    play.because("chained_dice.charge.damage", extra=extra)
    return Charge(accuracy + 2 * times, damage + extra)
