"""Phrases of what the situation adds to an attack roll."""

from oracle.phrases import given, then, when

SITUATIONS = {
    one: {"situations": one.replace(" ", "_").replace("-", "_")}
    for one in (
        "secondary natural attack",
        "improvised weapon",
        "untrained weapon",
        "higher ground",
        "target grappling",
        "target pinned",
        "target helpless",
        "target adjacent to attacker",
        "target adjacent to ally",
        "target running",
        "target sprinting",
        "attacker prone",
        "target kneeling or sitting",
        "target prone",
    )
} | {
    "one of two in melee": {"melee_attackers": 2},
    "one of three in melee": {"melee_attackers": 3},
    "one of four or more in melee": {"melee_attackers": 4},
    "two-handed weapon without room": {"weapon_held": "two_handed", "situations": "from_mount"},
    "nothing particular": {},
    "weapon on a mount": {"situations": "from_mount"},
    "weapon in cramped space": {"situations": "in_cramped_space"},
    "nobody else in melee": {"melee_attackers": 1},
    "two-handed weapon": {"weapon_held": "two_handed"},
    "weapon in a cramped vehicle": {"situations": "in_cramped_vehicle"},
    "no weapon": {"weapon_held": "none"},
    "light weapon": {"weapon_held": "light"},
    "one-handed weapon": {"weapon_held": "one_handed"},
    "one-handed weapon in both hands": {"weapon_held": "one_handed_in_two_hands"},
    "double weapon": {"weapon_held": "double"},
    "weapon of use prone": {"usable_prone": True},
    "weapon of no use prone": {"usable_prone": False},
    "an unknown situation": {"situations": "no such thing"},
    "a weapon held in an unknown way": {"weapon_held": "no such thing"},
    "no melee attacker": {"melee_attackers": 0},
}
HOW = {
    "in melee": "melee",
    "by touch": "touch",
    "by throwing": "thrown",
    "with a projectile": "projectile",
    "at range": "other_ranged",
    "as a ray": "ray",
    "over an area": "area",
    "on body and mind": "body_and_mind",
    "in an unknown way": "no such thing",
}
CATEGORIES = {
    "unusual weapon": "unusual_weapon",
    "flanking": "flanking",
    "advantaged": "advantaged",
    "disadvantaged": "disadvantaged",
    "position": "position",
}
FACTS = {
    "kind": "attack",
    "situations": "situations",
    "hold": "weapon_held",
    "vehicle's penalty": "dm_vehicle_penalty",
    "number of attackers": "melee_attackers",
    "reduction": "secondary_reduction",
    "skill": "akimbo_level",
    "target": "target",
    "grapplers": "grapplers",
    "die": "grappler",
}


def state(case, facts):
    for fact, value in facts.items():
        if fact == "situations":
            case.add(fact, value)
        else:
            case.given(**{fact: value})


@given("an attack with {facts:facts}", facts=SITUATIONS)
@given("with {facts:facts}", facts=SITUATIONS)
def situation(case, facts):
    state(case, facts)


@given("an attack by one of {number:d} in melee")
def one_of_several(case, number):
    case.given(melee_attackers=number)


@given("they all stand on one side")
def on_one_side(case):
    case.given(around_target=False)


@given("they stand around the target")
def all_around(case):
    case.given(around_target=True)


@given("for the vehicle the DM makes it {penalty:d}")
def vehicle_penalty(case, penalty):
    case.given(dm_vehicle_penalty=penalty)


@given("an akimbo skill of {level:d}")
def akimbo(case, level):
    case.given(akimbo_level=level)


@given("that skill takes {reduction:d} off")
def reduced(case, reduction):
    case.given(secondary_reduction=reduction)


@when("it is made {how:how}", how=HOW)
def made(case, how):
    case.ask("attack_modifier", attack=how)


@when("nobody says how it is made")
def made_somehow(case):
    case.ask("attack_modifier")


@given("{names:names} grapple with one another")
def grapple(case, names):
    case.given(grapplers=names)


@when("{name:name} is attacked {how:how}", how=HOW)
def attacked(case, name, how):
    case.ask("strike_at_grapplers", target=name, attack=how)


@when("{name:name} is attacked, and nobody says how")
def attacked_somehow(case, name):
    case.ask("strike_at_grapplers", target=name)


@when("nobody says who is attacked with a projectile")
def someone_attacked(case):
    case.ask("strike_at_grapplers", attack="projectile")


@when("{name:name} is attacked {how:how}, and the pick shows {face:d}", how=HOW)
def attacked_and_picked(case, name, how, face):
    case.ask("strike_at_grapplers", target=name, attack=how, dice={"grappler": [face]})


@when("{name:name} is attacked {how:how}, and the pick shows every face in turn", how=HOW)
def attacked_and_counted(case, name, how):
    case.given(target=name, attack=how)
    case.count("strike_at_grapplers", "grappler")


@then("its {category:category} modifier is {printed}", category=CATEGORIES)
def modifier(case, category, printed):
    case.expect(category, None if printed == "-" else int(printed.rstrip("²³⁴")))


@then("the modifiers come to {total:d}")
def total(case, total):
    case.expect("total", total)


@then("its {category:category} modifier and the sum are not determined", category=CATEGORIES)
def modifier_is_open(case, category):
    case.expect(not_determined=category)
    case.expect(not_determined="total")


@then("the sum is not determined")
def total_is_open(case):
    case.expect(not_determined="total")


@then("the attack is made against {against:name} and strikes {struck:name}")
def strikes(case, against, struck):
    case.expect("attack_against", against)
    case.expect("struck", struck)


@then("{name:name} is who it strikes")
def struck(case, name):
    case.expect("struck", name)


@then("the chance that it strikes the target is {chance}")
def chance(case, chance):
    case.expect("chance_of_target", chance)


@then("{name:name} is struck on {times:d} of the faces")
def struck_times(case, name, times):
    case.expect("struck", name, times=times)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
