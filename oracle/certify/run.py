"""Run cases on an engine: several at once where it allows, each in its turn, and none lost to another's fault."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable, Iterator, Mapping
from typing import Any

from oracle.certify.conduct import Request, Result, conduct
from oracle.engines.protocol import Answer, Broke, Engine, NotMeasured, breaks, read_answer

GIVE_UP_AFTER = 20
"""So many cases may break before the rest are not asked."""

Job = tuple[Mapping[str, Any], Mapping[str, str]]
"""A case, and the readings it is asked under."""

Conductor = Generator[Request, Answer, Result]


class Runner:
    """Runs jobs on a started engine.

    Args:
        engine: started; its `in_flight` cases are open at once.
        is_oracle: whether it is the oracle, which must not rule where the document is silent.
    """

    def __init__(self, engine: Engine, is_oracle: bool = False) -> None:
        self._engine = engine
        self._is_oracle = is_oracle
        self._key = 0
        self._broken = 0
        self._gone = ""

    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """Yield the result of each job as it ends.

        An engine that breaks is started again, and the cases that were open start over alone, once: only the one that
        breaks alone gets the verdict. After GIVE_UP_AFTER of them the rest are untested.
        """
        waiting = deque(jobs)
        alone: deque[Job] = deque()
        while waiting or alone:
            if self._gone or self._broken >= GIVE_UP_AFTER:
                why = self._gone or f"{self._broken} cases broke it"
                for case, _ in (*alone, *waiting):
                    yield Result(case["case"], "untested", "gave up", [{"found": why}])
                return
            if alone:
                yield self._alone(alone.popleft())
            elif self._engine.in_flight == 1:
                yield self._alone(waiting.popleft())
            else:
                alone.extend((yield from self._together(waiting)))

    def _alone(self, job: Job) -> Result:
        """Run one job by itself."""
        conductor = conduct(*job, self._is_oracle)
        request = next(conductor)
        try:
            while True:
                self._key += 1
                self._engine.submit(self._key, *request)
                try:
                    answer = read_answer(self._engine.collect()[0][1])
                except Broke as broke:
                    answer = breaks(str(broke))
                    self._start_again()
                request = conductor.send(answer)
        except StopIteration as stop:
            return self._ended(stop.value)

    def _together(self, waiting: deque[Job]) -> Generator[Result, None, list[Job]]:
        """Run jobs several at once, until none is left or the engine breaks; return those that were open then."""
        opened: dict[int, tuple[Job, Conductor]] = {}
        while (waiting or opened) and self._broken < GIVE_UP_AFTER:
            while waiting and len(opened) < self._engine.in_flight:
                job = waiting.popleft()
                conductor = conduct(*job, self._is_oracle)
                self._send(opened, job, conductor, next(conductor))
            try:
                answers = self._engine.collect()
            except Broke as broke:
                self._start_again()
                if len(opened) > 1:
                    break
                ((_, conductor),) = opened.values()
                opened.clear()
                try:
                    conductor.send(breaks(str(broke)))
                except StopIteration as stop:
                    yield self._ended(stop.value)
                break
            for key, response in answers:
                job, conductor = opened.pop(key)
                try:
                    self._send(opened, job, conductor, conductor.send(read_answer(response)))
                except StopIteration as stop:
                    yield self._ended(stop.value)
        return [job for job, _ in opened.values()]

    def _send(self, opened: dict[int, tuple[Job, Conductor]], job: Job, conductor: Conductor, request: Request) -> None:
        self._key += 1
        opened[self._key] = (job, conductor)
        self._engine.submit(self._key, *request)

    def _start_again(self) -> None:
        try:
            self._engine.start()
        except NotMeasured as error:
            self._gone = f"it did not start again: {error}"

    def _ended(self, result: Result) -> Result:
        self._broken += result.verdict == "breaks"
        return result
