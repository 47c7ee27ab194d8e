"""A partial engine in Python: it answers some operations of one ruleset and claims exactly these.

    raw certify python:oracle.engines.examples.partial:Partial

A method takes `facts`, `dice`, `readings` and `state`, and returns a result of the protocol. To refuse an input, raise
ValueError; to decline a question, NotImplementedError.
"""

from __future__ import annotations

from typing import Any


class CombatOptions:
    """The operations that this engine knows, each a method named as the operation.

    ADD OPERATIONS HERE:

        def some_operation(self, facts, dice, readings, state):
            return {"outcome": {"some_field": facts["some_fact"] + dice["some_purpose"][0]}}
    """


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
