"""Called shots at a limb and at the torso (L49 to L60)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.dice import DICE_PATTERN, Dice, sides_of
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice import damage, wounds
from oracle.rulesets.chained_dice.world import DIE, World

TORSO = ("torso", "largest_section")


@dataclass(frozen=True)
class BodyShot:
    """What a called shot at a limb or the torso does.

    Args:
        damage: all of it.
        added_die: how much of it is the die that a standard hit adds.
        extra_die: how much of it is the extra die of a critical strike, with whatever that die chained.
    """

    damage: int
    added_die: int
    extra_die: int


@operation(
    dice={
        "base": Dice(fact="base_die"),
        "other": Dice(fact="other_dice"),
        "added": Dice(fact="base_die"),
        "extra": Dice(fact="base_die"),
    }
)
def body_shot_damage(
    *,
    part: Annotated[Literal["limb", "torso"], Fact("target")],
    strike: Annotated[Literal["standard", "critical"], Fact("attacker")],
    base_die: Annotated[str, Fact("weapon", pattern=DIE)],
    base_dice: Annotated[int, Fact("weapon", least=1, most=20)] = 1,
    other_dice: Annotated[str | None, Fact("weapon", pattern=DICE_PATTERN)] = None,
    might: Annotated[int, Fact("attacker")],
    play: Play,
) -> BodyShot:
    """Rule on the damage of a called shot that hits a limb or the torso.

    The faces of a die that chains stand right after it, in order.

    Args:
        part: what was aimed at; the damage is the same.
        strike: whether the hit is a critical strike.
        base_die: the weapon's base damage die, "d8".
        base_dice: how many of them the weapon has, without the one that a standard hit adds.
        other_dice: whatever else it rolls, such as for its grade, "d4".
        might: added once.

    Returns:
        The damage, and how much of it is the added die and the extra die.

    Source: document 002, L51.2 to L60, L68.3 to L72.
    """
    (sides,) = sides_of(base_die)
    total = damage.weapon_dice(play, sides, base_dice, other_dice)
    added = extra = 0
    if strike == "standard":
        added = damage.rolled(play, "added", sides)
        play.because("chained_dice.limb_and_torso_shots.standard_hit", part=part, added=added)
    else:
        extra = damage.extra_die(play, sides)
        play.because("chained_dice.limb_and_torso_shots.critical_strike", part=part)
    play.because("chained_dice.damage.dice_and_might", might=might)
    return BodyShot(total + added + extra + damage.counted_might(play, might), added, extra)


def part(play: Play, area: str) -> Literal["limb", "torso"]:
    """Return what an area other than the head is (L51.1, L58.1)."""
    if area in TORSO:
        play.because("chained_dice.limb_and_torso_shots.torso", area=area)
        return "torso"
    play.because("chained_dice.limb_and_torso_shots.limb", area=area)
    return "limb"


def strike_leg(play: Play, target: str, leg: int) -> None:
    """Remember a leg that was struck by a called shot, for attempts to trip (L283.2)."""
    body = play.recall(World).of(target)
    body.tripping_shot = (body.tripping_shot or {}) | {str(leg): leg}
    body.tripping_shot_this_turn = (body.tripping_shot_this_turn or {}) | {str(leg): leg}


def certainly_wounded(play: Play, part: str) -> bool:
    """Return whether a critical strike at a limb or the torso wounds it without further ado (L54, L60, L84.1)."""
    # a critical strike and a wound here, a chance of one there: a doubt which of them holds
    if play.reads("chained_dice.limb_and_torso_shots.certainty") == "chance":
        # if called shots at other parts wound the torso as well, one at the torso cannot do less
        return part == "torso" and wounds.torso(play, hits=True, called=True)
    play.because("chained_dice.limb_and_torso_shots.wound")
    return True
