"""Phrases of placing an area."""

from oracle.phrases import given, then, when

DIFFICULTIES = {
    "none": "none",
    "poor visibility": "poor_visibility",
    "long range": "long_range",
    "other": "other",
}
DEGREES = {one: one for one in ("failure", "success", "outstanding", "exceptional", "critical")}
FACTS = {
    "difficulty": "difficulty",
    "degree": "degree",
    "levels": "levels_of_failure",
    "range": "range_sq",
    "requirement": "dm_requires",
    "direction": "direction",
}
FAR = {"difficulty": "long_range", "range_sq": 60}
WRONG = {
    "nobody says how hard that is": {"range_sq": 60, "degree": "success"},
    "it is hard in no known way": FAR | {"difficulty": "no such thing"},
    "it went as no attack goes": FAR | {"degree": "no such thing"},
    "it failed by no level": FAR | {"degree": "failure", "levels_of_failure": 0},
    "it failed by levels and succeeded": FAR | {"degree": "success", "levels_of_failure": 1},
    "it reached what is required, and failed by levels": FAR
    | {"degree": "exceptional", "dm_requires": "outstanding", "levels_of_failure": 2},
    "nobody says how far away": {"difficulty": "long_range", "degree": "success"},
    "less than nothing away": FAR | {"degree": "success", "range_sq": -1},
    "the DM requires a mere success": FAR | {"degree": "success", "dm_requires": "success"},
}


@given("an area wanted {distance:d} squares away, with {difficulty:difficulty} difficulty", difficulty=DIFFICULTIES)
def wanted(case, distance, difficulty):
    case.given(range_sq=distance, difficulty=difficulty)


@given("it went as a {degree:degree}", degree=DEGREES)
def went(case, degree):
    case.given(degree=degree)


@given("it failed by {levels:d} levels")
def failed_by(case, levels):
    case.given(levels_of_failure=levels)


@given("the DM requires a {degree:degree}", degree=DEGREES)
def requires(case, degree):
    case.given(dm_requires=degree)


@given("the DM resolves a failure in another way")
def otherwise(case):
    case.given(dm_resolves_otherwise=True)


@when("the die for the direction shows {face:d}")
def direction_shows(case, face):
    case.roll(direction=[face])


@given("an area to be placed, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("the area is placed")
def placed(case):
    case.ask("place_area")


@then("it lies where it was wanted")
def lies(case):
    case.expect("optimal", True)
    case.expect("offset_sq", "0")
    case.expect("direction", None)


@then("it is off by {offset} squares, in direction {direction:d}")
def off_by(case, offset, direction):
    case.expect("optimal", False)
    case.expect("offset_sq", offset)
    case.expect("direction", direction)


@then("it is off in direction {direction:d}, by how much is not determined")
def offset_is_open(case, direction):
    case.expect("optimal", False)
    case.expect("direction", direction)
    case.expect(not_determined="offset_sq")


@then("it lies elsewhere, and where is not determined")
def elsewhere(case):
    case.expect("optimal", False)
    case.expect(not_determined="offset_sq")
    case.expect(not_determined="direction")


@then("nothing of its place is determined")
def all_is_open(case):
    case.expect(not_determined="optimal")
    case.expect(not_determined="offset_sq")
    case.expect(not_determined="direction")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
