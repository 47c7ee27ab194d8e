"""Phrases of rays."""

from oracle.phrases import given, then, when

DEFENSES = {"DeC": "dec", "Ref": "ref", "Fort": "fort", "Will": "will"}
COLUMNS = {"melee": "melee", "ranged": "ranged", "supernatural": "supernatural"}
SKILLS = {"ray attacks": "ray_attacks", "the staff": "weapon_used"}
FACTS = {
    "targets": "targets",
    "kept check": "keeps_its_check",
    "hit": "hits",
    "damage": "stated_damage",
    "partial damage": "partial_damage",
}
WRONG = {
    "nobody says whether it hits": {},
    "a hit of it does less than nothing": {"hits": True, "stated_damage": -1},
    "a miss of it does less than nothing": {"hits": False, "partial_damage": -1},
}


@given("a ray")
def ray(case):
    case.given(shape="ray")


@given("a ray at {targets:d} targets")
def ray_at(case, targets):
    case.given(shape="ray", targets=targets)


@given("an unwilling target in reach")
def reach(case):
    case.given(shape="reach", willing=False)


@given("a staff in hand")
def staff(case):
    case.given(means="staff")


@when("the ray's attack is asked for")
def attack_asked(case):
    case.ask("aim_supernatural_attack")


@then("{rolls:d} attack is made against DeC")
def attacks(case, rolls):
    case.expect("attack_rolls", rolls)
    case.expect("defense", "dec")
    case.expect("further_check", None)


@then("the ray is against DeC, and {defense:defense} is checked besides", defense=DEFENSES)
def checked_besides(case, defense):
    case.expect("defense", "dec")
    case.expect("further_check", defense)


@then("the ray is against DeC, and whether its effect is checked besides is not determined")
def check_is_open(case):
    case.expect("defense", "dec")
    case.expect(not_determined="further_check")


@then("the modifiers of a {column:column} attack count", column=COLUMNS)
def modifiers(case, column):
    case.expect("modifiers", column)


@then("the skill with {skill:skill} counts", skill=SKILLS)
def skill_counts(case, skill):
    case.expect("skill", skill)


@given("a ray that {hits:hits}", hits={"hits": True, "misses": False})
def ray_that(case, hits):
    case.given(hits=hits)


@given("a hit of it does {damage:d} damage")
def stated(case, damage):
    case.given(stated_damage=damage)


@given("a miss of it would do {damage:d} damage")
def partial(case, damage):
    case.given(partial_damage=damage)


@given("a ray, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("its damage is asked for")
def damage_asked(case):
    case.ask("ray_damage")


@then("it does {damage:d} damage")
def does(case, damage):
    case.expect("damage", damage)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
