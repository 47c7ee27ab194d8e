"""What becomes of the save categories of older material (L184 to L192)."""

from __future__ import annotations

from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.tables import one_of, read_table, text
from oracle.rulesets.weapon_speed.saving_throws import CalledFor, Save, called_for

OldCategory = Literal[
    "paralysis_poison_death_magic", "rod_staff_wand", "petrification_polymorph", "breath_weapon", "spell"
]
EVADED_SPELL = "evaded_spell"

CATEGORIES: dict[str, str] = {
    "Paralysis / Poison / Death Magic": "paralysis_poison_death_magic",
    "Rod / Staff / Wand": "rod_staff_wand",
    "Petrification / Polymorph": "petrification_polymorph",
    "Breath Weapon": "breath_weapon",
    "Spell (default)": "spell",
    "Spell (evasion-based)": EVADED_SPELL,
}
COLUMNS = {
    "old_category": one_of(*CATEGORIES),
    "new_save": one_of("Fortitude", "Reflex", "Will"),
    "statement": text,
}
NEW_SAVES: dict[str, Save] = {
    CATEGORIES[row["old_category"]]: row["new_save"].lower()
    for row in read_table(folder("weapon_speed") / "old_save_categories.csv", COLUMNS)
}


@operation()
def convert_save(
    *,
    old_category: Annotated[OldCategory, Fact("scene")],
    evasion_based: Annotated[bool, Fact("scene")] = False,
    play: Play,
) -> CalledFor:
    """Rule which save stands for a category of older material.

    Args:
        old_category: as older material has it.
        evasion_based: whether the effect is one that can be evaded, which counts for spells alone.

    Returns:
        The save, and the ability that governs it.

    Source: document 001, L184 to L192.
    """
    return called_for(play, converted(play, old_category, evasion_based=evasion_based))


def converted(play: Play, old_category: str, *, evasion_based: bool) -> Save:
    """Return the save that stands for an old category (L187 to L192)."""
    if old_category == "spell" and evasion_based:
        play.because("weapon_speed.old_save_categories.evaded_spell")
        return NEW_SAVES[EVADED_SPELL]
    save = NEW_SAVES[old_category]
    play.because("weapon_speed.old_save_categories.converted", old_category=old_category, save=save)
    return save
