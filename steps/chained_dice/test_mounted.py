"""Phrases of mounted combat."""

from oracle.phrases import given, then, when

MEANS = {
    "reins": "reins",
    "its hair": "hair",
    "a special word": "verbal_command",
    "another kind of force": "other_physical_force",
    "another kind of signal": "other_signal",
    "nothing": "nothing",
}
FLAWS = {
    "is no creature": {"is_creature": False},
    "cannot be straddled": {"straddled": False},
    "can be straddled": {"straddled": True},
}
ACTS = {
    "speak with it": {"does": "communicate"},
    "guide it": {"does": "guide"},
    "take control of it": {"does": "control"},
    "do what nobody knows": {"does": "no such thing"},
    "do nobody says what": {},
}
ROLES = {"rider": "rider", "passenger": "passenger"}
STRUCK = {"rider": "rider", "mount": "mount"}
WEAPONS = {"a ranged weapon": "ranged", "another weapon": "other"}
RESULTS = {"critical hit": (True, True), "critical miss": (False, True), "hit": (True, False), "miss": (False, False)}
LUCK = {
    "lucky": {"lucky": True},
    "unlucky": {"unlucky": True},
    "lucky and unlucky": {"lucky": True, "unlucky": True},
}
DEFENDS = {
    "dodges, with a Critical Defense": {"defense": "dodge", "critical_defense": True},
    "dodges, without a Critical Defense": {"defense": "dodge"},
    "does not dodge, with a Critical Defense": {"defense": "other", "critical_defense": True},
    "has a Critical Defense, nobody says of what kind": {"critical_defense": True},
}
MASTERIES = {
    "no mastery": [],
    "Mounted Channeling": ["mounted_channeling"],
    "Shot on the Move": ["shot_on_the_move"],
    "Trample": ["trample"],
    "Mounted Channeling and Trample": ["mounted_channeling", "trample"],
}
FACTS = {
    "rider's size": "rider_size",
    "mount's size": "mount_size",
    "attacker's size": "attacker_size",
    "steering": "steered_by",
    "rider": "rider",
    "act": "does",
    "natural defence": "natural_defense",
    "armour's bonus": "armor_bonus",
    "action": "action",
    "masteries": "masteries",
    "exception": "defense_rules",
    "target": "struck",
    "called shot": "called_shot",
    "weapon": "weapon",
    "strike": "strike",
    "damage": "damage",
    "extra die": "extra_die",
    "share": "rider_share",
    "movement": "mount_moves",
    "accuracy": "accuracy",
    "defence roll": "defense_total",
    "critical range": "critical_from",
    "attack die": "attack",
}
RIDE = {"rider_size": 3, "mount_size": 4, "steered_by": "reins"}
WRONG_RIDES = {
    "nobody says how large the rider is": {"mount_size": 4, "steered_by": "reins"},
    "nobody says how large the mount is": {"rider_size": 3, "steered_by": "reins"},
    "nobody says how it is steered": {"rider_size": 3, "mount_size": 4},
    "it is steered in a way nobody knows": {**RIDE, "steered_by": "no such thing"},
    "a cart is in control itself": {**RIDE, "steered_by": "creature_in_control", "is_creature": False},
    "the rider has no name": {**RIDE, "rider": " "},
    "the rider is larger than the largest": {**RIDE, "rider_size": 5, "largest_size": 4},
    "the mount is larger than the largest": {**RIDE, "mount_size": 5, "largest_size": 4},
}
WRONG_MOUNTS = {
    "nobody says how it defends itself": {"armored": True, "armor_bonus": 1},
    "it has a bonus of armour unworn": {"natural_defense": 12, "armor_bonus": 1},
    "its armour makes it worse": {"natural_defense": 12, "armored": True, "armor_bonus": -1},
}
WRONG_ACTIONS = {
    "nobody says which": {"masteries": ["trample"]},
    "one without a name": {"action": "no such thing"},
    "with a mastery nobody knows": {"action": "channel", "masteries": ["no such thing"]},
    "trampling with no mount": {"action": "trample", "masteries": ["trample"]},
    "by someone without a name": {"action": "channel", "rider": " "},
}
FIGHT = {"attacker_size": 3, "mount_size": 4, "struck": "rider"}
WRONG_FIGHTS = {
    "nobody says how large the attacker is": {"mount_size": 4, "struck": "rider"},
    "nobody says how large the mount is": {"attacker_size": 3, "struck": "rider"},
    "nobody says who is struck": {"attacker_size": 3, "mount_size": 4},
    "someone else is struck": {**FIGHT, "struck": "no such thing"},
    "a called shot nobody knows": {**FIGHT, "called_shot": "no such thing"},
    "a weapon nobody knows": {**FIGHT, "weapon": "no such thing"},
    "the attacker is larger than the largest": {**FIGHT, "attacker_size": 6, "largest_size": 5},
    "the mount is larger than the largest": {**FIGHT, "largest_size": 3},
}
HIT = {**FIGHT, "strike": "critical", "damage": 20}
WRONG_HITS = {
    "nobody says how large the attacker is": {"mount_size": 4, "struck": "rider", "strike": "critical", "damage": 20},
    "nobody says how large the mount is": {"attacker_size": 3, "struck": "rider", "strike": "critical", "damage": 20},
    "nobody says who is struck": {"attacker_size": 3, "mount_size": 4, "strike": "critical", "damage": 20},
    "someone else is struck": {**HIT, "struck": "no such thing"},
    "nobody says what strike it is": {**FIGHT, "damage": 20},
    "a strike without a name": {**HIT, "strike": "no such thing"},
    "nobody says how much": {**FIGHT, "strike": "critical"},
    "less than none": {**HIT, "damage": -1},
    "an extra die that takes some away": {**HIT, "extra_die": -1},
    "an extra die of a standard hit": {**HIT, "strike": "standard", "extra_die": 1},
    "an extra die that does more than all": {**HIT, "extra_die": 21},
    "a share below nothing": {**HIT, "rider_share": -1},
    "the struck mount is larger than the largest": {**HIT, "largest_size": 3},
    "a share of more than all": {**HIT, "rider_share": 21},
}
SHOT = {"weapon": "ranged", "mount_moves": True, "accuracy": 6, "defense_total": 9}
EXCEPTIONS = {"a hit": "hits", "a miss": "misses", "nobody knows what": "unknown"}
WRONG_SHOTS = {
    "nobody says with what": {"mount_moves": True, "accuracy": 6, "defense_total": 9},
    "with a weapon nobody knows": {**SHOT, "weapon": "no such thing"},
    "nobody says whether the mount moves": {"weapon": "ranged", "accuracy": 6, "defense_total": 9},
    "with a mastery nobody knows": {**SHOT, "masteries": ["no such thing"]},
    "nobody says how accurate": {"weapon": "ranged", "mount_moves": True, "defense_total": 9},
    "nobody says what the defence is": {"weapon": "ranged", "mount_moves": True, "accuracy": 6},
    "a critical range from 0": {**SHOT, "critical_from": 0},
    "a critical range from 11": {**SHOT, "critical_from": 11},
    "an exception without a name": {**SHOT, "defense_rules": "no such thing"},
}


