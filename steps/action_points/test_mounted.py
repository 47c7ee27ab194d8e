"""Phrases of mounts and their riders."""

from oracle.phrases import given, then, when

NAMED = ("fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal")
SIZES = {one.capitalize(): one for one in NAMED}
MOUNTS = {
    "a mount trained for war": {"trained_for_combat": True},
    "an untrained mount": {"trained_for_combat": False},
    "an untrained predator as a mount": {"trained_for_combat": False, "natural_predator": True},
    "a trained predator as a mount": {"trained_for_combat": True, "natural_predator": True},
}
COMMANDS = {"move": ["movement"], "attack": ["attack"], "move and attack": ["movement", "attack"]}
CHECKS = {
    "movement": ["movement"],
    "attacks": ["attack"],
    "knees": ["knees"],
    "movement and attacks": ["movement", "attack"],
    "movement and knees": ["movement", "knees"],
    "attacks and knees": ["attack", "knees"],
}
HANDS = {"busy": False, "free": True}
WEAPONS = {
    "no weapon": "none",
    "a light weapon": "light",
    "a one-handed weapon": "one_handed",
    "a one-handed weapon in two hands": "one_handed_in_two_hands",
    "a two-handed weapon": "two_handed",
    "a double weapon": "double",
}
GROUND = {"higher": True, "equal": False}
MANEUVERS = {
    "a bull rush": {"maneuver": "bull_rush"},
    "an overrun": {"maneuver": "overrun"},
    "another brawling attack": {"maneuver": "other"},
    "another brawling attack that can be made so": {"maneuver": "other", "described_as_mounted": True},
    "another brawling attack that cannot be made so": {"maneuver": "other", "described_as_mounted": False},
}
LETS = {"lets": True, "does not let": False}
FACTS = {
    "training": "trained_for_combat",
    "commands": "commands",
    "actor": "actor",
    "action": "action",
    "cost in AP": "cost_ap",
    "cost in MP": "cost_mp",
    "cost apart": "mount_cost_ap",
    "conversion": "conversion_ap",
    "mount's AP": "mount_ap",
    "mount's MP": "mount_mp",
    "rider's AP": "rider_ap",
    "rider's MP": "rider_mp",
    "mount": "mount",
    "rider": "rider",
    "initiative": "rider_initiative",
    "mount's spacing": "mount_space_sq",
    "rider's spacing": "rider_space_sq",
    "charge": "charging",
    "bonus": "charge_bonus",
    "penalty": "charge_penalty",
    "weapon": "weapon",
    "mount's size": "mount_size",
    "target's size": "target_size",
    "kind": "maneuver",
    "rider's AB": "rider_attack_bonus",
    "mount's AB": "mount_attack_bonus",
    "rider's ability": "rider_ability_modifier",
    "mount's ability": "mount_ability_modifier",
    "rider's skill": "rider_skill_modifier",
    "mount's skill": "mount_skill_modifier",
    "rider's size modifier": "rider_size_modifier",
    "mount's size modifier": "mount_size_modifier",
    "provoker": "provoker",
    "movement": "by_movement",
    "forced move": "forcibly_moves",
    "success": "attack_succeeds",
}


def without(facts, *names):
    return {name: value for name, value in facts.items() if name not in names}


