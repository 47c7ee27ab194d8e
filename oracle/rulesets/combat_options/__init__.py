"""Document 003: optional combat rules. One module a topic; `attack` and `damage` bring the topics together."""
