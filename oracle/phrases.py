"""What step files import, and all they import: `given`, `when`, `then`.

A phrase is a pattern with fields, tied to a function that states facts, asks, rolls or expects through the `case` it
is handed. It is looked up in the feature's own step file, then in its ruleset's `phrases.py`, then in `steps/shared`;
if two match, that is an error. pytest-bdd and the compiler of cases use the same look-up, so a step means the same to
both.

Fields of a pattern, beside those of the `parse` library (`{face:d}` takes a signed integer):

- `{name:name}`: a name of one word, with a capital: Ann.
- `{names:names}`: several: "Ann, Bob and Cid"; "nobody" is none.
- `{faces:faces}`: what dice show: "3", "3 and 5", "3, 5 and 1", as a list.
- a choice of words, given with the pattern: `@when("she {does:does}", does={"parries": "parry", "waits": None})`.
"""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import parse

from oracle.core.errors import SuiteFault, not_loading, raised_at
from oracle.core.home import suite_home

Function = TypeVar("Function", bound=Callable[..., None])

KINDS = ("given", "when", "then")


@dataclass(frozen=True)
class Phrase:
    """A pattern and the function that it calls."""

    kind: str
    pattern: str
    function: Callable[..., None]
    file: Path
    line: int
    parser: Any

    def __str__(self) -> str:
        return f"@{self.kind}({self.pattern!r}) at {self.file.name}:{self.line}"


_book: dict[Path, dict[tuple[str, str, int], Phrase]] = {}


def _field(pattern: str) -> Callable[[Callable[[str], Any]], Callable[[str], Any]]:
    def wrap(read: Callable[[str], Any]) -> Callable[[str], Any]:
        return parse.with_pattern(pattern)(read)  # type: ignore[no-any-return]

    return wrap


@_field(r"[A-Z][a-z]+")
def _name(text: str) -> str:
    return text


@_field(r"nobody|[A-Z][a-z]+(?:, [A-Z][a-z]+)*(?: and [A-Z][a-z]+)?")
def _names(text: str) -> list[str]:
    return [] if text == "nobody" else re.split(", | and ", text)


@_field(r"-?\d+(?:, -?\d+)*(?: and -?\d+)?")
def _faces(text: str) -> list[int]:
    return [int(face) for face in re.split(", | and ", text)]


FIELDS = {"name": _name, "names": _names, "faces": _faces}


def _choice(words: Mapping[str, Any]) -> Callable[[str], Any]:
    longest_first = sorted(words, key=len, reverse=True)
    return _field("|".join(re.escape(one) for one in longest_first))(lambda text: words[text])


def _phrase(kind: str, pattern: str, choices: Mapping[str, Mapping[str, Any]]) -> Callable[[Function], Function]:
    fields = FIELDS | {name: _choice(words) for name, words in choices.items()}
    parser = parse.compile(pattern, fields, case_sensitive=True)

    def wrap(function: Function) -> Function:
        file = Path(function.__code__.co_filename).resolve()
        line = function.__code__.co_firstlineno
        key = (kind, pattern, line)
        _book.setdefault(file, {})[key] = Phrase(kind, pattern, function, file, line, parser)
        return function

    return wrap


def given(pattern: str, **choices: Mapping[str, Any]) -> Callable[[Function], Function]:
    """Tie a pattern of `Given` steps to a function of `case` and the pattern's fields."""
    return _phrase("given", pattern, choices)


def when(pattern: str, **choices: Mapping[str, Any]) -> Callable[[Function], Function]:
    """Tie a pattern of `When` steps to a function of `case` and the pattern's fields."""
    return _phrase("when", pattern, choices)


def then(pattern: str, **choices: Mapping[str, Any]) -> Callable[[Function], Function]:
    """Tie a pattern of `Then` steps to a function of `case` and the pattern's fields."""
    return _phrase("then", pattern, choices)


def step_file(feature: Path) -> Path:
    """Return the step file of a feature: the same stem, in `steps`."""
    return suite_home() / "steps" / feature.parent.name / f"test_{feature.stem}.py"


@cache
def _load(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"raw_steps.{file.parent.name}.{file.stem}", file)
    if spec is None or spec.loader is None:
        raise SuiteFault(str(file), None, "a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise not_loading(error, file, "a step file that loads") from error
    return module


@cache
def phrases_for(feature: Path) -> tuple[Phrase, ...]:
    """Return every phrase that a feature's steps may be matched by, nearest first.

    Raises:
        SuiteFault: the feature has no step file.
    """
    own = step_file(feature)
    if not own.exists():
        raise SuiteFault(str(feature), None, f"a step file {own.name} of the same stem in steps/{own.parent.name}")
    files = [own, own.with_name("phrases.py"), *sorted((suite_home() / "steps" / "shared").glob("*.py"))]
    found: list[Phrase] = []
    for file in files:
        if file.exists():
            if file.resolve() not in _book:
                _load(file)
            found += _book.get(file.resolve(), {}).values()
    return tuple(found)


@cache
def _index(feature: Path) -> dict[tuple[str, str], list[Phrase]]:
    """Return the phrases by kind and first word; under "" those that begin with a field."""
    index: dict[tuple[str, str], list[Phrase]] = {}
    for phrase in phrases_for(feature):
        word = phrase.pattern.split(" ", 1)[0]
        index.setdefault((phrase.kind, "" if "{" in word else word), []).append(phrase)
    return index


def _matches(feature: Path, kind: str, text: str) -> Iterator[tuple[Phrase, dict[str, Any]]]:
    index = _index(feature)
    for phrase in index.get((kind, text.split(" ", 1)[0]), []) + index.get((kind, ""), []):
        result = phrase.parser.parse(text)
        if result is not None:
            yield phrase, result.named


@cache
def find(feature: Path, kind: str, text: str, line: int | None = None) -> tuple[Phrase, dict[str, Any]]:
    """Return the phrase that a step's text matches, and the values of its fields.

    Args:
        feature: the feature file.
        kind: "given", "when" or "then".
        text: the step, without its keyword.
        line: where the step stands in the feature, if that is known.

    Raises:
        SuiteFault: none matches, or more than one.
    """
    matches = list(_matches(feature, kind, text))
    place = f"{feature.parent.name}/{feature.name}" + (f":{line}" if line else "")
    if not matches:
        raise SuiteFault(place, f"{kind.title()} {text}", f"a step that a phrase of {step_file(feature).name} matches")
    if len(matches) > 1:
        raise SuiteFault(place, f"{kind.title()} {text}", "one phrase, not " + " and ".join(str(p) for p, _ in matches))
    return matches[0]


def take_step(case: Any, feature: Path, kind: str, text: str, line: int | None = None) -> None:
    """Carry out one step on a case.

    Raises:
        SuiteFault: no phrase matches, or more than one; or the phrase's function is at fault.
    """
    phrase, fields = find(feature, kind, text, line)
    try:
        phrase.function(case, **fields)
    except (SuiteFault, AssertionError):
        raise
    except Exception as error:
        place = raised_at(error, phrase.file)
        place = place if ":" in place.removeprefix(str(phrase.file)) else f"{phrase.file}:{phrase.line}"
        found = f"{type(error).__name__}: {error}"
        raise SuiteFault(place, found, f"a phrase that can be carried out on {text!r}") from error
