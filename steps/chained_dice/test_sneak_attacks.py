"""Phrases of sneak attacks."""

from oracle.phrases import given, then, when

TARGETS = {
    "unaware of the attacker": {"unaware": True},
    "flanked by the attacker": {"flanking": True},
    "unaware of the attacker, who flanks it": {"unaware": True, "flanking": True},
    "flanked by the attacker and engaged with the attacker": {"flanking": True, "engaged": True},
    "unaware of the attacker and engaged with the attacker": {"unaware": True, "engaged": True},
    "aware of the attacker, who does not flank it": {"unaware": False, "flanking": False},
    "engaged with the attacker, and neither unaware nor flanked": {"engaged": True},
}
WEAPONS = {
    "light melee weapon": {"weapon": "melee"},
    "heavy melee weapon": {"weapon": "melee", "heavy": True},
    "two-handed melee weapon": {"weapon": "melee", "two_handed": True},
    "heavy two-handed melee weapon": {"weapon": "melee", "heavy": True, "two_handed": True},
    "ranged weapon": {"weapon": "ranged"},
}
REDUCTIONS = {
    "none": None,
    "one that is bypassed": "bypassed",
    "one that is not bypassed": "not_bypassed",
    "one of which nobody knows": "unknown",
}
REDUCED = {"reduced": True, "not reduced": False}
FACTS = {
    "mastery": "sneak_attack_mastery",
    "weapon": "weapon",
    "success": "hits",
    "weapon damage": "weapon_damage",
    "mastery's dice": "sneak_dice",
    "damage reduction": "reduction",
    "faces": "sneak",
}
RIGHT = {"sneak_attack_mastery": True, "unaware": True, "hits": True, "weapon_damage": 6, "sneak_dice": "d6"}
WRONG = {
    "nobody says with what mastery": {"unaware": True, "hits": True, "weapon_damage": 6},
    "nobody says whether it hits": {"sneak_attack_mastery": True, "unaware": True, "weapon_damage": 6},
    "nobody says what the weapon does": {"sneak_attack_mastery": True, "unaware": True, "hits": True},
    "with a weapon that does -1": RIGHT | {"weapon_damage": -1},
    "with a weapon of no kind": RIGHT | {"weapon": "no such thing"},
    "with dice that are none": RIGHT | {"sneak_dice": "six"},
    "with a die of one side, which would chain without end": RIGHT | {"sneak_dice": "d1"},
    "against a reduction nobody has": RIGHT | {"reduction": "no such thing"},
}


@given("an attacker {has:has} the Sneak Attack Mastery", has={"with": True, "without": False})
def has_mastery(case, has):
    case.given(sneak_attack_mastery=has)


@given("the hit is a critical strike")
def critical_strike(case):
    case.given(critical=True)


@given("the mastery does {dice:S}")
def mastery_dice(case, dice):
    case.given(sneak_dice=dice)


@given("the target is {target:target}", target=TARGETS)
def the_target(case, target):
    case.given(**target)


@given("the attack is made with a {weapon:weapon}", weapon=WEAPONS)
def the_weapon(case, weapon):
    case.given(**weapon)


@given("the weapon is an exception by its description")
def exception(case):
    case.given(excepted=True)


@given("the target's damage reduction is {reduction:reduction}", reduction=REDUCTIONS)
def has_reduction(case, reduction):
    case.given(reduction=reduction)


@given("a sneak attack, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("it {hits:hits} for {damage:d}", hits={"hits": True, "misses": False})
def strikes(case, hits, damage):
    case.ask("sneak_attack", hits=hits, weapon_damage=damage)


@when("that attack is made")
def is_made(case):
    case.ask("sneak_attack")


@when("the mastery's dice show {faces:faces}")
def dice_show(case, faces):
    case.roll(sneak=faces)


@then("it is lucky and does {damage:d}, of which the mastery {share:d}, {reduced:reduced}", reduced=REDUCED)
def does(case, damage, share, reduced):
    case.expect("allowed", True)
    case.expect("lucky", True)
    case.expect("damage", damage)
    case.expect("sneak_damage", share)
    case.expect("reduced", reduced)


@then("it is lucky and does {damage:d}, of which the mastery {share:d}; whether it is reduced is not determined")
def reduction_open(case, damage, share):
    case.expect("lucky", True)
    case.expect("damage", damage)
    case.expect("sneak_damage", share)
    case.expect(not_determined="reduced")


@then("it is lucky and {reduced:reduced}, and what it does is not determined", reduced=REDUCED)
def damage_open(case, reduced):
    case.expect("lucky", True)
    case.expect("reduced", reduced)
    case.expect(not_determined="damage")
    case.expect(not_determined="sneak_damage")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
