"""Phrases of attacks on body and mind."""

from oracle.phrases import given, then, when

SHAPES = {"at a distance": "body_and_mind", "within reach": "reach"}
DEFENSES = {"DeC": "dec", "Ref": "ref", "Fort": "fort", "Will": "will"}
COLUMNS = {"melee": "melee", "supernatural": "supernatural"}
SKILLS = {"body and mind attacks": "body_and_mind", "natural weapons": "natural_weapons"}
DEGREES = {one: one for one in ("failure", "success", "outstanding", "exceptional", "critical")}
ADDITIONS = {
    "extra damage": ["extra_damage"],
    "a longer duration": ["longer_duration"],
    "additional effects": ["additional_effects"],
    "extra damage and a longer duration": ["extra_damage", "longer_duration"],
    "nothing": [],
}
FACTS = {
    "targets": "targets",
    "degree": "degree",
    "addition": "stated_additions",
    "defence": "defense",
    "revelation": "reveals",
}
WRONG_CRITICALS = {
    "nobody says how it went": {},
    "it went as no attack goes": {"degree": "no such thing"},
    "it adds something unheard of": {"degree": "critical", "stated_additions": ["no such thing"]},
}
WRONG_ATTACKS = {
    "nobody says on which defence": {"degree": "success"},
    "on a defence that is none": {"defense": "no such thing", "degree": "success"},
    "nobody says how it turned out": {"defense": "will"},
    "it turned out as none does": {"defense": "will", "degree": "no such thing"},
    "it reveals something unheard of": {"defense": "will", "degree": "success", "reveals": ["no such thing"]},
    "it reveals itself to one who does not notice it": {
        "defense": "will",
        "degree": "success",
        "target_told": False,
        "reveals": ["details"],
    },
    "it reveals who attacks to one who does not notice it": {
        "defense": "ref",
        "degree": "failure",
        "target_told": False,
        "reveals": ["attacker"],
    },
}


@given("an attack {shape:shape} on {targets:d} targets", shape=SHAPES)
def attack_on(case, shape, targets):
    case.given(shape=shape, targets=targets)


@when("that attack is asked for")
def attack_asked(case):
    case.ask("aim_supernatural_attack")


@then("{rolls:d} attacks are made against what is not determined")
def defense_is_open(case, rolls):
    case.expect("attack_rolls", rolls)
    case.expect(not_determined="defense")


@then("the modifiers of a {column:column} attack count", column=COLUMNS)
def modifiers(case, column):
    case.expect("modifiers", column)


@then("the skill with {skill:skill} counts", skill=SKILLS)
def skill_counts(case, skill):
    case.expect("skill", skill)


@given("an attack on body and mind that went as a {degree:degree}", degree=DEGREES)
def mind_attack(case, degree):
    case.given(degree=degree)


@given("a critical success would add {additions:additions}", additions=ADDITIONS)
def would_add(case, additions):
    case.given(stated_additions=additions)


@given("an attack on body and mind, but {wrong:wrong}", wrong=WRONG_CRITICALS)
def wrong_critical(case, wrong):
    case.given(**wrong)


@when("what it adds is asked for")
def additions_asked(case):
    case.ask("mind_critical")


@then("it adds {additions:additions}", additions=ADDITIONS)
def adds(case, additions):
    case.expect("additions", additions)


@then("what it adds is not determined")
def additions_are_open(case):
    case.expect(not_determined="additions")


@given("an attack on {defense:defense} that went as a {degree:degree}", defense=DEFENSES, degree=DEGREES)
def attack_that_went(case, defense, degree):
    case.given(defense=defense, degree=degree)


@given("the attempt is {hostile:hostile}", hostile={"hostile": True, "not hostile": False})
def hostile_or_not(case, hostile):
    case.given(hostile=hostile)


@given("the attacker is kept from learning it")
def attacker_kept(case):
    case.given(attacker_told=False)


@given("the attacker is told of it")
def attacker_told(case):
    case.given(attacker_told=True)


@given("the target is told of it")
def target_told(case):
    case.given(target_told=True)


@given("the target is kept from noticing it")
def target_kept(case):
    case.given(target_told=False)


@given(
    "something else reveals {what:what}",
    what={"the details": ["details"], "the attacker": ["attacker"], "both": ["attacker", "details"]},
)
def reveals(case, what):
    case.given(reveals=what)


@given("an attack, but {wrong:wrong}", wrong=WRONG_ATTACKS)
def wrong_attack(case, wrong):
    case.given(**wrong)


@when("it is asked who becomes aware of what")
def awareness_asked(case):
    case.ask("attack_awareness")


@then("the attacker learns that it was a {degree:degree}", degree=DEGREES)
def learns(case, degree):
    case.expect("attacker_learns", degree)


@then("the attacker learns nothing")
def learns_nothing(case):
    case.expect("attacker_learns", None)


@then("what the attacker learns is not determined")
def learning_is_open(case):
    case.expect(not_determined="attacker_learns")


@then("the target {notices:notices} the attempt", notices={"notices": True, "does not notice": False})
def target_notices(case, notices):
    case.expect("target_aware", notices)


@then("whether the target notices the attempt is not determined")
def notice_is_open(case):
    case.expect(not_determined="target_aware")


@then(
    "the details {details:details}, and the attacker {attacker:attacker}",
    details={"are revealed": True, "stay hidden": False},
    attacker={"is revealed": True, "stays hidden": False},
)
def revealed(case, details, attacker):
    case.expect("details_revealed", details)
    case.expect("attacker_revealed", attacker)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
