"""Own cards: written by a player or an operator, read as data, and carried along by decks, tables and replays."""

from .registry import declare, fact, info, known, known_to

__all__ = ["declare", "fact", "info", "known", "known_to"]
