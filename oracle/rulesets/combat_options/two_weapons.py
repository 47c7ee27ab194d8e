"""Fighting with two weapons (L3 to L7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.combat_options.world import LEFT_OUT, AbilityName, Body, UnusedRules, in_use

Hand = Annotated[Literal["only", "primary", "secondary"], Fact("weapon")]


@dataclass(frozen=True)
class TwoWeapons:
    """What fighting with two weapons comes to: modifiers to Attack Rolls, and extra attacks each Round."""

    primary_modifier: int
    secondary_modifier: int
    extra_attacks: int


@operation()
def wield_two_weapons(
    *,
    prime_abilities: Annotated[frozenset[AbilityName], Fact("attacker")],
    primary_one_handed: Annotated[bool, Fact("weapon")] = True,
    primary_melee: Annotated[bool, Fact("weapon")] = True,
    secondary_one_handed: Annotated[bool, Fact("weapon")] = True,
    secondary_melee: Annotated[bool, Fact("weapon")] = True,
    secondary_size: Annotated[Literal["smaller", "small", "larger", "dagger", "hand_axe"], Fact("weapon")],
    unused_rules: UnusedRules = frozenset(),
    play: Play,
) -> TwoWeapons | NotAllowed:
    """Rule whether a character may fight with two weapons, and what that comes to.

    Args:
        prime_abilities: the character's Prime Abilities, by name; of them only strength and dexterity matter.
        primary_one_handed: whether the primary weapon is held in one hand.
        primary_melee: whether the primary weapon is a melee weapon.
        secondary_one_handed: whether the secondary weapon is held in one hand.
        secondary_melee: whether the secondary weapon is a melee weapon.
        secondary_size: the secondary weapon's size, against Small, or which of the document's two examples it is.
        unused_rules: topics whose rules the Referee does not use.

    Returns:
        Not allowed, or the modifiers and the number of extra attacks.

    Source: document 003, L3 to L7.2.
    """
    if not in_use(play, "two_weapons"):
        return play.cannot_rule(LEFT_OUT)
    if not prime_abilities & {"strength", "dexterity"}:
        return play.forbids("combat_options.two_weapons.prime_ability")
    if not (primary_one_handed and primary_melee and secondary_one_handed and secondary_melee):
        return play.forbids("combat_options.two_weapons.one_handed_melee")
    if secondary_size in ("dagger", "hand_axe"):
        play.because("combat_options.two_weapons.small_examples")
    # "must be of Small size": a doubt whether that is the only size, or the largest
    elif secondary_size == "larger" or (
        secondary_size == "smaller" and play.reads("combat_options.two_weapons.smaller_than_small") == "too_small"
    ):
        return play.forbids("combat_options.two_weapons.small_secondary")
    play.because("combat_options.two_weapons.prime_ability")
    play.because("combat_options.two_weapons.one_handed_melee")
    play.because("combat_options.two_weapons.small_secondary")
    play.because("combat_options.two_weapons.primary_penalty", modifier=-2)
    play.because("combat_options.two_weapons.secondary_penalty", modifier=-4)
    play.because("combat_options.two_weapons.extra_attack", attacks=1)
    return TwoWeapons(primary_modifier=-2, secondary_modifier=-4, extra_attacks=1)


def attack_refused(play: Play, attacker: Body, hand: str, makes_other_attack: bool, kind: str) -> NotAllowed | None:
    """Refuse a throw with one of two weapons, and a second extra attack in one Round (L3, L7.2).

    Raises:
        Invalid: the attack with the other weapon is said not to be made, and was.
    """
    if hand == "only":
        return None
    if not in_use(play, "two_weapons"):
        return play.cannot_rule(LEFT_OUT) if hand == "secondary" else None
    # the weapons are melee weapons (L3): a doubt whether one of them may be thrown
    if kind == "missile" and play.reads("combat_options.two_weapons.throwing") == "not_allowed":
        return play.forbids("combat_options.two_weapons.one_handed_melee")
    other_made = attacker.extra_attack_made if hand == "primary" else attacker.attacked_with_primary
    if other_made and not makes_other_attack:
        raise Invalid("makes_other_attack", False, "true, since the attack with the other weapon was made before")
    if hand == "primary":
        return None
    if attacker.extra_attack_made or attacker.extra_attack_forgone:
        return play.forbids("combat_options.two_weapons.extra_attack", attacks=1)
    # an "extra" attack: a doubt whether there must be another one that it is added to
    if not makes_other_attack and play.reads("combat_options.two_weapons.extra_without_other") == "needs_other":
        return play.forbids("combat_options.two_weapons.extra_attack", attacks=1)
    return None


def attack_modifier(play: Play, hand: str, makes_other_attack: bool) -> int:
    """Return the penalty of the weapon attacked with (L5, L7.2)."""
    if hand == "only" or not in_use(play, "two_weapons"):
        return 0
    if hand == "secondary":
        play.because("combat_options.two_weapons.secondary_penalty", modifier=-4)
        return -4
    # L5 does not say whether the penalty depends on the extra attack being made
    if not makes_other_attack and play.reads("combat_options.two_weapons.penalty_without_extra") == "no_penalty":
        return 0
    play.because("combat_options.two_weapons.primary_penalty", modifier=-2)
    return -2
