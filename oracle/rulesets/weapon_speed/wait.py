"""Waiting, and what it brings in the round after (L34 to L36)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed.world import Benefit, Body, Combatant, World

ActionsInRound = Annotated[int | None, Fact("combatant", least=0)]
Declared = Annotated[Benefit | None, Fact("combatant")]

UNDECLARED = "which benefit was declared (L36.2)"


@dataclass(frozen=True)
class Waiting:
    """Whether the action is held, and in which round the benefit comes."""

    held: bool
    benefit_in_round: int


@operation()
def wait(
    *,
    combatant: Combatant = "combatant",
    benefit: Declared = None,
    significant_actions: ActionsInRound = 1,
    play: Play,
) -> Waiting | NotAllowed:
    """Rule whether a combatant may wait.

    Args:
        combatant: who waits, by name.
        benefit: what is to be better in the round after, the attack roll or AC; not stated where it is not declared.
        significant_actions: how many the combatant has in a round; null for someone who is unlike most characters,
            and of whom nobody knows it.

    Returns:
        Not allowed, or that the action is held, and the round of the benefit; the state then holds both.

    Source: document 001, L4.1, L35.1, L36.2.
    """
    world = play.recall(World)
    body = world.of(combatant)
    if body.wait_round == world.round:
        return play.forbids("weapon_speed.wait.instead_of_acting")
    refused = _in_time(play, body, significant_actions)
    if refused:
        return refused
    if benefit is None and _at_declaration(play):
        return play.forbids("weapon_speed.wait.benefit_declared")
    body.wait_earlier_round, body.wait_earlier_benefit = body.wait_round, body.wait_benefit
    body.wait_held = True
    body.wait_round, body.wait_benefit = world.round, benefit
    play.because("weapon_speed.wait.instead_of_acting")
    return Waiting(True, world.round + 1)


def _in_time(play: Play, body: Body, significant_actions: int | None) -> NotAllowed | None:
    """Refuse a Wait of someone who has no action left, or who has acted, where that is too late."""
    if significant_actions is not None and body.time_acted >= significant_actions:
        return play.forbids("weapon_speed.wait.instead_of_acting", significant_actions=significant_actions)
    if not body.time_acted:
        return None
    # "instead of acting": a doubt whether that is instead of every action, or of any that is left
    if play.reads("weapon_speed.wait.after_one_of_several") == "not_allowed":
        return play.forbids("weapon_speed.wait.instead_of_acting")
    if significant_actions is not None:
        return None
    play.because("weapon_speed.time.unlike_most")
    return play.cannot_rule("how many significant actions a character has who is unlike most (L4.1)")


def _at_declaration(play: Play) -> bool:
    # "when the Wait is used": a doubt whether that is when it is declared, or when the held action is triggered
    return play.reads("weapon_speed.wait.moment_of_choice") == "declaration"


@operation()
def trigger_wait(
    *,
    combatant: Combatant = "combatant",
    moment: Annotated[Literal["before", "during", "immediately_after"], Fact("combatant")],
    benefit: Declared = None,
    play: Play,
) -> Waiting | NotAllowed:
    """Rule whether a held action may be triggered now.

    Args:
        combatant: who has waited, by name.
        moment: before, during or immediately after the action of somebody else.
        benefit: what is to be better in the round after; not stated where it is not declared now.

    Returns:
        Not allowed, or that the action is held no longer, and the round of the benefit.

    Source: document 001, L35.2, L36.2.
    """
    world = play.recall(World)
    body = world.of(combatant)
    if not body.wait_held:
        return play.forbids("weapon_speed.wait.held")
    chosen = benefit or body.wait_benefit
    if chosen is None or (chosen != body.wait_benefit and _at_declaration(play)):
        return play.forbids("weapon_speed.wait.benefit_declared", benefit=chosen)
    body.wait_benefit = chosen
    body.wait_held = False
    play.because("weapon_speed.wait.held", moment=moment)
    return Waiting(False, world.round + 1)


@dataclass(frozen=True)
class WaitBonus:
    """What waiting adds in this round."""

    attack_bonus: int
    armor_class_bonus: int


@operation()
def wait_bonus(*, combatant: Combatant = "combatant", play: Play) -> WaitBonus:
    """Rule what a combatant has in this round of having waited in the round before.

    Args:
        combatant: by name.

    Returns:
        What is added to attack rolls, and to AC.

    Source: document 001, L36.
    """
    world = play.recall(World)
    body = world.look_at(combatant)
    waited, benefit = _round_before(body, world.round)
    if not waited:
        return WaitBonus(0, 0)
    play.because("weapon_speed.wait.benefit", benefit=benefit)
    if benefit is None:
        play.not_determined |= {"attack_bonus": UNDECLARED, "armor_class_bonus": UNDECLARED}
    return WaitBonus(int(benefit == "attack_roll"), int(benefit == "armor_class"))


def adds(play: Play, world: World, name: str, what: Benefit) -> tuple[int, ...]:
    """Return what having waited adds to attack rolls or to AC; either of two where the benefit is not known (L36)."""
    waited, benefit = _round_before(world.look_at(name), world.round)
    if not waited or benefit not in (what, None):
        return (0,)
    play.because("weapon_speed.wait.benefit", benefit=benefit)
    return (0, 1) if benefit is None else (1,)


def _round_before(body: Body, now: int) -> tuple[bool, Benefit | None]:
    if body.wait_round == now - 1:
        return True, body.wait_benefit
    return body.wait_earlier_round == now - 1, body.wait_earlier_benefit
