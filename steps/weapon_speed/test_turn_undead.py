"""Phrases of turning undead."""

from oracle.phrases import given, then, when

FACTS = {
    "class": "priest_class",
    "level": "level",
    "undead": "undead",
    "Hit Dice": "hit_dice",
    "home": "native_to",
    "priest": "priest",
    "distance": "distance_dm",
    "whereabouts of the priest": "the_priest_is",
    "turning roll": "turn",
    "number of undead": "affected",
    "number of more undead": "additional",
}
CLASSES = {
    "cleric": "cleric",
    "paladin": "paladin",
    "druid": "druid",
    "evil priest": "evil_priest",
    "fighter": "other",
    "warlock of another book": "warlock",
}
HOMES = {
    "native to nowhere special": "elsewhere",
    "native to the negative material plane": "negative_material_plane",
    "native to the outer planes": "outer_planes",
    "native to the plane of mirrors": "plane_of_mirrors",
}
ROWS = {
    "Under 1 HD": {"hit_dice": "1/2"},
    **{f"{hit_dice} HD": {"hit_dice": str(hit_dice)} for hit_dice in range(1, 11)},
    "11+ HD": {"hit_dice": "11"},
    "Special**": {"hit_dice": "12", "unique": True},
}


@given("a {priest_class:priest_class} of level {level:d}", priest_class=CLASSES)
def priest_is(case, priest_class, level):
    case.given(priest_class=priest_class, level=level)


@given("a {priest_class:priest_class} of whose level nobody speaks", priest_class=CLASSES)
def no_level(case, priest_class):
    case.given(priest_class=priest_class)


@given("a priest of level {level:d} of whose class nobody speaks")
def no_class(case, level):
    case.given(level=level)


@given("undead of the row {row:row}", row=ROWS)
def of_row(case, row):
    case.given(priest_class="cleric", **row)


@then("at level {level:d} the table lists {listed}")
def listed_at_level(case, level, listed):
    case.ask("turning_target", level=level)
    case.expect("listed", listed)


@given("{number:d} undead of {hit_dice:S} HD, and {hidden:d} more that cannot see the priest")
def undead_hidden(case, number, hit_dice, hidden):
    case.add("undead", {"hit_dice": hit_dice, "number": number, "number_unable_to_see": hidden})


@given("{number:d} undead of {hit_dice:S} HD, {home:home}", home=HOMES)
def undead_from(case, number, hit_dice, home):
    case.add("undead", {"hit_dice": hit_dice, "number": number, "native_to": home})


@given("{number:d} unique undead of {hit_dice:S} HD")
def undead_unique(case, number, hit_dice):
    case.add("undead", {"hit_dice": hit_dice, "number": number, "unique": True})


@given("{number:d} undead of {hit_dice:S} HD that the GM calls special")
def undead_special(case, number, hit_dice):
    case.add("undead", {"hit_dice": hit_dice, "number": number, "gm_calls_it_special": True})


@given("no undead at all")
def no_undead(case):
    case.given(undead=[])


@given("the priest {lacks:lacks}", lacks={
    "presents no holy object": "presents_holy_object",
    "carries something in the other hand": "other_hand_free",
    "cannot speak clearly": "speaks_clearly",
})  # fmt: skip
def priest_lacks(case, lacks):
    case.given(**{lacks: False})


@given("the GM takes equals in the order told")
def equals_as_listed(case):
    case.given(gm_takes_equals_as_listed=True)


@given("{name:name} has turned undead with a roll of {face:d} and {faces:faces} for their number")
@when("{name:name} turns undead with a roll of {face:d} and {faces:faces} for their number")
def turns(case, name, face, faces):
    case.ask("turn_undead", priest=name, dice={"turn": [face], "affected": faces})


@when("{name:name} turns undead with {faces:faces} for their number")
def turns_without_roll(case, name, faces):
    case.ask("turn_undead", priest=name, dice={"affected": faces})


@when("{name:name} turns undead with {faces:faces} for their number and {more:faces} for more")
def turns_more(case, name, faces, more):
    case.ask("turn_undead", priest=name, dice={"affected": faces, "additional": more})


@when("{name:name} turns undead with rolls of {rolls:faces}, then {faces:faces} for their number")
def turns_with_rolls(case, name, rolls, faces):
    case.ask("turn_undead", priest=name, dice={"turn": rolls, "affected": faces})


@when("some priest turns undead with a roll of {face:d} and {faces:faces} for their number")
def some_priest_turns(case, face, faces):
    case.ask("turn_undead", dice={"turn": [face], "affected": faces})


@given("some priest has turned undead with {faces:faces} for their number")
def some_priest_has_turned(case, faces):
    case.ask("turn_undead", dice={"affected": faces})


@when("{name:name} tries to turn undead without a holy object")
def tried_in_vain(case, name):
    case.ask("turn_undead", priest=name, presents_holy_object=False)


