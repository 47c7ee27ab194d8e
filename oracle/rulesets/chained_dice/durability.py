"""What critical strikes do to armour (L90 to L97)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice.world import NAME, World

USED_UP = "what becomes of the durability of armour that loses more than it has left"


@dataclass(frozen=True)
class ArmorDamage:
    """What a strike does to armour.

    Args:
        lost: how many points of durability damage it causes.
        durability: what is left; None where no armour is worn.
    """

    lost: int
    durability: int | None


@operation()
def damage_armor(
    *,
    armor: Annotated[str | None, Fact("object", pattern=NAME)] = None,
    armor_durability: Annotated[int | None, Fact("target", least=0, starting=True)] = None,
    strike: Annotated[Literal["standard", "critical"], Fact("attacker")],
    hits: Annotated[bool, Fact("attacker")] = True,
    weapon: Annotated[Literal["crossbow", "pistol_crossbow", "arm", "other"], Fact("weapon")],
    blunt: Annotated[bool, Fact("weapon")] = False,
    armor_penetration: Annotated[bool, Fact("weapon")] = False,
    dual_wielding: Annotated[bool, Fact("attacker")] = False,
    play: Play,
) -> ArmorDamage:
    """Rule on what a strike does to the durability of its target's armour.

    Args:
        armor: what the target wears, by name; None for no armour.
        armor_durability: its durability at first.
        strike: whether it is a critical strike.
        hits: whether it succeeds.
        weapon: what it is made with; an arm is a gun.
        blunt: whether it does blunt damage.
        armor_penetration: whether it has armor penetration, by the weapon or by the attack.
        dual_wielding: whether the attacker dual wields.

    Returns:
        How much durability is lost, and what is left; the state then holds it.

    Raises:
        Invalid: durability of armour that nobody wears.

    Source: document 002, L92 to L97, L117.2.
    """
    if armor is None and armor_durability is not None:
        raise Invalid("armor_durability", armor_durability, "nothing, where no armour is worn")
    lost = _lost(play, weapon, blunt, armor_penetration, dual_wielding) if strike == "critical" and hits else 0
    if armor is None:
        if lost:
            play.because("chained_dice.durability.worn")
        return ArmorDamage(lost=0, durability=None)
    body = play.recall(World).of(armor)
    left = play.starting("armor_durability", armor_durability, body.durability_left) - lost
    if left < 0:
        play.cannot_tell("durability", USED_UP, "chained_dice.durability.used_up")
    body.durability_left = left
    return ArmorDamage(lost, left)


def _lost(play: Play, weapon: str, blunt: bool, armor_penetration: bool, dual_wielding: bool) -> int:
    """Return how much durability a successful critical strike costs armour (L92)."""
    causes = list(_causes(play, weapon, blunt, armor_penetration, dual_wielding))
    for cause in causes:
        play.because(f"chained_dice.durability.{cause}")
    # one point is said of what follows, which is four causes: a doubt whether two of them cause two
    if causes[1:] and play.reads("chained_dice.durability.several_causes") == "one_each":
        return len(causes)
    return min(len(causes), 1)


def _causes(play: Play, weapon: str, blunt: bool, armor_penetration: bool, dual_wielding: bool) -> Iterator[str]:
    """Yield what there is about a strike that damages armour (L94 to L97)."""
    if armor_penetration:
        yield "armor_penetration"
    if blunt:
        yield "blunt"
    if weapon == "crossbow":
        yield "crossbow"
    if weapon == "arm":
        yield "arm"
    if weapon == "pistol_crossbow":
        play.because("chained_dice.durability.pistol_crossbow")
        # excluded among crossbows, and an arm for those who dual wield (L96, L97, L117.2)
        if dual_wielding and play.reads("chained_dice.durability.pistol_crossbow_of_two") == "counts_as_arm":
            yield "arm"
