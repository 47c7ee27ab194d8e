"""The attack roll, its natural results, and what modifies it (L38 to L56)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.core.tables import read_table, text
from oracle.rulesets.weapon_speed import called_shots, casting, charge, facing, holds, wait
from oracle.rulesets.weapon_speed.world import ArmorClass, Attacker, Body, Target, World

Weapon = Annotated[Literal["melee", "bow", "crossbow", "hurled", "other_missile"], Fact("weapon")]
Situation = Literal[
    "higher_ground",
    "invisible",
    "off_balance",
    "stunned",
    "prone",
    "held",
    "sleeping",
    "paralyzed",
    "otherwise_helpless",
    "surprised",
    "rear",
]
Helplessness = Literal["not_helpless", "held", "sleeping", "paralyzed", "otherwise_helpless"]

MINUS = "\N{MINUS SIGN}"


def _printed(cell: str) -> int | None:
    """Return a modifier as printed; None where the hit is automatic."""
    if cell == "Automatic*":
        return None
    if cell[:1] not in ("+", MINUS) or not cell[1:].isdecimal():
        raise ValueError("a number with its sign, or Automatic*")
    return int(cell.replace(MINUS, "-"))


COLUMNS = {"situation": text, "modifier": _printed, "statement": text}
MODIFIERS: dict[str, int | None] = {
    row["situation"]: row["modifier"] for row in read_table(folder("weapon_speed") / "attack_roll.csv", COLUMNS)
}
HELPLESS = "Opponent helpless (held, sleeping, paralyzed)"
ROWS: dict[str, str] = {
    "higher_ground": "Attacker on higher ground",
    "invisible": "Attacker invisible to the defender",
    "off_balance": "Opponent off-balance",
    "stunned": "Opponent stunned or prone",
    "prone": "Opponent stunned or prone",
    "held": HELPLESS,
    "sleeping": HELPLESS,
    "paralyzed": HELPLESS,
    "otherwise_helpless": HELPLESS,
    "surprised": "Defender surprised",
    "rear": "Rear attack",
}
RANGES: dict[str, str] = {"medium": "Missile attack, medium range", "long": "Missile attack, long range"}


@dataclass(frozen=True)
class Attack:
    """What an attack roll comes to; what its situations add, and the AC that it meets."""

    total: int | None
    situation_modifier: int
    armor_class: int
    hit: bool | None
    damage: Literal["none", "normal"]
    mishap: bool | None


@dataclass(frozen=True)
class Slain:
    """Whether a roll is needed to slay."""

    roll_needed: bool


@operation(dice={"attack": "d20"})
def attack_roll(
    *,
    attacker: Attacker = "attacker",
    attack_bonus: Annotated[int | None, Fact("attacker")] = None,
    weapon: Weapon = "melee",
    strength_modifier: Annotated[int, Fact("attacker")] = 0,
    dexterity_modifier: Annotated[int, Fact("attacker")] = 0,
    bow_takes_strength: Annotated[bool | None, Fact("weapon")] = None,
    situations: Annotated[frozenset[Situation], Fact("scene")] = frozenset(),
    missile_range: Annotated[Literal["short", "medium", "long"], Fact("scene")] = "short",
    other_modifiers: Annotated[int, Fact("attacker")] = 0,
    called_shot: Annotated[bool, Fact("attacker")] = False,
    target: Target = "target",
    target_armor_class: ArmorClass,
    target_dexterity_modifier: Annotated[int, Fact("target")] = 0,
    mishap: Annotated[bool | None, Fact("scene")] = None,
    play: Play,
) -> Attack | NotAllowed:
    """Rule on an attack roll in combat.

    Args:
        attacker: by name.
        attack_bonus: by class and level, signed; not stated where nobody knows.
        weapon: what the attack is made with.
        strength_modifier: the attacker's, signed.
        dexterity_modifier: the attacker's, signed.
        bow_takes_strength: whether this bow is one that Strength helps to hit with, where only some are.
        situations: of Table 9.2, other than range; what earlier rulings have made of the target need not be said.
        missile_range: of a missile attack.
        other_modifiers: whatever else applies, signed; not for a charge, a called shot or a Wait that was ruled on.
        called_shot: whether this is the called shot that the attacker declared.
        target: by name.
        target_armor_class: with its Dexterity modifier.
        target_dexterity_modifier: what Dexterity makes of that AC, signed.
        mishap: whether the GM has a natural 1 lead to something more than a miss.

    Returns:
        Not allowed, or the total, what the situations add to it, the AC it meets, and what comes of it.

    Raises:
        Invalid: an attack that is no missile attack is made at a missile's range; or the attacker is the target.

    Source: document 001, L36.1, L38 to L56, L65, L69.2, L70, L72.3, L89, L123.2, L137.1.
    """
    if weapon == "melee" and missile_range != "short":
        raise Invalid("missile_range", missile_range, "no range, since no missile is used")
    if attacker == target:
        raise Invalid("target", target, "someone other than the attacker")
    world = play.recall(World)
    if called_shot and not world.look_at(attacker).called_shots_declared:
        return called_shots.undeclared(play)
    face = play.roll("attack")
    situation, automatic = _situations(play, situations | _lasting(play, world, target), missile_range)
    modifiers = situation + other_modifiers + _dexterity(play, weapon, dexterity_modifier)
    modifiers += called_shots.attack_modifier(play, world, attacker, called_shot)
    modifiers += charge.attack_modifier(play, world, attacker, weapon)
    strength = _strength(play, weapon, strength_modifier, bow_takes_strength)
    armor_class = _armor_class(
        play, target_armor_class, target_dexterity_modifier, "rear" in situations, world.look_at(target)
    )
    totals = _totals(play, face, attack_bonus, modifiers, strength, wait.adds(play, world, attacker, "attack_roll"))
    armor_classes = [armor_class + one for one in wait.adds(play, world, target, "armor_class")]
    if len(armor_classes) > 1:
        play.not_determined["armor_class"] = wait.UNDECLARED
    automatic = automatic or holds.helpless(play, world, target)
    hit = hits_whichever(play, face, totals, armor_classes, automatic=automatic)
    if hit is None:
        missing = play.not_determined.get("total", wait.UNDECLARED)
        play.not_determined |= {"hit": missing, "damage": missing}
    elif face == 1 and not hit and mishap is None:
        play.cannot_tell("mishap", "what the GM describes (L41.2): mishap", "weapon_speed.attack_roll.mishap")
    elif face == 1 and not hit:
        play.because("weapon_speed.attack_roll.mishap", mishap=mishap)
    damage: Literal["none", "normal"] = "normal" if hit else "none"
    comes_of_it = mishap if face == 1 and not hit else False
    return Attack(max(totals, default=None), situation, max(armor_classes), hit, damage, comes_of_it)


def _lasting(play: Play, world: World, target: str) -> set[Situation]:
    """Return the situations into which earlier rulings have brought a target (L123.2, L137.1)."""
    body = world.look_at(target)
    found: set[Situation] = set()
    if body.brawling_stunned_until >= world.round:
        play.because("weapon_speed.brawling.stun", until=body.brawling_stunned_until, round=world.round)
        found.add("stunned")
    if body.overbearing_down:
        play.because("weapon_speed.overbearing.pulled_down")
        found.add("prone")
    return found


def _situations(play: Play, situations: frozenset[str], missile_range: str) -> tuple[int, bool]:
    """Return what the rows of Table 9.2 add up to, and whether one of them makes the hit automatic."""
    rows = [ROWS[one] for one in sorted(situations)]
    # stunned and prone share one row: a doubt whether both together count twice
    if situations >= {"stunned", "prone"} and play.reads("weapon_speed.attack_roll.stunned_and_prone") == "once":
        rows.remove(ROWS["prone"])
    if missile_range != "short":
        rows.append(RANGES[missile_range])
    if "rear" in situations:
        play.because("weapon_speed.facing.rear_bonus")
    found = [MODIFIERS[row] for row in rows]
    numbers = [one for one in found if one is not None]
    if numbers:
        play.because("weapon_speed.attack_roll.situation_modifiers", modifiers=numbers)
    return sum(numbers), None in found


def _dexterity(play: Play, weapon: str, modifier: int) -> int:
    if weapon == "melee" or not modifier:
        return 0
    # L56.2 names bows and hurled weapons, L144.2 all that are aimed
    if weapon in ("crossbow", "other_missile") and (
        play.reads("weapon_speed.attack_roll.dexterity_of_other_missiles") == "only_named"
    ):
        return 0
    play.because("weapon_speed.attack_roll.dexterity", modifier=modifier)
    return modifier


def _strength(play: Play, weapon: str, modifier: int, bow_takes_strength: bool | None) -> tuple[int, ...]:
    """Return what Strength adds; either of two where that depends on a bow of which it is not known."""
    if weapon not in ("melee", "bow") or not modifier:
        return (0,)
    # L56.1 has Strength apply to bows, L144.1 only in some cases, and does not say in which
    if weapon == "bow" and play.reads("weapon_speed.attack_roll.strength_of_bows") == "some_bows":
        if bow_takes_strength is None:
            return (0, modifier)
        if not bow_takes_strength:
            return (0,)
    play.because("weapon_speed.attack_roll.strength", modifier=modifier)
    return (modifier,)


def _armor_class(play: Play, armor_class: int, dexterity_modifier: int, rear: bool, target: Body) -> int:
    denied = [facing.denies_dexterity(play, rear, dexterity_modifier)]
    denied.append(casting.denies_dexterity(play, target, dexterity_modifier))
    denied.append(charge.denies_dexterity(play, target, dexterity_modifier))
    left = armor_class - dexterity_modifier if any(denied) else armor_class
    return left + charge.armor_class_modifier(play, target)


def _totals(
    play: Play,
    face: int,
    attack_bonus: int | None,
    modifiers: int,
    strength: tuple[int, ...],
    waited: tuple[int, ...],
) -> list[int]:
    """Return the total; each that it may be, where something is not known of a bow or a Wait, and none at all."""
    if attack_bonus is None:
        missing = "the attack bonus by class and level, of Chapter 3 (L42): attack_bonus"
        play.cannot_tell("total", missing, "weapon_speed.attack_roll.bonus_by_class")
        return []
    totals = [face + attack_bonus + modifiers + one + other for one in strength for other in waited]
    if len(strength) > 1:
        missing = "with which bows Strength counts (L144.1): bow_takes_strength"
        play.cannot_tell("total", missing, "weapon_speed.attack_roll.strength")
    elif len(waited) > 1:
        play.not_determined["total"] = wait.UNDECLARED
    else:
        play.because("weapon_speed.attack_roll.sum", face=face, total=totals[0])
        play.because("weapon_speed.attack_roll.no_cap", modifiers=modifiers + strength[0] + waited[0])
    return totals


def hits(play: Play, face: int, total: int, armor_class: int, *, automatic: bool = False) -> bool:
    """Return whether an attack roll hits, of whatever kind the attack is (L39 to L41, L55.1).

    Args:
        face: of the d20.
        total: with all that modifies it.
        armor_class: that is to be reached.
        automatic: whether the target is helpless.
    """
    decided = without_the_total(play, face, automatic=automatic)
    if decided is not None:
        return decided
    play.because("weapon_speed.attack_roll.meets_ac", total=total, armor_class=armor_class)
    return total >= armor_class


def hits_whichever(
    play: Play, face: int, totals: Sequence[int], armor_classes: Sequence[int], *, automatic: bool = False
) -> bool | None:
    """Return whether an attack hits; None where that hangs on which of the totals and ACs it is, or none is known."""
    found = {hits(play, face, one, other, automatic=automatic) for one in totals for other in armor_classes}
    if not found:
        return without_the_total(play, face, automatic=automatic)
    return found.pop() if len(found) == 1 else None


def without_the_total(play: Play, face: int, *, automatic: bool = False) -> bool | None:
    """Return whether an attack hits that its face or a helpless target decides; None where the total does."""
    if face == 20:
        play.because("weapon_speed.attack_roll.natural_20", face=face)
        return True
    # both are automatic: a doubt which of the two gives way
    if automatic and (face != 1 or play.reads("weapon_speed.attack_roll.natural_1_against_helpless") == "hits"):
        play.because("weapon_speed.attack_roll.helpless_hit")
        return True
    if face == 1:
        play.because("weapon_speed.attack_roll.natural_1", face=face)
        return False
    return None


@operation()
def slay_helpless(
    *,
    helplessness: Annotated[Helplessness, Fact("target")],
    in_combat: Annotated[bool, Fact("scene")],
    play: Play,
) -> Slain | NotAllowed:
    """Rule whether someone may be slain without a roll.

    Args:
        helplessness: whether the opponent is helpless, and in which way.
        in_combat: whether there is a combat.

    Returns:
        Not allowed, or that no roll is needed.

    Source: document 001, L55.
    """
    if helplessness == "not_helpless":
        return play.forbids("weapon_speed.attack_roll.slain_without_a_roll")
    if in_combat:
        return play.forbids("weapon_speed.attack_roll.helpless_hit")
    play.because("weapon_speed.attack_roll.slain_without_a_roll")
    return Slain(roll_needed=False)
