"""What gives cover, and what cover does against attacks (L273 to L276)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rounding import rounded_down, rounded_up
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points.defense_modifiers import BY_EYE, Cover, modifier_of, rows_of

Obstacle = Literal[
    "very_low_wall",
    "small_tree",
    "other_small_obstruction",
    "low_wall",
    "battlement",
    "wall_corner",
    "tree",
    "opponent_between",
    "ally_between",
    "other_hard_obstruction",
    "arrow_slit",
    "peering_around_corner",
    "peering_around_tree",
]
NAMED: dict[Obstacle, tuple[Cover, str]] = {
    "very_low_wall": ("limited_cover", "small_obstructions"),
    "small_tree": ("limited_cover", "small_obstructions"),
    "other_small_obstruction": ("limited_cover", "small_obstructions"),
    "low_wall": ("cover", "hard_obstructions"),
    "battlement": ("cover", "hard_obstructions"),
    "wall_corner": ("cover", "hard_obstructions"),
    "tree": ("cover", "hard_obstructions"),
    "opponent_between": ("cover", "hard_obstructions"),
    "ally_between": ("cover", "hard_obstructions"),
    "other_hard_obstruction": ("cover", "hard_obstructions"),
    "arrow_slit": ("good_cover", "slits_and_peering"),
    "peering_around_corner": ("good_cover", "slits_and_peering"),
    "peering_around_tree": ("good_cover", "slits_and_peering"),
}
"""The class of cover of each thing that the document names, and the rule that names it."""

SHARES: tuple[tuple[int, int, Cover], ...] = (
    (10, 30, "limited_cover"),
    (30, 70, "cover"),
    (70, 99, "good_cover"),
    (100, 100, "total_cover"),
)
"""From how many percent to how many each class reaches, both ends included."""


@dataclass(frozen=True)
class Covered:
    """A defender's cover.

    Args:
        cover: its class.
        dec_bonus: to DeC.
        ref_bonus: to Ref.
    """

    cover: Cover
    dec_bonus: int
    ref_bonus: int


@operation()
def cover_class(
    *,
    covered_percent: Annotated[int | None, Fact("target", least=0, most=100)] = None,
    obstacle: Annotated[Obstacle | None, Fact("target")] = None,
    play: Play,
) -> Covered:
    """Rule which cover a defender has.

    Args:
        covered_percent: how much of it is covered towards the attacker, in whole percent.
        obstacle: what stands between, if nobody says how much it covers.

    Returns:
        The class of cover, and its bonuses.

    Raises:
        Invalid: neither is stated, or both are.

    Source: document 000, L248 to L251, L273 to L276.
    """
    if obstacle is not None and covered_percent is not None:
        raise Invalid("obstacle", obstacle, "no obstacle, since the percentage is stated")
    cover = _by_share(play, covered_percent) if obstacle is None else _by_obstacle(play, obstacle)
    rows = rows_of([cover])
    return Covered(
        cover, modifier_of(play, rows, "dec", BY_EYE, "dec_bonus"), modifier_of(play, rows, "ref", BY_EYE, "ref_bonus")
    )


def _by_share(play: Play, percent: int | None) -> Cover:
    if percent is None:
        raise Invalid("covered_percent", None, "a percentage, or an obstacle")
    classes = [cover for least, most, cover in SHARES if least <= percent <= most]
    if not classes:
        play.because("action_points.cover.too_little", percent=percent)
        return "none"
    play.because("action_points.cover.shares", percent=percent)
    # 30 % and 70 % are ends of two classes each: a doubt
    if len(classes) > 1 and play.reads("action_points.cover.shared_ends") == "the_greater":
        return classes[1]
    return classes[0]


def _by_obstacle(play: Play, obstacle: Obstacle) -> Cover:
    # opponents are named among what gives cover, and one's own side is not: a doubt
    if obstacle == "ally_between" and play.reads("action_points.cover.allies_between") == "no_cover":
        return "none"
    cover, rule = NAMED[obstacle]
    play.because(f"action_points.cover.{rule}", obstacle=obstacle)
    return cover


def opportunity_refused(play: Play, cover: Cover) -> NotAllowed | None:
    """Refuse an attack of opportunity on someone in cover (L112.2, L274.2, L275.3); None where cover allows it."""
    if cover == "total_cover":
        return play.forbids("action_points.cover.opportunity_at_total_cover")
    if cover in ("cover", "good_cover"):
        return play.forbids("action_points.cover.opportunity", cover=cover)
    # "has cover" may be meant of any class or of the class of that name: a doubt
    if cover == "limited_cover" and play.reads("action_points.cover.limited_cover_as_cover") == "any_class":
        return play.forbids("action_points.cover.opportunity", cover=cover)
    return None


@dataclass(frozen=True)
class Suffered:
    """How an attack on someone in cover goes.

    Args:
        succeeds: whether it succeeds after all.
        damage: what the defender suffers, less the resistance that is stated.
    """

    succeeds: bool
    damage: int


@operation()
def attack_on_covered(
    *,
    cover: Annotated[Cover, Fact("target")],
    attack: Annotated[Literal["area", "other"], Fact("attacker")],
    area_against: Annotated[Literal["ref", "other"], Fact("attacker")] = "ref",
    beats_defense: Annotated[bool, Fact("attacker")],
    damage: Annotated[int, Fact("attacker", least=0)],
    damage_if_failed: Annotated[int | None, Fact("attacker", least=0)] = None,
    resistance: Annotated[int, Fact("target", least=0)] = 0,
    play: Play,
) -> Suffered:
    """Rule how an attack goes on a defender in cover towards the attacker.

    Args:
        cover: the defender's.
        attack: on an area that the defender stands in, or any other.
        area_against: which defence an attack on an area is made against.
        beats_defense: whether the roll beats the defence, cover's bonus included.
        damage: what the attack does when it succeeds.
        damage_if_failed: what it does when it fails, by its own description; null if nobody says.
        resistance: what the defender's resistances take off this damage.

    Returns:
        Whether it succeeds, and the damage.

    Raises:
        Invalid: another defence of an attack that is not on an area.

    Source: document 000, L5.2, L7.4, L275.2, L276, L318.
    """
    if attack == "other":
        if area_against == "other":
            raise Invalid("area_against", area_against, "nothing of the kind, since no area is attacked")
        if cover == "total_cover":
            play.because("action_points.cover.total_cover")
            return _failed(play, damage_if_failed, resistance)
    elif _evades(play, cover, area_against):
        return Suffered(beats_defense, _evaded(play, damage, resistance) if beats_defense else 0)
    if not beats_defense:
        return _failed(play, damage_if_failed, resistance)
    return Suffered(True, max(damage - resistance, 0))


def _evades(play: Play, cover: Cover, against: str) -> bool:
    """Return whether cover gives Greater Evasion against an attack on an area (L275.2, L276.2)."""
    if cover == "good_cover" and against == "ref":
        play.because("action_points.cover.good_cover_evades")
        return True
    if cover != "total_cover":
        return False
    # Greater Evasion is explained by areas against Ref, and total cover gives it against areas at large: a doubt
    if against == "other" and play.reads("action_points.cover.evasion_beyond_ref") == "ref_only":
        return False
    play.because("action_points.cover.total_cover_evades")
    return True


def _evaded(play: Play, damage: int, resistance: int) -> int:
    """Return what is left of an area's damage by evasion and resistances (L275.2, L276.2, L318)."""
    # which of the two comes first is not said
    if resistance and play.reads("action_points.cover.evasion_or_resistance_first") == "resistance":
        return _half(play, max(damage - resistance, 0))
    return max(_half(play, damage) - resistance, 0)


def _half(play: Play, damage: int) -> int:
    # half of an odd number: no rounding is given
    if damage % 2 and play.reads("action_points.cover.half_a_point") == "rounded_up":
        return rounded_up(damage, 2)
    return rounded_down(damage, 2)


def _failed(play: Play, damage: int | None, resistance: int) -> Suffered:
    if damage is None:
        missing = "what this attack does when it fails, which its own description states: damage_if_failed"
        play.cannot_tell("damage", missing, "action_points.cover.failed_attacks")
        return Suffered(False, 0)
    if damage:
        play.because("action_points.defenses.partial_damage")
    return Suffered(False, max(damage - resistance, 0))
