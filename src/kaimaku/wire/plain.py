"""A view of any game as rows of cards, for games without a view of their own."""

from __future__ import annotations

from msgspec import Struct

from .common import Handle, Seat, Words


class PlainCard(Struct, frozen=True, omit_defaults=True):
    """A card or anything else in a row."""

    id: Handle  # "-": options never name it
    name: Words | None = None  # None: the viewer sees only the back
    text: Words | None = None  # what it does
    face_down: bool = False  # with a name: face down, but known to the viewer
    turned: bool = False  # sideways: used, resting
    notes: list[Words] = []  # its current state, as marked-up text


class PlainRow(Struct, frozen=True, omit_defaults=True):
    """Cards that belong together: a hand, a trick, a pile."""

    id: Handle  # the same in every view; options may name it as a thing
    title: Words
    seat: Seat | None = None  # its owner; None: shared
    hand: bool = False  # a hand; the viewer's own is shown with the question
    cards: list[PlainCard] = []  # the newest last
    count: int | None = None  # how many there are, if not all are listed


class PlainSeat(Struct, frozen=True, omit_defaults=True):
    seat: Seat
    id: Handle  # options may name it as a thing: "p0"
    notes: list[Words] = []  # points, a role, lasting effects, as marked-up text
    score: int | None = None  # what decides the game, if it is a number; replays plot it
    out: bool = False  # eliminated; the others play on


class PlainView(Struct, frozen=True, omit_defaults=True, tag_field="game", tag="plain"):
    turn: int
    active: Seat | None  # whose turn it is; None: no single player's
    seats: list[PlainSeat]
    rows: list[PlainRow]  # in display and reading order
    status: Words | None = None  # the state of the game in a few words: "Round 2, trumps are hearts"
    first: Seat | None = None  # who went first, if the players can choose that for a rematch
    setup: bool = False  # setup isn't finished
    asked: list[Seat] = []  # empty while it is secret who is asked
    window: bool = False  # a reaction window; it is secret who is asked
    notes: list[Words] = []  # effects on the whole table
