"""Phrases of the charges of a touch."""

from oracle.phrases import given, then, when

HOW = {"willingly": True, "unwillingly": False}
DELIVERED = {"it": True, "nothing": False}
GOES_ON = {"goes on": True, "ends": False}
CONCENTRATION = {"concentration": True, "no concentration": False}
FACTS = {
    "creature": "creature",
    "action": "action",
    "targets": "targets_allowed",
    "concentration": "requires_concentration",
    "target": "target",
    "hit": "hits",
}
WRONG_BEGINNINGS = {
    "nobody says by whom": {"action": "Chill", "requires_concentration": False},
    "by someone without a name": {"creature": " ", "action": "Chill", "requires_concentration": False},
    "nobody says which": {"creature": "Ann", "requires_concentration": False},
    "it has no name": {"creature": "Ann", "action": " ", "requires_concentration": False},
    "it allows fewer than no targets": {
        "creature": "Ann",
        "action": "Chill",
        "targets_allowed": -1,
        "requires_concentration": False,
    },
    "nobody says whether it needs concentration": {"creature": "Ann", "action": "Chill"},
}
WRONG_ATTEMPTS = {
    "nobody says from whom": {"action": "Chill", "target": "Cid", "hits": True},
    "from someone without a name": {"creature": " ", "action": "Chill", "target": "Cid", "hits": True},
    "nobody says of which action": {"creature": "Ann", "target": "Cid", "hits": True},
    "of an action without a name": {"creature": "Ann", "action": " ", "target": "Cid", "hits": True},
    "of an action that nobody began": {"creature": "Ann", "action": "Spark", "target": "Cid", "hits": True},
    "of another's action": {"creature": "Bob", "action": "Chill", "target": "Cid", "hits": True},
    "nobody says to whom": {"creature": "Ann", "action": "Chill", "hits": True},
    "to someone without a name": {"creature": "Ann", "action": "Chill", "target": " ", "hits": True},
    "nobody says whether it succeeds": {"creature": "Ann", "action": "Chill", "target": "Cid"},
}
WRONG_DISMISSALS = {
    "nobody says of whom": {"action": "Chill"},
    "of someone without a name": {"creature": " ", "action": "Chill"},
    "nobody says which one": {"creature": "Ann"},
    "one without a name": {"creature": "Ann", "action": " "},
    "one that nobody began": {"creature": "Ann", "action": "Spark"},
}


@given("{who:name} has begun the action {action:name}, which allows {targets:d} targets")
@when("{who:name} begins the action {action:name}, which allows {targets:d} targets")
def begins(case, who, action, targets):
    case.ask(
        "begin_charged_action",
        creature=who,
        action=action,
        targets_allowed=targets,
        requires_concentration=False,
    )


@given("{who:name} has begun the action {action:name}, which requires concentration and allows {targets:d} targets")
@when("{who:name} begins the action {action:name}, which requires concentration and allows {targets:d} targets")
def begins_concentrating(case, who, action, targets):
    case.ask(
        "begin_charged_action",
        creature=who,
        action=action,
        targets_allowed=targets,
        requires_concentration=True,
    )


@given(
    "{who:name} has begun the action {action:name}, which requires {concentration:concentration}",
    concentration=CONCENTRATION,
)
@when(
    "{who:name} begins the action {action:name}, which requires {concentration:concentration}",
    concentration=CONCENTRATION,
)
def begins_another(case, who, action, concentration):
    case.ask("begin_charged_action", creature=who, action=action, requires_concentration=concentration)


@when("an action is begun, but {wrong:wrong}", wrong=WRONG_BEGINNINGS)
def begun_wrongly(case, wrong):
    case.ask("begin_charged_action", **wrong)


@given(
    "{who:name} has attempted to touch {target:name} with {action:name}, and {hits:hits}",
    hits={"hit": True, "missed": False},
)
@when(
    "{who:name} attempts to touch {target:name} with {action:name}, and {hits:hits}",
    hits={"hits": True, "misses": False},
)
def attempts(case, who, target, action, hits):
    case.ask("attempt_delivery", creature=who, target=target, action=action, hits=hits)


@when("a charge is delivered, but {wrong:wrong}", wrong=WRONG_ATTEMPTS)
def attempted_wrongly(case, wrong):
    case.ask("attempt_delivery", **wrong)


@given("{who:name} has dismissed {action:name} {willingly:how}", how=HOW)
@when("{who:name} dismisses {action:name} {willingly:how}", how=HOW)
def dismisses_so(case, who, action, willingly):
    case.ask("dismiss_action", creature=who, action=action, willingly=willingly)


@when("{who:name} dismisses {action:name}")
def dismisses(case, who, action):
    case.ask("dismiss_action", creature=who, action=action)


@when("an action is dismissed, but {wrong:wrong}", wrong=WRONG_DISMISSALS)
def dismissed_wrongly(case, wrong):
    case.ask("dismiss_action", **wrong)


@then("it has {charges:d} charges, and {removed:d} are removed")
def has(case, charges, removed):
    case.expect("charges", charges)
    case.expect("removed", removed)


@then(
    "{delivered:delivered} is delivered, {left:d} charges are left, and the action {goes_on:goes_on}",
    delivered=DELIVERED,
    goes_on=GOES_ON,
)
def attempted(case, delivered, left, goes_on):
    case.expect("delivered", delivered)
    case.expect("charges_left", left)
    case.expect("goes_on", goes_on)


@then("{removed:d} charges are removed")
def removes(case, removed):
    case.expect("removed", removed)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
