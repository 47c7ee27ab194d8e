"""Phrases of surprise attacks."""

from oracle.phrases import given, then, when

HITS = {"hits": True, "misses": False}
STAYS = {"stays hidden": True, "is hidden no longer": False}
KINDS = {"a lucky surprise attack with armor penetration": True, "no surprise attack": False}
POSITIONS = {
    "from a hidden position": {"in_hiding": True},
    "who is unaware of the attacker": {"unaware": True},
    "who is aware of the attacker": {"unaware": False},
    "from a hidden position, who is unaware of the attacker": {"in_hiding": True, "unaware": True},
}
REVEALS = {"reveal": True, "do not reveal": False}
ATTACK_FACTS = {"attacker": "attacker", "target": "target", "success": "hits", "unawareness": "unaware"}
HIDE_FACTS = {"hiding creature": "creature", "hide result": "hide_total"}
LOOK_FACTS = {"looker": "looker", "hider": "hider", "perception result": "perception_total"}
FACTS = ATTACK_FACTS | HIDE_FACTS | LOOK_FACTS
ATTACKS = {
    "an attack by nobody": {"target": "Orm", "hits": True},
    "an attack by someone without a name": {"attacker": " ", "target": "Orm", "hits": True},
    "an attack on nobody": {"attacker": "Ann", "hits": True},
    "an attack on oneself": {"attacker": "Ann", "target": "Ann", "hits": True},
    "an attack on someone without a name": {"attacker": "Ann", "target": " ", "hits": True},
    "an attack of which nobody says whether it hits": {"attacker": "Ann", "target": "Orm"},
}
HIDING = {
    "nobody": {"hide_total": 12},
    "someone without a name": {"creature": " ", "hide_total": 12},
    "someone with no result": {"creature": "Ann"},
}
LOOKING = {
    "nobody looks for Ann": {"hider": "Ann", "perception_total": 9},
    "someone without a name looks for Ann": {"looker": " ", "hider": "Ann", "perception_total": 9},
    "Ann looks for herself": {"looker": "Ann", "hider": "Ann", "perception_total": 9},
    "Orm looks for nobody": {"looker": "Orm", "perception_total": 9},
    "Orm looks for Ann, with no result": {"looker": "Orm", "hider": "Ann"},
    "Orm looks for someone without a name": {"looker": "Orm", "hider": " ", "perception_total": 9},
}


@given("{name:name} hides with {total:d}")
@when("{name:name} hides anew with {total:d}")
def hides(case, name, total):
    case.ask("hide", creature=name, hide_total=total)


@given("{holder:name} has grappled {held:name}")
def has_grappled(case, holder, held):
    case.ask("grapple", attacker=holder, target=held, attempt="grab", attacker_guts=20, target_guts=5)


@when("{hiding:hiding} hides", hiding=HIDING)
def hides_wrongly(case, hiding):
    case.ask("hide", **hiding)


@given("{attacker:name} has attacked {target:name}, which {hits:hits}", hits=HITS)
@when("{attacker:name} attacks {target:name}, which {hits:hits}", hits=HITS)
def attacks(case, attacker, target, hits):
    case.ask("surprise_attack", attacker=attacker, target=target, hits=hits)


@given(
    "{attacker:name} has attacked {target:name}, {position:position}, which {hits:hits}", position=POSITIONS, hits=HITS
)
@when("{attacker:name} attacks {target:name}, {position:position}, which {hits:hits}", position=POSITIONS, hits=HITS)
def attacks_from(case, attacker, target, position, hits):
    case.ask("surprise_attack", attacker=attacker, target=target, hits=hits, **position)


@given("{attacker:name} has attacked {target:name}, which {hits:hits}, and {stays:stays}", hits=HITS, stays=STAYS)
@when("{attacker:name} attacks {target:name}, which {hits:hits}, and {stays:stays}", hits=HITS, stays=STAYS)
def attacks_and_stays(case, attacker, target, hits, stays):
    case.ask("surprise_attack", attacker=attacker, target=target, hits=hits, still_hidden=stays)


@given(
    "{attacker:name} has attacked {target:name} unseen, which {hits:hits}, and {stays:stays}", hits=HITS, stays=STAYS
)
@when("{attacker:name} attacks {target:name} unseen, which {hits:hits}, and {stays:stays}", hits=HITS, stays=STAYS)
def attacks_unseen_and_stays(case, attacker, target, hits, stays):
    case.ask("surprise_attack", attacker=attacker, target=target, hits=hits, in_hiding=True, still_hidden=stays)


@when("{attack:attack} is made", attack=ATTACKS)
def attacks_wrongly(case, attack):
    case.ask("surprise_attack", **attack)


@given("{looker:name} has looked for {hider:name} with {total:d}")
@when("{looker:name} looks for {hider:name} with {total:d}")
def looks(case, looker, hider, total):
    case.ask("look_for", looker=looker, hider=hider, perception_total=total)


@when("{looker:name} looks for {hider:name} with {total:d}, and equal results {reveal:reveal}", reveal=REVEALS)
def looks_evenly(case, looker, hider, total, reveal):
    case.ask("look_for", looker=looker, hider=hider, perception_total=total, tie_reveals=reveal)


@when("{looker:name} looks for {hider:name} with {total:d}, but elsewhere")
def looks_elsewhere(case, looker, hider, total):
    case.ask("look_for", looker=looker, hider=hider, perception_total=total, looks_that_way=False)


@when("{looking:looking}", looking=LOOKING)
def looks_wrongly(case, looking):
    case.ask("look_for", **looking)


@then("the hide result is {total:d}")
def hide_result(case, total):
    case.expect("hide_result", total)


@then("it is {kind:kind}", kind=KINDS)
def kind_of_attack(case, kind):
    case.expect("surprise", kind)
    case.expect("lucky", kind)
    case.expect("armor_penetration", kind)


@then("whether it is a surprise attack is not determined")
def attack_open(case):
    for field in ("surprise", "lucky", "armor_penetration", "hidden", "hide_result"):
        case.expect(not_determined=field)


@then("the attacker is hidden by {total:d}")
def hidden_by(case, total):
    case.expect("hidden", True)
    case.expect("hide_result", total)


@then("the attacker is hidden by no result")
def hidden_otherwise(case):
    case.expect("hidden", True)
    case.expect("hide_result", None)


@then("the attacker is not hidden")
def not_hidden(case):
    case.expect("hidden", False)
    case.expect("hide_result", None)


@then("whether the attacker stays hidden is not determined")
def hidden_open(case):
    case.expect(not_determined="hidden")
    case.expect(not_determined="hide_result")


@then("the hider is {found:found}; found so far by {names:names}", found={"found": True, "not found": False})
def found(case, found, names):
    case.expect("allowed", True)
    case.expect("revealed", found)
    case.expect("seen_by", names)


@then("whether the hider is found is not determined")
def found_open(case):
    case.expect(not_determined="revealed")
    case.expect(not_determined="seen_by")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
