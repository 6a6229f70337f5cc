"""hololive OFFICIAL CARD GAME. Files follow the chapters of the comprehensive rules."""

from .game import GAME

__all__ = ["GAME"]
