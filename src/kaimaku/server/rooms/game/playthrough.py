"""A game rebuilt from its log, from the beginning or a checkpoint."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import takewhile
from typing import NamedTuple

import structlog

from kaimaku.games.desk import Desk, Viewer
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.table import Table
from kaimaku.lessons.coach import Coach, Progress
from kaimaku.lessons.shipped import lesson
from kaimaku.speech.spoken import Langs

from ...limits.cpu_limit import TooLong
from ...store import LogRow
from ..seating.beginnings import open_table
from .game_log import Header, Log, Move, read
from .journals import Journals
from .pace import together
from .packed_table import pack_table, unpack_table
from .take_backs import TakeBacks, revealed

log = structlog.get_logger("kaimaku.rooms")
EVERY = 30  # decisions from one mark to the next


class Playthrough:
    """After all `steps`: the table after the decisions that stand. If one of them fails, as it was before that one."""

    def __init__(
        self,
        desk: Desk,
        header: Header,
        rows: Sequence[LogRow],
        audience: Mapping[Viewer, Langs],
        remember: bool = False,
        *,
        alone: bool = False,
        former: Playthrough | None = None,
        at: Collection[int] | None = None,
    ) -> None:
        """`remember`: keep the whole journal as it was written. `alone`: one person plays, among bots. `former`: the
        same game before; its marks are used where they lead to the same. `at`: where to set marks, if not as usual.
        """
        self.fault: Exception | None = None
        self.history: list[Entry] | None = [] if remember else None
        self._alone = alone
        self._desk = desk
        self.header = header
        self._audience = audience
        self._at = at
        if former is not None:
            self.log = Log(rows, former.take_backs.seats)
            if former.journals.tells(audience) and self._resume(former, self.log.moves):
                return
        self._begin()
        self.log = Log(rows, self.table.seats)

    @classmethod
    def standing(
        cls,
        desk: Desk,
        header: Header,
        checkpoints: Checkpoints,
        journals: Journals,
        history: list[Entry] | None,
    ) -> Playthrough:
        """A game as it is at the last of these marks, only to be gone on from: it has no table."""
        found: Playthrough = object.__new__(cls)
        mark = checkpoints.kept[-1]
        found.fault, found.history = None, history
        found._desk, found.header, found._audience, found._at = desk, header, journals.words, None
        found.take_backs, found.journals, found.checkpoints = mark.take_backs, journals, checkpoints
        return found

    @property
    def taken(self) -> int:
        """How many decisions stand."""
        return len(self.checkpoints.moves)

    def steps(self) -> Iterator[None]:
        """Play it, one decision after the other."""
        moves = self.log.moves
        while self.taken < len(moves):
            try:
                move = moves[self.taken]
                last = self.taken == len(moves) - 1 or self.checkpoints.next_is_due
                entries, _ = self.take(move, read(move.what), last)
                self.journals.tell(self.table, entries)
                self.mark()
            except TooLong:
                raise
            except Exception as fault:
                self.fault = self.fault or fault
                moves = moves[: self.taken]
                self._begin()
            yield

    def played(self) -> Playthrough:
        """All of it at once."""
        for _ in self.steps():
            pass
        return self

    def mark(self) -> bool:
        """Set a mark here, if it is time for one."""
        if not self.checkpoints.due or self.journals.fault is not None:
            return False
        try:
            table, told = pack_table(self.table), self.journals.remembered()
        except Exception as error:  # the game goes on without it
            log.warning("no checkpoint", error=f"{type(error).__name__}: {error}")
            return False
        history = 0 if self.history is None else len(self.history)
        progress = None if self.coach is None else self.coach.progress
        take_backs, lines = deepcopy(self.take_backs), self.journals.n
        self.checkpoints.add(Checkpoint(self.taken, table, take_backs, told, lines, history, progress))
        return True

    def join(self, other: Playthrough) -> None:
        """The same game, told to somebody else, with marks at the same moments as far as it could be told."""
        self.journals.join(other.journals)
        for checkpoint, told in zip(self.checkpoints.kept, other.checkpoints.kept, strict=False):
            checkpoint.memories.update(told.memories)

    def _begin(self) -> None:
        self.table = t = open_table(self._desk, self.header)
        if self.history is not None:
            self.history = list(t.journal or [])
        self.journals = Journals(self._desk, self._audience, t, elsewhere="position" in self.header.setup)
        self.take_backs = TakeBacks(t.seats, self._alone, self.journals.n)
        self.coach = self._new_coach()
        self.checkpoints = Checkpoints(self._at)

    def _new_coach(self) -> Coach | None:
        found = lesson(self._desk.game.name, self.header.scenario) if self.header.scenario else None
        return None if found is None else Coach(found)

    def _resume(self, former: Playthrough, moves: Sequence[Move]) -> bool:
        """Go on from the last mark of a former course that leads to these moves."""
        checkpoints = former.checkpoints.before(moves)
        if checkpoints is None or not self._audience.keys() <= checkpoints.kept[-1].memories.keys():
            return False
        checkpoint = checkpoints.kept[-1]
        try:
            self.table = unpack_table(self._desk, checkpoint.table)
            self.journals = former.journals.back(self._desk, checkpoint.lines, checkpoint.memories)
        except Exception as error:  # whatever is wrong with it, the log is right
            log.warning("checkpoint not used", error=f"{type(error).__name__}: {error}")
            return False
        self.checkpoints = checkpoints
        self.table.journal = []
        self.take_backs = deepcopy(checkpoint.take_backs)
        self.coach = self._new_coach()
        if self.coach is not None and checkpoint.progress is not None:
            self.coach.progress = checkpoint.progress
        if self.history is not None:
            self.history = (former.history or [])[: checkpoint.history]
        return True

    def take(self, move: Move, options: Sequence[Option], last: bool = True) -> tuple[list[Entry], bool]:
        """Take a decision. Gives what is journalled about it, and whether several were asked together.

        `last`: it may be the last one for a while, and so the one that is taken back.

        An exception leaves the table unusable.
        """
        t = self.table
        before, draws = bytes(t.known), t.draws
        joint, first = together(t) and not move.aside, not t.answers
        idle = idle_pass(self._desk, t, move.seat)
        if self.coach is not None:
            self.coach.decides(t, move.seat, options)
        for option in options:
            self._desk.game.decide(t, move.seat, option)
        entries, t.journal = t.journal or [], []
        if self.coach is not None:
            self.coach.happened(t, entries)
        if self.history is not None:
            self.history += entries
        clean = last and t.draws == draws and not revealed(before, t.known, entries)  # no chance used, nothing shown
        self.take_backs.decided(move.seat, self.taken, clean, joint, first, idle, len(entries))
        self.checkpoints.moves.append(move)
        return entries, joint


def idle_pass(desk: Desk, t: Table, seat: int) -> bool:
    """Has a seat priority without anything to do with it?"""
    return bool(t.asked) and desk.window(t) and desk.idle(t, seat)


class Checkpoint(NamedTuple):
    taken: int  # decisions before it
    table: bytes  # packed
    take_backs: TakeBacks
    memories: dict[Viewer, bytes]  # of the narrators
    lines: int  # of the journal
    history: int  # entries of it
    progress: Progress | None = None  # of the coach, in a lesson


class Checkpoints:
    """`moves`: all decisions that stand, in order."""

    def __init__(self, at: Collection[int] | None = None) -> None:
        """`at`: set them exactly there."""
        self.moves: list[Move] = []
        self.kept: list[Checkpoint] = []
        self._at = at

    @classmethod
    def of(cls, moves: list[Move], mark: Checkpoint) -> Checkpoints:
        """One mark, after these decisions."""
        found = cls()
        found.moves, found.kept = moves, [mark]
        return found

    def passed(self, taken: int) -> bool:
        """Is there a mark after more decisions than these?"""
        return bool(self.kept) and self.kept[-1].taken > taken

    @property
    def due(self) -> bool:
        return self._due(len(self.moves))

    @property
    def next_is_due(self) -> bool:
        """Is it time for a mark after the next decision?"""
        return self._due(len(self.moves) + 1)

    def _due(self, taken: int) -> bool:
        if self._at is not None:
            return taken in self._at
        return taken - (self.kept[-1].taken if self.kept else 0) >= EVERY

    def add(self, checkpoint: Checkpoint) -> None:
        """The newest are close together, older ones ever further apart: seldom does anybody go back far."""
        self.kept.append(checkpoint)
        if self._at is not None:
            return
        self.kept = [old for old in self.kept if _near(old.taken // EVERY, checkpoint.taken // EVERY)]

    def before(self, moves: Sequence[Move]) -> Checkpoints | None:
        """As they were at the last mark that led to these moves; None if none did."""
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(self.moves, moves, strict=False)))
        kept = [checkpoint for checkpoint in self.kept if checkpoint.taken <= same]
        if not kept:
            return None
        found = Checkpoints()
        found.moves = self.moves[: kept[-1].taken]
        found.kept = kept
        return found


def _near(number: int, newest: int) -> bool:
    """Is it one of the last two marks, or not further back than twice the power of two that divides its number?"""
    age = newest - number
    return age < 2 or age <= 2 * (number & -number)
