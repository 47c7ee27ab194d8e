"""An engine in a child process: JSON-RPC 2.0, one object a line, on its standard streams. POSIX only."""

from __future__ import annotations

import json
import os
import re
import selectors
import shlex
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from oracle.engines.protocol import DESCRIBE, Broke, NotMeasured

MOST_LINE = 1 << 20
"""The longest line that an engine may write, in bytes."""

MOST_NOISE = 8 << 10
"""How much of the end of standard error is kept, in bytes."""

DESCRIBE_ID = (1 << 31) - 1
"""The id of `engine.describe`: in the range of every language's integers, and far from the ids of cases."""

CHUNK = 1 << 16
QUIET = 0.1  # seconds without a byte after which the process is looked at
SETTLE = 0.5  # seconds that an orderly end may take
GRACE = 0.2  # seconds between SIGTERM and SIGKILL

_encode = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no JSON")


_decode = json.JSONDecoder(parse_constant=_refuse).decode


def write_request(key: int, method: str, params: Mapping[str, Any]) -> bytes:
    """Return a request as a line."""
    return _encode({"jsonrpc": "2.0", "id": key, "method": method, "params": dict(params)}).encode() + b"\n"


def read_response(line: bytes) -> dict[str, Any]:
    """Return a line as a response object: an id, and a result or an error.

    Raises:
        Broke: it is longer than MOST_LINE, no JSON, no object, or has other parts.
    """
    if len(line) > MOST_LINE:
        raise Broke(f"a line of more than {MOST_LINE} bytes")
    try:
        response = _decode(line.decode())
    except (ValueError, RecursionError):
        raise Broke(f"a line that is no JSON: {clip(line)}") from None
    if type(response) is not dict:
        raise Broke(f"an answer that is no object: {clip(line)}")
    if "id" not in response:
        raise Broke(f"an answer without an id: {clip(line)}")
    if ("result" in response) is ("error" in response):
        parts = "both a result and an error" if "error" in response else "neither a result nor an error"
        raise Broke(f"an answer with {parts}: {clip(line)}")
    return response


def clip(line: bytes) -> str:
    """Return the first 80 characters of a line, as Python writes a text."""
    return repr(line[: 4 * 80].decode(errors="replace")[:80])


def _last_words(said: str) -> str:
    """Return the last error of standard error, with the place that a Python traceback names; else its last lines."""
    lines = [line.rstrip() for line in said.split("\n") if line.strip()]
    errors = [at for at, line in enumerate(lines) if re.match(r"(Uncaught )?[\w.]*(Error|Exception)\b", line)]
    if not errors:
        return " | ".join(line.strip() for line in lines[-3:])
    places = [line.strip() for line in lines[: errors[-1]] if line.startswith('  File "')]
    return " | ".join([lines[errors[-1]], *places[-1:]])


