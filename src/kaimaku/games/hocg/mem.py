"""A holomem on the stage."""

from __future__ import annotations

from typing import Final

SAVED: Final = (
    "bloomed",
    "cheers",
    "damage",
    "down",
    "epoch",
    "face_down",
    "hit",
    "id",
    "placed",
    "pos",
    "resting",
    "seat",
    "stack",
    "supports",
)


class Mem:
    """One holomem on the stage: a stack of cards, what is attached, and its damage (4.4)."""

    __slots__ = SAVED

    def __init__(self, id: int, seat: int, stack: list[int], pos: int, placed: int) -> None:
        self.id = id
        self.seat = seat
        self.stack = stack  # bottom to top; the top card gives all information (4.4.2.1)
        self.cheers: list[int] = []
        self.supports: list[int] = []
        self.damage = 0
        self.resting = False
        self.pos = pos
        self.placed = placed  # the turn it came to the stage
        self.bloomed = 0  # the turn it last bloomed
        self.epoch = 0  # counts its texts: limits start anew with each bloom (5.14.3.1.1)
        self.down = False  # downed by an effect (4.4.9)
        self.face_down = False
        # the damage that brought it down: (seat, origin, holomem, kind, overkill, no life)
        self.hit: tuple[int, ...] = ()

    def clone(self) -> Mem:
        new = Mem(self.id, self.seat, self.stack[:], self.pos, self.placed)
        new.cheers = self.cheers[:]
        new.supports = self.supports[:]
        new.damage = self.damage
        new.resting = self.resting
        new.bloomed = self.bloomed
        new.epoch = self.epoch
        new.down = self.down
        new.face_down = self.face_down
        new.hit = self.hit
        return new

    def cards(self) -> list[int]:
        return self.stack + self.cheers + self.supports

    def to_data(self) -> list[object]:
        return [getattr(self, name) for name in SAVED]
