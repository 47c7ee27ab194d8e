"""An engine behind a URL: each request is POSTed, one JSON-RPC 2.0 object a body."""

from __future__ import annotations

import io
import json
import selectors
import socket
import time
from collections import deque
from collections.abc import Callable, Mapping
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Any
from urllib.parse import urlsplit

from oracle.core.errors import UsageError
from oracle.engines.pipe import DESCRIBE_ID, MOST_LINE, clip, read_response, write_request
from oracle.engines.protocol import DESCRIBE, Broke, NotMeasured

HEADERS = {"Content-Type": "application/json", "Accept": "application/json"}


class Url:
    """An engine that answers POSTs, one at a time, over one connection that is kept.

    Args:
        url: http or https, with a host and without a user.
        timeout: how many seconds an answer may take, from connecting to its last byte.

    Raises:
        UsageError: another kind of URL.
    """

    def __init__(self, url: str, timeout: float) -> None:
        self.timeout = timeout
        self.in_flight = 1
        self.noise = ""
        self._url = url
        self._connection, self._path = _connection(url)
        self._connection.response_class = _punctual(lambda: self._deadline)
        self._deadline = 0.0
        self._queue: deque[tuple[int, bytes]] = deque()

    def start(self) -> dict[str, Any]:
        """Connect anew, and return the result of `engine.describe`.

        Raises:
            NotMeasured: nobody listens there, or it does not answer with a result in time.
        """
        self.close()
        self.submit(DESCRIBE_ID, DESCRIBE, {})
        try:
            response = self.collect()[0][1]
        except Broke as broke:
            raise NotMeasured(self._url, str(broke), "an answer to engine.describe") from None
        if "error" in response:
            raise NotMeasured(self._url, f"error {response['error']}", "a result of engine.describe")
        result: dict[str, Any] = response["result"]
        return result

    def submit(self, key: int, method: str, params: Mapping[str, Any]) -> None:
        """Queue a request; `collect` sends it."""
        self._queue.append((key, write_request(key, method, params)))

    def collect(self) -> list[tuple[int, dict[str, Any]]]:
        """POST the oldest request that is queued, and return its answer; nothing if none is.

        Raises:
            Broke: no connection, no answer in time, or one that the protocol does not allow.
        """
        if not self._queue:
            return []
        key, body = self._queue.popleft()
        try:
            return [(key, self._answer(key, body))]
        except TimeoutError:
            why = f"no answer within {self.timeout:g} s"
        except (OSError, HTTPException) as wrong:
            why = f"the connection failed: {type(wrong).__name__}: {wrong}".rstrip(": ")
        except Broke as broke:
            why = str(broke)
        self.close()
        raise Broke(why)

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()
        self._queue.clear()

    def _answer(self, key: int, body: bytes) -> dict[str, Any]:
        status, said = self._post(body)
        try:
            response = read_response(said)
        except Broke as broke:
            raise broke if status == 200 else Broke(f"HTTP status {status}: {clip(said)}") from None
        if type(response["id"]) is not int or response["id"] != key:
            raise Broke(f"an answer to id {json.dumps(response['id'])}, which was not asked: {clip(said)}")
        return response

    def _post(self, body: bytes) -> tuple[int, bytes]:
        connection = self._connection
        if connection.sock and _readable(connection.sock):  # it was closed while idle, or says what nobody asked
            connection.close()
        self._deadline = time.monotonic() + self.timeout
        connection.timeout = self.timeout
        if not connection.sock:
            connection.connect()
        connection.sock.settimeout(_left(self._deadline))
        connection.request("POST", self._path, body, HEADERS)
        with connection.getresponse() as response:
            return response.status, response.read(MOST_LINE + 1)


def _connection(url: str) -> tuple[HTTPConnection, str]:
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if not host or parts.username is not None or parts.scheme not in ("http", "https") or not url.isascii():
        raise UsageError("ENGINE", url, "an http or https URL in ASCII, with a host, and without a user")
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return kind(host, port), path


def _left(deadline: float) -> float:
    left = deadline - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left


def _readable(connected: socket.socket) -> bool:
    with selectors.DefaultSelector() as selector:
        selector.register(connected, selectors.EVENT_READ)
        return bool(selector.select(0))


def _punctual(deadline: Callable[[], float]) -> type[HTTPResponse]:
    """Return a class of responses that are read until a deadline."""

    class Response(HTTPResponse):
        def __init__(self, sock: socket.socket, *args: Any, **kwargs: Any) -> None:
            super().__init__(sock, *args, **kwargs)
            self.fp.close()
            self.fp = io.BufferedReader(_Punctual(sock, deadline()))

    return Response


class _Punctual(io.RawIOBase):
    """What a socket says, until a deadline: a time-out of the socket alone would wait anew for each drop."""

    def __init__(self, connected: socket.socket, deadline: float) -> None:
        self._socket = connected
        self._raw = connected.makefile("rb", buffering=0)
        self._deadline = deadline

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int | None:
        self._socket.settimeout(_left(self._deadline))
        return self._raw.readinto(buffer)

    def close(self) -> None:
        self._raw.close()
        super().close()
