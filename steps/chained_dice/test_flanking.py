"""Phrases of flanking."""

from oracle.phrases import given, then, when

SIDES = {"front": "front", "rear": "rear", "left": "left", "right": "right"}
LUCK = {"lucky": True, "not lucky": False}
APPLIES = {"applies": True, "does not apply": False}
ANN = {"name": "Ann", "side": "front"}
FACTS = {
    "attackers around the opponent": "around",
    "attacker": "attacker",
}
WRONG = {
    "nobody says who stands where": {"attacker": "Ann"},
    "nobody stands anywhere": {"around": [], "attacker": "Ann"},
    "nobody says who attacks": {"around": [ANN]},
    "someone attacks who stands nowhere": {"around": [ANN], "attacker": "Bob"},
    "someone stands in two places": {"around": [ANN, {"name": "Ann", "side": "rear"}], "attacker": "Ann"},
    "someone without a name": {"around": [{"name": " ", "side": "front"}], "attacker": "Ann"},
    "a side that an opponent does not have": {"around": [{"name": "Ann", "side": "no such thing"}], "attacker": "Ann"},
    "someone without a name attacks": {"around": [ANN], "attacker": " "},
}


@given("{name:name} stands at the opponent's {side:side}", side=SIDES)
def stands(case, name, side):
    case.add("around", {"name": name, "side": side})


@given(
    "{name:name} stands at the opponent's {side:side}, {near:near}",
    side=SIDES,
    near={"near enough": True, "too far away to strike": False},
)
def stands_so_far(case, name, side, near):
    case.add("around", {"name": name, "side": side, "at_hand": near})


@given("the attacker has the Sneak Attack Mastery")
def has_mastery(case):
    case.given(sneak_attack_mastery=True)


@given("the weapon is {sneaks:sneaks}", sneaks={"one for sneak attacks": True, "none for sneak attacks": False})
def weapon_is(case, sneaks):
    case.given(sneak_weapon=sneaks)


@given("the opponent is {engaged:engaged} with the attacker", engaged={"engaged": True, "not engaged": False})
def is_engaged(case, engaged):
    case.given(engaged=engaged)


@given("an opponent, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("{name:name} attacks the opponent")
def attacks(case, name):
    case.ask("flank", attacker=name)


@when("it is attacked")
def is_attacked(case):
    case.ask("flank")


@then(
    "those who flank it are {names:names}, the roll is {luck:luck}, and the mastery's damage {applies:applies}",
    luck=LUCK,
    applies=APPLIES,
)
def flank(case, names, luck, applies):
    case.expect("flanking", names)
    case.expect("lucky", luck)
    case.expect("mastery_damage", applies)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
