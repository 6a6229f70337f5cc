"""The bots of a game, and which one substitutes for a player."""

from __future__ import annotations

from kaimaku import games
from kaimaku.bots import LEVELS, levels
from kaimaku.bots import bot as bot_called
from kaimaku.bots.levels import EARLIER, USUAL
from kaimaku.bots.names import NAMES


def bots_of(game: str) -> list[str]:
    """The bots of a game, the usual one first."""
    return list(games.find(game).bots)


def seatable(game: str) -> list[str]:
    """What a seat of a new room may ask for: a bot by its name, or by how well it plays."""
    return [*bots_of(game), *(level.name for level in levels(game))]


def may_sit(bot: str, game: str) -> bool:
    return EARLIER.get(bot, bot) in seatable(game)


def best_bot(game: str) -> str:
    return bots_of(game)[0]


def bot_name(bot: str, seat: int, seats: int) -> str:
    """What a bot is called at its table. One that was asked for by its own name is called by it, with the number of
    its seat where several bots may sit; any other has a first name, another in each seat and for each level."""
    known = [level.name for level in LEVELS]
    bot = EARLIER.get(bot, bot) or USUAL
    if bot in known:
        return tuple(NAMES)[(seat + 3 * known.index(bot)) % len(NAMES)]
    return bot.capitalize() if seats == 2 else f"{bot.capitalize()} {seat + 1}"


def remember(game: str) -> bool:
    """Does any bot of this game ask for all that has happened?"""
    return any(bot_called(name, game).remembers for name in bots_of(game))