ASKED_TO_MOVE = {"trained_for_combat": True, "commands": ["movement"]}
WRONG_MOUNTS = {
    "nobody says whether it is trained": without(ASKED_TO_MOVE, "trained_for_combat"),
    "nobody says what it is directed to do": without(ASKED_TO_MOVE, "commands"),
    "it is directed to do nothing": ASKED_TO_MOVE | {"commands": []},
    "it is directed to sing": ASKED_TO_MOVE | {"commands": ["singing"]},
}
ACTION = {"actor": "mount", "rider_ap": 20, "mount_ap": 30, "mount_mp": 40, "cost_ap": 5}
WRONG_ACTIONS = {
    "nobody says whose it is": without(ACTION, "actor"),
    "it is the saddle's": ACTION | {"actor": "saddle"},
    "of a kind that is not known": ACTION | {"action": "song"},
    "it costs less than no AP": ACTION | {"cost_ap": -1},
    "it costs less than no MP": ACTION | {"cost_mp": -1},
    "the mount has less than no AP": ACTION | {"mount_ap": -1},
    "nobody says how many AP the mount has": without(ACTION, "mount_ap"),
    "the mount has less than no MP": ACTION | {"mount_mp": -1},
    "nobody says how many MP the mount has": without(ACTION, "mount_mp"),
    "the rider has less than no AP": ACTION | {"rider_ap": -1},
    "nobody says how many AP the rider has": without(ACTION, "rider_ap"),
    "the rider has less than no MP": ACTION | {"rider_mp": -1},
    "rider and mount are one": ACTION | {"rider": "Ann", "mount": "Ann"},
    "the mount has a blank for a name": ACTION | {"mount": " "},
    "the rider has a blank for a name": ACTION | {"rider": " "},
    "the mount dismounts": ACTION | {"action": "dismount"},
    "the rider gallops off": ACTION | {"actor": "rider", "action": "full_round_movement"},
    "it costs the mount something apart": ACTION | {"mount_cost_ap": 5},
    "a brawl costs the mount less than nothing": ACTION | {"action": "brawl", "mount_cost_ap": -1},
    "it converts less than nothing": ACTION | {"actor": "rider", "action": "dismount", "conversion_ap": -1},
}
STANDING = {"rider_initiative": 9, "rider_space_sq": 1, "mount_space_sq": 4}
WRONG_STANDINGS = {
    "nobody says what the initiative is": without(STANDING, "rider_initiative"),
    "nobody says how big the mount is": without(STANDING, "mount_space_sq"),
    "the mount takes less than nothing": STANDING | {"mount_space_sq": -1},
    "nobody says how big the rider is": without(STANDING, "rider_space_sq"),
    "the rider takes less than nothing": STANDING | {"rider_space_sq": -1},
}
CHARGE = {"charging": True, "charge_bonus": 2, "charge_penalty": -2}
WRONG_CHARGES = {
    "nobody says whether it takes place": without(CHARGE, "charging"),
    "with a bonus below 0": CHARGE | {"charge_bonus": -1},
    "with a penalty above 0": CHARGE | {"charge_penalty": 1},
}
ATTACK = {"weapon": "light", "mount_size": "large", "target_size": "medium"}
WRONG_ATTACKS = {
    "nobody says with what": without(ATTACK, "weapon"),
    "with a weapon of no kind": ATTACK | {"weapon": "no such thing"},
    "nobody says how big the mount is": without(ATTACK, "mount_size"),
    "from a mount of no size": ATTACK | {"mount_size": "no such thing"},
    "nobody says how big the target is": without(ATTACK, "target_size"),
    "on a target of no size": ATTACK | {"target_size": "no such thing"},
}
MODIFIERS = ("attack_bonus", "ability_modifier", "skill_modifier", "size_modifier")
BRAWL = {"maneuver": "overrun"} | {f"{who}_{what}": 1 for who in ("rider", "mount") for what in MODIFIERS}
WRONG_BRAWLS = {
    "nobody says which": without(BRAWL, "maneuver"),
    "of a kind that nobody knows": BRAWL | {"maneuver": "no such thing"},
    "nobody knows the rider's AB": without(BRAWL, "rider_attack_bonus"),
    "nobody knows the mount's AB": without(BRAWL, "mount_attack_bonus"),
    "nobody knows the rider's ability": without(BRAWL, "rider_ability_modifier"),
    "nobody knows the mount's ability": without(BRAWL, "mount_ability_modifier"),
    "nobody knows the rider's skill": without(BRAWL, "rider_skill_modifier"),
    "nobody knows the mount's skill": without(BRAWL, "mount_skill_modifier"),
    "nobody knows the rider's size": without(BRAWL, "rider_size_modifier"),
    "nobody knows the mount's size": without(BRAWL, "mount_size_modifier"),
}
WRONG_REACTIONS = {
    "nobody says by whom": {"by_movement": True},
    "by the saddle": {"by_movement": True, "provoker": "saddle"},
    "nobody says by what": {"provoker": "rider"},
}
WRONG_FORCES = {
    "nobody says whom it moves": {"attack_succeeds": True},
    "it moves the saddle": {"attack_succeeds": True, "forcibly_moves": "saddle"},
    "nobody says whether it succeeds": {"forcibly_moves": "rider"},
}


