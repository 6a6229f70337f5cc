"""How a hololive OCG table looks to one viewer."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .common import CardNumber, Face, Handle, Seat, Words


class Known(Struct, frozen=True):
    """A card of a hidden pile that the viewer has seen there."""

    place: int  # from the top, 0 is the top card
    card: CardNumber


class Pile(Struct, frozen=True, omit_defaults=True):
    count: int
    known: list[Known] = []


class Change(Struct, frozen=True, omit_defaults=True):
    """A continuous change of a value and the card it comes from."""

    amount: int
    card: CardNumber = ""


class ArtNow(Struct, frozen=True, omit_defaults=True):
    """An Arts as it is now; name, cost and text are on the card."""

    card: CardNumber
    index: int  # among the Arts of that card
    power: int
    printed: int
    payable: bool = False
    changes: list[Change] = []


class Holomem(Struct, frozen=True, omit_defaults=True):
    id: Handle
    position: Literal["center", "collab", "back"]
    stack: list[Face | None]  # from the bottom up; the last one is on top, None is a back
    cheers: list[Face] = []
    supports: list[Face] = []
    damage: int = 0
    hp: int | None = None  # as it is now; None while face down
    printed_hp: int | None = None
    resting: bool = False
    arts: list[ArtNow] = []
    hp_changes: list[Change] = []
    notes: list[Words] = []  # other effects on it, in words, with [label](card number)


class Side(Struct, frozen=True, omit_defaults=True):
    seat: Seat
    oshi: Face
    stage: list[Holomem]
    hand: list[Face | None]  # what the viewer knows first, then backs
    archive: list[Face]  # the newest last
    deck: Pile
    cheer_deck: Pile
    power: Pile
    life: Pile
    life_max: int
    redraws: int = 0


class HocgView(Struct, frozen=True, omit_defaults=True, tag_field="game", tag="hocg"):
    turn: int
    active: Seat
    first: Seat
    phase: Literal["setup", "reset", "draw", "cheer", "main", "performance", "end"]
    sides: list[Side]
    resolution: list[Face | None] = []
    asked: list[Seat] = []
    notes: list[Words] = []  # effects on the whole table
