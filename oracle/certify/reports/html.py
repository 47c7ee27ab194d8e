"""The report as one HTML page: everything inline, readable as a file, written as it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oracle.certify.record import Record, Row
from oracle.certify.reports.common import (
    FLOORS,
    NOT_CONFORMING,
    ending,
    engine_name,
    report_file,
    ruleset_lines,
    sentence,
)
from oracle.certify.reports.survey import RuleLine, Survey, failing, survey
from oracle.certify.reports.wording import exchanges, findings, laid_out, outcome, printable, repeat_command

if TYPE_CHECKING:
    from jinja2 import Template

TEMPLATE = Path(__file__).with_name("report.html.j2")

REASONS = {
    "other reading": "the case holds under a reading that the engine does not take",
    "not claimed": "the engine does not claim the operation or the optional rule, or rolls its own dice",
    "filtered": "the run was asked for other cases",
    "other shard": "another part of a divided run asks it",
    "set-up": "what the case needs first went wrong, so its question was never asked; it counts as a failure",
    "gave up": "too many cases broke the engine, or it did not start again; it counts as a failure",
    "interrupted": "the run was stopped before its turn; it counts as a failure",
}
"""What the reasons mean for which a case is untested."""

Group = tuple[RuleLine, Iterator[Row]]


def write_html(record: Record, path: Path) -> None:
    """Write a record as one HTML page.

    Raises:
        UsageError: the file cannot be written.
    """
    found = survey(record)
    page = _template().generate(
        record=record,
        header=record.header,
        footer=record.footer,
        engine=record.header["engine"],
        engine_name=engine_name(record),
        lines=ruleset_lines(record),
        sentence=sentence(record),
        ending=ending(record),
        topics=_topics(found),
        topic_titles=record.header.get("topics", {}),
        untested=found.untested,
        reasons=REASONS,
        columns=NOT_CONFORMING,
        floors=FLOORS.values(),
        counted=lambda: _groups(record, found, lambda row: failing(row) and not row["refusal"]),
        refused=lambda: _groups(record, found, lambda row: failing(row) and row["refusal"]),
        rulings=any(line.scope["own ruling"] + line.refusals["own ruling"] for line in found.rules.values()),
        ruled=lambda: _groups(record, found, lambda row: row["verdict"] == "own ruling"),
    )
    with report_file(record, path) as file:
        file.writelines(page)


def _template() -> Template:
    from jinja2 import Environment, StrictUndefined
    from markupsafe import Markup

    def shown(value: Any) -> Any:
        if not isinstance(value, str) or isinstance(value, Markup):
            return value
        return "\n".join(map(printable, value.split("\n")))

    environment = Environment(
        autoescape=True, undefined=StrictUndefined, finalize=shown, trim_blocks=True, lstrip_blocks=True
    )
    environment.filters |= {"laid_out": laid_out, "titled": _titled, "web": _is_web}
    environment.globals |= {
        "exchanges": exchanges,
        "findings": findings,
        "outcome": outcome,
        "repeat_command": repeat_command,
    }
    return environment.from_string(TEMPLATE.read_text(encoding="utf-8"))


def _titled(name: str) -> str:
    """Return the words of an identifier: "Attack roll"."""
    return name.replace("_", " ").capitalize()


def _is_web(link: str) -> bool:
    """Return whether a link may be followed: an address of the web, and no script."""
    return link.startswith(("https://", "http://"))


def _topics(found: Survey) -> dict[str, dict[str, list[RuleLine]]]:
    """Return the rules with a case in scope, by ruleset and topic, in the register's order."""
    topics: dict[str, dict[str, list[RuleLine]]] = {}
    for line in found.rules.values():
        if line.asked:
            ruleset, topic, *_ = line.rule.split(".")
            topics.setdefault(ruleset, {}).setdefault(topic, []).append(line)
    return topics


def _groups(record: Record, found: Survey, wanted: Callable[[Row], bool]) -> Iterator[Group]:
    """Yield the wanted rows rule by rule; each group is read before the next is asked for."""
    rows = (row for row in record.rows() if wanted(row))
    for rule, group in groupby(rows, lambda row: str(row["rule"])):
        yield found.rules[rule], group
