"""What raises and lowers a morale rating (L310 to L337)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.tables import read_table, text
from oracle.rulesets.weapon_speed import morale_ratings
from oracle.rulesets.weapon_speed.morale_ratings import CreatureType


def printed(cell: str) -> int:
    """Return a cell that is a number with its sign, with the minus sign that the document prints."""
    return int(cell.replace("\N{MINUS SIGN}", "-"))


COLUMNS = {"situation": text, "modifier": printed, "statement": text}
MODIFIERS: dict[str, int] = {
    row["situation"]: row["modifier"] for row in read_table(folder("weapon_speed") / "morale_modifiers.csv", COLUMNS)
}

ROWS = {
    "abandoned_by_allies": "Abandoned by allies",
    "hated_enemy": "Creature fighting a hated enemy",
    "surprised": "Creature was surprised",
    "fighting_spellcasters": "Creatures fighting spellcasters",
    "defending_lair": "Defending lair",
    "terrain_advantage": "Terrain advantage",
    "leader_of_different_alignment": "Leader of different alignment",
    "most_powerful_ally_defeated": "Most powerful ally defeated",
    "treated_exceptionally_well": "NPC treated exceptionally well",
    "treated_poorly": "NPC treated poorly",
    "no_opponents_defeated": "No opponents defeated",
    "unable_to_affect_opponents": "Unable to affect opponents",
    "spellcaster_as_ally": "Spellcaster as an ally",
}
BANDS = ((15, "Creatures with 15+ HD"), (9, "Creatures with 9\N{EN DASH}14 HD"), (4, "Creatures with 4\N{EN DASH}8 HD"))
HIT_DICE = r"0|[1-9]\d{0,3}|[1-9]\d?/[1-9]\d?"

Situation = Literal[
    "abandoned_by_allies",
    "hated_enemy",
    "surprised",
    "fighting_spellcasters",
    "defending_lair",
    "defending_young",
    "terrain_advantage",
    "leader_of_different_alignment",
    "most_powerful_ally_defeated",
    "treated_exceptionally_well",
    "treated_poorly",
    "no_opponents_defeated",
    "unable_to_affect_opponents",
    "spellcaster_as_ally",
]


@dataclass(frozen=True)
class MoraleRating:
    """A morale rating, and what it is made of; None where the document does not say."""

    base: int | None
    modifier: int
    rating: int | None


@operation()
def morale_rating(
    *,
    creature_type: CreatureType,
    base_rating: Annotated[int | None, Fact("creature")] = None,
    situations: Annotated[frozenset[Situation], Fact("creature")] = frozenset(),
    alignment: Annotated[Literal["lawful", "chaotic", "neither"], Fact("creature")] = "neither",
    hit_dice: Annotated[str | None, Fact("creature", pattern=HIT_DICE)] = None,
    full_hit_points: Annotated[int | None, Fact("creature", least=1)] = None,
    hit_points_lost: Annotated[int, Fact("creature", least=0)] = 0,
    own_number: Annotated[int | None, Fact("scene", least=1)] = None,
    opponents_number: Annotated[int | None, Fact("scene", least=1)] = None,
    play: Play,
) -> MoraleRating:
    """Rule on a creature's morale rating, before the checks of the round are counted.

    Args:
        creature_type: a row of Table 9.9, or another creature.
        base_rating: of another creature, if somebody has set one.
        situations: what holds of the creature, of the rows of Table 9.10 that need no number.
        alignment: Lawful, Chaotic, or neither.
        hit_dice: a whole number, or a fraction of one die in lowest terms; None if nothing is made of them.
        full_hit_points: what the creature has unhurt, 1 or more.
        hit_points_lost: 0 or more.
        own_number: how many fight on the creature's side, 1 or more.
        opponents_number: how many fight on the other, 1 or more.

    Returns:
        The base rating, the sum of the modifiers, and the rating they come to.

    Raises:
        Invalid: hit dice that are no whole number above 1, hit points lost of an unknown number, one side's number
            alone, someone treated both well and poorly, or a base rating of a creature that the table has.

    Source: document 001, L296 to L337 but L328.
    """
    base = morale_ratings.base(play, creature_type, base_rating)
    modifier = (
        _situations(play, situations)
        + _alignment(play, alignment)
        + _hit_dice(play, hit_dice)
        + _hit_points(play, full_hit_points, hit_points_lost)
        + _numbers(play, own_number, opponents_number)
    )
    if base is None:
        return MoraleRating(None, modifier, None)
    play.because("weapon_speed.morale_modifiers.rating", base=base, modifier=modifier)
    return MoraleRating(base, modifier, base + modifier)


def _situations(play: Play, situations: frozenset[str]) -> int:
    if {"treated_exceptionally_well", "treated_poorly"} <= situations:
        raise Invalid("situations", sorted(situations), "no NPC who is treated both exceptionally well and poorly")
    named = {one for one in situations if one != "defending_young"}
    # the table has the lair alone, L281.1 the lair and the young: a doubt whether they are alike
    if "defending_young" in situations and play.reads("weapon_speed.morale_modifiers.young") == "as_a_lair":
        named.add("defending_lair")
    for one in sorted(named):
        play.because("weapon_speed.morale_modifiers.situations", situation=one, modifier=MODIFIERS[ROWS[one]])
    return sum(MODIFIERS[ROWS[one]] for one in named)


def _alignment(play: Play, alignment: str) -> int:
    if alignment == "neither":
        return 0
    modifier = MODIFIERS["Creature is Lawful" if alignment == "lawful" else "Creature is Chaotic"]
    play.because("weapon_speed.morale_modifiers.alignment", alignment=alignment, modifier=modifier)
    return modifier


def _hit_dice(play: Play, hit_dice: str | None) -> int:
    if hit_dice is None:
        return 0
    found = Fraction(hit_dice)
    if str(found) != hit_dice or (found > 1 and found.denominator > 1):
        raise Invalid("hit_dice", hit_dice, "a whole number, or a fraction below 1 in lowest terms")
    modifier = _few(play, found) if found < 1 else _many(found)
    if modifier:
        play.because("weapon_speed.morale_modifiers.hit_dice", hit_dice=hit_dice, modifier=modifier)
    return modifier


def _few(play: Play, hit_dice: Fraction) -> int:
    below_one = MODIFIERS["Creatures with less than 1 HD"]
    if hit_dice > Fraction(1, 2):
        return below_one
    half = MODIFIERS["Creatures with ½ HD or less"]
    # half a die is less than 1 too: a doubt whether one row replaces the other
    return half + below_one if play.reads("weapon_speed.morale_modifiers.half_a_die") == "both" else half


def _many(hit_dice: Fraction) -> int:
    return next((MODIFIERS[row] for least, row in BANDS if hit_dice >= least), 0)


def _hit_points(play: Play, full: int | None, lost: int) -> int:
    if full is None:
        if lost:
            raise Invalid("full_hit_points", None, "what the creature has unhurt, since it has lost hit points")
        return 0
    if lost * 4 < full:
        return 0
    modifier = MODIFIERS["Creature lost 25% HP"]
    if lost * 2 >= full:
        half = MODIFIERS["Creature lost 50% HP"]
        # half is a quarter too: a doubt whether one row replaces the other
        modifier = half + modifier if play.reads("weapon_speed.morale_modifiers.half_lost") == "both" else half
    play.because("weapon_speed.morale_modifiers.hit_points_lost", lost=lost, full=full, modifier=modifier)
    return modifier


def _numbers(play: Play, own: int | None, opponents: int | None) -> int:
    if own is None and opponents is None:
        return 0
    if own is None:
        raise Invalid("own_number", None, "the number of both sides, or of neither")
    if opponents is None:
        raise Invalid("opponents_number", None, "the number of both sides, or of neither")
    modifier = 0
    if opponents >= 3 * own:
        modifier = MODIFIERS["Outnumbered 3-to-1"]
    elif own >= 3 * opponents:
        modifier = MODIFIERS["Outnumber opponents 3-to-1"]
    if modifier:
        play.because("weapon_speed.morale_modifiers.numbers", own=own, opponents=opponents, modifier=modifier)
    return modifier


def further_checks(play: Play, checks_before: int) -> int:
    """Return what the checks that a creature has made this round change of the next (L328)."""
    if not checks_before:
        return 0
    each = MODIFIERS["Each additional check this round"]
    # "each additional check": a doubt whether every one of them counts, or every one is made at the same -1
    harder = play.reads("weapon_speed.morale_modifiers.third_check") == "harder"
    modifier = each * checks_before if harder else each
    play.because("weapon_speed.morale_modifiers.further_checks", checks_before=checks_before, modifier=modifier)
    return modifier
