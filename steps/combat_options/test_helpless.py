"""Phrases of helpless opponents."""

from oracle.phrases import when


@when("Ann attacks Bob without a die")
def attacks_without_die(case):
    case.ask("attack", attacker="Ann", target="Bob")
