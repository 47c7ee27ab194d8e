"""Phrases that several topics of document 000 share."""

from oracle.phrases import given, then, when

DEFENSES = {"DeC": "dec", "Ref": "ref", "Fort": "fort", "Will": "will"}
REACHED = {"distance_sq": 1, "min_reach_sq": 0, "max_reach_sq": 1, "required_ap": 8}
GRIPS = {"two-handed": "two_handed", "one-handed": "one_handed", "light": "light"}

KEEPS = {"keeps": True, "drops": False}


@given("the round has ended")
@when("the round ends")
def round_ends(case):
    case.ask("end_round")


@given("its description {keeps:keeps} that check", keeps=KEEPS)
def keeps_check(case, keeps):
    case.given(keeps_its_check=keeps)


@given("an area over {targets:d} targets")
def area(case, targets):
    case.given(shape="area", targets=targets)


@given("its effect usually attacks {defense:defense}", defense=DEFENSES)
def usually(case, defense):
    case.given(named_defense=defense)


@then("{rolls:d} attacks are made against {defense:defense}", defense=DEFENSES)
def attacks(case, rolls, defense):
    case.expect("attack_rolls", rolls)
    case.expect("defense", defense)
    case.expect("further_check", None)


@then("EP of {ep:d} applies")
def applies(case, ep):
    case.expect("ep", ep)


@given("its description names {defense:defense}", defense=DEFENSES)
def names(case, defense):
    case.given(named_defense=defense)


@then("which skill counts is not determined")
def skill_is_open(case):
    case.expect(not_determined="skill")


@when("someone with {reactions:d} reactions would make an attack of opportunity")
def opportunity(case, reactions):
    case.ask("attack_of_opportunity", reactions=reactions, **REACHED)


@then("it can be made, which leaves {left:d} reactions")
def made(case, left):
    case.expect("cost_ap", 0)
    case.expect("reactions_left", left)


@given("Ann has {count:d} reactions each round")
def reactions(case, count):
    case.given(reactions=count)


@given("{count:d} reactions each round of someone without a name")
def nameless_reactions(case, count):
    case.given(reactions=count)


@then("{left:d} reactions are left")
def are_left(case, left):
    case.expect("reactions_left", left)


@then("its damage is not determined")
def damage_is_open(case):
    case.expect(not_determined="damage")


@then("it is {grip:grip}, at {penalty:d} on attack rolls", grip=GRIPS)
def wielded(case, grip, penalty):
    case.expect("grip", grip)
    case.expect("attack_penalty", penalty)
