"""The printed table of what every weapon skill brings (L134 to L147)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_args

from oracle.core.operation import operation
from oracle.core.rounding import rounded_down, rounded_up
from oracle.core.rules import folder
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.tables import Cell, one_of, read_table, text
from oracle.rulesets.action_points.armor_skills import EP_APPLIES, ActionModifier, Penalty, SkillLevel, in_force
from oracle.rulesets.action_points.reactions import Weapon
from oracle.rulesets.action_points.world import World

Benefit = Literal[
    "improvised attacks",
    "halved parry bonus",
    "EP on actions with PAM or MAM",
    "no parry bonus after an attack",
    "parry bonus after an attack",
    "free switch of SP and HP",
    "triple attack",
    "quadruple attack",
    "quintuple attack",
    "sextuple attack",
    "septuple attack",
]
BENEFIT = one_of(*get_args(Benefit))

ATTACKS = {"triple": 3, "quadruple": 4, "quintuple": 5, "sextuple": 6, "septuple": 7}
"""How many attacks at once each word is for."""

DOUBLE = 2
"""The attacks at once that need no skill (L380.3)."""


def benefits_in(cell: str) -> tuple[Benefit, ...]:
    """Return the benefits that a cell of the table prints.

    Raises:
        ValueError: one is unknown.
    """
    return tuple(BENEFIT(one) for one in cell.split("; "))


COLUMNS: dict[str, Cell] = {"skill_level": int, "benefit": benefits_in, "statement": text}
ROWS: list[dict[str, Any]] = read_table(folder("action_points") / "weapon_skills.csv", COLUMNS)
LEVELS: dict[Benefit, int] = {one: row["skill_level"] for row in ROWS for one in row["benefit"]}
"""The level of skill whose row prints a benefit."""


def akimbo_attacks(play: Play, skill_level: int) -> int:
    """Return the greatest number of attacks at once that a weapon can be part of (L143 to L147, L380.3)."""
    counts = [ATTACKS.get(one.split()[0], DOUBLE) for one, level in LEVELS.items() if level <= skill_level]
    attacks = max(counts)
    play.because("action_points.weapon_skills.attacks_at_once", attacks=attacks)
    return attacks


def halved(play: Play, bonus: int) -> int:
    """Return half of a parry bonus (L140, L374)."""
    # what half of an odd bonus comes to is not said
    if bonus % 2 and play.reads("action_points.weapon_skills.odd_bonus") == "up":
        return rounded_up(bonus, 2)
    return rounded_down(bonus, 2)


@dataclass(frozen=True)
class SkillRow:
    """What the table prints of a level, and the greatest number of attacks at once that the weapon can be part of."""

    benefits: frozenset[Benefit]
    akimbo_attacks: int


@dataclass(frozen=True)
class WeaponAttack:
    """Whether an attack counts as improvised for want of skill, and whether SP and HP are switched without penalty."""

    improvised: bool
    switches_freely: bool


@dataclass(frozen=True)
class ParryBonus:
    """The parry bonus that a weapon provides now."""

    parry_bonus: int


@operation()
def weapon_skill(*, skill_level: SkillLevel, play: Play) -> SkillRow:
    """Look up what a level of a weapon skill brings.

    Args:
        skill_level: of the skill with that type of weapon.

    Returns:
        What the table prints of that very level, nothing where it has no row; and the greatest number of attacks at
        once.

    Source: document 000, L136, L139 to L147, L380.3.
    """
    benefits = frozenset(one for one, level in LEVELS.items() if level == skill_level)
    if benefits:
        play.because("action_points.weapon_skills.benefits", skill_level=skill_level)
    else:
        play.because("action_points.weapon_skills.levels_between", skill_level=skill_level)
    return SkillRow(benefits, akimbo_attacks(play, skill_level))


@operation()
def weapon_attack(*, weapon: Weapon = "weapon", skill_level: SkillLevel, play: Play) -> WeaponAttack:
    """Rule what a level of skill makes of an attack with a weapon.

    Args:
        weapon: by name; a shield is one.
        skill_level: of the skill with that type of weapon.

    Returns:
        Whether the attack counts as improvised, and whether it can change between SP and HP without penalty. The
        state then holds that the weapon has been attacked with this round.

    Source: document 000, L140 to L142.
    """
    play.recall(World).of(weapon).weapon_skills_attacked_with = True
    return WeaponAttack(unskilled(play, skill_level), switches_freely(play, skill_level))


def unskilled(play: Play, skill_level: int) -> bool:
    """Return whether attacks with a weapon count as improvised for want of skill (L140, L370.1)."""
    if skill_level > LEVELS["improvised attacks"]:
        return False
    play.because("action_points.weapon_skills.unskilled_attacks")
    return True


def switches_freely(play: Play, skill_level: int) -> bool:
    """Return whether SP and HP damage are switched without penalty (L142)."""
    if skill_level < LEVELS["free switch of SP and HP"]:
        return False
    play.because("action_points.weapon_skills.free_switch", skill_level=skill_level)
    return True


@operation()
def parry_bonus(
    *,
    weapon: Weapon = "weapon",
    skill_level: SkillLevel,
    printed_bonus: Annotated[int, Fact("weapon", least=0)],
    play: Play,
) -> ParryBonus:
    """Rule which parry bonus a weapon or shield provides at this time of the round.

    Args:
        weapon: by name; a shield is one.
        skill_level: of the skill with that type of weapon.
        printed_bonus: the weapon's parry bonus; 0 if it has none.

    Returns:
        The bonus.

    Source: document 000, L140 to L142.
    """
    attacked = play.recall(World).look_at(weapon).weapon_skills_attacked_with
    if attacked and _lost(play, skill_level):
        play.because("action_points.weapon_skills.lost_by_attacking")
        return ParryBonus(0)
    if attacked and skill_level >= LEVELS["parry bonus after an attack"]:
        play.because("action_points.weapon_skills.kept_while_attacking")
    if skill_level > LEVELS["halved parry bonus"]:
        play.because("action_points.weapon_skills.whole_bonus", bonus=printed_bonus)
        return ParryBonus(printed_bonus)
    play.because("action_points.weapon_skills.halved_bonus", printed_bonus=printed_bonus)
    return ParryBonus(halved(play, printed_bonus))


def _lost(play: Play, skill_level: int) -> bool:
    """Return whether an attack with a weapon takes its parry bonus away (L141, L142)."""
    if skill_level < LEVELS["no parry bonus after an attack"]:
        # the loss is printed from level 1 on; a doubt whether those of no skill are better off than that
        return play.reads("action_points.weapon_skills.unskilled_loss") == "lost"
    return skill_level < LEVELS["parry bonus after an attack"]


@operation()
def weapon_penalty(
    *,
    skill_level: SkillLevel,
    ep: Annotated[int, Fact("weapon", least=0)],
    action_modifier: ActionModifier,
    play: Play,
) -> Penalty:
    """Rule which EP of a weapon or shield applies to an action.

    Args:
        skill_level: of the skill with that type of weapon.
        ep: of the weapon or shield, in points.
        action_modifier: whether the action has the PAM modifier, the MAM modifier, both or none.

    Returns:
        The EP that applies.

    Source: document 000, L140.
    """
    if action_modifier == "none":
        play.because("action_points.weapon_skills.other_actions")
        return Penalty(0)
    if not in_force(play, skill_level, LEVELS[EP_APPLIES]):
        play.because("action_points.weapon_skills.skilled", skill_level=skill_level)
        return Penalty(0)
    play.because("action_points.weapon_skills.unskilled_ep", skill_level=skill_level, ep=ep)
    return Penalty(ep)
