"""Phrases that several topics of document 003 share."""

from oracle.phrases import given, then, when

KINDS = {"melee": "melee", "missile": "missile"}
TOPICS = {
    "fighting with two weapons": "two_weapons",
    "charging": "charging",
    "fighting in water": "underwater",
    "invisible opponents": "invisibility",
    "missiles into melee": "missiles_into_melee",
    "non-lethal damage": "non_lethal",
    "helpless opponents": "helpless",
    "parrying": "parrying",
    "pushing": "pushing",
    "splash weapons": "splash_weapons",
    "switching weapons": "switching_weapons",
    "unarmed combat": "unarmed",
    "unstable surfaces": "unstable_surfaces",
}
FACTS = {
    "attack roll": "attack",
    "damage roll": "damage",
    "second damage roll": "second_damage",
    "unarmed damage roll": "unarmed",
    "stray roll": "stray",
    "direction roll": "direction",
    "ability roll": "ability",
    "roll at death's door": "dying",
    "AC": "target_armor_class",
    "attack bonus": "attack_bonus",
    "kind of attack": "kind",
    "kind of weapon": "weapon",
    "hand": "hand",
    "attack with the other weapon": "makes_other_attack",
    "surface": "surface_is_hard",
    "water": "attacker_water",
    "target's water": "target_water",
    "footing": "attacker_footing",
    "footing of magic": "footing",
    "hold on the target": "target_held",
    "flat of the blade": "flat_of_blade",
    "damage dice": "damage_dice",
    "natural weapon": "natural_weapon",
    "Hit Points": "hit_points",
    "full Hit Points": "greatest_hit_points",
    "damage": "damage",
    "points": "points",
    "healing": "healing",
    "combatant": "combatant",
    "attacker": "attacker",
    "target": "target",
    "Strength Modifier": "strength_modifier",
    "abilities": "abilities",
    "Level": "level",
    "minutes": "minutes",
    "run": "run_ft",
    "bracing": "is_braced",
    "magic": "magical",
    "time that it takes": "instantaneous",
    "blade": "bladed",
    "initiative": "initiative_rolled",
    "aim": "aim",
    "size": "target_size",
    "Referee's bonus": "referee_grants_bonus",
    "Referee's ban": "referee_rules_impossible",
    "kind of target": "at",
    "liquid": "liquid",
    "hour of the throw": "throw_hour",
    "creatures": "creatures",
    "place": "smashed_on",
    "rules left out": "unused_rules",
    "Prime Abilities": "prime_abilities",
    "size of the secondary weapon": "secondary_size",
    "kind of magic": "what",
    "dropped weapon": "drops_it",
    "melee": "melee",
}
LISTS = {"rules left out", "Prime Abilities"}
WHO = {"a character": True, "a monster": False}
CONDITIONS = {"able to act": "able", "subdued": "subdued", "at death's door": "at_deaths_door", "dead": "dead"}
MAGICAL = {"magical": True, "not magical": False}
AT_ONCE = {"acts at once": True, "acts slowly": False}
FOOTINGS = {
    "firm ground": "firm",
    "a ship in rough water": "ship_in_rough_water",
    "a flying animal": "flying_animal",
    "some other unstable surface": "otherwise_unstable",
    "nothing, flying by magic": "magical_flight",
}


@given("an unknown {fact:fact}", fact={name: name for name in FACTS})
def unknown(case, fact):
    if fact in LISTS:
        case.add(FACTS[fact], "no such thing")
    else:
        case.given(**{FACTS[fact]: "no such thing"})


@given("the Referee leaves out the rules on {topic:topic}", topic=TOPICS)
def rules_left_out(case, topic):
    case.add("unused_rules", topic)


@given("a {kind:kind} attack with attack bonus {bonus:d} on AC {armor_class:d}", kind=KINDS)
def attack_on_ac(case, kind, bonus, armor_class):
    case.given(kind=kind, attack_bonus=bonus, target_armor_class=armor_class)


@given("the Combat rules count the total as {result:result}", result={"a success": True, "a failure": False})
def combat_rules_say(case, result):
    case.given(attack_succeeds=result)


@given("an attack bonus of {bonus:d} and an AC of {armor_class:d} for everyone")
def bonus_and_ac(case, bonus, armor_class):
    case.given(attack_bonus=bonus, target_armor_class=armor_class)


@when("the attack roll shows {face:d}")
def attack_roll_shows(case, face):
    case.ask("attack", dice={"attack": [face]})


@when("the attack is made on every face of the d20")
def attack_on_every_face(case):
    case.count("attack", "attack")


