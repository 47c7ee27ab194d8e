"""Phrases of what the situation adds to a morale check."""

from oracle.phrases import given, then, when

GRADES = {
    ("Injury", "injured"): {"injury": "injured"},
    ("Injury", "bloodied"): {"injury": "bloodied"},
    ("Injury", "near death"): {"injury": "near_death"},
    ("Injury", "none"): {"injury": "none"},
    ("Physical Fatigue", "fatigued"): {"physical_fatigue": "fatigued"},
    ("Physical Fatigue", "exhausted"): {"physical_fatigue": "exhausted"},
    ("Physical Fatigue", "none"): {"physical_fatigue": "none"},
    ("Mental Fatigue", "tired"): {"mental_fatigue": "tired"},
    ("Mental Fatigue", "drained"): {"mental_fatigue": "drained"},
    ("Mental Fatigue", "none"): {"mental_fatigue": "none"},
    ("Leadership", "any"): {"has_leader": True},
    ("Inferior Enemy", "as the DM decides"): {"enemy": "inferior"},
    ("Superior Enemy", "as the DM decides"): {"enemy": "superior"},
    ("Injury", "unheard of"): {"injury": "no such thing"},
    ("Physical Fatigue", "unheard of"): {"physical_fatigue": "no such thing"},
    ("Mental Fatigue", "unheard of"): {"mental_fatigue": "no such thing"},
    ("Enemy", "unheard of"): {"enemy": "no such thing"},
}
GRADED = {f"{situation}, {grade}": facts for (situation, grade), facts in GRADES.items()}
LOSSES = {"Loss of Allies, every 10%": "allies", "Loss of Enemies, every 10%": "enemies"}
ENEMIES = {"inferior": "inferior", "superior": "superior", "neither inferior nor superior": "neither"}
SIDES = {"allies": "allies", "enemies": "enemies", "bystanders": "no such thing"}
OPEN = dict.fromkeys(("Varies", "-1 to -10", "+1 to +10"), "modifier")
FACTS = {
    "injury": "injury",
    "body": "physical_fatigue",
    "mind": "mental_fatigue",
    "enemy": "enemy",
    "leadership": "leadership_modifier",
    "DM's choice": "dm_enemy_modifier",
    "side": "side",
    "share": "lost_percent",
}


@given("{name:name} in the plight of {facts:graded}", graded=GRADED)
def plight(case, name, facts):
    case.given(creature=name, **facts)


@given("a creature without a name in the plight of {facts:graded}", graded=GRADED)
def plight_of_someone(case, facts):
    case.given(**facts)


@given("besides {facts:graded}", graded=GRADED)
def besides(case, facts):
    case.given(**facts)


@given("{name:name} in the plight of {side:losses}", losses=LOSSES)
def plight_of_losses(case, name, side):
    case.ask("suffer_losses", creature=name, side=side, lost_percent=10)


@given("a creature without a name loses {percent:d}% of its {side:side}", side=SIDES)
def someone_loses(case, percent, side):
    case.ask("suffer_losses", side=side, lost_percent=percent)


@given("{name:name} loses {percent:d}% of the {side:side}", side=SIDES)
@when("{name:name} loses {percent:d}% of the {side:side}", side=SIDES)
def loses(case, name, percent, side):
    case.ask("suffer_losses", creature=name, side=side, lost_percent=percent)


@given("{name:name} sees {percent:d}% of the {side:side} lost", side=SIDES)
@when("{name:name} sees {percent:d}% of the {side:side} lost", side=SIDES)
def sees(case, name, percent, side):
    case.ask("suffer_losses", creature=name, side=side, lost_percent=percent, perceived=True)


@when("unseen by {name:name}, {percent:d}% of the {side:side} are lost", side=SIDES)
def unseen(case, name, percent, side):
    case.ask("suffer_losses", creature=name, side=side, lost_percent=percent, perceived=False)


@when("{name:name} loses some of the {side:side}", side=SIDES)
def loses_some(case, name, side):
    case.ask("suffer_losses", creature=name, side=side)


@when("{name:name} loses {percent:d}%")
def loses_of_some_side(case, name, percent):
    case.ask("suffer_losses", creature=name, lost_percent=percent)


@given("leadership that changes it by {modifier:d}")
def leadership(case, modifier):
    case.given(has_leader=True, leadership_modifier=modifier)


@given("no leader, and yet leadership that changes it by {modifier:d}")
def leadership_of_nobody(case, modifier):
    case.given(has_leader=False, leadership_modifier=modifier)


@given("an enemy {enemy:enemy}, of which the DM makes {modifier:d}", enemy=ENEMIES)
def enemy(case, enemy, modifier):
    case.given(enemy=enemy, dm_enemy_modifier=modifier)


@given("an enemy {enemy:enemy}", enemy=ENEMIES)
def enemy_without_figure(case, enemy):
    case.given(enemy=enemy)


@when("a morale check against {name:name} is made")
def asked(case, name):
    case.ask("morale_modifier", creature=name)


@when("a morale check against it is made")
def asked_of_someone(case):
    case.ask("morale_modifier")


@then("the situation adds {modifier:d}")
def adds(case, modifier):
    case.expect("modifier", modifier)


@then("wounds and weariness add {condition:d}, losses {losses:d}")
def parts(case, condition, losses):
    case.expect("from_condition", condition)
    case.expect("from_losses", losses)


@then("the cell {field:open} leaves open what the situation adds", open=OPEN)
def left_open(case, field):
    case.expect(not_determined=field)


@then("{allies:d}% of the allies and {enemies:d}% of the enemies seem lost")
def seem_lost(case, allies, enemies):
    case.expect("allies_lost_percent", allies)
    case.expect("enemies_lost_percent", enemies)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
