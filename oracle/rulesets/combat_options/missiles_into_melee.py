"""Missiles into melee (L39 to L43)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.combat_options.world import NAME, in_use

GREATEST_PENALTY = -4


@dataclass(frozen=True)
class Fighter:
    """Someone who fights near the target.

    Args:
        name: of the combatant.
        fights: the target, or someone else in the same melee.
    """

    name: Annotated[str, Fact("scene", pattern=NAME)]
    fights: Literal["target", "another"] = "target"


Melee = Annotated[tuple[Fighter, ...], Fact("scene")]


def in_melee_with_target(play: Play, melee: Sequence[Fighter]) -> list[Fighter]:
    """Return who counts as a combatant in melee with the target (L41)."""
    engaged = [one for one in melee if one.fights == "target"]
    # "in melee with the intended target": a doubt about those in the same melee who fight somebody else
    if len(engaged) < len(melee) and play.reads("combat_options.missiles_into_melee.who_counts") == "same_melee":
        return list(melee)
    return engaged


def attack_modifier(play: Play, kind: str, melee: Sequence[Fighter], attacker_in_melee: bool) -> int:
    """Return the penalty of a missile into melee (L41)."""
    if kind == "melee" or not (melee or attacker_in_melee) or not in_use(play, "missiles_into_melee"):
        return 0
    count = len(in_melee_with_target(play, melee))
    # a doubt whether someone who shoots at the opponent he is in melee with counts himself
    if attacker_in_melee and play.reads("combat_options.missiles_into_melee.shooter_counts") == "counts":
        count += 1
    if not count:
        return 0
    play.because("combat_options.missiles_into_melee.penalty", combatants=count)
    if -count < GREATEST_PENALTY:
        play.because("combat_options.missiles_into_melee.greatest_penalty", modifier=GREATEST_PENALTY)
        return GREATEST_PENALTY
    return -count


def check_melee(melee: Sequence[Fighter], attacker: str, target: str) -> None:
    """Check that nobody is named twice.

    Raises:
        Invalid: the attacker is the target, or a combatant stands twice in the melee, or is one of them.
    """
    if attacker == target:
        raise Invalid("target", target, "someone other than the attacker")
    if not melee:
        return
    names = [one.name for one in melee]
    if len({*names, attacker, target}) < len(names) + 2:
        raise Invalid("melee", names, f"others than {attacker} and {target}, each once")


def stray_victim(
    play: Play,
    kind: str,
    face: int,
    melee: Sequence[Fighter],
    attacker: str,
    attacker_in_melee: bool,
    target: str,
    referee_rules_stray: bool,
) -> str | None:
    """Return whom a missile strikes instead, on a natural 1 and if the Referee so rules (L43)."""
    if kind == "melee" or face != 1 or not referee_rules_stray or not in_use(play, "missiles_into_melee"):
        return None
    pool = [one.name for one in in_melee_with_target(play, melee)]
    if attacker_in_melee and play.reads("combat_options.missiles_into_melee.shooter_counts") == "counts":
        pool.append(attacker)
    # the target takes part in its own melee: a doubt whether it is in the draw
    if pool and play.reads("combat_options.missiles_into_melee.target_in_draw") == "target_too":
        pool.append(target)
    if not pool:
        return None
    victim = play.pick("stray", pool)
    play.because("combat_options.missiles_into_melee.natural_1", face=face)
    play.because("combat_options.missiles_into_melee.random_victim", among=len(pool), victim=victim)
    play.because("combat_options.missiles_into_melee.stray_damage")
    return victim
