"""Phrases of lucky and unlucky rolls."""

from oracle.phrases import given, then, when

LUCK = {"lucky": "lucky", "unlucky": "unlucky"}
RESULTS = {"critical hit": (True, True), "hit": (True, False), "miss": (False, False)}
FACTS = {"attack die": "attack"}


@given("an attack of accuracy {accuracy:d} against a defence roll of {defense:d}")
def an_attack(case, accuracy, defense):
    case.given(accuracy=accuracy, defense_total=defense)


@given("the roll is {luck:luck}", luck=LUCK)
def is_lucky(case, luck):
    case.given(**{luck: True})


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
