"""What a critical strike brings beside its damage (L74 to L84)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice import wounds

ELSEWHERE = "what the ability's own description says of a critical strike (L74.2): special_effect"


@dataclass(frozen=True)
class Effects:
    """What a strike brings beside damage.

    Args:
        torso_wounded: whether it wounds the torso, without having been aimed there.
        wound: which wound that is; "none" if there is none.
        special_effect: what a special ability adds; "none" if nothing.
    """

    torso_wounded: bool
    wound: str
    special_effect: str


@operation()
def critical_effects(
    *,
    strike: Annotated[Literal["standard", "critical"], Fact("attacker")],
    hits: Annotated[bool, Fact("attacker")] = True,
    called_elsewhere: Annotated[bool, Fact("attacker")] = False,
    wound: Annotated[str | None, Fact("weapon", pattern=r"[a-z_]+")] = None,
    special_ability: Annotated[bool, Fact("weapon")] = False,
    special_effect: Annotated[str | None, Fact("weapon", pattern=r"[a-z_]+")] = None,
    play: Play,
) -> Effects:
    """Rule on what a strike brings beside its damage. What is asked of a called shot at the torso is a called shot's.

    Args:
        strike: whether it is a critical strike.
        hits: whether it succeeds.
        called_elsewhere: whether it is a called shot, which can only be one at another part than the torso here.
        wound: the wound that the section on wounds gives for this kind of damage and the torso.
        special_ability: whether the weapon, or whatever else is used, has an ability that acts on critical strikes.
        special_effect: what the description of that ability says that it does by this strike.

    Returns:
        Whether the torso is wounded, by which wound, and what a special ability adds.

    Raises:
        Invalid: an effect of an ability that is not there.

    Source: document 002, L74, L80, L84.
    """
    if special_effect is not None and not special_ability:
        raise Invalid("special_effect", special_effect, "nothing, where there is no special ability")
    if strike == "standard":
        return Effects(torso_wounded=False, wound="none", special_effect="none")
    wounded = wounds.torso(play, hits=hits, called=called_elsewhere)
    kind = wounds.kind(play, wound) if wounded else "none"
    return Effects(wounded, kind, _special(play, special_effect) if special_ability else "none")


def _special(play: Play, effect: str | None) -> str:
    """Return what a special ability adds to a critical strike, or leave it open (L74)."""
    if effect is None:
        play.cannot_tell("special_effect", ELSEWHERE, "chained_dice.critical_strikes.special_abilities")
        return "none"
    play.because("chained_dice.critical_strikes.special_abilities", effect=effect)
    return effect
