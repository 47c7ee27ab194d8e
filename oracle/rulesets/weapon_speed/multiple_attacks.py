"""Several attacks in a round: together, one after another, or at a fractional rate (L58 to L61)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Annotated

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rounding import rounded_down, rounded_up
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed.world import NAME, Attacker, World

RATE = r"[1-9][0-9]?(/[1-9][0-9]?)?"
AttackRate = Annotated[str, Fact("attacker", pattern=RATE)]


@dataclass(frozen=True)
class Attacks:
    """How many attacks someone has in this round."""

    attacks: int | None


@dataclass(frozen=True)
class Fighter:
    """One combatant of a round, with the initiative and the attacks of that round."""

    name: Annotated[str, Fact("", pattern=NAME)]
    initiative: int
    attacks: Annotated[int, Fact("", least=1, most=99)] = 1
    several_weapons: bool = False


@dataclass(frozen=True)
class Order:
    """Who attacks when: groups of names, earliest first. Those of one group, by name, attack at the same time."""

    order: tuple[tuple[str, ...], ...]


@operation()
def attacks_in_round(
    *,
    attacker: Attacker = "attacker",
    attack_rate: AttackRate,
    play: Play,
) -> Attacks:
    """Rule on how many attacks someone has in the current round.

    Args:
        attacker: who attacks, by name.
        attack_rate: attacks in a round, as a whole number or a fraction.

    Returns:
        The number; the state then holds in which round the attacker began.

    Source: document 001, L61.2 to L61.4.
    """
    world = play.recall(World)
    body = world.of(attacker)
    if body.multiple_attacks_first_round is None:
        body.multiple_attacks_first_round = world.round
    rate = Fraction(attack_rate)
    if rate.denominator == 1:
        return Attacks(rate.numerator)
    if rate.denominator > 2:
        missing = "how a rate that is no half alternates (L61.2)"
        play.cannot_tell("attacks", missing, "weapon_speed.multiple_attacks.other_fractions")
        return Attacks(None)
    play.because("weapon_speed.multiple_attacks.fractional_rates", rate=attack_rate)
    return Attacks(_alternating(play, rate, world.round, body.multiple_attacks_first_round))


def _alternating(play: Play, rate: Fraction, current: int, begun: int) -> int:
    # "the first round": a doubt whether of the combat, or of those in which the attacker attacks
    first = begun if begun != 1 and play.reads("weapon_speed.multiple_attacks.first_round") == "own" else 1
    lower = (current - first) % 2 == 0
    # one shot in two rounds: a doubt whether it too begins with the lower number, which is none
    if rate < 1 and play.reads("weapon_speed.multiple_attacks.one_in_two_rounds") == "one_first":
        lower = not lower
    return rounded_down(rate.numerator, 2) if lower else rounded_up(rate.numerator, 2)


@operation()
def attack_order(
    *,
    fighters: Annotated[tuple[Fighter, ...], Fact("scene", least=1)],
    play: Play,
) -> Order:
    """Rule on the order of all attacks of a round.

    Args:
        fighters: everybody who acts, each with one initiative; several attacks are made with several weapons at once,
            or with a single one.

    Returns:
        The groups of names in order; a name stands in it once for each attack.

    Raises:
        Invalid: two fighters of one name.

    Source: document 001, L58 to L60.
    """
    names = [one.name for one in fighters]
    if len(set(names)) < len(names):
        raise Invalid("fighters", names, "names that differ")
    play.because("weapon_speed.multiple_attacks.first_attack")
    if any(one.several_weapons and one.attacks > 1 for one in fighters):
        play.because("weapon_speed.multiple_attacks.together")
    firsts = [(one.initiative, 1, one.name) for one in fighters for _ in range(_at_once(one))]
    laters = [
        (one.initiative, which, one.name) for one in fighters for which in range(1 + _at_once(one), one.attacks + 1)
    ]
    return Order((*_groups(firsts, by_turn=False), *_groups(laters, by_turn=_by_turn(play, laters))))


def _at_once(fighter: Fighter) -> int:
    return fighter.attacks if fighter.several_weapons else 1


def _by_turn(play: Play, laters: list[tuple[int, int, str]]) -> bool:
    """Return whether all second attacks come before any third one."""
    if laters:
        play.because("weapon_speed.multiple_attacks.later_attacks", attacks=len(laters))
    if len({name for _, _, name in laters}) < 2:
        return False
    play.because("weapon_speed.multiple_attacks.among_themselves")
    # L60 orders them by initiative: a doubt whether all of them, or all second ones, then all third ones
    third = any(which > 2 for _, which, _ in laters)
    return third and play.reads("weapon_speed.multiple_attacks.third_attacks") == "turn_by_turn"


def _groups(attacks: list[tuple[int, int, str]], *, by_turn: bool) -> Iterable[tuple[str, ...]]:
    def place(attack: tuple[int, int, str]) -> tuple[int, int]:
        initiative, which, _ = attack
        return (which, -initiative) if by_turn else (-initiative, which)

    for _, group in groupby(sorted(attacks, key=place), key=place):
        yield tuple(sorted(name for _, _, name in group))
