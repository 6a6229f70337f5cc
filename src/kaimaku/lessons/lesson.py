"""Lesson: a position, arranged moves of the bots, and the steps a coach goes through with the player at seat 0."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kaimaku.judge.scenario.reading import Case, Scenario
from kaimaku.judge.scenario.running import prepare
from kaimaku.judge.scenario.stage import Stage
from kaimaku.wire.common import Words

LEARNER = 0  # the seat that is coached


@dataclass(frozen=True)
class Page:
    """One thing the coach says, and what it points at meanwhile, in the words of scenarios."""

    words: Words
    point: tuple[str, ...] = ()


@dataclass(frozen=True)
class Reaction:
    """What the coach says when the player does something else: any of these acts, in the words of steps."""

    acts: tuple[str, ...]
    words: Words


@dataclass(frozen=True)
class Step:
    """Something to do (`acts`), or something to tell once it has happened (`after`)."""

    topic: Words
    pages: tuple[Page, ...]
    acts: tuple[str, ...] = ()
    after: tuple[object, ...] = ()  # patterns of the journal
    when: Mapping[str, object] | None = None  # an expectation that must hold
    then: Words | None = None  # said when it is done
    instead: tuple[Reaction, ...] = ()
    line: int = 0


@dataclass(frozen=True)
class Lesson:
    id: str
    scenario: Scenario  # the position, as a scenario without steps
    about: Words
    minutes: int
    bot: str  # who plays where nothing is arranged; empty: the game's best
    steps: tuple[Step, ...]
    moves: Mapping[tuple[int, str], Sequence[str]]  # (turn, seat) → what a bot does in it
    reactions: tuple[Reaction, ...]
    won: Words
    lost: Words

    @property
    def game(self) -> str:
        return self.scenario.game

    @property
    def title(self) -> Words:
        return Words(self.scenario.title, self.scenario.title_ja)

    @property
    def case(self) -> Case:
        return self.scenario.cases[0]

    def stage(self) -> Stage:
        """A table of its own; what cannot be laid is a ScenarioError."""
        return prepare(self.scenario, self.case)
