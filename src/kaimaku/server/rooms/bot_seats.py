"""BotSeats: seats that bots play, for good or for somebody who is away. They decide through the same door as people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import structlog

from kaimaku.kernel.decisions import Option

from ..store import StoreError
from .bots import best_bot
from .pace import Held
from .play import Play
from .thinking import Thought, thought

if TYPE_CHECKING:
    from .room import Room

log = structlog.get_logger("kaimaku.rooms")


class BotSeats:
    __slots__ = ("_room",)

    def __init__(self, room: Room) -> None:
        self._room = room

    def call(self, play: Play, seats: Iterable[int] | None = None) -> None:
        """Ask the bots that are to decide; each gets a table on which only its own seat's knowledge is true."""
        room = self._room
        for seat in play.table.asked if seats is None else seats:
            name = room.bot_of(seat)
            if name and seat in play.table.asked and seat not in play.held:
                self._ask(play, seat, name)

    def stand_in(self, play: Play, seat: int) -> None:
        """A person's time for this one decision is over: the best bot takes it."""
        self._ask(play, seat, best_bot(self._room.game))

    def _ask(self, play: Play, seat: int, name: str) -> None:
        room = self._room
        if play.pace.together and len(options := play.desk.game.options(play.table, seat)) == 1:
            play.held[seat] = Held(options[:], None, 0, room.house.time.now(), silent=True)
            return
        asked = thought(play.desk.game, play.table, seat, name, room.house.rng, play.header.scenario, play.history)
        room.holds += 1
        room.house.spawn(self._answer(play, play.serial, asked, room.bot_of(seat)))

    async def _answer(self, play: Play, serial: int, asked: Thought, sitting: str) -> None:
        """Decide, unless anything was decided in the meantime, or somebody else sits there now."""
        room, house = self._room, self._room.house
        try:
            began = house.time.now()
            option = await self._think(play, asked)
            house.hooks.thought(asked.bot, house.time.now() - began)
            if not play.pace.together:
                pause = house.settings.bot_pause if room.telling.viewers else 0.0
                await house.sleep(play.pace.bot_wait(began, pause, house.time.now()))
            async with room.lock:
                await room.keeper.make_sure()
                if room.play is play and play.serial == serial and room.running and room.bot_of(asked.seat) == sitting:
                    await self._decide(play, asked, option)
        except StoreError as error:
            log.warning("not stored", room=room.code, error=type(error).__name__)
        finally:
            room.holds -= 1

    async def _decide(self, play: Play, asked: Thought, option: Option) -> None:
        room, now = self._room, self._room.house.time.now()
        if option not in asked.options:
            await room.decide(asked.seat, [option], None, 0, now, aside=True)
        elif not play.pace.together:
            await room.decide(asked.seat, [option], None, 0, now)
        elif asked.seat not in play.held:
            await room.windows.keep(play, asked.seat, Held([option], None, 0, now, silent=True))

    async def _think(self, play: Play, asked: Thought) -> Option:
        """One of the options, whatever becomes of the bot."""
        try:
            option = await self._room.house.bots.think(asked)
            if option in asked.options or option in asked.asides:
                return option
            raise LookupError("the bot's answer is not among the options")
        except Exception as error:
            self._room.house.hooks.incident(error, "bot", room=self._room.code, game=play.id, bot=asked.bot)
            return asked.options[-1]  # pass, no, enough: what does least
