"""Area attacks (L86 to L92)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.dice import Dice
from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.action_points.attack_modifiers import column_of
from oracle.rulesets.action_points.damage_types import EnergyType
from oracle.rulesets.action_points.defenses import defense_of
from oracle.rulesets.action_points.supernatural import Aim, Defense, check_beside
from oracle.rulesets.action_points.world import NAME, Degree

Item = Annotated[str, Fact("target", pattern=NAME)]


def aim(play: Play, targets: int, usual_check: Defense | None, kept: bool | None) -> Aim:
    """Rule how an area attack is made (L88)."""
    play.because("action_points.areas.each_target", attack_rolls=targets)
    play.because("action_points.areas.skill")
    # only of touch and reach is it said that the attack stands in for the check (L72)
    missing = "whether an area's effect is checked besides (L72 is of touch and reach): keeps_its_check"
    further = check_beside(play, usual_check, kept, missing, "action_points.areas.check_besides")
    return Aim(targets, defense_of(play, "area"), further, column_of(play, "area"), "area_attacks")


@dataclass(frozen=True)
class Exposure:
    """How far an area affects a target.

    Args:
        fully_affected: whether nothing is taken from the effect for where the target stands.
        damage: what the target is dealt, before resistance.
        defense_bonus: what the target's defence gains for where it stands.
    """

    fully_affected: bool
    damage: int
    defense_bonus: int


@operation()
def area_exposure(
    *,
    damage: Annotated[int, Fact("attacker", least=0)],
    wholly_inside: Annotated[bool, Fact("target")],
    dm_reduced_damage: Annotated[int | None, Fact("scene", least=0)] = None,
    dm_defense_bonus: Annotated[int, Fact("scene", least=0)] = 0,
    play: Play,
) -> Exposure:
    """Rule on a target that is inside an area, wholly or in part.

    Args:
        damage: what the area deals to a target.
        wholly_inside: whether all of the target is inside; else a part of it is.
        dm_reduced_damage: what the DM leaves of the damage, for a target that is partly inside.
        dm_defense_bonus: what the DM grants such a target.

    Returns:
        Whether the target is fully affected, the damage dealt to it, and the bonus to its defence.

    Raises:
        Invalid: an exception for a target wholly inside, or more damage than the area deals.

    Source: document 000, L90.
    """
    if wholly_inside:
        if dm_reduced_damage is not None:
            raise Invalid("dm_reduced_damage", dm_reduced_damage, "no exception for a target that is wholly inside")
        if dm_defense_bonus:
            raise Invalid("dm_defense_bonus", dm_defense_bonus, "no exception for a target that is wholly inside")
        return Exposure(fully_affected=True, damage=damage, defense_bonus=0)
    dealt = damage if dm_reduced_damage is None else dm_reduced_damage
    if dealt > damage:
        raise Invalid("dm_reduced_damage", dealt, f"no more than the area's damage of {damage}")
    if dealt == damage and not dm_defense_bonus:
        play.because("action_points.areas.partly_inside")
        return Exposure(fully_affected=True, damage=damage, defense_bonus=0)
    play.because("action_points.areas.dm_exceptions", damage=dealt, defense_bonus=dm_defense_bonus)
    return Exposure(fully_affected=False, damage=dealt, defense_bonus=dm_defense_bonus)


@dataclass(frozen=True)
class ExposedItems:
    """What an area's success does beside its usual damage.

    Args:
        extra_damage: to the target.
        items: those of the target's items that are damaged too, in the order in which they were picked.
        item_damage: what is applied to each of them, before its own resistance; 0 to one that is immune.
    """

    extra_damage: int
    items: tuple[str, ...]
    item_damage: tuple[int, ...]


@operation(dice={"number": "d4", "item": Dice(picks="carried_items", weighted=True)})
def area_critical(
    *,
    degree: Annotated[Degree, Fact("attacker")],
    energy: Annotated[EnergyType, Fact("attacker")],
    energy_damage: Annotated[int, Fact("attacker", least=0)],
    stated_extra_damage: Annotated[int | None, Fact("attacker", least=0)] = None,
    carried_items: Annotated[tuple[Item, ...], Fact("target")] = (),
    under_armor: Annotated[frozenset[Item], Fact("target")] = frozenset(),
    immune_items: Annotated[frozenset[Item] | None, Fact("target")] = None,
    play: Play,
) -> ExposedItems:
    """Rule on the extra damage of an area's critical success, and on the target's exposed equipment.

    Args:
        degree: how well the attack against this target went.
        energy: the kind of energy.
        energy_damage: the damage without what a critical success adds.
        stated_extra_damage: what the action's description adds for a critical success.
        carried_items: the target's items by name.
        under_armor: those of them that the target's armour protects.
        immune_items: those of them that are immune to this energy; not stated where nobody knows.

    Returns:
        The extra damage; the items that are damaged, and with how much each, before its own resistance.

    Raises:
        Invalid: an item carried twice, or an item under armour, or an immune one, that is not carried.

    Source: document 000, L92.
    """
    if len(set(carried_items)) < len(carried_items):
        raise Invalid("carried_items", list(carried_items), "each item once")
    for name, stated in (("under_armor", under_armor), ("immune_items", immune_items or frozenset())):
        if not stated <= set(carried_items):
            raise Invalid(name, sorted(stated), "only items that are carried")
    if degree != "critical":
        return ExposedItems(0, (), ())
    play.because("action_points.areas.extra_damage", stated_extra_damage=stated_extra_damage)
    extra = stated_extra_damage or 0
    if stated_extra_damage is None:
        play.not_determined["extra_damage"] = "what the action adds on a critical success: stated_extra_damage"
    exposed = [one for one in carried_items if one not in under_armor]
    items = _picked(play, exposed)
    immune = frozenset(items) & (immune_items or frozenset())
    if immune:
        play.because("action_points.areas.immune_items", items=sorted(immune))
    if len(immune) == len(items):
        return ExposedItems(extra, items, (0,) * len(items))
    damage = _item_damage(play, energy_damage, stated_extra_damage)
    if immune_items is None and energy in ("radiant", "necrotic"):
        missing = "whether these items are among the objects that are immune to it (L92.3): immune_items"
        play.cannot_tell("item_damage", missing, "action_points.areas.most_objects")
    return ExposedItems(extra, items, tuple(0 if one in immune else damage for one in items))


def _picked(play: Play, exposed: list[str]) -> tuple[str, ...]:
    """Return the exposed items that are picked at random (L92.2)."""
    if not exposed:
        return ()
    number = play.roll("number")
    # nothing is said of fewer exposed items than the die shows
    if number > len(exposed) and play.reads("action_points.areas.too_few_items") == "open":
        for name in ("items", "item_damage"):
            play.not_determined[name] = "what happens if fewer items are exposed than the die shows (L92.2)"
        return ()
    play.because("action_points.areas.exposed_items", number=number, exposed=len(exposed))
    if number >= len(exposed):
        return tuple(exposed)
    picked: list[str] = []
    for _ in range(number):
        picked.append(play.pick("item", [one for one in exposed if one not in picked]))
    return tuple(picked)


def _item_damage(play: Play, energy_damage: int, extra: int | None) -> int:
    """Return what is applied to an item that is not immune (L92.3)."""
    play.because("action_points.areas.full_damage", energy_damage=energy_damage)
    # "full": a doubt whether what the critical success adds counts too
    if play.reads("action_points.areas.what_is_full") == "usual":
        return energy_damage
    if extra is None:
        play.not_determined["item_damage"] = "what the action adds on a critical success: stated_extra_damage"
        return energy_damage
    return energy_damage + extra
