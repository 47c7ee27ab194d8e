"""Phrases of lucky and unlucky rolls."""

from oracle.phrases import then, when

RESULTS = {"critical hit": (True, True), "hit": (True, False), "miss": (False, False)}
FACTS = {"attack die": "attack"}


@when("the dice show {faces:faces}")
def dice_show(case, faces):
    case.ask("attack", dice={"attack": faces})


@then("the total is {total:d}, a {result:result}", result=RESULTS)
def result(case, total, result):
    case.expect("total", total)
    case.expect("hit", result[0])
    case.expect("critical", result[1])


@then("the attack is not determined")
def is_open(case):
    for field in ("total", "hit", "critical"):
        case.expect(not_determined=field)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
