"""Magic resistance: of one target and of several, in areas, continuous and permanent spells (L209 to L216)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal, TypeVar

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed.world import NAME, Body, Target, World

SpellName = Annotated[str, Fact("scene", pattern=NAME)]
LASTING = ("continuous", "permanent")
Kept = TypeVar("Kept", bool, int)


@dataclass(frozen=True)
class SpellTarget:
    """Whom a spell targets, or who is in its area.

    Args:
        name: theirs.
        resistance: magic resistance in percent, 1 to 100; None for whoever has none.
        conscious: whether they are; resistance asks for no effort.
    """

    name: Annotated[str, Fact("target", pattern=NAME)]
    resistance: Annotated[int | None, Fact("target", least=1, most=100)] = None
    conscious: Annotated[bool, Fact("target")] = True


@dataclass(frozen=True)
class Resisted:
    """Whom a spell affects, who save as usual, whom it does not, and whether it fails entirely."""

    resisting: frozenset[str]
    affected: frozenset[str]
    spell_fails: bool
    saves_apply: bool


@dataclass(frozen=True)
class Inside:
    """Whether a lasting spell affects someone who is still within it."""

    affected: bool | None


@dataclass(frozen=True)
class Resistance:
    """Whether someone's magic resistance is active."""

    active: bool


@operation()
def lower_resistance(
    *,
    target: Target,
    lowers: Annotated[bool, Fact("target")] = True,
    deliberately: Annotated[bool, Fact("target")] = True,
    play: Play,
) -> Resistance:
    """Rule on lowering magic resistance.

    Args:
        target: who has it, by name.
        lowers: whether it is lowered now, or lowered no longer.
        deliberately: whether that is meant.

    Returns:
        Whether it is active; the state then holds that.

    Source: document 001, L210.2.
    """
    body = play.recall(World).of(target)
    # to be active it asks for no effort, so that it returns unmeant, and does not go unmeant
    if deliberately or not lowers:
        _note_within(play, body, lowers=lowers)
        body.magic_resistance_lowered = lowers
    play.because("weapon_speed.magic_resistance.lowered", lowered=body.magic_resistance_lowered)
    return Resistance(active=not body.magic_resistance_lowered)


def _note_within(play: Play, body: Body, *, lowers: bool) -> None:
    """Note what it does to the lasting spells that someone is within."""
    spells, unfailed = body.magic_resistance_spells or {}, body.magic_resistance_unfailed or {}
    if lowers:
        body.magic_resistance_given_up = {name: True for name, protected in spells.items() if protected}
    elif unfailed and _works_within(play) and _needs_no_roll(play):
        body.magic_resistance_spells = spells | dict.fromkeys(unfailed, True)
        for name in unfailed:
            body.magic_resistance_given_up = _without(body.magic_resistance_given_up, name)


@operation(dice={"resistance": "d100"})
def resist_spell(
    *,
    targets: Annotated[tuple[SpellTarget, ...], Fact("target", least=1)],
    spell: Annotated[Literal["targeted", "area", "continuous", "permanent"], Fact("scene")],
    source: Annotated[
        Literal["spell", "spell_like_power", "magic_weapon", "secondary_effect"], Fact("scene")
    ] = "spell",
    beneficial: Annotated[bool, Fact("scene")] = False,
    cast_at_targets: Annotated[bool, Fact("scene")] = False,
    spell_name: SpellName = "the spell",
    play: Play,
) -> Resisted:
    """Rule on whom a spell affects that targets the magic-resistant, or that they enter.

    Args:
        targets: everyone whom it targets, or who enters or is in its area; a d100 for each whose resistance is active.
        spell: what kind of spell.
        source: the spell itself or a power like it; or a magic weapon, or what the spell only brings about.
        beneficial: whether it would do good.
        cast_at_targets: of a continuous or permanent spell, whether it is being cast on these alone.
        spell_name: by which a continuous or permanent spell is known later.

    Returns:
        Who resists, whom it affects, whether it fails entirely, and whether saves apply. The state then holds who
        is protected from a lasting spell.

    Raises:
        Invalid: two targets of one name.

    Source: document 001, L210 to L216.
    """
    names = [one.name for one in targets]
    if len(set(names)) < len(names):
        raise Invalid("targets", names, "a name for each")
    if source in ("magic_weapon", "secondary_effect"):
        play.because("weapon_speed.magic_resistance.not_covered", source=source)
        return Resisted(frozenset(), frozenset(names), spell_fails=False, saves_apply=True)
    play.because("weapon_speed.magic_resistance.direct_spells", source=source, beneficial=beneficial)
    resisting = {one.name for one in targets if _resists(play, one, spell)}
    fails = _fails(play, spell, everyone=len(resisting) == len(targets), cast_at_targets=cast_at_targets)
    if spell in LASTING and not fails:
        _remember(play, spell, spell_name, targets, resisting)
    affected = frozenset(names) - resisting
    return Resisted(frozenset(resisting), affected, fails, saves_apply=bool(affected))


