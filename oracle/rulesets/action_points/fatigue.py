"""Physical fatigue, psychic damage and ability damage (L354 to L364)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points.world import NAME


@dataclass(frozen=True)
class Fatigue:
    """The points that fatigue or psychic damage costs, which ability it can harm, and by how much it does."""

    sp: int
    pp: int
    ability: Literal["con", "wis"]
    ability_damage: int


@operation()
def fatigue_damage(
    *,
    damage_type: Annotated[Literal["physical_fatigue", "psychic"], Fact("attack")],
    damage: Annotated[int, Fact("attack", least=0)],
    serious: Annotated[bool, Fact("attack")] = False,
    ability_damage: Annotated[int | None, Fact("attack", least=0)] = None,
    play: Play,
) -> Fatigue:
    """Rule on what fatigue or psychic damage costs.

    Args:
        damage_type: of body or mind.
        damage: how much.
        serious: whether it is; the document does not say what makes it so.
        ability_damage: what serious damage does to an ability by its own description.

    Returns:
        The SP and PP lost, the ability that serious damage can harm, and the damage to it.

    Raises:
        Invalid: ability damage of what is not serious.

    Source: document 000, L356, L360.
    """
    if ability_damage is not None and not serious:
        raise Invalid("ability_damage", ability_damage, "no damage to an ability, which only serious damage does")
    bodily = damage_type == "physical_fatigue"
    play.because(f"action_points.fatigue.{damage_type}", damage=damage)
    if serious:
        play.because(f"action_points.fatigue.serious_{damage_type}", ability_damage=ability_damage)
        if ability_damage is None:
            missing = "whether and how far this harms an ability: ability_damage"
            play.cannot_tell("ability_damage", missing, "action_points.fatigue.harm_to_abilities")
    if bodily:
        return Fatigue(damage, 0, "con", ability_damage or 0)
    return Fatigue(0, damage, "wis", ability_damage or 0)


@dataclass(frozen=True)
class Score:
    """An ability score that is damaged.

    Args:
        ability: its name.
        score: as it stands.
        damage: to it.
    """

    ability: Annotated[str, Fact("target", pattern=NAME)]
    score: Annotated[int, Fact("target")]
    damage: Annotated[int, Fact("attack", least=0)]


@dataclass(frozen=True)
class Reduced:
    """The damaged scores in the order asked for, and for how many rounds they stay so."""

    scores: tuple[int, ...]
    lasts_rounds: int


@operation()
def ability_damage(
    *,
    scores: Annotated[tuple[Score, ...], Fact("target", least=1)],
    duration_rounds: Annotated[int | None, Fact("attack", least=1)] = None,
    play: Play,
) -> Reduced:
    """Rule on ability damage.

    Args:
        scores: the abilities that the damage specifies.
        duration_rounds: how long it lasts, where its description says so.

    Returns:
        Each score, reduced, and how long for.

    Raises:
        Invalid: one ability twice.

    Source: document 000, L364.
    """
    names = [one.ability for one in scores]
    if len(set(names)) < len(names):
        raise Invalid("scores", names, "each ability once")
    reduced = tuple(one.score - one.damage for one in scores)
    play.because("action_points.fatigue.ability_scores", scores=list(reduced))
    if any(score < 0 for score in reduced):
        play.cannot_tell("scores", "how low an ability score can fall", "action_points.fatigue.lowest_score")
    if duration_rounds is None:
        missing = "for how long the scores are reduced (L364): duration_rounds"
        play.cannot_tell("lasts_rounds", missing, "action_points.fatigue.duration")
    return Reduced(reduced, duration_rounds or 0)
