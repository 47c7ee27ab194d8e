"""What lasts from one question to the next, and the types of fact that several questions share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from oracle.core.shapes import Fact, Lasting

NAME = r"\S(.*\S)?"

Attacker = Annotated[str, Fact("attacker", pattern=NAME)]
Target = Annotated[str, Fact("target", pattern=NAME)]
Combatant = Annotated[str, Fact("combatant", pattern=NAME)]
AttackBonus = Annotated[int, Fact("attacker")]
ArmorClass = Annotated[int, Fact("target")]
Benefit = Literal["attack_roll", "armor_class"]
Count = Annotated[int, Fact("", least=0)]


@dataclass(init=False)
class Body(Lasting):
    """What lasts of one combatant, topic by topic. Only what a question needed is known; None is unknown."""

    time_acted: Count = 0
    time_words: Count = 0
    sequence_by_player: bool = False
    sequence_announced: Literal["spell", "other"] | None = None
    sequence_spell_chosen: bool = False
    initiative_rolled: int | None = None
    initiative_of_side: dict[str, int] | None = None
    wait_held: bool = False
    wait_round: int | None = None
    wait_benefit: Benefit | None = None
    wait_earlier_round: int | None = None
    wait_earlier_benefit: Benefit | None = None
    multiple_attacks_first_round: int | None = None
    facing_target: str | None = None
    facing_parts: Count = 0
    called_shots_declared: Count = 0
    casting_spell: bool = False
    casting_broken: bool = False
    casting_initiative: int | None = 0
    casting_beyond_round: bool = False
    charge_made: bool = False
    charge_unspent: bool = False
    brawling_stunned_until: Count = 0
    non_lethal_damage_starting_hit_points: int | None = None
    non_lethal_damage_lethal: Count = 0
    non_lethal_damage_tally: Count = 0
    non_lethal_damage_fallen: bool = False
    non_lethal_damage_lies: bool = False
    non_lethal_damage_unclear: bool = False
    holds_whom: str | None = None
    holds_number: Count = 0
    holds_new: Count = 0
    holds_dealt: Count = 0
    overbearing_succeeded: bool = False
    overbearing_down: bool = False
    overbearing_pinned: bool = False
    armed_against_unarmed_used: bool = False
    indirect_missiles_alight: Count = 0
    indirect_missiles_hit_now: Count = 0
    indirect_missiles_burnt_now: bool = False
    indirect_missiles_oiled: bool = False
    magic_resistance_lowered: bool = False
    magic_resistance_spells: dict[str, bool] | None = None
    magic_resistance_given_up: dict[str, bool] | None = None
    magic_resistance_unfailed: dict[str, int] | None = None
    turn_undead_attempted: bool = False
    turn_undead_holding: bool | None = None
    dominate_undead_by_order: Count = 0
    dominate_undead_ordered: Count = 0
    dominate_undead_subservient: Count = 0
    morale_checks: Count = 0
    morale_triggers_group_size: int | None = None
    morale_triggers_fallen: Count = 0
    morale_triggers_dead: Count = 0
    touch_spell_attempts: int | None = None
    touch_spell_made: Count = 0
    touch_spell_missed: bool = False
    touch_spell_round: Count = 0
    mounted_crossbow_spent: bool = False
    mounted_panic_rounds: Count = 0
    mounted_panic_until: Count = 0
    siege_cubic_feet: Count = 0


THIS_ROUND: tuple[str, ...] = (
    "time_acted",
    "time_words",
    "sequence_by_player",
    "sequence_announced",
    "sequence_spell_chosen",
    "initiative_of_side",
    "initiative_rolled",
    "wait_held",
    "called_shots_declared",
    "casting_spell",
    "casting_broken",
    "casting_initiative",
    "charge_made",
    "holds_new",
    "holds_dealt",
    "armed_against_unarmed_used",
    "indirect_missiles_hit_now",
    "indirect_missiles_burnt_now",
    "morale_checks",
)
"""What lasts of a Body until the end of the round."""

THIS_COMBAT: tuple[str, ...] = (
    "wait_round",
    "wait_benefit",
    "wait_earlier_round",
    "wait_earlier_benefit",
    "multiple_attacks_first_round",
    "casting_beyond_round",
    "facing_target",
    "facing_parts",
    "charge_unspent",
    "brawling_stunned_until",
    "non_lethal_damage_lies",
    "overbearing_succeeded",
    "turn_undead_attempted",
    "touch_spell_attempts",
    "touch_spell_made",
    "touch_spell_missed",
    "touch_spell_round",
    "mounted_panic_rounds",
    "mounted_panic_until",
)
"""What lasts of a Body until the end of the combat."""


@dataclass
class World:
    """What lasts of a scene: its rounds, and its combatants by name."""

    round: int = 1
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