@when("no die is rolled for the attack")
def attack_without_roll(case):
    case.ask("attack")


@given("{attacker:name} has attacked {target:name}")
def has_attacked(case, attacker, target):
    case.ask("attack", dice={"attack": [10]}, attacker=attacker, target=target)


@given("{name:name} has declared a charge")
@when("{name:name} declares a charge")
def declares_charge(case, name):
    case.ask("declare_charge", combatant=name, initiative_rolled=False)


@given("{name:name} has charged")
def has_charged(case, name):
    case.ask("declare_charge", combatant=name, initiative_rolled=False)
    case.ask("charge", combatant=name, run_ft=60)


@given("{name:name} parries with a Strength Modifier of {modifier:d}")
def parries(case, name, modifier):
    case.ask("declare_parry", combatant=name, strength_modifier=modifier, initiative_rolled=False)


@when("{attacker:name} attacks {target:name} and the roll shows {face:d}")
def attacks(case, attacker, target, face):
    case.ask("attack", dice={"attack": [face]}, attacker=attacker, target=target)


@given("the Round has ended")
@when("the Round ends")
def round_ends(case):
    case.ask("end_round")


@given("the combat has ended")
@when("the combat ends")
def combat_ends(case):
    case.ask("end_combat")


@given("the attacker fights {water:water}", water={"in water": "in", "beneath water": "beneath", "on land": "none"})
def fights_in_water(case, water):
    case.given(attacker_water=water)


@given("the target is {water:water}", water={"in water": "in", "beneath water": "beneath", "out of water": "none"})
def target_in_water(case, water):
    case.given(target_water=water)


@given("the {who:who} is invisible", who={"attacker": "attacker_invisible", "target": "target_invisible"})
def is_invisible(case, who):
    case.given(**{who: True})


@given("{names:names} fight the target")
@given("{names:names} fights the target")
def fight_the_target(case, names):
    case.given(melee=[{"name": name} for name in names])


@given("the attacker stands on {footing:footing}", footing=FOOTINGS)
def stands_on(case, footing):
    case.given(attacker_footing=footing)


@given(
    "the target is {held:held}",
    held={
        "magically paralysed": "magically_paralysed",
        "frozen": "frozen",
        "helpless in some other way": "otherwise_helpless",
        "free": "free",
    },
)
def is_held(case, held):
    case.given(target_held=held)


@given("the attack is made to subdue")
def to_subdue(case):
    case.given(to_subdue=True)


@given("the attack is made with the flat of a blade")
def flat_of_blade(case):
    case.given(to_subdue=True, flat_of_blade=True)


@given("the weapon {has:has} a blade", has={"has": True, "does not have": False})
def has_blade(case, has):
    case.given(bladed=has)


@given("the weapon does {dice} with a modifier of {modifier:d}")
def weapon_does(case, dice, modifier):
    case.given(damage_dice=dice, damage_modifier=modifier)


@when("the damage roll shows {faces:faces}")
def damage_roll_shows(case, faces):
    case.ask("damage", dice={"damage": faces})


@then("the attack total is {total:d}")
def attack_total_is(case, total):
    case.expect("total", total)


@then("the rules add {modifier:d} to the attack roll")
def attack_modifier_is(case, modifier):
    case.expect("modifier", modifier)


@then("the total is held against AC {armor_class:d}")
def held_against(case, armor_class):
    case.expect("armor_class", armor_class)


@then("the attack {result:result}", result={"hits": True, "misses": False})
def attack_result(case, result):
    case.expect("hit", result)


@then("whether the attack hits is not determined")
def hit_is_open(case):
    case.expect(not_determined="hit")


@then("whether a damage roll follows is not determined")
def damage_roll_is_open(case):
    case.expect(not_determined="damage_roll")


@then("no attack roll is made")
def no_attack_roll(case):
    case.expect("total", None)


@then("a damage roll {follows:follows}", follows={"follows": True, "does not follow": False})
def damage_roll_follows(case, follows):
    case.expect("damage_roll", follows)


@then("the attack total is {total:d} on {times:d} of the 20 faces")
def total_on_faces(case, total, times):
    case.expect("total", total, times=times)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)


@then("the damage is {damage:d}")
def damage_is(case, damage):
    case.expect("damage", damage)


@then("the damage is not determined")
def damage_is_open(case):
    case.expect(not_determined="damage")


@given("{who:who} with {hit_points:d} Hit Points", who=WHO)
def with_hit_points(case, who, hit_points):
    case.given(is_character=who, hit_points=hit_points)


