"""How a weapon is wielded, by its size beside its wielder's (L151 to L153, L184 to L200)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.core.size import SIZES, Size
from oracle.rulesets.action_points.weapon_size import Grip, users_of

Hands = Literal["one", "two"]
Use = Literal["strike", "fire", "load"]

BY_STEPS: tuple[Grip, ...] = ("two_handed", "one_handed", "light")
"""How a weapon is wielded that is as big as its wielder, one step smaller, two steps smaller."""


@dataclass(frozen=True)
class Wielded:
    """How someone wields a weapon.

    Args:
        grip: what the weapon counts as in these hands.
        attack_penalty: 0 or less, on every attack roll with it.
        strength_bonus: what the hands add to the Strength modifier of damage.
        effective_when_cramped: whether the weapon is of use in cramped situations.
    """

    grip: Grip
    attack_penalty: int
    strength_bonus: int
    effective_when_cramped: bool


@operation()
def wield_weapon(
    *,
    object_size: Annotated[Size, Fact("weapon")],
    made_for_size: Annotated[Size, Fact("weapon")],
    wielder_size: Annotated[Size, Fact("attacker")],
    hands: Annotated[Hands | None, Fact("attacker")] = None,
    use: Annotated[Use, Fact("attacker")] = "strike",
    play: Play,
) -> Wielded | NotAllowed:
    """Rule how a creature can wield a weapon that it holds.

    Args:
        object_size: the weapon's own size, as an object; that of a longsword made for Medium creatures is Small.
        made_for_size: the size of the creatures that it was made for.
        wielder_size: the size of whoever wields it.
        hands: what it is held in; as few as the weapon and its use allow if nobody says.
        use: "fire" and "load" are of projectile weapons, "strike" is everything else.

    Returns:
        Not allowed; or the grip, the penalty to attack, what two hands add to Strength, and its use when cramped.

    Source: document 000, L42.2, L151 to L153, L184 to L200.
    """
    steps = SIZES.index(wielder_size) - SIZES.index(object_size)
    if steps < 0:
        return play.forbids("action_points.wielding.too_large", steps=-steps)
    if steps > 2:
        return play.forbids("action_points.wielding.too_small", steps=steps)
    if not users_of(object_size, made_for_size) and play.reads("action_points.weapon_size.dashes") == "nobody":
        return play.forbids("action_points.weapon_size.dash", object_size=object_size, made_for_size=made_for_size)
    grip = BY_STEPS[steps]
    play.because(f"action_points.wielding.{grip}", steps=steps)
    # to be loaded a weapon takes both hands, however small it is (L188, L191)
    held = hands or ("two" if grip == "two_handed" or use == "load" else "one")
    if held == "one":
        if grip == "two_handed":
            return play.forbids("action_points.wielding.both_hands")
        if use == "load":
            return play.forbids("action_points.wielding.loading")
    penalty = _made_for(play, made_for_size, wielder_size)
    if held == "one" and use == "fire":
        penalty += _fired_in_one_hand(play, grip)
    strength = two_hands(play, grip) if held == "two" else 0
    if grip == "light":
        play.because("action_points.wielding.cramped")
    else:
        missing = "whether weapons that are not light are of use in cramped situations (L187)"
        play.cannot_tell("effective_when_cramped", missing, "action_points.wielding.others_when_cramped")
    return Wielded(grip, penalty, strength, effective_when_cramped=True)


def _made_for(play: Play, made_for: Size, wielder: Size) -> int:
    """Return the penalty of a weapon that was made for another size (L200.1)."""
    steps = abs(SIZES.index(made_for) - SIZES.index(wielder))
    if not steps:
        return 0
    penalty = -2 * steps
    play.because("action_points.wielding.made_for_another_size", steps=steps, penalty=penalty)
    return penalty


def _fired_in_one_hand(play: Play, grip: Grip) -> int:
    """Return the penalty of a projectile weapon fired from one hand (L188, L191)."""
    if grip == "light":
        play.because("action_points.wielding.light_fired")
        return 0
    play.because("action_points.wielding.one_handed_fired", penalty=-2)
    return -2


def two_hands(play: Play, grip: Grip) -> int:
    """Return what two hands add to the Strength modifier (L42.2, L190, L192.2)."""
    # two hands are granted to a one-handed weapon by name (L190), and to a light one only by the general rule (L42.2)
    if grip == "light" and play.reads("action_points.wielding.light_in_two_hands") == "nothing":
        return 0
    play.because("action_points.wielding.two_hands", bonus=2)
    return 2
