"""The task a bot is sent, and its answer.

A thought carries a table on which everything the seat cannot know has been dealt anew: the truth never leaves the
server's process. What the others have already answered to a question that all are asked is not in it either.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from kaimaku import games
from kaimaku.bots import bot
from kaimaku.bots.bot import Sight
from kaimaku.kernel.decisions import CONCEDE, Option, asides
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Entry, Line, redact
from kaimaku.kernel.table import Data, T, Table

from ...content.scenarios import declare


class Thought(Struct, frozen=True):
    game: str
    bot: str
    seat: int
    table: Data
    options: list[Option]
    chance: int  # what the bot's own random numbers come from
    scenario: str = ""  # whose cards the worker must know
    asides: list[Option] = []  # what it may do besides
    history: list[Line] = []  # all that has happened, as its seat saw it


def thought(
    game: Game[T],
    table: T,
    seat: int,
    name: str,
    rng: Random,
    scenario: str = "",
    history: Sequence[Entry] | None = None,
) -> Thought:
    """What a seat knows, ready to be sent."""
    options = game.options(table, seat)[:]
    dealt = game.determinize(table, seat, rng)
    if dealt.answers:  # for all this seat knows, everybody else is still asked
        dealt.asked = tuple(sorted({*dealt.asked, *dealt.answers}))
        dealt.answers = {}
    besides = [option for option in asides(table, seat) if option != CONCEDE]
    seen = redact(table, list(history), seat) if history else []
    return Thought(game.name, name, seat, dealt.to_data(), options, rng.getrandbits(64), scenario, besides, seen)


def think(task: Thought) -> Option:
    """The bot's answer: one of the options, or something it does besides."""
    game = games.game(task.game)
    if task.scenario:
        declare(task.game, task.scenario)
    sight: Sight[Table] = Sight(game, game.load(task.table), task.seat, task.history)
    sight.options = list(task.options)
    sight.asides = list(task.asides)
    return bot(task.bot, task.game).think(sight, Random(task.chance))


def warm(names: tuple[str, ...]) -> None:
    """Load the games before the first question comes."""
    for name in names:
        games.game(name)
