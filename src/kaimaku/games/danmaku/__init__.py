"""Danmaku!!: 4 to 8 players, hidden roles. `GAME` is the one public name."""

from . import position_cards  # noqa: F401  what scenarios put in the place of cards has numbers like any card
from .game import Danmaku

GAME = Danmaku()

__all__ = ["GAME"]
