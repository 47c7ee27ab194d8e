"""Lucky and unlucky rolls, which the document uses and does not define."""

from __future__ import annotations

from typing import Annotated

from oracle.core.ruling import Play
from oracle.core.shapes import Fact

Lucky = Annotated[bool, Fact("scene")]

UNDEFINED = "what lucky and unlucky do to a roll, which the document does not say"
BOTH = "what becomes of a roll that is lucky and unlucky at once"


def roll(play: Play, purpose: str, *, lucky: bool, unlucky: bool) -> int | str:
    """Roll a purpose's die, lucky or not; return the face that counts, or what is missing where none does."""
    if not lucky and not unlucky:
        return play.roll(purpose)
    if lucky and unlucky:
        play.because("chained_dice.luck.both")
        return BOTH
    if play.reads("chained_dice.luck.meaning") == "undefined":
        play.because("chained_dice.luck.undefined")
        return UNDEFINED
    faces = play.faces(purpose, 2)
    face = max(faces) if lucky else min(faces)
    play.because("chained_dice.luck.kept", faces=faces, face=face)
    return face
