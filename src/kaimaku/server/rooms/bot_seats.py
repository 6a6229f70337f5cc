"""BotSeats: seats that bots play, for good or for somebody who is away. They decide through the same door as people."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from kaimaku.kernel.decisions import NO, Option

from .bots import best_bot
from .failures import cancelled
from .pace import Held, passing
from .play import Play
from .thinking import Thought, thought

if TYPE_CHECKING:
    from .room import Room


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
        """Every bot is asked, even if it has nothing to choose: else the time that takes would tell."""
        room = self._room
        options = play.desk.game.options(play.table, seat)[:]
        asked = self._thought(play, seat, name)
        room.holds += 1
        room.house.spawn(self._answer(play, play.serial, seat, options, asked, room.bot_of(seat)))

    def _thought(self, play: Play, seat: int, name: str) -> Thought | None:
        """What the bot is sent; None, with an incident, if that cannot be made."""
        rng = self._room.house.rng
        try:
            return thought(play.desk.game, play.table, seat, name, rng, play.header.scenario, play.history)
        except Exception as error:
            self._failed(error, play, name)
            return None

    async def _answer(
        self, play: Play, serial: int, seat: int, options: Sequence[Option], asked: Thought | None, sitting: str
    ) -> None:
        """Decide, unless anything was decided in the meantime, or somebody else sits there now."""
        room, house = self._room, self._room.house

        async def decide() -> None:
            if room.play is play and play.serial == serial and room.running and room.bot_of(seat) == sitting:
                await self._decide(play, seat, option, aside=option not in options)

        try:
            began = house.time.now()
            option = least(options) if asked is None else await self._think(play, asked)
            await house.sleep(play.pace.bot_wait(began, house.settings.bot_pause, house.time.now()))
            await room.failures.carry_out(decide)
        finally:
            room.holds -= 1

    async def _decide(self, play: Play, seat: int, option: Option, aside: bool) -> None:
        room, now = self._room, self._room.house.time.now()
        if aside or not play.pace.together:
            await room.decide(seat, [option], None, 0, now, aside=aside)
        elif seat not in play.held:
            await room.windows.keep(play, seat, Held([option], None, 0, now, silent=True))

    async def _think(self, play: Play, asked: Thought) -> Option:
        """One of the options, whatever becomes of the bot."""
        house, began = self._room.house, self._room.house.time.now()
        try:
            option = await house.bots.think(asked)
            if option in asked.options or option in asked.asides:
                house.hooks.thought(asked.bot, house.time.now() - began)
                return option
            raise LookupError("the bot's answer is not among the options")
        except asyncio.CancelledError as error:
            if cancelled():
                raise
            self._failed(error, play, asked.bot)
        except Exception as error:
            self._failed(error, play, asked.bot)
        return least(asked.options)

    def _failed(self, error: BaseException, play: Play, bot: str) -> None:
        hooks = self._room.house.hooks
        hooks.incident(error, "bot", room=self._room.code, game=play.id, bot=bot)
        hooks.fell_back(bot)


def least(options: Sequence[Option]) -> Option:
    """What does least: pass, enough, no; where none of these can be said, the last option."""
    return passing(options) or (NO if NO in options else options[-1])
