"""Phrases of dual wielding."""

from oracle.phrases import given, then, when


def _melee(single_handed=True, two_handed=False, heavy=False):
    return {"kind": "melee", "single_handed": single_handed, "two_handed": two_handed, "heavy": heavy}


WEAPONS = {
    "a sword of which nobody says more": {"kind": "melee"},
    "a single-handed sword": _melee(),
    "a single-handed heavy mace": _melee(heavy=True),
    "a single-handed sword with the two-handed property": _melee(two_handed=True),
    "a two-handed axe": _melee(single_handed=False, two_handed=True),
    "a heavy two-handed hammer": _melee(single_handed=False, two_handed=True, heavy=True),
    "a staff that is not single-handed, with neither property": _melee(single_handed=False),
    "a Short Arm": {"kind": "short_arm"},
    "a heavy Short Arm": {"kind": "short_arm", "heavy": True},
    "another arm": {"kind": "other_arm"},
    "a pistol crossbow": {"kind": "pistol_crossbow"},
    "another crossbow": {"kind": "other_crossbow"},
    "a bow": {"kind": "bow"},
}
ATTACKS = {"main": "main", "off-hand": "off_hand"}
LUCK = {"unlucky": True, "not unlucky": False}
TRAINING = {"untrained": "untrained", "expertise": "expertise"}
SWORD = {"kind": "melee"}
FACTS = {
    "main weapon": "main",
    "off-hand weapon": "off_hand",
    "attack": "attack",
    "rank": "ambidextrous_rank",
    "One-Handed skill": "one_handed_skill",
    "Off-Hand skill": "off_hand_skill",
    "training": "training",
    "actions": "arms_off_hand_actions",
}
RIGHT = {"main": SWORD, "off_hand": SWORD, "attack": "main", "one_handed_skill": 6}
WRONG = {
    "nobody says with what main weapon": {"off_hand": SWORD, "attack": "main"},
    "nobody says with what off-hand weapon": {"main": SWORD, "attack": "main"},
    "nobody says with which attack": {"main": SWORD, "off_hand": SWORD},
    "a main weapon without a name": RIGHT | {"main": {"kind": "no such thing"}},
    "an off-hand weapon without a name": RIGHT | {"off_hand": {"kind": "no such thing"}},
    "an attack without a name": RIGHT | {"attack": "no such thing"},
    "a rank of -1": RIGHT | {"ambidextrous_rank": -1},
    "a main attack of which nobody says the skill": {"main": SWORD, "off_hand": SWORD, "attack": "main"},
    "an off-hand attack of which nobody says the skill": RIGHT | {"attack": "off_hand"},
    "a training without a name": RIGHT | {"training": "no such thing"},
    "an off-hand attack with an arm for -1 action": RIGHT | {"arms_off_hand_actions": -1},
}


@given("{main:weapon} and, in the off hand, {off:weapon}", weapon=WEAPONS)
def a_pair(case, main, off):
    case.given(main=main, off_hand=off)


@given("rank {rank:d} of the Ambidextrous Mastery")
def mastery(case, rank):
    case.given(ambidextrous_rank=rank)


@given("One-Handed {one_handed:d} and Off-Hand {off_hand:d}")
def skills(case, one_handed, off_hand):
    case.given(one_handed_skill=one_handed, off_hand_skill=off_hand)


@given("the skill is {training:training}", training=TRAINING)
def trained(case, training):
    case.given(training=training)


@given("arms go by a skill of {accuracy:d}")
def arms_go_by(case, accuracy):
    case.given(arms_accuracy=accuracy)


@given("an off-hand attack with an arm costs {actions:d}")
def arms_cost(case, actions):
    case.given(arms_off_hand_actions=actions)


@given("a pair, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("the {attack:attack} attack is made", attack=ATTACKS)
def attack_made(case, attack):
    case.ask("dual_wield", attack=attack)


@when("that pair is wielded")
def wielded(case):
    case.ask("dual_wield")


@then("it goes by {accuracy:d}, costs {actions:d} and is {luck:luck}", luck=LUCK)
def goes_by(case, accuracy, actions, luck):
    case.expect("allowed", True)
    case.expect("accuracy", accuracy)
    case.expect("actions", actions)
    case.expect("unlucky", luck)


@then("it costs {actions:d} and is {luck:luck}, and what it goes by is not determined", luck=LUCK)
def accuracy_open(case, actions, luck):
    case.expect("actions", actions)
    case.expect("unlucky", luck)
    case.expect(not_determined="accuracy")


@then("it goes by {accuracy:d} and is {luck:luck}, and what it costs is not determined", luck=LUCK)
def cost_open(case, accuracy, luck):
    case.expect("accuracy", accuracy)
    case.expect("unlucky", luck)
    case.expect(not_determined="actions")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
