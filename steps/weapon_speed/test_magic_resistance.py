"""Phrases of magic resistance."""

from oracle.phrases import given, then, when

FACTS = {
    "targets": "targets",
    "kind of spell": "spell",
    "source": "source",
    "resistance roll": "resistance",
    "spell": "spell_name",
    "target": "target",
}
KINDS = {
    "a targeted spell": "targeted",
    "a spell on an area": "area",
    "a continuous spell": "continuous",
    "a permanent spell": "permanent",
    "a spell of no kind": "no such thing",
}
SOURCES = {
    "a spell": "spell",
    "a spell-like power": "spell_like_power",
    "a magic weapon": "magic_weapon",
    "what a spell brings about": "secondary_effect",
    "a rumour": "no such thing",
}


@given("{name:name} with magic resistance of {percent:d}")
def resistant(case, name, percent):
    case.add("targets", {"name": name, "resistance": percent})


@given("{name:name}, who lies unconscious, with magic resistance of {percent:d}")
def unconscious(case, name, percent):
    case.add("targets", {"name": name, "resistance": percent, "conscious": False})


@given("{name:name} with no magic resistance")
def not_resistant(case, name):
    case.add("targets", {"name": name})


@given("nobody to be targeted")
def no_targets(case):
    case.given(targets=[])


@given("it comes from {source:source}", source=SOURCES)
def source(case, source):
    case.given(source=source)


@given("the spell would do good")
def beneficial(case):
    case.given(beneficial=True)


@given("the spell is cast on them alone")
def cast_at_targets(case):
    case.given(cast_at_targets=True)


@given("{name:name} has lowered magic resistance")
@when("{name:name} lowers magic resistance")
def lowers(case, name):
    case.ask("lower_resistance", target=name)


@given("{name:name} has lowered magic resistance without meaning to")
@when("{name:name} lowers magic resistance without meaning to")
def lowers_unmeant(case, name):
    case.ask("lower_resistance", target=name, deliberately=False)


@given("{name:name} has stopped lowering magic resistance")
@when("{name:name} stops lowering magic resistance")
def stops_lowering(case, name):
    case.ask("lower_resistance", target=name, lowers=False)


@when("{name:name} stops lowering magic resistance without meaning to")
def stops_lowering_unmeant(case, name):
    case.ask("lower_resistance", target=name, lowers=False, deliberately=False)


@when("nobody lowers magic resistance")
def nobody_lowers(case):
    case.ask("lower_resistance")


@then("the resistance {active:active}", active={"is active": True, "is not active": False})
def active(case, active):
    case.expect("active", active)


@given("{kind:kind} has been resisted with {faces:faces}", kind=KINDS)
@when("{kind:kind} is resisted with {faces:faces}", kind=KINDS)
def resisted_with(case, kind, faces):
    case.ask("resist_spell", spell=kind, dice={"resistance": faces})


@given("{kind:kind} called {spell} has been resisted with {faces:faces}", kind=KINDS)
def named_resisted_with(case, kind, spell, faces):
    case.ask("resist_spell", spell=kind, spell_name=spell, dice={"resistance": faces})


@when("{kind:kind} meets them, and nobody rolls", kind=KINDS)
def no_roll(case, kind):
    case.ask("resist_spell", spell=kind)


@when("something without a kind meets them")
def no_kind(case):
    case.ask("resist_spell", dice={"resistance": [50]})


@when("a targeted spell is resisted on every face of the d100")
def every_face(case):
    case.count("resist_spell", "resistance", spell="targeted")


@then("{names:names} resist, and {affected:names} are affected")
def outcome(case, names, affected):
    case.expect("resisting", names)
    case.expect("affected", affected)


@then("the spell {fails:fails}", fails={"fails entirely": True, "goes on": False})
def spell(case, fails):
    case.expect("spell_fails", fails)


@then("saves {apply:apply}", apply={"apply as usual": True, "do not matter": False})
def saves(case, apply):
    case.expect("saves_apply", apply)


@then("the spell fails on {times:d} of the 100 faces")
def fails_on(case, times):
    case.expect("spell_fails", True, times=times)


@when("{name:name} stays within the spell")
def stays(case, name):
    case.ask("remain_in_spell", target=name)


@when("{name:name} stays within the spell called {spell}")
def stays_within(case, name, spell):
    case.ask("remain_in_spell", target=name, spell_name=spell)


@given("{name:name} has rolled {faces:faces} within the spell")
@when("{name:name} rolls {faces:faces} within the spell")
def stays_with(case, name, faces):
    case.ask("remain_in_spell", target=name, dice={"resistance": faces})


@given("{name:name} has rolled {faces:faces} within the spell called {spell}")
@when("{name:name} rolls {faces:faces} within the spell called {spell}")
def stays_within_with(case, name, spell, faces):
    case.ask("remain_in_spell", target=name, spell_name=spell, dice={"resistance": faces})


@when("nobody stays within the spell")
def nobody_stays(case):
    case.ask("remain_in_spell")


@then("the spell {affects:affects}", affects={"affects the creature": True, "does not affect the creature": False})
def affects(case, affects):
    case.expect("affected", affects)


@then("whether the spell affects the creature is not determined")
def affects_is_open(case):
    case.expect(not_determined="affected")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
