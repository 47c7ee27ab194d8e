"""Called shots at the head, and helmets (L39 to L47)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.dice import DICE_PATTERN, Dice, sides_of
from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice import damage, inanimate
from oracle.rulesets.chained_dice.world import DIE, Target, World

MODIFIER = -1
"""To a called shot at the head (L41.2)."""

HEALTH = "how much damage the helmet takes before it is destroyed (L47.1): helmet_health"


@dataclass(frozen=True)
class Headshot:
    """What a called shot at the head does.

    Args:
        damage: to the target.
        helmet_takes: how much the helmet takes.
        helmet_left: how much more the helmet can take; 0 without one, and if it is destroyed.
    """

    damage: int
    helmet_takes: int
    helmet_left: int


@operation(
    dice={
        "base": Dice(fact="base_die"),
        "other": Dice(fact="other_dice"),
        "added": Dice(fact="base_die"),
        "extra": Dice(fact="base_die"),
    }
)
def headshot_damage(
    *,
    target: Target,
    called: Annotated[bool, Fact("attacker")],
    strike: Annotated[Literal["standard", "critical"], Fact("attacker")],
    base_die: Annotated[str, Fact("weapon", pattern=DIE)],
    base_dice: Annotated[int, Fact("weapon", least=1, most=20)] = 1,
    other_dice: Annotated[str | None, Fact("weapon", pattern=DICE_PATTERN)] = None,
    might: Annotated[int, Fact("attacker")],
    helmet: Annotated[bool, Fact("target")] = False,
    helmet_health: Annotated[int | None, Fact("target", least=1, starting=True)] = None,
    helmet_durability: Annotated[int | None, Fact("target", least=1, starting=True)] = None,
    play: Play,
) -> Headshot | NotAllowed:
    """Rule on the damage of a hit at the head.

    The faces of a die that chains stand right after it, in order.

    Args:
        target: who is hit, by name.
        called: whether it was a called shot.
        strike: whether the hit is a critical strike.
        base_die: the weapon's base damage die, "d8".
        base_dice: how many of them the weapon has, without the one that a standard hit adds.
        other_dice: whatever else adds to the damage, such as the weapon's grade or a charge, "d4".
        might: of the attacker.
        helmet: whether the target wears a helmet.
        helmet_health: how much damage it takes until it is destroyed.
        helmet_durability: its durability, where that is known instead.

    Returns:
        Not allowed, or the damage to the target and to the helmet; the state holds what the helmet has left.

    Raises:
        Invalid: a helmet's health or durability without a helmet, both of them, or either when the state holds what
            is left.

    Source: document 002, L45, L47, L194.1.
    """
    if not called:
        return play.forbids("chained_dice.headshots.only_called")
    if helmet_health is not None and not helmet:
        raise Invalid("helmet_health", helmet_health, "nothing, without a helmet")
    body = play.recall(World).of(target)
    if helmet_durability is not None and not (helmet and helmet_health is None and body.headshots_helmet is None):
        raise Invalid("helmet_durability", helmet_durability, "nothing, unless it is all that is known of a helmet")
    play.because("chained_dice.headshots.only_called")
    (sides,) = sides_of(base_die)
    dice = _dice(play, strike, sides, base_dice, other_dice)
    play.because("chained_dice.damage.dice_and_might", might=might)
    might = damage.counted_might(play, might)
    dealt = dice + might
    if strike == "critical":
        play.because("chained_dice.headshots.doubled", total=dealt)
    if not helmet:
        return Headshot(_doubled(play, dealt, might) if strike == "critical" else dealt, 0, 0)
    # a helmet is destroyed by damage as objects are: a doubt whether its durability makes as much health
    if helmet_durability is not None and play.reads("chained_dice.headshots.durability_of_helmets") == "as_an_object":
        helmet_health = inanimate.health_of(play, helmet_durability)
    if helmet_health is None and body.headshots_helmet is None:
        for name in ("damage", "helmet_takes", "helmet_left"):
            play.cannot_tell(name, HEALTH, "chained_dice.headshots.health_of_helmets")
        return Headshot(dealt, dealt, dealt)
    health = play.starting("helmet_health", helmet_health, body.headshots_helmet)
    # the total is doubled, and the helmet stands before the target: a doubt which comes first
    late = strike == "critical" and play.reads("chained_dice.headshots.doubling_and_helmet") == "what_is_left"
    if strike == "critical" and not late:
        dealt = _doubled(play, dealt, might)
    takes = max(0, min(health, dealt))
    body.headshots_helmet = health - takes
    play.because("chained_dice.headshots.helmet", takes=takes, left=health - takes)
    left = dealt - takes
    if takes == health:
        play.because("chained_dice.headshots.helmet_destroyed", to_target=left)
    return Headshot(_doubled(play, left, might) if late and left > 0 else left, takes, health - takes)


def modifier(play: Play) -> int:
    """Return what a called shot at the head has as a modifier (L41.2)."""
    play.because("chained_dice.headshots.modifier", modifier=MODIFIER)
    return MODIFIER


def _dice(play: Play, strike: str, sides: int, base_dice: int, other_dice: str | None) -> int:
    """Return what the dice of a headshot come to, before anything is doubled."""
    total = damage.weapon_dice(play, sides, base_dice, other_dice)
    # all of it, or what a standard hit would do: a doubt what a critical strike doubles
    reading = "" if strike == "standard" else play.reads("chained_dice.headshots.what_is_doubled")
    if reading == "with_the_extra_die":
        return total + damage.extra_die(play, sides)
    if reading == "without_it":
        return total
    added = damage.rolled(play, "added", sides)
    play.because("chained_dice.headshots.standard_hit", added=added)
    return total + added


def _doubled(play: Play, dealt: int, might: int) -> int:
    """Return damage doubled, with might doubled or not (L45.2, L70.2)."""
    # all of the damage is doubled, and might is added once at the end: a doubt whether it is doubled
    if not might or play.reads("chained_dice.headshots.doubled_might") == "doubled":
        return 2 * dealt
    once = min(might, dealt)
    return 2 * (dealt - once) + once
