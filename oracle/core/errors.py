"""What can go wrong, as values: every error names the place, what stands there and what was expected."""

from __future__ import annotations

from pathlib import Path


class RawError(Exception):
    """Base of every error a user may cause.

    Args:
        place: where it is: a fact, a file and line, an option.
        found: what stands there; None where nothing does.
        expected: what should have stood there, as a phrase.
    """

    def __init__(self, place: str, found: object, expected: str) -> None:
        self.place = place
        self.found = found
        self.expected = expected
        super().__init__(place, found, expected)

    def __str__(self) -> str:
        stands = "nothing is stated" if self.found is None else f"found {shown(self.found)}"
        return f"{self.place}: {stands}; expected {self.expected}"


def shown(found: object) -> str:
    """Return what stands somewhere as Python writes it; some numbers are too long to be written."""
    try:
        return repr(found)
    except ValueError:
        return "a number of thousands of digits"


def raised_at(error: BaseException, within: Path) -> str:
    """Return where an error arose, as far as that can be told.

    Args:
        error: with its traceback.
        within: the file, or the folder, in which the place is looked for.
    """
    if isinstance(error, SyntaxError):
        return f"{error.filename}:{error.lineno}"
    place = str(within)
    trace = error.__traceback__
    while trace is not None:
        file = Path(trace.tb_frame.f_code.co_filename)
        if file == within or within in file.parents:
            place = f"{file}:{trace.tb_lineno}"
        trace = trace.tb_next
    return place


def not_loading(error: BaseException, within: Path, wanted: str) -> SuiteFault:
    """Return the fault of a Python file of the suite that does not load; the arguments as of `raised_at`."""
    return SuiteFault(raised_at(error, within), f"{type(error).__name__}: {error}", wanted)


class Invalid(RawError):
    """A fact or a die that no game could have: refused, never ruled on. `place` is the fact or die purpose."""

    def within(self, place: str) -> Invalid:
        """Return this error for a member of something at a place."""
        return Invalid(f"{place}.{self.place}", self.found, self.expected)


class UnknownOperation(RawError):
    """A method that no ruleset has: an engine answers it with JSON-RPC's "method not found"."""


class UsageError(RawError):
    """The command was called wrongly: exit code 2."""


class SuiteFault(RawError):
    """The suite itself is wrong (a feature, a table, a step): exit code 3."""