class Pipe:
    """An engine that is a command: a persistent child process in a process group of its own.

    Args:
        command: the program and its arguments.
        timeout: how many seconds an answer may take, counted from when its request was sent or when the answer before
            it came, whichever is later: an engine that answers a queue one by one is not blamed for the queue.
    """

    def __init__(self, command: Sequence[str], timeout: float) -> None:
        self.timeout = timeout
        self.in_flight = 1
        self.noise = ""
        self._command = list(command)
        self._child: _Child | None = None
        self._noise = self._said = b""
        self._reset("it was not started")

    def start(self) -> dict[str, Any]:
        """Start the process, again if it runs, and return the result of `engine.describe`.

        Raises:
            NotMeasured: the command cannot be started, or does not answer with a result in time.
        """
        self.close()
        self._said = b""
        self._child = self._spawned()
        self._reset("")
        self.submit(DESCRIBE_ID, DESCRIBE, {})
        try:
            response = self.collect()[0][1]
        except Broke as broke:
            raise self._not_measured(str(broke), "an answer to engine.describe") from None
        if "error" in response:
            self.close()
            raise self._not_measured(f"error {response['error']}", "a result of engine.describe")
        result: dict[str, Any] = response["result"]
        return result

    def submit(self, key: int, method: str, params: Mapping[str, Any]) -> None:
        """Queue a request; the next `collect` sends it."""
        self._open.add(key)
        self._queue.append(write_request(key, method, params))

    def collect(self) -> list[tuple[int, dict[str, Any]]]:
        """Send what is queued, and return the answers that came, at least one if a request is open.

        Raises:
            Broke: the engine crashed, hung or left the protocol, and no answer from before is left to return. Its
                process group has been ended.
        """
        if self._queue and not self._fault:
            self._send()
        while self._open and not self._ready and not self._fault:
            self._listen()
        if self._fault and not self._ready:
            raise Broke(self._fault)
        answers = list(self._ready)
        self._ready.clear()
        return answers

    def close(self) -> None:
        """End the process group: close standard input, wait for a moment, then SIGTERM, then SIGKILL."""
        if self._child:
            self._child.end(SETTLE)
            self._child = None
        self._reset("it was closed")

    def _reset(self, fault: str) -> None:
        self._fault = fault
        self._open: set[int] = set()
        self._queue: list[bytes] = []
        self._ready: list[tuple[int, dict[str, Any]]] = []
        self._answered: deque[int] = deque(maxlen=1024)
        self._partial = bytearray()
        self._since = 0.0

    def _spawned(self) -> _Child:
        if os.name != "posix":
            raise self._not_measured(os.name, "a POSIX system; child processes are not driven on this one")
        try:
            return _Child(self._command, self._note)
        except (OSError, ValueError) as wrong:
            found = getattr(wrong, "strerror", None) or str(wrong)
            raise self._not_measured(found, "a program that can be started") from None

    def _not_measured(self, found: str, expected: str) -> NotMeasured:
        last = _last_words(self._said.decode(errors="replace"))
        return NotMeasured(shlex.join(self._command), found + (f"; standard error: {last}" if last else ""), expected)

    def _note(self, said: bytes) -> None:
        self._said = (self._said + said)[-MOST_NOISE:]
        self._noise = (self._noise + said)[-MOST_NOISE:]
        self.noise = self._noise.decode(errors="replace")

    def _send(self) -> None:
        assert self._child
        if len(self._queue) == len(self._open):
            self._since = time.monotonic()
        self._child.send(b"".join(self._queue))
        self._queue.clear()

    def _listen(self) -> None:
        assert self._child
        left = self._since + self.timeout - time.monotonic()
        heard = self._child.hear(min(max(left, 0), QUIET))
        if heard == b"" and self._child.exited():
            heard = self._child.hear(0) or None
        if heard:
            self._take(heard)
        elif heard is None:
            self._break(self._last_words(self._child))
        elif left <= 0:
            self._break(f"no answer within {self.timeout:g} s")

    def _take(self, heard: bytes) -> None:
        if b"\n" in heard:
            *lines, rest = (bytes(self._partial) + heard).split(b"\n")
            self._partial = bytearray(rest)
            self._answer(lines)
        else:
            self._partial += heard
        if len(self._partial) > MOST_LINE and not self._fault:
            self._break(f"a line of more than {MOST_LINE} bytes")

    def _answer(self, lines: Sequence[bytes]) -> None:
        try:
            for line in lines:
                response = read_response(line)
                key = response["id"]
                if type(key) is not int or key not in self._open:
                    raise Broke(self._unasked(key, line))
                self._open.remove(key)
                self._answered.append(key)
                self._ready.append((key, response))
        except Broke as broke:
            self._break(str(broke))
        self._since = time.monotonic()

    def _unasked(self, key: Any, line: bytes) -> str:
        if type(key) is int and key in self._answered:
            return f"a second answer to id {key}: {clip(line)}"
        return f"an answer to id {_encode(key)}, which was not asked: {clip(line)}"

    def _last_words(self, child: _Child) -> str:
        how = child.settle(SETTLE) or "closed its standard output"
        return f"ended half-way through a line ({how}): {clip(bytes(self._partial))}" if self._partial else how

    def _break(self, why: str) -> None:
        self._fault = why
        if self._child:
            self._child.end(0)
            self._child = None


