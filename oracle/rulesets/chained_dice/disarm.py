"""Disarming, and what it shares with tripping (L99 to L109)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice import called_shots
from oracle.rulesets.chained_dice.attack import CRITICAL, Attack, CriticalFrom, Defense, DefenseRules, settle
from oracle.rulesets.chained_dice.called_shots import Area
from oracle.rulesets.chained_dice.luck import Lucky

Means = Annotated[Literal["martial_art", "weapon"], Fact("attacker")]
WeaponAllows = Annotated[bool | None, Fact("weapon")]
HitSucceeds = Annotated[bool | None, Fact("scene")]
StrikesAs = Literal["none", "standard", "critical"]

ROLLED_BY = {"martial_art": "called_shot", "weapon": "with_weapon"}
"""The rule by which the attempt is a called shot, by means, in its topic."""

REGULAR_RULES = "what the regular rules make of a hit that is no critical strike (L109): hit_succeeds"
SOME_WEAPONS = "whether this weapon is one of those that allow it: weapon_allows"


@dataclass(frozen=True)
class Disarm:
    """What an attempt to disarm comes to.

    Args:
        total: of the die that counts, accuracy and modifiers.
        hit: whether the called shot succeeds.
        critical: whether it is a critical strike.
        disarmed: whether the hand is disarmed.
        strikes_as: what it is beside that, in damage and all other effects: nothing, a standard hit of a called
            shot, or a critical strike at the hand.
    """

    total: int
    hit: bool
    critical: bool
    disarmed: bool
    strikes_as: StrikesAs


@operation(dice={"attack": "d8"})
def disarm(
    *,
    means: Means,
    weapon_allows: WeaponAllows = None,
    area: Area,
    hands: Annotated[int, Fact("target", least=1)] = 1,
    accuracy: Annotated[int, Fact("attacker")],
    modifiers: Annotated[int, Fact("attacker")] = 0,
    lucky: Lucky = False,
    unlucky: Lucky = False,
    critical_from: CriticalFrom = CRITICAL,
    without_damage: Annotated[bool, Fact("attacker")] = False,
    hit_succeeds: HitSucceeds = None,
    defense_total: Annotated[int, Fact("target")],
    defense: Annotated[Defense, Fact("target")] = "other",
    critical_defense: Annotated[bool, Fact("target")] = False,
    defense_rules: DefenseRules = None,
    play: Play,
) -> Disarm | NotAllowed:
    """Rule whether someone may be disarmed, and whether that succeeds.

    Args:
        means: what it is tried with.
        weapon_allows: whether it is a weapon to disarm with; null if nobody knows.
        area: what the called shot is aimed at.
        hands: how many hands are to be disarmed by it.
        accuracy: the total of the Martial Arts skill, or of the skill that an attack with the weapon goes by.
        modifiers: the sum of everything else that changes the attack roll.
        lucky: whether something makes the roll lucky.
        unlucky: whether something makes it unlucky.
        critical_from: the lowest face within the martial art's or the weapon's critical strike range.
        without_damage: whether the attacker would have a critical strike do no damage.
        hit_succeeds: whether the regular rules let a hit disarm that is no critical strike.
        defense_total: what the target's opposed defence roll comes to.
        defense: whether the target dodges.
        critical_defense: whether the target's roll is a Critical Defense.
        defense_rules: what an exception of this type of defence makes of the attack, where it has one that applies.

    Returns:
        Not allowed, or the total, whether it hits, strikes critically and disarms, and what it is beside that.

    Source: document 002, L31.2, L31.3, L101 to L109.
    """
    if area != "hand":
        return play.forbids("chained_dice.disarm.hand", area=area)
    if hands != 1:
        return play.forbids("chained_dice.disarm.one_hand", hands=hands)
    refused = weapon_refused(play, "disarm", means, weapon_allows)
    if refused:
        return refused
    play.because("chained_dice.disarm.hand")
    shot = shoot(
        play,
        f"chained_dice.disarm.{ROLLED_BY[means]}",
        critical_rules=means == "weapon",
        modified_by=(accuracy, modifiers, lucky, unlucky),
        critical_from=critical_from,
        against=(defense_total, defense, critical_defense, defense_rules),
        follows=("disarmed", "strikes_as"),
    )
    if not shot.hit:
        return Disarm(shot.total, hit=False, critical=shot.critical, disarmed=False, strikes_as="none")
    if not shot.critical:
        disarmed = hit_suffices(play, "disarmed", hit_succeeds)
        if disarmed:
            play.because("chained_dice.disarm.hit")
        return Disarm(shot.total, True, False, disarmed, strikes_as=hit_strikes_as(play, means))
    play.because("chained_dice.disarm.critical")
    return Disarm(shot.total, True, True, True, _critical_strikes_as(play, means, without_damage))


def _critical_strikes_as(play: Play, means: str, without_damage: bool) -> StrikesAs:
    """Return what a critical strike is beside disarming (L103.2, L107.3, L109)."""
    if means == "martial_art":
        play.because("chained_dice.disarm.no_critical_rules")
        # what allows to do no damage stands under weapons, and speaks of critical strikes (L109)
        if without_damage and play.reads("chained_dice.disarm.no_damage_by_hand") == "allowed":
            play.because("chained_dice.disarm.without_damage")
            return "none"
        return unruled_strikes_as(play, means)
    # one sentence applies the rules of critical strikes, damage among them; the next allows to do none (L107.3, L109)
    reading = play.reads("chained_dice.disarm.critical_with_weapon")
    if reading == "no_damage" or (reading == "attackers_choice" and without_damage):
        play.because("chained_dice.disarm.without_damage")
        return "none"
    play.because("chained_dice.disarm.weapon_critical")
    return "critical"


def weapon_refused(play: Play, topic: str, means: str, weapon_allows: bool | None) -> NotAllowed | None:
    """Refuse an attempt to disarm or trip with a weapon that does not allow it, or leave it open (L107.1, L289.1)."""
    if means == "martial_art" or weapon_allows:
        return None
    if weapon_allows is None:
        play.because(f"chained_dice.{topic}.which_weapons")
        return play.cannot_rule(SOME_WEAPONS)
    return play.forbids(f"chained_dice.{topic}.some_weapons")


def shoot(
    play: Play,
    rule: str,
    *,
    critical_rules: bool,
    modified_by: tuple[int, int, bool, bool],
    critical_from: int,
    against: tuple[int, str, bool, str | None],
    follows: tuple[str, ...],
) -> Attack:
    """Return what the called shot of an attempt to disarm or trip comes to; what nobody can tell of it is left open.

    Args:
        play: the ruling in the making.
        rule: by which the attempt is a called shot.
        critical_rules: whether the ordinary rules on critical strikes hold for it.
        modified_by: accuracy, modifiers, and whether the roll is lucky and unlucky.
        critical_from: the lowest face that strikes critically with what it is made with.
        against: the defence roll, how the target defends, whether with a Critical Defense, and what that changes.
        follows: the fields of the outcome that nobody can tell either, where the hit is open.
    """
    rolled = called_shots.roll(play, "attack", modified_by, critical_from)
    if isinstance(rolled, str):
        for name in ("total", "hit", "critical", *follows):
            play.not_determined[name] = rolled
        return Attack(0, hit=False, critical=False)
    play.because(rule)
    total, critical = rolled
    _, defense, critical_defense, _ = against
    critically_dodged = critical and defense == "dodge" and critical_defense
    # the attempt succeeds by itself, and ordinary rules do not apply: a doubt whether this exception is one (L76)
    if critically_dodged and not critical_rules and play.reads("chained_dice.disarm.critically_dodged") == "succeeds":
        return Attack(total, hit=True, critical=True)
    shot = settle(play, total, critical, *against)
    if "hit" in play.not_determined:
        for name in follows:
            play.not_determined[name] = play.not_determined["hit"]
    return shot


def hit_suffices(play: Play, name: str, hit_succeeds: bool | None) -> bool:
    """Return whether a hit that is no critical strike does what was attempted, or leave it open."""
    # the attempt is a called shot, and regular rules are mentioned that stand nowhere (L101.1, L109, L283.1)
    if play.reads("chained_dice.disarm.success_of_a_hit") == "by_itself":
        return True
    if hit_succeeds is None:
        play.cannot_tell(name, REGULAR_RULES, "chained_dice.disarm.regular_rules")
    else:
        play.because("chained_dice.disarm.regular_rules", succeeds=hit_succeeds)
    return bool(hit_succeeds)


def hit_strikes_as(play: Play, means: str) -> StrikesAs:
    """Return what a hit is beside what was attempted, where no rule on critical strikes holds for it."""
    if means == "weapon":
        return "standard"
    # a called shot that strikes a limb does damage (L51.2): a doubt whether this one does
    if play.reads("chained_dice.disarm.harm_of_a_hit") == "none":
        return "none"
    play.because("chained_dice.disarm.harm")
    return "standard"


def unruled_strikes_as(play: Play, means: str) -> StrikesAs:
    """Return what a critical strike is for which the ordinary rules do not hold (L103.2, L285.2, L289.3)."""
    # without those rules it is a hit like others, or it does nothing but what was attempted
    if unruled_is_harmless(play):
        return "none"
    return hit_strikes_as(play, means)


def unruled_is_harmless(play: Play) -> bool:
    """Return whether a critical strike without the rules on critical strikes does nothing but what was attempted."""
    return play.reads("chained_dice.disarm.harm_of_a_critical") == "none"


def weapon_harms(play: Play) -> bool:
    """Return whether a weapon that hits to grapple or trip does its damage as well (L147.2, L289.2)."""
    # made as an attack with it is, while damage is spoken of with critical strikes only; L109 settles it for disarming
    return play.reads("chained_dice.weapon_grapple.damage_of_an_ordinary_hit") == "harms"
