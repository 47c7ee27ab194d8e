"""Phrases of what raises and lowers a morale rating."""

from oracle.phrases import given, then, when

FACTS = {
    "situations": "situations",
    "alignment": "alignment",
    "hit dice": "hit_dice",
    "full hit points": "full_hit_points",
    "loss of hit points": "hit_points_lost",
    "number on its side": "own_number",
    "number of opponents": "opponents_number",
}
ROWS = {
    "Abandoned by allies": {"situations": ["abandoned_by_allies"]},
    "Creature lost 25% HP": {"full_hit_points": 40, "hit_points_lost": 15},
    "Creature lost 50% HP": {"full_hit_points": 40, "hit_points_lost": 30},
    "Creature is Chaotic": {"alignment": "chaotic"},
    "Creature fighting a hated enemy": {"situations": ["hated_enemy"]},
    "Creature is Lawful": {"alignment": "lawful"},
    "Creature was surprised": {"situations": ["surprised"]},
    "Creatures fighting spellcasters": {"situations": ["fighting_spellcasters"]},
    "Creatures with ½ HD or less": {"hit_dice": "1/4"},
    "Creatures with less than 1 HD": {"hit_dice": "3/4"},
    "Creatures with 4–8 HD": {"hit_dice": "6"},  # noqa: RUF001 - as printed
    "Creatures with 9–14 HD": {"hit_dice": "12"},  # noqa: RUF001 - as printed
    "Creatures with 15+ HD": {"hit_dice": "20"},
    "Defending lair": {"situations": ["defending_lair"]},
    "Terrain advantage": {"situations": ["terrain_advantage"]},
    "Leader of different alignment": {"situations": ["leader_of_different_alignment"]},
    "Most powerful ally defeated": {"situations": ["most_powerful_ally_defeated"]},
    "NPC treated exceptionally well": {"situations": ["treated_exceptionally_well"]},
    "NPC treated poorly": {"situations": ["treated_poorly"]},
    "No opponents defeated": {"situations": ["no_opponents_defeated"]},
    "Outnumbered 3-to-1": {"own_number": 4, "opponents_number": 20},
    "Outnumber opponents 3-to-1": {"own_number": 20, "opponents_number": 4},
    "Unable to affect opponents": {"situations": ["unable_to_affect_opponents"]},
    "Spellcaster as an ally": {"situations": ["spellcaster_as_ally"]},
}
SIGNED = {"−4": -4, "−3": -3, "−2": -2, "−1": -1, "0": 0, "+1": 1, "+2": 2, "+3": 3, "+4": 4}  # noqa: RUF001 - as printed
SIDES = {"of its own": "own_number", "of its opponents": "opponents_number"}


@given("militia")
def militia(case):
    case.given(creature_type="militia")


@given("elite soldiers")
def elite(case):
    case.given(creature_type="elite_soldiers")


@given("the situation: {row:row}", row=ROWS)
def situation(case, row):
    for fact, value in row.items():
        if fact == "situations":
            case.add(fact, value[0])
        else:
            case.given(**{fact: value})


@given("neither Lawful nor Chaotic")
def unaligned(case):
    case.given(alignment="neither")


@given("it defends its young")
def young(case):
    case.add("situations", "defending_young")


@given("hit dice: {hit_dice}")
def hit_dice_are(case, hit_dice):
    case.given(hit_dice=hit_dice)


@given("{lost:d} of {full:d} hit points lost")
def hit_points(case, lost, full):
    case.given(full_hit_points=full, hit_points_lost=lost)


@given("{full:d} hit points when unhurt")
def unhurt(case, full):
    case.given(full_hit_points=full)


@given("a loss of {lost:d}, of nobody knows how many")
def lost_of_unknown(case, lost):
    case.given(hit_points_lost=lost)


@given("{own:d} against {opponents:d}")
def numbers(case, own, opponents):
    case.given(own_number=own, opponents_number=opponents)


@given("a number {side:side} of {number:d}, and nothing of the others", side=SIDES)
def one_side(case, side, number):
    case.given(**{side: number})


@given("an unknown {fact:fact}", fact=FACTS)
def unknown(case, fact):
    if fact == "situations":
        case.add(fact, "no such thing")
    else:
        case.given(**{fact: "no such thing"})


@given("{name:name} has checked morale with {faces:faces}")
@when("{name:name} checks morale with {faces:faces}")
def check(case, name, faces):
    case.ask("morale_check", creature=name, dice={"morale": faces})


@given("the GM has ruled with no roll that morale holds for {name:name}")
def ruled_for(case, name):
    case.ask("morale_check", creature=name, gm_decides="holds")


@when(
    "{name:name} checks morale with {faces:faces}: {row:row}",
    row={"Each additional check this round": None},
)
def check_of_row(case, name, faces, row):  # noqa: ARG001 - the row is for whoever reads
    case.ask("morale_check", creature=name, dice={"morale": faces})


@when("the morale rating is asked for")
def asked(case):
    case.ask("morale_rating")


@then("the modifier is {modifier:modifier}", modifier=SIGNED)
def modifier_is(case, modifier):
    case.expect("modifier", modifier)


@then("the rating is {rating:d}, of which the modifiers make {modifier:d}")
def rating_is(case, rating, modifier):
    case.expect("rating", rating)
    case.expect("modifier", modifier)


@then("the dice are held against {rating:d}")
def held_against(case, rating):
    case.expect("rating", rating)


@then("the dice are held against {rating:d}, for the modifier {modifier:modifier}", modifier=SIGNED)
def held_against_modified(case, rating, modifier):  # noqa: ARG001 - the modifier is for whoever reads
    case.expect("rating", rating)


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
