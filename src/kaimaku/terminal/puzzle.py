"""A puzzle at the terminal: a game from its position that is judged after every decision."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from kaimaku import replays
from kaimaku.bots import bot
from kaimaku.games.desk import desk
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.refusals import Lang
from kaimaku.puzzles.goal import SOLVER
from kaimaku.puzzles.judging import judge
from kaimaku.puzzles.puzzle import Puzzle
from kaimaku.wire.play import PuzzleStanding

from .play import Session


class PuzzleSession(Session):
    def __init__(self, console: Console, puzzle: Puzzle, seed: int, lang: Lang, folder: Path) -> None:
        self.puzzle = puzzle
        replay = replays.from_position(puzzle.game, puzzle.stage().table, seed)
        super().__init__(console, replay, bot(puzzle.manifest.bots[0], puzzle.game), lang, folder)

    def run(self) -> None:
        """Play until it is solved, or the game is over. A line that misses the goal can be taken back."""
        task = self.puzzle.task
        self.console.print(Text(task.ja if self.lang == "ja" else task.en, style="bold"))
        self.tell("puzzle", acts=self.puzzle.acts)
        told = ""
        while True:
            standing, _ = self._judged()
            if standing.state != told and standing.state != "open":
                self._told(standing)
            told = standing.state
            if told == "solved" or self.table.result is not None:
                return
            self._decision()

    def _judged(self) -> tuple[PuzzleStanding, Option | None]:
        return judge(self.puzzle, desk(self.puzzle.game), [(seat, (option,)) for seat, option in self.replay.moves])

    def _told(self, standing: PuzzleStanding) -> None:
        self._print(self._news())
        self.console.print(Text(standing.words.ja if self.lang == "ja" else standing.words.en, style="bold"))
        for move in standing.line:
            who = "" if move.seat == SOLVER else f"P{move.seat + 1}: "
            self.console.print(Text(f"  {who}{self.side.plain(self.table, move.words, SOLVER, self.lang)}"))
        if standing.state == "missed" and self.table.result is None:
            self.tell("take_back")

    def hinted(self) -> Option | None:
        return self._judged()[1]
