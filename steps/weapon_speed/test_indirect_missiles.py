"""Phrases of indirect missiles."""

from oracle.phrases import given, then, when

MISSILES = {
    "Greek fire": "greek_fire",
    "Acid": "acid",
    "Holy water": "holy_water",
    "Unholy water": "unholy_water",
    "Poison": "poison",
    "A boulder": "boulder",
    "Something else": "other",
    "Moonlight": "moonlight",
}
BANDS = {"short": "short", "medium": "medium", "long": "long", "endless": "endless"}
KINDS = {
    "an undead creature": "undead",
    "an evil outsider": "evil_outsider",
    "a good outsider": "good_outsider",
    "a paladin": "paladin",
    "somebody else": "other",
    "a thing unheard of": "moonbeam",
}
SCREENS = {"a bush": "bush", "a wall": "wall", "furniture": "furniture"}
EDGES = {"0.3 m diameter": 15, "1 m diameter": 50}
DICE = {"2d4 HP": "acid", "2d3 HP": "holy_water", "2d6 HP / 1d6 HP per round": "greek_fire", "1d3 HP": "fire_splash"}
HIT_POINTS = {"1 HP": 1, "2 HP": 2}
SCATTER = {"direction": [1], "scatter_short": [1], "scatter_medium": [1], "scatter_long": [1]}
"""For throws of which nobody asks where they go if they miss."""
FACTS = {
    "attack roll": "attack",
    "direction roll": "direction",
    "short scatter": "scatter_short",
    "medium scatter": "scatter_medium",
    "long scatter": "scatter_long",
    "missile": "missile",
    "aim": "at",
    "range": "range_band",
    "attack bonus": "attack_bonus",
    "screens": "behind",
    "penalty by visibility": "visibility_modifier",
    "diagram": "scatter_diagram",
    "distance": "distance_cm",
    "kind of creature": "kind",
    "poison's damage": "poison_damage",
    "acid's damage roll": "acid",
    "holy water's damage roll": "holy_water",
    "Greek fire's damage roll": "greek_fire",
    "splash roll": "fire_splash",
    "fire's damage roll": "burning",
    "step": "step",
    "oil's damage": "oil_damage",
}


@given(
    "{missile:missile} is thrown at {band:band} range with an attack bonus of {bonus:d}", missile=MISSILES, band=BANDS
)
def thrown(case, missile, band, bonus):
    case.given(missile=missile, range_band=band, attack_bonus=bonus)


@given(
    "a throw that lacks its {lacks:lacks}", lacks={"missile": "missile", "range": "range_band", "bonus": "attack_bonus"}
)
def throw_lacks(case, lacks):
    facts = {"missile": "acid", "range_band": "short", "attack_bonus": 0}
    case.given(**{name: value for name, value in facts.items() if name != lacks})


@given("it is aimed at a {aim:aim}", aim={"point": "point", "creature": "creature", "star": "star"})
def aimed_at(case, aim):
    case.given(at=aim)


@given("modifiers of {modifiers:d} on the throw")
def throw_modifiers(case, modifiers):
    case.given(modifiers=modifiers)


@given("the point is behind {what:what} that hides {percent:d} percent", what=SCREENS)
def point_behind(case, what, percent):
    case.add("behind", {"what": what, "hidden_percent": percent})


@given("the point is hard to see")
def hard_to_see(case):
    case.given(limited_visibility=True)


@given("bad sight is worth {modifier:d}")
def bad_sight(case, modifier):
    case.given(visibility_modifier=modifier)


@given("a scatter diagram from Aaa to Jjj")
def diagram(case):
    case.given(scatter_diagram=[3 * one for one in "abcdefghij"])


@given("a scatter diagram with {count:d} directions")
def short_diagram(case, count):
    case.given(scatter_diagram=[str(one) for one in range(count)])


@when("the throw shows {face:d}")
def throw_shows(case, face):
    case.ask("throw_indirect_missile", dice={"attack": [face]} | SCATTER)


@when(
    "the throw shows {face:d}, the direction {direction:faces} and the {band:band} scatter {scatter:faces}", band=BANDS
)
def throw_scatters(case, face, direction, band, scatter):
    case.ask("throw_indirect_missile", dice={"attack": [face], "direction": direction, f"scatter_{band}": scatter})


@when("the throw is rolled on every face")
def throw_every_face(case):
    case.count("throw_indirect_missile", "attack")
    case.roll(**SCATTER)


@then("the throw's total is {total:d}")
def throw_total(case, total):
    case.expect("total", total)


@then("the throw's total is not determined")
def throw_total_is_open(case):
    case.expect(not_determined="total")


@then("it {lands:lands} on the point", lands={"lands": True, "does not land": False})
def lands_on_point(case, lands):
    case.expect("on_point", lands)


@then("it lands on the point on {times:d} of the 20 faces")
def lands_times(case, times):
    case.expect("on_point", True, times=times)


@then("where it lands is not determined")
def landing_is_open(case):
    for name in ("on_point", "scatter_m", "direction_face", "direction"):
        case.expect(not_determined=name)


@then("it lands {metres:d} metres away")
def lands_away(case, metres):
    case.expect("scatter_m", metres)


@then("the direction is number {face:d}")
def direction_number(case, face):
    case.expect("direction_face", face)


@then("the direction is {direction:direction}", direction={"Aaa": "aaa", "Ddd": "ddd", "Jjj": "jjj"})
def direction_is(case, direction):
    case.expect("direction", direction)


