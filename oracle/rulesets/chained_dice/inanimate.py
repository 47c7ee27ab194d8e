"""Attacks on objects, and on creatures that are as good as objects (L189 to L198)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice.attack import CRITICAL, attack
from oracle.rulesets.chained_dice.luck import Lucky
from oracle.rulesets.chained_dice.world import Body, Creature, Thing, World

SQUARE_FOOT = 144
"""In square inches, so that areas are whole numbers."""

HEALTH = 10
"""Of an object, for each point of its durability (L194.1)."""

NO_FACE = 11
"""A range of critical strikes that a d10 never shows."""

NOT_GIVEN = "the defence at exactly one square foot (L191, L192)"

Area = Annotated[int, Fact("target", least=1)]
AreaOrNone = Annotated[int | None, Fact("target", least=1)]
Condition = Literal["helpless", "unconscious", "pinned", "paralysed", "no_part_can_move", "a_part_cannot_move", "free"]


@dataclass(frozen=True)
class ObjectAttack:
    """Whether an attack on an object succeeds.

    Args:
        defense: of the object, or of the part that is aimed at.
        total: of die, accuracy and modifiers.
        hit: whether it succeeds.
        critical: whether it is a critical strike.
    """

    defense: int
    total: int
    hit: bool
    critical: bool


@operation(dice={"attack": "d10"})
def attack_object(
    *,
    accuracy: Annotated[int, Fact("attacker")],
    modifiers: Annotated[int, Fact("attacker")] = 0,
    lucky: Lucky = False,
    unlucky: Lucky = False,
    critical_from: Annotated[int, Fact("attacker", least=1, most=10)] = CRITICAL,
    area_sqin: Area,
    aimed_area_sqin: AreaOrNone = None,
    play: Play,
) -> ObjectAttack:
    """Rule whether an attack on an inanimate object succeeds.

    Args:
        accuracy: the total of the combat skill that the weapon goes by.
        modifiers: the sum of everything else that changes the attack roll.
        lucky: whether something makes the roll lucky.
        unlucky: whether something makes it unlucky.
        critical_from: the lowest face within the weapon's critical strike range.
        area_sqin: of the object, in square inches: 144 are a square foot.
        aimed_area_sqin: of the part that is aimed at; None where that is the object as a whole.

    Returns:
        The object's defence, and what the attack comes to.

    Raises:
        Invalid: a part that is larger than the object.

    Source: document 002, L189 to L192.
    """
    if aimed_area_sqin is not None and aimed_area_sqin > area_sqin:
        raise Invalid("aimed_area_sqin", aimed_area_sqin, f"no more than the object's own {area_sqin}")
    play.because("chained_dice.inanimate.standard_attack")
    if aimed_area_sqin is not None:
        play.because("chained_dice.inanimate.target_area", area_sqin=aimed_area_sqin)
    defense = _defense(play, aimed_area_sqin or area_sqin)
    # a "standard attack": one as it is always made with the weapon, or one that cannot strike critically (L189.1)
    if play.reads("chained_dice.inanimate.critical_attacks") == "none":
        critical_from = NO_FACE
    made = attack(
        accuracy=accuracy,
        modifiers=modifiers,
        lucky=lucky,
        unlucky=unlucky,
        critical_from=critical_from,
        defense_total=defense,
        play=play,
    )
    if "defense" in play.not_determined and not made.critical:
        play.not_determined["hit"] = NOT_GIVEN
    return ObjectAttack(defense, made.total, made.hit, made.critical)


def _defense(play: Play, area: int) -> int:
    """Return the defence of what is inanimate, by its area in square inches; leave it open where none is given."""
    if area < SQUARE_FOOT:
        play.because("chained_dice.inanimate.small", area_sqin=area)
        return 14
    # the formulas leave out exactly one square foot, the sentences do not (L189, L191, L192)
    if area == SQUARE_FOOT and play.reads("chained_dice.inanimate.exactly_one_square_foot") == "not_said":
        play.cannot_tell("defense", NOT_GIVEN, "chained_dice.inanimate.between_the_formulas")
        return 0
    play.because("chained_dice.inanimate.defense", area_sqin=area)
    return 10


@dataclass(frozen=True)
class CreatureDefense:
    """How a creature is defended.

    Args:
        inanimate: whether it counts as inanimate.
        defense: what an attack must reach.
    """

    inanimate: bool
    defense: int


@operation()
def inanimate_creature(
    *,
    creature: Creature = "creature",
    condition: Annotated[Condition, Fact("creature")] = "free",
    area_sqin: Area,
    aimed_area_sqin: AreaOrNone = None,
    defense_total: Annotated[int, Fact("creature")],
    play: Play,
) -> CreatureDefense:
    """Rule whether a creature is as good as an object, and what an attack on it must reach.

    Args:
        creature: by name; one who was knocked out and is still unconscious, was pinned and is still held, or is dead,
            is so whatever else is stated.
        condition: what keeps it from moving, beside that.
        area_sqin: of the creature, in square inches: 144 are a square foot.
        aimed_area_sqin: of the part that is aimed at; None where that is the creature as a whole.
        defense_total: what its defence roll comes to, where it is not inanimate.

    Returns:
        Whether it is inanimate, and its defence.

    Raises:
        Invalid: a part that is larger than the creature.

    Source: document 002, L198.
    """
    part_of(area_sqin, aimed_area_sqin)
    if not is_inanimate(play, play.recall(World).look_at(creature), condition):
        return CreatureDefense(inanimate=False, defense=defense_total)
    return CreatureDefense(inanimate=True, defense=creature_defense(play, area_sqin, aimed_area_sqin))


def part_of(area_sqin: int, aimed_area_sqin: int | None) -> None:
    """Refuse a part that is larger than the creature.

    Raises:
        Invalid: such a part.
    """
    if aimed_area_sqin is not None and aimed_area_sqin > area_sqin:
        raise Invalid("aimed_area_sqin", aimed_area_sqin, f"no more than the creature's own {area_sqin}")


def is_inanimate(play: Play, body: Body, condition: str = "free") -> bool:
    """Return whether a creature is as good as an object, for what is known of it or for what is stated (L198.1)."""
    if body.knocking_out_hours:
        condition = "unconscious"
    elif body.grapple_pinned:
        condition = "pinned"
    elif body.dead:
        condition = "no_part_can_move"
    if condition in ("free", "a_part_cannot_move"):
        return False
    play.because("chained_dice.inanimate.creatures", condition=condition)
    return True


def creature_defense(play: Play, area_sqin: int, aimed_area_sqin: int | None) -> int:
    """Return the defence of a creature that is as good as an object; leave it open where none is given (L198.2)."""
    area = area_sqin
    # a part of an object counts by itself; of a creature only its own size is spoken of (L189.2, L198.2)
    if aimed_area_sqin is not None and play.reads("chained_dice.inanimate.part_of_a_creature") == "part":
        area = aimed_area_sqin
    defense = _defense(play, area)
    play.because("chained_dice.inanimate.creature_size", area_sqin=area)
    return defense


@dataclass(frozen=True)
class ObjectDamage:
    """What is left of an object.

    Args:
        health: that it still has.
        destroyed: whether it is destroyed.
    """

    health: int
    destroyed: bool


@operation()
def damage_object(
    *,
    thing: Thing = "object",
    durability: Annotated[int | None, Fact("object", least=1, starting=True)] = None,
    damage: Annotated[int, Fact("attacker", least=0)],
    critical_damage: Annotated[int, Fact("attacker", least=0)] = 0,
    play: Play,
) -> ObjectDamage:
    """Rule on what damage does to an object.

    Args:
        thing: by name.
        durability: of the object, before anything befell it.
        damage: all that the hit does.
        critical_damage: how much of it is there only because the strike was critical.

    Returns:
        The health that is left, and whether the object is destroyed.

    Raises:
        Invalid: an object that is destroyed already; more damage for the critical strike than there is.

    Source: document 002, L194.
    """
    body = play.recall(World).of(thing)
    if critical_damage > damage:
        raise Invalid("critical_damage", critical_damage, f"no more than the whole damage, {damage}")
    body.inanimate_durability = play.starting("durability", durability, body.inanimate_durability)
    full = health_of(play, body.inanimate_durability)
    if body.inanimate_damage >= full:
        raise Invalid("thing", thing, "an object that is not destroyed yet")
    # "standard damage": what a hit does that is no critical strike, or whatever a hit does
    if critical_damage and play.reads("chained_dice.inanimate.critical_strikes") == "left_out":
        damage -= critical_damage
    play.because("chained_dice.inanimate.standard_damage", damage=damage)
    body.inanimate_damage += damage
    health = max(0, full - body.inanimate_damage)
    if health == 0:
        play.because("chained_dice.inanimate.destroyed")
    return ObjectDamage(health, health == 0)


def health_of(play: Play, durability: int) -> int:
    """Return the health of an object that nothing has befallen (L194.1)."""
    health = durability * HEALTH
    play.because("chained_dice.inanimate.health", durability=durability, health=health)
    return health
