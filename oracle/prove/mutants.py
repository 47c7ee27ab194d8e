"""Mutants: the oracle and its tables changed one token at a time; the cases alone must notice."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from itertools import chain
from multiprocessing import get_context
from pathlib import Path

from oracle.certify.compiler import CompiledCase, load_cases
from oracle.core.errors import SuiteFault
from oracle.core.readings import defaults
from oracle.prove.altered import altered_operations
from oracle.prove.mutations import mutations
from oracle.prove.running import Operations, every_run, held_readings, known_readings, run_case
from oracle.prove.survivors import Score, reasons, score

SECONDS = 5.0  # for one mutant; the oracle takes a hundredth
BATCH = 50

Altered = tuple[str, str]
"""A file's name and its altered text."""


class TooLong(Exception):
    """A mutant took more time than it is given."""


class Court:
    """All cases of a ruleset, that try a mutant until one of them notices.

    Args:
        ruleset: its slug.
        cases: its cases, if not all that it has.
    """

    def __init__(self, ruleset: str, cases: Sequence[CompiledCase] | None = None) -> None:
        self._ruleset = ruleset
        self._cases = list(load_cases(ruleset)[0] if cases is None else cases)
        self._defaults = defaults(ruleset)
        self._known = known_readings(ruleset)
        self._file = ""

    def notices(self, altered: Altered) -> bool:
        """Return whether a case notices an altered file: by another verdict, an error, or no end."""
        file, text = altered
        if file != self._file:
            topic = f"{Path(file).stem}.feature"
            self._cases.sort(key=lambda case: case["feature"] != topic)
            self._file = file
        try:
            with time_limit(SECONDS):
                return self._any_differs(altered_operations(self._ruleset, {file: text}))
        except Exception:
            return True

    def _any_differs(self, operations: Operations) -> bool:
        for at, case in enumerate(self._cases):
            if not run_case(case, operations, held_readings(case, self._defaults)).conforms:
                self._cases.insert(0, self._cases.pop(at))  # what noticed one mutant often notices the next
                return True
        walks = (every_run(case, operations, self._known, case["readings"]) for case in self._cases)
        return any(not walk.conforms for walk in chain.from_iterable(walks))


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """End what runs in this block after some time, where the system has timers.

    Raises:
        TooLong: the time is over.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(*_: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@cache
def _court(ruleset: str) -> Court:
    return Court(ruleset)


def _try_batch(ruleset: str, batch: Sequence[Altered]) -> list[bool]:
    return [_court(ruleset).notices(altered) for altered in batch]


def try_mutants(ruleset: str, processes: int = 2, progress: Callable[[int], object] = lambda _: None) -> Score:
    """Return what comes of every mutant of a ruleset.

    Args:
        ruleset: its slug.
        processes: how many to use beside this one; each lives for some batches only, since altered modules add up.
        progress: called with the number of mutants tried since it was called last.

    Raises:
        SuiteFault: the cases do not compile, the oracle itself does not conform, or survivors.toml is malformed.
    """
    known = reasons(ruleset)
    nothing = ("", "")
    if Court(ruleset).notices(nothing):
        raise SuiteFault(ruleset, "cases that the oracle itself differs on", "none, before a mutant is tried")
    found = list(mutations(ruleset))
    altered = [(mutation.file, text) for mutation, text in found]
    batches = [altered[at : at + BATCH] for at in range(0, len(altered), BATCH)]
    noticed: list[bool] = []
    with get_context("spawn").Pool(processes, maxtasksperchild=4) as pool:
        for results in pool.imap(partial(_try_batch, ruleset), batches):
            noticed += results
            progress(len(results))
    left = [mutation for (mutation, _), seen in zip(found, noticed, strict=True) if not seen]
    return score(len(found), left, known)
