"""How a VCard table looks to one viewer."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kaimaku.wire.common import CardNumber, Face, Handle, Pile, Seat, Words


class Token(Struct, frozen=True, omit_defaults=True):
    """Tokens of one kind on a VTuber or a spot."""

    kind: Literal["food", "bless", "bolster", "decay", "exalt", "submerge", "corrupt", "burn", "fracture"]
    n: int = 1


class Term(Struct, frozen=True, omit_defaults=True):
    """One part of a Power Level and the card it comes from."""

    kind: Literal["printed", "counter", "food", "burn", "element", "paired", "advantage", "ally", "world", "passive"]
    amount: int
    card: CardNumber = ""


class Placed(Struct, frozen=True, omit_defaults=True):
    """A Mascot or an Ally on a board."""

    face: Face
    lock: bool = False  # it has a Lock effect
    locked: bool = False


class VTuber(Struct, frozen=True, omit_defaults=True):
    id: Handle  # "m7"
    stack: list[Face | None]  # from the lowest up; the last one is on top, None is a back
    pl: int | None = None  # as it is now; None while face down
    terms: list[Term] = []
    tokens: list[Token] = []
    allies: list[Placed] = []
    lock: bool = False
    locked: bool = False
    paired: bool = False
    notes: list[Words] = []  # other effects on it, in words, with [label](card number)


class Spot(Struct, frozen=True, omit_defaults=True):
    id: Handle  # "s0.0" the Active Spot of seat 0, "s0.1" to "s0.4" its Backstage from its own left
    vt: VTuber | None = None
    tokens: list[Token] = []  # Burn or Fracture


class Board(Struct, frozen=True, omit_defaults=True):
    seat: Seat
    spots: list[Spot]  # Active, then Backstage 1 to 4
    hand: list[Face | None]  # what the viewer knows first, then backs
    discard: list[Face]  # the newest last
    deck: Pile
    mascot: Placed | None = None
    points: int = 0
    coins: int = 0
    mana: int = 0
    taken: int = 0  # turns taken in this round
    supports: int = 0  # played this turn
    support_limit: int | None = 2  # None: no limit (the opponent's turn)
    notes: list[Words] = []  # lasting effects on this player


class Queued(Struct, frozen=True, omit_defaults=True):
    """A card or an action on the Queue; the first is at the bottom and resolves last."""

    id: Handle  # "e0"
    verb: Literal["play", "evolve", "ally", "mascot", "world", "boost", "lock", "reply", "trade", "trigger"]
    you: Seat
    card: Face | None = None  # None: discarding three to draw two
    place: Handle = ""  # the spot or the VTuber it goes to
    targets: list[Handle] = []  # VTubers, spots or cards its effect was aimed at
    answers: int | None = None  # the place on the Queue of what a Reinforcement answers
    canceled: bool = False


class CombatRow(Struct, frozen=True, omit_defaults=True):
    """One source of Power Level for both seats, in the order of 7.2.0.2."""

    kind: Literal["printed", "counter", "food", "burn", "element", "paired", "advantage", "ally", "world", "passive"]
    rule: str
    amounts: list[int]  # of seat 0 and seat 1
    cards: list[list[CardNumber]] = []  # where it comes from, of each seat


class Combat(Struct, frozen=True, omit_defaults=True):
    """The last combat: shown as a moment, kept through the first turn of the next round."""

    round: int
    totals: list[int | None]  # of seat 0 and seat 1, helpers counted; None: no Active VTuber
    actives: list[str]  # the top cards; empty: none
    winner: Seat | None  # None: a Complete Tie
    rows: list[CombatRow]
    tied: bool = False  # the Active VTubers were equal and the Backstage helped
    helpers: list[list[CardNumber]] = []
    helped: list[int] = []  # what the helpers of each seat added


class VCardView(Struct, frozen=True, omit_defaults=True, tag_field="game", tag="vcard"):
    """Handles of its own: "m7" a VTuber, "s0.0" the Active Spot of seat 0, "s0.3" its third Backstage Spot, "e0" the
    bottom of its Queue.
    """

    round: int
    turn: int  # of the active player in this round, 1 to 6
    active: Seat
    first: Seat  # who began this round
    phase: Literal["setup", "reveal", "start", "draw", "main", "end", "combat", "after"]
    boards: list[Board]
    world: Face | None = None
    queue: list[Queued] = []
    priority: Seat | None = None  # who may add to the Queue
    asked: list[Seat] = []
    combat: Combat | None = None
    notes: list[Words] = []  # effects on the whole table
