"""Phrases of answers that every game can give."""

from oracle.phrases import then


@then("it is allowed")
def allowed(case):
    case.expect("allowed", True)


@then("it is not allowed")
def not_allowed(case):
    case.expect(not_allowed=True)


@then("whether it is allowed is not determined")
def allowed_is_open(case):
    case.expect(not_determined="allowed")
