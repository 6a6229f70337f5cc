"""BotSeats: seats that bots play, for good or for somebody who is away. They decide through the same door as people."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from kaimaku.kernel.decisions import Option

from ..store import StoreError
from .play import Play
from .thinking import Thought, thought

if TYPE_CHECKING:
    from .room import Room

log = structlog.get_logger("kaimaku.rooms")


class BotSeats:
    __slots__ = ("_room",)

    def __init__(self, room: Room) -> None:
        self._room = room

    def call(self, play: Play) -> None:
        """Ask the bots that are to decide; each gets a table on which only its own seat's knowledge is true."""
        room = self._room
        for seat in play.table.asked:
            name = room.bot_of(seat)
            if name:
                asked = thought(play.desk.game, play.table, seat, name, room.house.rng, play.header.scenario)
                room.holds += 1
                room.house.spawn(self._answer(play, play.rows, asked))

    async def _answer(self, play: Play, rows: int, asked: Thought) -> None:
        """Decide, unless anything has been stored in the meantime: then the bot was asked again."""
        room, house = self._room, self._room.house
        try:
            began = house.time.now()
            option = await self._think(play, asked)
            house.hooks.thought(asked.bot, house.time.now() - began)
            pause = house.settings.bot_pause if room.telling.viewers else 0.0
            await house.sleep(play.pace.bot_wait(began, pause, house.time.now()))
            async with room.lock:
                await room.keeper.make_sure()
                if room.play is play and play.rows == rows and room.running:
                    await room.decide(asked.seat, [option], None, 0, house.time.now())
        except StoreError as error:
            log.warning("not stored", room=room.code, error=type(error).__name__)
        finally:
            room.holds -= 1

    async def _think(self, play: Play, asked: Thought) -> Option:
        """One of the options, whatever becomes of the bot."""
        try:
            option = await self._room.house.bots.think(asked)
            if option in asked.options:
                return option
            raise LookupError("the bot's answer is not among the options")
        except Exception as error:
            self._room.house.hooks.incident(error, "bot", room=self._room.code, game=play.id, bot=asked.bot)
            return asked.options[0]
