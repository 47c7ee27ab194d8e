"""The attack roll against a rolled defence (L3 to L7), and what makes it a critical strike (L68, L76)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice import luck
from oracle.rulesets.chained_dice.luck import Lucky

Defense = Literal["dodge", "other"]
CriticalFrom = Annotated[int, Fact("attacker", least=1, most=10)]
DefenseRules = Annotated[Literal["hits", "misses", "unknown"] | None, Fact("target")]

CRITICAL = 10
"""Where the range of faces that strike critically begins, unless something widens it (L68.2)."""


@dataclass(frozen=True)
class Attack:
    """Whether an attack succeeds.

    Args:
        total: of the die that counts, accuracy and modifiers.
        hit: whether it succeeds.
        critical: whether it is a critical strike.
    """

    total: int
    hit: bool
    critical: bool


@operation(dice={"attack": "d10"})
def attack(
    *,
    accuracy: Annotated[int, Fact("attacker")],
    modifiers: Annotated[int, Fact("attacker")] = 0,
    lucky: Lucky = False,
    unlucky: Lucky = False,
    critical_from: CriticalFrom = CRITICAL,
    defense_total: Annotated[int, Fact("target")],
    defense: Annotated[Defense, Fact("target")] = "other",
    critical_defense: Annotated[bool, Fact("target")] = False,
    defense_rules: DefenseRules = None,
    play: Play,
) -> Attack:
    """Rule whether an attack succeeds, and whether it is a critical strike.

    Args:
        accuracy: the total of the combat skill that this attack goes by.
        modifiers: the sum of everything else that changes the attack roll.
        lucky: whether something makes the roll lucky.
        unlucky: whether something makes it unlucky.
        critical_from: the lowest face within the weapon's critical strike range.
        defense_total: what the target's opposed defence roll comes to.
        defense: whether the target dodges.
        critical_defense: whether the target's roll is a Critical Defense.
        defense_rules: what an exception of this type of defence makes of the attack, where it has one that applies.

    Returns:
        The total, whether the attack succeeds, and whether it is a critical strike.

    Source: document 002, L3, L5, L7, L68.1, L68.2, L76.
    """
    face = luck.roll(play, "attack", lucky=lucky, unlucky=unlucky)
    if isinstance(face, str):
        for name in ("total", "hit", "critical"):
            play.not_determined[name] = face
        return Attack(0, hit=False, critical=False)
    total = face + accuracy + modifiers
    play.because("chained_dice.attack.total", face=face, accuracy=accuracy, modifiers=modifiers)
    critical = face >= critical_from
    if critical:
        play.because("chained_dice.critical_strikes.range", face=face, critical_from=critical_from)
    return settle(play, total, critical, defense_total, defense, critical_defense, defense_rules)


def settle(
    play: Play,
    total: int,
    critical: bool,
    defense_total: int,
    defense: str,
    critical_defense: bool,
    defense_rules: str | None,
) -> Attack:
    """Return whether an attack succeeds of which the total is known, and whether it strikes critically (L7, L76)."""
    if critical and not (defense == "dodge" and critical_defense):
        play.because("chained_dice.critical_strikes.automatic_hit")
        return Attack(total, hit=True, critical=True)
    if critical:
        play.because("chained_dice.critical_strikes.critical_defense")
        # such a strike only loses its certainty, or it fails: the sentence says no more than what it is not (L76)
        if play.reads("chained_dice.critical_strikes.critically_dodged") == "misses":
            return Attack(total, hit=False, critical=True)
    return Attack(total, _reaches(play, total, defense_total, defense_rules), critical)


def _reaches(play: Play, total: int, defense_total: int, defense_rules: str | None) -> bool:
    """Return whether a total is enough against a defence roll, or what the defence's own exception makes of it."""
    if defense_rules == "unknown":
        play.cannot_tell(
            "hit", "what this type of defense changes (L7.3): defense_rules", "chained_dice.attack.exceptions"
        )
        return False
    if defense_rules is not None:
        play.because("chained_dice.attack.exceptions", rules=defense_rules)
        return defense_rules == "hits"
    hit = total >= defense_total
    play.because("chained_dice.attack.meets_defense", total=total, defense_total=defense_total)
    return hit
