"""Dominating undead (L265)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed.turn_undead import (
    HIT_DICE,
    Kinds,
    Level,
    Listed,
    Undead,
    judged,
    look_up,
    shares,
    spent,
    unable,
)
from oracle.rulesets.weapon_speed.world import Body, Combatant, World

MOST = 12


@dataclass(frozen=True)
class DominatedKind:
    """What became of one kind: what the table lists, how many follow one order, and how many are subservient."""

    listed: Listed
    by_order: int
    subservient: int


@dataclass(frozen=True)
class Domination:
    """What became of each kind of undead, and how many the priest now commands altogether."""

    kinds: tuple[DominatedKind, ...]
    commanded: int


@operation(dice={"turn": "d20", "affected": "2d6", "additional": "2d4"})
def dominate_undead(
    *,
    priest: Combatant = "priest",
    level: Level,
    presents_holy_object: Annotated[bool, Fact("attacker")] = True,
    other_hand_free: Annotated[bool, Fact("attacker")] = True,
    speaks_clearly: Annotated[bool, Fact("attacker")] = True,
    undead: Kinds,
    gm_takes_equals_as_listed: Annotated[bool, Fact("scene")] = False,
    play: Play,
) -> Domination | NotAllowed:
    """Rule on an evil priest's attempt to command undead.

    Args:
        priest: who attempts it, by name.
        level: the priest's, 1 or more.
        presents_holy_object: whether a holy object is held in one hand, for the undead to see.
        other_hand_free: whether the other hand is free.
        speaks_clearly: whether the priest can.
        undead: the kinds that are there.
        gm_takes_equals_as_listed: whether the GM has kinds of equal Hit Dice affected in the order asked.

    Returns:
        Not allowed, or what became of each kind; the state then holds how many the priest commands.

    Source: document 001, L238 to L245.2, L265.1 to L265.4.
    """
    refused = _procedure(play, priest, presents_holy_object, other_hand_free, speaks_clearly)
    if refused:
        return refused
    body = play.recall(World).of(priest)
    play.because("weapon_speed.dominate_undead.command_only")
    listed = [look_up(play, level, kind) for kind in undead]
    results = judged(play, undead, listed)
    # nobody is destroyed: a doubt whether the additional creatures of D* become subservient too
    more = "destroyed_and_more" in results and (
        play.reads("weapon_speed.dominate_undead.additional_creatures") == "subservient"
    )
    room = MOST - _commanded(body)
    possible = shares(play, undead, results, gm_takes_equals_as_listed, room, more)
    ways = [
        tuple(
            DominatedKind(cell, number if result == "turned" else 0, 0 if result == "turned" else number)
            for cell, result, number in zip(listed, results, numbers, strict=True)
        )
        for numbers in possible
    ]
    won = {(sum(kind.by_order for kind in kinds), sum(kind.subservient for kind in kinds)) for kinds in ways}
    if len(won) > 1:
        play.not_determined["commanded"] = play.not_determined["kinds"]
        return Domination(kinds=(), commanded=0)
    ((by_order, subservient),) = won
    body.dominate_undead_by_order += by_order
    body.dominate_undead_subservient += subservient
    if "turned" in results:
        play.because("weapon_speed.dominate_undead.first_order")
    if any(result.startswith("destroyed") for result in results):
        play.because("weapon_speed.dominate_undead.subservient")
    play.because("weapon_speed.dominate_undead.most", commanded=_commanded(body), most=MOST)
    return Domination(ways[0], _commanded(body))


def _procedure(play: Play, priest: str, presents: bool, other_hand_free: bool, speaks: bool) -> NotAllowed | None:
    # only the results are told anew: a doubt whether the rest of turning holds for commanding
    if play.reads("weapon_speed.dominate_undead.procedure") == "results_only":
        return None
    return unable(play, presents, other_hand_free, speaks) or spent(play, priest)


def _commanded(body: Body) -> int:
    return body.dominate_undead_by_order + body.dominate_undead_subservient


UndeadAre = Annotated[Literal["won_by_a_turn", "subservient"], Fact("target")]
Number = Annotated[int, Fact("target", least=1)]


@dataclass(frozen=True)
class Order:
    """How many undead follow an order, and how many the priest still commands."""

    following: int
    commanded: int


@operation()
def order_undead(*, priest: Combatant = "priest", undead_are: UndeadAre, number: Number, play: Play) -> Order:
    """Rule on an order that an evil priest gives to undead under command.

    Args:
        priest: who gives it, by name.
        undead_are: won by a result of turning, or subservient by a result D.
        number: how many are given the order; of those won by a turn, first those who have had none.

    Returns:
        How many follow it, and how many are under command; the state then holds how many have had their order.

    Raises:
        Invalid: the priest commands fewer such undead.

    Source: document 001, L265.2, L265.3.
    """
    body = play.recall(World).of(priest)
    if undead_are == "subservient":
        _at_most(number, body.dominate_undead_subservient, "that are subservient")
        play.because("weapon_speed.dominate_undead.subservient")
        return Order(number, _commanded(body))
    _at_most(number, body.dominate_undead_by_order, "that were won by a turn")
    following = min(number, body.dominate_undead_by_order - body.dominate_undead_ordered)
    body.dominate_undead_ordered += following
    play.because("weapon_speed.dominate_undead.first_order", following=following)
    return Order(following, _commanded(body))


@dataclass(frozen=True)
class Completion:
    """How many undead are no longer beholden, and how many the priest still commands."""

    set_free: int
    commanded: int


@operation()
def complete_order(*, priest: Combatant = "priest", undead_are: UndeadAre, number: Number, play: Play) -> Completion:
    """Rule on undead that have completed an order of an evil priest.

    Args:
        priest: who gave it, by name.
        undead_are: won by a result of turning, or subservient by a result D.
        number: how many have completed it.

    Returns:
        How many are no longer beholden, and how many remain under command.

    Raises:
        Invalid: fewer such undead follow an order.

    Source: document 001, L265.2, L265.3.
    """
    body = play.recall(World).of(priest)
    if undead_are == "subservient":
        _at_most(number, body.dominate_undead_subservient, "that are subservient")
        play.because("weapon_speed.dominate_undead.subservient")
        return Completion(0, _commanded(body))
    _at_most(number, body.dominate_undead_ordered, "that follow a first order")
    body.dominate_undead_ordered -= number
    body.dominate_undead_by_order -= number
    play.because("weapon_speed.dominate_undead.first_order", set_free=number)
    return Completion(number, _commanded(body))


def _at_most(number: int, most: int, whom: str) -> None:
    if number > most:
        raise Invalid("number", number, f"no more than the {most} {whom}")


@dataclass(frozen=True)
class PaladinDominated:
    """An attempt on a paladin.

    Args:
        as_level: the level that the priest is treated as.
        listed: what the table lists.
        result: what becomes of the paladin.
    """

    as_level: int
    listed: Listed
    result: Literal["unaffected", "follows_first_order", "subservient"]


@operation(dice={"turn": "d20"})
def dominate_paladin(
    *,
    priest: Combatant = "priest",
    level: Level,
    presents_holy_object: Annotated[bool, Fact("attacker")] = True,
    other_hand_free: Annotated[bool, Fact("attacker")] = True,
    speaks_clearly: Annotated[bool, Fact("attacker")] = True,
    gm_sets_hit_dice: Annotated[str | None, Fact("target", pattern=HIT_DICE)] = None,
    play: Play,
) -> PaladinDominated | NotAllowed:
    """Rule on an evil priest's attempt to dominate a paladin.

    Args:
        priest: who attempts it, by name.
        level: the priest's, 1 or more.
        presents_holy_object: whether a holy object is held in one hand, for the paladin to see.
        other_hand_free: whether the other hand is free.
        speaks_clearly: whether the priest can.
        gm_sets_hit_dice: the Hit Dice that the paladin is looked up under, which the text does not say.

    Returns:
        Not allowed, or what becomes of the paladin.

    Source: document 001, L238 to L244, L265.2, L265.3, L265.5.
    """
    refused = _procedure(play, priest, presents_holy_object, other_hand_free, speaks_clearly)
    if refused:
        return refused
    as_level = level - 3
    play.because("weapon_speed.dominate_undead.paladins", level=level, as_level=as_level)
    if gm_sets_hit_dice is None:
        missing = "which row of the table a paladin stands in (L265.5): gm_sets_hit_dice"
        play.cannot_tell("listed", missing, "weapon_speed.dominate_undead.row_of_paladins")
        play.not_determined["result"] = missing
        return PaladinDominated(as_level, "—", "unaffected")
    paladin = Undead(gm_sets_hit_dice, 1)
    listed = look_up(play, as_level, paladin)
    (result,) = judged(play, [paladin], [listed])
    if result == "none":
        return PaladinDominated(as_level, listed, "unaffected")
    if result == "turned":
        play.because("weapon_speed.dominate_undead.first_order")
        return PaladinDominated(as_level, listed, "follows_first_order")
    play.because("weapon_speed.dominate_undead.subservient")
    return PaladinDominated(as_level, listed, "subservient")
