"""The `kaimaku` command."""

from kaimaku.cli.app import main

__all__ = ["main"]
