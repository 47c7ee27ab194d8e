"""Phrases of energy against objects."""

from oracle.phrases import given, then, when

ENERGIES = ("acid", "cold", "electricity", "fire", "necrotic", "radiant", "sonic")
TYPES = {one: one for one in ENERGIES} | {one.capitalize(): one for one in ENERGIES}
SHOWN = ("minimal", "light", "moderate", "heavy", "broken", "destroyed")
LEVELS = {"no": "none"} | {one: one for one in SHOWN}
MATERIALS = {"organic material": "organic", "inorganic material": "inorganic", "steel": "steel"}
RESISTING = {"steel": "steel", "another material": "other"}
BEARERS = {"an object of": "object", "a creature covered by": "covered_creature"}
FLAMMABLE = {"flammable": True, "not flammable": False}
DEFINITE = {"definite": True, "undefined": False}
FACTS = {
    "object": "target",
    "energy": "damage_type",
    "damage": "damage_hp",
    "total HP": "total_hp",
    "flammability": "flammable",
    "source": "source",
    "DM's level": "dm_level",
    "material": "material",
    "bearer": "who",
    "resistance": "material_resistance_hp",
    "squares": "squares",
    "size": "defined_size",
}
BLOW = {"target": "Bar", "damage_type": "fire", "damage_hp": 10, "total_hp": 100, "flammable": False}
STONE = BLOW | {"material": "inorganic"}
CANDLE = BLOW | {"material": "steel", "source": "candle"}
WRONG = {
    "nobody names the object": {"damage_type": "acid", "damage_hp": 10, "total_hp": 100},
    "by no known energy": BLOW | {"damage_type": "no such thing"},
    "nobody says by what energy": {"target": "Bar", "damage_hp": 10, "total_hp": 100},
    "of less than nothing": BLOW | {"damage_hp": -1},
    "nobody says how much": {"target": "Bar", "damage_type": "acid", "total_hp": 100},
    "to one of no HP at all": BLOW | {"total_hp": 0},
    "nobody says of how many HP": {"target": "Bar", "damage_type": "acid", "damage_hp": 10},
    "of a material without a name": BLOW | {"material": "no such thing"},
    "by necrotic energy, to nobody knows what": BLOW | {"damage_type": "necrotic"},
    "by radiant energy, to nobody knows what": BLOW | {"damage_type": "radiant"},
    "by fire, and nobody says whether it is flammable": BLOW | {"flammable": None},
    "by electricity, and nobody says whether it is flammable": BLOW | {"damage_type": "electricity", "flammable": None},
    "from a source without a name": BLOW | {"source": "no such thing"},
    "by a candle that is cold": BLOW | {"damage_type": "cold", "source": "candle"},
    "the DM sets a level without a name": BLOW | {"dm_level": "no such thing"},
    "the DM has a candle melt a steel thing to uselessness": CANDLE | {"dm_level": "broken"},
    "the DM has a candle melt a steel thing wholly": CANDLE | {"dm_level": "destroyed"},
    "the DM has necrotic energy age a thing of stone": STONE | {"damage_type": "necrotic", "dm_level": "minimal"},
    "the DM has radiant energy swell a thing of steel": CANDLE
    | {"source": "other", "damage_type": "radiant", "dm_level": "light"},
}
STEEL = {"material": "steel", "damage_type": "fire", "who": "object"}
WRONG_MATERIALS = {
    "of a nameless material": STEEL | {"material": "no such thing"},
    "nobody says of which": {"damage_type": "fire", "who": "object"},
    "to no known energy": STEEL | {"damage_type": "no such thing"},
    "nobody says to which energy": {"material": "steel", "who": "object"},
    "of nobody known": STEEL | {"who": "no such thing"},
    "nobody says whose": {"material": "steel", "damage_type": "fire"},
    "of less than nothing": STEEL | {"material_resistance_hp": -1},
}
WALL = {"defined_size": False, "squares": 2, "damage_hp": 12}
WRONG_PARTS = {
    "in no square": WALL | {"squares": 0},
    "nobody says in how many squares": {"defined_size": False, "damage_hp": 12},
    "nobody says of how definite a size": {"squares": 2, "damage_hp": 12},
    "with less than no damage": WALL | {"damage_hp": -1},
    "nobody says with how much damage": {"defined_size": False, "squares": 2},
}
KINDS = {one: {"damage_type": one} for one in (*ENERGIES, "blunt", "heat")} | {
    f"{severity} {one}": {"damage_type": one, "severity": severity}
    for severity in ("moderate", "severe")
    for one in ("cold", "heat")
}
THINGS = {"an organic object": "organic_object", "an inorganic object": "inorganic_object"}
POINTS = {"HP": "hp", "SP": "sp", "HP and SP": "hp_and_sp"}
LIGHTS = {
    "dim light 1 sq": (1, None),
    "dim light 2 sq 2 r": (2, 2),
}


