"""The engines' side of the protocol: child processes good and bad, Python objects, URLs, and the oracle as a server."""

from __future__ import annotations

import fcntl
import json
import os
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from oracle.core.errors import UsageError
from oracle.core.home import PACKAGE
from oracle.engines import host, protocol, reference, serve
from oracle.engines.opening import open_engine
from oracle.engines.pipe import MOST_LINE, MOST_NOISE, Pipe
from oracle.engines.protocol import Broke, Engine, NotMeasured, read_answer, read_description
from oracle.engines.python_object import InProcess, hosted
from oracle.engines.reference import Reference
from oracle.engines.url import Url
from oracle.tests import faulty

AMPLE = 30.0  # seconds; for what must not run out of time
SHORT = 0.3  # seconds; for what must

Answers = list[tuple[int, dict[str, Any]]]


def outcome_to(key: int, params: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    return key, {"jsonrpc": "2.0", "id": key, "result": {"outcome": {"asked": params}}}


def collect_all(engine: Engine, count: int) -> Answers:
    answers: Answers = []
    while len(answers) < count:
        answers += engine.collect()
    return answers


def until_broke(engine: Engine) -> tuple[Answers, str]:
    """Return what an engine answers before it breaks, and the message."""
    answers: Answers = []
    until = time.monotonic() + AMPLE
    while time.monotonic() < until:
        try:
            answers += engine.collect()
        except Broke as broke:
            return answers, str(broke)
    pytest.fail("it did not break")


class Faulty:
    """A pipe to a faulty engine, and the lock that its processes hold."""

    def __init__(self, lock: Path) -> None:
        self._lock = lock
        self.pipe = Pipe(["false"], AMPLE)

    def __call__(self, kind: str, timeout: float = AMPLE) -> Pipe:
        self.pipe = Pipe([sys.executable, "-I", "-S", faulty.__file__, kind, str(self._lock)], timeout)
        return self.pipe

    def ran(self) -> bool:
        return self._lock.read_text() == "held"

    def nobody_left(self) -> bool:
        """Return whether no process holds the lock, at the latest 5 s from now: a killed one takes a moment to go."""
        with self._lock.open("a") as file:
            until = time.monotonic() + 5
            while time.monotonic() < until:
                try:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    time.sleep(0.01)
                else:
                    return True
        return False


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Faulty]:
    one = Faulty(tmp_path / "lock")
    yield one
    one.pipe.close()


NOT_MEASURED = {
    "exit_at_once": "exited with code 3; standard error: this is exit_at_once",
    "exit_at_describe": "exited with code 3; standard error: this is exit_at_describe",
    "garbage_at_describe": "a line that is no JSON: 'Welcome to the engine!'",
    "error_at_describe": "error {'code': -32601, 'message': 'what?'}",
}

BREAKS = {
    "garbage": "a line that is no JSON: '** oops **'",
    "nan": "a line that is no JSON: ",
    "half_a_line": 'ended half-way through a line (exited with code 4): \'{"jsonrpc": "2.0", "id": 1, "r\'',
    "wrong_id": "an answer to id 4711, which was not asked: ",
    "true_as_id": "an answer to id true, which was not asked: ",
    "no_id": "an answer without an id: ",
    "twice": "a second answer to id 1: ",
    "array": "an answer that is no object: '[{",
    "neither": "an answer with neither a result nor an error: ",
    "both": "an answer with both a result and an error: ",
    "flood_without_newline": f"a line of more than {MOST_LINE} bytes",
    "flood_unasked": "an answer to id 4711, which was not asked: ",
    "crash": "ended by signal SIGUSR1",
    "grandchild_at_describe": "exited with code 5",
    "close_output": "closed its standard output",
}

HANGS = ("hang", "stubborn_at_describe", "flood_noise")
FINE = ("fine", "slow", "noise_then_fine", "error_without_code")
ANSWER_FIRST = ("garbage", "twice")


