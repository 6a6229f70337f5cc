"""A game played through from its log, from the beginning or a mark, with what is needed to go on from there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import deepcopy

from kaimaku.kernel.journal import Entry
from kaimaku.kernel.table import Table

from ..cpu_limit import TooLong
from ..desks.desk import Desk, Viewer
from ..store import LogRow
from .game_log import Header, Log, Move, read
from .marks import Mark, Marks
from .pace import together
from .start import lay
from .stories import Stories
from .undo import TakeBacks, revealed


class Course:
    """After all `steps`: the table after the decisions that stand. If one of them fails, as it was before that one."""

    __slots__ = (
        "_alone",
        "_at",
        "_audience",
        "_desk",
        "_header",
        "fault",
        "history",
        "log",
        "marks",
        "stories",
        "table",
        "take_backs",
    )

    def __init__(
        self,
        desk: Desk,
        header: Header,
        rows: Sequence[LogRow],
        audience: Mapping[Viewer, bool],
        remember: bool = False,
        *,
        alone: bool = False,
        former: Course | None = None,
        at: Collection[int] | None = None,
    ) -> None:
        """`remember`: keep the whole journal as it was written. `alone`: one person plays, among bots. `former`: the
        same game before; its marks are used where they lead to the same. `at`: where to set marks, if not as usual.
        """
        self.fault: Exception | None = None
        self.history: list[Entry] | None = [] if remember else None
        self._alone = alone
        self._desk = desk
        self._header = header
        self._audience = audience
        self._at = at
        if former is not None:
            self.log = Log(rows, former.table.seats)
            if former.stories.tells(audience) and self._resume(former, self.log.moves):
                return
        self._begin()
        self.log = Log(rows, self.table.seats)

    @property
    def taken(self) -> int:
        """How many decisions stand."""
        return len(self.marks.moves)

    def steps(self) -> Iterator[None]:
        """Play it, one decision after the other."""
        moves = self.log.moves
        while self.taken < len(moves):
            try:
                self._take(moves[self.taken], last=self.taken == len(moves) - 1)
            except TooLong:
                raise
            except Exception as fault:
                self.fault = self.fault or fault
                moves = moves[: self.taken]
                self._begin()
            yield

    def played(self) -> Course:
        """All of it at once."""
        for _ in self.steps():
            pass
        return self

    def mark(self) -> None:
        """Set a mark here, if it is time for one."""
        if self.marks.due and self.stories.fault is None:
            history = 0 if self.history is None else len(self.history)
            table, take_backs = self._desk.game.clone(self.table), deepcopy(self.take_backs)
            mark = Mark(self.taken, table, take_backs, self.stories.copied(), self.stories.n, history)
            self.marks.add(mark)

    def join(self, other: Course) -> None:
        """The same game, told to somebody else, with marks at the same moments as far as it could be told."""
        self.stories.join(other.stories)
        for mark, told in zip(self.marks.kept, other.marks.kept, strict=False):
            mark.narrators.update(told.narrators)

    def _begin(self) -> None:
        self.table = t = lay(self._desk, self._header)
        if self.history is not None:
            self.history = list(t.journal or [])
        self.stories = Stories(self._desk, self._audience, t, elsewhere="position" in self._header.setup)
        self.take_backs = TakeBacks(t.seats, self._alone)
        self.marks = Marks(self._at)

    def _resume(self, former: Course, moves: Sequence[Move]) -> bool:
        """Go on from the last mark of a former course that leads to these moves."""
        marks = former.marks.before(moves)
        if marks is None or not self._audience.keys() <= marks.kept[-1].narrators.keys():
            return False
        mark = marks.kept[-1]
        self.marks = marks
        self.table = self._desk.game.clone(mark.table)
        self.table.journal = []
        self.take_backs = deepcopy(mark.take_backs)
        self.stories = former.stories.back(mark.lines, mark.narrators)
        if self.history is not None:
            self.history = (former.history or [])[: mark.history]
        return True

    def _take(self, move: Move, last: bool) -> None:
        t = self.table
        before, draws = bytes(t.known), t.draws
        joint, first = together(t) and not move.aside, not t.answers
        idle = idle_pass(self._desk, t, move.seat)
        for option in read(move.what):
            self._desk.game.decide(t, move.seat, option)
        entries = t.journal or []
        if self.history is not None:
            self.history += entries
        self.stories.tell(t)
        clean = last and untouched(t, before, draws, entries)
        self.take_backs.decided(move.seat, self.taken, clean, joint, first, idle)
        self.marks.moves.append(move)
        self.mark()


def untouched(t: Table, before: bytes, draws: int, entries: Sequence[Entry]) -> bool:
    """Has a decision shown nobody anything, and used no chance?"""
    return t.draws == draws and not revealed(before, t.known, entries)


def idle_pass(desk: Desk, t: Table, seat: int) -> bool:
    """Has a seat priority without anything to do with it?"""
    return bool(t.asked) and desk.window(t) and desk.idle(t, seat)
