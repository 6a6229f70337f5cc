"""Bot: whatever can answer for a seat. It thinks behind a sight of the table, never at the table itself."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Generic, TypeVar

from kaimaku.kernel.decisions import CONCEDE, Option, asides
from kaimaku.kernel.frames import Endless
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Line
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.table import Table

T = TypeVar("T", bound=Table)


class Sight(Generic[T]):
    """All a bot gets: its options, and tables on which everything its seat cannot know is dealt anew."""

    __slots__ = ("__table", "asides", "game", "history", "options", "seat")

    def __init__(self, game: Game[T], table: T, seat: int, history: Sequence[Line] = ()) -> None:
        """`history`: everything that has happened, as this seat read it in the journal, the oldest first.

        Only bots that remember ask for it. A list that has grown may be given again: a bot reads on where it stopped.
        """
        self.game = game
        self.seat = seat
        self.options = game.options(table, seat)[:]
        self.asides = [option for option in asides(table, seat) if option != CONCEDE]  # may be taken instead
        self.history = history
        self.__table = table

    def deal(self, rng: Random) -> T:
        """A table as it may be; it depends on nothing but the seat's knowledge and the random numbers.

        Neither do the others' deck lists, which no rule makes public: the hidden cards are those of likely decks.
        """
        return self.game.determinize(self.game.suppose(self.__table, self.seat, rng), self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)  # bots of games that are not compiled
class Bot:
    """One way to play. It keeps nothing between two decisions, so one bot serves any number of tables."""

    name: str
    remembers = False  # does it ask for the history?
    searches = False  # does it take its time?

    def choose(self, game: Game[T], table: T, seat: int, rng: Random, history: Sequence[Line] = ()) -> Option:
        """An option of the seat at the open decision, or something it may do besides."""
        return self.answer(Sight(game, table, seat, history), rng)

    def answer(self, sight: Sight[T], rng: Random) -> Option:
        """What it thinks best; if what it tries out never comes to an end, the last option: pass, no, enough."""
        try:
            return self.think(sight, rng)
        except Endless:
            return sight.options[-1]

    def think(self, sight: Sight[T], rng: Random) -> Option:
        raise NotImplementedError
