"""Indirect missiles, their scatter and Table 9.6 (L161 to L173)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact
from oracle.core.tables import read_table, text
from oracle.rulesets.weapon_speed.attack_roll import hits
from oracle.rulesets.weapon_speed.cover import Behind, check_screens, ranged_modifier
from oracle.rulesets.weapon_speed.heavy_objects import scattered
from oracle.rulesets.weapon_speed.ranged_attacks import Modifiers
from oracle.rulesets.weapon_speed.world import AttackBonus, Target, World

POINT_ARMOR_CLASS = 10
SPLASH_CM = 100
SCATTER = {"short": "scatter_short", "medium": "scatter_medium", "long": "scatter_long"}


def _radius(cell: str) -> int:
    """Return half of a diameter in metres, in centimetres."""
    metres, _, tenths = cell.removesuffix(" m diameter").partition(".")
    return 50 * int(metres) + 5 * int(tenths or 0)


def _damage(cell: str) -> list[str]:
    """Return the dice or the number of HP of each part of a cell."""
    return [part.split()[0] for part in cell.split(" / ")]


COLUMNS = {"type": text, "effective_area": _radius, "direct_hit": _damage, "splash": _damage, "statement": text}
TABLE = {
    row["type"].lower().replace(" ", "_"): row
    for row in read_table(folder("weapon_speed") / "indirect_missiles.csv", COLUMNS)
}
FIRST, EACH_ROUND = TABLE["greek_fire"]["direct_hit"]


@dataclass(frozen=True)
class Landing:
    """Where an indirect missile lands.

    Args:
        total: of the attack roll.
        on_point: whether it lands on the point aimed at.
        scatter_m: how far from it otherwise, in metres.
        direction_face: what the die of the direction shows; None if it lands on the point.
        direction: what the scatter diagram makes of it.
    """

    total: int
    on_point: bool
    scatter_m: int
    direction_face: int | None
    direction: str | None


@operation(
    dice={"attack": "d20", "direction": "d10", "scatter_short": "d2", "scatter_medium": "d3", "scatter_long": "d6"}
)
def throw_indirect_missile(
    *,
    missile: Annotated[Literal["greek_fire", "acid", "holy_water", "boulder", "iron_ball", "other"], Fact("weapon")],
    at: Annotated[Literal["point", "creature"], Fact("scene")] = "point",
    range_band: Annotated[Literal["short", "medium", "long"], Fact("scene")],
    attack_bonus: AttackBonus,
    modifiers: Modifiers = 0,
    behind: Behind = (),
    limited_visibility: Annotated[bool, Fact("scene")] = False,
    visibility_modifier: Annotated[int | None, Fact("scene", most=0)] = None,
    scatter_diagram: Annotated[tuple[str, ...] | None, Fact("scene", least=10, most=10)] = None,
    play: Play,
) -> Landing | NotAllowed:
    """Rule on where an indirect missile lands.

    Args:
        missile: what is thrown.
        at: whether a point is aimed at, or a creature.
        range_band: how far away the point is.
        attack_bonus: of the attacker, signed.
        modifiers: all others of the attack roll, signed, without those below.
        behind: what the point is behind, no more than one concealment and one cover.
        limited_visibility: whether the point is hard to see.
        visibility_modifier: the penalty for that, 0 or less; null if nobody says.
        scatter_diagram: the ten directions of the scatter diagram, from 1 to 10; null if nobody has it.

    Returns:
        Not allowed, or the total, whether the point is met, and how far and in which direction the missile scatters.

    Raises:
        Invalid: two of one sort in `behind`.

    Source: document 001, L162 to L164, L174.4.
    """
    check_screens(behind)
    if at == "creature":
        return play.forbids("weapon_speed.indirect_missiles.at_a_point", at=at)
    play.because("weapon_speed.indirect_missiles.at_a_point", at=at)
    if missile in TABLE:
        play.because("weapon_speed.indirect_missiles.examples", missile=missile)
    face = play.roll("attack")
    total = face + _penalties(play, behind, limited_visibility, visibility_modifier)
    # called an attack roll, and written as a d20 alone: a doubt about what attack rolls add
    added = attack_bonus + modifiers
    if added and play.reads("weapon_speed.indirect_missiles.plain_d20") == "bonuses_count":
        total += added
    play.because("weapon_speed.indirect_missiles.point_armor_class", total=total, armor_class=POINT_ARMOR_CLASS)
    hit = hits(play, face, total, POINT_ARMOR_CLASS)
    if limited_visibility and visibility_modifier is None:
        missing = "the penalty for limited visibility (L163.2): visibility_modifier"
        play.not_determined["total"] = missing
        # no penalty makes a miss a hit
        if hit and face != 20:
            play.not_determined |= dict.fromkeys(("on_point", "scatter_m", "direction_face", "direction"), missing)
    if hit:
        return Landing(total, True, 0, None, None)
    return _scatters(play, total, missile, range_band, scatter_diagram)


def _penalties(play: Play, behind: Behind, limited: bool, modifier: int | None) -> int:
    """Return the penalties of the roll that are known (L163.2)."""
    protected = ranged_modifier(play, behind)
    if protected:
        play.because("weapon_speed.indirect_missiles.penalties", modifier=protected)
    if not limited:
        return protected
    play.because("weapon_speed.indirect_missiles.limited_visibility", modifier=modifier)
    return protected + (modifier or 0)


def _scatters(play: Play, total: int, missile: str, band: str, diagram: tuple[str, ...] | None) -> Landing:
    """Return where a missile lands that misses its point (L164)."""
    face = play.roll("direction")
    play.because("weapon_speed.indirect_missiles.scatters", face=face)
    distance = play.roll(SCATTER[band])
    play.because("weapon_speed.indirect_missiles.scatter_distance", range=band, distance_m=distance)
    if diagram is None:
        missing = "the scatter diagram (L164.2): scatter_diagram"
        play.cannot_tell("direction", missing, "weapon_speed.indirect_missiles.scatter_diagram")
    else:
        play.because("weapon_speed.indirect_missiles.scatter_diagram", direction=diagram[face - 1])
    direction = diagram[face - 1] if diagram else None
    return Landing(total, False, scattered(play, missile, distance), face, direction)


Zone = Literal["direct", "splash", "outside"]


@dataclass(frozen=True)
class Effect:
    """What an indirect missile does to a creature near where it lands.

    Args:
        zone: the effective area, within reach of a splash, or neither.
        affected: whether the creature suffers anything.
        damage: in HP.
        regenerable: whether the damage can be regenerated, for all that the document says.
    """

    zone: Zone
    affected: bool
    damage: int | None
    regenerable: bool


Kind = Literal["undead", "evil_outsider", "good_outsider", "paladin", "other"]
HARMED = {"holy_water": {"undead", "evil_outsider"}, "unholy_water": {"paladin", "good_outsider"}}


@operation(
    dice={
        "acid": TABLE["acid"]["direct_hit"][0],
        "holy_water": TABLE["holy_water"]["direct_hit"][0],
        "greek_fire": FIRST,
        "fire_splash": TABLE["greek_fire"]["splash"][0],
    }
)
def indirect_missile_effect(
    *,
    missile: Annotated[Literal["acid", "holy_water", "unholy_water", "greek_fire", "poison"], Fact("weapon")],
    target: Target = "target",
    distance_cm: Annotated[int, Fact("target", least=0)],
    kind: Annotated[Kind, Fact("target")] = "other",
    gaseous: Annotated[bool, Fact("target")] = False,
    poison_is_gaseous: Annotated[bool, Fact("weapon")] = False,
    poison_damage: Annotated[int | None, Fact("weapon", least=0)] = None,
    play: Play,
) -> Effect:
    """Rule on what an indirect missile does to a creature.

    Args:
        missile: what has landed.
        target: the creature, by name.
        distance_cm: from where it landed to the creature, in centimetres.
        kind: of the creature, as far as it matters.
        gaseous: whether the creature is gaseous.
        poison_is_gaseous: whether a poison is.
        poison_damage: what the poison does to whoever is affected, in HP; null if nobody says.

    Returns:
        Where the creature is, whether it is affected, the damage, and whether that can be regenerated.

    Source: document 001, L165 to L173.
    """
    # the table has no row for unholy water, the text tells of both in one breath: a doubt
    if missile == "unholy_water" and play.reads("weapon_speed.indirect_missiles.row_of_unholy_water") == "no_row":
        missing = "the effects of unholy water, which Table 9.6 does not have"
        play.not_determined["zone"] = missing
        # wherever they are, it does nothing to these
        if _spared(play, missile, kind, gaseous):
            return Effect("outside", False, 0, True)
        play.not_determined |= dict.fromkeys(("affected", "damage", "regenerable"), missing)
        return Effect("outside", False, None, True)
    zone = _zone(play, missile, distance_cm)
    if zone == "outside":
        return Effect(zone, False, 0, True)
    if missile == "poison":
        play.because("weapon_speed.indirect_missiles.poison", gaseous=poison_is_gaseous)
    if gaseous and _spares_gaseous(play, missile):
        return Effect(zone, False, 0, True)
    if missile == "poison":
        return _poison(play, zone, gaseous, poison_is_gaseous, poison_damage)
    if missile == "greek_fire":
        return Effect(zone, True, _greek_fire(play, zone, target), True)
    if missile == "acid":
        play.because("weapon_speed.indirect_missiles.acid")
        return Effect(zone, True, _harm(play, zone, missile), False)
    return _water(play, zone, missile, kind)


def _spared(play: Play, missile: str, kind: str, gaseous: bool) -> bool:
    """Return whether a water does nothing to a creature, however near (L173.2, L173.3)."""
    if gaseous:
        return _spares_gaseous(play, missile)
    return kind not in HARMED[missile] and _spares_others(play, missile, kind)


def _row(missile: str) -> dict[str, object]:
    return TABLE["holy_water" if missile == "unholy_water" else missile]


def _zone(play: Play, missile: str, distance_cm: int) -> Zone:
    """Return where a creature is (L165, Table 9.6)."""
    radius = int(str(_row(missile)["effective_area"]))
    if distance_cm <= radius:
        play.because("weapon_speed.indirect_missiles.direct_hit", radius_cm=radius)
        return "direct"
    if distance_cm <= radius + SPLASH_CM:
        play.because("weapon_speed.indirect_missiles.splash", radius_cm=radius)
        return "splash"
    return "outside"


def _spares_gaseous(play: Play, missile: str) -> bool:
    """Return whether a missile does nothing to gaseous creatures (L173.3)."""
    # a sentence without a subject, after one on holy and unholy water: a doubt about other missiles
    spares = missile in HARMED or play.reads("weapon_speed.indirect_missiles.which_spare_gaseous") == "every_missile"
    if spares:
        play.because("weapon_speed.indirect_missiles.gaseous_creatures", missile=missile)
    return spares


def _harm(play: Play, zone: str, missile: str) -> int:
    """Return the damage of acid or a water (Table 9.6)."""
    liquid = "holy_water" if missile == "unholy_water" else missile
    play.because("weapon_speed.indirect_missiles.damage", missile=liquid, zone=zone)
    (splash,) = map(int, TABLE[liquid]["splash"])
    if zone == "splash":
        return splash
    return play.roll(liquid) + (splash if _splashed_too(play) else 0)


def _splashed_too(play: Play) -> bool:
    # whoever is in the effective area is within 1 m of it as well: a doubt
    return play.reads("weapon_speed.indirect_missiles.splash_in_the_area") == "both"


def _greek_fire(play: Play, zone: str, target: str) -> int:
    """Return the damage of Greek fire as it lands (Table 9.6)."""
    play.because("weapon_speed.indirect_missiles.damage", missile="greek_fire", zone=zone)
    if zone == "splash":
        return play.roll("fire_splash")
    body = play.recall(World).of(target)
    body.indirect_missiles_alight += 1
    body.indirect_missiles_hit_now += 1
    return play.roll("greek_fire") + (play.roll("fire_splash") if _splashed_too(play) else 0)


def _water(play: Play, zone: Zone, missile: str, kind: str) -> Effect:
    """Return the effect of holy or unholy water (L173.2)."""
    if kind in HARMED[missile]:
        play.because("weapon_speed.indirect_missiles.waters", missile=missile, kind=kind)
        return Effect(zone, True, _harm(play, zone, missile), False)
    if _spares_others(play, missile, kind):
        return Effect(zone, False, 0, True)
    return Effect(zone, True, _harm(play, zone, missile), True)


def _spares_others(play: Play, missile: str, kind: str) -> bool:
    """Return whether a water does nothing to a creature that is not named with it (L173.2)."""
    # the table has HP for it, the text names whom it harms: a doubt about everybody else
    spares = play.reads("weapon_speed.indirect_missiles.water_on_others") == "harmless"
    if spares:
        play.because("weapon_speed.indirect_missiles.waters", missile=missile, kind=kind)
    return spares


def _poison(play: Play, zone: Zone, gaseous: bool, poison_is_gaseous: bool, damage: int | None) -> Effect:
    """Return the effect of a poison (L172, L173.5)."""
    # "unless gaseous": the poison, or the creature: a doubt
    affected = zone == "direct"
    if (poison_is_gaseous or gaseous) and play.reads("weapon_speed.indirect_missiles.gaseous_poison") == "creature":
        affected = affected and not gaseous
    else:
        affected = affected or poison_is_gaseous
    if not affected:
        return Effect(zone, False, 0, True)
    cells = TABLE["poison"]
    if damage is None and cells["direct_hit"] == cells["splash"] == ["Special"]:
        missing = "what the poison does, special in Table 9.6: poison_damage"
        play.cannot_tell("damage", missing, "weapon_speed.indirect_missiles.poison_is_special")
    return Effect(zone, True, damage, True)


@dataclass(frozen=True)
class Burning:
    """The damage of Greek fire in a round."""

    damage: int


@operation(dice={"burning": EACH_ROUND})
def greek_fire_burns(
    *, target: Target = "target", still_burns: Annotated[bool | None, Fact("scene")] = None, play: Play
) -> Burning:
    """Rule on what Greek fire does in a round to someone whom it hit.

    Args:
        target: the creature, by name.
        still_burns: whether what has set them alight before still burns; null if nobody says.

    Returns:
        The damage in HP.

    Source: document 001, L171.
    """
    body = play.recall(World).of(target)
    if not body.indirect_missiles_alight or body.indirect_missiles_burnt_now:
        return Burning(0)
    # two entries with a stroke between them: a doubt whether the second begins with the round of the hit
    waiting = body.indirect_missiles_hit_now
    if waiting and play.reads("weapon_speed.indirect_missiles.fire_begins") == "same_round":
        waiting = 0
    fires = body.indirect_missiles_alight - waiting
    if not fires:
        return Burning(0)
    if still_burns is None:
        missing = "how long Greek fire burns (L171): still_burns"
        play.cannot_tell("damage", missing, "weapon_speed.indirect_missiles.how_long_fire_burns")
        return Burning(0)
    play.because("weapon_speed.indirect_missiles.how_long_fire_burns", still_burns=still_burns)
    if not still_burns:
        body.indirect_missiles_alight = waiting
        return Burning(0)
    play.because("weapon_speed.indirect_missiles.each_round")
    body.indirect_missiles_burnt_now = True
    # each hit has its damage each round: a doubt whether someone alight can be set alight again
    if fires > 1 and play.reads("weapon_speed.indirect_missiles.fire_upon_fire") == "one_fire":
        fires = 1
    return Burning(sum(play.faces("burning", fires)))


@dataclass(frozen=True)
class Oil:
    """How many actions the oil has taken, whether it burns, and the damage of that in HP."""

    actions: int
    burns: bool
    damage: int | None


@operation()
def use_oil(
    *,
    step: Annotated[Literal["splash", "ignite"], Fact("attacker")],
    target: Target = "target",
    lit_source: Annotated[bool, Fact("scene")] = False,
    oil_damage: Annotated[int | None, Fact("weapon", least=0)] = None,
    play: Play,
) -> Oil | NotAllowed:
    """Rule on an action with oil: to splash it, or to ignite what was splashed.

    Args:
        step: what is done.
        target: whom or what the oil is splashed on, by name.
        lit_source: whether something lit is at hand.
        oil_damage: what burning oil does, in HP; null if nobody says.

    Returns:
        Not allowed, or the actions that it has taken so far, whether the oil burns, and the damage.

    Source: document 001, L173.4.
    """
    body = play.recall(World).of(target)
    if step == "splash":
        play.because("weapon_speed.indirect_missiles.oil")
        body.indirect_missiles_oiled = True
        return Oil(1, False, 0)
    if not body.indirect_missiles_oiled or not lit_source:
        return play.forbids("weapon_speed.indirect_missiles.oil", oiled=body.indirect_missiles_oiled)
    play.because("weapon_speed.indirect_missiles.oil")
    body.indirect_missiles_oiled = False
    if oil_damage is None:
        missing = "what burning oil does, which Table 9.6 does not have: oil_damage"
        play.cannot_tell("damage", missing, "weapon_speed.indirect_missiles.damage_of_oil")
    return Oil(2, True, oil_damage)
