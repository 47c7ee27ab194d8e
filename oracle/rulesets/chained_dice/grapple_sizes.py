"""What a difference of sizes does to a grapple (L169 to L177)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from oracle.core.errors import Invalid
from oracle.core.operation import operation
from oracle.core.ruling import Play
from oracle.core.shapes import Fact

Difference = Annotated[Literal["same", "larger", "smaller"], Fact("target")]
SizeModifier = Annotated[int | None, Fact("attacker")]
Teeny = Annotated[bool, Fact("target")]
Luck = Literal["normal", "lucky", "unlucky"]

UNKNOWN = "the modifier for this difference of sizes, whose tables are lost (L175, L177): size_modifier"


@dataclass(frozen=True)
class GrappleSize:
    """What sizes do to a grapple.

    Args:
        attacker_modifier: what the attacker adds to the check.
        target_modifier: what the target adds.
        target_luck: whether the target's check against the grapple is lucky.
    """

    attacker_modifier: int
    target_modifier: int
    target_luck: Luck


@operation()
def grapple_size(
    *,
    difference: Difference,
    size_modifier: SizeModifier = None,
    modifier_if_larger: SizeModifier = None,
    target_teeny: Teeny = False,
    play: Play,
) -> GrappleSize:
    """Rule on what the sizes of two creatures do to a grapple.

    Args:
        difference: the size category of the target, against the attacker's.
        size_modifier: what the lost tables have for it, where someone knows.
        modifier_if_larger: what they have for a target that is as much larger, where someone knows.
        target_teeny: whether the target's size category is Teeny.

    Returns:
        The modifiers of both, and whether the target's check is lucky.

    Raises:
        Invalid: a modifier between equals, or a bonus for seizing something larger.

    Source: document 002, L171 to L177.
    """
    size = modifier(play, difference, size_modifier, modifier_if_larger, teeny=target_teeny)
    if size is None:
        play.not_determined["attacker_modifier"] = UNKNOWN
    return GrappleSize(size or 0, 0, "lucky" if is_lucky(play, difference, teeny=target_teeny) else "normal")


def modifier(
    play: Play, difference: str, size_modifier: int | None, if_larger: int | None, *, teeny: bool
) -> int | None:
    """Return what the attacker adds for the sizes; None where the lost tables would have to tell (L171, L173.1).

    Raises:
        Invalid: a modifier between equals, or a bonus for seizing something larger.
    """
    if difference == "same":
        if size_modifier:
            raise Invalid("size_modifier", size_modifier, "no modifier, since the sizes do not differ")
        play.because("chained_dice.grapple_sizes.same_size")
        return 0
    # "Unless the defender is Teeny": the luck comes to the modifier, or in its place (L173.2)
    replaced = teeny and difference == "smaller"
    if replaced and play.reads("chained_dice.grapple_sizes.modifier_beside_luck") == "luck_alone":
        play.because("chained_dice.grapple_sizes.teeny")
        return 0
    if difference == "larger":
        if size_modifier is not None and size_modifier > 0:
            raise Invalid("size_modifier", size_modifier, "no bonus: something larger is harder to grapple")
        play.because("chained_dice.grapple_sizes.larger")
    else:
        play.because("chained_dice.grapple_sizes.smaller")
        size_modifier = _of_smaller(play, size_modifier, if_larger)
    if size_modifier is None:
        play.because("chained_dice.grapple_sizes.lost_tables")
        return None
    play.because("chained_dice.grapple_sizes.attacker_takes_it", modifier=size_modifier)
    return size_modifier


def _of_smaller(play: Play, size_modifier: int | None, if_larger: int | None) -> int | None:
    """Return the modifier for a smaller target, if it is known."""
    if size_modifier is not None or if_larger is None:
        return size_modifier
    # "equally difficult": by the same number, or hard in its turn; and "significantly" has no measure (L171.4)
    same_number = play.reads("chained_dice.grapple_sizes.equally_difficult") == "same_number"
    return if_larger if same_number else None


def is_lucky(play: Play, difference: str, *, teeny: bool) -> bool:
    """Return whether the target defends against a grapple with luck (L173.2)."""
    if not teeny or difference != "smaller":
        return False
    play.because("chained_dice.grapple_sizes.teeny")
    return True


def later(play: Play, size: int) -> int:
    """Return what the sizes add to a check that the attacker makes after the grapple has begun (L173.1)."""
    # "always": at each check of the grapple, or always the attacker at the one that begins it
    if size and play.reads("chained_dice.grapple_sizes.which_checks") == "every_check":
        play.because("chained_dice.grapple_sizes.attacker_takes_it", modifier=size)
        return size
    return 0


def reaches(play: Play, ambiguity: str, total: int, against: int) -> bool:
    """Return whether a check wins; what an equal one does is an ambiguity each time."""
    if total != against:
        return total > against
    return play.reads(ambiguity) == "enough"
