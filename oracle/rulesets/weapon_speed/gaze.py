"""Gaze attacks (L267 to L271)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact


@dataclass(frozen=True)
class Gaze:
    """How a character fares this round with a creature that has a gaze attack.

    Args:
        meets_gaze: whether the character meets it, and so is affected.
        treated_as_blind: whether the character is, for attacks.
        attack_modifier: of the character's attack rolls.
        dexterity_armor_class: what Dexterity still adds to the character's AC.
    """

    meets_gaze: bool
    treated_as_blind: bool
    attack_modifier: int
    dexterity_armor_class: int


@operation(dice={"glance": "d100"})
def face_gaze(
    *,
    character_looks: Annotated[
        Literal[
            "at_the_creature",
            "without_care",
            "in_its_general_direction",
            "nowhere",
            "at_the_ground",
            "in_a_mirror",
            "in_a_surface",
        ],
        Fact("target"),
    ],
    has_free_hand: Annotated[bool, Fact("target")] = True,
    dexterity_armor_class: Annotated[int, Fact("target")] = 0,
    blind_attack_modifier: Annotated[int | None, Fact("target")] = None,
    blindness_denies_dexterity: Annotated[bool | None, Fact("target")] = None,
    creature_looks: Annotated[bool, Fact("attacker")] = True,
    play: Play,
) -> Gaze | NotAllowed:
    """Rule on a round that a character spends against a creature with a gaze attack.

    Args:
        character_looks: at the creature, without care where (while facing it), in its general direction, nowhere
            (with closed eyes), at the ground, or at its reflection in a mirror or another surface that reflects.
        has_free_hand: whether the character has one.
        dexterity_armor_class: what Dexterity adds to the character's AC, signed.
        blind_attack_modifier: what being blind adds to attack rolls, signed, which this document does not say.
        blindness_denies_dexterity: whether the blind lose what Dexterity adds to AC, which it does not say either.
        creature_looks: whether the creature looks at its opponents.

    Returns:
        Not allowed, or whether the gaze is met, and what the way of looking costs.

    Source: document 001, L267 to L271.
    """
    reflected = character_looks in ("in_a_mirror", "in_a_surface")
    if reflected and not has_free_hand:
        return play.forbids("weapon_speed.gaze.free_hand")
    meets = _meets(play, character_looks, creature_looks)
    if reflected:
        play.because("weapon_speed.gaze.reflection")
        play.because("weapon_speed.gaze.free_hand")
        play.because("weapon_speed.gaze.reflection_penalty", modifier=-2)
        play.because("weapon_speed.gaze.reflection_dexterity")
        return Gaze(meets, False, -2, min(dexterity_armor_class, 0))
    if character_looks not in ("nowhere", "at_the_ground"):
        return Gaze(meets, False, 0, dexterity_armor_class)
    play.because("weapon_speed.gaze.safe")
    play.because("weapon_speed.gaze.treated_as_blind")
    if blind_attack_modifier is None:
        missing = "what being blind costs an attack (L269.2): blind_attack_modifier"
        play.cannot_tell("attack_modifier", missing, "weapon_speed.gaze.cost_of_blindness")
    if dexterity_armor_class > 0 and blindness_denies_dexterity is None:
        missing = "whether the blind lose Dexterity's AC bonus (L269.2): blindness_denies_dexterity"
        play.cannot_tell("dexterity_armor_class", missing, "weapon_speed.gaze.cost_of_blindness")
    left = min(dexterity_armor_class, 0) if blindness_denies_dexterity else dexterity_armor_class
    return Gaze(meets, True, blind_attack_modifier or 0, left)


def _meets(play: Play, character_looks: str, creature_looks: bool) -> bool:
    if not creature_looks:
        play.because("weapon_speed.gaze.suppressed")
        return False
    if character_looks in ("at_the_creature", "without_care"):
        play.because("weapon_speed.gaze.affects_lookers")
        play.because("weapon_speed.gaze.facing")
        return True
    if character_looks == "in_its_general_direction":
        face = play.roll("glance")
        play.because("weapon_speed.gaze.averted", face=face, chance=20)
        return face <= 20
    return False