@given("{mount:mount}", mount=MOUNTS)
def some_mount(case, mount):
    case.given(**mount)


@given("the rider guides it with the knees alone")
def by_knees(case):
    case.given(only_knees=True)


@given("a mount, but {wrong:wrong}", wrong=WRONG_MOUNTS)
def wrong_mount(case, wrong):
    case.given(**wrong)


@when("the rider directs it to {commands:commands}", commands=COMMANDS)
def directs(case, commands):
    case.ask("ride_check", commands=commands)


@when("the rider's need of checks is asked for")
def needs_checks(case):
    case.ask("ride_check")


@then("no Ride check is needed, and the hands are {hands:hands}", hands=HANDS)
def no_check(case, hands):
    case.expect("needed_for", [])
    case.expect("hands_free", hands)


@then("Ride checks are needed for {checks:checks}, and the hands are {hands:hands}", checks=CHECKS, hands=HANDS)
def checks_needed(case, checks, hands):
    case.expect("needed_for", checks)
    case.expect("hands_free", hands)


@given("{rider:name} with {rider_ap:d} AP rides {mount:name} with {mount_ap:d} AP and {mount_mp:d} MP")
def rides(case, rider, rider_ap, mount, mount_ap, mount_mp):  # noqa: ARG001 - the names go with each action
    case.given(rider_ap=rider_ap, mount_ap=mount_ap, mount_mp=mount_mp)


@given("someone with {rider_ap:d} AP rides a mount with {mount_ap:d} AP and {mount_mp:d} MP")
def someone_rides(case, rider_ap, mount_ap, mount_mp):
    case.given(rider_ap=rider_ap, mount_ap=mount_ap, mount_mp=mount_mp)


@given("a mount has spent {ap:d} AP, and its rider {rider_ap:d} AP")
def unnamed_have_spent(case, ap, rider_ap):
    case.ask("mounted_action", actor="mount", cost_ap=ap)
    case.ask("mounted_action", actor="rider", cost_ap=rider_ap)


@when("one who is called rider spends {ap:d} AP on a mount that is called mount")
def rider_spends(case, ap):
    case.ask("mounted_action", rider="rider", mount="mount", actor="rider", cost_ap=ap)


@given("Ann has {points:d} MP of her own")
def own_movement(case, points):
    case.given(rider_mp=points)


def act(case, name, **facts):
    case.ask("mounted_action", rider="Ann", mount="Dun", actor={"Ann": "rider", "Dun": "mount"}[name], **facts)


@given("{name:name} has spent {ap:d} AP and {mp:d} MP")
@when("{name:name} spends {ap:d} AP and {mp:d} MP")
def spends_both(case, name, ap, mp):
    act(case, name, cost_ap=ap, cost_mp=mp)


@given("{name:name} has spent {ap:d} AP")
@when("{name:name} spends {ap:d} AP")
@when("{name:name} attacks by itself for {ap:d} AP")
def spends(case, name, ap):
    act(case, name, cost_ap=ap)


@when("{name:name} spends nothing")
def spends_nothing(case, name):
    act(case, name)


