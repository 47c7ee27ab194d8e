"""Non-lethal damage: how it is counted and healed, and whom it fells (L97.2 to L97.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed.world import Body, Target, World

StartingHitPoints = Annotated[int | None, Fact("target", least=1, starting=True)]


@dataclass(frozen=True)
class Health:
    """What damage of both kinds comes to.

    Args:
        hit_points: left, after lethal damage.
        non_lethal: the tally of non-lethal damage.
        unconscious: whether that one is unconscious by it.
    """

    hit_points: int
    non_lethal: int
    unconscious: bool


@operation()
def take_damage(
    *,
    target: Target = "target",
    hit_points: StartingHitPoints = None,
    lethal: Annotated[int, Fact("attacker", least=0)] = 0,
    non_lethal: Annotated[int, Fact("attacker", least=0)] = 0,
    play: Play,
) -> Health:
    """Rule on what damage of both kinds does to someone.

    Args:
        target: who takes it, by name.
        hit_points: before the first damage.
        lethal: points of lethal damage.
        non_lethal: points of non-lethal damage.

    Returns:
        The HP left, the tally of non-lethal damage, and whether the target is unconscious by it.

    Raises:
        Invalid: hit points that nobody stated, or stated again.

    Source: document 001, L97.2, L97.4.
    """
    body = play.recall(World).of(target)
    start = _start(play, body, hit_points)
    play.because("weapon_speed.non_lethal_damage.counted_apart", lethal=lethal, non_lethal=non_lethal)
    body.non_lethal_damage_lethal += lethal
    body.non_lethal_damage_tally += non_lethal
    if body.non_lethal_damage_unclear:
        return _unclear(play)
    return _health(play, body, start, lethal, non_lethal)


@operation()
def heal_damage(
    *,
    target: Target = "target",
    hit_points: StartingHitPoints = None,
    points: Annotated[int, Fact("scene", least=1)],
    play: Play,
) -> Health:
    """Rule on what healing does for someone with damage of either kind.

    Args:
        target: who is healed, by name.
        hit_points: before the first damage.
        points: that are healed.

    Returns:
        The HP left, the tally of non-lethal damage, and whether the target is unconscious by it.

    Raises:
        Invalid: hit points that nobody stated, or stated again.

    Source: document 001, L97.3, L97.4.
    """
    body = play.recall(World).of(target)
    start = _start(play, body, hit_points)
    play.because("weapon_speed.non_lethal_damage.healed_alike", points=points)
    if body.non_lethal_damage_unclear:
        return _unclear(play)
    # "equal amounts of both": a doubt whether each is the amount that is healed, or a half of it
    both = body.non_lethal_damage_lethal and body.non_lethal_damage_tally
    if both and play.reads("weapon_speed.non_lethal_damage.equal_amounts") == "half_each":
        if points % 2:
            body.non_lethal_damage_unclear = True
            return _unclear(play)
        points //= 2
    body.non_lethal_damage_lethal = max(body.non_lethal_damage_lethal - points, 0)
    body.non_lethal_damage_tally = max(body.non_lethal_damage_tally - points, 0)
    # nothing says whether healing wakes someone, nor whether the time after a combat does
    body.non_lethal_damage_lies = False
    return _health(play, body, start, 0, 0)


def _start(play: Play, body: Body, hit_points: int | None) -> int:
    start = play.starting("hit_points", hit_points, body.non_lethal_damage_starting_hit_points)
    body.non_lethal_damage_starting_hit_points = start
    return start


def _unclear(play: Play) -> Health:
    missing = "how an odd amount is shared between both kinds of damage (L97.3)"
    play.not_determined |= dict.fromkeys(("hit_points", "non_lethal", "unconscious"), missing)
    return Health(0, 0, False)


def _health(play: Play, body: Body, start: int, lethal: int, non_lethal: int) -> Health:
    left = start - body.non_lethal_damage_lethal
    tally = body.non_lethal_damage_tally
    if _falls(play, left, tally, lethal, non_lethal):
        play.because("weapon_speed.non_lethal_damage.unconscious", hit_points=left, non_lethal=tally)
        body.non_lethal_damage_fallen = body.non_lethal_damage_lies = True
    elif body.non_lethal_damage_fallen and not body.non_lethal_damage_lies:
        missing = "when someone wakes whom non-lethal damage has felled (L97.4)"
        play.cannot_tell("unconscious", missing, "weapon_speed.non_lethal_damage.waking")
    elif left <= 0 and not body.non_lethal_damage_fallen:
        missing = "what becomes of someone who came to 0 HP without non-lethal damage (L97.4)"
        play.cannot_tell("unconscious", missing, "weapon_speed.non_lethal_damage.without_it")
    return Health(left, tally, body.non_lethal_damage_fallen)


def _falls(play: Play, left: int, tally: int, lethal: int, non_lethal: int) -> bool:
    if not tally or not (lethal or non_lethal):
        return False
    # "0 HP", with a tally of its own: a doubt whether non-lethal damage brings someone there too
    both_kinds = play.reads("weapon_speed.non_lethal_damage.what_brings_to_0") == "both_kinds"
    done = lethal + non_lethal if both_kinds else lethal
    after = left - tally if both_kinds else left
    if not done or after > 0:
        return False
    # "reduced to 0": a doubt whether that can happen to someone who is there, or below, already
    return after + done > 0 or play.reads("weapon_speed.non_lethal_damage.at_0_already") == "falls"
