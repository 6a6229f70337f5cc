"""Eye: who looks at which table. What somebody may know decides what is said and which faces are sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from kaimaku.kernel.journal import Entry
from kaimaku.kernel.table import Table
from kaimaku.wire.common import Face, Known, Pile

T = TypeVar("T", bound=Table)
NOWHERE = "-"  # a face that lies nowhere on the table as this viewer sees it


class Eye(Generic[T]):
    """A seat, a spectator (None), or whoever looks at a game that is over and sees it all."""

    __slots__ = ("all_seeing", "bit", "t", "viewer")

    def __init__(self, t: T, viewer: int | None, all_seeing: bool = False) -> None:
        self.t = t
        self.viewer = viewer
        self.all_seeing = all_seeing
        self.bit = 0 if all_seeing else t.everyone if viewer is None else 1 << viewer

    def sees(self, card: int) -> bool:
        return self.t.known[card] & self.bit == self.bit

    def all_open(self, cards: Iterable[int]) -> bool:
        """Does everybody know all of these cards?"""
        return set(map(self.t.known.__getitem__, cards)) <= {self.t.everyone}

    def open(self, cards: Iterable[int]) -> bool:
        """Does the viewer know no more of these cards than everybody does?"""
        known, everyone, bit = self.t.known, self.t.everyone, self.bit
        return not self.all_seeing and all(known[c] == everyone or known[c] & bit != bit for c in cards)

    def saw(self, entry: Entry) -> bool:
        """Did the viewer see the face an entry of the journal names, when it was written?"""
        return entry[2] >= 0 and entry[3] & self.bit == self.bit


class ClosedPile(NamedTuple):
    cards: Sequence[int]
    known_to: int  # the seats that know any of them
    pile: Pile  # for everybody else


class CardEye(Eye[T]):
    """An eye for cards with numbers, hands and piles: which faces are sent, and what they are called."""

    __slots__ = ()

    def printed(self, card: int) -> str:
        """The number printed on a card, whoever may know it."""
        raise NotImplementedError

    def held(self, seat: int) -> Sequence[int]:
        """The hand of a seat."""
        raise NotImplementedError

    def face(self, card: int) -> Face | None:
        """A card that lies side by side with others; None is a back."""
        if not self.sees(card):
            return None
        return Face(f"x{card}" if self.all_seeing else f"c{self.t.handles[card]}", self.printed(card))

    def public(self, cards: Sequence[int]) -> list[Face]:
        """Cards everybody sees."""
        handles = self.t.handles
        if self.all_seeing:
            return [Face(f"x{c}", self.printed(c)) for c in cards]
        return [Face(f"c{handles[c]}", self.printed(c)) for c in cards]

    def hand(self, seat: int) -> list[Face | None]:
        """A hand has no order: one's own as it came, of others' what is known, then the backs."""
        cards = self.held(seat)
        if self.all_seeing or seat == self.viewer:
            return [self.face(card) for card in cards]
        faces: list[Face | None] = [Face(name, self.printed(card)) for name, card in self.known_in_hand(seat).items()]
        return faces + [None] * (len(cards) - len(faces))

    def known_in_hand(self, seat: int) -> dict[str, int]:
        """The cards this viewer knows in somebody else's hand, by their handles."""
        found: dict[str, int] = {}
        for card in sorted((c for c in self.held(seat) if self.sees(c)), key=self.t.defs.__getitem__):
            nth = 0
            while (handle := f"h{seat}.{self.printed(card)}.{nth}") in found:
                nth += 1
            found[handle] = card
        return found

    def name_in_hand(self, card: int, seat: int) -> str:
        return next(handle for handle, c in self.known_in_hand(seat).items() if c == card)

    def closed_pile(self, cards: Sequence[int]) -> ClosedPile:
        """What is made once for all who know none of these cards: nearly always that is everybody."""
        known_to = 0
        for known in set(map(self.t.known.__getitem__, cards)):
            known_to |= known
        return ClosedPile(cards, known_to, Pile(len(cards)))

    def known_pile(self, closed: ClosedPile) -> Pile:
        """The pile as the viewer sees it."""
        return self.pile(closed.cards) if self.all_seeing or closed.known_to & self.bit == self.bit else closed.pile

    def pile(self, cards: Sequence[int]) -> Pile:
        """How many cards lie there, and those the viewer has seen there."""
        top = len(cards) - 1
        known, bit = self.t.known, self.bit
        seen = [Known(top - i, self.printed(c)) for i, c in enumerate(cards) if known[c] & bit == bit]
        return Pile(top + 1, seen[::-1])
