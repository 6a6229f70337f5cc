"""VCard TCG. Files follow the chapters of the official rules; `GAME` is the one public name."""

from .game import GAME

__all__ = ["GAME"]
