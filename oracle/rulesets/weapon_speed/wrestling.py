"""Wrestling, and the armour that hampers it (L126 to L134)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.core.tables import read_table, text
from oracle.rulesets.weapon_speed import holds
from oracle.rulesets.weapon_speed.attack_roll import hits
from oracle.rulesets.weapon_speed.unarmed_results import Grip, result, roll_of_the_table
from oracle.rulesets.weapon_speed.world import ArmorClass, AttackBonus, Attacker, Target, World

Armor = Literal[
    "none",
    "leather",
    "studded_leather",
    "chain_mail",
    "ring_mail",
    "scale_mail",
    "banded_mail",
    "splint_mail",
    "plate_mail",
    "field_plate",
    "full_plate",
    "another_heavier_armor",
]
ROWS = {
    "studded_leather": "Studded leather",
    "chain_mail": "Chain, ring, or scale mail",
    "ring_mail": "Chain, ring, or scale mail",
    "scale_mail": "Chain, ring, or scale mail",
    "banded_mail": "Banded, splint, or plate variants",
    "splint_mail": "Banded, splint, or plate variants",
    "plate_mail": "Banded, splint, or plate variants",
    "field_plate": "Field plate",
    "full_plate": "Full plate",
}
"""The row of the table that each armour stands in."""


def penalty(cell: str) -> int:
    """Return a cell that is a penalty with its sign, as printed."""
    return -int(cell.removeprefix("\N{MINUS SIGN}"))


COLUMNS = {"armor": text, "modifier": penalty, "statement": text}
MODIFIERS: dict[str, int] = {
    row["armor"]: row["modifier"] for row in read_table(folder("weapon_speed") / "wrestling.csv", COLUMNS)
}


@dataclass(frozen=True)
class Wrestle:
    """A wrestling attack.

    Args:
        total: of the attack roll.
        hit: whether it hits.
        grip: what the table calls it; None for a miss.
        holds: whether the attacker holds the target after it.
        breaks_hold: whether it breaks a hold.
        damage: that it does at once.
    """

    total: int
    hit: bool
    grip: Grip | None
    holds: bool
    breaks_hold: bool
    damage: int


@operation(dice={"attack": "d20"})
def wrestle(
    *,
    attacker: Attacker = "attacker",
    target: Target = "target",
    both_hands_free: Annotated[bool, Fact("attacker")],
    attack_bonus: AttackBonus,
    modifiers: Annotated[int, Fact("attacker")] = 0,
    armor: Annotated[Armor, Fact("attacker")] = "none",
    target_armor: Annotated[Armor, Fact("target")] = "none",
    heavier_armor_modifier: Annotated[int | None, Fact("scene", most=-1)] = None,
    target_armor_class: ArmorClass,
    play: Play,
) -> Wrestle | NotAllowed:
    """Rule on an attack that is meant to grip.

    Args:
        attacker: who wrestles, by name.
        target: who is wrestled with, by name.
        both_hands_free: whether both of the attacker's hands are.
        attack_bonus: signed.
        modifiers: whatever else applies to the attack roll, signed; not that of armour.
        armor: the attacker's.
        target_armor: the target's.
        heavier_armor_modifier: of armour heavier than leather that the table does not name, -1 or less; not stated
            where nobody knows.
        target_armor_class: the target's normal AC.

    Returns:
        Not allowed, or the total, whether it hits, the grip, whether it holds or breaks a hold, and its damage.

    Raises:
        Invalid: someone who wrestles with no one else.

    Source: document 001, L98 to L122, L126 to L134.
    """
    if target == attacker:
        raise Invalid("target", target, "someone other than the attacker")
    if not both_hands_free:
        return play.forbids("weapon_speed.wrestling.hands")
    world = play.recall(World)
    if world.look_at(attacker).holds_whom not in (None, target):
        play.because("weapon_speed.wrestling.second_victim")
        return play.cannot_rule("whether hands that hold someone are free for another (L122.1, L126.1)")
    play.because("weapon_speed.wrestling.hands")
    hampered = _armor_modifier(play, armor, target_armor, heavier_armor_modifier)
    if hampered is None:
        return play.cannot_rule("what armour costs that the table does not name (L126.3): heavier_armor_modifier")
    face = play.roll("attack")
    total = face + attack_bonus + modifiers + hampered
    play.because("weapon_speed.wrestling.attack_roll", face=face, total=total, armor_class=target_armor_class)
    if not hits(play, face, total, target_armor_class, automatic=holds.helpless(play, world, target)):
        return Wrestle(total, False, None, holds.kept(play, world, attacker, target), False, 0)
    row = result(play, roll_of_the_table(play, face, attack_bonus, modifiers + hampered))
    if row.hold:
        holds.take_hold(play, world, attacker, target)
    breaks = row.wrestle in ("throw", "gouge") and holds.wrested(play, world, attacker, target)
    held = row.hold or holds.kept(play, world, attacker, target)
    # the table's damage stands between brawl and wrestle, and is explained of brawling only
    counts = play.reads("weapon_speed.wrestling.damage_of_the_row") == "counts"
    return Wrestle(total, True, row.wrestle, held, breaks, row.damage if counts else 0)


def _armor_modifier(play: Play, armor: str, target_armor: str, heavier: int | None) -> int | None:
    # "penalizes the roll": the attacker's own armour, as it hampers, or the target's, as it is hard to grip
    own = armor == target_armor or play.reads("weapon_speed.wrestling.whose_armor") == "the_attackers"
    worn = armor if own else target_armor
    if worn in ROWS:
        found = MODIFIERS[ROWS[worn]]
        play.because("weapon_speed.wrestling.armor", armor=worn, modifier=found)
        return found
    if worn == "another_heavier_armor":
        play.because("weapon_speed.wrestling.unnamed_armor", modifier=heavier)
        return heavier
    if worn == "leather":
        play.because("weapon_speed.wrestling.leather")
    return 0
