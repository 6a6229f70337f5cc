"""A game as it is stored: a header and a log, from which the table can be rebuilt at any time.

A row of the log is what one seat decided, an option as text; several that were sent together stand in one row, so
that they are stored together or not at all. A row that begins with "~" is the room's own: "~undo 12" keeps the first
twelve decisions, "~end draw" ends the game, "~bot 1" and "~back 1" say who plays a seat; in slow games "~due 17…" says
until when an answer is awaited and "~hold 3 pass" keeps one that counts only once all are there; "~excused 1" says
that in a game that counts a seat is missing by a fault of ours. A row that begins with
"+" is something a seat did besides, whoever was asked. `LogRow.at` is the time the seat is charged for, in
milliseconds: all clocks are the sum of their log.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple

import msgspec
from msgspec import Struct

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.replay import Replay
from kaimaku.kernel.table import Data, Result, Table

from ...store import LogRow

TOGETHER = ";"
BESIDES = "+"
CONCEDED = "concede"
DUE = "~due "
UNDO = "~undo "
MOVES = 20_000  # different decisions that are remembered
LEAVES = 100  # of one seat in one game: a log does not grow for ever because somebody comes and goes


class Header(Struct, frozen=True, omit_defaults=True):
    """How a game was set up. It holds the seed: secret until the end."""

    version: str
    cards: str
    setup: Data
    seed: str
    scenario: str = ""  # whose own cards must be declared first

    @property
    def foreign(self) -> bool:
        """Did somebody make the position it begins at, or some of its cards? Scenarios are the server's own."""
        return ("position" in self.setup and not self.scenario) or bool(self.own)

    @property
    def own(self) -> list[str]:
        """The numbers of the cards that players wrote."""
        decks, position = self.setup.get("decks", []), self.setup.get("position", {})
        parts = [*(decks if isinstance(decks, list) else ()), position]
        return sorted({number for part in parts if isinstance(part, dict) for number in part.get("own", ())})


class Move(NamedTuple):
    """A decision that stands."""

    seat: int
    what: str
    aside: bool = False  # done besides, whoever was asked


@lru_cache(MOVES)
def move(seat: int, what: str, aside: bool = False) -> Move:
    """The same decision is taken at many tables, again and again: there is one of each in the memory."""
    return Move(seat, what, aside)


class Ending(NamedTuple):
    """How the room itself ended a game."""

    kind: str  # "draw", "time", "claim", "round", "closed", "abandoned"
    seat: int = -1  # time: who ran out of it; claim: who was gone
    by: int = -1  # claim: who claimed


pack = msgspec.json.Encoder().encode
unpack = msgspec.json.Decoder(Header).decode


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


def due_in(rows: Sequence[LogRow]) -> float | None:
    """In slow games: until when an answer is awaited, if these rows say so."""
    found = [row.what for row in rows if row.what.startswith(DUE)]
    return float(found[-1].removeprefix(DUE)) if found else None


def standing(rows: Sequence[LogRow]) -> list[Move]:
    """The decisions of these rows that stand."""
    moves: list[Move] = []
    for row in rows:
        if row.what.startswith(BESIDES):
            moves.append(move(row.seat, row.what[1:], True))
        elif not row.what.startswith("~"):
            moves.append(move(row.seat, row.what))
        elif row.what.startswith(UNDO):
            del moves[int(row.what.removeprefix(UNDO)) :]
    return moves


class Log:
    """What the rows of a log come to."""

    __slots__ = (
        *("answered", "charged", "due", "ending", "excused", "leaves", "moves", "pending", "rows", "substitutes"),
        "undos",
    )

    def __init__(self, rows: Sequence[LogRow], seats: int) -> None:
        self.rows = len(rows)
        self.moves = standing(rows)
        self.answered = [0] * seats  # questions each seat has answered, undone ones as well
        self.charged: list[tuple[int, int]] = []  # (seat, milliseconds), one for each question
        self.undos = 0
        self.leaves = [0] * seats  # how often a bot has taken each seat
        self.substitutes: set[int] = set()
        self.excused: set[int] = set()  # seats for which a rated game doesn't count
        self.ending: Ending | None = None
        self.due = 0.0  # until when an answer is awaited, in seconds since 1970; 0: for ever
        self.pending: dict[int, tuple[int, str]] = {}  # answers that do not count yet: the question's number, and what
        for row in rows:
            self._add(row)

    def _add(self, row: LogRow) -> None:
        if row.at:
            self.charged.append((row.seat, row.at))
        if row.what.startswith(BESIDES):
            if row.what[1:] == CONCEDED:
                self.pending.clear()
            return
        if not row.what.startswith("~"):
            self.answered[row.seat] += 1
            self.pending.pop(row.seat, None)
            return
        word, *rest = row.what[1:].split(" ")
        if word == "undo":
            self.undos += 1
            self.due = 0.0
            self.pending.clear()
        elif word == "bot":
            self.substitutes.add(int(rest[0]))
            self.leaves[int(rest[0])] += 1
        elif word == "back":
            self.substitutes.discard(int(rest[0]))
            self.excused.discard(int(rest[0]))
        elif word == "excused":
            self.excused.add(int(rest[0]))
        elif word == "due":
            self.due = float(rest[0])
        elif word == "hold":
            self.pending.pop(row.seat, None)
            if len(rest) > 1:
                self.pending[row.seat] = (int(rest[0]), " ".join(rest[1:]))
        elif word == "end":
            self.ending = Ending(rest[0], int(rest[1]) if len(rest) > 1 else -1, row.seat)


def replay_id(data: bytes) -> str:
    """A replay is named by its content."""
    return blake2b(data, digest_size=16).hexdigest()


def replay_of(game: str, header: Header, moves: Sequence[Move] = ()) -> Replay:
    """All decisions that stand. What is not over yet has no result."""
    replay = Replay(game, header.version, header.cards, header.setup, int(header.seed))
    for move in moves:
        replay.moves += [(move.seat, option) for option in read(move.what)]
    return replay


def finished(game: str, header: Header, moves: Sequence[Move], t: Table, result: Result) -> bytes:
    """The file of a game that is over; empty for a scenario, whose cards only this server knows."""
    if header.scenario:
        return b""
    replay = replay_of(game, header, moves)
    replay.digests[len(replay.moves)] = t.digest()[:12]
    replay.result = [list(result.winners), result.rule]
    return replay.to_bytes()
