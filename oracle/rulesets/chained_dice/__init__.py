"""Document 002: attacks against a rolled defence, dice that chain, called shots, grapples. One module a topic."""
