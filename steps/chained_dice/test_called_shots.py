"""Phrases of called shots."""

from oracle.phrases import given, then, when

AREAS = {
    "the head": "head",
    "the torso": "torso",
    "an arm": "arm",
    "a hand": "hand",
    "a leg": "leg",
    "a foot": "foot",
    "a tail": "other_appendage",
    "something else": "elsewhere",
}
PARTS = {"head": "head", "limb": "limb", "torso": "torso"}
COUNTS = {"the head": "head", "a limb": "limb", "the torso": "torso"}
LUCK = {"lucky": "lucky", "unlucky": "unlucky"}
STRIKES = {"standard": "standard", "critical": "critical"}
CAN = {"can": True, "cannot": False}
JOINTS = {"a": True, "no": False}
RESULTS = {
    "critical hit": (True, True),
    "critical miss": (False, True),
    "hit": (True, False),
    "miss": (False, False),
}
DEFENDS = {
    "dodges, without a Critical Defense": {"defense": "dodge"},
    "dodges, with a Critical Defense": {"defense": "dodge", "critical_defense": True},
    "has a Critical Defense, but does not dodge": {"defense": "other", "critical_defense": True},
    "has a Critical Defense, in a way that nobody states": {"critical_defense": True},
}
FACTS = {
    "aim": "area",
    "counting": "counts_as",
    "declaration": "declared",
    "accuracy": "accuracy",
    "defence roll": "defense_total",
    "defence": "defense",
    "exception": "defense_rules",
    "critical range": "critical_from",
    "attack die": "attack",
    "part": "part",
    "strike": "strike",
    "wound": "wound",
    "limb": "can_remove_limb",
    "leg": "leg",
    "target": "target",
}
RIGHT = {"area": "torso", "declared": "before_the_roll", "accuracy": 5, "defense_total": 9}
WRONG = {
    "nobody says at what": {"declared": "before_the_roll", "accuracy": 5, "defense_total": 9},
    "at a part nobody knows": RIGHT | {"area": "no such thing"},
    "at a head that counts as a limb": RIGHT | {"area": "head", "counts_as": "limb"},
    "at an arm that counts as a limb": RIGHT | {"area": "arm", "counts_as": "limb"},
    "at something that counts as nobody knows": RIGHT | {"area": "elsewhere", "counts_as": "no such thing"},
    "nobody says when it was declared": {"area": "torso", "accuracy": 5, "defense_total": 9},
    "declared when nobody knows": RIGHT | {"declared": "no such thing"},
    "nobody says how accurate": {"area": "torso", "declared": "before_the_roll", "defense_total": 9},
    "nobody says what the defence is": {"area": "torso", "declared": "before_the_roll", "accuracy": 5},
    "against a defence without a name": RIGHT | {"defense": "no such thing"},
    "an exception nobody knows": RIGHT | {"defense_rules": "no such thing"},
    "a critical range from 0": RIGHT | {"critical_from": 0},
    "a critical range from 11": RIGHT | {"critical_from": 11},
    "at the second leg of a hand": RIGHT | {"area": "hand", "leg": 2},
    "at leg 0": RIGHT | {"area": "leg", "leg": 0},
    "at someone without a name": RIGHT | {"target": " "},
}
WRONG_HITS = {
    "nobody says where": {"strike": "critical"},
    "where nobody knows": {"part": "no such thing", "strike": "critical"},
    "nobody says what strike it is": {"part": "limb"},
    "a strike without a name": {"part": "limb", "strike": "no such thing"},
    "a wound without a name": {"part": "limb", "strike": "critical", "wound": " "},
}


@given("a called shot of accuracy {accuracy:d} against a defence roll of {defense:d}")
def called_shot(case, accuracy, defense):
    case.given(accuracy=accuracy, defense_total=defense, declared="before_the_roll")


@given("it is aimed at {area:area}", area=AREAS)
def aimed_at(case, area):
    case.given(area=area)


@given("it is aimed at something else, which counts as {part:part}", part=COUNTS)
def aimed_elsewhere(case, part):
    case.given(area="elsewhere", counts_as=part)


@given("a called shot of accuracy {accuracy:d} against a defence roll of {defense:d}, declared after its roll")
def declared_late(case, accuracy, defense):
    case.given(accuracy=accuracy, defense_total=defense, declared="after_the_roll")


@given("other modifiers of {modifiers:d}")
def other_modifiers(case, modifiers):
    case.given(modifiers=modifiers)


@given("the shot is {luck:luck}", luck=LUCK)
def is_lucky(case, luck):
    case.given(**{luck: True})


@given("the target {defends:defends}", defends=DEFENDS)
def target_defends(case, defends):
    case.given(**defends)


@given("a called shot, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@given("a {strike:strike} called shot has hit the {part:part}", strike=STRIKES, part=PARTS)
def has_hit(case, strike, part):
    case.given(strike=strike, part=part)


@given("a called shot has hit, but {wrong:wrong}", wrong=WRONG_HITS)
def has_hit_wrongly(case, wrong):
    case.given(**wrong)


@given("it {can:can} remove a limb", can=CAN)
def can_remove(case, can):
    case.given(can_remove_limb=can)


@when("the called shot shows {faces:faces}")
def shot_shows(case, faces):
    case.ask("call_shot", dice={"attack": faces})


@when("the called shot is made with each face")
def shot_counted(case):
    case.count("call_shot", "attack")


@then("it is a shot at the {part:part}, of a total of {total:d}, a {result:result}", part=PARTS, result=RESULTS)
def result(case, part, total, result):
    case.expect("part", part)
    case.expect("total", total)
    case.expect("hit", result[0])
    case.expect("critical", result[1])


@then("it is a shot at the {part:part}, of a total of {total:d}, and whether it hits is not determined", part=PARTS)
def hit_is_open(case, part, total):
    case.expect("part", part)
    case.expect("total", total)
    case.expect(not_determined="hit")


@then("it hits on {hits:d} faces, and strikes critically on {critical:d}")
def hits_on(case, hits, critical):
    case.expect("hit", True, times=hits)
    case.expect("critical", True, times=critical)


@then("it is a shot at the {part:part}, and nothing else of it is determined", part=PARTS)
def roll_is_open(case, part):
    case.expect("part", part)
    for field in ("total", "hit", "critical"):
        case.expect(not_determined=field)


@then("nothing of it is determined")
def all_is_open(case):
    for field in ("part", "total", "hit", "critical"):
        case.expect(not_determined=field)


@then("it is not determined at what, with which total, nor whether it hits, and it is not critical")
def aim_is_open(case):
    for field in ("part", "total", "hit"):
        case.expect(not_determined=field)
    case.expect("critical", False)


@then("it is not determined at what nor with which total, but it is a {result:result}", result=RESULTS)
def aim_is_open_but(case, result):
    case.expect(not_determined="part")
    case.expect(not_determined="total")
    case.expect("hit", result[0])
    case.expect("critical", result[1])


@then("it goes through {joint:joint} joint", joint=JOINTS)
def through_joint(case, joint):
    case.expect("through_joints", joint)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
