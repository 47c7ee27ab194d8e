"""Morale checks: who faces them, and what they are (L419 to L425)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact

CreatureKind = Literal["npc", "monster", "player_character"]
Exposure = Literal[
    "nothing_extreme",
    "terrifying_monster",
    "particularly_terrifying_monster",
    "fear_magic",
    "other_extreme_situation",
]
Matter = Literal["fight", "captive", "army"]
End = Literal["keeps_fighting", "runs_away", "defies_captor", "succumbs", "stays_effective", "is_routed"]

ENDS: dict[Matter, tuple[End, End]] = {
    "fight": ("keeps_fighting", "runs_away"),
    "captive": ("defies_captor", "succumbs"),
    "army": ("stays_effective", "is_routed"),
}
"""Between which ends a morale check decides, the one that holds out first (L421.1)."""
EXTREME = ("particularly_terrifying_monster", "fear_magic", "other_extreme_situation")


@dataclass(frozen=True)
class MoraleCheck:
    """A morale check.

    Args:
        attack_bonus: what is added to the roll.
        will_to_beat: the creature's Will against it.
        affected: whether the check can do anything to the creature.
        decides_between: the ends between which it decides, the one that holds out first; none if nobody asks.
    """

    attack_bonus: int
    will_to_beat: int
    affected: bool
    decides_between: tuple[End, ...]


@operation()
def face_morale_check(
    *,
    creature_kind: Annotated[CreatureKind, Fact("creature")],
    exposed_to: Annotated[Exposure, Fact("creature")] = "nothing_extreme",
    matter: Annotated[Literal["fight", "captive", "army", "other"] | None, Fact("scene")] = None,
    attack_bonus: Annotated[int, Fact("attacker")],
    circumstance_modifier: Annotated[int, Fact("scene")] = 0,
    will_defense: Annotated[int, Fact("creature")],
    will_against_fear: Annotated[int, Fact("creature")] = 0,
    fear_immune: Annotated[bool, Fact("creature")] = False,
    play: Play,
) -> MoraleCheck | NotAllowed:
    """Rule whether a creature faces a morale check, and what has to be beaten.

    Args:
        creature_kind: an NPC, a monster or a player character.
        exposed_to: the worst that the creature is exposed to.
        matter: what is to be decided: a fight, a captive's will, an army's, something else, or null if nobody asks.
        attack_bonus: of the check, before the situation.
        circumstance_modifier: the sum for the situation, signed.
        will_defense: the creature's Will.
        will_against_fear: what is added to Will against Fear effects alone, signed.
        fear_immune: whether the creature is immune to Fear effects.

    Returns:
        Not allowed; or the bonus, the Will to beat, whether the creature can be affected, and what is decided.

    Source: document 000, L419 to L425.
    """
    if creature_kind == "player_character":
        # "should only": a doubt whether a prohibition or advice
        forbidding = play.reads("action_points.morale.should_only") == "prohibition"
        if exposed_to not in EXTREME and forbidding:
            return play.forbids("action_points.morale.player_characters", exposed_to=exposed_to)
        play.because("action_points.morale.player_characters", exposed_to=exposed_to)
    else:
        play.because("action_points.morale.npcs_and_monsters")
    bonus = attack_bonus + circumstance_modifier
    play.because("action_points.morale.attack_on_will", attack_bonus=bonus)
    if will_against_fear:
        play.because("action_points.morale.fear_effect", modifier=will_against_fear)
    if fear_immune:
        play.because("action_points.morale.immunity")
    return MoraleCheck(bonus, will_defense + will_against_fear, not fear_immune, _decided(play, matter))


def _decided(play: Play, matter: str | None) -> tuple[End, ...]:
    """Return the ends between which a check decides (L421.1)."""
    if matter is None:
        return ()
    for known, ends in ENDS.items():
        if matter == known:
            play.because("action_points.morale.decides", matter=matter)
            return ends
    missing = "what else a morale check decides (L421.1)"
    play.cannot_tell("decides_between", missing, "action_points.morale.other_matters")
    return ()