@then("the direction has no number")
def no_direction(case):
    case.expect("direction_face", None)
    case.expect("direction", None)


@then("what direction that is is not determined")
def direction_is_open(case):
    case.expect(not_determined="direction")


@given("{missile:missile} lands {distance:d} centimetres from {kind:kind}", missile=MISSILES, kind=KINDS)
def lands_near(case, missile, distance, kind):
    case.given(missile=missile, distance_cm=distance, kind=kind)


@given("{missile:missile} lands {distance:d} centimetres from {name:name}", missile=MISSILES)
def lands_near_name(case, missile, distance, name):
    case.given(missile=missile, distance_cm=distance, target=name)


@given("{missile:missile} lands at an unknown distance", missile=MISSILES)
def lands_somewhere(case, missile):
    case.given(missile=missile)


@given("nobody says what lands {distance:d} centimetres away")
def something_lands(case, distance):
    case.given(distance_cm=distance)


@given(
    "{missile:missile} lands with {kind:kind} at the edge of an area of {edge:edge}",
    missile=MISSILES,
    edge=EDGES,
    kind=KINDS,
)
def lands_at_edge(case, missile, kind, edge):
    case.given(missile=missile, distance_cm=edge, kind=kind)


@given(
    "{missile:missile} lands with {kind:kind} a metre from an area of {edge:edge}",
    missile=MISSILES,
    edge=EDGES,
    kind=KINDS,
)
def lands_a_metre_off(case, missile, kind, edge):
    case.given(missile=missile, distance_cm=edge + 100, kind=kind)


@given("the creature is gaseous")
def creature_gaseous(case):
    case.given(gaseous=True)


@given("the poison is gaseous")
def poison_gaseous(case):
    case.given(poison_is_gaseous=True)


@given("the poison does {damage:d}")
def poison_does(case, damage):
    case.given(poison_damage=damage)


@when("its effect is looked at")
def effect(case):
    case.ask("indirect_missile_effect")


@when("its damage of {dice:dice} shows {faces:faces}", dice=DICE)
@given("its damage of {dice:dice} has shown {faces:faces}", dice=DICE)
def effect_with(case, dice, faces):
    case.ask("indirect_missile_effect", dice={"fire_splash": [1], dice: faces})


@when("its damage of {dice:dice} shows {faces:faces} and its splash {splash:faces}", dice=DICE)
def effect_with_splash(case, dice, faces, splash):
    case.ask("indirect_missile_effect", dice={dice: faces, "fire_splash": splash})


@when("its damage is Special")
def special(case):
    case.ask("indirect_missile_effect")


@then(
    "the creature is {zone:zone}",
    zone={"hit directly": "direct", "in reach of a splash": "splash", "outside": "outside"},
)
def zone_is(case, zone):
    case.expect("zone", zone)


@then("the creature {affected:affected}", affected={"is affected": True, "is not affected": False})
def affected_or_not(case, affected):
    case.expect("affected", affected)


@then("the damage is {damage:d}")
def damage_is(case, damage):
    case.expect("damage", damage)


@then("the splash does {damage:damage}", damage=HIT_POINTS)
def splash_does(case, damage):
    case.expect("damage", damage)


@then("the damage is not determined")
def damage_is_open(case):
    case.expect(not_determined="damage")


@then("where the creature is is not determined")
def zone_is_open(case):
    case.expect(not_determined="zone")


@then("where the creature is, and what it suffers, is not determined")
def effect_is_open(case):
    case.expect(not_determined="zone")
    case.expect(not_determined="affected")
    case.expect(not_determined="damage")
    case.expect(not_determined="regenerable")


@then("it {can:can} be regenerated", can={"can": True, "can never": False})
def regenerable(case, can):
    case.expect("regenerable", can)


@when("the fire on {name:name} still burns, and shows {faces:faces}")
@given("the fire on {name:name} still burnt, and showed {faces:faces}")
def fire_burns(case, name, faces):
    case.ask("greek_fire_burns", target=name, still_burns=True, dice={"burning": faces})


@when("the fire still burns, and shows {faces:faces}")
def nameless_fire_burns(case, faces):
    case.ask("greek_fire_burns", still_burns=True, dice={"burning": faces})


@when("the fire on {name:name} burns no longer")
@given("the fire on {name:name} burnt no longer")
def fire_is_out(case, name):
    case.ask("greek_fire_burns", target=name, still_burns=False, dice={"burning": [6]})


@when("the fire on {name:name} is looked at")
def fire_looked_at(case, name):
    case.ask("greek_fire_burns", target=name, dice={"burning": [5]})


@given("something lit is at hand")
def lit(case):
    case.given(lit_source=True)


@given("burning oil does {damage:d}")
def oil_does(case, damage):
    case.given(oil_damage=damage)


STEPS = {"splashed on": "splash", "ignited on": "ignite", "drunk by": "drink"}


@given("oil has been {step:step} {name:name}", step=STEPS)
@when("oil is {step:step} {name:name}", step=STEPS)
def oil_step(case, step, name):
    case.ask("use_oil", step=step, target=name)


@when("oil is used in a way that nobody states")
def oil_without_step(case):
    case.ask("use_oil")


@then("that takes {actions:d} actions in all")
def actions_are(case, actions):
    case.expect("actions", actions)


@then("the oil {burns:burns}", burns={"burns": True, "does not burn": False})
def oil_burns(case, burns):
    case.expect("burns", burns)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
