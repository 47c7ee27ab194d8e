"""What lasts from one question to the next, and the types of fact that several questions share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from oracle.core.shapes import Fact, Lasting

NAME = r"\S(.*\S)?"

Attacker = Annotated[str, Fact("attacker", pattern=NAME)]
Target = Annotated[str, Fact("target", pattern=NAME)]
Creature = Annotated[str, Fact("creature", pattern=NAME)]
Thing = Annotated[str, Fact("object", pattern=NAME)]
Count = Annotated[int, Fact("", least=0)]

DIE = r"d([2-9]|[1-9][0-9]{1,2})"
"""One die in notation, of two sides or more: d8."""


@dataclass(init=False)
class Body(Lasting):
    """What lasts of a creature or an object, topic by topic. Only what a question needed is known; None is unknown."""

    actions_attacks: Count = 0
    actions_attacks_in_all: Count = 0
    actions_weapon: str | None = None
    actions_in_a_row: Count = 0
    headshots_helmet: int | None = None
    charge_times: Count = 0
    durability_left: int | None = None
    grapple_holder: str | None = None
    grapple_pinned: bool = False
    grapple_total: int = 0
    grapple_modifier: int = 0
    grapple_feet: Count = 0
    grapple_checks: Count = 0
    grapple_sizes_lucky: bool = False
    grappled_targets_checks: Count = 0
    grappled_targets_failed: bool = False
    breaking_bones_dead: bool = False
    tied_up_health: Count = 0
    tied_up_with: str | None = None
    inanimate_durability: int | None = None
    inanimate_damage: Count = 0
    knocking_out_hours: Count = 0
    knocking_out_held: bool = False
    knocking_out_held_seconds: Count = 0
    knocking_out_dead: bool = False
    mounted_as: Literal["rider", "passenger"] | None = None
    tripping_struck: dict[str, Count] | None = None
    tripping_struck_this_turn: dict[str, Count] | None = None
    tripping_shot: dict[str, Count] | None = None
    tripping_shot_this_turn: dict[str, Count] | None = None
    surprise_hide_result: int | None = None
    surprise_missed: bool = False
    surprise_unclear: bool = False

    @property
    def dead(self) -> bool:
        """Whether the creature is dead, of whatever it died (L161.5, L206)."""
        return self.breaking_bones_dead or self.knocking_out_dead


THIS_TURN: tuple[str, ...] = (
    "actions_attacks",
    "charge_times",
    "tripping_struck_this_turn",
    "tripping_shot_this_turn",
)
"""What lasts of a Body until its next turn starts."""


@dataclass
class World:
    """What lasts of a scene: its creatures and objects by name."""

    bodies: dict[str, Body] = field(default_factory=dict)
    surprise_seen_by: dict[str, frozenset[str]] = field(default_factory=dict)
    surprise_looked: dict[str, frozenset[str]] = field(default_factory=dict)

    def of(self, name: str) -> Body:
        """Return what lasts of someone or something."""
        body = self.bodies.get(name)
        if body is None:
            body = self.bodies[name] = Body()
        return body

    def look_at(self, name: str) -> Body:
        """Return what lasts of someone or something, only to be read: someone new leaves no trace."""
        return self.bodies.get(name) or Body()
