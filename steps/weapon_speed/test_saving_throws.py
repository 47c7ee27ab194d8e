"""Phrases of saving throws."""

from oracle.phrases import given, then, when

FACTS = {
    "causes": "causes",
    "naming by the GM": "gm_names",
    "save roll": "save",
    "save score": "save_score",
    "save modifier": "save_modifier",
    "ability score": "ability_score",
    "kind of score": "changes",
    "amount": "amount",
}
CAUSES = {
    "poison": "poison",
    "disease": "disease",
    "death magic": "death_magic",
    "energy drain": "energy_drain",
    "petrification": "petrification",
    "polymorph": "polymorph",
    "physical trauma": "physical_trauma",
    "area effects": "area_effect",
    "breath weapons": "breath_weapon",
    "traps": "trap",
    "wands and rods": "wand_or_rod",
    "anything requiring physical evasion": "evaded_bodily",
    "charm": "charm",
    "illusions": "illusion",
    "fear": "fear",
    "mental influence": "mental_influence",
    "most spells targeting the mind directly": "spell_on_the_mind",
    "a spell on the mind": "spell_on_the_mind",
    "bodily evasion": "evaded_bodily",
    "nothing": None,
    "sunburn": "no such thing",
}
SAVES = {"Fortitude": "fortitude", "Reflex": "reflex", "Will": "will", "Luck": "no such thing"}
ABILITIES = {"Constitution": "constitution", "Dexterity": "dexterity", "Wisdom": "wisdom"}


@given("a save against {causes}")
def save_against(case, causes):
    found = [CAUSES[cause.lower()] for cause in causes.split(", ")]
    case.given(causes=[cause for cause in found if cause])


@given("the GM names {save:save}", save=SAVES)
def gm_names(case, save):
    case.given(gm_names=save)


@when("the save is looked up")
def looked_up(case):
    case.ask("which_save")


@then("{save:save} is called for", save=SAVES)
def save_is(case, save):
    case.expect("save", save)


@then("{ability:ability} governs it", ability=ABILITIES)
def governed_by(case, ability):
    case.expect("ability", ability)


@then("which save is called for is not determined")
def save_is_open(case):
    case.expect(not_determined="save")


@then("what governs it is not determined")
def ability_is_open(case):
    case.expect(not_determined="ability")


@given("a save score of {score:d}")
def score(case, score):
    case.given(save_score=score)


@given("a save modifier of {modifier:d}")
def modifier(case, modifier):
    case.given(save_modifier=modifier)


@given("a save modifier that is no number")
def no_number(case):
    case.given(save_modifier="no such thing")


@when("the saving throw shows {face:d}")
def shows(case, face):
    case.ask("saving_throw", dice={"save": [face]})


@when("the saving throw is made on every face of the d20")
def every_face(case):
    case.count("saving_throw", "save")


@then("the save {succeeds:succeeds}", succeeds={"succeeds": True, "fails": False})
def succeeds(case, succeeds):
    case.expect("save_succeeds", succeeds)


@then("the highest face that saves is {face:d}")
def highest(case, face):
    case.expect("highest_face", face)


@then("it succeeds on {times:d} of the 20 faces")
def succeeds_on(case, times):
    case.expect("save_succeeds", True, times=times)


@given("an ability score of {score:d}")
def ability_score(case, score):
    case.given(ability_score=score)


CHANGED = {"ability score": "ability", "save score": "save", "luck": "no such thing"}


@given("an effect on the {changes:changes}", changes=CHANGED)
def effect_on(case, changes):
    case.given(changes=changes)


@given("an effect that changes it by {amount:d}")
def effect_amount(case, amount):
    case.given(amount=amount)


@when("the effect has changed it")
def changed(case):
    case.ask("change_score")


@then("the ability score is {ability:d} and the save score {save:d}")
def scores_are(case, ability, save):
    case.expect("ability_score", ability)
    case.expect("save_score", save)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
