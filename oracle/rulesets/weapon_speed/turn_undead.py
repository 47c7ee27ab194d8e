"""Turning undead (L237 to L263)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.core.tables import one_of, read_table, text
from oracle.rulesets.weapon_speed.world import Body, Combatant, World

Listed = str
"""A cell of the table, as printed."""

Result = str
"""What it comes to: none, turned, destroyed, or destroyed_and_more."""

NUMBERS = ("4", "7", "10", "13", "16", "19", "20")
LEVELS = (*(f"cl_{level}" for level in range(1, 14)), "cl_14_plus")
COLUMNS = {
    "undead_hd": text,
    **dict.fromkeys(LEVELS, one_of(*NUMBERS, "T", "D", "D*", "—")),
    "statement": text,
}
TABLE: dict[str, tuple[Listed, ...]] = {
    row["undead_hd"]: tuple(row[level] for level in LEVELS)
    for row in read_table(folder("weapon_speed") / "turn_undead.csv", COLUMNS)
}
RESULTS: dict[str, Result] = {"—": "none", "T": "turned", "D": "destroyed", "D*": "destroyed_and_more"}

HIT_DICE = r"[0-9]{1,3}(/[1-9][0-9]?)?"
HitDice = Annotated[str, Fact("target", pattern=HIT_DICE)]
Origin = Annotated[Literal["elsewhere", "negative_material_plane", "outer_planes"], Fact("target")]
Level = Annotated[int, Fact("attacker", least=1)]
PriestClass = Annotated[Literal["cleric", "paladin", "druid", "evil_priest", "other"], Fact("attacker")]


@dataclass(frozen=True)
class Undead:
    """Undead of one kind.

    Args:
        hit_dice: of each, a fraction where it must be.
        number: how many are able to see the priest.
        number_unable_to_see: how many are not.
        unique: whether it is a unique monster.
        native_to: the plane that it comes from, where the table asks for it.
        gm_calls_it_special: whether the GM counts it among special undead though the text does not name it.
    """

    hit_dice: HitDice
    number: Annotated[int, Fact("target", least=0)]
    number_unable_to_see: Annotated[int, Fact("target", least=0)] = 0
    unique: Annotated[bool, Fact("target")] = False
    native_to: Origin = "elsewhere"
    gm_calls_it_special: Annotated[bool, Fact("target")] = False


Kinds = Annotated[tuple[Undead, ...], Fact("target", least=1)]


@dataclass(frozen=True)
class TurningTarget:
    """What the table lists, as printed, and the cleric's level that it is looked up under."""

    listed: Listed
    as_cleric_level: int


@dataclass(frozen=True)
class TurnedKind:
    """What became of one kind of undead: what the table lists for it, and how many are turned and destroyed."""

    listed: Listed
    turned: int
    destroyed: int


@dataclass(frozen=True)
class Turning:
    """An attempt to turn undead.

    Args:
        hostile_action: whether it counts as one.
        happens_on: when in the round it is resolved.
        kinds: what became of each kind, in the order asked.
    """

    hostile_action: bool
    happens_on: Literal["the_priests_initiative"]
    kinds: tuple[TurnedKind, ...]


@operation()
def turning_target(
    *,
    priest_class: PriestClass,
    level: Level,
    hit_dice: HitDice,
    unique: Annotated[bool, Fact("target")] = False,
    native_to: Origin = "elsewhere",
    gm_calls_it_special: Annotated[bool, Fact("target")] = False,
    play: Play,
) -> TurningTarget | NotAllowed:
    """Rule on what the table lists for a priest against an undead creature.

    Args:
        priest_class: the priest's class.
        level: in that class, 1 or more.
        hit_dice: of the undead, a fraction such as "1/2" where it must be.
        unique: whether it is a unique monster.
        native_to: the plane that it comes from, where the table asks for it.
        gm_calls_it_special: whether the GM counts it among special undead though the text does not name it.

    Returns:
        Not allowed, or what the table lists.

    Source: document 001, L237.1, L237.2, L239, L240.1, L247 to L263.
    """
    refused = _refused_to_class(play, priest_class)
    if refused:
        return refused
    as_level = _cleric_level(play, priest_class, level)
    undead = Undead(hit_dice, 1, 0, unique, native_to, gm_calls_it_special)
    return TurningTarget(look_up(play, as_level, undead), as_level)