@given("{target:name}, of {total:d} HP in all")
def thing(case, target, total):
    case.given(target=target, total_hp=total)


@given("{target:name}, of {total:d} HP in all, {flammable:flammable}", flammable=FLAMMABLE)
def flammable_thing(case, target, total, flammable):
    case.given(target=target, total_hp=total, flammable=flammable)


@given("{target:name}, of {total:d} HP in all, of {material:material}", material=MATERIALS)
def thing_of(case, target, total, material):
    case.given(target=target, total_hp=total, material=material)


@given(
    "{target:name}, of {total:d} HP in all, of {material:material}, {flammable:flammable}",
    material=MATERIALS,
    flammable=FLAMMABLE,
)
def described_thing(case, target, total, material, flammable):
    case.given(target=target, total_hp=total, material=material, flammable=flammable)


@given("bars of so many HP that one {hundred:unit} of them is 1 HP", unit={"percent": 100})
def bars(case, hundred):
    case.given(total_hp=hundred)


@given("a candle is what damages it")
def candle(case):
    case.given(source="candle")


@given("something other than a candle is what damages it")
def no_candle(case):
    case.given(source="other")


@given("the DM finds that it shows {level:level} damage", level=LEVELS)
def dm_finds(case, level):
    case.given(dm_level=level)


@given("it has taken {damage:d} HP of {energy:energy} damage", energy=TYPES)
@when("it takes {damage:d} HP of {energy:energy} damage", energy=TYPES)
@when("it takes {damage:d} HP of {energy:energy} damage, of which the DM says nothing", energy=TYPES)
def takes(case, damage, energy):
    case.ask("damage_object", damage_hp=damage, damage_type=energy)


@given("it has taken {damage:d} HP of {energy:energy} damage, which the DM finds to show nothing", energy=TYPES)
def has_taken_nothing_shown(case, damage, energy):
    case.ask("damage_object", damage_hp=damage, damage_type=energy, dm_level="none")


@when("it takes {damage:d} HP of {energy:energy} damage, and its total HP are stated again", energy=TYPES)
def takes_restated(case, damage, energy):
    case.ask("damage_object", damage_hp=damage, damage_type=energy, total_hp=1000)


@when("{target:name}, of {total:d} HP in all, takes {damage:d} HP of {energy:energy} damage", energy=TYPES)
def another_takes(case, target, total, damage, energy):
    case.ask("damage_object", target=target, total_hp=total, damage_hp=damage, damage_type=energy)


@when("each is damaged by cold")
def by_cold(case):
    case.given(damage_type="cold")


@then("they show each level at {a:d}, {b:d}, {c:d}, {d:d}, {e:d} and {f:d} HP, and not at 1 HP less")
def levels_at(case, a, b, c, d, e, f):
    short = "none"
    for level, damage in zip(SHOWN, (a, b, c, d, e, f), strict=True):
        case.ask("damage_object", target=f"short of {level}", damage_hp=damage - 1, total_hp=100)
        case.expect("level", short)
        case.ask("damage_object", target=level, damage_hp=damage, total_hp=100)
        case.expect("level", level)
        short = level


