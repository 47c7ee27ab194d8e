"""Phrases of what energy does beside damage."""

from oracle.phrases import given, then, when

ENERGIES = ("acid", "cold", "electricity", "fire", "necrotic", "radiant", "sonic")
TYPES = {one: one for one in ENERGIES} | {one.capitalize(): one for one in ENERGIES}
KINDS = {"weapon": "weapon", "suit of armor": "armor", "tool": "tool", "similar thing": "similar"}
REMEDIES = {"water": "water", "fire": "fire", "cold": "cold"}
ONTO = {
    "water": {"onto": "water"},
    "a body of unusual water": {"onto": "water", "like_most": False},
    "ice": {"onto": "ice"},
    "a liquid of water": {"onto": "water_based_liquid"},
    "a liquid of water that is not like most": {"onto": "water_based_liquid", "like_most": False},
    "a liquid that is not of water": {"onto": "other_liquid"},
}
CHANGES = {"freezes": "freezes", "melts": "melts", "evaporates": "evaporates"}
SPREADING = {"electricity": "electricity", "sonic damage": "sonic"}
MEDIA = {
    "natural water": "natural_water",
    "very pure water": "very_pure_water",
    "liquid of water": "water_based_liquid",
    "liquid without water": "other_liquid",
    "gas": "gas",
    "solid": "solid",
    "vacuum": "vacuum",
}
USUAL = {"a": True, "an unusual": False}
PROPAGATES = {"propagates": True, "does not propagate": False}
AFFECTED = {"is affected": True, "is not affected": False}
CONTAINED = {"free": False, "contained": True}
HEAT = {"in the cold": "cold", "in the fire": "fire"}
OUTCOMES = {
    "condenses": (True, False),
    "bursts its container": (False, True),
    "does nothing more": (False, False),
}
FACTS = {
    "kind": "kind",
    "penalty": "dm_penalty",
    "energy": "damage_type",
    "remedy": "against",
    "damage": "damage_hp",
    "remainder": "dm_damage_hp",
    "liquid": "onto",
    "container": "contained",
    "medium": "medium",
}
WRONG_GEAR = {
    "of no known kind": {"kind": "no such thing"},
    "nobody says of what kind": {},
    "with a penalty of nothing": {"kind": "tool", "dm_penalty": 0},
}
FOUGHT = {"damage_type": "fire", "against": "water", "damage_hp": 20}
WRONG_FOUGHT = {
    "by no known energy": FOUGHT | {"damage_type": "no such thing"},
    "nobody says of which energy": {"against": "water", "damage_hp": 20},
    "by nothing known": FOUGHT | {"against": "no such thing"},
    "nobody says by what": {"damage_type": "fire", "damage_hp": 20},
    "of less than nothing": FOUGHT | {"damage_hp": -1},
    "nobody says of how much": {"damage_type": "fire", "against": "water"},
    "the DM leaves less than nothing": FOUGHT | {"dm_damage_hp": -1},
    "the DM leaves more than there was": FOUGHT | {"dm_damage_hp": 21},
}
WET = {"damage_type": "fire", "onto": "water", "damage_hp": 50}
WRONG_WATER = {
    "of no known kind": WET | {"damage_type": "no such thing"},
    "nobody says of which kind": {"onto": "water", "damage_hp": 50},
    "onto nothing known": WET | {"onto": "no such thing"},
    "nobody says onto what": {"damage_type": "fire", "damage_hp": 50},
    "of less than nothing": WET | {"damage_hp": -1},
    "nobody says how much": {"damage_type": "fire", "onto": "water"},
}
WRONG_GAS = {
    "in no known energy": {"damage_type": "no such thing", "contained": True},
    "nobody says in what energy": {"contained": True},
    "nobody says whether it is contained": {"damage_type": "fire"},
}
WRONG_SPREAD = {
    "of no known kind": {"damage_type": "no such thing", "medium": "gas"},
    "nobody says of which kind": {"medium": "gas"},
    "in nothing known": {"damage_type": "sonic", "medium": "no such thing"},
    "nobody says in what": {"damage_type": "sonic"},
}


@given("a {kind:kind} in acid", kind=KINDS)
def in_acid(case, kind):
    case.given(kind=kind)


@given("a {kind:kind} in acid, with a penalty of {penalty:d} so far", kind=KINDS)
def penalised(case, kind, penalty):
    case.given(kind=kind, dm_penalty=penalty)


@given("gear in acid, but {wrong:wrong}", wrong=WRONG_GEAR)
def wrong_gear(case, wrong):
    case.given(**wrong)


@when("its decay is asked for")
def decay_asked(case):
    case.ask("degrade_with_acid")


@then("it is degraded, at {penalty:d}")
def degraded(case, penalty):
    case.expect("degraded", True)
    case.expect("penalty", penalty)


@then("it is degraded, at a penalty that is not determined")
def penalty_is_open(case):
    case.expect("degraded", True)
    case.expect(not_determined="penalty")


@given("{damage:d} HP of {energy:energy} damage, met with {against:against}", energy=TYPES, against=REMEDIES)
def met_with(case, damage, energy, against):
    case.given(damage_hp=damage, damage_type=energy, against=against)


@given("the DM leaves {left:d} HP of it")
def dm_leaves(case, left):
    case.given(dm_damage_hp=left)


@given("the DM has the solid {brittle:brittle} brittle", brittle={"become": True, "not become": False})
def dm_brittle(case, brittle):
    case.given(dm_brittle=brittle)


@given("a description says that it does not help")
def untypical(case):
    case.given(typical=False)


@given("energy that is counteracted, but {wrong:wrong}", wrong=WRONG_FOUGHT)
def wrong_fought(case, wrong):
    case.given(**wrong)


