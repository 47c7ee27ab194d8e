"""Rules as written: tabletop combat rules as executable specifications, and a reference oracle."""
