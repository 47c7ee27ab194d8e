"""Charging, and weapons braced against a charge (L9 to L17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.combat_options import switching_weapons
from oracle.rulesets.combat_options.world import LEFT_OUT, Body, Combatant, UnusedRules, World, in_use, incapable

LEAST_RUN_FT = 20


@dataclass(frozen=True)
class Declared:
    """A declaration that stands."""


@dataclass(frozen=True)
class Charge:
    """What a charge brings: a modifier to the charger's attacks and one to its AC, this Round."""

    attack_modifier: int
    armor_class_modifier: int


@operation()
def declare_charge(
    *,
    combatant: Combatant = "combatant",
    initiative_rolled: Annotated[bool, Fact("scene")],
    unused_rules: UnusedRules = frozenset(),
    play: Play,
) -> Declared | NotAllowed:
    """Rule whether a combatant may declare a charge now.

    Args:
        combatant: who declares it, by name.
        initiative_rolled: whether this Round's initiative has been rolled.
        unused_rules: topics whose rules the Referee does not use.

    Returns:
        Not allowed, or allowed: the state then holds the declaration.

    Source: document 003, L9, L11.
    """
    if not in_use(play, "charging"):
        return play.cannot_rule(LEFT_OUT)
    body = play.recall(World).of(combatant)
    refused = incapable(play, body, "combatant", combatant)
    if refused:
        return refused
    if initiative_rolled or body.attacked:
        return play.forbids("combat_options.charging.declaration")
    if body.action == "parry" and not may_change(play):
        return play.forbids("combat_options.parrying.sole_action")
    if is_used_up(play, body):
        return play.forbids("combat_options.charging.once_per_combat")
    play.because("combat_options.charging.declaration")
    play.because("combat_options.charging.once_per_combat")
    body.charge_declared = True
    if body.action == "parry":
        body.forget(("action", "parry_bonus"))
    return Declared()


def is_used_up(play: Play, body: Body) -> bool:
    """Return whether a combatant has no charge left in this combat (L9)."""
    # L9 does not say whether a declared charge that was never run is used up
    return body.charge_spent or (
        body.charge_forgone and play.reads("combat_options.charging.when_used_up") == "when_declared"
    )


def may_change(play: Play) -> bool:
    """Return whether a declared parry or charge may be taken back for the other, before initiative (L11, L57)."""
    # nothing says whether a declaration binds before initiative is rolled
    return play.reads("combat_options.charging.changed_declaration") == "may_be_changed"


@operation()
def charge(
    *,
    combatant: Combatant = "combatant",
    run_ft: Annotated[int, Fact("combatant", least=0)],
    clear: Annotated[bool, Fact("scene")] = True,
    straight: Annotated[bool, Fact("scene")] = True,
    ends_in_melee: Annotated[bool, Fact("scene")] = True,
    begins_in_melee: Annotated[bool, Fact("scene")] = False,
    unused_rules: UnusedRules = frozenset(),
    play: Play,
) -> Charge | NotAllowed:
    """Rule whether a run makes a charge, and what it brings.

    Args:
        combatant: who runs, by name; the charge was declared by an earlier question.
        run_ft: how far the combatant runs before attacking, in feet.
        clear: whether nothing is in the way.
        straight: whether the run is a straight line.
        ends_in_melee: whether it ends in melee with an opponent.
        begins_in_melee: whether the combatant leaves another melee for it.
        unused_rules: topics whose rules the Referee does not use.

    Returns:
        Not allowed, or the modifiers in force until the end of the Round.

    Source: document 003, L9 to L15.
    """
    if not in_use(play, "charging"):
        return play.cannot_rule(LEFT_OUT)
    body = play.recall(World).of(combatant)
    refused = incapable(play, body, "combatant", combatant) or switching_weapons.refused(play, body)
    if refused:
        return refused
    if not body.charge_declared:
        return play.forbids("combat_options.charging.declaration")
    if body.charging:
        return play.forbids("combat_options.charging.once_per_combat")
    if body.attacked:
        return play.forbids("combat_options.charging.run_first")
    if run_ft < LEAST_RUN_FT:
        return play.forbids("combat_options.charging.distance", run_ft=run_ft, least_ft=LEAST_RUN_FT)
    # a "clear run": a doubt whether an unobstructed way round a corner is one
    bent = not straight and play.reads("combat_options.charging.bent_run") == "not_clear"
    if not clear or bent:
        return play.forbids("combat_options.charging.clear_run")
    # "charge into melee": a doubt whether one who is in melee already can
    from_melee = begins_in_melee and play.reads("combat_options.charging.from_another_melee") == "not_allowed"
    if not ends_in_melee or from_melee:
        return play.forbids("combat_options.charging.into_melee")
    body.charging = True
    body.charge_spent = True
    for rule in ("declaration", "run_first", "clear_run", "into_melee"):
        play.because(f"combat_options.charging.{rule}")
    play.because("combat_options.charging.distance", run_ft=run_ft, least_ft=LEAST_RUN_FT)
    play.because("combat_options.charging.attack_bonus", modifier=2)
    play.because("combat_options.charging.armor_class_penalty", modifier=-1)
    return Charge(attack_modifier=2, armor_class_modifier=-1)


def attack_modifier(play: Play, attacker: Body, kind: str) -> int:
    """Return the bonus of a charge to an attack in the same Round (L15)."""
    if not attacker.charging or not in_use(play, "charging"):
        return 0
    first = kind == "melee" and not attacker.struck_after_charge
    attacker.struck_after_charge = attacker.struck_after_charge or kind == "melee"
    # "a +2 Attack bonus this Round": a doubt which of the Round's attacks have it
    if not first:
        reading = play.reads("combat_options.charging.which_attacks")
        if reading == "first_melee_attack" or (reading == "melee_attacks" and kind == "missile"):
            return 0
    play.because("combat_options.charging.attack_bonus", modifier=2)
    return 2


def armor_class_modifier(play: Play, target: Body) -> int:
    """Return the penalty of a charge to the charger's AC (L15)."""
    # "this Round": a doubt whether that begins with the declaration or with the run
    if not (target.charging or target.charge_declared) or not in_use(play, "charging"):
        return 0
    if not target.charging and play.reads("combat_options.charging.penalty_begins") == "with_the_run":
        return 0
    play.because("combat_options.charging.armor_class_penalty", modifier=-1)
    return -1


def doubles_damage(
    play: Play, target: Body, kind: str, can_be_braced: bool | None, is_braced: bool, as_it_arrives: bool
) -> bool | None:
    """Return whether a weapon does double damage to a charging combatant (L17); None where that is not determined."""
    if not target.charging or can_be_braced is False or not in_use(play, "charging"):
        return False
    # "weapons that may be braced": a doubt whether one of them doubles its damage in flight, too
    if kind == "missile" and play.reads("combat_options.charging.thrown_weapons") == "not_doubled":
        return False
    # "weapons that may be braced": a doubt whether the weapon must in fact be braced
    if not is_braced and play.reads("combat_options.charging.braced_or_able") == "must_be_braced":
        return False
    # "the charging combatant": a doubt whether the one who has charged still is, later in the Round
    if not as_it_arrives and play.reads("combat_options.charging.braced_until") == "the_charge_ends":
        return False
    if can_be_braced is None and not is_braced:
        return None
    play.because("combat_options.charging.braced_weapon", factor=2)
    return True
