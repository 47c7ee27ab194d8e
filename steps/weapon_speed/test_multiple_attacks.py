"""Phrases of several attacks in a round."""

from oracle.phrases import given, then, when

FACTS = {"rate": "attack_rate", "fighters": "fighters", "attacker": "attacker"}


@given("{attacker:name} has attacked at a rate of {rate}")
@when("{attacker:name} attacks at a rate of {rate}")
def attacks_at(case, attacker, rate):
    case.ask("attacks_in_round", attacker=attacker, attack_rate=rate)


@given("the attacker has attacked at a rate of {rate}")
def the_attacker(case, rate):
    case.ask("attacks_in_round", attacker="attacker", attack_rate=rate)


@when("someone attacks at a rate of {rate}")
def someone_attacks(case, rate):
    case.ask("attacks_in_round", attack_rate=rate)


@when("someone attacks at a rate that nobody says")
def no_rate(case):
    case.ask("attacks_in_round")


@given("{name:name} with initiative {initiative:d}")
def fighter(case, name, initiative):
    case.add("fighters", {"name": name, "initiative": initiative})


@given("{name:name} with initiative {initiative:d} and {attacks:d} attacks with one weapon")
def one_weapon(case, name, initiative, attacks):
    case.add("fighters", {"name": name, "initiative": initiative, "attacks": attacks})


@given("{name:name} with initiative {initiative:d} and {attacks:d} attacks with several weapons")
def several_weapons(case, name, initiative, attacks):
    case.add("fighters", {"name": name, "initiative": initiative, "attacks": attacks, "several_weapons": True})


@given("{name:name} with initiative {initiative:d} and several weapons")
def unstated_attacks(case, name, initiative):
    case.add("fighters", {"name": name, "initiative": initiative, "several_weapons": True})


@given("someone without a name")
def nameless(case):
    case.add("fighters", {"name": " ", "initiative": 10})


@when("the order of nobody is asked for")
def nobodys_order(case):
    case.ask("attack_order", fighters=[])


@when("the order is asked for")
def order(case):
    case.ask("attack_order")


@then("the order is {order}")
def order_is(case, order):
    case.expect("order", [group.split(" with ") for group in order.split(", ")])


@then("{name:name} attacks {times:d} times at once")
def at_once(case, name, times):
    case.expect("order", [[name] * times])


@then("there are {attacks:d} attacks")
def attacks(case, attacks):
    case.expect("attacks", attacks)


@then("how many attacks there are is not determined")
def attacks_are_open(case):
    case.expect(not_determined="attacks")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
