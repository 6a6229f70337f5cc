"""DanmakuDesk: Danmaku!! behind the border that rooms know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from kaimaku.games.danmaku import GAME
from kaimaku.games.danmaku.asides import may_reveal
from kaimaku.games.danmaku.table import DanmakuTable, active, at_zero
from kaimaku.kernel.decisions import PASS, Option, options
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.table import Result, Table

from ...wire.common import Words
from ...wire.danmaku import DanmakuView
from ...wire.play import Because, Question
from ...wire.play import Option as WireOption
from ...wire.rest import CardInfo, Mark
from ..desk import Narrator, Viewer
from .because import because
from .cards import cards
from .marks import marks
from .narrator import DanmakuNarrator
from .outcome import outcome
from .picking import picked
from .question import question, wire_asides
from .shown import pick_frame
from .standing import concerns, holding
from .view import view


def _danmaku(t: Table) -> DanmakuTable:
    assert isinstance(t, DanmakuTable)
    return t


class DanmakuDesk:
    game: Game[Any] = GAME

    def view(self, t: Table, viewer: Viewer, *, all_seeing: bool = False) -> DanmakuView:
        return view(_danmaku(t), viewer, all_seeing)

    def narrator(self, viewer: Viewer, t: Table | None = None, *, all_seeing: bool = False) -> Narrator:
        return cast(Narrator, DanmakuNarrator(viewer, None if t is None else _danmaku(t), all_seeing))

    def question(self, t: Table, seat: int, asked: int, words: bool) -> Question:
        return question(_danmaku(t), seat, asked, words)

    def picked(self, t: Table, seat: int, things: Sequence[str]) -> list[Option]:
        return picked(_danmaku(t), seat, things)

    def because(self, t: Table, seat: int, thing: str, target: str) -> Because:
        return because(_danmaku(t), seat, thing, target)

    def asides(self, t: Table, seat: int, words: bool) -> list[WireOption]:
        return wire_asides(_danmaku(t), seat, words)

    def playing(self, t: Table, seat: int) -> bool:
        return active(_danmaku(t), seat) and not _danmaku(t).left >> seat & 1

    def concerns(self, t: Table, seat: int) -> bool:
        return concerns(_danmaku(t), seat)

    def holding(self, t: Table, seat: int) -> set[str]:
        return holding(_danmaku(t), seat)

    def window(self, t: Table) -> bool:
        return False

    def idle(self, t: Table, seat: int) -> bool:
        """Whoever can save herself from defeat by revealing has more to do than pass."""
        return options(t, seat) == [PASS] and not (seat in at_zero(_danmaku(t)) and may_reveal(_danmaku(t), seat))

    def veiled(self, t: Table) -> bool:
        """Whether there is a Danmaku card to discard is known to its player alone."""
        f = pick_frame(_danmaku(t))
        return f is not None and bool(f.num(6))

    def outcome(self, result: Result) -> Words:
        return outcome(result)

    def cards(self) -> list[CardInfo]:
        return cards()

    def marks(self, step: int, entries: Sequence[Entry]) -> list[Mark]:
        return marks(step, entries)
