"""Blows at whoever grapples, and at whoever is grappled (L149 to L155)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice import grapple, inanimate, tied_up
from oracle.rulesets.chained_dice.grapple import HolderGuts
from oracle.rulesets.chained_dice.grapple_sizes import Luck
from oracle.rulesets.chained_dice.inanimate import Area, AreaOrNone
from oracle.rulesets.chained_dice.world import Attacker, Body, Creature, Target, World


@dataclass(frozen=True)
class HolderStruck:
    """Who may make a check to break free because of a blow, and with what luck."""

    may_break_free: frozenset[str]


@dataclass(frozen=True)
class GrappledDefense:
    """What an attack at one's own victim meets.

    Args:
        free: whether the target has broken free before it.
        luck: whether its check to do so is lucky.
        defends: its own way, or as an object.
        defense: what an object's defence is; 0 where it defends its own way.
    """

    free: bool
    luck: Luck
    defends: Literal["its_own_way", "as_an_object"]
    defense: int


@operation()
def attacked_while_grappling(*, creature: Creature, struck: Annotated[bool, Fact("scene")], play: Play) -> HolderStruck:
    """Rule on who may try to break free when someone is attacked; asked once an attack.

    Args:
        creature: who is attacked.
        struck: whether the attack strikes.

    Returns:
        Those whom the creature has grappled, if it is struck; the state holds the check of each.

    Source: document 002, L151.
    """
    if not struck:
        return HolderStruck(frozenset())
    bodies = play.recall(World).bodies
    names = [name for name, body in bodies.items() if body.grapple_holder == creature and _may_break_free(play, body)]
    if names:
        play.because("chained_dice.grappled_targets.lucky_check", held=names)
    for name in names:
        grapple.lapse(play, bodies[name])
        bodies[name].grappled_targets_checks += 1
    return HolderStruck(frozenset(names))


def _may_break_free(play: Play, body: Body) -> bool:
    """Return whether a blow at its holder gives someone a check (L151)."""
    if body.dead or grapple.is_unable(play, body):
        return False
    # "while grappling a target": a doubt whether someone in bonds is grappled by whoever tied it, or by the bonds
    return not body.tied_up_health or play.reads("chained_dice.grappled_targets.blow_at_who_tied") == "gives_a_check"


@operation()
def attack_grappled(
    *,
    attacker: Attacker,
    target: Target,
    strikes_with: Annotated[Literal["free_arm", "martial_arts", "holding_part"], Fact("attacker")],
    weapon: Annotated[Literal["none", "smaller_than_dagger", "dagger", "larger_than_dagger"], Fact("weapon")] = "none",
    target_tries: Annotated[bool, Fact("target")] = True,
    target_guts: Annotated[int | None, Fact("target")] = None,
    holder_guts: HolderGuts = None,
    area_sqin: Area,
    aimed_area_sqin: AreaOrNone = None,
    play: Play,
) -> GrappledDefense | NotAllowed:
    """Rule whether someone may attack its own victim, whether that breaks free before, and how it defends.

    Args:
        attacker: who holds the target, and attacks it.
        target: who is grappled.
        strikes_with: an arm that is free, martial arts with another part that does not hold, or a part that holds.
        weapon: what the arm holds, by size.
        target_tries: whether the target takes its free action to break free.
        target_guts: what its guts check comes to.
        holder_guts: what the attacker's comes to, without what the sizes add.
        area_sqin: of the target, in square inches: 144 are a square foot.
        aimed_area_sqin: of the part that is aimed at; None where that is the target as a whole.

    Returns:
        Not allowed, or whether the target is free, and else how it defends.

    Raises:
        Invalid: the attacker does not hold the target, who is alive; a weapon in no arm; a check nobody states;
            a part that is larger than the target.

    Source: document 002, L155, L198.
    """
    world = play.recall(World)
    body = grapple.held_by(world, attacker, target)
    grapple.alive_and_held(world, target)
    if weapon != "none" and strikes_with == "martial_arts":
        raise Invalid("weapon", weapon, "none: martial arts strike with the body")
    inanimate.part_of(area_sqin, aimed_area_sqin)
    refused = grapple.held_back(play, world.look_at(attacker))
    if refused:
        return refused
    if strikes_with == "holding_part":
        return play.forbids("chained_dice.grappled_targets.free_part")
    if weapon == "larger_than_dagger":
        return play.forbids("chained_dice.grappled_targets.small_weapon")
    play.because("chained_dice.grappled_targets.free_part")
    if strikes_with == "free_arm":
        play.because("chained_dice.grappled_targets.small_weapon", weapon=weapon)
    if tied_up.are_destroyed(play, world, body):
        return play.cannot_rule(tied_up.DESTROYED)
    if not target_tries or grapple.is_unable(play, body):
        if not _is_as_an_object(play, body):
            return GrappledDefense(free=False, luck="normal", defends="its_own_way", defense=0)
        defense = inanimate.creature_defense(play, area_sqin, aimed_area_sqin)
        return GrappledDefense(free=False, luck="normal", defends="as_an_object", defense=defense)
    if target_guts is None:
        raise Invalid("target_guts", None, "what the target's guts check comes to, since it tries to break free")
    play.because("chained_dice.grappled_targets.free_action")
    tried = grapple.attempt_to_break_free(play, world, body, target_guts, holder_guts, lucky=False)
    if tried.free:
        return GrappledDefense(free=True, luck=tried.luck, defends="its_own_way", defense=0)
    body.grappled_targets_failed = True
    play.because("chained_dice.grappled_targets.inanimate")
    defense = inanimate.creature_defense(play, area_sqin, aimed_area_sqin)
    return GrappledDefense(free=False, luck=tried.luck, defends="as_an_object", defense=defense)


def _is_as_an_object(play: Play, body: Body) -> bool:
    """Return whether someone grappled that does not try to break free defends as an object does (L155.4, L198.1)."""
    if inanimate.is_inanimate(play, body):
        return True
    # a check has failed before: a doubt whether the change is for that attack, or as long as the victim is held
    lasts = body.grappled_targets_failed and (
        play.reads("chained_dice.grappled_targets.how_long_as_an_object") == "while_held"
    )
    # the change follows a check that fails: a doubt what it is where none is made
    if not lasts and play.reads("chained_dice.grappled_targets.no_attempt") == "keeps_defense":
        return False
    play.because("chained_dice.grappled_targets.inanimate")
    return True
