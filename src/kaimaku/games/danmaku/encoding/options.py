"""The options of a decision as verbs with slots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kaimaku.games.danmaku.definitions import main_card
from kaimaku.games.danmaku.rules.picking import SEAT
from kaimaku.games.danmaku.table import HAND, DanmakuTable
from kaimaku.games.encoding import kinds_in, picked_among, picked_cards
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.reasons import CARD

HELD = 16  # different cards in a hand
IN_PLAY = 4  # other cards with something to use
SOURCES = HELD + IN_PLAY
HALVES = 2
ITEMS = 12  # Items that can be aimed at
ANSWERED = 2  # things on the stack that can be answered, the newest first
SETS = 512  # of cards to discard
OUT = -1000


class Reader:
    """What is the same for all options of a decision."""

    def __init__(self, t: DanmakuTable, seat: int, options: Sequence[Option]) -> None:
        self.t = t
        self.seat = seat
        self.seats = t.seats
        self.options = options
        held = t.zones[HAND + seat]
        kinds = {d: n for n, d in enumerate(kinds_in(t, held))}
        self.held = {card: kinds[t.defs[card]] for card in held}
        elsewhere = {cast(int, o[1]) for o in options if o[0] in ("react", "invoke", "play", "use")} - {*held}
        self.elsewhere = {card: n for n, card in enumerate(sorted(elsewhere, key=lambda c: (t.where[c], _at(t, c))))}
        self.answered = sorted({cast(int, o[3]) for o in options if o[0] == "react"}, reverse=True)
        pick = picked_among(t, seat)
        self.kind = "" if pick is None else pick.kind
        self.picks = picked_cards(t, seat)
        self.sets: dict[tuple[int, ...], int] = {}
        for option in options:
            if option[0] == "discard" and len(option) > 2:
                self.sets.setdefault(self.set_of(cast("tuple[int, ...]", option[1:])), len(self.sets))

    def read(self) -> list[tuple[str, tuple[int, ...]]]:
        return [self.slots(cast(str, option[0]), cast("tuple[int, ...]", option[1:])) for option in self.options]

    def slots(self, verb: str, n: tuple[int, ...]) -> tuple[str, tuple[int, ...]]:
        if verb == "play":
            return verb, (self.source(n[0]), n[1], self.aim(*n))
        if verb == "react":
            return verb, (self.source(n[0]), n[1], self.answered.index(n[2]), self.whom(n[4], n[3]))
        if verb == "invoke":
            newest = max(cast(int, o[4]) for o in self.options if o[0] == verb)
            whose = self.relative(n[2]) if n[3] == newest else OUT
            return verb, (self.source(n[0]), n[1], whose, self.maybe(n[4]))
        if verb == "use":
            return verb, (n[1], self.maybe(n[2]))
        if verb == "take":
            return verb, (self.t.zones[self.t.where[n[0]]].index(n[0]),)
        if verb == "discard":
            if len(n) == 1:
                return verb, (self.held.get(n[0], OUT),)
            return "discard several", (self.sets[self.set_of(n)],)
        if verb == "look":
            return verb, (self.relative(n[0]),)
        if verb == "pick":
            if self.kind == CARD and self.picks is not None:
                return verb, (self.picks.place[n[0]],)
            return ("seat", (self.relative(n[0]),)) if self.kind == SEAT else ("mode", n)
        return verb, n

    def set_of(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(self.held.get(card, OUT) for card in cards))

    def relative(self, seat: int) -> int:
        return (seat - self.seat) % self.seats

    def source(self, card: int) -> int:
        if card in self.held:
            return self.held[card] if self.held[card] < HELD else OUT
        return HELD + self.elsewhere[card]

    def maybe(self, target: int) -> int:
        """Nobody, or a seat."""
        return 0 if target < 0 else 1 + self.relative(target) if target < self.seats else OUT

    def whom(self, target: int, you: int) -> int:
        """Nobody, a seat, or for somebody else."""
        if you == self.seat:
            return self.maybe(target)
        return 1 + self.seats + self.relative(you) if target < 0 else OUT

    def aim(self, card: int, half: int, target: int, you: int) -> int:
        """… or an Item: those come behind."""
        aim = main_card(self.t, card).texts[half].aim
        if aim is None or not aim.cards:
            return self.whom(target, you)
        items = sorted(aim.choices(self.t, self.seat), key=lambda c: (self.t.where[c], _at(self.t, c)))
        return 1 + 2 * self.seats + items.index(target)


def _at(t: DanmakuTable, card: int) -> int:
    zone = t.zones[t.where[card]]
    return zone.index(card) if card in zone else -1
