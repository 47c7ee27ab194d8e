"""Document 000: action points, reactions, weapon size, energy, mounts, vehicles and morale. One module a topic."""
