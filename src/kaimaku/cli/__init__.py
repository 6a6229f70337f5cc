"""The `kaimaku` command."""

import sys


def main() -> None:
    """Loading everything takes a moment: whoever stops it then is not shown where it stood."""
    try:
        from kaimaku.cli.app import main as command

        command()
    except KeyboardInterrupt:
        sys.exit(130)
