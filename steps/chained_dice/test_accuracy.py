"""Phrases of accuracy."""

from oracle.phrases import given, then, when

SKILLS = {"Two-Handed": "two_handed", "One-Handed": "one_handed", "Archery": "archery", "Brawling": "brawling"}
FACTS = {"weapon": "attacks_with", "skills": "skills", "table": "table_skill", "gains": "increases"}
WRONG = {
    "nobody says with what": {"skills": {"archery": 7}},
    "with a weapon nobody knows": {"attacks_with": "no such thing", "skills": {"archery": 7}},
    "nobody says how skilled the attacker is": {"attacks_with": "claymore"},
    "by a skill without a name": {"attacks_with": "something_else", "table_skill": " ", "skills": {"archery": 7}},
    "with an increase that takes away": {
        "attacks_with": "claymore",
        "skills": {"two_handed": 7},
        "increases": {"two_handed": -1},
    },
    "with an increase of a skill not listed": {
        "attacks_with": "claymore",
        "skills": {"two_handed": 7},
        "increases": {"archery": 1},
    },
}


@given("an attack for which the table at hand gives {skill:skill}", skill=SKILLS)
def attack_by_table(case, skill):
    case.given(attacks_with="something_else", table_skill=skill)


@given("an attack with a claymore")
def with_claymore(case):
    case.given(attacks_with="claymore")


@given("an attack with something else than a claymore")
def with_something_else(case):
    case.given(attacks_with="something_else")


@given("the table at hand gives {skill:skill}", skill=SKILLS)
def table_gives(case, skill):
    case.given(table_skill=skill)


@given("a skill total of {total:d} in {skill:skill}", skill=SKILLS)
def one_skill(case, total, skill):
    case.given(skills={skill: total})


@given("skill totals of {total:d} in {skill:skill} and {other:d} in {second:skill}", skill=SKILLS)
def two_skills(case, total, skill, other, second):
    case.given(skills={skill: total, second: other})


@given("an increase of {increase:d} in {skill:skill}", skill=SKILLS)
def increase_in(case, increase, skill):
    case.given(increases={skill: increase})


@given("an attack, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("its accuracy is looked up")
def look_up(case):
    case.ask("find_accuracy")


@then("it goes by {skill:skill}, with an accuracy of {accuracy:d}", skill=SKILLS)
def goes_by(case, skill, accuracy):
    case.expect("skill", skill)
    case.expect("accuracy", accuracy)


@then("neither skill nor accuracy is determined")
def is_open(case):
    case.expect(not_determined="skill")
    case.expect(not_determined="accuracy")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
