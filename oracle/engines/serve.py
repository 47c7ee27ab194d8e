"""The reference oracle as an engine for others to ask: over streams, as a command, or by URL."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import IO, Any

from oracle.core.errors import UsageError
from oracle.engines import reference
from oracle.engines.host import reply, serve

MOST_BODY = 1 << 20
"""The longest request that is read from a POST, in bytes."""

IDLE = 60.0  # seconds after which a silent connection is closed


def serve_lines(lines_in: IO[bytes], lines_out: IO[bytes]) -> None:
    """Answer requests, one a line, until the input ends or nobody reads the output.

    Args:
        lines_in: a stream with a file descriptor, of which nothing has been read.
        lines_out: a stream with a file descriptor; it is written past the stream's own buffer.
    """
    reference.catalogues()  # load the rulesets: the first question must not wait for them
    lines_out.flush()
    serve(lines_in.fileno(), lines_out.fileno(), _call)


def serve_http(host: str, port: int, announce: Callable[[str], None]) -> None:
    """Answer requests POSTed to any path, one a body, until interrupted.

    Args:
        host: the address to listen on, such as 127.0.0.1.
        port: 0 for any that is free.
        announce: is given the URL once it listens.

    Raises:
        UsageError: it cannot listen there.
    """
    with suppress(KeyboardInterrupt), http_server(host, port) as server:
        announce(f"http://{host}:{server.server_port}/")
        server.serve_forever()


def http_server(host: str, port: int) -> ThreadingHTTPServer:
    """Return the server of `serve_http`, listening.

    Raises:
        UsageError: it cannot listen there.
    """
    reference.catalogues()  # as above
    try:
        return ThreadingHTTPServer((host, port), _Handler)
    except (OSError, OverflowError) as wrong:
        raise UsageError("HOST and PORT", f"{host}:{port}", f"an address that can be listened on ({wrong})") from None


def _call(method: str, params: Any) -> dict[str, Any]:
    return reference.call(method, params)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    timeout = IDLE

    def do_POST(self) -> None:
        length = self.headers.get("Content-Length", "")
        if not length.isdecimal():
            self._refuse(HTTPStatus.LENGTH_REQUIRED)
        elif int(length) > MOST_BODY:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        else:
            self._answer(reply(self.rfile.read(int(length)), _call).encode())

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base's name
        """Say nothing: a certificate asks thousands of times."""

    def _answer(self, body: bytes) -> None:
        self.send_response(HTTPStatus.OK if body else HTTPStatus.NO_CONTENT)
        if body:
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def _refuse(self, status: HTTPStatus) -> None:
        self.close_connection = True
        self.send_error(status)