def test_every_kind_of_fault_is_tested() -> None:
    assert {*NOT_MEASURED, *BREAKS, *HANGS, *FINE, "hang_at_describe"} == faulty.KINDS


@pytest.mark.parametrize("kind", NOT_MEASURED)
def test_an_engine_that_does_not_describe_itself_is_not_measured(engine: Faulty, kind: str) -> None:
    with pytest.raises(NotMeasured) as wrong:
        engine(kind).start()
    assert str(wrong.value.found).startswith(NOT_MEASURED[kind])
    assert f"this is {kind}" in str(wrong.value.found)
    assert f"faulty.py {kind}" in wrong.value.place
    assert engine.ran()
    assert engine.nobody_left()


def test_an_engine_that_never_describes_itself_is_not_measured(engine: Faulty) -> None:
    with pytest.raises(NotMeasured, match=r"no answer within 0\.3 s"):
        engine("hang_at_describe", SHORT).start()
    assert engine.nobody_left()


@pytest.mark.parametrize(
    ("program", "found"),
    [("no_such_program", "No such file"), (str(PACKAGE), "Permission denied"), (faulty.__file__, "Permission denied")],
)
def test_a_command_that_cannot_be_started_is_not_measured(program: str, found: str) -> None:
    with pytest.raises(NotMeasured, match=found) as wrong:
        Pipe([program, "with an argument"], AMPLE).start()
    assert wrong.value.place == f"{program} 'with an argument'"


@pytest.mark.parametrize("kind", BREAKS)
def test_a_fault_breaks_and_ends_the_group(engine: Faulty, kind: str) -> None:
    pipe = engine(kind)
    pipe.start()
    for key in (1, 2):
        pipe.submit(key, "a.question", {"key": key})
    answers, why = until_broke(pipe)
    assert why.startswith(BREAKS[kind])
    assert answers == ([outcome_to(1, {"key": 1})] if kind in ANSWER_FIRST else [])
    assert engine.ran()
    assert engine.nobody_left()


@pytest.mark.parametrize("kind", HANGS)
def test_a_hang_breaks_and_ends_the_group(engine: Faulty, kind: str) -> None:
    pipe = engine(kind)
    pipe.start()
    pipe.timeout = SHORT
    pipe.submit(7, "a.question", {})
    assert until_broke(pipe) == ([], "no answer within 0.3 s")
    assert len(pipe.noise) <= MOST_NOISE
    assert engine.ran()
    assert engine.nobody_left()


def test_a_broken_engine_stays_broken_until_it_is_started_again(engine: Faulty) -> None:
    pipe = engine("half_a_line")
    for _ in range(2):
        described = pipe.start()
        pipe.submit(7, "a.question", {})
        _, why = until_broke(pipe)
        pipe.submit(8, "a.question", {})
        assert until_broke(pipe) == ([], why)
    assert read_description(described).in_flight == 8
    assert pipe.noise == "this is half_a_line\n" * 2


def test_many_requests_are_answered_in_one_go(engine: Faulty) -> None:
    pipe = engine("fine")
    pipe.start()
    asked = [(key, {"facts": {"text": "x" * 1000}}) for key in range(5000)]
    for key, params in asked:
        pipe.submit(key, "a.question", params)
    assert collect_all(pipe, len(asked)) == [outcome_to(key, params) for key, params in asked]
    assert pipe.collect() == []


def test_an_engine_is_not_blamed_for_its_queue(engine: Faulty) -> None:
    pipe = engine("slow")
    pipe.start()
    pipe.timeout = 1.0
    started = time.monotonic()
    for key in range(8):
        pipe.submit(key, "a.question", {})
    assert len(collect_all(pipe, 8)) == 8
    assert time.monotonic() - started > pipe.timeout


