"""The counter: tells the truth while it can, and doubts whatever its own cards make unlikely. It tries nothing out."""

from __future__ import annotations

from random import Random
from typing import cast

from kaimaku.bots.bot import Bot, Sight, T
from kaimaku.kernel.decisions import PASS, Option
from kaimaku.kernel.knowledge import knows

from .rules import DOUBTED
from .table import RANKS, SUITS, called, hand, rank


class Counter(Bot):
    name = "counter"

    def think(self, sight: Sight[T], rng: Random) -> Option:
        t, seat = sight.deal(rng), sight.seat
        if DOUBTED in sight.options:
            mine = [card for card in range(len(t.defs)) if knows(t, card, seat) and rank(t, card) == called(t)]
            return DOUBTED if len(mine) >= len(SUITS) - 1 or not hand(t, t.active) else PASS
        return min(sight.options, key=lambda option: waits(rank(t, cast(int, option[1])), called(t), t.seats))


def waits(rank: int, called: int, seats: int) -> tuple[bool, int]:
    """The called rank comes first, then the one that is called last in turns of this seat."""
    turns = next(n for n in range(len(RANKS)) if (called + n * seats) % len(RANKS) == rank)
    return turns > 0, -turns


PLAYERS = {bot.name: bot for bot in (Counter(),)}
