"""Three bands of range in place of a grid (L398 to L404)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact

Band = Literal["close", "nearby", "distant"]
BANDS = ("close", "nearby", "distant")
SQUARE_DM = 15
CLOSE_DM = 30
NEARBY_DM = 200

DESCRIBED: dict[str | None, Band] = {
    "within_arms_reach": "close",
    "melee_unavoidable": "close",
    "across_the_room": "nearby",
    "far_end_of_the_battlefield": "distant",
    "beyond_the_battlefield": "distant",
}
REACH: dict[str, Band] = {
    "melee_weapon": "close",
    "touch_spell": "close",
    "missile_weapon": "nearby",
    "combat_spell": "nearby",
    "short_range_ability": "nearby",
    "long_range_missile": "distant",
    "extended_spell": "distant",
    "movement_over_rounds": "distant",
}


@dataclass(frozen=True)
class Ranged:
    """The band of a distance."""

    band: Band


@operation()
def range_band(
    *,
    distance_dm: Annotated[int | None, Fact("scene", least=0)] = None,
    squares: Annotated[int | None, Fact("scene", least=0)] = None,
    described: Annotated[
        Literal[
            "within_arms_reach",
            "melee_unavoidable",
            "across_the_room",
            "far_end_of_the_battlefield",
            "beyond_the_battlefield",
        ]
        | None,
        Fact("scene"),
    ] = None,
    play: Play,
) -> Ranged:
    """Rule in which band of range something is. State one of the three facts.

    Args:
        distance_dm: in tenths of a metre.
        squares: of the grid, each 1.5 metres.
        described: how the place is described where there is no distance.

    Returns:
        Close, nearby or distant.

    Raises:
        Invalid: none of the facts is stated, or more than one.

    Source: document 001, L399 to L403.1.
    """
    stated = {name: one for name, one in play.facts.items() if one is not None}
    if len(stated) != 1:
        raise Invalid("distance_dm", distance_dm, "one of distance_dm, squares and described")
    if squares is not None:
        play.because("weapon_speed.range_bands.squares", squares=squares)
        return Ranged(_translated(play, squares * SQUARE_DM))
    if distance_dm is not None:
        return Ranged(_translated(play, distance_dm))
    band = DESCRIBED[described]
    play.because(f"weapon_speed.range_bands.{band}", described=described)
    return Ranged(band)


def _translated(play: Play, distance_dm: int) -> Band:
    play.because("weapon_speed.range_bands.translated", distance_dm=distance_dm)
    if distance_dm <= CLOSE_DM:
        return "close"
    return "nearby" if distance_dm <= NEARBY_DM else "distant"


@dataclass(frozen=True)
class Reached:
    """The furthest band in which something works."""

    furthest: Band


@operation()
def reach_band(
    *,
    band: Annotated[Band, Fact("scene")],
    by: Annotated[
        Literal[
            "melee_weapon",
            "touch_spell",
            "missile_weapon",
            "combat_spell",
            "short_range_ability",
            "long_range_missile",
            "extended_spell",
            "movement_over_rounds",
        ],
        Fact("attacker"),
    ],
    like_most: Annotated[bool, Fact("attacker")] = True,
    play: Play,
) -> Reached | NotAllowed:
    """Rule whether something works in a band of range.

    Args:
        band: close, nearby or distant.
        by: what is to reach it.
        like_most: whether a combat spell is one of the most of them.

    Returns:
        Not allowed, or the furthest band in which it works.

    Source: document 001, L400.2, L401.2, L402.2.
    """
    if by == "combat_spell" and not like_most:
        play.because("weapon_speed.range_bands.other_spells")
        return play.cannot_rule("where the combat spells work that are unlike most (L401.2)")
    furthest = REACH[by]
    distance, most = BANDS.index(band), BANDS.index(furthest)
    if distance > most:
        return play.forbids(f"weapon_speed.range_bands.{band}_reach")
    # each band names what works in it: a doubt whether what reaches further works nearer too
    if distance < most and play.reads("weapon_speed.range_bands.nearer_bands") == "does_not_work":
        return play.forbids(f"weapon_speed.range_bands.{band}_reach")
    play.because(f"weapon_speed.range_bands.{band}_reach")
    return Reached(furthest)


@dataclass(frozen=True)
class Bystander:
    """Whether an area effect takes in a bystander of the same zone."""

    affected: bool | None


@operation()
def area_effect(
    *,
    effect: Annotated[Literal["fireball", "cone", "burst"], Fact("attacker")],
    gm_finds_affected: Annotated[bool | None, Fact("scene")] = None,
    play: Play,
) -> Bystander:
    """Rule whether an area effect takes in a bystander in the same zone, without a grid.

    Args:
        effect: what kind it is.
        gm_finds_affected: what the GM judges of the scene; not stated where the GM has said nothing yet.

    Returns:
        Whether the bystander is affected.

    Source: document 001, L403.2.
    """
    play.because("weapon_speed.range_bands.area_effects", effect=effect)
    if gm_finds_affected is None:
        play.not_determined["affected"] = "what the GM judges of the scene (L403.2): gm_finds_affected"
    return Bystander(gm_finds_affected)
