"""An engine that is a Python object: in a process of its own by `host.py`, or in ours, to step through it."""

from __future__ import annotations

import contextlib
import functools
import json
import sys
import traceback
from collections import deque
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from oracle.engines import host
from oracle.engines.pipe import DESCRIBE_ID, write_request
from oracle.engines.protocol import DESCRIBE, NotMeasured


def hosted(spec: str) -> list[str]:
    """Return the command that serves `package.module:Name` in a process of its own."""
    return [sys.executable, str(Path(host.__file__).resolve()), spec]


class InProcess:
    """A Python object in our own process; it answers as it does behind the host, but can be stepped through.

    Args:
        spec: `package.module:Name`.
    """

    def __init__(self, spec: str) -> None:
        self.in_flight = 1
        self.noise = ""
        self._spec = spec
        self._engine: Any = None
        self._answers: deque[tuple[int, dict[str, Any]]] = deque()

    def start(self) -> dict[str, Any]:
        """Load the object, a class anew, and return the result of `engine.describe`.

        Raises:
            NotMeasured: it does not load or does not describe itself.
        """
        self._answers.clear()
        with contextlib.redirect_stdout(sys.stderr):
            self._engine = self._loaded()
        self.submit(DESCRIBE_ID, DESCRIBE, {})
        response = self._answers.pop()[1]
        if "error" in response:
            raise NotMeasured(self._spec, f"error {response['error']}", "a result of engine.describe")
        result: dict[str, Any] = response["result"]
        return result

    def submit(self, key: int, method: str, params: Mapping[str, Any]) -> None:
        """Ask at once; the answer waits for `collect`."""
        with contextlib.redirect_stdout(sys.stderr):
            line = host.reply(write_request(key, method, params), functools.partial(host.respond, self._engine))
        self._answers.append((key, json.loads(line)))

    def collect(self) -> list[tuple[int, dict[str, Any]]]:
        """Return every answer since the last call."""
        answers = list(self._answers)
        self._answers.clear()
        return answers

    def close(self) -> None:
        """Let go of the object."""
        self._engine = None
        self._answers.clear()

    def _loaded(self) -> Any:
        try:
            return host.load(self._spec)
        except host.CannotLoad as wrong:
            raise NotMeasured(self._spec, str(wrong), "a module and a name in it") from None
        except (Exception, SystemExit) as wrong:
            traceback.print_exc()
            raise NotMeasured(self._spec, f"{type(wrong).__name__}: {wrong}", "an object that loads") from wrong
