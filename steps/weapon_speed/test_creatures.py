"""Phrases of breath weapons, charmed creatures and innate abilities."""

from oracle.phrases import given, then, when

FACTS = {
    "area": "in_area",
    "damage": "damage",
    "kind of order": "order",
    "means": "means",
    "spellcasting": "casts_spells",
    "chance of a harmful spell": "harmful_spell",
    "giver of orders": "orders_come_from",
    "power to charm": "innate_mental_charm",
    "Hit Dice": "hit_dice",
    "lowest level": "lowest_level",
    "kind of action": "gm_counts_as",
}
CASTERS = {
    "spellcaster": {"casts_spells": True},
    "creature without spells": {"casts_spells": False},
    "creature of unknown powers": {},
}
MEANS = {"a normal weapon": "normal_weapon", "a special ability": "special_ability", "an unknown thing": "bluff"}


@given("the Reflex save against breath {result:result}", result={"succeeds": True, "fails": False})
def breath_save(case, result):
    case.given(save_succeeds=result)


@given("the creature is no character")
def no_character(case):
    case.given(is_character=False)


@when(
    "breath of {damage:d} damage meets a creature {where:where} its area",
    where={"in": True, "outside": False},
)
def breath_meets(case, damage, where):
    case.ask("breathe", damage=damage, in_area=where)


@when("breath of {damage:d} damage meets a creature somewhere")
def breath_somewhere(case, damage):
    case.ask("breathe", damage=damage)


@when("breath of nobody knows how much damage meets a creature in its area")
def breath_of_unknown_damage(case):
    case.ask("breathe", in_area=True)


@then("it begins at the mouth")
def begins(case):
    case.expect("origin", "mouth")


@then("no attack is rolled for it")
def no_attack_roll(case):
    case.expect("attack_rolled", False)


@then("the creature {affected:affected}", affected={
    "is affected, and makes a Reflex save": (True, "reflex"),
    "is affected, and makes no save": (True, "none"),
    "is not affected, and makes no save": (False, "none"),
})  # fmt: skip
def is_affected(case, affected):
    case.expect("affected", affected[0])
    case.expect("save", affected[1])


@then("the breath does {damage:d} damage")
def breath_does(case, damage):
    case.expect("damage", damage)


@when("a charmed creature is ordered to {order:order}", order={
    "do something specific and clear": "specific_and_clear",
    "do something not specific": "not_specific",
    "do something not clear": "not_clear",
    "do something that is suicide": "suicide",
    "do something that would destroy it": "self_destructive",
    "fight against hopeless odds": "hopeless_fight",
    "do something in an unknown manner": "backwards",
})  # fmt: skip
def is_ordered(case, order):
    case.ask("order_charmed", order=order)


@when("a charmed creature is ordered, nobody knows how")
def is_ordered_somehow(case):
    case.ask("order_charmed")


@when("a charmed creature is left to its own judgment")
def is_left_alone(case):
    case.ask("order_charmed", order="none")


@then("it {does:does}", does={"does so": (True, False), "does nothing": (False, False), "refuses": (False, True)})
def does_so(case, does):
    case.expect("does_it", does[0])
    case.expect("refuses", does[1])


@when("a charmed monster fights with {means:means}, {commanded:commanded}", means=MEANS, commanded={
    "not commanded to use it": False,
    "directly commanded to use it": True,
})  # fmt: skip
def fights_commanded(case, means, commanded):
    case.ask("charmed_monster_uses", means=means, directly_commanded=commanded)


@when("a charmed monster fights with {means:means}", means=MEANS)
def fights(case, means):
    case.ask("charmed_monster_uses", means=means)


@when("a charmed monster fights")
def fights_somehow(case):
    case.ask("charmed_monster_uses")


@then("the weapon or ability {used:used}", used={"is used": True, "is not used": False})
def is_used(case, used):
    case.expect("uses_it", used)


@when("a charmed {caster:caster} is asked and the percentile dice show {face:d}", caster=CASTERS)
def is_asked(case, caster, face):
    case.ask("charmed_spellcaster", **caster, dice={"harmful_spell": [face]})


@when("a charmed spellcaster is asked on every face of the percentile dice")
def is_asked_on_every_face(case):
    case.count("charmed_spellcaster", "harmful_spell", casts_spells=True)


@then("it reveals {what:what}", what={"its spells": True, "no spells": False})
def reveals(case, what):
    case.expect("reveals_spells", what)


@then("it casts a spell that harms itself and its master")
def casts_harm(case):
    case.expect("casts_harmful_spell", True)
    case.expect("harmed", ["itself", "master"])


@then("it casts no harmful spell")
def casts_no_harm(case):
    case.expect("casts_harmful_spell", False)
    case.expect("harmed", [])


@then("it casts a harmful spell on {times:d} of the 100 faces")
def casts_harm_on(case, times):
    case.expect("casts_harmful_spell", True, times=times)


@when("a {charmer:charmer} gives orders", charmer={
    "charmed vampire": ("charmed_monster", True),
    "vampire that nobody has charmed": ("charmer", True),
    "charmed monster without such powers": ("charmed_monster", False),
    "wizard without such powers": ("charmer", False),
})  # fmt: skip
def gives_orders(case, charmer):
    case.ask("charm_language", orders_come_from=charmer[0], innate_mental_charm=charmer[1])


@when("orders are given by {whom:whom}", whom={
    "someone that nobody has heard of": {"orders_come_from": "bystander", "innate_mental_charm": True},
    "someone of whom nothing is said": {"innate_mental_charm": True},
    "a charmer of whose power nothing is said": {"orders_come_from": "charmer"},
})  # fmt: skip
def odd_orders(case, whom):
    case.ask("charm_language", **whom)


@then("it needs {language:language}", language={"no language": False, "a language": True})
def needs_language(case, language):
    case.expect("needs_language", language)


@given("the effect {varies:varies}", varies={"varies": True, "does not vary": False})
def effect_varies(case, varies):
    case.given(effect_varies=varies)


@given("the lowest effect is of level {level:d}")
def lowest_level(case, level):
    case.given(lowest_level=level)


@given(
    "the GM counts it as a {kind:kind} action",
    kind={"significant": "significant", "minor": "minor", "bonus": "bonus"},
)
def gm_counts_as(case, kind):
    case.given(gm_counts_as=kind)


@when("a creature of {hit_dice:d} HD uses an innate ability")
def uses_ability(case, hit_dice):
    case.ask("innate_ability", hit_dice=hit_dice)


@when("some creature uses an innate ability")
def some_creature_uses_ability(case):
    case.ask("innate_ability")


@then("it is set off mentally")
def set_off(case):
    case.expect("activated", "mentally")


@then("the effect is of level {level:d}")
def effect_level(case, level):
    case.expect("level", level)


@then("the effect has no level")
def no_level(case):
    case.expect("level", None)


@then("what kind of action it is is not determined")
def action_is_open(case):
    case.expect(not_determined="action")


@then("it is a {kind:kind} action", kind={"significant": "significant", "minor": "minor"})
def action_is(case, kind):
    case.expect("action", kind)


@then("its casting time is 0 and it needs no components")
def casting(case):
    case.expect("casting_time", 0)
    case.expect("needs_components", False)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
