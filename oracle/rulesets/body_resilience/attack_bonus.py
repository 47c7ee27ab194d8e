"""The attack bonus, and how many attacks there are (L7 to L11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from oracle.core import size as sizes
from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.body_resilience import size as size_table
from oracle.rulesets.body_resilience.terms import AttackKind

MORE_ATTACKS = (6, 11, 16)
BaseBonus = Annotated[int, Fact("attacker", least=0)]


@dataclass(frozen=True)
class Bonus:
    """The bonus of an attack, the base attack bonus in it, and how many attacks that gives."""

    attack_bonus: int | None
    base_attack_bonus: int
    attacks: int


@operation()
def attack_bonus(
    *,
    kind: AttackKind,
    base_attack_bonuses: Annotated[tuple[BaseBonus, ...], Fact("attacker")],
    dexterity_modifier: Annotated[int, Fact("attacker")],
    size: Annotated[sizes.Size, Fact("attacker")] = "medium",
    range_penalty: Annotated[int | None, Fact("weapon", most=0)] = None,
    which_attack: Annotated[int, Fact("attacker", least=1)] = 1,
    play: Play,
) -> Bonus | NotAllowed:
    """Rule on the attack bonus of an attack, and whether there is such an attack.

    Args:
        kind: melee or ranged.
        base_attack_bonuses: from each class, 0 or more.
        dexterity_modifier: signed.
        size: the attacker's.
        range_penalty: 0 or less; not stated for melee, or where nobody knows.
        which_attack: the first, the second and so on, from 1.

    Returns:
        Not allowed where the base attack bonus gives no such attack, or the bonus and the number of attacks.

    Raises:
        Invalid: a range penalty in melee.

    Source: document 004, L6 to L11.
    """
    if kind == "melee" and range_penalty is not None:
        raise Invalid("range_penalty", range_penalty, "none, in melee")
    base = sum(base_attack_bonuses)
    attacks = 1 + sum(base >= least for least in MORE_ATTACKS)
    if attacks > 1 or which_attack > 1:
        play.because("body_resilience.attack_bonus.more_attacks", base_attack_bonus=base, attacks=attacks)
    if which_attack > attacks:
        return play.forbids("body_resilience.attack_bonus.more_attacks", which_attack=which_attack)
    play.because("body_resilience.attack_bonus.classes_stack", base_attack_bonus=base)
    play.because(f"body_resilience.attack_bonus.{kind}")
    bonus = base + dexterity_modifier + size_table.modifier(play, size)
    # L11.3 grants later attacks and says nothing of their bonus
    if which_attack > 1 and play.reads("body_resilience.attack_bonus.later_attacks") == "not_said":
        play.not_determined["attack_bonus"] = "the bonus of later attacks (L11.3)"
    if kind == "ranged" and range_penalty is None:
        missing = "how large the range penalty is (L10): range_penalty"
        play.cannot_tell("attack_bonus", missing, "body_resilience.attack_bonus.range_penalty")
    return Bonus(bonus + (range_penalty or 0), base, attacks)
