"""Levels: how well a bot plays, by how often it takes the move of the usual bot of its game. The rest is at random.
The last one searches, where the game has a bot that does.

What they come to is measured: `kaimaku sim GAME --level beginner` (docs/bots.md).
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final, NamedTuple

from kaimaku import games
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.refusals import Lang

from .bot import Bot, Sight, T


class Level(NamedTuple):
    name: str
    share: float  # of its decisions that the better bot makes
    title: tuple[str, str]  # English, Japanese
    searches: bool = False


LEVELS: Final = (
    Level("beginner", 0.6, ("Beginner", "初級")),
    Level("casual", 0.85, ("Casual", "中級")),
    Level("strong", 1.0, ("Strong", "上級")),
    Level("master", 1.0, ("Master", "達人"), searches=True),
)
USUAL: Final = "strong"  # the usual bot as it is
SEARCHER: Final = "searcher"
MEASURE: Final = "sixty"  # whom the first level is measured against: takes the best bot's move in 60 % of decisions
SEARCHING: Final = frozenset([level.name for level in LEVELS if level.searches])
EARLIER: Final = {"normal": "casual"}  # what rooms and clients of earlier versions call a level
SHARES: Final = {level.name: level.share for level in LEVELS} | {MEASURE: 0.6}


class Levelled(Bot):
    """Another bot's move, or in some of the decisions any."""

    def __init__(self, name: str, best: Bot, share: float) -> None:
        self.name = name
        self.best = best
        self.share = share
        self.remembers = best.remembers
        self.searches = best.searches

    def think(self, sight: Sight[T], rng: Random) -> Option:
        if rng.random() < self.share:
            return self.best.answer(sight, rng)
        options = sight.options
        return options[int(rng.random() * len(options))]


def levels(game: str) -> tuple[Level, ...]:
    """Those that a game offers, the gentlest first."""
    searches = SEARCHER in games.find(game).bots
    return tuple([level for level in LEVELS if searches or not level.searches])


def title(name: str, game: str, lang: Lang) -> str:
    """What a bot is called within a sentence: its level; by its own name if it is none."""
    level = USUAL if name == games.find(game).bots[0] else name
    titles = {each.name: each.title for each in LEVELS}
    return titles[level][lang == "ja"].lower() if level in titles else name


@cache
def levelled(name: str, game: str) -> Bot:
    manifest = games.find(game)
    assert manifest.players is not None
    best = manifest.players()[SEARCHER if name in SEARCHING else manifest.bots[0]]
    return Levelled(name, best, SHARES[name])
