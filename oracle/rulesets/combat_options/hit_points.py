"""What damage, healing and rest do to a combatant: death's door and non-lethal damage meet here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.dice import Dice
from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.combat_options import deaths_door, non_lethal, parrying
from oracle.rulesets.combat_options.world import LEFT_OUT, AbilityName, Body, Combatant, UnusedRules, World, in_use

Condition = Literal["able", "subdued", "at_deaths_door", "dead"]
HitPoints = Annotated[int | None, Fact("combatant", least=1, starting=True)]
Points = Annotated[int, Fact("combatant", least=0)]


@dataclass(frozen=True)
class Health:
    """A combatant's health.

    Args:
        hit_points: current.
        non_lethal: the non-lethal damage accrued.
        condition: able to act, subdued (or knocked unconscious), at death's door, or dead.
        unconscious: whether the combatant is unconscious; None for the dead.
    """

    hit_points: int | None
    non_lethal: int
    condition: Condition | None
    unconscious: bool | None


@dataclass(frozen=True)
class Healed(Health):
    """A combatant's health after healing, with the ability that lost points for good, if any, and how many."""

    ability_lost: str | None
    ability_points_lost: int


def condition_of(body: Body) -> Condition:
    """Return a combatant's condition."""
    if body.dead:
        return "dead"
    if body.at_deaths_door:
        return "at_deaths_door"
    return "subdued" if body.subdued else "able"


def _unconscious(play: Play, body: Body) -> bool | None:
    if body.dead:
        return None
    if body.at_deaths_door:
        return True
    if body.subdued and body.knocked_unconscious is None:
        missing = "whether the victim is knocked unconscious (L47.2): knocks_unconscious"
        play.cannot_tell("unconscious", missing, "combat_options.non_lethal.subdued_or_unconscious")
        return None
    return body.subdued and bool(body.knocked_unconscious)


def _health(play: Play, body: Body, hit_points: int) -> Health:
    body.hit_points = hit_points
    return Health(hit_points, body.non_lethal, condition_of(body), _unconscious(play, body))


def _left_out(play: Play, body: Body, hit_points: int) -> Health:
    """Leave open what non-lethal damage, or its healing, does without its rules (L1.3)."""
    play.not_determined |= dict.fromkeys(("hit_points", "non_lethal", "condition", "unconscious"), LEFT_OUT)
    return _health(play, body, hit_points)


def _tally_counts(play: Play, body: Body) -> bool:
    """Return whether non-lethal damage counts; where there is some and its rules are left out, leave it open (L1.3)."""
    if not body.non_lethal or in_use(play, "non_lethal"):
        return True
    play.not_determined |= dict.fromkeys(("non_lethal", "condition", "unconscious"), LEFT_OUT)
    return False


def _living(body: Body, name: str) -> None:
    if body.dead:
        raise Invalid("combatant", name, "someone who is not dead")


