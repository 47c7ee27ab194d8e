"""Phrases of morale checks."""

from oracle.phrases import given, then, when

KINDS = {
    "an NPC": "npc",
    "a monster": "monster",
    "a player character": "player_character",
    "nobody known": "no such thing",
}
EXPOSED = {
    "nothing extreme": "nothing_extreme",
    "a terrifying monster": "terrifying_monster",
    "a particularly terrifying monster": "particularly_terrifying_monster",
    "Fear magic": "fear_magic",
    "another extreme situation": "other_extreme_situation",
    "something unheard of": "no such thing",
}
MATTERS = {
    "a fight": "fight",
    "a captive": "captive",
    "an army": "army",
    "another matter": "other",
    "nothing known": "no such thing",
}
ENDS = {
    "fighting on or running away": ["keeps_fighting", "runs_away"],
    "defying the captor or giving in": ["defies_captor", "succumbs"],
    "nothing that anyone asks": [],
    "staying effective or being routed": ["stays_effective", "is_routed"],
}
FACTS = {
    "kind": "creature_kind",
    "exposure": "exposed_to",
    "matter": "matter",
    "Will": "will_defense",
    "bonus": "attack_bonus",
}


@given("a morale check at {bonus:d} against {kind:kind} of Will {will:d}", kind=KINDS)
def check(case, bonus, kind, will):
    case.given(attack_bonus=bonus, creature_kind=kind, will_defense=will)


@given("a morale check at {bonus:d} against {kind:kind}, whose Will nobody knows", kind=KINDS)
def check_of_unknown_will(case, bonus, kind):
    case.given(attack_bonus=bonus, creature_kind=kind)


@given("a morale check at {bonus:d} against Will {will:d}, nobody says whose")
def check_of_nobody(case, bonus, will):
    case.given(attack_bonus=bonus, will_defense=will)


@given("a morale check against {kind:kind} of Will {will:d}, nobody says at what", kind=KINDS)
def check_without_bonus(case, kind, will):
    case.given(creature_kind=kind, will_defense=will)


@given("the creature is exposed to {exposure:exposure}", exposure=EXPOSED)
def exposed(case, exposure):
    case.given(exposed_to=exposure)


@given("it is about {matter:matter}", matter=MATTERS)
def about(case, matter):
    case.given(matter=matter)


@given("the situation comes to {modifier:d}")
def situation(case, modifier):
    case.given(circumstance_modifier=modifier)


@given("its Will against Fear is changed by {modifier:d}")
def against_fear(case, modifier):
    case.given(will_against_fear=modifier)


@given("it is immune to Fear")
def immune(case):
    case.given(fear_immune=True)


@given("it is not immune to Fear")
def not_immune(case):
    case.given(fear_immune=False)


@when("the morale check is ruled on")
def asked(case):
    case.ask("face_morale_check")


@then("it is made at {bonus:d} against {will:d}")
def made(case, bonus, will):
    case.expect("attack_bonus", bonus)
    case.expect("will_to_beat", will)


@then("the creature can be affected")
def affected(case):
    case.expect("affected", True)


@then("the creature cannot be affected")
def unaffected(case):
    case.expect("affected", False)


@then("it decides between {ends:ends}", ends=ENDS)
def decides(case, ends):
    case.expect("decides_between", ends)


@then("what it decides is not determined")
def ends_are_open(case):
    case.expect(not_determined="decides_between")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
