"""Phrases of the table of weapon sizes."""

from oracle.phrases import given, then, when

NAMED = ("fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal")
SIZES = {one[0].upper(): one for one in NAMED}
IN_CELLS = {"2H": "two_handed", "1H": "one_handed", "Lt": "light"}
FACTS = {"object size": "object_size", "made-for size": "made_for_size"}


@given("a weapon of size {size:size}, made for size {made_for:size}", size=SIZES)
def weapon(case, size, made_for):
    case.given(object_size=size, made_for_size=made_for)


@given("a weapon of an unknown size, made for size {made_for:size}", size=SIZES)
def unknown_size(case, made_for):
    case.given(object_size="no such thing", made_for_size=made_for)


@given("a weapon of size {size:size}, made for an unknown size", size=SIZES)
def unknown_made_for(case, size):
    case.given(object_size=size, made_for_size="no such thing")


@given("a weapon of unstated size, made for size {made_for:size}", size=SIZES)
def unstated_size(case, made_for):
    case.given(made_for_size=made_for)


@given("a weapon of size {size:size}, made for an unstated size", size=SIZES)
def unstated_made_for(case, size):
    case.given(object_size=size)


@when("the table is asked who can use it")
def asked(case):
    case.ask("weapon_users")


@when("a creature of size {size:size} wields it", size=SIZES)
def wields(case, size):
    case.ask("wield_weapon", wielder_size=size)


@then("it lists {users}")
def lists(case, users):
    listed = []
    for part in [] if users == "-" else users.split():
        if part.endswith(":"):
            listed.append({"size": SIZES[part[0]], "attack_penalty": 0})
        elif part in IN_CELLS:
            listed[-1]["grip"] = IN_CELLS[part]
        else:
            listed[-1]["attack_penalty"] = int(part.strip("()"))
    case.expect("users", listed)


@then("its size changes the cost of an attack by {modifier:d}")
def changes_cost(case, modifier):
    case.expect("size_modifier_ap", modifier)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
