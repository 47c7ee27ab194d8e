"""Places around a defender, and attacks from the rear (L63 to L65)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.core.size import SIZES, Size
from oracle.rulesets.weapon_speed.world import Attacker, Target, World

PARTS = 256
"""Places are kept in parts: halved for each of eight sizes, a place is still a whole number of them."""

ALL_PLACES = 6


@dataclass(frozen=True)
class Place:
    """What someone takes up around a defender, what then is left, and where that is. Places are fractions."""

    places_taken: str
    places_left: str
    side: Literal["front", "flank", "rear"] | None


@operation()
def engage(
    *,
    attacker: Attacker = "attacker",
    attacker_size: Annotated[Size, Fact("attacker")],
    target: Target = "target",
    target_size: Annotated[Size, Fact("target")],
    front_places: Annotated[int | None, Fact("scene", least=1)] = None,
    flank_places: Annotated[int | None, Fact("scene", least=1)] = None,
    play: Play,
) -> Place | NotAllowed:
    """Rule whether one more attacker finds a place around a defender.

    Args:
        attacker: by name.
        attacker_size: a size.
        target: the defender, by name.
        target_size: a size.
        front_places: how many of the six places lie in front, where the GM says.
        flank_places: how many lie on both flanks together, where the GM says.

    Returns:
        Not allowed, or the places taken, those left, and the side; the state then holds the place.

    Raises:
        Invalid: the attacker is the defender, or has a place already; or front and flanks leave no place in the rear.

    Source: document 001, L63, L64.
    """
    if (front_places or 1) + (flank_places or 1) >= ALL_PLACES:
        raise Invalid("flank_places", flank_places, "fewer places in front and on the flanks than six")
    if attacker == target:
        raise Invalid("target", target, "someone other than the attacker")
    world = play.recall(World)
    body = world.of(attacker)
    if body.facing_target is not None:
        raise Invalid("attacker", attacker, "someone who has no place around a defender yet")
    taken = sum(one.facing_parts for one in world.bodies.values() if one.facing_target == target)
    needed = _needed(play, SIZES.index(attacker_size) - SIZES.index(target_size))
    # who needs more places than there are: a doubt whether such a one can attack alone
    if taken == 0 and needed > ALL_PLACES * PARTS and play.reads("weapon_speed.facing.too_large") == "alone":
        needed = ALL_PLACES * PARTS
    left = ALL_PLACES * PARTS - taken - needed
    if taken == ALL_PLACES * PARTS:
        return play.forbids("weapon_speed.facing.surrounded")
    if left < 0:
        return play.forbids("weapon_speed.facing.six_of_equal_size", taken=str(Fraction(taken, PARTS)))
    body.facing_target, body.facing_parts = target, needed
    side = _side(play, taken, front_places, flank_places)
    return Place(str(Fraction(needed, PARTS)), str(Fraction(left, PARTS)), side)


def _needed(play: Play, larger: int) -> int:
    """Return the parts of a place that an attacker takes who is so many sizes larger."""
    play.because("weapon_speed.facing.six_of_equal_size")
    if larger > 0:
        play.because("weapon_speed.facing.larger_attackers", sizes=larger)
        return PARTS * (1 + larger)
    if larger == 0:
        return PARTS
    play.because("weapon_speed.facing.smaller_attackers", sizes=-larger)
    # "each size category smaller": a doubt whether each halves the place again
    if larger < -1 and play.reads("weapon_speed.facing.much_smaller") == "halved_again":
        return PARTS >> -larger
    return PARTS >> 1


def _side(
    play: Play, taken: int, front_places: int | None, flank_places: int | None
) -> Literal["front", "flank", "rear"] | None:
    """Return the side on which an attacker stands, with so many parts of places taken before."""
    play.because("weapon_speed.facing.front_then_flanks")
    if taken == 0 or (front_places is not None and taken < front_places * PARTS):
        return "front"
    if front_places is None or flank_places is None:
        missing = "how many places are front, flank and rear (L64.2): front_places, flank_places"
        play.cannot_tell("side", missing, "weapon_speed.facing.places_of_each_side")
        return None
    return "flank" if taken < (front_places + flank_places) * PARTS else "rear"


def denies_dexterity(play: Play, rear: bool, dexterity_modifier: int) -> bool:
    """Return whether an attack from the rear takes a Dexterity bonus from AC (L65.1)."""
    if not rear or dexterity_modifier <= 0:
        return False
    play.because("weapon_speed.facing.rear_denies_dexterity", bonus=dexterity_modifier)
    return True


def leave(world: World, name: str) -> None:
    """Give up the place that someone has around a defender, and the places around that one."""
    for other, body in world.bodies.items():
        if other == name or body.facing_target == name:
            body.forget(("facing_target", "facing_parts"))
