"""Phrases of threat, reactions and attacks of opportunity."""

from oracle.phrases import given, then, when

REACHED = {"reached": True, "not reached": False}
THREATENED = {"threatened": True, "not threatened": False}
CONDITIONS = {
    "stunned": {"condition": "stunned"},
    "stunned, which is said to bar such attacks": {"condition": "stunned", "condition_bars": True},
    "stunned, which is said not to bar such attacks": {"condition": "stunned", "condition_bars": False},
    "in another condition": {"condition": "other"},
    "in another condition, which is said to bar such attacks": {"condition": "other", "condition_bars": True},
    "in another condition, which is said not to bar such attacks": {"condition": "other", "condition_bars": False},
    "in no such condition": {"condition": "none"},
    "in no condition, which is said to bar such attacks": {"condition_bars": True},
    "in no condition, which is said not to bar such attacks": {"condition": "none", "condition_bars": False},
    "flat-footed": {"flat_footed": True},
    "flat-footed, which something described elsewhere makes up for": {"flat_footed": True, "freed": True},
}
ATTACKS = {
    "another attack": "other",
    "a throw of a melee weapon": "thrown",
    "a melee attack": "melee",
}
ACTIONS = {"Bob's spell": "Bob's spell", "Bob's flight": "Bob's flight"}
FACTS = {
    "word on the condition": "condition_bars",
    "reactions": "reactions",
    "distance": "distance_sq",
    "least reach": "min_reach_sq",
    "greatest reach": "max_reach_sq",
    "required AP": "required_ap",
    "boost": "boost_ap",
    "attack": "attack",
    "condition": "condition",
    "cover": "cover",
    "concealment": "concealment",
    "freedom": "freed",
    "name": "attacker",
    "weapon": "weapon",
    "provocation": "provocation",
}
WHOLE = {"reactions": 2, "provokes": True, "distance_sq": 1, "min_reach_sq": 0, "max_reach_sq": 1, "required_ap": 8}
WRONG = {
    "nobody says how far away": {"distance_sq": None},
    "nearer than its own square": {"distance_sq": -1},
    "nobody says from what reach on": {"min_reach_sq": None},
    "from a reach of less than nothing": {"min_reach_sq": -1},
    "nobody says up to what reach": {"max_reach_sq": None},
    "up to a reach of less than nothing": {"max_reach_sq": -1},
    "up to a reach that ends before it begins": {"min_reach_sq": 2},
    "nobody says what it requires": {"required_ap": None},
    "requiring less than nothing": {"required_ap": -1},
    "boosted with less than nothing": {"boost_ap": -1},
    "with an attack of no kind": {"attack": "no such thing"},
    "in a condition without a name": {"condition": "no such thing"},
    "against cover of no grade": {"cover": "no such thing"},
    "against concealment of no grade": {"concealment": "no such thing"},
    "freed of what nobody suffers from": {"freed": True},
    "by someone of no name": {"attacker": " "},
    "with a weapon of no name": {"weapon": " "},
    "at an action of no name": {"provocation": " "},
}


@given("a creature with a reach of {least:d}-{most:d}")
def creature(case, least, most):
    case.given(reaches=[{"min_reach_sq": least, "max_reach_sq": most}])


@given("none of its primary attack forms serves in melee")
@given("none of her primary attack forms serves in melee")
def no_primary_form(case):
    case.given(melee_with_primary_form=False)


@given("one of its primary attack forms serves in melee")
def primary_form(case):
    case.given(melee_with_primary_form=True, flat_footed=False)


@given("it is flat-footed")
def flat_footed(case):
    case.given(flat_footed=True)


@when("a square {distance:d} squares away is looked at")
def looked_at(case, distance):
    case.ask("threatens", distance_sq=distance)


@then("it is {reached:reached}, and {threatened:threatened}", reached=REACHED, threatened=THREATENED)
def threat(case, reached, threatened):
    case.expect("in_reach", reached)
    case.expect("threatens", threatened)


@given("a provoking action {distance:d} squares away, within a reach of {least:d}-{most:d}")
def provoking(case, distance, least, most):
    case.given(provokes=True, distance_sq=distance, min_reach_sq=least, max_reach_sq=most)


