"""Phrases of types of damage."""

from oracle.phrases import given, then, when

TYPES = {
    "blunt": "blunt",
    "piercing": "piercing",
    "slashing": "slashing",
    "acid": "acid",
    "cold": "cold",
    "electricity": "electricity",
    "fire": "fire",
    "necrotic": "necrotic",
    "radiant": "radiant",
    "sonic": "sonic",
    "physical fatigue": "physical_fatigue",
    "psychic": "psychic",
    "ability": "ability",
}
NAMES = TYPES | {
    "lightning": "lightning",
    "heat": "heat",
    "negative energy": "negative_energy",
    "death energy": "death_energy",
    "positive energy": "positive_energy",
    "life energy": "life_energy",
    "mental fatigue": "mental_fatigue",
}
CATEGORIES = {
    "physical": "physical",
    "energy": "energy",
    "physical fatigue": "physical_fatigue",
    "psychic": "psychic",
    "ability": "ability",
}
RESISTANCES = {"damage resistance": "damage_resistance", "energy resistance": "energy_resistance"}
KINDS = {
    "blunt": {"damage_type": "blunt"},
    "piercing": {"damage_type": "piercing"},
    "slashing": {"damage_type": "slashing"},
    "acid": {"damage_type": "acid"},
    "cold": {"damage_type": "cold"},
    "moderate cold": {"damage_type": "cold", "severity": "moderate"},
    "severe cold": {"damage_type": "cold", "severity": "severe"},
    "extreme cold": {"damage_type": "cold", "severity": "extreme"},
    "electric": {"damage_type": "electricity"},
    "fire": {"damage_type": "fire"},
    "heat": {"damage_type": "heat"},
    "moderate heat": {"damage_type": "heat", "severity": "moderate"},
    "severe heat": {"damage_type": "heat", "severity": "severe"},
    "necrotic": {"damage_type": "necrotic"},
    "radiant": {"damage_type": "radiant"},
    "sonic": {"damage_type": "sonic"},
}
TARGETS = {
    "a living creature": "living",
    "an undead creature": "undead",
    "a creature neither living nor undead": "other_creature",
    "an organic object": "organic_object",
    "an inorganic object": "inorganic_object",
}
POINTS = {"HP": "hp", "SP": "sp", "HP and SP": "hp_and_sp", "neither HP nor SP": "neither"}
BESIDES = {
    "blindness": ["blindness"],
    "deafness": ["deafness"],
    "frozen liquids": ["freezing"],
    "nothing": [],
    "life brought back": ["restoring_life"],
}
FACTS = {
    "name": "name",
    "described type": "described_type",
    "type": "damage_type",
    "target": "target_kind",
    "damage": "damage",
    "severity": "severity",
    "points": "points",
    "share": "of_it_sp",
    "care": "used_with_care",
    "description": "described_hp_change",
}
WRONG_NAMES = {
    "called by a name that nobody knows": {"name": "no such thing"},
    "called by no name": {},
    "force of a type that nobody knows": {"name": "force", "described_type": "no such thing"},
    "described as fire though it is cold": {"name": "cold", "described_type": "fire"},
    "described as blunt though it is blunt": {"name": "blunt", "described_type": "blunt"},
}
PLAIN = {"damage_type": "blunt", "target_kind": "living", "damage": 20}
WRONG = {
    "of a type that nobody knows": PLAIN | {"damage_type": "no such thing"},
    "psychic": PLAIN | {"damage_type": "psychic"},
    "of no type": {"target_kind": "living", "damage": 20},
    "against a target of an unknown kind": PLAIN | {"target_kind": "no such thing"},
    "against nobody": {"damage_type": "blunt", "damage": 20},
    "less than nothing": PLAIN | {"damage": -1},
    "of no amount": {"damage_type": "blunt", "target_kind": "living"},
    "cold of an unknown severity": PLAIN | {"damage_type": "cold", "severity": "no such thing"},
    "severe and sonic": PLAIN | {"damage_type": "sonic", "severity": "severe"},
    "moderate fire": PLAIN | {"damage_type": "fire", "severity": "moderate"},
    "extreme heat": PLAIN | {"damage_type": "heat", "severity": "extreme"},
    "to points that nobody knows": PLAIN | {"points": "no such thing"},
    "piercing, to SP": PLAIN | {"damage_type": "piercing", "points": "sp"},
    "slashing, to both": PLAIN | {"damage_type": "slashing", "points": "hp_and_sp"},
    "acid, to SP": PLAIN | {"damage_type": "acid", "points": "sp"},
    "radiant, to SP": PLAIN | {"damage_type": "radiant", "points": "sp"},
    "moderate cold, to HP": PLAIN | {"damage_type": "cold", "severity": "moderate", "points": "hp"},
    "moderate heat, to both": PLAIN | {"damage_type": "heat", "severity": "moderate", "points": "hp_and_sp"},
    "sonic, to neither": PLAIN | {"damage_type": "sonic", "points": "neither"},
    "with a negative share of SP": PLAIN | {"points": "hp_and_sp", "of_it_sp": -1},
    "with more SP than it has damage": PLAIN | {"points": "hp_and_sp", "of_it_sp": 21},
    "with a share of SP, but to HP": PLAIN | {"points": "hp", "of_it_sp": 5},
    "with a share of SP, but to nothing named": PLAIN | {"of_it_sp": 5},
    "fire used with care": PLAIN | {"damage_type": "fire", "used_with_care": True},
    "described otherwise though its number is known": PLAIN | {"described_hp_change": -5},
    "described otherwise though it is acid on the undead": PLAIN
    | {"damage_type": "acid", "target_kind": "undead", "described_hp_change": -5},
    "described otherwise though it is necrotic on the living": PLAIN
    | {"damage_type": "necrotic", "described_hp_change": -5},
    "healing by less than nothing": PLAIN
    | {"damage_type": "radiant", "used_with_care": True, "described_hp_change": -1},
    "radiance used with care on the undead": {
        "damage_type": "radiant",
        "target_kind": "undead",
        "damage": 20,
        "used_with_care": True,
    },
}