def test_an_engine_is_not_blamed_for_a_slow_asker(engine: Faulty) -> None:
    pipe = engine("fine")
    pipe.start()
    for key in range(2000):
        pipe.submit(key, "a.question", {"facts": {"text": "x" * 1000}})
    first = pipe.collect()
    assert len(first) < 100
    pipe.timeout = SHORT
    time.sleep(2 * SHORT)
    assert len(collect_all(pipe, 2000 - len(first))) == 2000 - len(first)


def test_noise_is_drained_and_its_end_kept(engine: Faulty) -> None:
    pipe = engine("noise_then_fine")
    pipe.start()
    for key in range(4):
        pipe.submit(key, "a.question", {})
    assert len(collect_all(pipe, 4)) == 4
    pipe.close()
    assert pipe.noise.endswith("xthe end of the noise\n")
    assert len(pipe.noise) == MOST_NOISE


def test_an_error_without_code_is_an_answer_that_breaks(engine: Faulty) -> None:
    pipe = engine("error_without_code")
    pipe.start()
    pipe.submit(7, "a.question", {})
    answer = read_answer(pipe.collect()[0][1])
    assert (answer.kind, answer.why) == ("breaks", "the error has no code: {'message': 'no'}")


@pytest.mark.parametrize("kind", ["fine", "grandchild_at_describe", "stubborn_at_describe"])
def test_closing_ends_the_group(engine: Faulty, kind: str) -> None:
    pipe = engine(kind)
    pipe.start()
    pipe.close()
    assert engine.ran()
    assert engine.nobody_left()
    pipe.submit(7, "a.question", {})
    assert until_broke(pipe) == ([], "it was closed")


def test_a_command_is_not_started_before_it_is_told_to(engine: Faulty) -> None:
    pipe = engine("fine")
    pipe.submit(7, "a.question", {})
    assert until_broke(pipe) == ([], "it was not started")
    assert engine.nobody_left()


OBJECT = """
import os, subprocess, sys
print("printed at import")

class Rules:
    def attack(self, facts, dice, readings, state):
        print("printed in between")
        return {"outcome": {"facts": facts, "dice": dice, "readings": readings}, "state": state}
    def refuses(self, **_): raise ValueError("armor_class: found -1, expected at least 0")
    def declines(self, **_): raise NotImplementedError("no grapples yet")
    def fails(self, **_): return {}["missing"]
    def leaves(self, **_): sys.exit(9)
    def returns_a_set(self, **_): return {"outcome": {1, 2}}
    def returns_nan(self, **_): return {"outcome": {"total": float("nan")}}
    def returns_a_tuple(self, **_): return {"outcome": {"hits": (1, 2)}}
    def reads_input(self, **_): return {"outcome": {"read": sys.stdin.read()}}
    def writes_anyway(self, **_):
        os.write(1, b"written")
        subprocess.run([sys.executable, "-S", "-c", "print('echoed')"], check=True)
        return {"outcome": {}}
    def _private(self, **_): return {"outcome": {}}
    number = 3

class Engine:
    combat = Rules()
    def describe(self):
        return {"protocol": 1, "engine": {"name": "object", "modules": " ".join(sys.modules)}, "rulesets": {}}

an_object = Engine()
"""

PARAMS = {"facts": {"attack_bonus": 5}, "dice": {"attack": [15]}, "readings": {"a": "b"}, "state": [1]}

