"""Phrases of actions and off-hand attacks."""

from oracle.phrases import given, then, when

WIELDS = {"nothing": "nothing", "melee weapons": "melee_weapons", "arms": "arms"}
HANDS = {"main": False, "off": True}
FACTS = {
    "attacker": "attacker",
    "weapon": "weapon",
    "dual wielding": "dual_wields",
    "cost": "later_cost",
    "actions left": "actions_left",
}
WRONG = {
    "nobody says who": {"weapon": "sword"},
    "the attacker has no name": {"attacker": " ", "weapon": "sword"},
    "nobody says with what": {"attacker": "Ann"},
    "the weapon has no name": {"attacker": "Ann", "weapon": " "},
    "both hands hold no such thing": {"attacker": "Ann", "weapon": "sword", "dual_wields": "no such thing"},
    "it costs less than nothing": {"attacker": "Ann", "weapon": "sword", "later_cost": -1},
    "less than no actions are left": {"attacker": "Ann", "weapon": "sword", "actions_left": -1},
}


@given("the attacker dual wields {wields:wields}", wields=WIELDS)
def dual_wields(case, wields):
    case.given(dual_wields=wields)


@given("other attacks cost {cost:d} actions")
def others_cost(case, cost):
    case.given(later_cost=cost)


@given("{holder:name} has grappled {held:name}")
def has_grappled(case, holder, held):
    case.ask("grapple", attacker=holder, target=held, attempt="grab", attacker_guts=20, target_guts=5)


@given("{name:name} has attacked with the {weapon:w}")
@when("{name:name} attacks with the {weapon:w}")
def attacks(case, name, weapon):
    case.ask("spend_on_attack", attacker=name, weapon=weapon)


@when("{name:name} attacks with the {weapon:w}, with {left:d} actions left")
def attacks_with_left(case, name, weapon, left):
    case.ask("spend_on_attack", attacker=name, weapon=weapon, actions_left=left)


@when("someone attacks, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.ask("spend_on_attack", **wrong)


@then("it is attack {number:d}, in the {hand:hand} hand", hand=HANDS)
def is_attack(case, number, hand):
    case.expect("number", number)
    case.expect("off_hand", hand)


@then("it is attack {number:d}, in the {hand:hand} hand, for {actions:d} actions", hand=HANDS)
@then("it is attack {number:d}, in the {hand:hand} hand, for {actions:d} action", hand=HANDS)
def is_attack_for(case, number, hand, actions):
    case.expect("number", number)
    case.expect("off_hand", hand)
    case.expect("actions", actions)


@then("it is attack {number:d}, in the {hand:hand} hand, for nobody knows how many actions", hand=HANDS)
def is_attack_for_what(case, number, hand):
    case.expect("number", number)
    case.expect("off_hand", hand)
    case.expect(not_determined="actions")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
