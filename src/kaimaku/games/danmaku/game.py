"""Danmaku!! as the kernel's `Game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from kaimaku.kernel.frames import run
from kaimaku.kernel.game import Game
from kaimaku.kernel.knowledge import resample
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Data, Result

from .definitions import Role
from .registry import DEFINITIONS
from .roles import team
from .setup import set_up
from .table import ROLE, DanmakuTable
from .view import view


class Danmaku(Game[DanmakuTable]):
    """4 to 8 players with hidden roles and one common deck."""

    name = "danmaku"
    seats = range(4, 9)

    def new(self, decks: Sequence[object], seed: int, rulings: Mapping[str, str] | None = None) -> DanmakuTable:
        """Nobody brings a deck: only the number of players counts."""
        if len(decks) not in self.seats:
            raise ValueError(f"Danmaku!! is played by 4 to 8 players, not by {len(decks)}")
        t = DanmakuTable(len(decks), seed, rulings or {})
        set_up(t)
        run(t)
        return t

    def view(self, t: DanmakuTable, seat: int | None) -> Data:
        return view(t, seat)

    def determinize(self, t: DanmakuTable, seat: int, rng: Random) -> DanmakuTable:
        """Hands and deck are dealt anew, and roles so that the game has as many of each kind as the rules say.

        First which cards of a kind are in the game, then who holds which of those that are.
        """
        new = t.clone()
        piles: dict[str, list[int]] = {}
        for card, number in enumerate(new.defs):
            definition = DEFINITIONS[number]
            piles.setdefault(definition.kind if isinstance(definition, Role) else "main", []).append(card)
        dealt = [card for other in range(new.seats) for card in new.zones[ROLE + other]]
        resample(new, [*piles.values(), dealt], seat, rng)
        return new

    def describe(self, definition: int, lang: Lang) -> str:
        return DEFINITIONS[definition].words(lang)

    def score(self, t: DanmakuTable) -> tuple[float, ...]:
        """Winners share nothing and lose nothing to each other; a draw is worth 0."""
        if t.result is None or not t.result.winners:
            return (0.0,) * t.seats
        return tuple(1.0 if seat in t.result.winners else -1.0 for seat in range(t.seats))

    def load(self, data: Data) -> DanmakuTable:
        t = DanmakuTable(0, 0, {})
        t.load_data(data)
        return t

    def concede(self, t: DanmakuTable, seat: int) -> Result:
        """The game cannot go on without a player; it is lost for whoever shares the goal."""
        lost = team(t, seat)
        return Result(tuple(s for s in range(t.seats) if team(t, s) not in (lost, -1)), "danmaku:victory.1")
