"""Phrases of the table of defence modifiers."""

from oracle.phrases import given, then, when

ROWS = {
    "Behind limited cover": "limited_cover",
    "Behind cover": "cover",
    "Behind good cover": "good_cover",
    "Total cover": "total_cover",
    "Concealment⁵": "concealment",
    "Good concealment⁵": "good_concealment",
    "Total concealment or invisible⁵": "total_concealment",
    "Entangled": "entangled",
    "Flat-footed": "flat_footed",
    "Blind or unable to see attacker": "blind",
    "Cowering": "cowering",
    "Stunned": "stunned",
    "Grappling": "grappling",
    "Pinned": "pinned",
    "Helpless": "helpless",
    "Squeezing through tight space": "squeezing",
}
CATEGORIES = {"Visibility¹": "visibility", "Disadvantaged¹": "disadvantaged", "Position¹": "position"}
SITUATIONS = {
    "behind limited cover": "limited_cover",
    "behind cover": "cover",
    "behind good cover": "good_cover",
    "behind total cover": "total_cover",
    "concealed": "concealment",
    "well concealed": "good_concealment",
    "totally concealed": "total_concealment",
    "invisible": "invisible",
    "entangled": "entangled",
    "flat-footed": "flat_footed",
    "blind": "blind",
    "unable to see the attacker": "unable_to_see_attacker",
    "cowering": "cowering",
    "stunned": "stunned",
    "grappling": "grappling",
    "pinned": "pinned",
    "helpless": "helpless",
    "squeezing through": "squeezing",
}
# a cell as printed: the modifier, whether the active DeC or the bonuses of Ref remain, whether Dex is treated as 0
CELLS = {
    "-": (None, True, False),
    "+0": (0, True, False),
    "+0²": (0, False, False),
    "+0³": (0, False, True),
    "+0⁴": (0, True, False),
    "+1": (1, True, False),
    "+2": (2, True, False),
    "+4": (4, True, False),
    "+8": (8, True, False),
    "+10": (10, True, False),
    "-2": (-2, True, False),
    "-2²": (-2, False, False),
    "-2³": (-2, False, True),
    "-4": (-4, True, False),
}
DEFENSES = {"active DeC": "active_dec", "passive DeC": "passive_dec", "Ref": "ref", "Fort": "fort", "Will": "will"}
COUNTS = {"wholly": "whole", "only as a penalty": "penalty_only", "never": "never"}
FACTS = {
    "situations": "situations",
    "kind of defence": "defense",
    "normal value": "normal_value",
    "counting of Dex": "dec_counts_dex",
    "Dex": "dex_modifier",
    "Int": "int_modifier",
    "entangled Dex": "entangled_dex_modifier",
}
WHOLE = {"situations": ["pinned"], "defense": "passive_dec", "normal_value": 20}
WRONG = {
    "in a situation without a name": WHOLE | {"situations": ["no such thing"]},
    "in situations that nobody states": {"defense": "ref", "normal_value": 20},
    "of a kind without a name": WHOLE | {"defense": "no such thing"},
    "of a kind that nobody states": {"situations": ["pinned"], "normal_value": 20},
    "without its normal value": {"situations": ["pinned"], "defense": "passive_dec"},
    "counting Dex in a way that is not known": WHOLE | {"dec_counts_dex": "no such thing"},
}
WRONG_ROWS = {
    "in a situation without a name": {"situations": ["no such thing"]},
    "in situations that nobody states": {},
    "in one situation twice": {"situations": ["pinned", "pinned"]},
}


@given("the row {situation:row} of {category:category}", row=ROWS, category=CATEGORIES)
def row(case, situation, category):  # noqa: ARG001  # the category is printed above its rows, and no fact
    case.given(situations=[situation])


@given("a defender in no such situation")
def nothing(case):
    case.given(situations=[])


@given("a defender who is {situation:situation}", situation=SITUATIONS)
@given("who is {situation:situation} as well", situation=SITUATIONS)
def situated(case, situation):
    case.add("situations", situation)


@given("its {defense:defense} is normally {value:d}", defense=DEFENSES)
def normally(case, defense, value):
    case.given(defense=defense, normal_value=value)


@given("its Dex is worth {modifier:d}")
def dex(case, modifier):
    case.given(dex_modifier=modifier)


@given("its Int is worth {modifier:d}")
def intelligence(case, modifier):
    case.given(int_modifier=modifier)


@given("that DeC counts Dex {how:how}", how=COUNTS)
def counts_dex(case, how):
    case.given(dec_counts_dex=how)


@given("being entangled makes its Dex worth {modifier:d}")
def entangled_dex(case, modifier):
    case.given(entangled_dex_modifier=modifier)


@given("a defence asked about, but {wrong:wrong}", wrong=WRONG)
def defence_wrongly(case, wrong):
    case.given(**wrong)


@given("a row asked about, but {wrong:wrong}", wrong=WRONG_ROWS)
def row_wrongly(case, wrong):
    case.given(**wrong)


@when("its modifiers are looked up")
def looked_up(case):
    case.ask("defense_modifiers")


@when("its defence is worked out")
def worked_out(case):
    case.ask("defense_value")


@then("the table has {dec:cell}, {ref:cell} and {fort_will:cell}", cell=CELLS)
def cells(case, dec, ref, fort_will):
    modifier, active, zero = dec
    if modifier is None:
        case.expect(not_determined="dec_modifier")
    else:
        case.expect("dec_modifier", modifier)
    case.expect("active_dec", active)
    case.expect("dex_0_in_dec", zero)
    modifier, bonuses, zero = ref
    case.expect("ref_modifier", modifier)
    case.expect("ref_bonuses", bonuses)
    case.expect("dex_0_in_ref", zero)
    case.expect("fort_will_modifier", fort_will[0])


@then("they are {dec:d} to DeC, {ref:d} to Ref, {fort_will:d} to Fort and Will")
def modifiers(case, dec, ref, fort_will):
    case.expect("dec_modifier", dec)
    case.expect("ref_modifier", ref)
    case.expect("fort_will_modifier", fort_will)


@then("the DeC modifier is not determined, and it is {ref:d} to Ref")
def dec_is_open(case, ref):
    case.expect(not_determined="dec_modifier")
    case.expect("ref_modifier", ref)


@then("it {can:can} use its active DeC", can={"can": True, "cannot": False})
def active(case, can):
    case.expect("active_dec", can)


@then("its Ref {keeps:keeps} the bonuses", keeps={"keeps": True, "loses": False})
def bonuses(case, keeps):
    case.expect("ref_bonuses", keeps)


@then("Dex is treated as 0 in {which:which}", which={"both": True, "neither": False})
def dex_as_0(case, which):
    case.expect("dex_0_in_dec", which)
    case.expect("dex_0_in_ref", which)


@then("the defence is {value:d}, of which the situation makes {modifier:d}")
def value_is(case, value, modifier):
    case.expect("value", value)
    case.expect("modifier", modifier)


@then("the defence is not determined")
def value_is_open(case):
    case.expect(not_determined="value")


@then("its modifier is {modifier:d}")
def modifier_is(case, modifier):
    case.expect("modifier", modifier)


@then("its modifier is not determined")
def modifier_is_open(case):
    case.expect(not_determined="modifier")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
