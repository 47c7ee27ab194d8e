"""Phrases of knocking out and strangling."""

from oracle.phrases import given, then, when

FACTS = {
    "guts": "guts_total",
    "stamina": "stamina_total",
    "means": "means",
    "target": "target",
    "hours": "hours",
    "seconds": "seconds",
}
WRONG = {
    "nobody says what guts come to": {"stamina_total": 13},
    "nobody says what stamina comes to": {"guts_total": 15},
    "by means nobody knows": {"guts_total": 15, "stamina_total": 13, "means": "no such thing"},
    "on someone without a name": {"guts_total": 15, "stamina_total": 13, "target": " "},
}


@given("an attempt to knock out {name:name}")
@given("another attempt to knock out {name:name}")
def attempt(case, name):
    case.given(target=name)


@given("an attempt to knock out {name:name} has failed")
def failed(case, name):
    case.ask("knock_out", target=name, guts_total=5, stamina_total=15)


@given("an attempt to strangle {name:name} has failed")
def failed_strangling(case, name):
    case.ask("knock_out", target=name, guts_total=5, stamina_total=15, means="strangulation")


@given("{name:name} has been knocked out by {points:d}")
def knocked_out(case, name, points):
    case.ask("knock_out", target=name, guts_total=10 + points, stamina_total=10, means="other")


@given("someone has been knocked out by {points:d}")
def someone_knocked_out(case, points):
    case.ask("knock_out", guts_total=10 + points, stamina_total=10)


@given("{name:name} has been strangled unconscious")
def strangled(case, name):
    case.ask("knock_out", target=name, guts_total=15, stamina_total=10, means="strangulation")


@given("{name:name}'s neck has been broken")
def neck_broken(case, name):
    case.ask("grapple", attacker="Ann", target=name, attempt="grab", attacker_guts=20, target_guts=5)
    case.ask(
        "break_bone",
        attacker="Ann",
        target=name,
        part="neck",
        attacker_check=20,
        target_check=5,
        target_stamina=2,
        might=3,
    )


@given("someone has been strangled unconscious")
def someone_strangled(case):
    case.ask("knock_out", guts_total=15, stamina_total=10, means="strangulation")


@given("{name:name} has been held for {seconds:d} seconds")
@when("{name:name} is held for {seconds:d} seconds")
def held(case, name, seconds):
    case.ask("hold_strangulation", target=name, seconds=seconds)


@when("the target is held for {seconds:d} seconds")
def someone_held(case, seconds):
    case.ask("hold_strangulation", seconds=seconds)


@when("someone is held on to")
def held_on(case):
    case.ask("hold_strangulation")


@when("someone without a name is held")
def nameless_held(case):
    case.ask("hold_strangulation", target=" ", seconds=30)


@given("{name:name} has been let go")
@when("{name:name} is let go")
def let_go(case, name):
    case.ask("let_go", target=name)


@when("the target is let go")
def someone_let_go(case):
    case.ask("let_go")


@when("someone without a name is let go")
def nameless_let_go(case):
    case.ask("let_go", target=" ")


@given("{hours:d} hours have passed for {name:name}")
@when("{hours:d} hours pass for {name:name}")
def hours_pass(case, hours, name):
    case.ask("hours_pass", target=name, hours=hours)


@when("{hours:d} hours pass")
def hours_pass_for_someone(case, hours):
    case.ask("hours_pass", hours=hours)


@when("some hours pass")
def some_hours(case):
    case.ask("hours_pass")


@when("an hour passes for someone without a name")
def nameless_hour(case):
    case.ask("hours_pass", target=" ", hours=1)


@given("an attempt, but {wrong:wrong}", wrong=WRONG)
def wrong_attempt(case, wrong):
    case.given(**wrong)


@when("it is made")
def made(case):
    case.ask("knock_out")


@when("guts come to {guts:d} and stamina to {stamina:d}")
@when("guts come to {guts:d} and stamina to {stamina:d} for someone")
def checks(case, guts, stamina):
    case.ask("knock_out", guts_total=guts, stamina_total=stamina)


@when("{name:name} is attempted to be knocked out")
def attempted(case, name):
    case.ask("knock_out", target=name, guts_total=15, stamina_total=10)


@then("{name:name} stays conscious")
@then("{name:name} is awake")
def conscious(case, name):  # noqa: ARG001 - the question names whom
    case.expect("unconscious", False)
    case.expect("hours", 0)


@then("{name:name} is unconscious for {hours:d} hours")
@then("the target is unconscious for {hours:d} hours")
def unconscious(case, hours, name=None):  # noqa: ARG001 - the question names whom
    case.expect("unconscious", True)
    case.expect("hours", hours)


@then("{name:name} has been held for {seconds:d} seconds and is {dead:dead}", dead={"dead": True, "alive": False})
@then("the target has been held for {seconds:d} seconds and is {dead:dead}", dead={"dead": True, "alive": False})
def has_been_held(case, seconds, dead, name=None):  # noqa: ARG001 - the question names whom
    case.expect("dead", dead)
    case.expect("seconds", seconds)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
