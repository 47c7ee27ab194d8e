"""The reports, each drawn from a record alone: for a terminal, as HTML, Markdown and JUnit XML, and as a badge."""
