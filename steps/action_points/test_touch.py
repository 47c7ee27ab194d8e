"""Phrases of touch and reach."""

from oracle.phrases import given, then, when

SHAPES = {"touch": "touch", "reach": "reach"}
WILLING = {"willing": True, "unwilling": False}
DEFENSES = {"DeC": "dec", "Ref": "ref", "Fort": "fort", "Will": "will"}
COLUMNS = {"melee": "melee", "ranged": "ranged"}
SKILLS = {"natural weapons": "natural_weapons", "that weapon": "weapon_used"}
MEANS = {
    "a natural weapon": {"means": "natural_weapon"},
    "a melee weapon": {"means": "melee_weapon"},
    "a wand": {"means": "wand"},
    "a holy symbol": {"means": "holy_symbol"},
    "a staff": {"means": "staff"},
    "a rod": {"means": "rod"},
    "another focus": {"means": "other_focus"},
    "another focus, which is said to be small": {"means": "other_focus", "focus_is_small": True},
    "another focus, which is said not to be small": {"means": "other_focus", "focus_is_small": False},
}
ATTACKS = {
    "an attack by touch": {},
    "an attack that the action includes": {"attack": "included"},
    "an attack paid for apart from the action": {"attack": "separate"},
}
FACTS = {
    "range": "shape",
    "targets": "targets",
    "means": "means",
    "size of focus": "focus_is_small",
    "named defence": "named_defense",
    "kept check": "keeps_its_check",
    "cost": "action_ap",
    "cost of an attack": "attack_ap",
    "allowed targets": "targets_allowed",
    "attempts": "attempts",
    "hit": "hits",
    "attack": "attack",
    "penetration": "penetrates",
}
WRONG_EFFECTS = {
    "of no known range": {"shape": "no such thing"},
    "nobody says of which range": {},
    "against no target": {"shape": "reach", "targets": 0},
    "delivered with something unheard of": {"shape": "touch", "means": "no such thing"},
    "against a defence that is none": {"shape": "touch", "named_defense": "no such thing"},
    "a check is kept that it does not have": {"shape": "touch", "keeps_its_check": True},
    "a check is kept, but of Ref": {"shape": "touch", "keeps_its_check": True, "named_defense": "ref"},
    "a wand is said to be small": {"shape": "touch", "means": "wand", "focus_is_small": True},
    "a staff is said to be large": {"shape": "touch", "means": "staff", "focus_is_small": False},
    "a fist is said to be a small focus": {"shape": "touch", "means": "natural_weapon", "focus_is_small": True},
    "a rod is said to be small, on someone willing": {
        "shape": "touch",
        "willing": True,
        "means": "rod",
        "focus_is_small": True,
    },
}
WRONG_ACTIONS = {
    "nobody says what it costs": {},
    "it costs less than nothing": {"action_ap": -1},
    "its attack costs less than nothing": {"action_ap": 10, "attack_ap": -1},
    "it allows no target": {"action_ap": 10, "attack_ap": 8, "targets_allowed": 0},
    "fewer than no attempts are made": {"action_ap": 10, "attack_ap": 8, "attempts": -1},
}
WRONG_ATTACKS = {
    "nobody says whether it hits": {},
    "it is neither included nor paid for": {"hits": True, "attack": "no such thing"},
    "with something unheard of": {"hits": True, "means": "no such thing"},
    "a holy symbol is said to be large": {"hits": True, "means": "holy_symbol", "focus_is_small": False},
    "it must penetrate, and nobody says if so": {"hits": True, "must_penetrate": True},
    "damage penetrates that it does not do": {"hits": True, "without_damage": True, "penetrates": True},
}


@given("an effect with a range of {shape:shape}", shape=SHAPES)
def effect(case, shape):
    case.given(shape=shape)


@given("an effect with a range of {shape:shape} against someone {willing:willing}", shape=SHAPES, willing=WILLING)
def effect_against(case, shape, willing):
    case.given(shape=shape, willing=willing)


@given("an effect that is a ray")
def ray(case):
    case.given(shape="ray")


@given("there are {targets:d} targets")
def several(case, targets):
    case.given(targets=targets)


@given("it is delivered with {means:means}", means=MEANS)
def delivered_with(case, means):
    case.given(**means)


