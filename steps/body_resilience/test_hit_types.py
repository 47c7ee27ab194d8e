"""Phrases of what an attack counts as."""

from oracle.phrases import given, then

NAMES = {one: one for one in ("poison", "stunning", "draining", "spell")}
TRIGGERS = {"a wound": "wound", "damage": "damage", "a hit": "hit", "a touch": "touch"}
TYPES = {one: one for one in ("piercing", "slashing", "bludgeoning", "fire", "cold", "lightning")}


@given("{body:d} taken from body points and {resilience:d} from resilience points")
def taken(case, body, resilience):
    case.given(body_damage=body, resilience_damage=resilience)


@given("a {name:name_of} that needs {trigger:trigger}", name_of=NAMES, trigger=TRIGGERS)
def effect(case, name, trigger):
    case.add("effects", {"name": name, "trigger": trigger})


@given("a {name:name_of} that needs a wound by piercing or slashing", name_of=NAMES)
def typed_effect(case, name):
    case.add("effects", {"name": name, "trigger": "wound", "damage_types": ["piercing", "slashing"]})


@given("the damage is {kind:kind}", kind=TYPES)
def damage_is(case, kind):
    case.add("damage_types", kind)


@then("it is a wounding hit, a damaging hit and a hit")
def wounding_without_touch(case):
    case.expect("categories", ["wounding_hit", "damaging_hit", "hit"])


@then("it is a wounding hit, a damaging hit, a hit and a touch")
def wounding_hit(case):
    case.expect("categories", ["wounding_hit", "damaging_hit", "hit", "touch"])


@then("it is a damaging hit, a hit and a touch")
def damaging_hit(case):
    case.expect("categories", ["damaging_hit", "hit", "touch"])


@then("it is a hit and a touch")
def hit_and_touch(case):
    case.expect("categories", ["hit", "touch"])


@then("it is a hit")
def hit(case):
    case.expect("categories", ["hit"])


@then("{name:name_of} is brought on", name_of=NAMES | {"nothing": None})
def brought_on(case, name):
    case.expect("triggered", [name] if name else [])


@then("poison, stunning, draining and spell are brought on")
def all_brought_on(case):
    case.expect("triggered", ["poison", "stunning", "draining", "spell"])


@then("stunning, draining and spell are brought on")
def three_brought_on(case):
    case.expect("triggered", ["stunning", "draining", "spell"])


@then("draining and spell are brought on")
def two_brought_on(case):
    case.expect("triggered", ["draining", "spell"])


@given("damage of no type")
def no_type(case):
    case.given(damage_types=[])


@then("what is brought on is not determined")
def triggered_is_open(case):
    case.expect(not_determined="triggered")
