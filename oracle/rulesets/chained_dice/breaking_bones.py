"""Breaking the neck or a limb of someone grappled (L157 to L161)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice import grapple, grapple_sizes
from oracle.rulesets.chained_dice.grapple_sizes import Luck
from oracle.rulesets.chained_dice.world import Attacker, Body, Target, World


@dataclass(frozen=True)
class BrokenBone:
    """What comes of an attempt to break a bone.

    Args:
        attacker_luck: of the attacker's check.
        target_luck: of the target's grapple check.
        difficulty: what the stamina check is made against; 0 where none is made.
        broken: whether the neck or the limb breaks.
        dead: whether the target dies of it.
        damage: what the target takes.
        grappled: whether it is still grappled.
    """

    attacker_luck: Luck
    target_luck: Luck
    difficulty: int
    broken: bool
    dead: bool
    damage: int
    grappled: bool


@operation()
def break_bone(
    *,
    attacker: Attacker,
    target: Target,
    part: Annotated[Literal["neck", "limb"], Fact("attacker")],
    attacker_check: Annotated[int, Fact("attacker")],
    target_check: Annotated[int, Fact("target")],
    target_stamina: Annotated[int, Fact("target")],
    might: Annotated[int, Fact("attacker", least=0)],
    limb_damage: Annotated[int | None, Fact("target", least=0)] = None,
    play: Play,
) -> BrokenBone | NotAllowed:
    """Rule on an attempt to break the neck or a limb of someone grappled.

    Args:
        attacker: who holds the target.
        target: who is grappled.
        part: what is to be broken.
        attacker_check: what the attacker's unlucky grapple check comes to, without what the sizes add.
        target_check: what the target's grapple check comes to.
        target_stamina: what its stamina check comes to; not used where none is made.
        might: of the attacker.
        limb_damage: what a broken limb does, where someone knows.

    Returns:
        Not allowed, or what breaks, and what the target takes.

    Raises:
        Invalid: the attacker does not hold the target, or it is dead.

    Source: document 002, L159, L161, L173.
    """
    world = play.recall(World)
    body = grapple.held_by(world, attacker, target)
    grapple.alive_and_held(world, target)
    refused = grapple.held_back(play, world.look_at(attacker))
    if refused:
        return refused
    total = attacker_check + grapple_sizes.later(play, body.grapple_modifier)
    luck = _luck(play, body)
    play.because("chained_dice.breaking_bones.unlucky_check", attacker_total=total, target_total=target_check)
    if not grapple_sizes.reaches(play, "chained_dice.breaking_bones.equal_checks", total, target_check):
        # "if the attempt fails": a doubt whether this check is the attempt, or the bone that did not break is
        hurts = play.reads("chained_dice.breaking_bones.which_failure_hurts") == "either"
        return BrokenBone("unlucky", luck, 0, False, False, _might(play, might) if hurts else 0, True)
    play.because("chained_dice.breaking_bones.stamina_check", stamina=target_stamina, difficulty=total)
    if grapple_sizes.reaches(play, "chained_dice.breaking_bones.equal_stamina", target_stamina, total):
        return BrokenBone("unlucky", luck, total, False, False, _might(play, might), True)
    if part == "neck":
        play.because("chained_dice.breaking_bones.broken_neck")
        body.breaking_bones_dead = True
        grapple.holder_falls(play, world, target)
        return BrokenBone("unlucky", luck, total, True, True, 0, True)
    play.because("chained_dice.breaking_bones.broken_limb")
    if limb_damage is None:
        play.not_determined["damage"] = "what a broken limb does to the target, which is not said: limb_damage"
    return BrokenBone("unlucky", luck, total, True, False, limb_damage or 0, True)


def _might(play: Play, might: int) -> int:
    """Return what a failed attempt does (L159.3)."""
    play.because("chained_dice.breaking_bones.might", might=might)
    return might


def _luck(play: Play, body: Body) -> Luck:
    """Return the luck of the target's grapple check (L159.1, L173.2)."""
    # its check is a standard one here, and someone Teeny defends with luck: a doubt which of the two gives way
    if not body.grapple_sizes_lucky:
        return "normal"
    if play.reads("chained_dice.breaking_bones.check_of_the_teeny") == "standard":
        return "normal"
    play.because("chained_dice.grapple_sizes.teeny")
    return "lucky"
