"""When morale is checked (L282.2 to L294)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.weapon_speed.world import NAME, Body, World

RULES = {
    "first_round_after_surprise": "after_surprise",
    "superior_force": "superior_force",
    "ally_slain_by_magic": "slain_by_magic",
    "quarter_fallen": "quarter_fallen",
    "half_fallen": "half_fallen",
    "companion_dies_after_half": "further_deaths",
    "leader_deserts": "leader_lost",
    "leader_falls": "leader_lost",
    "suicidal_order": "suicidal_order",
    "cannot_harm_opponent": "cannot_harm",
    "surrounded": "overwhelmed",
    "overwhelmed": "overwhelmed",
    "bribe": "offer",
    "chance_to_surrender": "offer",
}
GOES_ON = {"superior_force", "cannot_harm", "overwhelmed"}

Conditions = Annotated[
    frozenset[
        Literal[
            "first_round_after_surprise",
            "superior_force",
            "ally_slain_by_magic",
            "quarter_fallen",
            "half_fallen",
            "companion_dies_after_half",
            "leader_deserts",
            "leader_falls",
            "suicidal_order",
            "cannot_harm_opponent",
            "surrounded",
            "overwhelmed",
            "bribe",
            "chance_to_surrender",
        ]
    ],
    Fact("scene"),
]


@dataclass(frozen=True)
class MoraleTrigger:
    """Whether morale is to be checked, and how often."""

    checks_morale: bool
    checks: int


@dataclass(frozen=True)
class CompanionDown:
    """How many of a group have fallen, whether the others check morale, and how often."""

    fallen: int
    checks_morale: bool
    checks: int


@operation()
def morale_triggers(
    *,
    new_conditions: Conditions = frozenset(),
    conditions_from_before: Conditions = frozenset(),
    round_begins: Annotated[bool, Fact("scene")] = False,
    gm_calls: Annotated[Literal["check", "no_check"] | None, Fact("scene")] = None,
    play: Play,
) -> MoraleTrigger:
    """Rule whether morale is to be checked.

    Args:
        new_conditions: those that have just come about.
        conditions_from_before: those that came about before these, and are still in effect.
        round_begins: whether it is asked at the beginning of a round.
        gm_calls: what the GM decides whatever the conditions, or None.

    Returns:
        Whether morale is to be checked, and how many times.

    Raises:
        Invalid: a condition that is both new and from before.

    Source: document 001, L282.2 to L294.
    """
    both = new_conditions & conditions_from_before
    if both:
        raise Invalid("new_conditions", sorted(both), "no condition that was in effect before")
    new = {RULES[one] for one in new_conditions}
    before = {RULES[one] for one in conditions_from_before}
    if gm_calls == "no_check":
        play.because("weapon_speed.morale_triggers.guidelines", gm_calls=gm_calls)
        return MoraleTrigger(checks_morale=False, checks=0)
    if not before - {"offer"}:
        new.discard("offer")
    going_on = (before & GOES_ON) - new
    # a trigger: a doubt whether it is what begins, or whatever is there in a round
    if round_begins and going_on and play.reads("weapon_speed.morale_triggers.goes_on") == "every_round":
        new |= going_on
    checks = _checks(play, sorted(new))
    if gm_calls == "check":
        play.because("weapon_speed.morale_triggers.guidelines", gm_calls=gm_calls)
        checks = max(checks, 1)
    return MoraleTrigger(checks > 0, checks)


def _checks(play: Play, triggers: Sequence[str]) -> int:
    """Return how many checks several conditions call for that come about at once."""
    for one in triggers:
        play.because(f"weapon_speed.morale_triggers.{one}")
    # each is said to trigger a check: a doubt whether several at once trigger several
    if len(triggers) > 1 and play.reads("weapon_speed.morale_triggers.several_at_once") == "one_check":
        return 1
    return len(triggers)


@operation()
def companion_falls(
    *,
    group: Annotated[str, Fact("group", pattern=NAME)] = "group",
    group_size: Annotated[int | None, Fact("group", least=2, starting=True)] = None,
    killed: Annotated[bool, Fact("companion")],
    down_before: Annotated[bool, Fact("companion")] = False,
    by_magic: Annotated[bool, Fact("companion")] = False,
    leader: Annotated[bool, Fact("companion")] = False,
    play: Play,
) -> CompanionDown:
    """Rule whether a group checks morale as one of them falls, or dies who had fallen.

    Args:
        group: whose companion it is, by name.
        group_size: how many they were at first, 2 or more.
        killed: whether the companion dies; otherwise it is down, and lives.
        down_before: whether the companion was down before, and lived.
        by_magic: whether magic does it.
        leader: whether it is the group's leader.

    Returns:
        How many have fallen, whether those who are left check morale, and how many times; the state holds the fallen.

    Raises:
        Invalid: nobody is left to fall, nobody lies there who could die, or one who is down falls again and lives.

    Source: document 001, L286 to L290.
    """
    body = play.recall(World).of(group)
    size = play.starting("group_size", group_size, body.morale_triggers_group_size)
    body.morale_triggers_group_size = size
    _refuse(body, size, killed, down_before)
    before = _fallen(play, body)
    body.morale_triggers_fallen += not down_before
    body.morale_triggers_dead += killed
    after = _fallen(play, body)
    if body.morale_triggers_fallen == size:
        return CompanionDown(after, checks_morale=False, checks=0)
    triggers = []
    if by_magic and killed:
        triggers.append("slain_by_magic")
    if before * 4 < size <= after * 4:
        triggers.append("quarter_fallen")
    if before * 2 < size <= after * 2:
        triggers.append("half_fallen")
    if killed and before * 2 >= size:
        triggers.append("further_deaths")
    if leader and after > before:
        triggers.append("leader_lost")
    checks = _checks(play, triggers)
    return CompanionDown(after, checks > 0, checks)


def _fallen(play: Play, body: Body) -> int:
    """Return how many of a group have fallen (L287, L288, L290)."""
    down, dead = body.morale_triggers_fallen, body.morale_triggers_dead
    # "fallen" beside "slain" and "death": a doubt whether whoever is down and lives has fallen
    if down != dead and play.reads("weapon_speed.morale_triggers.down_and_alive") == "not_fallen":
        return dead
    return down


def _refuse(body: Body, size: int, killed: bool, down_before: bool) -> None:
    if not down_before:
        if body.morale_triggers_fallen >= size:
            raise Invalid("down_before", False, "true, since all of the group have fallen")
        return
    if not killed:
        raise Invalid("killed", False, "true, since the companion had fallen before")
    if body.morale_triggers_dead >= body.morale_triggers_fallen:
        raise Invalid("down_before", True, "false, since nobody lies there who lives")
