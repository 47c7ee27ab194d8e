"""Run cases on an engine: several at once where it allows, each in its turn, and none lost to another's fault."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from oracle.certify.conduct import Request, Result, conduct
from oracle.engines.protocol import Answer, Broke, Engine, NotMeasured, breaks, read_answer

GIVE_UP_AFTER = 20
"""So many cases may break before the rest are not asked."""

Job = tuple[Mapping[str, Any], Mapping[str, str]]
"""A case, and the readings it is asked under."""


@dataclass(slots=True)
class _Open:
    """A case under way: what it waits for is one answer."""

    job: Job
    conductor: Generator[Request, Answer, Result]
    request: Request


class Runner:
    """Runs jobs on a started engine.

    Args:
        engine: started; its `in_flight` cases are open at once.
        is_oracle: whether it is the oracle, which must not rule where the document is silent.
    """

    def __init__(self, engine: Engine, is_oracle: bool = False) -> None:
        self._engine = engine
        self._is_oracle = is_oracle
        self._open: dict[int, _Open] = {}
        self._key = 0
        self._broken = 0

    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """Yield the result of each job as it ends.

        An engine that breaks is started again, and the cases that were open start over alone, once: only the one that
        breaks alone gets the verdict. After GIVE_UP_AFTER of them the rest are untested.
        """
        waiting = deque(jobs)
        suspects: deque[Job] = deque()
        while waiting or suspects or self._open:
            if self._broken >= GIVE_UP_AFTER:
                yield from self._give_up([*suspects, *waiting], f"{self._broken} cases broke it")
                return
            source = suspects or waiting
            room = 1 if suspects else self._engine.in_flight
            while source and len(self._open) < room:
                self._begin(source.popleft())
            try:
                answers = self._engine.collect()
            except Broke as broke:
                lost = [one.job for one in self._open.values()]
                if len(lost) == 1:
                    yield self._end_broken(str(broke))
                else:
                    suspects.extend(lost)
                self._open.clear()
                try:
                    self._engine.start()
                except NotMeasured as error:
                    yield from self._give_up([*suspects, *waiting], f"it did not start again: {error}")
                    return
                continue
            for key, response in answers:
                ended = self._take(key, read_answer(response))
                if ended is not None:
                    yield ended

    def _begin(self, job: Job) -> None:
        conductor = conduct(*job, self._is_oracle)
        self._send(_Open(job, conductor, next(conductor)))

    def _send(self, one: _Open) -> None:
        self._key += 1
        self._open[self._key] = one
        self._engine.submit(self._key, *one.request)

    def _take(self, key: int, answer: Answer) -> Result | None:
        """Hand an answer to its case; return the case's result if that was the last."""
        one = self._open.pop(key)
        try:
            one.request = one.conductor.send(answer)
        except StopIteration as stop:
            ended: Result = stop.value
            self._broken += ended.verdict == "breaks"
            return ended
        self._send(one)
        return None

    def _end_broken(self, why: str) -> Result:
        (one,) = self._open.values()
        self._broken += 1
        try:
            one.conductor.send(breaks(why))
        except StopIteration as stop:
            ended: Result = stop.value
            return ended
        raise AssertionError("a case goes on after its engine broke")

    def _give_up(self, jobs: Iterable[Job], why: str) -> Iterator[Result]:
        for one in self._open.values():
            yield Result(one.job[0]["case"], "untested", "gave up", [{"found": why}])
        for case, _ in jobs:
            yield Result(case["case"], "untested", "gave up", [{"found": why}])
