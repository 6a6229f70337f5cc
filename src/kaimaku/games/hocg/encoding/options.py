"""The options of a decision as verbs with slots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kaimaku.games.encoding import kinds_in, picked_cards
from kaimaku.games.hocg.defs import DEFS
from kaimaku.games.hocg.table import HAND, HoloTable
from kaimaku.kernel.decisions import Option

from .places import hosts, places

AWAY = -2  # a holomem that has no place


class Reader:
    """What is the same for all options of a decision."""

    def __init__(self, t: HoloTable, seat: int, options: Sequence[Option]) -> None:
        self.t = t
        self.options = options
        held = t.zones[HAND + seat]
        kinds = {d: n for n, d in enumerate(kinds_in(t, held))}
        self.held = {card: kinds[t.defs[card]] for card in held}
        self.mems = {m.id: n for n, m in enumerate(places(t, seat)) if m is not None}
        self.picks = picked_cards(t, seat, lambda: hosts(t, seat))

    def read(self) -> list[tuple[str, tuple[int, ...]]]:
        return [self.slots(cast(str, option[0]), cast("tuple[int, ...]", option[1:])) for option in self.options]

    def slots(self, verb: str, n: tuple[int, ...]) -> tuple[str, tuple[int, ...]]:
        if not n:
            return verb, ()
        if verb in ("center", "place"):
            return verb, (self.in_hand(n[0]),)
        if verb == "bloom":
            return verb, (self.in_hand(n[0]), self.mem(n[1]))
        if verb == "play":
            return verb, (self.in_hand(n[0]), self.mem(n[1]) + 1 if len(n) > 1 else 0)
        if verb in ("collab", "baton"):
            return verb, (self.mem(n[0]),)
        if verb == "art":
            return verb, (self.mem(n[0]), self.art(n[0], n[1]), self.mem(n[2]) + 1 if n[2] else 0)
        if verb == "ability":
            same = [o[1:] for o in self.options if o[0] == verb and o[2] == n[1]]
            return verb, (self.mem(n[1]) + 1 if n[1] else 0, same.index(n))
        if verb == "replace":
            return verb, (sorted(cast(int, o[1]) for o in self.options if o[0] == verb).index(n[0]),)
        if verb == "pick":
            return ("choose", (self.mem(n[0]),)) if self.picks is None else (verb, (self.picks.place[n[0]],))
        return verb, n

    def in_hand(self, card: int) -> int:
        return self.held.get(card, -1)

    def mem(self, id: int) -> int:
        return self.mems.get(id, AWAY)

    def art(self, mem: int, number: int) -> int:
        """Its place among the Arts of the top card; those it has from elsewhere come behind them."""
        own = [art.number for art in DEFS[self.t.defs[self.t.mems[mem].stack[-1]]].arts]
        if number in own:
            return own.index(number)
        others = {cast(int, o[2]) for o in self.options if o[0] == "art" and o[1] == mem} - {*own}
        return len(own) + sorted(others).index(number)
