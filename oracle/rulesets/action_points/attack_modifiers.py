"""What the situation adds to an attack roll, and whom a shot into a grapple strikes (L212 to L243)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from oracle.core.dice import Dice
from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.core.tables import Cell, one_of, read_table, signed, text
from oracle.rulesets.action_points.supernatural import Column
from oracle.rulesets.action_points.world import Target

AttackKind = Literal["melee", "touch", "thrown", "projectile", "other_ranged", "ray", "area", "body_and_mind"]
OneTargetAttack = Literal["melee", "touch", "thrown", "projectile", "other_ranged", "ray", "body_and_mind"]
Situation = Literal[
    "secondary_natural_attack",
    "improvised_weapon",
    "untrained_weapon",
    "higher_ground",
    "target_grappling",
    "target_pinned",
    "target_helpless",
    "from_mount",
    "in_cramped_space",
    "in_cramped_vehicle",
    "target_adjacent_to_attacker",
    "target_adjacent_to_ally",
    "target_running",
    "target_sprinting",
    "attacker_prone",
    "target_kneeling_or_sitting",
    "target_prone",
]
Held = Literal["none", "light", "one_handed", "one_handed_in_two_hands", "two_handed", "double"]

NO_ROOM = "two-handed weapon without room"

COLUMN_OF: dict[AttackKind, Column] = {
    "melee": "melee",
    "touch": "melee",
    "thrown": "ranged",
    "projectile": "ranged",
    "other_ranged": "ranged",
    "area": "supernatural",
    "body_and_mind": "supernatural",
}
FLANKING = {2: "one of two in melee", 3: "one of three in melee", 4: "one of four or more in melee"}
CATEGORIES = ("unusual weapon", "flanking", "advantaged", "disadvantaged", "position")
CONTRADICTIONS = ({"target_running", "target_sprinting"}, {"target_kneeling_or_sitting", "target_prone"})


def printed(cell: str) -> tuple[int | None, str]:
    """Return what a cell adds, None for a dash, and the mark of its footnote, if it has one."""
    figure = cell.rstrip("²³⁴")
    return (None if figure == "-" else signed(figure)), cell.removeprefix(figure)


TABLE: dict[str, Cell] = {
    "category": one_of(*CATEGORIES),
    "situation": text,
    "melee": printed,
    "ranged": printed,
    "supernatural": printed,
    "statement": text,
}
ROWS: dict[str, dict[str, Any]] = {
    row["situation"]: row for row in read_table(folder("action_points") / "attack_modifiers.csv", TABLE)
}


@dataclass(frozen=True)
class Modifiers:
    """What the situation adds to an attack roll.

    Args:
        total: the sum of the categories.
        unusual_weapon: what counts of that category; None where nothing of it applies, and 0 where what applies is +0.
        flanking: likewise.
        advantaged: likewise.
        disadvantaged: likewise.
        position: likewise.
    """

    total: int
    unusual_weapon: int | None
    flanking: int | None
    advantaged: int | None
    disadvantaged: int | None
    position: int | None


@dataclass(frozen=True)
class Struck:
    """Whom an attack on somebody in a grapple is made against, whom it strikes if it hits, and the target's chance."""

    attack_against: str
    struck: str
    chance_of_target: str


