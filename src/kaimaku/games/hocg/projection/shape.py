"""How a hololive OCG table looks to one viewer."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kaimaku.wire.common import CardNumber, Change, Face, Handle, Pile, Seat, Words


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
    """Handles of its own: "m7" a holomem, "o0" the Oshi of seat 0."""

    turn: int
    active: Seat
    first: Seat
    phase: Literal["setup", "reset", "draw", "cheer", "main", "performance", "end"]
    sides: list[Side]
    resolution: list[Face | None] = []
    asked: list[Seat] = []
    notes: list[Words] = []  # effects on the whole table
