"""Flanking: who does, and what it is good for (L129 to L135)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice import sneak_attacks
from oracle.rulesets.chained_dice.world import NAME, Attacker

OPPOSITE = {"front": "rear", "rear": "front", "left": "right", "right": "left"}


@dataclass(frozen=True)
class Position:
    """Where one of those who fight an opponent stands.

    Args:
        name: who.
        side: of the opponent.
        at_hand: whether the opponent is close enough to be struck from there.
    """

    name: Annotated[str, Fact("creature", pattern=NAME)]
    side: Literal["front", "rear", "left", "right"]
    at_hand: bool = True


Around = Annotated[tuple[Position, ...], Fact("scene")]


@dataclass(frozen=True)
class Flank:
    """Who flanks an opponent, and what that is good for.

    Args:
        flanking: those who do.
        lucky: whether the attacker's roll is lucky.
        mastery_damage: whether the damage of the attacker's Sneak Attack Mastery applies.
    """

    flanking: frozenset[str]
    lucky: bool
    mastery_damage: bool


@operation()
def flank(
    *,
    around: Around,
    attacker: Attacker,
    sneak_attack_mastery: Annotated[bool, Fact("attacker")] = False,
    sneak_weapon: Annotated[bool, Fact("weapon")] = True,
    engaged: Annotated[bool, Fact("target")] = False,
    play: Play,
) -> Flank:
    """Rule on who flanks an opponent, and on an attack that someone makes against it.

    Args:
        around: the characters who fight the opponent, each with a side of it.
        attacker: which of them attacks.
        sneak_attack_mastery: whether the attacker has that mastery.
        sneak_weapon: whether the weapon is one that sneak attacks are made with.
        engaged: whether the opponent is engaged with the attacker, which is for the table to say.

    Returns:
        Who flanks, whether the attack roll is lucky, and whether the mastery's damage applies.

    Raises:
        Invalid: someone stands in two places, or the attacker in none.

    Source: document 002, L131.1 to L135, L245.1, L247.1.
    """
    names = [one.name for one in around]
    if len(set(names)) < len(names):
        raise Invalid("around", names, "each of them once")
    if attacker not in names:
        raise Invalid("attacker", attacker, "one of those around the opponent")
    flanking = _flanking(play, around)
    lucky = attacker in flanking
    if flanking:
        play.because("chained_dice.flanking.opposite_sides", flanking=sorted(flanking))
    if lucky:
        play.because("chained_dice.flanking.lucky")
    applies = sneak_attack_mastery and bool(flanking) and _mastery_applies(play, lucky, engaged, sneak_weapon)
    return Flank(flanking, lucky, applies)


def _mastery_applies(play: Play, lucky: bool, engaged: bool, sneak_weapon: bool) -> bool:
    """Return whether the damage of the mastery applies to a flanked target (L135)."""
    if engaged:
        # that leaves a sneak attack, by someone who flanks and with a weapon for it
        reached = lucky and sneak_weapon and sneak_attacks.reaches_engaged(play)
        if reached:
            play.because("chained_dice.sneak_attacks.added_damage")
        return reached
    # the damage is for flanked targets: a doubt whether the attacker must be one of those who flank
    if not lucky and play.reads("chained_dice.flanking.flanked_by_whom") == "the_attacker":
        return False
    # no weapon is named where it is given, while sneak attacks have theirs (L247.1)
    if not sneak_weapon and play.reads("chained_dice.flanking.with_which_weapon") == "of_sneak_attacks":
        return False
    play.because("chained_dice.flanking.mastery_damage")
    return True


def _flanking(play: Play, around: tuple[Position, ...]) -> frozenset[str]:
    """Return those who have someone on the opposite side (L131.1)."""
    pairs = [(one, two) for one in around for two in around if OPPOSITE[one.side] == two.side]
    apart = [pair for pair in pairs if not (pair[0].at_hand and pair[1].at_hand)]
    # no distance is named: a doubt whether both must be near enough to strike
    if apart and play.reads("chained_dice.flanking.how_near") == "at_hand":
        pairs = [pair for pair in pairs if pair not in apart]
    return frozenset(one.name for one, _ in pairs)
