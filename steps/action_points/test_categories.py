"""Phrases of the groups of attacks and weapons."""

from oracle.phrases import given, then, when

MADE_WITH = {
    "a fist": "hand",
    "a kick": "foot",
    "a claw": "claw",
    "a bite": "bite",
    "a tailsweep": "tailsweep",
    "another natural weapon": "other_natural",
    "an axe": "axe",
    "a sword": "sword",
    "a bow": "bow",
    "a shield": "shield",
    "another manufactured weapon": "other_manufactured",
    "a grapple": "grapple",
    "a tackle": "tackle",
    "another brawling attack": "other_brawling",
    "a ray": "ray",
    "an area": "area",
    "an attack on body and mind": "body_and_mind",
}
WORKS = {"works in close combat": "close_combat", "is thrown": "thrown", "takes ammunition": "ammunition"}
KNOWN = {
    "ordinary and generic": {"exotic": False, "monk": False, "generic": True},
    "ordinary and not generic": {"exotic": False, "monk": False, "generic": False},
    "generic and no monk's": {"monk": False, "generic": True},
    "not exotic": {"exotic": False},
    "exotic": {"exotic": True, "monk": False},
    "exotic and a monk's": {"exotic": True, "monk": True},
    "a monk's and generic": {"exotic": False, "monk": True, "generic": True},
    "a monk's": {"monk": True},
    "not a monk's": {"monk": False},
    "ranged": {"ranged": True},
    "not ranged": {"ranged": False},
    "ranged and generic": {"ranged": True, "generic": True},
    "ranged and not generic": {"ranged": True, "generic": False},
}
GROUPS = {
    "attacks": "attack",
    "weapons": "weapon",
    "melee": "melee",
    "natural": "natural",
    "manufactured": "manufactured",
    "projectile": "projectile",
    "exotic": "exotic",
    "monk": "monk",
    "siege": "siege",
    "shields": "shield",
    "brawling": "brawling",
    "supernatural": "supernatural",
    "ranged": "ranged",
    "generic": "generic",
}
WHETHER = {"has a skill": True, "has no skill": False}
WRONG = {
    "with something without a name": {"made_with": "no such thing"},
    "of which nobody says what with": {},
    "with a sword that works in no known way": {"made_with": "sword", "works": "no such thing"},
    "with a claw that is thrown": {"made_with": "claw", "works": "thrown"},
    "with a ray that takes ammunition": {"made_with": "ray", "works": "ammunition"},
    "with a weapon for nobody": {"made_with": "other_manufactured", "users": 0},
    "with a claw that is exotic": {"made_with": "claw", "exotic": True},
    "with a tackle that is exotic": {"made_with": "tackle", "exotic": True},
    "with a sword that carries an effect": {"made_with": "sword", "delivers_supernatural_effect": True},
    "with a ray that carries an effect": {"made_with": "ray", "delivers_supernatural_effect": True},
    "with a sword that is no melee weapon": {"made_with": "sword", "counts_as_melee": False},
    "with a ray that is no melee weapon": {"made_with": "ray", "counts_as_melee": False},
    "with a thrown axe held in no hands": {"made_with": "axe", "works": "thrown", "hand_held": False},
    "with a claw held in no hands": {"made_with": "claw", "hand_held": False},
    "with a sword that is ranged": {"made_with": "sword", "ranged": True},
    "with a bow that is not ranged": {"made_with": "bow", "ranged": False},
    "with a grapple that is ranged": {"made_with": "grapple", "ranged": True},
    "with a ray that is a monk's": {"made_with": "ray", "monk": True},
    "with an area that is a monk's": {"made_with": "area", "monk": True},
    "on body and mind that is a monk's": {"made_with": "body_and_mind", "monk": True},
}
FACTS = {
    "means": "made_with",
    "way of working": "works",
    "users": "users",
    "exotic training": "exotic",
    "supernatural effect": "delivers_supernatural_effect",
    "melee": "counts_as_melee",
    "hands": "hand_held",
    "range": "ranged",
    "monk": "monk",
}


@given("an attack with {made_with:made_with}", made_with=MADE_WITH)
def attack(case, made_with):
    case.given(made_with=made_with)


@given("an attack {wrong:wrong}", wrong=WRONG)
def wrong_attack(case, wrong):
    case.given(**wrong)


@given("the weapon {works:works}", works=WORKS)
def weapon_works(case, works):
    case.given(works=works)


@given("the weapon is {known:known}", known=KNOWN)
@given("the attack is {known:known}", known=KNOWN)
def is_known(case, known):
    case.given(**known)


@given("the attack is no melee attack, by its description")
def no_melee(case):
    case.given(counts_as_melee=False)


@given("the weapon is not held in hands")
def not_held(case):
    case.given(hand_held=False)


@given("the weapon is large enough for {users:d}")
def large_enough(case, users):
    case.given(users=users)


@given("it carries a supernatural effect")
def carries_effect(case):
    case.given(delivers_supernatural_effect=True)


@when("its groups are asked for")
def asks_for_groups(case):
    case.ask("categorize_attack")


@then("it is among {groups}")
def among(case, groups):
    for group in groups.split(", "):
        case.expect(GROUPS[group], True)


@then("it is not among {groups}")
def not_among(case, groups):
    for group in groups.split(", "):
        case.expect(GROUPS[group], False)


@then("whether it is among {group:group} is not determined", group=GROUPS)
def group_is_open(case, group):
    case.expect(not_determined=group)


@then("its own type {whether:whether}", whether=WHETHER)
def own_type(case, whether):
    case.expect("skill_of_its_type", whether)


@then("its skills are not determined")
def skills_are_open(case):
    case.expect(not_determined="skills")


@then("its skills are Wp{skills}")
def has_skills(case, skills):
    case.expect("skills", f"Wp{skills}".split(", "))


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
