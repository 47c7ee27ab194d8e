"""Grappling, what it keeps its victim from, moving the victim, and breaking free (L137 to L143)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rounding import rounded_down, rounded_up
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice import grapple_sizes, tied_up
from oracle.rulesets.chained_dice.grapple_sizes import Difference, Luck, SizeModifier, Teeny
from oracle.rulesets.chained_dice.world import Attacker, Body, Creature, Target, World

Attempt = Annotated[Literal["pin", "grab", "restrain"], Fact("attacker")]
HolderGuts = Annotated[int | None, Fact("attacker")]
Feet = Annotated[int, Fact("attacker", least=0)]

HOLD = (
    "grapple_holder",
    "grapple_pinned",
    "grapple_total",
    "grapple_modifier",
    "grapple_feet",
    "grapple_checks",
    "grapple_sizes_lucky",
    "grappled_targets_checks",
    "grappled_targets_failed",
    "tied_up_health",
    "tied_up_with",
)
"""What lasts of a Body until it has broken free."""


@dataclass(frozen=True)
class Grapple:
    """Whether a grapple succeeds.

    Args:
        grappled: whether the target is grappled now.
        attacker_total: the attacker's check with what the sizes add to it.
        target_luck: whether the target's check is lucky.
    """

    grappled: bool
    attacker_total: int
    target_luck: Luck


@dataclass(frozen=True)
class GrappledAct:
    """Whether the one who acts is grappled."""

    grappled: bool


@dataclass(frozen=True)
class Moved:
    """What moving someone who is grappled comes to.

    Args:
        most_ft: the whole feet that it can be moved at most.
        checks: how many checks to break free this gives it.
        carried_ft: the feet that count towards the next one.
    """

    most_ft: int
    checks: int
    carried_ft: int


@dataclass(frozen=True)
class BreakFree:
    """Whether someone breaks free.

    Args:
        free: whether it does.
        against: what its check was made against.
        luck: whether its check is lucky.
    """

    free: bool
    against: int
    luck: Luck


@operation()
def grapple(
    *,
    attacker: Attacker,
    target: Target,
    attempt: Attempt,
    attacker_guts: Annotated[int, Fact("attacker")],
    target_guts: Annotated[int, Fact("target")],
    difference: Difference = "same",
    size_modifier: SizeModifier = None,
    target_teeny: Teeny = False,
    play: Play,
) -> Grapple | NotAllowed:
    """Rule whether someone grapples another.

    Args:
        attacker: who grapples.
        target: who is grappled.
        attempt: what the attacker wants.
        attacker_guts: what the attacker's guts check comes to, without what the sizes add.
        target_guts: what the target's comes to.
        difference: the size category of the target, against the attacker's.
        size_modifier: what the lost tables have for it, where someone knows.
        target_teeny: whether the target's size category is Teeny.

    Returns:
        Not allowed, or whether the target is grappled; the state then holds by whom.

    Raises:
        Invalid: someone grapples itself, or a modifier that such sizes cannot have.

    Source: document 002, L137 to L141, L171, L173.
    """
    world = play.recall(World)
    refused = may_not_grapple(play, world, attacker, target)
    if refused:
        return refused
    size = grapple_sizes.modifier(play, difference, size_modifier, None, teeny=target_teeny)
    if size is None:
        return play.cannot_rule(grapple_sizes.UNKNOWN)
    total = attacker_guts + size
    lucky = grapple_sizes.is_lucky(play, difference, teeny=target_teeny)
    play.because("chained_dice.grapple.opposed_check", attacker_total=total, target_total=target_guts)
    grappled = grapple_sizes.reaches(play, "chained_dice.grapple.equal_checks", total, target_guts)
    if grappled:
        body = world.of(target)
        body.grapple_holder = attacker
        body.grapple_pinned = attempt == "pin"
        body.grapple_total = total
        body.grapple_modifier = size
        body.grapple_sizes_lucky = lucky
    return Grapple(grappled, total, "lucky" if lucky else "normal")


def may_not_grapple(play: Play, world: World, attacker: str, target: str) -> NotAllowed | None:
    """Refuse a grapple by someone who is grappled, and leave open one of someone who is (L139.2).

    Raises:
        Invalid: someone grapples itself.
    """
    if attacker == target:
        raise Invalid("target", target, "someone else than the attacker")
    refused = held_back(play, world.look_at(attacker))
    if refused:
        return refused
    if world.look_at(target).grapple_holder is None:
        return None
    play.because("chained_dice.grapple.held_already")
    return play.cannot_rule("what a further grapple does to someone who is grappled already")


def held_back(play: Play, body: Body) -> NotAllowed | None:
    """Refuse an attack or a physical action of someone who is grappled (L139.2)."""
    if body.grapple_holder is None:
        return None
    return play.forbids("chained_dice.grapple.held", held_by=body.grapple_holder)


def held_by(world: World, attacker: str, target: str) -> Body:
    """Return what lasts of someone whom another holds.

    Raises:
        Invalid: the one does not hold the other.
    """
    if world.look_at(target).grapple_holder != attacker:
        raise Invalid("target", target, f"someone whom {attacker} has grappled")
    return world.of(target)


@operation()
def act_grappled(
    *,
    creature: Creature,
    action: Annotated[Literal["attack", "physical", "not_physical"], Fact("creature")],
    play: Play,
) -> GrappledAct | NotAllowed:
    """Rule whether a grapple keeps someone from what it wants to do; for someone tied up, see `act_bound`.

    Args:
        creature: who acts.
        action: an attack, another physical action, or something else; trying to break free is asked for by itself.

    Returns:
        Not allowed, or whether the creature is grappled.

    Raises:
        Invalid: the creature is tied up.

    Source: document 002, L139.2.
    """
    body = play.recall(World).look_at(creature)
    if body.tied_up_health:
        raise Invalid("creature", creature, "someone who is not tied up, of whom act_bound is asked")
    if action != "not_physical":
        refused = held_back(play, body)
        if refused:
            return refused
    return GrappledAct(body.grapple_holder is not None)


@operation()
def move_grappled(
    *, attacker: Attacker, target: Target, movement_ft: Feet, distance_ft: Feet, play: Play
) -> Moved | NotAllowed:
    """Rule on how far someone who is grappled is moved, and how often that lets it try to break free.

    Args:
        attacker: who holds the target, and moves with it.
        target: who is moved.
        movement_ft: how far the attacker could move alone.
        distance_ft: how far it moves.

    Returns:
        Not allowed, or the most that it could be, and the checks; the state holds the feet and the checks.

    Raises:
        Invalid: the attacker does not hold the target.

    Source: document 002, L143.1.
    """
    world = play.recall(World)
    body = held_by(world, attacker, target)
    refused = held_back(play, world.look_at(attacker))
    if refused:
        return refused
    most = rounded_down(movement_ft, 2)
    # half of an odd number of feet: a doubt whether the last half foot makes a whole one
    if movement_ft % 2 and play.reads("chained_dice.grapple.half_of_odd_movement") == "rounded_up":
        most = rounded_up(movement_ft, 2)
    if distance_ft > most:
        return play.forbids("chained_dice.grapple.half_movement", most_ft=most)
    play.because("chained_dice.grapple.half_movement", most_ft=most)
    # "every fifteen feet of movement": a doubt whether the feet of one move count in the next
    carries = play.reads("chained_dice.grapple.feet_of_several_moves") == "add_up"
    feet = body.grapple_feet + distance_ft
    checks = 0 if body.dead or is_unable(play, body) else rounded_down(feet, 15)
    if checks:
        play.because("chained_dice.grapple.every_fifteen_feet", feet=feet, checks=checks)
    lapse(play, body)
    body.grapple_checks += checks
    body.grapple_feet = feet % 15 if carries else 0
    return Moved(most, checks, body.grapple_feet)


@operation()
def break_free(
    *,
    target: Target,
    occasion: Annotated[Literal["turn", "moved", "holder_struck"], Fact("target")],
    target_guts: Annotated[int, Fact("target")],
    holder_guts: HolderGuts = None,
    actions_left: Annotated[int, Fact("target", least=0)],
    actions_needed: Annotated[int | None, Fact("target", least=0)] = None,
    play: Play,
) -> BreakFree | NotAllowed:
    """Rule whether someone breaks free of a grapple, or of bonds.

    Args:
        target: who is grappled.
        occasion: its own turn, a check that being moved gave it, or one that a blow to its holder did.
        target_guts: what its guts check comes to, rolled with luck where the answer calls it lucky.
        holder_guts: what its holder's comes to, without what the sizes add; not needed for someone tied up.
        actions_left: how many actions it has.
        actions_needed: how many its check takes, which another chapter says.

    Returns:
        Not allowed, or whether it is free, against what, and with what luck.

    Raises:
        Invalid: it is not grappled, or dead; nobody says what its holder's check comes to.

    Source: document 002, L139.2 to L143, L151, L165.2, L173, L198.1.
    """
    world = play.recall(World)
    body = alive_and_held(world, target)
    if is_unable(play, body):
        return play.forbids("chained_dice.inanimate.creatures", condition="unconscious")
    if tied_up.are_destroyed(play, world, body):
        return play.cannot_rule(tied_up.DESTROYED)
    if occasion == "moved" and not body.grapple_checks:
        return play.forbids("chained_dice.grapple.every_fifteen_feet", feet=body.grapple_feet, checks=0)
    if occasion == "holder_struck" and not body.grappled_targets_checks:
        return play.forbids("chained_dice.grappled_targets.lucky_check", checks=0)
    refused = _lacks_actions(play, occasion, actions_left, actions_needed)
    if refused:
        return refused
    if occasion == "moved":
        play.because("chained_dice.grapple.every_fifteen_feet", checks=body.grapple_checks)
        body.grapple_checks -= 1
    if occasion == "holder_struck":
        play.because("chained_dice.grappled_targets.lucky_check", checks=body.grappled_targets_checks)
        body.grappled_targets_checks -= 1
    return attempt_to_break_free(play, world, body, target_guts, holder_guts, lucky=occasion == "holder_struck")


def alive_and_held(world: World, target: str) -> Body:
    """Return what lasts of someone who is grappled and may resist.

    Raises:
        Invalid: it is not grappled, or dead.
    """
    if world.look_at(target).grapple_holder is None or world.look_at(target).dead:
        raise Invalid("target", target, "someone who is grappled, and not dead")
    return world.of(target)


def is_unable(play: Play, body: Body) -> bool:
    """Return whether someone who is unconscious cannot even try to break free (L143, L198.1)."""
    if not body.knocking_out_hours:
        return False
    # whoever is unconscious becomes inanimate: a doubt whether that takes more from it than its own defence
    return play.reads("chained_dice.grapple.check_of_the_unconscious") == "none"


def holder_falls(play: Play, world: World, holder: str) -> None:
    """Free those whom someone held that is unconscious or dead now, if that ends a grapple (L139.2, L198.1)."""
    # that the victim breaks free is the one end that is named; whoever is in bonds is held by them
    for body in world.bodies.values():
        if body.grapple_holder != holder or body.tied_up_health:
            continue
        if play.reads("chained_dice.grapple.holder_who_falls") == "ends":
            body.forget(HOLD)


def lapse(play: Play, body: Body) -> None:
    """Take checks away that were given and not made, if they had to be made at once (L143.1, L151)."""
    # how long someone may wait with such a check is not said
    given = body.grapple_checks or body.grappled_targets_checks
    if given and play.reads("chained_dice.grapple.unused_checks") == "at_once":
        body.forget(("grapple_checks", "grappled_targets_checks"))


def _lacks_actions(play: Play, occasion: str, left: int, needed: int | None) -> NotAllowed | None:
    """Refuse a check for which too few actions are left, or leave it open (L143.2)."""
    # the check after a blow to the holder is given outside any turn: a doubt whether it takes actions too (L151)
    if (
        occasion == "holder_struck"
        and play.reads("chained_dice.grappled_targets.actions_for_lucky_check") == "not_needed"
    ):
        return None
    if needed is None:
        play.because("chained_dice.grapple.number_of_actions")
        return play.cannot_rule("how many actions the check takes, which another chapter says: actions_needed")
    if left < needed:
        return play.forbids("chained_dice.grapple.actions_for_check", left=left, needed=needed)
    play.because("chained_dice.grapple.actions_for_check", left=left, needed=needed)
    return None


def attempt_to_break_free(
    play: Play, world: World, body: Body, target_guts: int, holder_guts: int | None, *, lucky: bool
) -> BreakFree:
    """Rule whether a guts check sets someone free, and end the grapple if it does (L139.2, L143.1, L165.2).

    Raises:
        Invalid: nobody says what the holder's check comes to.
    """
    if body.tied_up_health:
        free, against = tied_up.breaks(play, world, body, target_guts)
    else:
        against = _holders_total(play, body, holder_guts)
        lucky = lucky or _defends_with_luck(play, body)
        play.because("chained_dice.grapple.breaking_free", target_total=target_guts, against=against)
        free = grapple_sizes.reaches(play, "chained_dice.grapple.equal_check_to_break_free", target_guts, against)
    if free:
        body.forget(HOLD)
    return BreakFree(free, against, "lucky" if lucky else "normal")


def _holders_total(play: Play, body: Body, holder_guts: int | None) -> int:
    """Return what a check to break free is made against (L141, L143.1)."""
    # against what is not said: a check that the holder makes now, or the one that the grapple began with
    if play.reads("chained_dice.grapple.check_to_break_free_against") == "first_check":
        return body.grapple_total
    if holder_guts is None:
        raise Invalid("holder_guts", None, "what the holder's guts check comes to")
    return holder_guts + grapple_sizes.later(play, body.grapple_modifier)


def _defends_with_luck(play: Play, body: Body) -> bool:
    """Return whether someone Teeny breaks free with luck (L173.2)."""
    # "lucky defensive grapple checks": a doubt whether a check to break free is one
    if not body.grapple_sizes_lucky:
        return False
    if play.reads("chained_dice.grapple_sizes.defensive_checks") == "against_attempts":
        return False
    play.because("chained_dice.grapple_sizes.teeny")
    return True
