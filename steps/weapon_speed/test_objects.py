"""Phrases of attacks on objects."""

from oracle.phrases import given, then, when

OBJECTS = {
    "Chair": "chair",
    "Strip of leather": "strip_of_leather",
    "Glass bottle": "glass_bottle",
    "Glass pane or mirror": "glass_pane_or_mirror",
    "Rope": "rope",
    "Wooden door": "wooden_door",
    "Wooden pole": "wooden_pole",
    "Metal pole": "metal_pole",
    "door of iron": "other_door",
    "barrel": "other",
    "gizmo": "gizmo",
}
TYPES = {one: one for one in ("bludgeoning", "slashing", "piercing", "melting")}
PRINTED_TYPES = dict.fromkeys(("Bludgeon/Slash", "Slash/Pierce", "Bludgeon", "All", "Slash"))
PRINTED_DICE = dict.fromkeys(("1d8+1", "2d4", "1d2", "1d4+1", "10d3+20", "2d6", "5d6+15"))
KINDS = {"swung": None, "swung in melee": "melee", "shot": "ranged", "dreamt of": "dreamt"}
FACTS = {
    "for its danger": "danger",
    "for the GM's way": "gm_uses",
    "for what it can damage": "weapon_capable",
    "for its damage type": "damage_type",
    "for its AC": "object_armor_class",
    "for its called shot": "called_shot",
    "for its roll": "attack",
    "for its object": "object",
    "for its kind": "kind",
}


@given(
    "equipment that {danger:danger}",
    danger={"is only in use": "wear", "someone means to destroy": "deliberate_attack", "is under a curse": "curse"},
)
def equipment(case, danger):
    case.given(danger=danger)


@given(
    "the GM {way:way}",
    way={"follows its hit points": "hit_points", "has it save": "saving_throw", "tosses a coin": "coin"},
)
def gm_uses(case, way):
    case.given(gm_uses=way)


@given("a {kind:kind} weapon against a {object:object}", kind=TYPES, object=OBJECTS)
def weapon_against(case, kind, object):  # noqa: A002
    case.given(damage_type=kind, object=object)


@given(
    "a {kind:kind} weapon against a {object:object}, for which the table has {effective:effective}",
    kind=TYPES,
    object=OBJECTS,
    effective=PRINTED_TYPES,
)
def weapon_against_row(case, kind, object, effective):  # noqa: A002, ARG001 - the types are for whoever reads
    case.given(damage_type=kind, object=object)


@given("an attack with something on a {object:object}", object=OBJECTS)
def something_against(case, object):  # noqa: A002
    case.given(object=object)


@given("a slashing weapon and nothing to use it on")
def weapon_only(case):
    case.given(damage_type="slashing")


@given("the object is large and cannot move")
def large_and_immobile(case):
    case.given(large=True, immobile=True)


@given("the object is large")
def large(case):
    case.given(large=True)


@given("the object cannot move")
def immobile(case):
    case.given(immobile=True)


@given("the weapon {can:can} damage it", can={"can": True, "cannot": False})
def capable(case, can):
    case.given(weapon_capable=can)


@given(
    "{attack:attack} {part:part}",
    attack={"a called shot at": True, "an ordinary attack on": False},
    part=dict.fromkeys(("a small part of it", "a knob", "a strap")),
)
def small_part(case, attack, part):  # noqa: ARG001 - the part is for whoever reads
    case.given(small_part=True, called_shot=attack)


@given("a called shot that names no part of it")
def called_shot_only(case):
    case.given(called_shot=True)


@given("a small part of it is aimed at")
def small_part_only(case):
    case.given(small_part=True)


@given("an AC of {armor_class:d} for it")
def armor_class_of(case, armor_class):
    case.given(object_armor_class=armor_class)


@given("an attack bonus of {bonus:d} against an object")
def attack_bonus(case, bonus):
    case.given(attack_bonus=bonus)


@given("other modifiers of {modifiers:d} against an object")
def other_modifiers(case, modifiers):
    case.given(other_modifiers=modifiers)


@when("it is asked how its damage is followed")
def how_followed(case):
    case.ask("destroy_object")


@when(
    "the hit points of a {object:object} are rolled as {dice:dice}, showing {faces:faces}",
    object=OBJECTS,
    dice=PRINTED_DICE,
)
def hit_points_rolled(case, object, dice, faces):  # noqa: A002, ARG001 - the dice are for whoever reads
    case.ask("object_hit_points", object=object, dice={object: faces})


@when("the hit points of a {object:object} are asked for", object=OBJECTS)
def hit_points_of(case, object):  # noqa: A002
    case.ask("object_hit_points", object=object)


@when("hit points are asked for")
def hit_points_of_nothing(case):
    case.ask("object_hit_points")


@when("it is {kind:kind} and the roll shows {face:d}", kind=KINDS)
def attacked(case, kind, face):
    stated = {} if kind is None else {"kind": kind}
    case.ask("attack_object", dice={"attack": [face]}, **stated)


@when("it is shot on every face of the d20")
def every_face(case):
    case.count("attack_object", "attack", kind="ranged")


@then("no hit points are tracked and nothing saves")
def neither(case):
    case.expect("tracks_hit_points", False)
    case.expect("saves", False)


@then("hit points are tracked and nothing saves")
def tracked(case):
    case.expect("tracks_hit_points", True)
    case.expect("saves", False)


@then("no hit points are tracked but the item saves")
def saves(case):
    case.expect("tracks_hit_points", False)
    case.expect("saves", True)


@then("whether hit points are tracked is not determined")
def tracking_is_open(case):
    case.expect(not_determined="tracks_hit_points")


@then("whether the item saves is not determined")
def saving_is_open(case):
    case.expect(not_determined="saves")


@then("it has {points:d} hit points")
def hit_points_are(case, points):
    case.expect("hit_points", points)


@then("its hit points are not determined")
def hit_points_are_open(case):
    case.expect(not_determined="hit_points")


@then("it hits without a roll")
def automatic(case):
    case.expect("automatic", True)
    case.expect("hits", True)


@then("nothing is rolled against")
def no_numbers(case):
    case.expect("armor_class", None)
    case.expect("total", None)


@then("it takes a roll")
def takes_a_roll(case):
    case.expect("automatic", False)


@then("it must reach {armor_class:d}")
def must_reach(case, armor_class):
    case.expect("armor_class", armor_class)


@then("the attack on it totals {total:d}")
def totals(case, total):
    case.expect("total", total)


@then("it {hits:hits}", hits={"hits": True, "misses": False})
def hits_or_misses(case, hits):
    case.expect("hits", hits)


@then("it hits on {times:d} of the 20 faces")
def hits_on(case, times):
    case.expect("hits", True, times=times)


@then("it {does:does}", does={"does damage": True, "does no damage": False})
def does_damage(case, does):
    case.expect("damages", does)


@then("what it must reach is not determined")
def armor_class_is_open(case):
    case.expect(not_determined="armor_class")


@then("whether it hits is not determined")
def hit_is_open(case):
    case.expect(not_determined="hits")


@then("whether it does damage is not determined")
def damage_is_open(case):
    case.expect(not_determined="damages")


@then("it is refused for the dice of a {object:object}", object=OBJECTS)
def dice_refused(case, object):  # noqa: A002
    case.expect(refused=object)


@then("it is refused {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
