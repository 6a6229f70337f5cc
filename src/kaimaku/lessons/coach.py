"""Coach: what is said to the player of a lesson, worked out from the table and the decisions that led to it.

It goes along with a game, decision by decision, and keeps nothing but its `progress`, which is a plain value. At any
moment it speaks of the first step that isn't done and can be done now, so whatever the player does, it has something
to say and never waits for what cannot happen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kaimaku.judge.scenario.expecting import differences
from kaimaku.judge.scenario.journal import fits
from kaimaku.judge.scenario.values import Misspoken
from kaimaku.kernel.decisions import NO, PASS, Option
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.table import Table
from kaimaku.wire.common import Words
from kaimaku.wire.play import Coaching, CoachPage

from .lesson import LEARNER, Lesson, Page, Reaction, Step
from .words import ALL_TRIED, FINE, FREE, GO_ON, WATCH


@dataclass(frozen=True)
class Progress:
    done: frozenset[int] = frozenset()  # steps
    told: frozenset[int] = frozenset()  # steps about what has happened since the player's last decision
    said: tuple[Words, ...] = ()  # about the player's last decision
    moved: frozenset[tuple[int, str, int]] = frozenset()  # arranged moves that were taken


class Coach:
    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.progress = Progress()
        self._stage = lesson.stage()

    # --- what happens -------------------------------------------------------------------------------------------------

    def decides(self, t: Table, seat: int, options: Sequence[Option]) -> None:
        """A seat is about to decide this."""
        self._at(t)
        if seat == LEARNER:
            self._learner_decides(options)
        elif (found := self._arranged(seat, options)) is not None:
            self.progress = replace(
                self.progress, moved=self.progress.moved | {(t.turn, self._stage.seats[seat], found)}
            )

    def happened(self, t: Table, entries: Sequence[Entry]) -> None:
        """What was journalled about the decision."""
        self._at(t)
        p, words = self.progress, self._stage.words
        open_steps = [(i, step) for i, step in enumerate(self.lesson.steps) if i not in p.done]
        news = [i for i, step in open_steps if any(fits(words, e, x, None) for x in step.after for e in entries)]
        if news:
            self.progress = replace(p, told=p.told | {*news})

    def move(self, t: Table, seat: int) -> Option | None:
        """What a bot does now, if that is arranged; in a turn for which something is, nothing else but what it must."""
        self._at(t)
        if (t.turn, self._stage.seats[seat]) not in self.lesson.moves:
            return None
        options = self._stage.options(seat)
        for text in self._open_moves(seat).values():
            if found := self._matching(seat, (text,), options):
                return found[0]
        return next((option for option in (PASS, ENOUGH, NO) if option in options), options[0])

    def _learner_decides(self, options: Sequence[Option]) -> None:
        p, steps = self.progress, self.lesson.steps
        now = self._current()
        ready = [i for i, step in enumerate(steps) if i not in p.done and step.acts and self._ready(step)]
        matched = {i for i in ready if any(self._matching(LEARNER, steps[i].acts, [option]) for option in options)}
        said = [then for i in sorted(matched) if (then := steps[i].then) is not None][:1]
        if now is not None and now not in matched:
            said = self._reaction([*steps[now].instead, *self.lesson.reactions], options) or said
        told = {i for i in p.told if self._holds(steps[i])}
        self.progress = replace(p, done=p.done | told | matched, told=p.told - told, said=tuple(said))

    def _reaction(self, reactions: Sequence[Reaction], options: Sequence[Option]) -> list[Words]:
        for reaction in reactions:
            if any(self._matching(LEARNER, reaction.acts, [option]) for option in options):
                return [reaction.words]
        return [FINE] if self._stage.resting() else []

    # --- what is said -------------------------------------------------------------------------------------------------

    def coaching(self, t: Table, listed: Sequence[Option]) -> Coaching:
        """All the coach says now. `listed`: the options as they are sent to the player."""
        self._at(t)
        p, steps = self.progress, self.lesson.steps
        over, asked = t.result is not None, t.result is None and LEARNER in t.asked
        now = self._current()
        step = None if now is None or over else steps[now]
        pages = [Page(words) for words in p.said]
        told = [i for i in sorted(p.told) if self._holds(steps[i])]
        pages += [page for i in told for page in steps[i].pages]
        done = p.done | {*told} if over else p.done
        if t.result is not None:
            pages.append(Page(self.lesson.won if LEARNER in t.result.winners else self.lesson.lost))
        if step is not None:
            pages += step.pages
        leaving = [o for o in (PASS, ENOUGH) if asked and o in listed and not self._stage.resting()]
        if step is None and not over and (leaving or not pages):
            tried = len(p.done) == len(steps)
            pages.append(Page(GO_ON if leaving else ALL_TRIED if tried else FREE if asked else WATCH))
        counting = self._matching(LEARNER, step.acts, list(listed)) if step else leaving
        return Coaching(
            lesson=self.lesson.id,
            title=self.lesson.title,
            done=len(done),
            steps=len(steps),
            topic=None if step is None else step.topic,
            pages=[CoachPage(page.words, self._pointed(page)) for page in pages],
            options=[listed.index(option) for option in dict.fromkeys(counting)],
            left=[steps[i].topic for i in range(len(steps)) if i not in done] if over else [],
            over=over,
        )

    def _pointed(self, page: Page) -> list[str]:
        return [name for term in page.point for name in self._stage.pointed(LEARNER, term)]

    def _current(self) -> int | None:
        """The first step that isn't done and can be done now."""
        steps, done = self.lesson.steps, self.progress.done
        return next((i for i, s in enumerate(steps) if i not in done and s.acts and self._ready(s)), None)

    def _ready(self, step: Step) -> bool:
        t = self._stage.table
        if t.result is not None or LEARNER not in t.asked or not self._holds(step):
            return False
        return bool(self._matching(LEARNER, step.acts, self._stage.all_options(LEARNER)))

    # --- at the table -------------------------------------------------------------------------------------------------

    def _at(self, t: Table) -> None:
        self._stage.table = self._stage.words.table = t
        self._stage.words.remember()

    def _holds(self, step: Step) -> bool:
        return step.when is None or not differences(self._stage, step.when)

    def _matching(self, seat: int, acts: Sequence[str], options: list[Option]) -> list[Option]:
        """Those of the options that any of these acts means here."""
        found: list[Option] = []
        for act in acts:
            try:
                found += self._stage.among(seat, act, options)
            except Misspoken:  # nothing of that name is on the table any more
                continue
        return found

    def _open_moves(self, seat: int) -> dict[int, str]:
        turn, name = self._stage.table.turn, self._stage.seats[seat]
        moves = self.lesson.moves.get((turn, name), ())
        return {i: text for i, text in enumerate(moves) if (turn, name, i) not in self.progress.moved}

    def _arranged(self, seat: int, options: Sequence[Option]) -> int | None:
        """The arranged move that this decision is."""
        moves = self._open_moves(seat).items()
        return next((i for i, text in moves if self._matching(seat, (text,), list(options))), None)