@operation()
def take_damage(
    *,
    combatant: Combatant = "combatant",
    hit_points: HitPoints = None,
    damage: Points,
    lethal: Annotated[bool, Fact("scene")] = True,
    deaths_door_used: Annotated[bool, Fact("scene")] = False,
    is_character: Annotated[bool, Fact("combatant")] = True,
    knocks_unconscious: Annotated[bool | None, Fact("scene")] = None,
    unused_rules: UnusedRules = frozenset(),
    play: Play,
) -> Health:
    """Rule what damage does to a combatant.

    Args:
        combatant: who suffers it, by name.
        hit_points: current, before the first damage.
        damage: how much, 0 or more.
        lethal: whether it is lethal.
        deaths_door_used: whether the group lets characters linger at death's door.
        is_character: whether the combatant is a character, and not a monster.
        knocks_unconscious: whether someone whom this subdues is knocked unconscious; not stated where nobody says.
        unused_rules: topics whose rules the Referee does not use.

    Returns:
        The combatant's health.

    Raises:
        Invalid: Hit Points that nobody stated, or stated again; a combatant who is dead.

    Source: document 003, L19, L47.
    """
    body = play.recall(World).of(combatant)
    _living(body, combatant)
    if not is_character:
        body.is_monster = True
    before = play.starting("hit_points", hit_points, body.hit_points)
    if body.at_deaths_door and damage:
        missing = "what more damage does at death's door (L21.1)"
        play.cannot_tell("condition", missing, "combat_options.deaths_door.further_damage")
        play.not_determined |= dict.fromkeys(("hit_points", "non_lethal", "unconscious"), missing)
        return Health(None, body.non_lethal, None, None)
    if not lethal and not in_use(play, "non_lethal"):
        return _left_out(play, body, before)
    was_subdued = body.subdued
    left = before
    if not lethal:
        non_lethal.begin_hour(play, body)
        body.non_lethal += damage
        play.because("combat_options.non_lethal.separate_tally", non_lethal=body.non_lethal)
        non_lethal.settle(play, body, before, by_lethal=False)
    elif not body.at_deaths_door:
        left = deaths_door.remaining(play, before, damage)
        body.lost_hit_points += before - left
        if left <= 0:
            deaths_door.reduced_to_zero(play, body, deaths_door_used, not body.is_monster)
        elif _tally_counts(play, body):
            non_lethal.settle(play, body, left, by_lethal=True)
    # what is said counts for someone whom a blow subdues; a later blow may still knock out (L47.2)
    if body.subdued and not body.at_deaths_door and (knocks_unconscious or not was_subdued):
        body.knocked_unconscious = knocks_unconscious
    if body.subdued or body.at_deaths_door:
        parrying.struck_down(play, body)
    return _health(play, body, left)


@operation(dice={"ability": Dice(picks="abilities")})
def heal(
    *,
    combatant: Combatant = "combatant",
    hit_points: HitPoints = None,
    points: Annotated[int, Fact("scene", least=1)],
    healing: Annotated[Literal["lesser_healing", "spirithame", "magic_potion", "other"], Fact("scene")] = "other",
    magical: Annotated[bool, Fact("scene")] = True,
    instantaneous: Annotated[bool, Fact("scene")] = True,
    hit_points_first: Annotated[bool, Fact("scene")] = False,
    greatest_hit_points: Annotated[int | None, Fact("combatant", least=1)] = None,
    abilities: Annotated[tuple[AbilityName, ...] | None, Fact("scene", least=1)] = None,
    is_character: Annotated[bool, Fact("combatant")] = True,
    unused_rules: UnusedRules = frozenset(),
    play: Play,
) -> Healed | NotAllowed:
    """Rule what healing does for a combatant.

    Args:
        combatant: who is healed, by name.
        hit_points: current, before the first damage or healing.
        points: how much it heals, 1 or more.
        healing: which of the document's examples it is, or another.
        magical: whether it is magical.
        instantaneous: whether it takes effect at once.
        hit_points_first: whether the healer means to restore Hit Points before non-lethal damage.
        greatest_hit_points: the combatant's full Hit Points; not stated where they do not matter.
        abilities: the Ability Scores, in the order in which a die picks them; not stated where nobody knows them.
        is_character: whether the combatant is a character, and not a monster.
        unused_rules: topics whose rules the Referee does not use.

    Returns:
        Not allowed, or the combatant's health and the ability that lost a point for good.

    Raises:
        Invalid: Hit Points that nobody stated, or stated again.

    Source: document 003, L21.1, L23, L51.3.
    """
    body = play.recall(World).of(combatant)
    before = play.starting("hit_points", hit_points, body.hit_points)
    _check_example(healing, magical, instantaneous)
    if greatest_hit_points is not None and greatest_hit_points < before:
        raise Invalid("greatest_hit_points", greatest_hit_points, f"no fewer than the current {before}")
    if abilities is not None and len(set(abilities)) < len(abilities):
        raise Invalid("abilities", list(abilities), "each Ability Score once")
    lost: str | None = None
    returned = False
    if body.dead:
        play.because("combat_options.deaths_door.in_time")
        after = before
    elif body.at_deaths_door:
        after = before
        if deaths_door.saves(play, healing, magical, instantaneous):
            counts = _tally_counts(play, body)
            spare = _heals_beyond_rescue(play, body, before, points) if magical and counts else points
            after = deaths_door.brought_back(play, body, before, spare, greatest_hit_points)
            returned = _pays(play, is_character and not body.is_monster)
            lost = _ability_lost(play, abilities) if returned else None
            _count_returned(play, body, before, after, greatest_hit_points)
            if counts:
                non_lethal.wake(play, body, after)
                non_lethal.settle(play, body, after, by_lethal=False)
    elif body.non_lethal and not in_use(play, "non_lethal"):
        return Healed(**vars(_left_out(play, body, before)), ability_lost=None, ability_points_lost=0)
    else:
        to_hit_points = _past_non_lethal(play, body, before, points, magical, hit_points_first)
        if to_hit_points is None:
            return play.forbids("combat_options.non_lethal.excess_healing")
        after = before + _restored(play, body, before, to_hit_points, greatest_hit_points)
        non_lethal.wake(play, body, after)
    health = vars(_health(play, body, after))
    if "hit_points" in play.not_determined:
        body.hit_points = None
    return Healed(**health, ability_lost=lost, ability_points_lost=1 if returned else 0)


