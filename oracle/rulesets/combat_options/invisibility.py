"""Invisible opponents (L33 to L37)."""

from __future__ import annotations

from oracle.core.ruling import NotAllowed, Play
from oracle.rulesets.combat_options.world import in_use


def attack_refused(
    play: Play, kind: str, target_invisible: bool, attacker_perceives: bool, referee_allows: bool
) -> NotAllowed | None:
    """Refuse a missile aimed at an invisible creature, unless the Referee lets it (L35)."""
    if kind == "melee" or not target_invisible or not in_use(play, "invisibility"):
        return None
    # L37 asks whether the opponent perceives, L35 does not
    if attacker_perceives and play.reads("combat_options.invisibility.perceived_missile_target") == "may_be_aimed_at":
        return None
    if not referee_allows:
        return play.forbids("combat_options.invisibility.missiles")
    play.because("combat_options.invisibility.missiles")
    return None


def attack_modifier(
    play: Play,
    kind: str,
    attacker_invisible: bool,
    target_invisible: bool,
    attacker_perceives: bool,
    target_perceives: bool,
) -> int:
    """Return what invisibility on either side does to an attack (L33, L37)."""
    modifier = 0
    if target_invisible and in_use(play, "invisibility"):
        modifier += _against_invisible(play, kind, attacker_perceives)
    if attacker_invisible and in_use(play, "invisibility"):
        if target_perceives:
            play.because("combat_options.invisibility.perceived_attacker")
        else:
            play.because("combat_options.invisibility.attacker_bonus", modifier=4)
            modifier += 4
    return modifier


def _against_invisible(play: Play, kind: str, attacker_perceives: bool) -> int:
    # L33 has a penalty for melee only; L35 says nothing of the missile that the Referee lets be aimed
    if kind == "missile" and play.reads("combat_options.invisibility.missile_penalty") == "none":
        return 0
    # L37 asks whether the opponent perceives, L33 does not
    if attacker_perceives and play.reads("combat_options.invisibility.perceived_target") == "no_penalty":
        return 0
    play.because("combat_options.invisibility.melee_penalty", modifier=-4)
    return -4
