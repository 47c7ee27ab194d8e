"""Unstable surfaces (L89 to L95)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.combat_options import switching_weapons
from oracle.rulesets.combat_options.world import Combatant, Footing, UnusedRules, World, in_use, incapable


@dataclass(frozen=True)
class Magic:
    """Magic that can be used."""


def is_unstable(play: Play, footing: str, referee_counts_flight: bool) -> bool:
    """Return whether someone stands on an unstable surface (L89)."""
    if footing == "firm" or not in_use(play, "unstable_surfaces"):
        return False
    if footing == "magical_flight":
        play.because("combat_options.unstable_surfaces.magical_flight", counted=referee_counts_flight)
        return referee_counts_flight
    if footing != "otherwise_unstable":
        play.because("combat_options.unstable_surfaces.examples", footing=footing)
    return True


def attack_modifier(play: Play, kind: str, footing: str, referee_counts_flight: bool, magic_item: bool) -> int:
    """Return the penalty to a missile attack from an unstable surface (L91)."""
    if kind == "melee" or not is_unstable(play, footing, referee_counts_flight):
        return 0
    # L91 penalises missile attacks, L95 lets magic items be used normally: a doubt about a magic bow
    if magic_item and play.reads("combat_options.unstable_surfaces.magic_missile_weapon") == "no_penalty":
        play.because("combat_options.unstable_surfaces.magic_items")
        return 0
    play.because("combat_options.unstable_surfaces.missile_penalty", modifier=-4)
    return -4


@operation()
def use_magic(
    *,
    what: Annotated[Literal["spell", "magic_item", "spell_scroll"], Fact("combatant")],
    combatant: Combatant = "combatant",
    footing: Footing,
    referee_counts_flight: Annotated[bool, Fact("scene")] = False,
    unused_rules: UnusedRules = frozenset(),
    play: Play,
) -> Magic | NotAllowed:
    """Rule whether magic can be used from where someone stands.

    Args:
        what: a spell that is cast, a magic item that is used, or a spell that is cast from a scroll.
        combatant: who uses it, by name.
        footing: what the combatant stands on, or flies by.
        referee_counts_flight: whether the Referee counts magical flight as unstable.
        unused_rules: topics whose rules the Referee does not use.

    Returns:
        Not allowed, or allowed: the state then holds that the combatant has acted this Round.

    Source: document 003, L55, L83, L89, L93, L95.
    """
    body = play.recall(World).of(combatant)
    refused = incapable(play, body, "combatant", combatant) or switching_weapons.refused(play, body)
    if refused:
        return refused
    unstable = is_unstable(play, footing, referee_counts_flight)
    if unstable and _is_spell(play, what):
        return play.forbids("combat_options.unstable_surfaces.spells")
    body.action = "magic"
    if unstable:
        play.because("combat_options.unstable_surfaces.magic_items")
    return Magic()


def _is_spell(play: Play, what: str) -> bool:
    # a scroll is a magic item with which a spell is cast: L93 and L95 both speak of it
    return what == "spell" or (
        what == "spell_scroll" and play.reads("combat_options.unstable_surfaces.spell_scrolls") == "spells"
    )