@when("Roan, ridden by Bob, spends {ap:d} AP and {mp:d} MP")
def another_pair(case, ap, mp):
    case.ask("mounted_action", rider="Bob", mount="Roan", actor="mount", cost_ap=ap, cost_mp=mp)


@given("{name:name} moves the full round for {ap:d} AP and {mp:d} MP")
@when("{name:name} gallops the full round for {ap:d} AP and {mp:d} MP")
def full_round(case, name, ap, mp):
    act(case, name, action="full_round_movement", cost_ap=ap, cost_mp=mp)


@given("{name:name} has led a brawling attack with the mount for {ap:d} AP")
@when("{name:name} leads a brawling attack with the mount for {ap:d} AP")
def brawls(case, name, ap):
    act(case, name, action="brawl", cost_ap=ap)


@when(
    "{name:name} leads a brawling attack with the mount for {ap:d} AP and {mp:d} MP, "
    "which costs the mount {mount_ap:d} AP"
)
def brawls_apart(case, name, ap, mp, mount_ap):
    act(case, name, action="brawl", cost_ap=ap, cost_mp=mp, mount_cost_ap=mount_ap)


@when("{name:name} dismounts for {ap:d} AP")
def dismounts_for_ap(case, name, ap):
    act(case, name, action="dismount", cost_ap=ap)


@when("{name:name} dismounts for {ap:d} AP and {mp:d} MP")
def dismounts(case, name, ap, mp):
    act(case, name, action="dismount", cost_ap=ap, cost_mp=mp)


@when("{name:name} dismounts for {ap:d} AP and {mp:d} MP, for which she converts {converted:d} AP")
def dismounts_converting(case, name, ap, mp, converted):
    act(case, name, action="dismount", cost_ap=ap, cost_mp=mp, conversion_ap=converted)


@when("{name:name} acts for {ap:d} AP and {mp:d} MP, for which she converts {converted:d} AP")
def acts_converting(case, name, ap, mp, converted):
    act(case, name, action="other", cost_ap=ap, cost_mp=mp, conversion_ap=converted)


@when("{name:name} brawls for {ap:d} AP and {mp:d} MP, for which she converts {converted:d} AP")
def brawls_converting(case, name, ap, mp, converted):
    act(case, name, action="brawl", cost_ap=ap, cost_mp=mp, conversion_ap=converted)


@given("an action of rider or mount, but {wrong:wrong}", wrong=WRONG_ACTIONS)
def wrong_action(case, wrong):
    case.given(**wrong)


@when("its points are asked for")
def points_asked(case):
    case.ask("mounted_action")


@then("the rider has {rider_ap:d} AP left, and the mount {mount_ap:d} AP and {mount_mp:d} MP")
@then("Ann has {rider_ap:d} AP left, and Dun {mount_ap:d} AP and {mount_mp:d} MP")
def left(case, rider_ap, mount_ap, mount_mp):
    case.expect("rider_ap_left", rider_ap)
    case.expect("mount_ap_left", mount_ap)
    case.expect("mount_mp_left", mount_mp)


@then("Ann's AP are not determined")
def points_open(case):
    case.expect(not_determined="rider_ap_left")


@given("a rider of initiative {initiative:d} and of {rider:d} square, on a mount of {mount:d} squares")
def standing(case, initiative, rider, mount):
    case.given(rider_initiative=initiative, rider_space_sq=rider, mount_space_sq=mount)


@given("the mount alone would have initiative {initiative:d}")
def mount_alone(case, initiative):
    case.given(mount_initiative=initiative)


@given("others ride the same mount")
def others(case):
    case.given(several_riders=True)


@given("others ride the same mount, and the DM {lets:lets} the rule hold", lets=LETS)
def others_by_dm(case, lets):
    case.given(several_riders=True, dm_rule_holds=lets)


