"""Hints: what the strongest bot would do at a question and what comes of it, worked out in other processes.

A hint depends on what the seat knows and on public numbers alone: the bot is sent a table dealt anew, by random numbers
that come from the count of lines in the journal. In a puzzle the hint is its solution, and how it stands is told.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from kaimaku.bots.reason import JUDGED
from kaimaku.games.desk import Desk
from kaimaku.kernel.decisions import Option
from kaimaku.puzzles.judging import Moves, judge
from kaimaku.puzzles.puzzle import puzzle, puzzle_files
from kaimaku.wire.play import Hinted, PuzzleStanding

from ...content.scenarios import declare
from ...errors.api_error import ApiError
from ...limits.metering import WHO
from ...workers.pool import Lane
from ..bots.lineup import best_bot
from ..bots.pool import Bots
from ..bots.thinking import Thought, thought
from .foresights import Foresights
from .game_log import read
from .live_game import LiveGame
from .rehearsal import ready

MOST_FACTS = 3  # reasons that are told


class Hints:
    """The side of the event loop."""

    def __init__(self, bots: Bots, foresights: Foresights, lane: Lane) -> None:
        self._bots = bots
        self._foresights = foresights
        self._lane = lane

    def of(self, live: LiveGame, seat: int) -> Coroutine[Any, Any, Hinted]:
        """Of the table as it is now, whatever it is when it is done."""
        number = live.question_number(seat)
        if live.header.scenario in puzzle_files(live.desk.game.name):
            moves = [(move.seat, read(move.what)) for move in live.playthrough.checkpoints.moves]
            return self._puzzle(live, seat, number, moves)
        if live.result is not None or seat not in live.table.asked:
            return _nothing(number)
        return self._best(live, seat, number, hint_thought(live, seat))

    async def _best(self, live: LiveGame, seat: int, number: int, task: Thought) -> Hinted:
        serial = live.serial
        option = await self._bots.think(task)
        if serial != live.serial or option not in task.options:
            return Hinted(number)
        foreseen = await self._foresights.of(live, seat, [(task.options.index(option), (option,))])
        why = [fact.words for each in foreseen for fact in each.facts][:MOST_FACTS]
        if serial != live.serial:
            return Hinted(number)
        words = live.desk.speech.option_words(live.table, seat, option)
        return Hinted(number, task.options.index(option), words, why or [JUDGED])

    async def _puzzle(self, live: LiveGame, seat: int, number: int, moves: Moves) -> Hinted:
        desk, scenario, serial = live.desk, live.header.scenario, live.serial
        try:
            standing, option = await self._lane.do(WHO.get(), judged, desk.game.name, scenario, moves)
        except ApiError:
            return Hinted(number)  # there is too much to do
        if serial != live.serial or option is None or seat not in live.table.asked:
            return Hinted(number, puzzle=standing)
        options = desk.game.options(live.table, seat)
        at = options.index(option) if option in options else None
        return Hinted(number, at, desk.speech.option_words(live.table, seat, option), puzzle=standing)


async def _nothing(number: int) -> Hinted:
    return Hinted(number)


def hint_thought(live: LiveGame, seat: int) -> Thought:
    """What the bot is sent: made of what the seat knows, and of nothing but public numbers besides."""
    game, rng = live.desk.game, Random(f"{seat}:{live.n}")
    name = best_bot(game.name)
    return thought(game, live.table, seat, name, rng, live.header.scenario, live.playthrough.history)


async def tell(hint: Coroutine[Any, Any, Hinted], reply: Callable[[Hinted], None]) -> None:
    """Whoever asks is always answered, if only that there is no hint."""
    found = Hinted(0)
    try:
        found = await hint
    finally:
        reply(found)


# --- in the worker -------------------------------------------------------------------------------------------------


def judged(game: str, scenario: str, moves: Moves) -> tuple[PuzzleStanding, Option | None]:
    found = puzzle(game, scenario)
    assert found is not None
    desk: Desk = ready(game)
    declare(game, scenario)
    return judge(found, desk, moves)
