"""Phrases of the results of brawling and wrestling."""

from oracle.phrases import given, then, when

BLOWS = {
    one: one.lower().replace(" ", "_")
    for one in (
        "Haymaker",
        "Back kick",
        "Rabbit punch",
        "Kidney punch",
        "Front kick",
        "Jab",
        "Uppercut",
        "Crescent kick",
        "Roundhouse",
        "Hook",
        "Back fist",
        "Combination",
        "Reverse kick",
        "Side kick",
        "Overhand",
        "Cross",
        "Glancing blow",
        "Wild swing",
    )
}
GRIPS = {
    one: (one.removesuffix("*").lower().replace(" ", "_"), one.endswith("*"))
    for one in (
        "Bear hug*",
        "Arm twist",
        "Kick",
        "Trip",
        "Elbow smash",
        "Arm lock*",
        "Leg twist",
        "Leg lock",
        "Leg lock*",
        "Throw",
        "Gouge",
        "Headlock*",
    )
}
FACTS = {"roll": "roll"}


@when("the table is read at a roll of {roll:d}")
def table_read(case, roll):
    case.ask("unarmed_result", roll=roll)


@when("the table is read at no roll")
def table_read_nowhere(case):
    case.ask("unarmed_result")


@then("the row is {row}")
def row_is(case, row):
    case.expect("row", row)


@then("a brawl is listed as {blow:blow} for {damage:d} points", blow=BLOWS)
def brawl_is(case, blow, damage):
    case.expect("brawl", blow)
    case.expect("damage", damage)


@then("it stuns with a chance of {chance:d}%")
def chance_is(case, chance):
    case.expect("knock_out_percent", chance)


@then("a wrestle is listed as {grip:grip}", grip=GRIPS)
def wrestle_is(case, grip):
    case.expect("wrestle", grip[0])
    case.expect("hold", grip[1])


@given("a brawl and a wrestle with an attack bonus of {bonus:d} and modifiers of {modifiers:d} against AC {ac:d}")
def attack(case, bonus, modifiers, ac):
    case.given(attack_bonus=bonus, modifiers=modifiers, target_armor_class=ac)


@when("the wrestle shows {face:d}")
def wrestle_shows(case, face):
    case.ask("wrestle", both_hands_free=True, dice={"attack": [face]})


@then("the blow is listed as {blow:blow}", blow=BLOWS)
def blow_is(case, blow):
    case.expect("blow", blow)


@then("the grip is listed as {grip:grip}", grip=GRIPS)
def grip_is(case, grip):
    case.expect("grip", grip[0])
    case.expect("holds", grip[1])


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