@operation(dice={"turn": "d20", "affected": "2d6", "additional": "2d4"})
def turn_undead(
    *,
    priest: Combatant = "priest",
    priest_class: PriestClass,
    level: Level,
    presents_holy_object: Annotated[bool, Fact("attacker")] = True,
    other_hand_free: Annotated[bool, Fact("attacker")] = True,
    speaks_clearly: Annotated[bool, Fact("attacker")] = True,
    undead: Kinds,
    gm_takes_equals_as_listed: Annotated[bool, Fact("scene")] = False,
    play: Play,
) -> Turning | NotAllowed:
    """Rule on an attempt to turn undead.

    Args:
        priest: who attempts it, by name.
        priest_class: the priest's class.
        level: in that class, 1 or more.
        presents_holy_object: whether a holy object is held in one hand, for the undead to see.
        other_hand_free: whether the other hand is free.
        speaks_clearly: whether the priest can.
        undead: the kinds that are there.
        gm_takes_equals_as_listed: whether the GM has kinds of equal Hit Dice affected in the order asked.

    Returns:
        Not allowed, or what became of each kind; the state then holds that the priest has tried in this encounter.

    Source: document 001, L237 to L245.2.
    """
    if priest_class == "evil_priest":
        return play.forbids("weapon_speed.dominate_undead.command_only")
    refused = _refused_to_class(play, priest_class) or unable(
        play, presents_holy_object, other_hand_free, speaks_clearly
    )
    if refused:
        return refused
    refused = spent(play, priest)
    if refused:
        return refused
    play.because("weapon_speed.turn_undead.hostile_action")
    play.because("weapon_speed.turn_undead.own_initiative")
    as_level = _cleric_level(play, priest_class, level)
    listed = [look_up(play, as_level, kind) for kind in undead]
    results = judged(play, undead, listed)
    possible = shares(play, undead, results, gm_takes_equals_as_listed)
    if all(_turned(results, numbers) for numbers in possible):
        play.recall(World).of(priest).turn_undead_holding = True
    kinds = tuple(
        TurnedKind(cell, number if result == "turned" else 0, 0 if result == "turned" else number)
        for cell, result, number in zip(listed, results, possible[0], strict=True)
    )
    return Turning(hostile_action=True, happens_on="the_priests_initiative", kinds=kinds)


def _turned(results: Sequence[Result], numbers: Sequence[int]) -> bool:
    return any(result == "turned" and number for result, number in zip(results, numbers, strict=True))


def _refused_to_class(play: Play, priest_class: str) -> NotAllowed | None:
    if priest_class == "druid":
        return play.forbids("weapon_speed.turn_undead.druids")
    if priest_class == "other":
        return play.forbids("weapon_speed.turn_undead.who_turns")
    play.because("weapon_speed.turn_undead.who_turns", priest_class=priest_class)
    return None


def unable(play: Play, presents: bool, other_hand_free: bool, speaks: bool) -> NotAllowed | None:
    """Refuse an attempt without what turning takes (L238.2)."""
    if presents and other_hand_free and speaks:
        play.because("weapon_speed.turn_undead.requirements")
        return None
    return play.forbids("weapon_speed.turn_undead.requirements")


def spent(play: Play, priest: str) -> NotAllowed | None:
    """Refuse a second attempt in one encounter, and note the first (L238.5, L238.6)."""
    world = play.recall(World)
    if world.look_at(priest).turn_undead_attempted:
        return play.forbids("weapon_speed.turn_undead.once_per_encounter")
    play.because("weapon_speed.turn_undead.once_per_encounter")
    if any(body.turn_undead_attempted for body in world.bodies.values()):
        play.because("weapon_speed.turn_undead.several_priests")
    world.of(priest).turn_undead_attempted = True
    return None


def _cleric_level(play: Play, priest_class: str, level: int) -> int:
    if priest_class != "paladin":
        return level
    play.because("weapon_speed.turn_undead.paladin", level=level, as_cleric_level=level - 2)
    return level - 2


def look_up(play: Play, as_level: int, undead: Undead) -> Listed:
    """Return what the table lists for a cleric's level against an undead creature (L240.1, L247 to L263)."""
    # no column stands before the first: a doubt whether the first one serves a lower level
    if as_level < 1 and play.reads("weapon_speed.turn_undead.below_first_column") == "cannot_turn":
        listed: Listed = "—"
    else:
        listed = TABLE[_row(play, undead)][min(max(as_level, 1), len(LEVELS)) - 1]
    play.because("weapon_speed.turn_undead.table", cleric_level=as_level, hit_dice=undead.hit_dice, listed=listed)
    return listed


def _row(play: Play, undead: Undead) -> str:
    hit_dice = Fraction(undead.hit_dice)
    if _special(play, undead, hit_dice):
        play.because("weapon_speed.turn_undead.special")
        return "Special**"
    if hit_dice < 1:
        return "Under 1 HD"
    whole = int(hit_dice)
    # the rows between the first and the last are of whole numbers: a doubt where a fraction above 1 belongs
    if whole < hit_dice and play.reads("weapon_speed.turn_undead.between_rows") == "next_row":
        whole += 1
    return "11+ HD" if whole >= 11 else f"{whole} HD"


