"""What lasts from one question to the next, and the types of fact that several questions share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from oracle.core.shapes import Fact, Lasting

NAME = r"\S(.*\S)?"

Attacker = Annotated[str, Fact("attacker", pattern=NAME)]
Target = Annotated[str, Fact("target", pattern=NAME)]
Creature = Annotated[str, Fact("creature", pattern=NAME)]
Vehicle = Annotated[str, Fact("vehicle", pattern=NAME)]
Count = Annotated[int, Fact("", least=0)]

Degree = Literal["failure", "success", "outstanding", "exceptional", "critical"]
"""How well an attack or a check went, the worst first. What makes each of them, the document does not say."""


@dataclass(init=False)
class Body(Lasting):
    """What lasts of a creature, an object or a vehicle, topic by topic. Only what a question needed is known."""

    reactions_each_round: int | None = None
    reactions_spent: Count = 0
    reactions_answered: dict[str, bool] | None = None
    parrying_tried: dict[str, bool] | None = None
    weapon_skills_attacked_with: bool = False
    energy_resistance_used: dict[str, int] | None = None
    energy_effects_total_hp: int | None = None
    energy_effects_taken_hp: dict[str, int] | None = None
    mounted_ap_spent: Count = 0
    mounted_mp_spent: Count = 0
    mounted_acted: bool = False
    mounted_full_round: bool = False
    mounted_last_actor: Literal["rider", "mount"] | None = None
    vehicles_action: Literal["move", "attack", "both"] | None = None
    vehicles_heading_deg: int | None = None
    vehicles_speed_sq: int | None = None
    vehicles_hit_points: int | None = None
    vehicles_total_hit_points: int | None = None
    vehicles_medium: Literal["land", "water", "air"] | None = None
    vehicles_stopped: bool = False
    vehicles_falling: bool = False
    vehicles_count: Count = 0
    vehicles_rounds_left: int | None = None
    vehicles_as_of_round: Count = 0
    vehicles_bailed_in_round: Count = 0
    vehicles_not_always_bailed: bool = False
    vehicles_sunk: bool = False
    morale_allies_lost_percent: int = 0
    morale_enemies_lost_percent: int = 0


THIS_ROUND: tuple[str, ...] = (
    "reactions_spent",
    "reactions_answered",
    "parrying_tried",
    "weapon_skills_attacked_with",
    "energy_resistance_used",
    "mounted_ap_spent",
    "mounted_mp_spent",
    "mounted_acted",
    "mounted_full_round",
    "mounted_last_actor",
    "vehicles_action",
)
"""What lasts of a Body until the end of the round."""


@dataclass
class TouchAction:
    """What lasts of an action that someone delivers by touch or reach.

    Args:
        charges: how many attempts are left.
        several: whether the action allows more than one target.
        ended: by what it has ended; None while it goes on.
        targets: whom attempts were made against, by name.
    """

    charges: Count
    several: bool
    ended: Literal["all_delivered", "dismissal", "concentration"] | None = None
    targets: tuple[str, ...] = ()


@dataclass
class World:
    """What lasts of a scene: its rounds, and its creatures, objects and vehicles by name."""

    round: int = 1
    bodies: dict[str, Body] = field(default_factory=dict)
    touch_charges: dict[str, dict[str, TouchAction]] = field(default_factory=dict)

    def of(self, name: str) -> Body:
        """Return what lasts of someone or something."""
        body = self.bodies.get(name)
        if body is None:
            body = self.bodies[name] = Body()
        return body

    def look_at(self, name: str) -> Body:
        """Return what lasts of someone or something, only to be read: someone new leaves no trace."""
        return self.bodies.get(name) or Body()
