"""Phrases of the morale check."""

from oracle.phrases import given, then, when

FACTS = {
    "morale roll": "morale",
    "morale rating": "morale_rating",
    "decision of the GM": "gm_decides",
    "reaction": "gm_reaction",
    "name": "creature",
    "being of a player": "player_character",
    "lack of intelligence": "unintelligent",
    "control": "specifically_controlled",
}
REACTIONS = {"fight on": "fights_on", "retreat": "retreats", "surrender": "surrenders", "comply": "complies"}


@given("a player's character")
def players(case):
    case.given(player_character=True)


@given("a character of the GM")
def npc(case):
    case.given(player_character=False)


@given("an unintelligent creature")
def unintelligent(case):
    case.given(unintelligent=True)


@given("it is under specific control")
def controlled(case):
    case.given(specifically_controlled=True)


@given("the GM rules that morale {holds:holds}", holds={"breaks": "breaks", "holds": "holds"})
def gm_rules(case, holds):
    case.given(gm_decides=holds)


@given("the GM has the broken {reaction:reaction}", reaction=REACTIONS)
def gm_reaction(case, reaction):
    case.given(gm_reaction=reaction)


@given("an unknown {fact:fact}", fact=FACTS)
def unknown(case, fact):
    case.given(**{fact: " "})


@when("the morale dice show {faces:faces}")
def check(case, faces):
    case.ask("morale_check", dice={"morale": faces})


@when("morale is decided with no dice")
def no_dice(case):
    case.ask("morale_check")


@then("the dice come to {total:d} against {rating:d}")
def total_is(case, total, rating):
    case.expect("rolled", True)
    case.expect("total", total)
    case.expect("rating", rating)


@then("nothing is rolled")
def not_rolled(case):
    case.expect("rolled", False)
    case.expect("total", 0)
    case.expect("rating", 0)


@then("what it does is to {reaction:reaction}", reaction=REACTIONS)
def reaction_is(case, reaction):
    case.expect("reaction", reaction)


@then("what it does is not determined")
def reaction_open(case):
    case.expect(not_determined="reaction")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
