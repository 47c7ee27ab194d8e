"""Firing into crowds (L157 to L160)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from oracle.core.dice import Dice
from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.size import Size
from oracle.rulesets.weapon_speed.attack_roll import hits
from oracle.rulesets.weapon_speed.ranged_attacks import Modifiers
from oracle.rulesets.weapon_speed.world import NAME, AttackBonus, Target

NUMBERS = {"medium": 2, "large": 3, "huge": 8, "gargantuan": 12, "colossal": 16}
SMALL_NUMBER = 1
CALLED_SHOT = -6
ANY_CALLED_SHOT = -4


@dataclass(frozen=True)
class Creature:
    """A creature in a melee that is fired into.

    Args:
        name: of the creature.
        size: of the creature.
        armor_class: of the creature.
        adjacent: whether it is next to the target; not looked at of the target itself.
        ally: whether it is on the attacker's side.
    """

    name: Annotated[str, Fact("scene", pattern=NAME)]
    size: Annotated[Size, Fact("scene")]
    armor_class: Annotated[int, Fact("scene")]
    adjacent: bool = True
    ally: bool = False


Crowd = Annotated[tuple[Creature, ...], Fact("scene")]


@dataclass(frozen=True)
class Chance:
    """How likely a creature is drawn, as a fraction."""

    name: str
    chance: str


@dataclass(frozen=True)
class Chances:
    """The numbers of all who may be drawn, summed up, and the chance of each."""

    total: int
    chances: tuple[Chance, ...]


@operation()
def crowd_chances(*, target: Target, creatures: Crowd, play: Play) -> Chances:
    """Rule on how likely a missile into a crowd strikes each creature, once it could hit any.

    Args:
        target: the name of the creature aimed at.
        creatures: the target and whoever is in the melee, each once.

    Returns:
        The sum of the numbers by size, and each one's chance, in the order stated.

    Raises:
        Invalid: a target that is not there, or a creature named twice.

    Source: document 001, L159.3, L159.4.
    """
    pool = _pool(target, creatures)
    total = sum(_number(play, one) for one in pool)
    play.because("weapon_speed.crowds.chances", total=total)
    return Chances(total, tuple(Chance(one.name, str(Fraction(_number(play, one), total))) for one in pool))


def _pool(target: str, creatures: Sequence[Creature]) -> list[Creature]:
    """Return the target and those next to it, in order.

    Raises:
        Invalid: a target that is not there, or a creature named twice.
    """
    names = [one.name for one in creatures]
    if len(set(names)) < len(names):
        raise Invalid("creatures", names, "each creature once")
    if target not in names:
        raise Invalid("target", target, "one of " + ", ".join(names))
    return [one for one in creatures if one.adjacent or one.name == target]


def _number(play: Play, creature: Creature) -> int:
    number = NUMBERS.get(creature.size, SMALL_NUMBER)
    play.because("weapon_speed.crowds.numbers", size=creature.size, number=number)
    return number


@dataclass(frozen=True)
class Struck:
    """A missile into a crowd.

    Args:
        total: of the attack roll.
        drawn: whom chance makes the actual target; None if there is no draw.
        struck: who is hit, or None.
    """

    total: int
    drawn: str | None
    struck: str | None


@operation(dice={"attack": "d20", "draw": Dice(picks="creatures", weighted=True), "miss_hit": "d20"})
def fire_into_crowd(
    *,
    target: Target,
    creatures: Crowd,
    attack_bonus: AttackBonus,
    modifiers: Modifiers = 0,
    called_shot: Annotated[bool, Fact("attacker")] = False,
    miss_hit_modifier: Annotated[int | None, Fact("scene", most=0)] = None,
    play: Play,
) -> Struck:
    """Rule on a missile fired at a creature in a melee.

    The die of the draw has a side for each creature that may be struck, as many times over as its number by size, in
    the order stated.

    Args:
        target: the name of the creature aimed at.
        creatures: the target and whoever is in the melee, each once.
        attack_bonus: of the attacker, signed.
        modifiers: all others of the attack roll, signed, without that of a called shot.
        called_shot: whether it is a called shot, declared in time.
        miss_hit_modifier: the additional penalty by concealment against allies next to the target, after a called
            shot that misses, 0 or less; null if nobody says.

    Returns:
        The total, whom chance draws, and who is struck.

    Raises:
        Invalid: a target that is not there, or a creature named twice.

    Source: document 001, L70.1, L158 to L160.
    """
    pool = _pool(target, creatures)
    aimed_at = next(one for one in pool if one.name == target)
    face = play.roll("attack")
    total = face + attack_bonus + modifiers
    play.because("weapon_speed.crowds.normal_roll", total=total)
    if called_shot:
        modifier = _called_shot(play)
        play.because("weapon_speed.crowds.called_shot", modifier=modifier)
        total += modifier
        hit = hits(play, face, total, aimed_at.armor_class)
        return Struck(total, None, target if hit else _miss_hit(play, face, total, pool, target, miss_hit_modifier))
    if len(pool) == 1:
        return Struck(total, None, target if hits(play, face, total, aimed_at.armor_class) else None)
    if not any(hits(play, face, total, one.armor_class) for one in pool):
        play.because("weapon_speed.crowds.misses_all", total=total)
        return Struck(total, None, None)
    drawn = play.pick("draw", [one for one in pool for _ in range(_number(play, one))])
    play.because("weapon_speed.crowds.drawn", drawn=drawn.name)
    hit = hits(play, face, total, drawn.armor_class)
    play.because("weapon_speed.crowds.same_roll", total=total, armor_class=drawn.armor_class)
    return Struck(total, drawn.name, drawn.name if hit else None)


def _called_shot(play: Play) -> int:
    # every called shot is at -4 (L70.1), this one is said to be at -6: a doubt whether both count
    in_place = play.reads("weapon_speed.crowds.penalty_of_called_shot") == "in_place"
    return CALLED_SHOT if in_place else CALLED_SHOT + ANY_CALLED_SHOT


def _miss_hit(
    play: Play, face: int, total: int, pool: Sequence[Creature], target: str, modifier: int | None
) -> str | None:
    """Return the ally whom a called shot strikes that misses (L160)."""
    allies = [one for one in pool if one.ally and one.name != target]
    if not allies:
        return None
    # penalties are added to a roll, and nothing says to which: a doubt whether the ally is rolled for anew
    if play.reads("weapon_speed.crowds.roll_of_miss_hit") == "another_roll":
        total -= face
        face = play.roll("miss_hit")
        total += face
    reached = [one.name for one in allies if hits(play, face, total + (modifier or 0), one.armor_class)]
    # no penalty makes a miss a hit, nor a natural 20 a miss
    if modifier is None and reached and face != 20:
        missing = "the additional penalty by concealment (L160): miss_hit_modifier"
        play.cannot_tell("struck", missing, "weapon_speed.crowds.miss_hit")
        return None
    play.because("weapon_speed.crowds.miss_hit", modifier=modifier)
    if len(reached) > 1:
        play.not_determined["struck"] = "which of several allies a called shot strikes that misses (L160)"
    return next(iter(reached), None)
