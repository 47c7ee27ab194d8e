"""Which combat skill is an attack's accuracy (L11 to L23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.rulesets.chained_dice.world import Count

TABLE = "the skill for this attack, from the table that is lost (L13.3): table_skill"
CLAYMORE = "two_handed"


@dataclass(frozen=True)
class Accuracy:
    """The skill that an attack goes by, and the accuracy that it gives."""

    skill: str
    accuracy: int


@operation()
def find_accuracy(
    *,
    attacks_with: Annotated[Literal["claymore", "something_else"], Fact("weapon")],
    table_skill: Annotated[str | None, Fact("weapon", pattern=r"[a-z_]+")] = None,
    skills: Annotated[dict[str, int], Fact("attacker")],
    increases: Annotated[dict[str, Count] | None, Fact("attacker")] = None,
    play: Play,
) -> Accuracy:
    """Rule on the accuracy of an attack that is made with one weapon and in no special way.

    Args:
        attacks_with: a claymore, which is the document's example, or something else.
        table_skill: the skill that the lost table gives for this attack, where the table at hand knows it.
        skills: the totals of the attacker's combat skills, by name; of a claymore, "two_handed".
        increases: what was added since to some of these skills, by name.

    Returns:
        The skill and the accuracy.

    Raises:
        Invalid: the attacker has no total of that skill, or of one that was increased; a claymore is said to go by
            another one.

    Source: document 002, L13 to L23.
    """
    if attacks_with == "claymore" and table_skill not in (None, CLAYMORE):
        raise Invalid("table_skill", table_skill, "two_handed, which a claymore goes by")
    if attacks_with == "claymore":
        play.because("chained_dice.accuracy.claymore")
        table_skill = CLAYMORE
    if increases and not increases.keys() <= skills.keys():
        raise Invalid("increases", sorted(increases), "skills of which there is a total")
    if table_skill is None:
        play.cannot_tell("skill", TABLE, "chained_dice.accuracy.lost_table")
        play.cannot_tell("accuracy", TABLE, "chained_dice.accuracy.lost_table")
        return Accuracy("", 0)
    if table_skill not in skills:
        raise Invalid("skills", sorted(skills), f"a total of {table_skill}, since every attack needs an accuracy")
    play.because("chained_dice.accuracy.skill", skill=table_skill, total=skills[table_skill])
    increase = (increases or {}).get(table_skill)
    if increase is None:
        return Accuracy(table_skill, skills[table_skill])
    play.because("chained_dice.accuracy.increased", increase=increase)
    return Accuracy(table_skill, skills[table_skill] + increase)
