"""What an attack that succeeds counts as, and which effects it triggers (L24.19 to L24.35)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.body_resilience import touch
from oracle.rulesets.body_resilience.terms import NAME, AttackKind, Points, TouchAttack

Category = Literal["wounding_hit", "damaging_hit", "hit", "touch"]
DamageType = Annotated[str, Fact("weapon", pattern=NAME)]
CATEGORY_OF = {"wound": "wounding_hit", "damage": "damaging_hit", "hit": "hit", "touch": "touch"}


@dataclass(frozen=True)
class Effect:
    """An effect that an attack may trigger.

    Args:
        name: of the effect.
        trigger: what triggers it.
        damage_types: those that it needs one of; none if any will do.
    """

    name: Annotated[str, Fact("weapon", pattern=NAME)]
    trigger: Annotated[Literal["wound", "damage", "hit", "touch"], Fact("weapon")]
    damage_types: Annotated[frozenset[DamageType], Fact("weapon")] = frozenset()


@dataclass(frozen=True)
class HitType:
    """What an attack counts as, and the names of the effects that it triggers."""

    categories: frozenset[Category]
    triggered: frozenset[str]


@operation()
def hit_type(
    *,
    kind: AttackKind = "melee",
    touch_attack: TouchAttack = False,
    body_damage: Points = 0,
    resilience_damage: Points = 0,
    damage_types: Annotated[frozenset[DamageType] | None, Fact("weapon")] = None,
    effects: Annotated[tuple[Effect, ...], Fact("weapon")] = (),
    play: Play,
) -> HitType | NotAllowed:
    """Rule on what an attack that has succeeded counts as, and on the effects that it triggers.

    Args:
        kind: melee or ranged.
        touch_attack: whether it was a touch attack.
        body_damage: what it took of body points, 0 or more.
        resilience_damage: what it took of resilience points, 0 or more.
        damage_types: of its damage, such as piercing or fire; not stated where nobody knows.
        effects: those that the weapon or its wielder carries.

    Returns:
        Not allowed where there is no such attack, or the categories, and the effects triggered.

    Raises:
        Invalid: a touch attack that did damage; two effects of one name.

    Source: document 004, L24.19 to L24.35, L24.41.
    """
    if touch_attack and (body_damage or resilience_damage):
        raise Invalid("touch_attack", True, "no touch attack, since damage was done")
    names = [one.name for one in effects]
    if len(set(names)) < len(names):
        raise Invalid("effects", names, "effects with names of their own")
    refused = touch.refused(play, kind, touch_attack)
    if refused:
        return refused
    categories = _categories(play, kind, touch_attack, body_damage, resilience_damage)
    triggered = [one.name for one in effects if _triggers(play, one, categories, damage_types)]
    return HitType(frozenset(categories), frozenset(triggered))


def _categories(play: Play, kind: str, touch_attack: bool, body: int, resilience: int) -> list[Category]:
    if touch_attack:
        play.because("body_resilience.touch.only_a_touch")
        return ["touch"]
    found: list[Category] = ["hit"]
    play.because("body_resilience.hit_types.hit")
    if body or resilience:
        found.append("damaging_hit")
        play.because("body_resilience.hit_types.damaging_hit", damage=body + resilience)
    if body:
        found.append("wounding_hit")
        play.because("body_resilience.hit_types.wounding_hit", body_points=body)
    # L24.33 has every hit count as a touch, L24.34 calls a touch direct contact
    if kind == "melee" or play.reads("body_resilience.hit_types.ranged_hit") == "is_a_touch":
        found.append("touch")
        play.because("body_resilience.hit_types.touch")
    return found


def _triggers(play: Play, effect: Effect, categories: list[Category], damage_types: frozenset[str] | None) -> bool:
    play.because(f"body_resilience.hit_types.{effect.trigger}_effects", effect=effect.name)
    if CATEGORY_OF[effect.trigger] not in categories:
        return False
    if not effect.damage_types:
        return True
    play.because("body_resilience.hit_types.damage_types", effect=effect.name, needs=sorted(effect.damage_types))
    if damage_types is None:
        play.not_determined["triggered"] = "the types of the damage (L24.25): damage_types"
        return False
    return bool(effect.damage_types & damage_types)
