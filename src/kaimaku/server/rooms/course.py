"""A game played through again from its log, with what is needed to go on from there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kaimaku.kernel.journal import Entry
from kaimaku.kernel.table import Table

from ..desks.desk import Desk, Viewer
from ..store import LogRow
from .game_log import Header, Log, read
from .pace import together
from .start import lay
from .stories import Stories
from .undo import TakeBacks, revealed


class Course:
    """The table after all decisions that stand. If one of them fails, as it was before that one."""

    __slots__ = ("fault", "history", "log", "n", "stories", "table", "take_backs", "taken")

    def __init__(
        self,
        desk: Desk,
        header: Header,
        rows: Sequence[LogRow],
        audience: Mapping[Viewer, bool],
        remember: bool = False,
    ) -> None:
        """`remember`: keep the whole journal as it was written."""
        self.fault: Exception | None = None
        self.history: list[Entry] | None = [] if remember else None
        self._play(desk, header, rows, audience, None)
        if self.fault is not None:
            self._play(desk, header, rows, audience, self.taken)

    def _play(
        self,
        desk: Desk,
        header: Header,
        rows: Sequence[LogRow],
        audience: Mapping[Viewer, bool],
        upto: int | None,
    ) -> None:
        self.table = t = lay(desk, header)
        self.log = Log(rows, t.seats)
        if self.history is not None:
            self.history = list(t.journal or [])
        self.stories = Stories(desk, audience, t, elsewhere="position" in header.setup)
        self.take_backs = TakeBacks(t.seats)
        moves = self.log.moves[:upto]
        self.taken = 0
        for move in moves:
            before, draws = bytes(t.known), t.draws
            joint, first = together(t) and not move.aside, not t.answers
            idle = idle_pass(desk, t, move.seat)
            try:
                for option in read(move.what):
                    desk.game.decide(t, move.seat, option)
            except Exception as fault:
                self.fault = fault
                return
            entries = t.journal or []
            if self.history is not None:
                self.history += entries
            self.stories.tell(t)
            clean = self.taken == len(moves) - 1 and untouched(t, before, draws, entries)
            self.take_backs.decided(move.seat, self.taken, clean, joint, first, idle)
            self.taken += 1


def untouched(t: Table, before: bytes, draws: int, entries: Sequence[Entry]) -> bool:
    """Has a decision shown nobody anything, and used no chance?"""
    return t.draws == draws and not revealed(before, t.known, entries)


def idle_pass(desk: Desk, t: Table, seat: int) -> bool:
    """Has a seat priority without anything to do with it?"""
    return bool(t.asked) and desk.window(t) and desk.idle(t, seat)
