"""How a Danmaku!! table looks to one viewer."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kaimaku.wire.common import CardNumber, Change, Face, Handle, Seat, Words


class Reach(Struct, frozen=True, omit_defaults=True):
    """How far a seat is from the viewer's own: seats between them, then what changes it."""

    seats: int
    distance: int  # with everything counted
    in_range: bool  # of the viewer's own Range as it is now
    changes: list[Change] = []


class Player(Struct, frozen=True, omit_defaults=True):
    """A seat. Things: "p3" is the seat itself, "k3" its character."""

    seat: Seat
    character: CardNumber = ""  # empty until all are revealed together (the viewer's own: once it is chosen)
    role: CardNumber = ""  # empty: the viewer does not know it
    shown: bool = False  # the role lies open to everybody
    life: int = 0
    max_life: int = 4
    hand: list[Face | None] = []  # what the viewer knows first, then backs
    max_hand: int = 4
    items: list[Face] = []
    active: bool = True
    fell: int = 0  # the turn in which this player was defeated
    fired: int = 0  # Danmaku cards of this round
    limit: int | None = 1  # None: no limit
    spell: bool = True  # a Spell Card may still be activated this round
    range: int = 1
    reach: Reach | None = None  # from the viewer's seat; None for oneself, the defeated, and whoever watches
    skips: bool = False  # the next turn is skipped
    notes: list[Words] = []  # lasting effects on this player, with [label](card number)


class Played(Struct, frozen=True, omit_defaults=True):
    """Something on the stack: a card, a Spell Card, an ability or a copy. The first is at the bottom."""

    id: Handle  # "e0"
    kind: Literal["card", "spell", "ability", "copy"]
    card: CardNumber  # the card played; the character for a Spell Card or an ability
    name: Words
    you: Seat  # whose it counts as
    payer: Seat  # who played it; another than `you` on that player's behalf
    via: CardNumber = ""  # the card that activated the Spell Card
    half: int = 0
    targets: list[Seat] = []
    answers: int | None = None  # the place of what it answers
    state: Literal["open", "begun", "resolved", "cancelled"] = "open"
    defenders: list[Seat] = []  # of its attack that is going on
    avoided: list[Seat] = []


class Collected(Struct, frozen=True, omit_defaults=True):
    """What the Incident has of one kind of card."""

    words: Words
    need: int
    cards: list[Face] = []


class RolesLeft(Struct, frozen=True):
    """What everybody knows about one kind of role that was dealt at this table, and isn't shown yet."""

    team: str
    left: int  # seats that still hide one
    cards: list[CardNumber]  # the roles it may be


class IncidentNow(Struct, frozen=True, omit_defaults=True):
    card: CardNumber
    collected: list[Collected] = []
    notes: list[Words] = []


class DanmakuView(Struct, frozen=True, omit_defaults=True, tag_field="game", tag="danmaku"):
    """Handles of its own: "p3" seat 3, "k3" its character, "e0" the bottom of the stack."""

    turn: int
    active: Seat
    first: Seat | None  # the Heroine; None until she shows herself
    step: Literal["setup", "start", "incident", "draw", "main", "discard"]
    players: list[Player]
    deck: int
    discard: list[Face]  # the newest last
    incident: IncidentNow | None = None
    incidents: int = 0  # left in the Incident deck
    incident_discard: list[CardNumber] = []
    stack: list[Played] = []
    window: bool = False  # everybody may be asked for a reaction; nobody learns who is
    offered: list[Face] = []  # the characters the viewer chooses between
    asked: list[Seat] = []  # never told in a window
    foresight: list[Words] = []  # what happens if nobody answers any more, in order
    notes: list[Words] = []  # effects on the whole table
    roles: list[RolesLeft] = []  # which roles are still hidden, by the number of players and what was shown
    revealed: list[Face] = []  # turned up from the deck, until it is decided where they go
