"""The size of natural weapons and of a whole body used as one (L155, L196)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.size import SIZES, Size

Form = Literal["arm", "leg", "other", "whole_body"]

LIMBS = {"arm": 3, "leg": 2}
"""By how many steps a humanoid's limbs are smaller than it is: a Medium one's are Diminutive and Tiny (L155.2)."""

PAIR = 2
"""How many arms, and how many legs, a humanoid typically has (L155.2)."""


@dataclass(frozen=True)
class NaturalWeapon:
    """What a form of attack counts as.

    Args:
        weapon_size: as a weapon.
        light: whether it counts as a light one.
        number: how many of that form the creature has; a body has one whole.
    """

    weapon_size: Size
    light: bool
    number: int


@operation()
def natural_weapon(
    *,
    creature_size: Annotated[Size, Fact("attacker")],
    form: Annotated[Form, Fact("attacker")],
    humanoid: Annotated[bool, Fact("attacker")],
    steps_smaller: Annotated[int | None, Fact("attacker", least=0, most=8)] = None,
    how_many: Annotated[int | None, Fact("attacker", least=1)] = None,
    play: Play,
) -> NaturalWeapon:
    """Rule on the size of a natural attack.

    Args:
        creature_size: of the whole creature.
        form: a limb, another form of attack, or the whole body in a brawling attack.
        humanoid: whether the creature is one.
        steps_smaller: how many sizes smaller than the creature this form is, where its description says so.
        how_many: of that form the creature has, where its description says so.

    Returns:
        The size of the attack as a weapon, whether it counts as light, and how many of that form there are.

    Raises:
        Invalid: a number of whole bodies.

    Source: document 000, L155, L178.2, L178.3, L196.
    """
    if form == "whole_body":
        if how_many is not None:
            raise Invalid("how_many", how_many, "no number of whole bodies")
        return _whole_body(play, creature_size, steps_smaller or 0)
    play.because("action_points.natural_weapons.always_light")
    number = _number(play, how_many, limb=humanoid and form in LIMBS)
    if steps_smaller is None and humanoid:
        steps_smaller = LIMBS.get(form)
        if steps_smaller is not None:
            play.because("action_points.natural_weapons.humanoid_limbs", form=form, steps_smaller=steps_smaller)
    if steps_smaller is None:
        missing = "how much smaller than the creature this form is (L155.1): steps_smaller"
        play.cannot_tell("weapon_size", missing, "action_points.natural_weapons.other_forms")
        return NaturalWeapon(creature_size, light=True, number=number)
    play.because("action_points.natural_weapons.relative_size", steps_smaller=steps_smaller)
    return NaturalWeapon(_smaller(play, creature_size, steps_smaller), light=True, number=number)


def _number(play: Play, stated: int | None, *, limb: bool) -> int:
    """Return how many of a form of attack a creature has (L155.2)."""
    if stated is not None:
        return stated
    if limb:
        play.because("action_points.natural_weapons.two_of_each", number=PAIR)
        return PAIR
    missing = "how many of this form of attack the creature has: how_many"
    play.cannot_tell("number", missing, "action_points.natural_weapons.how_many")
    return 0


def _whole_body(play: Play, creature_size: Size, steps_smaller: int) -> NaturalWeapon:
    """Rule on a brawling attack (L155.3)."""
    play.because("action_points.natural_weapons.whole_body", steps_smaller=steps_smaller)
    size = _smaller(play, creature_size, steps_smaller)
    # a brawling attack is made with the body, yet stands apart from natural weapons among the categories (L20, L29)
    light = play.reads("action_points.natural_weapons.brawls") == "natural"
    if light:
        play.because("action_points.natural_weapons.always_light")
    return NaturalWeapon(size, light=light, number=1)


def _smaller(play: Play, size: Size, steps: int) -> Size:
    """Return the size some steps smaller, where there is one."""
    at = SIZES.index(size) - steps
    if at < 0:
        play.cannot_tell("weapon_size", "a size below Fine", "action_points.natural_weapons.below_fine")
        return size
    return SIZES[at]