@given("the combatant has suffered {damage:d} damage")
@when("the combatant suffers {damage:d} damage")
def suffers(case, damage):
    case.ask("take_damage", damage=damage)


@given("the combatant has suffered {damage:d} non-lethal damage")
@when("the combatant suffers {damage:d} non-lethal damage")
def suffers_non_lethal(case, damage):
    case.ask("take_damage", damage=damage, lethal=False)


@when("something {magical:magical} that {at_once:at_once} heals {points:d} points", magical=MAGICAL, at_once=AT_ONCE)
def something_heals(case, magical, at_once, points):
    case.ask("heal", magical=magical, instantaneous=at_once, points=points)


@then("the combatant is {condition:condition}", condition=CONDITIONS)
def condition_is(case, condition):
    case.expect("condition", condition)


@then("the combatant has {hit_points:d} Hit Points")
def hit_points_are(case, hit_points):
    case.expect("hit_points", hit_points)


@then("the combatant is {conscious:conscious}", conscious={"unconscious": True, "conscious": False})
def unconscious(case, conscious):
    case.expect("unconscious", conscious)


@then("whether the combatant is unconscious is not determined")
def unconscious_is_open(case):
    case.expect(not_determined="unconscious")


@given("{name:name} with {hit_points:d} Hit Points has been subdued by {damage:d} non-lethal damage")
def has_been_subdued(case, name, hit_points, damage):
    case.ask("take_damage", combatant=name, hit_points=hit_points, damage=damage, lethal=False)


@given("{name:name} with {hit_points:d} Hit Points has been knocked unconscious by {damage:d} non-lethal damage")
def has_been_knocked_unconscious(case, name, hit_points, damage):
    case.ask("take_damage", combatant=name, hit_points=hit_points, damage=damage, lethal=False, knocks_unconscious=True)


@given("{name:name} with {hit_points:d} Hit Points has fallen to death's door")
def has_fallen(case, name, hit_points):
    case.ask("take_damage", combatant=name, hit_points=hit_points, damage=hit_points, deaths_door_used=True)


@given("{name:name} with {hit_points:d} Hit Points has suffered {damage:d} damage")
def has_suffered(case, name, hit_points, damage):
    case.ask("take_damage", combatant=name, hit_points=hit_points, damage=damage)


ATTACKS = {
    "strikes": ("attack", {"kind": "melee"}),
    "shoots at": ("attack", {"kind": "missile"}),
    "pushes": ("push", {"aim": "back"}),
    "throws a splash weapon at": ("throw_splash_weapon", {"at": "creature"}),
}
MADE = {
    "struck": ATTACKS["strikes"],
    "shot at": ATTACKS["shoots at"],
    "pushed": ATTACKS["pushes"],
    "thrown a splash weapon at": ATTACKS["throws a splash weapon at"],
    "hit, without a roll,": ("attack", {"kind": "melee", "target_held": "frozen"}),
}


@when("{attacker:name} {attacks:attacks} {target:name}", attacks=ATTACKS)
def makes_an_attack(case, attacker, attacks, target):
    operation, facts = attacks
    case.ask(operation, attacker=attacker, target=target, dice={"attack": [10]}, **facts)


@given("{attacker:name} has {made:made} {target:name}", made=MADE)
def has_made_an_attack(case, attacker, made, target):
    operation, facts = made
    case.ask(operation, attacker=attacker, target=target, dice={"attack": [10]}, **facts)


@when(
    "{what:what} on {footing:footing}",
    what={"a spell is cast": "spell", "a magic item is used": "magic_item", "a scroll is read": "spell_scroll"},
    footing=FOOTINGS,
)
def magic_on(case, what, footing):
    case.ask("use_magic", what=what, footing=footing)


MAGIC = {"a spell": "spell", "a magic item": "magic_item"}


@given("{name:name} has used {what:what}", what=MAGIC)
@when("{name:name} uses {what:what}", what=MAGIC)
def uses_magic(case, name, what):
    case.ask("use_magic", combatant=name, what=what, footing="firm")


@given("{name:name} has switched weapons")
@when("{name:name} switches weapons")
def switches(case, name):
    case.ask("switch_weapon", combatant=name, drops_it=False)


@when("{name:name} drops the weapon in hand and takes another")
def drops(case, name):
    case.ask("switch_weapon", combatant=name, drops_it=True)


@when("{name:name} takes a weapon into empty hands")
def takes(case, name):
    case.ask("switch_weapon", combatant=name, drops_it=False, weapon_in_hand=False)


@given("{name:name} has made the extra attack")
def has_made_extra_attack(case, name):
    case.ask("attack", attacker=name, hand="secondary", dice={"attack": [10]})
