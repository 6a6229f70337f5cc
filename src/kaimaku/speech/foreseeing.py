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
        """What the seat would see happen, the most important first."""
        return []

    def foresight(self, game: Game[Any], t: T, seat: int, answer: Sequence[Option]) -> Foresight | None:
        """None if nothing that matters is certain."""
        if answer[0][0] in self.untold:
            return None
        trial = foresee(game, t, seat, answer, lambda t, asked: self.passing(t, asked, seat))
        if trial is None:
            return None
        facts = [*self._result(trial, seat), *self.facts(trial, seat)]
        if not facts:
            return None
        return Foresight(facts, unless=self.unless if trial.passed else None, rest=REST if trial.open else None)

    def _result(self, trial: Trial[T], seat: int) -> list[Fact]:
        result = trial.after.result
        if result is None:
            return []
        won = seat in result.winners
        return [Fact("win" if won else "lose", WIN if won else LOSE if result.winners else DRAWN)]


def change(before: int, after: int) -> Words:
    """A number before and after, on a badge."""
    return Words(f"{before} → {after}", f"{before} → {after}")


def more(n: int) -> Words:
    """What a number gains or loses, on a badge."""
    return Words(f"{n:+d}", f"{n:+d}")
