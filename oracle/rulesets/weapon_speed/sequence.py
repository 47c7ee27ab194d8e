"""The four steps of a round, and the order of actions (L6 to L12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed import ties
from oracle.rulesets.weapon_speed.world import NAME, Body, Combatant, World

ControlledBy = Annotated[Literal["player", "gm"], Fact("combatant")]
Action = Literal["spell", "other"]


@dataclass(frozen=True)
class Announcement:
    """What becomes of an intention.

    Args:
        step: of the round, in which it is told.
        secret: whether the players learn nothing of it.
        begins_casting: whether a spell begins with it.
    """

    step: int
    secret: bool
    begins_casting: bool


@operation()
def choose_spell(
    *, combatant: Combatant = "combatant", controlled_by: ControlledBy, play: Play
) -> Announcement | NotAllowed:
    """Rule whether a spell for this round may still be chosen, before it is announced.

    Args:
        combatant: who is to cast it, by name.
        controlled_by: a player, or the GM for NPCs and monsters.

    Returns:
        Not allowed, or the step in which it is chosen; the state then holds that it is.

    Source: document 001, L8.3, L9.2, L10.
    """
    world = play.recall(World)
    if initiative_is_rolled(world):
        return play.forbids("weapon_speed.sequence.four_steps")
    if _players_have_announced(world) and (controlled_by == "gm" or _binds_players(play)):
        return play.forbids("weapon_speed.sequence.spells_first")
    world.of(combatant).sequence_spell_chosen = True
    if controlled_by == "player" and not _binds_players(play):
        play.because("weapon_speed.sequence.players_announce")
        return Announcement(step=2, secret=False, begins_casting=False)
    play.because("weapon_speed.sequence.spells_first")
    return Announcement(step=1, secret=controlled_by == "gm", begins_casting=False)


@operation()
def announce(
    *,
    combatant: Combatant = "combatant",
    controlled_by: ControlledBy,
    action: Annotated[Action, Fact("combatant")],
    in_general_words: Annotated[bool, Fact("combatant")] = False,
    overridden: Annotated[bool, Fact("scene")] = False,
    gm_allows: Annotated[bool | None, Fact("scene")] = None,
    play: Play,
) -> Announcement | NotAllowed:
    """Rule whether an action for this round may be announced, or settled by the GM, now.

    Args:
        combatant: who is to act, by name.
        controlled_by: a player, or the GM for NPCs and monsters.
        action: a spell, or anything else.
        in_general_words: whether the announcement names no details.
        overridden: whether an ability, a spell or a situation overrides the sequence here.
        gm_allows: what the GM says where the sequence is overridden, or where nothing is said of a change; not stated
            where the GM says nothing.

    Returns:
        Not allowed, or the step it belongs to, whether it is secret, and whether casting begins; the state holds it.

    Raises:
        Invalid: a combatant who is now a player's and now the GM's.

    Source: document 001, L7 to L12.
    """
    world = play.recall(World)
    body = world.of(combatant)
    if body.sequence_announced is not None and body.sequence_by_player != (controlled_by == "player"):
        raise Invalid("controlled_by", controlled_by, "whoever announced for this combatant before")
    refused = (
        _by_gm(play, gm_allows) if overridden else _out_of_order(play, world, body, controlled_by, action, gm_allows)
    )
    if refused:
        return refused
    body.sequence_announced = action
    body.sequence_by_player = controlled_by == "player"
    if controlled_by == "gm":
        play.because("weapon_speed.sequence.gm_in_secret")
        return Announcement(step=1, secret=True, begins_casting=False)
    play.because("weapon_speed.sequence.players_announce")
    if in_general_words:
        play.because("weapon_speed.sequence.general_words")
    if action == "spell":
        play.because("weapon_speed.sequence.casting_begins")
    return Announcement(step=2, secret=False, begins_casting=action == "spell")


def _by_gm(play: Play, gm_allows: bool | None) -> NotAllowed | None:
    if gm_allows is None:
        play.because("weapon_speed.sequence.overridden")
        return play.cannot_rule("what the GM decides where the sequence is overridden (L12): gm_allows")
    if not gm_allows:
        return play.forbids("weapon_speed.sequence.overridden")
    play.because("weapon_speed.sequence.overridden")
    return None


def _out_of_order(
    play: Play, world: World, body: Body, controlled_by: str, action: Action, gm_allows: bool | None
) -> NotAllowed | None:
    spell_binds = body.sequence_announced == "spell" and _binds(play, body)
    if spell_binds and _cannot_change(play, action):
        return play.forbids("weapon_speed.sequence.spell_is_fixed")
    if initiative_is_rolled(world):
        return play.forbids("weapon_speed.sequence.four_steps")
    if controlled_by == "gm" and _players_have_announced(world):
        return play.forbids("weapon_speed.sequence.gm_in_secret")
    late = action == "spell" and not body.sequence_spell_chosen and _players_have_announced(world)
    if late and _binds_players(play):
        return play.forbids("weapon_speed.sequence.spells_first")
    if body.sequence_announced is None or spell_binds:
        return None
    return _changed(play, gm_allows)


def _binds(play: Play, body: Body) -> bool:
    # L9.4 stands in the step of the players, and speaks of spells without saying whose
    return body.sequence_by_player or play.reads("weapon_speed.sequence.whose_spells_bind") == "everyones"


def _cannot_change(play: Play, action: Action) -> bool:
    # "cannot be changed": a doubt whether it may be given up for something that is no spell
    return action == "spell" or play.reads("weapon_speed.sequence.spell_given_up") == "not_allowed"


def _changed(play: Play, gm_allows: bool | None) -> NotAllowed | None:
    play.because("weapon_speed.sequence.other_changes")
    if gm_allows is None:
        return play.cannot_rule("whether an announcement can be changed that is no spell (L9.4): gm_allows")
    return None if gm_allows else play.forbids("weapon_speed.sequence.other_changes")


def _binds_players(play: Play) -> bool:
    # L8.3 stands in the step of the GM, and speaks of spells without saying whose
    return play.reads("weapon_speed.sequence.whose_spells") == "everyones"


def _players_have_announced(world: World) -> bool:
    return any(body.sequence_by_player for body in world.bodies.values())


def initiative_is_rolled(world: World) -> bool:
    """Return whether initiative has been rolled in this round, for anyone (L10.3)."""
    return any(body.initiative_rolled is not None for body in world.bodies.values())


@dataclass(frozen=True)
class Turn:
    """When a combatant acts in this round.

    Args:
        initiative: as it was rolled.
        after: whoever has more, and does not wait.
        together_with: whoever has as much, and does not wait.
    """

    initiative: int
    after: frozenset[str]
    together_with: frozenset[str]


@operation()
def act_on_initiative(*, combatant: Combatant = "combatant", play: Play) -> Turn | NotAllowed:
    """Rule whether a combatant's action is due in this round, and after whose.

    Args:
        combatant: who is to act, by name.

    Returns:
        Not allowed before initiative is rolled, or to whoever waits instead, or the initiative, whoever acts before,
        and whoever acts with it.

    Source: document 001, L10, L11, L33.1, L35.
    """
    world = play.recall(World)
    own = world.look_at(combatant).initiative_rolled
    if own is None:
        return play.forbids("weapon_speed.sequence.four_steps")
    if world.look_at(combatant).wait_round == world.round:
        return play.forbids("weapon_speed.wait.instead_of_acting")
    others = {name: body for name, body in world.bodies.items() if name != combatant}
    counts = {name: body.initiative_rolled for name, body in others.items() if body.wait_round != world.round}
    after = frozenset(name for name, count in counts.items() if count is not None and count > own)
    together_with = frozenset(name for name, count in counts.items() if count == own)
    play.because("weapon_speed.sequence.four_steps")
    play.because("weapon_speed.sequence.highest_first", initiative=own)
    if together_with:
        play.because("weapon_speed.ties.simultaneous", initiative=own)
    return Turn(own, after, together_with)


@dataclass(frozen=True)
class Scored:
    """A combatant with the initiative of this round."""

    name: Annotated[str, Fact("combatant", pattern=NAME)]
    initiative: int


@dataclass(frozen=True)
class Order:
    """Who acts, first to last; those who act at the same time together."""

    groups: tuple[tuple[str, ...], ...]


@operation()
def order_of_actions(*, combatants: Annotated[tuple[Scored, ...], Fact("scene", least=1)], play: Play) -> Order:
    """Rule in which order combatants act.

    Args:
        combatants: with the initiative that each has in this round.

    Returns:
        The groups that act one after the other, each in the order in which its members were stated.

    Raises:
        Invalid: one name stands there twice.

    Source: document 001, L11.2, L14.2, L16, L33.
    """
    names = [one.name for one in combatants]
    if len(set(names)) < len(names):
        raise Invalid("combatants", names, "each combatant once")
    play.because("weapon_speed.sequence.highest_first")
    counts = sorted({one.initiative for one in combatants}, reverse=True)
    groups = tuple(tuple(one.name for one in combatants if one.initiative == count) for count in counts)
    ties.cite(play, groups)
    return Order(groups)