@when("it is asked what is left")
def left_asked(case):
    case.ask("counteract_energy")


@then(
    "it is {counteracted:counteracted}, with {left:d} HP left",
    counteracted={"counteracted": True, "not counteracted": False},
)
def is_left(case, counteracted, left):
    case.expect("counteracted", counteracted)
    case.expect("damage_hp", left)


@then("it is counteracted, with an amount left that is not determined")
def left_is_open(case):
    case.expect("counteracted", True)
    case.expect(not_determined="damage_hp")


@then("whether it is counteracted is not determined")
def counteracting_is_open(case):
    case.expect(not_determined="counteracted")


@then("neither is what is left, nor what becomes brittle")
def rest_is_open(case):
    case.expect(not_determined="damage_hp")
    case.expect(not_determined="brittle")


@then("{brittle:brittle} solid becomes brittle", brittle={"the": True, "no": False})
def becomes_brittle(case, brittle):
    case.expect("brittle", brittle)


@then("what becomes brittle is not determined")
def brittle_is_open(case):
    case.expect(not_determined="brittle")


@given("{onto:onto}", onto=ONTO)
def onto_what(case, onto):
    case.given(**onto)


@when("it takes {damage:d} HP of {energy:energy}", energy=TYPES)
@when("it takes {damage:d} HP of {energy:energy}, in whole centimetres", energy=TYPES)
def takes(case, damage, energy):
    case.ask("energy_on_water", damage_hp=damage, damage_type=energy)


@given("energy on water, but {wrong:wrong}", wrong=WRONG_WATER)
def wrong_water(case, wrong):
    case.given(**wrong)


@when("it meets the water")
def meets_water(case):
    case.ask("energy_on_water")


@then("it {change:change} to {depth} cm", change=CHANGES)
def changes_to(case, change, depth):
    case.expect("change", change)
    case.expect("depth_cm", depth)


@then("it {change:change} to {depth} cm, at {rate:d} HP for one", change=CHANGES)
def changes_at(case, change, depth, rate):
    changes_to(case, change, depth)
    case.ask("energy_on_water", damage_hp=rate, damage_type="cold" if change == "freezes" else "fire")
    case.expect("change", change)
    case.expect("depth_cm", "1")


@then("it does not change, and {depth:d} cm of it")
def changes_not(case, depth):
    case.expect("change", "none")
    case.expect("depth_cm", str(depth))


@then("what becomes of it is not determined")
def change_is_open(case):
    case.expect(not_determined="change")
    case.expect(not_determined="depth_cm")


@given("{contained:contained} gas {heat:heat}", contained=CONTAINED, heat=HEAT)
def gas(case, contained, heat):
    case.given(contained=contained, damage_type=heat)


@given(
    "{contained:contained} gas in the cold, which the DM has {condense:condense}",
    contained=CONTAINED,
    condense={"condense": True, "not condense": False},
)
def gas_in_the_cold(case, contained, condense):
    case.given(contained=contained, damage_type="cold", dm_condenses=condense)


@given(
    "{contained:contained} gas in the fire, whose container the DM has {burst:burst}",
    contained=CONTAINED,
    burst={"burst": True, "hold": False},
)
def gas_in_the_fire(case, contained, burst):
    case.given(contained=contained, damage_type="fire", dm_bursts=burst)


@given("gas, but {wrong:wrong}", wrong=WRONG_GAS)
def wrong_gas(case, wrong):
    case.given(**wrong)


@when("the gas is asked about")
def gas_asked(case):
    case.ask("energy_on_gas")


@then(
    "it {volume:volume}, and {outcome:outcome}",
    volume={"shrinks": "shrinks", "grows": "grows"},
    outcome=OUTCOMES,
)
def gas_does(case, volume, outcome):
    condenses, bursts = outcome
    case.expect("volume", volume)
    case.expect("condenses", condenses)
    case.expect("container_bursts", bursts)


@then("it shrinks, and whether it condenses is not determined")
def condensing_is_open(case):
    case.expect("volume", "shrinks")
    case.expect(not_determined="condenses")
    case.expect("container_bursts", False)


@then("it grows, and whether its container bursts is not determined")
def bursting_is_open(case):
    case.expect("volume", "grows")
    case.expect("condenses", False)
    case.expect(not_determined="container_bursts")


@given("{energy:energy} in {usual:usual} {medium:medium}", energy=SPREADING, usual=USUAL, medium=MEDIA)
def spreads_in(case, energy, usual, medium):
    case.given(damage_type=energy, medium=medium)
    if not usual:
        case.given(like_most=False)


@given("energy that spreads, but {wrong:wrong}", wrong=WRONG_SPREAD)
def wrong_spread(case, wrong):
    case.given(**wrong)


@when("its spread is asked for")
def spread_asked(case):
    case.ask("energy_in_medium")


@then("it {propagates:propagates}, and the medium {affected:affected}", propagates=PROPAGATES, affected=AFFECTED)
def spreads(case, propagates, affected):
    case.expect("propagates", propagates)
    case.expect("affects_medium", affected)


@then("it {propagates:propagates}, and what becomes of the medium is not determined", propagates=PROPAGATES)
def medium_is_open(case, propagates):
    case.expect("propagates", propagates)
    case.expect(not_determined="affects_medium")


@then("the medium {affected:affected}, and whether it propagates is not determined", affected=AFFECTED)
def propagating_is_open(case, affected):
    case.expect("affects_medium", affected)
    case.expect(not_determined="propagates")


@then("the medium {affected:affected}", affected=AFFECTED)
def is_affected(case, affected):
    case.expect("affects_medium", affected)


@then("nothing of its spread is determined")
def spread_is_open(case):
    case.expect(not_determined="propagates")
    case.expect(not_determined="affects_medium")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
