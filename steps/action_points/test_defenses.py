"""Phrases of the defences that attacks are made against."""

from oracle.phrases import given, then, when

TYPES = {
    "a natural weapon attack": "natural",
    "a melee weapon attack": "melee",
    "a thrown weapon attack": "thrown",
    "a projectile weapon attack": "projectile",
    "a siege weapon attack": "siege",
    "a brawling attack": "brawling",
    "a touch or a reach attack": "touch_or_reach",
    "a ray attack": "ray",
    "an area attack": "area",
    "an attack on body and mind": "body_and_mind",
}
RANGES = {"a touch range": "touch", "a reach range": "reach", "a greater range": "farther"}
AFFECTED = {"targets": "targets", "what a ray strikes": "ray", "an area": "area"}
DEFENSES = {"DeC": "dec", "Ref": "ref", "Fort": "fort", "Will": "will"}
MIND = {"Fort": "fort", "Will": "will", "an unknown defence": "no such thing"}
UNBEATEN = {
    "nothing": [],
    "DeC and Will": ["dec", "will"],
    "Ref and Fort": ["ref", "fort"],
    "DeC": ["dec"],
    "Ref": ["ref"],
    "Fort": ["fort"],
    "Will": ["will"],
}
DEGREES = {
    "a failure": "failure",
    "a success": "success",
    "an outstanding success": "outstanding",
    "an exceptional success": "exceptional",
    "a critical success": "critical",
}
EFFECTS = {"full": "full", "partial": "partial_damage", "none": "none"}
LOWERED = {"makes it automatic": "automatic", "makes it easier": "easier"}
FACTS = {
    "type of attack": "attack_type",
    "range": "action_range",
    "what is affected": "affects",
    "defence of body or mind": "mind_defense",
    "defences": "against",
    "defence": "against",
    "degree": "against",
    "lowering": "lowering_makes",
}
WRONG_ACTIONS = {
    "with a range without a name": {"action_range": "no such thing", "affects": "targets"},
    "of which nobody says the range": {"affects": "targets"},
    "aimed at something without a name": {"action_range": "farther", "affects": "no such thing"},
    "of which nobody says the target": {"action_range": "farther"},
}
WRONG_ATTACKS = {
    "of which nobody says how it went": {},
    "against no defence": {"against": []},
    "against Fort twice": {
        "against": [{"defense": "fort", "degree": "success"}, {"defense": "fort", "degree": "failure"}]
    },
    "that went well against something else": {"against": [{"defense": "no such thing", "degree": "success"}]},
    "of an unknown degree against Fort": {"against": [{"defense": "fort", "degree": "no such thing"}]},
}
WRONG_LOWERING = {
    "lowers its defences, which makes something without a name": {
        "lowers_defenses": True,
        "lowering_makes": "no such thing",
    },
    "lowers nothing, which makes it automatic": {"lowers_defenses": False, "lowering_makes": "automatic"},
    "lowers nothing, which makes it easier": {"lowering_makes": "easier"},
}


@given("an action that specifies {kind:kind}", kind=TYPES | {"an unknown attack": "no such thing"})
def specified(case, kind):
    case.given(attack_type=kind)


@given("an action with {reach:reach} that affects {affects:affects}", reach=RANGES, affects=AFFECTED)
def unspecified(case, reach, affects):
    case.given(action_range=reach, affects=affects)


@given("an action without a type, {wrong:wrong}", wrong=WRONG_ACTIONS)
def wrong_action(case, wrong):
    case.given(**wrong)


@given("the action is against {defense:defense}", defense=MIND)
def against_mind(case, defense):
    case.given(mind_defense=defense)


@given("a willing target of the action")
def willing(case):
    case.given(target_willing=True)


@when("the defence is asked for")
def asks_for_defense(case):
    case.ask("defense_against")


@then("it is {kind:kind} against {defense:defense}", kind=TYPES, defense=DEFENSES)
def made_against(case, kind, defense):
    case.expect("attack_type", kind)
    case.expect("defense", defense)


@then("it is {kind:kind}, but its defence is not determined", kind=TYPES)
def defense_is_open(case, kind):
    case.expect("attack_type", kind)
    case.expect(not_determined="defense")


@then("it is against {defense:defense}, but its type is not determined", defense=DEFENSES)
def type_is_open(case, defense):
    case.expect("defense", defense)
    case.expect(not_determined="attack_type")


@then("its type and its defence are not determined")
def both_are_open(case):
    case.expect(not_determined="attack_type")
    case.expect(not_determined="defense")


@then("there is no attack, and no defence against it")
def no_attack(case):
    case.expect("attack_type", None)
    case.expect("defense", None)


@given("the attack is {degree:degree} against {defense:defense}", degree=DEGREES, defense=DEFENSES)
def went(case, degree, defense):
    case.add("against", {"defense": defense, "degree": degree})


@given("an attack {wrong:wrong}", wrong=WRONG_ATTACKS)
def wrong_attack(case, wrong):
    case.given(**wrong)


@given("the action does partial damage if it fails")
def partial(case):
    case.given(partial_on_failure=True)


@given("the target lowers its defences")
def lowers(case):
    case.given(lowers_defenses=True)


@given("the target lowers its defences, which {makes:makes}", makes=LOWERED)
def lowers_so(case, makes):
    case.given(lowers_defenses=True, lowering_makes=makes)


@given("the target {wrong:wrong}", wrong=WRONG_LOWERING)
def lowers_wrongly(case, wrong):
    case.given(**wrong)


@when("its effect is asked for")
def asks_for_effect(case):
    case.ask("attack_effect")


@then("its effect is {effect:effect}, with {unbeaten:unbeaten} unbeaten", effect=EFFECTS, unbeaten=UNBEATEN)
def has_effect(case, effect, unbeaten):
    case.expect("effect", effect)
    case.expect("unbeaten", unbeaten)


@then("its effect is not determined")
def effect_is_open(case):
    case.expect(not_determined="effect")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
