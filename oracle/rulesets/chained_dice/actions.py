"""What attacks cost, and which of them are off-hand attacks (L9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice.grapple import held_back
from oracle.rulesets.chained_dice.world import NAME, Attacker, Body, World

COST = "what such an attack costs, which stands among the actions of another section (L9.5): later_cost"


@dataclass(frozen=True)
class AttackAction:
    """What an attack is and costs.

    Args:
        number: which attack it is of those that are counted together, from 1.
        off_hand: whether it is an off-hand attack.
        actions: what it costs.
    """

    number: int
    off_hand: bool
    actions: int


@operation()
def spend_on_attack(
    *,
    attacker: Attacker,
    weapon: Annotated[str, Fact("weapon", pattern=NAME)],
    dual_wields: Annotated[Literal["nothing", "melee_weapons", "arms"], Fact("attacker")] = "nothing",
    later_cost: Annotated[int | None, Fact("attacker", least=0)] = None,
    actions_left: Annotated[int | None, Fact("attacker", least=0)] = None,
    play: Play,
) -> AttackAction | NotAllowed:
    """Rule on the actions that someone's next attack costs, and whether it is an off-hand attack.

    Args:
        attacker: who attacks, by name.
        weapon: with what, by a name that tells it from the attacker's other weapons.
        dual_wields: what kind of weapons the attacker dual wields, if any.
        later_cost: the actions that the section on actions asks for this attack, if it is not the first.
        actions_left: how many actions the attacker has to spend; None if that is not asked.

    Returns:
        Not allowed, or which attack it is of the turn or the fight, whether it is an off-hand attack, and its cost; the
        state then holds the weapon.

    Source: document 002, L9, L125.2, L139.2.
    """
    body = play.recall(World).of(attacker)
    # what can be done in bonds, magic that attacks among it, is asked of act_bound
    refused = None if body.tied_up_health else held_back(play, body)
    if refused:
        return refused
    before = _attacks_before(play, body)
    in_a_row = body.actions_in_a_row + 1 if before and weapon == body.actions_weapon else 1
    off_hand = before > 0 and _is_off_hand(play, in_a_row, dual_wields != "nothing")
    cost = _cost(play, off_hand, dual_wields, later_cost) if before else first_cost(play)
    if actions_left is not None and "actions" in play.not_determined:
        return play.cannot_rule(COST)
    if actions_left is not None and cost > actions_left:
        return play.forbids("chained_dice.actions.enough_left", actions=cost, left=actions_left)
    body.actions_in_a_row = in_a_row
    body.actions_weapon = weapon
    body.actions_attacks += 1
    body.actions_attacks_in_all += 1
    return AttackAction(before + 1, off_hand, cost)


def first_cost(play: Play) -> int:
    """Return what the first attack costs, the main one of a pair of weapons included (L9.2, L125.2)."""
    play.because("chained_dice.actions.first_attack", actions=2)
    return 2


def off_hand_cost(play: Play) -> int:
    """Return what an off-hand attack costs of which the document says it (L125.2)."""
    play.because("chained_dice.dual_wielding.off_hand_cost", actions=1)
    return 1


def any_off_hand_is_priced(play: Play) -> bool:
    """Return whether the price of an off-hand attack is one without two melee weapons as well (L9.5, L125.2)."""
    # the price stands where melee weapons are dual wielded: a doubt whether it is every off-hand attack's
    return play.reads("chained_dice.actions.price_of_one") == "every_off_hand_attack"


def _attacks_before(play: Play, body: Body) -> int:
    """Return how many attacks there were before, in the span of which one is the first (L9.2, L9.3)."""
    # no span is named: a doubt whether every turn has a first attack, or the whole fight
    earlier_turns = body.actions_attacks_in_all > body.actions_attacks
    if earlier_turns and play.reads("chained_dice.actions.first_of_what") == "fight":
        return body.actions_attacks_in_all
    return body.actions_attacks


def _is_off_hand(play: Play, in_a_row: int, dual_wields: bool) -> bool:
    """Return whether an attack after the first is an off-hand attack (L9.3, L9.4)."""
    if in_a_row == 1:
        play.because("chained_dice.actions.dual_wielding" if dual_wields else "chained_dice.actions.later_attack")
        return True
    # each later attack of one who dual wields: a doubt whether the same weapon is excepted there too
    if dual_wields and play.reads("chained_dice.actions.same_weapon_of_two") == "off_hand":
        play.because("chained_dice.actions.dual_wielding")
        return True
    # "twice in a row": a doubt whether a third time is excepted
    if in_a_row > 2 and play.reads("chained_dice.actions.third_in_a_row") == "off_hand":
        play.because("chained_dice.actions.later_attack")
        return True
    play.because("chained_dice.actions.same_weapon", in_a_row=in_a_row)
    return False


def _cost(play: Play, off_hand: bool, dual_wields: str, later_cost: int | None) -> int:
    """Return what an attack after the first costs, where the document or the asker says it (L9.5, L125.2)."""
    if off_hand and (dual_wields == "melee_weapons" or any_off_hand_is_priced(play)):
        return off_hand_cost(play)
    if later_cost is None:
        play.cannot_tell("actions", COST, "chained_dice.actions.cost_elsewhere")
        return 0
    play.because("chained_dice.actions.cost_elsewhere", actions=later_cost)
    return later_cost
