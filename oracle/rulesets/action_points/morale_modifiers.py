"""What the situation adds to a morale check (L427 to L436)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.tables import Cell, read_table, text
from oracle.rulesets.action_points.world import Body, Creature, World

Injury = Literal["none", "injured", "bloodied", "near_death"]
PhysicalFatigue = Literal["none", "fatigued", "exhausted"]
MentalFatigue = Literal["none", "tired", "drained"]
Enemy = Literal["neither", "inferior", "superior"]

SHARE = 10
"""The percentage of losses that changes a morale check by one step (L432, L433)."""


def printed(cell: str) -> tuple[int, ...]:
    """Return the figures of a cell; none where it prints a word.

    Raises:
        ValueError: neither a figure, nor two with "to" between them, nor the word for what is left open.
    """
    if not re.fullmatch(r"Varies|[+-]\d+(?: to [+-]\d+)?", cell):
        raise ValueError("+2, or -1 to -10, or Varies")
    return tuple(int(figure) for figure in re.findall(r"[+-]\d+", cell))


TABLE: dict[str, Cell] = {"situation": text, "grade": text, "modifier": printed, "statement": text}
ROWS: dict[tuple[str, str], tuple[int, ...]] = {
    (row["situation"], row["grade"]): row["modifier"]
    for row in read_table(folder("action_points") / "morale_modifiers.csv", TABLE)
}


@dataclass(frozen=True)
class Losses:
    """The losses that a creature perceives so far, in percent of each side."""

    allies_lost_percent: int
    enemies_lost_percent: int


@dataclass(frozen=True)
class MoraleModifier:
    """What the situation adds to a morale check.

    Args:
        modifier: the sum, added to the check.
        from_condition: how much of it comes from wounds and weariness.
        from_losses: how much of it comes from losses.
    """

    modifier: int
    from_condition: int
    from_losses: int


@operation()
def suffer_losses(
    *,
    creature: Creature = "creature",
    side: Annotated[Literal["allies", "enemies"], Fact("scene")],
    lost_percent: Annotated[int, Fact("scene", least=1, most=100)],
    perceived: Annotated[bool, Fact("creature")] = True,
    play: Play,
) -> Losses:
    """Rule on losses that a creature may learn of.

    Args:
        creature: whose morale it is, by name; an army is one creature here.
        side: whether allies or enemies of it are lost.
        lost_percent: how much of what that side began with, beside what was lost before, 1 to 100.
        perceived: whether the creature perceives it, be it so or not.

    Returns:
        What it perceives as lost so far; the state then holds it.

    Raises:
        Invalid: more than 100 percent of a side.

    Source: document 000, L432, L433.
    """
    body = play.recall(World).of(creature)
    if perceived:
        allies, enemies = (lost_percent, 0) if side == "allies" else (0, lost_percent)
        if max(body.morale_allies_lost_percent + allies, body.morale_enemies_lost_percent + enemies) > 100:
            raise Invalid("lost_percent", lost_percent, "no more than what is left of that side")
        body.morale_allies_lost_percent += allies
        body.morale_enemies_lost_percent += enemies
        play.because("action_points.morale_modifiers.perceived", side=side, lost_percent=lost_percent)
    return Losses(body.morale_allies_lost_percent, body.morale_enemies_lost_percent)


@operation()
def morale_modifier(
    *,
    creature: Creature = "creature",
    injury: Annotated[Injury, Fact("creature")] = "none",
    physical_fatigue: Annotated[PhysicalFatigue, Fact("creature")] = "none",
    mental_fatigue: Annotated[MentalFatigue, Fact("creature")] = "none",
    has_leader: Annotated[bool, Fact("creature")] = False,
    leadership_modifier: Annotated[int | None, Fact("creature")] = None,
    enemy: Annotated[Enemy, Fact("scene")] = "neither",
    dm_enemy_modifier: Annotated[int | None, Fact("scene")] = None,
    play: Play,
) -> MoraleModifier:
    """Rule what the situation adds to a morale check against a creature.

    Args:
        creature: against whom the check is made, by name; the state holds the losses that it perceives.
        injury: how badly hurt it is.
        physical_fatigue: how tired its body is.
        mental_fatigue: how tired its mind is.
        has_leader: whether leadership plays a part.
        leadership_modifier: what that changes, signed.
        enemy: whether what it faces is inferior, superior, or neither.
        dm_enemy_modifier: what the DM makes of that, -1 to -10 for an inferior enemy, 1 to 10 for a superior one.

    Returns:
        The sum, which is added to the check, and its parts from wounds and weariness and from losses.

    Raises:
        Invalid: a modifier of leadership without any, or one of an enemy that it does not fit.

    Source: document 000, L421.2, L427 to L436.
    """
    body = play.recall(World).look_at(creature)
    condition = sum(
        (
            _grade(play, "injury", "Injury", injury),
            _grade(play, "physical_fatigue", "Physical Fatigue", physical_fatigue),
            _grade(play, "mental_fatigue", "Mental Fatigue", mental_fatigue),
        )
    )
    losses = _losses(play, body)
    others = _leadership(play, has_leader, leadership_modifier) + _enemy(play, enemy, dm_enemy_modifier)
    modifier = condition + losses + others
    play.because("action_points.morale_modifiers.sum", modifier=modifier)
    return MoraleModifier(modifier, condition, losses)


def _grade(play: Play, rule: str, situation: str, grade: str) -> int:
    """Return what a wound or weariness adds (L429 to L431)."""
    if grade == "none":
        return 0
    (modifier,) = ROWS[situation, grade.replace("_", " ")]
    play.because(f"action_points.morale_modifiers.{rule}", grade=grade, modifier=modifier)
    return modifier


def _losses(play: Play, body: Body) -> int:
    """Return what losses on both sides add (L432, L433)."""
    total = 0
    for side, percent in (("Allies", body.morale_allies_lost_percent), ("Enemies", body.morale_enemies_lost_percent)):
        if percent:
            (each,) = ROWS[f"Loss of {side}", "every 10%"]
            modifier = _shares(play, percent) * each
            play.because(f"action_points.morale_modifiers.{side.lower()}", percent=percent, modifier=modifier)
            total += modifier
    return total


def _shares(play: Play, percent: int) -> int:
    whole, rest = divmod(percent, SHARE)
    # "per 10 %": a doubt what a share that is not full counts
    if rest and play.reads("action_points.morale_modifiers.part_of_ten") == "begun":
        return whole + 1
    return whole


def _leadership(play: Play, has_leader: bool, modifier: int | None) -> int:
    """Return what leadership adds (L434)."""
    if not has_leader:
        if modifier is not None:
            raise Invalid("leadership_modifier", modifier, "none, where leadership plays no part")
        return 0
    if modifier is None:
        missing = "how leadership changes morale (L434): leadership_modifier"
        play.cannot_tell("modifier", missing, "action_points.morale_modifiers.how_much_leadership")
        return 0
    _within("leadership_modifier", modifier, ROWS["Leadership", "any"])
    play.because("action_points.morale_modifiers.leadership", modifier=modifier)
    return modifier


def _enemy(play: Play, enemy: Enemy, modifier: int | None) -> int:
    """Return what the DM makes of an enemy's strength (L435, L436)."""
    if enemy == "neither":
        if modifier is not None:
            raise Invalid("dm_enemy_modifier", modifier, "none, where the enemy is neither inferior nor superior")
        return 0
    rule = f"action_points.morale_modifiers.{enemy}_enemy"
    if modifier is None:
        play.cannot_tell("modifier", f"what the DM makes of an {enemy} enemy: dm_enemy_modifier", rule)
        return 0
    _within("dm_enemy_modifier", modifier, ROWS[f"{enemy.capitalize()} Enemy", "as the DM decides"])
    play.because(rule, modifier=modifier)
    return modifier


def _within(fact: str, modifier: int, bounds: tuple[int, ...]) -> None:
    """Refuse a modifier beyond the bounds that the table prints, if it prints any."""
    if bounds and not min(bounds) <= modifier <= max(bounds):
        raise Invalid(fact, modifier, f"{min(bounds)} to {max(bounds)}")
