"""A case: one scenario row, as exchanges with what each answer must show. Steps write it through `Case`.

An exchange is JSON data: `method`, `facts`, `dice` (every declared purpose has faces), `stated` (the purposes whose
faces the scenario states), `expect` (see `expectation`), and for a tally `count` with the purpose and its faces.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from oracle.core.dice import Dice
from oracle.core.errors import SuiteFault

Exchange = dict[str, Any]
Expectation = dict[str, Any]


class Case:
    """What a step is handed. Steps state and ask; they never see an answer.

    Args:
        ruleset: a ruleset's catalogue.
        place: where the scenario stands, for faults.
        check: called with an exchange and an expectation as soon as one is stated; None while only recording.
    """

    def __init__(
        self,
        ruleset: Mapping[str, Any],
        place: str,
        check: Callable[[Case, Exchange, Expectation], None] | None = None,
    ) -> None:
        self.exchanges: list[Exchange] = []
        self._ruleset = ruleset
        self._place = place
        self._check = check
        self._facts: dict[str, Any] = {}
        self._taken: set[str] = set()
        self._open = False

    def given(self, **facts: Any) -> None:
        """State facts, by name, for every later question that takes them.

        Raises:
            SuiteFault: a fact was stated with another value before.
        """
        for name, value in facts.items():
            if name in self._facts and self._facts[name] != value:
                raise SuiteFault(self._place, f"{name} stated as {self._facts[name]!r} and {value!r}", "one value")
            self._facts[name] = value

    def add(self, fact: str, member: Any) -> None:
        """State one member of a fact that is a list or a set."""
        self._facts[fact] = [*self._facts.get(fact, []), member]

    def ask(self, operation: str, *, dice: Mapping[str, Sequence[int]] | None = None, **facts: Any) -> None:
        """Ask a question of the scenario's ruleset. Facts named here are for this question only.

        Args:
            operation: its name without the ruleset.
            dice: faces by purpose; `roll` may add more.
        """
        self._begin(operation, facts, dice or {})

    def count(self, operation: str, purpose: str, **facts: Any) -> None:
        """Ask the same question once for every face of a purpose that rolls one die; expectations count answers."""
        self._begin(operation, facts, {})
        exchange = self.exchanges[-1]
        described = self._described(operation)
        dice = Dice(**described["dice"][purpose])
        if dice.weighted:
            raise SuiteFault(self._place, f"every face of {purpose}", "a die whose sides the facts tell by themselves")
        sides = dice.sides(_with_defaults(described, exchange["facts"]))
        exchange["count"] = {"purpose": purpose, "faces": sides[0]}
        exchange["stated"] = [purpose]

    def roll(self, **faces: Sequence[int]) -> None:
        """Add faces, by purpose, to the question asked last."""
        if not self._open:
            raise SuiteFault(self._place, f"dice {faces} with no open question", "a question asked before its dice")
        exchange = self.exchanges[-1]
        for purpose, shown in faces.items():
            exchange["dice"][purpose] = list(shown)
            exchange["stated"] = sorted({*exchange["stated"], purpose})

    def expect(
        self,
        path: str | Sequence[str | int] | None = None,
        is_: Any = None,
        *,
        one_of: Sequence[Any] | None = None,
        times: int | None = None,
        refused: str | None = None,
        not_allowed: bool = False,
        not_determined: str | None = None,
    ) -> None:
        """State what the answer to the last question must show: one of these.

        Args:
            path: the outcome's field, or the way to one inside it, with the value that it `is_`, or `one_of` several;
                with `times`, how many answers of a count show that value.
            refused: the fact or die purpose for which the question is invalid.
            not_allowed: the rules forbid it.
            not_determined: the field that the document does not determine.
        """
        if not self.exchanges:
            raise SuiteFault(self._place, "an expectation with no question", "a question asked before its answer")
        wanted: Expectation
        if refused is not None:
            wanted = {"refused": refused}
        elif not_allowed:
            wanted = {"not_allowed": True}
        elif not_determined is not None:
            wanted = self._typed({"path": [not_determined], "not_determined": True})
        else:
            way = [path] if isinstance(path, str) else list(path or [])
            wanted = self._typed({"path": way, "is": is_} if one_of is None else {"path": way, "one_of": list(one_of)})
            if times is not None:
                wanted["times"] = times
        exchange = self.exchanges[-1]
        exchange["expect"].append(wanted)
        self._open = False
        if self._check:
            self._check(self, exchange, wanted)

    def finish(self) -> list[Exchange]:
        """Return the finished exchanges.

        Raises:
            SuiteFault: nothing was asked, nothing is expected at the end, or a stated fact went into no question.
        """
        if not self.exchanges or not self.exchanges[-1]["expect"]:
            raise SuiteFault(self._place, "a scenario that ends without an expectation", "a Then that expects")
        unused = sorted(set(self._facts) - self._taken)
        if unused:
            raise SuiteFault(
                self._place, f"{', '.join(unused)} stated, but no question takes it", "facts that are used"
            )
        return self.exchanges

    def _described(self, operation: str) -> dict[str, Any]:
        method = f"{self._ruleset['ruleset']}.{operation}"
        if method not in self._ruleset["operations"]:
            raise SuiteFault(self._place, method, "an operation: " + ", ".join(self._ruleset["operations"]))
        described: dict[str, Any] = self._ruleset["operations"][method]
        return described

    def _begin(self, operation: str, facts: Mapping[str, Any], dice: Mapping[str, Sequence[int]]) -> None:
        described = self._described(operation)
        shapes = described["facts"]["properties"]
        stated = {
            name: value
            for name, value in self._facts.items()
            if name in shapes and not (name in self._taken and shapes[name].get("x-starting"))
        }
        self._taken |= set(stated)
        all_facts = {**stated, **facts}
        self.exchanges.append(
            {
                "method": f"{self._ruleset['ruleset']}.{operation}",
                "facts": all_facts,
                "dice": _spare_faces(described, all_facts) | {name: list(shown) for name, shown in dice.items()},
                "stated": sorted(dice),
                "expect": [],
            }
        )
        self._open = True

    def _typed(self, wanted: Expectation) -> Expectation:
        """Add to an expectation what its field's schema says of how to compare it."""
        schema = self._ruleset["operations"][self.exchanges[-1]["method"]]["outcome"]
        for step in wanted["path"]:
            schema = _inner(schema, step)
            if not schema:
                raise SuiteFault(self._place, f"path {wanted['path']}", "a path into the operation's outcome")
        if schema.get("uniqueItems"):
            wanted["unordered"] = True
        if wanted.get("not_determined"):
            wanted["like"] = schema
        return wanted


def _inner(schema: Mapping[str, Any], step: str | int) -> dict[str, Any]:
    options = schema.get("anyOf", [schema])
    for option in options:
        inner = option.get("items") if isinstance(step, int) else option.get("properties", {}).get(step)
        if inner:
            return dict(inner)
    return {}


def _with_defaults(described: Mapping[str, Any], facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return facts with the defaults of those that are not stated."""
    shapes = described["facts"]["properties"].items()
    return {name: shape["default"] for name, shape in shapes if "default" in shape} | dict(facts)


def _spare_faces(described: Mapping[str, Any], facts: Mapping[str, Any]) -> dict[str, list[int]]:
    """Return 1s for every purpose, so that an engine that rolls what it should not differs and does not break."""
    faces = {}
    for purpose, dice in described["dice"].items():
        try:
            faces[purpose] = [1] * len(Dice(**dice).sides(_with_defaults(described, facts)))
        except (TypeError, ValueError):  # the fact that names the dice is one of the scenario's wrong ones
            faces[purpose] = [1]
    return faces
