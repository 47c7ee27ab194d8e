"""Surprise attacks, and staying hidden after one that misses (L251 to L255)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice.grapple import held_back
from oracle.rulesets.chained_dice.world import NAME, Attacker, Creature, Target, World

Looker = Annotated[str, Fact("looker", pattern=NAME)]


@dataclass(frozen=True)
class Hidden:
    """By which result someone hides."""

    hide_result: int


@operation()
def hide(*, creature: Creature, hide_total: Annotated[int, Fact("creature")], play: Play) -> Hidden:
    """Rule on someone who hides by the hide skill; whoever saw them before has lost them.

    Args:
        creature: who hides.
        hide_total: what the hide check comes to.

    Returns:
        The result that stands until it is replaced or of no more use; the state holds it.

    Source: document 002, L255.1.
    """
    world = play.recall(World)
    body = world.of(creature)
    body.forget(("surprise_missed", "surprise_unclear"))
    body.surprise_hide_result = hide_total
    world.surprise_seen_by.pop(creature, None)
    play.because("chained_dice.surprise_attacks.hide_result", result=hide_total)
    return Hidden(hide_total)


@dataclass(frozen=True)
class Surprise:
    """What an attack from hiding or on someone unaware comes to.

    Args:
        surprise: whether it is a surprise attack.
        lucky: whether that makes its roll lucky.
        armor_penetration: whether that gives it armor penetration.
        hidden: whether its attacker is hidden afterwards.
        hide_result: by which result; None for someone who is not hidden by the skill.
    """

    surprise: bool
    lucky: bool
    armor_penetration: bool
    hidden: bool
    hide_result: int | None


@operation()
def surprise_attack(
    *,
    attacker: Attacker,
    target: Target,
    in_hiding: Annotated[bool, Fact("attacker")] = False,
    unaware: Annotated[bool, Fact("target")] = False,
    hits: Annotated[bool, Fact("attacker")],
    still_hidden: Annotated[bool | None, Fact("attacker")] = None,
    play: Play,
) -> Surprise | NotAllowed:
    """Rule whether an attack is a surprise attack, and whether its attacker stays hidden.

    Args:
        attacker: who attacks; whether they hide by the hide skill is kept from `hide`.
        target: whom.
        in_hiding: whether the attack comes from a hidden position for which the hide skill was not used.
        unaware: whether the target is unaware of the attacker's presence.
        hits: whether the attack succeeds.
        still_hidden: what the GM makes of someone's hiding where the document says nothing of it.

    Returns:
        Not allowed, or whether it is a surprise attack, lucky and with armor penetration, and whether and how the
        attacker is hidden.

    Raises:
        Invalid: someone attacks himself; the target has perceived the attacker, and is said to be unaware.

    Source: document 002, L139.2, L253.1 to L255.1.
    """
    if attacker == target:
        raise Invalid("target", target, "someone else than the attacker")
    world = play.recall(World)
    body = world.of(attacker)
    seen = target in world.surprise_seen_by.get(attacker, ())
    if seen and unaware:
        raise Invalid("unaware", True, "false, since the target has perceived the attacker")
    # what can be done in bonds, magic that attacks among it, is asked of act_bound
    refused = None if body.tied_up_health else held_back(play, body)
    if refused:
        return refused
    by_skill = body.surprise_hide_result is not None
    surprise = in_hiding or unaware or (by_skill and not seen)
    if by_skill and body.surprise_unclear and not (in_hiding or unaware or seen):
        missing = "whether the attacker has stayed hidden since an earlier attack (L255.1)"
        play.cannot_tell("surprise", missing, "chained_dice.surprise_attacks.otherwise_hidden")
        play.not_determined |= dict.fromkeys(("lucky", "armor_penetration", "hidden", "hide_result"), missing)
        return Surprise(surprise, surprise, surprise, by_skill, body.surprise_hide_result)
    if surprise:
        play.because("chained_dice.surprise_attacks.occasion")
        play.because("chained_dice.surprise_attacks.lucky")
        play.because("chained_dice.surprise_attacks.armor_penetration")
    if surprise and by_skill and not hits and not body.surprise_unclear:
        body.surprise_missed = True
        world.surprise_looked.pop(attacker, None)
        play.because("chained_dice.surprise_attacks.stays_hidden")
        play.because("chained_dice.surprise_attacks.hide_result", result=body.surprise_hide_result)
        return Surprise(surprise, surprise, surprise, hidden=True, hide_result=body.surprise_hide_result)
    hidden = _otherwise_hidden(play, attacker, still_hidden) if by_skill or surprise else False
    return Surprise(surprise, surprise, surprise, hidden, body.surprise_hide_result)


def _otherwise_hidden(play: Play, attacker: str, still_hidden: bool | None) -> bool:
    """Return whether an attacker stays hidden of whom the document does not say it, and note it."""
    body = play.recall(World).of(attacker)
    if still_hidden is None:
        missing = "what becomes of hiding by such an attack (L255.1): still_hidden"
        play.cannot_tell("hidden", missing, "chained_dice.surprise_attacks.otherwise_hidden")
        play.not_determined["hide_result"] = missing
        body.forget(("surprise_missed",))
        body.surprise_unclear = True
        return False
    play.because("chained_dice.surprise_attacks.otherwise_hidden", still_hidden=still_hidden)
    body.forget(("surprise_unclear",))
    if not still_hidden:
        body.forget(("surprise_missed", "surprise_hide_result"))
    return still_hidden


@dataclass(frozen=True)
class Look:
    """Whether someone is found, and by whom all in all."""

    revealed: bool
    seen_by: frozenset[str]


@operation()
def look_for(
    *,
    looker: Looker,
    hider: Creature,
    perception_total: Annotated[int, Fact("looker")],
    looks_that_way: Annotated[bool, Fact("looker")] = True,
    tie_reveals: Annotated[bool | None, Fact("scene")] = None,
    play: Play,
) -> Look | NotAllowed:
    """Rule on a check for someone whose surprise attack has missed.

    Args:
        looker: who looks.
        hider: whose attack failed.
        perception_total: what the perception check comes to.
        looks_that_way: whether the looker looks roughly towards where that attack was made.
        tie_reveals: what equal results do, where the table says it.

    Returns:
        Not allowed, or whether the looker finds them, and who has found them all in all.

    Raises:
        Invalid: someone looks for himself; no surprise attack of theirs has missed since they hid.

    Source: document 002, L255.1, L255.2.
    """
    if looker == hider:
        raise Invalid("looker", looker, "someone else than the hider")
    world = play.recall(World)
    body = world.look_at(hider)
    if not body.surprise_missed or body.surprise_hide_result is None:
        raise Invalid("hider", hider, "someone hidden whose surprise attack has missed")
    if not looks_that_way:
        return play.forbids("chained_dice.surprise_attacks.perception")
    looked = world.surprise_looked.get(hider, frozenset())
    # "a perception check": a doubt whether each who looks has one for each failed attack, or as many as they like
    if looker in looked and play.reads("chained_dice.surprise_attacks.looking_again") == "one_check":
        return play.forbids("chained_dice.surprise_attacks.perception")
    world.surprise_looked[hider] = looked | {looker}
    play.because("chained_dice.surprise_attacks.perception", result=body.surprise_hide_result, total=perception_total)
    seen_by = world.surprise_seen_by.get(hider, frozenset())
    equal = perception_total == body.surprise_hide_result
    found = perception_total > body.surprise_hide_result or (equal and tie_reveals is True)
    if equal and tie_reveals is None:
        missing = "what equal results do (L255.2): tie_reveals"
        play.cannot_tell("revealed", missing, "chained_dice.surprise_attacks.equal_results")
        play.not_determined["seen_by"] = missing
        return Look(found, seen_by)
    if equal:
        play.because("chained_dice.surprise_attacks.equal_results", reveals=tie_reveals)
    if found:
        seen_by = world.surprise_seen_by[hider] = seen_by | {looker}
    return Look(found, seen_by)
