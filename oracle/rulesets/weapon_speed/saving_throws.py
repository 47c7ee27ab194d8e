"""Saving throws: the three saves, what each resists, and the roll (L175 to L183)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.tables import one_of, read_table, text

Save = Literal["fortitude", "reflex", "will"]
Ability = Literal["constitution", "dexterity", "wisdom"]
Cause = Literal[
    "poison",
    "disease",
    "death_magic",
    "energy_drain",
    "petrification",
    "polymorph",
    "physical_trauma",
    "area_effect",
    "breath_weapon",
    "trap",
    "wand_or_rod",
    "evaded_bodily",
    "charm",
    "illusion",
    "fear",
    "mental_influence",
    "spell_on_the_mind",
]

WORDS: dict[str, Cause] = {
    "Poison": "poison",
    "disease": "disease",
    "death magic": "death_magic",
    "energy drain": "energy_drain",
    "petrification": "petrification",
    "polymorph": "polymorph",
    "physical trauma": "physical_trauma",
    "Area effects": "area_effect",
    "breath weapons": "breath_weapon",
    "traps": "trap",
    "wands and rods": "wand_or_rod",
    "anything requiring physical evasion": "evaded_bodily",
    "Charm": "charm",
    "illusions": "illusion",
    "fear": "fear",
    "mental influence": "mental_influence",
    "most spells targeting the mind directly": "spell_on_the_mind",
}


def _causes(cell: str) -> list[Cause]:
    try:
        return [WORDS[word] for word in cell.split(", ")]
    except KeyError:
        raise ValueError("causes, separated by commas") from None


COLUMNS = {
    "save": one_of("Fortitude", "Reflex", "Will"),
    "governing_attribute": one_of("Constitution", "Dexterity", "Wisdom"),
    "resists": _causes,
    "statement": text,
}
ROWS = read_table(folder("weapon_speed") / "saving_throws.csv", COLUMNS)
GOVERNING: dict[Save, Ability] = {row["save"].lower(): row["governing_attribute"].lower() for row in ROWS}
RESISTS: dict[Cause, Save] = {cause: row["save"].lower() for row in ROWS for cause in row["resists"]}


@dataclass(frozen=True)
class CalledFor:
    """The save that is called for, and the ability that governs it."""

    save: Save | None
    ability: Ability | None


@dataclass(frozen=True)
class Roll:
    """A saving throw: whether it succeeds, and the highest face that would."""

    save_succeeds: bool
    highest_face: int


@dataclass(frozen=True)
class Scores:
    """Both scores after an effect."""

    ability_score: int
    save_score: int


@operation()
def which_save(
    *,
    causes: Annotated[frozenset[Cause], Fact("scene", least=1)],
    gm_names: Annotated[Save | None, Fact("scene")] = None,
    play: Play,
) -> CalledFor:
    """Rule which of the three saves is called for.

    Args:
        causes: everything that the effect is.
        gm_names: the save that the GM names where the text leaves it open; elsewhere it changes nothing.

    Returns:
        The save, and the ability that governs it.

    Source: document 001, L176.2 to L181, L273.4.
    """
    found = {RESISTS[cause] for cause in causes}
    # breath is said to call for Reflex: a doubt where it does what another row names
    if len(found) > 1 and "breath_weapon" in causes and _breath_calls_for_reflex(play):
        found = {RESISTS["breath_weapon"]}
    if len(found) > 1:
        return _open_save(play, gm_names)
    # "most spells": which of them do not is left open, so the GM may name another save
    if causes == {"spell_on_the_mind"} and gm_names is not None:
        play.because("weapon_speed.saving_throws.most_spells", save=gm_names)
        return called_for(play, gm_names)
    save = found.pop()
    play.because("weapon_speed.saving_throws.resists", causes=sorted(causes), save=save)
    return called_for(play, save)


def _breath_calls_for_reflex(play: Play) -> bool:
    return play.reads("weapon_speed.saving_throws.breath_of_two_kinds") == "calls_for_reflex"


def _open_save(play: Play, gm_names: Save | None) -> CalledFor:
    if gm_names is not None:
        play.because("weapon_speed.saving_throws.several_causes", save=gm_names)
        return called_for(play, gm_names)
    missing = "which save a cause of two kinds calls for (L179 to L181)"
    play.cannot_tell("save", missing, "weapon_speed.saving_throws.several_causes")
    play.not_determined["ability"] = missing
    return CalledFor(None, None)


def called_for(play: Play, save: Save) -> CalledFor:
    """Return a save with the ability that governs it (L177 to L181)."""
    ability = GOVERNING[save]
    play.because("weapon_speed.saving_throws.governing_ability", save=save, ability=ability)
    return CalledFor(save, ability)


@operation(dice={"save": "d20"})
def saving_throw(
    *,
    save_score: Annotated[int, Fact("target")],
    save_modifier: Annotated[int, Fact("target")] = 0,
    play: Play,
) -> Roll:
    """Rule on a saving throw.

    Args:
        save_score: of the save that is called for.
        save_modifier: all modifiers together, signed; a bonus is positive.

    Returns:
        Whether it succeeds, and the highest face that succeeds, which may lie beyond the die's own.

    Source: document 001, L176.1, L182.
    """
    face = play.roll("save")
    highest = save_score + save_modifier if _eases(play, save_modifier) else save_score - save_modifier
    play.because("weapon_speed.saving_throws.roll", face=face, highest_face=highest)
    return Roll(save_succeeds=face <= highest, highest_face=highest)


def _eases(play: Play, modifier: int) -> bool:
    # "1d20 + modifiers": a doubt, since a bonus on a roll that must be low would hurt whoever has it
    return modifier != 0 and play.reads("weapon_speed.saving_throws.what_a_bonus_does") == "eases_the_save"


@operation()
def change_score(
    *,
    changes: Annotated[Literal["ability", "save"], Fact("scene")],
    amount: Annotated[int, Fact("scene")],
    ability_score: Annotated[int, Fact("target")],
    save_score: Annotated[int, Fact("target")],
    play: Play,
) -> Scores:
    """Rule on an effect that drains or boosts an ability score or a save score.

    Args:
        changes: which of the two the effect is on.
        amount: what it adds; negative if it drains.
        ability_score: before it, of the ability that governs the save.
        save_score: before it.

    Returns:
        Both scores after it.

    Source: document 001, L183.
    """
    play.because("weapon_speed.saving_throws.separate_scores", changes=changes, amount=amount)
    if changes == "ability":
        return Scores(ability_score + amount, save_score)
    return Scores(ability_score, save_score + amount)
