"""Akimbo attacks: several weapon attacks at once (L143 to L147, L198, L376 to L384)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.core.size import Size
from oracle.rulesets.action_points.weapon_skills import ATTACKS, akimbo_attacks

Kind = Literal["natural", "light", "one_handed", "other"]
Form = Annotated[str, Fact("attacker", pattern=r"\S(.*\S)?")]

DOUBLE: dict[Kind, int] = {"natural": -2, "light": -4, "one_handed": -6, "other": -6}
"""The penalty of a double attack (L382.4, L382.5)."""

NO_PENALTY: dict[Kind, int] = {"natural": 7, "light": 17, "one_handed": 27}
"""The level of Fighting Style - Akimbo from which a double attack has none (L382.5)."""


@dataclass(frozen=True)
class Strike:
    """One attack of several.

    Args:
        form: the natural form of attack that it is made with, such as the arm that holds the weapon.
        kind: of weapon; "other" is any that is neither natural, light nor one-handed.
        skill_level: with that weapon.
        action_time_ap: what the attack would cost alone, in action points.
    """

    form: Form
    kind: Annotated[Kind, Fact("weapon")]
    skill_level: Annotated[int, Fact("attacker", least=0)]
    action_time_ap: Annotated[int, Fact("attacker", least=0)]


@dataclass(frozen=True)
class Akimbo:
    """What several attacks come to.

    Args:
        akimbo: whether they are an akimbo attack.
        attacks: how many they are.
        cost_ap: what they cost together, in action points.
        attack_penalties: of each, in the order stated, 0 or less.
    """

    akimbo: bool
    attacks: int
    cost_ap: int
    attack_penalties: tuple[int, ...]


@dataclass(frozen=True)
class CountsAs:
    """What the two ends of a double weapon count as."""

    ends: tuple[Kind, ...]


@operation()
def use_double_weapon(
    *,
    made_for_size: Annotated[Size, Fact("weapon")],
    wielder_size: Annotated[Size, Fact("attacker")],
    play: Play,
) -> CountsAs | NotAllowed:
    """Rule what a double weapon counts as in an akimbo attack.

    Args:
        made_for_size: the size of the creatures that it was made for.
        wielder_size: a size.

    Returns:
        Not allowed; or what its two ends count as.

    Source: document 000, L198, L384.2.
    """
    if made_for_size != wielder_size:
        return play.forbids("action_points.akimbo.double_weapon_size", made_for=made_for_size, wielder=wielder_size)
    play.because("action_points.akimbo.double_weapon")
    return CountsAs(("one_handed", "light"))


@operation()
def akimbo_attack(
    *,
    natural_forms: Annotated[frozenset[Form], Fact("attacker")],
    strikes: Annotated[tuple[Strike, ...], Fact("attacker", least=2)],
    at_once: Annotated[bool, Fact("attacker")] = True,
    cost_reduction_ap: Annotated[int | None, Fact("attacker", least=1)] = None,
    stated_penalties: Annotated[tuple[int, ...], Fact("attacker")] = (),
    akimbo_level: Annotated[int, Fact("attacker", least=0)] = 0,
    akimbo_bonus: Annotated[int | None, Fact("attacker", least=0)] = None,
    single_target: Annotated[bool, Fact("attacker")] = False,
    single_target_bonus: Annotated[int | None, Fact("attacker", least=1)] = None,
    play: Play,
) -> Akimbo | NotAllowed:
    """Rule whether several attacks can be made at once, and what that comes to.

    Args:
        natural_forms: every natural form of attack that the creature has, by name.
        strikes: the attacks; each end of a double weapon is one.
        at_once: whether they are simultaneous or overlap in time; false if they are made one after another.
        cost_reduction_ap: by how much the akimbo action reduces their cost.
        stated_penalties: for three attacks and more, the penalty of each in the akimbo action, in order.
        akimbo_level: in the skill Fighting Style - Akimbo.
        akimbo_bonus: by how much that level lowers the penalty, where the skill's description tells it.
        single_target: whether all attacks are against one target.
        single_target_bonus: by how much that lowers the penalty, where the akimbo action tells it.

    Returns:
        Not allowed; or what the attacks cost, and the penalty of each.

    Raises:
        Invalid: a form that the creature does not have; a reduction beyond the sum; penalties stated for two attacks,
            for another number of attacks than there are, or no higher than those of two; a bonus of the skill that
            contradicts the levels at which penalties end.

    Source: document 000, L143 to L147, L378 to L384.
    """
    number = len(strikes)
    for at, strike in enumerate(strikes):
        if strike.form not in natural_forms:
            raise Invalid(f"strikes[{at}].form", strike.form, "one of the creature's natural forms of attack")
    total = sum(strike.action_time_ap for strike in strikes)
    if not at_once:
        play.because("action_points.akimbo.one_after_another", cost=total)
        return Akimbo(False, number, total, (0,) * number)
    refused = _refused(play, natural_forms, strikes)
    if refused:
        return refused
    play.because("action_points.akimbo.at_once", attacks=number)
    penalties = _penalties(play, strikes, stated_penalties, akimbo_level, akimbo_bonus)
    penalties = _against_one(play, penalties, single_target, single_target_bonus)
    return Akimbo(True, number, _cost(play, total, cost_reduction_ap), penalties)


def _refused(play: Play, forms: frozenset[str], strikes: tuple[Strike, ...]) -> NotAllowed | None:
    """Refuse what lacks forms of attack or skill (L380)."""
    if len(forms) < 2:
        return play.forbids("action_points.akimbo.natural_forms", forms=len(forms))
    used = {strike.form for strike in strikes}
    if len(used) < len(strikes):
        return play.forbids("action_points.akimbo.each_form_once", attacks=len(strikes), forms=len(used))
    play.because("action_points.akimbo.natural_forms", forms=len(forms))
    if len(strikes) == 2:
        play.because("action_points.akimbo.double_attack")
        return None
    if len(strikes) > max(ATTACKS.values()):
        play.because("action_points.akimbo.beyond_septuple", attacks=len(strikes))
        return play.cannot_rule("the skill level that more than seven attacks need (L147)")
    least = min(strike.skill_level for strike in strikes)
    most = akimbo_attacks(play, least)
    if len(strikes) > most:
        return play.forbids("action_points.akimbo.more_by_skill", skill_level=least, most=most)
    play.because("action_points.akimbo.more_by_skill", skill_level=least, most=most)
    return None


def _cost(play: Play, total: int, reduction: int | None) -> int:
    """Return what the attacks cost together (L382.1)."""
    if reduction is None:
        missing = "by how much the akimbo action reduces the cost (L382.1): cost_reduction_ap"
        play.cannot_tell("cost_ap", missing, "action_points.akimbo.reduction")
        return total
    if reduction > total:
        raise Invalid("cost_reduction_ap", reduction, f"at most {total}, the sum that it reduces")
    play.because("action_points.akimbo.cost", total=total, reduction=reduction)
    return total - reduction


def _penalties(
    play: Play, strikes: tuple[Strike, ...], stated: tuple[int, ...], level: int, bonus: int | None
) -> tuple[int, ...]:
    """Return the penalty of each attack, one target or several (L382.2 to L382.5)."""
    if bonus and not level:
        raise Invalid("akimbo_bonus", bonus, "0, as there is no level in the skill")
    if len(strikes) == 2:
        if stated:
            raise Invalid("stated_penalties", list(stated), "none, as those of two attacks are known")
        return tuple(_double(play, kind, level, bonus) for kind in _counting(play, strikes))
    if not stated:
        missing = "the penalty of so many attacks (L382.2): stated_penalties"
        play.cannot_tell("attack_penalties", missing, "action_points.akimbo.more_attacks")
        return (0,) * len(strikes)
    if len(stated) != len(strikes):
        raise Invalid("stated_penalties", list(stated), f"{len(strikes)}, one for each attack")
    for penalty, strike in zip(stated, strikes, strict=True):
        if penalty >= DOUBLE[strike.kind]:
            raise Invalid("stated_penalties", list(stated), "a higher penalty each than in a double attack")
    return tuple(_lowered(play, penalty, level, bonus) for penalty in stated)


def _counting(play: Play, strikes: tuple[Strike, ...]) -> list[Kind]:
    """Return the kind of weapon that the penalty of each attack goes by."""
    kinds = [strike.kind for strike in strikes]
    # "a double attack" is -6, -4 or -2: a doubt whether two kinds of weapon have two penalties
    if len(set(kinds)) > 1 and play.reads("action_points.akimbo.mixed_weapons") == "heaviest_for_all":
        return [max(kinds, key=list(DOUBLE).index)] * len(kinds)
    return kinds


def _double(play: Play, kind: Kind, level: int, bonus: int | None) -> int:
    """Return the penalty of one of two attacks (L382.4, L382.5)."""
    base = DOUBLE[kind]
    needed = NO_PENALTY.get(kind)
    if needed is not None and bonus is not None and (base + bonus >= 0) != (level >= needed):
        raise Invalid("akimbo_bonus", bonus, f"one that ends a penalty of {-base} from level {needed} on")
    if needed is not None and level >= needed:
        play.because("action_points.akimbo.skill_to_nothing", kind=kind, needed=needed)
        return 0
    play.because("action_points.akimbo.double_penalty", kind=kind, penalty=base)
    return _lowered(play, base, level, bonus)


def _lowered(play: Play, penalty: int, level: int, bonus: int | None) -> int:
    """Return a penalty as the Akimbo style lowers it (L382.3)."""
    if not level:
        return penalty
    if bonus is None:
        missing = "by how much this level of the Akimbo style lowers the penalty (L382.3): akimbo_bonus"
        play.cannot_tell("attack_penalties", missing, "action_points.akimbo.skill")
        return penalty
    return min(penalty + bonus, 0)


def _against_one(play: Play, penalties: tuple[int, ...], single: bool, bonus: int | None) -> tuple[int, ...]:
    """Return the penalties as one target for all attacks lowers them (L382.3)."""
    if not single or not any(penalties):
        return penalties
    if bonus is None:
        missing = "by how much a single target lowers the penalty (L382.3): single_target_bonus"
        play.cannot_tell("attack_penalties", missing, "action_points.akimbo.single_target")
        return penalties
    return tuple(min(penalty + bonus, 0) for penalty in penalties)
