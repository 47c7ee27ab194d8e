"""Phrases of cover."""

from oracle.phrases import given, then, when

COVERS = {
    "no cover": "none",
    "limited cover": "limited_cover",
    "cover": "cover",
    "good cover": "good_cover",
    "total cover": "total_cover",
}
THINGS = {
    "a very low wall": "very_low_wall",
    "a small tree": "small_tree",
    "another small obstruction": "other_small_obstruction",
    "a low wall": "low_wall",
    "a battlement": "battlement",
    "the corner of a wall": "wall_corner",
    "a tree": "tree",
    "an opponent": "opponent_between",
    "an ally": "ally_between",
    "another hard obstruction": "other_hard_obstruction",
    "an arrow slit": "arrow_slit",
    "a corner that it peers around": "peering_around_corner",
    "a tree that it peers around": "peering_around_tree",
}
KINDS = {"an area": "area", "nothing but it": "other"}
GOES = {"succeeds": True, "fails": False}
FACTS = {
    "percentage": "covered_percent",
    "obstacle": "obstacle",
    "cover": "cover",
    "kind of attack": "attack",
    "damage": "damage",
    "damage if it fails": "damage_if_failed",
    "defence": "area_against",
    "success": "beats_defense",
    "resistance": "resistance",
}
WRONG_COVERS = {
    "less than nothing": {"covered_percent": -1},
    "more than everything": {"covered_percent": 101},
    "nobody says anything": {},
    "a thing without a name": {"obstacle": "no such thing"},
    "a thing and a percentage": {"obstacle": "tree", "covered_percent": 50},
}
WHOLE = {"cover": "good_cover", "attack": "area", "damage": 20}
WRONG_ATTACKS = {
    "behind cover without a name": WHOLE | {"cover": "no such thing"},
    "nobody says behind what cover": {"attack": "area", "damage": 20},
    "an attack of no kind": WHOLE | {"attack": "no such thing"},
    "nobody says what attack": {"cover": "good_cover", "damage": 20},
    "it would do less than nothing": WHOLE | {"damage": -1},
    "nobody says what it would do": {"cover": "good_cover", "attack": "area"},
    "it would do less than nothing if it fails": WHOLE | {"damage_if_failed": -1},
    "an area against no known defence": WHOLE | {"area_against": "no such thing"},
    "no area, yet not against Ref": WHOLE | {"attack": "other", "area_against": "other"},
    "resisted by less than nothing": WHOLE | {"resistance": -1},
}


@given("a defender covered to {percent:d} percent")
def covered_to(case, percent):
    case.given(covered_percent=percent)


@given("a defender behind {thing:thing}", thing=THINGS)
def behind_thing(case, thing):
    case.given(obstacle=thing)


@given("a defender whose cover is wrong: {wrong:wrong}", wrong=WRONG_COVERS)
def covered_wrongly(case, wrong):
    case.given(**wrong)


@when("its cover is judged")
def judged(case):
    case.ask("cover_class")


@then("it has {cover:cover}, with {dec:d} to DeC and {ref:d} to Ref", cover=COVERS)
def has(case, cover, dec, ref):
    case.expect("cover", cover)
    case.expect("dec_bonus", dec)
    case.expect("ref_bonus", ref)


@then("it has {cover:cover}, with {ref:d} to Ref and nothing determined to DeC", cover=COVERS)
def has_no_dec(case, cover, ref):
    case.expect("cover", cover)
    case.expect("ref_bonus", ref)
    case.expect(not_determined="dec_bonus")


@given("one who provokes from behind {cover:cover}", cover=COVERS)
def provokes(case, cover):
    case.given(cover=cover, provokes=True)


@given("one who may provoke, from behind {cover:cover}", cover=COVERS)
def may_provoke(case, cover):
    case.given(cover=cover)


@given("who is {concealment:concealment}", concealment={"concealed": "concealment", "not concealed": "none"})
def concealed(case, concealment):
    case.given(concealment=concealment)


@given("the attacker does not need sight")
def without_sight(case):
    case.given(relies_on_sight=False)


@given("a target behind {cover:cover}", cover=COVERS)
def target(case, cover):
    case.given(cover=cover)


@given("an attack on {kind:kind} that would do {damage:d}", kind=KINDS)
def attack(case, kind, damage):
    case.given(attack=kind, damage=damage)


@given("that would do {damage:d} if it failed")
def if_failed(case, damage):
    case.given(damage_if_failed=damage)


@given("its resistances take {resistance:d} off")
def resisted(case, resistance):
    case.given(resistance=resistance)


@given("that is {against:against} Ref", against={"against": "ref", "not against": "other"})
def against_ref(case, against):
    case.given(area_against=against)


@given("an attack on someone in cover, but {wrong:wrong}", wrong=WRONG_ATTACKS)
def attack_wrongly(case, wrong):
    case.given(**wrong)


@when("it {beats:goes}", goes=GOES)
def goes(case, beats):
    case.ask("attack_on_covered", beats_defense=beats)


@when("nobody says how it goes")
def goes_unsaid(case):
    case.ask("attack_on_covered")


@then("it {succeeds:goes}, and {damage:d} is suffered", goes=GOES)
def suffered(case, succeeds, damage):
    case.expect("succeeds", succeeds)
    case.expect("damage", damage)


@then("it {succeeds:goes}, and what is suffered is not determined", goes=GOES)
def suffered_is_open(case, succeeds):
    case.expect("succeeds", succeeds)
    case.expect(not_determined="damage")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
