"""Phrases that several topics of document 002 share."""

from oracle.phrases import given, when


@given("{name:name}'s turn has started")
@when("{name:name}'s turn starts")
def turn_starts(case, name):
    case.ask("start_turn", creature=name)