@operation()
def attack_modifier(
    *,
    attack: Annotated[AttackKind, Fact("attacker")],
    situations: Annotated[frozenset[Situation], Fact("scene")] = frozenset(),
    weapon_held: Annotated[Held, Fact("weapon")] = "none",
    dm_vehicle_penalty: Annotated[int | None, Fact("vehicle", most=-2)] = None,
    melee_attackers: Annotated[int | None, Fact("scene", least=1)] = None,
    around_target: Annotated[bool, Fact("scene")] = True,
    akimbo_level: Annotated[int, Fact("attacker", least=0)] = 0,
    secondary_reduction: Annotated[int | None, Fact("attacker", least=0, most=4)] = None,
    usable_prone: Annotated[bool | None, Fact("weapon")] = None,
    play: Play,
) -> Modifiers | NotAllowed:
    """Rule what the situation adds to an attack roll.

    Args:
        attack: its kind; "touch" delivers a supernatural effect by a blow, "other_ranged" is a natural weapon at range.
        situations: what holds of attacker, weapon and target.
        weapon_held: how the weapon is wielded; "none" of an attack without one. A double one on a mount with several
            riders is hampered by it only where the DM lets that rule hold (L403).
        dm_vehicle_penalty: what the DM makes of lack of room in this small or cramped vehicle, -2 or worse.
        melee_attackers: how many attack the target in melee, this one among them if it does; unsaid is as good as 1.
        around_target: whether those surround or flank it.
        akimbo_level: the attacker's in Fighting Style - Akimbo.
        secondary_reduction: what that level takes off the penalty of a secondary natural attack, 0 to 4.
        usable_prone: whether a thrown or projectile weapon can be properly used by somebody prone.

    Returns:
        Not allowed; or what counts of each category, and the sum.

    Raises:
        Invalid: a target that both runs and sprints, or both lies and kneels; a secondary natural attack that is thrown
            or shot; a reduction without the skill; a penalty of a vehicle without one.

    Source: document 000, L20, L21.1, L23, L29, L30.1, L56.1, L76, L190, L192.1, L212 to L243, L397, L416.
    """
    for pair in CONTRADICTIONS:
        if pair <= situations:
            raise Invalid("situations", sorted(situations), "no target that is both " + " and ".join(sorted(pair)))
    if "secondary_natural_attack" in situations and attack in ("thrown", "projectile"):
        raise Invalid("attack", attack, "neither a thrown nor a projectile weapon, of an attack with a natural one")
    if secondary_reduction and not akimbo_level:
        raise Invalid("secondary_reduction", secondary_reduction, "none, at level 0 of the skill that reduces it")
    if dm_vehicle_penalty is not None and "in_cramped_vehicle" not in situations:
        raise Invalid("dm_vehicle_penalty", dm_vehicle_penalty, "none, except in a small or cramped vehicle")
    column = column_of(play, attack)
    if "improvised_weapon" in situations and column == "supernatural" and not _made_so(play):
        return play.forbids("action_points.attack_modifiers.dash", situation="improvised weapon")
    refused = _used_prone(play, attack, usable_prone) if "attacker_prone" in situations else None
    if refused:
        return refused
    applying = {one.replace("_", " ") for one in situations} & ROWS.keys()
    applying |= _without_room(play, situations, weapon_held) | _flanking(play, column, melee_attackers, around_target)
    modifiers = _modifiers(play, column, applying)
    if modifiers.get(NO_ROOM):
        modifiers[NO_ROOM] = _by_place(play, situations, modifiers[NO_ROOM], dm_vehicle_penalty)
    if "secondary natural attack" in applying and akimbo_level:
        _skilled(play, modifiers, secondary_reduction)
    found = {category: _category(play, category, modifiers) for category in CATEGORIES}
    counted = [one for one in found.values() if one is not None]
    if len(counted) > 1:
        play.because("action_points.attack_modifiers.categories_add_up", modifiers=counted)
    return Modifiers(sum(counted), *found.values())


def column_of(play: Play, attack: AttackKind) -> Column:
    """Return the column of the table for a kind of attack (L29, L30.1, L56.1, L76, L215)."""
    if attack == "ray":
        play.because("action_points.attack_modifiers.rays")
        # rays are listed among the supernatural attacks (L29), and calculated as ranged ones (L76.2)
        by_section = play.reads("action_points.attack_modifiers.column_of_rays") == "ranged"
        return "ranged" if by_section else "supernatural"
    column = COLUMN_OF[attack]
    play.because("action_points.attack_modifiers.columns", column=column)
    return column


def _made_so(play: Play) -> bool:
    """Return whether there are supernatural attacks with improvised weapons (L218)."""
    # the dash stands where other kinds have a number: a doubt whether such an attack exists
    return play.reads("action_points.attack_modifiers.dash_of_improvised") == "no_modifier"


def _used_prone(play: Play, attack: str, usable: bool | None) -> NotAllowed | None:
    """Return a refusal where the weapon is not one to be used prone (L243)."""
    if attack not in ("thrown", "projectile"):
        return None
    if usable is None:
        play.because("action_points.attack_modifiers.which_weapons_prone")
        return play.cannot_rule("whether this weapon can be properly used prone (L243): usable_prone")
    if usable:
        return None
    # a doubt whether what cannot be used properly can be used at all
    if play.reads("action_points.attack_modifiers.improper_use_prone") == "not_at_all":
        return play.forbids("action_points.attack_modifiers.weapons_prone")
    missing = "what improper use from a prone position costs (L243)"
    play.cannot_tell("total", missing, "action_points.attack_modifiers.weapons_prone")
    return None


def _without_room(play: Play, situations: frozenset[str], held: Held) -> set[str]:
    """Return the row of a weapon that needs more room than there is, if it applies (L230, L397, L416)."""
    places = situations & {"from_mount", "in_cramped_space", "in_cramped_vehicle"}
    if not places:
        return set()
    # the row names no double weapons, as what is said of mounts and of vehicles does: a doubt about other places
    if held == "double" and places == {"in_cramped_space"}:
        found = play.reads("action_points.attack_modifiers.double_in_cramped_space") == "as_two_handed"
        return {NO_ROOM} if found else set()
    return {NO_ROOM} if unwieldy(play, held) else set()


def unwieldy(play: Play, held: str) -> int:
    """Return what a weapon costs on attack rolls from a mount or aboard a vehicle without room (L230, L397, L416)."""
    # two-handed is a relation of sizes (L192.1), and also how a one-handed weapon can be wielded (L190)
    hard = held in ("two_handed", "double") or (
        held == "one_handed_in_two_hands" and play.reads("action_points.attack_modifiers.two_handed_use") == "by_hands"
    )
    return ROWS[NO_ROOM]["melee"][0] if hard else 0


