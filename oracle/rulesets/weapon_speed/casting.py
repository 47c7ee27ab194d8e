"""Casting spells in combat (L72, L73)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed.world import NAME, Body, World

Caster = Annotated[str, Fact("caster", pattern=NAME)]
LONG = "the initiative of a spell of a round or more, which comes at the end of a round or in a later one (L18.4)"


@dataclass(frozen=True)
class Casting:
    """The initiative at which a spell comes."""

    initiative: int | None


@dataclass(frozen=True)
class Concentration:
    """Whether a caster's concentration is broken, by what, and whether the use of the spell is lost for the day."""

    broken: bool
    by: Literal["nothing", "damage", "failed_save", "both"]
    use_lost: bool


@dataclass(frozen=True)
class Cast:
    """Whether the spell works, and the initiative at which its turn comes."""

    spell_works: bool
    initiative: int | None


@operation()
def begin_casting(
    *,
    caster: Caster = "caster",
    initiative: Annotated[int, Fact("caster")],
    casting_time: Annotated[int | None, Fact("caster", least=0)] = None,
    casting_rounds: Annotated[int | None, Fact("caster", least=1)] = None,
    play: Play,
) -> Casting:
    """Rule on when a spell comes that is begun now.

    Args:
        caster: by name.
        initiative: before the casting time counts.
        casting_time: of the spell, if it is less than a round.
        casting_rounds: of the spell, if it is a round or more.

    Returns:
        The initiative; the state then holds that the caster is casting, until the spell is cast, is broken off, or
        the round ends in which it comes.

    Raises:
        Invalid: the caster is casting already; or not one of the two times is stated, but both or none.

    Source: document 001, L18.4, L72.
    """
    if (casting_time is None) == (casting_rounds is None):
        raise Invalid("casting_time", casting_time, "a casting time, or else rounds of casting")
    body = play.recall(World).of(caster)
    if _is_casting(body):
        raise Invalid("caster", caster, "someone who is not casting already")
    body.casting_spell, body.casting_broken = True, False
    if casting_time is None:
        body.casting_initiative = None
        body.casting_beyond_round = _beyond_round(play, casting_rounds)
        play.cannot_tell("initiative", LONG, "weapon_speed.initiative.long_spells")
        return Casting(None)
    play.because("weapon_speed.casting.casting_time", casting_time=casting_time)
    body.casting_initiative = initiative - casting_time
    return Casting(body.casting_initiative)


def _is_casting(body: Body) -> bool:
    return body.casting_spell or body.casting_beyond_round


def _beyond_round(play: Play, casting_rounds: int | None) -> bool:
    # a spell of one round may come as the round ends: whoever casts it is then no longer casting in the next
    return casting_rounds != 1 or play.reads("weapon_speed.initiative.spell_of_one_round") == "as_specified"


@operation()
def disturb_caster(
    *,
    caster: Caster = "caster",
    damage: Annotated[int, Fact("caster", least=0)] = 0,
    save_failed: Annotated[bool, Fact("caster")] = False,
    play: Play,
) -> Concentration:
    """Rule on what becomes of a caster's concentration.

    Args:
        caster: by name.
        damage: that the caster takes now.
        save_failed: whether the caster fails a saving throw now.

    Returns:
        Whether concentration is broken, and the use lost; the state then no longer holds the casting.

    Source: document 001, L73.
    """
    body = play.recall(World).of(caster)
    if not _is_casting(body) or (damage == 0 and not save_failed):
        return Concentration(broken=False, by="nothing", use_lost=False)
    if damage:
        play.because("weapon_speed.casting.damage_breaks", damage=damage)
    if save_failed:
        play.because("weapon_speed.casting.failed_save_breaks")
    play.because("weapon_speed.casting.use_lost")
    if body.casting_beyond_round:
        body.casting_initiative = None
    body.casting_spell, body.casting_broken, body.casting_beyond_round = False, True, False
    return Concentration(broken=True, by=_cause(damage, save_failed), use_lost=True)


def _cause(damage: int, save_failed: bool) -> Literal["damage", "failed_save", "both"]:
    if damage and save_failed:
        return "both"
    return "damage" if damage else "failed_save"


@operation()
def finish_casting(*, caster: Caster = "caster", play: Play) -> Cast:
    """Rule whether the spell works whose turn has come.

    Args:
        caster: by name.

    Returns:
        Whether it works, which it does unless concentration was broken, and its initiative; the caster then no
        longer casts.

    Raises:
        Invalid: the caster has begun no spell whose turn is still to come.

    Source: document 001, L73.
    """
    body = play.recall(World).of(caster)
    works = _is_casting(body)
    if not works and not body.casting_broken:
        raise Invalid("caster", caster, "someone who has begun a spell that is still to come")
    count = None if body.casting_beyond_round else body.casting_initiative
    body.casting_spell = body.casting_broken = body.casting_beyond_round = False
    if not works:
        play.because("weapon_speed.casting.spell_fails")
    if count is None:
        play.cannot_tell("initiative", LONG, "weapon_speed.initiative.long_spells")
    return Cast(works, count)


def forbids_moving(play: Play, caster: Body) -> NotAllowed | None:
    """Refuse a move of someone who is casting (L72.2)."""
    return play.forbids("weapon_speed.casting.no_movement") if _is_casting(caster) else None


def denies_dexterity(play: Play, target: Body, dexterity_modifier: int) -> bool:
    """Return whether casting takes a Dexterity bonus from AC (L72.3)."""
    if not _is_casting(target) or dexterity_modifier <= 0:
        return False
    play.because("weapon_speed.casting.dexterity_lost", bonus=dexterity_modifier)
    return True
