"""Phrases of armour skills."""

from oracle.phrases import given, then, when

MODIFIERS = {"PAM": "pam", "MAM": "mam", "PAM and MAM": "both", "neither PAM nor MAM": "none"}
BENEFITS = {"EP on actions with PAM or MAM": "ep"}
FACTS = {"skill": "skill_level", "EP": "ep", "action": "action_modifier"}
WRONG = {
    "nobody says with what skill": {"ep": 4, "action_modifier": "pam"},
    "with less than no skill": {"skill_level": -1, "ep": 4, "action_modifier": "pam"},
    "nobody says with what EP": {"skill_level": 0, "action_modifier": "pam"},
    "with less EP than none": {"skill_level": 0, "ep": -1, "action_modifier": "pam"},
    "nobody says for which action": {"skill_level": 0, "ep": 4},
    "for an action of no kind": {"skill_level": 0, "ep": 4, "action_modifier": "no such thing"},
}


@given("armour of EP {ep:d}, and skill level {level:d} with its type")
def armor(case, ep, level):
    case.given(ep=ep, skill_level=level)


@given("it is worn")
def worn(case):
    case.given(worn=True)


@given("it is not worn")
def not_worn(case):
    case.given(worn=False)


@given("armour, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("its EP is asked for")
def asked(case):
    case.ask("armor_penalty")


@when("its wearer's action has {modifier:modifier}", modifier=MODIFIERS)
@when("its owner's action has {modifier:modifier}", modifier=MODIFIERS)
def acts(case, modifier):
    case.ask("armor_penalty", action_modifier=modifier)


@then("what applies is {field:benefit}: {points:d}", benefit=BENEFITS)
def benefit_applies(case, field, points):
    case.expect(field, points)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
