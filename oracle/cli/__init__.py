"""The `raw` command: a thin room that parses, calls and prints. Each command is a module of its name."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

COMMANDS = {
    "certify": "certify an engine: run every case, write the record and a page",
    "ask": "put one question to the oracle, and see the reasons",
    "odds": "count the exact odds of a question, or where two ways to decide it agree",
    "rules": "list rules, or find them by words",
    "rule": "show one rule: statements, readings, scenarios",
    "readings": "list what can be read in more than one way",
    "operations": "list the questions, their facts, dice and outcomes",
    "cases": "list the compiled cases, or export them",
    "trace": "show what each statement of a document became",
    "report": "draw a report from a record",
    "serve": "answer as an engine, on standard streams or by URL",
    "prove": "let the suite prove itself",
    "bench": "measure how fast it is",
}

UNREAD = 141
"""The exit code where whoever reads the output goes before the command is done, as of a process ended by SIGPIPE."""

EPILOG = """\
exit codes:
  0 conforms   1 does not conform   2 usage   3 the suite itself is at fault
  4 the engine could not be measured   5 nothing ran, or the count is off
  6 a known failure is stale   7 partial   130 interrupted
  141 the output was not read to its end

example:
  raw certify "command:node my_engine.js"
"""


def _version() -> str:
    from importlib.metadata import version

    from oracle.certify.compiler import load_cases
    from oracle.core.home import rulesets

    lines = [f"rules-as-written {version('rules-as-written')}"]
    lines += [f"{ruleset} {load_cases(ruleset)[1]}" for ruleset in rulesets()]
    return "\n".join(lines)


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print(_version())
        parser.exit()


def _parser(chosen: str) -> argparse.ArgumentParser:
    """Return the parser; only the chosen command is imported."""
    parser = argparse.ArgumentParser(
        prog="raw",
        description="Tabletop combat rules as executable specifications.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the suite's version and content hashes")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, help_text in COMMANDS.items():
        if name != chosen:
            commands.add_parser(name, help=help_text, add_help=False)
            continue
        module = importlib.import_module(f"oracle.cli.{name}")
        one = commands.add_parser(
            name,
            help=help_text,
            description=(module.__doc__ or "").split("\n\n")[0],
            epilog="example:\n" + module.EXAMPLE,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add_arguments(one)
        one.set_defaults(run=module.run)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; a user's mistake is one line on standard error."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    sys.stdout.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    chosen = next((one for one in given if not one.startswith("-")), "")
    code = UNREAD
    try:
        asked = _parser(chosen).parse_args(given)
        code = int(asked.run(asked))
        sys.stdout.flush()
    except BrokenPipeError:
        # whoever read our output has gone: nothing is left to say, and nothing must be said at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return code
    except KeyboardInterrupt:
        print("raw: interrupted", file=sys.stderr)
        return 130
    except OSError as error:
        if error.filename is not None or error.errno is None:
            return _failed(error)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"raw: standard output: {error.strerror}; expected an output that can be written", file=sys.stderr)
        return 2
    except Exception as error:
        return _failed(error)
    return code


def _failed(error: Exception) -> int:
    """Print a user's mistake and return its exit code; anything else is raised."""
    from oracle.certify.record import CountIsOff
    from oracle.core.errors import Invalid, SuiteFault, UnknownOperation, UsageError
    from oracle.engines.protocol import NotMeasured

    codes = {Invalid: 2, UnknownOperation: 2, UsageError: 2, SuiteFault: 3, NotMeasured: 4, CountIsOff: 5}
    for kind, code in codes.items():
        if isinstance(error, kind):
            print(f"raw: {error}", file=sys.stderr)
            return code
    raise error
