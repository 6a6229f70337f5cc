"""Bots by name. Each answers `choose(game, table, seat, rng)` and sees only what its seat may know."""

from kaimaku.bots.bot import Bot, Sight
from kaimaku.bots.danmaku.player import Seeker
from kaimaku.bots.greedy import Greedy
from kaimaku.bots.random_bot import RandomBot

BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), Greedy(), Seeker())}


def bot(name: str, game: str = "") -> Bot:
    """The bot of that name, if it plays the game."""
    if name not in BOTS:
        raise LookupError(f"no bot is called {name!r}; there are {', '.join(sorted(BOTS))}")
    if game and game not in BOTS[name].games:
        raise LookupError(f"the bot {name!r} does not play {game}")
    return BOTS[name]


__all__ = ["BOTS", "Bot", "Greedy", "RandomBot", "Seeker", "Sight", "bot"]
