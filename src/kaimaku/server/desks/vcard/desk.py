"""VCardDesk: VCard behind the border that rooms know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from kaimaku.games.vcard import GAME
from kaimaku.games.vcard.setup import PLACE
from kaimaku.games.vcard.table import ACTIVE, VCardTable, zone
from kaimaku.kernel.decisions import PASS, Option, options
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.table import Result, Table

from ...wire.common import Words
from ...wire.play import Because, Question
from ...wire.play import Option as WireOption
from ...wire.rest import CardInfo, Mark
from ...wire.vcard import VCardView
from ..desk import Narrator, Viewer
from .because import because
from .cards import cards
from .marks import marks
from .narrator import VCardNarrator
from .outcome import outcome
from .picking import picked
from .question import question
from .shown import pick_frame
from .standing import concerns, holding
from .view import in_window, view


def _vcard(t: Table) -> VCardTable:
    assert isinstance(t, VCardTable)
    return t


class VCardDesk:
    game: Game[Any] = GAME

    def view(self, t: Table, viewer: Viewer, *, all_seeing: bool = False) -> VCardView:
        return view(_vcard(t), viewer, all_seeing)

    def narrator(self, viewer: Viewer, t: Table | None = None, *, all_seeing: bool = False) -> Narrator:
        return cast(Narrator, VCardNarrator(viewer, all_seeing))

    def question(self, t: Table, seat: int, asked: int, words: bool) -> Question:
        return question(_vcard(t), seat, asked, words)

    def picked(self, t: Table, seat: int, things: Sequence[str]) -> list[Option]:
        return picked(_vcard(t), seat, things)

    def because(self, t: Table, seat: int, thing: str, target: str) -> Because:
        return because(_vcard(t), seat, thing, target)

    def asides(self, t: Table, seat: int, words: bool) -> list[WireOption]:
        return []

    def playing(self, t: Table, seat: int) -> bool:
        return True

    def concerns(self, t: Table, seat: int) -> bool:
        return concerns(_vcard(t), seat)

    def holding(self, t: Table, seat: int) -> set[str]:
        return holding(_vcard(t), seat)

    def window(self, t: Table) -> bool:
        return in_window(_vcard(t))

    def idle(self, t: Table, seat: int) -> bool:
        return options(t, seat) == [PASS]

    def veiled(self, t: Table) -> bool:
        """How many PL8 are still in hand, and whether a search finds anything, only the asked seat knows."""
        board = _vcard(t)
        if not t.asked:
            return False
        if t.prompt == PLACE.number:
            return bool(zone(board, t.asked[0], ACTIVE))
        f = pick_frame(board)
        return f is not None and bool(f.num(6))

    def outcome(self, result: Result) -> Words:
        return outcome(result)

    def cards(self) -> list[CardInfo]:
        return cards()

    def marks(self, step: int, entries: Sequence[Entry]) -> list[Mark]:
        return marks(step, entries)
