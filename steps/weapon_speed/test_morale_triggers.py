"""Phrases of when morale is checked."""

from oracle.phrases import given, then, when

FACTS = {
    "new conditions": "new_conditions",
    "conditions from before": "conditions_from_before",
    "beginning": "round_begins",
    "decision of the GM": "gm_calls",
    "size of the group": "group_size",
    "group": "group",
    "death": "killed",
    "earlier fall": "down_before",
    "magic": "by_magic",
    "leadership": "leader",
}
LISTS = {"new_conditions", "conditions_from_before"}
CONDITIONS = {
    "they were surprised the round before": "first_round_after_surprise",
    "a clearly stronger force faces them": "superior_force",
    "magic has killed an ally": "ally_slain_by_magic",
    "a quarter of them has fallen": "quarter_fallen",
    "half of them has fallen": "half_fallen",
    "one more dies after half": "companion_dies_after_half",
    "the leader has deserted": "leader_deserts",
    "the leader has fallen": "leader_falls",
    "they are sent to certain death": "suicidal_order",
    "they cannot harm their foe": "cannot_harm_opponent",
    "they are surrounded": "surrounded",
    "they are overwhelmed": "overwhelmed",
    "a bribe is offered": "bribe",
    "they may surrender": "chance_to_surrender",
}
FALL = {
    "dies": {"killed": True},
    "falls and lives": {"killed": False},
    "who lay there dies": {"killed": True, "down_before": True},
    "who lay there falls and lives": {"killed": False, "down_before": True},
    "dies by magic": {"killed": True, "by_magic": True},
    "falls by magic and lives": {"killed": False, "by_magic": True},
    "who lay there dies by magic": {"killed": True, "down_before": True, "by_magic": True},
    "who leads them dies": {"killed": True, "leader": True},
    "who leads them falls and lives": {"killed": False, "leader": True},
    "who lay there and led them dies": {"killed": True, "down_before": True, "leader": True},
    "who leads them dies by magic": {"killed": True, "leader": True, "by_magic": True},
}


@given("just now {condition:condition}", condition=CONDITIONS)
def new(case, condition):
    case.add("new_conditions", condition)


@given("from before {condition:condition}", condition=CONDITIONS)
def from_before(case, condition):
    case.add("conditions_from_before", condition)


@given("a round begins")
def round_begins(case):
    case.given(round_begins=True)


@given("the GM calls for {calls:calls}", calls={"a check": "check", "no check": "no_check"})
def gm_calls(case, calls):
    case.given(gm_calls=calls)


@given("an unknown {fact:fact}", fact=FACTS)
def unknown(case, fact):
    if fact in LISTS:
        case.add(fact, "no such thing")
    else:
        case.given(**{fact: " "})


@given("a group of {size:d}")
def group(case, size):
    case.given(group_size=size)


@given("a companion of theirs {fall:fall}, as was seen before", fall=FALL)
@when("a companion of theirs {fall:fall}", fall=FALL)
def falls(case, fall):
    case.ask("companion_falls", **fall)


@given("of the {group}, {size:d} strong, one has died")
@when("of the {group}, {size:d} strong, one dies")
def other_group_at_first(case, group, size):
    case.ask("companion_falls", group=group, group_size=size, killed=True)


@when("of the {group} another dies")
def other_group(case, group):
    case.ask("companion_falls", group=group, killed=True)


@when("a companion of theirs does nobody knows what")
def falls_somehow(case):
    case.ask("companion_falls")


@when("it is asked whether morale is checked")
def asked(case):
    case.ask("morale_triggers")


@then("morale is checked once")
def once(case):
    case.expect("checks_morale", True)
    case.expect("checks", 1)


@then("morale is checked {times:d} times")
def times_checked(case, times):
    case.expect("checks_morale", True)
    case.expect("checks", times)


@then("morale is not checked")
def not_checked(case):
    case.expect("checks_morale", False)
    case.expect("checks", 0)


@then("{fallen:d} of them have fallen")
def fallen_are(case, fallen):
    case.expect("fallen", fallen)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
