"""A table that is played by actions: what all environments are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kaimaku import games
from kaimaku.games import Manifest
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.frames import Endless
from kaimaku.kernel.game import Game
from kaimaku.kernel.table import Table
from kaimaku.usual import decks_for, usual_seats

from .actions import Actions
from .observing import Array, Observing

LIMIT = 5_000  # decisions; a longer game is broken off

Mask = NDArray[np.int8]
Observation = dict[str, NDArray[Any]]  # "observation" and "action_mask"


class Rules:
    """A game with its decks and rulings, and how it is told: the same for every table of it."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        decks: Sequence[object] | None = None,
        rulings: Mapping[str, str] | None = None,
        limit: int = LIMIT,
    ) -> None:
        self.manifest: Manifest = games.find(game)
        if self.manifest.encoding is None:
            raise ValueError(f"{game} has no encoding: it can't be learned from arrays")
        self.game: Game[Any] = self.manifest.game()
        self.seats = seats or (len(decks) if decks is not None else max(usual_seats(game), self.manifest.sizes[0]))
        self.decks = decks_for(game, self.seats, decks)
        self.rulings = dict(rulings or {})
        self.limit = limit
        self.encoding = self.manifest.encoding()(self.seats)
        self.actions = Actions(self.encoding)
        self.game.new(self.decks, 0, self.rulings)  # what is wrong with decks or rulings is told now
        self.observing = Observing(self.game, self.encoding)


class EnvGame:
    """One game: who is asked, what they can do, what they know."""

    __slots__ = ("_at", "_legal", "decisions", "rules", "stopped", "t")

    def __init__(self, rules: Rules, seed: int, *, journal: bool = False) -> None:
        self.rules = rules
        self.t: Table = rules.game.new(rules.decks, seed, rules.rulings, journal)
        self.decisions = 0
        self.stopped = False  # broken off: it takes too long
        self._at = -1
        self._legal: dict[int, Option] = {}

    @property
    def seat(self) -> int:
        """Who has to act; the first of several that are asked together."""
        return self.t.asked[0]

    @property
    def over(self) -> bool:
        return self.t.result is not None or self.stopped

    def legal(self) -> dict[int, Option]:
        """The actions of the seat that has to act; there is always one."""
        if self._at != self.decisions:
            self._legal = self.rules.actions.legal(self.rules.game, self.t, self.seat)
            self._at = self.decisions
        return self._legal

    def act(self, action: int) -> Option:
        """Take an action; ValueError if it isn't legal."""
        option = self.legal().get(action)
        if option is None:
            raise ValueError(f"the action {action} ({self.rules.actions.name(action)}) isn't legal here")
        self.take(option)
        return option

    def take(self, option: Option) -> None:
        """Take an option of the seat that has to act."""
        try:
            self.rules.game.decide(self.t, self.seat, option)
        except Endless:
            self.stopped = True
        self.decisions += 1
        if self.decisions >= self.rules.limit and self.t.result is None:
            self.stopped = True

    def mask(self, out: Mask | None = None) -> Mask:
        """Which actions are legal for the seat that has to act."""
        if out is None:
            out = np.zeros(self.rules.actions.size, np.int8)
        else:
            out[:] = 0
        if not self.over:
            out[list(self.legal())] = 1
        return out

    def observe(self, seat: int) -> Array:
        return self.rules.observing.observe(self.t, seat)

    def rewards(self) -> tuple[float, ...]:
        """1 for winners, -1 for losers; 0 while the game goes on, for a draw and for a game that was broken off."""
        return self.rules.game.score(self.t)

    def replaced(self, t: Table) -> EnvGame:
        """The same game on another table: one that is dealt anew."""
        new = self.clone()
        new.t, new._at = t, -1
        return new

    def __deepcopy__(self, memo: object) -> EnvGame:
        return self.clone()

    def clone(self) -> EnvGame:
        new = object.__new__(EnvGame)
        new.rules, new.t = self.rules, self.t.clone()
        new.decisions, new.stopped, new._at, new._legal = self.decisions, self.stopped, self._at, self._legal
        return new
