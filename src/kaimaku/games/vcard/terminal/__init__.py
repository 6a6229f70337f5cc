"""VCard at the terminal."""

from .side import SIDE

__all__ = ["SIDE"]
