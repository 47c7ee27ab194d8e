"""The wounds that come with critical strikes (L78 to L84)."""

from __future__ import annotations

from oracle.core.ruling import Play

ELSEWHERE = "which wound this kind of damage inflicts there, which stands elsewhere (L29.2, L84.2): wound"


def torso(play: Play, *, hits: bool, called: bool) -> bool:
    """Return whether a critical strike wounds the torso, called shot or not (L84.1)."""
    if not hits:
        return False
    # a critical strike is said to wound the torso, and a called one the area that was called (L54, L84.1)
    if called and play.reads("chained_dice.wounds.torso_of_called_shots") == "spared":
        return False
    play.because("chained_dice.wounds.torso")
    return True


def kind(play: Play, wound: str | None) -> str:
    """Return which wound it is, or leave that open (L29.2, L60, L80.2, L84.2)."""
    if wound is None:
        play.cannot_tell("wound", ELSEWHERE, "chained_dice.wounds.kind")
        return "none"
    play.because("chained_dice.wounds.kind", wound=wound)
    return wound
