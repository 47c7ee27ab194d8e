"""Phrases of akimbo attacks."""

from oracle.phrases import given, then, when

NAMED = ("fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal")
SIZES = {one.capitalize(): one for one in NAMED}
KINDS = {"natural": "natural", "light": "light", "one-handed": "one_handed", "other": "other"}
ORDER = {"first": 0, "second": 1, "third": 2}
NUMBERS = {
    "double": 2,
    "triple": 3,
    "quadruple": 4,
    "quintuple": 5,
    "sextuple": 6,
    "septuple": 7,
    "octuple": 8,
    "nonuple": 9,
}
FORMS = [f"form {at}" for at in range(1, 11)]
FACTS = {
    "made-for size": "made_for_size",
    "wielder": "wielder_size",
    "natural forms": "natural_forms",
    "attacks": "strikes",
    "reduction": "cost_reduction_ap",
    "penalties": "stated_penalties",
    "Akimbo level": "akimbo_level",
    "Akimbo bonus": "akimbo_bonus",
    "single target's bonus": "single_target_bonus",
}


def strike(at, kind="light", level=9, time=8):
    return {"form": FORMS[at], "kind": kind, "skill_level": level, "action_time_ap": time}


TWO = {"natural_forms": FORMS[:3], "strikes": [strike(0), strike(1)]}
THREE = {"natural_forms": FORMS[:3], "strikes": [strike(0), strike(1), strike(2)]}
WRONG = {
    "by a creature without any form of attack": TWO | {"natural_forms": []},
    "nobody says with which forms": {"strikes": TWO["strikes"]},
    "only one of them": TWO | {"strikes": [strike(0)]},
    "nobody says which": {"natural_forms": FORMS[:3]},
    "one with a form that the creature lacks": TWO | {"strikes": [strike(0), strike(3)]},
    "one of them with no known kind of weapon": TWO | {"strikes": [strike(0), strike(1, kind="no such thing")]},
    "one of them with less than no skill": TWO | {"strikes": [strike(0), strike(1, level=-1)]},
    "one of them of less than no time": TWO | {"strikes": [strike(0), strike(1, time=-1)]},
    "at no lower cost": TWO | {"cost_reduction_ap": 0},
    "at a cost below nothing": TWO | {"cost_reduction_ap": 17},
    "two, with penalties of their own": TWO | {"stated_penalties": [-7, -7]},
    "three, with penalties for two": THREE | {"stated_penalties": [-7, -7]},
    "three, with no penalty for one": THREE | {"stated_penalties": [0, -7, -7]},
    "three, as light a penalty as for two": THREE | {"stated_penalties": [-7, -7, -4]},
    "with less than no Akimbo level": TWO | {"akimbo_level": -1},
    "with a bonus of no Akimbo level": TWO | {"akimbo_bonus": 1},
    "with less than no Akimbo bonus": TWO | {"akimbo_level": 5, "akimbo_bonus": -1},
    "a penalty that ends too soon": TWO | {"akimbo_level": 16, "akimbo_bonus": 4},
    "a penalty that ends too late": TWO | {"akimbo_level": 17, "akimbo_bonus": 3},
    "a single target that lowers nothing": TWO | {"single_target": True, "single_target_bonus": 0},
}
WRONG_DOUBLE = {
    "made for no size": {"made_for_size": "no such thing", "wielder_size": "medium"},
    "nobody says for whom": {"wielder_size": "medium"},
    "wielded by no size": {"made_for_size": "medium", "wielder_size": "no such thing"},
    "nobody says by whom": {"made_for_size": "medium"},
}


def penalties_in(text):
    return [int(one) for one in text.split(", ")]


@given("a double weapon made for {size:size} creatures", size=SIZES)
def double_weapon(case, size):
    case.given(made_for_size=size)


@given("a double weapon, but {wrong:wrong}", wrong=WRONG_DOUBLE)
def wrong_double(case, wrong):
    case.given(**wrong)


@when("a {size:size} creature uses it for an akimbo attack", size=SIZES)
def uses_double(case, size):
    case.ask("use_double_weapon", wielder_size=size)


@when("it is used for an akimbo attack")
def double_used(case):
    case.ask("use_double_weapon")


@then("its ends count as one-handed and light")
def ends(case):
    case.expect("ends", ["one_handed", "light"])


@given("a creature with {number:d} natural forms of attack")
def creature(case, number):
    case.given(natural_forms=FORMS[:number])


@given(
    "an akimbo attack, {number:number}, with {kind:kind} weapons, each at skill level {level:d}",
    number=NUMBERS,
    kind=KINDS,
)
def attacks_of(case, number, kind, level):
    for at in range(number):
        case.add("strikes", strike(at, kind=kind, level=level))


@given("three attacks with one-handed weapons at skill level 20, but the {which:which} at 3", which=ORDER)
def one_unskilled(case, which):
    for at in range(3):
        case.add("strikes", strike(at, kind="one_handed", level=3 if at == which else 20))


@given(
    "the {at:at} attack, with a weapon of the {kind:kind} kind at skill level {level:d}, of {time:d} AP",
    at=ORDER,
    kind=KINDS,
)
def one_attack(case, at, kind, level, time):
    case.add("strikes", strike(at, kind=kind, level=level, time=time))


@given("two attacks with the same form, of {time:d} AP each")
def same_form(case, time):
    case.add("strikes", strike(0, time=time))
    case.add("strikes", strike(0, time=time))


@given("they are made one after another")
def one_after_another(case):
    case.given(at_once=False)


@given("the cost of an akimbo attack is reduced by {reduction:d} AP")
def reduced(case, reduction):
    case.given(cost_reduction_ap=reduction)


@given("the akimbo action tells penalties of {penalties}")
def stated(case, penalties):
    case.given(stated_penalties=penalties_in(penalties))


@given("an Akimbo level of {level:d}")
def akimbo_level(case, level):
    case.given(akimbo_level=level)


@given("an Akimbo level of {level:d}, which lowers the penalty by {bonus:d}")
def akimbo_bonus(case, level, bonus):
    case.given(akimbo_level=level, akimbo_bonus=bonus)


@given("all attacks are against one target")
def one_target(case):
    case.given(single_target=True)


@given("all attacks are against one target, which lowers the penalty by {bonus:d}")
def one_target_bonus(case, bonus):
    case.given(single_target=True, single_target_bonus=bonus)


@given("one target would lower the penalty by {bonus:d}, but there are several")
def several_targets(case, bonus):
    case.given(single_target=False, single_target_bonus=bonus)


@given("several attacks, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("it attacks")
def attacks(case):
    case.ask("akimbo_attack")


@then("it is allowed, with {number:d} attacks")
def allowed_with(case, number):
    case.expect("akimbo", True)
    case.expect("attacks", number)


@then("it is an akimbo attack")
def is_akimbo(case):
    case.expect("akimbo", True)


@then("it is no akimbo attack")
def is_no_akimbo(case):
    case.expect("akimbo", False)


@then("it costs {cost:d} AP")
def costs(case, cost):
    case.expect("cost_ap", cost)


@then("it costs {cost:d} AP, at {penalties}")
def costs_at(case, cost, penalties):
    case.expect("cost_ap", cost)
    case.expect("attack_penalties", penalties_in(penalties))


@then("what it costs is not determined")
def cost_is_open(case):
    case.expect(not_determined="cost_ap")


@then("its penalty is not determined")
def penalty_is_open(case):
    case.expect(not_determined="attack_penalties")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
