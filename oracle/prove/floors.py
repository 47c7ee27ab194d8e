"""The floors hold: an engine that knows no rule cannot meet half of what is expected of any operation."""

from __future__ import annotations

from collections.abc import Sequence

from oracle.certify.compiler import CompiledCase
from oracle.certify.floors import floors
from oracle.prove.faults import Fault


def floor_faults(cases: Sequence[CompiledCase]) -> list[Fault]:
    """Return a fault for each operation of which a constant answer meets half of what is expected, or more."""
    return [
        Fault("floors", method, f"{one['constant']} of {one['of']} exchanges met by one answer", "less than half")
        for method, one in floors(cases)["operations"].items()
        if 2 * one["constant"] >= one["of"]
    ]