@when("a turning is rolled on every face of the d20")
def count_turning(case):
    case.count("turn_undead", "turn")
    case.roll(affected=[3, 4])


@then("the first kind is turned on {times:d} of the 20 faces")
def turned_on(case, times):
    case.expect(["kinds", 0, "turned"], 1, times=times)


@then(
    "of the {at:at} kind {turned:d} are turned and {destroyed:d} destroyed",
    at={"first": 0, "second": 1, "third": 2},
)
def kind_is(case, at, turned, destroyed):
    case.expect(["kinds", at, "turned"], turned)
    case.expect(["kinds", at, "destroyed"], destroyed)


@then("the table lists {listed} for the {at:at} kind", at={"first": 0, "second": 1})
def kind_listed(case, listed, at):
    case.expect(["kinds", at, "listed"], listed)


@then("how many are affected is not determined")
def kinds_are_open(case):
    case.expect(not_determined="kinds")


@then("it is a hostile action on the priest's initiative")
def hostile(case):
    case.expect("hostile_action", True)
    case.expect("happens_on", "the_priests_initiative")


@when("the table is asked about undead of {hit_dice:S} HD")
def table_asked(case, hit_dice):
    case.ask("turning_target", hit_dice=hit_dice)


@when("the table is asked about undead of whose Hit Dice nobody speaks")
def table_asked_without(case):
    case.ask("turning_target")


@when("the table is asked about undead of {hit_dice:S} HD, {home:home}", home=HOMES)
def table_asked_home(case, hit_dice, home):
    case.ask("turning_target", hit_dice=hit_dice, native_to=home)


@when("the table is asked about unique undead of {hit_dice:S} HD")
def table_asked_unique(case, hit_dice):
    case.ask("turning_target", hit_dice=hit_dice, unique=True)


@when("the table is asked about undead of {hit_dice:S} HD that the GM calls special")
def table_asked_special(case, hit_dice):
    case.ask("turning_target", hit_dice=hit_dice, gm_calls_it_special=True)


@then("the table lists {listed}, for a cleric of level {level:d}")
def table_lists(case, listed, level):
    case.expect("listed", listed)
    case.expect("as_cleric_level", level)


@given("the priest is {whereabouts:whereabouts}", whereabouts={
    "able to see the undead": "in_sight",
    "unable to see the undead": "out_of_sight",
    "gone without their notice": "gone_unnoticed",
    "still there, though believed to be gone": "believed_gone",
    "gone, as they believe": "gone",
    "in a place that nobody has heard of": "nowhere",
})  # fmt: skip
def whereabouts_are(case, whereabouts):
    case.given(the_priest_is=whereabouts)


@given("the turned undead are {intelligent:intelligent}", intelligent={"intelligent": True, "mindless": False})
def are_intelligent(case, intelligent):
    case.given(intelligent=intelligent)


@given("they are {distance:d} tenths of a metre away")
def are_away(case, distance):
    case.given(distance_dm=distance)


@given("the priest forces them to come that close")
def forced(case):
    case.given(priest_forces_them_closer=True)


LAPSES = {
    "no longer concentrates": {"concentrates": False},
    "is no longer aware of them": {"aware_of_undead": False},
    "has dropped the symbol": {"holds_symbol": False},
    "fights others": {"in_other_combat": True},
    "forces them within 3 m": {"distance_dm": 29, "priest_forces_them_closer": True},
    "has gone by": {"the_priest_is": "gone", "intelligent": True},
}


@given("{name:name} {lapse:lapse} for a while", lapse=LAPSES)
def has_lapsed(case, name, lapse):
    case.ask("look_at_turned_undead", priest=name, **lapse)


@when("the undead that {name:name} has turned are looked at")
def looked_at(case, name):
    case.ask("look_at_turned_undead", priest=name)


@when("the undead that some priest has turned are looked at")
def looked_at_some(case):
    case.ask("look_at_turned_undead")


@when("{name:name} {lapse:lapse}, and the turned undead are looked at", lapse=LAPSES)
def looked_at_lapse(case, name, lapse):
    case.ask("look_at_turned_undead", priest=name, **lapse)


@then("the turning {holds:holds} and they {do:do}", holds={"holds": True, "has ended": False}, do={
    "retreat": "retreat",
    "hide": "hide",
    "do as they like": "free",
})  # fmt: skip
def turning_holds(case, holds, do):
    case.expect("turned", holds)
    case.expect("behaviour", do)


@then("they {may:may} attack again", may={"may": True, "may not": False})
def may_attack(case, may):
    case.expect("may_attack", may)


@then("they {keep:keep} their defences", keep={"keep": False, "drop": True})
def keep_defences(case, keep):
    case.expect("drop_defenses", keep)


@then("whether they attack again is not determined")
def attack_is_open(case):
    case.expect(not_determined="may_attack")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
