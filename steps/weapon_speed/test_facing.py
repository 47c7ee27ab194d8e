"""Phrases of places around a defender, and of the rear."""

from oracle.phrases import given, then, when

NAMED = ("fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal")
SIZES = {one.capitalize(): one for one in NAMED}
FACTS = {
    "attacker": "attacker",
    "defender": "target",
    "attacker's size": "attacker_size",
    "defender's size": "target_size",
    "places in front": "front_places",
    "places on the flanks": "flank_places",
}


@given("{count:d} places in front")
def front(case, count):
    case.given(front_places=count)


@given("{count:d} places on the flanks")
def flanks(case, count):
    case.given(flank_places=count)


@given("{names:names}, of {size:size} size, fight Ogre, of {other:size} size", size=SIZES)
def fight(case, names, size, other):
    for name in names:
        case.ask("engage", attacker=name, attacker_size=size, target="Ogre", target_size=other)


@when("{name:name}, of {size:size} size, joins them against Ogre, of {other:size} size", size=SIZES)
def join(case, name, size, other):
    case.ask("engage", attacker=name, attacker_size=size, target="Ogre", target_size=other)


@when("{name:name}, of {size:size} size, attacks Troll, of {other:size} size", size=SIZES)
def other_target(case, name, size, other):
    case.ask("engage", attacker=name, attacker_size=size, target="Troll", target_size=other)


@when("someone of {size:size} size attacks someone of {other:size} size", size=SIZES)
def nameless(case, size, other):
    case.ask("engage", attacker_size=size, target_size=other)


@given("the attacker, of {size:size} size, fights the target, of {other:size} size", size=SIZES)
def fights(case, size, other):
    case.ask("engage", attacker="attacker", attacker_size=size, target="target", target_size=other)


@when("{name:name}, of {size:size} size, attacks someone of {other:size} size", size=SIZES)
def nameless_target(case, name, size, other):
    case.ask("engage", attacker=name, attacker_size=size, target_size=other)


@when("someone of unknown size attacks someone of {other:size} size", size=SIZES)
def unknown_attacker(case, other):
    case.ask("engage", attacker_size="no such thing", target_size=other)


@when("someone of {size:size} size attacks someone of unknown size", size=SIZES)
def unknown_target(case, size):
    case.ask("engage", attacker_size=size, target_size="no such thing")


@when("someone of {size:size} size attacks someone of whose size nobody speaks", size=SIZES)
def unstated_target(case, size):
    case.ask("engage", attacker_size=size)


@when("someone of whose size nobody speaks attacks someone of {other:size} size", size=SIZES)
def unstated_attacker(case, other):
    case.ask("engage", target_size=other)


@given("{name:name} withdraws")
def withdraws(case, name):
    case.ask("withdraw", combatant=name, movement_value_m=9, distance_dm=0, armor_class=12)


@given("{name:name} flees")
def flees(case, name):
    case.ask("flee", combatant=name, movement_value_m=9, distance_dm=0)


@given("an attack bonus of {bonus:d} against AC {armor_class:d}, of which Dexterity makes {dexterity:d}")
def bonus_against(case, bonus, armor_class, dexterity):
    case.given(attack_bonus=bonus, target_armor_class=armor_class, target_dexterity_modifier=dexterity)


@given("an attack bonus of {bonus:d} against AC {armor_class:d}")
def bonus_alone(case, bonus, armor_class):
    case.given(attack_bonus=bonus, target_armor_class=armor_class)


@when("the attack from the rear shows {face:d}")
def rear_attack(case, face):
    case.ask("attack_roll", situations=["rear"], dice={"attack": [face]})


@when("the attack from the front shows {face:d}")
def front_attack(case, face):
    case.ask("attack_roll", dice={"attack": [face]})


@then("the total is {total:d} against {armor_class:d}")
def total_against(case, total, armor_class):
    case.expect("total", total)
    case.expect("armor_class", armor_class)


@then("that takes {taken} places and leaves {left}")
def takes(case, taken, left):
    case.expect("places_taken", taken)
    case.expect("places_left", left)


@then("the place is {side:side}", side={"in front": "front", "on a flank": "flank", "in the rear": "rear"})
def place(case, side):
    case.expect("side", side)


@then("where the place is is not determined")
def place_is_open(case):
    case.expect(not_determined="side")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
