"""Phrases of non-lethal damage."""

from oracle.phrases import given, then, when

FACTS = {"HP": "hit_points", "lethal damage": "lethal", "non-lethal damage": "non_lethal", "points": "points"}


@given("{target:name} with {hit_points:d} HP has taken {lethal:d} lethal and {non_lethal:d} non-lethal points")
@when("{target:name} with {hit_points:d} HP takes {lethal:d} lethal and {non_lethal:d} non-lethal points")
def first_damage(case, target, hit_points, lethal, non_lethal):
    case.ask("take_damage", target=target, hit_points=hit_points, lethal=lethal, non_lethal=non_lethal)


@given("{target:name} has taken {lethal:d} lethal and {non_lethal:d} non-lethal points more")
@when("{target:name} takes {lethal:d} lethal and {non_lethal:d} non-lethal points more")
def more_damage(case, target, lethal, non_lethal):
    case.ask("take_damage", target=target, lethal=lethal, non_lethal=non_lethal)


@when("{target:name} with {hit_points:d} HP takes only lethal damage of {lethal:d}")
def only_lethal(case, target, hit_points, lethal):
    case.ask("take_damage", target=target, hit_points=hit_points, lethal=lethal)


@when("{target:name} with {hit_points:d} HP takes only non-lethal damage of {non_lethal:d}")
def only_non_lethal(case, target, hit_points, non_lethal):
    case.ask("take_damage", target=target, hit_points=hit_points, non_lethal=non_lethal)


@given("{target:name} has been healed of {points:d}")
@when("{target:name} is healed of {points:d}")
def healed(case, target, points):
    case.ask("heal_damage", target=target, points=points)


@given("someone with {hit_points:d} HP has taken {lethal:d} lethal and {non_lethal:d} non-lethal points")
def unnamed_damage(case, hit_points, lethal, non_lethal):
    case.ask("take_damage", hit_points=hit_points, lethal=lethal, non_lethal=non_lethal)


@when("that one is healed of {points:d}")
def unnamed_healed(case, points):
    case.ask("heal_damage", points=points)


@when("{target:name} with {hit_points:d} HP is healed of {points:d}")
def healed_first(case, target, hit_points, points):
    case.ask("heal_damage", target=target, hit_points=hit_points, points=points)


@when("{target:name} is healed of nobody knows how much")
def healed_unknown(case, target):
    case.ask("heal_damage", target=target)


@then("{hit_points:d} HP and {non_lethal:d} non-lethal points stand")
def stand(case, hit_points, non_lethal):
    case.expect("hit_points", hit_points)
    case.expect("non_lethal", non_lethal)


@then("that one is {unconscious:unconscious}", unconscious={"unconscious": True, "not unconscious": False})
def unconscious_is(case, unconscious):
    case.expect("unconscious", unconscious)


@then("whether that one is unconscious is not determined")
def unconscious_is_open(case):
    case.expect(not_determined="unconscious")


@then("what is healed is not determined")
def healing_is_open(case):
    case.expect(not_determined="hit_points")
    case.expect(not_determined="non_lethal")
    case.expect(not_determined="unconscious")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
