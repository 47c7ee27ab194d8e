"""Phrases of weapons against the unarmed."""

from oracle.phrases import given, then, when

FACTS = {
    "roll": "attack",
    "arms": "armed",
    "form of attack": "attacked_by",
    "attack bonus": "attack_bonus",
    "attacker's AC": "attacker_armor_class",
    "name": "combatant",
    "user": "user",
    "size": "weapon_size",
}
FORMS = {
    "brawling": "brawling",
    "wrestling": "wrestling",
    "overbearing": "overbearing",
    "a weapon": "weapon",
    "an unheard-of form": "no_such_form",
}
USERS = {"the wrestler": "wrestler", "the victim": "wrestled", "a bystander": "no_such_user"}
SIZES = {
    one.capitalize(): one
    for one in ("fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal")
} | {"unheard-of": "no_such_size"}


@given("someone {armed:armed}, attacked with {form:form}", armed={"armed": True, "unarmed": False}, form=FORMS)
def attacked(case, armed, form):
    case.given(armed=armed, attacked_by=form)


@given("someone of whose arms nobody speaks, attacked with {form:form}", form=FORMS)
def attacked_with_unknown_arms(case, form):
    case.given(attacked_by=form)


@given("someone armed, attacked nobody knows how")
def attacked_somehow(case):
    case.given(armed=True)


@given("a free attack with a bonus of {bonus:d} against AC {ac:d}")
def free_attack_bonus(case, bonus, ac):
    case.given(attack_bonus=bonus, attacker_armor_class=ac)


@given("a free attack with no bonus stated, against AC {ac:d}")
def free_attack_without_bonus(case, ac):
    case.given(attacker_armor_class=ac)


@given("a free attack with a bonus of {bonus:d} against no stated AC")
def free_attack_without_ac(case, bonus):
    case.given(attack_bonus=bonus)


@given("other modifiers of {modifiers:d} to the free attack")
def other_modifiers(case, modifiers):
    case.given(modifiers=modifiers)


@when("the free attack shows {face:d}")
def shows(case, face):
    case.ask("free_attack", dice={"attack": [face]})


@given("{combatant:name} has made a free attack")
def has_made_one(case, combatant):
    case.ask("free_attack", combatant=combatant, dice={"attack": [10]})


@when("the free attack of {combatant:name} shows {face:d}")
def shows_of(case, combatant, face):
    case.ask("free_attack", combatant=combatant, dice={"attack": [face]})


@when("someone without a name makes a free attack")
def nameless(case):
    case.ask("free_attack", combatant=" ", dice={"attack": [10]})


@when("the free attack is rolled on every face of the d20")
def every_face(case):
    case.count("free_attack", "attack")


@when("{user:user} attacks with a weapon of {size:size} size", user=USERS, size=SIZES)
def attacks_with(case, user, size):
    case.ask("weapon_among_wrestlers", user=user, weapon_size=size)


@when("{user:user} attacks with a weapon of unknown size", user=USERS)
def attacks_with_unknown(case, user):
    case.ask("weapon_among_wrestlers", user=user)


@when("nobody says who attacks with a weapon of {size:size} size", size=SIZES)
def unknown_user(case, size):
    case.ask("weapon_among_wrestlers", weapon_size=size)


@then("the free attack hits on {faces:d} of the 20 faces")
def hits_on(case, faces):
    case.expect("hit", True, times=faces)


@then("the free attack comes to {total:d}")
def total_is(case, total):
    case.expect("total", total)


@then("the free attack {hits:hits}", hits={"hits": True, "misses": False})
def hits_is(case, hits):
    case.expect("hit", hits)


@then("it comes before the unarmed attack")
def comes_first(case):
    case.expect("comes_first", True)


@then("it strikes at {whom:whom}", whom={"the wrestler": "wrestler", "the victim": "wrestled"})
def strikes_at(case, whom):
    case.expect("strikes_at", whom)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