@given("an effect, but {wrong:wrong}", wrong=WRONG_EFFECTS)
def wrong_effect(case, wrong):
    case.given(**wrong)


@when("its attack is asked for")
def attack_asked(case):
    case.ask("aim_supernatural_attack")


@then("{rolls:d} attack is made against DeC, with the modifiers of a {column:column} attack", column=COLUMNS)
@then("{rolls:d} attacks are made against DeC, with the modifiers of a {column:column} attack", column=COLUMNS)
def attacks(case, rolls, column):
    case.expect("attack_rolls", rolls)
    case.expect("defense", "dec")
    case.expect("modifiers", column)


@then("no attack is made")
def no_attack(case):
    case.expect("attack_rolls", 0)
    case.expect("defense", None)
    case.expect("modifiers", None)
    case.expect("skill", None)


@then("no check of its own remains")
def no_check(case):
    case.expect("further_check", None)


@then("a check against {defense:defense} remains", defense=DEFENSES)
def check_remains(case, defense):
    case.expect("further_check", defense)


@then("whether a check of its own remains is not determined")
def check_is_open(case):
    case.expect(not_determined="further_check")


@then("the skill with {skill:skill} counts", skill=SKILLS)
def skill_counts(case, skill):
    case.expect("skill", skill)


@given("an action of {action:d} AP and attacks of {attack:d} AP")
def costs_of(case, action, attack):
    case.given(action_ap=action, attack_ap=attack)


@given("an action of {action:d} AP")
def cost_of(case, action):
    case.given(action_ap=action)


@given("the action's time includes no attack")
def includes_none(case):
    case.given(attack_included=False)


@given("it allows {targets:d} targets")
def allows(case, targets):
    case.given(targets_allowed=targets)


@given("an action, but {wrong:wrong}", wrong=WRONG_ACTIONS)
def wrong_action(case, wrong):
    case.given(**wrong)


@when("{attempts:d} attempts are made")
def attempted(case, attempts):
    case.ask("touch_cost", attempts=attempts)


@when("it is carried out")
def carried_out(case):
    case.ask("touch_cost")


@then("it all costs {cost:d} AP, with {apart:d} attacks paid for apart")
def costs(case, cost, apart):
    case.expect("cost_ap", cost)
    case.expect("separate_attacks", apart)


@then("{apart:d} attacks are paid for apart, at a cost that is not determined")
def cost_is_open(case, apart):
    case.expect("separate_attacks", apart)
    case.expect(not_determined="cost_ap")


@then("one may move before it")
def may_move(case):
    case.expect("may_move_before_them", True)


@then("whether one may move before it is not determined")
def move_is_open(case):
    case.expect(not_determined="may_move_before_them")


@given("{attack:attack}", attack=ATTACKS)
def attack_of(case, attack):
    case.given(**attack)


@given("an attack by touch, but {wrong:wrong}", wrong=WRONG_ATTACKS)
def wrong_attack(case, wrong):
    case.given(**wrong)


@given("the action's attack does no normal damage")
def harmless(case):
    case.given(without_damage=True)


@given("its damage must penetrate DR")
def must_penetrate(case):
    case.given(must_penetrate=True)


@given("its damage {penetrates:penetrates} DR", penetrates={"penetrates": True, "does not penetrate": False})
def does_penetrate(case, penetrates):
    case.given(penetrates=penetrates)


@when("it {hits:hits}", hits={"hits": True, "misses": False})
def attack_goes(case, hits):
    case.ask("deliver_effect", hits=hits)


@when("it is looked at")
def looked_at(case):
    case.ask("deliver_effect")


@then(
    "the effect is {result:result}",
    result={
        "delivered, with the normal damage of a natural weapon": (True, "natural_weapon"),
        "delivered, with the normal damage of that weapon": (True, "weapon_used"),
        "delivered, without normal damage": (True, None),
        "not delivered, in spite of the normal damage of a natural weapon": (False, "natural_weapon"),
        "not delivered, and there is no damage": (False, None),
    },
)
def result_is(case, result):
    delivered, damage = result
    case.expect("effect_delivered", delivered)
    case.expect("normal_damage", damage)


@then("the effect is delivered, with normal damage that is not determined")
def damage_is_open(case):
    case.expect("effect_delivered", True)
    case.expect(not_determined="normal_damage")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
