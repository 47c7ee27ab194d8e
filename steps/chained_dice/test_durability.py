"""Phrases of what strikes do to armour."""

from oracle.phrases import given, then, when

STRIKES = {
    "critical strike": {"strike": "critical"},
    "critical strike that fails": {"strike": "critical", "hits": False},
    "standard strike": {"strike": "standard"},
}
WEAPONS = {
    "with a gun": {"weapon": "arm"},
    "with a gun that does blunt damage": {"weapon": "arm", "blunt": True},
    "with a gun that does blunt damage and has armor penetration": {
        "weapon": "arm",
        "blunt": True,
        "armor_penetration": True,
    },
    "with a crossbow": {"weapon": "crossbow"},
    "with a crossbow that has armor penetration": {"weapon": "crossbow", "armor_penetration": True},
    "with a pistol crossbow": {"weapon": "pistol_crossbow"},
    "with a pistol crossbow that has armor penetration": {"weapon": "pistol_crossbow", "armor_penetration": True},
    "with a blunt weapon": {"weapon": "other", "blunt": True},
    "with a blunt weapon that has armor penetration": {"weapon": "other", "blunt": True, "armor_penetration": True},
    "with armor penetration": {"weapon": "other", "armor_penetration": True},
    "with a sword": {"weapon": "other"},
    "with a bow": {"weapon": "other"},
}
FACTS = {"strike": "strike", "weapon": "weapon", "armour": "armor", "durability": "armor_durability"}
WRONG = {
    "nobody says what strike it is": {"weapon": "arm"},
    "a strike without a name": {"strike": "no such thing", "weapon": "arm"},
    "nobody says what it is made with": {"strike": "critical"},
    "a weapon without a name": {"strike": "critical", "weapon": "no such thing"},
    "armour that has no name": {"strike": "critical", "weapon": "arm", "armor": " ", "armor_durability": 3},
    "nobody says how durable it is": {"strike": "critical", "weapon": "arm", "armor": "hauberk"},
    "armour with less than nothing left": {
        "strike": "critical",
        "weapon": "arm",
        "armor": "hauberk",
        "armor_durability": -1,
    },
    "durability of armour that nobody wears": {"strike": "critical", "weapon": "arm", "armor_durability": 3},
}


@given("a {armor:w} with durability {durability:d}")
def armor_with(case, armor, durability):
    case.ask("damage_armor", armor=armor, armor_durability=durability, strike="standard", weapon="other")


@given("the attacker dual wields")
def dual_wields(case):
    case.given(dual_wielding=True)


@given("a strike at armour, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@given("a {strike:strike} {weapon:weapon} has met the {armor:w}", strike=STRIKES, weapon=WEAPONS)
@when("a {strike:strike} {weapon:weapon} meets the {armor:w}", strike=STRIKES, weapon=WEAPONS)
def meets(case, strike, weapon, armor):
    case.ask("damage_armor", armor=armor, **strike, **weapon)


@when("a {strike:strike} {weapon:weapon} meets no armour", strike=STRIKES, weapon=WEAPONS)
def meets_none(case, strike, weapon):
    case.ask("damage_armor", **strike, **weapon)


@when("a critical strike meets the {armor:w}, and its durability is stated anew")
def stated_anew(case, armor):
    case.ask("damage_armor", armor=armor, armor_durability=9, strike="critical", weapon="arm")


@when("what it does to armour is asked for")
def asked(case):
    case.ask("damage_armor")


@then("it loses {lost:d}, and {left:d} are left")
def loses(case, lost, left):
    case.expect("lost", lost)
    case.expect("durability", left)


@then("it loses {lost:d}, and what is left is not determined")
def left_is_open(case, lost):
    case.expect("lost", lost)
    case.expect(not_determined="durability")


@then("there is no armour to lose anything")
def no_armor(case):
    case.expect("lost", 0)
    case.expect("durability", None)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
