"""Phrases of playing without a grid."""

from oracle.phrases import given, then, when

FACTS = {
    "squares": "squares",
    "distance": "distance_dm",
    "place": "described",
    "band": "band",
    "means": "by",
    "area effect": "effect",
}
BANDS = {"Close": "close", "Nearby": "nearby", "Distant": "distant"}
PLACES = {
    "within arm's reach": "within_arms_reach",
    "where melee is unavoidable": "melee_unavoidable",
    "across the room": "across_the_room",
    "at the battlefield's far end": "far_end_of_the_battlefield",
    "beyond the battlefield": "beyond_the_battlefield",
}
MEANS = {
    "a melee weapon": "melee_weapon",
    "a touch spell": "touch_spell",
    "a missile weapon": "missile_weapon",
    "a combat spell": "combat_spell",
    "a short-range ability": "short_range_ability",
    "a long-range missile": "long_range_missile",
    "an extended spell": "extended_spell",
    "movement over several rounds": "movement_over_rounds",
}
AFFECTED = {"affected": True, "not affected": False}


@given("a distance of {squares:d} squares")
def squares(case, squares):
    case.given(squares=squares)


@given("a distance of {tenths:d} tenths of a metre")
def distance(case, tenths):
    case.given(distance_dm=tenths)


@given("something that is {place:place}", place=PLACES)
def described(case, place):
    case.given(described=place)


@given("{means:means}", means=MEANS)
def means(case, means):
    case.given(by=means)


@given("{means:means} unlike most", means=MEANS)
def unlike_most(case, means):
    case.given(by=means, like_most=False)


@given("an unknown {fact:fact}", fact={name: name for name in ("place", "band", "means", "area effect")})
def unknown(case, fact):
    case.given(**{FACTS[fact]: "no such thing"})


@given("the GM finds a bystander {affected:affected}", affected=AFFECTED)
def gm_finds(case, affected):
    case.given(gm_finds_affected=affected)


@when("the band is asked for")
def band(case):
    case.ask("range_band")


@when("it is used at {band:band} range", band=BANDS)
def used_at(case, band):
    case.ask("reach_band", band=band)


@when("it is used somewhere")
def used_somewhere(case):
    case.ask("reach_band")


@when("a {effect:effect} comes down in the zone", effect={one: one for one in ("fireball", "cone", "burst")})
def comes_down(case, effect):
    case.ask("area_effect", effect=effect)


@when("something comes down in the zone")
def something_comes_down(case):
    case.ask("area_effect")


@then("it is {band:band}", band=BANDS)
def band_is(case, band):
    case.expect("band", band)


@then("it works no further than {band:band}", band=BANDS)
def furthest(case, band):
    case.expect("furthest", band)


@then("the bystander is {affected:affected}", affected=AFFECTED)
def affected_is(case, affected):
    case.expect("affected", affected)


@then("whether the bystander is affected is not determined")
def affected_is_open(case):
    case.expect(not_determined="affected")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