RESPONSES: dict[str, dict[str, Any]] = {
    "attack": {
        "result": {
            "outcome": {"facts": {"attack_bonus": 5}, "dice": {"attack": [15]}, "readings": {"a": "b"}},
            "state": [1],
        }
    },
    "returns_a_tuple": {"result": {"outcome": {"hits": [1, 2]}}},
    "declines": {"result": {"declines": "no grapples yet"}},
    "refuses": {"error": {"code": -32602, "message": "armor_class: found -1, expected at least 0"}},
    "fails": {"error": {"code": -32603, "message": "KeyError: 'missing'"}},
    "leaves": {"error": {"code": -32603, "message": "SystemExit: 9"}},
    "returns_a_set": {"error": {"code": -32603, "message": "TypeError: Object of type set is not JSON serializable"}},
    "returns_nan": {
        "error": {"code": -32603, "message": "ValueError: Out of range float values are not JSON compliant"}
    },
    "unknown": {"error": {"code": -32601, "message": "no method 'combat.unknown'"}},
    "_private": {"error": {"code": -32601, "message": "no method 'combat._private'"}},
    "number": {"error": {"code": -32601, "message": "no method 'combat.number'"}},
    "": {"error": {"code": -32601, "message": "no method 'combat.'"}},
    "attack.__globals__": {"error": {"code": -32601, "message": "no method 'combat.attack.__globals__'"}},
}


