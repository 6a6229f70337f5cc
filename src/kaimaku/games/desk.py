"""Desk: the border between a game and its clients. It puts tables, questions and journal entries on the wire.

A desk is the only place where card numbers of the engine turn into handles, and where a viewer's knowledge decides
what is said. Rooms talk to desks; they know no game. A game's desk needs a view and a speech; the rest has defaults.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, cast

from kaimaku import games
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.picks import picking
from kaimaku.kernel.table import Result, Table
from kaimaku.wire.common import Words
from kaimaku.wire.play import Because, Foresight, Line, Question
from kaimaku.wire.play import Option as WireOption
from kaimaku.wire.replays import Mark, MarkKind
from kaimaku.wire.rest import CardInfo
from kaimaku.wire.views import View

from .view_cache import ViewCache

if TYPE_CHECKING:
    from kaimaku.speech.foreseeing import Foreseeing
    from kaimaku.speech.speech import Speech

Viewer = int | None  # a seat; None watches


class BadHandle(LookupError):
    """A client named a thing that it cannot see, or that is not there."""


class Narrator(Protocol):
    """Puts the journal into lines for one viewer; it remembers what has left the table, so give it every entry once."""

    def lines(self, t: Table, entries: Sequence[Entry], first: int, words: bool) -> list[Line]:
        """Lines numbered from `first`, one for each entry; `words` in both languages, or none at all.

        Without words it remembers nothing: a narrator that has once told lines without words tells none with words.
        """

    def remembered(self) -> dict[str, object]:
        """What it remembers, as plain data."""

    def recall(self, memory: Mapping[str, object]) -> None:
        """Go on where another narrator was, told to the same viewer."""


class Desk:
    game: Game[Any]
    speech: Speech[Any, Any]
    foreseeing: Foreseeing[Any] | None = None  # how what an option would do is read; None: nothing is foreseen
    # Kind of journal entry → its mark on the timeline, and which of its numbers the mark shows.
    marked: ClassVar[Mapping[str, tuple[MarkKind, int | None]]] = {}

    def view(self, t: Table, viewer: Viewer, *, all_seeing: bool = False) -> View:
        """The table as the viewer may see it; all-seeing: every face, for games that are over."""
        raise NotImplementedError

    def seen(self, t: Table, viewer: Viewer, cache: ViewCache) -> View:
        """The same view, with what is still true of earlier ones of the same table."""
        return self.view(t, viewer)

    def narrator(self, viewer: Viewer, t: Table | None = None, *, all_seeing: bool = False) -> Narrator:
        """`t`: the table as it is when the narrator begins, if that is not the beginning."""
        return cast(Narrator, self.speech.narrator(viewer, t, all_seeing))

    def question(self, t: Table, seat: int, asked: int, words: bool) -> Question:
        """The open question of a seat that is asked. Cheap without words: it is on the path of every decision."""
        return self.speech.question(t, seat, asked, words)

    def picked(self, t: Table, seat: int, things: Sequence[str]) -> list[Option]:
        """The decisions that answer an open pick with all these things; ValueError or BadHandle if they cannot."""
        return self.speech.picked(t, seat, things)

    def because(self, t: Table, seat: int, thing: str, target: str) -> Because:
        """What a seat could do with a thing, and why not the rest. BadHandle if the seat cannot see it."""
        return self.speech.because(t, seat, thing, target)

    def foresight(self, t: Table, seat: int, answer: Sequence[Option]) -> Foresight | None:
        """What an answer of a seat that is asked would do, as far as that is certain and the seat may know it."""
        return None if self.foreseeing is None else self.foreseeing.foresight(self.game, t, seat, answer)

    def asides(self, t: Table, seat: int, words: bool) -> list[WireOption]:
        """What a seat may do whoever is asked, in the order of the engine's asides; conceding is not among them."""
        return self.speech.asides(t, seat, words)

    def outcome(self, result: Result) -> Words:
        """How the game ended, in a sentence that is the same for everybody."""
        return self.speech.outcome(result)

    def verdict(self, t: Table, result: Result, viewer: Viewer) -> Words:
        """How the game ended for this viewer: why, in words that fit what they played for."""
        return self.speech.verdict(t, result, viewer)

    def final(self, t: Table, viewer: Viewer) -> View:
        """The table of a game that is over, with what is turned up then."""
        return self.view(t, viewer)

    def score(self, t: Table) -> list[int]:
        """What decides the game, by seat: life or points. Empty: it is no number."""
        return []

    def playing(self, t: Table, seat: int) -> bool:
        """Does this seat still take part? Everybody knows who does."""
        return True

    def concerns(self, t: Table, seat: int) -> bool:
        """Does the open window concern this seat: is it attacked or targeted, or about to fall?

        It rests on what the seat knows. Whoever passes "until something happens to me" is asked then.
        """
        return True

    def holding(self, t: Table, seat: int) -> set[str]:
        """The numbers of the cards the seat could play in the open window if it had them, by what everybody knows."""
        return set()

    def window(self, t: Table) -> bool:
        """Has one seat priority, in sight of all: is it asked whether to answer something, and may pass?

        Windows that nobody may see who is asked in are told by their prompt, which is secret.
        """
        return False

    def idle(self, t: Table, seat: int) -> bool:
        """Can the seat only pass in the open window? Among bots, it is passed for."""
        return False

    def decided(self, t: Table) -> bool:
        """Is the winner certain, whatever is still asked? Then nobody is asked, and the game goes on to its end."""
        return False

    def own(self, t: Table, seat: int) -> bool:
        """Is the open window about something this seat has just played itself? Everybody sees that."""
        return False

    def veiled(self, t: Table) -> bool:
        """Does the open question depend on faces the others cannot see? Then a quick answer would tell."""
        pick = picking(t)
        return pick is not None and pick.veiled

    def cards(self) -> list[CardInfo]:
        return []

    def seen_cards(self, view: Any) -> Iterator[str]:
        """The numbers of all faces in sight in a view of this game; some come more than once."""
        return iter(())

    def began(self, t: Table) -> int | None:
        """Who went first, where the other of two may go first in the next game."""
        return None

    def marks(self, step: int, entries: Sequence[Entry]) -> list[Mark]:
        """What in these entries of one step is worth a mark on the timeline."""
        found: list[Mark] = []
        for kind, seat, _, _, _, more in entries:
            if kind in self.marked:
                mark, at = self.marked[kind]
                who = seat if seat >= 0 else cast(int, more[0]) if more else 0
                found.append(Mark(step, mark, who, 0 if at is None else cast(int, more[at])))
        return found


def desk(game: str) -> Desk:
    return games.find(game).desk()