@given("an action {distance:d} squares away that does not provoke, within a reach of {least:d}-{most:d}")
def not_provoking(case, distance, least, most):
    case.given(provokes=False, distance_sq=distance, min_reach_sq=least, max_reach_sq=most)


@given("an action {distance:d} squares away, within a reach of {least:d}-{most:d}")
def unknown_action(case, distance, least, most):
    case.given(distance_sq=distance, min_reach_sq=least, max_reach_sq=most)


@given("it is {opponent:opponent} who acts", opponent={"an opponent": True, "no opponent": False})
def acts(case, opponent):
    case.given(opponent=opponent)


@given("she is {condition:condition}", condition=CONDITIONS)
def in_condition(case, condition):
    case.given(**condition)


@given("an attack with a smaller weapon has provoked {name:name}, who threatens with a larger one")
def provoked(case, name):
    strokes = [{"object_size": "tiny", "against": name}]
    larger = [{"defender": name, "object_size": "small", "threatening": True}]
    case.ask("provoked_by_size", strokes=strokes, defender_weapons=larger)
    case.expect("by", [name])


@when("{name:name} makes an attack of opportunity of {required:d} AP")
def strikes(case, name, required):
    case.ask("attack_of_opportunity", attacker=name, required_ap=required)


@when("someone makes an attack of opportunity of {required:d} AP")
def someone_strikes(case, required):
    case.ask("attack_of_opportunity", required_ap=required)


@when("{name:name} makes {attack:attack} of {required:d} AP at the opportunity", attack=ATTACKS)
def strikes_with(case, name, attack, required):
    case.ask("attack_of_opportunity", attacker=name, attack=attack, required_ap=required)


@when("{name:name} makes an attack of opportunity of {required:d} AP, boosted with {boost:d} saved AP")
def boosts(case, name, required, boost):
    case.ask("attack_of_opportunity", attacker=name, required_ap=required, boost_ap=boost)


@given("{name:name}, with {count:d} reactions each round, has made an attack of opportunity of {required:d} AP")
@when("{name:name}, with {count:d} reactions each round, makes an attack of opportunity of {required:d} AP")
def another_strikes(case, name, count, required):
    case.ask("attack_of_opportunity", attacker=name, reactions=count, required_ap=required)


@given("{name:name} has made an attack of opportunity of {required:d} AP, which left her {left:d} reactions")
def struck(case, name, required, left):
    case.ask("attack_of_opportunity", attacker=name, required_ap=required)
    case.expect("reactions_left", left)


@given("it is {action:action} that provokes", action=ACTIONS)
def provocation(case, action):
    case.given(provocation=action)


@given("{name:name} has answered {action:action}, which left her {left:d} reactions", action=ACTIONS)
def answered(case, name, action, left):
    case.ask("attack_of_opportunity", attacker=name, provocation=action, required_ap=8)
    case.expect("reactions_left", left)


@when("{name:name} answers {action:action}", action=ACTIONS)
def answers(case, name, action):
    case.ask("attack_of_opportunity", attacker=name, provocation=action, required_ap=8)


@given("{name:name} has tried an attack of opportunity of {required:d} AP in vain")
def struck_in_vain(case, name, required):
    case.ask("attack_of_opportunity", attacker=name, required_ap=required)
    case.expect(not_allowed=True)


@given("{name:name} has parried, which left her {left:d} reactions")
def parried(case, name, left):
    case.ask("parry", target=name, incoming="melee", required_ap=8)
    case.expect("reactions_left", left)


@when("{name:name} parries")
def parries(case, name):
    case.ask("parry", target=name, incoming="melee", required_ap=8)


@given("an attack of opportunity, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    facts = {**WHOLE, **wrong}
    case.given(**{name: value for name, value in facts.items() if value is not None})


@when("it is tried")
def tried(case):
    case.ask("attack_of_opportunity")


@then("it costs {cost:d} AP, and {left:d} reactions are left")
def costs(case, cost, left):
    case.expect("cost_ap", cost)
    case.expect("reactions_left", left)


@then("round {number:d} begins")
def begins(case, number):
    case.expect("next_round", number)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
