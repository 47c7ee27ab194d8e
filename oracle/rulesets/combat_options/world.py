"""What lasts from one question to the next, and the types of fact that several questions share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from oracle.core.dice import DICE_PATTERN
from oracle.core.errors import Invalid
from oracle.core.ruling import NotAllowed, Play
from oracle.core.shapes import Fact, Lasting

NAME = r"\S(.*\S)?"

Topic = Literal[
    "two_weapons",
    "charging",
    "underwater",
    "invisibility",
    "missiles_into_melee",
    "non_lethal",
    "helpless",
    "parrying",
    "pushing",
    "splash_weapons",
    "switching_weapons",
    "unarmed",
    "unstable_surfaces",
]
UnusedRules = Annotated[frozenset[Topic], Fact("scene")]

Attacker = Annotated[str, Fact("attacker", pattern=NAME)]
Target = Annotated[str, Fact("target", pattern=NAME)]
AbilityName = Annotated[str, Fact("combatant", pattern=r"[a-z_]+")]
Combatant = Annotated[str, Fact("combatant", pattern=NAME)]
AttackBonus = Annotated[int, Fact("attacker")]
ArmorClass = Annotated[int, Fact("target")]
AttackKind = Annotated[Literal["melee", "missile"], Fact("attacker")]
DamageDice = Annotated[str | None, Fact("weapon", pattern=DICE_PATTERN)]
Water = Annotated[Literal["none", "in", "beneath"], Fact("attacker")]
TargetWater = Annotated[Literal["none", "in", "beneath"], Fact("target")]
Weapon = Annotated[
    Literal["chopping", "slashing", "bludgeoning", "thrusting", "axe", "sword", "mace", "dagger", "spear", "unarmed"]
    | None,
    Fact("weapon"),
]
Perceives = Annotated[bool, Fact("attacker")]
IsPerceived = Annotated[bool, Fact("target")]
Invisible = Annotated[bool, Fact("attacker")]
TargetInvisible = Annotated[bool, Fact("target")]
DwellsOnLand = Annotated[bool, Fact("attacker")]
RefereeRules = Annotated[bool, Fact("scene")]
Held = Annotated[Literal["free", "magically_paralysed", "frozen", "otherwise_helpless"], Fact("target")]
Footing = Annotated[
    Literal["firm", "ship_in_rough_water", "flying_animal", "otherwise_unstable", "magical_flight"], Fact("attacker")
]
Succeeds = Annotated[bool | None, Fact("scene")]


Count = Annotated[int, Fact("", least=0)]


@dataclass(init=False)
class Body(Lasting):
    """What lasts of one combatant. Only what a question needed is known; None is unknown."""

    hit_points: int | None = None
    lost_hit_points: Count = 0
    non_lethal: Count = 0
    rested: Count = 0
    subdued: bool = False
    knocked_unconscious: bool | None = None
    is_monster: bool = False
    at_deaths_door: bool = False
    fell_this_round: bool = False
    dead: bool = False
    charge_spent: bool = False
    charge_forgone: bool = False
    charge_declared: bool = False
    charging: bool = False
    struck_after_charge: bool = False
    attacked: bool = False
    attacked_with_primary: bool = False
    extra_attack_forgone: bool = False
    extra_attack_made: bool = False
    action: Literal["parry", "switch", "magic"] | None = None
    parry_bonus: Count = 0


THIS_ROUND = (
    "charge_declared",
    "charging",
    "struck_after_charge",
    "attacked",
    "attacked_with_primary",
    "extra_attack_forgone",
    "extra_attack_made",
    "action",
    "parry_bonus",
)
"""What lasts of a Body until the end of the Round."""


@dataclass
class World:
    """What lasts of a scene: its combatants by name."""

    bodies: dict[str, Body] = field(default_factory=dict)

    def of(self, name: str) -> Body:
        """Return what lasts of a combatant."""
        body = self.bodies.get(name)
        if body is None:
            body = self.bodies[name] = Body()
        return body

    def look_at(self, name: str) -> Body:
        """Return what lasts of a combatant, only to be read: someone new leaves no trace."""
        return self.bodies.get(name) or Body()


LEFT_OUT = "what the Combat rules say of it, since this rule is left out (L1.3)"


def in_use(play: Play, topic: Topic) -> bool:
    """Return whether the Referee uses the rules of a topic; if not, say so in the derivation (L1.3)."""
    if topic not in play.facts.get("unused_rules", ()):
        return True
    if ("combat_options.opening.referee_decides", {"left_out": topic}) not in play.by:
        play.because("combat_options.opening.referee_decides", left_out=topic)
    return False


def incapable(play: Play, body: Body, place: str, name: str) -> NotAllowed | None:
    """Refuse what someone would do who is unconscious (L21.1, L47.2).

    Raises:
        Invalid: the combatant is dead.
    """
    if body.dead:
        raise Invalid(place, name, "someone who is not dead")
    if body.at_deaths_door:
        return play.forbids("combat_options.deaths_door.unconscious")
    if not body.subdued:
        return None
    if body.knocked_unconscious:
        return play.forbids("combat_options.non_lethal.subdued")
    # nothing says what someone who is subdued, and perhaps awake, can still do
    play.because("combat_options.non_lethal.subdued_or_unconscious")
    return play.cannot_rule("what being subdued keeps someone from (L47.2)")