@given("damage that is called {name:damagename}", damagename=NAMES)
def called(case, name):
    case.given(name=name)


@given("damage by force")
def by_force(case):
    case.given(name="force")


@given("its description calls it {kind:kind}", kind=TYPES)
def described(case, kind):
    case.given(described_type=kind)


@given("damage, {wrong:wrong}", wrong=WRONG_NAMES)
def wrong_name(case, wrong):
    case.given(**wrong)


@when("its kind is asked for")
def kind_asked(case):
    case.ask("damage_category")


@then("it is {kind:kind} damage, of the category {category:category}", kind=TYPES, category=CATEGORIES)
def of_category(case, kind, category):
    case.expect("damage_type", kind)
    case.expect("category", category)


@then("{resistance:resistance} reduces it", resistance=RESISTANCES)
def reduced_by(case, resistance):
    case.expect("reduced_by", resistance)


@then("what reduces it is not determined")
def reduction_is_open(case):
    case.expect(not_determined="reduced_by")


@given("{damage:d} points of {kind:losskind} damage to {target:target}", losskind=KINDS, target=TARGETS)
def some_damage(case, damage, kind, target):
    case.given(damage=damage, target_kind=target, **kind)


@given("the attack says that it costs {points:points}", points=POINTS)
def costs_by_description(case, points):
    case.given(points=points)


@given("{share:d} points of it are SP")
def of_it(case, share):
    case.given(of_it_sp=share)


@given("the radiance is moderate and used with care")
def careful(case):
    case.given(used_with_care=True)


@given("a description says that this gives {points:d} HP back")
def described_gain(case, points):
    case.given(described_hp_change=points)


@given("a description says that this costs {points:d} HP")
def described_loss(case, points):
    case.given(described_hp_change=-points)


@given("such damage, but {wrong:wrongloss}", wrongloss=WRONG)
def wrong_loss(case, wrong):
    case.given(**wrong)


@when("the loss is asked for")
def loss_asked(case):
    case.ask("damage_loss")


@then("it costs {hp:d} HP and {sp:d} SP")
def costs(case, hp, sp):
    case.expect("hp", hp)
    case.expect("sp", sp)
    case.expect("pp", 0)


@then("it gives {hp:d} HP back")
def gives(case, hp):
    case.expect("hp_regained", hp)


@then("how many HP it costs is not determined")
def hp_is_open(case):
    case.expect(not_determined="hp")


@then("how many SP it costs is not determined")
def sp_is_open(case):
    case.expect(not_determined="sp")


@then("it costs {sp:d} SP")
def costs_sp(case, sp):
    case.expect("sp", sp)


@then("it costs no PP")
def costs_no_pp(case):
    case.expect("pp", 0)


@then("how many HP it gives back is not determined")
def regained_is_open(case):
    case.expect(not_determined="hp_regained")


@then("some such attacks also bring {besides:besides}", besides=BESIDES)
def also(case, besides):
    case.expect("may_also", besides)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