def _special(play: Play, undead: Undead, hit_dice: Fraction) -> bool:
    if undead.native_to != "elsewhere" or (undead.unique and hit_dice > 11):
        return True
    # "include": a doubt whether there are others
    return undead.gm_calls_it_special and play.reads("weapon_speed.turn_undead.other_specials") == "as_the_gm_says"


def judged(play: Play, undead: Sequence[Undead], listed: Sequence[Listed]) -> list[Result]:
    """Return what an attempt comes to for each kind, rolling where a number is listed (L238.3, L240.2 to L244)."""
    face: int | None = None
    results: list[Result] = []
    for kind, cell in zip(undead, listed, strict=True):
        if kind.number_unable_to_see or not kind.number:
            play.because("weapon_speed.turn_undead.able_to_see", number=kind.number)
        if not kind.number:
            results.append("none")
            continue
        if cell not in NUMBERS:
            results.append(RESULTS[cell])
            play.because(RULES[cell])
            continue
        # "roll 1d20": a doubt whether one roll serves kinds with different numbers
        if face is None or play.reads("weapon_speed.turn_undead.rolls_for_mixed_groups") == "one_for_each_kind":
            face = play.roll("turn")
        play.because("weapon_speed.turn_undead.roll", face=face, target=int(cell))
        results.append("turned" if face >= int(cell) else "none")
    return results


RULES = {
    "—": "weapon_speed.turn_undead.cannot_affect",
    "T": "weapon_speed.turn_undead.turned",
    "D": "weapon_speed.turn_undead.destroyed",
    "D*": "weapon_speed.turn_undead.more_destroyed",
}


def shares(
    play: Play,
    undead: Sequence[Undead],
    results: Sequence[Result],
    as_listed: bool,
    room: int | None = None,
    more: bool = True,
) -> list[list[int]]:
    """Return how many of each kind are affected, the lowest Hit Dice first (L242, L244 to L245.2).

    Args:
        undead: the kinds.
        results: of each.
        as_listed: whether kinds of equal Hit Dice are affected in this order, as the GM says.
        room: how many can be affected at all; None for no such limit.
        more: whether D* affects more than the others.

    Returns:
        The numbers; where it matters, and is not said, which of several kinds of equal Hit Dice is affected first,
        the numbers in this order and in the reverse one.
    """
    order = sorted((at for at, one in enumerate(results) if one != "none"), key=lambda at: _hit_dice(undead[at]))
    counted = order
    # the destroyed undead is one creature: a doubt whether the number of a successful turn holds for it
    if any(results[at] != "turned" for at in order) and (
        play.reads("weapon_speed.turn_undead.how_many_destroyed") == "one_of_each_kind"
    ):
        counted = [at for at in order if results[at] == "turned"]
    left = play.roll("affected") if counted else 0
    if counted:
        play.because("weapon_speed.turn_undead.number_affected", number=left)
    if len(order) > 1:
        play.because("weapon_speed.turn_undead.lowest_first")
    additional: dict[int, int] = {}

    def rolled(at: int, _: int) -> int:
        additional[at] = play.roll("additional")
        return additional[at]

    bettered = [result if more else "destroyed" for result in results]
    reverse_order = sorted(order, key=lambda at: (_hit_dice(undead[at]), -at))
    told = _among(order, undead, bettered, counted, left, room, rolled)
    reverse = _among(reverse_order, undead, bettered, counted, left, room, additional.get)
    if told == reverse:
        return [told]
    if as_listed:
        play.because("weapon_speed.turn_undead.equal_hit_dice", as_listed=True)
        return [told]
    missing = "which kind of equal Hit Dice is affected first (L245.2): gm_takes_equals_as_listed"
    play.cannot_tell("kinds", missing, "weapon_speed.turn_undead.equal_hit_dice")
    return [told, reverse]


def _among(
    order: Sequence[int],
    undead: Sequence[Undead],
    results: Sequence[Result],
    counted: Sequence[int],
    left: int,
    room: int | None,
    additional: Callable[[int, int], int],
) -> list[int]:
    numbers = [0] * len(undead)
    for at in order:
        most = undead[at].number if room is None else min(undead[at].number, room - sum(numbers))
        numbers[at] = min(most, left if at in counted else 1)
        left -= numbers[at] if at in counted else 0
        if numbers[at] and results[at] == "destroyed_and_more":
            numbers[at] = min(most, numbers[at] + additional(at, most))
    return numbers


def _hit_dice(undead: Undead) -> Fraction:
    return Fraction(undead.hit_dice)


