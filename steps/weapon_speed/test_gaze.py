"""Phrases of gaze attacks."""

from oracle.phrases import given, then, when

FACTS = {"way of looking": "character_looks", "chance of a glance": "glance"}
WAYS = {
    "at the creature": "at_the_creature",
    "without care while facing it": "without_care",
    "nowhere": "nowhere",
    "at the ground": "at_the_ground",
    "in a mirror": "in_a_mirror",
    "in a surface that reflects": "in_a_surface",
    "askance": "askance",
}
MET = {"is met": True, "is not met": False}


@given("the creature {looks:looks} at its opponents", looks={"looks": True, "does not look": False})
def creature_looks(case, looks):
    case.given(creature_looks=looks)


@given("the character has no free hand")
def no_free_hand(case):
    case.given(has_free_hand=False)


@given("Dexterity adds {number:d} to the character's AC")
def dexterity(case, number):
    case.given(dexterity_armor_class=number)


@given(
    "being blind adds {modifier:d} to attacks and {denies:denies} Dexterity's AC bonus",
    denies={"takes": True, "leaves": False},
)
def blindness(case, modifier, denies):
    case.given(blind_attack_modifier=modifier, blindness_denies_dexterity=denies)


@given("a character has looked {way:way}", way=WAYS)
@when("a character looks {way:way}", way=WAYS)
def looks(case, way):
    case.ask("face_gaze", character_looks=way)


@when("a character is near the creature")
def is_near(case):
    case.ask("face_gaze")


@given("a character has averted the eyes and the percentile dice have shown {face:d}")
@when("a character averts the eyes and the percentile dice show {face:d}")
def averts(case, face):
    case.ask("face_gaze", character_looks="in_its_general_direction", dice={"glance": [face]})


@when("a character averts the eyes on every face of the percentile dice")
def averts_on_every_face(case):
    case.count("face_gaze", "glance", character_looks="in_its_general_direction")


@then("the gaze is met on {times:d} of the 100 faces")
def met_on(case, times):
    case.expect("meets_gaze", True, times=times)


@then("the gaze {met:met}", met=MET)
def is_met(case, met):
    case.expect("meets_gaze", met)


@then("the character {blind:blind} treated as blind", blind={"is": True, "is not": False})
def is_blind(case, blind):
    case.expect("treated_as_blind", blind)


@then("attacks are at {modifier:d} and Dexterity adds {left:d} to AC")
def costs(case, modifier, left):
    case.expect("attack_modifier", modifier)
    case.expect("dexterity_armor_class", left)


@then("Dexterity adds {left:d} to AC all the same")
def dexterity_left(case, left):
    case.expect("dexterity_armor_class", left)


@then("what attacks are at is not determined")
def attacks_are_open(case):
    case.expect(not_determined="attack_modifier")


@then("what Dexterity adds to AC is not determined")
def dexterity_is_open(case):
    case.expect(not_determined="dexterity_armor_class")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
