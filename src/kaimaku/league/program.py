"""A program that plays a seat: started for one game, asked line by line, ended with it.

It runs with the rights of whoever runs the league, so only programs one trusts belong in it.
"""

from __future__ import annotations

import shlex
import subprocess
import time
from pathlib import Path
from queue import Empty, Queue
from random import Random
from threading import Thread
from typing import IO

import msgspec

from kaimaku.games.desk import desk
from kaimaku.kernel.decisions import CONCEDE, Option, asides
from kaimaku.kernel.game import Game
from kaimaku.kernel.table import Table
from kaimaku.wire.common import Words

from .messages import DECODER, ENCODER, Answer, Ask, Begin, Over

LONGEST = 100_000  # characters of an answer
GRACE = 2.0  # seconds to leave after the last line
STDERR = 200  # characters of what a program said last


class Failed(Exception):
    """A program has lost by itself: `how` is crash, illegal or timeout."""

    def __init__(self, how: str, why: str) -> None:
        super().__init__(why)
        self.how = how


class Program:
    """One seat of one game."""

    def __init__(self, command: str, game: Game[Table], seat: int, seats: int, seconds: float, log: Path) -> None:
        self.seat = seat
        self.seconds = seconds
        self.desk = desk(game.name)
        self.game = game
        self.narrator = self.desk.narrator(seat)
        self.asked = 0
        self.read = 0
        self.log = log
        self._lines: Queue[str | None] = Queue()
        log.parent.mkdir(parents=True, exist_ok=True)
        self._stderr = log.open("wb")
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._stderr,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError) as error:
            self._stderr.close()
            raise Failed("crash", f"it can't be started: {error}") from None
        assert self._process.stdout is not None
        self._listener = Thread(target=self._listen, args=(self._process.stdout,), daemon=True)
        self._listener.start()
        self._write(Begin(game.name, seat, seats, seconds=seconds))

    def answer(self, t: Table, rng: Random) -> Option:
        """Its answer to the open question; Failed if there is none, or if it is none of the options."""
        self.asked += 1
        entries = t.journal or []
        lines = self.narrator.lines(t, entries[self.read :], self.read + 1, False)
        self.read = len(entries)
        question = self.desk.question(t, self.seat, self.asked, False)
        aside = self.desk.asides(t, self.seat, False)
        self._write(Ask(question, self.desk.view(t, self.seat), lines, aside))
        answer = self._answered(time.monotonic() + self.seconds)
        if answer.asked != self.asked:
            raise Failed("illegal", f"it answered question {answer.asked} instead of {self.asked}")
        if answer.aside is not None:
            besides = [option for option in asides(t, self.seat) if option != CONCEDE]
            return self._chosen(besides, answer.aside, "asides")
        return self._chosen(self.game.options(t, self.seat), answer.option, "options")

    def _chosen(self, options: list[Option], index: int, what: str) -> Option:
        if index >= len(options):
            raise Failed("illegal", f"it chose {index} of {len(options)} {what}")
        return options[index]

    def _answered(self, until: float) -> Answer:
        try:
            line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            raise Failed("timeout", f"no answer within {self.seconds:g} seconds") from None
        if line is None:
            raise self._crashed()
        try:
            return DECODER.decode(line)
        except msgspec.MsgspecError as error:
            raise Failed("illegal", f"{line.strip()[:60]!r} is no answer: {error}") from None

    def over(self, winners: list[int], why: Words) -> None:
        try:
            self._write(Over(winners, why))
        except Failed:
            return  # the game is over: whoever has left early has lost nothing by it

    def close(self) -> None:
        process = self._process
        try:
            if process.stdin is not None:
                process.stdin.close()
        except OSError:
            pass
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._listener.join(GRACE)
        if process.stdout is not None and not self._listener.is_alive():  # a child of it may still hold the pipe
            process.stdout.close()
        self._stderr.close()
        if not self.log.stat().st_size:
            self.log.unlink()

    def _write(self, message: Begin | Ask | Over) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(ENCODER.encode(message).decode() + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self._crashed() from None

    def _crashed(self) -> Failed:
        try:
            code = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return Failed("crash", "it closed its output")
        self._stderr.flush()
        said = self.log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        last = f": {said[-1][:STDERR]}" if said else ""
        return Failed("crash", f"it ended with exit code {code}{last}")

    def _listen(self, stdout: IO[str]) -> None:
        """Reading waits in a thread of its own, so that an answer can be waited for with a limit."""
        try:
            while line := stdout.readline(LONGEST):
                if line.strip():
                    self._lines.put(line)
        except (OSError, ValueError):
            pass
        self._lines.put(None)