def _heals_beyond_rescue(play: Play, body: Body, hit_points: int, points: int) -> int:
    """Return the points of magical healing that a rescue leaves for Hit Points (L23.1, L51.3)."""
    if not body.non_lethal:
        return points
    # L23.1 fixes what a rescue restores, L51.3 has magical healing heal non-lethal damage: a doubt about the rest
    if play.reads("combat_options.deaths_door.beyond_the_rescue") == "rescues_only":
        return points
    return points - _heal_non_lethal(play, body, max(0, points + hit_points - 1))


def _heal_non_lethal(play: Play, body: Body, points: int) -> int:
    """Heal non-lethal damage by magic, and return how much (L51.3)."""
    healed = min(points, body.non_lethal)
    body.non_lethal -= healed
    body.rested = body.rested if body.non_lethal else 0
    play.because("combat_options.non_lethal.magical_healing", healed=healed)
    return healed


def _check_example(healing: str, magical: bool, instantaneous: bool) -> None:
    if healing != "other" and not instantaneous:
        raise Invalid("instantaneous", instantaneous, f"healing that acts at once, as {healing} does")
    if healing == "magic_potion" and not magical:
        raise Invalid("magical", magical, f"magic, as {healing} is")


def _restored(play: Play, body: Body, hit_points: int, points: int, greatest: int | None) -> int:
    """Return how many Hit Points healing restores: of those that are lost, which full Hit Points tell (L51.3)."""
    lost = body.lost_hit_points if greatest is None else greatest - hit_points
    restored = min(points, lost)
    body.lost_hit_points = max(0, body.lost_hit_points - restored)
    if greatest is None and points > lost:
        _leave_open(play)
    return restored


def _count_returned(play: Play, body: Body, before: int, after: int, greatest: int | None) -> None:
    """Count what brings someone back from death's door as restored; more than was lost cannot be told (L23.1)."""
    if greatest is None and after - before > body.lost_hit_points:
        _leave_open(play)
    body.lost_hit_points = max(0, body.lost_hit_points - (after - before))


def _leave_open(play: Play) -> None:
    missing = "the combatant's full Hit Points: greatest_hit_points"
    play.cannot_tell("hit_points", missing, "combat_options.non_lethal.excess_healing")
    play.not_determined |= dict.fromkeys(("condition", "unconscious"), missing)


