"""Offers: what one player asks of the others. One at a time; bots agree to everything."""

from __future__ import annotations

from typing import Literal

from ..wire.room import Offer
from .words import offer_words

Kind = Literal["undo", "draw", "rematch", "step_back"]


class Offers:
    __slots__ = ("_declined", "agreed", "kind", "seat", "swap")

    def __init__(self) -> None:
        self.kind: Kind | None = None
        self.seat = -1
        self.agreed: set[int] = set()
        self.swap = False
        self._declined: dict[tuple[str, int], tuple[int, int]] = {}

    def make(self, kind: Kind, seat: int, swap: bool = False) -> None:
        self.kind = kind
        self.seat = seat
        self.agreed = {seat}
        self.swap = swap

    def close(self) -> None:
        self.kind = None
        self.seat = -1
        self.agreed = set()
        self.swap = False

    def decline(self, moment: tuple[int, int]) -> None:
        """Somebody said no; the same is not asked again at the same moment."""
        if self.kind is not None:
            self._declined[self.kind, self.seat] = moment
        self.close()

    def declined(self, kind: Kind, seat: int, moment: tuple[int, int]) -> bool:
        return self._declined.get((kind, seat)) == moment

    def missing(self, people: frozenset[int]) -> frozenset[int]:
        """Who must still answer."""
        return people - self.agreed

    def told(self) -> Offer | None:
        if self.kind is None:
            return None
        return Offer(self.kind, self.seat, sorted(self.agreed), offer_words(self.kind, self.seat), self.swap)
