"""LiveGame: the present game of a room, with its table and counters."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kaimaku.games.desk import Desk, Viewer
from kaimaku.games.view_cache import ViewCache
from kaimaku.kernel.decisions import CONCEDE, Option
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.table import Result, Table
from kaimaku.lessons.lesson import LEARNER
from kaimaku.wire.common import Words
from kaimaku.wire.play import Coaching, Question
from kaimaku.wire.room import RoomOptions
from kaimaku.wire.views import View

from ...store import LogRow
from .clock import Clock
from .game_log import DUE, Ending, Header, move, read, write
from .journals import Journals
from .pace import Pace, PendingAnswer, together
from .playthrough import Playthrough

DAY = 86_400


class LiveGame:
    """The table of a playthrough, and what rooms know about it."""

    def __init__(self, id: str, header: Header, desk: Desk, playthrough: Playthrough, options: RoomOptions) -> None:
        log = playthrough.log
        self.id = id
        self.header = header
        self.desk = desk
        self.playthrough = playthrough
        self.fault = playthrough.fault
        self.n = playthrough.journals.n  # lines of the journal
        self.rows = log.rows
        self.answered = log.answered
        self.undos = log.undos
        self.leaves = log.leaves
        self.substitutes = log.substitutes
        self.ending = log.ending
        self.take_backs = playthrough.take_backs
        self.clock = Clock(options.clock, self.table.seats, float(options.away))
        for seat, milliseconds in log.charged:
            self.clock.charge(seat, milliseconds)
        self.pace = Pace()
        self.changes = 0  # of answers that are stored before they count
        self.serial = 0  # grows with every decision: what was thought about before is void then
        self._cache = ViewCache()
        self.due = log.due
        self.pending: dict[int, PendingAnswer] = {}
        for seat, (number, what) in log.pending.items():
            if number == self.question_number(seat) and together(self.table):
                self.pending[seat] = PendingAnswer(read(what), None, 0, 0.0)
        self.purge()
        self.said: dict[int, tuple[int, object]] = {}  # each seat's last answer, as it was sent

    @property
    def table(self) -> Table:
        return self.playthrough.table

    @property
    def journals(self) -> Journals:
        return self.playthrough.journals

    @property
    def moves(self) -> int:
        """How many decisions stand."""
        return self.playthrough.taken

    @property
    def result(self) -> Result | None:
        return ended(self.ending, self.table) if self.ending is not None else self.table.result

    def since(self, seat: int) -> set[int]:
        """Who has decided since the last decision of a seat, or together with it."""
        return {move.seat for move in self.playthrough.checkpoints.moves[self.take_backs.last[seat] :]} - {seat}

    def question_number(self, seat: int) -> int:
        """The number of the question a seat is asked, or will be asked next. It only ever grows."""
        return self.answered[seat] + self.undos + 1

    def question(self, seat: int, words: bool, now: float) -> Question:
        made = self.desk.question(self.table, seat, self.question_number(seat), words)
        if self.pace.floor or self.pace.limit or self.due:
            made = msgspec.structs.replace(made, floor=self.pace.floor, window=self.pace.left(now), by=self.due)
        return made

    def coaching(self, seat: Viewer) -> Coaching | None:
        """What the coach of a lesson says to this seat."""
        coach, t = self.playthrough.coach, self.table
        if coach is None or seat != LEARNER:
            return None
        asked = self.result is None and seat in t.asked
        return coach.coaching(t, self.desk.speech.listed(t, self.desk.game.options(t, seat)) if asked else [])

    def view(self, viewer: Viewer) -> View:
        if self.result is not None:
            return self.desk.final(self.table, viewer)
        self._cache.moment = self.serial
        return self.desk.seen(self.table, viewer, self._cache)

    def verdict(self, viewer: Viewer) -> Words | None:
        """How the game ended, told to a viewer; None: it goes on."""
        return None if self.result is None else self.desk.verdict(self.table, self.result, viewer)

    def decide(self, seat: int, options: Sequence[Option], aside: bool = False) -> list[Entry]:
        """Take a decision, or do something besides. An exception leaves the table unusable."""
        entries, joint = self.playthrough.take(move(seat, write(options), aside), options)
        self.rows += 1
        self.serial += 1
        self.changes = 0
        self.n += len(entries)
        if not aside:
            self.answered[seat] += 1
            self.pending.pop(seat, None)
        elif options[0] == CONCEDE:
            self.pending.clear()
        if self.pending and not joint:
            self.purge()
        return entries

    def await_answer(self, days: int, wall: float) -> LogRow:
        """In a slow game the open question has its own time from now on; the row that keeps it."""
        self.due = float(int(wall) + days * DAY)
        self.rows += 1
        return LogRow(self.rows - 1, 0, f"{DUE}{int(self.due)}", 0)

    def purge(self) -> None:
        """Answers to what is not asked any more are void."""
        game, t = self.desk.game, self.table
        self.pending = {
            seat: pending
            for seat, pending in self.pending.items()
            if seat in t.asked and pending.options[0] in game.options(t, seat)
        }


def ended(ending: Ending, t: Table) -> Result:
    """What it comes to when the room ends a game."""
    if ending.kind == "draw":
        return Result((), "room:draw")
    if ending.kind in ("round", "closed", "abandoned"):
        return Result((), f"room:{ending.kind}")
    if ending.kind == "claim":
        return Result((ending.by,), "room:claim")
    return Result(tuple(s for s in range(t.seats) if s != ending.seat), "room:time")
