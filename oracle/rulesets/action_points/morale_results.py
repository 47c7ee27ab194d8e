"""What a morale check does, by its degree of success (L438 to L444)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.operation import operation
from oracle.core.rules import folder
from oracle.core.ruling import Play
from oracle.core.shapes import Fact
from oracle.core.tables import Cell, one_of, read_table, text
from oracle.rulesets.action_points.morale import ENDS, End, Matter
from oracle.rulesets.action_points.world import Degree

Condition = Literal["none", "shaken", "frightened", "panicked", "cowering"]

DEGREES: dict[str, Degree] = {
    "Success": "success",
    "Outstanding Success": "outstanding",
    "Exceptional Success": "exceptional",
    "Critical Success": "critical",
    "Failure": "failure",
}
TABLE: dict[str, Cell] = {
    "degree": one_of(*DEGREES),
    "condition": one_of("none", "shaken", "frightened", "panicked", "cowering"),
    "statement": text,
}
CONDITIONS: dict[Degree, Condition] = {
    DEGREES[row["degree"]]: row["condition"]
    for row in read_table(folder("action_points") / "morale_results.csv", TABLE)
}


@dataclass(frozen=True)
class MoraleResult:
    """What a morale check does.

    Args:
        condition: what the creature is in, or none.
        acts_normally: whether it can act as it likes.
        end: how the matter ends that was to be decided; None if none was named.
    """

    condition: Condition
    acts_normally: bool
    end: End | None


@operation()
def morale_result(
    *,
    degree: Annotated[Degree, Fact("attacker")],
    matter: Annotated[Matter | None, Fact("scene")] = None,
    play: Play,
) -> MoraleResult:
    """Rule what a morale check does to a creature that it can affect.

    Args:
        degree: how well the check went against Will.
        matter: what was to be decided, a fight, a captive's will or an army's; None if nothing of these.

    Returns:
        The condition, whether the creature can act normally, and how the matter ends.

    Source: document 000, L421.1, L438 to L444.
    """
    condition = CONDITIONS[degree]
    if degree == "failure":
        play.because("action_points.morale_results.failure")
        if matter is None:
            return MoraleResult(condition, acts_normally=True, end=None)
        play.because("action_points.morale_results.holds_out", matter=matter)
        return MoraleResult(condition, acts_normally=True, end=ENDS[matter][0])
    play.because("action_points.morale_results.by_degree", degree=degree, condition=condition)
    missing = f"what a creature can do that is {condition} (a chapter on conditions)"
    play.cannot_tell("acts_normally", missing, "action_points.morale_results.what_conditions_do")
    if matter is not None:
        missing = "which success settles the matter (L421.1 beside L440 to L443)"
        play.cannot_tell("end", missing, "action_points.morale_results.what_success_settles")
    return MoraleResult(condition, acts_normally=False, end=None)