@dataclass(frozen=True)
class TurnedUndead:
    """What turned undead do.

    Args:
        turned: whether the turning holds.
        behaviour: retreating, hiding, or free to do as they like.
        may_attack: whether they may try to attack the priest.
        drop_defenses: whether they drop all defenses, as whoever flees.
    """

    turned: bool
    behaviour: Literal["retreat", "hide", "free"]
    may_attack: bool
    drop_defenses: bool = False


@operation()
def look_at_turned_undead(
    *,
    priest: Combatant = "priest",
    concentrates: Annotated[bool, Fact("attacker")] = True,
    aware_of_undead: Annotated[bool, Fact("attacker")] = True,
    holds_symbol: Annotated[bool, Fact("attacker")] = True,
    in_other_combat: Annotated[bool, Fact("attacker")] = False,
    distance_dm: Annotated[int, Fact("scene", least=0)] = 200,
    priest_forces_them_closer: Annotated[bool, Fact("attacker")] = False,
    the_priest_is: Annotated[
        Literal["in_sight", "out_of_sight", "gone_unnoticed", "believed_gone", "gone"], Fact("scene")
    ] = "in_sight",
    intelligent: Annotated[bool, Fact("target")] = False,
    play: Play,
) -> TurnedUndead:
    """Rule on what undead do that a priest has turned.

    Args:
        priest: who turned them, by name.
        concentrates: whether the priest does.
        aware_of_undead: whether the priest is still aware of them.
        holds_symbol: whether the holy symbol is still in the priest's hand.
        in_other_combat: whether the priest fights others meanwhile.
        distance_dm: between the priest and the undead, in tenths of a metre.
        priest_forces_them_closer: whether it is the priest who makes them come as close.
        the_priest_is: where the undead are in the priest's sight, or out of it; gone without their noticing; still
            there, though they believe otherwise; or gone, as they believe.
        intelligent: whether the undead are.

    Returns:
        Whether the turning holds, and what the undead do; the state then holds whether it has ended.

    Raises:
        Invalid: the priest has turned no undead.

    Source: document 001, L92.2, L241, L245.3, L245.4, L246.
    """
    body = play.recall(World).of(priest)
    if body.turn_undead_holding is None:
        raise Invalid("priest", priest, "someone who has turned undead before")
    if not (body.turn_undead_holding and concentrates and aware_of_undead and holds_symbol):
        play.because("weapon_speed.turn_undead.concentration")
        return _ended(body)
    if distance_dm < 30 and priest_forces_them_closer:
        play.because("weapon_speed.turn_undead.forced_closer", distance_dm=distance_dm)
        return _ended(body)
    play.because("weapon_speed.turn_undead.concentration")
    if in_other_combat:
        play.because("weapon_speed.turn_undead.other_combat")
    play.because("weapon_speed.turn_undead.retreat_and_hide")
    if the_priest_is == "in_sight":
        play.because("weapon_speed.turn_undead.flight")
        # they flee, and they retreat: a doubt whether this is the flight that drops all defenses
        drop = play.reads("weapon_speed.turn_undead.manner_of_flight") == "as_any_flight"
        return TurnedUndead(turned=True, behaviour="retreat", may_attack=False, drop_defenses=drop)
    believed = the_priest_is in ("believed_gone", "gone")
    if not intelligent and believed:
        missing = "what undead without intelligence do once the priest is gone (L245.3)"
        play.cannot_tell("may_attack", missing, "weapon_speed.turn_undead.unintelligent_return")
        return _left_alone(play, body)
    if not intelligent or not _gone(play, the_priest_is):
        return TurnedUndead(turned=True, behaviour="free" if believed else "hide", may_attack=False)
    play.because("weapon_speed.turn_undead.intelligent_return")
    if not believed:
        return TurnedUndead(turned=True, behaviour="hide", may_attack=True)
    return _left_alone(play, body)


def _gone(play: Play, the_priest_is: str) -> bool:
    if the_priest_is in ("out_of_sight", "gone"):
        return the_priest_is == "gone"
    # they hide by what they believe, and attack once the priest is gone: a doubt whether that is one moment
    reading = play.reads("weapon_speed.turn_undead.gone_or_believed_gone")
    return reading == ("as_believed" if the_priest_is == "believed_gone" else "truly_gone")


def _left_alone(play: Play, body: Body) -> TurnedUndead:
    # they hide no longer, while the priest still concentrates: a doubt whether the turning is over
    if play.reads("weapon_speed.turn_undead.hidden_no_longer") == "goes_on":
        return TurnedUndead(turned=True, behaviour="free", may_attack=True)
    return _ended(body)


def _ended(body: Body) -> TurnedUndead:
    body.turn_undead_holding = False
    return TurnedUndead(turned=False, behaviour="free", may_attack=True)
