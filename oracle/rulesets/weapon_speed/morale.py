"""The morale check (L280, L282.1, L295)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed.morale_modifiers import further_checks
from oracle.rulesets.weapon_speed.world import Combatant, World

Breaking = Literal["retreats", "surrenders", "complies"]
Reaction = Literal["fights_on", "retreats", "surrenders", "complies"]


@dataclass(frozen=True)
class MoraleCheck:
    """A morale check.

    Args:
        rolled: whether there was a roll.
        total: of the two dice; 0 where none was rolled.
        rating: what it was held against; 0 where nothing was rolled.
        fights_on: whether the creature does.
        reaction: what the creature does; None where the GM has not said.
    """

    rolled: bool
    total: int
    rating: int
    fights_on: bool
    reaction: Reaction | None


@operation(dice={"morale": "2d10"})
def morale_check(
    *,
    creature: Combatant = "creature",
    morale_rating: Annotated[int | None, Fact("creature")] = None,
    player_character: Annotated[bool, Fact("creature")] = False,
    unintelligent: Annotated[bool, Fact("creature")] = False,
    specifically_controlled: Annotated[bool, Fact("creature")] = False,
    gm_decides: Annotated[Literal["breaks", "holds"] | None, Fact("scene")] = None,
    gm_reaction: Annotated[Breaking | None, Fact("scene")] = None,
    play: Play,
) -> MoraleCheck | NotAllowed:
    """Rule on a morale check.

    Args:
        creature: who checks, by name.
        morale_rating: with its modifiers, but not those of the checks made this round.
        player_character: whether it is a player's character.
        unintelligent: whether it is an unintelligent creature.
        specifically_controlled: whether somebody controls it specifically.
        gm_decides: what the GM has ruled with no roll, or None.
        gm_reaction: what the GM has a broken creature do, or None.

    Returns:
        Not allowed, or whether there was a roll, its total, the rating, whether the creature fights on, and what it
        does; the state then holds the number of checks this round.

    Raises:
        Invalid: a roll with no rating to hold it against.

    Source: document 001, L280, L281.2, L282.1, L295, L328.
    """
    if player_character:
        return play.forbids("weapon_speed.morale.player_characters")
    play.because("weapon_speed.morale.npcs_and_creatures")
    if gm_decides is not None:
        play.because("weapon_speed.morale.gm_decides", gm_decides=gm_decides)
        if gm_decides == "holds":
            return _unrolled("fights_on", fights_on=True)
        return _unrolled(_reaction(play, gm_reaction), fights_on=False)
    # the unintelligent have a rating, and no thought of their safety: a doubt whether they check uncontrolled
    if unintelligent and not specifically_controlled and _never_check(play):
        play.because("weapon_speed.morale_creatures.unintelligent")
        return _unrolled("fights_on", fights_on=True)
    if morale_rating is None:
        raise Invalid("morale_rating", None, "the rating that the roll is held against")
    body = play.recall(World).of(creature)
    rating = morale_rating + further_checks(play, body.morale_checks)
    body.morale_checks += 1
    total = play.roll("morale")
    if total <= rating:
        play.because("weapon_speed.morale.fights_on", total=total, rating=rating)
        return MoraleCheck(rolled=True, total=total, rating=rating, fights_on=True, reaction="fights_on")
    play.because("weapon_speed.morale.breaks", total=total, rating=rating)
    reaction = _reaction(play, gm_reaction)
    return MoraleCheck(rolled=True, total=total, rating=rating, fights_on=False, reaction=reaction)


def _never_check(play: Play) -> bool:
    return play.reads("weapon_speed.morale.unintelligent_check") == "only_under_control"


def _unrolled(reaction: Reaction | None, *, fights_on: bool) -> MoraleCheck:
    return MoraleCheck(rolled=False, total=0, rating=0, fights_on=fights_on, reaction=reaction)


def _reaction(play: Play, gm_reaction: Breaking | None) -> Breaking | None:
    """Return what the broken do, which is the GM's to say (L295.4)."""
    if gm_reaction is None:
        play.cannot_tell("reaction", "what the GM has the creature do (L295.4)", "weapon_speed.morale.reaction")
    else:
        play.because("weapon_speed.morale.reaction", reaction=gm_reaction)
    return gm_reaction