@given("{name:name} of size {own:d} on a creature of size {mount:d}")
@given("someone of size {own:d} on a creature of size {mount:d}")
def carried(case, own, mount, name=None):  # noqa: ARG001 - the When names whom
    case.given(rider_size=own, mount_size=mount)


@given("it is steered by {means:means}", means=MEANS)
def steered_by(case, means):
    case.given(steered_by=means)


@given("it is in control itself")
def in_control(case):
    case.given(steered_by="creature_in_control")


@given("it {flaw:flaw}", flaw=FLAWS)
def flawed(case, flaw):
    case.given(**flaw)


@given("size {size:d} is the largest")
def largest(case, size):
    case.given(largest_size=size)


@given("a ride, but {wrong:wrong}", wrong=WRONG_RIDES)
def wrong_ride(case, wrong):
    case.given(**wrong)


@when("{name:name} rides it")
def rides(case, name):
    case.ask("ride", rider=name)


@when("it is asked for")
def ride_asked(case):
    case.ask("ride")


@then("{name:name} is a {role:role} of size {size:d}", role=ROLES)
def is_of_size(case, name, role, size):  # noqa: ARG001 - the question names whom
    case.expect("allowed", True)
    case.expect("carried_as", role)
    case.expect("size", size)


@then("the rider is of size {size:d}")
def rider_is(case, size):
    case.expect("carried_as", "rider")
    case.expect("size", size)


@then("{name:name} is neither rider nor passenger, of size {size:d}")
def is_neither(case, name, size):  # noqa: ARG001 - the question names whom
    case.expect("carried_as", "neither")
    case.expect("size", size)


@then("{name:name} is a rider, and the size is not determined")
def size_open(case, name):  # noqa: ARG001 - the question names whom
    case.expect("carried_as", "rider")
    case.expect(not_determined="size")


@given("{name:name} of size {own:d} has mounted a creature of size {mount:d}")
def has_mounted(case, name, own, mount):
    case.ask("ride", rider=name, rider_size=own, mount_size=mount, steered_by="reins")


