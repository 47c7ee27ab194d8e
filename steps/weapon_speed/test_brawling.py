"""Phrases of brawling."""

from oracle.phrases import given, then, when

FACTS = {
    "limb": "strikes_with",
    "attack bonus": "attack_bonus",
    "AC": "target_armor_class",
    "victim's name": "target",
    "name": "combatant",
    "roll": "attack",
    "roll of the gauntlets": "gauntlets",
    "roll for the stun": "knock_out",
    "roll for the rounds": "stun",
}
LIMBS = {
    "bare hands": "bare_hands",
    "feet": "feet",
    "another primary appendage": "primary_appendage",
    "a lesser appendage": "lesser_appendage",
    "a weapon": "weapon",
    "an unheard-of limb": "no_such_limb",
}


@given("a brawler with an attack bonus of {bonus:d} against AC {ac:d}")
def brawler(case, bonus, ac):
    case.given(attack_bonus=bonus, target_armor_class=ac)


@given("a brawler of whose attack bonus nobody speaks")
def brawler_of_unknown_bonus(case):
    case.given(target_armor_class=12)


@given("a brawler against someone of whose AC nobody speaks")
def brawler_against_unknown_ac(case):
    case.given(attack_bonus=0)


@given("other modifiers of {modifiers:d} to the brawl")
def other_modifiers(case, modifiers):
    case.given(modifiers=modifiers)


@given("the brawler strikes with {limb:limb}", limb=LIMBS)
def strikes_with(case, limb):
    case.given(strikes_with=limb)


@given("the brawler has a Strength modifier of {modifier:d}")
def strength(case, modifier):
    case.given(strength_modifier=modifier)


@given("the brawler wears gauntlets")
def gauntlets(case):
    case.given(gauntlets=True)


@given("the brawler pulls the blows")
def pulls_blows(case):
    case.given(pulls_blows=True)


@when("the gauntlets show {face:d}")
def gauntlets_show(case, face):
    case.roll(gauntlets=[face])


@when("the chance to stun shows {face:d}")
def chance_shows(case, face):
    case.roll(knock_out=[face])


@when("the rounds of the stun show {face:d}")
def rounds_show(case, face):
    case.roll(stun=[face])


@when("the brawl is rolled on every face of the d20")
def every_face(case):
    case.count("brawl", "attack")
    case.roll(knock_out=[100], stun=[1])


@when("a blow is rolled to stun on every face of the d100, after a roll of {face:d}")
def every_chance(case, face):
    case.count("brawl", "knock_out")
    case.roll(attack=[face], stun=[4])


@when("someone without a name is struck")
def strikes_nobody(case):
    case.ask("brawl", target=" ", dice={"attack": [15]})


@given("a blow has stunned {target:name} for {rounds:d} rounds")
def has_stunned(case, target, rounds):
    case.ask("brawl", target=target, dice={"attack": [15], "knock_out": [1], "stun": [rounds]})


@given("a blow has hit {target:name} and has not stunned")
def has_not_stunned(case, target):
    case.ask("brawl", target=target, dice={"attack": [15], "knock_out": [100]})


@given("a blow has stunned someone for {rounds:d} rounds")
def has_stunned_someone(case, rounds):
    case.ask("brawl", dice={"attack": [15], "knock_out": [1], "stun": [rounds]})


@when("that one is looked at for a stun")
def someone_looked_at(case):
    case.ask("stunned")


@when("{combatant:name} is looked at for a stun")
def looked_at(case, combatant):
    case.ask("stunned", combatant=combatant)


@when("someone without a name is looked at for a stun")
def nobody_looked_at(case):
    case.ask("stunned", combatant=" ")


@then("the brawl hits on {faces:d} of the 20 faces")
def hits_on(case, faces):
    case.expect("hit", True, times=faces)


@then("it stuns on {faces:d} of the 100 faces")
def stuns_on(case, faces):
    case.expect("stunned_rounds", 4, times=faces)


@then("the brawl comes to {total:d}")
def total_is(case, total):
    case.expect("total", total)


@then("the brawl {hits:hits}", hits={"hits": True, "misses": False})
def hits_is(case, hits):
    case.expect("hit", hits)


@then(
    "the blow is {blow:blow}", blow={"a jab": "jab", "a haymaker": "haymaker", "an uppercut": "uppercut", "none": None}
)
def blow_is(case, blow):
    case.expect("blow", blow)


@then("the blow comes to {points:d} points")
def damage_is(case, points):
    case.expect("damage", points)


@then("{lethal:d} of its points are lethal and {non_lethal:d} are not")
def shares_are(case, lethal, non_lethal):
    case.expect("lethal", lethal)
    case.expect("non_lethal", non_lethal)


@then("the blow stuns for {rounds:d} rounds")
def stunned_rounds(case, rounds):
    case.expect("stunned_rounds", rounds)


@then("the chance to stun is {chance:d}%")
def chance_is(case, chance):
    case.expect("knock_out_percent", chance)


@then("none of its points are lethal, and how many are not is not determined")
def only_non_lethal_is_open(case):
    case.expect("lethal", 0)
    case.expect(not_determined="non_lethal")


@then("the damage of the blow is not determined")
def damage_is_open(case):
    case.expect(not_determined="damage")
    case.expect(not_determined="lethal")
    case.expect(not_determined="non_lethal")


@then("that one is stunned, and will be for {rounds:d} rounds more")
def stunned_is(case, rounds):
    case.expect("stunned", True)
    case.expect("rounds_left", rounds)


@then("that one is not stunned")
def not_stunned(case):
    case.expect("stunned", False)
    case.expect("rounds_left", 0)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
