"""Matrix: every deck against every other, on the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kaimaku import __version__
from kaimaku.bots import bot as bot_named
from kaimaku.lab.duel import HALF, Duel, Record, numbers
from kaimaku.lab.entrant import Entrant, cards_hash, must_be_playable, must_have_decks
from kaimaku.lab.interval import Estimate, grouped, share
from kaimaku.lab.ledger import FORMAT, Run
from kaimaku.usual import decks_for

NAME = "matrix.json"
FAILURES = "failures"


class Cell(Struct, frozen=True):
    """Two decks: what the first of them won against the second."""

    a: str
    b: str
    games: int  # without those that broke
    wins: int
    losses: int
    draws: int
    errors: int
    rate: Estimate

    def turned(self) -> Cell:
        """The same as the other deck sees it."""
        rate = Estimate(1 - self.rate.value, 1 - self.rate.high, 1 - self.rate.low)
        return Cell(self.b, self.a, self.games, self.losses, self.wins, self.draws, self.errors, rate)


class Row(Struct, frozen=True):
    id: str
    games: int
    rate: Estimate


class Matrix(Struct, frozen=True):
    """The result, as it is kept in a file."""

    format: Literal["kaimaku-matrix-1"]
    made: str  # when, ISO 8601
    run: Run
    games: int  # asked for, of each pair
    cells: list[Cell]  # one for each pair, in the order of the decks
    field: list[Row]  # one for each deck, in their order

    def cell(self, a: str, b: str) -> Cell | None:
        """What a deck won against another; nothing against itself."""
        for cell in self.cells:
            if (cell.a, cell.b) == (a, b):
                return cell
            if (cell.a, cell.b) == (b, a):
                return cell.turned()
        return None

    def by_strength(self) -> list[Entrant]:
        """The decks, the most successful first."""
        rates = {row.id: row.rate.value for row in self.field}
        return sorted(self.run.decks, key=lambda deck: -rates[deck.id])

    @property
    def errors(self) -> int:
        return sum(cell.errors for cell in self.cells)


def matrix_run(game: str, entrants: Sequence[Entrant], bot: str = "greedy", seed: int = 0) -> Run:
    """What is to be played; ValueError or LookupError if it cannot be."""
    must_have_decks(game)
    if len(entrants) < 2:
        raise ValueError("a matrix needs at least two decks")
    bot_named(bot, game)
    must_be_playable(game, entrants)
    return Run(FORMAT, "matrix", game, bot, seed, __version__, cards_hash(game, entrants), list(entrants))


def matrix_duels(run: Run, games: int, folder: Path) -> list[Duel]:
    """All duels: the first seed for every pair, then the second, so that a run that stops early is even."""
    brought = {each.id: each.deck(run.game) for each in run.decks}
    failures = str(folder / FAILURES)
    return [
        Duel(run.game, run.bot, run.seed, number, a.id, b.id, (first, second), failures)
        for number in numbers(games)
        for a, b in combinations(run.decks, 2)
        for first, second in [decks_for(run.game, 2, [brought[a.id], brought[b.id]])]
    ]


def matrix(run: Run, records: Sequence[Record], games: int, made: str) -> Matrix:
    """What the finished duels say."""
    cells = [
        _cell(a.id, b.id, [r for r in records if (r.a, r.b) == (a.id, b.id)]) for a, b in combinations(run.decks, 2)
    ]
    return Matrix("kaimaku-matrix-1", made, run, games, cells, [_row(deck.id, records) for deck in run.decks])


def _cell(a: str, b: str, records: Sequence[Record]) -> Cell:
    scores = [score for record in records for score in record.scores]
    errors = sum(bool(half.error) for record in records for half in record.games)
    wins, draws = scores.count(1.0), scores.count(HALF)
    return Cell(a, b, len(scores), wins, len(scores) - wins - draws, draws, errors, _rate(records))


def _row(id: str, records: Sequence[Record]) -> Row:
    mine = [_as(id, record) for record in records if id in (record.a, record.b)]
    return Row(id, sum(len(record.scores) for record in mine), _rate(mine))


def _rate(records: Sequence[Record]) -> Estimate:
    return share(grouped((record.number, record.scores) for record in records))


def _as(id: str, record: Record) -> Record:
    """A record as one of its decks sees it."""
    if record.a == id:
        return record
    first, second = (replace(half, score=1 - half.score) for half in record.games)
    return Record(record.b, record.a, record.number, (first, second))


def to_json(result: Struct) -> bytes:
    return msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n"


def read_matrix(data: bytes) -> Matrix:
    return msgspec.json.decode(data, type=Matrix)
