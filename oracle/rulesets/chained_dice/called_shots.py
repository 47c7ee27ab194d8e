"""Called shots: what may be aimed at, the roll, and the wounds that follow (L25 to L37)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice import headshots, limb_and_torso_shots, luck, wounds
from oracle.rulesets.chained_dice.attack import CRITICAL, CriticalFrom, Defense, DefenseRules, settle
from oracle.rulesets.chained_dice.luck import Lucky
from oracle.rulesets.chained_dice.world import Target

Area = Annotated[
    Literal["head", "torso", "largest_section", "arm", "hand", "leg", "foot", "other_appendage", "elsewhere"],
    Fact("target"),
]
Part = Literal["head", "limb", "torso"]

CRITICAL_SHOT = 7
"""Where the faces of a d8 begin that strike critically in a called shot (L31.3)."""

COUNTS_AS = "what an area counts as that is neither named nor an appendage (L29.1): counts_as"
CHANCE = "whether the chance of a wound comes true, of which nothing says how great it is (L80.1): wound_follows"


@dataclass(frozen=True)
class CalledShot:
    """What a called shot comes to.

    Args:
        part: what it is aimed at.
        total: of the die that counts, accuracy and modifiers.
        hit: whether it succeeds.
        critical: whether it is a critical strike.
    """

    part: Part
    total: int
    hit: bool
    critical: bool


@dataclass(frozen=True)
class CalledShotWound:
    """What a called shot that hits inflicts beside damage.

    Args:
        wounded: whether the part that was aimed at is wounded.
        wound: which wound; "none" if there is none.
        through_joints: whether it goes through a joint of the armour, to remove the limb.
    """

    wounded: bool
    wound: str
    through_joints: bool


@operation(dice={"attack": "d8"})
def call_shot(
    *,
    target: Target = "target",
    area: Area,
    leg: Annotated[int | None, Fact("target", least=1)] = None,
    counts_as: Annotated[Part | None, Fact("target")] = None,
    declared: Annotated[Literal["before_the_roll", "after_the_roll"], Fact("attacker")],
    accuracy: Annotated[int, Fact("attacker")],
    modifiers: Annotated[int, Fact("attacker")] = 0,
    lucky: Lucky = False,
    unlucky: Lucky = False,
    critical_from: CriticalFrom = CRITICAL,
    defense_total: Annotated[int, Fact("target")],
    defense: Annotated[Defense, Fact("target")] = "other",
    critical_defense: Annotated[bool, Fact("target")] = False,
    defense_rules: DefenseRules = None,
    play: Play,
) -> CalledShot | NotAllowed:
    """Rule whether a called shot may be made, whether it succeeds, and whether it is a critical strike.

    Args:
        target: who is aimed at, by name.
        area: what it is aimed at.
        leg: which leg, or the foot of which leg, by number, where anyone counts the legs that are struck.
        counts_as: what the GM counts an area as that is elsewhere.
        declared: when the attacker said that it is a called shot.
        accuracy: the total of the combat skill that this attack goes by.
        modifiers: the sum of everything else that changes the attack roll, but for the aim at the head.
        lucky: whether something makes the roll lucky.
        unlucky: whether something makes it unlucky.
        critical_from: the lowest face within the weapon's critical strike range.
        defense_total: what the target's opposed defence roll comes to.
        defense: whether the target dodges.
        critical_defense: whether the target's roll is a Critical Defense.
        defense_rules: what an exception of this type of defence makes of the attack, where it has one that applies.

    Returns:
        Not allowed, or the part aimed at, the total, whether it succeeds and whether it is a critical strike; the
        state then holds a leg that was struck.

    Raises:
        Invalid: it is said what an area counts as of which the document says it; a leg is numbered where none is
            aimed at.

    Source: document 002, L27 to L35, L41.2, L43, L51.1, L58.1, L283.2.
    """
    if leg is not None and area not in ("leg", "foot"):
        raise Invalid("leg", leg, f"nothing, where the aim is {area}")
    if declared == "after_the_roll":
        return play.forbids("chained_dice.called_shots.declared_first")
    play.because("chained_dice.called_shots.declared_first")
    part = _part(play, area, counts_as)
    rolled = roll(play, "attack", (accuracy, modifiers, lucky, unlucky), critical_from, at_head=part == "head")
    if isinstance(rolled, str):
        for name in ("total", "hit", "critical"):
            play.not_determined[name] = rolled
        return CalledShot(part or "torso", 0, hit=False, critical=False)
    total, critical = rolled
    against = (defense_total, defense, critical_defense, defense_rules)
    shot = settle(play, total, critical, *against)
    if part is None:
        play.cannot_tell("total", COUNTS_AS, "chained_dice.called_shots.other_areas")
        if settle(play, total + headshots.MODIFIER, critical, *against).hit != shot.hit:
            play.cannot_tell("hit", COUNTS_AS, "chained_dice.called_shots.other_areas")
    if leg is not None and shot.hit:
        limb_and_torso_shots.strike_leg(play, target, leg)
    return CalledShot(part or "torso", total, shot.hit, critical)


def _part(play: Play, area: str, counts_as: Part | None) -> Part | None:
    """Return what an area belongs to; None, and left open, where nobody says it (L29.1, L51.1, L58.1).

    Raises:
        Invalid: the document says it, and so does the asker.
    """
    if area != "elsewhere":
        if counts_as is not None:
            raise Invalid("counts_as", counts_as, f"nothing, since the document says what {area} is")
        play.because("chained_dice.called_shots.areas", area=area)
        return "head" if area == "head" else limb_and_torso_shots.part(play, area)
    if counts_as is None:
        play.cannot_tell("part", COUNTS_AS, "chained_dice.called_shots.other_areas")
        return None
    play.because("chained_dice.called_shots.other_areas", counts_as=counts_as)
    return counts_as


def roll(
    play: Play,
    purpose: str,
    modified_by: tuple[int, int, bool, bool],
    critical_from: int,
    *,
    at_head: bool = False,
) -> tuple[int, bool] | str:
    """Return what a called shot comes to and whether it strikes critically, or what is missing (L31.2 to L35, L41.2).

    Args:
        play: the ruling in the making.
        purpose: of the d8.
        modified_by: accuracy, other modifiers, and whether the roll is lucky and unlucky.
        critical_from: the lowest face within the weapon's critical strike range.
        at_head: whether the head is aimed at.
    """
    accuracy, modifiers, lucky, unlucky = modified_by
    face = luck.roll(play, purpose, lucky=lucky, unlucky=unlucky)
    if isinstance(face, str):
        return face
    total = face + accuracy + modifiers
    play.because("chained_dice.called_shots.d8", face=face, accuracy=accuracy, modifiers=modifiers)
    if at_head:
        total += headshots.modifier(play)
    return total, _is_critical(play, face, critical_from)


def _is_critical(play: Play, face: int, critical_from: int) -> bool:
    """Return whether the die, not the total, makes a called shot a critical strike (L31.3, L35)."""
    if face >= CRITICAL_SHOT:
        play.because("chained_dice.called_shots.critical", face=face)
        return True
    widened = CRITICAL_SHOT - (CRITICAL - critical_from)
    if face < widened:
        return False
    # a weapon's range may begin lower than at ten: a doubt whether it counts here, or lowers this one by as much
    reading = play.reads("chained_dice.called_shots.range_of_the_weapon")
    if reading == "does_not_count" or (reading == "counts" and face < critical_from):
        return False
    play.because("chained_dice.critical_strikes.range", face=face, critical_from=critical_from)
    return True


@operation()
def wound_by_called_shot(
    *,
    part: Annotated[Part, Fact("target")],
    strike: Annotated[Literal["standard", "critical"], Fact("attacker")],
    wound_follows: Annotated[bool | None, Fact("scene")] = None,
    wound: Annotated[str | None, Fact("weapon", pattern=r"[a-z_]+")] = None,
    can_remove_limb: Annotated[bool, Fact("weapon")] = False,
    play: Play,
) -> CalledShotWound:
    """Rule on what a called shot that hits inflicts beside damage, where it was aimed.

    Args:
        part: what it was aimed at.
        strike: whether it is a critical strike.
        wound_follows: whether the chance of a wound came true, where there is only a chance.
        wound: the wound that the section on wounds gives for this kind of damage and this part.
        can_remove_limb: whether this shot is one that can remove a limb.

    Returns:
        Whether that part is wounded, by which wound, and whether a joint of the armour lets the shot through.

    Raises:
        Invalid: a shot that can remove a limb was aimed at none.

    Source: document 002, L29.2, L37, L54, L60, L80, L84.
    """
    if can_remove_limb and part != "limb":
        raise Invalid("can_remove_limb", True, f"false, since the {part} is no limb")
    through_joints = can_remove_limb
    if through_joints:
        play.because("chained_dice.called_shots.armor_joints")
    if strike == "standard":
        return CalledShotWound(wounded=False, wound="none", through_joints=through_joints)
    wounded = part != "head" and limb_and_torso_shots.certainly_wounded(play, part)
    if not wounded and wound_follows is None:
        play.cannot_tell("wounded", CHANCE, "chained_dice.called_shots.chance_of_a_wound")
        play.cannot_tell("wound", CHANCE, "chained_dice.called_shots.chance_of_a_wound")
        return CalledShotWound(wounded=False, wound="none", through_joints=through_joints)
    if not wounded:
        play.because("chained_dice.called_shots.chance_of_a_wound", follows=wound_follows)
    if not wounded and not wound_follows:
        return CalledShotWound(wounded=False, wound="none", through_joints=through_joints)
    return CalledShotWound(True, wounds.kind(play, wound), through_joints)
