"""Tripping (L281 to L289)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rounding import rounded_up
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice import disarm
from oracle.rulesets.chained_dice.attack import CRITICAL, Attack, CriticalFrom, Defense, DefenseRules
from oracle.rulesets.chained_dice.called_shots import Area
from oracle.rulesets.chained_dice.disarm import HitSucceeds, Means, StrikesAs, WeaponAllows
from oracle.rulesets.chained_dice.luck import Lucky
from oracle.rulesets.chained_dice.world import Target, World

Leg = Annotated[int, Fact("target", least=1)]

FEW_LEGS = 2
"""Someone with no more legs than these trips when one is struck (L283.2)."""


@dataclass(frozen=True)
class Trip:
    """What an attempt to trip comes to.

    Args:
        total: of the die that counts, accuracy and modifiers.
        hit: whether the called shot succeeds.
        critical: whether it is a critical strike.
        legs_affected: how many legs are struck or bound, with this shot.
        legs_needed: how many must be.
        tripped: whether the target is tripped.
        strikes_as: what it is beside that, in damage and all other effects: nothing, a standard hit of a called
            shot, or a critical strike.
    """

    total: int
    hit: bool
    critical: bool
    legs_affected: int
    legs_needed: int
    tripped: bool
    strikes_as: StrikesAs


@operation(dice={"attack": "d8"})
def trip(
    *,
    target: Target = "target",
    legs: Annotated[int, Fact("target", least=1)] = 2,
    bound_legs: Annotated[frozenset[Leg], Fact("target")] = frozenset(),
    means: Means,
    weapon_allows: WeaponAllows = None,
    area: Area,
    leg: Leg = 1,
    accuracy: Annotated[int, Fact("attacker")],
    modifiers: Annotated[int, Fact("attacker")] = 0,
    lucky: Lucky = False,
    unlucky: Lucky = False,
    critical_from: CriticalFrom = CRITICAL,
    non_lethal: Annotated[bool, Fact("attacker")] = False,
    hit_succeeds: HitSucceeds = None,
    defense_total: Annotated[int, Fact("target")],
    defense: Annotated[Defense, Fact("target")] = "other",
    critical_defense: Annotated[bool, Fact("target")] = False,
    defense_rules: DefenseRules = None,
    play: Play,
) -> Trip | NotAllowed:
    """Rule whether someone may be tripped, and whether that succeeds. Legs that are struck are remembered.

    Args:
        target: who is to be tripped, by name.
        legs: how many legs the target has; two if nobody says more.
        bound_legs: which of them are bound, by number.
        means: what it is tried with.
        weapon_allows: whether it is a weapon to trip with; null if nobody knows.
        area: what the called shot is aimed at.
        leg: which leg, or the foot of which leg, by number.
        accuracy: the total of the Martial Arts skill, or of the skill that an attack with the weapon goes by.
        modifiers: the sum of everything else that changes the attack roll.
        lucky: whether something makes the roll lucky.
        unlucky: whether something makes it unlucky.
        critical_from: the lowest face within the martial art's or the weapon's critical strike range.
        non_lethal: whether the attacker has declared non-lethal force.
        hit_succeeds: whether the regular rules let a hit trip that is no critical strike.
        defense_total: what the target's opposed defence roll comes to.
        defense: whether the target dodges.
        critical_defense: whether the target's roll is a Critical Defense.
        defense_rules: what an exception of this type of defence makes of the attack, where it has one that applies.

    Returns:
        Not allowed, or the total, whether it hits, strikes critically and trips, the legs that are and must be
        affected, and what the shot is beside that.

    Raises:
        Invalid: a leg that the target does not have, now or before.

    Source: document 002, L31.2, L31.3, L283 to L289.
    """
    if leg > legs:
        raise Invalid("leg", leg, f"one of {legs} legs")
    if any(one > legs for one in bound_legs):
        raise Invalid("bound_legs", sorted(bound_legs), f"numbers of {legs} legs")
    body = play.recall(World).look_at(target)
    if any(one > legs for struck in (body.tripping_struck, body.tripping_shot) for one in (struck or {}).values()):
        raise Invalid("legs", legs, "no fewer than a leg that was struck before")
    if area not in ("leg", "foot"):
        return play.forbids("chained_dice.tripping.leg_or_foot", area=area)
    refused = disarm.weapon_refused(play, "tripping", means, weapon_allows)
    if refused:
        return refused
    play.because("chained_dice.tripping.leg_or_foot")
    critical_rules = means == "weapon" and not non_lethal
    shot = disarm.shoot(
        play,
        f"chained_dice.tripping.{disarm.ROLLED_BY[means]}",
        critical_rules=critical_rules,
        modified_by=(accuracy, modifiers, lucky, unlucky),
        critical_from=critical_from,
        against=(defense_total, defense, critical_defense, defense_rules),
        follows=("legs_affected", "tripped", "strikes_as"),
    )
    # half of one leg or two, rounded up, is the one leg of the called shot (L283.1)
    needed = rounded_up(legs, 2)
    affected = _affected(play, target, {str(leg): leg} if shot.hit else {}, bound_legs)
    if not shot.hit:
        return Trip(shot.total, False, shot.critical, affected, needed, tripped=False, strikes_as="none")
    tripped = _trips(play, shot, legs, affected >= needed, hit_succeeds)
    strikes_as = _strikes_as(play, shot, means, critical_rules)
    return Trip(shot.total, True, shot.critical, affected, needed, tripped, strikes_as)


def _affected(play: Play, target: str, now: dict[str, int], bound_legs: frozenset[int]) -> int:
    """Return how many legs are struck or bound, after this shot, and remember what it strikes now (L283.2)."""
    body = play.recall(World).of(target)
    struck = body.tripping_struck = (body.tripping_struck or {}) | now
    in_this_turn = body.tripping_struck_this_turn = (body.tripping_struck_this_turn or {}) | now
    # "struck": a doubt whether by any called shot, or by attempts to trip alone
    if body.tripping_shot and play.reads("chained_dice.tripping.struck_by_what") == "any_called_shot":
        struck = struck | body.tripping_shot
        in_this_turn = in_this_turn | (body.tripping_shot_this_turn or {})
    # nothing says how long a leg is affected that was struck
    if (
        struck.keys() != in_this_turn.keys()
        and play.reads("chained_dice.tripping.how_long_struck") == "until_the_next_turn"
    ):
        struck = in_this_turn
    return len(bound_legs | set(struck.values()))


def _trips(play: Play, shot: Attack, legs: int, enough: bool, hit_succeeds: bool | None) -> bool:
    """Return whether a called shot that hits trips the target, or leave it open (L283, L285.1)."""
    # "automatically" may set aside how many legs must be affected
    if shot.critical and (enough or play.reads("chained_dice.tripping.critical_of_many_legs") == "succeeds"):
        play.because("chained_dice.tripping.critical")
        return True
    if legs > FEW_LEGS:
        play.because("chained_dice.tripping.many_legs", legs=legs)
    if not enough or not disarm.hit_suffices(play, "tripped", hit_succeeds):
        return False
    play.because("chained_dice.tripping.hit")
    return True


def _strikes_as(play: Play, shot: Attack, means: str, critical_rules: bool) -> StrikesAs:
    """Return what a shot that hits is beside tripping (L285.2, L289.3)."""
    if not shot.critical:
        return _hit_strikes_as(play, means)
    if critical_rules:
        play.because("chained_dice.tripping.weapon_critical")
        return "critical"
    play.because(f"chained_dice.tripping.{'non_lethal' if means == 'weapon' else 'no_critical_rules'}")
    return "none" if disarm.unruled_is_harmless(play) else _hit_strikes_as(play, means)


def _hit_strikes_as(play: Play, means: str) -> StrikesAs:
    """Return what a hit is beside tripping, where no rule on critical strikes holds for it (L283.1, L289.2)."""
    if means == "weapon" and not disarm.weapon_harms(play):
        return "none"
    return disarm.hit_strikes_as(play, means)
