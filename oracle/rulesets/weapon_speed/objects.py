"""Attacks on objects, and what objects withstand (L338 to L352)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.core.tables import Cell, read_table, text
from oracle.rulesets.weapon_speed.attack_roll import hits, without_the_total
from oracle.rulesets.weapon_speed.world import AttackBonus

Listed = Literal[
    "chair",
    "strip_of_leather",
    "glass_bottle",
    "glass_pane_or_mirror",
    "rope",
    "wooden_door",
    "wooden_pole",
    "metal_pole",
]
Object = Literal[Listed, "other_door", "other"]
UNLISTED = ("other_door", "other")


def named(cell: str) -> str:
    """Return a printed name as a fact states it."""
    return cell.lower().replace("'", "").replace(", ", "_").replace("/", "_or_").replace(" ", "_")


COLUMNS: dict[str, Cell] = {
    "object": named,
    "hit_points": text,
    "effective": text,
    "ranged_armor_class": int,
    "statement": text,
}
ROWS = {row["object"]: row for row in read_table(folder("weapon_speed") / "objects.csv", COLUMNS)}
DICE = {name: row["hit_points"].split("+")[0] for name, row in ROWS.items() if "d" in row["hit_points"]}
TYPES = {"bludgeoning": "Bludgeon", "slashing": "Slash", "piercing": "Pierce"}


@dataclass(frozen=True)
class Destruction:
    """How an object's damage is followed: by hit points, or by a saving throw."""

    tracks_hit_points: bool
    saves: bool


@operation()
def destroy_object(
    *,
    danger: Annotated[Literal["wear", "deliberate_attack", "area_effect"], Fact("scene")],
    gm_uses: Annotated[Literal["hit_points", "saving_throw"] | None, Fact("scene")] = None,
    play: Play,
) -> Destruction:
    """Rule on how to follow what happens to a piece of equipment.

    Args:
        danger: whether it is only in use, someone means to destroy it, or an area effect catches it unattended.
        gm_uses: which of the two ways the GM chooses; not stated where the GM has said nothing yet.

    Returns:
        Whether hit points are tracked, and whether the item saves.

    Source: document 001, L339, L354.1.
    """
    if danger == "wear":
        play.because("weapon_speed.objects.not_tracked")
        return Destruction(tracks_hit_points=False, saves=False)
    if danger == "area_effect":
        play.because("weapon_speed.item_saves.unattended")
        return Destruction(tracks_hit_points=False, saves=True)
    play.because("weapon_speed.objects.hit_points_or_save")
    if gm_uses is None:
        missing = "which of the two is used (L339.2): gm_uses"
        play.not_determined["tracks_hit_points"] = missing
        play.not_determined["saves"] = missing
    return Destruction(gm_uses == "hit_points", gm_uses == "saving_throw")


@dataclass(frozen=True)
class ObjectHitPoints:
    """The hit points of an object."""

    hit_points: int


@operation(dice=DICE)
def object_hit_points(*, object: Annotated[Object, Fact("target")], play: Play) -> ObjectHitPoints:  # noqa: A002
    """Rule on how many hit points an object has.

    Args:
        object: one of the table's; any other is the GM's matter.

    Returns:
        Its hit points.

    Source: document 001, L342 to L352.
    """
    if object in UNLISTED:
        play.cannot_tell(
            "hit_points", "the hit points of an object that is not listed", "weapon_speed.objects.unlisted"
        )
        return ObjectHitPoints(0)
    printed = ROWS[object]["hit_points"]
    points = play.roll(object) + int(f"{printed}+0".split("+")[1]) if object in DICE else int(printed)
    play.because("weapon_speed.objects.table", object=object, hit_points=points)
    return ObjectHitPoints(points)


@dataclass(frozen=True)
class ObjectAttack:
    """An attack on an object.

    Args:
        automatic: whether it hits without a roll.
        armor_class: what a roll must reach; None where nobody rolls.
        total: of the roll; None where nobody rolls.
        hits: whether it hits.
        damages: whether the weapon can do it damage.
    """

    automatic: bool
    armor_class: int | None
    total: int | None
    hits: bool
    damages: bool