@pytest.fixture
def object_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current directory with a module `engine_object`."""
    (tmp_path / "engine_object.py").write_text(OBJECT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "engine_object", raising=False)
    return tmp_path


@pytest.mark.usefixtures("object_home")
@pytest.mark.parametrize("name", ["Engine", "an_object"])
@pytest.mark.parametrize("kind", [lambda spec: Pipe(hosted(spec), AMPLE), InProcess], ids=["hosted", "in_process"])
def test_a_python_object_answers(kind: Callable[[str], Engine], name: str, capfd: pytest.CaptureFixture[str]) -> None:
    with closing(kind(f"engine_object:{name}")) as engine:
        assert read_description(engine.start()).engine["name"] == "object"
        for key, method in enumerate(RESPONSES):
            engine.submit(key, f"combat.{method}", PARAMS)
        answers = dict(collect_all(engine, len(RESPONSES)))
    got = {method: answers[key] for key, method in enumerate(RESPONSES)}
    assert got == {
        method: {"jsonrpc": "2.0", "id": key, **part} for key, (method, part) in enumerate(RESPONSES.items())
    }
    noise = engine.noise + capfd.readouterr().err
    assert "printed at import\n" in noise
    assert "printed in between\n" in noise
    assert "Traceback" in noise
    assert capfd.readouterr().out == ""


@pytest.mark.usefixtures("object_home")
def test_a_hosted_object_can_neither_write_nor_read_the_protocol() -> None:
    with closing(Pipe(hosted("engine_object:Engine"), AMPLE)) as engine:
        engine.start()
        engine.submit(1, "combat.writes_anyway", {})
        engine.submit(2, "combat.reads_input", {})
        answers = dict(collect_all(engine, 2))
    assert answers[1]["result"] == {"outcome": {}}
    assert answers[2]["result"] == {"outcome": {"read": ""}}
    assert "written" in engine.noise
    assert "echoed" in engine.noise


@pytest.mark.usefixtures("object_home")
def test_a_hosted_object_meets_no_module_of_ours() -> None:
    with closing(Pipe(hosted("engine_object:Engine"), AMPLE)) as engine:
        modules = engine.start()["engine"]["modules"].split()
    assert "engine_object" in modules
    assert not [module for module in modules if module.split(".")[0] == "oracle"]


def test_an_engine_may_use_our_names_for_its_own_modules(object_home: Path) -> None:
    (object_home / "oracle").mkdir()
    (object_home / "oracle" / "__init__.py").write_text("import protocol\nfrom engine_object import Engine")
    (object_home / "protocol.py").write_text("")
    with closing(Pipe(hosted("oracle:Engine"), AMPLE)) as engine:
        assert engine.start()["engine"]["name"] == "object"


@pytest.mark.usefixtures("object_home")
@pytest.mark.parametrize(
    ("spec", "line"),
    [
        ("engine_object", "expected package.module:Name, found 'engine_object'"),
        ("engine_object:", "expected package.module:Name, found 'engine_object:'"),
        ("no_such:Engine", "no module named 'no_such'"),
        ("url:Url", "no module named 'url'"),
        ("engine_object.part:Engine", "no module named 'engine_object.part'"),
        ("engine_object:Missing", "no attribute 'Missing' in module 'engine_object'"),
    ],
)
def test_an_object_that_does_not_exist_is_one_clear_line(spec: str, line: str) -> None:
    run = subprocess.run(hosted(spec), capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.removeprefix("printed at import\n") == line + "\n"
    with pytest.raises(NotMeasured, match=re.escape(line)):
        InProcess(spec).start()


def test_an_object_that_fails_to_load_shows_why(object_home: Path) -> None:
    (object_home / "broken.py").write_text("import no_such_library")
    for engine in (Pipe(hosted("broken:Engine"), AMPLE), InProcess("broken:Engine")):
        with pytest.raises(NotMeasured) as wrong:
            engine.start()
        assert "ModuleNotFoundError: No module named 'no_such_library'" in str(wrong.value.found)
        assert not isinstance(engine, Pipe) or 'broken.py", line 1' in str(wrong.value.found)


def test_the_host_has_the_codes_of_the_protocol() -> None:
    names = [name for name in vars(protocol) if name.isupper() and name != "PROTOCOL"]
    assert {name: vars(host)[name] for name in names} == {name: vars(protocol)[name] for name in names}


def canned(method: str, params: Any) -> dict[str, Any]:
    if method == "a.fault":
        raise ZeroDivisionError("no dice")
    return {"result": {"outcome": {"method": method, "params": params}}}


SERVED = [
    (b'{"id": 1, "method": "a.b", "params": {"facts": {}}}', (1, {"method": "a.b", "params": {"facts": {}}})),
    (b'{"id": "x", "method": "a.b"}', ("x", {"method": "a.b", "params": {}})),
    (b'{"id": 2, "method": "a.fault"}', (2, -32603)),
    (b"{nonsense", (None, -32700)),
    (b'"\xff"', (None, -32700)),
    (b"[" * 100_000, (None, -32700)),
    (b"", (None, -32700)),
    (b'"text"', (None, -32600)),
    (b'[{"id": 3, "method": "a.b"}]', (None, -32600)),
    (b'{"id": 4}', (4, -32600)),
    (b'{"id": 5, "method": 6}', (5, -32600)),
    (b'{"id": [7], "method": "a.b"}', (None, -32600)),
    (b"{}", (None, -32600)),
    (b'{"method": "a.notification"}', None),
    (b'{"id": 8, "method": "a.b", "params": {}}', (8, {"method": "a.b", "params": {}})),
]


def brief(response: dict[str, Any]) -> tuple[Any, Any]:
    assert response["jsonrpc"] == "2.0"
    return response["id"], response["error"]["code"] if "error" in response else response["result"]["outcome"]


@pytest.mark.parametrize("end", [b"\n", b""])
def test_the_oracle_answers_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: bytes) -> None:
    monkeypatch.setattr(reference, "call", canned)
    lines_in, lines_out = tmp_path / "in", tmp_path / "out"
    lines_in.write_bytes(b"\n".join(line for line, _ in SERVED) + end)
    with lines_in.open("rb") as reading, lines_out.open("wb") as writing:
        serve.serve_lines(reading, writing)
    answers = [brief(json.loads(line)) for line in lines_out.read_text().splitlines()]
    assert answers == [expected for _, expected in SERVED if expected]


def test_the_oracle_names_its_own_fault(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(reference, "call", canned)
    response = json.loads(host.reply(b'{"id": 2, "method": "a.fault"}', reference.call))
    assert response["error"]["message"] == "ZeroDivisionError: no dice"
    assert "Traceback" in capsys.readouterr().err


def test_the_oracle_answers_one_line_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reference, "call", canned)
    asking, questions = (os.fdopen(end, mode) for end, mode in zip(os.pipe(), ("rb", "wb"), strict=True))
    reading, answers = (os.fdopen(end, mode) for end, mode in zip(os.pipe(), ("rb", "wb"), strict=True))
    server = threading.Thread(target=serve.serve_lines, args=(asking, answers), daemon=True)
    server.start()
    with asking, questions, reading, answers:
        questions.write(b'{"id": 1, "method": "a.b"}\n{"id": 2, ')
        questions.flush()
        assert select.select([reading], [], [], AMPLE)[0]
        assert brief(json.loads(reading.readline()))[0] == 1
        questions.write(b'"method": "a.b"}\n')
        questions.close()
        assert brief(json.loads(reading.readline()))[0] == 2
        server.join(AMPLE)
        assert not server.is_alive()


def test_the_oracle_ends_quietly_when_nobody_reads(tmp_path: Path) -> None:
    (tmp_path / "in").write_bytes(b'{"id": 1, "method": "a.b"}\n')
    reading, writing = os.pipe()
    os.close(reading)
    with (tmp_path / "in").open("rb") as lines_in, os.fdopen(writing, "wb") as lines_out:
        serve.serve_lines(lines_in, lines_out)


def test_the_oracle_ends_quietly_when_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: Any) -> dict[str, Any]:
        raise KeyboardInterrupt

    monkeypatch.setattr(reference, "call", interrupt)
    (tmp_path / "in").write_bytes(b'{"id": 1, "method": "a.b"}\n')
    with (tmp_path / "in").open("rb") as lines_in, (tmp_path / "out").open("wb") as lines_out:
        serve.serve_lines(lines_in, lines_out)
    assert (tmp_path / "out").read_bytes() == b""


@pytest.fixture
def oracle_url(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The URL of an oracle with canned answers."""
    monkeypatch.setattr(reference, "call", canned)
    with serve.http_server("127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def test_a_url_answers_as_the_oracle_does(oracle_url: str) -> None:
    with closing(Url(oracle_url, AMPLE)) as engine:
        assert engine.start() == canned("engine.describe", {})["result"]
        for key in range(50):
            engine.submit(key, "a.b", {"key": key})
        answers = collect_all(engine, 50)
        assert engine.collect() == []
    assert answers == [(key, {"jsonrpc": "2.0", "id": key, **canned("a.b", {"key": key})}) for key in range(50)]


@pytest.mark.parametrize(
    ("method", "headers", "body", "status"),
    [
        ("POST", {}, b'{"method": "a.notification"}', 204),
        ("POST", {}, b"[]", 200),
        ("POST", {"Content-Length": "many"}, b"", 411),
        ("POST", {"Content-Length": str(serve.MOST_BODY + 1)}, b"", 413),
        ("GET", {}, b"", 501),
    ],
)
def test_the_oracle_answers_http(
    oracle_url: str, method: str, headers: dict[str, str], body: bytes, status: int
) -> None:
    with closing(HTTPConnection(oracle_url.split("/")[2], timeout=AMPLE)) as connection:
        connection.request(method, "/", body, headers)
        with connection.getresponse() as response:
            assert response.status == status
            if status == 200:
                assert brief(json.loads(response.read())) == (None, -32600)


def test_the_oracle_serves_until_it_is_interrupted() -> None:
    program = "; ".join(
        [
            f"import sys; sys.path.insert(0, {str(PACKAGE.parent)!r})",
            "from oracle.engines.serve import serve_http",
            "serve_http('127.0.0.1', 0, lambda url: print(url, flush=True))",
        ]
    )
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout
        with closing(Url(server.stdout.readline().strip(), AMPLE)) as engine:
            engine.submit(1, "no.such", {})
            assert read_answer(engine.collect()[0][1]).kind == "declines"
        server.send_signal(signal.SIGINT)
        assert server.communicate(timeout=AMPLE) == ("", "")
        assert server.returncode == 0


def test_an_address_in_use_is_a_usage_error(oracle_url: str) -> None:
    port = int(oracle_url.rstrip("/").rpartition(":")[2])
    with pytest.raises(UsageError, match="in use"):
        serve.serve_http("127.0.0.1", port, print)


def http(body: bytes, status: str = "200 OK", length: int | None = None) -> bytes:
    return b"HTTP/1.1 %s\r\nContent-Length: %d\r\n\r\n%s" % (status.encode(), length or len(body), body)


class Scripted:
    """A server that sends the same bytes to every request, whole or dripping, on a connection a request or on one."""

    def __init__(self, says: bytes, drip: float = 0) -> None:
        self._says = says
        self._drip = drip
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}/"
        self.ended = threading.Semaphore(0)
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def _serve(self) -> None:
        while True:
            connection, _ = self._listening.accept()
            with connection:
                if self._over.is_set():
                    return
                self._hear(connection)
                self._send(connection)
            self.ended.release()

    @staticmethod
    def _hear(connection: socket.socket) -> None:
        heard = connection.recv(1 << 16)
        while heard.startswith(b"POST") and not heard.endswith(b"}\n"):
            heard += connection.recv(1 << 16)

    def _send(self, connection: socket.socket) -> None:
        if not self._drip:
            connection.sendall(self._says)
            return
        for byte in self._says:
            if self._over.wait(self._drip):
                return
            try:
                connection.sendall(bytes([byte]))
            except OSError:
                return

    def close(self) -> None:
        self._over.set()
        socket.create_connection(self._listening.getsockname()).close()
        self._thread.join()
        self._listening.close()


