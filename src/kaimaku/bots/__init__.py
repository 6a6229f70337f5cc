"""Bots by name. Each answers `choose(game, table, seat, rng)` and sees only what its seat may know."""

from kaimaku.bots.bot import Bot, Sight
from kaimaku.bots.greedy import Greedy
from kaimaku.bots.random_bot import RandomBot

BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), Greedy())}


def bot(name: str) -> Bot:
    if name not in BOTS:
        raise LookupError(f"no bot is called {name!r}; there are {', '.join(sorted(BOTS))}")
    return BOTS[name]


__all__ = ["BOTS", "Bot", "Greedy", "RandomBot", "Sight", "bot"]
