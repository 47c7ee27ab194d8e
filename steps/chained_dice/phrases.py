"""Phrases that several topics of document 002 share."""

from oracle.phrases import given, then, when

COMES_TRUE = {"comes true": True, "does not come true": False}

EXCEPTIONS = {"a hit": "hits", "a miss": "misses", "nobody knows what": "unknown"}
LUCK = {"lucky": "lucky", "unlucky": "unlucky"}


@given("{name:name}'s turn has started")
@when("{name:name}'s turn starts")
def turn_starts(case, name):
    case.ask("start_turn", creature=name)


@given("an attack of accuracy {accuracy:d} against a defence roll of {defense:d}")
def an_attack(case, accuracy, defense):
    case.given(accuracy=accuracy, defense_total=defense)


@given("the type of defence makes it {rules:rules}", rules=EXCEPTIONS)
def exception(case, rules):
    case.given(defense_rules=rules)


@given("a critical range from {face:d} on")
def critical_range(case, face):
    case.given(critical_from=face)


@given("a weapon with {count:d} {die:w}")
def weapon(case, count, die):
    case.given(base_dice=count, base_die=die)


@given("a weapon with {count:d} {die:w} beside {other:w}")
def weapon_beside(case, count, die, other):
    case.given(base_dice=count, base_die=die, other_dice=other)


@given("a weapon with a {die:w} of which nobody says how many")
def weapon_of_some(case, die):
    case.given(base_die=die)


@given("might {might:d}")
def might_of(case, might):
    case.given(might=might)


@when("its base dice show {faces:faces}")
def base_shows(case, faces):
    case.roll(base=faces)


@when("its other dice show {faces:faces}")
def other_shows(case, faces):
    case.roll(other=faces)


@when("the extra die shows {faces:faces}")
def extra_shows(case, faces):
    case.roll(extra=faces)


@given("the roll is {luck:luck}", luck=LUCK)
def is_lucky(case, luck):
    case.given(**{luck: True})


@then("it is {free:free}, by a {luck:w} check against {against:d}", free={"free": True, "still held": False})
def is_free(case, free, luck, against):
    case.expect("free", free)
    case.expect("luck", luck)
    case.expect("against", against)


@given("{holder:name} has tied up {held:name}")
def has_tied(case, holder, held):
    case.ask("tie_up", attacker=holder, target=held, durability=2, possible=True)


@given("the chance of a wound {comes:comes}", comes=COMES_TRUE)
def chance(case, comes):
    case.given(wound_follows=comes)


@given("the section on wounds gives {wound:w}")
def section_gives(case, wound):
    case.given(wound=wound)


@when("its wound is looked for")
def wound_looked_for(case):
    case.ask("wound_by_called_shot")


@then("neither whether it wounds nor how is determined")
def wound_is_open(case):
    case.expect(not_determined="wounded")
    case.expect(not_determined="wound")


@then("it wounds, nobody knows how")
def wounds_somehow(case):
    case.expect("wounded", True)
    case.expect(not_determined="wound")


@then("it wounds, with {wound:w}")
def wounds_with(case, wound):
    case.expect("wounded", True)
    case.expect("wound", wound)


@then("it does not wound")
def does_not_wound(case):
    case.expect("wounded", False)
    case.expect("wound", "none")


@given("a martial art of accuracy {accuracy:d} against a defence roll of {defense:d}")
def martial_art(case, accuracy, defense):
    case.given(means="martial_art", accuracy=accuracy, defense_total=defense)


@given("the rope has taken {damage:d} damage")
def rope_damaged(case, damage):
    case.ask("damage_object", thing="rope", damage=damage)


@when("the added die shows {faces:faces}")
def added_shows(case, faces):
    case.roll(added=faces)


@then("he is free to act")
def free_to_act(case):
    case.expect("grappled", False)
