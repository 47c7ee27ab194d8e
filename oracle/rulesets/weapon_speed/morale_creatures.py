"""How animals, the unintelligent and the intelligent fight (L281)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact

EXAMPLES = ("construct", "mindless_undead", "plant")
Manner = Literal["rarely_to_the_death", "even_to_the_death", "without_self_preservation", "assessing"]


@dataclass(frozen=True)
class WayOfFighting:
    """How a creature fights, as far as morale goes; None where nothing says."""

    manner: Manner | None


@operation()
def way_of_fighting(
    *,
    creature_kind: Annotated[
        Literal["animal", "construct", "mindless_undead", "plant", "other_unintelligent", "intelligent"],
        Fact("creature"),
    ],
    defends: Annotated[Literal["lair", "young", "neither"], Fact("creature")] = "neither",
    specifically_controlled: Annotated[bool, Fact("creature")] = False,
    play: Play,
) -> WayOfFighting:
    """Rule on how a creature fights.

    Args:
        creature_kind: an animal, one of the unintelligent, or intelligent.
        defends: whether it defends its lair or its young.
        specifically_controlled: whether somebody controls it specifically.

    Returns:
        Rarely to the death, even to the death, without self-preservation, or as it assesses the situation.

    Source: document 001, L281.
    """
    if creature_kind == "animal":
        play.because("weapon_speed.morale_creatures.animals", defends=defends)
        return WayOfFighting("rarely_to_the_death" if defends == "neither" else "even_to_the_death")
    if creature_kind == "intelligent":
        play.because("weapon_speed.morale_creatures.intelligent")
        return WayOfFighting("assessing")
    if creature_kind in EXAMPLES:
        play.because("weapon_speed.morale_creatures.examples", creature_kind=creature_kind)
    if specifically_controlled:
        missing = "what a creature heeds that is specifically controlled (L281.2)"
        play.cannot_tell("manner", missing, "weapon_speed.morale_creatures.controlled")
        return WayOfFighting(None)
    play.because("weapon_speed.morale_creatures.unintelligent")
    return WayOfFighting("without_self_preservation")