def _resists(play: Play, target: SpellTarget, spell: str) -> bool:
    if target.resistance is None:
        return False
    if play.recall(World).look_at(target.name).magic_resistance_lowered:
        play.because("weapon_speed.magic_resistance.lowered", target=target.name)
        return False
    play.because("weapon_speed.magic_resistance.always_active", target=target.name, conscious=target.conscious)
    if spell == "permanent" and _needs_no_roll(play):
        return True
    return _checks(play, target.resistance)


def _needs_no_roll(play: Play) -> bool:
    # "remains unaffected": a doubt whether a permanent spell is resisted without a roll
    return play.reads("weapon_speed.magic_resistance.roll_in_permanent_spells") == "no_roll"


def _works_within(play: Play) -> bool:
    # "remains unaffected while within": a doubt where resistance is active again only within a permanent spell
    return play.reads("weapon_speed.magic_resistance.raised_within") == "from_then_on"


def _checks(play: Play, resistance: int) -> bool:
    face = play.roll("resistance")
    if face <= resistance:
        play.because("weapon_speed.magic_resistance.percentage", face=face, resistance=resistance)
        return True
    play.because("weapon_speed.magic_resistance.roll_above", face=face, resistance=resistance)
    return False


def _fails(play: Play, spell: str, *, everyone: bool, cast_at_targets: bool) -> bool:
    if spell == "targeted":
        play.because("weapon_speed.magic_resistance.targeted_spells", everyone=everyone)
        return everyone
    rule = {"area": "area_spells", "continuous": "continuous_spells", "permanent": "permanent_spells"}[spell]
    play.because(f"weapon_speed.magic_resistance.{rule}")
    # "if every target resists, the spell fails", "does not dispel": a doubt where a lasting spell is cast on targets
    if spell == "area" or not everyone or not cast_at_targets:
        return False
    return play.reads("weapon_speed.magic_resistance.lasting_spell_on_targets") == "fails"


def _remember(play: Play, spell: str, spell_name: str, targets: Sequence[SpellTarget], resisting: set[str]) -> None:
    for one in targets:
        body = play.recall(World).of(one.name)
        resists = one.name in resisting
        body.magic_resistance_spells = {**(body.magic_resistance_spells or {}), spell_name: resists}
        body.magic_resistance_given_up = _without(body.magic_resistance_given_up, spell_name)
        unfailed = _without(body.magic_resistance_unfailed, spell_name)
        if spell == "permanent" and one.resistance is not None and (resists or body.magic_resistance_lowered):
            unfailed[spell_name] = one.resistance
        body.magic_resistance_unfailed = unfailed


def _without(kept: Mapping[str, Kept] | None, name: str) -> dict[str, Kept]:
    return {other: value for other, value in (kept or {}).items() if other != name}


@operation(dice={"resistance": "d100"})
def remain_in_spell(*, target: Target, spell_name: SpellName = "the spell", play: Play) -> Inside:
    """Rule whether a continuous or permanent spell affects someone who has not left it.

    Args:
        target: by name.
        spell_name: of the spell.

    Returns:
        Whether it affects the target. A d100 is rolled if resistance was lowered when the target met a permanent spell,
        and is active now, and can still work; the state then holds what came of it.

    Raises:
        Invalid: the target has not entered that spell.

    Source: document 001, L210.2, L215, L216.
    """
    body = play.recall(World).look_at(target)
    protected = (body.magic_resistance_spells or {}).get(spell_name)
    if protected is None:
        raise Invalid("spell_name", spell_name, "a lasting spell that the target has entered or been targeted by")
    if (body.magic_resistance_given_up or {}).get(spell_name):
        missing = "whether lowering resistance ends what it has kept off (L210.2, L216.2)"
        play.cannot_tell("affected", missing, "weapon_speed.magic_resistance.lowered_within")
        return Inside(None)
    resistance = (body.magic_resistance_unfailed or {}).get(spell_name)
    if not protected and resistance is not None and not body.magic_resistance_lowered and _works_within(play):
        protected = _checks(play, resistance)
        body.magic_resistance_spells = {**(body.magic_resistance_spells or {}), spell_name: protected}
        body.magic_resistance_unfailed = _without(body.magic_resistance_unfailed, spell_name)
    play.because("weapon_speed.magic_resistance.stays_protected", protected=protected)
    return Inside(affected=not protected)