@given("{name:name} of size {own:d} has become the passenger of a creature of size {mount:d}")
def has_become_passenger(case, name, own, mount):
    case.ask("ride", rider=name, rider_size=own, mount_size=mount, steered_by="creature_in_control")


@given("someone of size {own:d} has become the passenger of a creature of size {mount:d}")
def someone_passenger(case, own, mount):
    case.ask("ride", rider_size=own, mount_size=mount, steered_by="creature_in_control")


@given("{name:name} of size {own:d} has been carried by a cart")
def on_a_cart(case, name, own):
    case.ask("ride", rider=name, rider_size=own, mount_size=6, steered_by="reins", is_creature=False)


@when("{name:name} wants to {act:act}", act=ACTS)
def wants_to(case, name, act):
    case.ask("steer", rider=name, **act)


@when("someone wants to {act:act}", act=ACTS)
def someone_wants_to(case, act):
    case.ask("steer", **act)


@when("someone without a name wants to {act:act}", act=ACTS)
def nameless_wants_to(case, act):
    case.ask("steer", rider=" ", **act)


@then("{name:name} may, as a {role:role}", role=ROLES)
@then("someone may, as a {role:role}", role=ROLES)
def may(case, role, name=None):  # noqa: ARG001 - the question names whom
    case.expect("allowed", True)
    case.expect("carried_as", role)


@given("a mount with a natural defence of {defense:d}")
def natural(case, defense):
    case.given(natural_defense=defense)


@given("mount armour that adds {bonus:d}")
def armor_adds(case, bonus):
    case.given(armored=True, armor_bonus=bonus)


@given("mount armour of which nobody says what it adds")
def armor(case):
    case.given(armored=True)


@given("a mount, but {wrong:wrong}", wrong=WRONG_MOUNTS)
def wrong_mount(case, wrong):
    case.given(**wrong)


@when("the mount is attacked")
def mount_attacked(case):
    case.ask("mount_defense")


@then("its defence is {defense:d}")
def defense_is(case, defense):
    case.expect("defense", defense)


@then("its defence is not determined")
def defense_open(case):
    case.expect(not_determined="defense")


@given("a rider")
def a_rider(case):
    case.ask("ride", **RIDE)


@given("a rider with {masteries:masteries}", masteries=MASTERIES)
def rider_with(case, masteries):
    case.ask("ride", **RIDE)
    case.given(masteries=masteries)


@given("someone on foot with {masteries:masteries}", masteries=MASTERIES)
def on_foot_with(case, masteries):
    case.given(masteries=masteries)


@given("an action on a mount, but {wrong:wrong}", wrong=WRONG_ACTIONS)
def wrong_action(case, wrong):
    case.given(**wrong)


@when("the rider wants to {action:action}", action={"channel": "channel", "trample": "trample"})
def wants_action(case, action):
    case.ask("mounted_action", action=action)


@when("somebody else wants to channel")
def another_wants(case):
    case.ask("mounted_action", rider="Bob", action="channel")


@when("it is attempted")
def attempted(case):
    case.ask("mounted_action")


@then("the mastery {masteries:masteries} allows it", masteries=MASTERIES)
def mastery_allows(case, masteries):
    case.expect("allowed", True)
    case.expect("mastery", masteries[0])


@then("it is allowed, and no mastery is needed")
def none_needed(case):
    case.expect("allowed", True)
    case.expect("mastery", None)


@given("an attacker of size {size:d} on foot")
def attacker(case, size):
    case.given(attacker_size=size)


@given(
    "{called:called}",
    called={
        "no called shot": "none",
        "a called shot at the upper body": "upper_body",
        "a called shot elsewhere": "elsewhere",
        "a called shot at what may be the upper body": "unclear",
    },
)
def called_shot(case, called):
    case.given(called_shot=called)


@given("a {weapon:weapon} weapon", weapon={"reach": "reach", "ranged": "ranged"})
def long_weapon(case, weapon):
    case.given(weapon=weapon)


@given("a weapon of another kind")
def other_weapon(case):
    case.given(weapon="other")


@given("a fight with a mounted target, but {wrong:wrong}", wrong=WRONG_FIGHTS)
def wrong_fight(case, wrong):
    case.given(**wrong)


@when("the {struck:struck} of a mount of size {mount:d} is attacked", struck=STRUCK)
def is_attacked(case, struck, mount):
    case.ask("attack_mounted", struck=struck, mount_size=mount)


@when("it is fought")
def fought(case):
    case.ask("attack_mounted")


