"""Warm: what takes seconds to work out for the first time, little by little, so that tables are played meanwhile."""

from __future__ import annotations

import asyncio

from kaimaku.judge.scenario.shipped import shipped

from ..wire.common import GameName
from .cards import card_list
from .games import game_list
from .rules import rule_list
from .scenarios import scenario_info


class Warm:
    """Each game once, when somebody first asks for it; everybody else waits for the same work."""

    def __init__(self) -> None:
        self._games: dict[GameName, asyncio.Task[None]] = {}
        self._list: asyncio.Task[object] | None = None

    async def of(self, game: GameName) -> None:
        """Cards, rules and scenarios of a game can be had at once from now on."""
        task = self._games.get(game)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._games[game] = asyncio.get_running_loop().create_task(_work(game))
        await asyncio.shield(task)

    async def games(self) -> None:
        """The list of games, too."""
        if self._list is None:
            self._list = asyncio.get_running_loop().create_task(asyncio.to_thread(game_list))
        await asyncio.shield(self._list)


async def _work(game: GameName) -> None:
    for id in await asyncio.to_thread(shipped, game):
        scenario_info(game, id)
        await asyncio.sleep(0)
    card_list(game)
    await asyncio.sleep(0)
    rule_list(game)
