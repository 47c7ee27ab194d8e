"""Show what each statement of a document became, or hold a reader's own copy of the text against the digests."""

from __future__ import annotations

import argparse
from pathlib import Path

from oracle.cli.common import chosen_rulesets, table
from oracle.core import statements
from oracle.core.errors import UsageError
from oracle.core.rules import context, digests, document, register

EXAMPLE = """\
  raw trace combat_options
  raw trace --documents my_texts     # holds my_texts/003.txt against the digests"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("ruleset", nargs="*", metavar="RULESET", help="a ruleset; all of them if none is named")
    parser.add_argument(
        "--split", type=Path, metavar="FILE", help="print a text's statements as statements.csv wants it"
    )
    parser.add_argument("--documents", type=Path, metavar="DIR", help="a folder with the texts: 003.txt and others")


def run(asked: argparse.Namespace) -> int:
    """Print the trace, or the check of the texts; return 1 if a text is another one."""
    if asked.split is not None:
        found = statements.statements(_text(asked.split))
        print("statement,digest")
        for one, said in found:
            print(f"{one},{statements.digest(said)}")
        return 0
    chosen = chosen_rulesets(asked.ruleset)
    if asked.documents is not None:
        return max([_check(ruleset, asked.documents) for ruleset in chosen])
    for ruleset in chosen:
        rows = [[one, _became(ruleset, one)] for one in digests(ruleset)]
        print(table(rows, [f"document {document(ruleset).document}", "restated by"]))
    return 0


def _became(ruleset: str, statement: str) -> str:
    rules = [rule.id for rule in register(ruleset).values() if statement in rule.statements]
    return "\n".join(rules) or f"context: {context(ruleset).get(statement, 'not accounted for')}"


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(str(path), getattr(error, "strerror", None) or "no UTF-8", "the document's text") from None


def _check(ruleset: str, folder: Path) -> int:
    """Hold a text against the digests of its statements."""
    about = document(ruleset)
    path = folder / f"{about.document}.txt"
    found = {one: statements.digest(said) for one, said in statements.statements(_text(path))}
    wanted = digests(ruleset)
    off = [f"{one}: another text" for one in wanted if one in found and found[one] != wanted[one]]
    off += [f"{one}: missing" for one in wanted if one not in found]
    off += [f"{one}: not known" for one in found if one not in wanted]
    same = len(wanted) - len([one for one in wanted if found.get(one) != wanted[one]])
    print(f"{ruleset}: {same} of {len(wanted)} statements of document {about.document} are the same in {path}")
    print("".join(f"  {line}\n" for line in off), end="")
    return 1 if off else 0
