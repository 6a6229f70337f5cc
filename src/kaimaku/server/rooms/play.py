"""Play: the present game of a room. The table, and everything that is counted about it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kaimaku.kernel.decisions import CONCEDE, Option
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.table import Result, Table

from ..desks.desk import Desk
from ..wire.play import Question
from ..wire.room import RoomOptions
from .clock import Clock
from .course import Course, idle_pass, untouched
from .game_log import Ending, Header, Move, read, write
from .pace import Held, Pace, together
from .stories import Stories


class Play:
    """The table of a course, and what rooms know about it."""

    __slots__ = (
        "answered",
        "changes",
        "clock",
        "course",
        "desk",
        "due",
        "ending",
        "fault",
        "header",
        "held",
        "history",
        "id",
        "leaves",
        "moves",
        "n",
        "pace",
        "rows",
        "said",
        "serial",
        "substitutes",
        "table",
        "take_backs",
        "undos",
    )

    def __init__(self, id: str, header: Header, desk: Desk, course: Course, options: RoomOptions) -> None:
        log = course.log
        self.id = id
        self.header = header
        self.desk = desk
        self.course = course
        self.fault = course.fault
        self.table = course.table
        self.n = course.stories.n  # lines of the journal
        self.rows = log.rows
        self.moves = course.taken  # decisions that stand
        self.answered = log.answered
        self.undos = log.undos
        self.leaves = log.leaves
        self.substitutes = log.substitutes
        self.ending = log.ending
        self.take_backs = course.take_backs
        self.clock = Clock(options.clock, self.table.seats, float(options.away))
        for seat, milliseconds in log.charged:
            self.clock.charge(seat, milliseconds)
        self.pace = Pace()
        self.changes = 0  # of answers that are stored before they count
        self.serial = 0  # grows with every decision: what was thought about before is void then
        self.due = log.due
        self.history = course.history
        self.held: dict[int, Held] = {}
        for seat, (number, what) in log.held.items():
            if number == self.asked(seat) and together(self.table):
                self.held[seat] = Held(read(what), None, 0, 0.0)
        self.purge()
        self.said: dict[int, tuple[int, object]] = {}  # each seat's last answer, as it was sent

    @property
    def stories(self) -> Stories:
        return self.course.stories

    @property
    def result(self) -> Result | None:
        return ended(self.ending, self.table) if self.ending is not None else self.table.result

    def asked(self, seat: int) -> int:
        """The number of the question a seat is asked, or will be asked next. It only ever grows."""
        return self.answered[seat] + self.undos + 1

    def question(self, seat: int, words: bool, now: float) -> Question:
        made = self.desk.question(self.table, seat, self.asked(seat), words)
        if self.pace.floor or self.pace.limit or self.due:
            made = msgspec.structs.replace(made, floor=self.pace.floor, window=self.pace.left(now), by=self.due)
        return made

    def decide(self, seat: int, options: Sequence[Option], aside: bool = False) -> list[Entry]:
        """Take a decision, or do something besides. An exception leaves the table unusable."""
        t = self.table
        before, draws = bytes(t.known), t.draws
        joint, first = together(t) and not aside, not t.answers
        idle = idle_pass(self.desk, t, seat)
        for option in options:
            self.desk.game.decide(t, seat, option)
        entries, t.journal = t.journal or [], []
        self.take_backs.decided(seat, self.moves, untouched(t, before, draws, entries), joint, first, idle)
        self.course.marks.moves.append(Move(seat, write(options), aside))
        self.moves += 1
        self.rows += 1
        self.serial += 1
        self.changes = 0
        self.n += len(entries)
        if self.history is not None:
            self.history += entries
        if not aside:
            self.answered[seat] += 1
            self.held.pop(seat, None)
        elif options[0] == CONCEDE:
            self.held.clear()
        if self.held and not joint:
            self.purge()
        return entries

    def purge(self) -> None:
        """Answers to what is not asked any more are void."""
        game, t = self.desk.game, self.table
        self.held = {
            seat: held
            for seat, held in self.held.items()
            if seat in t.asked and held.options[0] in game.options(t, seat)
        }


def ended(ending: Ending, t: Table) -> Result:
    """What it comes to when the room ends a game."""
    if ending.kind == "draw":
        return Result((), "room:draw")
    if ending.kind == "claim":
        return Result((ending.by,), "room:claim")
    return Result(tuple(s for s in range(t.seats) if s != ending.seat), "room:time")
