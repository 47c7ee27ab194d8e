"""Phrases of fighting with two weapons, and with the other hand."""

from oracle.phrases import given, then, when

NAMED = ("fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal")
SIZES = {one.capitalize(): one for one in NAMED}
KINDS = {"dagger": "dagger", "knife": "knife", "dirk": "dirk", "weapon": "other"}
GROUPS = {"Warrior": "warrior", "Rogue": "rogue", "member of another class": "other"}
HANDS = {"dominant": "dominant", "non-dominant": "non_dominant"}
REASONS = {one: one for one in ("injury", "circumstance", "choice")}
FACTS = {
    "class": "class_group",
    "primary size": "primary_size",
    "primary weight": "primary_weight",
    "primary kind": "primary_kind",
    "secondary kind": "secondary_kind",
    "secondary size": "secondary_size",
    "secondary weight": "secondary_weight",
    "shield": "shield",
    "training of the primary hand": "method_primary_modifier",
    "training of the other hand": "method_secondary_modifier",
    "rate": "attack_rate",
    "hand": "hand",
    "action": "action",
    "reason": "why",
}


@given("a {group:group}", group=GROUPS)
def group_is(case, group):
    case.given(class_group=group)


@given("a primary {kind:kind}, {size:size}, of weight {weight:d}", kind=KINDS, size=SIZES)
def primary(case, kind, size, weight):
    case.given(primary_kind=kind, primary_size=size, primary_weight=weight)


@given("a secondary {kind:kind}, {size:size}, of weight {weight:d}", kind=KINDS, size=SIZES)
def secondary(case, kind, size, weight):
    case.given(secondary_kind=kind, secondary_size=size, secondary_weight=weight)


@given("something primary, {size:size}, of weight {weight:d}", size=SIZES)
def something_primary(case, size, weight):
    case.given(primary_size=size, primary_weight=weight)


@given("something secondary, {size:size}, of weight {weight:d}", size=SIZES)
def something_secondary(case, size, weight):
    case.given(secondary_size=size, secondary_weight=weight)


@given("a sword, and something smaller and lighter for the other hand")
def usual(case):
    case.given(primary_size="medium", primary_weight=40, secondary_size="small", secondary_weight=20)


@given("the primary weapon takes two hands")
def two_hands(case):
    case.given(primary_one_handed=False)


@given("{shield:shield} alongside", shield={"no shield": "none", "a buckler": "buckler", "a larger shield": "larger"})
def shield_is(case, shield):
    case.given(shield=shield)


@given("a usual rate of {rate}")
def rate_is(case, rate):
    case.given(attack_rate=rate)


@given("a missile modifier of {modifier:d} for Dexterity")
def dexterity(case, modifier):
    case.given(dexterity_missile_modifier=modifier)


@given("training in the Dual-Weapon Method")
def method(case):
    case.given(dual_weapon_method=True)


@given("that training leaves the primary hand at {modifier:d}")
def method_primary(case, modifier):
    case.given(method_primary_modifier=modifier)


@given("that training leaves the other hand at {modifier:d}")
def method_secondary(case, modifier):
    case.given(method_secondary_modifier=modifier)


@given("an unknown {fact:fact}", fact=FACTS)
def unknown(case, fact):
    case.given(**{fact: "no such thing"})


@when("both weapons are used")
def both(case):
    case.ask("wield_two_weapons")


@when("only the {hand:hand} hand attacks", hand=HANDS)
def attacks(case, hand):
    case.ask("use_hand", hand=hand)


@when("only the {hand:hand} hand does something else", hand=HANDS)
def does_something(case, hand):
    case.ask("use_hand", hand=hand, action="other")


@when("only the {hand:hand} hand attacks, by {why:why}", hand=HANDS, why=REASONS)
def attacks_because(case, hand, why):
    case.ask("use_hand", hand=hand, why=why)


@when("the non-dominant hand is used")
def used(case):
    case.ask("use_hand", hand="non_dominant")


@when("some hand attacks")
def some_hand(case):
    case.ask("use_hand")


@then("the hands are at {primary:d} and {secondary:d}")
def hands_at(case, primary, secondary):
    case.expect("primary_modifier", primary)
    case.expect("secondary_modifier", secondary)


@then("the primary hand is at {primary:d}")
def primary_at(case, primary):
    case.expect("primary_modifier", primary)


@then("the other hand is at {secondary:d}")
def secondary_at(case, secondary):
    case.expect("secondary_modifier", secondary)


@then("what the primary hand is at is not determined")
def primary_open(case):
    case.expect(not_determined="primary_modifier")


@then("what the other hand is at is not determined")
def secondary_open(case):
    case.expect(not_determined="secondary_modifier")


@then("the rate is {rate}")
def rate_becomes(case, rate):
    case.expect("attack_rate", rate)


@then("that hand is at {modifier:d}")
def hand_at(case, modifier):
    case.expect("modifier", modifier)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
