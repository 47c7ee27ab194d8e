"""Pushing past an opponent, or pushing it back (L61 to L67)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.combat_options.attempt import make_attack
from oracle.rulesets.combat_options.two_weapons import Hand
from oracle.rulesets.combat_options.underwater import NO_WEAPON
from oracle.rulesets.combat_options.world import (
    LEFT_OUT,
    ArmorClass,
    AttackBonus,
    Attacker,
    DwellsOnLand,
    Held,
    Invisible,
    IsPerceived,
    Perceives,
    RefereeRules,
    Succeeds,
    Target,
    TargetInvisible,
    UnusedRules,
    Water,
    in_use,
)

DefenderSize = Annotated[
    Literal["extremely_smaller", "much_smaller", "about_as_large", "much_larger", "extremely_larger"], Fact("target")
]


@dataclass(frozen=True)
class Push:
    """A push.

    Args:
        total: of the Attack Roll; None where none is made.
        armor_class: what the total is held against.
        save_needed: whether the defender must Save Versus Hold.
        save_modifier: what the Referee's ruling on size adds to that save.
        moved_past: whether the attacker passes the defender.
        pushed_back_ft: how far the defender is pushed back, in feet.
        damage: always 0.
    """

    total: int | None
    armor_class: int
    save_needed: bool | None
    save_modifier: int
    moved_past: bool | None
    pushed_back_ft: int | None
    damage: int


@operation(dice={"attack": "d20"})
def push(
    *,
    attacker: Attacker = "attacker",
    target: Target = "target",
    attack_bonus: AttackBonus,
    target_armor_class: ArmorClass,
    hand: Hand = "only",
    aim: Annotated[Literal["past", "back", "neither"] | None, Fact("attacker")] = None,
    attack_succeeds: Succeeds = None,
    saved: Annotated[bool | None, Fact("target")] = None,
    target_size: DefenderSize = "about_as_large",
    referee_grants_bonus: RefereeRules = False,
    referee_rules_impossible: RefereeRules = False,
    attacker_water: Water = "none",
    attacker_dwells_on_land: DwellsOnLand = True,
    attacker_invisible: Invisible = False,
    target_invisible: TargetInvisible = False,
    attacker_perceives_target: Perceives = False,
    target_perceives_attacker: IsPerceived = False,
    target_held: Held = "free",
    unused_rules: UnusedRules = frozenset(),
    play: Play,
) -> Push | NotAllowed:
    """Rule on an attempt to push past an opponent, or to push it back.

    Args:
        attacker: who pushes, by name.
        target: who is pushed, by name.
        attack_bonus: all that the Combat rules add to the Attack Roll, signed.
        target_armor_class: as the Combat rules have it, before these rules.
        hand: the only weapon, or which of two, where the attacker fights with two.
        aim: what the attacker chooses if the save fails: past, back or neither; not stated where nobody knows.
        attack_succeeds: whether the Combat rules count the total as a success; not stated where nobody knows.
        saved: whether the defender's Save Versus Hold succeeds; not stated where nobody knows.
        target_size: the defender's size, against the attacker's.
        referee_grants_bonus: whether the Referee grants a larger defender the bonus to its save.
        referee_rules_impossible: whether the Referee rules the push impossible for its sizes.
        attacker_water: whether the attacker fights in water, or beneath it.
        attacker_dwells_on_land: whether the attacker is a land-dweller.
        attacker_invisible: whether the attacker is invisible.
        target_invisible: whether the target is invisible.
        attacker_perceives_target: whether an invisible target is perceived by some other sense.
        target_perceives_attacker: whether an invisible attacker is perceived by some other sense.
        target_held: whether the target is helpless, and by what.
        unused_rules: topics whose rules the Referee does not use.

    Returns:
        Not allowed, or the total and the AC, whether a save is needed and its modifier, and what the push achieves.

    Raises:
        Invalid: a bonus for a defender that is not much larger, or an impossible push where sizes do not differ much.

    Source: document 003, L5, L7.2, L61 to L67.2.
    """
    if referee_grants_bonus and target_size not in ("much_larger", "extremely_larger"):
        raise Invalid("referee_grants_bonus", True, "no bonus, since the defender is not significantly larger")
    if referee_rules_impossible and target_size not in ("extremely_larger", "extremely_smaller"):
        raise Invalid("referee_rules_impossible", True, "a possible push, since sizes do not differ extremely")
    if not in_use(play, "pushing"):
        return play.cannot_rule(LEFT_OUT)
    if _is_impossible(play, target_size, referee_rules_impossible):
        return play.forbids("combat_options.pushing.extreme_size", size=target_size)
    # L5 and L7.2 are of attacks with one of two weapons: a doubt whether a push is one
    if hand != "only" and play.reads("combat_options.pushing.two_weapons") == "no_weapon":
        hand = "only"
    roll = make_attack(
        play,
        attacker=attacker,
        target=target,
        kind="push",
        attack_bonus=attack_bonus - 4,
        target_armor_class=target_armor_class,
        attack_succeeds=attack_succeeds,
        hand=hand,
        weapon=NO_WEAPON,
        water=attacker_water,
        dwells_on_land=attacker_dwells_on_land,
        attacker_invisible=attacker_invisible,
        target_invisible=target_invisible,
        attacker_perceives=attacker_perceives_target,
        target_perceives=target_perceives_attacker,
        target_held=target_held,
    )
    if isinstance(roll, NotAllowed):
        return roll
    play.because("combat_options.pushing.attack_penalty", modifier=-4)
    play.because("combat_options.pushing.no_damage")
    play.not_determined.pop("damage_roll", None)
    unknown = play.not_determined.pop("hit", None)
    if unknown:
        play.not_determined |= dict.fromkeys(("save_needed", "moved_past", "pushed_back_ft"), unknown)
    save_modifier = _save_modifier(play, target_size, referee_grants_bonus)
    moved_past, pushed_back_ft = _achieved(play, roll.hit, saved, aim)
    return Push(roll.total, roll.armor_class, roll.hit, save_modifier, moved_past, pushed_back_ft, damage=0)


def _is_impossible(play: Play, size: str, referee_rules_impossible: bool) -> bool:
    if referee_rules_impossible:
        # L67.2 follows on defenders that are larger, but speaks of any size difference
        return size == "extremely_larger" or (
            play.reads("combat_options.pushing.which_size_difference") == "either_way"
        )
    if size in ("extremely_larger", "extremely_smaller"):
        play.because("combat_options.pushing.extreme_size", size=size)
    return False


def _save_modifier(play: Play, size: str, granted: bool) -> int:
    if size in ("much_larger", "extremely_larger"):
        play.because("combat_options.pushing.larger_defender", modifier=4 if granted else 0)
    return 4 if granted else 0


def _achieved(play: Play, hit: bool | None, saved: bool | None, aim: str | None) -> tuple[bool | None, int | None]:
    """Return whether the attacker passes, and how many feet the defender is pushed back (L65)."""
    if hit is None:
        return None, None
    if not hit:
        return False, 0
    play.because("combat_options.pushing.saving_throw")
    if saved is None:
        missing = "what came of the Save Versus Hold (L65.1): saved"
        play.cannot_tell("moved_past", missing, "combat_options.pushing.save_procedure")
        play.not_determined["pushed_back_ft"] = missing
        return None, None
    if saved:
        play.because("combat_options.pushing.successful_save")
        return False, 0
    if aim is None:
        missing = "what the attacker chooses (L65.2): aim"
        play.cannot_tell("moved_past", missing, "combat_options.pushing.past_or_back")
        play.not_determined["pushed_back_ft"] = missing
        return None, None
    play.because("combat_options.pushing.past_or_back", aim=aim)
    if aim != "back":
        return aim == "past", 0
    play.because("combat_options.pushing.five_feet", feet=5)
    return False, 5
