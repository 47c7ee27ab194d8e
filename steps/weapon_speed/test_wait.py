"""Phrases of waiting."""

from oracle.phrases import given, then, when

FACTS = {
    "combatant": "combatant",
    "moment": "moment",
    "benefit": "benefit",
    "number of significant actions": "significant_actions",
}
UNKNOWN = {"combatant": " ", "moment": "no such thing", "benefit": "no such thing"}
BENEFITS = {"attack roll": "attack_roll", "AC": "armor_class"}
MOMENTS = {
    "before another's": "before",
    "during another's": "during",
    "immediately after another's": "immediately_after",
}


@given("{name:name} has waited")
@when("{name:name} waits")
def waits(case, name):
    case.ask("wait", combatant=name, benefit="attack_roll")


@given("{name:name} has waited for a better {benefit:benefit}", benefit=BENEFITS)
def waits_for(case, name, benefit):
    case.ask("wait", combatant=name, benefit=benefit)


@given("{name:name} has waited, and declared no benefit")
@when("{name:name} waits, and declares no benefit")
def waits_for_nothing(case, name):
    case.ask("wait", combatant=name)


@when("{name:name} waits for it")
def waits_for_it(case, name):
    case.ask("wait", combatant=name)


@given("a 10 has been rolled for Ann, and for Bob")
def two_initiatives(case):
    combatants = [{"name": name, "side": name, "weapon_speed": 5} for name in ("Ann", "Bob")]
    case.ask("roll_initiative", combatants=combatants, dice={"side": [5, 5], "character": [5, 5]})


@when("{name:name}'s initiative comes")
def initiative_comes(case, name):
    case.ask("act_on_initiative", combatant=name)


@then("that is after {after:names}, and together with {with_whom:names}")
def acts_after(case, after, with_whom):
    case.expect("after", after)
    case.expect("together_with", with_whom)


@given("someone has waited")
@when("someone waits")
def someone_waits(case):
    case.ask("wait", benefit="attack_roll")


@given("someone has waited for a better {benefit:benefit}", benefit=BENEFITS)
def someone_waits_for(case, benefit):
    case.ask("wait", benefit=benefit)


@given("{name:name}'s held action has come {moment:moment}", moment=MOMENTS)
@when("{name:name}'s held action comes {moment:moment}", moment=MOMENTS)
def triggers(case, name, moment):
    case.ask("trigger_wait", combatant=name, moment=moment)


@when("{name:name}'s held action comes, for a better {benefit:benefit}", benefit=BENEFITS)
def triggers_for(case, name, benefit):
    case.ask("trigger_wait", combatant=name, moment="during", benefit=benefit)


@when("{name:name}'s held action comes")
def triggers_sometime(case, name):
    case.ask("trigger_wait", combatant=name)


@when("{name:name}'s held action comes for it")
def triggers_for_it(case, name):
    case.ask("trigger_wait", combatant=name, moment="during")


@when("someone's held action comes {moment:moment}", moment=MOMENTS)
def someone_triggers(case, moment):
    case.ask("trigger_wait", moment=moment)


@given("{name:name} has acted")
@when("{name:name} acts")
def acts(case, name):
    case.ask("act", combatant=name, action="attack")


@given("someone has acted")
def someone_acts(case):
    case.ask("act", action="attack")


@given("{name:name} has drawn a weapon")
@when("{name:name} draws a weapon")
def draws(case, name):
    case.ask("act", combatant=name, action="draw_weapon")


@given("{rounds:rounds} have ended", rounds={"no rounds": 0, "one round": 1, "two rounds": 2})
def rounds_have_ended(case, rounds):
    for _ in range(rounds):
        case.ask("end_round")


@when("it is asked what {name:name} has of waiting")
def bonus_of(case, name):
    case.ask("wait_bonus", combatant=name)


@when("it is asked what someone has of waiting")
def bonus_of_someone(case):
    case.ask("wait_bonus")


@given("an unknown {fact:fact}", fact={name: name for name in UNKNOWN})
def unknown(case, fact):
    case.given(**{FACTS[fact]: UNKNOWN[fact]})


@then("the benefit comes in round {number:d}")
def benefit_in(case, number):
    case.expect("benefit_in_round", number)


@then("it is {held:held}", held={"held": True, "held no longer": False})
def held_is(case, held):
    case.expect("held", held)


@then("it is {attack:d} to attack rolls and {armour:d} to AC")
def bonus_is(case, attack, armour):
    case.expect("attack_bonus", attack)
    case.expect("armor_class_bonus", armour)


@then("what it adds is not determined")
def bonus_is_open(case):
    case.expect(not_determined="attack_bonus")
    case.expect(not_determined="armor_class_bonus")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
