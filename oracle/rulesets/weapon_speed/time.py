"""Rounds and turns, and what there is time for in a round (L3 to L5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed.world import Body, Combatant, World

Kind = Literal["significant", "minor", "rest_of_the_round"]

SIGNIFICANT = (
    "attack",
    "cast_spell",
    "activate_item",
    "full_move",
    "stabilize_fallen",
    "search_body",
    "retrieve_item",
    "force_door",
    "drink_potion",
)
MINOR = ("draw_weapon", "drop_item", "remove_backpack", "remove_belt", "fall_prone", "stand_up")
REST = ("shorter_move", "take_position", "defend")
NEGLIGIBLE_WORDS = 20


@dataclass(frozen=True)
class Duration:
    """How long some rounds last.

    Args:
        rounds: how many.
        about_minutes: what they come to, approximately.
        whole_turns: of ten rounds each.
        rounds_over: that make no whole turn.
    """

    rounds: int
    about_minutes: int
    whole_turns: int
    rounds_over: int


@operation()
def how_long(
    *,
    rounds: Annotated[int | None, Fact("scene", least=0)] = None,
    play: Play,
) -> Duration:
    """Rule how long some rounds last.

    Args:
        rounds: how many; not stated where the rounds are meant that have ended in this combat.

    Returns:
        The rounds, about how many minutes they are, the whole turns, and the rounds left over.

    Source: document 001, L3.
    """
    play.because("weapon_speed.time.counted_in_rounds")
    count = play.recall(World).round - 1 if rounds is None else rounds
    play.because("weapon_speed.time.round_is_a_minute", rounds=count)
    play.because("weapon_speed.time.turn_is_ten_rounds", rounds=count)
    return Duration(rounds=count, about_minutes=count, whole_turns=count // 10, rounds_over=count % 10)


@dataclass(frozen=True)
class Act:
    """What an action counts as, and how many significant ones are left in the round."""

    kind: Kind
    significant_left: int


@operation()
def act(
    *,
    combatant: Combatant = "combatant",
    action: Annotated[
        Literal[
            "attack",
            "cast_spell",
            "activate_item",
            "full_move",
            "stabilize_fallen",
            "search_body",
            "retrieve_item",
            "force_door",
            "drink_potion",
            "speak",
            "draw_weapon",
            "drop_item",
            "remove_backpack",
            "remove_belt",
            "fall_prone",
            "stand_up",
            "shorter_move",
            "take_position",
            "defend",
            "other",
        ],
        Fact("combatant"),
    ],
    words: Annotated[int | None, Fact("combatant", least=1)] = None,
    gm_judges: Annotated[Literal["significant", "minor"] | None, Fact("scene")] = None,
    significant_actions: Annotated[int | None, Fact("combatant", least=0)] = 1,
    play: Play,
) -> Act | NotAllowed:
    """Rule whether there is time for an action in this round.

    Args:
        combatant: who acts, by name.
        action: what is done; a full move is one of the full movement value, a shorter move is any other.
        words: how many are spoken, by whoever speaks; may be left out where the GM has judged.
        gm_judges: what the GM takes the action for; not stated where the GM says nothing.
        significant_actions: how many the combatant has in a round; null for someone who is unlike most characters,
            and of whom nobody knows it.

    Returns:
        Not allowed, or what the action counts as, and how many significant ones are left; the state keeps count.

    Raises:
        Invalid: someone speaks, and neither the number of words nor the GM's judgement is stated.

    Source: document 001, L4, L5, L35.2.
    """
    body = play.recall(World).of(combatant)
    kind = _kind(play, body, action, words, gm_judges)
    if kind is None:
        play.because("weapon_speed.time.unlisted_actions", action=action)
        return play.cannot_rule("what an action is that neither list names (L4.3, L5.1): gm_judges")
    if action == "stand_up":
        if body.overbearing_pinned:
            play.because("weapon_speed.overbearing.what_a_pin_does")
            return play.cannot_rule("what a pin keeps someone from, and how it ends (L136.1, L137.2)")
        body.forget(("overbearing_down",))
    if kind == "significant" and body.wait_held:
        return play.forbids("weapon_speed.wait.held")
    if significant_actions is None:
        play.because("weapon_speed.time.unlike_most")
        if kind == "significant":
            return play.cannot_rule("how many significant actions a character has who is unlike most (L4.1)")
        play.not_determined["significant_left"] = "how many significant actions the character has (L4.1)"
        return Act(kind, 0)
    if kind != "significant":
        return Act(kind, significant_actions - body.time_acted)
    if body.time_acted >= significant_actions:
        return play.forbids("weapon_speed.time.one_significant_action", significant_actions=significant_actions)
    body.time_acted += 1
    play.because("weapon_speed.time.one_significant_action", significant_actions=significant_actions)
    return Act(kind, significant_actions - body.time_acted)


def _kind(play: Play, body: Body, action: str, words: int | None, gm_judges: Kind | None) -> Kind | None:
    """Return what an action counts as; None where neither the lists nor the GM say it."""
    if action == "speak" and words is not None:
        body.time_words += words
    if gm_judges is not None:
        play.because("weapon_speed.time.gm_judges", judged=gm_judges)
        return gm_judges
    if action in SIGNIFICANT:
        play.because("weapon_speed.time.significant_actions", action=action)
        return "significant"
    if action == "speak" and _few_words(play, body, words):
        play.because("weapon_speed.time.speaking", words=words)
        return "minor"
    if action in MINOR:
        play.because("weapon_speed.time.minor_actions", action=action)
        return "minor"
    if action in REST:
        play.because("weapon_speed.time.rest_of_the_round", action=action)
        return "rest_of_the_round"
    return None


def _few_words(play: Play, body: Body, words: int | None) -> bool:
    if words is None:
        raise Invalid("words", None, "how many words are spoken")
    if words > NEGLIGIBLE_WORDS or body.time_words <= NEGLIGIBLE_WORDS:
        return words <= NEGLIGIBLE_WORDS
    # nothing says whether the 20 words of L5.1 are those of one speech or those of a round
    return play.reads("weapon_speed.time.words_of_a_round") == "each_time"
