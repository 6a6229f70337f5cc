"""What is sent to a bot and what comes back. This module is all that a worker process runs.

A thought carries a table on which everything the seat cannot know has been dealt anew: the truth never leaves the
server's process.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct

from kaimaku import replays
from kaimaku.bots import bot
from kaimaku.bots.bot import Sight
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.table import Data, T, Table

from ..worker import settle_in
from .scenarios import declare


class Thought(Struct, frozen=True):
    game: str
    bot: str
    seat: int
    table: Data
    options: list[Option]
    chance: int  # what the bot's own random numbers come from
    scenario: str = ""  # whose cards the worker must know


def thought(game: Game[T], table: T, seat: int, name: str, rng: Random, scenario: str = "") -> Thought:
    """What a seat knows, ready to be sent."""
    options = game.options(table, seat)[:]
    dealt = game.determinize(table, seat, rng)
    return Thought(game.name, name, seat, dealt.to_data(), options, rng.getrandbits(64), scenario)


def think(asked: Thought) -> Option:
    """The bot's answer: one of the options."""
    game = replays.game(asked.game)
    if asked.scenario:
        declare(asked.game, asked.scenario)
    sight: Sight[Table] = Sight(game, game.load(asked.table), asked.seat)
    sight.options = list(asked.options)
    return bot(asked.bot).think(sight, Random(asked.chance))


def warm(games: tuple[str, ...]) -> None:
    """Load the games before the first question comes."""
    settle_in()
    for name in games:
        replays.game(name)