GOOD = http(b'{"id": 7, "result": {}}')


@pytest.mark.parametrize(
    ("says", "why"),
    [
        (b"", "the connection failed: RemoteDisconnected"),
        (b"SSH-2.0-OpenSSH\r\n", "the connection failed: BadStatusLine: SSH-2.0-OpenSSH"),
        (http(b"<h1>Hello</h1>"), "a line that is no JSON: '<h1>Hello</h1>'"),
        (http(b"<h1>Gone</h1>", "404 Not Found"), "HTTP status 404: '<h1>Gone</h1>'"),
        (http(b'{"id": 7, "resu', length=1000), "a line that is no JSON: "),
        (http(b'{"id": 8, "result": {}}'), "an answer to id 8, which was not asked: "),
        (http(b'{"id": 7}'), "an answer with neither a result nor an error: "),
        (http(b" " * (MOST_LINE + 1)), f"a line of more than {MOST_LINE} bytes"),
    ],
)
def test_a_bad_answer_by_http_breaks(says: bytes, why: str) -> None:
    with closing(Scripted(says)) as server, closing(Url(server.url, AMPLE)) as engine:
        engine.submit(7, "a.b", {})
        answers, message = until_broke(engine)
        assert answers == []
        assert message.startswith(why)


@pytest.mark.parametrize(("says", "drip"), [(GOOD, 60.0), (GOOD, 0.05)], ids=["silent", "dripping"])
def test_a_url_that_does_not_answer_in_time_breaks(says: bytes, drip: float) -> None:
    with closing(Scripted(says, drip)) as server, closing(Url(server.url, SHORT)) as engine:
        engine.submit(7, "a.b", {})
        assert until_broke(engine) == ([], "no answer within 0.3 s")


