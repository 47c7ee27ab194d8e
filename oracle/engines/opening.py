"""From what a user types as ENGINE to an engine."""

from __future__ import annotations

import re
import shlex

from oracle.core.errors import UsageError
from oracle.engines.pipe import Pipe
from oracle.engines.protocol import Engine
from oracle.engines.python_object import InProcess, hosted
from oracle.engines.reference import Reference
from oracle.engines.url import Url

EXPECTED = "python:package.module:Name, command:PROGRAM ARGUMENTS, or an http(s) URL"


def open_engine(spec: str | None, timeout: float, in_process: bool = False) -> Engine:
    """Return the engine that is named, not started.

    Args:
        spec: `python:package.module:Name`, `command:PROGRAM ARGUMENTS` as in a shell, or an http or https URL;
            None is the reference oracle.
        timeout: how many seconds an answer may take.
        in_process: whether a Python object runs in our own process, where no time-out can end it.

    Raises:
        UsageError: no engine can be meant by that.
    """
    kind, _, rest = (spec or "").partition(":")
    if in_process and kind != "python":
        raise UsageError("--in-process", spec or "the reference oracle", "an ENGINE of the kind python:")
    if spec is None:
        return Reference()
    if kind == "python" and re.fullmatch(r"\w+(\.\w+)*:\w+", rest):
        return InProcess(rest) if in_process else Pipe(hosted(rest), timeout)
    if kind == "command":
        return Pipe(_words(spec, rest), timeout)
    if kind in ("http", "https"):
        return Url(spec, timeout)
    raise UsageError("ENGINE", spec, EXPECTED)


def _words(spec: str, command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as wrong:
        raise UsageError("ENGINE", spec, f"a command as in a shell ({wrong})") from None
    if not words or not words[0]:
        raise UsageError("ENGINE", spec, "a program after command:")
    return words
