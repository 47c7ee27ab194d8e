"""Serve a Python object as an engine: `python host.py package.module:Name`, JSON-RPC 2.0 on the standard streams.

Imports nothing but the standard library, so that an engine meets none of the suite's modules in its process.
"""

from __future__ import annotations

import functools
import importlib
import json
import os
import sys
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

DESCRIBE = "engine.describe"

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603

CHUNK = 1 << 16

Answerer = Callable[[str, Any], Mapping[str, Any]]
"""Given a method and its params, returns the response's part: {"result": ...} or {"error": ...}."""

_encode = json.JSONEncoder(separators=(",", ":"), allow_nan=False, check_circular=False).encode
_decoder = json.JSONDecoder()


def _decode(text: str) -> Any:
    """Return the value of a JSON text. Most have no white space around them, and `raw_decode` looks for none."""
    if text[:1] == "{":
        value, end = _decoder.raw_decode(text)
        if end == len(text):
            return value
    return _decoder.decode(text)


class CannotLoad(Exception):
    """The object named does not exist; the message is one clear line."""


def load(spec: str) -> Any:
    """Return the engine named `package.module:Name`: a class is instantiated, anything else used as it is.

    The current directory is searched first.

    Raises:
        CannotLoad: no colon, no such module, no such name.
        Exception: whatever the module or the class raises.
    """
    module_name, colon, name = spec.partition(":")
    if not (module_name and colon and name):
        raise CannotLoad(f"expected package.module:Name, found {spec!r}")
    here = str(Path.cwd())
    if sys.path[:1] != [here]:
        sys.path.insert(0, here)
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as missing:
        if not f"{module_name}.".startswith(f"{missing.name}."):
            raise
        raise CannotLoad(f"no module named {missing.name!r}") from None
    if not hasattr(module, name):
        raise CannotLoad(f"no attribute {name!r} in module {module_name!r}")
    engine = getattr(module, name)
    return engine() if isinstance(engine, type) else engine


def respond(engine: Any, method: str, params: Any) -> dict[str, Any]:
    """Ask an engine, and return the response's part: {"result": ...} or {"error": ...}.

    `combat_options.attack` calls `engine.combat_options.attack(facts=..., dice=..., readings=..., state=...)`, which
    returns the result. NotImplementedError declines, ValueError refuses the input, any other exception is an internal
    error.
    """
    if type(params) is not dict:
        return _error(INVALID_PARAMS, "params: expected an object")
    try:
        target = _find(engine, method)
        if target is None:
            return _error(METHOD_NOT_FOUND, f"no method {method!r}")
        return {"result": target() if method == DESCRIBE else target(**_arguments(params))}
    except NotImplementedError as missing:
        return {"result": {"declines": str(missing)}}
    except ValueError as wrong:
        return _error(INVALID_PARAMS, str(wrong))
    except (Exception, SystemExit) as wrong:
        return _internal(wrong)


def reply(line: bytes, answer: Answerer) -> str:
    """Return the answer to a line, as a line; "" to a notification, which gets none."""
    try:
        request = _decode(line.decode())
    except (ValueError, RecursionError) as wrong:
        return _written(None, _error(PARSE_ERROR, f"no JSON: {wrong}"))
    if type(request) is not dict:
        return _written(None, _error(INVALID_REQUEST, "expected one request object"))
    key, method = request.get("id"), request.get("method")
    if isinstance(key, (bool, dict, list)):
        return _written(None, _error(INVALID_REQUEST, "id: expected a number or a text"))
    if type(method) is not str:
        return _written(key, _error(INVALID_REQUEST, "method: expected a text"))
    if "id" not in request:
        return ""
    try:
        return _written(key, answer(method, request.get("params", {})))
    except Exception as wrong:
        return _written(key, _internal(wrong))


def serve(requests: int, answers: int, answer: Answerer) -> None:
    """Answer lines from one file descriptor on another until the first ends.

    Of the requests that are read at once, half are answered at a time: all at once would have asker and engine wait
    for each other in turn, and one by one costs a system call for each.
    """
    rest = b""
    try:
        while chunk := os.read(requests, CHUNK):
            *lines, rest = (rest + chunk).split(b"\n")
            some = -(-len(lines) // 2)
            for at in range(0, len(lines), some or 1):
                _write(answers, "".join(reply(line, answer) for line in lines[at : at + some]))
        if rest:
            _write(answers, reply(rest, answer))
    except (BrokenPipeError, KeyboardInterrupt):
        pass


def _write(descriptor: int, line: str) -> None:
    unsent = line.encode()
    while unsent:
        unsent = unsent[os.write(descriptor, unsent) :]


def _written(key: Any, part: Mapping[str, Any]) -> str:
    return _encode({"jsonrpc": "2.0", "id": key, **part}) + "\n"


def _error(code: int, message: str) -> dict[str, Any]:
    return {"error": {"code": code, "message": message}}


def _internal(wrong: BaseException) -> dict[str, Any]:
    traceback.print_exception(wrong)
    return _error(INTERNAL_ERROR, f"{type(wrong).__name__}: {wrong}")


def _find(engine: Any, method: str) -> Callable[..., Any] | None:
    parts = ["describe"] if method == DESCRIBE else method.split(".")
    if any(not part or part.startswith("_") for part in parts):
        return None
    try:
        found = functools.reduce(getattr, parts, engine)
    except AttributeError:
        return None
    return found if callable(found) else None


def _arguments(params: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "facts": params.get("facts", {}),
        "dice": params.get("dice", {}),
        "readings": params.get("readings", {}),
        "state": params.get("state"),
    }


def _own_streams() -> tuple[int, int]:
    """Keep the standard streams for the protocol: the engine prints to standard error, and has nothing to read."""
    streams = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return streams


def main(arguments: list[str]) -> int:
    """Serve the object that the one argument names; return the exit code, 2 if it cannot be loaded."""
    requests, answers = _own_streams()
    beside = Path(__file__).resolve().parent
    sys.path[:] = [entry for entry in sys.path if Path(entry).resolve() != beside]
    try:
        engine = load(" ".join(arguments))
    except CannotLoad as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 2
    except Exception:
        traceback.print_exc()
        return 2
    serve(requests, answers, functools.partial(respond, engine))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
