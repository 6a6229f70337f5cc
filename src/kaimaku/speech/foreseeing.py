"""What an option would do, in words: a game reads the facts off a trial, everything else is the same for all.

A game says how a question is let go by, and what the difference between two tables means to a seat. A game that says
neither foresees nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from kaimaku.foresight import Trial, foresee
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.table import Table
from kaimaku.wire.common import Words
from kaimaku.wire.play import Fact, Foresight

from .chances import NOW, told, told_of_rolls

T = TypeVar("T", bound=Table)

REST = Words("The rest depends on chance or hidden cards.", "その後は運や見えないカードしだいです。")
WIN = Words("You win the game", "あなたの勝ち")
LOSE = Words("You lose the game", "あなたの負け")
DRAWN = Words("The game ends in a draw", "引き分け")


class Foreseeing(Generic[T]):
    unless: ClassVar[Words] = Words("If nobody responds", "誰も応じなければ")
    untold: ClassVar[frozenset[str]] = frozenset({"pass"})  # after which others go on: that is not what it does

    def passing(self, t: T, asked: int, seat: int) -> Option | None:
        """How the seat that is asked lets a question go by, in a trial for `seat`; None: it has to choose."""
        return None

    def facts(self, trial: Trial[T], seat: int) -> list[Fact]:
        """What the seat would see happen, the most important first; NOW and CARDS_NOW stand for the number after it."""
        return []

    def foresight(self, game: Game[Any], t: T, seat: int, answer: Sequence[Option]) -> Foresight | None:
        """None if nothing that matters is certain."""
        if answer[0][0] in self.untold:
            return None
        found = foresee(game, t, seat, answer, lambda t, asked: self.passing(t, asked, seat))
        if found is None:
            return None
        trials = [branch.trial for branch in found.branches] or [found.certain]
        if found.branches:
            facts = told_of_rolls({path: self._all(trial, seat) for path, trial in found.branches})
        else:
            facts = told(self._all(found.certain, seat))
        if not facts:
            return None
        unless = self.unless if any(trial.passed for trial in trials) else None
        return Foresight(facts, unless=unless, rest=REST if any(trial.open for trial in trials) else None)

    def _all(self, trial: Trial[T], seat: int) -> list[Fact]:
        return [*self._result(trial, seat), *self.facts(trial, seat)]

    def _result(self, trial: Trial[T], seat: int) -> list[Fact]:
        result = trial.after.result
        if result is None:
            return []
        won = seat in result.winners
        return [Fact("win" if won else "lose", WIN if won else LOSE if result.winners else DRAWN)]


def change(before: int) -> Words:
    """A number before and after, on a badge."""
    return Words(f"{before} → {NOW}", f"{before} → {NOW}")


def more(n: int) -> Words:
    """What a number gains or loses, on a badge."""
    return Words(f"{n:+d}", f"{n:+d}")
