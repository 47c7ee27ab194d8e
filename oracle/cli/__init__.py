"""The `raw` command."""


def main() -> int:
    return 0