def test_a_url_may_close_an_idle_connection() -> None:
    with closing(Scripted(GOOD)) as server, closing(Url(server.url, AMPLE)) as engine:
        for _ in range(3):
            engine.submit(7, "a.b", {})
            assert engine.collect() == [(7, {"id": 7, "result": {}})]
            assert server.ended.acquire(timeout=AMPLE)


def test_an_answer_counts_whatever_its_http_status() -> None:
    error = {"code": -32601, "message": "no"}
    says = http(json.dumps({"id": 7, "error": error}).encode(), "404 Not Found")
    with closing(Scripted(says)) as server, closing(Url(server.url, AMPLE)) as engine:
        engine.submit(7, "a.b", {})
        assert engine.collect() == [(7, {"id": 7, "error": error})]


def test_a_url_that_does_not_describe_itself_is_not_measured() -> None:
    with closing(Scripted(http(b"<h1>Hello</h1>"))) as server:
        with pytest.raises(NotMeasured, match="a line that is no JSON") as wrong:
            Url(server.url, AMPLE).start()
        assert wrong.value.place == server.url
        with pytest.raises(NotMeasured, match="SSLError"):
            Url(server.url.replace("http:", "https:"), AMPLE).start()
    with pytest.raises(NotMeasured, match="ConnectionRefusedError"):
        Url(server.url, AMPLE).start()


