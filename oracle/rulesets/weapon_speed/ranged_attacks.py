"""Ranged attacks: the roll, what abilities add, the rate of fire and the arc (L142 to L146)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed.attack_roll import hits_whichever
from oracle.rulesets.weapon_speed.multiple_attacks import AttackRate, attacks_in_round
from oracle.rulesets.weapon_speed.world import ArmorClass, AttackBonus, Attacker

Metres = Annotated[int | None, Fact("weapon", least=0)]
Line = Literal["straight", "arc"]
Modifiers = Annotated[int, Fact("attacker")]


@dataclass(frozen=True)
class Shot:
    """A ranged attack.

    Args:
        total: of the attack roll.
        hit: whether it hits.
        damage_modifier: what Strength adds to the damage roll, signed.
    """

    total: int
    hit: bool | None
    damage_modifier: int | None


@operation(dice={"attack": "d20"})
def ranged_attack(
    *,
    weapon: Annotated[Literal["hurled", "bow", "crossbow", "other_aimed", "other_unaimed"], Fact("weapon")],
    attack_bonus: AttackBonus,
    strength_modifier: Modifiers = 0,
    dexterity_modifier: Modifiers = 0,
    modifiers: Modifiers = 0,
    bow_takes_strength: Annotated[bool | None, Fact("weapon")] = None,
    target_armor_class: ArmorClass,
    play: Play,
) -> Shot:
    """Rule on a ranged attack.

    Args:
        weapon: what it is made with.
        attack_bonus: of the attacker, signed.
        strength_modifier: of the attacker's Strength, signed.
        dexterity_modifier: of the attacker's Dexterity, signed.
        modifiers: all others of the attack roll, signed.
        bow_takes_strength: whether this bow is one of the cases in which Strength counts; null if nobody says.
        target_armor_class: of the target.

    Returns:
        The total, whether it hits, and what Strength adds to damage.

    Source: document 001, L41, L56, L143, L144.
    """
    face = play.roll("attack")
    strength, damage = _strength(play, weapon, strength_modifier, bow_takes_strength)
    dexterity = _dexterity(play, weapon, dexterity_modifier)
    adds = (0, strength_modifier) if strength is None else (strength,)
    totals = [face + attack_bonus + modifiers + dexterity + one for one in adds]
    play.because("weapon_speed.ranged_attacks.same_roll", totals=totals, armor_class=target_armor_class)
    hit = hits_whichever(play, face, totals, [target_armor_class])
    missing = "in which cases Strength counts for a bow (L144.1): bow_takes_strength"
    if strength is None:
        play.not_determined["total"] = missing
    if hit is None:
        play.not_determined["hit"] = missing
    return Shot(totals[0], hit, damage)


def _strength(play: Play, weapon: str, modifier: int, counts: bool | None) -> tuple[int | None, int | None]:
    """Return what Strength adds to the attack roll and to the damage roll; None is unknown (L56.1, L144.1)."""
    if weapon == "hurled":
        play.because("weapon_speed.ranged_attacks.hurled_damage", modifier=modifier)
        return 0, modifier
    if weapon != "bow" or not modifier:
        return 0, 0
    attack, damage = (modifier, modifier) if counts else (0, 0)
    if counts is None:
        missing = "in which cases Strength counts for a bow (L144.1): bow_takes_strength"
        play.cannot_tell("damage_modifier", missing, "weapon_speed.ranged_attacks.which_bows")
    else:
        play.because("weapon_speed.ranged_attacks.bow_strength", counts=counts)
    # L56.1 gives Strength to attacks with any bow, L144.1 only in some cases: a doubt about the attack roll
    if not counts and play.reads("weapon_speed.attack_roll.strength_of_bows") == "every_bow":
        return modifier, damage
    return (None if counts is None else attack), damage


def _dexterity(play: Play, weapon: str, modifier: int) -> int:
    """Return what Dexterity adds to the attack roll (L56.2, L144.2)."""
    if weapon == "other_unaimed" or not modifier:
        return 0
    # L144.2 speaks of every aimed ranged weapon, L56.2 names bows and hurled weapons: a doubt about the rest
    if (
        weapon in ("crossbow", "other_aimed")
        and play.reads("weapon_speed.attack_roll.dexterity_of_other_missiles") == "only_named"
    ):
        return 0
    play.because("weapon_speed.ranged_attacks.dexterity", modifier=modifier)
    return modifier


@dataclass(frozen=True)
class Volley:
    """How many shots a round has, and whether those after the first wait for all other combatants."""

    shots: int | None
    staggered: bool | None


@operation()
def rate_of_fire(*, attacker: Attacker = "attacker", rate: AttackRate, play: Play) -> Volley:
    """Rule on how many shots a rate of fire gives in the round of combat that is under way.

    Args:
        attacker: who fires, by name.
        rate: shots in a round, a whole number or a fraction such as "3/2".

    Returns:
        The shots of this round, and whether they are staggered; the state then holds in which round the attacker began.

    Source: document 001, L59, L61, L145.
    """
    shots = attacks_in_round(attacker=attacker, attack_rate=rate, play=play).attacks
    play.because("weapon_speed.ranged_attacks.rate_of_fire", rate=rate, shots=shots)
    if shots is None:
        missing = play.not_determined.pop("attacks")
        play.not_determined |= {"shots": missing, "staggered": missing}
        return Volley(None, None)
    return Volley(shots, shots > 1)


@dataclass(frozen=True)
class Flight:
    """The way a missile flies, and the metres that count as its range."""

    flight: Line
    range_m: int | None


@operation()
def line_of_fire(
    *,
    weapon: Annotated[Literal["staff_sling", "other_arced", "other"], Fact("weapon")] = "other",
    flight: Annotated[Line | None, Fact("attacker")] = None,
    distance_m: Annotated[int, Fact("scene", least=0)],
    arc_extra_m: Metres = None,
    minimum_range_m: Metres = None,
    play: Play,
) -> Flight | NotAllowed:
    """Rule on whether a ranged weapon may fire in a straight line or an arc, and how far that counts.

    Args:
        weapon: a staff sling, another that requires an arc, or one that does not.
        flight: the line that is asked for; None for what the weapon does by itself.
        distance_m: to the target, in metres.
        arc_extra_m: the additional range of the arc, in metres; null if nobody says.
        minimum_range_m: of a weapon that requires an arc, in metres; null if nobody says.

    Returns:
        Not allowed, or the flight, and the range that it takes in metres.

    Source: document 001, L146.
    """
    if weapon == "other":
        return _free_flight(play, flight or "straight", distance_m, arc_extra_m)
    if flight == "straight":
        return play.forbids("weapon_speed.ranged_attacks.arc_required", weapon=weapon)
    play.because("weapon_speed.ranged_attacks.arc_required", weapon=weapon)
    too_near = minimum_range_m is not None and distance_m < minimum_range_m
    # nothing says whether the minimum is of the distance or of the arc's range: a doubt
    if too_near and play.reads("weapon_speed.ranged_attacks.minimum_measures") == "to_the_target":
        return play.forbids("weapon_speed.ranged_attacks.minimum_range", distance_m=distance_m)
    flown = _free_flight(play, "arc", distance_m, arc_extra_m)
    if minimum_range_m is None:
        play.cannot_tell(
            "allowed",
            "the weapon's minimum range (L146.3): minimum_range_m",
            "weapon_speed.ranged_attacks.minimum_range",
        )
        return flown
    if too_near and flown.range_m is not None and flown.range_m < minimum_range_m:
        return play.forbids("weapon_speed.ranged_attacks.minimum_range", range_m=flown.range_m)
    play.because("weapon_speed.ranged_attacks.minimum_range", minimum_range_m=minimum_range_m)
    if too_near and flown.range_m is None:
        play.not_determined["allowed"] = "the additional range of an arc (L146.2): arc_extra_m"
    return flown


def _free_flight(play: Play, flight: Line, distance_m: int, extra_m: int | None) -> Flight:
    """Return how far a flight counts (L146.1, L146.2)."""
    if flight == "straight":
        play.because("weapon_speed.ranged_attacks.straight_line", distance_m=distance_m)
        return Flight(flight, distance_m)
    play.because("weapon_speed.ranged_attacks.arc_possible")
    if extra_m is None:
        missing = "the additional range of an arc (L146.2): arc_extra_m"
        play.cannot_tell("range_m", missing, "weapon_speed.ranged_attacks.arc_range")
        return Flight(flight, None)
    play.because("weapon_speed.ranged_attacks.arc_range", extra_m=extra_m)
    return Flight(flight, distance_m + extra_m)