def _by_place(play: Play, situations: frozenset[str], modifier: int, dm_penalty: int | None) -> int:
    """Return what lack of room costs where it is lacking (L397, L416): one penalty, at least that of the row."""
    if "from_mount" in situations:
        play.because("action_points.mounted.unwieldy_weapon", modifier=modifier)
    if "in_cramped_vehicle" in situations:
        play.because("action_points.vehicles.unwieldy_weapon", modifier=modifier)
    if dm_penalty is None:
        return modifier
    play.because("action_points.vehicles.worse_penalty", penalty=dm_penalty)
    return dm_penalty


def _flanking(play: Play, column: str, attackers: int | None, around: bool) -> set[str]:
    """Return the row for the number of melee attackers, if there are several (L221 to L223)."""
    if attackers is None or attackers < 2:
        return set()
    # the rows count attackers, the heading speaks of flanks: a doubt whether they must stand around the target
    if column == "melee" and not around and play.reads("action_points.attack_modifiers.places") == "around":
        return set()
    return {FLANKING[min(attackers, 4)]}


def _modifiers(play: Play, column: str, situations: set[str]) -> dict[str, int]:
    """Return the modifiers of situations in a column of the table, without those that are dashes."""
    modifiers = {}
    for situation in sorted(situations):
        modifier, _ = ROWS[situation][column]
        if modifier is None:
            play.because("action_points.attack_modifiers.dash", situation=situation)
            continue
        rule = ROWS[situation]["category"].replace(" ", "_")
        play.because(f"action_points.attack_modifiers.{rule}", situation=situation, modifier=modifier)
        modifiers[situation] = modifier
    return modifiers


def _category(play: Play, category: str, modifiers: dict[str, int]) -> int | None:
    """Return what counts of a category: the highest absolute modifier alone (L240)."""
    found = [modifier for situation, modifier in modifiers.items() if ROWS[situation]["category"] == category]
    if not found:
        return None
    if len(found) > 1:
        play.because("action_points.attack_modifiers.highest_only", modifiers=found)
    highest = max(found, key=abs)
    return highest if -highest not in found or not highest else _tie(play, category, abs(highest))


def _tie(play: Play, category: str, size: int) -> int:
    """Return what counts of a bonus and a penalty of the same absolute value."""
    play.because("action_points.attack_modifiers.opposites", modifier=size)
    reading = play.reads("action_points.attack_modifiers.ties")
    if reading == "not_said":
        missing = f"which of +{size} and -{size} counts (L240)"
        play.not_determined[category.replace(" ", "_")] = play.not_determined["total"] = missing
    return {"bonus": size, "penalty": -size}.get(reading, 0)


def _skilled(play: Play, modifiers: dict[str, int], reduction: int | None) -> None:
    """Reduce the penalty of a secondary natural attack by the skill that does so (L241)."""
    if reduction is not None:
        modifiers["secondary natural attack"] += reduction
        play.because("action_points.attack_modifiers.akimbo_reduces", reduction=reduction)
        return
    # another penalty as great as the full one stands, whatever the skill takes off
    if not modifiers.keys() & {"improvised weapon", "untrained weapon"}:
        missing = "what that skill level takes off (L241): secondary_reduction"
        play.cannot_tell("unusual_weapon", missing, "action_points.attack_modifiers.how_much_reduced")
        play.not_determined["total"] = missing


@operation(dice={"grappler": Dice(picks="grapplers")})
def strike_at_grapplers(
    *,
    attack: Annotated[OneTargetAttack, Fact("attacker")],
    target: Target,
    grapplers: Annotated[tuple[Target, ...], Fact("scene", least=2)],
    play: Play,
) -> Struck:
    """Rule whom an attack on somebody in a grapple strikes.

    Args:
        attack: its kind; an area is no such attack, since it is made against everyone in it.
        target: whom the attacker means, by name.
        grapplers: all who grapple with one another, the target among them, by name.

    Returns:
        Whose defence the attack is made against, whom it strikes if it hits, and the chance that this is the target.

    Raises:
        Invalid: a target who does not grapple, or a name that comes twice.

    Source: document 000, L5.1, L226, L242.
    """
    if len(set(grapplers)) < len(grapplers):
        raise Invalid("grapplers", list(grapplers), "names that differ")
    if target not in grapplers:
        raise Invalid("target", target, "one of the grapplers")
    _, note = ROWS["target grappling"][column_of(play, attack)]
    if note != "³":
        return Struck(target, target, "1")
    struck = play.pick("grappler", grapplers)
    play.because("action_points.attack_modifiers.any_grappler", grapplers=len(grapplers), struck=struck)
    # a chance to strike: a doubt whether the roll is made against whoever it is, or settled only by a hit
    before = play.reads("action_points.attack_modifiers.when_picked") == "before_the_roll"
    return Struck(struck if before else target, struck, f"1/{len(grapplers)}")