def test_an_engine_is_opened_by_its_kind() -> None:
    assert isinstance(open_engine(None, AMPLE), Reference)
    assert isinstance(open_engine("python:package.module:Name", AMPLE), Pipe)
    assert isinstance(open_engine("python:package.module:Name", AMPLE, in_process=True), InProcess)
    assert isinstance(open_engine("command:node 'my engine.js'", AMPLE), Pipe)
    assert isinstance(open_engine("http://localhost:8000/rules?table=1", AMPLE), Url)
    assert isinstance(open_engine("https://localhost", AMPLE), Url)


@pytest.mark.parametrize(
    ("spec", "in_process", "place", "expected"),
    [
        ("", False, "ENGINE", "python:package.module:Name, command:PROGRAM ARGUMENTS, or an http(s) URL"),
        ("my_engine.py", False, "ENGINE", "python:package.module:Name, command:PROGRAM ARGUMENTS, or an http(s) URL"),
        ("python:module", False, "ENGINE", "python:package.module:Name, command:PROGRAM ARGUMENTS, or an http(s) URL"),
        ("ftp://host/", False, "ENGINE", "python:package.module:Name, command:PROGRAM ARGUMENTS, or an http(s) URL"),
        ("command:", False, "ENGINE", "a program after command:"),
        ("command:  ", False, "ENGINE", "a program after command:"),
        ("command:''", False, "ENGINE", "a program after command:"),
        ("command:node 'my.js", False, "ENGINE", "a command as in a shell (No closing quotation)"),
        ("http:///path", False, "ENGINE", "an http or https URL in ASCII, with a host, and without a user"),
        ("http://host:port/", False, "ENGINE", "an http or https URL in ASCII, with a host, and without a user"),
        ("http://user:word@host/", False, "ENGINE", "an http or https URL in ASCII, with a host, and without a user"),
        ("command:node my.js", True, "--in-process", "an ENGINE of the kind python:"),
        (None, True, "--in-process", "an ENGINE of the kind python:"),
    ],
)
def test_what_can_be_no_engine_is_refused(spec: str | None, in_process: bool, place: str, expected: str) -> None:
    with pytest.raises(UsageError) as wrong:
        open_engine(spec, AMPLE, in_process)
    assert (wrong.value.place, wrong.value.expected) == (place, expected)
    assert wrong.value.found == (spec if spec is not None else "the reference oracle")


EXAMPLES = PACKAGE / "engines" / "examples"


@pytest.mark.parametrize(
    "spec", ["python:oracle.engines.examples.partial:Partial", f"command:node {EXAMPLES}/partial.js"]
)
def test_an_example_describes_itself(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if "node" in spec and not shutil.which("node"):
        pytest.skip("needs node")
    monkeypatch.chdir(PACKAGE.parent)
    with closing(open_engine(spec, AMPLE)) as engine:
        described = read_description(engine.start())
        assert described.engine["name"] == "partial example"
        engine.submit(1, "combat_options.no_such_operation", {"facts": {}})
        assert read_answer(engine.collect()[0][1]).kind == "declines"
