"""Document 004: attacks against Evasion, damage to body points and resilience points, saves. One module a topic."""