def _pays(play: Play, is_character: bool) -> bool:
    # L23.2 speaks of characters: a doubt whether a monster that was let linger loses a point too
    if not is_character and play.reads("combat_options.deaths_door.who_loses_ability") == "characters":
        return False
    play.because("combat_options.deaths_door.ability_loss", points=1)
    return True


def _ability_lost(play: Play, abilities: tuple[str, ...] | None) -> str | None:
    if abilities is None:
        missing = "which Ability Scores there are (L23.2): abilities"
        play.cannot_tell("ability_lost", missing, "combat_options.deaths_door.random_ability")
        return None
    lost = play.pick("ability", abilities)
    play.because("combat_options.deaths_door.random_ability", among=len(abilities), ability=lost)
    return lost


def _past_non_lethal(
    play: Play, body: Body, hit_points: int, points: int, magical: bool, hit_points_first: bool
) -> int | None:
    """Return what of healing goes to Hit Points; None if the healer may not put them first (L51.3)."""
    if not magical or not body.non_lethal:
        return points
    # "can also be used": a doubt whether the healer may choose
    if hit_points_first:
        if play.reads("combat_options.non_lethal.healing_order") == "non_lethal_first":
            return None
        return points
    healed = _heal_non_lethal(play, body, points)
    if points > healed:
        play.because("combat_options.non_lethal.excess_healing", excess=points - healed, hit_points=hit_points)
    return points - healed


@operation()
def rest(
    *,
    combatant: Combatant = "combatant",
    level: Annotated[int | None, Fact("combatant", least=0)] = None,
    minutes: Annotated[int, Fact("scene", least=0)],
    unused_rules: UnusedRules = frozenset(),
    play: Play,
) -> Health:
    """Rule how much non-lethal damage time heals.

    Args:
        combatant: who rests, by name; an earlier question dealt the damage.
        level: the combatant's Level, 0 or more; not stated for one that has none.
        minutes: how long, in minutes.
        unused_rules: topics whose rules the Referee does not use.

    Returns:
        The combatant's health.

    Raises:
        Invalid: a combatant of whom no damage is known, or who is dead.

    Source: document 003, L51.1, L51.2.
    """
    body = play.recall(World).of(combatant)
    _living(body, combatant)
    if body.at_deaths_door:
        raise Invalid("combatant", combatant, "someone who does not roll for his life every Round")
    if body.hit_points is None and not body.non_lethal:
        raise Invalid("combatant", combatant, "someone of whom an earlier question told the Hit Points")
    if _tally_counts(play, body) and body.non_lethal:
        if level is None:
            missing = "how fast a creature without a Level heals (L51.1)"
            play.cannot_tell("non_lethal", missing, "combat_options.non_lethal.rest")
            play.not_determined |= dict.fromkeys(("condition", "unconscious"), missing)
            return _rested(play, body)
        healed = _healed_by_time(play, body, level, minutes)
        play.because("combat_options.non_lethal.rest", level=level, minutes=minutes, healed=healed)
        body.non_lethal = max(0, body.non_lethal - healed)
        body.rested = body.rested if body.non_lethal else 0
        if body.hit_points is not None:
            non_lethal.wake(play, body, body.hit_points)
    return _rested(play, body)


def _rested(play: Play, body: Body) -> Health:
    if body.hit_points is not None:
        return _health(play, body, body.hit_points)
    _leave_open(play)
    return Health(None, body.non_lethal, None, None)


def _healed_by_time(play: Play, body: Body, level: int, minutes: int) -> int:
    """Return the points that rest heals, and keep in the body what is not yet a whole point or hour (L51.1)."""
    # "1 point per Level per hour": a doubt whether part of an hour heals a part
    if play.reads("combat_options.non_lethal.part_of_an_hour") == "heals_a_part":
        healed, body.rested = divmod(body.rested + level * minutes, 60)
        return healed
    hours, body.rested = divmod(body.rested + minutes, 60)
    return level * hours
