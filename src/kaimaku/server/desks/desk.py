"""Desk: the border between a game and its clients. It puts tables, questions and journal entries on the wire.

A desk is the only place where card numbers of the engine turn into handles, and where a viewer's knowledge decides
what is said. Rooms talk to desks; they know no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.table import Result, Table

from ..wire.common import Words
from ..wire.play import Because, Line, Question
from ..wire.play import Option as WireOption
from ..wire.rest import CardInfo, Mark
from ..wire.views import View

Viewer = int | None  # a seat; None watches


class BadHandle(LookupError):
    """A client named a thing that it cannot see, or that is not there."""


class Narrator(Protocol):
    """Puts the journal into lines for one viewer; it remembers what has left the table, so give it every entry once."""

    def lines(self, t: Table, entries: Sequence[Entry], first: int, words: bool) -> list[Line]:
        """Lines numbered from `first`, one for each entry; `words` in both languages, or none at all.

        Without words it remembers nothing: a narrator that has once told lines without words tells none with words.
        """


class Desk(Protocol):
    game: Game[Any]

    def view(self, t: Table, viewer: Viewer, *, all_seeing: bool = False) -> View:
        """The table as the viewer may see it; all-seeing: every face, for games that are over."""

    def narrator(self, viewer: Viewer, t: Table | None = None, *, all_seeing: bool = False) -> Narrator:
        """`t`: the table as it is when the narrator begins, if that is not the beginning."""

    def question(self, t: Table, seat: int, asked: int, words: bool) -> Question:
        """The open question of a seat that is asked. Cheap without words: it is on the path of every decision."""

    def picked(self, t: Table, seat: int, things: Sequence[str]) -> list[Option]:
        """The decisions that answer an open pick with all these things; ValueError or BadHandle if they cannot."""

    def because(self, t: Table, seat: int, thing: str, target: str) -> Because:
        """What a seat could do with a thing, and why not the rest. BadHandle if the seat cannot see it."""

    def asides(self, t: Table, seat: int, words: bool) -> list[WireOption]:
        """What a seat may do whoever is asked, in the order of the engine's asides; conceding is not among them."""

    def playing(self, t: Table, seat: int) -> bool:
        """Does this seat still take part? Everybody knows who does."""

    def concerns(self, t: Table, seat: int) -> bool:
        """Does the open window concern this seat: is it attacked or targeted, or about to fall?

        It rests on what the seat knows. Whoever passes "until something happens to me" is asked then.
        """

    def holding(self, t: Table, seat: int) -> set[str]:
        """The numbers of the cards the seat could play in the open window if it had them, by what everybody knows."""

    def window(self, t: Table) -> bool:
        """Has one seat priority, in sight of all: is it asked whether to answer something, and may pass?

        Windows that nobody may see who is asked in are told by their prompt, which is secret.
        """

    def idle(self, t: Table, seat: int) -> bool:
        """Can the seat only pass in the open window? Among bots, it is passed for."""

    def veiled(self, t: Table) -> bool:
        """Does the open question depend on faces the others cannot see? Then a quick answer would tell."""

    def outcome(self, result: Result) -> Words:
        """How the game ended, in a sentence that is the same for everybody."""

    def cards(self) -> list[CardInfo]:
        """Every declared card."""

    def marks(self, step: int, entries: Sequence[Entry]) -> list[Mark]:
        """What in these entries of one step is worth a mark on the timeline."""
