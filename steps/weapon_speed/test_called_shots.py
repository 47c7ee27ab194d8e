"""Phrases of called shots."""

from oracle.phrases import given, then, when

AIMS = {
    "the potion on a belt": "potion_on_a_belt",
    "the lock of a door": "lock_of_a_door",
    "a joint in armour": "joint_in_armor",
    "another thing": "other_object",
    "another place": "other_location",
    "an eye": "anatomy",
}
ENDS = {"to hit": "hit", "to blind": "blind", "to maim": "maim", "to cripple": "cripple"}
FACTS = {"aim": "aimed_at", "purpose": "meant_to", "initiative": "initiative_rolled"}


@given("{attacker:name} has called a shot at {aim:aim}", aim=AIMS)
@when("{attacker:name} calls a shot at {aim:aim}", aim=AIMS)
def calls(case, attacker, aim):
    case.ask("call_shot", attacker=attacker, aimed_at=aim, initiative_rolled=False)


@given("initiative has been rolled for {name:name}")
def rolled_for(case, name):
    combatant = {"name": name, "side": "party", "weapon_speed": 5}
    case.ask("roll_initiative", combatants=[combatant], dice={"side": [5], "character": [5]})


@when("a shot at {aim:aim} is called {end:end}", aim=AIMS, end=ENDS)
def meant(case, aim, end):
    case.ask("call_shot", aimed_at=aim, meant_to=end, initiative_rolled=False)


@when("a shot at {aim:aim} is called after initiative is rolled", aim=AIMS)
def late(case, aim):
    case.ask("call_shot", aimed_at=aim, initiative_rolled=True)


@when("a shot at an unknown aim is called")
def unknown_aim(case):
    case.ask("call_shot", aimed_at="no such thing", initiative_rolled=False)


@when("a shot at a joint in armour is called for an unknown purpose")
def unknown_purpose(case):
    case.ask("call_shot", aimed_at="joint_in_armor", meant_to="no such thing", initiative_rolled=False)


@when("a shot is called of whose aim nobody speaks")
def unstated_aim(case):
    case.ask("call_shot", initiative_rolled=False)


@when("a shot at another thing is called, and nobody says when")
def unstated_time(case):
    case.ask("call_shot", aimed_at="other_object")


@given("{attacker:name} has made the called shot")
def has_made(case, attacker):
    case.ask(
        "attack_roll", attacker=attacker, attack_bonus=0, target_armor_class=15, called_shot=True, dice={"attack": [10]}
    )


@given("an attack bonus of {bonus:d} against AC {armor_class:d}")
def bonus_against(case, bonus, armor_class):
    case.given(attack_bonus=bonus, target_armor_class=armor_class)


@when("{attacker:name}'s called shot shows {face:d}")
def called_shot(case, attacker, face):
    case.ask("attack_roll", attacker=attacker, called_shot=True, dice={"attack": [face]})


@when("the called shot shows {face:d}")
def nameless_shot(case, face):
    case.ask("attack_roll", called_shot=True, dice={"attack": [face]})


@when("{attacker:name}'s other attack shows {face:d}")
def other_attack(case, attacker, face):
    case.ask("attack_roll", attacker=attacker, dice={"attack": [face]})


@then("initiative is at {initiative:d}, and the attack at {attack:d}")
def modifiers(case, initiative, attack):
    case.expect("initiative_modifier", initiative)
    case.expect("attack_modifier", attack)


@then("it is at a {kind:kind}", kind={"thing": "object", "place": "location"})
def kind_is(case, kind):
    case.expect("affects", kind)


@then("the total is {total:d}")
def total(case, total):
    case.expect("total", total)


@then("it {hits:hits}", hits={"hits": True, "misses": False})
def result(case, hits):
    case.expect("hit", hits)


@then("it does {damage:damage}", damage={"its usual damage": "normal", "no damage": "none"})
def damage(case, damage):
    case.expect("damage", damage)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
