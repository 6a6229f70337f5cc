"""HocgDesk: the hololive OCG behind the border that rooms know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from kaimaku.games.hocg import GAME
from kaimaku.games.hocg.setup import REDRAW, SET_CENTER
from kaimaku.games.hocg.table import HoloTable
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.picks import PICK
from kaimaku.kernel.table import Result, Table

from ...wire.common import Words
from ...wire.hocg import HocgView
from ...wire.play import Because, Question
from ...wire.play import Option as WireOption
from ...wire.rest import CardInfo, Mark
from ..desk import Narrator, Viewer
from .because import because
from .cards import cards
from .marks import marks
from .narrator import HocgNarrator
from .outcome import outcome
from .picking import picked
from .question import question
from .view import view

VEILED_PROMPTS = frozenset({REDRAW.number, SET_CENTER.number})


def _holo(t: Table) -> HoloTable:
    assert isinstance(t, HoloTable)
    return t


class HocgDesk:
    game: Game[Any] = GAME

    def view(self, t: Table, viewer: Viewer, *, all_seeing: bool = False) -> HocgView:
        return view(_holo(t), viewer, all_seeing)

    def narrator(self, viewer: Viewer, t: Table | None = None, *, all_seeing: bool = False) -> Narrator:
        return cast(Narrator, HocgNarrator(viewer, None if t is None else _holo(t), all_seeing))

    def question(self, t: Table, seat: int, asked: int, words: bool) -> Question:
        return question(_holo(t), seat, asked, words)

    def picked(self, t: Table, seat: int, things: Sequence[str]) -> list[Option]:
        return picked(_holo(t), seat, things)

    def because(self, t: Table, seat: int, thing: str, target: str) -> Because:
        return because(_holo(t), seat, thing, target)

    def asides(self, t: Table, seat: int, words: bool) -> list[WireOption]:
        return []

    def playing(self, t: Table, seat: int) -> bool:
        return True

    def concerns(self, t: Table, seat: int) -> bool:
        return True

    def holding(self, t: Table, seat: int) -> set[str]:
        return set()

    def window(self, t: Table) -> bool:
        return False

    def idle(self, t: Table, seat: int) -> bool:
        return False

    def veiled(self, t: Table) -> bool:
        """A hand without a Debut must be redrawn, and a search may find nothing: only the asked seat knows."""
        if not t.asked:
            return False
        f = t.frames[-1]
        return t.prompt in VEILED_PROMPTS or (f.prog == PICK and bool(f.num(6)))

    def outcome(self, result: Result) -> Words:
        return outcome(result)

    def cards(self) -> list[CardInfo]:
        return cards()

    def marks(self, step: int, entries: Sequence[Entry]) -> list[Mark]:
        return marks(step, entries)
