"""Sneak attacks (L243 to L249)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.dice import DICE_PATTERN, Dice, sides_of
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact


@dataclass(frozen=True)
class SneakAttack:
    """What a sneak attack does.

    Args:
        lucky: whether its roll is lucky.
        damage: all that it does, before a reduction.
        sneak_damage: how much of that comes from the mastery.
        reduced: whether the target's damage reduction takes something off.
    """

    lucky: bool
    damage: int
    sneak_damage: int
    reduced: bool


@operation(dice={"sneak": Dice(fact="sneak_dice")})
def sneak_attack(
    *,
    sneak_attack_mastery: Annotated[bool, Fact("attacker")],
    unaware: Annotated[bool, Fact("target")] = False,
    flanking: Annotated[bool, Fact("attacker")] = False,
    engaged: Annotated[bool, Fact("target")] = False,
    weapon: Annotated[Literal["melee", "ranged"], Fact("weapon")] = "melee",
    heavy: Annotated[bool, Fact("weapon")] = False,
    two_handed: Annotated[bool, Fact("weapon")] = False,
    excepted: Annotated[bool, Fact("weapon")] = False,
    hits: Annotated[bool, Fact("attacker")],
    critical: Annotated[bool, Fact("attacker")] = False,
    weapon_damage: Annotated[int, Fact("weapon", least=0)],
    sneak_dice: Annotated[str | None, Fact("attacker", pattern=DICE_PATTERN)] = None,
    reduction: Annotated[Literal["bypassed", "not_bypassed", "unknown"] | None, Fact("target")] = None,
    play: Play,
) -> SneakAttack | NotAllowed:
    """Rule whether an attack may be a sneak attack, and what it then does.

    The faces of a die that chains stand right after it, in order.

    Args:
        sneak_attack_mastery: whether the attacker has that mastery.
        unaware: whether the target is unaware of the attacker's presence.
        flanking: whether the attacker flanks the target.
        engaged: whether the target is engaged with the attacker, which is for the table to say.
        weapon: the kind of weapon.
        heavy: whether it is heavy.
        two_handed: whether it is two-handed.
        excepted: whether its description makes an exception of it.
        hits: whether the attack succeeds.
        critical: whether it is a critical strike.
        weapon_damage: what the weapon does to a target that it hits, without the mastery.
        sneak_dice: the mastery's damage dice, where another chapter says them.
        reduction: whether the target's damage reduction is of those that are bypassed; None where it has none.

    Returns:
        Not allowed, or the luck of the roll, the damage, the mastery's share, and whether it is reduced.

    Source: document 002, L135, L245 to L249.
    """
    if not sneak_attack_mastery:
        return play.forbids("chained_dice.sneak_attacks.mastery")
    if not (unaware or flanking):
        return play.forbids("chained_dice.sneak_attacks.unaware_or_flanked")
    if weapon == "ranged" or heavy or two_handed:
        if not excepted:
            return play.forbids("chained_dice.sneak_attacks.weapons")
        play.because("chained_dice.sneak_attacks.exceptions")
    else:
        play.because("chained_dice.sneak_attacks.weapons")
    play.because("chained_dice.sneak_attacks.mastery")
    play.because("chained_dice.sneak_attacks.unaware_or_flanked")
    play.because("chained_dice.sneak_attacks.lucky")
    if not hits:
        return SneakAttack(lucky=True, damage=0, sneak_damage=0, reduced=False)
    sneak = _sneak_damage(play, sneak_dice) if unaware or not engaged or reaches_engaged(play) else 0
    return SneakAttack(True, weapon_damage + sneak, sneak, _reduced(play, reduction, critical))


def reaches_engaged(play: Play) -> bool:
    """Return whether the mastery's damage reaches a flanked target that is engaged with the attacker."""
    # L135 gives it against flanked targets that are not engaged, L245.1 asks for no more than flanking
    return play.reads("chained_dice.sneak_attacks.engaged_target") == "damaged"


def _sneak_damage(play: Play, dice: str | None) -> int:
    """Return what the mastery adds to a hit (L249)."""
    if dice is None:
        missing = "the damage dice of the Sneak Attack Mastery (L249.1): sneak_dice"
        play.cannot_tell("sneak_damage", missing, "chained_dice.sneak_attacks.mastery_dice")
        play.not_determined["damage"] = missing
        return 0
    damage = sum(_rolled(play, sides) for sides in sides_of(dice))
    play.because("chained_dice.sneak_attacks.added_damage", damage=damage)
    return damage


def _rolled(play: Play, sides: int) -> int:
    once = play.reads("chained_dice.damage.how_often") == "once"
    faces = play.chain("sneak", sides, most_links=1 if once else None)
    if len(faces) > 1:
        play.because("chained_dice.sneak_attacks.chains", faces=faces)
    return sum(faces)


def _reduced(play: Play, reduction: str | None, critical: bool) -> bool:
    """Return whether the target's damage reduction counts (L88, L245.2)."""
    if critical and reduction is not None:
        play.because("chained_dice.damage_reduction.bypassed")
        return False
    if reduction == "unknown":
        missing = "which damage reductions are bypassed (L245.2): reduction"
        play.cannot_tell("reduced", missing, "chained_dice.sneak_attacks.which_reductions")
    if reduction == "bypassed":
        play.because("chained_dice.sneak_attacks.bypasses")
    return reduction == "not_bypassed"
