"""Windows: questions that several seats are asked at once. Answers are kept until all are there, and count together.

Nobody is told that somebody else has answered, or who was asked at all: until a window closes, the others hear nothing.

Priority is a window of one seat, and everybody sees whose: whether it is asked rests on public facts. Where two people
play, no answer to it counts before a short time that is the same for all, whoever is asked has the time of a window,
and nobody is passed for because of what their hand holds, in these windows or in any. A person among bots who can only
pass is passed for at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaimaku.kernel.decisions import PASS

from .game_log import write
from .pace import Held, passing
from .play import Play
from .standing import standing_pass

if TYPE_CHECKING:
    from .room import Room

CHANGES = 200  # of mind about one question: a log does not grow for ever because somebody cannot decide


class Windows:
    __slots__ = ("_room",)

    def __init__(self, room: Room) -> None:
        self._room = room

    def open(self, play: Play) -> None:
        """A question is put to several: those who pass beforehand have answered; then time runs."""
        for seat in play.table.asked:
            self.stand(play, seat)
        serial, pace, now = play.serial, play.pace, self._room.house.time.now()
        waits = self._room.waits
        waits.then(pace.wait(now), lambda: self._look(play, serial))
        if pace.limit:
            waits.then(pace.put + pace.limit - now, lambda: self._over(play, serial, pace.put))

    def offer(self, play: Play) -> None:
        """A seat has priority: it passes if it has asked for that, and by itself when its time is over."""
        room, pace, now = self._room, play.pace, self._room.house.time.now()
        seat, serial = play.table.asked[0], play.serial
        if room.bot_of(seat) or seat in play.held:
            return
        option = standing_pass(play, seat, room.seats[seat])
        if option is not None:
            room.waits.hold(play, seat, Held([option], None, 0, now, silent=True), max(0.0, pace.wait(now)))
        elif pace.limit:
            room.waits.then(pace.put + pace.limit - now, lambda: self._too_late(play, serial, pace.put))

    async def _too_late(self, play: Play, serial: int, put: float) -> None:
        """No answer is a pass."""
        room = self._room
        if not self._open(play, serial) or play.pace.put != put:
            return
        seat = play.table.asked[0]
        if not room.presence.anybody:
            play.pace.lapsed = True
        elif seat not in play.held and not room.bot_of(seat):
            now = room.house.time.now()
            await room.decide(seat, (PASS,), None, play.clock.stop(seat, now), now)

    def stand(self, play: Play, seat: int) -> None:
        """Pass for a seat that has asked for it."""
        room = self._room
        if seat in play.held or room.bot_of(seat):
            return
        option = standing_pass(play, seat, room.seats[seat])
        if option is not None:
            play.held[seat] = Held([option], None, 0, room.house.time.now(), silent=True)

    async def keep(self, play: Play, seat: int, held: Held) -> None:
        """An answer has come. In slow games it must survive whatever happens until the others have answered."""
        room = self._room
        if play.due and not held.silent:
            await self._store(play, seat, f"~hold {play.asked(seat)} {write(held.options)}")
        play.held[seat] = held
        if not held.silent:
            room.telling.asked(play, [seat])
        await self.close(play)

    async def take_back(self, play: Play, seat: int) -> None:
        """A seat wants to think again."""
        held = play.held[seat]
        if play.due and not held.silent:
            await self._store(play, seat, f"~hold {play.asked(seat)}")
        del play.held[seat]
        self._room.telling.asked(play, [seat])

    async def _store(self, play: Play, seat: int, what: str) -> None:
        play.changes += 1
        await self._room.keeper.control(seat, what)

    async def close(self, play: Play) -> None:
        """If all have answered and it has been open long enough: what they chose happens."""
        room, t = self._room, play.table
        if play.pace.wait(room.house.time.now()) > 0 or not self._complete(play):
            return
        answers = {seat: play.held[seat] for seat in t.asked}
        rest = {seat: held for seat, held in answers.items() if len(held.options) > 1}
        for seat, held in rest.items():
            answers[seat] = Held(held.options[:1], held.said, held.charged, held.received, held.silent)
        await room.take(answers, rest)

    def _complete(self, play: Play) -> bool:
        """Is every answer there? Among people no window waits for a bot, which would tell that it has a choice."""
        room, game = self._room, play.desk.game
        late = [seat for seat in play.table.asked if seat not in play.held]
        if late and not (play.pace.floor and all(room.bot_of(seat) for seat in late)):
            return False
        passes = {seat: passing(game.options(play.table, seat)) for seat in late}
        for seat, option in passes.items():
            if option is None:
                return False
            play.held[seat] = Held([option], None, 0, room.house.time.now(), silent=True)
            room.house.hooks.fell_back(room.bot_of(seat))
        return True

    async def _look(self, play: Play, serial: int) -> None:
        if self._open(play, serial):
            await self.close(play)

    async def _over(self, play: Play, serial: int, put: float) -> None:
        """Whoever has not answered in time passes; where nobody can pass, a bot answers."""
        room = self._room
        if not self._open(play, serial) or play.pace.put != put:
            return
        if not room.presence.anybody:
            play.pace.lapsed = True
            return
        await self.lapse(play)

    async def lapse(self, play: Play) -> None:
        """The time of everybody who has not answered is over."""
        room, now = self._room, self._room.house.time.now()
        for seat in play.table.asked:
            if seat in play.held or room.bot_of(seat):
                continue
            option = passing(play.desk.game.options(play.table, seat))
            if option is not None:
                play.held[seat] = Held([option], None, 0, now, silent=True)
            else:
                room.bot_seats.stand_in(play, seat)
        await self.close(play)

    def _open(self, play: Play, serial: int) -> bool:
        """Is it still the same question?"""
        room = self._room
        return room.play is play and play.serial == serial and room.running
