"""How good a position is for a seat. A game that knows better than by its result has an evaluator of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kaimaku.kernel.table import Table

WIN: Final = 100_000.0


@dataclass
class Evaluator:
    """A score, and the prompts at which a position is quiet enough to be scored."""

    score: Callable[[Table, int], float]
    quiet: frozenset[str]
    # What of a position weights can be learned for (`kaimaku train`): a name for each, and what they are for a seat.
    names: tuple[str, ...] = ()
    features: Callable[[Table, int], list[float]] | None = None
    # In a game in which seats want different things each kind of seat has weights of its own.
    kinds: tuple[str, ...] = ("",)
    kind: Callable[[Table, int], int] | None = None

    def kind_of(self, t: Table, seat: int) -> int:
        """Which weights a seat goes by."""
        return 0 if self.kind is None else self.kind(t, seat)


def result_only(t: Table, seat: int) -> float:
    if t.result is None or not t.result.winners:
        return 0.0
    return WIN if seat in t.result.winners else -WIN


RESULT: Final = Evaluator(result_only, frozenset())
