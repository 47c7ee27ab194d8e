"""Overbearing: dragging someone down, and pinning whoever is down (L136, L137)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.core.size import SIZES, Size
from oracle.rulesets.weapon_speed import holds
from oracle.rulesets.weapon_speed.attack_roll import hits
from oracle.rulesets.weapon_speed.world import ArmorClass, Combatant, Target, World


@dataclass(frozen=True)
class Overbearer:
    """One of those who overbear.

    Args:
        attack_bonus: signed.
        size: of the creature.
        strength: the ability score; None where nobody states it.
    """

    attack_bonus: int
    size: Size
    strength: Annotated[int | None, Fact("", least=0)] = None


@dataclass(frozen=True)
class Overbear:
    """The total of an overbearing attack, whether it hits, and whether the target is down and pinned after it."""

    total: int
    hit: bool
    down: bool
    pinned: bool


@dataclass(frozen=True)
class Rise:
    """What getting up takes of someone: a minor action, or nothing, for someone who stands."""

    action: Literal["minor", "none"]


@operation(dice={"attack": "d20"})
def overbear(
    *,
    target: Target = "target",
    attackers: Annotated[tuple[Overbearer, ...], Fact("attacker", least=1)],
    modifiers: Annotated[int, Fact("attacker")] = 0,
    target_armor_class: ArmorClass,
    target_size: Annotated[Size, Fact("target")],
    target_legs: Annotated[int | None, Fact("target", least=0)] = None,
    target_amorphous: Annotated[bool, Fact("target")] = False,
    play: Play,
) -> Overbear | NotAllowed:
    """Rule on an attempt of one or several to drag someone down, or to pin someone who is down.

    Args:
        target: who is overborne, by name.
        attackers: who overbear together.
        modifiers: whatever else applies to the attack roll, signed, also for a target that is down; not for size,
            legs or number.
        target_armor_class: the target's AC.
        target_size: the target's size.
        target_legs: how many it has; of an amorphous creature not stated.
        target_amorphous: whether it is amorphous.

    Returns:
        The total, whether it hits, whether the target is down, and whether it is pinned.

    Raises:
        Invalid: legs of an amorphous creature, or none stated of another.

    Source: document 001, L136, L137.
    """
    legs = _legs(play, target_legs, target_amorphous)
    bonus = _bonus(play, attackers)
    if bonus is None:
        return play.cannot_rule("which of the attackers is the weakest (L137.3): who has less Strength than the others")
    face = play.roll("attack")
    total = face + bonus + modifiers + _size_modifier(play, attackers, target_size) + legs
    world = play.recall(World)
    body = world.of(target)
    play.because("weapon_speed.overbearing.attack_roll", face=face, total=total, armor_class=target_armor_class)
    if not hits(play, face, total, target_armor_class, automatic=holds.helpless(play, world, target)):
        return Overbear(total, False, body.overbearing_down, body.overbearing_pinned)
    # "second": a doubt whether the first one counts after its victim has got up again
    if body.overbearing_down or (
        body.overbearing_succeeded and play.reads("weapon_speed.overbearing.second_after_rising") == "pins"
    ):
        play.because("weapon_speed.overbearing.pinned")
        body.overbearing_pinned = True
    else:
        play.because("weapon_speed.overbearing.pulled_down")
    body.overbearing_succeeded = body.overbearing_down = True
    return Overbear(total, True, True, body.overbearing_pinned)


@operation()
def rise(*, combatant: Combatant = "target", play: Play) -> Rise | NotAllowed:
    """Rule on what getting up takes of someone who may have been overborne; after it that one stands.

    Args:
        combatant: by name.

    Returns:
        The kind of action; not determined for someone who is pinned.

    Source: document 001, L5.1, L136.1, L137.
    """
    world = play.recall(World)
    if world.look_at(combatant).overbearing_pinned:
        play.because("weapon_speed.overbearing.what_a_pin_does")
        return play.cannot_rule("what a pin keeps someone from, and how it ends (L136.1, L137.2)")
    if not world.look_at(combatant).overbearing_down:
        return Rise("none")
    play.because("weapon_speed.overbearing.getting_up")
    world.of(combatant).forget(("overbearing_down",))
    return Rise("minor")


def _legs(play: Play, legs: int | None, amorphous: bool) -> int:
    if amorphous:
        if legs:
            raise Invalid("target_legs", legs, "no legs, since the target is amorphous")
        play.because("weapon_speed.overbearing.amorphous")
        return 0
    if legs is None:
        raise Invalid("target_legs", None, "how many legs the target has, since it is not amorphous")
    if legs <= 2:
        return 0
    play.because("weapon_speed.overbearing.legs", legs=legs, modifier=-2 * (legs - 2))
    return -2 * (legs - 2)


def _bonus(play: Play, attackers: tuple[Overbearer, ...]) -> int | None:
    """Return the attack bonus of whoever rolls, with what the others add; None where that cannot be told."""
    if len(attackers) == 1:
        return attackers[0].attack_bonus
    play.because("weapon_speed.overbearing.helpers", modifier=len(attackers) - 1)
    play.because("weapon_speed.overbearing.weakest_rolls")
    lowest = min(one.attack_bonus for one in attackers)
    # "the weakest attacker": a doubt whether by attack bonus, or by Strength
    if play.reads("weapon_speed.overbearing.who_is_weakest") == "by_strength":
        stated = [one.strength for one in attackers if one.strength is not None]
        if len(stated) < len(attackers):
            return None
        weakest = {one.attack_bonus for one in attackers if one.strength == min(stated)}
        # nothing says which of two as weak as each other rolls
        if len(weakest) > 1:
            return None
        lowest = weakest.pop()
    return lowest + len(attackers) - 1


def _size_modifier(play: Play, attackers: tuple[Overbearer, ...], target_size: str) -> int:
    largest = max(SIZES.index(one.size) for one in attackers)
    if len(attackers) > 1:
        play.because("weapon_speed.overbearing.largest_counts", size=SIZES[largest])
    steps = largest - SIZES.index(target_size)
    play.because("weapon_speed.overbearing.size", steps=steps, modifier=4 * steps)
    return 4 * steps
