"""How save scores advance with levels, and with several classes (L193 to L199)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.tables import one_of, read_table, text
from oracle.rulesets.weapon_speed.saving_throws import Save


def _levels(cell: str) -> int:
    match = re.fullmatch(r"\+1 every (\d+) levels", cell)
    if not match:
        raise ValueError("so much every so many levels")
    return int(match[1])


COLUMNS = {"save_type": one_of("Strong", "Weak"), "progression": _levels, "statement": text}
LEVELS: dict[str, int] = {
    row["save_type"].lower(): row["progression"]
    for row in read_table(folder("weapon_speed") / "save_progression.csv", COLUMNS)
}


@dataclass(frozen=True)
class ClassLevel:
    """A class that someone has.

    Args:
        level: in this class, from 1.
        strong_saves: the saves that are strong in it; null if nobody has looked.
    """

    level: Annotated[int, Fact("target", least=1)]
    strong_saves: Annotated[frozenset[Save] | None, Fact("target")] = None


@dataclass(frozen=True)
class SaveScore:
    """A save score, and how much of it came with levels."""

    advance: int | None
    save_score: int | None


@operation()
def save_score(
    *,
    save: Annotated[Save, Fact("target")],
    classes: Annotated[tuple[ClassLevel, ...], Fact("target", least=1)],
    starting_score: Annotated[int | None, Fact("target")] = None,
    first_ability_score: Annotated[int | None, Fact("target")] = None,
    play: Play,
) -> SaveScore:
    """Rule on someone's save score.

    Args:
        save: which of the three.
        classes: every class, with its level and its strong saves.
        starting_score: what the save was at character creation.
        first_ability_score: what the governing ability was at character creation.

    Returns:
        How much the levels add, and the save score.

    Source: document 001, L176.2, L183.2, L193 to L199.
    """
    advance = _best(play, save, classes)
    start = _start(play, starting_score, first_ability_score)
    if advance is None:
        missing = "whether the save is strong or weak for a class (Chapter 3, L194)"
        play.cannot_tell("advance", missing, "weapon_speed.save_progression.class_lists")
        play.not_determined["save_score"] = missing
        return SaveScore(None, None)
    if start is None:
        missing = "the score that the save had at character creation (L176.2)"
        play.cannot_tell("save_score", missing, "weapon_speed.save_progression.starting_score")
        return SaveScore(advance, None)
    return SaveScore(advance, start + advance)


def _best(play: Play, save: str, classes: Sequence[ClassLevel]) -> int | None:
    """Return what the best class adds (L199); None if that hangs on what a class is like."""
    if len(classes) > 1:
        play.because("weapon_speed.save_progression.best_class", save=save)
    options = [[_advance(play, kind, one.level) for kind in _kinds(save, one)] for one in classes]
    least, most = max(min(one) for one in options), max(max(one) for one in options)
    return most if least == most else None


def _kinds(save: str, one: ClassLevel) -> Sequence[str]:
    """Return what a save is in a class: strong, weak, or either."""
    if one.strong_saves is None:
        return ("strong", "weak")
    return ("strong",) if save in one.strong_saves else ("weak",)


def _advance(play: Play, kind: str, level: int) -> int:
    play.because(f"weapon_speed.save_progression.{kind}", level=level, levels=LEVELS[kind])
    # "+1 every 4 levels": a doubt whether the level that a character begins with is counted
    if play.reads("weapon_speed.save_progression.first_step") == "after_the_first_level":
        return (level - 1) // LEVELS[kind]
    return level // LEVELS[kind]


def _start(play: Play, stated: int | None, ability_score: int | None) -> int | None:
    if stated is not None or ability_score is None:
        return stated
    # "tied to an ability score": a doubt whether it starts as that score
    if play.reads("weapon_speed.save_progression.tied_to_an_ability") == "starts_as_the_ability_score":
        return ability_score
    return None
