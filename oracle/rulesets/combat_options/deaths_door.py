"""0 Hit Points, and death's door (L19 to L23)."""

from __future__ import annotations

from oracle.core.ruling import Play
from oracle.rulesets.combat_options.world import Body

HEALING_EXAMPLES = ("lesser_healing", "spirithame", "magic_potion")


def reduced_to_zero(play: Play, body: Body, option_used: bool, is_character: bool) -> None:
    """Rule what happens to whoever is reduced to 0 Hit Points (L19)."""
    # L19.2 speaks of characters: a doubt whether a monster may linger too
    lingers = option_used and (is_character or play.reads("combat_options.deaths_door.who_lingers") == "any_combatant")
    if not lingers:
        play.because("combat_options.deaths_door.death_at_zero", hit_points=0)
        body.dead = True
        return
    play.because("combat_options.deaths_door.option", hit_points=0)
    play.because("combat_options.deaths_door.unconscious")
    body.at_deaths_door = True
    body.fell_this_round = True


def remaining(play: Play, hit_points: int, damage: int) -> int:
    """Return the Hit Points that damage leaves."""
    left = hit_points - damage
    # the text speaks of 0 only: a doubt whether damage beyond it counts
    if left < 0 and play.reads("combat_options.deaths_door.damage_beyond_zero") == "is_lost":
        return 0
    return left


def round_passes(play: Play, body: Body) -> None:
    """Roll for a combatant at death's door as a Round ends (L21.2)."""
    # "each Round": a doubt whether the one in which the character fell is the first
    fell_now, body.fell_this_round = body.fell_this_round, False
    if fell_now and play.reads("combat_options.deaths_door.first_check") == "next_round":
        play.because("combat_options.deaths_door.lingering")
        return
    face = play.faces("dying")[0]
    # a "2-in-6 chance" does not say which two faces
    faces = (1, 2) if play.reads("combat_options.deaths_door.which_faces") == "lowest_two" else (5, 6)
    play.because("combat_options.deaths_door.chance_of_death", face=face, dies_on=faces)
    if face in faces:
        body.at_deaths_door = False
        body.dead = True
    else:
        play.because("combat_options.deaths_door.lingering")


def saves(play: Play, healing: str, magical: bool, instantaneous: bool) -> bool:
    """Return whether healing brings someone back from death's door (L21.1, L23.1)."""
    if healing in HEALING_EXAMPLES:
        play.because("combat_options.deaths_door.healing_examples", healing=healing)
    # L21.1 asks for magical aid, L23.1 for healing that acts at once
    elif not instantaneous or (
        not magical and play.reads("combat_options.deaths_door.aid_without_magic") == "does_not_save"
    ):
        play.because("combat_options.deaths_door.lingering")
        return False
    play.because("combat_options.deaths_door.instantaneous_healing")
    return True


def brought_back(play: Play, body: Body, hit_points: int, points: int, greatest: int | None) -> int:
    """Return the Hit Points of someone brought back from death's door (L23.1).

    Args:
        hit_points: before the healing, 0 or less.
        points: how much the healing heals.
        greatest: the full Hit Points, where they are known.
    """
    body.at_deaths_door = False
    play.because("combat_options.deaths_door.one_hit_point", points=points)
    # "restoring them to 1 Hit Point": a doubt whether a stronger healing restores more
    if points > 1 and play.reads("combat_options.deaths_door.stronger_healing") == "all_of_it":
        healed = max(1, hit_points + points)
        return healed if greatest is None else min(healed, greatest)
    return 1
