"""Damage, the extra die of a critical strike, and dice that chain (L68 to L72)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.dice import DICE_PATTERN, Dice, sides_of
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice.world import DIE


@dataclass(frozen=True)
class Damage:
    """What a hit does.

    Args:
        damage: all of it.
        extra_die: how much of it is the extra die of a critical strike, with whatever that die chained.
    """

    damage: int
    extra_die: int


@operation(dice={"base": Dice(fact="base_die"), "other": Dice(fact="other_dice"), "extra": Dice(fact="base_die")})
def damage(
    *,
    strike: Annotated[Literal["standard", "critical"], Fact("attacker")],
    base_die: Annotated[str, Fact("weapon", pattern=DIE)],
    base_dice: Annotated[int, Fact("weapon", least=1, most=20)] = 1,
    other_dice: Annotated[str | None, Fact("weapon", pattern=DICE_PATTERN)] = None,
    might: Annotated[int, Fact("attacker")],
    play: Play,
) -> Damage:
    """Rule on the damage of a hit that is no called shot.

    The faces of a die that chains stand right after it, in order.

    Args:
        strike: whether the hit is a critical strike.
        base_die: the weapon's base damage die, "d8".
        base_dice: how many of them the weapon has.
        other_dice: whatever else it rolls, such as for its grade, "d4".
        might: added once.

    Returns:
        The damage, and how much of it is the extra die.

    Source: document 002, L68.3 to L72.
    """
    sides = sides_of(base_die)[0]
    total = weapon_dice(play, sides, base_dice, other_dice)
    play.because("chained_dice.damage.dice_and_might", might=might)
    extra = extra_die(play, sides) if strike == "critical" else 0
    return Damage(total + extra + counted_might(play, might), extra)


def weapon_dice(play: Play, sides: int, base_dice: int, other_dice: str | None) -> int:
    """Return what the dice come to that a weapon rolls for every hit (L70.1, L70.2)."""
    total = sum(rolled(play, "base", sides) for _ in range(base_dice))
    return total + sum(rolled(play, "other", side) for side in (sides_of(other_dice) if other_dice else ()))


def counted_might(play: Play, might: int) -> int:
    """Return how much of might is part of the damage."""
    # might is added once in the sentence, and no part of the twenty points that the example ends with (L70.2, L70.6)
    return 0 if play.reads("chained_dice.damage.might") == "left_out" else might


def rolled(play: Play, purpose: str, sides: int) -> int:
    """Return what one ordinary damage die comes to."""
    if play.reads("chained_dice.damage.which_dice_chain") == "named":
        return sum(play.chain(purpose, sides, most_links=0))
    return _chained(play, purpose, sides, links=1)


def extra_die(play: Play, sides: int) -> int:
    """Return what the extra die of a critical strike comes to: its highest face, and then a roll (L68.5, L72)."""
    rolled = _chained(play, "extra", sides, links=0)
    play.because("chained_dice.damage.extra_die", sides=sides)
    play.because("chained_dice.damage.starts_chained", maximum=sides, rolled=rolled)
    return sides + rolled


def _chained(play: Play, purpose: str, sides: int, links: int) -> int:
    """Return what a die that chains comes to.

    Args:
        play: the ruling in the making.
        purpose: of the die.
        sides: of the die.
        links: how often it may be rolled again, where a die chains once only.
    """
    once = play.reads("chained_dice.damage.how_often") == "once"
    faces = play.chain(purpose, sides, most_links=links if once else None)
    if len(faces) > 1:
        play.because("chained_dice.damage.chain", faces=faces)
    return sum(faces)
