"""Phrases of creatures of several squares."""

from oracle.phrases import given, then, when

COVERS = {
    "limited cover": "limited_cover",
    "cover": "cover",
    "good cover": "good_cover",
    "total cover": "total_cover",
}
CONCEALED = {
    "concealed": "concealment",
    "well concealed": "good_concealment",
    "totally concealed": "total_concealment",
}
SQUARES = {
    "in the open": {},
    **{f"behind {words}": {"cover": cover} for words, cover in COVERS.items()},
    **{words: {"concealment": concealment} for words, concealment in CONCEALED.items()},
    **{
        f"behind {words} and {concealed}": {"cover": cover, "concealment": concealment}
        for words, cover in COVERS.items()
        for concealed, concealment in CONCEALED.items()
    },
}
FACTS = {
    "choice": "chosen_square",
    "squares": "seen_from",
}
WRONG = {
    "the attacker has no square": {"seen_from": []},
    "nobody says anything of squares": {},
    "the defender has no square": {"seen_from": [[]]},
    "the defender has more squares from elsewhere": {"seen_from": [[{}], [{}, {}]]},
    "a square is in cover without a name": {"seen_from": [[{"cover": "no such thing"}]]},
    "a square is in concealment without a name": {"seen_from": [[{"concealment": "no such thing"}]]},
}


@given("from the attacker's square {number:d} the defender is {one:square}", square=SQUARES)
def one_square(case, number, one):  # noqa: ARG001  # squares are stated in order
    case.add("seen_from", [one])


@given("from the attacker's square {number:d} the defender is {one:square}, and {other:square}", square=SQUARES)
def two_squares(case, number, one, other):  # noqa: ARG001  # squares are stated in order
    case.add("seen_from", [one, other])


@given(
    "from the attacker's square {number:d} the defender is {one:square}, and {two:square}, and {three:square}",
    square=SQUARES,
)
def three_squares(case, number, one, two, three):  # noqa: ARG001  # squares are stated in order
    case.add("seen_from", [one, two, three])


@given(
    "from the attacker's square {number:d} the defender is {one:square}, and {two:square}, and {three:square}, "
    "and {four:square}",
    square=SQUARES,
)
def four_squares(case, number, one, two, three, four):  # noqa: ARG001  # squares are stated in order
    case.add("seen_from", [one, two, three, four])


@given("an attacker and a defender, but {wrong:wrong}", wrong=WRONG)
def wrongly(case, wrong):
    case.given(**wrong)


@when("the attacker chooses its square {square:d}")
def chooses(case, square):
    case.ask("bonuses_by_squares", chosen_square=square)


@when("the attacker has no choice")
@when("the attacker does not choose")
def chooses_nothing(case):
    case.ask("bonuses_by_squares")


@given("the attacker does not rely on sight")
def without_sight(case):
    case.given(relies_on_sight=False)


@when("an attacker looks for an opportunity from its square {square:d}")
def opportunity_from(case, square):
    case.ask("opportunity_by_squares", chosen_square=square)


@when("an attacker without a choice looks for an opportunity")
def opportunity(case):
    case.ask("opportunity_by_squares")


@then("the defender is {safe:safe}, with {count:d} of its squares safe", safe={"safe": True, "not safe": False})
def is_safe(case, safe, count):
    case.expect("safe", safe)
    case.expect("safe_squares", count)


@then("the defender has {dec:d} to DeC and {ref:d} to Ref")
def has(case, dec, ref):
    case.expect("dec_bonus", dec)
    case.expect("ref_bonus", ref)


@then("the defender has {ref:d} to Ref and nothing determined to DeC")
def has_open(case, ref):
    case.expect("ref_bonus", ref)
    case.expect(not_determined="dec_bonus")


@then("it is refused for its {fact:fact}", fact=FACTS)
def refused(case, fact):
    case.expect(refused=fact)
