"""Bots by name. Each answers `choose(game, table, seat, rng)` and sees only what its seat may know.

A bot that searches may be named with a budget of playouts for a decision: `searcher:8`.
"""

from kaimaku import games
from kaimaku.bots.bot import Bot, Sight
from kaimaku.bots.greedy import Greedy
from kaimaku.bots.levels import EARLIER, LEVELS, SEARCHING, SHARES, levelled, levels
from kaimaku.bots.random_bot import RandomBot
from kaimaku.bots.searcher import Searcher

ANY: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(),)}  # they play every game


def bot(name: str, game: str) -> Bot:
    name, _, budget = EARLIER.get(name, name).partition(":")
    if budget:
        found = bot(name, game)
        if not isinstance(found, Searcher) or not budget.isascii() or not budget.isdigit() or int(budget) < 1:
            raise LookupError(f"{name}:{budget} is no bot; a budget of playouts is for a bot that searches: searcher:8")
        return found.with_budget(int(budget))
    if name in ANY:
        return ANY[name]
    manifest = games.find(game)
    if name in manifest.bots and manifest.players is not None:
        return manifest.players()[name]
    offered = [level.name for level in levels(game)]
    if name in SEARCHING and name not in offered:
        raise LookupError(f"no bot that searches plays {game}; choose from {', '.join(offered)}")
    if name in SHARES:
        return levelled(name, game) if manifest.players is not None else ANY["random"]
    if any(name in other.bots for other in games.all()):
        raise LookupError(f"the bot {name!r} doesn't play {game}; choose from {', '.join(manifest.bots)}")
    known = sorted({name for each in games.all() for name in each.bots} | {level.name for level in LEVELS})
    raise LookupError(f"unknown bot {name!r}; choose from {', '.join(known)}")


__all__ = ["ANY", "LEVELS", "Bot", "Greedy", "RandomBot", "Sight", "bot", "levels"]