@given("damage to an object, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("it is damaged so")
def damaged_so(case):
    case.ask("damage_object")


@given("{who:who} {material:material} that meets {energy:energy}", who=BEARERS, material=RESISTING, energy=TYPES)
def meets(case, who, material, energy):
    case.given(who=who, material=material, damage_type=energy)


@given("the material resists {amount:d} HP of it")
def resists(case, amount):
    case.given(material_resistance_hp=amount)


@given("resistance of a material, but {wrong:wrong}", wrong=WRONG_MATERIALS)
def wrong_material(case, wrong):
    case.given(**wrong)


@when("its resistance is asked for")
def resistance_asked(case):
    case.ask("material_resistance")


@given("energy of {damage:d} HP that reaches {squares:d} squares of an object of {size:size} size", size=DEFINITE)
def reaches(case, damage, squares, size):
    case.given(damage_hp=damage, squares=squares, defined_size=size)


@given("the DM takes it as a whole")
def as_a_whole(case):
    case.given(dm_as_a_whole=True)


@given("energy that reaches an object, but {wrong:wrong}", wrong=WRONG_PARTS)
def wrong_parts(case, wrong):
    case.given(**wrong)


@when("its parts are asked for")
def parts_asked(case):
    case.ask("damaged_parts")


@given("{damage:d} points of {kind:kind} damage to {thing:thing}", kind=KINDS, thing=THINGS)
def damage_to(case, damage, kind, thing):
    case.given(damage=damage, target_kind=thing, **kind)


@given("the attack says that it costs {points:points}", points=POINTS)
def costs_by_description(case, points):
    case.given(points=points)


@given("{share:d} points of it are SP")
def share_of_it(case, share):
    case.given(of_it_sp=share)


@when("the object's loss is asked for")
def loss_asked(case):
    case.ask("damage_loss")


@then("the object loses {hp:d} HP and {sp:d} SP")
def loses(case, hp, sp):
    case.expect("hp", hp)
    case.expect("sp", sp)
    case.expect("pp", 0)
    case.expect("hp_regained", 0)


@then("the object loses {sp:d} SP, and how many HP is not determined")
def loses_sp(case, sp):
    case.expect("sp", sp)
    case.expect("pp", 0)
    case.expect(not_determined="hp")


@then("how many HP the object loses is not determined")
def loss_is_open(case):
    case.expect(not_determined="hp")


@then("it has taken {damage:d} HP, and shows {level:level} damage", level=LEVELS)
def has_taken(case, damage, level):
    case.expect("damage_hp", damage)
    case.expect("level", level)


@then("it shows {effects}")
def shows(case, effects):
    terms = [] if effects == "-" else effects.split("; ")
    case.expect("effects", [one for one in terms if one != "alight if flammable" and one not in LIGHTS])
    for radius, rounds in (LIGHTS[one] for one in terms if one in LIGHTS):
        case.expect("dim_light_radius_sq", radius)
        if rounds:
            case.expect("dim_light_rounds", rounds)


@then(
    "of {energy:energy} damage it is {left:left} that it does nothing to stone",
    energy=TYPES,
    left={"yes": 0, "no": 1},
)
def nothing_to_stone(case, energy, left):
    case.ask("damage_object", target="Stone", total_hp=100, material="inorganic", damage_type=energy, damage_hp=1)
    case.expect("damage_hp", left)


@then("it catches fire")
def catches(case):
    case.expect("catches_fire", True)


@then("it does not catch fire")
def catches_not(case):
    case.expect("catches_fire", False)


@then("whether it catches fire is not determined")
def catching_is_open(case):
    case.expect(not_determined="catches_fire")


@then("it neither burns nor glows")
def neither(case):
    case.expect("catches_fire", False)
    case.expect("melted_or_burnt", False)
    case.expect("dim_light_radius_sq", 0)
    case.expect("dim_light_rounds", 0)


@then("it is melted or burnt")
def melted(case):
    case.expect("melted_or_burnt", True)


@then("it is not melted or burnt")
def not_melted(case):
    case.expect("melted_or_burnt", False)


@then("it is not melted, and what it shows is not determined")
def shown_is_open(case):
    case.expect("melted_or_burnt", False)
    case.expect(not_determined="level")
    case.expect(not_determined="effects")


@then("it sheds dim light within {radius:d} squares for {rounds:d} rounds")
def sheds(case, radius, rounds):
    case.expect("dim_light_radius_sq", radius)
    case.expect("dim_light_rounds", rounds)


@then("it sheds dim light within {radius:d} squares for a time that is not determined")
def sheds_for(case, radius):
    case.expect("dim_light_radius_sq", radius)
    case.expect(not_determined="dim_light_rounds")


@then("the resistance helps, by an amount that is not determined")
def helps_somehow(case):
    case.expect("helps", True)
    case.expect(not_determined="resistance_hp")


@then("whether the resistance helps, and by how much, is not determined")
def help_is_open(case):
    case.expect(not_determined="helps")
    case.expect(not_determined="resistance_hp")


@then("the amount that it resists is not determined")
def amount_is_open(case):
    case.expect(not_determined="resistance_hp")


@then("the resistance {helps:helps}, by {amount:d} HP", helps={"helps": True, "does not help": False})
def helps(case, helps, amount):
    case.expect("helps", helps)
    case.expect("resistance_hp", amount)


@then("{parts:d} parts take {damage:d} HP together")
def parts_take(case, parts, damage):
    case.expect("parts", parts)
    case.expect("damage_hp", damage)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