@then("the attack is changed by {attack:d}, the attacker's defence by {own:d} and the target's by {target:d}")
def changed_by(case, attack, own, target):
    case.expect("attack_modifier", attack)
    case.expect("attacker_defense_modifier", own)
    case.expect("target_defense_modifier", target)


@then("the attack is changed by {attack:d}, the target's defence by {target:d}, and the attacker's is not determined")
def own_defense_open(case, attack, target):
    case.expect("attack_modifier", attack)
    case.expect("target_defense_modifier", target)
    case.expect(not_determined="attacker_defense_modifier")


@then("the fight is not determined")
def fight_open(case):
    for field in ("allowed", "attack_modifier", "attacker_defense_modifier", "target_defense_modifier"):
        case.expect(not_determined=field)


@given("an attacker of size {size:d} hits the {struck:struck} of a mount of size {mount:d} critically", struck=STRUCK)
def hits_critically(case, size, struck, mount):
    case.given(attacker_size=size, struck=struck, mount_size=mount, strike="critical")


@given("an attacker of size {size:d} hits the {struck:struck} of a mount of size {mount:d}", struck=STRUCK)
def hits(case, size, struck, mount):
    case.given(attacker_size=size, struck=struck, mount_size=mount, strike="standard")


@given("it does {damage:d} damage, {extra:d} of it by the extra die")
def does_with_extra(case, damage, extra):
    case.given(damage=damage, extra_die=extra)


@given("it does {damage:d} damage")
def does(case, damage):
    case.given(damage=damage)


@given("the rider is to take {share:d}")
def to_take(case, share):
    case.given(rider_share=share)


@given("damage to a mounted target, but {wrong:wrong}", wrong=WRONG_HITS)
def wrong_hit(case, wrong):
    case.given(**wrong)


@when("it is dealt out")
def dealt_out(case):
    case.ask("damage_mounted")


@then("the rider takes {rider:d} and the mount {mount:d}")
def take(case, rider, mount):
    case.expect("rider_damage", rider)
    case.expect("mount_damage", mount)


@then("what the two take is not determined")
def shares_open(case):
    case.expect(not_determined="rider_damage")
    case.expect(not_determined="mount_damage")


@given(
    "a rider's attack of accuracy {accuracy:d} at a defence roll of {defense:d} with {weapon:weapon}", weapon=WEAPONS
)
def riders_attack(case, accuracy, defense, weapon):
    case.given(accuracy=accuracy, defense_total=defense, weapon=weapon)


@given("the mount {moves:moves}", moves={"moves": True, "stands still": False})
def mount_moves(case, moves):
    case.given(mount_moves=moves)


@given("the rider's target is as large as the rider")
def equal_target(case):
    case.given(equal_sizes=True)


@given("the attacking rider has the mastery {masteries:masteries}", masteries=MASTERIES)
def attacking_masteries(case, masteries):
    case.given(masteries=masteries)


@given("the rider's attack is modified by {modifiers:d}")
def riders_modifiers(case, modifiers):
    case.given(modifiers=modifiers)


@given("the rider's weapon strikes critically from {face:d} on")
def riders_range(case, face):
    case.given(critical_from=face)


@given("the rider's roll is {luck:luck}", luck=LUCK)
def riders_luck(case, luck):
    case.given(**luck)


@given("whom the rider attacks {defends:defends}", defends=DEFENDS)
def riders_target(case, defends):
    case.given(**defends)


@given("an exception of that type of defence makes the rider's attack {rules:rules}", rules=EXCEPTIONS)
def riders_exception(case, rules):
    case.given(defense_rules=rules)


@given("a rider's attack, but {wrong:wrong}", wrong=WRONG_SHOTS)
def wrong_shot(case, wrong):
    case.given(**wrong)


@when("the rider's die shows {faces:faces}")
def riders_die(case, faces):
    case.ask("attack_from_mount", dice={"attack": faces})


@then("riding adds {riding:d}, and whether {total:d} hits is not determined")
def riders_hit_open(case, riding, total):
    case.expect("mount_modifier", riding)
    case.expect("total", total)
    case.expect("critical", False)
    case.expect(not_determined="hit")


@then("riding adds {riding:d}, and nothing else is determined")
def riders_roll_open(case, riding):
    case.expect("mount_modifier", riding)
    case.expect(not_determined="total")
    case.expect(not_determined="hit")
    case.expect(not_determined="critical")


@then("riding adds {riding:d}, and {total:d} is a {result:result}", result=RESULTS)
def riding_adds(case, riding, total, result):
    case.expect("mount_modifier", riding)
    case.expect("total", total)
    case.expect("hit", result[0])
    case.expect("critical", result[1])


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
