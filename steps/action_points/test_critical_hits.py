"""Phrases of critical hits and of whatever else multiplies damage."""

from oracle.phrases import given, then, when

DICE = {"d6": "d6", "d8": "d8"}
DELIVERIES = {"touch": "touch", "reach": "reach", "ray": "ray"}
POINTS = {"HP": "hp", "SP": "sp", "PP": "pp", "ability points": "ability"}
DEGREES = {
    "a success": "success",
    "an outstanding success": "outstanding",
    "an exceptional success": "exceptional",
    "a critical success": "critical",
}
DOUBLES = {"it": True, "nothing": False}
RAY = {"delivery": "ray", "damage_dice": "d6", "points": "hp"}
WRONG = {
    "in a way without a name": RAY | {"delivery": "no such thing"},
    "in a way nobody says": {"damage_dice": "d6", "points": "hp"},
    "with dice that are none": RAY | {"damage_dice": "no such thing"},
    "with dice nobody says": {"delivery": "ray", "points": "hp"},
    "with extra dice that are none": RAY | {"extra_dice": "no such thing"},
    "for points without a name": RAY | {"points": "no such thing"},
    "for points nobody says": {"delivery": "ray", "damage_dice": "d6"},
    "with another factor of nothing": RAY | {"other_factor": 0},
}
WRONG_DEGREES = {
    "a miss": {"degree": "failure"},
    "of a degree without a name": {"degree": "no such thing"},
    "of a degree that nobody says": {},
}
FACTS = {
    "damage roll": "damage",
    "extra damage": "extra_damage",
    "delivery": "delivery",
    "damage dice": "damage_dice",
    "extra dice": "extra_dice",
    "points": "points",
    "other factor": "other_factor",
    "degree": "degree",
}


@given("a {dice:dice} weapon with a critical factor of {factor:d}", dice=DICE)
def weapon(case, dice, factor):
    case.given(damage_dice=dice, strength_applies=True, weapon_factor=factor)


@given("a {dice:dice} weapon without a critical factor", dice=DICE)
def plain_weapon(case, dice):
    case.given(damage_dice=dice, strength_applies=True)


@given("a Strength of {strength:d} behind it")
def strength_behind(case, strength):
    case.given(strength_modifier=strength)


@given("a boost of {boost:d} and other modifiers of {others:d}")
def modified(case, boost, others):
    case.given(ap_boost=boost, other_modifiers=others)


@given("the damage is in {points:points}", points=POINTS)
def damage_in(case, points):
    case.given(points=points)


@given("{dice:dice} of extra damage with the hit", dice=DICE)
def extra_damage(case, dice):
    case.given(extra_dice=dice)


@given("another effect that multiplies by {factor:d}")
def other_effect(case, factor):
    case.given(other_factor=factor)


@given("a {delivery:delivery} that does {dice:dice} in {points:points}", delivery=DELIVERIES, dice=DICE, points=POINTS)
def touch_or_ray(case, delivery, dice, points):
    case.given(delivery=delivery, damage_dice=dice, points=points)


@given("modifiers of {modifiers:d} to its damage")
def modifiers(case, modifiers):
    case.given(damage_modifier=modifiers)


@given("its action says that a critical success doubles {doubles:doubles}", doubles=DOUBLES)
def says_doubled(case, doubles):
    case.given(critical_doubles=doubles)


@given("something that strikes {wrong:wrong}", wrong=WRONG)
def wrong_strike(case, wrong):
    case.given(**wrong)


@when("it is {degree:degree} that shows {faces:faces}", degree=DEGREES)
def weapon_hits(case, degree, faces):
    case.ask("weapon_damage", degree=degree, dice={"damage": faces})


@when("it is {degree:degree} that shows {faces:faces}, and {extra:faces} for the extra dice", degree=DEGREES)
def weapon_hits_with_extra(case, degree, faces, extra):
    case.ask("weapon_damage", degree=degree, dice={"damage": faces, "extra_damage": extra})


@when("the {delivery:delivery} is {degree:degree} that shows {faces:faces}", delivery=DELIVERIES, degree=DEGREES)
def strikes(case, delivery, degree, faces):
    case.ask("touch_or_ray_damage", delivery=delivery, degree=degree, dice={"damage": faces})


@when(
    "the {delivery:delivery} is {degree:degree} that shows {faces:faces}, and {extra:faces} for the extra dice",
    delivery=DELIVERIES,
    degree=DEGREES,
)
def strikes_with_extra(case, delivery, degree, faces, extra):
    dice = {"damage": faces, "extra_damage": extra}
    case.ask("touch_or_ray_damage", delivery=delivery, degree=degree, dice=dice)


@when("the strike is {degree:degree} that shows {faces:faces}", degree=DEGREES)
def wrongly_strikes(case, degree, faces):
    case.ask("touch_or_ray_damage", degree=degree, dice={"damage": faces})


@when("the touch is {wrong:wrong}", wrong=WRONG_DEGREES)
def wrong_degree(case, wrong):
    case.ask("touch_or_ray_damage", **wrong)


@then("the hit does {damage:d}, with a factor of {factor:d}")
def does(case, damage, factor):
    case.expect("damage", damage)
    case.expect("factor", factor)


@then("the hit does {damage:d} {points:points}, with a factor of {factor:d}", points=POINTS)
def does_points(case, damage, points, factor):
    case.expect("damage", damage)
    case.expect("points", points)
    case.expect("factor", factor)


@then("neither its damage nor its factor is determined")
def factor_is_open(case):
    case.expect(not_determined="damage")
    case.expect(not_determined="factor")


@then("its damage is not determined, with a factor of {factor:d}")
def damage_is_open(case, factor):
    case.expect(not_determined="damage")
    case.expect("factor", factor)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