class _Child:
    """One life of a process: bytes in three directions without blocking, and its end.

    Args:
        command: the program and its arguments.
        note: is given what it writes to standard error.

    Raises:
        OSError, ValueError: it cannot be started.
    """

    def __init__(self, command: Sequence[str], note: Callable[[bytes], None]) -> None:
        pipe = subprocess.PIPE
        # "command:raw serve" works from a virtual environment that is not activated, too
        path = os.pathsep.join((os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)))
        self._process = subprocess.Popen(
            command,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            bufsize=0,
            start_new_session=True,
            env={**os.environ, "PATH": path},
        )
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._streams = self._process.stdin, self._process.stdout, self._process.stderr
        self._in, self._out, self._err = (stream.fileno() for stream in self._streams)
        self._note = note
        self._unsent = bytearray()
        self._selector = selectors.DefaultSelector()
        for descriptor in (self._in, self._out, self._err):
            os.set_blocking(descriptor, False)
        self._watched: set[int] = set()
        self._watch(self._out, selectors.EVENT_READ)
        self._watch(self._err, selectors.EVENT_READ)

    def send(self, lines: bytes) -> None:
        """Write as much as its standard input takes now; `hear` writes the rest."""
        self._unsent += lines
        self._write()

    def hear(self, timeout: float) -> bytes | None:
        """Wait up to that many seconds for something to move, and move what can be moved.

        Returns what came on standard output: b"" if nothing did, None when it has just been closed.
        """
        heard: bytes | None = b""
        for key, _ in self._selector.select(timeout):
            if key.fd == self._out:
                heard = self._read(self._out)
            elif key.fd == self._err:
                self._note(self._read(self._err) or b"")
            else:
                self._write()
        return heard

    def exited(self) -> bool:
        """Return whether the process has ended; a process that it started may still hold its streams open."""
        return self._process.poll() is not None

    def settle(self, patience: float) -> str:
        """Wait up to that many seconds for the process to end, and return how it did; "" if it lives."""
        self._wait(patience, self.exited)
        code = self._process.poll()
        if code is None:
            return ""
        if code >= 0:
            return f"exited with code {code}"
        known = code in {-one for one in signal.Signals}
        return f"ended by signal {signal.Signals(-code).name if known else -code}"

    def end(self, patience: float) -> None:
        """End the whole process group, and keep the last of its standard error.

        Args:
            patience: how many seconds it has to end by itself once its standard input is closed.
        """
        self._unwatch(self._in)
        self._streams[0].close()
        self._wait(patience, self.exited)
        for one in (signal.SIGTERM, signal.SIGKILL):
            if self._signal(one):
                self._wait(GRACE, self._group_ended)
        self.hear(0)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(SETTLE)
        self._selector.close()
        for stream in self._streams:
            stream.close()

    def _wait(self, patience: float, over: Callable[[], bool]) -> None:
        until = time.monotonic() + patience
        while not over() and time.monotonic() < until:
            self.hear(0.005)

    def _group_ended(self) -> bool:
        return self.exited() and not self._signal(0)

    def _signal(self, number: int) -> bool:
        try:
            os.killpg(self._process.pid, number)
        except (ProcessLookupError, PermissionError):  # on macOS, a group of none but zombies may not be signalled
            return False
        return True

    def _read(self, descriptor: int) -> bytes | None:
        try:
            data = os.read(descriptor, CHUNK)
        except BlockingIOError:
            return b""
        if not data:
            self._unwatch(descriptor)
        return data or None

    def _write(self) -> None:
        try:
            del self._unsent[: os.write(self._in, self._unsent)]
        except BlockingIOError:
            pass
        except BrokenPipeError:  # how it ended, or that it does not answer, is noticed by listening
            self._unsent.clear()
        if self._unsent:
            self._watch(self._in, selectors.EVENT_WRITE)
        else:
            self._unwatch(self._in)

    def _watch(self, descriptor: int, event: int) -> None:
        if descriptor not in self._watched:
            self._selector.register(descriptor, event)
            self._watched.add(descriptor)

    def _unwatch(self, descriptor: int) -> None:
        if descriptor in self._watched:
            self._selector.unregister(descriptor)
            self._watched.discard(descriptor)
