"""Saving throws (L24.53 to L24.64)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact

SaveModifier = Annotated[int, Fact("target")]
DifficultyClass = Annotated[int, Fact("attacker")]


@dataclass(frozen=True)
class Modifier:
    """The modifier of a saving throw."""

    modifier: int


@dataclass(frozen=True)
class Save:
    """A saving throw.

    Args:
        total: of the roll.
        score: what it is held against.
        save_succeeds: whether the save does, whoever rolls.
        items_exposed: whether exposed items may be damaged.
        items_damaged: whether they are, which this document does not say.
    """

    total: int
    score: int
    save_succeeds: bool
    items_exposed: bool
    items_damaged: bool | None


def saved(play: Play, total: int, score: int, save_succeeds: bool, items_exposed: bool) -> Save:
    """Return a save, of which the fate of exposed items is left open (L24.63, L24.68)."""
    if not items_exposed:
        return Save(total, score, save_succeeds, items_exposed=False, items_damaged=False)
    missing = "what becomes of exposed items (L24.63, L24.68)"
    play.cannot_tell("items_damaged", missing, "body_resilience.saving_throws.item_damage")
    return Save(total, score, save_succeeds, items_exposed=True, items_damaged=None)


@operation()
def save_modifier(
    *,
    kind: Annotated[Literal["fortitude", "will"], Fact("target")],
    base_save_bonuses: Annotated[tuple[Annotated[int, Fact("target", least=0)], ...], Fact("target")],
    constitution_modifier: Annotated[int, Fact("target")] = 0,
    wisdom_modifier: Annotated[int, Fact("target")] = 0,
    other_modifiers: Annotated[int, Fact("target")] = 0,
    play: Play,
) -> Modifier:
    """Rule on the modifier of a saving throw.

    Args:
        kind: Fortitude or Will.
        base_save_bonuses: from each class, 0 or more.
        constitution_modifier: signed.
        wisdom_modifier: signed.
        other_modifiers: signed.

    Returns:
        The modifier.

    Source: document 004, L24.54 to L24.61.
    """
    ability = constitution_modifier if kind == "fortitude" else wisdom_modifier
    base = sum(base_save_bonuses)
    play.because("body_resilience.saving_throws.classes_stack", base_save_bonus=base)
    play.because(f"body_resilience.saving_throws.{kind}", ability_modifier=ability)
    play.because("body_resilience.saving_throws.modifier", modifier=base + ability + other_modifiers)
    return Modifier(base + ability + other_modifiers)


@operation(dice={"save": "d20"})
def saving_throw(*, save_modifier: SaveModifier, difficulty_class: DifficultyClass, play: Play) -> Save:
    """Rule on a saving throw that is rolled by whoever makes it.

    Args:
        save_modifier: signed.
        difficulty_class: of what it is made against.

    Returns:
        The total, the difficulty class, whether the save succeeds, and whether exposed items may be damaged.

    Source: document 004, L24.53, L24.54, L24.62 to L24.64.
    """
    face = play.roll("save")
    total = face + save_modifier
    if face == 1:
        play.because("body_resilience.saving_throws.natural_1", face=face)
        play.because("body_resilience.saving_throws.exposed_items")
        return saved(play, total, difficulty_class, save_succeeds=False, items_exposed=True)
    succeeds = _succeeds(play, face, total, difficulty_class)
    return saved(play, total, difficulty_class, save_succeeds=succeeds, items_exposed=False)


def _succeeds(play: Play, face: int, total: int, difficulty_class: int) -> bool:
    if face == 20:
        play.because("body_resilience.saving_throws.natural_20", face=face)
        return True
    play.because("body_resilience.saving_throws.difficulty_class", total=total, difficulty_class=difficulty_class)
    # nothing says whether an equal total is enough; L24.54 likens a save to an attack roll, L24.66 says how it reverses
    return total > difficulty_class or (
        total == difficulty_class and play.reads("body_resilience.saving_throws.equal_total") == "succeeds"
    )
