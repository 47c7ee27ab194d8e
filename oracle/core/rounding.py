"""Shares of whole numbers, rounded as a rule or a reading says. Each caller cites which."""

from __future__ import annotations


def rounded_down(number: int, parts: int) -> int:
    """Return `number / parts`, rounded towards negative infinity."""
    return number // parts


def rounded_up(number: int, parts: int) -> int:
    """Return `number / parts`, rounded towards positive infinity."""
    return -(-number // parts)
