"""A game as it is stored: a header and a log. From these two the table is laid out again at any time.

A row of the log is what one seat decided, an option as text; several that were sent together stand in one row, so
that they are stored together or not at all. A row that begins with "~" is the room's own: "~undo 12" keeps the first
twelve decisions, "~end draw" ends the game, "~bot 1" and "~back 1" say who plays a seat; in slow games "~due 17…" says
until when an answer is awaited and "~hold 3 pass" keeps one that counts only once all are there. A row that begins with
"+" is something a seat did besides, whoever was asked. `LogRow.at` is the time the seat is charged for, in
milliseconds: all clocks are the sum of their log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.table import Data

from ..store import LogRow

TOGETHER = ";"
BESIDES = "+"
CONCEDED = "concede"
LEAVES = 100  # of one seat in one game: a log does not grow for ever because somebody comes and goes


class Header(Struct, frozen=True, omit_defaults=True):
    """How a game was set up. It holds the seed: secret until the end."""

    version: str
    cards: str
    setup: Data
    seed: str
    scenario: str = ""  # whose own cards must be declared first


class Move(NamedTuple):
    """A decision that stands."""

    seat: int
    what: str
    aside: bool = False  # done besides, whoever was asked


class Ending(NamedTuple):
    """How the room itself ended a game."""

    kind: str  # "draw", "time", "claim"
    seat: int = -1  # time: who ran out of it; claim: who was gone
    by: int = -1  # claim: who claimed


def pack(header: Header) -> bytes:
    return _encoder.encode(header)


def unpack(data: bytes) -> Header:
    return _decoder.decode(data)


def write(options: Sequence[Option]) -> str:
    """What was decided, as text."""
    if len(options) == 1:
        return " ".join(map(str, options[0]))
    return TOGETHER.join(" ".join(map(str, option)) for option in options)


def read(what: str) -> list[Option]:
    options: list[Option] = []
    for text in what.split(TOGETHER):
        verb, *numbers = text.split(" ")
        options.append((verb, *map(int, numbers)))
    return options


class Log:
    """What the rows of a log come to."""

    __slots__ = ("answered", "charged", "due", "ending", "held", "leaves", "moves", "rows", "substitutes", "undos")

    def __init__(self, rows: Sequence[LogRow], seats: int) -> None:
        self.rows = len(rows)
        self.moves: list[Move] = []  # the decisions that stand
        self.answered = [0] * seats  # questions each seat has answered, undone ones as well
        self.charged: list[tuple[int, int]] = []  # (seat, milliseconds), one for each question
        self.undos = 0
        self.leaves = [0] * seats  # how often a bot has taken each seat
        self.substitutes: set[int] = set()
        self.ending: Ending | None = None
        self.due = 0.0  # until when an answer is awaited, in seconds since 1970; 0: for ever
        self.held: dict[int, tuple[int, str]] = {}  # answers that do not count yet: the question's number, and what
        for row in rows:
            self._add(row)

    def _add(self, row: LogRow) -> None:
        if row.at:
            self.charged.append((row.seat, row.at))
        if row.what.startswith(BESIDES):
            self.moves.append(Move(row.seat, row.what[1:], aside=True))
            if row.what[1:] == CONCEDED:
                self.held.clear()
            return
        if not row.what.startswith("~"):
            self.moves.append(Move(row.seat, row.what))
            self.answered[row.seat] += 1
            self.held.pop(row.seat, None)
            return
        word, *rest = row.what[1:].split(" ")
        if word == "undo":
            del self.moves[int(rest[0]) :]
            self.undos += 1
            self.due = 0.0
            self.held.clear()
        elif word == "bot":
            self.substitutes.add(int(rest[0]))
            self.leaves[int(rest[0])] += 1
        elif word == "back":
            self.substitutes.discard(int(rest[0]))
        elif word == "due":
            self.due = float(rest[0])
        elif word == "hold":
            self.held.pop(row.seat, None)
            if len(rest) > 1:
                self.held[row.seat] = (int(rest[0]), " ".join(rest[1:]))
        elif word == "end":
            self.ending = Ending(rest[0], int(rest[1]) if len(rest) > 1 else -1, row.seat)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Header)
