"""Engines that are at fault, one a kind: `python faulty.py KIND [LOCK]`.

Whoever is left of the process group holds the lock on the file LOCK, which is how a test sees that nobody is.
Every kind describes itself well unless its name says when else it fails; the others fail at the first question.
"""

from __future__ import annotations

import fcntl
import json
import os
import signal
import sys
import time
from collections.abc import Callable
from typing import Any

Request = dict[str, Any]


def say(*objects: Any) -> None:
    for one in objects:
        write(1, json.dumps(one).encode() + b"\n")


def write(descriptor: int, data: bytes) -> None:
    while data:
        data = data[os.write(descriptor, data) :]


def answer(request: Request) -> Request:
    result = {"outcome": {"asked": request["params"]}}
    return {"jsonrpc": "2.0", "id": request["id"], "result": result}


def description(request: Request) -> Request:
    result = {"protocol": 1, "engine": {"name": "faulty"}, "in_flight": 8, "rulesets": {}}
    return {"jsonrpc": "2.0", "id": request["id"], "result": result}


def hang(request: Request) -> None:  # noqa: ARG001 - it does not care
    while True:
        time.sleep(60)


def stubborn_at_describe(request: Request) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    say(description(request))
    hang(request)


def half_a_line(request: Request) -> None:
    write(1, json.dumps(answer(request)).encode()[:30])
    os._exit(4)


def flood(descriptor: int, data: bytes) -> None:
    while True:
        write(descriptor, data)


def noise_then_fine(request: Request) -> None:
    write(2, b"x" * (1 << 20) + b"the end of the noise\n")
    say(answer(request))


def slow(request: Request) -> None:
    time.sleep(0.15)
    say(answer(request))


def grandchild_at_describe(request: Request) -> None:
    if os.fork() == 0:
        hang(request)
    say(description(request))


def close_output(request: Request) -> None:
    os.close(1)
    hang(request)


def fine(request: Request) -> None:
    say(answer(request))


def describe(request: Request) -> None:
    say(description(request))


AT_DESCRIBE: dict[str, Callable[[Request], None]] = {
    "exit_at_describe": lambda _: os._exit(3),
    "garbage_at_describe": lambda _: write(1, b"Welcome to the engine!\n"),
    "hang_at_describe": hang,
    "error_at_describe": lambda request: say({"id": request["id"], "error": {"code": -32601, "message": "what?"}}),
    "grandchild_at_describe": grandchild_at_describe,
    "stubborn_at_describe": stubborn_at_describe,
}

AT_QUESTION: dict[str, Callable[[Request], None]] = {
    "fine": fine,
    "slow": slow,
    "noise_then_fine": noise_then_fine,
    "garbage": lambda request: write(1, json.dumps(answer(request)).encode() + b"\n** oops **\n"),
    "nan": lambda request: say(answer(request) | {"result": float("nan")}),
    "half_a_line": half_a_line,
    "wrong_id": lambda request: say(answer(request) | {"id": 4711}),
    "true_as_id": lambda request: say(answer(request) | {"id": True}),
    "no_id": lambda _: say({"jsonrpc": "2.0", "result": {}}),
    "twice": lambda request: say(answer(request), answer(request)),
    "array": lambda request: say([answer(request)]),
    "neither": lambda request: say({"id": request["id"]}),
    "both": lambda request: say(answer(request) | {"error": None}),
    "error_without_code": lambda request: say({"id": request["id"], "error": {"message": "no"}}),
    "hang": hang,
    "flood_without_newline": lambda _: flood(1, b"x" * (1 << 16)),
    "flood_unasked": lambda request: flood(1, json.dumps(answer(request) | {"id": 4711}).encode() + b"\n"),
    "flood_noise": lambda _: flood(2, b"x" * (1 << 16)),
    "crash": lambda _: os.kill(os.getpid(), signal.SIGUSR1),
    "grandchild_at_describe": lambda _: os._exit(5),
    "close_output": close_output,
}

KINDS = {"exit_at_once", *AT_DESCRIBE, *AT_QUESTION}


def main(kind: str, lock: str = "") -> None:
    if lock:
        held = os.open(lock, os.O_WRONLY | os.O_CREAT)
        fcntl.flock(held, fcntl.LOCK_EX)
        write(held, b"held")
    write(2, f"this is {kind}\n".encode())
    if kind == "exit_at_once":
        sys.exit(3)
    for line in sys.stdin:
        request = json.loads(line)
        if request["method"] == "engine.describe":
            AT_DESCRIBE.get(kind, describe)(request)
        else:
            AT_QUESTION[kind](request)


if __name__ == "__main__":
    main(*sys.argv[1:])