@given("a rider's standing, but {wrong:wrong}", wrong=WRONG_STANDINGS)
def wrong_standing(case, wrong):
    case.given(**wrong)


@when("their standing is asked for")
def standing_asked(case):
    case.ask("mounted_standing")


@then("the mount acts on {initiative:d}, the rider takes {rider:d} squares and the mount {mount:d}")
def stands(case, initiative, rider, mount):
    case.expect("mount_initiative", initiative)
    case.expect("rider_space_sq", rider)
    case.expect("mount_space_sq", mount)


@then("when the mount acts is not determined, the rider takes {rider:d} squares and the mount {mount:d}")
def stands_some_time(case, rider, mount):
    case.expect(not_determined="mount_initiative")
    case.expect("rider_space_sq", rider)
    case.expect("mount_space_sq", mount)


@then("neither when the mount acts nor the rider's space is determined, and the mount takes {mount:d} squares")
def stands_somewhere(case, mount):
    case.expect(not_determined="mount_initiative")
    case.expect(not_determined="rider_space_sq")
    case.expect("mount_space_sq", mount)


@given("a charge with a bonus of {bonus:d} and a penalty of {penalty:d}")
def charge_of(case, bonus, penalty):
    case.given(charge_bonus=bonus, charge_penalty=penalty)


@given("a charge with a bonus of {bonus:d}")
def charge_of_bonus(case, bonus):
    case.given(charge_bonus=bonus)


@given("a charge with a penalty of {penalty:d}")
def charge_of_penalty(case, penalty):
    case.given(charge_penalty=penalty)


@given("a charge, but {wrong:wrong}", wrong=WRONG_CHARGES)
def wrong_charge(case, wrong):
    case.given(**wrong)


@when("rider and mount {do:do}", do={"charge": True, "do not charge": False})
def charge(case, do):
    case.ask("mounted_charge", charging=do)


@when("what the charge brings is asked for")
def charge_asked(case):
    case.ask("mounted_charge")


@then("the rider has {bonus:d} and {penalty:d}, and the mount {mount_bonus:d} and {mount_penalty:d}")
def charged(case, bonus, penalty, mount_bonus, mount_penalty):
    case.expect("rider_bonus", bonus)
    case.expect("rider_penalty", penalty)
    case.expect("mount_bonus", mount_bonus)
    case.expect("mount_penalty", mount_penalty)


@then("neither bonus nor penalty is determined for either")
def charge_open(case):
    for one in ("rider_bonus", "rider_penalty", "mount_bonus", "mount_penalty"):
        case.expect(not_determined=one)


@then("the {who:who} alone has {bonus:d} and {penalty:d} for certain", who={"rider": "rider", "mount": "mount"})
def charge_of_one(case, who, bonus, penalty):
    other = {"rider": "mount", "mount": "rider"}[who]
    case.expect(f"{who}_bonus", bonus)
    case.expect(f"{who}_penalty", penalty)
    case.expect(not_determined=f"{other}_bonus")
    case.expect(not_determined=f"{other}_penalty")


@then("both have a bonus of {bonus:d}, and neither penalty is determined")
def bonus_known(case, bonus):
    for one in ("rider", "mount"):
        case.expect(f"{one}_bonus", bonus)
        case.expect(not_determined=f"{one}_penalty")


@then("both have a penalty of {penalty:d}, and neither bonus is determined")
def penalty_known(case, penalty):
    for one in ("rider", "mount"):
        case.expect(f"{one}_penalty", penalty)
        case.expect(not_determined=f"{one}_bonus")


@given("a rider with {weapon:weapon} on a {size:size} mount", weapon=WEAPONS, size=SIZES)
def armed_rider(case, weapon, size):
    case.given(weapon=weapon, mount_size=size)


@given("a rider's attack, but {wrong:wrong}", wrong=WRONG_ATTACKS)
def wrong_attack(case, wrong):
    case.given(**wrong)


