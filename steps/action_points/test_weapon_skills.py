"""Phrases of weapon skills."""

from oracle.phrases import given, then, when

MODIFIERS = {"PAM": "pam", "MAM": "mam", "PAM and MAM": "both", "neither PAM nor MAM": "none"}
COUNTS = {"counts as improvised": True, "does not count as improvised": False}
SWITCHED = {"switched freely": True, "not switched freely": False}
BEFORE = {
    "an attack has been made with it": ("weapon_attack", {"weapon": "shield"}),
    "an attack has been made with another weapon": ("weapon_attack", {"weapon": "sword"}),
    "an attack of opportunity has been made with it": ("attack_of_opportunity", {"weapon": "shield"}),
    "an attack of opportunity has been made with the nameless one": ("attack_of_opportunity", {}),
    "an attack of opportunity has been made with another weapon": ("attack_of_opportunity", {"weapon": "sword"}),
    "an attack has been made with the nameless one": ("weapon_attack", {}),
    "a parry has been made with it": ("parry", {}),
}
REACTION = {"reactions": 2, "required_ap": 8}
OPPORTUNITY = REACTION | {"provokes": True, "distance_sq": 1, "min_reach_sq": 0, "max_reach_sq": 1}
REST = {"weapon_attack": {}, "attack_of_opportunity": OPPORTUNITY, "parry": REACTION | {"incoming": "melee"}}
FACTS = {
    "skill": "skill_level",
    "weapon": "weapon",
    "bonus": "printed_bonus",
    "EP": "ep",
    "action": "action_modifier",
}
WRONG_BONUS = {
    "nobody says with what skill": {"printed_bonus": 4},
    "with less than no skill": {"skill_level": -1, "printed_bonus": 4},
    "nobody says what it is": {"skill_level": 1},
    "of less than nothing": {"skill_level": 1, "printed_bonus": -1},
    "of a weapon of no name": {"skill_level": 1, "printed_bonus": 4, "weapon": " "},
}
WRONG_EP = {
    "nobody says with what skill": {"ep": 4, "action_modifier": "pam"},
    "with less than no skill": {"skill_level": -1, "ep": 4, "action_modifier": "pam"},
    "nobody says with what EP": {"skill_level": 0, "action_modifier": "pam"},
    "with less EP than none": {"skill_level": 0, "ep": -1, "action_modifier": "pam"},
    "nobody says for which action": {"skill_level": 0, "ep": 4},
    "for an action of no kind": {"skill_level": 0, "ep": 4, "action_modifier": "no such thing"},
}


@when("skill level {level:d} is looked up")
def looked_up(case, level):
    case.ask("weapon_skill", skill_level=level)


@when("a skill level that nobody states is looked up")
def nothing_looked_up(case):
    case.ask("weapon_skill")


@then("nothing is listed of it")
def brings_nothing(case):
    case.expect("benefits", [])


@then("it brings {benefits}")
def brings(case, benefits):
    case.expect("benefits", benefits.split("; "))


@then("the weapon can be part of {attacks:d} attacks at once")
def at_once(case, attacks):
    case.expect("akimbo_attacks", attacks)


@when("an attack is made at skill level {level:d}")
def attacks_at(case, level):
    case.ask("weapon_attack", skill_level=level)


@when("an attack is made at a skill level that nobody states")
def attacks_at_nothing(case):
    case.ask("weapon_attack")


@when("an attack is made at skill level {level:d} with a weapon of no name")
def attacks_with_nothing(case, level):
    case.ask("weapon_attack", skill_level=level, weapon=" ")


@then("it {counts:counts}, and SP and HP are {switched:switched}", counts=COUNTS, switched=SWITCHED)
def counts_as(case, counts, switched):
    case.expect("improvised", counts)
    case.expect("switches_freely", switched)


@given("a weapon of parry bonus {bonus:d}, and skill level {level:d} with its type")
def weapon(case, bonus, level):
    case.given(weapon="shield", printed_bonus=bonus, skill_level=level)


@given("a nameless weapon of parry bonus {bonus:d}, and skill level {level:d} with its type")
def nameless(case, bonus, level):
    case.given(printed_bonus=bonus, skill_level=level)


@given("{before:before}", before=BEFORE)
def has_been_made(case, before):
    operation, facts = before
    case.ask(operation, **REST[operation], **facts)


@given("a parry bonus, but {wrong:wrong}", wrong=WRONG_BONUS)
def wrong_bonus(case, wrong):
    case.given(**wrong)


@when("its parry bonus is asked for")
def bonus_asked(case):
    case.ask("parry_bonus")


@then("the parry bonus is {bonus:d}")
def bonus_is(case, bonus):
    case.expect("parry_bonus", bonus)


@given("a weapon or shield of EP {ep:d}, and skill level {level:d} with its type")
def weapon_of_ep(case, ep, level):
    case.given(ep=ep, skill_level=level)


@given("a weapon's EP, but {wrong:wrong}", wrong=WRONG_EP)
def wrong_ep(case, wrong):
    case.given(**wrong)


@when("an action has {modifier:modifier}", modifier=MODIFIERS)
def acts(case, modifier):
    case.ask("weapon_penalty", action_modifier=modifier)


@when("its EP is asked for")
def ep_asked(case):
    case.ask("weapon_penalty")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
