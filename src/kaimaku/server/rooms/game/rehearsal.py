"""Rehearsal: at a table from outside, each step first runs in a worker process, and here only if it ended well.

A game that began at a position of somebody's file may be sound for many decisions and then never end, or take up all
memory. So each decision, with everything its room does about it, each opening and each explanation is carried out
beside the server, within limits. The event loop follows only where that was quick and went well.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from random import Random

from kaimaku.games.desk import BadHandle, Desk
from kaimaku.games.desk import desk as desk_of
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.table import Data, Table
from kaimaku.speech.spoken import BOTH
from kaimaku.usual import decks_for
from kaimaku.wire.play import Because

from ...limits.cpu_limit import TooLong, cpu_limit
from ...limits.metering import WHO
from ...playback.replay_jobs import show, viewers
from ...store import LogRow
from ...workers.pool import Lane
from ..bots.lineup import best_bot, remember
from ..bots.thinking import thought
from ..seating.beginnings import open_table
from .game_log import Header
from .live_game import LiveGame
from .pace import PendingAnswer
from .playthrough import Playthrough, idle_pass

STEP = 0.5  # seconds of work on one decision with all that belongs to it; known ones take a hundredth


class Unplayable(Exception):
    """What a rehearsal failed with, as it was written down there."""


class Rehearsals:
    """The side of the event loop: waits for the worker, for whoever pays."""

    def __init__(self, lane: Lane) -> None:
        self._lane = lane

    async def decision(self, live: LiveGame, answers: Mapping[int, PendingAnswer]) -> None:
        """Carry out what these seats have decided; an exception if the table must not."""
        decided = [(seat, list(pending.options)) for seat, pending in answers.items()]
        await self._lane.do(WHO.get(), rehearse_decision, live.desk.game.name, live.table.to_data(), decided)

    async def opening(self, game: str, header: Header, rows: Sequence[LogRow]) -> None:
        """Play a stored game through, told to everybody who might come."""
        await self._lane.do(WHO.get(), rehearse_opening, game, header, list(rows))

    async def because(self, live: LiveGame, seat: int, thing: str, target: str) -> Because:
        """What a seat could do with a thing; BadHandle if it cannot see it."""
        game, table = live.desk.game.name, live.table.to_data()
        found = await self._lane.do(WHO.get(), explain, game, table, seat, thing, target)
        if found is None:
            raise BadHandle(thing)
        return found


# --- in the worker -------------------------------------------------------------------------------------------------


def rehearse_decision(game: str, data: Data, decided: Sequence[tuple[int, Sequence[Option]]]) -> None:
    desk = ready(game)
    with written_down(), cpu_limit(STEP):
        t: Table = desk.game.load(data)
        t.journal = []
        narrators = [desk.narrator(viewer, t) for viewer in viewers(t)]
        for seat, options in decided:
            idle_pass(desk, t, seat)
            for option in options:
                desk.game.decide(t, seat, option)
        for narrator in narrators:
            narrator.lines(t, t.journal, 1, words=True)
        _show(desk, t)


def rehearse_opening(game: str, header: Header, rows: Sequence[LogRow]) -> None:
    desk, remembered = ready(game), remember(game)
    with written_down():
        with cpu_limit(STEP):
            audience = dict.fromkeys(viewers(open_table(desk, header)), BOTH)
            playthrough = Playthrough(desk, header, rows, audience, remembered)
        steps, going = playthrough.steps(), True
        while going:
            with cpu_limit(STEP):
                going = next(steps, True) is None
        for fault in (playthrough.fault, playthrough.journals.fault):
            if isinstance(fault, TooLong | MemoryError):
                raise fault
        with cpu_limit(STEP):
            _show(desk, playthrough.table)


def explain(game: str, data: Data, seat: int, thing: str, target: str) -> Because | None:
    """None: the seat cannot see that thing."""
    desk = ready(game)
    with written_down(), cpu_limit(STEP):
        try:
            return desk.because(desk.game.load(data), seat, thing, target)
        except BadHandle:
            return None


@cache
def ready(game: str) -> Desk:
    """The desk of a game of which everything is loaded that is loaded once: that is no part of the work on a table."""
    desk = desk_of(game)
    t: Table = desk.game.new(decks_for(game, desk.game.seats[0]), 0)
    t.journal = []
    _show(desk, desk.game.load(t.to_data()))
    return desk


def _show(desk: Desk, t: Table) -> None:
    """Everything a room works out about an open question."""
    show(desk, t)
    if t.asked:
        desk.veiled(t)
        window = desk.window(t) or PROMPTS[t.prompt].secret
        for seat in t.asked:
            thought(desk.game, t, seat, best_bot(desk.game.name), Random(seat))
            if window:
                desk.idle(t, seat), desk.concerns(t, seat), desk.holding(t, seat)


@contextmanager
def written_down() -> Iterator[None]:
    """Exceptions of games need not survive the way to another process; what they tell does."""
    try:
        yield
    except (TooLong, MemoryError):
        raise
    except Exception as error:
        raise Unplayable("".join(traceback.format_exception(error))) from None
