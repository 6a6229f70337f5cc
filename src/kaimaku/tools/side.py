"""Side: what a game gives to the terminal table: its board, its words, its things. The loop knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from .things import Thing

PLAYABLE = ("hocg", "danmaku", "vcard")
Command = Callable[[Table, int, str, Lang], list[RenderableType]]  # table, seat, what stands behind the word


class Story(Protocol):
    """Tells the journal to one seat, every entry once and in order."""

    def watch(self, t: Table) -> None:
        """Look at the table after every decision, for what the journal does not keep."""

    def tell(self, t: Table, entries: Sequence[Entry], lang: Lang, all: bool) -> list[str]:
        """Lines about entries; some are for the log (all) only."""


class Side(Protocol):
    game: Game[Any]
    bot: str  # who plays the other seats, unless somebody else is asked to
    help: tuple[str, str]

    @property
    def commands(self) -> Mapping[str, Command]:
        """What can be typed at this game's table only."""

    def welcome(self, t: Table, seat: int, bot: str, lang: Lang) -> str:
        """Who sits where."""

    def story(self, seat: int | None, t: Table | None = None) -> Story:
        """As a seat sees it, or an onlooker. `t`: the table when the story begins, if that is not the beginning."""

    def draw(self, t: Table, seat: int, lang: Lang) -> RenderableType:
        """The whole table as one seat may see it."""

    def drawn_for(self, t: Table) -> bool:
        """Is the table drawn before the open question, however often it has been?"""

    def silent(self, t: Table, seat: int) -> Option | None:
        """The answer to a question that is put only so that the others learn nothing."""

    def options(self, t: Table, seat: int) -> list[Option]:
        """Everything a seat may do now."""

    def asker(self, t: Table, seat: int, lang: Lang) -> str:
        """The text that asks, if one does."""

    def question(self, t: Table, seat: int, lang: Lang) -> str: ...

    def words(self, t: Table, seat: int, option: Option, lang: Lang) -> str:
        """An option of the open question."""

    def ending(self, t: Table, seat: int, lang: Lang) -> str:
        """How the game ended for a seat."""

    def hand(self, t: Table, seat: int) -> list[Thing]:
        """One of each kind of card in the hand; the letters a, b, … are these."""

    def find(self, t: Table, seat: int, text: str) -> list[Thing]:
        """What a text may mean, nearest first."""

    def of_option(self, t: Table, seat: int, option: Option) -> list[Thing]:
        """What an option speaks of."""

    def same(self, a: Thing, b: Thing) -> bool:
        """Can they not be told apart?"""

    def is_mine(self, t: Table, seat: int, thing: Thing) -> bool:
        """May this seat hope to do anything with it?"""

    def label(self, thing: Thing, lang: Lang) -> str: ...

    def cards(self, things: Sequence[Thing], lang: Lang) -> list[RenderableType]:
        """Each printed card once."""

    def possible(self, t: Table, seat: int, option: Option, lang: Lang) -> list[RenderableType]:
        """An option that is there."""

    def why(self, t: Table, seat: int, things: Sequence[Thing], lang: Lang) -> list[RenderableType]:
        """What is possible with things, and why the rest is not; nothing if there is nothing to say."""


def side(game: str) -> Side:
    """The side of a game."""
    if game not in PLAYABLE:
        raise LookupError(f"the terminal table plays {', '.join(PLAYABLE)}, not {game}")
    found: Side = import_module(f".{game}", __package__).SIDE
    return found
