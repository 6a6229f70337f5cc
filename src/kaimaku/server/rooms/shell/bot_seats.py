"""BotSeats: seats that bots play, for good or for a player who is away."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from kaimaku.kernel.decisions import NO, Option

from ...limits.metering import PAUSE
from ..bots.thinking import Thought, thought
from ..core.decisions import bot_answered
from ..game.live_game import LiveGame
from ..game.pace import passing
from .runner import cancelled

if TYPE_CHECKING:
    from .room import Room

LATE = 2.0  # seconds a bot waits at most because the server has done much for whoever it plays with


class BotSeats:
    __slots__ = ("_room",)

    def __init__(self, room: Room) -> None:
        self._room = room

    def ask(self, live: LiveGame, seat: int, name: str) -> None:
        """Every bot is asked, even if it has nothing to choose: else the time that takes would tell."""
        room = self._room
        options = live.desk.game.options(live.table, seat)[:]
        coach = live.playthrough.coach
        arranged = None if coach is None else coach.move(live.table, seat)
        task = self._thought(live, seat, name) if arranged is None else None
        room.holds += 1
        answer = self._answer(live, live.serial, seat, options, task, room.state.bot_of(seat), arranged)
        room.services.spawn(answer)

    def _thought(self, live: LiveGame, seat: int, name: str) -> Thought | None:
        """What the bot is sent; None, with an incident, if that cannot be made."""
        rng = self._room.services.rng
        try:
            return thought(live.desk.game, live.table, seat, name, rng, live.header.scenario, live.playthrough.history)
        except Exception as error:
            self._failed(error, live, name)
            return None

    async def _answer(
        self,
        live: LiveGame,
        serial: int,
        seat: int,
        options: Sequence[Option],
        task: Thought | None,
        sitting: str,
        arranged: Option | None,
    ) -> None:
        """The bot's answer, when it is there and its time has come. `arranged`: what it does in a lesson."""
        room, services = self._room, self._room.services
        try:
            began = services.time.now()
            option = arranged or (least(options) if task is None else await self._think(live, task))
            await services.sleep(live.pace.bot_wait(began, services.time.now()))
            await services.sleep(min(PAUSE.get()(), LATE))
            aside = option not in options
            await room.runner.carry_out(lambda: bot_answered(room.state, live, serial, seat, sitting, option, aside))
        finally:
            room.holds -= 1

    async def _think(self, live: LiveGame, task: Thought) -> Option:
        """One of the options, whatever becomes of the bot."""
        services, began = self._room.services, self._room.services.time.now()
        try:
            option = await services.bots.think(task)
            if option in task.options or option in task.asides:
                services.monitor.thought(task.bot, services.time.now() - began)
                return option
            raise LookupError("the bot's answer is not among the options")
        except asyncio.CancelledError as error:
            if cancelled():
                raise
            self._failed(error, live, task.bot)
        except Exception as error:
            self._failed(error, live, task.bot)
        return least(task.options)

    def _failed(self, error: BaseException, live: LiveGame, bot: str) -> None:
        monitor = self._room.services.monitor
        monitor.incident(error, "bot", room=self._room.code, game=live.id, bot=bot)
        monitor.fell_back(bot)


def least(options: Sequence[Option]) -> Option:
    """What does least: pass, enough, no; where none of these can be said, the last option."""
    return passing(options) or (NO if NO in options else options[-1])
