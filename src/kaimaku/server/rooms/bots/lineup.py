"""The bots of a game, and which one substitutes for a player."""

from __future__ import annotations

from kaimaku import games
from kaimaku.bots import bot as bot_called


def bots_of(game: str) -> list[str]:
    """The bots of a game, the best first."""
    return list(games.find(game).bots)


def best_bot(game: str) -> str:
    return bots_of(game)[0]


def bot_name(bot: str, seat: int, seats: int) -> str:
    """What a bot is called at its table: with the number of its seat where several bots may sit."""
    return bot.capitalize() if seats == 2 else f"{bot.capitalize()} {seat + 1}"


def remember(game: str) -> bool:
    """Does any bot of this game ask for all that has happened?"""
    return any(bot_called(name, game).remembers for name in bots_of(game))
