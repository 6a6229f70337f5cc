"""Waits: everything in a room that happens because time passes. Clocks, countdowns, held answers, windows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from .pace import MOMENT, Company, Held
from .play import Play
from .timing import Timer

if TYPE_CHECKING:
    from .room import Room


class Waits:
    __slots__ = ("_room", "_timer")

    def __init__(self, room: Room) -> None:
        self._room = room
        self._timer: Timer | None = None

    def put(self, new: bool = True, same: bool = False) -> None:
        """A question is put: start what runs from now on. `new`: more than the question may have changed; `same`: the
        question has not.
        """
        room, play = self._room, self._room.play
        if play is None:
            return
        if room.running:
            if not same:
                self._time(play)
            self._open(play)
            room.bot_seats.call(play)
        if new or play.clock.ticks or play.due:
            self.sync()

    def _time(self, play: Play) -> None:
        room = self._room
        house, options, playing = room.house, room.record.options, len(room.people)
        gone = sum(not room.out(seat) for seat in room.humans - room.people)
        company = Company(playing + gone, playing, bool(room.telling.of(None)))
        play.pace.ask(play.desk, play.table, house.settings, options, company, house.time.now())

    def _open(self, play: Play) -> None:
        """What is asked of several, or in a window of one."""
        if play.pace.together:
            self._room.windows.open(play)
        elif play.pace.window:
            self._room.windows.offer(play)

    def resume(self) -> None:
        """Somebody is here again: a window that had run out while nobody was is open for its full time."""
        play = self._room.play
        if play is not None and self._room.running and play.pace.lapsed:
            self._time(play)
            self._open(play)

    def sync(self) -> None:
        """Clocks and countdowns run for whom they should, given who is here and who is asked.

        Before an answer may count no clock runs: one that stopped then would tell that the answer is there.
        """
        room, play, now = self._room, self._room.play, self._room.house.time.now()
        counting = room.running and not room.record.options.slow
        room.presence.seat(room.people if counting else frozenset(), now, room.company)
        if play is not None and play.clock.ticks:
            play.clock.pause(now)
            if room.running and room.presence.anybody and not play.pace.together and not play.pace.wait(now):
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
            await room.failures.carry_out(do)
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
        if play.clock.ticks and not play.pace.together and (floor := play.pace.wait(now)):
            waits.append(floor)
        if play.due:
            waits.append(max(0.0, play.due - room.house.time.wall()))
        if waits:
            self._timer = room.house.time.later(max(MOMENT, min(waits)), self._ring)

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
            await room.out_of_time(out, play.clock.stop(out, now))
            return
        for seat in room.presence.lost(now):
            await room.take_over(seat)
        if play.due and play.due <= room.house.time.wall():
            await self._overdue(play)
            return
        self.sync()
        room.telling.room()

    async def _overdue(self, play: Play) -> None:
        """A slow game does not wait for ever: a bot answers, and keeps the seat where the table lets it."""
        room = self._room
        late = [s for s in play.table.asked if s not in play.held and not room.bot_of(s)]
        if room.takeover:
            for seat in late:
                await room.take_over(seat)
        elif play.pace.together:
            await room.windows.lapse(play)
        else:
            for seat in late:
                room.bot_seats.stand_in(play, seat)
