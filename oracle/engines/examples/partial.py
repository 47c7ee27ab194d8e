"""A partial engine in Python: it answers some operations of one ruleset and claims exactly these.

    raw certify python:oracle.engines.examples.partial:Partial

A method takes `facts`, `dice`, `readings` and `state`, and returns a result of the protocol. To refuse an input, raise
ValueError; to decline a question, NotImplementedError.
"""

from __future__ import annotations

from typing import Any

UNSTABLE = {"ship_in_rough_water", "flying_animal", "otherwise_unstable"}


class CombatOptions:
    """The operations that this engine knows, each a method named as the operation."""

    def use_magic(self, facts: dict[str, Any], **_: Any) -> dict[str, Any]:
        """Spells fail where the ground moves; magic items work. This engine takes a scroll for a spell."""
        flies = facts["footing"] == "magical_flight" and facts.get("referee_counts_flight", False)
        left_out = "unstable_surfaces" in facts.get("unused_rules", [])
        unstable = (flies or facts["footing"] in UNSTABLE) and not left_out
        return {"outcome": {"allowed": not unstable or facts["what"] == "magic_item"}}

    def splash(self, facts: dict[str, Any], dice: dict[str, list[int]], **_: Any) -> dict[str, Any]:
        """One roll for all who are within 5 feet and harmed: a quarter of it, rounded up."""
        if any(one["distance_ft"] < 0 for one in facts["creatures"]):
            raise ValueError("creatures: a distance below 0")
        if "splash_weapons" in facts.get("unused_rules", []):
            return {"declines": "this engine cannot leave splash weapons out"}
        if "attacker_water" in facts or "target_water" in facts:
            return {"declines": "this engine knows nothing of water"}
        direct = facts["smashed_on"] == "creature"
        near = [one for one in facts["creatures"] if one["distance_ft"] <= 5 and not direct]
        harmed = [one["name"] for one in near if one["harmed"]]
        outcome: dict[str, Any] = {"allowed": True, "splashed": [one["name"] for one in near]}
        if harmed and "damage_dice" not in facts:
            return {"outcome": outcome, "not_determined": {"suffered": "the liquid's normal damage"}}
        damage = -(-sum(dice["damage"]) // 4)
        outcome["suffered"] = [{"name": name, "damage": damage} for name in harmed]
        return {"outcome": outcome}


class Partial:
    """The engine: its public attributes are the rulesets."""

    combat_options = CombatOptions()

    def describe(self) -> dict[str, Any]:
        """Return who this is and what it claims: the methods above, whatever they are."""
        operations = [f"combat_options.{name}" for name in vars(CombatOptions) if not name.startswith("_")]
        return {
            "protocol": 1,
            "engine": {"name": "partial example", "version": "1", "language": "Python"},
            "in_flight": 8,
            "rulesets": {"combat_options": {"operations": operations, "optional": [], "dice": "given"}},
        }
