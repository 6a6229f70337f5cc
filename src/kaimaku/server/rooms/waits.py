"""Waits: everything in a room that happens because time passes. Clocks, countdowns, held answers, windows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import structlog

from kaimaku.kernel.decisions import PASS
from kaimaku.kernel.questions import ENOUGH

from ..store import StoreError
from .pace import Held
from .play import Play
from .timing import Timer

if TYPE_CHECKING:
    from .room import Room

log = structlog.get_logger("kaimaku.rooms")


class Waits:
    __slots__ = ("_room", "_timer")

    def __init__(self, room: Room) -> None:
        self._room = room
        self._timer: Timer | None = None

    def put(self, new: bool = True) -> None:
        """A question is put: start what runs from now on. `new`: more than the question may have changed."""
        room, play = self._room, self._room.play
        if play is None:
            return
        if room.running:
            play.pace.ask(play.desk, play.table, room.house.settings, room.house.time.now())
            room.bot_seats.call(play)
            if play.pace.window:
                rows = play.rows
                self.then(play.pace.window, lambda: self._close_window(play, rows))
        if new or play.clock.ticks:
            self.sync()

    def sync(self) -> None:
        """Clocks and countdowns run for whom they should, given who is here and who is asked."""
        room, play, now = self._room, self._room.play, self._room.house.time.now()
        room.presence.seat(room.people if room.running else frozenset(), now)
        if play is not None and play.clock.ticks:
            play.clock.pause(now)
            if room.running and room.presence.anybody and not play.pace.window:
                for seat in play.table.asked:
                    if room.asks(seat) and not room.bot_of(seat):
                        play.clock.start(seat, now, away=not room.presence.here(seat))
        self._arm()

    def hold(self, play: Play, seat: int, held: Held, wait: float) -> None:
        """Keep an answer until its time has come."""
        play.held[seat] = held
        self.sync()
        self.then(wait, lambda: self._release(play, seat, held))

    async def _release(self, play: Play, seat: int, held: Held) -> None:
        room = self._room
        if room.play is not play or play.held.get(seat) is not held or not room.running:
            return
        if held.options[0] in play.desk.game.options(play.table, seat):
            await room.decide(seat, held.options, held.said, held.charged, held.received)
        else:  # others have answered meanwhile, and the question is another one
            del play.held[seat]
            room.telling.asked(play, [seat])

    def then(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        """Do something later, under the lock; the room stays in memory for it."""
        self._room.holds += 1
        self._room.house.spawn(self._later(seconds, do))

    async def _later(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        room = self._room
        try:
            await room.house.sleep(seconds)
            async with room.lock:
                await room.keeper.make_sure()
                await do()
        except StoreError as error:
            log.warning("not stored", room=room.code, error=type(error).__name__)
        finally:
            room.holds -= 1

    # --- clocks and countdowns --------------------------------------------------------------------------------------

    def _arm(self) -> None:
        """Wake when the next clock or countdown is over."""
        self.disarm()
        room, play = self._room, self._room.play
        if play is None or not room.running:
            return
        now = room.house.time.now()
        waits = [wait for wait in (play.clock.next(now), room.presence.next(now)) if wait is not None]
        if waits:
            self._timer = room.house.time.later(min(waits), self._ring)

    def disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        self.then(0, self._look)

    async def _look(self) -> None:
        room, play = self._room, self._room.play
        if play is None or not room.running:
            return
        now = room.house.time.now()
        out = play.clock.out(now)
        if out is not None:
            await room.end(out, f"time {out}", play.clock.stop(out, now))
            return
        room.telling.room()
        self._arm()

    async def _close_window(self, play: Play, rows: int) -> None:
        """Whoever has not answered in a window passes."""
        room = self._room
        if room.play is not play or play.rows != rows or not room.running:
            return
        for seat in play.table.asked:
            options = play.desk.game.options(play.table, seat)
            passing = next((o for o in (PASS, ENOUGH) if o in options), None)
            if seat not in play.held and passing is not None:
                await room.decide(seat, [passing], None, 0, room.house.time.now())
                return
