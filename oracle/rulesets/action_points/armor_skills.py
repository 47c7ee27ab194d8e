"""The printed table of what every armour skill brings (L126 to L132)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.tables import Cell, one_of, read_table, text

EP_APPLIES: Final = "EP on actions with PAM or MAM"

SkillLevel = Annotated[int, Fact("creature", least=0)]
ActionModifier = Annotated[Literal["none", "pam", "mam", "both"], Fact("scene")]

COLUMNS: dict[str, Cell] = {"skill_level": int, "benefit": one_of(EP_APPLIES), "statement": text}
ROWS: list[dict[str, Any]] = read_table(folder("action_points") / "armor_skills.csv", COLUMNS)
LEVELS: dict[str, int] = {row["benefit"]: row["skill_level"] for row in ROWS}
"""The level of skill whose row prints a benefit."""


@dataclass(frozen=True)
class Penalty:
    """The EP that applies to an action, in points; 0 where none does."""

    ep: int


def in_force(play: Play, skill_level: int, row_level: int) -> bool:
    """Return whether EP applies at a level of skill, by the row that says so of one level (L132, L140)."""
    if skill_level == row_level:
        return True
    # the row is of level 0, but no later row takes EP away, as one does for the loss of the parry bonus (L142)
    return play.reads("action_points.armor_skills.from_level_1") == "stays"


@operation()
def armor_penalty(
    *,
    skill_level: SkillLevel,
    ep: Annotated[int, Fact("armor", least=0)],
    action_modifier: ActionModifier,
    worn: Annotated[bool, Fact("creature")] = True,
    play: Play,
) -> Penalty:
    """Rule which EP of a suit of armour applies to an action.

    Args:
        skill_level: of the armour skill for armour of this type.
        ep: of the armour, in points.
        action_modifier: whether the action has the PAM modifier, the MAM modifier, both or none.
        worn: whether the armour is.

    Returns:
        The EP that applies.

    Source: document 000, L128, L132.
    """
    if not worn:
        play.because("action_points.armor_skills.not_worn")
        return Penalty(0)
    if action_modifier == "none":
        play.because("action_points.armor_skills.other_actions")
        return Penalty(0)
    if not in_force(play, skill_level, LEVELS[EP_APPLIES]):
        play.because("action_points.armor_skills.skilled", skill_level=skill_level)
        return Penalty(0)
    play.because("action_points.armor_skills.unskilled", skill_level=skill_level, ep=ep)
    return Penalty(ep)
