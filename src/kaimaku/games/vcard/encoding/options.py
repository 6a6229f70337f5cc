"""The options of a decision as verbs with slots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kaimaku.games.encoding import kinds_in, picked_among, picked_cards
from kaimaku.games.vcard.rules.picking import SPOT, TOKEN
from kaimaku.games.vcard.table import ACTIVE, HAND, SIDE, WORLD_SPOT, VCardTable, zone
from kaimaku.kernel.decisions import Option

HELD = 24  # different cards in a hand
MINE = 5  # spots of a side
PLACES = 2 * MINE
QUEUED = 6  # things on the Queue
PAST = 4  # things that have just happened
IN_PLAY = 16
TOKENS = 16


class Reader:
    """What is the same for all options of a decision."""

    def __init__(self, t: VCardTable, seat: int, options: Sequence[Option]) -> None:
        self.t = t
        self.seat = seat
        self.options = options
        held = zone(t, seat, HAND)
        kinds = {d: n for n, d in enumerate(kinds_in(t, held))}
        self.held = {card: kinds[t.defs[card]] for card in held}
        pick = picked_among(t, seat)
        self.kind = "" if pick is None else pick.kind
        self.picks = picked_cards(t, seat)
        locks = [cast(int, o[1]) for o in options if o[0] == "lock"]
        self.locks = sorted(locks, key=lambda card: (t.where[card], t.zones[t.where[card]].index(card)))

    def read(self) -> list[tuple[str, tuple[int, ...]]]:
        return [self.slots(cast(str, option[0]), cast("tuple[int, ...]", option[1:])) for option in self.options]

    def slots(self, verb: str, n: tuple[int, ...]) -> tuple[str, tuple[int, ...]]:
        if verb in ("place", "play"):
            return verb, (self.in_hand(n[0]), self.spot(n[1]))
        if verb in ("evolve", "ally"):
            return verb, (self.in_hand(n[0]), self.spot(self.t.where[n[1]]))
        if verb in ("mascot", "world", "boost"):
            return verb, (self.in_hand(n[0]),)
        if verb == "reply":
            return verb, (self.in_hand(n[0]), n[1] if 0 <= n[1] < QUEUED else QUEUED - 1 - n[1] if n[1] < 0 else -1)
        if verb == "lock":
            return verb, (self.locks.index(n[0]),)
        if verb == "pick":
            if self.kind == SPOT:
                return SPOT, (self.spot(n[0]),)
            if self.kind == TOKEN:
                return TOKEN, (sorted(cast(int, o[1]) for o in self.options if o[0] == "pick").index(n[0]),)
            return verb, (-1 if self.picks is None else self.picks.place[n[0]],)
        return verb, n

    def in_hand(self, card: int) -> int:
        return self.held.get(card, -1)

    def spot(self, place: int) -> int:
        """Yours, then theirs."""
        if place >= WORLD_SPOT or place % SIDE < ACTIVE:
            return -1
        return place % SIDE - ACTIVE + (0 if place // SIDE == self.seat else MINE)
