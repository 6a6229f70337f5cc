"""A lesson played without a server: seat 0 follows the coach, avoids what it says, or plays at random."""

from __future__ import annotations

from random import Random
from typing import Literal

from kaimaku import games
from kaimaku.games.desk import desk
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.table import Table
from kaimaku.lessons.coach import Coach
from kaimaku.lessons.lesson import LEARNER, Lesson
from kaimaku.wire.play import Coaching

How = Literal["as told", "otherwise", "at random"]
MOST = 3000  # decisions


class LessonGame:
    def __init__(self, lesson: Lesson, how: How, seed: int = 0) -> None:
        self.lesson, self.how, self.rng = lesson, how, Random(seed)
        self.game = games.game(lesson.game)
        self.speech = desk(lesson.game).speech
        self.table: Table = lesson.stage().table
        self.table.thorough = False
        self.table.journal = []
        self.coach = Coach(lesson)
        self.log: list[tuple[int, Option]] = []
        self.said: list[Coaching] = []  # whenever the player was asked

    def to_the_end(self) -> Coaching:
        t = self.table
        while t.result is None:
            assert len(self.log) < MOST, "the game goes on for ever"
            seat = t.asked[0]
            self.decide(seat, self.answer() if seat == LEARNER else self.bot(seat))
        return self.coach.coaching(t, [])

    def answer(self) -> Option:
        options = self.game.options(self.table, LEARNER)
        listed = self.speech.listed(self.table, options)
        told = self.coach.coaching(self.table, listed)
        self.said.append(told)
        good = [listed[i] for i in told.options]
        if self.how == "as told":
            return good[0] if good else _least(options)
        others = [option for option in options if option not in good]
        return self.rng.choice(others or options if self.how == "otherwise" else options)

    def bot(self, seat: int) -> Option:
        options = self.game.options(self.table, seat)
        found = self.coach.move(self.table, seat)
        assert found is None or found in options
        return found or self.rng.choice(options)

    def decide(self, seat: int, option: Option) -> None:
        t = self.table
        self.coach.decides(t, seat, [option])
        self.game.decide(t, seat, option)
        entries, t.journal = t.journal or [], []
        self.coach.happened(t, entries)
        self.log.append((seat, option))


def _least(options: list[Option]) -> Option:
    return next((option for option in options if option[0] in ("pass", "done", "no")), options[0])
