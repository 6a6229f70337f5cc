"""Foresights: what the options of a question would do, worked out in a worker process and told to whoever asked.

The room goes on meanwhile: nothing waits for it, so nobody can tell from the time anything takes that it was asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from msgspec.structs import replace

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.table import Data
from kaimaku.wire.play import Foreseen, Foresight

from ...content.scenarios import declare
from ...errors.api_error import ApiError
from ...limits.cpu_limit import TooLong, cpu_limit
from ...limits.metering import WHO
from ...workers.pool import Lane
from .game_log import Header
from .live_game import LiveGame
from .rehearsal import Unplayable, ready, written_down

Answers = Sequence[tuple[int | None, Sequence[Option]]]
ALL = 0.5  # seconds of work on one request; forty options take about twenty milliseconds


class Foresights:
    """The side of the event loop."""

    def __init__(self, lane: Lane) -> None:
        self._lane = lane

    def of(self, live: LiveGame, seat: int, answers: Answers) -> Coroutine[Any, Any, list[Foresight]]:
        """Of the table as it is now, whatever it is when they are done."""
        table = live.table.to_data() if answers and live.desk.foreseeing is not None else None
        return self._of(live.desk.game.name, live.header, table, seat, answers)

    async def _of(self, game: str, header: Header, table: Data | None, seat: int, answers: Answers) -> list[Foresight]:
        if table is None:
            return []
        try:
            return await self._lane.do(WHO.get(), foresights, game, header.scenario, table, seat, answers)
        except ApiError:
            return []  # there is too much to do
        except Unplayable:
            if not header.foreign:
                raise
            return []


async def tell(asked: int, foresights: Coroutine[Any, Any, list[Foresight]], reply: Callable[[Foreseen], None]) -> None:
    """Whoever asks is always answered, if only that nothing is certain."""
    found: list[Foresight] = []
    try:
        found = await foresights
    finally:
        reply(Foreseen(asked, found))


# --- in the worker -------------------------------------------------------------------------------------------------


def foresights(game: str, scenario: str, data: Data, seat: int, answers: Answers) -> list[Foresight]:
    """Those of which something is certain; as many as there is time for. `scenario`: whose cards it is played with."""
    desk = ready(game)
    if scenario:
        declare(game, scenario)
    found: list[Foresight] = []
    try:
        with written_down(), cpu_limit(ALL):
            t = desk.game.load(data)
            for number, answer in answers:
                told = desk.foresight(t, seat, answer)
                if told is not None:
                    found.append(replace(told, option=number))
    except TooLong:
        pass
    return found