@operation(dice={"attack": "d20"})
def attack_object(
    *,
    object: Annotated[Object, Fact("target")],  # noqa: A002
    small_part: Annotated[bool, Fact("target")] = False,
    large: Annotated[bool, Fact("target")] = False,
    immobile: Annotated[bool, Fact("target")] = False,
    object_armor_class: Annotated[int | None, Fact("target")] = None,
    weapon_capable: Annotated[bool | None, Fact("weapon")] = None,
    damage_type: Annotated[Literal["bludgeoning", "slashing", "piercing"], Fact("weapon")],
    kind: Annotated[Literal["melee", "ranged"], Fact("attacker")] = "melee",
    called_shot: Annotated[bool, Fact("attacker")] = False,
    attack_bonus: AttackBonus = 0,
    other_modifiers: Annotated[int, Fact("attacker")] = 0,
    play: Play,
) -> ObjectAttack | NotAllowed:
    """Rule on an attack on an object.

    Args:
        object: one of the table's, another door, or another one.
        small_part: whether a small part of it is aimed at, such as a knob or a strap.
        large: whether it is large.
        immobile: whether it cannot move.
        object_armor_class: what a roll must reach where the document gives no number.
        weapon_capable: whether the weapon can damage it, where neither the table nor the text says.
        damage_type: of the weapon.
        kind: melee or ranged.
        called_shot: whether a called shot at the small part was declared.
        attack_bonus: signed.
        other_modifiers: whatever else applies to the roll, signed; not that of the called shot.

    Returns:
        Not allowed, or whether the attack is automatic, what the roll must reach, its total, whether it hits,
        and whether the weapon can damage the object.

    Raises:
        Invalid: a number or a capability is stated that the document gives, or a called shot at no small part.

    Source: document 001, L38 to L41, L70.1, L340 to L352.
    """
    if called_shot and not small_part:
        raise Invalid("called_shot", called_shot, "false, unless a small part is aimed at")
    damages = _damages(play, object, damage_type, weapon_capable)
    # L340.1 has a weapon that attacks be able to do damage: a doubt whether the attack fails to be made, or to hurt
    if kind == "melee" and damages is False and play.reads("weapon_speed.objects.incapable_weapon") == "no_attack":
        return play.forbids("weapon_speed.objects.capable_weapon", damage_type=damage_type)
    if kind == "melee" and damages is None and object in UNLISTED:
        return play.cannot_rule("whether the weapon can damage it (L340.1): weapon_capable")
    if small_part and not called_shot:
        return play.forbids("weapon_speed.objects.small_part")
    if kind == "melee" and large and immobile and not small_part:
        play.because("weapon_speed.objects.large_and_immobile")
        return ObjectAttack(automatic=True, armor_class=None, total=None, hits=True, damages=damages is True)
    modifiers = attack_bonus + other_modifiers
    if small_part:
        play.because("weapon_speed.objects.small_part", modifier=-4)
        modifiers -= 4
    armor_class = _armor_class(play, object, kind, small_part, object_armor_class)
    total, hit = _rolled(play, modifiers, armor_class)
    return ObjectAttack(False, armor_class, total, hit, damages is True)


def _damages(play: Play, name: str, damage_type: str, capable: bool | None) -> bool | None:
    """Return whether a weapon can damage an object; None where the document leaves it open."""
    if name == "other_door" and damage_type == "piercing":
        if capable is not None:
            raise Invalid("weapon_capable", capable, "nothing, since piercing weapons do nothing to doors")
        play.because("weapon_speed.objects.blunt_and_piercing")
        return False
    if name in UNLISTED:
        play.because("weapon_speed.objects.unlisted")
        if capable is None:
            play.not_determined["damages"] = "whether the weapon can damage it (L340.1): weapon_capable"
        return capable
    if capable is not None:
        raise Invalid("weapon_capable", capable, "nothing, since the table says what is effective")
    effective = ROWS[name]["effective"].split("/")
    play.because("weapon_speed.objects.table", object=name, effective=effective)
    play.because("weapon_speed.objects.capable_weapon", damage_type=damage_type)
    if effective == ["All"] or TYPES[damage_type] in effective:
        return True
    if damage_type == "bludgeoning":
        play.because("weapon_speed.objects.blunt_and_piercing")
        # "poor" at cutting: a doubt whether a blunt weapon does nothing then, or less than it would
        if play.reads("weapon_speed.objects.poor_at_cutting") == "less_damage":
            play.not_determined["damages"] = "how much a weapon does that is poor at it (L340.2)"
            return None
    elif damage_type == "piercing" and name == "wooden_door":
        play.because("weapon_speed.objects.blunt_and_piercing")
    return False


def _armor_class(play: Play, name: str, kind: str, small_part: bool, stated: int | None) -> int | None:
    """Return what a roll must reach; None where the document gives no number, and nobody else does."""
    # the table has one AC for an object: a doubt whether it serves for a part of it
    if kind == "ranged" and name not in UNLISTED and not (small_part and _apart(play)):
        if stated is not None:
            raise Invalid("object_armor_class", stated, "nothing, since the table gives it")
        found: int = ROWS[name]["ranged_armor_class"]
        play.because("weapon_speed.objects.ranged", armor_class=found)
        return found
    play.because("weapon_speed.objects.no_armor_class")
    if stated is None:
        play.not_determined["armor_class"] = "the AC of such an object, or of its part: object_armor_class"
    return stated


def _apart(play: Play) -> bool:
    return play.reads("weapon_speed.objects.part_at_range") == "its_own"


def _rolled(play: Play, modifiers: int, armor_class: int | None) -> tuple[int, bool]:
    """Return the total of an attack roll, and whether it hits; open where there is no AC (L38 to L41)."""
    face = play.roll("attack")
    total = face + modifiers
    hit = without_the_total(play, face) if armor_class is None else hits(play, face, total, armor_class)
    if hit is None:
        play.not_determined["hits"] = "the AC to be reached: object_armor_class"
    return total, hit is True
