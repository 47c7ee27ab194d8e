"""Phrases of thrown equipment with an area of effect."""

from oracle.phrases import given, then, when

WAYS = {
    "north": "north",
    "north-east": "north_east",
    "east": "east",
    "south-east": "south_east",
    "south": "south",
    "south-west": "south_west",
    "west": "west",
    "north-west": "north_west",
}
FACTS = {
    "difference": "missed_by",
    "throw": "thrown_towards",
    "facing": "target_faces",
    "first offset": "first_offset_ft",
    "direction die": "direction",
}
WRONG = {
    "it misses by -1": {"missed_by": -1, "thrown_towards": "north"},
    "nobody says where it is thrown": {"missed_by": 3},
    "it is thrown nowhere": {"missed_by": 3, "thrown_towards": "no such thing"},
    "the target looks nowhere": {"missed_by": 3, "thrown_towards": "north", "target_faces": "no such thing"},
    "a narrow miss is -1 foot away": {"missed_by": 3, "thrown_towards": "north", "first_offset_ft": -1},
}


@given("it is thrown to the {way:way}", way=WAYS)
def thrown(case, way):
    case.given(thrown_towards=way)


@given("the target looks {way:way}", way=WAYS)
def looks(case, way):
    case.given(target_faces=way)


@given("a narrow miss lies {feet:d} feet from the target")
def first_offset(case, feet):
    case.given(first_offset_ft=feet)


@given("a throw with an area, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("it hits")
def hits(case):
    case.ask("land_area_throw")


@when("it misses by {difference:d}, and the d8 shows {faces:faces}")
def misses(case, difference, faces):
    case.ask("land_area_throw", missed_by=difference, dice={"direction": faces})


@when("it lands, and the d8 shows {face:d}")
def lands(case, face):
    case.ask("land_area_throw", dice={"direction": [face]})


@then("the area is where it was aimed")
def unmoved(case):
    case.expect("moved", False)
    case.expect("direction", None)
    case.expect("extra_ft", 0)
    case.expect("distance_ft", 0)


@then("the area is {way:way} of the target, {extra:d} feet farther, at {feet:d} feet", way=WAYS)
def moved(case, way, extra, feet):
    case.expect("moved", True)
    case.expect("direction", way)
    case.expect("extra_ft", extra)
    case.expect("distance_ft", feet)


@then("the area is {way:way} of the target, {extra:d} feet farther, at a distance that is not determined", way=WAYS)
def distance_open(case, way, extra):
    case.expect("moved", True)
    case.expect("direction", way)
    case.expect("extra_ft", extra)
    case.expect(not_determined="distance_ft")


@then("the area is moved, {extra:d} feet farther, at {feet:d} feet, in a direction that is not determined")
def direction_open(case, extra, feet):
    case.expect("moved", True)
    case.expect("extra_ft", extra)
    case.expect("distance_ft", feet)
    case.expect(not_determined="direction")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
