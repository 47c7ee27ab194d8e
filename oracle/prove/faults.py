"""What a check of the suite finds: faults, as values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from oracle.core.errors import SuiteFault


@dataclass(frozen=True)
class Fault:
    """Something of the suite that is wrong.

    Args:
        check: which check found it, in a word or two.
        place: a file and line, an id, a case.
        found: what stands there; None where nothing does.
        expected: what should have stood there, as a phrase.
    """

    check: str
    place: str
    found: object
    expected: str

    def __str__(self) -> str:
        stands = "nothing" if self.found is None else str(self.found)
        return " ".join(f"{self.check}: {self.place}: found {stands}; expected {self.expected}".split())


def gathered(parts: Mapping[str, Callable[[], Iterable[Fault]]]) -> list[Fault]:
    """Return the faults that several checks find, by their names, each fault once.

    An error of the suite on which a check stumbles is one more fault, of the check that comes on it first.
    """
    faults: dict[tuple[str, str, str], Fault] = {}

    def keep(fault: Fault) -> None:
        faults.setdefault((fault.place, str(fault.found), fault.expected), fault)

    for check, part in parts.items():
        try:
            for fault in part():
                keep(fault)
        except SuiteFault as wrong:
            keep(Fault(check, wrong.place, wrong.found, wrong.expected))
    return list(faults.values())