@when("the rider attacks a {size:size} creature", size=SIZES)
def attacks(case, size):
    case.ask("mounted_attack", target_size=size)


@when("the rider's modifiers are asked for")
def modifiers_asked(case):
    case.ask("mounted_attack")


@then("the weapon is at {modifier:d}, and the rider is on {ground:ground} ground", ground=GROUND)
def at(case, modifier, ground):
    case.expect("weapon_modifier", modifier)
    case.expect("higher_ground", ground)


@then("the weapon's modifier is not determined, and the rider is on {ground:ground} ground", ground=GROUND)
def weapon_open(case, ground):
    case.expect(not_determined="weapon_modifier")
    case.expect("higher_ground", ground)


@then("the weapon is at {modifier:d}, and whether the rider is on higher ground is not determined")
def ground_open(case, modifier):
    case.expect("weapon_modifier", modifier)
    case.expect(not_determined="higher_ground")


@then("neither the weapon's modifier nor the ground is determined")
def attack_open(case):
    case.expect(not_determined="weapon_modifier")
    case.expect(not_determined="higher_ground")


@given(
    "a {who:who} of AB {ab:d}, ability {ability:d}, skill {skill:d} and size {size:d}",
    who={"rider": "rider", "mount": "mount"},
)
def brawler(case, who, ab, ability, skill, size):
    case.given(**{f"{who}_{what}": one for what, one in zip(MODIFIERS, (ab, ability, skill, size), strict=True)})


@given("a brawling attack of both, but {wrong:wrong}", wrong=WRONG_BRAWLS)
def wrong_brawl(case, wrong):
    case.given(**wrong)


@when("they make {maneuver:maneuver}", maneuver=MANEUVERS)
def brawl_together(case, maneuver):
    case.ask("mounted_brawl", **maneuver)


@when("its modifiers are asked for")
def brawl_asked(case):
    case.ask("mounted_brawl")


@then("it is made with AB {ab:d}, ability {ability:d}, skill {skill:d} and size {size:d}")
def made_with(case, ab, ability, skill, size):
    for what, one in zip(MODIFIERS, (ab, ability, skill, size), strict=True):
        case.expect(what, one)


@when(
    "the {who:who} provokes an attack of opportunity by {cause:cause}",
    who={"rider": "rider", "mount": "mount"},
    cause={"movement": True, "another action": False},
)
def provokes(case, who, cause):
    case.ask("mounted_reaction", provoker=who, by_movement=cause)


@when("an attack of opportunity is provoked, but {wrong:wrong}", wrong=WRONG_REACTIONS)
def wrong_reaction(case, wrong):
    case.ask("mounted_reaction", **wrong)


@then("mount and rider can be struck")
def both_struck(case):
    case.expect("targets", ["mount", "rider"])


@then("who can be struck is not determined")
def struck_open(case):
    case.expect(not_determined="targets")


@then("the {who:who} alone can be struck", who={"rider": "rider", "mount": "mount"})
def one_struck(case, who):
    case.expect("targets", [who])


@given(
    "an attack that moves {whom:whom} by force", whom={"nobody": "nobody", "the rider": "rider", "the mount": "mount"}
)
def forces(case, whom):
    case.given(forcibly_moves=whom)


@given("an attack on the rider, but {wrong:wrong}", wrong=WRONG_FORCES)
def wrong_force(case, wrong):
    case.given(**wrong)


@when("it {does:does}", does={"succeeds": True, "fails": False})
def force_rolled(case, does):
    case.ask("unseat", attack_succeeds=does)


@when("the rider's seat is asked for")
def seat_asked(case):
    case.ask("unseat")


@then("the rider {seat:seat}", seat={"is knocked off": True, "keeps the seat": False})
def seated(case, seat):
    case.expect("knocked_off", seat)


@then("whether the rider is knocked off is not determined")
def seat_open(case):
    case.expect(not_determined="knocked_off")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
