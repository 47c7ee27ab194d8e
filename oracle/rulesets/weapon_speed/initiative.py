"""Initiative by weapon speed, its modifiers, and when spells take effect (L13 to L31)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.core.tables import read_table, signed, text
from oracle.rulesets.weapon_speed.world import NAME, World

Situation = Literal[
    "hasted",
    "slowed",
    "high_ground",
    "receive_charge",
    "knee_deep_water",
    "slippery_footing",
    "waist_deep_water",
    "underwater",
    "climbing",
    "tangled",
    "held",
    "called_shot",
]
# L17.2 has initiative lie between 1 and 19, which it does with these speeds alone
WeaponSpeed = Annotated[int | None, Fact("weapon", least=1, most=10)]
HINDERED = frozenset(("climbing", "tangled", "held"))
DEPTHS = frozenset(("knee_deep_water", "waist_deep_water", "underwater"))
LEAST, GREATEST = 1, 19
MISSING_SPEED = "the weapon speed, which stands in another chapter (L16.2): weapon_speed"


def _printed(cell: str) -> int:
    return signed(cell.replace("\N{MINUS SIGN}", "-"))


COLUMNS = {"situation": text, "modifier": _printed, "statement": text}
MODIFIERS: dict[str, int] = {
    row["situation"].split(" (")[0].lower().replace("-", "_").replace(" ", "_"): row["modifier"]
    for row in read_table(folder("weapon_speed") / "initiative.csv", COLUMNS)
}


@dataclass(frozen=True)
class Initiative:
    """When a combatant acts.

    Args:
        modifier: what the situations add.
        initiative: the count at which the combatant acts, or the spell takes effect.
    """

    modifier: int
    initiative: int | None


@operation(dice={"initiative": "d10"})
def initiative(
    *,
    weapon_speed: WeaponSpeed = None,
    situations: Annotated[frozenset[Situation], Fact("combatant")] = frozenset(),
    casting_time: Annotated[int | None, Fact("combatant", least=0)] = None,
    play: Play,
) -> Initiative:
    """Rule what initiative a combatant has in a round.

    Args:
        weapon_speed: of the weapon in use, 1 to 10; not stated where it is not known.
        situations: that modify initiative.
        casting_time: of the spell that is cast, if it is shorter than a round; not stated where none is cast.

    Returns:
        What the situations add, and the initiative.

    Raises:
        Invalid: two depths of water at once.

    Source: document 001, L14 to L18.3, L22 to L31.
    """
    face = play.roll("initiative")
    modifier = _modifier(play, situations)
    speed = _speed(play, weapon_speed, casting_time)
    if speed is None:
        play.cannot_tell("initiative", MISSING_SPEED, "weapon_speed.initiative.weapon_speeds")
        return Initiative(modifier, None)
    play.because("weapon_speed.initiative.formula", face=face, weapon_speed=speed)
    return Initiative(modifier, _count(play, face, speed, modifier, casting_time))


def _count(play: Play, face: int, speed: int, modifier: int, casting_time: int | None) -> int:
    if casting_time is not None:
        play.because("weapon_speed.initiative.casting_time", casting_time=casting_time)
        play.because("weapon_speed.initiative.spell_takes_effect")
    return _in_range(play, face + 10 - speed + modifier - (casting_time or 0))


def _speed(play: Play, weapon_speed: int | None, casting_time: int | None) -> int | None:
    # L18 has a spell reduce the caster's initiative: a doubt whether the speed of a weapon counts beside it
    if casting_time is not None and play.reads("weapon_speed.initiative.weapon_of_a_caster") == "does_not_count":
        return 0
    return weapon_speed


def _modifier(play: Play, situations: frozenset[str]) -> int:
    if len(situations & DEPTHS) > 1:
        raise Invalid("situations", sorted(situations & DEPTHS), "one depth of water")
    rows = [one for one in sorted(situations) if one not in HINDERED]
    hindrances = len(situations & HINDERED)
    if hindrances:
        rows += ["hindered"] * _times(play, hindrances)
    total = sum(MODIFIERS[row] for row in rows)
    if rows:
        play.because("weapon_speed.initiative.situations", modifier=total)
    return total


def _times(play: Play, hindrances: int) -> int:
    # one row names climbing, tangled and held: a doubt whether two of them count twice
    if hindrances > 1 and play.reads("weapon_speed.initiative.several_hindrances") == "each":
        return hindrances
    return 1


def _in_range(play: Play, total: int) -> int:
    if LEAST <= total <= GREATEST:
        play.because("weapon_speed.initiative.range", initiative=total)
        return total
    # L17 promises 1 to 19 of the formula: a doubt whether it holds of what modifiers make of it
    if play.reads("weapon_speed.initiative.modified_range") == "as_it_comes":
        return total
    play.because("weapon_speed.initiative.range", initiative=total)
    return min(max(total, LEAST), GREATEST)


@dataclass(frozen=True)
class Roller:
    """A combatant for whom initiative is rolled.

    Args:
        name: whose.
        side: the combatant's side.
        weapon_speed: of the weapon in use, 1 to 10; not stated where it is not known.
        modifier: what situations make of it, signed.
        casting_time: of the spell that is cast, if it is shorter than a round; not stated where none is cast.
    """

    name: Annotated[str, Fact("combatant", pattern=NAME)]
    side: Annotated[str, Fact("combatant", pattern=NAME)]
    weapon_speed: WeaponSpeed = None
    modifier: int = 0
    casting_time: Annotated[int | None, Fact("combatant", least=0)] = None


@dataclass(frozen=True)
class Rolled:
    """The initiative of each combatant, in the order in which they were stated."""

    initiatives: tuple[int, ...]


@operation(dice={"side": "d10", "character": "d10"})
def roll_initiative(
    *, combatants: Annotated[tuple[Roller, ...], Fact("scene", least=1)], play: Play
) -> Rolled | NotAllowed:
    """Rule on the initiative roll of a round.

    Args:
        combatants: for whom it is rolled, with their sides and weapon speeds; the dice of sides are rolled in the
            order in which each side is first stated, once for each in a round.

    Returns:
        Not allowed, or the initiative of each; the state then holds it. Nothing is rolled while a speed is missing.

    Raises:
        Invalid: one name stands there twice.

    Source: document 001, L10, L14.1, L15 to L18.3.
    """
    names = [one.name for one in combatants]
    if len(set(names)) < len(names):
        raise Invalid("combatants", names, "each combatant once")
    world = play.recall(World)
    bodies = [world.of(one.name) for one in combatants]
    if any(body.initiative_rolled is not None for body in bodies):
        return play.forbids("weapon_speed.initiative.every_round")
    stated = [_speed(play, one.weapon_speed, one.casting_time) for one in combatants]
    speeds = [speed for speed in stated if speed is not None]
    if len(speeds) < len(stated):
        play.cannot_tell("initiatives", MISSING_SPEED, "weapon_speed.initiative.weapon_speeds")
        return Rolled(())
    faces = _faces(play, world, combatants)
    play.because("weapon_speed.initiative.every_round")
    play.because("weapon_speed.initiative.formula", faces=faces)
    rolled = [
        _count(play, face, speed, one.modifier, one.casting_time)
        for face, speed, one in zip(faces, speeds, combatants, strict=True)
    ]
    for body, initiative_rolled in zip(bodies, rolled, strict=True):
        body.initiative_rolled = initiative_rolled
    return Rolled(tuple(rolled))


def _faces(play: Play, world: World, combatants: tuple[Roller, ...]) -> list[int]:
    # L10.3 has each side roll, L16.3 and L16.4 have characters roll
    if play.reads("weapon_speed.initiative.who_rolls") == "characters":
        return play.faces("character", len(combatants))
    # a side rolls for the round, so that whoever comes to it later in the round has its die
    rolled = {side: face for body in world.bodies.values() for side, face in (body.initiative_of_side or {}).items()}
    sides = [side for side in dict.fromkeys(one.side for one in combatants) if side not in rolled]
    if sides:
        rolled |= zip(sides, play.faces("side", len(sides)), strict=True)
    for one in combatants:
        world.of(one.name).initiative_of_side = {one.side: rolled[one.side]}
    return [rolled[one.side] for one in combatants]


@dataclass(frozen=True)
class LongSpell:
    """When a spell takes effect: in which round, how many rounds later, and whether at the end of that round."""

    round: int | None
    rounds_to_wait: int | None
    at_its_end: bool | None


@operation()
def long_spell(
    *,
    casting_rounds: Annotated[int, Fact("combatant", least=1)],
    specified_rounds: Annotated[int | None, Fact("combatant", least=0)] = None,
    play: Play,
) -> LongSpell:
    """Rule when a spell takes effect whose casting time is a round or more.

    Args:
        casting_rounds: its casting time, in rounds.
        specified_rounds: how many rounds after this one the spell itself says; 0 for this one; not stated where
            nobody knows.

    Returns:
        The round, counted in the combat, how many rounds later that is, and whether it is at the end of the round.

    Source: document 001, L18.4.
    """
    now = play.recall(World).round
    play.because("weapon_speed.initiative.long_spells", casting_rounds=casting_rounds)
    if specified_rounds is None:
        # the end of the round is named first, without a word of which spells; "as specified" may go with both
        if casting_rounds == 1 and play.reads("weapon_speed.initiative.spell_of_one_round") == "end_of_the_round":
            return LongSpell(now, 0, True)
        missing = "when the spell is specified to take effect (L18.4): specified_rounds"
        play.cannot_tell("round", missing, "weapon_speed.initiative.specified_elsewhere")
        play.not_determined |= {"rounds_to_wait": missing, "at_its_end": missing}
        return LongSpell(None, None, None)
    if specified_rounds > 0:
        # the end is named of this round only
        play.not_determined["at_its_end"] = "when in a later round a spell takes effect (L18.4)"
        return LongSpell(now + specified_rounds, specified_rounds, None)
    return LongSpell(now, 0, True)
