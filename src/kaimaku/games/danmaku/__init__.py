"""Danmaku!!: 4 to 8 players, hidden roles. `GAME` is the one public name."""

from .game import Danmaku

GAME = Danmaku()

__all__ = ["GAME"]
